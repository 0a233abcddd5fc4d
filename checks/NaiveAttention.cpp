// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/NaiveAttention.h"
#include "Check.h"
#include "finding/SourcePlace.h"
#include "frontend/SourceIndex.h"
#include "pattern/Attention.h"

#include "clang/AST/ASTContext.h"
#include "llvm/Demangle/Demangle.h"

using namespace cudatidy;

namespace {

/// Flags attention that keeps a score for each pair of query and key in memory.
///
///   scores<<<Grid, Block>>>(Q, K, S, N, D);   // N * N scores written
///   softmax<<<Grid, Block>>>(S, N);           // read and written again
///   mix<<<Grid, Block>>>(S, V, O, N, D);      // and read once more
///
/// Silent when no second product takes the normalised scores, when something changes them in between, and when the
/// scores stay in shared memory or registers.
class NaiveAttention final : public UnitCheck {
public:
  void run(const TranslationUnit &U, Reporter &R) const override {
    const std::vector<Attention> All = naiveAttentions(U);
    if (All.empty()) {
      return;
    }
    const SourceIndex Source(U);
    for (const Attention &A : All) {
      const bool OneKernel = !A.Kernel.empty();
      const std::optional<Place> At =
          OneKernel ? std::optional(Source.place(A.File, A.Line, A.Column)) : placeOf(A.First, U.ast());
      if (!At) {
        continue;
      }
      FindingBuilder B = R.report(*At);
      const char *const Forms[2][2] = {{"steps_unsized", "message"}, {"kernel_unsized", "kernel"}};
      B.variant(Forms[OneKernel][A.Bytes != 0]);
      B.arg("passes", int64_t(A.Passes)).arg("bytes", int64_t(A.Bytes)).arg("scores", A.Scores);
      B.evidence("growth", std::string("quadratic")).evidence("passes", int64_t(A.Passes));
      if (OneKernel) {
        B.kernel(llvm::demangle(A.Kernel));
      } else {
        note(B, A.Normalised, "softmax", U);
        note(B, A.Second, "second", U);
      }
      Fix X;
      X.Title = "fused";
      B.fix(std::move(X));
    }
  }

private:
  static void note(FindingBuilder &B, clang::SourceRange Range, const char *Words, const TranslationUnit &U) {
    if (const std::optional<Place> At = placeOf(Range, U.ast())) {
      Related N;
      N.At = *At;
      N.Message = Words;
      B.note(std::move(N));
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(NaiveAttention)
