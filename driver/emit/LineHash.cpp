// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "emit/LineHash.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"

#include <array>

using namespace cudatidy;

namespace {

constexpr size_t Block = 100;
constexpr uint64_t Base = 37;
constexpr llvm::UTF16 EndOfFile = 0xFFFF;

/// A polynomial hash that rolls over the last Block code units; the line that began Block units ago gets its value.
class Roller {
public:
  Roller() {
    for (size_t I = 0; I < Block; ++I) {
      First *= Base;
    }
    Starts.fill(NoLine);
  }

  void take(llvm::UTF16 Unit) {
    if (Unit == ' ' || Unit == '\t' || (AfterReturn && Unit == '\n')) {
      AfterReturn = false;
      return;
    }
    AfterReturn = Unit == '\r';
    Unit = AfterReturn ? llvm::UTF16('\n') : Unit;
    put();
    if (AtStart) {
      AtStart = false;
      Starts[At] = Lines.size();
      Lines.emplace_back();
    }
    AtStart = Unit == '\n';
    roll(Unit);
  }

  std::vector<std::string> finish() {
    take(EndOfFile);
    for (size_t I = 0; I < Block; ++I) {
      put();
      roll(0);
    }
    return std::move(Lines);
  }

private:
  static constexpr size_t NoLine = ~size_t(0);

  void put() {
    if (Starts[At] == NoLine) {
      return;
    }
    const std::string Value = llvm::utohexstr(Hash, /*LowerCase=*/true);
    Lines[Starts[At]] = Value + ":" + std::to_string(++Seen[Value]);
    Starts[At] = NoLine;
  }

  void roll(llvm::UTF16 Unit) {
    Hash = Base * Hash + Unit - First * Window[At];
    Window[At] = Unit;
    At = (At + 1) % Block;
  }

  std::array<llvm::UTF16, Block> Window = {};
  std::array<size_t, Block> Starts = {};
  size_t At = 0;
  uint64_t Hash = 0, First = 1;
  bool AtStart = true, AfterReturn = false;
  std::vector<std::string> Lines;
  std::map<std::string, unsigned> Seen;
};

} // namespace

std::vector<std::string> cudatidy::lineHashes(llvm::StringRef Text) {
  llvm::SmallVector<llvm::UTF16, 0> Units;
  if (!llvm::convertUTF8ToUTF16String(Text, Units)) {
    Units.clear();
    for (const char C : Text) {
      Units.push_back(static_cast<unsigned char>(C));
    }
  }
  Roller R;
  for (const llvm::UTF16 U : Units) {
    R.take(U);
  }
  return R.finish();
}

std::string LineHashes::of(Sources &Text, const std::string &File, unsigned Line) {
  const auto [It, New] = Files.try_emplace(File);
  if (New) {
    It->second = lineHashes(Text.text(File));
  }
  return Line && Line <= It->second.size() ? It->second[Line - 1] : std::string();
}
