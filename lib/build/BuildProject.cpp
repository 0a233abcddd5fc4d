// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "build/BuildProject.h"

#include "build/BuildFiles.h"
#include "build/CMakeProject.h"
#include "build/DatabaseFacts.h"
#include "build/MakeRun.h"
#include "build/PythonRun.h"
#include "build/TextFacts.h"
#include "frontend/ProjectIndex.h"
#include "frontend/Toolkit.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
using llvm::StringRef;
using Kind = BuildFileKind;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

constexpr size_t MaxWorlds = 6;

bool below(StringRef File, StringRef Folder) {
  return File == Folder || (File.consume_front(Folder) && File.starts_with("/"));
}

bool isForeign(StringRef File, StringRef Root) {
  StringRef Rest = File;
  if (!Rest.consume_front(Root)) {
    return false;
  }
  for (auto It = path::begin(Rest), End = path::end(Rest); It != End; ++It) {
    if (*It != ".github" && It->size() > 1 && *It != path::filename(File) && isSkippedFolder(*It)) {
      return true;
    }
  }
  return false;
}

std::string real(StringRef Path) {
  llvm::SmallString<256> Real;
  return fs::real_path(Path, Real) ? Path.str() : std::string(Real);
}

bool callsProject(const SourceText *File) { return File && StringRef(File->text()).contains_insensitive("project"); }

/// Reads one project.
class Reader {
public:
  Reader(const ProjectQuestion &Q, BuildFacts &B) : Q(Q), B(B), Texts(*B.Texts) {}

  void run() {
    machine();
    if (Q.HasFlags) {
      return flags();
    }
    std::vector<BuildFile> Files;
    bool Named = false;
    for (const std::string &P : Q.Paths) {
      const std::string Path = real(P);
      Roots.push_back(fs::is_directory(Path) ? Path : path::parent_path(Path).str());
      if (fs::is_directory(Path)) {
        findBuildFiles(Path, Files);
      } else if (const Kind K = buildFileKind(Path); K != Kind::None) {
        Files.push_back({Path, K});
        Named = true;
        beside(Path, Files);
      }
    }
    const bool OnlySources =
        Files.empty() && !Named && llvm::none_of(Q.Paths, [](const std::string &P) { return fs::is_directory(P); });
    const std::string First = real(Q.Paths.front());
    if (OnlySources) {
      sources(Files);
    }
    pins(Files);
    database(Files);
    cmake(Files, First);
    make(Files);
    others(Files);
    settle();
  }

private:
  void machine() {
    ToolkitSearch Search = ToolkitSearch::fromEnvironment();
    Search.CudaPath = Q.CudaPath;
    const std::vector<Toolkit> All = findToolkits(Search);
    for (const Toolkit &T : All) {
      const bool Asked = Q.CudaPath.empty() || T.Root == real(Q.CudaPath);
      if (Asked && T.Unusable.empty() && T.Major && fs::exists(T.Root + "/bin/nvcc")) {
        ToolkitFact F;
        F.Major = T.Major;
        F.Minor = T.Minor;
        F.From = ToolkitFact::Source::Machine;
        B.Machine = F;
        return;
      }
    }
  }

  void flags() {
    for (const std::string &P : Q.Paths) {
      const std::string Path = real(P);
      if (fs::is_directory(Path)) {
        continue;
      }
      const CompileCommand C = translateFlags(Q.Flags, path::parent_path(Path), Path, TranslateOptions());
      const bool NvccSays = llvm::any_of(C.Targets, [](const ArchTarget &T) {
        return T.Origin == ArchOrigin::Arch || T.Origin == ArchOrigin::Gencode;
      });
      if (!NvccSays) {
        continue; // clang's spelling chooses what is analysed, not what is built
      }
      B.Groups.push_back(groupOfCommand(C, BuildSystem::CommandLine, Place()));
    }
  }

  /// What lies beside a named build file and tells how it is used: presets, images, pins, the manual.
  static void beside(StringRef Path, std::vector<BuildFile> &Files) {
    std::error_code EC;
    std::vector<BuildFile> More;
    for (fs::directory_iterator It(path::parent_path(Path), EC), End; It != End && !EC; It.increment(EC)) {
      const Kind K = buildFileKind(It->path());
      if (K == Kind::Presets || K == Kind::Docker || K == Kind::Pins || K == Kind::Words) {
        More.push_back({It->path(), K});
      }
    }
    llvm::sort(More, [](const BuildFile &A, const BuildFile &B) { return A.Path < B.Path; });
    llvm::append_range(Files, More);
  }

