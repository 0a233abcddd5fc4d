// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/ToolkitPatch.h"

#include "frontend/CompilerArgs.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace cudatidy;

namespace {

struct Dropped {
  llvm::StringRef Record, Witness; ///< a record without this member lacks the others too
};
constexpr Dropped Records[] = {{"cudaDeviceProp", "clockRate"}, {"cudaPointerAttributes", "memoryType"}};

/// A header that ends with one of ours when it lacks what it once had.
struct Shortened {
  llvm::StringRef Header, Witness, Ours;
};
constexpr Shortened Headers[] = {
    {"cub/thread/thread_operators.cuh", "Max", "__cuda_tidy_removed_cub.h"},
    {"thrust/functional.h", "unary_function", "__cuda_tidy_removed_thrust.h"},
};

bool isNameChar(char C) { return llvm::isAlnum(C) || C == '_'; }

/// Where Name stands as a word of its own, from From on.
size_t findWord(llvm::StringRef Text, llvm::StringRef Name, size_t From = 0) {
  for (size_t At = Text.find(Name, From); At != llvm::StringRef::npos; At = Text.find(Name, At + 1)) {
    const size_t End = At + Name.size();
    if ((At == 0 || !isNameChar(Text[At - 1])) && (End == Text.size() || !isNameChar(Text[End]))) {
      return At;
    }
  }
  return llvm::StringRef::npos;
}

/// The end of the record's body, before its brace; npos when the text defines none.
size_t endOfRecord(llvm::StringRef Text, llvm::StringRef Record) {
  for (size_t At = findWord(Text, Record); At != llvm::StringRef::npos; At = findWord(Text, Record, At + 1)) {
    const size_t Open = Text.find_first_not_of(" \t\r\n", At + Record.size());
    if (Open == llvm::StringRef::npos || Text[Open] != '{') {
      continue;
    }
    unsigned Depth = 0;
    for (size_t I = Open; I < Text.size(); ++I) {
      Depth += Text[I] == '{';
      Depth -= Text[I] == '}';
      if (!Depth) {
        return I;
      }
    }
  }
  return llvm::StringRef::npos;
}

void lengthen(const Toolkit &T, const Shortened &H, llvm::vfs::InMemoryFileSystem &Memory) {
  for (const std::string &Folder : T.Includes) {
    const std::string File = (Folder + "/" + H.Header).str();
    auto Original = llvm::MemoryBuffer::getFile(File);
    if (!Original) {
      continue;
    }
    if (findWord((*Original)->getBuffer(), H.Witness) == llvm::StringRef::npos) {
      const std::string Text = ((*Original)->getBuffer() + "\n#include \"" + HeaderRoot + "/" + H.Ours + "\"\n").str();
      Memory.addFile(File, 0, llvm::MemoryBuffer::getMemBufferCopy(Text, File));
    }
    return;
  }
}

} // namespace

llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> cudatidy::patchedToolkit(const Toolkit &T) {
  auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  if (T.Includes.empty()) {
    return Memory;
  }
  for (const Shortened &H : Headers) {
    lengthen(T, H, *Memory);
  }
  const std::string File = T.Includes.front() + "/driver_types.h";
  auto Original = llvm::MemoryBuffer::getFile(File);
  if (!Original) {
    return Memory;
  }
  std::string Text((*Original)->getBuffer());
  bool Changed = false;
  for (const Dropped &D : Records) {
    const size_t End = endOfRecord(Text, D.Record);
    if (End != std::string::npos && findWord(Text, D.Witness) == std::string::npos) {
      Text.insert(End,
                  ("\n#include \"" + llvm::Twine(HeaderRoot) + "/__cuda_tidy_members_" + D.Record + ".h\"\n").str());
      Changed = true;
    }
  }
  if (Changed) {
    Memory->addFile(File, 0, llvm::MemoryBuffer::getMemBufferCopy(Text, File));
  }
  return Memory;
}
