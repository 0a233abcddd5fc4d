// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "build/TextFacts.h"

#include "build/NvccFlags.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

/// Every match of a pattern; the callback gets its groups and where the match begins.
void each(StringRef Text, const char *Pattern, llvm::function_ref<void(llvm::ArrayRef<StringRef>, size_t)> Found) {
  const llvm::Regex R(Pattern, llvm::Regex::Newline);
  llvm::SmallVector<StringRef, 6> Groups;
  size_t At = 0;
  while (At < Text.size() && R.match(Text.drop_front(At), &Groups)) {
    const size_t Begin = Groups[0].data() - Text.data();
    Found(Groups, Begin);
    At = Begin + std::max<size_t>(1, Groups[0].size());
  }
}

/// Whether what stands at Offset is behind a comment sign of the line.
bool inComment(StringRef Text, size_t Offset, StringRef Sign = "#") {
  const size_t Line = Text.rfind('\n', Offset) == StringRef::npos ? 0 : Text.rfind('\n', Offset) + 1;
  return Text.slice(Line, Offset).contains(Sign);
}

std::optional<ToolkitFact> pin(StringRef Version, ToolkitFact::Source From, Place At) {
  ToolkitFact F;
  F.From = From;
  F.At = std::move(At);
  unsigned Minor = 0;
  if (Version.consumeInteger(10, F.Major) || F.Major < 7 || F.Major > 30) {
    return std::nullopt;
  }
  if (Version.consume_front(".") && !Version.consumeInteger(10, Minor)) {
    F.Minor = Minor;
  }
  return F;
}

/// The strings of a text between quotes that are no comments, each with the word in front of it.
struct Quoted {
  Traced Text;
  size_t Begin;
};
std::vector<Quoted> strings(const SourceText &File, StringRef Quotes, StringRef Comment) {
  std::vector<Quoted> Out;
  const StringRef T = File.text();
  for (size_t I = 0; I < T.size(); ++I) {
    if (T.substr(I).starts_with(Comment)) {
      I = std::min(T.find('\n', I), T.size());
    } else if (Quotes.contains(T[I])) {
      const size_t End = T.find(T[I], I + 1);
      if (End == StringRef::npos) {
        break;
      }
      Traced S;
      S.append(T.slice(I + 1, End), &File, I + 1);
      Out.push_back({std::move(S), I});
      I = End;
    }
  }
  return Out;
}

} // namespace

std::vector<ToolkitFact> cudatidy::readToolkitPins(const SourceText &File) {
  using From = ToolkitFact::Source;
  std::vector<ToolkitFact> Out;
  const StringRef T = File.text();
  const StringRef Name = llvm::sys::path::filename(File.path());
  const auto Add = [&](StringRef Version, From Source, size_t Begin, size_t End) {
    if (inComment(T, Begin)) {
      return;
    }
    if (auto F = pin(Version, Source, File.place(Begin, End))) {
      Out.push_back(*F);
    }
  };
  // Images, with an argument's default put in.
  each(T, "nvidia/cuda:([0-9]+\\.[0-9]+)", [&](auto G, size_t At) { Add(G[1], From::Image, At, At + G[0].size()); });
  each(T, "pytorch/pytorch:[^ \n]*-cuda([0-9]+\\.[0-9]+)",
       [&](auto G, size_t At) { Add(G[1], From::Image, At, At + G[0].size()); });
  each(T, "nvidia/cuda:\\$\\{?([A-Za-z_]+)", [&](auto G, size_t) {
    const std::string Argument = "ARG[ \t]+" + G[1].str() + "[ \t]*=[ \t]*[\"']?([0-9]+\\.[0-9]+)";
    each(T, Argument.c_str(), [&](auto A, size_t At) { Add(A[1], From::Image, At, At + A[0].size()); });
  });
  const bool Yaml = Name.ends_with(".yml") || Name.ends_with(".yaml");
  if (Yaml) {
    each(T, "(cuda|cuda_version|cuda-version|CUDA_VERSION)[ \t]*:[ \t]*[\"']?([0-9]+\\.[0-9]+)",
         [&](auto G, size_t At) { Add(G[2], From::Package, At, At + G[0].size()); });
  }
  each(T,
       "(cuda-toolkit|cudatoolkit|cuda-version|cuda-nvcc|cudatoolkit-dev)(\\[[^]]*\\])?[ \t]*={1,2}[ \t]*([0-9]+\\.[0-9]+)",
       [&](auto G, size_t At) { Add(G[3], From::Package, At, At + G[0].size()); });
  each(T, "nvidia-cuda-(nvcc|runtime)(-cu[0-9]+)?[ \t]*==[ \t]*([0-9]+\\.[0-9]+)",
       [&](auto G, size_t At) { Add(G[3], From::Package, At, At + G[0].size()); });
  return Out;
}

