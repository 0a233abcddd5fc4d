// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "build/PythonLexer.h"

#include "llvm/ADT/StringExtras.h"

using namespace cudatidy;
using llvm::StringRef;
using Token = PythonToken;

namespace {

class Lexer {
public:
  explicit Lexer(StringRef Text) : T(Text) {}

  std::vector<Token> run() {
    std::vector<unsigned> Levels = {0};
    bool LineStart = true;
    unsigned Brackets = 0;
    while (At < T.size()) {
      if (LineStart && !Brackets) {
        size_t Column = 0;
        while (At < T.size() && (T[At] == ' ' || T[At] == '\t')) {
          Column += T[At] == '\t' ? 8 - Column % 8 : 1;
          ++At;
        }
        if (At < T.size() && (T[At] == '\n' || T[At] == '#' || T[At] == '\r')) {
          skipLine();
          continue;
        }
        if (Column > Levels.back()) {
          Levels.push_back(Column);
          put(Token::Indent, At, At);
        }
        while (Column < Levels.back()) {
          Levels.pop_back();
          put(Token::Dedent, At, At);
        }
        LineStart = false;
        continue;
      }
      const char C = T[At];
      if (C == '\n') {
        if (!Brackets) {
          put(Token::Newline, At, At);
          LineStart = true;
        }
        ++At;
      } else if (C == '#') {
        At = std::min(T.find('\n', At), T.size());
      } else if (C == '\\' && At + 1 < T.size() && T[At + 1] == '\n') {
        At += 2;
      } else if (llvm::isSpace(C)) {
        ++At;
      } else if (isString()) {
        string();
      } else if (llvm::isAlpha(C) || C == '_') {
        const size_t Begin = At;
        while (At < T.size() && (llvm::isAlnum(T[At]) || T[At] == '_')) {
          ++At;
        }
        put(Token::Name, Begin, At);
      } else if (llvm::isDigit(C)) {
        const size_t Begin = At;
        while (At < T.size() && (llvm::isAlnum(T[At]) || T[At] == '.')) {
          ++At;
        }
        put(Token::Number, Begin, At);
      } else {
        Brackets += C == '(' || C == '[' || C == '{';
        Brackets -= (C == ')' || C == ']' || C == '}') && Brackets;
        const bool Two = At + 1 < T.size() && T[At + 1] == '=' && StringRef("+-*/<>=!").contains(C);
        put(Token::Operator, At, At + 1 + Two);
        At += 1 + Two;
      }
    }
    put(Token::Newline, T.size(), T.size());
    while (Levels.size() > 1) {
      Levels.pop_back();
      put(Token::Dedent, T.size(), T.size());
    }
    put(Token::End, T.size(), T.size());
    return std::move(Out);
  }

private:
  void put(Token::Kind Is, size_t Begin, size_t Stop) { Out.push_back({Is, Begin, Stop}); }
  void skipLine() {
    const size_t End = T.find('\n', At);
    At = End == StringRef::npos ? T.size() : End + 1;
  }
  size_t prefix() const {
    size_t P = At;
    while (P < T.size() && P < At + 3 && StringRef("rRbBuUfF").contains(T[P])) {
      ++P;
    }
    return P;
  }
  bool isString() const {
    const size_t P = prefix();
    return P < T.size() && (T[P] == '"' || T[P] == '\'');
  }
  void string() {
    const size_t P = prefix();
    Token S;
    S.Is = Token::String;
    const StringRef Prefix = T.slice(At, P);
    S.Format = Prefix.contains_insensitive("f");
    S.Raw = Prefix.contains_insensitive("r");
    const bool Triple = T.substr(P).starts_with(std::string(3, T[P]));
    const std::string Close(Triple ? 3 : 1, T[P]);
    S.Begin = P + Close.size();
    size_t End = S.Begin;
    while (End < T.size() && !T.substr(End).starts_with(Close)) {
      if (!Triple && T[End] == '\n') {
        break;
      }
      End += T[End] == '\\' ? 2 : 1;
    }
    S.Stop = std::min(End, T.size());
    At = std::min(S.Stop + Close.size(), T.size());
    Out.push_back(S);
  }

  StringRef T;
  size_t At = 0;
  std::vector<Token> Out;
};

} // namespace

std::vector<PythonToken> cudatidy::lexPython(StringRef Text) { return Lexer(Text).run(); }
