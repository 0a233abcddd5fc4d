// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/SourceIndex.h"

#include "finding/SourcePlace.h"
#include "frontend/Frontend.h"

#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;

namespace {

/// Whether E reads or writes memory by itself or calls what may: what a memory counter can be attributed to.
bool isAccess(const clang::Expr *E) {
  if (const auto *U = llvm::dyn_cast<clang::UnaryOperator>(E)) {
    return U->getOpcode() == clang::UO_Deref || U->isIncrementDecrementOp();
  }
  return llvm::isa<clang::ArraySubscriptExpr, clang::MemberExpr, clang::CallExpr, clang::DeclRefExpr>(E);
}

/// What E stores to, when E is an assignment or a step of one: the debug location of the store is the operator's.
const clang::Expr *storedTo(const clang::Expr *E) {
  if (const auto *B = llvm::dyn_cast<clang::BinaryOperator>(E); B && B->isAssignmentOp()) {
    return B->getLHS();
  }
  if (const auto *C = llvm::dyn_cast<clang::CXXOperatorCallExpr>(E); C && C->isAssignmentOp() && C->getNumArgs()) {
    return C->getArg(0);
  }
  return nullptr;
}

/// Calls Take(location of the token, expression, function) for each access of each function body, and TakeIf(statement,
/// function) for each `if`.
template <typename Callback, typename IfCallback>
class AccessVisitor : public clang::RecursiveASTVisitor<AccessVisitor<Callback, IfCallback>> {
public:
  AccessVisitor(Callback Take, IfCallback TakeIf) : Take(std::move(Take)), TakeIf(std::move(TakeIf)) {}
  bool shouldVisitTemplateInstantiations() const { return true; }
  bool TraverseDecl(clang::Decl *D) {
    const auto *F = llvm::dyn_cast_or_null<clang::FunctionDecl>(D);
    const clang::FunctionDecl *Outer = std::exchange(In, F ? F : In);
    const bool Goes = clang::RecursiveASTVisitor<AccessVisitor>::TraverseDecl(D);
    In = Outer;
    return Goes;
  }
  bool VisitExpr(clang::Expr *E) {
    if (const clang::Expr *Target = storedTo(E)) {
      Take(E->getExprLoc(), Target, In);
    } else if (isAccess(E)) {
      Take(E->getExprLoc(), E, In);
    }
    return true;
  }
  bool VisitIfStmt(clang::IfStmt *If) {
    TakeIf(If, In);
    return true;
  }

private:
  Callback Take;
  IfCallback TakeIf;
  const clang::FunctionDecl *In = nullptr;
};

unsigned length(const clang::SourceManager &SM, const clang::Expr *E) {
  const auto Range = SM.getExpansionRange(E->getSourceRange());
  const auto Begin = SM.getDecomposedLoc(Range.getBegin()), End = SM.getDecomposedLoc(Range.getEnd());
  return Begin.first == End.first && End.second >= Begin.second ? End.second - Begin.second : 0;
}

} // namespace

SourceIndex::SourceIndex(const TranslationUnit &Unit) : Unit(Unit) {
  const clang::SourceManager &SM = Unit.ast().getSourceManager();
  auto Take = [&](clang::SourceLocation Token, const clang::Expr *E, const clang::FunctionDecl *In) {
    const clang::SourceLocation Loc = SM.getExpansionLoc(Token);
    if (Loc.isInvalid() || SM.isInSystemHeader(Loc)) {
      return;
    }
    const clang::PresumedLoc P = SM.getPresumedLoc(Loc);
    if (P.isInvalid()) {
      return;
    }
    Entry &Best = Expressions[key(P.getFilename(), P.getLine(), P.getColumn())];
    if (!Best.E || length(SM, E) > length(SM, Best.E)) {
      Best = {E, In};
    }
  };
  auto TakeIf = [&](const clang::IfStmt *If, const clang::FunctionDecl *In) {
    const clang::SourceLocation Loc = SM.getExpansionLoc(If->getCond()->getExprLoc());
    const clang::PresumedLoc P = SM.getPresumedLoc(Loc);
    if (P.isValid()) {
      Tests[key(P.getFilename(), P.getLine(), P.getColumn())] = {If, In};
    }
  };
  AccessVisitor Visitor(Take, TakeIf);
  for (clang::Decl *D : Unit.ast().getTranslationUnitDecl()->decls()) {
    if (!SM.isInSystemHeader(SM.getExpansionLoc(D->getLocation()))) {
      Visitor.TraverseDecl(D);
    }
  }
}

