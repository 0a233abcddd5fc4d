// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_BUILD_SOURCEUSES_H
#define CUDA_TIDY_BUILD_SOURCEUSES_H

#include "build/SourceText.h"

#include <optional>
#include <set>

namespace cudatidy {

/// A preprocessor condition that asks for nothing but a least architecture: `#if __CUDA_ARCH__ >= 900`.
struct ArchTest {
  Place At;
  unsigned Least = 0;          ///< 900
  std::string Operator;        ///< ">=", ">" or "=="
  bool InHostFunction = false; ///< no device pass ever compiles what surrounds it
};

/// A PTX instruction in inline assembly.
struct AsmUse {
  std::string Instruction; ///< "wgmma.mma_async.sync…"
  Place At;
  unsigned Least = 0;   ///< the largest __CUDA_ARCH__ that the conditions around it ask for; 0: none
  bool Guarded = false; ///< some condition around it is about something else, and may leave it out
};

/// What a source's text shows that decides how it must be built. Text only: comments and strings are left out, macros
/// are not expanded, conditions are those of the preprocessor.
struct SourceUses {
  std::vector<ArchTest> Tests;
  std::vector<AsmUse> Asm;
  std::optional<Place> HostTest; ///< a test of __CUDA_ARCH__ inside a host function
  std::optional<Place> Cccl;     ///< an #include of Thrust, CUB or libcu++
  std::string CcclHeader;
  std::optional<Place> NegativePow; ///< powf of a difference or a negated value
  std::optional<Place> Denormals;   ///< a name that is only there for denormal numbers
  std::optional<Place> NanTest;     ///< isnan() and its like
  std::optional<Place> LaunchBounds;
  std::set<std::string> Includes; ///< of quoted names
  std::set<std::string> Systems;  ///< of names in angle brackets
  bool OutsideDevice = false;     ///< device symbols of other files, launches from kernels: relocatable code is needed
};

SourceUses readUses(const SourceText &File);

} // namespace cudatidy

#endif
