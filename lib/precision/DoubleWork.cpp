// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "precision/DoubleWork.h"

#include "frontend/Kernels.h"
#include "model/PassAnalyses.h"
#include "precision/Narrowing.h"

#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Path.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/EarlyCSE.h"
#include "llvm/Transforms/Scalar/IndVarSimplify.h"
#include "llvm/Transforms/Scalar/InstSimplifyPass.h"
#include "llvm/Transforms/Scalar/LoopPassManager.h"
#include "llvm/Transforms/Scalar/LoopRotation.h"
#include "llvm/Transforms/Scalar/LoopUnrollPass.h"
#include "llvm/Transforms/Scalar/SCCP.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace cudatidy;
using namespace llvm;

namespace {

/// What clang's wrapper headers make of pow(float, int), which nvcc resolves to the FP64 function.
bool isFloatPowerOfInteger(const CallBase &Call) {
  const Function *Callee = Call.getCalledFunction();
  return Callee && Callee->getName() == "__nv_powif";
}

bool touchesDouble(const Instruction &I) {
  if (const auto *Call = dyn_cast<CallBase>(&I); Call && isFloatPowerOfInteger(*Call)) {
    return true;
  }
  return I.getType()->isDoubleTy() || any_of(I.operands(), [](const Use &U) { return U->getType()->isDoubleTy(); });
}

/// The functions worth copying: every one that a root reaches, for the roots that reach FP64 work. A root is a kernel
/// or a function that nothing calls.
class Reachable {
public:
  explicit Reachable(const Module &M) {
    for (const Function &F : M) {
      if (F.isDeclaration()) {
        continue;
      }
      for (const Instruction &I : instructions(F)) {
        if (touchesDouble(I)) {
          Direct.insert(&F);
        }
        for (const Value *Op : I.operands()) {
          if (const auto *Callee = dyn_cast<Function>(Op); Callee && !Callee->isDeclaration()) {
            Uses[&F].push_back(Callee);
            Used.insert(Callee);
          }
        }
      }
    }
    for (const Function &F : M) {
      if (!F.isDeclaration() && (isKernel(F) || !Used.contains(&F))) {
        SmallPtrSet<const Function *, 16> Seen;
        visit(&F, Seen);
        if (any_of(Seen, [&](const Function *G) { return Direct.contains(G); })) {
          Wanted.insert(Seen.begin(), Seen.end());
          Roots.push_back(&F);
        }
      }
    }
  }
  /// In the module's order.
  ArrayRef<const Function *> roots() const { return Roots; }
  bool contains(const GlobalValue *V) const { return !isa<Function>(V) || Wanted.contains(cast<Function>(V)); }

private:
  void visit(const Function *F, SmallPtrSet<const Function *, 16> &Seen) const {
    const auto Own = Uses.find(F); // a look-up that added one would move the others
    if (Seen.insert(F).second && Own != Uses.end()) {
      for (const Function *Callee : Own->second) {
        visit(Callee, Seen);
      }
    }
  }
  DenseMap<const Function *, SmallVector<const Function *, 4>> Uses;
  SmallPtrSet<const Function *, 16> Direct, Used, Wanted;
  SmallVector<const Function *, 16> Roots;
};

/// A multiplication and an addition that may become one operation are two until code is generated; folding and
/// narrowing see them apart.
void splitMultiplyAdds(Function &F) {
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    auto *Call = dyn_cast<IntrinsicInst>(&I);
    if (!Call || Call->getIntrinsicID() != Intrinsic::fmuladd || !Call->getType()->isDoubleTy()) {
      continue;
    }
    IRBuilder<> B(Call);
    Value *Product = B.CreateFMul(Call->getArgOperand(0), Call->getArgOperand(1));
    Call->replaceAllUsesWith(B.CreateFAdd(Product, Call->getArgOperand(2)));
    Call->eraseFromParent();
  }
}

