// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// From instructions back to the source.
#ifndef CUDATIDY_MODEL_PLACES_H
#define CUDATIDY_MODEL_PLACES_H

#include "model/Model.h"

namespace cudatidy {

/// The chain of places of an instruction, innermost first: where it stands,
/// then the calls through which it was inlined. Empty without debug info.
std::vector<SourcePoint> placesOf(const llvm::Instruction &I);

/// The calls through which an instruction was inlined, innermost first.
std::vector<SourcePoint> callsOf(const llvm::Instruction &I);

/// placesOf for a site: a loop's branch stands where its condition does, as in nvcc's line tables; the statement
/// follows.
std::vector<SourcePoint> placesOf(const SiteInfo &S);

/// Where a function is defined.
SourcePoint placeOf(const llvm::Function &F);

/// The number of the kernel's argument, from 0, that points to a site's object; none for other objects.
std::optional<unsigned> argumentOf(const llvm::Function &Kernel, uint32_t Object);

/// The name of the argument or variable at a site's object, empty if none.
std::string arrayName(const llvm::Function &Kernel, uint32_t Object);

} // namespace cudatidy

#endif
