// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_PRELUDE_H
#define CUDA_TIDY_FRONTEND_PRELUDE_H

#include "frontend/CompilerArgs.h"

namespace clang {
class CompilerInvocation;
} // namespace clang

namespace cudatidy {

/// A precompiled header of what nearly every file reads first: the CUDA headers of one kind and the C++ headers that
/// most files include, or, for files that share them, a set of heavy headers on top (CCCL, cooperative groups,
/// cutlass).
///
/// Preludes lie in the user's cache folder, one for each set of options that can change what a header means. Each is
/// built once, by whichever process needs it first, put in place by renaming, and checked before each use; one that is
/// damaged is thrown away. Where the folder cannot be written files are parsed without.
class Prelude {
public:
  /// Args: of compilerArgs, for the file that is to be parsed. Heavy: further headers, as they stand in <>.
  Prelude(std::vector<std::string> Args, const Toolkit *With, std::vector<std::string> Heavy = {});

  /// The file to use; built when it is not there and building it is worth while: at once for the standard set, at the
  /// second request for one that may serve a single file. None: parse without; Note says why when the user can help.
  std::optional<std::string> file(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS, std::string &Note) const;

  /// Makes a parse start from the prelude in File; FS gets its text, to which places in it refer.
  void use(const std::string &File, clang::CompilerInvocation &Invocation, llvm::vfs::OverlayFileSystem &FS) const;

private:
  /// Whether the further headers, and all that they read, are those that it was built from.
  bool isCurrent(const std::string &File) const;
  bool build(const std::string &Target, llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS) const;
  std::string key() const;
  std::string text() const;
  llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> source() const;

  std::vector<std::string> Args; ///< those that headers can notice
  std::vector<std::string> Heavy;
  std::string Stamp; ///< of what the headers come from
  bool Common;       ///< likely to serve the next file too
};

/// The folder of the cache: CUDA_TIDY_CACHE_DIR, else XDG_CACHE_HOME/cuda-tidy, else ~/.cache/cuda-tidy; empty: none.
std::string cacheFolder();

} // namespace cudatidy

#endif
