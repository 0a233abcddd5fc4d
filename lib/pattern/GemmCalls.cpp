// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "pattern/GemmCalls.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/ADT/STLExtras.h"

using namespace cudatidy;

namespace {

/// Where a function takes what; -1: not at all. From cuBLAS's reference.
struct Signature {
  llvm::StringRef Name;
  unsigned Arguments;
  int M, N, K, A, Lda, B, Ldb, C, Ldc;
  int Type, Compute, Batches;
  llvm::StringRef Fixed; ///< operand type where no argument tells it
};

constexpr Signature Signatures[] = {
    {"cublasSgemm", 14, 3, 4, 5, 7, 8, 9, 10, 12, 13, -1, -1, -1, "CUDA_R_32F"},
    {"cublasHgemm", 14, 3, 4, 5, 7, 8, 9, 10, 12, 13, -1, -1, -1, "CUDA_R_16F"},
    {"cublasSgemmEx", 17, 3, 4, 5, 7, 9, 10, 12, 14, 16, 8, -1, -1, ""},
    {"cublasGemmEx", 19, 3, 4, 5, 7, 9, 10, 12, 14, 16, 8, 17, -1, ""},
    {"cublasSgemmStridedBatched", 18, 3, 4, 5, 7, 8, 10, 11, 14, 15, -1, -1, 17, "CUDA_R_32F"},
    {"cublasHgemmStridedBatched", 18, 3, 4, 5, 7, 8, 10, 11, 14, 15, -1, -1, 17, "CUDA_R_16F"},
    {"cublasGemmStridedBatchedEx", 23, 3, 4, 5, 7, 9, 11, 13, 16, 18, 8, 21, 20, ""},
    {"cublasSgemmBatched", 15, 3, 4, 5, 7, 8, 9, 10, 12, 13, -1, -1, 14, "CUDA_R_32F"},
    {"cublasHgemmBatched", 15, 3, 4, 5, 7, 8, 9, 10, 12, 13, -1, -1, 14, "CUDA_R_16F"},
    {"cublasGemmBatchedEx", 20, 3, 4, 5, 7, 9, 10, 12, 14, 16, 8, 18, 17, ""},
    {"cublasLtMatmul", 16, -1, -1, -1, 3, -1, 5, -1, 10, -1, -1, -1, -1, ""},
    {"cublasSgemv", 12, 2, 3, -1, 5, 6, 7, -1, 10, -1, -1, -1, -1, "CUDA_R_32F"},
};

llvm::StringRef enumerator(const clang::Expr *E) {
  const auto *R = llvm::dyn_cast<clang::DeclRefExpr>(E->IgnoreParenCasts());
  return R && llvm::isa<clang::EnumConstantDecl>(R->getDecl()) ? R->getDecl()->getName() : llvm::StringRef();
}

/// Names without what cuBLAS's own macros add.
llvm::StringRef plainName(llvm::StringRef Name) {
  Name.consume_back("_64");
  Name.consume_back("_v2");
  return Name;
}

template <typename Callback> class CallVisitor : public clang::RecursiveASTVisitor<CallVisitor<Callback>> {
public:
  using Base = clang::RecursiveASTVisitor<CallVisitor>;
  explicit CallVisitor(Callback Take) : Take(std::move(Take)) {}
  bool shouldVisitTemplateInstantiations() const { return true; }
  bool TraverseDecl(clang::Decl *D) {
    const auto *F = llvm::dyn_cast_or_null<clang::FunctionDecl>(D);
    const clang::FunctionDecl *OuterIn = std::exchange(In, F ? F : In);
    const clang::Stmt *OuterLoop = std::exchange(Loop, F ? nullptr : Loop);
    const bool Goes = Base::TraverseDecl(D);
    In = OuterIn;
    Loop = OuterLoop;
    return Goes;
  }
  bool TraverseForStmt(clang::ForStmt *S) {
    return inLoop(S, [&] { return Base::TraverseForStmt(S); });
  }
  bool TraverseWhileStmt(clang::WhileStmt *S) {
    return inLoop(S, [&] { return Base::TraverseWhileStmt(S); });
  }
  bool TraverseDoStmt(clang::DoStmt *S) {
    return inLoop(S, [&] { return Base::TraverseDoStmt(S); });
  }
  bool TraverseCXXForRangeStmt(clang::CXXForRangeStmt *S) {
    return inLoop(S, [&] { return Base::TraverseCXXForRangeStmt(S); });
  }
  bool VisitCallExpr(clang::CallExpr *C) {
    if (In && !In->isDependentContext()) {
      Take(*C, *In, Loop);
    }
    return true;
  }

private:
  template <typename Run> bool inLoop(const clang::Stmt *S, Run Go) {
    const clang::Stmt *Outer = std::exchange(Loop, S);
    const bool Goes = Go();
    Loop = Outer;
    return Goes;
  }
  Callback Take;
  const clang::FunctionDecl *In = nullptr;
  const clang::Stmt *Loop = nullptr;
};

/// Variables that a statement may write, their address taken included.
class WriteVisitor : public clang::RecursiveASTVisitor<WriteVisitor> {
public:
  bool VisitBinaryOperator(clang::BinaryOperator *B) { return !B->isAssignmentOp() || add(B->getLHS()); }
  bool VisitUnaryOperator(clang::UnaryOperator *U) {
    return !(U->isIncrementDecrementOp() || U->getOpcode() == clang::UO_AddrOf) || add(U->getSubExpr());
  }
  bool VisitCallExpr(clang::CallExpr *C) {
    for (const clang::Expr *E : C->arguments()) { // by reference
      if (E->isGLValue() && !E->getType().isConstQualified()) {
        add(E);
      }
    }
    return true;
  }
  bool VisitVarDecl(clang::VarDecl *D) {
    Declared.insert(D);
    return true;
  }
  std::set<const clang::ValueDecl *> Written, Declared;

private:
  bool add(const clang::Expr *E) {
    if (const clang::ValueDecl *D = variableOf(E)) {
      Written.insert(D);
    }
    return true;
  }
};

class NameVisitor : public clang::RecursiveASTVisitor<NameVisitor> {
public:
  bool VisitDeclRefExpr(clang::DeclRefExpr *E) {
    Named.insert(E->getDecl());
    return true;
  }
  bool VisitCallExpr(clang::CallExpr *) {
    Calls = true;
    return true;
  }
  std::multiset<const clang::ValueDecl *> Named;
  bool Calls = false;
};

GemmCall gemmCall(const Signature &S, const clang::CallExpr &C) {
  GemmCall G;
  const auto At = [&](int I) { return I < 0 ? nullptr : C.getArg(unsigned(I)); };
  G.Call = &C;
  G.Name = S.Name.str();
  G.IsVector = S.Name.ends_with("gemv");
  G.Handle = At(0);
  G.M = At(S.M);
  G.N = At(S.N);
  G.K = At(S.K);
  G.A = At(S.A);
  G.Lda = At(S.Lda);
  G.B = At(S.B);
  G.Ldb = At(S.Ldb);
  G.C = At(S.C);
  G.Ldc = At(S.Ldc);
  G.Batches = At(S.Batches);
  G.Type = S.Type < 0 ? S.Fixed.str() : enumerator(At(S.Type)).str();
  G.Compute = S.Compute < 0 ? std::string() : enumerator(At(S.Compute)).str();
  return G;
}

} // namespace

