// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every way in which host code starts a kernel.

#include "host/Evaluator.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecordLayout.h"
#include "clang/Basic/SourceManager.h"

#include "llvm/ADT/Hashing.h"

#include <cstring>

using namespace cudatidy;
using namespace cudatidy::host;
using clang::QualType;

namespace {

/// Structs passed by value are followed up to so many bytes, the hardware's limit for all parameters.
constexpr uint64_t MaxStruct = 4096;
/// Executions kept of one run; later ones rarely show another launch.
constexpr size_t MaxLaunches = 4096;

void putBytes(std::vector<std::optional<uint8_t>> &Bytes, int64_t At, const void *From, unsigned Size) {
  const auto *Raw = static_cast<const uint8_t *>(From);
  for (unsigned I = 0; I != Size && uint64_t(At) + I < Bytes.size(); ++I) {
    Bytes[size_t(At) + I] = Raw[I];
  }
}

} // namespace

ArgumentValue Evaluator::argument(const Value &V, QualType T) {
  ArgumentValue A;
  A.Certain = V.isCertain();
  if (T->isRecordType() || (T->isReferenceType() && T->getPointeeType()->isRecordType())) {
    const auto Size = sizeOf(T.getNonReferenceType());
    if (!V.isPlace() || V.isSomewhere() || !Size || *Size > MaxStruct) {
      return A;
    }
    A.Type = ArgumentValue::Kind::Struct;
    A.Bytes.resize(*Size);
    const Memory::Object &O = Mem.object(V.object());
    if (O.ZeroElsewhere) {
      std::fill(A.Bytes.begin(), A.Bytes.end(), uint8_t(0));
    }
    const int64_t End = V.offset() + int64_t(*Size);
    for (auto It = O.Cells.lower_bound(V.offset()); It != O.Cells.end() && It->first < End; ++It) {
      const Value &Held = It->second.What;
      const int64_t At = It->first - V.offset();
      const unsigned Bytes = It->second.Size;
      if (Held.isInteger() && !Held.hasAlternatives()) {
        const int64_t I = Held.asInteger();
        putBytes(A.Bytes, At, &I, std::min(Bytes, 8u));
      } else if (Held.isFloat()) {
        const double D = Held.asFloat();
        const float F = float(D);
        Bytes == 4 ? putBytes(A.Bytes, At, &F, 4) : putBytes(A.Bytes, At, &D, std::min(Bytes, 8u));
      } else {
        for (unsigned I = 0; I != Bytes && uint64_t(At) + I < *Size; ++I) {
          A.Bytes[size_t(At) + I] = std::nullopt;
        }
      }
    }
    return A;
  }
  switch (V.kind()) {
  case Value::Kind::Unknown:
  case Value::Kind::Function:
    break;
  case Value::Kind::Integer:
    A.Type = ArgumentValue::Kind::Integer;
    A.Integers = V.integers();
    break;
  case Value::Kind::Float:
    A.Type = ArgumentValue::Kind::Float;
    A.Float = V.asFloat();
    break;
  case Value::Kind::Pointer:
    A.Type = ArgumentValue::Kind::Pointer;
    A.Null = V.isNull();
    if (V.isPlace()) {
      A.Extent = Mem.object(V.object()).Size;
      A.OffsetKnown = !V.isSomewhere() && V.offset() >= 0;
      A.Offset = A.OffsetKnown ? uint64_t(V.offset()) : 0;
    }
    break;
  }
  return A;
}

Value Evaluator::fieldOf(const Value &Record, QualType T, llvm::StringRef Field, QualType *Type) {
  const auto *R = T->getAsRecordDecl();
  if (!R || !R->isCompleteDefinition() || R->isInvalidDecl() || !Record.isPlace()) {
    return Value();
  }
  const clang::ASTRecordLayout &Layout = context().getASTRecordLayout(R);
  for (const clang::FieldDecl *F : R->fields()) {
    if (F->getName() == Field) {
      if (Type) {
        *Type = F->getType();
      }
      return element(Record, Value::integer(int64_t(Layout.getFieldOffset(F->getFieldIndex()) / 8)), context().CharTy);
    }
  }
  return Value();
}

std::array<Value, 3> Evaluator::dim3At(const Value &Place) {
  std::array<Value, 3> D;
  for (unsigned I = 0; I != 3; ++I) {
    D[I] = Mem.read(element(Place, Value::integer(4 * I), context().CharTy), 4);
  }
  return D;
}

