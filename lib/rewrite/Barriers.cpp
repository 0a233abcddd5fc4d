// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rewrite/Barriers.h"

#include "finding/SourcePlace.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Lex/Lexer.h"

using namespace cudatidy;
using namespace clang;

namespace {

/// Whether control may leave a statement other than at its end.
class Leaves : public RecursiveASTVisitor<Leaves> {
public:
  static bool from(Stmt *S) {
    Leaves Visitor;
    Visitor.TraverseStmt(S);
    return Visitor.Any;
  }
  bool VisitReturnStmt(ReturnStmt *) { return !(Any = true); }
  bool VisitGotoStmt(GotoStmt *) { return !(Any = true); }
  bool VisitGCCAsmStmt(GCCAsmStmt *) { return !(Any = true); }
  bool TraverseLambdaExpr(LambdaExpr *) { return true; } // its returns are its own

private:
  bool Any = false;
};

/// Finds a call that is a statement of a block of statements.
class StatementFinder : public RecursiveASTVisitor<StatementFinder> {
public:
  explicit StatementFinder(SourceLocation Begin) : Begin(Begin) {}
  bool VisitCompoundStmt(CompoundStmt *Block) {
    for (const Stmt *S : Block->body()) {
      if (isa<Expr>(S) && S->getBeginLoc() == Begin) {
        Found = S;
      }
    }
    return !Found;
  }
  const Stmt *Found = nullptr;

private:
  SourceLocation Begin;
};

bool holds(const Stmt &S, SourceLocation L, const SourceManager &SM) {
  return !SM.isBeforeInTranslationUnit(L, S.getBeginLoc()) && !SM.isBeforeInTranslationUnit(S.getEndLoc(), L);
}

/// Takes the rest of the line in, too, where only blanks stand around the edit.
void widenToLine(Edit &E, StringRef Text) {
  const StringRef Before = Text.take_front(E.Offset), After = Text.substr(E.Offset + E.Length);
  const size_t Start = Before.rfind('\n') + 1; // npos + 1: the file's first line
  const size_t End = After.find('\n');
  if (End == StringRef::npos || !Before.substr(Start).trim(" \t").empty() ||
      !After.take_front(End).trim(" \t\r").empty()) {
    return;
  }
  E.Length += unsigned(E.Offset - Start + End + 1);
  E.Offset = unsigned(Start);
  E.Column = 1;
  ++E.EndLine;
  E.EndColumn = 1;
}

} // namespace

std::optional<Edit> cudatidy::insertBarrier(const FunctionDecl &Kernel, const Expr &Earlier, const Expr &Later) {
  const auto *Body = dyn_cast_or_null<CompoundStmt>(Kernel.getBody());
  if (!Body || !Kernel.hasAttr<CUDAGlobalAttr>()) {
    return std::nullopt;
  }
  const ASTContext &Context = Kernel.getASTContext();
  const SourceManager &SM = Context.getSourceManager();
  bool Passed = false;
  for (Stmt *S : Body->body()) {
    if (holds(*S, Later.getBeginLoc(), SM)) {
      if (!Passed) {
        return std::nullopt;
      }
      const unsigned Column = SM.getExpansionColumnNumber(S->getBeginLoc());
      return insertBefore(S->getSourceRange(), "__syncthreads();\n" + std::string(Column - 1, ' '), Context);
    }
    if (Leaves::from(S)) {
      return std::nullopt;
    }
    Passed |= holds(*S, Earlier.getBeginLoc(), SM);
  }
  return std::nullopt;
}

std::optional<Edit> cudatidy::removeStatement(const FunctionDecl &In, const Expr &Call) {
  StatementFinder Finder(Call.getBeginLoc());
  Finder.TraverseStmt(In.getBody());
  if (!Finder.Found) {
    return std::nullopt;
  }
  const ASTContext &Context = In.getASTContext();
  const SourceManager &SM = Context.getSourceManager();
  const SourceLocation End = Lexer::findLocationAfterToken(Finder.Found->getEndLoc(), tok::semi, SM,
                                                           Context.getLangOpts(), /*SkipTrailingWhitespace=*/false);
  if (End.isInvalid()) {
    return std::nullopt;
  }
  std::optional<Edit> Result = replace(SourceRange(Finder.Found->getBeginLoc(), End.getLocWithOffset(-1)), "", Context);
  if (Result) {
    widenToLine(*Result, SM.getBufferData(SM.getFileID(Finder.Found->getBeginLoc())));
  }
  return Result;
}
