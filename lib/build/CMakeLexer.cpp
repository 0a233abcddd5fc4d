// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "build/CMakeLexer.h"

#include "llvm/ADT/StringExtras.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

class Lexer {
public:
  explicit Lexer(StringRef Text) : Text(Text) {}

  std::vector<CMakeCommand> run() {
    std::vector<CMakeCommand> Out;
    while (skipBlank()) {
      const size_t Begin = At;
      if (!isNameStart(Text[At])) {
        ++At;
        continue;
      }
      while (At < Text.size() && (llvm::isAlnum(Text[At]) || Text[At] == '_')) {
        ++At;
      }
      const StringRef Name = Text.slice(Begin, At);
      while (At < Text.size() && (Text[At] == ' ' || Text[At] == '\t')) {
        ++At;
      }
      if (At >= Text.size() || Text[At] != '(') {
        continue;
      }
      CMakeCommand C;
      C.Name = Name.lower();
      C.Begin = Begin;
      ++At;
      arguments(C);
      C.End = At;
      Out.push_back(std::move(C));
    }
    return Out;
  }

private:
  static bool isNameStart(char C) { return llvm::isAlpha(C) || C == '_'; }

  /// Past blanks and comments; false at the end.
  bool skipBlank() {
    while (At < Text.size()) {
      if (llvm::isSpace(Text[At])) {
        ++At;
      } else if (Text[At] == '#') {
        ++At;
        if (const auto Bracket = bracket()) {
          continue;
        }
        const size_t End = Text.find('\n', At);
        At = End == StringRef::npos ? Text.size() : End;
      } else {
        return true;
      }
    }
    return false;
  }

  /// The content of a bracket that opens here, and past it; none: no bracket.
  std::optional<std::pair<size_t, size_t>> bracket() {
    if (At >= Text.size() || Text[At] != '[') {
      return std::nullopt;
    }
    size_t Level = At + 1;
    while (Level < Text.size() && Text[Level] == '=') {
      ++Level;
    }
    if (Level >= Text.size() || Text[Level] != '[') {
      return std::nullopt;
    }
    const std::string Close = "]" + std::string(Level - At - 1, '=') + "]";
    const size_t Begin = Level + 1;
    const size_t End = Text.find(Close, Begin);
    if (End == StringRef::npos) {
      At = Text.size();
      return std::pair(Begin, Text.size());
    }
    At = End + Close.size();
    return std::pair(Begin, End);
  }

  void arguments(CMakeCommand &C) {
    using Kind = CMakeArgument::Kind;
    unsigned Depth = 0;
    while (skipBlank()) {
      const char Next = Text[At];
      if (Next == ')' && Depth == 0) {
        ++At;
        return;
      }
      if (Next == '(' || Next == ')') {
        Depth += Next == '(' ? 1 : -1;
        C.Args.push_back({Next == '(' ? Kind::OpenParen : Kind::CloseParen, At, At + 1});
        ++At;
      } else if (Next == '"') {
        const size_t Begin = ++At;
        while (At < Text.size() && Text[At] != '"') {
          At += Text[At] == '\\' ? 2 : 1;
        }
        At = std::min(At, Text.size());
        C.Args.push_back({Kind::Quoted, Begin, At});
        ++At;
      } else if (const auto Content = bracket()) {
        C.Args.push_back({Kind::Bracket, Content->first, Content->second});
      } else {
        unquoted(C);
      }
    }
  }

  void unquoted(CMakeCommand &C) {
    const size_t Begin = At;
    while (At < Text.size()) {
      const char X = Text[At];
      if (X == '\\') {
        At += 2;
      } else if (X == '"') { // legacy: -Da="b c"
        const size_t Close = Text.find('"', At + 1);
        At = Close == StringRef::npos ? Text.size() : Close + 1;
      } else if (X == '$' && At + 1 < Text.size() && Text[At + 1] == '(') { // legacy: $(MAKE)
        const size_t Close = Text.find(')', At);
        At = Close == StringRef::npos ? Text.size() : Close + 1;
      } else if (llvm::isSpace(X) || X == '(' || X == ')' || X == '#') {
        break;
      } else {
        ++At;
      }
    }
    At = std::min(At, Text.size());
    C.Args.push_back({CMakeArgument::Kind::Unquoted, Begin, At});
    if (At == Begin) {
      ++At;
    }
  }

  StringRef Text;
  size_t At = 0;
};

} // namespace

std::vector<CMakeCommand> cudatidy::lexCMake(const SourceText &File) { return Lexer(File.text()).run(); }
