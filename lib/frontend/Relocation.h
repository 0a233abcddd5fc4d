// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_RELOCATION_H
#define CUDA_TIDY_FRONTEND_RELOCATION_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace cudatidy {

/// Where a compile database that was made elsewhere (in a container, on Windows) has its project, and where that is
/// here.
struct Relocation {
  std::string From, To; ///< folders
  /// Path as it is here: unchanged when it is not below From.
  std::string operator()(llvm::StringRef Path) const;
  /// A path of here as it is there.
  std::string back(llvm::StringRef Path) const { return Relocation{To, From}(Path); }
};

/// For a database in Folder that names Files, none of which exists: the folder above it below which most of them do.
std::optional<Relocation> findRelocation(llvm::ArrayRef<llvm::StringRef> Files, llvm::StringRef Folder);

} // namespace cudatidy

#endif
