// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/ShellWords.h"

#include "llvm/ADT/StringExtras.h"

using namespace cudatidy;

namespace {

/// Reads one command from left to right.
class Splitter {
public:
  Splitter(llvm::StringRef Text, bool Operators, Quoting Rules)
      : Text(Text), Operators(Operators), OnWindows(Rules == Quoting::Windows) {}

  std::vector<ShellWord> run() {
    while (Pos < Text.size()) {
      step();
    }
    endWord();
    return std::move(Words);
  }

private:
  void step() {
    const char C = Text[Pos++];
    if (C == '\\') {
      escape();
    } else if (C == '\'' && !OnWindows) {
      const size_t End = std::min(Text.find('\'', Pos), Text.size());
      append(Text.slice(Pos, End));
      Pos = End + 1;
    } else if (C == '"') {
      doubleQuoted();
    } else if (llvm::isSpace(C)) {
      endWord();
    } else if (Operators && C == '(' && !InWord && (Words.empty() || Words.back().IsOperator)) {
      ++Subshells;
      Words.push_back({"(", true});
    } else if (Operators && C == ')' && Subshells && !Substitutions) {
      --Subshells;
      endWord();
      Words.push_back({")", true});
    } else if (Operators && llvm::StringRef(";&|").contains(C)) {
      endWord();
      std::string Operator(1, C);
      if (C != ';' && Pos < Text.size() && Text[Pos] == C) {
        Operator += Text[Pos++];
      }
      Words.push_back({Operator, true});
    } else {
      Substitutions += C == '(' ? 1 : C == ')' && Substitutions ? -1 : 0; // $(CUDA)/bin/nvcc
      append(llvm::StringRef(&C, 1));
    }
  }

  void escape() {
    if (OnWindows) {
      return backslashes();
    }
    if (Pos == Text.size()) {
      return append("\\");
    }
    const char C = Text[Pos++];
    if (C != '\n') { // a backslash at the end of a line joins the lines
      append(llvm::StringRef(&C, 1));
    }
  }

  /// A run of backslashes: before a double quote two are one, and the odd one takes the quote's meaning away.
  void backslashes() {
    const size_t Run = std::min(Text.find_first_not_of('\\', Pos), Text.size()) - Pos + 1;
    Pos += Run - 1;
    const bool BeforeQuote = Pos < Text.size() && Text[Pos] == '"';
    append(std::string(BeforeQuote ? Run / 2 : Run, '\\'));
    if (BeforeQuote && Run % 2) {
      append("\"");
      ++Pos;
    }
  }

  void doubleQuoted() {
    append("");
    while (Pos < Text.size() && Text[Pos] != '"') {
      const char C = Text[Pos++];
      if (C == '\\' && OnWindows) {
        backslashes();
      } else if (C == '\\' && Pos < Text.size() && llvm::StringRef("\"\\$`\n").contains(Text[Pos])) {
        escape();
      } else {
        append(llvm::StringRef(&C, 1));
      }
    }
    ++Pos;
  }

  void append(llvm::StringRef Part) {
    Current += Part;
    InWord = true;
  }

  void endWord() {
    if (InWord) {
      Words.push_back({std::move(Current), false});
    }
    Current.clear();
    InWord = false;
  }

  llvm::StringRef Text;
  bool Operators, OnWindows;
  size_t Pos = 0;
  unsigned Subshells = 0, Substitutions = 0; ///< open parentheses: around commands, inside a word
  std::string Current;
  bool InWord = false;
  std::vector<ShellWord> Words;
};

} // namespace

std::vector<ShellWord> cudatidy::shellWords(llvm::StringRef Command, Quoting Rules) {
  return Splitter(Command, true, Rules).run();
}

std::vector<std::string> cudatidy::plainWords(llvm::StringRef Text, Quoting Rules) {
  std::vector<std::string> Out;
  for (ShellWord &W : Splitter(Text, false, Rules).run()) {
    Out.push_back(std::move(W.Text));
  }
  return Out;
}

std::vector<std::string> cudatidy::listItems(llvm::StringRef Value) {
  std::vector<std::string> Items(1);
  char Quote = 0;
  for (size_t I = 0; I < Value.size(); ++I) {
    const char C = Value[I];
    if (C == '\\' && I + 1 < Value.size()) {
      if (Value[I + 1] != ',') {
        Items.back() += C;
      }
      Items.back() += Value[++I];
    } else if (C == ',' && !Quote) {
      Items.emplace_back();
    } else {
      if (Quote ? C == Quote : C == '"' || C == '\'') {
        Quote = Quote ? 0 : C;
      }
      Items.back() += C;
    }
  }
  std::erase_if(Items, [](const std::string &S) { return S.empty(); });
  return Items;
}

std::string cudatidy::unquoted(llvm::StringRef Text) {
  if (Text.size() > 1 && Text.front() == Text.back() && (Text.front() == '"' || Text.front() == '\'')) {
    return Text.drop_front().drop_back().str();
  }
  return Text.str();
}
