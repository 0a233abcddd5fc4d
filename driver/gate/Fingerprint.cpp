// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "gate/Fingerprint.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/Support/xxhash.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

/// A line as it counts: what a formatter or a comment changes is left out.
std::string normalised(StringRef Line) {
  std::string Out;
  while (!Line.empty() && !Line.starts_with("//")) {
    if (Line.consume_front("/*")) {
      const size_t End = Line.find("*/");
      Line = End == StringRef::npos ? StringRef() : Line.drop_front(End + 2);
      continue;
    }
    if (!llvm::isSpace(Line.front())) {
      Out += Line.front();
    }
    Line = Line.drop_front();
  }
  return Out;
}

/// The name in a kernel's signature, without result, template arguments and parameters: instances are one kernel. A
/// kernel that is static has a hash of its file's path behind its name, which another checkout has not.
std::string kernelName(StringRef Signature) {
  for (const StringRef Mark : {"__intern__", "__static__"}) {
    Signature = Signature.substr(0, Signature.find(Mark));
  }
  const std::string Whole = llvm::demangle(Signature);
  const StringRef Name = StringRef(Whole).take_until([](char C) { return C == '(' || C == '<'; });
  return Name.substr(Name.rfind(' ') + 1).str();
}

} // namespace

std::string cudatidy::relativePath(const std::string &Root, const std::string &File) {
  StringRef Rest(File);
  return !Root.empty() && Rest.consume_front(Root) && Rest.consume_front("/") ? Rest.str() : File;
}

void cudatidy::setFingerprints(std::vector<Finding> &Findings, const std::string &Root, Sources &Text,
                               const std::map<std::string, std::string> &Renamed) {
  std::map<std::string, unsigned> Seen;
  for (Finding &F : Findings) {
    std::string Path = relativePath(Root, F.At.File);
    if (const auto It = Renamed.find(Path); It != Renamed.end()) {
      Path = It->second;
    }
    std::string Key =
        F.Rule + '\0' + Path + '\0' + kernelName(F.Kernel) + '\0' + normalised(Text.line(F.At.File, F.At.Line)) + '\0';
    Key += std::to_string(Seen[Key]++);
    const llvm::XXH128_hash_t Hash = llvm::xxh3_128bits(llvm::arrayRefFromStringRef(Key));
    F.Fingerprint = llvm::utohexstr(Hash.high64, true, 16) + llvm::utohexstr(Hash.low64, true, 16);
  }
}