/// As far as nvcc's optimiser decides which FP64 operations there are: device functions inlined, constants folded,
/// short loops unrolled. No pass that rewrites floating-point arithmetic is in it; narrowAsNvcc does that alone.
void optimize(Module &M) {
  for (Function &F : M) {
    splitMultiplyAdds(F);
    if (!F.isDeclaration() && !isKernel(F)) {
      F.removeFnAttr(Attribute::NoInline);
      F.removeFnAttr(Attribute::OptimizeNone);
      F.addFnAttr(Attribute::AlwaysInline);
    }
  }
  PassBuilder Builder;
  PassAnalyses Analyses(Builder);

  const auto Clean = [](FunctionPassManager &P) {
    P.addPass(SROAPass(SROAOptions::ModifyCFG));
    P.addPass(EarlyCSEPass(true));
    P.addPass(SCCPPass());
    P.addPass(SimplifyCFGPass());
    P.addPass(InstSimplifyPass());
  };
  FunctionPassManager P;
  Clean(P);
  LoopPassManager Rotate;
  Rotate.addPass(LoopRotatePass());
  P.addPass(createFunctionToLoopPassAdaptor(std::move(Rotate)));
  LoopPassManager Unroll;
  Unroll.addPass(IndVarSimplifyPass());
  Unroll.addPass(LoopFullUnrollPass());
  P.addPass(createFunctionToLoopPassAdaptor(std::move(Unroll)));
  Clean(P);
  P.addPass(ADCEPass());
  ModulePassManager Pipeline;
  Pipeline.addPass(AlwaysInlinerPass(/*InsertLifetimeIntrinsics=*/false));
  Pipeline.addPass(createModuleToFunctionPassAdaptor(std::move(P)));
  Pipeline.run(M, Analyses.Modules);
}

/// The functions whose FP64 arguments and results are numbers like any others: libdevice's mathematics. Those whose
/// name says FP64 (__nv_dadd_rn, __nv_double2int_rn, __nv_hiloint2double) were asked for by name.
bool isMathematics(const Function &Callee) {
  StringRef Name = Callee.getName();
  if (Callee.isIntrinsic()) {
    switch (Callee.getIntrinsicID()) {
    case Intrinsic::fabs:
    case Intrinsic::sqrt:
    case Intrinsic::fma:
    case Intrinsic::fmuladd:
    case Intrinsic::minnum:
    case Intrinsic::maxnum:
    case Intrinsic::minimumnum:
    case Intrinsic::maximumnum:
    case Intrinsic::copysign:
    case Intrinsic::floor:
    case Intrinsic::ceil:
    case Intrinsic::trunc:
    case Intrinsic::rint:
    case Intrinsic::nearbyint:
    case Intrinsic::round:
    case Intrinsic::is_fpclass:
      return true;
    default:
      return false;
    }
  }
  if (!Name.consume_front("__nv_") || Name.contains("double") || Name.contains("longlong_as")) {
    return false;
  }
  return !(Name.starts_with("d") &&
           (Name.ends_with("_rn") || Name.ends_with("_rz") || Name.ends_with("_ru") || Name.ends_with("_rd")));
}

/// Joins FP64 values that depend on each other, and remembers which groups hold FP64 data.
class Groups {
public:
  /// Computes with FP64 numbers, as opposed to moving them from or to memory or asking for them by name.
  static bool joins(const Instruction &I) {
    if (const auto *Call = dyn_cast<CallBase>(&I)) {
      if (const auto *Asm = dyn_cast<InlineAsm>(Call->getCalledOperand())) {
        // How CUDA's headers round a double to __half and __nv_bfloat16.
        return StringRef(Asm->getAsmString()).contains("cvt.") && !Call->getType()->isDoubleTy();
      }
      return Call->getCalledFunction() && isMathematics(*Call->getCalledFunction());
    }
    return isa<UnaryOperator, BinaryOperator, FCmpInst, SelectInst, PHINode, FreezeInst, FPExtInst, FPTruncInst,
               SIToFPInst, UIToFPInst, FPToSIInst, FPToUIInst>(I);
  }
  explicit Groups(Function &F) {
    for (Argument &A : F.args()) {
      if (A.getType()->isDoubleTy()) {
        markData(&A);
      }
    }
    for (Instruction &I : instructions(F)) {
      add(I);
    }
  }
  bool isData(const Value *V) const {
    const auto It = Joined.findLeader(V);
    return It != Joined.member_end() && Data.contains(*It);
  }
  void settle() {
    for (const Value *V : Marked) {
      Data.insert(Joined.getLeaderValue(V));
    }
  }

private:
  void markData(const Value *V) {
    Joined.insert(V);
    Marked.push_back(V);
  }
  void add(Instruction &I) {
    const Value *First = I.getType()->isDoubleTy() ? &I : nullptr;
    if (First) {
      Joined.insert(First);
    }
    for (const Use &U : I.operands()) {
      if (!U->getType()->isDoubleTy() || isa<Constant>(U)) {
        continue;
      }
      Joined.insert(U.get());
      if (First) {
        Joined.unionSets(First, U.get());
      }
      First = U.get();
    }
    if (First && !joins(I)) {
      markData(First);
    }
  }
  EquivalenceClasses<const Value *> Joined;
  std::vector<const Value *> Marked;
  SmallPtrSet<const Value *, 16> Data;
};

