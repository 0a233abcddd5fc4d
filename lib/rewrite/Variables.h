// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDATIDY_REWRITE_VARIABLES_H
#define CUDATIDY_REWRITE_VARIABLES_H

#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"

namespace cudatidy {

/// The variable that an expression is, parentheses and conversions aside; null when it is anything else.
inline const clang::VarDecl *variable(const clang::Expr *E) {
  const auto *D = llvm::dyn_cast_or_null<clang::DeclRefExpr>(E ? E->IgnoreParenImpCasts() : nullptr);
  return D ? llvm::dyn_cast<clang::VarDecl>(D->getDecl()) : nullptr;
}

} // namespace cudatidy

#endif
