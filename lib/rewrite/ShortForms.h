// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Arithmetic written shorter.
///
///   powf(X, 2.0f)     ->  (X * X)
///   1.0f / sqrtf(X)   ->  rsqrtf(X)
#ifndef CUDATIDY_REWRITE_SHORTFORMS_H
#define CUDATIDY_REWRITE_SHORTFORMS_H

#include "finding/Finding.h"

namespace clang {
class Expr;
class FunctionDecl;
} // namespace clang

namespace cudatidy {

/// A product in place of a call of pow with an integral exponent. Empty when Call is no such call, when its base is
/// more than a variable, a member or an element at such an index, or of another type, and in macros.
std::vector<Edit> productFor(const clang::Expr *Call, const clang::FunctionDecl *In, unsigned Exponent);

/// A call of Function in place of 1 divided by the square root that Root computes. Empty when something else than 1 is
/// divided, when a type changes on the way, and in macros.
std::vector<Edit> reciprocalRootFor(const clang::Expr *Root, const clang::FunctionDecl *In, const char *Function);

} // namespace cudatidy

#endif
