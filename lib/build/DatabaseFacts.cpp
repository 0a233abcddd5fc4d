// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "build/DatabaseFacts.h"

#include "build/NvccFlags.h"
#include "frontend/Invocation.h"
#include "frontend/ShellWords.h"
#include "frontend/Toolkit.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <nlohmann/json.hpp>

using namespace cudatidy;
using llvm::StringRef;
using Json = nlohmann::json;

namespace {

/// Byte ranges of the objects in a list of them.
std::vector<std::pair<size_t, size_t>> objects(StringRef Text) {
  std::vector<std::pair<size_t, size_t>> Out;
  unsigned Depth = 0;
  bool InString = false;
  size_t Begin = 0;
  for (size_t I = 0; I < Text.size(); ++I) {
    const char C = Text[I];
    if (InString) {
      if (C == '\\') {
        ++I;
      } else if (C == '"') {
        InString = false;
      }
    } else if (C == '"') {
      InString = true;
    } else if (C == '{') {
      Begin = Depth++ == 0 ? I : Begin;
    } else if (C == '}' && Depth && --Depth == 0) {
      Out.emplace_back(Begin, I + 1);
    }
  }
  return Out;
}

/// What makes two commands the same for the rules: everything but names of files.
std::string signature(const CompileGroup &G) {
  std::string Out = G.Standard + (G.Optimized ? "|O" : "|");
  for (const ArchFact &A : G.Archs) {
    Out += "|" + A.Target.Virtual.text() + ":" + A.Target.Code.text() + ":" +
           std::to_string(static_cast<int>(A.Target.Kind));
  }
  for (const FlagFact &F : G.Flags) {
    if (F.Flag != NvccFlag::CompilerBindir) {
      Out += "|" + name(F.Flag).str() + "=" + F.Value;
    }
  }
  if (G.Unresolved) {
    Out += "|" + name(*G.Unresolved).str();
  }
  return Out + (G.Toolkit ? "|" + G.Toolkit->version() : "");
}

/// Puts places where an entry's raw text shows the word; JSON escapes nothing that architectures are written with.
void findPlaces(CompileGroup &G, const CompileCommand &C, const SourceText &Text, size_t Begin, size_t End) {
  const StringRef Raw = Text.text().slice(Begin, End);
  const auto Locate = [&](StringRef Word, Place &At) {
    const size_t Found = Word.empty() ? StringRef::npos : Raw.find(Word);
    if (Found != StringRef::npos) {
      At = Text.place(Begin + Found, Begin + Found + Word.size());
    }
  };
  for (ArchFact &A : G.Archs) {
    if (A.Target.Argument < C.Argv.size()) {
      StringRef Word(C.Argv[A.Target.Argument].Text);
      const bool Alone = !Word.contains('=') && A.Target.Argument + 1 < C.Argv.size();
      Locate(Alone ? StringRef(C.Argv[A.Target.Argument + 1].Text) : Word, A.At);
    }
  }
  size_t I = 0;
  for (FlagFact &F : G.Flags) {
    const FlagUse &Use = C.Flags[I++];
    if (Use.Argument < C.Argv.size()) {
      Locate(" " + C.Argv[Use.Argument].Text, F.At);
      if (F.At.File == Text.path() && F.At.EndColumn > F.At.Column + 1 && F.At.Line == F.At.EndLine) {
        const bool Blank = F.At.Offset < Text.text().size() && Text.text()[F.At.Offset] == ' ';
        F.At.Offset += Blank;
        F.At.Column += Blank;
      }
      if (Use.Flag == NvccFlag::Standard) {
        G.StandardAt = F.At;
      }
      if (Use.Flag == NvccFlag::Arch && G.Unresolved) {
        G.UnresolvedAt = F.At;
      }
    }
  }
}

} // namespace

CompileGroup cudatidy::groupOfCommand(const CompileCommand &C, BuildSystem System, const Place &At) {
  CompileGroup G;
  G.System = System;
  G.Files = {C.File};
  G.At = At;
  G.UnresolvedAt = G.StandardAt = At;
  for (const ArchTarget &T : C.Targets) {
    if (T.Origin == ArchOrigin::ToolkitDefault) {
      G.Defaulted = true;
      continue;
    }
    ArchFact F;
    F.Target = T;
    F.At = At;
    F.Spelling = T.Code.text();
    G.Archs.push_back(std::move(F));
  }
  G.Unresolved = C.Unresolved;
  G.Open = C.Misspelt;
  G.Defaulted |= C.Targets.empty() && !C.Unresolved && !C.Misspelt;
  for (const FlagUse &Use : C.Flags) {
    G.Flags.push_back({Use.Flag, Use.Value, false, At, std::nullopt});
  }
  if (C.StandardGiven) {
    G.Standard = C.Standard;
  }
  const FlagFact *O = G.flag(NvccFlag::Optimize);
  const bool NoDebug =
      llvm::any_of(C.Argv, [](const Argument &A) { return A.Text == "-DNDEBUG" || A.Text == "NDEBUG"; });
  G.Optimized = (O && O->Value != "0") || NoDebug;
  if (!C.CudaPath.empty()) {
    if (const auto Installed = toolkitAt(C.CudaPath); Installed && Installed->Major) {
      ToolkitFact F;
      F.Major = Installed->Major;
      F.Minor = Installed->Minor;
      G.Toolkit = F;
    } else if (auto F = toolkitOfPath(C.CudaPath + "/")) {
      G.Toolkit = F;
    }
  }
  if (!G.Toolkit && C.ToolkitMajor) {
    ToolkitFact F;
    F.Major = *C.ToolkitMajor;
    G.Toolkit = F;
  }
  if (G.Toolkit) {
    G.Toolkit->At = At;
  }
  return G;
}

