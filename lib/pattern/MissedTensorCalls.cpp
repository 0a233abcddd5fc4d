// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "pattern/MissedTensorCalls.h"

#include "pattern/Widening.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"

using namespace cudatidy;

namespace {

/// The library's tensor-core kernels read 16 bytes at a time.
constexpr int64_t VectorBytes = 16;

struct NarrowType {
  llvm::StringRef Name, Label;
  int64_t Bytes;
};
constexpr NarrowType Narrow[] = {{"CUDA_R_16F", "FP16", 2}, {"CUDA_R_16BF", "BF16", 2}, {"CUDA_R_8I", "INT8", 1}};

class Finder {
public:
  Finder(const GemmCalls &Calls, double Least, clang::ASTContext &Context)
      : Calls(Calls), Least(Least), Context(Context) {}

  std::optional<MissedCall> missed(const GemmCall &G) const {
    if (G.IsVector || constantOf(G.N, G.In, Context) == 1) {
      return vectors(G, G.A, G.B);
    }
    if (constantOf(G.M, G.In, Context) == 1) {
      return vectors(G, G.B, G.A);
    }
    if (isBelow(G, G.M) || isBelow(G, G.N) || isBelow(G, G.K)) {
      return std::nullopt; // few rows or columns leave the tiles empty
    }
    return G.Type == "CUDA_R_32F" ? fullPrecision(G) : alignment(G);
  }

private:
  bool isBelow(const GemmCall &G, const clang::Expr *E) const {
    const auto V = constantOf(E, G.In, Context);
    return V && double(*V) < Least;
  }

  std::optional<MissedCall> fullPrecision(const GemmCall &G) const {
    if (Calls.SetsMathMode || !(G.Compute.empty() || G.Compute == "CUBLAS_COMPUTE_32F")) {
      return std::nullopt;
    }
    if (G.Compute.empty() && G.Name.ends_with("Ex") && G.Name != "cublasSgemmEx") {
      return std::nullopt; // the compute type is a variable
    }
    MissedCall M;
    M.Of = &G;
    const clang::ValueDecl *Handle = variableOf(G.Handle);
    M.HandleSeen = Handle && Calls.Created.contains(Handle);
    return M;
  }

  std::optional<MissedCall> alignment(const GemmCall &G) const {
    const auto *T = llvm::find_if(Narrow, [&](const NarrowType &X) { return G.Type == X.Name; });
    if (T == std::end(Narrow)) {
      return std::nullopt;
    }
    const std::pair<const char *, const clang::Expr *> Dimensions[] = {
        {"k", G.K}, {"lda", G.Lda}, {"ldb", G.Ldb}, {"ldc", G.Ldc}};
    for (const auto &[Name, E] : Dimensions) {
      const auto V = constantOf(E, G.In, Context);
      if (V && *V * T->Bytes % VectorBytes) {
        MissedCall M;
        M.What = MissedCall::Cause::Alignment;
        M.Of = &G;
        M.Dimension = Name;
        M.Value = *V;
        M.Multiple = VectorBytes / T->Bytes;
        M.Type = T->Label.str();
        return M;
      }
    }
    return std::nullopt;
  }

  /// The same matrix in every round, another vector in and another out, and nothing that one round hands to the next.
  std::optional<MissedCall> vectors(const GemmCall &G, const clang::Expr *Matrix, const clang::Expr *Vector) const {
    if (!G.Loop || changesIn(Matrix, G.Loop) || changesIn(G.M, G.Loop) || changesIn(G.N, G.Loop)) {
      return std::nullopt;
    }
    const clang::ValueDecl *X = variableOf(Vector), *Y = variableOf(G.C);
    if (!X || !Y || X == Y || !changesIn(Vector, G.Loop) || !changesIn(G.C, G.Loop) || timesNamed(X, G.Loop) != 1 ||
        timesNamed(Y, G.Loop) != 1) {
      return std::nullopt;
    }
    MissedCall M;
    M.What = MissedCall::Cause::Vectors;
    M.Of = &G;
    return M;
  }

  const GemmCalls &Calls;
  const double Least;
  clang::ASTContext &Context;
};

} // namespace

/// The first factor of a call that a launch of the same function widened.
static const Widened *widenedFactor(const GemmCall &G, const std::vector<Widened> &All) {
  const clang::ValueDecl *A = variableOf(G.A), *B = variableOf(G.B);
  const auto It = llvm::find_if(
      All, [&](const Widened &W) { return W.In == G.In && W.Variable && (W.Variable == A || W.Variable == B); });
  return It == All.end() ? nullptr : &*It;
}

std::vector<MissedCall> cudatidy::missedCalls(const GemmCalls &Calls, double Least, const TranslationUnit &U) {
  std::vector<MissedCall> Out;
  const Finder F(Calls, Least, U.ast());
  for (const GemmCall &G : Calls.All) {
    if (auto M = F.missed(G)) {
      Out.push_back(std::move(*M));
    }
  }
  const auto IsFull = [](const MissedCall &M) { return M.What == MissedCall::Cause::FullPrecision; };
  if (llvm::any_of(Out, IsFull)) {
    const std::vector<Widened> All = widenedVariables(U);
    for (MissedCall &M : Out) {
      const Widened *W = IsFull(M) ? widenedFactor(*M.Of, All) : nullptr;
      if (W) {
        M.What = MissedCall::Cause::Widened;
        M.Type = W->Type;
        M.Array = W->Variable->getNameAsString();
        M.Kernel = W->Kernel;
      }
    }
  }
  return Out;
}
