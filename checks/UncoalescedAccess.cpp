// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/UncoalescedAccess.h"
#include "Check.h"
#include "Hardware.h"
#include "model/BlockCost.h"
#include "model/KernelReporter.h"
#include "model/VectorRuns.h"
#include "rewrite/GeneratedCode.h"
#include "rewrite/InterleavedLoop.h"
#include "rewrite/LaneSwap.h"
#include "rewrite/StructAlignment.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "clang/AST/RecordLayout.h"
#include "llvm/ADT/bit.h"

#include <cstdlib>
#include <set>

using namespace cudatidy;

namespace {

namespace rule = rules::UncoalescedAccess;

/// The member that an access names in an array of structures, when neighbouring lanes are one structure apart. Null
/// when they are not, or when the access names none.
const clang::FieldDecl *memberOfNeighbours(const clang::Expr *E, int64_t Stride) {
  while (const auto *M = llvm::dyn_cast_or_null<clang::MemberExpr>(E ? E->IgnoreParenImpCasts() : nullptr)) {
    E = M->getBase();
    const auto *Field = llvm::dyn_cast<clang::FieldDecl>(M->getMemberDecl());
    const clang::RecordDecl *Record = Field ? Field->getParent() : nullptr;
    if (!Record || !Record->isCompleteDefinition() || Record->isDependentType()) {
      continue;
    }
    if (Field->getASTContext().getASTRecordLayout(Record).getSize().getQuantity() == std::abs(Stride)) {
      return Field;
    }
  }
  return nullptr;
}

/// Whether threadIdx.x moves an address by far and threadIdx.y by one element at most.
bool runsAlongY(const Site &S, const Kernel &K) {
  return S.Where == Space::Global && S.AlongX && S.AlongY && std::abs(*S.AlongY) <= S.Bytes &&
         uint64_t(std::abs(*S.AlongX)) >= uint64_t(hw::sectorBytes(K.Arch));
}

/// Whether the two have each other's role at a site: they have it here, or here threadIdx.y does not matter and they
/// have it elsewhere in the kernel.
bool hasSwappedRoles(const Site &S, const Kernel &K) {
  return K.On.Block[0] > 1 && K.On.Block[1] > 1 && runsAlongY(S, K) &&
         llvm::any_of(K.Sites, [&](const Site &Each) { return runsAlongY(Each, K) && *Each.AlongY; });
}

/// Whether each thread walks memory of its own, element by element.
bool isWalk(const Site &S, int64_t Stride) {
  return S.Looped && S.Step && *S.Step && std::abs(*S.Step) < std::abs(Stride) && std::abs(*S.Step) <= 2 * S.Bytes;
}

/// Whether a walk's subscript is the loop's counter itself, so that the counter starts at another place in each thread.
bool startsApart(const clang::Expr *E) {
  const auto *A = llvm::dyn_cast_or_null<clang::ArraySubscriptExpr>(E ? E->IgnoreParenImpCasts() : nullptr);
  return A && !A->getRHS()->isTypeDependent() && llvm::isa<clang::DeclRefExpr>(A->getIdx()->IgnoreParenImpCasts());
}

/// Whether the lanes that take part lie side by side and lane 0 would begin where a sector does: what is moved beyond
/// the ideal belongs to lanes that are off. That is control's doing, not the layout's.
bool isThinnedOut(const Site &S, const Kernel &K) {
  const std::optional<int64_t> Apart = S.Stride ? S.Stride : S.AlongX;
  const int64_t Before = S.Mask ? llvm::countr_zero(S.Mask) * int64_t(S.Bytes) : 0;
  return Apart && *Apart == S.Bytes && (int64_t(S.Misalignment) - Before) % hw::sectorBytes(K.Arch) == 0 &&
         S.ActiveLanes < double(hw::warpSize(K.Arch));
}

/// Whether a part of a vector type (float2, int4) is what is left of storing it whole: `V = A[I]; ++V.x; A[I] = V`.
/// nvcc stores all of it at once, the unchanged part too (seen in its PTX), and nothing is wasted.
bool isPartOfVectorStore(const Site &S, const clang::Expr *E) {
  const auto *Record =
      E && S.Kind == SiteKind::Store && !E->isTypeDependent() ? E->getType()->getAsRecordDecl() : nullptr;
  if (!Record || !Record->isCompleteDefinition() || Record->isDependentType()) {
    return false;
  }
  const clang::ASTRecordLayout &Layout = Record->getASTContext().getASTRecordLayout(Record);
  return Layout.getSize() == Layout.getAlignment() && Layout.getSize().getQuantity() > int64_t(S.Bytes);
}

/// Whether the kernel moves an element from one place to another with one side in order: what a transpose does.
bool hasOtherSideInOrder(const Kernel &K, const Site &S) {
  return llvm::any_of(K.Sites, [&](const Site &Other) {
    return Other.Where == Space::Global && Other.Bytes == S.Bytes && Other.Kind != S.Kind && Other.isAccess() &&
           Other.Stride && std::abs(*Other.Stride) == S.Bytes;
  });
}

/// Flags global accesses for which a warp moves more 32-byte sectors than its lanes' bytes would fill.
///
///   Out[Column * Rows + Row] = Value;   // lanes along Column: 32 sectors a request where 4 would do
///
/// Silent when the addresses are not known or come from data, on a broadcast, when a request moves at most one sector
/// more than needed or moves what lanes that are off would ask for, where a thread's accesses could be one vector
/// access (unvectorized-access says so), and for code that a warp hardly ever reaches.
class UncoalescedAccess final : public KernelCheck {
public:
  void run(const Kernel &K, const KernelReporter &R) const override {
    std::set<const Site *> Vectors; // unvectorized-access tells their cause
    for (const VectorRun &Run : vectorRuns(K)) {
      Vectors.insert(Run.Sites.begin(), Run.Sites.end());
    }
    for (const Site &S : K.Sites) {
      if (S.Where != Space::Global || !S.isAccess() || Vectors.contains(&S) || isThinnedOut(S, K)) {
        continue;
      }
      const std::optional<double> Sectors = S.sectors(), Ideal = S.idealSectors(); // none: no claim
      if (!Sectors || !Ideal) {
        continue;
      }
      // How often a sampled site runs hangs on the samples: only an exact count tells cold code.
      if (S.On == Basis::Exact && S.Weight < rule::minExecutions(K.Arch)) {
        continue;
      }
      if (*Sectors <= rule::minRatio(K.Arch) * *Ideal || *Sectors <= *Ideal + rule::minExcess(K.Arch)) {
        continue;
      }
      if (!isPartOfVectorStore(S, R.expression(S))) {
        report(K, S, *Sectors, *Ideal, R);
      }
    }
  }

private:
  static void report(const Kernel &K, const Site &S, double Sectors, double Ideal, const KernelReporter &R) {
    FindingBuilder B = R.report(S);
    B.arg("sectors", Sectors).arg("ideal", Ideal);
    if (S.UnderData) {
      B.sure(Confidence::Medium); // which lanes come here is a guess
    }
    B.evidence("wasted", 1.0 - Ideal / Sectors);
    // Exchanged roles are put right for all accesses at once.
    const bool Swapped = hasSwappedRoles(S, K) && !hasOtherSideInOrder(K, S);
    if (const auto Gain =
            gainOf(K, [&](const Site &Each) { return Each.I == S.I || (Swapped && runsAlongY(Each, K)); })) {
      B.evidence("gain", *Gain);
    }
    const std::optional<int64_t> Apart = S.Stride ? S.Stride : S.AlongX;
    if (!Apart) {
      return;
    }
    B.arg("stride", std::abs(*Apart));
    const clang::FieldDecl *Member = memberOfNeighbours(R.expression(S), *Apart);
    const clang::FunctionDecl *In = R.function(S);
    if (Member) {
      B.variant("structure").arg("member", Member->getName().str());
      B.fix(structureFix(*Member));
    } else if (Swapped) {
      B.variant("swapped").arg("other", std::abs(*S.AlongY));
      if (In) {
        B.fix(swapFix(K, *In));
      }
    } else if (isWalk(S, *Apart)) {
      B.variant(startsApart(R.expression(S)) ? "chunk" : "row").arg("step", std::abs(*S.Step));
      B.evidence("cached", double(std::abs(*S.Step)) / double(hw::sectorBytes(K.Arch)));
      B.fix(walkFix(R.expression(S), In));
    } else if (std::abs(*Apart) == S.Bytes && !S.Stride && K.On.Block[0] < hw::warpSize(K.Arch)) {
      return; // short rows of a narrow block: where the first begins explains nothing
    } else if (std::abs(*Apart) == S.Bytes) {
      B.variant("misaligned").arg("offset", S.Misalignment);
    } else {
      B.variant("strided");
      if (In && hasOtherSideInOrder(K, S)) {
        stage(*In, R.expression(S), B);
      }
    }
  }

