// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "pattern/Origins.h"

#include "model/Builtins.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace cudatidy;
using namespace llvm;

static constexpr unsigned SharedSpace = 3;

bool cudatidy::isTile(const Value *Base) {
  const auto *G = dyn_cast_or_null<GlobalVariable>(Base);
  return isa_and_nonnull<AllocaInst>(Base) || (G && G->getAddressSpace() == SharedSpace);
}

Origins::Origins(const Function &F, Axes &A) : Varies(A) {
  for (const Instruction &I : instructions(F)) {
    Filled Fill{&I, nullptr, nullptr, nullptr};
    if (const auto *Store = dyn_cast<StoreInst>(&I)) {
      Fill.Into = Store->getPointerOperand();
      Fill.Value = Store->getValueOperand();
    } else if (const auto *Copy = dyn_cast<MemTransferInst>(&I)) {
      Fill.Into = Copy->getRawDest();
      Fill.From = Copy->getRawSource();
    } else if (const auto *Call = dyn_cast<CallBase>(&I);
               Call && builtinOf(*Call) == Builtin::CopyAsync && Call->arg_size() >= 2) {
      Fill.Into = Call->getArgOperand(0);
      Fill.From = Call->getArgOperand(1);
    } else {
      continue;
    }
    if (const Value *Base = baseOf(Fill.Into); isTile(Base)) {
      Fills[Base].push_back(Fill);
    }
  }
}

std::optional<Origin> Origins::of(const Value *V, Operand Hint) {
  Active.clear();
  Seen.clear();
  std::vector<Origin> All;
  if (!trace(V, Hint, All) || All.empty()) {
    return std::nullopt;
  }
  Origin One = All.front();
  for (const Origin &O : All) {
    if (O.Base != One.Base || O.Type != One.Type) {
      return std::nullopt;
    }
    One.On.insert(O.On.begin(), O.On.end());
    One.Direct = O.Direct == One.Direct ? One.Direct : nullptr;
  }
  return One;
}

bool Origins::traceAll(ArrayRef<const Value *> Values, Operand Hint, std::vector<Origin> &Out) {
  return all_of(Values, [&](const Value *V) { return trace(V, Hint, Out); });
}

/// Conversions that are calls.
bool Origins::traceCall(const CallBase &Call, Operand Hint, std::vector<Origin> &Out) {
  if (const auto *Asm = dyn_cast<InlineAsm>(Call.getCalledOperand())) {
    const StringRef Text = Asm->getAsmString();
    if (Call.arg_size() != 1 || !Text.contains("cvt.")) {
      return false;
    }
    return trace(Call.getArgOperand(0),
                 Text.contains("f32.f16")    ? Operand::Half
                 : Text.contains("f32.bf16") ? Operand::BFloat
                                             : Hint,
                 Out);
  }
  const Function *Callee = Call.getCalledFunction();
  const StringRef Name = Callee ? Callee->getName() : "";
  if (Call.arg_size() && Call.getArgOperand(0)->getType()->isPointerTy() && Name.contains("ldg")) {
    return traceMemory(Call.getArgOperand(0), Call.getType(), Call, Hint, Out);
  }
  return false;
}

/// An element times something that all share: the factor alpha of a product.
bool Origins::traceScaled(const Instruction &Product, Operand Hint, std::vector<Origin> &Out) {
  for (unsigned Side : {0U, 1U}) {
    const Variation Scale = Varies.of(Product.getOperand(Side), Product.getParent());
    if (Scale.Known && Scale.On.empty()) {
      return trace(Product.getOperand(1 - Side), Hint, Out);
    }
  }
  return false;
}

const std::optional<std::vector<Origin>> &Origins::contents(const Value *Tile, Type *T, Operand Hint) {
  const auto [It, New] = Contents.try_emplace({Tile, Hint});
  if (!New) {
    return It->second;
  }
  Active.insert(Tile);
  std::vector<Origin> Within, Merged;
  const bool Goes = all_of(Fills[Tile], [&](const Filled &Fill) {
    return Varies.of(Fill.Into, Fill.By->getParent()).Known &&
           (Fill.Value ? trace(Fill.Value, Hint, Within) : traceMemory(Fill.From, T, *Fill.By, Hint, Within));
  });
  Active.erase(Tile);
  for (Origin &O : Within) {
    const auto Same = find_if(Merged, [&](const Origin &X) { return X.Base == O.Base && X.Type == O.Type; });
    if (Same == Merged.end()) {
      Merged.push_back(std::move(O));
    } else {
      Same->On.insert(O.On.begin(), O.On.end());
    }
  }
  if (Goes) {
    It->second = std::move(Merged);
  }
  return It->second;
}

