// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Program.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace cudatidy;
using namespace llvm;

Program::Program(const Module &M) : M(M), DL(M.getDataLayout()) { placeVariables(); }

Program::~Program() = default;

/// Address spaces of NVPTX (LLVM's NVPTXUsage).
static uint64_t regionOfAddressSpace(unsigned AS) {
  switch (AS) {
  case 3:
    return region::Shared;
  case 4:
    return region::Constant;
  case 5:
    return region::Local;
  default:
    return region::Global;
  }
}

void Program::placeVariables() {
  uint64_t Next[3] = {0, 0, 0}; // global, shared, constant
  std::vector<const GlobalVariable *> Dynamic;
  const auto Place = [&](const GlobalVariable &G, uint64_t Base, uint64_t &Offset, uint64_t MinAlign) {
    const uint64_t Align =
        std::max<uint64_t>(MinAlign, DL.getValueOrABITypeAlignment(G.getAlign(), G.getValueType()).value());
    Offset = alignTo(Offset, Align);
    AddressOf[&G] = Base + Offset;
    Variables.push_back({Base + Offset, &G});
    Offset += DL.getTypeAllocSize(G.getValueType()).getFixedValue();
  };
  for (const GlobalVariable &G : M.globals()) {
    uint64_t Region = regionOfAddressSpace(G.getAddressSpace());
    // Constants of the host's or device's that clang moved to constant memory by itself; nvcc leaves them in global
    // memory.
    if (Region == region::Constant && !G.isExternallyInitialized())
      Region = region::Global;
    switch (Region) {
    case region::Shared:
      if (G.isDeclaration() || DL.getTypeAllocSize(G.getValueType()) == 0)
        Dynamic.push_back(&G);
      else
        Place(G, region::base(region::Shared), Next[1], 1);
      break;
    case region::Constant:
      Place(G, region::base(region::Constant), Next[2], 256);
      break;
    default:
      Place(G, region::base(region::Global, 0), Next[0], 256);
      break;
    }
  }
  // extern __shared__ arrays all begin where the static ones end.
  SharedEnd = alignTo(Next[1], 16);
  for (const GlobalVariable *G : Dynamic) {
    AddressOf[G] = region::base(region::Shared) + SharedEnd;
    Variables.push_back({AddressOf[G], G});
  }
  std::sort(Variables.begin(), Variables.end(), [](const auto &A, const auto &B) { return A.first < B.first; });
}

uint64_t Program::addressOf(const GlobalValue &G) {
  const auto It = AddressOf.find(&G);
  if (It != AddressOf.end())
    return It->second;
  uint64_t Address = region::base(region::Global, 0);
  if (const auto *F = dyn_cast<Function>(&G)) {
    Functions.push_back(F);
    Address = region::base(region::Code) + 16 * Functions.size();
  } else if (const auto *A = dyn_cast<GlobalAlias>(&G)) {
    if (const GlobalObject *O = A->getAliaseeObject())
      Address = addressOf(*O);
  }
  AddressOf[&G] = Address;
  return Address;
}

const Function *Program::functionAt(uint64_t Address) const {
  if (region::of(Address) != region::Code)
    return nullptr;
  const uint64_t I = (Address - region::base(region::Code)) / 16;
  return I && I <= Functions.size() ? Functions[I - 1] : nullptr;
}

const GlobalVariable *Program::variableAt(uint64_t Address) const {
  auto It = std::upper_bound(Variables.begin(), Variables.end(), Address,
                             [](uint64_t A, const auto &V) { return A < V.first; });
  if (It == Variables.begin())
    return nullptr;
  --It;
  const uint64_t Size = DL.getTypeAllocSize(It->second->getValueType()).getFixedValue();
  return Address < It->first + std::max<uint64_t>(Size, 1) ? It->second : nullptr;
}

