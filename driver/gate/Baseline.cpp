// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "gate/Baseline.h"

#include "finding/Words.h"
#include "gate/Fingerprint.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <set>

using namespace cudatidy;
using Json = nlohmann::ordered_json;

namespace {

constexpr int Version = 1;

llvm::Error wrong(const std::string &File, const llvm::Twine &Why) {
  return llvm::createStringError(File + ": " + Why + "; write it anew with 'cuda-tidy baseline create -o " + File +
                                 " PATH...'");
}

/// Line and column of a byte, for messages.
std::string spelledAt(llvm::StringRef Text, size_t Byte) {
  const llvm::StringRef Before = Text.take_front(Byte);
  return std::to_string(Before.count('\n') + 1) + ":" + std::to_string(Before.size() - (Before.rfind('\n') + 1) + 1);
}

} // namespace

llvm::Expected<std::vector<BaselineEntry>> cudatidy::readBaseline(const std::string &File) {
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  if (!Buffer) {
    return wrong(File, Buffer.getError().message());
  }
  const llvm::StringRef Text = (*Buffer)->getBuffer();
  // Without exceptions the parser tells no place; accept() of growing prefixes would, but a merge conflict, the usual
  // cause, can be looked for directly.
  const Json J = Json::parse(Text.begin(), Text.end(), nullptr, false);
  if (J.is_discarded()) {
    const size_t Conflict = Text.find("<<<<<<<");
    return Conflict == llvm::StringRef::npos
               ? wrong(File, "no valid JSON")
               : wrong(File + ":" + spelledAt(Text, Conflict), "an unresolved merge conflict");
  }
  if (!J.is_object() || !J.contains("version") || J["version"] != Version || !J.contains("findings") ||
      !J["findings"].is_array()) {
    return wrong(File, "no baseline of version " + llvm::Twine(Version));
  }
  std::vector<BaselineEntry> Out;
  for (const Json &E : J["findings"]) {
    const auto Field = [&](const char *Name) {
      return E.is_object() && E.contains(Name) && E[Name].is_string() ? E[Name].get<std::string>() : std::string();
    };
    BaselineEntry B = {Field("fingerprint"), Field("rule"), Field("file"), Field("kernel"), Field("message")};
    if (B.Fingerprint.empty() || B.File.empty() || B.Rule.empty()) {
      return wrong(File, "finding " + llvm::Twine(Out.size() + 1) + " lacks its fingerprint, rule or file");
    }
    Out.push_back(std::move(B));
  }
  return Out;
}

std::vector<BaselineEntry> cudatidy::baselineOf(const RunResult &R) {
  std::vector<BaselineEntry> Out;
  for (const Finding &F : R.Findings) {
    Out.push_back({F.Fingerprint, "cuda-" + F.Rule, relativePath(R.Root, F.At.File), F.Kernel, renderMessage(F, "en")});
  }
  llvm::sort(Out, [](const BaselineEntry &A, const BaselineEntry &B) {
    return std::tie(A.File, A.Rule, A.Fingerprint) < std::tie(B.File, B.Rule, B.Fingerprint);
  });
  return Out;
}

llvm::Error cudatidy::writeBaseline(const std::string &File, const std::vector<BaselineEntry> &Entries) {
  Json J = {{"version", Version}, {"tool", "cuda-tidy"}, {"findings", Json::array()}};
  for (const BaselineEntry &E : Entries) {
    Json One = {{"fingerprint", E.Fingerprint}, {"rule", E.Rule}, {"file", E.File}};
    if (!E.Kernel.empty()) {
      One["kernel"] = E.Kernel;
    }
    One["message"] = E.Message;
    J["findings"].push_back(std::move(One));
  }
  return llvm::writeToOutput(File, [&](llvm::raw_ostream &Out) {
    Out << J.dump(1, ' ', false, Json::error_handler_t::replace) << "\n";
    return llvm::Error::success();
  });
}

std::vector<BaselineEntry> cudatidy::applyBaseline(RunResult &R, ConfigTree &Tree,
                                                   const std::vector<BaselineEntry> &Entries) {
  std::set<std::string> Known, Met, Whole, Broken;
  for (const BaselineEntry &E : Entries) {
    Known.insert(E.Fingerprint);
  }
  std::vector<Finding> Kept;
  for (Finding &F : R.Findings) {
    if (Known.count(F.Fingerprint)) {
      Met.insert(F.Fingerprint);
      R.Silenced.push_back({std::move(F), SilencedFinding::By::Baseline, "", {}});
    } else {
      Kept.push_back(std::move(F));
    }
  }
  R.Findings = std::move(Kept);
  for (const FileResult &F : R.Files) {
    auto &To = F.Missing.empty() ? Whole : Broken;
    To.insert(F.File);
    To.insert(F.Dependencies.begin(), F.Dependencies.end());
  }
  std::vector<BaselineEntry> Left;
  for (const BaselineEntry &E : Entries) {
    llvm::SmallString<256> File(R.Root);
    llvm::sys::path::append(File, E.File);
    const std::string Path = llvm::sys::path::is_absolute(E.File) ? E.File : std::string(File);
    const bool Analysed = Whole.count(Path) && !Broken.count(Path);
    const bool Gone = !llvm::sys::fs::exists(Path);
    const bool Ran = Tree.settings(Path).On.count(llvm::StringRef(E.Rule).drop_front(5).str());
    if (!Met.count(E.Fingerprint) && (Gone || (Analysed && Ran))) {
      R.StaleBaseline.push_back(E.File + ": " + E.Rule + ": " + E.Message);
    } else {
      Left.push_back(E);
    }
  }
  return Left;
}
