// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "gate/Triage.h"

#include "Analysis.h"
#include "Git.h"
#include "OptionParsing.h"
#include "ProjectAnalysis.h"
#include "RuleSelection.h"
#include "gate/Baseline.h"
#include "gate/ChangedLines.h"
#include "gate/Fingerprint.h"
#include "gate/Revision.h"
#include "gate/Suppress.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;

namespace {

/// Whether a file's findings are wanted, as far as its name says.
class FileFilter {
public:
  FileFilter(const Plan &P, const CheckOptions &O) : Wanted(O.HeaderFilter), Unwanted(O.ExcludeHeaderFilter) {
    HasWanted = !O.HeaderFilter.empty();
    HasUnwanted = !O.ExcludeHeaderFilter.empty();
    for (const PlannedFile &F : P.Files) {
      Named.insert(F.Job.File);
    }
  }
  bool holds(const std::string &File) const {
    return Named.count(File) || ((!HasWanted || Wanted.match(File)) && (!HasUnwanted || !Unwanted.match(File)));
  }

private:
  llvm::Regex Wanted, Unwanted;
  bool HasWanted, HasUnwanted;
  std::set<std::string> Named;
};

JudgedFiles judgedFiles(const Plan &P, const CheckOptions &O) {
  JudgedFiles Out;
  for (const PlannedFile &F : P.Files) {
    Out.Named.push_back(F.Job.File);
  }
  for (const std::string &Path : O.Paths) {
    if (llvm::sys::fs::is_directory(Path)) {
      Out.Folders.push_back(realPath(Path));
    }
  }
  return Out;
}

/// All that does not depend on other states of the project.
llvm::Error decide(RunResult &R, const Plan &P, const CheckOptions &O, Sources &Text,
                   const std::map<std::string, std::string> &Renamed) {
  ConfigTree &Tree = *O.Tree;
  const FileFilter Filter(P, O);
  std::vector<Finding> Kept;
  for (Finding &F : R.Findings) {
    auto S = Tree.forFile(F.At.File);
    if (!S) {
      return S.takeError();
    }
    if ((*S)->ExcludedBy.empty() && Filter.holds(F.At.File)) {
      Kept.push_back(std::move(F));
    }
  }
  R.Findings = std::move(Kept);
  setFingerprints(R.Findings, R.Root, Text, Renamed);
  applySuppressions(R, Tree, Text, judgedFiles(P, O));
  // The suppressions' own findings came later.
  std::vector<Finding> Own;
  for (const Finding &F : R.Findings) {
    if (F.Rule == SuppressionRule) {
      Own.push_back(F);
    }
  }
  setFingerprints(Own, R.Root, Text, Renamed);
  auto Next = Own.begin();
  for (Finding &F : R.Findings) {
    if (F.Rule == SuppressionRule) {
      F.Fingerprint = (Next++)->Fingerprint;
    }
  }
  std::erase_if(R.Findings, [&](const Finding &F) { return !Tree.settings(F.At.File).reports(F); });
  std::erase_if(R.Silenced, [&](const SilencedFinding &S) { return !Tree.settings(S.F.At.File).reports(S.F); });
  for (Finding &F : R.Findings) {
    if (F.Level == Severity::Warning && selects(Tree.settings(F.At.File).Rules.WarningsAsErrors, F.Rule, false)) {
      F.Level = Severity::Error;
    }
  }
  return llvm::Error::success();
}

/// Where the revision has what was named; a path that it did not have yet is left out.
std::vector<std::string> pathsThen(const std::vector<std::string> &Paths, const Revision &Old,
                                   const std::string &Root) {
  std::vector<std::string> Out;
  for (const std::string &Path : Paths) {
    const std::string Relative = relativePath(Root, realPath(Path));
    std::string Then = Relative.empty() || Relative == "." ? Old.folder() : Old.folder() + "/" + Relative;
    if (llvm::sys::fs::exists(Then)) {
      Out.push_back(std::move(Then));
    }
  }
  return Out;
}

/// The findings that the revision had already are known.
llvm::Error applyRevision(RunResult &R, const Plan &P, const CheckOptions &O) {
  if (R.Findings.empty()) {
    return llvm::Error::success();
  }
  auto Then = Revision::checkOut(R.Root, O.DiffBase);
  if (!Then) {
    return Then.takeError();
  }
  const Revision &Old = **Then;
  bool Differs = false;
  for (const FileResult &F : R.Files) {
    Differs |= Old.changed().count(relativePath(R.Root, F.File)) || llvm::any_of(F.Reads, [&](const std::string &Read) {
                 return Old.changed().count(relativePath(R.Root, Read));
               });
  }
  for (const Finding &F : R.Findings) {
    Differs |= Old.changed().count(relativePath(R.Root, F.At.File)) != 0; // build files are read by no translation unit
  }
  std::set<std::string> Known;
  if (Differs) {
    CheckOptions Options = O;
    Options.Tree = std::make_shared<ConfigTree>(*O.Tree, Old.folder(), R.Root);
    Options.Paths = pathsThen(O.Paths, Old, R.Root);
    const Plan OldPlan = Old.planOf(P);
    auto OfProject = analyseProject(Options);
    if (!OfProject) {
      return OfProject.takeError();
    }
    RunResult Before = analyse(OldPlan, Options, std::move(*OfProject));
    Before.Root = Old.folder();
    Sources Text;
    if (llvm::Error E = decide(Before, OldPlan, Options, Text, Old.renamed())) {
      return E;
    }
    for (const Incomplete &I : Before.Missing) {
      llvm::errs() << "cuda-tidy check: " << relativePath(Old.folder(), I.File) << " could not be analysed in "
                   << O.DiffBase << "; its findings count as new\n";
    }
    for (const Finding &F : Before.Findings) {
      Known.insert(F.Fingerprint);
    }
  }
  std::vector<Finding> Kept;
  for (Finding &F : R.Findings) {
    if (Differs && !Known.count(F.Fingerprint)) {
      Kept.push_back(std::move(F));
    } else {
      R.Silenced.push_back({std::move(F), SilencedFinding::By::Revision, O.DiffBase, {}});
    }
  }
  R.Findings = std::move(Kept);
  return llvm::Error::success();
}

llvm::Error applyLineFilters(RunResult &R, const CheckOptions &O) {
  if (!O.LineFilter.empty()) {
    auto Lines = LineFilter::parse(O.LineFilter);
    if (!Lines) {
      return Lines.takeError();
    }
    applyLines(R, *Lines);
  }
  if (O.ChangedLines) {
    auto Lines = LineFilter::changedSince(R.Root, O.DiffBase);
    if (!Lines) {
      return Lines.takeError();
    }
    applyLines(R, *Lines);
  }
  return llvm::Error::success();
}

} // namespace