void Evaluator::record(SeenLaunch L, const clang::Expr *At) {
  ++LaunchRounds;
  const clang::SourceManager &SM = context().getSourceManager();
  const clang::PresumedLoc Where = SM.getPresumedLoc(SM.getExpansionLoc(At->getBeginLoc()));
  if (Where.isValid()) {
    L.File = Where.getFilename();
    L.Line = Where.getLine();
  }
  L.Certain = Maybe == 0 && Doubt == 0 && !Options.InKernel;
  Met.insert(At);
  llvm::hash_code Shape = llvm::hash_combine(At, L.Kernel);
  for (const std::array<Value, 3> *D : {&L.Grid, &L.Block}) {
    for (const Value &V : *D) {
      Shape = llvm::hash_combine(Shape, V.isInteger() ? V.asInteger() : -1);
    }
  }
  for (const ArgumentValue &A : L.Arguments) {
    Shape = llvm::hash_combine(Shape, A.Integers.empty() ? A.Extent.value_or(0) : uint64_t(A.Integers.front()));
  }
  Shapes.insert(uint64_t(size_t(Shape)) >> 1); // the two highest values are the set's own
  if (Launches.size() < MaxLaunches && (L.Kernel || !L.KernelName.empty())) {
    Launches.push_back(std::move(L));
  }
}

void Evaluator::kernelRuns(llvm::ArrayRef<Value> Arguments) {
  for (const Value &V : Arguments) {
    // Memory that both sides see: what the kernel writes there is not known.
    if (V.isPlace() && Mem.object(V.object()).Size.value_or(UINT64_MAX) > 0) {
      Mem.forget(V);
    }
  }
}

Value Evaluator::evalKernelCall(const clang::CUDAKernelCallExpr *E) {
  SeenLaunch L;
  const clang::CallExpr *Config = E->getConfig();
  const auto Dimensions = [&](unsigned I) -> std::array<Value, 3> {
    const clang::Expr *A = Config && I < Config->getNumArgs() ? Config->getArg(I) : nullptr;
    if (!A || llvm::isa<clang::RecoveryExpr>(A->IgnoreImplicit())) {
      return {};
    }
    const Value Place = object(A->getType());
    evalInto(A, Place);
    return dim3At(Place);
  };
  L.Grid = Dimensions(0);
  L.Block = Dimensions(1);
  L.Cluster = {Value::integer(1), Value::integer(1), Value::integer(1)};
  L.DynamicShared = Config && Config->getNumArgs() > 2 ? eval(Config->getArg(2)) : Value::integer(0);
  const clang::FunctionDecl *Kernel = E->getDirectCallee();
  if (!Kernel) {
    const Value Callee = eval(E->getCallee());
    Kernel = Callee.isFunction() ? Callee.asFunction() : nullptr;
  }
  std::vector<const clang::Expr *> Exprs(E->arg_begin(), E->arg_end());
  const std::vector<Value> Values = arguments(Kernel, Exprs);
  if (isOver()) {
    return Value();
  }
  if (Kernel) {
    for (unsigned I = 0; I != Kernel->getNumParams(); ++I) {
      L.Arguments.push_back(argument(I < Values.size() ? Values[I] : Value(), Kernel->getParamDecl(I)->getType()));
    }
  }
  L.Kernel = Kernel;
  record(std::move(L), E);
  std::vector<Value> Written;
  for (unsigned I = 0; Kernel && I < std::min<size_t>(Values.size(), Kernel->getNumParams()); ++I) {
    const QualType T = Kernel->getParamDecl(I)->getType();
    if (T->isPointerType() && !T->getPointeeType().isConstQualified()) {
      Written.push_back(Values[I]);
    }
  }
  kernelRuns(Written);
  return Value();
}

std::vector<ArgumentValue> Evaluator::argumentsFrom(const clang::FunctionDecl *Kernel, const Value &Pointers) {
  std::vector<ArgumentValue> Result;
  std::vector<Value> Written;
  for (unsigned I = 0; Kernel && I != Kernel->getNumParams(); ++I) {
    const QualType T = Kernel->getParamDecl(I)->getType();
    const Value Place = Mem.read(element(Pointers, Value::integer(I), context().VoidPtrTy), 8);
    const Value V = load(Place, T);
    Result.push_back(argument(V, T));
    if (T->isPointerType() && !T->getPointeeType().isConstQualified()) {
      Written.push_back(V);
    }
  }
  kernelRuns(Written);
  return Result;
}

void Evaluator::readAttributes(const Value &Config, QualType ConfigType, SeenLaunch &L) {
  QualType ListType;
  const Value List = Mem.read(fieldOf(Config, ConfigType, "attrs", &ListType), 8);
  const Value Count = Mem.read(fieldOf(Config, ConfigType, "numAttrs"), 4);
  if (!List.isPlace() || !Count.isInteger() || ListType.isNull() || !ListType->isPointerType()) {
    return;
  }
  const QualType One = ListType->getPointeeType();
  for (int64_t I = 0; I < std::min<int64_t>(Count.asInteger(), 16); ++I) {
    const Value Attribute = element(List, Value::integer(I), One);
    QualType IdType, ValueType;
    const Value Id = load(fieldOf(Attribute, One, "id", &IdType), context().IntTy);
    const Value Union = fieldOf(Attribute, One, "val", &ValueType);
    if (IdType.isNull() || ValueType.isNull() || !Id.isInteger()) {
      continue;
    }
    const auto *Enum = IdType->getAsEnumDecl();
    for (const clang::EnumConstantDecl *C :
         Enum ? Enum->enumerators() : llvm::iterator_range<clang::EnumDecl::enumerator_iterator>({}, {})) {
      if (C->getInitVal().getExtValue() != Id.asInteger()) {
        continue;
      }
      if (C->getName().contains("ClusterDim") || C->getName().contains("CLUSTER_DIMENSION")) {
        L.Cluster = dim3At(fieldOf(Union, ValueType, "clusterDim"));
      } else if (C->getName() == "cudaLaunchAttributeCooperative") {
        L.Cooperative = Mem.read(fieldOf(Union, ValueType, "cooperative"), 4).truth().value_or(false);
      }
      break;
    }
  }
}

