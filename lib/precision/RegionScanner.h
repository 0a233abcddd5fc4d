// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inside of DoubleRegions: cuts the body of one function into regions.
#ifndef CUDA_TIDY_PRECISION_REGIONSCANNER_H
#define CUDA_TIDY_PRECISION_REGIONSCANNER_H

#include "precision/DoubleRegions.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"

namespace cudatidy {

class RegionScanner {
public:
  /// ClangOverloads: clang's wrapper headers were parsed, whose pow(float, int) is of float, unlike nvcc's.
  RegionScanner(clang::ASTContext &Context, const clang::FunctionDecl &In, bool ClangOverloads,
                std::vector<DoubleRegion> &Out);
  void scan(const clang::Stmt *S);

private:
  /// How an operand's value relates to FP32.
  enum class Rounding {
    Exact,   ///< FP32 holds it
    OneStep, ///< one correctly rounded operation on values that FP32 holds
    More
  };
  struct Shape {
    Rounding Value = Rounding::More;
    bool FloatOnceFixed = false; ///< the operand is of float when all literals have their suffix
  };

  // Where regions begin; each returns false when S begins none.
  bool scanCast(const clang::Stmt *S);
  bool scanComparison(const clang::Stmt *S);
  bool scanCompoundAssignment(const clang::Stmt *S);
  bool scanCall(const clang::Stmt *S);
  bool scanConstruction(const clang::Stmt *S);
  const clang::CallExpr *clangPow(const clang::Expr *E) const;
  static llvm::SmallVector<const clang::Expr *, 2> arithmeticOperands(const clang::Expr *E);
  bool holdsClangPow(const clang::Expr *E) const;
  void collectClangPow(const clang::Expr *E, DoubleRegion &R);
  void scanDeclarations(const clang::DeclStmt &S);
  void scanIntended(const clang::Expr *E);

  // What a region is made of.
  Shape collect(const clang::Expr *E, DoubleRegion &R);
  Shape collectCast(const clang::CastExpr *E, DoubleRegion &R);
  Shape collectVariable(const clang::Expr *E, DoubleRegion &R);
  Shape collectOperator(const clang::BinaryOperator *E, DoubleRegion &R);
  Shape collectCall(const clang::CallExpr *E, DoubleRegion &R);
  Shape collectMath(const clang::CallExpr *E, const clang::FunctionDecl &Callee, DoubleRegion &R);
  Shape intended(const clang::Expr *E, DoubleRegion &R);
  void addCause(DoubleRegion &R, DoubleCause::Kind What, std::string Name, clang::SourceRange Range);

  DoubleRegion begin(const clang::Stmt *S);
  void finish(DoubleRegion R);
  bool isSystem(const clang::FunctionDecl &F) const;

  clang::ASTContext &Context;
  const clang::SourceManager &SM;
  const clang::FunctionDecl &In;
  const bool ClangOverloads;
  std::vector<DoubleRegion> &Out;
};

} // namespace cudatidy

#endif
