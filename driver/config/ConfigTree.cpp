// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "config/ConfigTree.h"

#include "OptionParsing.h"
#include "RuleSelection.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
namespace path = llvm::sys::path;

namespace {

void take(std::string &To, const std::string &Later) {
  if (!Later.empty()) {
    To = Later;
  }
}

template <typename T> void take(std::optional<T> &To, const std::optional<T> &Later) {
  if (Later) {
    To = Later;
  }
}

/// Writes Later over Earlier, as RuleSettings::add does.
void add(Config &To, const Config &Later) {
  To.Rules.add(Later.Rules);
  llvm::append_range(To.Overrides, Later.Overrides);
  llvm::append_range(To.Exclude, Later.Exclude);
  llvm::append_range(To.SuppressMacros, Later.SuppressMacros);
  llvm::append_range(To.ExtraArgs, Later.ExtraArgs);
  llvm::append_range(To.ExtraArgsBefore, Later.ExtraArgsBefore);
  if (!Later.Targets.empty()) {
    To.Targets.clear();
    for (const std::string &Item : Later.Targets) { // a list, or one text with commas
      for (const llvm::StringRef Name : llvm::split(Item, ',')) {
        To.Targets.push_back(Name.trim().str());
      }
    }
  }
  take(To.File, Later.File);
  take(To.Arch, Later.Arch);
  take(To.Driver, Later.Driver);
  take(To.Language, Later.Language);
  take(To.HeaderFilter, Later.HeaderFilter);
  take(To.ExcludeHeaderFilter, Later.ExcludeHeaderFilter);
  take(To.FailOn, Later.FailOn);
  take(To.StrictSuppressions, Later.StrictSuppressions);
  if (!Later.Baseline.empty()) {
    llvm::SmallString<256> File(Later.File.empty() ? llvm::StringRef() : path::parent_path(Later.File));
    path::append(File, Later.Baseline);
    To.Baseline = path::is_absolute(Later.Baseline) ? Later.Baseline : std::string(File);
  }
}

/// Path of File below Folder; empty when it does not lie there.
llvm::StringRef below(llvm::StringRef Folder, llvm::StringRef File) {
  return File.consume_front(Folder) && File.consume_front("/") ? File : llvm::StringRef();
}

} // namespace

std::string ConfigTree::nearest(llvm::StringRef Path) {
  if (O.Isolated || !O.Inline.empty()) {
    return {};
  }
  if (!O.OnlyFile.empty()) {
    return realPath(O.OnlyFile);
  }
  llvm::SmallString<256> Folder(Path);
  if (!llvm::sys::fs::is_directory(Folder)) {
    path::remove_filename(Folder);
  }
  for (llvm::StringRef At = Folder; !At.empty(); At = path::parent_path(At)) {
    llvm::SmallString<256> File(At);
    path::append(File, ConfigFileName);
    if (llvm::sys::fs::is_regular_file(File)) {
      return std::string(File);
    }
    if (At == path::root_path(At)) {
      break;
    }
  }
  return {};
}

llvm::Expected<ConfigTree::Chain> ConfigTree::chainOf(llvm::StringRef Folder) {
  if (const auto It = Chains.find(Folder); It != Chains.end()) {
    return It->second;
  }
  Chain Out;
  if (!O.Inline.empty()) {
    auto C = parseConfig(O.Inline, "--config");
    if (!C) {
      return C.takeError();
    }
    C->File.clear();
    Out.push_back(std::make_shared<Config>(std::move(*C)));
  } else if (const std::string File = nearest(Folder); !File.empty()) {
    auto C = readConfig(File);
    if (!C) {
      return C.takeError();
    }
    const llvm::StringRef Own = path::parent_path(File), Above = path::parent_path(Own);
    if (C->InheritParent && O.OnlyFile.empty() && Above != Own && !Above.empty()) {
      auto Parents = chainOf(Above);
      if (!Parents) {
        return Parents.takeError();
      }
      Out = std::move(*Parents);
    }
    Out.push_back(std::make_shared<Config>(std::move(*C)));
  }
  Chains[Folder] = Out;
  return Out;
}

llvm::Expected<const FileSettings *> ConfigTree::forFile(llvm::StringRef Given) {
  std::string Standing = Given.str();
  if (const llvm::StringRef Rest = Folder.empty() ? llvm::StringRef() : below(Folder, Given); !Rest.empty()) {
    Standing = (Original + "/" + Rest).str();
  }
  const llvm::StringRef File(Standing);
  auto &Slot = Files[File];
  if (Slot) {
    return Slot.get();
  }
  auto Found = chainOf(path::parent_path(File));
  if (!Found) {
    return Found.takeError();
  }
  auto S = std::make_unique<FileSettings>();
  for (const auto &C : *Found) {
    const std::string Name = C->File.empty() ? "--config" : C->File;
    // Globs are relative to the folder of the file that holds them.
    const std::string Root = C->File.empty() ? realPath(".") : path::parent_path(C->File).str();
    const llvm::StringRef Relative = below(Root, File);
    S->Sources.push_back({Name, C->Rules});
    for (const PathOverride &P : C->Overrides) {
      const auto Hit =
          llvm::find_if(P.Paths, [&](const std::string &G) { return !Relative.empty() && matchesPath(G, Relative); });
      if (Hit != P.Paths.end()) {
        S->Sources.push_back({Name + ", override of '" + *Hit + "'", P.Rules});
      }
    }
    for (const std::string &G : C->Exclude) {
      if (!Relative.empty() && matchesPath(G, Relative)) {
        S->ExcludedBy = "'" + G + "' of " + Name;
      }
    }
    llvm::append_range(S->SuppressMacros, C->SuppressMacros);
    S->StrictSuppressions = C->StrictSuppressions.value_or(S->StrictSuppressions);
  }
  S->Sources.push_back({"the command line", O.CommandLine.Rules});
  const std::string Here = realPath(".");
  for (const std::string &G : O.CommandLine.Exclude) {
    if (matchesPath(G, below(Here, File).empty() ? File : below(Here, File))) {
      S->ExcludedBy = "'" + G + "' of the command line";
    }
  }
  if (O.Exempt.count(Standing)) {
    S->ExcludedBy.clear();
  }
  S->StrictSuppressions = O.CommandLine.StrictSuppressions.value_or(S->StrictSuppressions);
  for (const SettingsSource &From : S->Sources) {
    S->Rules.add(From.Rules);
  }
  S->On = selectedIds(S->Rules.Checks);
  Slot = std::move(S);
  return Slot.get();
}

const FileSettings &ConfigTree::settings(llvm::StringRef File) {
  if (auto S = forFile(File)) {
    return **S;
  } else {
    llvm::consumeError(S.takeError());
  }
  // Not kept under the file's name: whoever asks with forFile is to hear what is wrong.
  if (Default.On.empty()) {
    Default.On = selectedIds("");
  }
  return Default;
}

llvm::Expected<Config> ConfigTree::project(llvm::StringRef Path) {
  llvm::SmallString<256> Folder(Path);
  if (!llvm::sys::fs::is_directory(Folder)) {
    path::remove_filename(Folder);
  }
  auto Found = chainOf(Folder);
  if (!Found) {
    return Found.takeError();
  }
  Config C;
  for (const auto &One : *Found) {
    add(C, *One);
  }
  add(C, O.CommandLine);
  return C;
}
