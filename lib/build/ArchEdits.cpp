// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "build/ArchEdits.h"

#include "build/Coverage.h"

#include "llvm/ADT/StringExtras.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

Edit editOf(const SourceText &T, size_t Begin, size_t End, std::string Text) {
  return editAt(T.path(), static_cast<unsigned>(Begin), static_cast<unsigned>(End - Begin), std::move(Text));
}

size_t endOf(const SourceText &T, const Place &P) {
  // Places know lines and columns; the end is as far behind the begin as its line and column say.
  size_t At = P.Offset;
  for (unsigned L = P.Line; L < P.EndLine; ++L) {
    At = T.text().find('\n', At);
    if (At == StringRef::npos) {
      return T.text().size();
    }
    ++At;
  }
  return P.EndLine == P.Line ? P.Offset + (P.EndColumn - P.Column) : At + P.EndColumn - 1;
}

bool isBlank(char C) { return C == ' ' || C == '\t' || C == '\n' || C == '\r'; }

/// The begin of the blanks before At, joined lines included.
size_t blanksBefore(StringRef T, size_t At) {
  while (At > 0 && (isBlank(T[At - 1]) ||
                    (T[At - 1] == '\\' && (T.substr(At).starts_with("\n") || T.substr(At).starts_with("\r"))))) {
    --At;
  }
  return At;
}

/// Takes [Begin, End) out of words that blanks or semicolons separate.
std::optional<Edit> cut(const SourceText &File, size_t Begin, size_t End) {
  const StringRef T = File.text();
  const char Before = Begin ? T[Begin - 1] : '\n';
  const char After = End < T.size() ? T[End] : '\n';
  if (Before == ';') {
    return editOf(File, Begin - 1, End, "");
  }
  if (After == ';') {
    return editOf(File, Begin, End + 1, "");
  }
  if (isBlank(Before)) {
    const size_t From = blanksBefore(T, Begin);
    // The first word behind `NAME =` leaves its blank there.
    if (From > 0 && (T[From - 1] == '=' || T[From - 1] == '(')) {
      size_t To = End;
      while (To < T.size() && (T[To] == ' ' || T[To] == '\t')) {
        ++To;
      }
      return editOf(File, Begin, To, "");
    }
    return editOf(File, From, End, "");
  }
  if (Before == '"' || Before == '\'' || Before == '(' || Before == '=') {
    if (After == Before) {
      return std::nullopt; // all that the quotes hold
    }
    size_t To = End;
    while (To < T.size() && (T[To] == ' ' || T[To] == '\t')) {
      ++To;
    }
    return editOf(File, Begin, To, "");
  }
  return std::nullopt;
}

char separator(StringRef T, size_t Begin, size_t End) {
  const char Before = Begin ? T[Begin - 1] : ' ', After = End < T.size() ? T[End] : ' ';
  return Before == ';' || After == ';' || Before == '"' ? ';' : ' ';
}

std::string dotted(GpuArch A) {
  std::string S = std::to_string(A.Number / 10) + "." + std::to_string(A.Number % 10);
  if (A.Suffix) {
    S += A.Suffix;
  }
  return S;
}

std::string gencode(GpuArch A, CodeKind Kind) {
  return "arch=compute_" + A.text() + ",code=" + (Kind == CodeKind::Ptx ? "compute_" : "sm_") + A.text();
}

/// The entries that can be edited, by their places; each place once.
std::vector<const ArchFact *> editable(const CompileGroup &G) {
  std::vector<const ArchFact *> Out;
  for (const ArchFact &A : G.Archs) {
    const bool Known = llvm::any_of(Out, [&](const ArchFact *O) { return O->Whole == A.Whole; });
    if (A.Form != ListForm::None && !A.Maybe && !Known) {
      Out.push_back(&A);
    }
  }
  llvm::sort(Out, [](const ArchFact *L, const ArchFact *R) {
    return std::tie(L->Whole.File, L->Whole.Offset) < std::tie(R->Whole.File, R->Whole.Offset);
  });
  return Out;
}

} // namespace