  static Fix structureFix(const clang::FieldDecl &Member) {
    Fix X;
    X.Title = "separate";
    if (std::optional<Edit> E = alignToSize(*Member.getParent())) {
      X.Kind = Safety::Unsafe;
      X.Title = "align";
      X.Edits.push_back(*std::move(E));
    }
    return X;
  }

  static Fix walkFix(const clang::Expr *Access, const clang::FunctionDecl *In) {
    Fix X;
    X.Title = startsApart(Access) ? "interleave" : "together";
    if (startsApart(Access) && In) {
      X.Edits = interleaveLoop(*Access, *In);
      X.Kind = X.Edits.empty() ? Safety::Suggestion : Safety::Unsafe;
    }
    return X;
  }

  static Fix swapFix(const Kernel &K, const clang::FunctionDecl &In) {
    const bool Known = K.On.Source == LaunchSource::Host || K.On.Source == LaunchSource::Option;
    Fix X;
    X.Title = "swap";
    X.Edits = swapLanes(In, Known && K.On.BlockKnown && K.On.Block[0] == K.On.Block[1]);
    X.Kind = X.Edits.empty() ? Safety::Suggestion : Safety::Unsafe;
    return X;
  }

  static void stage(const clang::FunctionDecl &In, const clang::Expr *E, FindingBuilder &B) {
    const std::optional<std::string> Type = E ? spelledType(E->getType()) : std::nullopt;
    if (!Type || !In.getIdentifier()) {
      return;
    }
    Fix X;
    X.Title = "stage";
    X.Code = stagedTranspose(In.getName().str(), *Type);
    X.CodeIsWhole = true;
    B.fix(std::move(X));
  }
};

} // namespace

CUDA_TIDY_CHECK(UncoalescedAccess)
