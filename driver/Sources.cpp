// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Sources.h"

#include "llvm/Support/ConvertUTF.h"

#include <algorithm>

using namespace cudatidy;
using llvm::StringRef;

const Sources::Entry &Sources::entry(const std::string &File) {
  const auto [It, New] = Files.try_emplace(File);
  if (New) {
    if (auto Buffer = llvm::MemoryBuffer::getFile(File)) {
      It->second.Buffer = std::move(*Buffer);
      It->second.Buffer->getBuffer().split(It->second.Lines, '\n');
    }
  }
  return It->second;
}

void Sources::use(const std::map<std::string, std::string> &Unsaved) {
  Files.clear();
  for (const auto &[File, Text] : Unsaved) {
    Entry &E = Files[File];
    E.Buffer = llvm::MemoryBuffer::getMemBufferCopy(Text);
    E.Buffer->getBuffer().split(E.Lines, '\n');
  }
}

StringRef Sources::text(const std::string &File) {
  const Entry &E = entry(File);
  return E.Buffer ? E.Buffer->getBuffer() : StringRef();
}

StringRef Sources::line(const std::string &File, unsigned Line) {
  const Entry &E = entry(File);
  return Line && Line <= E.Lines.size() ? E.Lines[Line - 1].rtrim('\r') : StringRef();
}

unsigned Sources::column(const std::string &File, unsigned Line, unsigned Column, ColumnUnit Unit) {
  if (Unit == ColumnUnit::Byte || Column < 2) {
    return Column;
  }
  const StringRef Before = line(File, Line).take_front(Column - 1);
  const auto *Begin = reinterpret_cast<const llvm::UTF8 *>(Before.begin());
  if (!llvm::isLegalUTF8String(&Begin, reinterpret_cast<const llvm::UTF8 *>(Before.end()))) {
    return Column;
  }
  // A column behind the end of the line stays as far behind it.
  unsigned Out = Column - static_cast<unsigned>(Before.size());
  for (const char C : Before) {
    const auto Byte = static_cast<unsigned char>(C);
    if ((Byte & 0xC0U) != 0x80) {
      Out += Unit == ColumnUnit::Utf16 && Byte >= 0xF0 ? 2 : 1;
    }
  }
  return Out;
}

Place Sources::inUnit(const Place &P, ColumnUnit Unit) {
  Place Out = P;
  Out.Column = column(P.File, P.Line, P.Column, Unit);
  Out.EndColumn = column(P.File, P.EndLine, P.EndColumn, Unit);
  return Out;
}

Place Sources::at(const std::string &File, size_t Offset) {
  const StringRef Before = text(File).take_front(Offset);
  Place P;
  P.File = File;
  P.Offset = static_cast<unsigned>(Offset);
  P.Line = P.EndLine = static_cast<unsigned>(Before.count('\n')) + 1;
  P.Column = P.EndColumn = static_cast<unsigned>(Before.size() - (Before.rfind('\n') + 1)) + 1;
  return P;
}
