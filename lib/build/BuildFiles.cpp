// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "build/BuildFiles.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
using llvm::StringRef;
using Kind = BuildFileKind;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

constexpr size_t MaxEntries = 60000;
constexpr int MaxDepth = 12;

} // namespace

bool cudatidy::isSkippedFolder(StringRef Name) {
  if (Name.starts_with(".")) {
    return Name != ".github" && Name != ".gitlab" && Name != ".ci";
  }
  for (const StringRef Other : {"third_party", "third-party", "thirdparty", "3rdparty", "_deps", "extern", "external",
                                "externals", "vendor", "node_modules", "submodules", "CMakeFiles"}) {
    if (Name == Other) {
      return true;
    }
  }
  return false;
}

Kind cudatidy::buildFileKind(StringRef Path) {
  const StringRef Name = path::filename(Path);
  const std::string Lower = Name.lower();
  const StringRef L(Lower);
  if (Name == "CMakeLists.txt" || L.ends_with(".cmake")) {
    return Kind::CMake;
  }
  if (Name == "CMakePresets.json" || Name == "CMakeUserPresets.json") {
    return Kind::Presets;
  }
  if (Name == "compile_commands.json") {
    return Kind::Database;
  }
  if (L == "makefile" || L == "gnumakefile" || L.ends_with(".mk") ||
      (L.starts_with("makefile.") && !L.ends_with(".am") && !L.ends_with(".in") && !L.ends_with(".vc"))) {
    return Kind::Make;
  }
  if (Name == "setup.py") {
    return Kind::Python;
  }
  if (Name == "meson.build") {
    return Kind::Meson;
  }
  if (Name == "xmake.lua") {
    return Kind::Xmake;
  }
  if (Name == ".bazelrc" || L.ends_with(".bazelrc")) {
    return Kind::Bazel;
  }
  if (L.starts_with("dockerfile") || L.ends_with(".dockerfile")) {
    return Kind::Docker;
  }
  const bool Yaml = L.ends_with(".yml") || L.ends_with(".yaml");
  if (Yaml && (Path.contains("/.github/workflows/") || L == ".gitlab-ci.yml" || L.starts_with("azure-pipelines") ||
               Path.contains("/.ci/"))) {
    return Kind::Ci;
  }
  if (Name == "pyproject.toml" || (L.starts_with("requirements") && L.ends_with(".txt")) ||
      (Yaml && (L.starts_with("environment") || L.starts_with("conda")))) {
    return Kind::Pins;
  }
  if (L.ends_with(".sh")) {
    return Kind::Script;
  }
  if (L.starts_with("readme") || L.starts_with("install") || L.starts_with("build")) {
    return L.ends_with(".md") || L.ends_with(".rst") || L.ends_with(".txt") || L == "readme" ? Kind::Words : Kind::None;
  }
  return Kind::None;
}

void cudatidy::findBuildFiles(StringRef Root, std::vector<BuildFile> &Out) {
  std::error_code EC;
  size_t Entries = 0;
  fs::recursive_directory_iterator It(Root, EC, /*follow_symlinks=*/false);
  for (const fs::recursive_directory_iterator End{}; It != End && Entries < MaxEntries; It.increment(EC)) {
    ++Entries;
    if (EC) {
      EC.clear();
      continue;
    }
    if (It->type() == fs::file_type::directory_file) {
      if (isSkippedFolder(path::filename(It->path())) || It.level() >= MaxDepth) {
        It.no_push();
      } else if (fs::exists(It->path() + "/CMakeCache.txt")) {
        It.no_push();
        Out.push_back({It->path(), Kind::BuildFolder});
      }
    } else if (const Kind K = buildFileKind(It->path()); K != Kind::None && K != Kind::Database) {
      Out.push_back({It->path(), K});
    }
  }
  // Outer files first: they include and add the inner ones.
  llvm::sort(Out, [](const BuildFile &A, const BuildFile &B) {
    const auto Depth = [](const BuildFile &F) { return StringRef(F.Path).count('/'); };
    return std::pair(Depth(A), StringRef(A.Path)) < std::pair(Depth(B), StringRef(B.Path));
  });
}
