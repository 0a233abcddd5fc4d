// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/MissingSharedReuse.h"
#include "Check.h"
#include "model/KernelReporter.h"
#include "model/TileReuse.h"
#include "rewrite/GeneratedCode.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"

using namespace cudatidy;

namespace {

namespace rule = rules::MissingSharedReuse;

/// Flags arrays in global memory that many warps of a block read again and again, where a tile in shared memory would
/// be filled once; one finding an array, at the load that asks most.
///
///   for (int T = 0; T < K; ++T)
///     Sum += A[Row * K + T] * B[T * N + Column];   // every warp of the block reads the same rows of B
///
/// Silent when the reuse is within a warp, when the kernel writes the array, when the addresses come from data, when
/// other work hides these loads so that L1 serves as well, when one line of it holds all, and where the tile would take
/// blocks from the SM.
class MissingSharedReuse final : public KernelCheck {
public:
  void run(const Kernel &K, const KernelReporter &R) const override {
    for (const TileReuse &T : tileReuses(K)) {
      if (T.Use->Warps < rule::minWarps(K.Arch) || T.Use->Requests < rule::minRequests(K.Arch)) {
        continue;
      }
      if (double(T.TileBytes) < rule::minTile(K.Arch) || T.Gain < rule::minGain(K.Arch) || T.CostsOccupancy) {
        continue;
      }
      report(K, T, R);
    }
  }

private:
  static void report(const Kernel &K, const TileReuse &T, const KernelReporter &R) {
    const clang::VarDecl *V = R.variable(*T.At);
    FindingBuilder B = R.report(*T.At);
    B.arg("requests", T.Use->Requests).arg("warps", T.Use->Warps).arg("tile", T.TileBytes);
    B.evidence("gain", T.Gain);
    B.evidence("reuse", T.Use->Requests);
    if (V) {
      B.variant("array").arg("array", V->getName().str());
    }
    const clang::FunctionDecl *In = R.function(*T.At);
    const clang::Expr *E = R.expression(*T.At);
    const std::optional<std::string> Type = E ? spelledType(E->getType()) : std::nullopt;
    Fix X;
    X.Title = T.IsProduct ? "product" : "tile";
    if (In && In->getIdentifier() && Type) {
      const std::string Name = In->getName().str();
      X.Code = T.IsProduct ? tiledProduct(Name, *Type) : sharedTile(Name, *Type);
      X.CodeIsWhole = true;
    }
    B.fix(std::move(X));
  }
};

} // namespace

CUDA_TIDY_CHECK(MissingSharedReuse)
