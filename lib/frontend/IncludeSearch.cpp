// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/IncludeSearch.h"

#include "frontend/Invocation.h"
#include "frontend/MakefileFlags.h"
#include "frontend/SourceScan.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

constexpr unsigned MaxLevels = 6;  ///< folders above the file that are looked into
constexpr size_t MaxScanned = 400; ///< files whose includes are followed
constexpr const char *UsualNames[] = {"include", "inc", "common", "Common", "src"};

/// Follows a file's includes through the project and notes the folders that they need.
class Follower {
public:
  Follower(const ProjectIndex &Project, llvm::ArrayRef<std::string> Known, Surroundings &Result)
      : Project(Project), Result(Result) {
    for (const std::string &K : Known) {
      Search.push_back(K);
      HaveFolder.insert(K);
    }
  }

  void addUsual(llvm::StringRef File) {
    llvm::StringRef Folder = path::parent_path(File);
    for (unsigned Level = 0; Level < MaxLevels && Folder.size() > 1; ++Level, Folder = path::parent_path(Folder)) {
      for (const char *Name : UsualNames) {
        const std::string Path = (Folder + "/" + Name).str();
        if (fs::is_directory(Path)) {
          add(Path);
        }
      }
      if (Folder == Project.root()) {
        break;
      }
    }
  }

  void follow(llvm::StringRef First) {
    Queue.push_back(First.str());
    Seen.insert(First);
    for (size_t I = 0; I < Queue.size() && I < MaxScanned; ++I) {
      const std::string File = Queue[I];
      for (const IncludeLine &Include : scanIncludes(readSource(File))) {
        resolve(Include, File);
      }
    }
  }

  std::vector<std::string> Added;

private:
  void resolve(const IncludeLine &Include, llvm::StringRef From) {
    Result.Quoted += Include.Quoted;
    if (path::is_absolute(Include.Name)) {
      return;
    }
    if (Include.Quoted && visit(absolutePath(Include.Name, path::parent_path(From)))) {
      return;
    }
    for (const std::string &Folder : Search) {
      if (visit(absolutePath(Include.Name, Folder))) {
        return;
      }
    }
    if (const auto Folder = Project.folderOf(Include.Name, From)) {
      add(*Folder);
      visit(absolutePath(Include.Name, *Folder));
    } else if (Include.Quoted) {
      Result.Unresolved.push_back(Include.Name);
    }
  }

  bool visit(const std::string &Path) {
    if (!fs::is_regular_file(Path)) {
      return false;
    }
    if (Seen.insert(Path).second) {
      Queue.push_back(Path);
    }
    return true;
  }

  void add(const std::string &Folder) {
    if (HaveFolder.insert(Folder).second) {
      Search.push_back(Folder);
      Added.push_back(Folder);
    }
  }

  const ProjectIndex &Project;
  Surroundings &Result;
  std::vector<std::string> Search;
  std::vector<std::string> Queue;
  llvm::StringSet<> Seen;
  llvm::StringSet<> HaveFolder;
};

/// A standard below the default would only take away: what old code needs, the parse forgives.
bool isNewer(llvm::StringRef Standard) {
  return Standard.ends_with("20") || Standard.ends_with("2a") || Standard.ends_with("23") || Standard.ends_with("2b") ||
         Standard.ends_with("26");
}

} // namespace

std::vector<std::string> cudatidy::guessedFolders(llvm::StringRef File, llvm::ArrayRef<std::string> Known,
                                                  const ProjectIndex &Project, Surroundings &Result) {
  Follower F(Project, Known, Result);
  F.addUsual(File);
  F.follow(File);
  return F.Added;
}

Surroundings cudatidy::searchSurroundings(llvm::StringRef File, const ProjectIndex &Project,
                                          const TranslateOptions &Options) {
  Surroundings Result;
  const std::string Own = path::parent_path(File).str();
  // The nearest Makefile upwards: a src/ folder's is often one above it.
  std::string MakeFolder = Own;
  std::vector<std::string> Flags = makefileFlags(Own);
  if (Flags.empty() && Own != Project.root()) {
    MakeFolder = path::parent_path(Own).str();
    Flags = makefileFlags(MakeFolder);
  }
  std::erase_if(Flags, [](const std::string &F) { return llvm::StringRef(F).starts_with("-std=") && !isNewer(F); });
  CompileCommand FromMake = translateFlags(Flags, MakeFolder, File, Options);
  std::vector<std::string> Known;
  for (const std::string &Folder : FromMake.IncludeDirs) {
    if (fs::is_directory(Folder)) {
      Known.push_back(Folder);
    }
  }
  const std::vector<std::string> Folders = guessedFolders(File, Known, Project, Result);
  const bool MakefileHelps = !Flags.empty();
  for (const std::string &Folder : Folders) {
    Flags.push_back("-idirafter");
    Flags.push_back(Folder);
  }
  Result.Command = translateFlags(Flags, MakeFolder, File, Options);
  Result.Command.Directory = Own;
  Result.Why = MakefileHelps ? "the Makefile's flags" : "default flags";
  if (!Folders.empty()) {
    Result.Why += " and " + std::to_string(Folders.size()) + " folders of the project";
  }
  return Result;
}
