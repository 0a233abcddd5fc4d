// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "report/KernelName.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Demangle/Demangle.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

bool isWord(char C) { return llvm::isAlnum(C) || C == '_' || C == '$'; }

/// Calls At(position, character) for each character that no bracket encloses, until it returns false.
template <typename F> void outside(StringRef Text, F At) {
  int Depth = 0;
  for (size_t I = 0; I != Text.size(); ++I) {
    const char C = Text[I];
    if (C == '>' && I && Text[I - 1] == '-') {
      continue;
    }
    if (C == '<' || C == '(' || C == '[' || C == '{') {
      if (Depth == 0 && !At(I, C)) {
        return;
      }
      ++Depth;
    } else if (C == '>' || C == ')' || C == ']' || C == '}') {
      --Depth;
    } else if (Depth == 0 && !At(I, C)) {
      return;
    }
  }
}

void removeAll(std::string &Text, StringRef What) {
  for (size_t At = Text.find(What); At != std::string::npos; At = Text.find(What, At)) {
    Text.erase(At, What.size());
  }
}

/// Without anonymous namespaces, which each demangler calls otherwise.
std::string withoutAnonymous(StringRef Text) {
  std::string Out = Text.str();
  for (const char *const Name : {"(anonymous namespace)::", "<unnamed>::", "{anonymous}::"}) {
    removeAll(Out, Name);
  }
  for (const char *const Name : {"_GLOBAL__N_", "_INTERNAL_"}) {
    for (size_t At = Out.find(Name); At != std::string::npos; At = Out.find(Name, At)) {
      size_t End = At;
      while (End < Out.size() && isWord(Out[End])) {
        ++End;
      }
      Out.erase(At, Out.compare(End, 2, "::") == 0 ? End + 2 - At : End - At);
      if (End == At) {
        break;
      }
    }
  }
  return Out;
}

/// Types and numbers without what is a matter of spelling: "(int)8u" among template arguments is 8.
std::string plain(StringRef Text) {
  std::string Out;
  Text = Text.trim();
  while (!Text.empty()) {
    if (Text.front() == '(' && (Out.ends_with('<') || Out.ends_with(','))) {
      const StringRef Value = Text.split(')').second;
      if (!Value.empty() && (isWord(Value.front()) || Value.front() == '-')) {
        Text = Value;
        continue;
      }
    }
    if (!isWord(Text.front())) {
      if (Text.front() != ' ') {
        Out += Text.front();
      }
      Text = Text.drop_front();
      continue;
    }
    const StringRef Word = Text.take_while(isWord);
    Text = Text.drop_front(Word.size());
    if (Word == "const" || Word == "volatile" || Word == "__restrict__" || Word == "restrict") {
      continue;
    }
    if (llvm::isDigit(Word.front())) {
      Out += Word.take_while(llvm::isDigit) == Word.rtrim("uUlL") ? Word.rtrim("uUlL") : Word;
    } else if (Word == "true" || Word == "false") {
      Out += Word == "true" ? "1" : "0";
    } else {
      Out += (!Out.empty() && isWord(Out.back()) ? " " : "") + Word.str();
    }
  }
  return Out;
}

} // namespace

KernelName cudatidy::kernelName(StringRef Given) {
  KernelName Out;
  const std::string Held =
      withoutAnonymous(Given.trim().starts_with("_Z") ? llvm::demangle(Given.trim().str()) : Given.trim().str());
  StringRef Text(Held);
  // The parameters are the last parentheses, if the text ends with them.
  size_t Open = StringRef::npos;
  outside(Text, [&](size_t I, char C) {
    Open = C == '(' ? I : Open;
    return true;
  });
  if (Open != StringRef::npos && Open && Text.rtrim().ends_with(")")) {
    const StringRef Inside = Text.drop_front(Open + 1).rtrim().drop_back();
    Out.Parameters = plain(Inside == "void" ? "" : Inside);
    Text = Text.take_front(Open).rtrim();
  }
  // A return type stands before the last space.
  size_t Space = 0;
  outside(Text, [&](size_t I, char C) {
    Space = C == ' ' ? I + 1 : Space;
    return true;
  });
  Text = Text.drop_front(Space);
  // Arguments are those of the last part.
  if (Text.ends_with(">")) {
    size_t Begin = StringRef::npos;
    outside(Text, [&](size_t I, char C) {
      Begin = C == '<' ? I : Begin;
      return true;
    });
    if (Begin != StringRef::npos) {
      Out.Arguments = plain(Text.drop_front(Begin));
      Text = Text.take_front(Begin);
    }
  }
  Out.Qualified = plain(Text);
  size_t Part = 0;
  outside(Out.Qualified, [&](size_t I, char C) {
    Part = C == ':' ? I + 1 : Part;
    return true;
  });
  Out.Simple = Out.Qualified.substr(Part);
  return Out;
}

NameFit cudatidy::fitOf(const KernelName &Measured, const KernelName &Known) {
  if (Measured.Qualified != Known.Qualified) {
    const bool Bare = !Measured.Parameters && !Measured.Arguments && Measured.Qualified == Measured.Simple;
    return Bare && Measured.Simple == Known.Simple ? NameFit::Simple : NameFit::None;
  }
  if (Measured.Arguments != Known.Arguments) {
    return Measured.Arguments && !Known.Arguments ? NameFit::None : NameFit::Template;
  }
  // A profiler writes T1, T2 for the parameters of a template; elsewhere they tell overloads apart.
  if (!Measured.Arguments && Measured.Parameters && Known.Parameters) {
    return Measured.Parameters == Known.Parameters ? NameFit::Exact : NameFit::Template;
  }
  return Measured.Parameters ? NameFit::Exact : Measured.Arguments ? NameFit::Exact : NameFit::Template;
}
