// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "build/NvccFlags.h"

#include "frontend/ArchList.h"
#include "frontend/CommandLine.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

bool namesArch(StringRef Word) {
  for (const StringRef Option : {"-arch", "--gpu-architecture", "-gencode", "--generate-code", "-code", "--gpu-code"}) {
    if (Word.starts_with(Option)) {
      return true;
    }
  }
  return Word.contains("arch=compute_") || Word.starts_with("--cuda-gpu-arch") || Word.starts_with("--offload-arch");
}

/// The digits of an architecture in a specification, behind the last "sm_" or "compute_".
std::pair<size_t, size_t> digitsOf(StringRef Word, const GpuArch &Code) {
  const std::string Text = Code.text();
  const size_t At = Word.rfind(Text);
  return At == StringRef::npos ? std::pair(size_t(0), Word.size()) : std::pair(At, At + Text.size());
}

/// Where an entry stands and how it can be edited.
void locate(ArchFact &F, const std::vector<Traced> &Words, size_t First, size_t Spec, ListForm Form) {
  const Traced &Word = Words[Spec];
  const auto [Begin, End] = digitsOf(Word.text(), F.Target.Code);
  if (const auto At = Word.place(Begin, End)) {
    F.At = *At;
  } else if (const auto Some = Words[First].place()) {
    F.At = *Some;
  }
  const auto Whole = Word.wholePlace();
  const auto FirstWhole = Words[First].wholePlace();
  if (F.Target.Origin == ArchOrigin::Arch) {
    const size_t Value = StringRef(Word.text()).find('=') == StringRef::npos ? 0 : StringRef(Word.text()).find('=') + 1;
    if (const auto P = Word.wholePlace(Value, Word.size())) {
      F.Form = ListForm::Arch;
      F.Whole = *P;
      F.Spelling = StringRef(Word.text()).drop_front(Value).str();
    } else if (const auto Number = Word.wholePlace(Begin, End)) {
      F.Form = ListForm::Number;
      F.Whole = *Number;
      F.Spelling = StringRef(Word.text()).slice(Begin, End).str();
    }
    return;
  }
  if (Whole && FirstWhole && Whole->File == FirstWhole->File && FirstWhole->Offset <= Whole->Offset) {
    F.Form = Form;
    F.Whole = *FirstWhole;
    F.Whole.EndLine = Whole->EndLine;
    F.Whole.EndColumn = Whole->EndColumn;
    F.Spelling = First == Spec ? Word.text() : Words[First].text() + " " + Word.text();
    return;
  }
  if (const auto Number = Word.wholePlace(Begin, End)) {
    F.Form = ListForm::Number;
    F.Whole = *Number;
    F.Spelling = StringRef(Word.text()).slice(Begin, End).str();
  }
}

} // namespace

bool cudatidy::namesNvcc(StringRef Word) {
  const StringRef Name = Word.rsplit('/').second.empty() ? Word : Word.rsplit('/').second;
  return Name == "nvcc" || Name == "nvcc.exe";
}

std::optional<ToolkitFact> cudatidy::toolkitOfPath(StringRef Compiler) {
  for (const StringRef Mark : {"cuda-", "cuda_", "CUDA/v", "cuda/"}) {
    for (size_t At = Compiler.find(Mark); At != StringRef::npos; At = Compiler.find(Mark, At + 1)) {
      StringRef Rest = Compiler.drop_front(At + Mark.size());
      unsigned Major = 0, Minor = 0;
      if (Rest.consumeInteger(10, Major) || Major < 5 || Major > 30) {
        continue;
      }
      ToolkitFact F;
      F.Major = Major;
      if (Rest.consume_front(".") && !Rest.consumeInteger(10, Minor)) {
        F.Minor = Minor;
      }
      return F;
    }
  }
  return std::nullopt;
}

