// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "build/SourceText.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

#include <algorithm>

using namespace cudatidy;

namespace {

/// Build files are written by people; what is larger is generated.
constexpr uint64_t MaxBytes = 4 << 20;

} // namespace

SourceText::SourceText(std::string P, std::string T) : Path(std::move(P)), Text(std::move(T)) {
  Lines.push_back(0);
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '\n') {
      Lines.push_back(I + 1);
    }
  }
}

Place SourceText::place(size_t Begin, size_t End) const {
  const auto Locate = [&](size_t At) {
    const auto It = std::upper_bound(Lines.begin(), Lines.end(), At) - 1;
    return std::pair(static_cast<unsigned>(It - Lines.begin()) + 1, static_cast<unsigned>(At - *It) + 1);
  };
  Begin = std::min(Begin, Text.size());
  End = std::min(std::max(Begin, End), Text.size());
  Place P;
  P.File = Path;
  P.Offset = static_cast<unsigned>(Begin);
  std::tie(P.Line, P.Column) = Locate(Begin);
  std::tie(P.EndLine, P.EndColumn) = Locate(End);
  return P;
}

const SourceText *FileTable::read(llvm::StringRef Path) {
  llvm::SmallString<256> Real;
  if (llvm::sys::fs::real_path(Path, Real)) {
    return nullptr;
  }
  const auto [It, New] = Files.try_emplace(std::string(Real));
  if (!New) {
    return It->second.get();
  }
  if (const auto Given = Unsaved.find(std::string(Real)); Given != Unsaved.end()) {
    It->second = std::make_unique<SourceText>(std::string(Real), Given->second);
    return It->second.get();
  }
  llvm::sys::fs::file_status Status;
  if (llvm::sys::fs::status(Real, Status) || Status.type() != llvm::sys::fs::file_type::regular_file ||
      Status.getSize() > MaxBytes) {
    return nullptr;
  }
  auto Buffer = llvm::MemoryBuffer::getFile(Real);
  if (!Buffer || (*Buffer)->getBuffer().contains('\0')) {
    return nullptr;
  }
  It->second = std::make_unique<SourceText>(std::string(Real), (*Buffer)->getBuffer().str());
  return It->second.get();
}
