// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/UnvectorizedAccess.h"
#include "Check.h"
#include "model/KernelReporter.h"
#include "model/VectorRuns.h"

#include "clang/AST/ASTContext.h"

using namespace cudatidy;

namespace {

namespace rule = rules::UnvectorizedAccess;

/// Flags scalar accesses of a thread that lie one behind the other, where one vector access would do.
///
///   Sum += P[4 * I] + P[4 * I + 1] + P[4 * I + 2] + P[4 * I + 3];   // four loads; one float4 holds them
///
/// Silent when the alignment is not proved (host code must tell where the pointer points), when the addresses come from
/// data or from values that are not known, and for code that a warp hardly ever reaches.
class UnvectorizedAccess final : public KernelCheck {
public:
  void run(const Kernel &K, const KernelReporter &R) const override {
    for (const VectorRun &Run : vectorRuns(K)) {
      const Site &First = *Run.Sites.front();
      if (First.Weight < rule::minExecutions(K.Arch)) {
        continue;
      }
      const Site &Named = **std::min_element(Run.Sites.begin(), Run.Sites.end(), [](const Site *A, const Site *B) {
        return std::tie(A->At.Line, A->At.Column) < std::tie(B->At.Line, B->At.Column);
      });
      FindingBuilder B = R.report(Named);
      B.arg("count", Run.Sites.size()).arg("bytes", First.Bytes).arg("whole", Run.bytes()).arg("array", First.Array);
      B.evidence("gain_requests", double(Run.Sites.size()));
      Fix X;
      X.Title = "vector";
      B.fix(std::move(X));
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(UnvectorizedAccess)