std::optional<Edit> cudatidy::removeEntry(const BuildFacts &B, const CompileGroup &G, const ArchFact &A) {
  const SourceText *File = A.Form == ListForm::None ? nullptr : B.Texts->read(A.Whole.File);
  if (!File || editable(G).size() < 2) {
    return std::nullopt;
  }
  const StringRef T = File->text();
  size_t Begin = A.Whole.Offset, End = endOf(*File, A.Whole);
  switch (A.Form) {
  case ListForm::CMake:
  case ListForm::Torch:
  case ListForm::Number:
  case ListForm::Shell:
    return cut(*File, Begin, End);
  case ListForm::Python: {
    if (!Begin || End >= T.size() || (T[Begin - 1] != '"' && T[Begin - 1] != '\'') || T[End] != T[Begin - 1]) {
      return std::nullopt;
    }
    --Begin;
    ++End;
    while (End < T.size() && (T[End] == ' ' || T[End] == ',')) {
      ++End;
    }
    // A line of its own goes as a whole.
    const size_t Line = T.rfind('\n', Begin);
    const bool Alone =
        Line != StringRef::npos && T.slice(Line, Begin).trim().empty() && End < T.size() && T[End] == '\n';
    return editOf(*File, Alone ? Line : Begin, End, "");
  }
  case ListForm::Arch:
  case ListForm::None:
    return std::nullopt;
  }
  llvm_unreachable("all forms handled");
}

std::optional<Edit> cudatidy::replaceEntry(const BuildFacts &B, const ArchFact &A, GpuArch With) {
  const SourceText *File = A.Form == ListForm::None ? nullptr : B.Texts->read(A.Whole.File);
  if (!File) {
    return std::nullopt;
  }
  const size_t Begin = A.Whole.Offset, End = endOf(*File, A.Whole);
  std::string Text = File->text().slice(Begin, End).str();
  std::set<std::string> Old = {A.Target.Code.text(), A.Target.Virtual.text()};
  if (A.Form == ListForm::Torch) {
    Old = {dotted(A.Target.Code)};
  }
  bool Changed = false;
  for (const std::string &Number : Old) {
    const std::string New = A.Form == ListForm::Torch ? dotted(With) : With.text();
    for (size_t At = Text.find(Number); At != std::string::npos; At = Text.find(Number, At + New.size())) {
      const bool Inside = (At && llvm::isDigit(Text[At - 1])) ||
                          (At + Number.size() < Text.size() && llvm::isAlnum(Text[At + Number.size()]));
      if (Inside) {
        break;
      }
      Text.replace(At, Number.size(), New);
      Changed = true;
    }
  }
  // -arch=sm_90a would build plain compute_90 as well: only the pair is exact.
  if (A.Form == ListForm::Arch && With.Suffix) {
    const StringRef Before = File->text().take_front(Begin);
    for (const StringRef Option : {"-arch=", "-arch ", "--gpu-architecture=", "--gpu-architecture "}) {
      if (Before.ends_with(Option) && !Before.drop_back(Option.size()).ends_with("-")) {
        return editOf(*File, Begin - Option.size(), End, "-gencode " + gencode(With, CodeKind::Real));
      }
    }
    return std::nullopt;
  }
  return Changed ? std::optional(editOf(*File, Begin, End, Text)) : std::nullopt;
}

std::optional<Edit> cudatidy::addEntry(const BuildFacts &B, const CompileGroup &G, GpuArch Arch, CodeKind Kind) {
  const std::vector<const ArchFact *> All = editable(G);
  if (All.empty()) {
    return std::nullopt;
  }
  const ArchFact &A = *All.back();
  const SourceText *File = B.Texts->read(A.Whole.File);
  if (!File) {
    return std::nullopt;
  }
  const StringRef T = File->text();
  const size_t Begin = A.Whole.Offset, End = endOf(*File, A.Whole);
  const bool Ptx = Kind == CodeKind::Ptx;
  switch (A.Form) {
  case ListForm::CMake: {
    const bool Suffixed =
        llvm::any_of(All, [](const ArchFact *F) { return StringRef(F->Spelling).ends_with("-real"); });
    return editOf(*File, End, End,
                  std::string(1, separator(T, Begin, End)) + Arch.text() +
                      (Ptx        ? "-virtual"
                       : Suffixed ? "-real"
                                  : ""));
  }
  case ListForm::Torch:
    return editOf(
        *File, End, End,
        std::string(1, separator(T, Begin, End) == ';' && T.slice(Begin > 20 ? Begin - 20 : 0, End).contains(' ')
                           ? ' '
                           : separator(T, Begin, End)) +
            dotted(Arch) + (Ptx ? "+PTX" : ""));
  case ListForm::Number:
    return Ptx ? std::nullopt : std::optional(editOf(*File, End, End, " " + Arch.text()));
  case ListForm::Shell: {
    const StringRef S(A.Spelling);
    const std::string Option = S.starts_with("--generate-code=")  ? "--generate-code="
                               : S.starts_with("--generate-code") ? "--generate-code "
                               : S.starts_with("-gencode=")       ? "-gencode="
                                                                  : "-gencode ";
    return editOf(*File, End, End, " " + Option + gencode(Arch, Kind));
  }
  case ListForm::Python: {
    const char Quote = Begin ? T[Begin - 1] : '"';
    if (Quote != '"' && Quote != '\'') {
      return std::nullopt;
    }
    const std::string Q(1, Quote);
    const bool Joined = StringRef(A.Spelling).starts_with("-gencode=");
    return editOf(*File, End + 1, End + 1,
                  Joined ? ", " + Q + "-gencode=" + gencode(Arch, Kind) + Q
                         : ", " + Q + "-gencode" + Q + ", " + Q + gencode(Arch, Kind) + Q);
  }
  case ListForm::Arch: {
    const StringRef Before = T.take_front(Begin);
    const bool Inline =
        Before.ends_with("-arch=") || Before.ends_with("-arch ") || Before.ends_with("--gpu-architecture=");
    return Inline ? std::optional(editOf(*File, End, End, " -gencode " + gencode(Arch, Kind))) : std::nullopt;
  }
  case ListForm::None:
    break;
  }
  return std::nullopt;
}

