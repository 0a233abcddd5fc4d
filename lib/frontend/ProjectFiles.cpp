// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/ProjectFiles.h"

#include "frontend/GitIgnore.h"
#include "frontend/SourceScan.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <unistd.h>

using namespace cudatidy;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

constexpr int MaxDepth = 40;

bool isSkippedFolder(llvm::StringRef Folder) {
  const llvm::StringRef Name = path::filename(Folder);
  const bool Foreign = llvm::StringSwitch<bool>(Name)
                           .Cases({"third_party", "thirdparty", "3rdparty", "_deps", "extern", "external"}, true)
                           .Cases({"vendor", "node_modules", "CMakeFiles", "__pycache__"}, true)
                           .Default(false);
  if (Foreign || Name.starts_with(".") || Name.starts_with("cmake-build")) {
    return true;
  }
  // A folder named build may hold sources; one that a build tool made holds its cache.
  return fs::exists(Folder + "/CMakeCache.txt") || fs::exists(Folder + "/build.ninja");
}

/// Tells CUDA files from others under a searched folder.
class Sieve {
public:
  Sieve(llvm::StringRef Root, const CompileDatabase *Database, const TranslateOptions &Options)
      : Root(Root), Database(Database), Options(Options) {}

  bool isCuda(llvm::StringRef File) {
    const llvm::StringRef Suffix = path::extension(File);
    const bool ByName = Suffix == ".cu" || Suffix == ".cuh";
    if (Suffix == ".c" || (!ByName && !isSourceName(File) && !isHeaderName(File))) {
      return false;
    }
    if (Database && isSourceName(File)) {
      if (const auto Command = Database->commandFor(File, Options)) {
        return Command->IsCuda;
      }
    }
    const std::string Text = readSource(File);
    if (!ByName && !mentionsKernel(Text) && (isHeaderName(File) || !mentionsLaunch(Text))) {
      return false;
    }
    const SourceModel Model = sourceModel(Text);
    return Model == SourceModel::Unknown ? folderModel(path::parent_path(File)) != SourceModel::Other
                                         : Model == SourceModel::Cuda;
  }

private:
  /// What the other files of a folder say, else those of the folder above: a file of kernels names no API itself.
  SourceModel folderModel(llvm::StringRef Folder) {
    if (const auto It = Folders.find(Folder); It != Folders.end()) {
      return It->second;
    }
    SourceModel Model = SourceModel::Unknown;
    std::error_code EC;
    for (fs::directory_iterator It(Folder, EC), End; It != End && !EC; It.increment(EC)) {
      if (!isSourceName(It->path()) && !isHeaderName(It->path())) {
        continue;
      }
      const SourceModel One = sourceModel(readSource(It->path()));
      if (One == SourceModel::Cuda) {
        Model = One;
        break;
      }
      if (One == SourceModel::Other) {
        Model = One;
      }
    }
    if (Model == SourceModel::Unknown && Folder.size() > Root.size()) {
      Model = folderModel(path::parent_path(Folder));
    }
    Folders[Folder] = Model;
    return Model;
  }

  llvm::StringRef Root;
  const CompileDatabase *Database;
  const TranslateOptions &Options;
  llvm::StringMap<SourceModel> Folders;
};

bool isReadable(const std::string &Folder) { return access(Folder.c_str(), R_OK | X_OK) == 0; }

void walk(llvm::StringRef Root, std::vector<std::string> &Out, std::vector<std::string> &Unreadable) {
  std::error_code EC;
  fs::recursive_directory_iterator It(Root, EC, /*follow_symlinks=*/false);
  if (EC) {
    Unreadable.push_back(Root.str());
  }
  for (const fs::recursive_directory_iterator End{}; It != End; It.increment(EC)) {
    if (EC) {
      EC.clear();
      continue;
    }
    if (It->type() == fs::file_type::directory_file) {
      if (isSkippedFolder(It->path()) || It.level() >= MaxDepth) {
        It.no_push();
      } else if (!isReadable(It->path())) {
        It.no_push();
        Unreadable.push_back(It->path());
      }
    } else if ((isSourceName(It->path()) || isHeaderName(It->path())) && isFile(*It)) {
      Out.push_back(It->path());
    }
  }
}

} // namespace

llvm::Expected<Collected> cudatidy::collectFiles(llvm::ArrayRef<std::string> Paths, const CompileDatabase *Database,
                                                 const TranslateOptions &Options) {
  Collected Out;
  llvm::StringSet<> Seen;
  const auto Add = [&](const std::string &File) {
    llvm::SmallString<256> Real;
    if (!fs::real_path(File, Real) && Seen.insert(Real).second) {
      Out.Files.push_back(std::string(Real));
    }
  };
  for (const std::string &Path : Paths) {
    if (!fs::exists(Path)) {
      return llvm::createStringError(Path + ": no such file or folder");
    }
    if (!fs::is_directory(Path)) {
      Add(Path);
      continue;
    }
    llvm::SmallString<256> Root;
    if (fs::real_path(Path, Root) || !isReadable(Path)) {
      return llvm::createStringError(Path + ": cannot be read");
    }
    std::vector<std::string> Found;
    walk(Root, Found, Out.Unreadable);
    Sieve Files(Root, Database, Options);
    std::erase_if(Found, [&](const std::string &F) { return !Files.isCuda(F); });
    for (const std::string &File : withoutIgnored(Root, std::move(Found))) {
      Add(File);
    }
  }
  for (std::vector<std::string> *All : {&Out.Files, &Out.Unreadable}) {
    llvm::sort(*All);
    All->erase(std::unique(All->begin(), All->end()), All->end());
  }
  return Out;
}
