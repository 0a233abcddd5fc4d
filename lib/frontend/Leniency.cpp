// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/Leniency.h"

#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <set>
#include <vector>

using namespace cudatidy;

namespace {

/// A type of one byte, declared in __cuda_tidy_launch_braces.h.
constexpr char LaunchBraces = '$';

bool isNameChar(char C) { return llvm::isAlnum(C) || C == '_'; }

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

/// A character to be added in front of a place.
struct Insertion {
  size_t At;
  char What;
};

/// Rewrites all launches: joins their brackets in New, and asks for a type before braces in their sizes.
bool rewriteLaunches(std::string &New, llvm::StringRef Text, const std::vector<Word> &All,
                     std::vector<Insertion> &Added) {
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
    Depth = 0;
    for (size_t J = Inside; J < End; ++J) {
      const clang::tok::TokenKind K = All[J].Kind;
      if (K == clang::tok::l_brace && Depth == 0 && (J == Inside || All[J - 1].Kind == clang::tok::comma)) {
        Added.push_back({All[J].Begin, LaunchBraces});
      }
      Depth += K == clang::tok::l_paren || K == clang::tok::l_square || K == clang::tok::l_brace;
      Depth -= K == clang::tok::r_paren || K == clang::tok::r_square || K == clang::tok::r_brace;
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

/// Whether the % at At of an asm template begins a register's name: an operand is a digit, or a name in [], or either
/// behind one letter.
bool beginsRegister(llvm::StringRef Text, size_t At) {
  const char First = At + 1 < Text.size() ? Text[At + 1] : 0;
  const char Second = At + 2 < Text.size() ? Text[At + 2] : 0;
  return (llvm::isAlpha(First) || First == '_') && !llvm::isDigit(Second) && Second != '[';
}

/// The places of a literal where a % is missing; those that are written twice are none.
void findSinglePercents(llvm::StringRef Text, const Word &Literal, std::vector<Insertion> &Added) {
  const size_t End = Literal.Begin + Literal.Length;
  for (size_t At = Text.find('%', Literal.Begin); At < End; At = Text.find('%', At + 1)) {
    if (At + 1 < End && Text[At + 1] == '%') {
      ++At;
    } else if (beginsRegister(Text.take_front(End), At)) {
      Added.push_back({At, '%'});
    }
  }
}

void rewriteAsm(llvm::StringRef Text, const std::vector<Word> &All, std::vector<Insertion> &Added) {
  using namespace clang;
  for (size_t I = 0; I < All.size(); ++I) {
    if (!All[I].IsAsm) {
      continue;
    }
    while (I + 1 < All.size() && All[I + 1].Kind == tok::raw_identifier) { // volatile, goto, inline
      ++I;
    }
    if (I + 1 >= All.size() || All[I + 1].Kind != tok::l_paren) {
      continue;
    }
    // The template is the string literals up to the first colon. Without one nothing is an escape.
    std::vector<Insertion> Percents;
    unsigned Depth = 0;
    bool InOperands = false;
    for (++I; I < All.size() && All[I].Kind != tok::semi; ++I) {
      const tok::TokenKind K = All[I].Kind;
      Depth += K == tok::l_paren;
      Depth -= K == tok::r_paren;
      if (Depth == 0) {
        break;
      }
      if (Depth != 1) {
        continue;
      }
      if (K == tok::colon || K == tok::coloncolon) {
        InOperands = true;
      } else if (K == tok::string_literal && !InOperands) {
        findSinglePercents(Text, All[I], Percents);
      } else if (InOperands && (K == tok::string_literal || K == tok::l_square) && All[I - 1].Kind == tok::r_paren) {
        Added.push_back({All[I].Begin, ','});
      }
    }
    if (InOperands) {
      Added.insert(Added.end(), Percents.begin(), Percents.end());
    }
  }
}

/// A blank of the line, outside literals, that nothing needs; from From on, none of Taken. npos: the line has none.
size_t spareBlank(llvm::StringRef Text, const std::vector<Word> &All, size_t From, const std::set<size_t> &Taken) {
  // Beside one of these a blank parts nothing.
  const auto IsLoose = [&](size_t At) {
    return At >= Text.size() || llvm::StringRef(" \t(),;{}:?").contains(Text[At]);
  };
  auto Next = llvm::partition_point(All, [&](const Word &W) { return W.Begin + W.Length <= From; });
  for (; Next != All.end(); ++Next) {
    for (size_t At = From; At < Next->Begin; ++At) {
      if (Text[At] == '\n' || Text[At] == '\r') {
        return llvm::StringRef::npos;
      }
      if ((Text[At] == ' ' || Text[At] == '\t') && (IsLoose(At - 1) || IsLoose(At + 1)) && !Taken.count(At)) {
        return At;
      }
    }
    From = Next->Begin + Next->Length;
  }
  return llvm::StringRef::npos;
}

/// Adds the characters, each for a blank of its line if there is one to spare.
std::string insertAll(llvm::StringRef Text, const std::vector<Word> &All, std::vector<Insertion> Added) {
  llvm::sort(Added, [](const Insertion &A, const Insertion &B) { return A.At < B.At; });
  std::set<size_t> Taken;
  for (const Insertion &I : Added) {
    // The blank in front is the best, unless it parts a word from what is added.
    const bool Front = I.At > 1 && Text[I.At - 1] == ' ' && !isNameChar(Text[I.At - 2]) && !Taken.count(I.At - 1);
    const size_t Spare = Front ? I.At - 1 : spareBlank(Text, All, I.At, Taken);
    if (Spare != llvm::StringRef::npos) {
      Taken.insert(Spare);
    }
  }
  std::string New;
  auto Next = Added.begin();
  for (size_t At = 0; At < Text.size(); ++At) {
    for (; Next != Added.end() && Next->At == At; ++Next) {
      New += Next->What;
    }
    if (!Taken.count(At)) {
      New += Text[At];
    }
  }
  return New;
}

/// Braces between the brackets of some launch.
bool hasBracesInLaunch(llvm::StringRef Text) {
  for (size_t At = Text.find("<<"); At != llvm::StringRef::npos; At = Text.find("<<", At + 2)) {
    if (Text.slice(At, Text.find(">>", At)).take_front(400).contains('{')) {
      return true;
    }
  }
  return false;
}

} // namespace

std::optional<std::string> cudatidy::rewriteLeniency(llvm::StringRef Text) {
  // The cheap questions first: most files need nothing.
  const bool Split = Text.contains("<< <") || Text.contains("< <<") || Text.contains("> >>") || Text.contains(">> >");
  const bool Asm = Text.contains("asm") && Text.contains('%');
  if (!Split && !Asm && !hasBracesInLaunch(Text)) {
    return std::nullopt;
  }
  const std::vector<Word> All = words(Text);
  std::string New(Text);
  std::vector<Insertion> Added;
  const bool Joined = rewriteLaunches(New, Text, All, Added);
  if (Asm) {
    rewriteAsm(Text, All, Added);
  }
  if (Added.empty()) {
    return Joined ? std::optional(std::move(New)) : std::nullopt;
  }
  // Joined brackets stand where blanks stood: the words are read anew.
  return insertAll(New, Joined ? words(New) : All, std::move(Added));
}