GemmCalls::GemmCalls(const TranslationUnit &U) {
  const clang::SourceManager &SM = U.ast().getSourceManager();
  CallVisitor Visitor([&](const clang::CallExpr &C, const clang::FunctionDecl &In, const clang::Stmt *Loop) {
    const clang::FunctionDecl *Callee = C.getDirectCallee();
    if (!Callee || !Callee->getIdentifier()) {
      return;
    }
    const llvm::StringRef Name = plainName(Callee->getName());
    if (!Name.starts_with("cublas")) {
      return;
    }
    if (Name == "cublasSetMathMode" && C.getNumArgs() == 2) {
      SetsMathMode |= enumerator(C.getArg(1)) != "CUBLAS_DEFAULT_MATH";
    } else if (Name == "cublasCreate" && C.getNumArgs() == 1) {
      if (const clang::ValueDecl *D = variableOf(C.getArg(0))) {
        Created.insert(D);
      }
    }
    const auto *S =
        llvm::find_if(Signatures, [&](const Signature &X) { return X.Name == Name && X.Arguments == C.getNumArgs(); });
    if (S != std::end(Signatures)) {
      GemmCall G = gemmCall(*S, C);
      G.In = &In;
      G.Loop = Loop;
      All.push_back(std::move(G));
    }
  });
  for (clang::Decl *D : U.ast().getTranslationUnitDecl()->decls()) {
    if (!SM.isInSystemHeader(SM.getExpansionLoc(D->getLocation()))) {
      Visitor.TraverseDecl(D);
    }
  }
}

