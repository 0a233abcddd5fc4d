// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_SOURCEINDEX_H
#define CUDA_TIDY_FRONTEND_SOURCEINDEX_H

#include "finding/Finding.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace clang {
class ASTContext;
class Expr;
class FunctionDecl;
class IfStmt;
} // namespace clang

namespace cudatidy {

class TranslationUnit;

/// Leads from a debug location of the IR back to the source range that a reader would point at.
///
/// Debug locations name one token: the array's name in `Rows[I].Weight[J]`, the arrow in `P->X`. The index knows, for
/// each token that an expression of a function body is located at, the largest memory-access expression located there,
/// and the macro that it was written in.
class SourceIndex {
public:
  explicit SourceIndex(const TranslationUnit &Unit);

  /// The place for a debug location. File is as the debug info spells it; Line and Column count from 1. The range is
  /// one token where no expression is known; its line is always Line, so that a finding is where the counters are.
  Place place(llvm::StringRef File, unsigned Line, unsigned Column) const;

  /// The expression that place() covers; null when only a token is known.
  const clang::Expr *expression(llvm::StringRef File, unsigned Line, unsigned Column) const;

  /// The function whose body holds that expression; null when only a token is known.
  const clang::FunctionDecl *function(llvm::StringRef File, unsigned Line, unsigned Column) const;

  /// An `if`, and the function whose body holds it.
  struct Test {
    const clang::IfStmt *If = nullptr;
    const clang::FunctionDecl *In = nullptr;
  };
  /// The `if` whose test stands at a debug location; none when no `if` does.
  Test test(llvm::StringRef File, unsigned Line, unsigned Column) const;

  /// The tests of the `else if`s that follow the `if` whose test stands at a debug location, as (line, column).
  std::vector<std::pair<unsigned, unsigned>> laterTests(llvm::StringRef File, unsigned Line, unsigned Column) const;

  /// Whether the token at a debug location was written by a macro's body: no fix may edit it.
  bool inMacroBody(llvm::StringRef File, unsigned Line, unsigned Column) const;

  /// Whether a file, as the debug info spells it, is a system header: the toolkit's, the compiler's, our own.
  bool isSystem(llvm::StringRef File) const;

  /// Real path of a file as the debug info spells it.
  std::string realPath(llvm::StringRef File) const;

private:
  using Key = std::tuple<std::string, unsigned, unsigned>; ///< real path, line, column
  Key key(llvm::StringRef File, unsigned Line, unsigned Column) const;

  const TranslationUnit &Unit;
  struct Entry {
    const clang::Expr *E = nullptr;
    const clang::FunctionDecl *In = nullptr;
  };
  std::map<Key, Entry> Expressions;
  std::map<Key, Test> Tests;
  mutable llvm::StringMap<std::string> RealPaths;
  mutable llvm::StringMap<bool> System;
};

} // namespace cudatidy

#endif
