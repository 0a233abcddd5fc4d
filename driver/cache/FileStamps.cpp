// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "cache/FileStamps.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Chrono.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/xxhash.h"

using namespace cudatidy;

std::string cudatidy::hashOf(llvm::StringRef Text) {
  const llvm::XXH128_hash_t Hash = llvm::xxh3_128bits(llvm::arrayRefFromStringRef(Text));
  return llvm::utohexstr(Hash.high64, true, 16) + llvm::utohexstr(Hash.low64, true, 16);
}

const FileStamps::Stamp &FileStamps::entry(llvm::StringRef File) {
  const auto [It, New] = Files.try_emplace(File);
  if (New) {
    Stamp &S = It->second;
    llvm::sys::fs::file_status Status;
    auto Text = llvm::sys::fs::status(File, Status) ? llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>>(
                                                          std::make_error_code(std::errc::no_such_file_or_directory))
                                                    : llvm::MemoryBuffer::getFile(File, /*IsText=*/false,
                                                                                  /*RequiresNullTerminator=*/false);
    S.Hash = Text ? hashOf((*Text)->getBuffer()) : "-";
    S.Written = Text ? llvm::sys::toTimeT(Status.getLastModificationTime()) : 0;
  }
  return It->second;
}

const std::string &FileStamps::of(llvm::StringRef File) { return entry(File).Hash; }

bool FileStamps::changedSince(llvm::StringRef File, std::time_t Since) { return entry(File).Written >= Since; }
