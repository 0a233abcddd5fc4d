// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "cache/ResultCache.h"

#include "frontend/Prelude.h"

#include "llvm/Support/CachePruning.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

/// First word of every entry; another layout gets another number.
constexpr llvm::StringLiteral Magic = "cuda-tidy-result-1";

/// What LLVM's pruning takes for an entry of a cache.
constexpr llvm::StringLiteral Prefix = "llvmcache-";

constexpr uint64_t MostBytes = 512ULL << 20;
constexpr std::chrono::hours MostAge{24 * 14};

/// The next line of a text, taken off it.
StringRef nextLine(StringRef &Text) {
  StringRef Line;
  std::tie(Line, Text) = Text.split('\n');
  return Line;
}

} // namespace

ResultCache::ResultCache(std::string In) : Folder(std::move(In)), Begin(std::time(nullptr)) {
  if (!Folder.empty() && llvm::sys::fs::create_directories(Folder)) {
    Folder.clear(); // not to be written: every file is analysed
  }
}

std::string ResultCache::defaultFolder() {
  const std::string Whole = cacheFolder();
  return Whole.empty() ? Whole : Whole + "/results";
}

std::string ResultCache::pathOf(const std::string &Key) const { return Folder + "/" + Prefix.str() + hashOf(Key); }

std::optional<ResultCache::Hit> ResultCache::load(const std::string &Key,
                                                  std::vector<std::pair<std::string, std::string>> &Facts) {
  if (!works()) {
    return std::nullopt;
  }
  const std::string Path = pathOf(Key);
  auto Buffer = llvm::MemoryBuffer::getFile(Path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!Buffer) {
    return std::nullopt;
  }
  StringRef Text = (*Buffer)->getBuffer();
  const auto [Word, Hash] = nextLine(Text).split(' ');
  if (Word != Magic || Hash != hashOf(Text)) {
    llvm::sys::fs::remove(Path); // torn or damaged
    return std::nullopt;
  }
  Hit Out;
  for (StringRef Line = nextLine(Text); !Line.empty(); Line = nextLine(Text)) {
    const auto [Stamp, Name] = Line.drop_front().split(' ');
    switch (Line.front()) {
    case 'r':
      if (Stamps.of(Name) != Stamp) {
        return std::nullopt;
      }
      Out.Reads.push_back(Name.str());
      break;
    case 'a':
      if (llvm::sys::fs::exists(Name)) {
        return std::nullopt;
      }
      break;
    default:
      Facts.emplace_back(Name.str(), Stamp.str());
    }
  }
  Out.Text = Text.str();
  return Out;
}

void ResultCache::store(const std::string &Key, StringRef Text, const Dependence &On) {
  if (!works()) {
    return;
  }
  std::string Body;
  llvm::raw_string_ostream Stream(Body);
  for (const std::string &File : On.Reads) {
    if (StringRef(File).contains('\n') || Stamps.changedSince(File, Begin)) {
      return;
    }
    Stream << 'r' << Stamps.of(File) << ' ' << File << '\n';
  }
  for (const std::string &File : On.Absent) {
    if (StringRef(File).contains('\n') || llvm::sys::fs::exists(File)) {
      return;
    }
    Stream << "a- " << File << '\n';
  }
  for (const auto &[Name, Stamp] : On.Facts) {
    Stream << 'f' << Stamp << ' ' << Name << '\n';
  }
  Stream << '\n' << Text;
  // A cache that cannot be written is no reason to fail.
  llvm::consumeError(llvm::writeToOutput(pathOf(Key), [&](llvm::raw_ostream &Out) {
    Out << Magic << ' ' << hashOf(Body) << '\n' << Body;
    return llvm::Error::success();
  }));
}

void ResultCache::prune() const {
  if (!works()) {
    return;
  }
  llvm::CachePruningPolicy Policy;
  Policy.Expiration = MostAge;
  Policy.MaxSizeBytes = MostBytes;
  llvm::pruneCache(Folder, Policy, {});
}