const std::vector<Element> &Program::elements(Type *T) {
  const auto It = Types.find(T);
  if (It != Types.end())
    return It->second;
  std::vector<Element> Result;
  const auto Add = [&](Type *Part, uint64_t Offset) {
    for (Element E : elements(Part)) {
      E.Offset += uint32_t(Offset);
      Result.push_back(E);
      if (Result.size() > MaxElements)
        return false;
    }
    return true;
  };
  bool Fits = true;
  if (auto *S = dyn_cast<StructType>(T)) {
    if (!S->isOpaque()) {
      const StructLayout *SL = DL.getStructLayout(S);
      for (unsigned I = 0; Fits && I != S->getNumElements(); ++I)
        Fits = Add(S->getElementType(I), SL->getElementOffset(I));
    }
  } else if (auto *A = dyn_cast<ArrayType>(T)) {
    const uint64_t Step = DL.getTypeAllocSize(A->getElementType());
    for (uint64_t I = 0; Fits && I != A->getNumElements(); ++I)
      Fits = Add(A->getElementType(), I * Step);
  } else if (auto *V = dyn_cast<FixedVectorType>(T)) {
    const uint64_t Step = DL.getTypeStoreSize(V->getElementType());
    for (unsigned I = 0; Fits && I != V->getNumElements(); ++I)
      Fits = Add(V->getElementType(), I * Step);
  } else if (T->isPointerTy()) {
    Result.push_back({Number::Pointer, 64, 0});
  } else if (T->isIntegerTy()) {
    const unsigned Bits = T->getIntegerBitWidth();
    Result.push_back(Bits <= 64 ? Element{Number::Int, uint8_t(Bits), 0} : Element{Number::Other, 64, 0});
  } else if (T->isHalfTy()) {
    Result.push_back({Number::Half, 16, 0});
  } else if (T->isBFloatTy()) {
    Result.push_back({Number::BFloat, 16, 0});
  } else if (T->isFloatTy()) {
    Result.push_back({Number::Float, 32, 0});
  } else if (T->isDoubleTy()) {
    Result.push_back({Number::Double, 64, 0});
  } else if (!T->isVoidTy() && !T->isLabelTy()) {
    Result.push_back({Number::Other, 64, 0});
  }
  if (!Fits)
    Result.assign(1, {Number::Other, 64, 0});
  return Types[T] = std::move(Result);
}

void Program::pushConstant(uint64_t Value, Taint T) {
  Lanes L = Lanes::splat(Value);
  L.T = T;
  Pool.push_back(L);
}

uint64_t Program::constantValue(const Constant &C, Taint &T) {
  if (const auto *I = dyn_cast<ConstantInt>(&C))
    return I->getValue()
        .getLoBits(std::min(64U, I->getBitWidth()))
        .extractBitsAsZExtValue(std::min(64U, I->getBitWidth()), 0);
  if (const auto *F = dyn_cast<ConstantFP>(&C)) {
    const APInt Bits = F->getValueAPF().bitcastToAPInt();
    if (Bits.getBitWidth() <= 64)
      return Bits.getZExtValue();
    T.Unsupported = AllLanes;
    return 0;
  }
  if (C.isNullValue())
    return 0;
  if (const auto *G = dyn_cast<GlobalValue>(&C))
    return addressOf(*G);
  if (isa<UndefValue>(C)) {
    T.Uniform = AllLanes; // any value will do, so one sample for all lanes
    return 0;
  }
  if (const auto *E = dyn_cast<ConstantExpr>(&C)) {
    if (const auto *G = dyn_cast<GEPOperator>(E)) {
      APInt Offset(64, 0);
      if (G->accumulateConstantOffset(DL, Offset))
        return constantValue(*cast<Constant>(G->getPointerOperand()), T) + uint64_t(Offset.getSExtValue());
    }
    const unsigned Bits = E->getType()->isIntegerTy() ? E->getType()->getIntegerBitWidth() : 64;
    const uint64_t Mask = maskTrailingOnes<uint64_t>(std::min(64U, Bits));
    switch (E->getOpcode()) {
    case Instruction::AddrSpaceCast:
    case Instruction::PtrToInt:
    case Instruction::PtrToAddr:
    case Instruction::IntToPtr:
    case Instruction::BitCast:
    case Instruction::Trunc:
      return constantValue(*E->getOperand(0), T) & Mask;
    case Instruction::Add:
      return (constantValue(*E->getOperand(0), T) + constantValue(*E->getOperand(1), T)) & Mask;
    case Instruction::Sub:
      return (constantValue(*E->getOperand(0), T) - constantValue(*E->getOperand(1), T)) & Mask;
    default:
      break;
    }
  }
  T.Unsupported = AllLanes;
  return 0;
}

