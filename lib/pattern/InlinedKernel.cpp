// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "pattern/InlinedKernel.h"

#include "model/PassAnalyses.h"

#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/GVN.h"
#include "llvm/Transforms/Scalar/InferAddressSpaces.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/LCSSA.h"
#include "llvm/Transforms/Utils/LoopSimplify.h"

using namespace cudatidy;
using namespace llvm;

static void collectCallees(const Function &F, SmallPtrSetImpl<const Function *> &Out) {
  for (const Instruction &I : instructions(F)) {
    for (const Value *Op : I.operands()) {
      const auto *Callee = dyn_cast<Function>(Op);
      if (Callee && !Callee->isDeclaration() && Out.insert(Callee).second) {
        collectCallees(*Callee, Out);
      }
    }
  }
}

static void inlineAll(Module &M, Function &Root) {
  for (Function &F : M) {
    if (&F != &Root && !F.isDeclaration()) {
      F.removeFnAttr(Attribute::NoInline);
      F.removeFnAttr(Attribute::OptimizeNone);
      F.addFnAttr(Attribute::AlwaysInline);
    }
  }
  PassBuilder Builder;
  PassAnalyses Analyses(Builder);
  FunctionPassManager P;
  P.addPass(SROAPass(SROAOptions::ModifyCFG));
  P.addPass(EarlyCSEPass(true));
  P.addPass(SimplifyCFGPass());
  P.addPass(InferAddressSpacesPass());
  P.addPass(GVNPass());
  P.addPass(LoopSimplifyPass());
  P.addPass(LCSSAPass());
  ModulePassManager Pipeline;
  Pipeline.addPass(AlwaysInlinerPass(/*InsertLifetimeIntrinsics=*/false));
  Pipeline.addPass(createModuleToFunctionPassAdaptor(std::move(P)));
  Pipeline.run(M, Analyses.Modules);
}

void InlinedKernel::copy(const Function &F) {
  SmallPtrSet<const Function *, 16> Callees;
  collectCallees(F, Callees);
  ValueToValueMapTy Map;
  Copy = CloneModule(*F.getParent(), Map, [&](const GlobalValue *V) {
    const auto *G = dyn_cast<Function>(V);
    return !G || G == &F || Callees.contains(G);
  });
  auto *Root = cast<Function>(Map.lookup(&F));
  inlineAll(*Copy, *Root);
  Whole = Root;
}

InlinedKernel::InlinedKernel(const Function &F) : Whole(&F) {
  SmallPtrSet<const Function *, 16> Callees;
  collectCallees(F, Callees);
  if (!Callees.empty()) {
    copy(F);
  }
}

InlinedKernel InlinedKernel::raw(const Function &F) {
  InlinedKernel K;
  K.copy(F);
  return K;
}

InlinedKernel::InlinedKernel(InlinedKernel &&) noexcept = default;
InlinedKernel::~InlinedKernel() = default;