std::vector<CompileGroup> cudatidy::readDatabase(const CompileDatabase &Database, FileTable &Texts) {
  std::vector<CompileGroup> Out;
  std::map<std::string, size_t> Known;
  const SourceText *Text = Texts.read(Database.path());
  const auto Ranges = Text ? objects(Text->text()) : std::vector<std::pair<size_t, size_t>>();
  const TranslateOptions Options = TranslateOptions::fromEnvironment();
  const bool Aligned = Ranges.size() == Database.entries().size();
  for (size_t I = 0; I < Database.entries().size(); ++I) {
    const DatabaseEntry &E = Database.entries()[I];
    const CompileCommand C = translateEntry(E, Options);
    if (!C.IsCuda || !C.Compiles || (C.Kind != CompilerKind::Nvcc && C.Kind != CompilerKind::Other)) {
      continue;
    }
    Place At;
    At.File = Text ? Text->path() : Database.path();
    At.Line = At.Column = At.EndLine = At.EndColumn = 1;
    if (Aligned) {
      At = Text->place(Ranges[I].first, Ranges[I].first + 1);
    }
    CompileGroup G = groupOfCommand(C, BuildSystem::Database, At);
    G.Name = llvm::sys::path::filename(C.File).str();
    const auto [It, New] = Known.try_emplace(signature(G), Out.size());
    if (!New) {
      Out[It->second].Files.push_back(C.File);
      continue;
    }
    if (Aligned) {
      findPlaces(G, C, *Text, Ranges[I].first, Ranges[I].second);
    }
    Out.push_back(std::move(G));
  }
  return Out;
}

std::vector<CompileGroup> cudatidy::readFileApi(StringRef BuildFolder, FileTable &Texts) {
  std::vector<CompileGroup> Out;
  const std::string Reply = (BuildFolder + "/.cmake/api/v1/reply").str();
  std::error_code EC;
  std::vector<std::string> Files;
  for (llvm::sys::fs::directory_iterator It(Reply, EC), End; It != End && !EC; It.increment(EC)) {
    Files.push_back(It->path());
  }
  llvm::sort(Files);
  const auto Load = [&](const std::string &Path, const SourceText *&Text) {
    Text = Texts.read(Path);
    return Text ? Json::parse(Text->text().begin(), Text->text().end(), nullptr, false) : Json();
  };
  std::string Compiler, Source;
  const SourceText *Text = nullptr;
  for (const std::string &File : Files) {
    const StringRef Name = llvm::sys::path::filename(File);
    if (Name.starts_with("toolchains-v1")) {
      for (const Json &T : Load(File, Text).value("toolchains", Json::array())) {
        if (T.value("language", "") == "CUDA" && T.contains("compiler")) {
          Compiler = T["compiler"].value("path", "");
        }
      }
    } else if (Name.starts_with("codemodel-v2")) {
      const Json J = Load(File, Text);
      Source = J.is_object() && J.contains("paths") ? J["paths"].value("source", "") : "";
    }
  }
  for (const std::string &File : Files) {
    if (!llvm::sys::path::filename(File).starts_with("target-")) {
      continue;
    }
    const Json J = Load(File, Text);
    if (!J.is_object() || !Text) {
      continue;
    }
    const Json Sources = J.value("sources", Json::array());
    for (const Json &Group : J.value("compileGroups", Json::array())) {
      if (Group.value("language", "") != "CUDA") {
        continue;
      }
      std::vector<std::string> Args = {Compiler.empty() ? "nvcc" : Compiler};
      for (const Json &F : Group.value("compileCommandFragments", Json::array())) {
        llvm::append_range(Args, plainWords(F.value("fragment", "")));
      }
      std::vector<std::string> Own;
      for (const Json &Index : Group.value("sourceIndexes", Json::array())) {
        if (Index.is_number_unsigned() && Index.get<size_t>() < Sources.size()) {
          Own.push_back(absolutePath(Sources[Index.get<size_t>()].value("path", ""), Source));
        }
      }
      if (Own.empty()) {
        continue;
      }
      Args.insert(Args.end(), {"-x", "cu", "-c", Own.front()});
      const CompileCommand C = translateArguments(Args, BuildFolder, Own.front(), TranslateOptions());
      CompileGroup G = groupOfCommand(C, BuildSystem::FileApi, Text->place(0, 1));
      G.Name = J.value("name", "");
      G.Files = Own;
      findPlaces(G, C, *Text, 0, Text->text().size());
      Out.push_back(std::move(G));
    }
  }
  return Out;
}
