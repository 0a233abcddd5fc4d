// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "gate/Revision.h"

#include "Git.h"
#include "OptionParsing.h"
#include "gate/Fingerprint.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace cudatidy;
using llvm::StringRef;
namespace fs = llvm::sys::fs;

llvm::Expected<std::string> cudatidy::commitOf(const std::string &Root, const std::string &Name) {
  if (llvm::Error E = needsWorkTree(Root, "--diff-base")) {
    return std::move(E);
  }
  auto Commit = git(Root, {"rev-parse", "--verify", "--quiet", "--end-of-options", Name + "^{commit}"});
  if (!Commit) {
    const std::string Said = llvm::toString(Commit.takeError());
    return llvm::createStringError("'" + Name + "' is no revision of " + Root + (Said.empty() ? "" : ": " + Said) +
                                   "; in CI, fetch it first (actions/checkout: fetch-depth: 0)");
  }
  return StringRef(*Commit).trim().str();
}

llvm::Expected<std::unique_ptr<Revision>> Revision::checkOut(const std::string &Root, const std::string &Name) {
  auto Commit = commitOf(Root, Name);
  if (!Commit) {
    return Commit.takeError();
  }
  const std::string &Id = *Commit;
  std::unique_ptr<Revision> R(new Revision());
  R->Root = Root;
  llvm::SmallString<128> Scratch;
  if (const std::error_code EC = fs::createUniqueDirectory("cuda-tidy-revision", Scratch)) {
    return llvm::createStringError("no temporary folder could be made: " + EC.message());
  }
  R->Scratch = realPath(std::string(Scratch));
  R->Tree = R->Scratch + "/tree";
  if (const std::error_code EC = fs::create_directory(R->Tree)) {
    return llvm::createStringError(R->Tree + ": " + EC.message());
  }
  const std::string Index = R->Scratch + "/index";
  if (auto Read = git(Root, {"read-tree", Id}, Index); !Read) {
    return Read.takeError();
  }
  if (auto Written = git(Root, {"checkout-index", "--all", "--force", "--prefix=" + R->Tree + "/"}, Index); !Written) {
    return Written.takeError();
  }
  auto Names = git(Root, {"diff", "--name-status", "--find-renames", "--no-ext-diff", "-z", "--relative", Id, "--"});
  if (!Names) {
    return Names.takeError();
  }
  llvm::SmallVector<StringRef, 0> Fields;
  StringRef(*Names).split(Fields, '\0', -1, false);
  for (size_t I = 0; I + 1 < Fields.size(); I += 2) {
    R->Changed.insert(Fields[I + 1].str());
    if (Fields[I].starts_with("R") && I + 2 < Fields.size()) {
      R->Renamed[Fields[I + 1].str()] = Fields[I + 2].str();
      R->Former[Fields[I + 2].str()] = Fields[I + 1].str();
      R->Changed.insert(Fields[I + 2].str());
      ++I;
    }
  }
  auto Unknown = git(Root, {"ls-files", "--others", "--exclude-standard", "-z"});
  if (!Unknown) {
    return Unknown.takeError();
  }
  for (const StringRef File : llvm::split(*Unknown, '\0')) {
    if (!File.empty()) {
      R->Changed.insert(File.str());
    }
  }
  return R;
}

Revision::~Revision() {
  if (!Scratch.empty()) {
    fs::remove_directories(Scratch);
  }
}

/// Where a path of today's tree was then; empty: it was not there.
std::string Revision::there(const std::string &Path) const {
  if (Path == Root) {
    return Tree;
  }
  std::string Relative = relativePath(Root, Path);
  if (Relative == Path) {
    return {};
  }
  if (const auto It = Former.find(Relative); It != Former.end()) {
    Relative = It->second;
  }
  std::string Then = Tree + "/" + Relative;
  return fs::exists(Then) ? Then : std::string();
}

ParseJob Revision::jobOf(const ParseJob &Today) const {
  ParseJob Out = Today;
  const auto Move = [&](std::string &Path) {
    if (std::string Then = there(Path); !Then.empty()) {
      Path = std::move(Then);
    }
  };
  Move(Out.File);
  Move(Out.Directory);
  for (std::string &Arg : Out.Args) {
    // "-I/path" and "/path" behind "-isystem"; folders that a build made are not in the revision and stay.
    const size_t At = Arg.find(Root);
    if (At == std::string::npos) {
      continue;
    }
    if (std::string Then = there(Arg.substr(At)); !Then.empty()) {
      Arg = Arg.substr(0, At) + Then;
    }
  }
  return Out;
}

Plan Revision::planOf(const Plan &Today) const {
  Plan Out;
  Out.Roots = Today.Roots;
  Out.Roots.push_back(Tree);
  for (const PlannedFile &F : Today.Files) {
    if (there(F.Job.File).empty()) {
      continue;
    }
    PlannedFile Then = F;
    Then.Job = jobOf(F.Job);
    Then.Through.clear();
    for (const ParseJob &J : F.Through) {
      if (!there(J.File).empty()) {
        Then.Through.push_back(jobOf(J));
      }
    }
    Out.Files.push_back(std::move(Then));
  }
  return Out;
}
