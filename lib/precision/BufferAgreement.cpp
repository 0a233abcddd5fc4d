// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "precision/BufferAgreement.h"

#include "frontend/Kernels.h"
#include "host/KernelNames.h"
#include "precision/BufferUses.h"

#include "llvm/IR/Module.h"

#include <cmath>

using namespace cudatidy;
using namespace llvm;

static const Function *kernelNamed(const Module &M, StringRef Name) {
  const auto It = find_if(M, [&](const Function &F) { return !F.isDeclaration() && nameOnHost(F.getName()) == Name; });
  return It == M.end() ? nullptr : &*It;
}

/// Where the launches are in other files, what other kernels read as floats under the same name is taken for the
/// buffer.
static std::vector<BufferUses::User> namesakes(const Argument &A) {
  std::vector<BufferUses::User> Out;
  for (const Function &F : *A.getParent()->getParent()) {
    if (&F == A.getParent() || !isKernel(F)) {
      continue;
    }
    for (const Argument &Other : F.args()) {
      if (!Other.getType()->isPointerTy() || !A.hasName() || Other.getName() != A.getName()) {
        continue;
      }
      const ArgumentUses How = usesOf(Other);
      if (How.Plain && How.Stores.empty() && !How.Loads.empty()) {
        Out.push_back({nameOnHost(F.getName()).str(), Other.getArgNo()});
      }
    }
  }
  return Out;
}

/// Whether another kernel stores nothing to the array that spoils what is claimed of it.
static bool storesAlike(const NarrowArray &A, const Argument &Other, const ValueRange &Of) {
  const ValueFacts Stored = storedTo(Other, Of);
  switch (A.Grade) {
  case NarrowGrade::Exact:
    return Stored.isEmpty() || Stored.fits(*A.Format);
  case NarrowGrade::Bounded:
    return Stored.isEmpty() || (A.Values.In.join(Stored.In) == A.Values.In);
  case NarrowGrade::RangeUnknown:
    return true;
  }
  llvm_unreachable("an array has one of three grades");
}

/// What reading the array narrower changes of another kernel's outputs; none: no bound.
static std::optional<double> readingError(const NarrowArray &A, const Argument &Other) {
  ValueRange::ArrayFacts Known;
  if (A.Grade != NarrowGrade::RangeUnknown) {
    Known[&Other] = A.Values;
  }
  const ValueRange Of(*Other.getParent(), std::move(Known));
  ErrorPropagation::ArrayErrors Errors;
  Errors[&Other] = {A.Format->relativeError(), A.Format->smallestError(), false};
  double Most = 0;
  for (const ErrorPropagation::Output &O : ErrorPropagation(Of, std::move(Errors)).outputs()) {
    const Interval Outputs = Of.at(O.Stored, O.At->getParent()).In;
    const double Worst = O.Error.worst(Outputs);
    // A bound of the size of the outputs is none.
    constexpr double Useless = 0x1p-6;
    const bool Says = std::isfinite(Worst) && Worst <= Useless * Outputs.most();
    if (O.Error.Unknown || (A.Grade == NarrowGrade::Bounded && Worst > 0 && !Says)) {
      return std::nullopt;
    }
    Most = std::isfinite(Worst) ? std::max(Most, Worst) : Most;
  }
  return Most;
}

std::optional<BufferAgreement> cudatidy::agreementOn(const NarrowArray &A, clang::ASTContext &Context) {
  const Function &F = *A.Array->getParent();
  BufferUses Uses = bufferUses(Context, nameOnHost(F.getName()), A.Array->getArgNo());
  if (Uses.ReadBack || Uses.GivenAway || (A.Stored && Uses.Filled)) {
    return std::nullopt;
  }
  if (!Uses.Launched) {
    Uses.Others = namesakes(*A.Array);
  }
  BufferAgreement R;
  for (const BufferUses::User &Other : Uses.Others) {
    const Function *G = kernelNamed(*F.getParent(), Other.Kernel);
    if (!G || Other.Argument >= G->arg_size()) {
      return std::nullopt;
    }
    const Argument &Parameter = *G->getArg(Other.Argument);
    const ArgumentUses How = usesOf(Parameter);
    const bool Both = !How.Loads.empty() && !How.Stores.empty();
    if (!How.Plain || (Both && A.Grade != NarrowGrade::Exact)) {
      return std::nullopt;
    }
    if (!How.Stores.empty() && !storesAlike(A, Parameter, ValueRange(*G))) {
      return std::nullopt;
    }
    if (!How.Loads.empty() && A.Grade != NarrowGrade::Exact) {
      const auto Error = readingError(A, Parameter);
      if (!Error) {
        return std::nullopt;
      }
      R.Error = std::max(R.Error, *Error);
    }
  }
  return R;
}