std::optional<Value> Evaluator::callLaunch(const NamedCall &C) {
  const llvm::StringRef Name = C.Name;
  const auto &A = C.Arguments;
  const Value Success = Value::integer(0);
  SeenLaunch L;
  L.Cluster = {Value::integer(1), Value::integer(1), Value::integer(1)};
  const auto KernelFrom = [&](const Value &V) {
    if (V.isFunction()) {
      L.Kernel = V.asFunction();
    } else if (V.isPlace()) {
      const auto It = DriverFunctions.find(V.object());
      L.KernelName = It == DriverFunctions.end() ? "" : It->second;
      L.Kernel = Files.kernelNamed(L.KernelName);
    }
  };
  const clang::Expr *At = C.CallSite;
  if ((Name == "cudaLaunchKernel" || Name == "cudaLaunchCooperativeKernel") && A.size() >= 4) {
    KernelFrom(A[0]);
    L.Cooperative = Name == "cudaLaunchCooperativeKernel";
    L.Grid = dim3At(A[1]);
    L.Block = dim3At(A[2]);
    L.Arguments = argumentsFrom(L.Kernel, A[3]);
    L.DynamicShared = A.size() > 4 ? A[4] : Value::integer(0);
    record(std::move(L), At);
    return Success;
  }
  if ((Name == "cudaLaunchKernelEx" || Name == "cudaLaunchKernelExC") && A.size() >= 2) {
    QualType Type = C.Exprs[0]->getType();
    Type = Type->isPointerType() ? Type->getPointeeType() : Type;
    KernelFrom(A[1]);
    L.Grid = dim3At(fieldOf(A[0], Type, "gridDim"));
    L.Block = dim3At(fieldOf(A[0], Type, "blockDim"));
    L.DynamicShared = Mem.read(fieldOf(A[0], Type, "dynamicSmemBytes"), 8);
    readAttributes(A[0], Type, L);
    if (Name == "cudaLaunchKernelExC") {
      L.Arguments = argumentsFrom(L.Kernel, A.size() > 2 ? A[2] : Value());
    } else if (L.Kernel) {
      std::vector<Value> Written;
      for (unsigned I = 0; I != L.Kernel->getNumParams(); ++I) {
        const QualType T = L.Kernel->getParamDecl(I)->getType();
        Value V = I + 2 < A.size() ? A[I + 2] : Value();
        if (I + 2 < A.size() && C.Function->getNumParams() > I + 2 &&
            C.Function->getParamDecl(I + 2)->getType()->isReferenceType()) {
          const QualType From = C.Exprs[I + 2]->getType();
          V = converted(load(V, From), From, T);
        }
        L.Arguments.push_back(argument(V, T));
        if (T->isPointerType() && !T->getPointeeType().isConstQualified()) {
          Written.push_back(V);
        }
      }
      kernelRuns(Written);
    }
    record(std::move(L), At);
    return Success;
  }
  if ((Name == "cuLaunchKernel" || Name == "cuLaunchCooperativeKernel") && A.size() >= 10) {
    KernelFrom(A[0]);
    L.Cooperative = Name == "cuLaunchCooperativeKernel";
    for (unsigned I = 0; I != 3; ++I) {
      L.Grid[I] = A[1 + I];
      L.Block[I] = A[4 + I];
    }
    L.DynamicShared = A[7];
    if (L.Kernel) {
      L.Arguments = argumentsFrom(L.Kernel, A[9]);
    }
    record(std::move(L), At);
    return Success;
  }
  if (Name.starts_with("cudaGraphAddKernelNode") && A.size() >= 5) {
    const Value &Parameters = A[4];
    const QualType Type = C.Exprs[4]->getType()->getPointeeType();
    if (!Type.isNull()) {
      KernelFrom(Mem.read(fieldOf(Parameters, Type, "func"), 8));
      L.Grid = dim3At(fieldOf(Parameters, Type, "gridDim"));
      L.Block = dim3At(fieldOf(Parameters, Type, "blockDim"));
      L.DynamicShared = Mem.read(fieldOf(Parameters, Type, "sharedMemBytes"), 4);
      L.Arguments = argumentsFrom(L.Kernel, Mem.read(fieldOf(Parameters, Type, "kernelParams"), 8));
      record(std::move(L), At);
    }
    Mem.forget(A[0]);
    return Success;
  }
  return std::nullopt;
}
