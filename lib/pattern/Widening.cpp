// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "pattern/Widening.h"

#include "frontend/Kernels.h"
#include "host/KernelNames.h"
#include "pattern/GemmCalls.h"
#include "pattern/InlinedKernel.h"
#include "pattern/Origins.h"
#include "pattern/TensorUse.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/Mangle.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"

using namespace cudatidy;

namespace {

/// Numbers of a kernel's arguments that it fills with widened elements, and what those were.
using Filled = std::map<unsigned, std::string>;

Filled filledBy(const llvm::Function &F) {
  const llvm::DominatorTree Tree(const_cast<llvm::Function &>(F)); // it only reads F
  const llvm::LoopInfo Loops(Tree);
  Axes Varies(Loops);
  Origins From(F, Varies);
  Filled Out;
  for (const llvm::Instruction &I : llvm::instructions(F)) {
    const auto *Store = llvm::dyn_cast<llvm::StoreInst>(&I);
    const auto *To = Store ? llvm::dyn_cast_or_null<llvm::Argument>(baseOf(Store->getPointerOperand())) : nullptr;
    if (!To || !Store->getValueOperand()->getType()->getScalarType()->isFloatTy()) {
      continue;
    }
    const auto Source = From.of(Store->getValueOperand());
    if (Source && Source->Base != To && (Source->Type == Operand::Half || Source->Type == Operand::BFloat)) {
      Out[To->getArgNo()] = Source->Type == Operand::Half ? "FP16" : "BF16";
    }
  }
  return Out;
}

bool widens(const llvm::Instruction &I) {
  const auto *Cast = llvm::dyn_cast<llvm::FPExtInst>(&I);
  return Cast && Cast->getSrcTy()->getScalarType()->is16bitFPTy();
}

class LaunchVisitor : public clang::RecursiveASTVisitor<LaunchVisitor> {
public:
  using Base = clang::RecursiveASTVisitor<LaunchVisitor>;
  LaunchVisitor(const std::map<std::string, Filled> &Kernels, clang::ASTContext &Context)
      : Kernels(Kernels), Names(Context) {}
  bool shouldVisitTemplateInstantiations() const { return true; }
  bool TraverseDecl(clang::Decl *D) {
    const auto *F = llvm::dyn_cast_or_null<clang::FunctionDecl>(D);
    const clang::FunctionDecl *Outer = std::exchange(In, F ? F : In);
    const bool Goes = Base::TraverseDecl(D);
    In = Outer;
    return Goes;
  }
  bool VisitCUDAKernelCallExpr(clang::CUDAKernelCallExpr *C) {
    const clang::FunctionDecl *Kernel = In && !In->isDependentContext() ? C->getDirectCallee() : nullptr;
    const auto It = Kernel ? Kernels.find(Names.getName(Kernel)) : Kernels.end();
    if (It == Kernels.end()) {
      return true;
    }
    for (const auto &[Number, Type] : It->second) {
      const clang::ValueDecl *V = Number < C->getNumArgs() ? variableOf(C->getArg(Number)) : nullptr;
      if (V) {
        Out.push_back({V, In, Kernel->getNameAsString(), Type});
      }
    }
    return true;
  }
  std::vector<Widened> Out;

private:
  const std::map<std::string, Filled> &Kernels;
  clang::ASTNameGenerator Names;
  const clang::FunctionDecl *In = nullptr;
};

} // namespace

std::vector<Widened> cudatidy::widenedVariables(const TranslationUnit &U) {
  std::map<std::string, Filled> Kernels;
  if (!U.Module) {
    return {};
  }
  for (const llvm::Function &F : *U.Module) {
    if (isKernel(F) && anyInstruction(F, widens)) {
      const InlinedKernel Whole = InlinedKernel::raw(F);
      if (Filled Out = filledBy(*Whole); !Out.empty()) {
        Kernels[nameOnHost(F.getName()).str()] = std::move(Out);
      }
    }
  }
  if (Kernels.empty()) {
    return {};
  }
  LaunchVisitor Visitor(Kernels, U.ast());
  const clang::SourceManager &SM = U.ast().getSourceManager();
  for (clang::Decl *D : U.ast().getTranslationUnitDecl()->decls()) {
    if (!SM.isInSystemHeader(SM.getExpansionLoc(D->getLocation()))) {
      Visitor.TraverseDecl(D);
    }
  }
  return std::move(Visitor.Out);
}
