// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/ConstantDivergence.h"
#include "Check.h"
#include "model/KernelReporter.h"
#include "rewrite/MemorySpace.h"

#include "clang/AST/Attr.h"

using namespace cudatidy;

namespace {

namespace rule = rules::ConstantDivergence;

/// Flags reads of constant memory for which the lanes of a warp ask for different addresses.
///
///   __constant__ float Table[64];
///   Y[I] *= Table[threadIdx.x % 64];   // 32 addresses: the read is issued 32 times
///
/// Silent when the addresses are not known or come from data, when all lanes of nearly every warp agree, and for code
/// that a warp hardly ever reaches.
class ConstantDivergence final : public KernelCheck {
public:
  void run(const Kernel &K, const KernelReporter &R) const override {
    for (const Site &S : K.Sites) {
      if (S.Where != Space::Constant || S.Kind != SiteKind::Load || S.UnderData) {
        continue;
      }
      if (!S.Distinct || *S.Distinct <= rule::maxAddresses(K.Arch)) { // none: no claim
        continue;
      }
      if (S.On == Basis::Exact && S.Weight < rule::minExecutions(K.Arch)) {
        continue;
      }
      const clang::VarDecl *V = R.variable(S);
      if (!V || !V->hasAttr<clang::CUDAConstantAttr>()) {
        continue;
      }
      R.report(S).arg("array", V->getName().str()).arg("addresses", *S.Distinct).fix(inGlobalMemory(*V));
    }
  }

private:
  /// The host fills both kinds of variable with the same calls.
  static Fix inGlobalMemory(const clang::VarDecl &V) {
    Fix X;
    X.Title = "global";
    if (std::optional<Edit> E = replaceConstantMark(V)) {
      X.Kind = Safety::Unsafe;
      X.Edits.push_back(*std::move(E));
    }
    return X;
  }
};

} // namespace

CUDA_TIDY_CHECK(ConstantDivergence)
