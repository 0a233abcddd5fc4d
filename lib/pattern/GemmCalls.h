// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Calls of cuBLAS that multiply matrices or a matrix and a vector, and what is known of their handles.
#ifndef CUDATIDY_PATTERN_GEMMCALLS_H
#define CUDATIDY_PATTERN_GEMMCALLS_H

#include "frontend/Frontend.h"

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <set>
#include <vector>

namespace clang {
class CallExpr;
class Expr;
class FunctionDecl;
class Stmt;
class ValueDecl;
} // namespace clang

namespace cudatidy {

/// One call; expressions that its function does not take are null.
struct GemmCall {
  const clang::CallExpr *Call = nullptr;
  const clang::FunctionDecl *In = nullptr;
  const clang::Stmt *Loop = nullptr; ///< the innermost around it in its function; null: none
  std::string Name;                  ///< as users write it: cublasSgemm
  bool IsVector = false;             ///< gemv: B and C are vectors
  const clang::Expr *Handle = nullptr, *M = nullptr, *N = nullptr, *K = nullptr;
  const clang::Expr *A = nullptr, *B = nullptr, *C = nullptr;
  const clang::Expr *Lda = nullptr, *Ldb = nullptr, *Ldc = nullptr;
  const clang::Expr *Batches = nullptr;
  /// cudaDataType of the operands ("CUDA_R_16F"), and compute type ("CUBLAS_COMPUTE_32F"), by name; empty when that is
  /// not known.
  std::string Type, Compute;
};

/// The calls of one file, and what it does to math modes.
struct GemmCalls {
  explicit GemmCalls(const TranslationUnit &U);

  std::vector<GemmCall> All;
  /// Math modes other than the default that some handle gets here, or one that is not known.
  bool SetsMathMode = false;
  std::set<const clang::ValueDecl *> Created; ///< handles that cublasCreate makes here
};

/// The value of an integer expression that is the same whenever it is evaluated: constants, and variables that nothing
/// in their function changes.
std::optional<int64_t> constantOf(const clang::Expr *E, const clang::FunctionDecl *In, clang::ASTContext &Context);

/// The variable that an expression names, behind casts, & and *, array subscripts, and calls that only take a pointer
/// out of it; null when it is none.
const clang::ValueDecl *variableOf(const clang::Expr *E);

/// Whether any of the variables that E names changes while Loop runs.
bool changesIn(const clang::Expr *E, const clang::Stmt *Loop);

/// How often a statement names a variable.
unsigned timesNamed(const clang::ValueDecl *D, const clang::Stmt *In);

} // namespace cudatidy

#endif
