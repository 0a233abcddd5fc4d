// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What functions of the CUDA runtime and driver return and write, by name. All are taken to succeed.

#include "host/Evaluator.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecordLayout.h"
#include "llvm/ADT/StringSwitch.h"

using namespace cudatidy;
using namespace cudatidy::host;

namespace {

Value known(const DeviceFacts &Facts, llvm::StringRef Name) {
  const auto It = Facts.find(Name);
  return It == Facts.end() ? Value() : Value::integer(It->second, false);
}

/// cudaDeviceProp's member that holds what a cudaDevAttr enumerator asks for.
llvm::StringRef propertyOf(llvm::StringRef Attribute) {
  return llvm::StringSwitch<llvm::StringRef>(Attribute)
      .Case("cudaDevAttrMaxThreadsPerBlock", "maxThreadsPerBlock")
      .Case("cudaDevAttrMaxBlockDimX", "maxThreadsDim[0]")
      .Case("cudaDevAttrMaxBlockDimY", "maxThreadsDim[1]")
      .Case("cudaDevAttrMaxBlockDimZ", "maxThreadsDim[2]")
      .Case("cudaDevAttrMaxGridDimX", "maxGridSize[0]")
      .Case("cudaDevAttrMaxGridDimY", "maxGridSize[1]")
      .Case("cudaDevAttrMaxGridDimZ", "maxGridSize[2]")
      .Case("cudaDevAttrMaxSharedMemoryPerBlock", "sharedMemPerBlock")
      .Case("cudaDevAttrMaxSharedMemoryPerBlockOptin", "sharedMemPerBlockOptin")
      .Case("cudaDevAttrMaxSharedMemoryPerMultiprocessor", "sharedMemPerMultiprocessor")
      .Case("cudaDevAttrReservedSharedMemoryPerBlock", "reservedSharedMemPerBlock")
      .Case("cudaDevAttrWarpSize", "warpSize")
      .Case("cudaDevAttrMultiProcessorCount", "multiProcessorCount")
      .Case("cudaDevAttrMaxThreadsPerMultiProcessor", "maxThreadsPerMultiProcessor")
      .Case("cudaDevAttrMaxRegistersPerBlock", "regsPerBlock")
      .Case("cudaDevAttrMaxRegistersPerMultiprocessor", "regsPerMultiprocessor")
      .Case("cudaDevAttrMaxBlocksPerMultiprocessor", "maxBlocksPerMultiProcessor")
      .Case("cudaDevAttrComputeCapabilityMajor", "major")
      .Case("cudaDevAttrComputeCapabilityMinor", "minor")
      .Case("cudaDevAttrL2CacheSize", "l2CacheSize")
      .Case("cudaDevAttrCooperativeLaunch", "cooperativeLaunch")
      .Case("cudaDevAttrConcurrentKernels", "concurrentKernels")
      .Case("cudaDevAttrUnifiedAddressing", "unifiedAddressing")
      .Case("cudaDevAttrManagedMemory", "managedMemory")
      .Default("");
}

/// The enumerator that an integer argument names in the source.
llvm::StringRef enumeratorOf(const clang::Expr *E) {
  const auto *R = llvm::dyn_cast<clang::DeclRefExpr>(E->IgnoreParenCasts());
  return R && llvm::isa<clang::EnumConstantDecl>(R->getDecl()) ? R->getDecl()->getName() : llvm::StringRef();
}

} // namespace