std::string SourceIndex::realPath(llvm::StringRef File) const {
  auto [It, New] = RealPaths.try_emplace(File);
  if (New) {
    llvm::SmallString<256> Absolute(File), Real;
    if (!llvm::sys::path::is_absolute(Absolute)) {
      Absolute = Unit.Job.Directory;
      llvm::sys::path::append(Absolute, File);
    }
    It->second = llvm::sys::fs::real_path(Absolute, Real) ? std::string(Absolute) : std::string(Real);
  }
  return It->second;
}

bool SourceIndex::isSystem(llvm::StringRef File) const {
  const auto [It, New] = System.try_emplace(File, false);
  if (New) {
    const clang::SourceManager &SM = Unit.ast().getSourceManager();
    const auto Entry = SM.getFileManager().getOptionalFileRef(realPath(File));
    const clang::FileID Id = Entry ? SM.translateFile(*Entry) : clang::FileID();
    It->second = Id.isValid() && SM.isInSystemHeader(SM.getLocForStartOfFile(Id));
  }
  return It->second;
}

SourceIndex::Key SourceIndex::key(llvm::StringRef File, unsigned Line, unsigned Column) const {
  return {realPath(File), Line, Column};
}

const clang::Expr *SourceIndex::expression(llvm::StringRef File, unsigned Line, unsigned Column) const {
  const auto It = Expressions.find(key(File, Line, Column));
  return It == Expressions.end() ? nullptr : It->second.E;
}

const clang::FunctionDecl *SourceIndex::function(llvm::StringRef File, unsigned Line, unsigned Column) const {
  const auto It = Expressions.find(key(File, Line, Column));
  return It == Expressions.end() ? nullptr : It->second.In;
}

SourceIndex::Test SourceIndex::test(llvm::StringRef File, unsigned Line, unsigned Column) const {
  const auto It = Tests.find(key(File, Line, Column));
  return It == Tests.end() ? Test() : It->second;
}

std::vector<std::pair<unsigned, unsigned>> SourceIndex::laterTests(llvm::StringRef File, unsigned Line,
                                                                   unsigned Column) const {
  const clang::SourceManager &SM = Unit.ast().getSourceManager();
  std::vector<std::pair<unsigned, unsigned>> Result;
  const clang::IfStmt *If = test(File, Line, Column).If;
  while (If && (If = llvm::dyn_cast_or_null<clang::IfStmt>(If->getElse()))) {
    const clang::PresumedLoc P = SM.getPresumedLoc(SM.getExpansionLoc(If->getCond()->getExprLoc()));
    if (P.isInvalid()) {
      break;
    }
    Result.emplace_back(P.getLine(), P.getColumn());
  }
  return Result;
}

bool SourceIndex::inMacroBody(llvm::StringRef File, unsigned Line, unsigned Column) const {
  const clang::Expr *E = expression(File, Line, Column);
  return E && Unit.ast().getSourceManager().isMacroBodyExpansion(E->getExprLoc());
}

Place SourceIndex::place(llvm::StringRef File, unsigned Line, unsigned Column) const {
  const clang::SourceManager &SM = Unit.ast().getSourceManager();
  Place P;
  P.File = realPath(File);
  P.Line = P.EndLine = Line;
  P.Column = Column ? Column : 1;
  P.EndColumn = P.Column + 1;
  if (const clang::Expr *E = expression(File, Line, Column)) {
    P.InMacros = macroTokens(E->getExprLoc(), Unit.ast());
    const clang::CharSourceRange Range =
        clang::Lexer::getAsCharRange(SM.getExpansionRange(E->getSourceRange()), SM, Unit.ast().getLangOpts());
    const clang::PresumedLoc Begin = SM.getPresumedLoc(Range.getBegin()), End = SM.getPresumedLoc(Range.getEnd());
    if (Begin.isValid() && End.isValid()) {
      if (Begin.getLine() == Line && End.getLine() >= Line) {
        P.Column = Begin.getColumn();
        P.Offset = SM.getFileOffset(Range.getBegin());
      } else {
        P.Offset = SM.getFileOffset(SM.getExpansionLoc(E->getExprLoc()));
      }
      P.EndLine = End.getLine();
      P.EndColumn = End.getColumn();
    }
    return P;
  }
  const auto Entry = SM.getFileManager().getOptionalFileRef(P.File);
  const clang::FileID Id = Entry ? SM.translateFile(*Entry) : clang::FileID();
  const clang::SourceLocation Loc = Id.isValid() ? SM.translateLineCol(Id, Line, P.Column) : clang::SourceLocation();
  if (Loc.isValid()) {
    P.Offset = SM.getFileOffset(Loc);
    P.EndColumn = P.Column + std::max(1U, clang::Lexer::MeasureTokenLength(Loc, SM, Unit.ast().getLangOpts()));
  }
  return P;
}