bool Origins::traceMemory(const Value *Pointer, Type *T, const Instruction &By, Operand Hint,
                          std::vector<Origin> &Out) {
  const Value *Base = baseOf(Pointer);
  const Variation Index = Varies.of(Pointer, By.getParent());
  if (!Base || !Index.Known) {
    return false;
  }
  if (Hint == Operand::Other && T->getScalarType()->isFloatTy()) {
    Hint = Operand::Float; // a tile may be filled by words of any type
  }
  if (!isTile(Base)) {
    Origin O;
    O.Base = Base;
    O.On = Index.On;
    O.Direct = dyn_cast<LoadInst>(&By);
    O.Type = Hint;
    Out.push_back(std::move(O));
    return true;
  }
  if (Active.contains(Base)) {
    return true; // what it holds of itself
  }
  const auto &Within = contents(Base, T, Hint);
  if (!Within) {
    return false;
  }
  const bool Shared = !isa<AllocaInst>(Base);
  for (Origin O : *Within) {
    AxisSet On = Index.On;
    for (const unsigned A : O.On) {
      const Axis &X = Varies[A];
      // Which thread brought an element, and in which round of the copying loop, its index in the tile tells.
      const bool Bringer = Shared && Varies.isMadeOf(A, Axis::Kind::Thread);
      if (Bringer && Varies.isMadeOf(A, Axis::Kind::Block)) {
        return false;
      }
      const bool Over = X.What == Axis::Kind::Loop && !X.L->contains(By.getParent());
      const bool OverPart = X.What == Axis::Kind::Digit && any_of(X.Leaves, [&](unsigned L) {
                              return Varies[L].What == Axis::Kind::Loop && !Varies[L].L->contains(By.getParent());
                            });
      if (!Bringer && !Over && !OverPart) {
        On.insert(A);
      }
    }
    O.On = std::move(On);
    O.Direct = nullptr;
    Out.push_back(std::move(O));
  }
  return true;
}

bool Origins::trace(const Value *V, Operand Hint, std::vector<Origin> &Out) {
  if (isa<Constant>(V)) {
    return !isa<GlobalVariable>(V); // zeros outside the matrix, initial values
  }
  const auto *I = dyn_cast<Instruction>(V);
  if (!I) {
    return false;
  }
  const Type *T = V->getType()->getScalarType();
  Hint = T->isHalfTy() ? Operand::Half : T->isBFloatTy() ? Operand::BFloat : T->isIntegerTy(8) ? Operand::Int8 : Hint;
  switch (I->getOpcode()) {
  case Instruction::FPExt:
  case Instruction::FPTrunc:
  case Instruction::SExt:
  case Instruction::ZExt:
  case Instruction::Trunc:
  case Instruction::BitCast:
  case Instruction::Freeze:
  case Instruction::FNeg:
  case Instruction::ExtractElement:
  case Instruction::ExtractValue:
    return trace(I->getOperand(0), Hint, Out);
  case Instruction::InsertElement:
  case Instruction::InsertValue:
  case Instruction::ShuffleVector:
  case Instruction::Or:
    return traceAll({I->getOperand(0), I->getOperand(1)}, Hint, Out);
  case Instruction::Shl:
  case Instruction::LShr:
  case Instruction::AShr:
  case Instruction::And:
    return isa<Constant>(I->getOperand(1)) && trace(I->getOperand(0), Hint, Out);
  case Instruction::Select:
    return traceAll({I->getOperand(1), I->getOperand(2)}, Hint, Out);
  case Instruction::PHI: {
    if (!Seen.insert(I).second) {
      return true;
    }
    const SmallVector<const Value *, 4> Incoming(cast<PHINode>(I)->incoming_values());
    return traceAll(Incoming, Hint, Out);
  }
  case Instruction::FMul:
  case Instruction::Mul:
    return traceScaled(*I, Hint, Out);
  case Instruction::Load:
    return traceMemory(cast<LoadInst>(I)->getPointerOperand(), I->getType(), *I, Hint, Out);
  case Instruction::Call:
    return traceCall(cast<CallBase>(*I), Hint, Out);
  default:
    return false;
  }
}