std::optional<int64_t> cudatidy::constantOf(const clang::Expr *E, const clang::FunctionDecl *In,
                                            clang::ASTContext &Context) {
  if (!E || E->isValueDependent() || !E->getType()->isIntegerType()) {
    return std::nullopt;
  }
  clang::Expr::EvalResult R;
  if (E->EvaluateAsInt(R, Context)) {
    return R.Val.getInt().getExtValue();
  }
  const auto *D = llvm::dyn_cast<clang::DeclRefExpr>(E->IgnoreParenImpCasts());
  const auto *V = D ? llvm::dyn_cast<clang::VarDecl>(D->getDecl()) : nullptr;
  if (!V || !V->isLocalVarDecl() || !V->getInit() || !In || !In->getBody()) {
    return std::nullopt;
  }
  WriteVisitor Writes;
  Writes.TraverseStmt(In->getBody());
  return Writes.Written.contains(V) ? std::nullopt : constantOf(V->getInit(), In, Context);
}

const clang::ValueDecl *cudatidy::variableOf(const clang::Expr *E) {
  while (E) {
    E = E->IgnoreParenCasts();
    if (const auto *D = llvm::dyn_cast<clang::DeclRefExpr>(E)) {
      return D->getDecl();
    }
    if (const auto *M = llvm::dyn_cast<clang::MemberExpr>(E)) {
      return M->getMemberDecl();
    }
    if (const auto *A = llvm::dyn_cast<clang::ArraySubscriptExpr>(E)) {
      E = A->getBase();
    } else if (const auto *C = llvm::dyn_cast<clang::CXXMemberCallExpr>(E)) {
      E = C->getImplicitObjectArgument(); // Tensor.data_ptr(), Buffer.get()
    } else if (const auto *C2 = llvm::dyn_cast<clang::CallExpr>(E);
               C2 && C2->getNumArgs() == 1 && E->getType()->isAnyPointerType()) {
      E = C2->getArg(0); // raw_pointer_cast(Buffer.data())
    } else if (const auto *U = llvm::dyn_cast<clang::UnaryOperator>(E)) {
      E = U->getSubExpr();
    } else if (const auto *B = llvm::dyn_cast<clang::BinaryOperator>(E); B && B->isAdditiveOp()) {
      E = B->getRHS()->getType()->isAnyPointerType() ? B->getRHS() : B->getLHS();
    } else if (const auto *B2 = llvm::dyn_cast<clang::BinaryOperator>(E); B2 && B2->isAssignmentOp()) {
      E = B2->getLHS();
    } else {
      return nullptr;
    }
  }
  return nullptr;
}

bool cudatidy::changesIn(const clang::Expr *E, const clang::Stmt *Loop) {
  NameVisitor Names;
  Names.TraverseStmt(const_cast<clang::Expr *>(E));
  WriteVisitor Writes;
  Writes.TraverseStmt(const_cast<clang::Stmt *>(Loop));
  return Names.Calls || llvm::any_of(Names.Named, [&](const clang::ValueDecl *D) {
           return Writes.Written.contains(D) || Writes.Declared.contains(D);
         });
}

unsigned cudatidy::timesNamed(const clang::ValueDecl *D, const clang::Stmt *In) {
  NameVisitor Names;
  Names.TraverseStmt(const_cast<clang::Stmt *>(In));
  return unsigned(Names.Named.count(D));
}
