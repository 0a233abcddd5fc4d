// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_GPUARCH_H
#define CUDA_TIDY_FRONTEND_GPUARCH_H

#include "llvm/ADT/StringRef.h"

#include <compare>
#include <optional>
#include <string>
#include <vector>

namespace cudatidy {

/// A GPU architecture as nvcc names it: 90 with suffix 'a' for sm_90a or compute_90a.
struct GpuArch {
  unsigned Number = 0; ///< major * 10 + minor
  char Suffix = 0;     ///< 'a' (this GPU only), 'f' (this family), or none

  auto operator<=>(const GpuArch &) const = default;
  std::string text() const; ///< "90a"
  std::string sm() const { return "sm_" + text(); }
};

/// Reads "sm_90", "compute_90a", "lto_80", "90a", "9.0a". None: no such name (such as "native").
std::optional<GpuArch> parseGpuArch(llvm::StringRef Name);

/// Where an entry of the architecture list comes from.
enum class ArchOrigin { Arch, Gencode, Native, All, AllMajor, OffloadArch, BuildFile, ToolkitDefault };
llvm::StringRef name(ArchOrigin O);

/// What is generated: machine code, PTX, or the intermediate form of link-time optimisation.
enum class CodeKind { Real, Ptx, Lto };

/// One entry of what a compile command builds for.
struct ArchTarget {
  GpuArch Virtual; ///< what __CUDA_ARCH__ says
  GpuArch Code;    ///< what the result runs on
  CodeKind Kind = CodeKind::Real;
  ArchOrigin Origin = ArchOrigin::Arch;
  unsigned Argument = 0; ///< index into CompileCommand::Argv; Argv.size() for the toolkit's default
};

/// The specification of one -gencode: `arch=compute_90,code=[sm_90,compute_90]`, quotes and brackets optional.
/// Empty: not a specification that nvcc takes.
std::vector<ArchTarget> parseGencode(llvm::StringRef Specification);

/// What nvcc builds for when a command names no architecture. Source: release notes of CUDA 7 to 13. None: unknown.
std::optional<GpuArch> toolkitDefaultArch(unsigned ToolkitMajor);

/// The architecture as clang knows it: itself, or its base (sm_100f -> sm_100), or the nearest older one.
std::string clangArch(GpuArch Wanted);

} // namespace cudatidy

#endif