std::vector<Traced> cudatidy::readGivenArchs(const SourceText &File) {
  std::vector<Traced> Out;
  const StringRef T = File.text();
  const auto Take = [&](StringRef Value, bool Whole) {
    const size_t Begin = Value.data() - T.data();
    Traced V;
    V.append(Value, &File, Begin);
    const bool Plain = Whole && !Value.empty() && Value.find_first_of("$<{[`%") == StringRef::npos;
    Out.push_back(Plain ? V : Traced::unknown());
  };
  if (StringRef(File.path()).ends_with(".json")) {
    each(T, "\"CMAKE_CUDA_ARCHITECTURES\"[ \t\r\n]*:[ \t\r\n]*\"([^\"]*)\"", [&](auto G, size_t) { Take(G[1], true); });
    each(T,
         "\"CMAKE_CUDA_ARCHITECTURES\"[ \t\r\n]*:[ \t\r\n]*\\{[^}\"]*(\"type\"[^,}]*,)?[^}\"]*\"value\"[ \t\r\n]*:[ "
         "\t\r\n]*\"([^\"]*)\"",
         [&](auto G, size_t) { Take(G[2], true); });
    each(T, "\"CUDAARCHS\"[ \t]*:[ \t]*\"([^\"]*)\"", [&](auto G, size_t) { Take(G[1], true); });
    return Out;
  }
  each(T, "-D *CMAKE_CUDA_ARCHITECTURES(:[A-Z]+)?=(\"[^\"\n]*\"|'[^'\n]*'|[^ \t\n\"'\\\\)]*)", [&](auto G, size_t) {
    StringRef V = G[2];
    V = V.trim("\"'");
    Take(V, true);
  });
  each(T, "CUDAARCHS[ \t]*[:=][ \t]*[\"']?([0-9a-z;-]+)", [&](auto G, size_t) { Take(G[1], true); });
  return Out;
}

std::vector<CompileGroup> cudatidy::readTorchEnvironment(const SourceText &File) {
  std::vector<CompileGroup> Out;
  const StringRef T = File.text();
  each(T, "TORCH_CUDA_ARCH_LIST[ \t]*[=:][ \t]*(\"[^\"\n]*\"|'[^'\n]*'|[0-9A-Za-z.;+]+)", [&](auto G, size_t At) {
    const StringRef V = G[1].trim("\"'");
    if (inComment(T, At) || V.empty() || V.find_first_of("${<`") != StringRef::npos || !llvm::isDigit(V.front())) {
      return;
    }
    CompileGroup Group;
    Group.System = BuildSystem::Python;
    Group.Name = "TORCH_CUDA_ARCH_LIST";
    const size_t Begin = V.data() - T.data();
    Group.At = File.place(Begin, Begin + V.size());
    Traced List;
    List.append(V, &File, Begin);
    readTorchArchs(List, Group);
    if (!Group.Archs.empty()) {
      Out.push_back(std::move(Group));
    }
  });
  return Out;
}

