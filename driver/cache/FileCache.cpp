// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "cache/FileCache.h"

#include "config/ConfigTree.h"
#include "frontend/Toolkit.h"
#include "host/Gather.h"
#include "host/RunLine.h"

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

using namespace cudatidy;
using Json = nlohmann::ordered_json;

namespace {

/// This very executable: another build finds other things.
std::string toolStamp() {
  static int Anchor;
  const std::string Path = llvm::sys::fs::getMainExecutable(nullptr, &Anchor);
  llvm::sys::fs::file_status Status;
  if (llvm::sys::fs::status(Path, Status)) {
    return {};
  }
  return std::string(CUDA_TIDY_VERSION " " LLVM_VERSION_STRING " ") + std::to_string(Status.getSize()) + " " +
         std::to_string(Status.getLastModificationTime().time_since_epoch().count());
}

void add(llvm::raw_ostream &Out, const ParseJob &J) {
  Out << J.File << '\0' << J.Directory << '\0' << J.Arch << '\0' << J.VirtualArch << '\0' << static_cast<int>(J.Headers)
      << '\0' << J.ToolkitPath << '\0' << J.UsePrelude << '\0';
  for (const std::string &Arg : J.Args) {
    Out << Arg << '\0';
  }
  Out << '\n';
}

/// Where headers that were not found would have been looked for.
std::vector<std::string> absentFiles(const PlannedFile &File, const FileResult &R) {
  std::set<std::string> Folders;
  for (const std::string &Dependency : R.Dependencies) {
    Folders.insert(llvm::sys::path::parent_path(Dependency).str());
  }
  for (size_t I = 0; I < File.Job.Args.size(); ++I) {
    llvm::StringRef Arg(File.Job.Args[I]);
    if (!Arg.consume_front("-I") && !Arg.starts_with("/")) {
      continue;
    }
    Folders.insert(Arg.str());
  }
  Folders.insert({"/usr/include", "/usr/local/include"});
  std::vector<std::string> Out;
  for (const std::string &Folder : Folders) {
    for (const std::string &Name : R.MissingIncludes) {
      llvm::SmallString<256> Path(Folder);
      llvm::sys::path::append(Path, Name);
      if (!llvm::sys::fs::exists(Path)) {
        Out.push_back(std::string(Path));
      }
    }
  }
  return Out;
}

} // namespace

std::string cudatidy::toText(const AnalysedFile &Done) {
  const Json J = {{"result", toJson(Done.Result)}, {"facts", toJson(Done.Facts)}};
  return J.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<AnalysedFile> cudatidy::analysedFromText(llvm::StringRef Text) {
  const Json J = Json::parse(Text.begin(), Text.end(), nullptr, false);
  if (!J.is_object() || !J.contains("result") || !J.contains("facts")) {
    return std::nullopt;
  }
  AnalysedFile Out;
  Out.Result = fileResultFromJson(J["result"]);
  if (auto Facts = fromJson(J["facts"])) {
    Out.Facts = std::move(*Facts);
  } else {
    llvm::consumeError(Facts.takeError());
    return std::nullopt;
  }
  return Out;
}

FileCache::FileCache(const Plan &P, const CheckOptions &O)
    : P(P), O(O), Results(O.UseCache && !O.Profile ? ResultCache::defaultFolder() : std::string()) {
  if (!Results.works()) {
    return;
  }
  llvm::raw_string_ostream Out(Common);
  const std::string Tool = toolStamp();
  if (Tool.empty()) {
    Results = ResultCache({});
  }
  Out << Tool << '\n' << (P.Files.size() == 1) << O.WithModel << '\n';
  for (const std::string &Root : P.Roots) {
    Out << Root << '\0';
  }
  printLaunches(Out, O.Launches);
  Out << O.Ptxas << '\0';
  for (const std::string &Target : O.Targets) {
    Out << Target << '\0';
  }
  for (const Toolkit &T : findToolkits(ToolkitSearch::fromEnvironment())) {
    Out << T.Root << ' ' << T.version() << '\n';
  }
}

std::string FileCache::settingsStamp(const std::string &File) {
  const FileSettings &S = O.Tree->settings(File);
  std::string Text = S.ExcludedBy.empty() ? "" : "-";
  llvm::raw_string_ostream Out(Text);
  for (const std::string &Id : S.On) {
    Out << Id << ' ';
  }
  for (const auto &[Name, Value] : S.Rules.Thresholds) {
    Out << Name << '=' << llvm::format("%.17g", Value) << ' ';
  }
  return hashOf(Text);
}

std::string FileCache::key(const PlannedFile &File, const OutsideFacts &Outside) {
  std::string Key = Common;
  llvm::raw_string_ostream Out(Key);
  add(Out, File.Job);
  for (const ParseJob &Through : File.Through) {
    add(Out, Through);
  }
  Out << File.Why << '\n' << File.FactsOnly << '\n';
  for (const std::string &Note : File.Notes) {
    Out << Note << '\n';
  }
  HostFacts Told;
  Told.Calls = Outside.Calls;
  if (Outside.Launches) {
    Told.Launches = *Outside.Launches;
  }
  Out << Outside.Launches.has_value() << toJson(Told).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  if (P.Files.size() == 1) {
    // The rest of its program is looked for in these.
    for (const std::string &Source : programSources(File.Job.File)) {
      Out << Source << ' ' << Results.stamps().of(Source) << '\n';
    }
    for (const std::vector<std::string> &Run : runCommandsFor(File.Job.File)) {
      for (const std::string &Word : Run) {
        Out << Word << '\0';
      }
      Out << '\n';
    }
  }
  return Key;
}

std::optional<AnalysedFile> FileCache::find(const PlannedFile &File, const OutsideFacts &Outside) {
  if (!Results.works() || !File.Error.empty() || File.Job.Unsaved) {
    return std::nullopt;
  }
  auto Hit = Results.find(key(File, Outside), [&](const std::string &Name) { return settingsStamp(Name); });
  auto Out = Hit ? analysedFromText(Hit->Text) : std::nullopt;
  if (Out) {
    Out->Result.Reads = std::move(Hit->Reads);
  }
  return Out;
}

void FileCache::store(const PlannedFile &File, const OutsideFacts &Outside, const AnalysedFile &Done) {
  if (!Results.works() || Done.Result.Reads.empty() || File.Job.Unsaved) {
    return;
  }
  Dependence On;
  On.Absent = absentFiles(File, Done.Result);
  for (const std::string &Name : Done.Result.Dependencies) {
    On.Facts.emplace_back(Name, settingsStamp(Name));
  }
  AnalysedFile Kept = Done;
  On.Reads.swap(Kept.Result.Reads);
  Kept.Result.Seconds = 0;
  Kept.Result.RunNotes.clear(); // they are of this run
  Results.store(key(File, Outside), toText(Kept), On);
}
