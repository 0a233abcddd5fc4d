// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_COMPILEDATABASE_H
#define CUDA_TIDY_FRONTEND_COMPILEDATABASE_H

#include "frontend/CommandLine.h"
#include "frontend/Relocation.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"

namespace cudatidy {

/// One entry of a compile_commands.json, as written; File and Directory absolute.
struct DatabaseEntry {
  std::string File;
  std::string Directory;
  std::string Command;                ///< the form of one text, or
  std::vector<std::string> Arguments; ///< the form of a list
  /// Null: the paths in it are of this machine.
  std::shared_ptr<const Relocation> Moved;

  /// One without a command says nothing.
  bool isUsable() const { return !File.empty() && (!Arguments.empty() || !llvm::StringRef(Command).trim().empty()); }
};

/// A compile_commands.json.
class CompileDatabase {
public:
  /// Path names the file or its folder. The error says file, line, column and what to do.
  static llvm::Expected<CompileDatabase> load(llvm::StringRef Path);

  /// The database that serves File or folder: compile_commands.json beside it or above it, or in a build*, out* or
  /// cmake-build* folder there (or one folder deeper), up to the project's root. None: there is none.
  static std::optional<std::string> find(llvm::StringRef File, llvm::StringRef ProjectRoot);

  const std::string &path() const { return Path; }
  llvm::ArrayRef<DatabaseEntry> entries() const { return Entries; }
  /// What is odd about it as a whole, for the user; empty: nothing.
  const std::string &note() const { return Note; }

  /// All entries of a file, in the order of the database; the same file by another path counts.
  std::vector<const DatabaseEntry *> entriesFor(llvm::StringRef File) const;

  /// The command that counts for a file: the first that compiles it as CUDA, else the first.
  std::optional<CompileCommand> commandFor(llvm::StringRef File, const TranslateOptions &Options) const;

  /// The CUDA entry whose file lies nearest to File; none: no CUDA entry at all.
  const DatabaseEntry *nearestCuda(llvm::StringRef File, const TranslateOptions &Options) const;

private:
  void settle(llvm::StringRef Folder);

  std::string Path, Note;
  std::vector<DatabaseEntry> Entries;
  llvm::StringMap<std::vector<unsigned>> ByFile;
  llvm::StringMap<std::vector<unsigned>> ByName; ///< by the last part of the path
};

CompileCommand translateEntry(const DatabaseEntry &Entry, const TranslateOptions &Options);

/// How far two files lie apart: folders up from one and down to the other.
unsigned folderDistance(llvm::StringRef A, llvm::StringRef B);

} // namespace cudatidy

#endif
