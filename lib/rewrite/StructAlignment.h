// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// An alignment that lets a structure be moved as one vector.
///
///   struct Body { float X, Y, Z, M; };      ->      struct alignas(16) Body { float X, Y, Z, M; };
#ifndef CUDATIDY_REWRITE_STRUCTALIGNMENT_H
#define CUDATIDY_REWRITE_STRUCTALIGNMENT_H

#include "finding/Finding.h"

#include <optional>

namespace clang {
class RecordDecl;
} // namespace clang

namespace cudatidy {

/// The edit; none when the structure's size is not that of one access (8 or 16 bytes), when it has that alignment
/// already, when no place of its head can be edited, or when it is a template.
std::optional<Edit> alignToSize(const clang::RecordDecl &R);

} // namespace cudatidy

#endif
