// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/SharedBankConflict.h"
#include "Check.h"
#include "Hardware.h"
#include "finding/SourcePlace.h"
#include "model/ArrayLayout.h"
#include "model/BlockCost.h"
#include "model/KernelReporter.h"
#include "rewrite/Padding.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"

#include <algorithm>
#include <cstdlib>

using namespace cudatidy;

namespace {

namespace rule = rules::SharedBankConflict;

/// Whether threads walk rows that are padded for 128-bit accesses: word by word they conflict, but nvcc unrolls such
/// loops and reads 16 bytes at once, for which an odd number of them between rows is right.
bool isPaddedForVectors(const Site &S) {
  constexpr int64_t Wide = 16;
  return S.Looped && S.Stride && S.Step == int64_t(S.Bytes) && S.Bytes < Wide && *S.Stride % Wide == 0 &&
         *S.Stride / Wide % 2 != 0;
}

/// Elements by which the rows of the array have to grow so that neighbours down a column lie in different banks. None
/// when the lanes do not walk down a column of it, or when the longer array would not fit.
std::optional<uint64_t> paddingFor(const ArrayLayout &A, const Site &S, const Kernel &K) {
  const std::optional<int64_t> Apart = S.Stride ? S.Stride : S.AlongX;
  const bool DownColumn = A.Extents.size() > 1 && Apart && *Apart && uint64_t(std::abs(*Apart)) % A.rowBytes() == 0;
  if (!DownColumn || !A.ElementBytes || A.ElementBytes > 16) {
    return std::nullopt;
  }
  const uint64_t Access = std::max<uint64_t>(S.Bytes, uint64_t(hw::bankBytes(K.Arch)));
  const uint64_t Elements = std::max<uint64_t>(1, Access / A.ElementBytes);
  const uint64_t Grown = K.StaticShared + K.On.DynamicShared.value_or(0) - A.bytes() + A.padded(Elements).bytes();
  return Grown <= uint64_t(hw::sharedPerBlock(K.Arch)) ? std::optional(Elements) : std::nullopt;
}

/// The declaration with longer rows: an edit where every use names one element, so that nothing else knows the length,
/// and where it pays.
Fix padding(const clang::VarDecl &V, const ArrayLayout &A, uint64_t Elements, bool Pays) {
  Fix X;
  X.Title = "pad";
  X.Args["padded"] = A.padded(Elements).spelled();
  if (!isUsedByElements(V)) {
    X.Doubt = "layout";
    return X;
  }
  if (!Pays) {
    X.Doubt = "gain";
    return X;
  }
  if (std::optional<Edit> E = padRows(V, Elements)) {
    X.Kind = Safety::Safe;
    X.Edits.push_back(*std::move(E));
  }
  return X;
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
      if (isPaddedForVectors(S)) {
        continue;
      }
      // Lanes that lie further apart than an SM's shared memory is large: a sample stood for a size that it is not.
      if (S.Stride && std::abs(double(*S.Stride)) * (S.ActiveLanes - 1) > double(hw::sharedPerBlockOptin(K.Arch))) {
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
    // Another layout of the array serves all accesses to it.
    const std::optional<double> Gain = gainOf(K, [&](const Site &Each) {
      return Each.I == S.I || (V && Each.Where == Space::Shared && Each.isAccess() && R.variable(Each) == V);
    });
    if (Gain) {
      B.evidence("gain", *Gain);
    }
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
    if (const auto Elements = Layout ? paddingFor(*Layout, S, K) : std::nullopt) {
      B.fix(padding(*V, *Layout, *Elements, !Gain || *Gain >= rule::minGain(K.Arch)));
    } else if (Strided) {
      // A flat array: only its subscripts know the rows.
      Fix X;
      X.Title = "rows";
      X.Args["longer"] = std::abs(*S.Stride) + std::max<int64_t>(S.Bytes, hw::bankBytes(K.Arch));
      B.fix(std::move(X));
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(SharedBankConflict)
