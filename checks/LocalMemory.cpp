// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/LocalMemory.h"
#include "Check.h"
#include "Hardware.h"
#include "finding/SourcePlace.h"
#include "model/KernelReporter.h"
#include "model/LocalArrays.h"

#include "clang/AST/ASTContext.h"
#include "llvm/ADT/STLExtras.h"

#include <set>

using namespace cudatidy;

namespace {

namespace rule = rules::LocalMemory;

/// Flags per-thread arrays that live in local memory because a subscript is known only at run time; one finding an
/// array, at the first such subscript.
///
///   float Bins[8] = {};
///   Bins[Kind[J]] += X[J];   // loads and stores that go through L1, where a register would do
///
/// Silent when every subscript is a constant or the counter of a loop with a constant number of rounds, when the array
/// is only read after its initialisation (nvcc reads the constant table), and for code that a warp hardly ever reaches.
class LocalMemory final : public KernelCheck {
public:
  void run(const Kernel &K, const KernelReporter &R) const override {
    std::set<const llvm::Function *> Seen;
    for (const Site &S : K.Sites) {
      if (S.Where != Space::Local || !S.isAccess() || !Seen.insert(S.I->getFunction()).second) {
        continue;
      }
      for (const LocalArray &A : runtimeIndexedArrays(*S.I->getFunction())) {
        report(K, A, R);
      }
    }
  }

private:
  static void report(const Kernel &K, const LocalArray &A, const KernelReporter &R) {
    const auto S = llvm::find_if(K.Sites, [&](const Site &Each) {
      return llvm::is_contained(A.Accesses, Each.I) && Each.Weight >= rule::minExecutions(K.Arch);
    });
    if (S == K.Sites.end()) {
      return;
    }
    FindingBuilder B = R.report(*S);
    B.arg("bytes", A.Bytes);
    const uint64_t Threads = K.On.Block[0] * K.On.Block[1] * K.On.Block[2];
    Fix X;
    X.Title = A.Bytes * Threads <= uint64_t(hw::sharedPerBlock(K.Arch)) ? "shared" : "constant";
    X.Args["all"] = A.Bytes * Threads;
    B.fix(std::move(X));
    const clang::VarDecl *V = R.variable(*S);
    if (!V || !V->getType()->isConstantArrayType()) {
      return;
    }
    B.variant("array").arg("array", V->getName().str());
    if (const auto At = placeOf(V->getLocation(), V->getASTContext())) {
      B.note({*At, "declared", {{"array", V->getName().str()}}});
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(LocalMemory)