std::vector<CompileGroup> cudatidy::readMeson(const SourceText &File) {
  const StringRef T = File.text();
  const std::vector<Quoted> All = strings(File, "'", "#");
  const bool Cuda = llvm::any_of(All, [](const Quoted &Q) { return Q.Text.text() == "cuda"; });
  if (!Cuda) {
    return {};
  }
  CompileGroup G;
  G.System = BuildSystem::Meson;
  G.Name = "cuda";
  std::vector<Traced> Words;
  for (const Quoted &Q : All) {
    const StringRef S(Q.Text.text());
    if (S == "cuda" && G.At.File.empty()) {
      G.At = File.place(Q.Begin, Q.Begin + S.size() + 2);
    }
    if (S.ends_with(".cu")) {
      llvm::SmallString<256> Path(llvm::sys::path::parent_path(File.path()));
      llvm::sys::path::append(Path, S);
      G.Files.push_back(std::string(Path));
      continue;
    }
    const bool Option = S.starts_with("-") || S.starts_with("arch=");
    // Words of an `if` count only in some cases; meson writes them anywhere, so all of them may.
    const bool May = T.take_front(Q.Begin).count("\nif ") > T.take_front(Q.Begin).count("\nendif");
    if (Option) {
      Words.push_back(May ? Q.Text.maybe() : Q.Text);
    }
  }
  readNvccWords(Words, ListForm::Python, G);
  G.Open |= G.Archs.empty() || T.contains("nvcc_arch");
  G.FlagsOpen = true;
  if (G.Files.empty() && G.Archs.empty()) {
    return {};
  }
  return {G};
}

std::vector<CompileGroup> cudatidy::readXmake(const SourceText &File) {
  std::vector<CompileGroup> Out;
  const StringRef T = File.text();
  each(T, "add_cugencodes\\(([^)]*)\\)", [&](auto G, size_t At) {
    if (inComment(T, At, "--")) {
      return;
    }
    CompileGroup Group;
    Group.System = BuildSystem::Xmake;
    Group.Name = "add_cugencodes";
    Group.At = File.place(At, At + G[0].size());
    each(G[1], "\"([^\"]*)\"", [&](auto Item, size_t) {
      const StringRef Name = Item[1];
      const size_t Begin = Name.data() - T.data();
      const Place Where = File.place(Begin, Begin + Name.size());
      if (Name == "native") {
        Group.Unresolved = ArchOrigin::Native;
        Group.UnresolvedAt = Where;
        return;
      }
      const auto Arch = parseGpuArch(Name);
      if (!Arch) {
        Group.Open = true;
        return;
      }
      const bool Ptx = Name.starts_with("compute_");
      Group.Archs.push_back({{*Arch, *Arch, Ptx ? CodeKind::Ptx : CodeKind::Real, ArchOrigin::Gencode, 0},
                             false,
                             Where,
                             ListForm::None,
                             Where,
                             Name.str()});
    });
    Out.push_back(std::move(Group));
  });
  if (Out.size() > 1) { // calls add up within a target, and targets are not told apart here
    for (CompileGroup &G : Out) {
      G.Open = true;
    }
  }
  return Out;
}

std::vector<CompileGroup> cudatidy::readBazel(const SourceText &File) {
  std::vector<CompileGroup> Out;
  const StringRef T = File.text();
  // rules_cuda: --@rules_cuda//cuda:archs=compute_80:sm_80,compute_90
  each(T, "cuda:archs=([A-Za-z0-9_:,;]+)", [&](auto G, size_t At) {
    if (inComment(T, At)) {
      return;
    }
    CompileGroup Group;
    Group.System = BuildSystem::Bazel;
    Group.Name = "archs";
    Group.At = File.place(At, At + G[0].size());
    each(G[1], "(compute_[0-9a-z]+)?:?((sm_[0-9a-z]+,?)*)", [&](auto Item, size_t) {
      const auto Virtual = parseGpuArch(Item[1]);
      const size_t Begin = Item[0].data() - T.data();
      const Place Where = File.place(Begin, Begin + Item[0].size());
      llvm::SmallVector<StringRef, 4> Codes;
      Item[2].split(Codes, ',', -1, false);
      for (const StringRef Code : Codes) {
        if (const auto Real = parseGpuArch(Code)) {
          Group.Archs.push_back({{Virtual.value_or(*Real), *Real, CodeKind::Real, ArchOrigin::Gencode, 0},
                                 false,
                                 Where,
                                 ListForm::None,
                                 Where,
                                 Item[0].str()});
        }
      }
      if (Virtual && Codes.empty()) {
        Group.Archs.push_back({{*Virtual, *Virtual, CodeKind::Ptx, ArchOrigin::Gencode, 0},
                               false,
                               Where,
                               ListForm::None,
                               Where,
                               Item[0].str()});
      }
    });
    if (!Group.Archs.empty()) {
      Out.push_back(std::move(Group));
    }
  });
  return Out;
}
