// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_TOOLKIT_H
#define CUDA_TIDY_FRONTEND_TOOLKIT_H

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

namespace cudatidy {

/// A place that holds CUDA's own headers: an installation, Debian's package or the wheels of pip.
struct Toolkit {
  std::string Root; ///< real path: what --cuda-path would name
  /// In search order: the folder of cuda_runtime.h, CCCL's own when it has one (CUDA 13), then the other wheels'.
  std::vector<std::string> Includes;
  unsigned Major = 0, Minor = 0; ///< of CUDA_VERSION in cuda.h; 0: not readable
  /// How it was found: "--cuda-path", "CUDA_HOME", "CUDA_PATH", "compiler", "PATH", "installed", "debian", "pip".
  std::string Origin;
  /// Why the headers cannot be used; empty when they can.
  std::string Unusable;

  std::string version() const; ///< such as "12.9"; "unknown" when not readable
};

/// As --cuda-path: no toolkit, as on a machine that has none.
constexpr const char *NoToolkit = "none";

/// What the search may look at. Empty strings: not given.
struct ToolkitSearch {
  std::string CudaPath;                                       ///< --cuda-path
  std::string Compiler;                                       ///< nvcc of the compile command, as written there
  std::string Home, Path, Search;                             ///< the environment's CUDA_HOME, CUDA_PATH and PATH
  std::vector<std::string> Prefixes = {"/usr/local", "/opt"}; ///< folders with cuda*, in order
  std::string System = "/usr";                                ///< root of the distribution's own packages
  std::vector<std::string> SitePackages;                      ///< Python folders that may hold nvidia/*

  /// The environment of this process and the Python folders that it names.
  static ToolkitSearch fromEnvironment();
};

/// All candidates (none for NoToolkit), the one to use first among those that are usable; the same folder is listed
/// once.
std::vector<Toolkit> findToolkits(const ToolkitSearch &Where);

/// The toolkit at Root, whatever its layout; none when no cuda_runtime.h is there.
std::optional<Toolkit> toolkitAt(const std::string &Root);

/// The first usable candidate.
const Toolkit *chosen(const std::vector<Toolkit> &All);

/// For `doctor`: every candidate with its version, origin, folders, and what it is used for.
nlohmann::ordered_json describe(const std::vector<Toolkit> &All);

} // namespace cudatidy

#endif