  /// For sources alone: the build files of their own folders and those above, up to the project's root.
  void sources(std::vector<BuildFile> &Files) {
    std::set<std::string> Folders;
    for (const std::string &P : Q.Paths) {
      const std::string Path = real(P);
      const std::string Root = projectRoot(Path);
      for (StringRef Folder = path::parent_path(Path); below(Folder, Root); Folder = path::parent_path(Folder)) {
        if (!Folders.insert(Folder.str()).second || Folder.size() < 2) {
          break;
        }
        std::error_code EC;
        for (fs::directory_iterator It(Folder, EC), End; It != End && !EC; It.increment(EC)) {
          if (const Kind K = buildFileKind(It->path()); K != Kind::None && K != Kind::Database) {
            Files.push_back({It->path(), K});
          }
        }
      }
      Roots.push_back(Root);
    }
    llvm::sort(Files, [](const BuildFile &A, const BuildFile &B) {
      return std::pair(A.Path.size(), StringRef(A.Path)) < std::pair(B.Path.size(), StringRef(B.Path));
    });
  }

  void pins(const std::vector<BuildFile> &Files) {
    for (const BuildFile &F : Files) {
      if (F.Is != Kind::Docker && F.Is != Kind::Ci && F.Is != Kind::Pins) {
        continue;
      }
      if (const SourceText *T = Texts.read(F.Path)) {
        llvm::append_range(B.Toolkits, readToolkitPins(*T));
      }
    }
  }

  void database(const std::vector<BuildFile> &Files) {
    std::set<std::string> All;
    if (!Q.BuildPath.empty()) {
      All.insert(Q.BuildPath);
    }
    for (const BuildFile &F : Files) {
      if (F.Is == Kind::Database) {
        All.insert(F.Path);
      } else if (F.Is == Kind::BuildFolder && fs::exists(F.Path + "/compile_commands.json")) {
        All.insert(F.Path + "/compile_commands.json");
      } else if (F.Is == Kind::BuildFolder) {
        for (CompileGroup &G : readFileApi(F.Path, Texts)) {
          FromBuild.emplace_back(std::move(G), F.Path + "/CMakeCache.txt");
        }
      }
    }
    for (const std::string &P : Q.Paths) {
      const std::string Path = real(P);
      if (Q.BuildPath.empty() && buildFileKind(Path) == Kind::None) {
        if (auto Near = CompileDatabase::find(Path, projectRoot(Path))) {
          All.insert(real(*Near));
        }
      }
    }
    for (const std::string &Path : All) {
      auto D = CompileDatabase::load(Path);
      if (!D) {
        llvm::consumeError(D.takeError()); // the plan of the sources says what is wrong with it
        continue;
      }
      std::vector<CompileGroup> Groups = readDatabase(*D, Texts);
      if (Groups.empty()) {
        Groups = readFileApi(path::parent_path(D->path()), Texts);
      }
      for (CompileGroup &G : Groups) {
        FromBuild.emplace_back(std::move(G), D->path());
      }
    }
  }

