// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_HOST_HOSTFACTS_H
#define CUDA_TIDY_HOST_HOSTFACTS_H

#include "frontend/Frontend.h"
#include "host/Launch.h"

#include "llvm/Support/raw_ostream.h"
#include <nlohmann/json_fwd.hpp>

#include <map>
#include <span>
#include <string>
#include <vector>

namespace cudatidy {

/// What the evaluation of host code is told from outside.
struct HostOptions {
  /// Facts of the device, by the names of cudaDeviceProp's members ("multiProcessorCount", "maxThreadsDim[0]");
  /// from rules/. What is absent is unknown to the host code that asks for it.
  std::map<std::string, int64_t, std::less<>> Device;
  /// What follows the program's name on its command line, one list a run, such as a Makefile's run target gives them
  /// (RunLine.h). Empty: not known; main then runs without arguments, and with unknown ones when it wants some.
  std::vector<std::vector<std::string>> Runs;
  /// The assumption for a kernel of which nothing is known, and the stand-in for a dimension that is not resolved.
  Dim3 AssumedGrid{1024, 1, 1}, AssumedBlock{256, 1, 1};
  /// Distinct configurations kept per launch and kernel.
  unsigned MaxConfigurations = 8;
  /// Evaluated statements and expressions per file.
  uint64_t Budget = 250'000;
};

/// A kernel that a file defines, and what its attributes say of its launches.
struct KernelFact {
  std::string Kernel; ///< mangled name
  std::string Name;   ///< qualified name in the source
  std::string File;
  unsigned Line = 0;
  uint64_t MaxThreads = 0; ///< of __launch_bounds__; 0: none
  Dim3 Cluster{1, 1, 1};   ///< of __cluster_dims__
  bool HasCluster = false;
};

/// A call that leaves its file, with what it passes.
struct OutgoingCall {
  std::string Function; ///< mangled name
  std::vector<ArgumentValue> Arguments;
  friend bool operator==(const OutgoingCall &, const OutgoingCall &) = default;
};

/// What one file's host code says about launches, its own and those of kernels elsewhere.
struct HostFacts {
  std::string File;
  bool HasMain = false;
  std::vector<KernelFact> Kernels;
  std::vector<Launch> Launches;
  std::vector<OutgoingCall> Calls;
  std::vector<std::string> Exports; ///< functions defined here that other files can call, mangled
  std::vector<std::string> Imports; ///< functions called here that no header defines, mangled
};

/// Evaluates one file's host code. Incoming: calls from other files, whose values its functions then get.
HostFacts collectHostFacts(const TranslationUnit &Unit, const HostOptions &Options,
                           std::span<const OutgoingCall> Incoming = {});

nlohmann::json toJson(const HostFacts &Facts);
/// Facts as toJson wrote them; an error says what is missing.
llvm::Expected<HostFacts> fromJson(const nlohmann::json &J);

/// The launches of all kernels of these files. Each kernel has at least one: where host code gives none, its attributes
/// (Source Bounds), else the assumption (Source Assumed). Sorted by kernel, instances of one template together;
/// instances and launches as they were met.
std::vector<Launch> resolveLaunches(std::span<const HostFacts> Files, const HostOptions &Options);

/// Calls that leave one of these files for a function of File.
std::vector<OutgoingCall> incomingCalls(std::span<const HostFacts> Files, const HostFacts &File);

/// "host", "option", "bounds", "assumed".
llvm::StringRef nameOf(LaunchSource Source);

/// Writes launches for people and FileCheck, one a line.
void printLaunches(llvm::raw_ostream &Out, std::span<const Launch> Launches);

} // namespace cudatidy

#endif
