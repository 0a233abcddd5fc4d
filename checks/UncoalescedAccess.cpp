// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/UncoalescedAccess.h"
#include "Check.h"
#include "model/KernelReporter.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "clang/AST/RecordLayout.h"

#include <cstdlib>

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

/// Flags global accesses for which a warp moves more 32-byte sectors than its lanes' bytes would fill.
///
///   Out[Column * Rows + Row] = Value;   // lanes along Column: 32 sectors a request where 4 would do
///
/// Silent when the addresses are not known or come from data, on a broadcast, when a request moves at most one sector
/// more than needed, and for code that a warp hardly ever reaches.
class UncoalescedAccess final : public KernelCheck {
public:
  void run(const Kernel &K, const KernelReporter &R) const override {
    for (const Site &S : K.Sites) {
      if (S.Where != Space::Global || !S.isAccess() || S.UnderData) {
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
      report(S, *Sectors, *Ideal, R);
    }
  }

private:
  static void report(const Site &S, double Sectors, double Ideal, const KernelReporter &R) {
    FindingBuilder B = R.report(S);
    B.arg("sectors", Sectors).arg("ideal", Ideal);
    B.evidence("wasted", 1.0 - Ideal / Sectors);
    if (S.Stride) {
      B.variant("strided").arg("stride", std::abs(*S.Stride));
      if (const clang::FieldDecl *Member = memberOfNeighbours(R.expression(S), *S.Stride)) {
        B.variant("structure").arg("member", Member->getName().str());
      }
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(UncoalescedAccess)
