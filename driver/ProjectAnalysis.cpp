// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ProjectAnalysis.h"

#include "OptionParsing.h"
#include "RuleSelection.h"
#include "build/BuildProject.h"
#include "build/Coverage.h"
#include "config/ConfigTree.h"
#include "finding/EditSet.h"

#include "llvm/Support/FileSystem.h"

#include <map>
#include <set>

using namespace cudatidy;

namespace {

/// Every fix is proved by reading its build file again, or, when that says nothing of the finding alone, the whole
/// project; beyond these numbers fixes are shown and not applied.
constexpr unsigned MaxProofs = 200;
constexpr unsigned MaxWholeProofs = 6;

/// The rules that hold for any of the named paths; findings are sifted by their own files' settings later.
std::set<std::string> rulesOf(const CheckOptions &O) {
  std::set<std::string> On;
  for (const std::string &Path : O.Paths) {
    const std::string Real = realPath(Path);
    const bool Folder = llvm::sys::fs::is_directory(Real);
    const FileSettings &S = O.Tree->settings(Folder ? Real + "/CMakeLists.txt" : Real);
    On.insert(S.On.begin(), S.On.end());
  }
  return On;
}

/// Runs the selected rules on builds over one reading of the project.
class ProjectRun {
public:
  explicit ProjectRun(const CheckOptions &O) : Rules(selectRules(rulesOf(O))) {
    // A commit's sources are asked about themselves; how their project is built is asked with its folder or build
    // files.
    for (const std::string &Path : O.Paths) {
      OnlySources &= !llvm::sys::fs::is_directory(Path) && !isBuildFile(Path);
      Named.push_back(realPath(Path));
    }
  }

  bool hasRules() const {
    return llvm::any_of(Rules, [](const SelectedRule &R) { return R.Detector->asProjectCheck(); });
  }

  /// Whether the builds can say anything about what was named.
  bool concerns(const FileTexts &Unsaved) const {
    FileTable Texts(Unsaved);
    return !OnlySources || llvm::any_of(Named, [&](const std::string &Path) {
      const SourceText *Text = Texts.read(Path);
      const SourceUses Uses = Text ? readUses(*Text) : SourceUses();
      return llvm::any_of(Rules, [&](const SelectedRule &R) {
        const ProjectCheck *C = R.Detector->asProjectCheck();
        return C && C->mayTellOf(Uses);
      });
    });
  }

  std::vector<Finding> findings(const BuildFacts &B) const {
    std::vector<Finding> Out;
    for (const SelectedRule &Rule : Rules) {
      if (const ProjectCheck *C = Rule.Detector->asProjectCheck()) {
        C->run(B, Reporter(Rule.Id.str(), Rule.Level, [&](Finding F) {
                 // Several groups may lead to one place: that is one cause.
                 const bool Told =
                     llvm::any_of(Out, [&](const Finding &Other) { return Other.Rule == F.Rule && Other.At == F.At; });
                 if (!F.At.File.empty() && !Told && (!OnlySources || llvm::is_contained(Named, F.At.File))) {
                   Out.push_back(std::move(F));
                 }
               }));
      }
    }
    return Out;
  }

private:
  const std::vector<SelectedRule> Rules;
  bool OnlySources = true;
  std::vector<std::string> Named;
};

/// What a finding says; places move with edits.
std::string words(const Finding &F) { return F.Rule + "|" + F.Message + "|" + F.Args.dump(); }

std::map<std::string, unsigned> counted(const std::vector<Finding> &All, Severity Least) {
  std::map<std::string, unsigned> Out;
  for (const Finding &F : All) {
    Out[words(F)] += F.Level >= Least;
  }
  return Out;
}

/// Reads the project again with each fix made.
class Proof {
public:
  Proof(const ProjectRun &Run, const CheckOptions &O, const BuildFacts &B, const FileTexts &Unsaved,
        const std::vector<Finding> &Told)
      : Run(Run), O(O), B(B), Unsaved(Unsaved), All(counted(Told, Severity::Note)) {}

