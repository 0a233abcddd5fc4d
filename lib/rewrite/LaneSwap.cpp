// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rewrite/LaneSwap.h"

#include "finding/SourcePlace.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <map>

using namespace cudatidy;
using namespace clang;

namespace {

/// Functions whose result or effect hangs on which threads form a warp.
bool isAmongLanes(StringRef Name) {
  return Name.contains("shfl") || Name.contains("ballot") || Name.contains("activemask") || Name.contains("_sync") ||
         Name.contains("syncwarp") || Name.contains("laneid") || Name.contains("lanemask") || Name.contains("warpid") ||
         Name.starts_with("__any") || Name.starts_with("__all") || Name.starts_with("__match") ||
         Name.contains("mma") || Name.starts_with("__reduce");
}

/// Collects where a kernel reads threadIdx, and whether that is all there is.
class ThreadUses : public RecursiveASTVisitor<ThreadUses> {
public:
  explicit ThreadUses(const ASTContext &Context) : Context(Context) {}

  /// `threadIdx.x` is a property; what it is read by is not the user's text.
  bool TraversePseudoObjectExpr(PseudoObjectExpr *E) { return TraverseStmt(E->getSyntacticForm()); }
  bool VisitDeclRefExpr(DeclRefExpr *E) {
    Whole += isThreadIdx(E);
    return true;
  }
  bool VisitMemberExpr(MemberExpr *E) { return take(E, E->getBase(), E->getMemberNameInfo().getAsString()); }
  bool VisitMSPropertyRefExpr(MSPropertyRefExpr *E) {
    return take(E, E->getBaseExpr(), E->getPropertyDecl()->getName());
  }
  bool VisitGCCAsmStmt(GCCAsmStmt *) { return Good = false; }
  bool VisitLambdaExpr(LambdaExpr *) { return Good = false; }
  bool VisitCallExpr(CallExpr *E) {
    const FunctionDecl *Callee = E->getDirectCallee();
    if (!Callee) {
      return Good = false;
    }
    if (Callee->getIdentifier() && isAmongLanes(Callee->getName())) {
      return Good = false;
    }
    const SourceManager &SM = Context.getSourceManager();
    const FunctionDecl *Definition = Callee->getDefinition();
    if (SM.isInSystemHeader(Callee->getLocation())) {
      // Cooperative groups know their threads.
      return Good = Good && !Callee->isInStdNamespace() &&
                    !StringRef(Callee->getQualifiedNameAsString()).starts_with("cooperative_groups");
    }
    if (!Definition) {
      return Good = false;
    }
    if (Seen.insert(Definition->getCanonicalDecl()).second) {
      ThreadUses Inside(Context);
      Inside.Seen = Seen;
      Inside.TraverseStmt(Definition->getBody());
      Good = Good && Inside.isComplete() && Inside.Members.empty();
    }
    return Good;
  }

  bool isComplete() const { return Good && !Whole; }

  /// Of each token pair `threadIdx.x`, its range and the member's name.
  struct Use {
    SourceRange Range;
    char Member;
  };
  std::map<unsigned, Use> Members; ///< by raw place, so that each counts once

private:
  static bool isThreadIdx(const Expr *E) {
    const auto *D = dyn_cast<DeclRefExpr>(E->IgnoreParenImpCasts());
    return D && D->getDecl()->getName() == "threadIdx";
  }
  bool take(const Expr *E, const Expr *Base, StringRef Member) {
    const auto *Opaque = dyn_cast<OpaqueValueExpr>(Base->IgnoreParenImpCasts());
    if (isThreadIdx(Opaque ? Opaque->getSourceExpr() : Base)) {
      Members.try_emplace(E->getBeginLoc().getRawEncoding(), Use{E->getSourceRange(), Member.front()});
      Whole -= Opaque ? 0 : 1; // the visitor meets this reference too, unless it is an opaque one
    }
    return true;
  }

  const ASTContext &Context;
  int Whole = 0; ///< references to threadIdx that no member is taken of
  bool Good = true;
  llvm::SmallPtrSet<const Decl *, 8> Seen;
};

} // namespace

std::vector<Edit> cudatidy::swapLanes(const FunctionDecl &Kernel, bool SquareBlock) {
  if (!Kernel.hasAttr<CUDAGlobalAttr>() || !Kernel.hasBody()) {
    return {};
  }
  const ASTContext &Context = Kernel.getASTContext();
  ThreadUses Uses(Context);
  Uses.TraverseStmt(Kernel.getBody());
  if (!Uses.isComplete()) {
    return {};
  }
  std::vector<Edit> Edits;
  bool Any[2] = {false, false};
  for (const auto &[At, U] : Uses.Members) {
    if (U.Member == 'z') {
      continue;
    }
    const bool IsX = U.Member == 'x';
    Any[IsX] = true;
    const std::string Number = "((threadIdx.y * blockDim.x + threadIdx.x) ";
    std::string Text = SquareBlock ? IsX ? "threadIdx.y" : "threadIdx.x" : Number + (IsX ? "/" : "%") + " blockDim.y)";
    std::optional<Edit> E = replace(U.Range, std::move(Text), Context);
    if (!E) {
      return {};
    }
    Edits.push_back(*std::move(E));
  }
  return Any[0] && Any[1] ? Edits : std::vector<Edit>();
}
