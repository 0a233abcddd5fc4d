// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "finding/NoLint.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Regex.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

std::optional<NoLint::Word> wordOf(StringRef Text) {
  return llvm::StringSwitch<std::optional<NoLint::Word>>(Text)
      .Case("NOLINT", NoLint::Word::Line)
      .Case("NOLINTNEXTLINE", NoLint::Word::NextLine)
      .Case("NOLINTBEGIN", NoLint::Word::Begin)
      .Case("NOLINTEND", NoLint::Word::End)
      .Default(std::nullopt);
}

bool matches(StringRef Glob, StringRef Rule) {
  std::string Pattern = "^";
  for (const char C : Glob) {
    Pattern += C == '*' ? ".*" : llvm::Regex::escape(StringRef(&C, 1));
  }
  return llvm::Regex(Pattern + "$").match(Rule);
}

/// What stands behind a suppression in its comment.
std::string reasonBehind(StringRef Rest) {
  Rest = Rest.take_until([](char C) { return C == '\n'; });
  Rest = Rest.substr(0, Rest.find("*/"));
  while (Rest.consume_front(":") || Rest.consume_front("-") || Rest.consume_front(" ") || Rest.consume_front("\t") ||
         Rest.consume_front("\xE2\x80\x94") || Rest.consume_front("\xEF\xBC\x9A")) { // a dash; a Chinese colon
  }
  return Rest.trim().str();
}

} // namespace

bool NoLint::means(StringRef Rule) const {
  return !List || llvm::any_of(Names, [&](StringRef Glob) { return matches(Glob, Rule); });
}

NoLints::NoLints(StringRef Text) : Text(Text) {
  static constexpr StringRef Start = "NOLINT";
  for (size_t At = Text.find(Start); At != StringRef::npos;) {
    size_t End = At + Start.size();
    while (End < Text.size() && llvm::isAlpha(Text[End])) {
      ++End;
    }
    const auto Word = wordOf(Text.slice(At, End));
    if (!Word) {
      At = Text.find(Start, End);
      continue;
    }
    NoLint N;
    N.Which = *Word;
    N.Begin = At;
    if (End < Text.size() && Text[End] == '(') {
      const size_t Close = Text.find_first_of("\n)", End + 1);
      if (Close != StringRef::npos && Text[Close] == ')') {
        std::vector<std::string> Trimmed;
        for (StringRef Name : llvm::split(Text.slice(End + 1, Close), ',')) {
          Name = Name.trim();
          Trimmed.push_back(Name.str());
          if (!Name.starts_with("-")) {
            N.Names.push_back(Name);
          }
        }
        N.List = llvm::join(Trimmed, ",");
        End = Close + 1;
      }
    }
    N.End = End;
    N.Reason = reasonBehind(Text.substr(End));
    All.push_back(std::move(N));
    At = Text.find(Start, End);
  }
  pair();
}

/// A block ends where its list stands again; blocks nest, so an end closes the block that began last.
void NoLints::pair() {
  std::vector<size_t> Open;
  for (size_t I = 0; I < All.size(); ++I) {
    if (All[I].Which == NoLint::Word::Begin) {
      Open.push_back(I);
    } else if (All[I].Which == NoLint::Word::End && !Open.empty() && All[Open.back()].List == All[I].List) {
      All[I].Other = Open.back();
      All[Open.back()].Other = I;
      All[I].Matched = All[Open.back()].Matched = true;
      Open.pop_back();
    }
  }
}

const NoLint *NoLints::onLine(size_t Begin, size_t End, NoLint::Word Which, StringRef Rule) const {
  const auto It = llvm::find_if(
      All, [&](const NoLint &N) { return N.Begin >= Begin && N.Begin < End && N.Which == Which && N.means(Rule); });
  return It == All.end() ? nullptr : &*It;
}

const NoLint *NoLints::suppressing(size_t Offset, StringRef Rule) const {
  if (All.empty() || Offset > Text.size()) {
    return nullptr;
  }
  const size_t Begin = Text.rfind('\n', Offset) + 1; // npos + 1 is 0
  const size_t End = std::min(Text.find('\n', Offset), Text.size());
  if (const NoLint *N = onLine(Begin, End, NoLint::Word::Line, Rule)) {
    return N;
  }
  if (Begin > 0) {
    const size_t Before = Text.rfind('\n', Begin - 1) + 1;
    if (const NoLint *N = onLine(Before, Begin - 1, NoLint::Word::NextLine, Rule)) {
      return N;
    }
  }
  for (const NoLint &N : All) {
    if (N.Which == NoLint::Word::Begin && N.Matched && N.Begin < Offset && All[N.Other].Begin > Offset &&
        N.means(Rule)) {
      return &N;
    }
  }
  return nullptr;
}