std::optional<Value> Evaluator::callCudaDevice(const NamedCall &C) {
  const llvm::StringRef Name = C.Name;
  const auto &A = C.Arguments;
  const DeviceFacts &Device = Files.device();
  const Value Success = Value::integer(0);
  const auto IntAt = [&](unsigned I, const Value &V) { Mem.write(A[I], 4, V); };
  if ((Name == "cudaGetDeviceCount" || Name == "cuDeviceGetCount") && A.size() == 1) {
    IntAt(0, Value::integer(1, false));
    return Success;
  }
  if (Name == "cudaGetDevice" && A.size() == 1) {
    IntAt(0, Value::integer(0, false));
    return Success;
  }
  if (Name.starts_with("cudaGetDeviceProperties") && A.size() == 2) {
    Mem.forget(A[0]);
    const clang::QualType T = C.Exprs[0]->getType()->getPointeeType();
    const auto *Record = T.isNull() ? nullptr : T->getAsRecordDecl();
    if (!Record || !Record->isCompleteDefinition() || Record->isInvalidDecl()) {
      return Success;
    }
    const clang::ASTRecordLayout &Layout = context().getASTRecordLayout(Record);
    for (const clang::FieldDecl *F : Record->fields()) {
      const Value Place =
          element(A[0], Value::integer(int64_t(Layout.getFieldOffset(F->getFieldIndex()) / 8)), context().CharTy);
      if (const auto *Array = context().getAsConstantArrayType(F->getType())) {
        for (unsigned I = 0; I != 3 && !Array->getElementType()->isCharType(); ++I) {
          const Value V = known(Device, (F->getName() + "[" + llvm::Twine(I) + "]").str());
          if (!V.isUnknown()) {
            store(element(Place, Value::integer(I), Array->getElementType()), Array->getElementType(), V);
          }
        }
      } else if (const Value V = known(Device, F->getName()); !V.isUnknown()) {
        store(Place, F->getType(), V);
      }
    }
    return Success;
  }
  if (Name == "cudaDeviceGetAttribute" && A.size() == 3) {
    const llvm::StringRef Property = propertyOf(enumeratorOf(C.Exprs[1]));
    IntAt(0, Property.empty() ? Value() : known(Device, Property));
    return Success;
  }
  if (Name == "cudaMemGetInfo" && A.size() == 2) {
    Mem.write(A[0], 8, Value());
    Mem.write(A[1], 8, known(Device, "totalGlobalMem"));
    return Success;
  }
  if (Name.starts_with("cudaOccupancyMaxPotentialBlockSize") && A.size() >= 3) {
    // Registers decide; the largest block is what most kernels get, and no more than a likely value.
    Value Block = known(Device, "maxThreadsPerBlock");
    if (A[2].isFunction()) {
      if (const auto *Bounds = A[2].asFunction()->getAttr<clang::CUDALaunchBoundsAttr>()) {
        const Value Most = eval(Bounds->getMaxThreads());
        Block = Most.isInteger() ? Most.doubted() : Block;
      }
    }
    if (const Value &Limit = A.back(); A.size() >= 5 && Limit.isInteger() && Limit.asInteger() > 0 &&
                                       Block.isInteger() && !Name.contains("Variable")) {
      Block = Value::integer(std::min(Block.asInteger(), Limit.asInteger()), false);
    }
    const Value Threads = known(Device, "maxThreadsPerMultiProcessor");
    const Value Count = known(Device, "multiProcessorCount");
    Value Grid;
    if (Block.isInteger() && Threads.isInteger() && Count.isInteger() && Block.asInteger() > 0) {
      Grid = Value::integer(Threads.asInteger() / Block.asInteger() * Count.asInteger(), false);
    }
    IntAt(0, Grid);
    IntAt(1, Block);
    return Success;
  }
  if (Name.starts_with("cudaOccupancyMaxActiveBlocksPerMultiprocessor") && A.size() >= 3) {
    const Value Threads = known(Device, "maxThreadsPerMultiProcessor");
    const Value Blocks = known(Device, "maxBlocksPerMultiProcessor");
    Value V;
    if (A[2].isInteger() && A[2].asInteger() > 0 && Threads.isInteger() && Blocks.isInteger()) {
      V = Value::integer(std::min(Threads.asInteger() / A[2].asInteger(), Blocks.asInteger()), false);
    }
    IntAt(0, V);
    return Success;
  }
  return std::nullopt;
}

