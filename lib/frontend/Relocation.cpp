// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/Relocation.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

/// How far above the database its project's folder may lie, and of how many files the places are tried.
constexpr size_t MaxLevels = 6, MaxSamples = 64;

/// The longest end of a file's path that is one here too, below one of the folders.
std::optional<Relocation> byFile(llvm::StringRef File, llvm::ArrayRef<llvm::StringRef> Folders) {
  for (size_t Slash = File.find('/', 1); Slash != llvm::StringRef::npos; Slash = File.find('/', Slash + 1)) {
    for (const llvm::StringRef Folder : Folders) {
      if (fs::is_regular_file(Folder + File.drop_front(Slash))) {
        return Relocation{File.take_front(Slash).str(), Folder.str()};
      }
    }
  }
  return std::nullopt;
}

} // namespace

std::string Relocation::operator()(llvm::StringRef Path) const {
  const bool Below = Path.starts_with(From) && (Path.size() == From.size() || Path[From.size()] == '/');
  return Below ? To + Path.drop_front(From.size()).str() : Path.str();
}

std::optional<Relocation> cudatidy::findRelocation(llvm::ArrayRef<llvm::StringRef> Files, llvm::StringRef Folder) {
  llvm::SmallVector<llvm::StringRef, MaxLevels> Folders;
  for (; Folder.size() > 1 && Folders.size() < MaxLevels; Folder = path::parent_path(Folder)) {
    Folders.push_back(Folder);
  }
  const llvm::ArrayRef<llvm::StringRef> Samples = Files.take_front(MaxSamples);
  for (const llvm::StringRef File : Samples) {
    const std::optional<Relocation> R = byFile(File, Folders);
    // Files that a build makes are not here before it has run.
    if (R &&
        size_t(2 * llvm::count_if(Samples, [&](llvm::StringRef F) { return fs::exists((*R)(F)); })) >= Samples.size()) {
      return R;
    }
  }
  return std::nullopt;
}
