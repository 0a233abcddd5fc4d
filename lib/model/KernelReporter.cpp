// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/KernelReporter.h"

#include "clang/AST/Decl.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;

namespace {

std::string spelled(const Dim3 &D) {
  std::string Out = std::to_string(D[0]);
  if (D[1] > 1 || D[2] > 1) {
    Out += "x" + std::to_string(D[1]);
  }
  if (D[2] > 1) {
    Out += "x" + std::to_string(D[2]);
  }
  return Out;
}

/// The evidence entry under which a launch of this source is told.
const char *evidenceName(LaunchSource S) {
  switch (S) {
  case LaunchSource::Host:
    return "launch_host";
  case LaunchSource::Option:
    return "launch_option";
  case LaunchSource::Bounds:
    return "launch_bounds";
  case LaunchSource::Assumed:
    return "launch_assumed";
  }
  llvm_unreachable("a launch has four sources");
}

/// The variable that an lvalue or a pointer starts from; null when it starts from something else.
const clang::VarDecl *baseVariable(const clang::Expr *E) {
  // A call is a site's expression when the access stands in a system header: an intrinsic's first argument is where.
  if (const auto *C = llvm::dyn_cast_or_null<clang::CallExpr>(E); C && C->getNumArgs()) {
    E = C->getArg(0);
  }
  while (E) {
    E = E->IgnoreParenCasts();
    if (const auto *D = llvm::dyn_cast<clang::DeclRefExpr>(E)) {
      return llvm::dyn_cast<clang::VarDecl>(D->getDecl());
    }
    if (const auto *A = llvm::dyn_cast<clang::ArraySubscriptExpr>(E)) {
      // Which side of a dependent subscript is the base is not known yet; nobody writes the index first.
      E = A->getRHS()->isTypeDependent() ? A->getLHS() : A->getBase();
    } else if (const auto *M = llvm::dyn_cast<clang::MemberExpr>(E)) {
      E = M->getBase();
    } else if (const auto *U = llvm::dyn_cast<clang::UnaryOperator>(E)) {
      E = U->getSubExpr();
    } else if (const auto *B = llvm::dyn_cast<clang::BinaryOperator>(E); B && B->isAdditiveOp()) {
      E = B->getRHS()->getType()->isAnyPointerType() ? B->getRHS() : B->getLHS();
    } else {
      return nullptr;
    }
  }
  return nullptr;
}

/// What a reader is shown of one of a site's requests: where each lane points, in bytes from the start of the first
/// 128-byte line touched; null for a lane that takes no part.
nlohmann::ordered_json lanesOf(const Site &S) {
  nlohmann::ordered_json Offsets = nlohmann::ordered_json::array();
  for (unsigned L = 0; L != WarpSize; ++L) {
    Offsets.push_back(S.Shown.Lanes >> L & 1 ? nlohmann::ordered_json(S.Shown.Offset[L]) : nlohmann::ordered_json());
  }
  return {{"space", S.Where == Space::Shared ? "shared" : "global"}, {"bytes", S.Bytes}, {"offsets", Offsets}};
}

/// Share of the sectors that a kernel's requests move, or of the wavefronts of its shared memory, that a site would
/// save if its lanes were packed ideally. None: the site makes no such claim.
std::optional<double> saved(const Kernel &K, const Site &S) {
  if (!S.isAccess() || !S.Actual || !S.Ideal || (S.Where != Space::Global && S.Where != Space::Shared)) {
    return std::nullopt;
  }
  double All = 0;
  for (const Site &Other : K.Sites) {
    if (Other.isAccess() && Other.Where == S.Where && Other.Actual) {
      All += *Other.Actual * Other.Weight;
    }
  }
  return All > 0 ? std::optional(std::max(0.0, *S.Actual - *S.Ideal) * S.Weight / All) : std::nullopt;
}

bool isFound(LaunchSource S) { return S == LaunchSource::Host || S == LaunchSource::Option; }

} // namespace

std::string cudatidy::spelled(const Launch &L) { return "<<<" + ::spelled(L.Grid) + ", " + ::spelled(L.Block) + ">>>"; }

const SourcePoint &KernelReporter::point(const Site &S) const {
  const SourcePoint *At = &S.At;
  for (auto Next = S.Frames.begin(); Source.isSystem(At->File); ++Next) {
    if (Next == S.Frames.end()) {
      return S.At;
    }
    At = &*Next;
  }
  return *At;
}

Place KernelReporter::place(const Site &S) const {
  const SourcePoint &At = point(S);
  return Source.place(At.File, At.Line, At.Column);
}

const clang::Expr *KernelReporter::expression(const Site &S) const {
  const SourcePoint &At = point(S);
  return Source.expression(At.File, At.Line, At.Column);
}

const clang::FunctionDecl *KernelReporter::function(const Site &S) const {
  const SourcePoint &At = point(S);
  return Source.function(At.File, At.Line, At.Column);
}

const clang::VarDecl *KernelReporter::variable(const Site &S) const { return baseVariable(expression(S)); }

FindingBuilder KernelReporter::report(const Site &S) const {
  FindingBuilder B = To.report(place(S));
  B.kernel(K.Signature);
  B.sure(S.On == Basis::Exact && isFound(K.On.Source) ? Confidence::High : Confidence::Medium);
  std::string Launch = cudatidy::spelled(K.On);
  if (!K.On.File.empty()) {
    Launch += " (" + llvm::sys::path::filename(K.On.File).str() + ":" + std::to_string(K.On.Line) + ")";
  }
  B.evidence(evidenceName(K.On.Source), Launch);
  B.evidence("executions_per_warp", S.Weight);
  if (const std::optional<double> Share = saved(K, S); Share && *Share > 0) {
    B.evidence("saved", *Share);
    if (llvm::popcount(S.Shown.Lanes) > 1) {
      B.evidence("lanes", lanesOf(S));
    }
  }
  return B;
}
