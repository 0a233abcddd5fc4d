// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_BUILD_COVERAGE_H
#define CUDA_TIDY_BUILD_COVERAGE_H

#include "build/BuildFacts.h"

#include "Toolkits.h"
#include "llvm/Support/Error.h"

namespace cudatidy {

/// The toolkit of a version such as "12.4"; null when the tables do not have it.
const hw::Toolkit *findToolkit(llvm::StringRef Version);
const hw::Toolkit *findToolkit(const ToolkitFact &T);

/// Whether its nvcc compiles for an architecture.
bool compilesFor(const hw::Toolkit &T, GpuArch Arch);

/// Whether no toolkit of that major version (any of the tables, when it has none of its own) compiles for it, although
/// older ones do. None: the tables do not know the architecture.
std::optional<bool> isRemoved(GpuArch Arch, const ToolkitFact &T);

/// The last toolkit that compiles for an architecture; null when none is known.
const hw::Toolkit *lastToolkitFor(GpuArch Arch);

/// "A100", "RTX 4090 D", "sm_90". The error says which name was probably meant, or that parts of several architectures
/// have it.
llvm::Expected<TargetGpu> findTarget(llvm::StringRef Name);

/// The part of an architecture that the project says it runs on: the first among the declared targets' names, else the
/// architecture's typical one. Null for an architecture that is not known, or that has no part.
const hw::Gpu *partFor(llvm::StringRef Arch, llvm::ArrayRef<std::string> Targets);

/// How the code of a group reaches a GPU.
enum class Service {
  Native,  ///< machine code runs as it is
  Jit,     ///< the driver compiles PTX when the program starts
  Nothing, ///< "no kernel image is available for execution on the device"
  Unknown,
};
Service serviceOf(const CompileGroup &G, const TargetGpu &Gpu, const std::optional<ToolkitFact> &Toolkit);

/// What a group is built for with the toolkit's default, `all` and `all-major` written out; none: it is not known.
std::optional<std::vector<ArchFact>> allArchs(const CompileGroup &G, const std::optional<ToolkitFact> &Toolkit);

/// Machine code for Code runs on a GPU of architecture On. Source: CUDA C++ Programming Guide, binary compatibility,
/// and its sections on architecture- and family-specific features: within a major version upwards on desktop parts,
/// only the same one on Tegra; `a` only the same one; `f` within the family.
bool runsOn(GpuArch Code, GpuArch On);
/// PTX for Virtual can be compiled for On.
bool compilesOn(GpuArch Virtual, GpuArch On);

} // namespace cudatidy

#endif