  void cmake(const std::vector<BuildFile> &Files, const std::string &First) {
    // What hands a list to cmake from outside: presets and scripts are ways to build, a manual only says so.
    struct Saying {
      std::string Folder;
      Traced Value;
      bool Way, Automation;
    };
    std::vector<Saying> Given;
    for (const BuildFile &F : Files) {
      const bool Says = F.Is == Kind::Presets || F.Is == Kind::Docker || F.Is == Kind::Ci || F.Is == Kind::Script ||
                        F.Is == Kind::Words || F.Is == Kind::Make || F.Is == Kind::Python;
      const SourceText *T = Says ? Texts.read(F.Path) : nullptr;
      if (!T) {
        continue;
      }
      for (Traced &V : readGivenArchs(*T)) {
        const bool Way = F.Is == Kind::Presets || F.Is == Kind::Docker || F.Is == Kind::Ci;
        Given.push_back({path::parent_path(F.Path).str(), std::move(V), Way, F.Is == Kind::Ci});
      }
    }
    CMakeWorld Plain;
    CompileGroup Any;
    if (const auto T = B.toolkitOf(Any); T && T->Minor) {
      Plain.ToolkitVersion = T->version();
    }
    for (const auto &[G, From] : FromBuild) {
      if (G.Toolkit && G.Toolkit->Minor) {
        Plain.ToolkitVersion = G.Toolkit->version();
      }
    }
    std::vector<std::string> Entries;
    for (const BuildFile &F : Files) {
      if (F.Is == Kind::CMake && path::filename(F.Path) == "CMakeLists.txt") {
        Entries.push_back(F.Path);
      }
    }
    // A folder inside a project is built by the lists above it.
    if (!Entries.empty() && !callsProject(Texts.read(Entries.front()))) {
      const std::string Root = projectRoot(First);
      for (StringRef Folder = path::parent_path(path::parent_path(Entries.front())); below(Folder, Root);
           Folder = path::parent_path(Folder)) {
        const std::string Above = (Folder + "/CMakeLists.txt").str();
        if (fs::exists(Above) && callsProject(Texts.read(Above))) {
          Entries.insert(Entries.begin(), Above);
          break;
        }
        if (Folder.size() < 2) {
          break;
        }
      }
    }
    std::set<std::string> Done;
    for (const std::string &Entry : Entries) {
      const SourceText *Text = Texts.read(Entry);
      if (!Text || Done.count(Text->path()) || !callsProject(Text)) {
        continue;
      }
      CMakeResult R = runCMake(Text->path(), Plain, Texts);
      const bool Top = Entry == Entries.front();
      const StringRef Own = path::parent_path(Entry);
      // Where a list is given from outside, one that the text lacks is not missing.
      const bool Told =
          llvm::any_of(Given, [&](const Saying &G) { return Top || below(G.Folder, Own) || below(Own, G.Folder); });
      if (Told) {
        for (CompileGroup &G : R.Groups) {
          G.Open |= std::exchange(G.Defaulted, false);
        }
      }
      Done.insert(R.ListFiles.begin(), R.ListFiles.end());
      Lists.insert(R.ListFiles.begin(), R.ListFiles.end());
      llvm::append_range(B.Groups, R.Groups);
      llvm::append_range(B.Shadowed, R.Shadowed);
      llvm::append_range(B.Dead, R.Dead);
      std::set<std::string> Tried;
      for (const Saying &G : Given) {
        const bool Ours = G.Way && (Top || below(G.Folder, Own)) && G.Value.isExact();
        if (!Ours || Tried.size() >= MaxWorlds || !Tried.insert(G.Value.text()).second) {
          continue;
        }
        CMakeWorld World = Plain;
        World.Cache["CMAKE_CUDA_ARCHITECTURES"] = G.Value;
        World.InAutomation = G.Automation;
        llvm::append_range(B.Groups, runCMake(Text->path(), World, Texts).Groups);
      }
    }
  }

  void make(const std::vector<BuildFile> &Files) {
    std::set<std::string> Done;
    for (const BuildFile &F : Files) {
      if (F.Is != Kind::Make || StringRef(F.Path).ends_with(".mk")) {
        continue;
      }
      const std::string Path = real(F.Path);
      if (Done.count(Path)) {
        continue;
      }
      MakeRun Run(Texts, path::parent_path(F.Path).str());
      llvm::append_range(B.Groups, Run.run(F.Path));
      Done.insert(Run.files().begin(), Run.files().end());
    }
  }

  void others(const std::vector<BuildFile> &Files) {
    for (const BuildFile &F : Files) {
      const SourceText *T = F.Is == Kind::CMake || F.Is == Kind::Make ? nullptr : Texts.read(F.Path);
      if (!T) {
        continue;
      }
      switch (F.Is) {
      case Kind::Python:
        llvm::append_range(B.Groups, runPython(*T));
        break;
      case Kind::Meson:
        llvm::append_range(B.Groups, readMeson(*T));
        break;
      case Kind::Xmake:
        llvm::append_range(B.Groups, readXmake(*T));
        break;
      case Kind::Bazel:
        llvm::append_range(B.Groups, readBazel(*T));
        break;
      case Kind::Docker:
      case Kind::Script:
        llvm::append_range(B.Groups, readTorchEnvironment(*T));
        break;
      default:
        break;
      }
    }
  }

  static std::string key(const ArchFact &A) {
    return A.Target.Virtual.text() + ":" + A.Target.Code.text() + ":" + std::to_string(static_cast<int>(A.Target.Kind));
  }

  /// Whether a list file was changed after a database was written.
  bool isStale(const std::string &Database) const {
    fs::file_status Built, List;
    if (fs::status(Database, Built)) {
      return true;
    }
    for (const std::string &File : Lists) {
      if (Texts.isUnsaved(File)) {
        return true;
      }
      if (!fs::status(File, List) && List.getLastModificationTime() > Built.getLastModificationTime()) {
        return true;
      }
    }
    return false;
  }