std::optional<Value> Evaluator::callCuda(const NamedCall &C) {
  const llvm::StringRef Name = C.Name;
  const auto &A = C.Arguments;
  if (!Name.starts_with("cu")) {
    return std::nullopt;
  }
  const Value Success = Value::integer(0);
  if (const std::optional<Value> V = callCudaDevice(C)) {
    return V;
  }
  const auto Count = [&](unsigned I) -> std::optional<uint64_t> {
    return A[I].isInteger() && !A[I].hasAlternatives() ? std::optional<uint64_t>(uint64_t(A[I].asInteger()))
                                                       : std::nullopt;
  };
  if ((Name == "cudaMalloc" || Name == "cudaMallocAsync" || Name == "cuMemAlloc" || Name == "cuMemAlloc_v2" ||
       Name == "cudaMallocFromPoolAsync") &&
      A.size() >= 2) {
    return allocateInto(A[0], A[1], true);
  }
  if ((Name == "cudaMallocManaged" || Name == "cudaMallocHost" || Name == "cudaHostAlloc" ||
       Name == "cuMemAllocManaged" || Name == "cuMemAllocHost_v2") &&
      A.size() >= 2) {
    return allocateInto(A[0], A[1], false);
  }
  if (Name == "cudaMallocPitch" && A.size() == 4) {
    const Value Align = known(Files.device(), "pitchUnit");
    const Value Pitch = mapPairs(A[2], Align, [](int64_t W, int64_t U) -> std::optional<int64_t> {
      return U > 0 ? std::optional<int64_t>((W + U - 1) / U * U) : std::nullopt;
    });
    Mem.write(A[1], 8, Pitch);
    return allocateInto(
        A[0], mapPairs(Pitch, A[3], [](int64_t P, int64_t H) -> std::optional<int64_t> { return P * H; }), true);
  }
  if (Name == "cudaHostGetDevicePointer" && A.size() >= 2) {
    Mem.write(A[0], 8, A[1]);
    return Success;
  }
  if ((Name == "cudaMemcpy" || Name == "cudaMemcpyAsync") && A.size() >= 3) {
    const bool FromDevice = A[1].isPlace() && Mem.object(A[1].object()).OnDevice;
    const auto Bytes = Count(2);
    if (!FromDevice && Bytes && A[1].isPlace()) {
      Mem.copy(A[0], A[1], *Bytes);
    } else {
      Mem.forget(A[0], Bytes);
    }
    return Success;
  }
  if (Name.starts_with("cudaMemcpy") && !A.empty()) {
    if (Name.starts_with("cudaMemcpyFromSymbol") || Name.starts_with("cudaMemcpy2D")) {
      Mem.forget(A[0]);
    }
    return Success;
  }
  if ((Name == "cudaGetSymbolAddress") && A.size() == 2) {
    Mem.write(A[0], 8, A[1]);
    return Success;
  }
  if (Name == "cudaGetErrorString" || Name == "cudaGetErrorName") {
    return Value::pointer(Mem.createString(""));
  }
  if (Name == "cudaEventElapsedTime" || Name == "cuEventElapsedTime") {
    Mem.forget(A[0]);
    return Success;
  }
  if (Name == "cuModuleGetFunction" && A.size() == 3) {
    if (const auto Text = Mem.text(A[2])) {
      const Value Handle = Value::pointer(Mem.create(std::nullopt));
      DriverFunctions[Handle.object()] = *Text;
      Mem.write(A[0], 8, Handle);
    } else {
      Mem.forget(A[0], 8);
    }
    return Success;
  }
  // Any other: what it returns through pointers is not known, and it succeeds.
  const bool IsStatus = C.Type->isEnumeralType() || C.Type->isIntegerType();
  const bool IsApi = Name.starts_with("cuda") || Name.starts_with("cublas") || Name.starts_with("curand") ||
                     Name.starts_with("cufft") || Name.starts_with("cusparse") || Name.starts_with("cusolver") ||
                     Name.starts_with("cudnn") || (Name.size() > 2 && Name[2] >= 'A' && Name[2] <= 'Z');
  if (!IsApi) {
    return std::nullopt;
  }
  for (unsigned I = 0; I != A.size(); ++I) {
    const clang::QualType T = C.Exprs[I]->getType();
    const clang::QualType P = I < C.Function->getNumParams() ? C.Function->getParamDecl(I)->getType() : T;
    if (P->isPointerType() && !P->getPointeeType().isConstQualified()) {
      Mem.forget(A[I]);
    }
  }
  if (C.Type->isRecordType()) {
    return object(C.Type);
  }
  return IsStatus ? Success : Value();
}
