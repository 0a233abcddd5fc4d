// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_COMPILERARGS_H
#define CUDA_TIDY_FRONTEND_COMPILERARGS_H

#include "frontend/Frontend.h"
#include "frontend/Toolkit.h"

#include "llvm/Support/VirtualFileSystem.h"

namespace clang {
class DiagnosticConsumer;
} // namespace clang

namespace cudatidy {

/// Where the embedded headers appear to the compiler; no real path begins so.
inline constexpr const char *HeaderRoot = "/__cuda_tidy__/include";

/// nvcc's, where the command line names none.
inline constexpr const char *DefaultStandard = "gnu++17";

/// The disk with the embedded headers on top.
llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> embeddedFiles();

/// The arguments of clang's compiler proper (without "-cc1") for one job; With is null for the embedded headers.
/// The arguments name no input: they are the same for two files with the same options.
llvm::Expected<std::vector<std::string>> compilerArgs(const ParseJob &Job, const Toolkit *With,
                                                      llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS,
                                                      clang::DiagnosticConsumer &Diagnostics);

/// A header that compilerArgs makes every file read first, by the name that its -include gives.
bool isOwnHeader(llvm::StringRef Include);

/// The job's own include options that stand in a CUDA toolkit: with the embedded headers they are left out, or the
/// toolkit's headers would mix with ours.
bool isToolkitFolder(llvm::StringRef Folder);

} // namespace cudatidy

#endif