void cudatidy::readNvccWords(const std::vector<Traced> &Words, ListForm Form, CompileGroup &G) {
  std::vector<std::string> Plain = {"nvcc"};
  std::vector<size_t> Index = {0};
  for (size_t I = 0; I < Words.size(); ++I) {
    const Traced &W = Words[I];
    if (W.hasUnknown()) {
      const StringRef Text(W.text());
      // An unknown word may be any option; one that begins as a path or macro is none of ours.
      const bool Harmless =
          Text.starts_with("-I") || Text.starts_with("-D") || Text.starts_with("-L") || Text.starts_with("-l") ||
          Text.starts_with("-o") || Text.starts_with("-W") || Text.starts_with("-Xcompiler") ||
          Text.starts_with("-ccbin") || Text.starts_with("-isystem") || Text.starts_with("-std") ||
          Text.starts_with("--compiler-bindir") || (!Text.starts_with("-") && Text.front() != Traced::Unknown);
      if (namesArch(Text) || !Harmless) {
        G.Open = true;
      }
      if (!Harmless || namesArch(Text)) {
        G.FlagsOpen = true;
      }
      const bool ValueOfArch = I > 0 && namesArch(Words[I - 1].text()) && !StringRef(Words[I - 1].text()).contains('=');
      if (ValueOfArch) {
        G.Open = true;
        Plain.pop_back();
        Index.pop_back();
      }
      continue;
    }
    Plain.push_back(W.text());
    Index.push_back(I);
  }
  const CompileCommand C = translateArguments(Plain, "/", "/x.cu", TranslateOptions());
  const auto WordOf = [&](unsigned Argument) -> std::optional<size_t> {
    if (Argument >= C.Argv.size() || C.Argv[Argument].Index >= Index.size() || C.Argv[Argument].Index == 0) {
      return std::nullopt;
    }
    return Index[C.Argv[Argument].Index];
  };
  for (const ArchTarget &T : C.Targets) {
    const auto First = WordOf(T.Argument);
    if (!First) {
      continue;
    }
    const bool Joined = StringRef(Words[*First].text()).contains('=');
    const size_t Spec = Joined || *First + 1 >= Words.size() ? *First : *First + 1;
    ArchFact F;
    F.Target = T;
    F.Maybe = Words[*First].isMaybe() || Words[Spec].isMaybe();
    locate(F, Words, *First, Spec, Form);
    G.Archs.push_back(std::move(F));
  }
  if (C.Unresolved) {
    G.Unresolved = C.Unresolved;
    for (const FlagUse &Use : C.Flags) {
      if (const auto W = Use.Flag == NvccFlag::Arch ? WordOf(Use.Argument) : std::nullopt) {
        G.UnresolvedAt = Words[*W].place().value_or(G.At);
        G.Open |= Words[*W].isMaybe();
      }
    }
  }
  for (const FlagUse &Use : C.Flags) {
    const auto W = WordOf(Use.Argument);
    if (!W) {
      continue;
    }
    FlagFact F;
    F.Flag = Use.Flag;
    F.Value = Use.Value;
    const bool TwoWords =
        !Use.Value.empty() && !StringRef(Words[*W].text()).contains(Use.Value) && *W + 1 < Words.size();
    F.Maybe = Words[*W].isMaybe() || (TwoWords && Words[*W + 1].isMaybe());
    F.At = Words[*W].place().value_or(G.At);
    F.Whole = Words[*W].wholePlace();
    if (TwoWords && F.Whole) {
      const auto Value = Words[*W + 1].wholePlace();
      if (Value && Value->File == F.Whole->File && Value->Offset > F.Whole->Offset) {
        F.Whole->EndLine = Value->EndLine;
        F.Whole->EndColumn = Value->EndColumn;
      } else {
        F.Whole.reset();
      }
    }
    if (Use.Flag == NvccFlag::Standard) {
      G.Standard = Use.Value;
      G.StandardAt = F.At;
      G.StandardMaybe = F.Maybe;
    }
    G.Flags.push_back(std::move(F));
  }
}

/// What one item of a list of architectures stands for.
static void addTargets(llvm::ArrayRef<ArchTarget> Targets, const Traced &Item, ListForm Form, CompileGroup &G) {
  for (const ArchTarget &T : Targets) {
    ArchFact F;
    F.Target = T;
    F.Maybe = Item.isMaybe();
    F.At = Item.place().value_or(G.At);
    F.Spelling = Item.text();
    if (const auto Whole = Item.wholePlace()) {
      F.Form = Form;
      F.Whole = *Whole;
    }
    G.Archs.push_back(std::move(F));
  }
}

void cudatidy::readCMakeArchs(const Traced &List, CompileGroup &G) {
  for (const Traced &Raw : List.split(';')) {
    const Traced Item = Raw.trimmed();
    if (Item.hasUnknown()) {
      G.Open = true;
      continue;
    }
    if (Item.size() == 1 && Item.text()[0] == Traced::ToolkitDefault) {
      if (Item.isMaybe()) {
        G.Open = true;
      } else {
        G.Defaulted = true;
      }
      continue;
    }
    const ArchList Parsed = parseCMakeArchList(Item.text());
    if (Parsed.Unresolved) {
      if (Item.isMaybe()) {
        G.Open = true;
      } else {
        G.Unresolved = Parsed.Unresolved;
        G.UnresolvedAt = Item.place().value_or(G.At);
      }
    }
    if (!Parsed.Unknown.empty()) {
      G.Open = true;
    }
    addTargets(Parsed.Targets, Item, ListForm::CMake, G);
  }
}

void cudatidy::readTorchArchs(const Traced &List, CompileGroup &G) {
  std::string Flat = List.text();
  for (char &C : Flat) {
    C = C == ' ' ? ';' : C;
  }
  size_t Begin = 0;
  while (Begin < Flat.size()) {
    size_t End = Flat.find(';', Begin);
    End = End == std::string::npos ? Flat.size() : End;
    const Traced Item = List.slice(Begin, End);
    Begin = End + 1;
    if (Item.empty()) {
      continue;
    }
    if (Item.hasUnknown()) {
      G.Open = true;
      continue;
    }
    const ArchList Parsed = parseTorchArchList(Item.text());
    G.Open |= !Parsed.Unknown.empty();
    addTargets(Parsed.Targets, Item, ListForm::Torch, G);
  }
}