std::optional<Edit> cudatidy::addList(const BuildFacts &B, const CompileGroup &G, std::vector<GpuArch> Archs) {
  const SourceText *File = G.Add ? B.Texts->read(G.Add->At.File) : nullptr;
  if (!File || Archs.empty()) {
    return std::nullopt;
  }
  llvm::sort(Archs);
  const size_t At = G.Add->At.Offset;
  switch (G.Add->What) {
  case Insertion::Kind::CMakeGuard: {
    const size_t Newline = File->text().rfind('\n', At); // the last one before At
    const size_t Line = Newline == StringRef::npos ? 0 : Newline + 1;
    const StringRef Indent = File->text().slice(Line, At);
    if (!Indent.trim().empty()) {
      return std::nullopt;
    }
    std::string List;
    for (const GpuArch &A : Archs) {
      List += (List.empty() ? "" : " ") + A.text() + (A == Archs.back() ? "" : "-real");
    }
    const std::string I = Indent.str();
    return editOf(*File, At, At,
                  "if(NOT DEFINED CMAKE_CUDA_ARCHITECTURES)\n" + I + "  set(CMAKE_CUDA_ARCHITECTURES " + List + ")\n" +
                      I + "endif()\n" + I);
  }
  case Insertion::Kind::ShellWords: {
    std::string Text;
    for (const GpuArch &A : Archs) {
      Text += " -gencode " + gencode(A, CodeKind::Real);
    }
    return editOf(*File, At, At, Text + " -gencode " + gencode(Archs.back(), CodeKind::Ptx));
  }
  }
  return std::nullopt;
}

std::optional<Edit> cudatidy::removeWords(const BuildFacts &B, const Place &Whole) {
  const SourceText *File = B.Texts->read(Whole.File);
  return File ? cut(*File, Whole.Offset, endOf(*File, Whole)) : std::nullopt;
}

Edit cudatidy::editAt(const std::string &File, unsigned Offset, unsigned Length, std::string Text) {
  Edit E;
  E.File = File;
  E.Offset = Offset;
  E.Length = Length;
  E.Text = std::move(Text);
  return E;
}

Fix cudatidy::fixWith(Safety Kind, std::string Title, std::vector<Edit> Edits) {
  Fix X;
  X.Kind = Edits.empty() ? Safety::Suggestion : Kind;
  X.Title = std::move(Title);
  X.Edits = std::move(Edits);
  return X;
}

std::vector<GpuArch> cudatidy::wantedArchs(const BuildFacts &B, const std::optional<ToolkitFact> &Toolkit) {
  std::set<GpuArch> Out;
  for (const TargetGpu &T : B.Targets) {
    Out.insert(T.Arch);
  }
  if (Out.empty()) {
    const hw::Toolkit *Known = Toolkit ? findToolkit(*Toolkit) : nullptr;
    // A toolkit that is not known: what both the older and the newest ones compile for.
    const hw::Toolkit *List = Known ? Known : findToolkit("11.8");
    for (const std::string_view Name : List->Usual) {
      const auto A = parseGpuArch(StringRef(Name.data(), Name.size()));
      if (A && (Known || compilesFor(hw::toolkits().back(), *A))) {
        Out.insert(*A);
      }
    }
  }
  return {Out.begin(), Out.end()};
}

std::string cudatidy::spelledArchs(const std::vector<GpuArch> &Archs) {
  std::string Out;
  for (const GpuArch &A : Archs) {
    Out += (Out.empty() ? "" : ", ") + A.sm();
  }
  return Out;
}
