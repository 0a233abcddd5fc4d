// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "build/Traced.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace cudatidy;

const char Traced::UnknownText = Traced::Unknown;

void Traced::push(llvm::StringRef T, const SourceText *File, size_t Offset, bool Maybe) {
  if (T.empty()) {
    return;
  }
  const size_t Begin = Text.size();
  Text += T;
  if (!Spans.empty()) {
    Span &Last = Spans.back();
    const bool Continues =
        Last.File == File && Last.Maybe == Maybe && (!File || Last.Offset + (Last.End - Last.Begin) == Offset);
    if (Continues) {
      Last.End = Text.size();
      return;
    }
  }
  Spans.push_back({Begin, Text.size(), File, Offset, Maybe});
}

void Traced::append(llvm::StringRef Computed) { push(Computed, nullptr, 0, false); }

void Traced::append(llvm::StringRef T, const SourceText *File, size_t Offset) { push(T, File, Offset, false); }

void Traced::append(const Traced &Other) {
  if (this == &Other) {
    return append(Traced(Other));
  }
  for (const Span &S : Other.Spans) {
    push(llvm::StringRef(Other.Text).slice(S.Begin, S.End), S.File, S.Offset, S.Maybe);
  }
}

bool Traced::isMaybe() const {
  return llvm::any_of(Spans, [](const Span &S) { return S.Maybe; });
}

Traced Traced::slice(size_t Begin, size_t End) const {
  Traced Out;
  // Long lists are cut into thousands of pieces: begin where the piece does.
  auto S = llvm::partition_point(Spans, [&](const Span &S) { return S.End <= Begin; });
  for (; S != Spans.end() && S->Begin < End; ++S) {
    const size_t From = std::max(Begin, S->Begin), To = std::min(End, S->End);
    Out.push(llvm::StringRef(Text).slice(From, To), S->File, S->Offset + (From - S->Begin), S->Maybe);
  }
  return Out;
}

Traced Traced::trimmed() const {
  const llvm::StringRef T(Text);
  const size_t Begin = T.size() - T.ltrim().size();
  return slice(Begin, std::max(Begin, T.rtrim().size()));
}

Traced Traced::maybe() const {
  Traced Out;
  for (const Span &S : Spans) {
    Out.push(llvm::StringRef(Text).slice(S.Begin, S.End), S.File, S.Offset, true);
  }
  return Out;
}

std::vector<Traced> Traced::split(char Separator) const {
  std::vector<Traced> Out;
  size_t Begin = 0;
  while (Begin <= Text.size()) {
    size_t End = Text.find(Separator, Begin);
    End = End == std::string::npos ? Text.size() : End;
    if (End > Begin) {
      Out.push_back(slice(Begin, End));
    }
    Begin = End + 1;
  }
  return Out;
}

std::optional<Place> Traced::place(size_t Begin, size_t End) const {
  for (const Span &S : Spans) {
    const size_t From = std::max(Begin, S.Begin), To = std::min(End, S.End);
    if (From < To && S.File) {
      return S.File->place(S.Offset + (From - S.Begin), S.Offset + (To - S.Begin));
    }
  }
  return std::nullopt;
}

std::optional<Place> Traced::wholePlace(size_t Begin, size_t End) const {
  for (const Span &S : Spans) {
    if (S.Begin <= Begin && End <= S.End && S.File && Begin < End) {
      return S.File->place(S.Offset + (Begin - S.Begin), S.Offset + (End - S.Begin));
    }
  }
  return std::nullopt;
}

const SourceText *Traced::file(size_t Begin) const {
  for (const Span &S : Spans) {
    if (S.End > Begin && S.File) {
      return S.File;
    }
  }
  return nullptr;
}

Traced cudatidy::join(const std::vector<Traced> &Items, char Separator) {
  Traced Out;
  for (const Traced &I : Items) {
    if (!Out.empty()) {
      Out.append(llvm::StringRef(&Separator, 1));
    }
    Out.append(I);
  }
  return Out;
}

Traced Traced::merge(const Traced &A, const Traced &B) {
  if (A.Text == B.Text) {
    return A.isMaybe() ? A : B.isMaybe() ? B : A;
  }
  const llvm::StringRef TA(A.Text), TB(B.Text);
  // The usual case: one branch appends or prepends.
  const auto Extended = [](const Traced &Short, const Traced &Long) -> std::optional<Traced> {
    const llvm::StringRef S(Short.Text), L(Long.Text);
    Traced Out;
    if (L.starts_with(S)) {
      Out = Short;
      Out.append(Long.slice(S.size(), L.size()).maybe());
      return Out;
    }
    if (L.ends_with(S)) {
      Out = Long.slice(0, L.size() - S.size()).maybe();
      Out.append(Short);
      return Out;
    }
    return std::nullopt;
  };
  if (TA.size() < TB.size()) {
    if (auto Out = Extended(A, B)) {
      return *Out;
    }
  } else if (auto Out = Extended(B, A)) {
    return *Out;
  }
  const std::vector<Traced> IA = A.split(';'), IB = B.split(';');
  const auto Holds = [](const std::vector<Traced> &List, const Traced &Item) {
    return llvm::any_of(List, [&](const Traced &I) { return I.text() == Item.text() && !I.isMaybe(); });
  };
  const auto HoldsAtAll = [](const std::vector<Traced> &List, const Traced &Item) {
    return llvm::any_of(List, [&](const Traced &I) { return I.text() == Item.text(); });
  };
  std::vector<Traced> Out;
  for (const Traced &I : IA) {
    Out.push_back(Holds(IB, I) ? I : I.maybe());
  }
  for (const Traced &I : IB) {
    if (!HoldsAtAll(IA, I)) {
      Out.push_back(I.maybe());
    }
  }
  return join(Out, ';');
}

std::vector<Traced> cudatidy::shellWords(const Traced &Command) {
  std::vector<Traced> Out;
  const std::string &T = Command.text();
  Traced Word;
  bool InWord = false;
  char Quote = 0;
  const auto Keep = [&](size_t I) {
    Word.append(Command.slice(I, I + 1));
    InWord = true;
  };
  for (size_t I = 0; I < T.size(); ++I) {
    const char C = T[I];
    if (Quote) {
      if (C == Quote) {
        Quote = 0;
      } else if (C == '\\' && Quote == '"' && I + 1 < T.size() &&
                 (T[I + 1] == '"' || T[I + 1] == '\\' || T[I + 1] == '$')) {
        Keep(++I);
      } else {
        Keep(I);
      }
    } else if (C == '"' || C == '\'') {
      Quote = C;
      InWord = true;
    } else if (C == '\\' && I + 1 < T.size()) {
      if (T[++I] != '\n') {
        Keep(I);
      }
    } else if (llvm::isSpace(C)) {
      if (InWord) {
        Out.push_back(std::move(Word));
      }
      Word = Traced();
      InWord = false;
    } else {
      Keep(I);
    }
  }
  if (InWord) {
    Out.push_back(std::move(Word));
  }
  return Out;
}
