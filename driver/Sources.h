// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_SOURCES_H
#define CUDA_TIDY_DRIVER_SOURCES_H

#include "finding/Finding.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"

#include <map>
#include <memory>

namespace cudatidy {

/// What a column counts; places count bytes.
enum class ColumnUnit { Byte, CodePoint, Utf16 };

/// The text of the files that findings are in, read once.
class Sources {
public:
  /// From here on these texts, by real path, stand in place of those on the disk.
  void use(const std::map<std::string, std::string> &Unsaved);

  /// The whole text; empty when the file cannot be read.
  llvm::StringRef text(const std::string &File);
  /// A line without its end; empty when there is none.
  llvm::StringRef line(const std::string &File, unsigned Line);

  /// A column of bytes (from 1) as a column in Unit (from 1). What is no UTF-8 counts a byte as one.
  unsigned column(const std::string &File, unsigned Line, unsigned Column, ColumnUnit Unit);
  /// Line and columns of a place in Unit.
  Place inUnit(const Place &P, ColumnUnit Unit);
  /// The line and byte column of a byte offset, as a place without a width.
  Place at(const std::string &File, size_t Offset);

private:
  struct Entry {
    std::unique_ptr<llvm::MemoryBuffer> Buffer;
    llvm::SmallVector<llvm::StringRef, 0> Lines;
  };
  const Entry &entry(const std::string &File);
  std::map<std::string, Entry> Files;
};

} // namespace cudatidy

#endif
