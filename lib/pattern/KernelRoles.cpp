// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "pattern/KernelRoles.h"

#include "frontend/Kernels.h"
#include "host/KernelNames.h"
#include "model/Places.h"
#include "pattern/InlinedKernel.h"
#include "pattern/Products.h"
#include "pattern/TensorUse.h"

#include "llvm/ADT/STLExtras.h"

using namespace cudatidy;
using namespace llvm;

/// Bytes of what is stored to an array; 0 when stores differ.
static unsigned elementBytes(const Function &F, const Argument &Array) {
  unsigned Bytes = 0;
  for (const BasicBlock &B : F) {
    for (const Instruction &I : B) {
      const auto *Store = dyn_cast<StoreInst>(&I);
      if (!Store || baseOf(Store->getPointerOperand()) != &Array) {
        continue;
      }
      const unsigned One = Store->getValueOperand()->getType()->getScalarSizeInBits() / 8;
      if (Bytes && Bytes != One) {
        return 0;
      }
      Bytes = One;
    }
  }
  return Bytes;
}

static KernelRole roleOf(const Function &F) {
  KernelRole Role;
  const MatrixProducts Products(F, Launch());
  for (const MatrixProduct &P : Products.all()) {
    const auto *Left = dyn_cast<Argument>(P.Left.Base), *Right = dyn_cast<Argument>(P.Right.Base);
    const auto *Out = dyn_cast<Argument>(P.Into);
    const std::vector<SourcePoint> At = placesOf(*P.At);
    if (Left && Right && Out && !At.empty()) {
      Role.Products.push_back({Left->getArgNo(), Right->getArgNo(), Out->getArgNo(), elementBytes(F, *Out),
                               At.back().File, At.back().Line, At.back().Column});
    }
  }
  Role.Softmaxes = softmaxesOf(F);
  for (const Argument &A : F.args()) {
    if (const unsigned Count = A.getType()->isPointerTy() ? accessesOf(F, A.getArgNo()) : 0) {
      Role.Accesses[A.getArgNo()] = Count;
    }
  }
  return Role;
}

std::map<std::string, KernelRole> cudatidy::kernelRoles(const Module &M) {
  std::map<std::string, KernelRole> Roles;
  const auto IsSoftmax = [](const Function &F) { return isKernel(F) && mayHoldSoftmax(F); };
  if (none_of(M, IsSoftmax)) {
    return Roles;
  }
  for (const Function &F : M) {
    if (isKernel(F) && (mayHoldProduct(F) || IsSoftmax(F))) {
      const InlinedKernel Whole = InlinedKernel::raw(F);
      Roles[nameOnHost(F.getName()).str()] = roleOf(*Whole);
    }
  }
  return Roles;
}