  void prove(Finding &F) {
    for (Fix &X : F.Fixes) {
      for (Edit &E : X.Edits) {
        if (const SourceText *T = B.Texts->read(E.File)) {
          const Place P = T->place(E.Offset, E.Offset + E.Length);
          std::tie(E.Line, E.Column, E.EndLine, E.EndColumn) = std::tie(P.Line, P.Column, P.EndLine, P.EndColumn);
        }
      }
      if (!X.isApplicable()) {
        continue;
      }
      X.Doubt = doubt(F, X);
      X.Verified = X.Doubt.empty();
      X.Kind = X.Verified ? X.Kind : Safety::Suggestion;
    }
  }

private:
  /// Empty: the fix holds.
  const char *doubt(const Finding &F, const Fix &X) {
    if (++Proofs > MaxProofs) {
      return "budget";
    }
    EditSet Edits;
    if (!Edits.add(X)) {
      return "text";
    }
    FileTexts Texts = Unsaved;
    for (const auto &[File, _] : Edits.files()) {
      const SourceText *Old = B.Texts->read(File);
      auto New = Old ? Edits.apply(File, Old->text()) : llvm::Expected<std::string>("");
      if (!Old || !New) {
        llvm::consumeError(New.takeError());
        return "text";
      }
      Texts[File] = std::move(*New);
    }
    const std::string &Edited = X.Edits.front().File;
    const auto [Known, New] = OfFile.try_emplace(Edited);
    if (New) {
      Known->second = counted(read({Edited}, Unsaved), Severity::Note);
    }
    const bool Alone = Known->second.contains(words(F));
    if (!Alone && ++WholeProofs > MaxWholeProofs) {
      return "budget";
    }
    std::map<std::string, unsigned> &Before = Alone ? Known->second : All;
    const std::vector<Finding> After = read(Alone ? std::vector<std::string>{Edited} : O.Paths, Texts);
    const auto Left = counted(After, Severity::Note);
    const auto Own = Left.find(words(F));
    if (Own != Left.end() && Own->second >= Before[words(F)]) {
      return "remains";
    }
    const auto RuleOf = [](llvm::StringRef Words) { return Words.split('|').first; };
    for (const auto &[Words, Count] : counted(After, Severity::Warning)) {
      // The same rule may tell of what is left in other words.
      const bool Usual = llvm::any_of(Before, [&](const auto &Entry) { return RuleOf(Entry.first) == RuleOf(Words); });
      if (Count > 0 && !Usual) {
        return "new_finding";
      }
    }
    return "";
  }

  std::vector<Finding> read(std::vector<std::string> Paths, const FileTexts &Texts) const {
    CheckOptions Own = O;
    Own.Paths = std::move(Paths);
    auto Facts = projectFacts(Own, Texts);
    if (!Facts) {
      llvm::consumeError(Facts.takeError());
      return {};
    }
    return Run.findings(*Facts);
  }

  const ProjectRun &Run;
  const CheckOptions &O;
  const BuildFacts &B;
  const FileTexts &Unsaved;
  std::map<std::string, unsigned> All;                           ///< what the whole project is told
  std::map<std::string, std::map<std::string, unsigned>> OfFile; ///< what each build file alone is told
  unsigned Proofs = 0, WholeProofs = 0;
};

} // namespace

llvm::Expected<BuildFacts> cudatidy::projectFacts(const CheckOptions &O, const FileTexts &Unsaved) {
  std::vector<TargetGpu> Targets;
  for (const std::string &Name : O.Targets) {
    auto T = findTarget(Name);
    if (!T) {
      return T.takeError();
    }
    Targets.push_back(std::move(*T));
  }
  BuildFacts B = readBuild({O.Paths, O.BuildPath, O.CudaPath, O.Flags, O.HasFlags, Unsaved});
  B.Targets = std::move(Targets);
  B.Driver = O.Driver;
  return B;
}

llvm::Expected<std::vector<Finding>> cudatidy::analyseProject(const CheckOptions &O, const FileTexts &Unsaved) {
  const ProjectRun Run(O);
  if (!Run.hasRules() || !Run.concerns(Unsaved)) {
    return std::vector<Finding>();
  }
  auto B = projectFacts(O, Unsaved);
  if (!B) {
    return B.takeError();
  }
  std::vector<Finding> Out = Run.findings(*B);
  Proof P(Run, O, *B, Unsaved, Out);
  for (Finding &F : Out) {
    P.prove(F);
  }
  return Out;
}

bool cudatidy::needsNoSources(const CheckOptions &O) {
  const std::vector<SelectedRule> Rules = selectRules(rulesOf(O));
  return !Rules.empty() && llvm::all_of(Rules, [](const SelectedRule &R) { return R.Detector->asProjectCheck(); });
}
