// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Kernels written out for a reader: the pattern that a finding asks for, with the element type at hand. Each is whole
/// declarations that compile at the end of the file; none is ever applied.
#ifndef CUDATIDY_REWRITE_GENERATEDCODE_H
#define CUDATIDY_REWRITE_GENERATEDCODE_H

#include "clang/AST/Type.h"

#include <optional>
#include <string>

namespace cudatidy {

/// A type as code at the end of the file can name it; none for types without a name there.
std::optional<std::string> spelledType(clang::QualType T);

/// A transpose through a padded tile in shared memory: both sides coalesced.
std::string stagedTranspose(const std::string &Name, const std::string &Type);
/// A matrix product whose blocks keep a tile of each factor in shared memory.
std::string tiledProduct(const std::string &Name, const std::string &Type);
/// A function that fills a shared copy of a table's tile before a loop over it.
std::string sharedTile(const std::string &Name, const std::string &Type);
/// A sum over the block with one atomic operation at the end.
std::string blockSum(const std::string &Name, const std::string &Type, bool IsInteger32, bool HasReduce);
/// Places in a list, drawn once a warp.
std::string warpTicket(const std::string &Name, const std::string &Type);

} // namespace cudatidy

#endif
