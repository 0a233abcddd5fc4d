// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/MissingTensorCore.h"
#include "Check.h"
#include "Hardware.h"
#include "finding/SourcePlace.h"
#include "frontend/Frontend.h"
#include "model/KernelReporter.h"
#include "model/Places.h"
#include "pattern/InlinedKernel.h"
#include "pattern/MissedTensorCalls.h"
#include "pattern/Products.h"
#include "pattern/TensorUse.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/STLExtras.h"

using namespace cudatidy;
using namespace llvm;

namespace {

namespace rule = rules::MissingTensorCore;

bool isBelow(const std::optional<uint64_t> &Extent, double Least) { return Extent && double(*Extent) < Least; }

/// Products written as loops in kernels.
class LoopProducts final : public KernelCheck {
public:
  void run(const Kernel &K, const KernelReporter &R) const override {
    if (!mayHoldProduct(*K.F) || usesTensorCores(*K.F)) {
      return;
    }
    const InlinedKernel Whole(*K.F);
    const MatrixProducts Products(*Whole, K.On);
    for (const MatrixProduct &P : Products.all()) {
      const std::optional<TensorType> Type = tensorTypeOf(P);
      if (!Type || !is_contained(hw::tensorTypes(K.Arch), std::string_view(Type->Name))) {
        continue;
      }
      if (isBelow(P.Rows, rule::minExtent(K.Arch)) || isBelow(P.Columns, rule::minExtent(K.Arch)) ||
          isBelow(P.Depth, rule::minDepth(K.Arch))) {
        continue;
      }
      report(P, *Type, R);
    }
  }

private:
  static void report(const MatrixProduct &P, const TensorType &Type, const KernelReporter &R) {
    const std::vector<SourcePoint> At = placesOf(*P.At);
    if (At.empty()) {
      return;
    }
    Site S;
    S.At = At.front();
    S.Frames.assign(At.begin() + 1, At.end());
    S.On = Basis::Exact;
    FindingBuilder B = R.report(S);
    const std::string Left = nameOfArray(P.Left.Base), Right = nameOfArray(P.Right.Base);
    const bool Named = !Left.empty() && !Right.empty();
    B.variant(Type.Rounds ? (Named ? "rounded" : "rounded_unnamed") : (Named ? "message" : "unnamed"));
    B.arg("left", Left).arg("right", Right).arg("type", std::string(Type.Label));
    B.evidence("operands", std::string(Type.Name)).evidence("changes_results", Type.Rounds);
    Fix X;
    X.Code = libraryCall(P, Type, Left, Right, nameOfArray(P.Into));
    X.Title = X.Code.empty() ? (Type.Rounds ? "rounded" : "library") : (Type.Rounds ? "rounded_call" : "call");
    B.fix(std::move(X));
  }
};

/// Products that a library computes, but not at the rate of tensor cores.
class LibraryProducts final : public UnitCheck {
public:
  void run(const TranslationUnit &U, Reporter &R) const override {
    const GemmCalls Calls(U);
    const auto Types = hw::tensorTypes(U.Job.Arch);
    for (const MissedCall &M : missedCalls(Calls, rule::minExtent(U.Job.Arch), U)) {
      const std::string Needed = M.Type.empty() ? "tf32" : StringRef(M.Type).lower();
      const std::optional<Place> At = placeOf(M.Of->Call->getSourceRange(), U.ast());
      if (At && is_contained(Types, std::string_view(Needed))) {
        report(M, *At, R);
      }
    }
  }

private:
  static void report(const MissedCall &M, const Place &At, const Reporter &R) {
    FindingBuilder B = R.report(At);
    B.arg("call", M.Of->Name);
    Fix X;
    switch (M.What) {
    case MissedCall::Cause::FullPrecision:
      B.variant("full_precision").sure(M.HandleSeen ? Confidence::High : Confidence::Medium);
      B.evidence("changes_results", true);
      X.Title = "allow_tf32";
      break;
    case MissedCall::Cause::Widened:
      B.variant("widened").arg("array", M.Array).arg("kernel", M.Kernel).arg("type", M.Type);
      X.Title = "narrow";
      break;
    case MissedCall::Cause::Alignment:
      B.variant("alignment").arg("dimension", M.Dimension).arg("value", M.Value);
      B.arg("multiple", M.Multiple).arg("type", M.Type);
      X.Title = "pad";
      break;
    case MissedCall::Cause::Vectors:
      B.variant("vectors");
      X.Title = "batch";
      break;
    }
    B.fix(std::move(X));
  }
};

/// Flags matrix products that scalar multiply-adds compute although the GPU's tensor cores take such operands.
///
///   for (int K = 0; K < N; ++K)
///     Sum += __half2float(A[Row * N + K]) * __half2float(B[K * N + Column]);   // one multiply-add a thread and clock
///
///   cublasGemmEx(..., 588, ..., CUDA_R_16F, 588, ...);   // 588 halves are no multiple of 16 bytes
///
/// Silent on a matrix times a vector, on sizes that would leave a tile of the tensor cores mostly empty, on products
/// stored into one of their factors, in FP64, in kernels that use tensor cores already, and when an address comes from
/// data.
class MissingTensorCore final : public Check {
public:
  const UnitCheck *asUnitCheck() const override { return &Library; }
  const KernelCheck *asKernelCheck() const override { return &Loops; }

private:
  LibraryProducts Library;
  LoopProducts Loops;
};

} // namespace

CUDA_TIDY_CHECK(MissingTensorCore)