bool takesOrGivesDouble(const DISubprogram &F) {
  if (!F.getType()) {
    return false;
  }
  for (const DIType *T : F.getType()->getTypeArray()) {
    while (const auto *Derived = dyn_cast_or_null<DIDerivedType>(T)) {
      if (Derived->getTag() != dwarf::DW_TAG_typedef && Derived->getTag() != dwarf::DW_TAG_const_type) {
        break;
      }
      T = Derived->getBaseType();
    }
    const auto *Basic = dyn_cast_or_null<DIBasicType>(T);
    if (Basic && Basic->getEncoding() == dwarf::DW_ATE_float && Basic->getSizeInBits() == 64) {
      return true;
    }
  }
  return false;
}

std::vector<DoubleFrame> frames(const Instruction &I) {
  std::vector<DoubleFrame> Out;
  for (const DILocation *At = I.getDebugLoc().get(); At; At = At->getInlinedAt()) {
    SmallString<256> Path(At->getFilename());
    if (!sys::path::is_absolute(Path)) {
      Path = At->getDirectory();
      sys::path::append(Path, At->getFilename());
    }
    const DISubprogram *F = At->getScope()->getSubprogram();
    Out.push_back({std::string(Path), At->getLine(), At->getColumn(), F && takesOrGivesDouble(*F)});
  }
  return Out;
}

void collect(Function &F, std::vector<DoubleOperation> &Out) {
  Groups All(F);
  All.settle();
  for (Instruction &I : instructions(F)) {
    const auto *Call = dyn_cast<CallBase>(&I);
    const bool IsPower = Call && isFloatPowerOfInteger(*Call);
    if (!IsPower && !(touchesDouble(I) && Groups::joins(I))) {
      continue;
    }
    if (isa<PHINode, SelectInst, FreezeInst>(I)) {
      continue; // moves of registers
    }
    const bool OnData = All.isData(&I) || any_of(I.operands(), [&](const Use &U) { return All.isData(U.get()); });
    if (OnData || !I.getDebugLoc()) {
      continue;
    }
    const bool Named = Call && Call->getCalledFunction();
    Out.push_back(
        {F.getName().str(), Named ? Call->getCalledFunction()->getName().str() : I.getOpcodeName(), frames(I)});
  }
}

} // namespace

std::vector<DoubleOperation> cudatidy::stragglingDoubleWork(const TranslationUnit &U) {
  std::vector<DoubleOperation> Out;
  if (!U.Module) {
    return Out;
  }
  const Reachable Wanted(*U.Module);
  if (Wanted.roots().empty()) {
    return Out;
  }
  ValueToValueMapTy Map;
  const std::unique_ptr<Module> Copy =
      CloneModule(*U.Module, Map, [&](const GlobalValue *V) { return Wanted.contains(V); });
  SmallVector<WeakTrackingVH, 16> Roots;
  for (const Function *F : Wanted.roots()) {
    Roots.emplace_back(Map.lookup(F));
  }
  optimize(*Copy);
  for (const WeakTrackingVH &Root : Roots) {
    if (auto *F = dyn_cast_or_null<Function>(Root)) {
      narrowAsNvcc(*F);
      collect(*F, Out);
    }
  }
  return Out;
}