  /// A build folder says what is so; the text says where it is written. Each file is told of once.
  void settle() {
    std::erase_if(B.Groups, [&](const CompileGroup &G) { return isForeign(G.At.File); });
    std::erase_if(B.Dead, [&](const DeadVariable &D) { return isForeign(D.At.File); });
    std::erase_if(B.Shadowed, [&](const ShadowedList &S) { return isForeign(S.At.File); });
    for (auto &[Built, From] : FromBuild) {
      std::erase_if(Built.Files, [&](const std::string &F) { return isForeign(F); });
      CompileGroup *Text = nullptr;
      for (CompileGroup &G : B.Groups) {
        const bool Covers =
            !Built.Files.empty() &&
            (G.System == BuildSystem::CMake || G.System == BuildSystem::FindCuda || G.System == BuildSystem::Make) &&
            !G.InAutomation && llvm::is_contained(G.Files, Built.Files.front());
        if (Covers) {
          Text = &G;
          break;
        }
      }
      if (Text && (same(*Text, Built) || isStale(From))) {
        if (!Text->Toolkit) {
          Text->Toolkit = Built.Toolkit;
        }
        continue; // the text tells it all
      }
      if (Built.Files.empty()) {
        continue;
      }
      if (Text) {
        takePlaces(Built, *Text);
        Text->Archs.clear();
        Text->Open = true;
        Text->Defaulted = false;
      }
      B.Groups.push_back(std::move(Built));
    }
    // A folder inside a project: only what is built there.
    const auto Inside = [&](const std::string &File) {
      return llvm::any_of(Roots, [&](const std::string &Root) { return below(File, Root); });
    };
    std::erase_if(B.Groups, [&](const CompileGroup &G) {
      return !G.At.File.empty() && !Inside(G.At.File) && llvm::none_of(G.Files, Inside);
    });
  }

  bool isForeign(StringRef File) const {
    return llvm::all_of(Roots,
                        [&](const std::string &Root) { return !below(File, Root) || ::isForeign(File, Root); }) &&
           llvm::any_of(Roots, [&](const std::string &Root) { return below(File, Root); });
  }

  bool same(const CompileGroup &Text, const CompileGroup &Built) const {
    if (Text.Open) {
      return false;
    }
    std::set<std::string> A, C;
    for (const ArchFact &F : Text.Archs) {
      A.insert(key(F));
    }
    for (const ArchFact &F : Built.Archs) {
      C.insert(key(F));
    }
    if (Text.Defaulted) { // CMake writes the default out
      std::set<unsigned> Numbers;
      for (const ArchFact &F : Built.Archs) {
        Numbers.insert(F.Target.Code.Number);
      }
      return Numbers.size() <= 1;
    }
    return A == C || (Text.Unresolved && !Built.Unresolved);
  }

  static void takePlaces(CompileGroup &Built, const CompileGroup &Text) {
    for (ArchFact &A : Built.Archs) {
      for (const ArchFact &T : Text.Archs) {
        if (key(A) == key(T)) {
          A.At = T.At;
          A.Form = T.Form;
          A.Whole = T.Whole;
          A.Spelling = T.Spelling;
        }
      }
    }
    for (FlagFact &F : Built.Flags) {
      for (const FlagFact &T : Text.Flags) {
        if (F.Flag == T.Flag && F.Value == T.Value) {
          F.At = T.At;
          F.Whole = T.Whole;
        }
      }
    }
    Built.Name = Text.Name;
    Built.Add = Text.Add;
  }

  const ProjectQuestion &Q;
  BuildFacts &B;
  FileTable &Texts;
  std::vector<std::string> Roots;                              ///< real paths of the folders asked about
  std::vector<std::pair<CompileGroup, std::string>> FromBuild; ///< with the database that tells of them
  std::set<std::string> Lists;
};

} // namespace

bool cudatidy::isBuildFile(StringRef Path) {
  const Kind K = buildFileKind(Path);
  return K != Kind::None && K != Kind::Words;
}

bool cudatidy::holdsBuildFile(const std::vector<std::string> &Paths) {
  return llvm::any_of(Paths, [](const std::string &P) {
    if (!fs::is_directory(P)) {
      return isBuildFile(P);
    }
    std::vector<BuildFile> Files;
    findBuildFiles(P, Files);
    return fs::exists(P + "/compile_commands.json") ||
           llvm::any_of(Files, [](const BuildFile &F) { return F.Is != Kind::Words && F.Is != Kind::Script; });
  });
}

BuildFacts cudatidy::readBuild(const ProjectQuestion &Q) {
  BuildFacts B;
  B.Texts = std::make_shared<FileTable>(Q.Unsaved);
  if (!Q.Paths.empty()) {
    Reader(Q, B).run();
  }
  return B;
}

const SourceUses *cudatidy::usesOf(const BuildFacts &B, StringRef Path) {
  const SourceText *Text = B.Texts->read(Path);
  if (!Text) {
    return nullptr;
  }
  auto &Slot = B.Uses[Text->path()];
  if (!Slot) {
    Slot = std::make_shared<SourceUses>(readUses(*Text));
  }
  return Slot.get();
}