llvm::Error cudatidy::verifyGates(const std::string &Root, const CheckOptions &O) {
  const auto Wrong = [](auto Got) { return Got ? llvm::Error::success() : Got.takeError(); };
  if (!O.DiffBase.empty()) {
    if (llvm::Error E = Wrong(commitOf(Root, O.DiffBase))) {
      return E;
    }
  }
  if (O.ChangedLines) {
    if (llvm::Error E = needsWorkTree(Root, "--changed-lines")) {
      return E;
    }
  }
  if (!O.LineFilter.empty()) {
    if (llvm::Error E = Wrong(LineFilter::parse(O.LineFilter))) {
      return E;
    }
  }
  return O.Baseline.empty() ? llvm::Error::success() : Wrong(readBaseline(O.Baseline));
}

llvm::Error cudatidy::triage(RunResult &R, const Plan &P, const CheckOptions &O, Sources &Text) {
  R.Root = P.Root;
  if (llvm::Error E = decide(R, P, O, Text, {})) {
    return E;
  }
  // The baseline first: what it lists is stale only when it is gone, not when another gate hides it.
  if (!O.Baseline.empty()) {
    auto Entries = readBaseline(O.Baseline);
    if (!Entries) {
      return Entries.takeError();
    }
    applyBaseline(R, *O.Tree, *Entries);
  }
  if (llvm::Error E = applyLineFilters(R, O)) {
    return E;
  }
  if (!O.DiffBase.empty()) {
    if (llvm::Error E = applyRevision(R, P, O)) {
      return E;
    }
  }
  llvm::sort(R.Silenced, [](const SilencedFinding &A, const SilencedFinding &B) { return A.F < B.F; });
  return llvm::Error::success();
}
