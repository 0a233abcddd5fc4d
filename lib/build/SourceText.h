// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_BUILD_SOURCETEXT_H
#define CUDA_TIDY_BUILD_SOURCETEXT_H

#include "finding/Finding.h"

#include "llvm/ADT/StringRef.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace cudatidy {

/// A build file's text, from which places are made.
class SourceText {
public:
  SourceText(std::string Path, std::string Text);

  const std::string &path() const { return Path; }
  llvm::StringRef text() const { return Text; }
  /// The range of bytes [Begin, End).
  Place place(size_t Begin, size_t End) const;

private:
  std::string Path; ///< real path
  std::string Text;
  std::vector<size_t> Lines; ///< offset of each line's first byte
};

/// The build files that were read, each once. Texts stay where they are: values point into them.
class FileTable {
public:
  FileTable() = default;
  /// Texts that stand in the place of files, by real path.
  explicit FileTable(std::map<std::string, std::string> Unsaved) : Unsaved(std::move(Unsaved)) {}

  /// Null when the file is not there, not readable as text, or larger than any build file.
  const SourceText *read(llvm::StringRef Path);
  bool isUnsaved(const std::string &Path) const { return Unsaved.count(Path) != 0; }

private:
  std::map<std::string, std::string> Unsaved;
  std::map<std::string, std::unique_ptr<SourceText>> Files;
};

} // namespace cudatidy

#endif
