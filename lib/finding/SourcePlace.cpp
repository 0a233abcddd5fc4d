// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "finding/SourcePlace.h"

#include "clang/AST/ASTContext.h"
#include "clang/Lex/Lexer.h"

using namespace cudatidy;
using namespace clang;

namespace {

std::string realPath(const SourceManager &SM, FileID File) {
  const OptionalFileEntryRef Entry = SM.getFileEntryRefForID(File);
  if (!Entry) {
    return "";
  }
  const StringRef Real = Entry->getFileEntry().tryGetRealPathName();
  return (Real.empty() ? Entry->getName() : Real).str();
}

/// The characters of the range in one file; invalid when a macro's body wrote some of them.
CharSourceRange written(SourceRange Range, const ASTContext &Context) {
  return Lexer::makeFileCharRange(CharSourceRange::getTokenRange(Range), Context.getSourceManager(),
                                  Context.getLangOpts());
}

Place placeOf(const SourceManager &SM, CharSourceRange Characters) {
  const auto [File, Offset] = SM.getDecomposedLoc(Characters.getBegin());
  const unsigned End = SM.getFileOffset(Characters.getEnd());
  return {realPath(SM, File),          SM.getLineNumber(File, Offset), SM.getColumnNumber(File, Offset),
          SM.getLineNumber(File, End), SM.getColumnNumber(File, End),  Offset};
}

} // namespace

std::optional<Place> cudatidy::placeOf(SourceRange Range, const ASTContext &Context) {
  const SourceManager &SM = Context.getSourceManager();
  CharSourceRange Characters = written(Range, Context);
  if (Characters.isInvalid()) {
    Characters = Lexer::makeFileCharRange(SM.getExpansionRange(Range), SM, Context.getLangOpts());
  }
  if (Characters.isInvalid() || !SM.getFileEntryRefForID(SM.getFileID(Characters.getBegin()))) {
    return std::nullopt;
  }
  return ::placeOf(SM, Characters);
}

std::optional<Edit> cudatidy::replace(SourceRange Range, std::string Text, const ASTContext &Context) {
  const SourceManager &SM = Context.getSourceManager();
  const CharSourceRange Characters = written(Range, Context);
  if (Characters.isInvalid() || SM.isInSystemHeader(Characters.getBegin())) {
    return std::nullopt;
  }
  const Place P = ::placeOf(SM, Characters);
  const unsigned Length = SM.getFileOffset(Characters.getEnd()) - P.Offset;
  return Edit{P.File, P.Offset, Length, std::move(Text)};
}

std::optional<Edit> cudatidy::insertAfter(SourceRange Range, std::string Text, const ASTContext &Context) {
  std::optional<Edit> E = replace(Range, std::move(Text), Context);
  if (E) {
    E->Offset += E->Length;
    E->Length = 0;
  }
  return E;
}
