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

/// Whether the lines of a file end as on Windows.
bool hasCarriageReturns(const SourceManager &SM, SourceLocation In) {
  const StringRef Text = SM.getBufferData(SM.getFileID(In));
  const size_t End = Text.find('\n');
  return End != StringRef::npos && End && Text[End - 1] == '\r';
}

std::string withCarriageReturns(StringRef Text) {
  std::string Out;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '\n' && (!I || Text[I - 1] != '\r')) {
      Out += '\r';
    }
    Out += Text[I];
  }
  return Out;
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
  Place P = ::placeOf(SM, Characters);
  P.InMacros = macroTokens(Range.getBegin(), Context);
  return P;
}

std::vector<MacroToken> cudatidy::macroTokens(SourceLocation At, const ASTContext &Context) {
  const SourceManager &SM = Context.getSourceManager();
  std::vector<MacroToken> Tokens;
  for (; At.isMacroID(); At = SM.getImmediateExpansionRange(At).getBegin()) {
    const auto [File, Offset] = SM.getDecomposedSpellingLoc(At);
    if (std::string Path = realPath(SM, File); !Path.empty()) {
      Tokens.push_back({Lexer::getImmediateMacroName(At, SM, Context.getLangOpts()).str(), std::move(Path),
                        SM.getLineNumber(File, Offset), Offset});
    }
  }
  return Tokens;
}

std::optional<Edit> cudatidy::replace(SourceRange Range, std::string Text, const ASTContext &Context) {
  const SourceManager &SM = Context.getSourceManager();
  const CharSourceRange Characters = written(Range, Context);
  if (Characters.isInvalid() || SM.isInSystemHeader(Characters.getBegin())) {
    return std::nullopt;
  }
  const Place P = ::placeOf(SM, Characters);
  const unsigned Length = SM.getFileOffset(Characters.getEnd()) - P.Offset;
  if (hasCarriageReturns(SM, Characters.getBegin())) {
    Text = withCarriageReturns(Text);
  }
  return Edit{P.File, P.Offset, Length, std::move(Text), P.Line, P.Column, P.EndLine, P.EndColumn};
}

std::optional<Edit> cudatidy::insertAfter(SourceRange Range, std::string Text, const ASTContext &Context) {
  std::optional<Edit> E = replace(Range, std::move(Text), Context);
  if (E) {
    E->Offset += E->Length;
    E->Length = 0;
    E->Line = E->EndLine;
    E->Column = E->EndColumn;
  }
  return E;
}

std::optional<Edit> cudatidy::insertBefore(SourceRange Range, std::string Text, const ASTContext &Context) {
  std::optional<Edit> E = replace(Range, std::move(Text), Context);
  if (E) {
    E->Length = 0;
    E->EndLine = E->Line;
    E->EndColumn = E->Column;
  }
  return E;
}

std::optional<std::string> cudatidy::textOf(SourceRange Range, const ASTContext &Context) {
  const CharSourceRange Characters = written(Range, Context);
  bool Invalid = Characters.isInvalid();
  const StringRef Text =
      Invalid ? StringRef()
              : Lexer::getSourceText(Characters, Context.getSourceManager(), Context.getLangOpts(), &Invalid);
  return Invalid ? std::nullopt : std::optional(Text.str());
}
