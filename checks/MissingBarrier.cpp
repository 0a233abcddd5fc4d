// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/MissingBarrier.h"
#include "Check.h"
#include "model/KernelReporter.h"
#include "rewrite/Barriers.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

#include <vector>

using namespace cudatidy;
using namespace llvm;

namespace {

namespace rule = rules::MissingBarrier;

struct Pair {
  const Site *Earlier = nullptr;
  const Site *Later = nullptr;
  const SharedPair *Facts = nullptr;
};

/// Whether a barrier just before the site of order Barrier would order the pair. A pair whose later access stands first
/// in the code is one around a loop.
bool wouldOrder(unsigned Barrier, const Pair &P) {
  const unsigned From = P.Earlier->Order, To = P.Later->Order;
  return From < To ? From < Barrier && Barrier <= To : Barrier > From || Barrier <= To;
}

/// Flags accesses of different warps to one word with no barrier between them, one of them a write.
///
///   Tile[threadIdx.x] = In[I];
///   Out[I] = Tile[255 - threadIdx.x];   // another warp's word, perhaps not yet written
///
/// Silent when the model has not seen two warps touch one word: addresses from data, locks and flags, asynchronous
/// copies, barriers for a part of the block. One finding for each barrier that is missing. Where lanes of one warp hand
/// words to each other by volatile accesses, one finding a kernel says so.
class MissingBarrier final : public KernelCheck {
public:
  void run(const Kernel &K, const KernelReporter &R) const override {
    if (K.Unordered.empty()) {
      return;
    }
    DenseMap<const Instruction *, const Site *> SiteOf;
    for (const Site &S : K.Sites) {
      SiteOf.try_emplace(S.I, &S);
    }
    std::vector<Pair> Pairs;
    for (const SharedPair &P : K.Unordered) {
      if (const Pair Known{SiteOf.lookup(P.Earlier), SiteOf.lookup(P.Later), &P}; Known.Earlier && Known.Later) {
        Pairs.push_back(Known);
      }
    }
    stable_sort(Pairs, [](const Pair &A, const Pair &B) { return A.Later->Order < B.Later->Order; });
    std::vector<unsigned> Told;
    bool ToldLanes = rule::lockstep(K.Arch) != 0;
    for (const Pair &P : Pairs) {
      if (P.Facts->WithinWarp) {
        if (!ToldLanes) {
          reportLanes(P, R);
        }
        ToldLanes = true;
        continue;
      }
      if (any_of(Told, [&](unsigned Barrier) { return wouldOrder(Barrier, P); })) {
        continue;
      }
      Told.push_back(P.Later->Order);
      report(P, R);
    }
  }

private:
  static void report(const Pair &P, const KernelReporter &R) {
    FindingBuilder B = R.report(*P.Later);
    const Place Earlier = R.place(*P.Earlier);
    B.arg("line", Earlier.Line);
    const SharedPair &Facts = *P.Facts;
    const bool Waits = Facts.EarlierKind == TouchKind::Write && Facts.LaterKind != TouchKind::Write;
    if (Waits && Facts.LaterKind == TouchKind::Update) {
      B.variant(Facts.Global ? "updates_global" : "updates");
    } else if (Waits || Facts.LaterKind == TouchKind::Read) {
      if (Facts.Global) {
        B.variant("global");
      }
    } else {
      B.variant(Facts.Global ? "overwrites_global" : "overwrites");
    }
    B.note({Earlier, Facts.EarlierKind == TouchKind::Read ? "read" : "written"});
    addBarrier(P, R, B);
  }

  static void addBarrier(const Pair &P, const KernelReporter &R, FindingBuilder &B) {
    const clang::Expr *Earlier = R.expression(*P.Earlier), *Later = R.expression(*P.Later);
    const clang::FunctionDecl *In = Earlier && Later ? R.function(*P.Later) : nullptr;
    if (!In || R.function(*P.Earlier) != In) {
      return;
    }
    if (std::optional<Edit> E = insertBarrier(*In, *Earlier, *Later)) {
      Fix X;
      X.Kind = Safety::Safe;
      X.Title = "barrier";
      X.Edits.push_back(*std::move(E));
      B.fix(std::move(X));
    }
  }

  static void reportLanes(const Pair &P, const KernelReporter &R) {
    FindingBuilder B = R.report(*P.Later);
    const Place Earlier = R.place(*P.Earlier);
    B.variant("lanes").level(Severity::Warning).arg("line", Earlier.Line);
    B.note({Earlier, "written"});
  }
};

} // namespace

CUDA_TIDY_CHECK(MissingBarrier)
