// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/Leniency.h"

#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"

#include <vector>

using namespace cudatidy;

namespace {

struct Word {
  clang::tok::TokenKind Kind;
  size_t Begin, Length;
  bool IsOperator; ///< the keyword `operator`
  bool IsAsm;      ///< the keyword `asm` in one of its spellings
};

std::vector<Word> words(llvm::StringRef Text) {
  clang::LangOptions Options;
  Options.CPlusPlus = Options.CPlusPlus11 = Options.CUDA = Options.LineComment = Options.RawStringLiterals = true;
  clang::Lexer Lex(clang::SourceLocation(), Options, Text.begin(), Text.begin(), Text.end());
  std::vector<Word> All;
  clang::Token Tok;
  do {
    Lex.LexFromRawLexer(Tok);
    const size_t End = Lex.getCurrentBufferOffset();
    const size_t Begin = End - Tok.getLength();
    const llvm::StringRef Name = Tok.is(clang::tok::raw_identifier) ? Tok.getRawIdentifier() : llvm::StringRef();
    All.push_back({Tok.getKind(), Begin, Tok.getLength(), Name == "operator",
                   Name == "asm" || Name == "__asm__" || Name == "__asm"});
  } while (Tok.isNot(clang::tok::eof));
  return All;
}

/// How many of Bracket stand in a word, when it holds nothing else.
unsigned bracketsIn(const Word &W, bool Opening) {
  using namespace clang;
  switch (W.Kind) {
  case tok::less:
    return Opening ? 1 : 0;
  case tok::lessless:
    return Opening ? 2 : 0;
  case tok::lesslessless:
    return Opening ? 3 : 0;
  case tok::greater:
    return Opening ? 0 : 1;
  case tok::greatergreater:
    return Opening ? 0 : 2;
  case tok::greatergreatergreater:
    return Opening ? 0 : 3;
  default:
    return 0;
  }
}

/// The word after a run of exactly three brackets that starts at First; 0 when there is no such run.
size_t afterThree(const std::vector<Word> &All, size_t First, bool Opening) {
  unsigned Count = 0;
  size_t I = First;
  while (I < All.size() && Count < 3) {
    const unsigned Here = bracketsIn(All[I], Opening);
    if (!Here) {
      return 0;
    }
    Count += Here;
    ++I;
  }
  return Count == 3 ? I : 0;
}

/// Moves the brackets of the words [First, Past) to the front of their stretch, and the blanks between them behind.
void join(std::string &Text, const std::vector<Word> &All, size_t First, size_t Past) {
  const size_t Begin = All[First].Begin;
  const size_t End = All[Past - 1].Begin + All[Past - 1].Length;
  std::string Brackets, Between;
  for (size_t I = Begin; I < End; ++I) {
    (Text[I] == '<' || Text[I] == '>' ? Brackets : Between) += Text[I];
  }
  Text.replace(Begin, End - Begin, Brackets + Between);
}

/// Only blanks may stand between the brackets: comments stay where they are.
bool onlyBlanks(llvm::StringRef Text, const std::vector<Word> &All, size_t First, size_t Past) {
  const size_t Begin = All[First].Begin;
  return Text.slice(Begin, All[Past - 1].Begin).find_first_not_of("<> \t\r\n") == llvm::StringRef::npos;
}

bool joinLaunches(std::string &New, llvm::StringRef Text, const std::vector<Word> &All) {
  bool Changed = false;
  for (size_t I = 1; I < All.size(); ++I) {
    const size_t Inside = afterThree(All, I, /*Opening=*/true);
    const bool AfterName = All[I - 1].Kind == clang::tok::raw_identifier || All[I - 1].Kind == clang::tok::greater;
    if (!Inside || !AfterName || All[I - 1].IsOperator) {
      continue;
    }
    // The end: three brackets outside all parentheses, with the arguments behind them.
    int Depth = 0;
    size_t End = Inside, Past = 0;
    for (; End < All.size() && Depth >= 0; ++End) {
      const clang::tok::TokenKind K = All[End].Kind;
      Depth += K == clang::tok::l_paren || K == clang::tok::l_square || K == clang::tok::l_brace;
      Depth -= K == clang::tok::r_paren || K == clang::tok::r_square || K == clang::tok::r_brace;
      if (K == clang::tok::semi && Depth == 0) {
        break;
      }
      Past = Depth == 0 ? afterThree(All, End, /*Opening=*/false) : 0;
      if (Past && Past < All.size() && All[Past].Kind == clang::tok::l_paren) {
        break;
      }
      Past = 0;
    }
    if (!Past) {
      continue;
    }
    for (const auto &[First, Last] : {std::pair(I, Inside), std::pair(End, Past)}) {
      if (Last - First > 1 && onlyBlanks(Text, All, First, Last)) {
        join(New, All, First, Last);
        Changed = true;
      }
    }
    I = Past - 1;
  }
  return Changed;
}

/// The special registers of PTX begin with one of these; an operand is a digit or a name in [].
bool beginsRegister(llvm::StringRef S) {
  constexpr llvm::StringRef Names[] = {"tid",
                                       "ntid",
                                       "laneid",
                                       "warpid",
                                       "nwarpid",
                                       "ctaid",
                                       "nctaid",
                                       "smid",
                                       "nsmid",
                                       "gridid",
                                       "lanemask_",
                                       "clock",
                                       "globaltimer",
                                       "envreg",
                                       "dynamic_smem_size",
                                       "total_smem_size",
                                       "cluster"};
  return llvm::any_of(Names, [&](llvm::StringRef Name) { return S.starts_with(Name); });
}

bool doubleEscapes(std::string &New, llvm::StringRef Text, const std::vector<Word> &All) {
  bool Changed = false;
  for (size_t I = 0; I < All.size(); ++I) {
    if (!All[I].IsAsm) {
      continue;
    }
    // The template: the string literals up to the first colon. Without one nothing is an escape.
    std::vector<size_t> Blanks;
    for (++I; I < All.size() && All[I].Kind != clang::tok::colon && All[I].Kind != clang::tok::coloncolon &&
              All[I].Kind != clang::tok::semi;
         ++I) {
      if (All[I].Kind != clang::tok::string_literal) {
        continue;
      }
      const size_t End = All[I].Begin + All[I].Length;
      for (size_t At = Text.find(" %", All[I].Begin); At < End; At = Text.find(" %", At + 2)) {
        if (beginsRegister(Text.substr(At + 2))) {
          Blanks.push_back(At);
        }
      }
    }
    if (I < All.size() && All[I].Kind != clang::tok::semi) {
      for (const size_t At : Blanks) {
        New[At] = '%';
        Changed = true;
      }
    }
  }
  return Changed;
}

} // namespace

std::optional<std::string> cudatidy::rewriteLeniency(llvm::StringRef Text) {
  // The cheap questions first: most files need nothing.
  const bool Launches =
      Text.contains("<< <") || Text.contains("< <<") || Text.contains("> >>") || Text.contains(">> >");
  const bool Escapes = Text.contains("asm") && Text.contains(" %");
  if (!Launches && !Escapes) {
    return std::nullopt;
  }
  const std::vector<Word> All = words(Text);
  std::string New(Text);
  const bool Joined = Launches && joinLaunches(New, Text, All);
  const bool Doubled = Escapes && doubleEscapes(New, Text, All);
  return Joined || Doubled ? std::optional(std::move(New)) : std::nullopt;
}