void Program::flattenConstant(const Constant &C, Type *T) {
  const std::vector<Element> &Scalars = elements(T);
  if (Scalars.size() == 1 && !T->isAggregateType() && !T->isVectorTy()) {
    Taint Worth;
    const uint64_t Value = constantValue(C, Worth);
    if (Scalars[0].Kind == Number::Other)
      Worth.Unsupported = AllLanes;
    pushConstant(Value, Worth);
    return;
  }
  if (T->isAggregateType() || T->isVectorTy()) {
    unsigned Parts = 0;
    if (auto *S = dyn_cast<StructType>(T))
      Parts = S->getNumElements();
    else if (auto *A = dyn_cast<ArrayType>(T))
      Parts = unsigned(A->getNumElements());
    else if (auto *V = dyn_cast<FixedVectorType>(T))
      Parts = V->getNumElements();
    const bool TooMany = Scalars.size() == 1 && Scalars[0].Kind == Number::Other;
    if (!TooMany) {
      // A scalar constant may have vector type: all its elements are equal.
      const Constant *Splat = T->isVectorTy() && (isa<ConstantInt>(C) || isa<ConstantFP>(C)) ? &C : nullptr;
      for (unsigned I = 0; I != Parts; ++I) {
        if (Splat) {
          Taint Worth;
          pushConstant(constantValue(*Splat, Worth), Worth);
        } else if (const Constant *E = C.getAggregateElement(I)) {
          flattenConstant(*E, E->getType());
        } else {
          Type *PartType = T->isVectorTy()      ? cast<VectorType>(T)->getElementType()
                           : isa<StructType>(T) ? T->getStructElementType(I)
                                                : T->getArrayElementType();
          for (size_t N = elements(PartType).size(); N; --N)
            pushConstant(0, {0, 0, AllLanes});
        }
      }
      return;
    }
  }
  for (size_t N = Scalars.size(); N; --N)
    pushConstant(0, {0, 0, AllLanes});
}

Slot Program::constantSlot(const Constant &C) {
  const auto It = ConstantSlots.find(&C);
  if (It != ConstantSlots.end())
    return It->second;
  const Slot Result = Slot(Pool.size()) | ConstantBit;
  ConstantSlots[&C] = Result;
  flattenConstant(C, C.getType());
  return Result;
}

/// Writes C at Out; false when a part is not plain data (addresses, undef).
static bool writeImage(const Constant &C, const DataLayout &DL, MutableArrayRef<uint8_t> Out, uint64_t Offset) {
  Type *T = C.getType();
  if (C.isNullValue())
    return true; // the image starts as zeros
  const auto Put = [&](const APInt &Bits) {
    const uint64_t Size = DL.getTypeStoreSize(T);
    for (uint64_t I = 0; I != Size && Offset + I < Out.size(); ++I) {
      const unsigned At = unsigned(8 * I);
      if (At >= Bits.getBitWidth())
        break;
      Out[Offset + I] = uint8_t(Bits.extractBitsAsZExtValue(std::min(8U, Bits.getBitWidth() - At), At));
    }
    return true;
  };
  if (const auto *I = dyn_cast<ConstantInt>(&C))
    return Put(I->getValue());
  if (const auto *F = dyn_cast<ConstantFP>(&C))
    return Put(F->getValueAPF().bitcastToAPInt());
  unsigned Parts = 0;
  if (auto *S = dyn_cast<StructType>(T))
    Parts = S->getNumElements();
  else if (auto *A = dyn_cast<ArrayType>(T))
    Parts = unsigned(A->getNumElements());
  else if (auto *V = dyn_cast<FixedVectorType>(T))
    Parts = V->getNumElements();
  if (!Parts)
    return false;
  for (unsigned I = 0; I != Parts; ++I) {
    const Constant *E = C.getAggregateElement(I);
    if (!E)
      return false;
    const uint64_t At = isa<StructType>(T) ? DL.getStructLayout(cast<StructType>(T))->getElementOffset(I)
                                           : I * DL.getTypeAllocSize(E->getType());
    if (!writeImage(*E, DL, Out, Offset + At))
      return false;
  }
  return true;
}

bool Program::initialBytes(uint64_t Address, unsigned Size, uint64_t &Value) {
  constexpr uint64_t MaxImage = 1 << 20;
  const GlobalVariable *G = variableAt(Address);
  if (!G || !G->hasInitializer())
    return false;
  // Host code may write variables; zeros say nothing about what it wrote. A
  // table that was given values is taken to keep them.
  if (G->getInitializer()->isNullValue() && !G->isConstant())
    return false;
  if (isa<UndefValue>(G->getInitializer()))
    return false;
  auto [It, New] = Images.try_emplace(G);
  std::vector<uint8_t> &Image = It->second;
  if (New) {
    const uint64_t Bytes = DL.getTypeAllocSize(G->getValueType());
    if (Bytes <= MaxImage) {
      Image.resize(Bytes);
      if (!writeImage(*G->getInitializer(), DL, Image, 0))
        Image.clear();
    }
  }
  const uint64_t Offset = Address - addressOf(*G);
  if (Offset + Size > Image.size())
    return false;
  Value = 0;
  for (unsigned I = 0; I != Size; ++I)
    Value |= uint64_t(Image[Offset + I]) << 8 * I;
  return true;
}
