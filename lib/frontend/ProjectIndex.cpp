// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/ProjectIndex.h"

#include "frontend/CompileDatabase.h"
#include "frontend/SourceScan.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

/// Bounds of the walk: beyond them a project is too large to be searched on the side.
constexpr size_t MaxFiles = 200000;
constexpr unsigned MaxDepth = 24;

bool holdsAny(llvm::StringRef Folder, llvm::ArrayRef<const char *> Names) {
  return llvm::any_of(Names, [&](const char *Name) { return fs::exists(Folder + "/" + Name); });
}

} // namespace

std::string cudatidy::projectRoot(llvm::StringRef Path) {
  const llvm::StringRef Own = fs::is_directory(Path) ? Path : path::parent_path(Path);
  llvm::SmallString<128> Home;
  path::home_directory(Home);
  std::string Outermost = Own.str();
  for (llvm::StringRef Folder = Own; Folder.size() > 1; Folder = path::parent_path(Folder)) {
    if (holdsAny(Folder, {".git", ".hg", ".svn"})) {
      return Folder.str();
    }
    if (Folder == Home || Folder == "/tmp") {
      break;
    }
    if (holdsAny(Folder, {"CMakeLists.txt", "Makefile", "makefile", "GNUmakefile", "meson.build", "setup.py",
                          "pyproject.toml", "WORKSPACE", "MODULE.bazel", "configure.ac"})) {
      Outermost = Folder.str();
    }
  }
  return Outermost;
}

ProjectIndex::ProjectIndex(llvm::StringRef Root) : Root(Root.str()) {
  std::error_code EC;
  fs::recursive_directory_iterator It(Root, EC, /*follow_symlinks=*/false);
  for (const fs::recursive_directory_iterator End{}; It != End && !EC; It.increment(EC)) {
    if (EC) {
      EC.clear(); // an unreadable folder hides only itself
      continue;
    }
    const llvm::StringRef Name = path::filename(It->path());
    if (It->type() == fs::file_type::directory_file) {
      if (Name.starts_with(".") || Name == "node_modules" || It.level() >= int(MaxDepth)) {
        It.no_push();
      }
      continue;
    }
    if ((!isHeaderName(Name) && !isSourceName(Name)) || !isFile(*It)) {
      continue;
    }
    if (Files.size() == MaxFiles) {
      Truncated = true;
      break;
    }
    Files.push_back(It->path());
  }
  llvm::sort(Files);
  for (unsigned I = 0; I < Files.size(); ++I) {
    ByName[path::filename(Files[I])].push_back(I);
  }
}

std::optional<std::string> ProjectIndex::folderOf(llvm::StringRef Include, llvm::StringRef Includer) const {
  llvm::StringRef Rest = Include;
  unsigned Upwards = 0;
  while (true) {
    if (Rest.consume_front("../")) {
      ++Upwards;
    } else if (!Rest.consume_front("./")) {
      break;
    }
  }
  const auto It = ByName.find(path::filename(Rest));
  if (It == ByName.end()) {
    return std::nullopt;
  }
  const std::string *Best = nullptr;
  unsigned BestDistance = ~0U;
  for (const unsigned I : It->second) {
    const llvm::StringRef File(Files[I]);
    if (!File.ends_with(Rest) || File.drop_back(Rest.size()).back() != '/') {
      continue;
    }
    const unsigned Distance = folderDistance(File, Includer);
    if (Distance < BestDistance) {
      Best = &Files[I];
      BestDistance = Distance;
    }
  }
  if (!Best) {
    return std::nullopt;
  }
  const llvm::StringRef Folder = llvm::StringRef(*Best).drop_back(Rest.size()).rtrim('/');
  // `../common/a.h` is found from common/ itself, whose parent holds common/: one folder down for each step up.
  llvm::SmallString<256> From(Folder);
  auto Part = path::begin(Rest);
  for (; Upwards > 0 && Part != path::end(Rest); --Upwards, ++Part) {
    if (*Part == path::filename(Rest)) {
      break;
    }
    path::append(From, *Part);
  }
  return Upwards == 0 ? std::optional(std::string(From)) : std::nullopt;
}
