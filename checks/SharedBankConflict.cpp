// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/SharedBankConflict.h"
#include "Check.h"
#include "Hardware.h"
#include "finding/SourcePlace.h"
#include "model/ArrayLayout.h"
#include "model/KernelReporter.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"

#include <algorithm>
#include <cstdlib>

using namespace cudatidy;

namespace {

namespace rule = rules::SharedBankConflict;

/// The array with its rows made longer by one access, so that rows begin in different banks. None when the lanes do not
/// walk down a column of it, or when the longer array would not fit.
std::optional<ArrayLayout> padded(const ArrayLayout &A, const Site &S, const Kernel &K) {
  const bool DownColumn = A.Extents.size() > 1 && S.Stride && uint64_t(std::abs(*S.Stride)) == A.rowBytes();
  if (!DownColumn || !A.ElementBytes || A.ElementBytes > 16) {
    return std::nullopt;
  }
  const uint64_t Access = std::max<uint64_t>(S.Bytes, uint64_t(hw::bankBytes(K.Arch)));
  const ArrayLayout Longer = A.padded(std::max<uint64_t>(1, Access / A.ElementBytes));
  const bool Fits = K.StaticShared - A.bytes() + Longer.bytes() <= uint64_t(hw::sharedPerBlock(K.Arch));
  return Fits ? std::optional(Longer) : std::nullopt;
}

/// Flags accesses to shared memory that the hardware serves in more passes than their bytes need.
///
///   __shared__ float Tile[32][32];
///   Sum += Tile[threadIdx.x][I];   // the lanes are 32 words apart: all in one bank, 32 passes
///
/// Silent when the addresses are not known or come from data, on broadcasts, on atomics whose lanes meet at one address
/// (that is contention, and no layout cures it), and for code that a warp hardly ever reaches.
class SharedBankConflict final : public KernelCheck {
public:
  void run(const Kernel &K, const KernelReporter &R) const override {
    for (const Site &S : K.Sites) {
      if (S.Where != Space::Shared || !S.isAccess() || S.UnderData) {
        continue;
      }
      const std::optional<double> Passes = S.wavefronts(), Ideal = S.idealWavefronts(); // none: no claim
      if (!Passes || !Ideal || *Passes <= rule::minRatio(K.Arch) * *Ideal) {
        continue;
      }
      if (S.Kind == SiteKind::Atomic && S.Distinct.value_or(0) < S.ActiveLanes) {
        continue;
      }
      if (S.On == Basis::Exact && S.Weight < rule::minExecutions(K.Arch)) {
        continue;
      }
      report(K, S, *Passes, *Ideal, R);
    }
  }

private:
  static void report(const Kernel &K, const Site &S, double Passes, double Ideal, const KernelReporter &R) {
    FindingBuilder B = R.report(S);
    B.arg("passes", Passes).arg("ideal", Ideal).evidence("ways", Passes / Ideal);
    const clang::VarDecl *V = R.variable(S);
    const bool Named = V && V->hasAttr<clang::CUDASharedAttr>();
    const bool Strided = S.Stride && *S.Stride != 0;
    if (Strided) {
      B.arg("stride", std::abs(*S.Stride));
    }
    B.variant(Named ? Strided ? "array_strided" : "array" : Strided ? "strided" : "message");
    if (!Named) {
      return;
    }
    B.arg("array", V->getName().str());
    const std::optional<ArrayLayout> Layout = layoutOf(*V);
    if (const auto At = placeOf(V->getLocation(), V->getASTContext())) {
      B.note({*At, "declared", {{"array", Layout ? Layout->spelled() : V->getName().str()}}});
    }
    if (const auto Longer = Layout ? padded(*Layout, S, K) : std::nullopt) {
      B.fix({Safety::Suggestion, "pad", {}, Longer->spelled()});
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(SharedBankConflict)
