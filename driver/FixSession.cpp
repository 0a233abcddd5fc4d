// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "FixSession.h"

#include "Analysis.h"
#include "FixVerification.h"
#include "ProjectAnalysis.h"
#include "Workers.h"
#include "emit/Emit.h"
#include "gate/Triage.h"

#include "llvm/Support/MemoryBuffer.h"

#include <set>
#include <thread>

using namespace cudatidy;

namespace {

/// Texts change in rounds only while fixes overlap; two that trade places for ever would not end.
constexpr unsigned MaxRounds = 8;

const Fix *applicableFix(const Finding &F, bool Unsafe) {
  const auto It = llvm::find_if(
      F.Fixes, [&](const Fix &X) { return X.isApplicable() && X.Verified && (X.Kind == Safety::Safe || Unsafe); });
  return It == F.Fixes.end() ? nullptr : &*It;
}

class Session {
public:
  Session(Plan P, const CheckOptions &O, Sources &Text) : P(std::move(P)), O(O), Text(Text) {}

  llvm::Expected<FixedRun> run() {
    for (unsigned Round = 0;; ++Round) {
      Out.Left = look();
      if (llvm::Error E = triage(Out.Left, P, O, Text)) {
        return E;
      }
      if (Round == MaxRounds || !applyOnce()) {
        return std::move(Out);
      }
    }
  }

private:
  /// The sources and the build files as they are now.
  RunResult look() const {
    auto OfProject = analyseProject(O, Out.After);
    if (!OfProject) {
      llvm::consumeError(OfProject.takeError()); // the plan has refused a target that is not known
      return analyse(P, O);
    }
    return analyse(P, O, std::move(*OfProject));
  }

  /// True when the new text is to be looked at again.
  bool applyOnce() {
    std::set<std::string> Closed; // files whose changes did not hold
    while (true) {
      EditSet Now;
      unsigned Taken = 0;
      bool Waiting = false;
      for (const Finding &F : Out.Left.Findings) {
        const Fix *X = applicableFix(F, O.UnsafeFixes);
        if (!X || llvm::any_of(X->Edits, [&](const Edit &E) { return Closed.contains(E.File); })) {
          continue;
        }
        if (Now.add(*X)) {
          ++Taken;
        } else {
          Waiting = true;
        }
      }
      if (Now.empty()) {
        return false;
      }
      FileTexts New = After(Now);
      const std::set<std::string> Broken = brokenBy(New);
      if (!Broken.empty()) {
        Closed.insert(Broken.begin(), Broken.end());
        continue;
      }
      Out.Edits.then(Now);
      Out.After = std::move(New);
      Text.use(Out.After);
      Out.Applied += Taken;
      const auto Texts = std::make_shared<FileTexts>(Out.After);
      for (PlannedFile &File : P.Files) {
        File.Job.Unsaved = Texts;
        for (ParseJob &Through : File.Through) {
          Through.Unsaved = Texts;
        }
      }
      // What is left is printed with its new places.
      return Waiting || O.Fix || llvm::any_of(O.Outputs, [](const OutputRequest &R) { return !R.File.empty(); });
    }
  }

  /// All changed texts, with Now made on top of what is there.
  FileTexts After(const EditSet &Now) {
    FileTexts New = Out.After;
    for (const auto &[File, _] : Now.files()) {
      if (!New.contains(File)) {
        auto Buffer = llvm::MemoryBuffer::getFile(File);
        Out.Before[File] = Buffer ? (*Buffer)->getBuffer().str() : std::string();
        New[File] = Out.Before[File];
      }
      if (auto Text = Now.apply(File, New[File])) {
        New[File] = std::move(*Text);
      } else {
        llvm::consumeError(Text.takeError()); // the file shrank since it was analysed: left as it is
      }
    }
    return New;
  }

  /// The changed files that some file of the run reads and does not parse with as well as before.
  std::set<std::string> brokenBy(const FileTexts &New) {
    std::vector<const PlannedFile *> Readers;
    std::vector<const FileResult *> Results;
    for (const FileResult &R : Out.Left.Files) {
      const auto Planned = llvm::find_if(P.Files, [&](const PlannedFile &F) { return F.Job.File == R.File; });
      if (Planned != P.Files.end() &&
          llvm::any_of(R.Dependencies, [&](const std::string &D) { return New.contains(D); })) {
        Readers.push_back(&*Planned);
        Results.push_back(&R);
      }
    }
    WorkerLimits Limits;
    Limits.Jobs = O.Jobs ? O.Jobs : std::max(1U, std::thread::hardware_concurrency());
    Limits.Seconds = O.Timeout;
    Limits.Bytes = O.Memory << 20;
    const std::vector<WorkerOutcome> Outcomes = runForked(
        Readers.size(), Limits, [&](size_t I) { return holds(Readers[I]->Job, New) ? "holds" : "broken"; },
        [](size_t) {}, [](size_t, const WorkerOutcome &) {});
    std::set<std::string> Broken;
    for (size_t I = 0; I < Readers.size(); ++I) {
      if (Outcomes[I].Output == "holds") {
        continue;
      }
      for (const std::string &D : Results[I]->Dependencies) {
        if (New.contains(D)) {
          Broken.insert(D);
        }
      }
      Out.Notes.push_back(displayPath(Readers[I]->Job.File) +
                          " would not compile as before: what it reads is not fixed");
    }
    return Broken;
  }

  static bool holds(ParseJob Job, const FileTexts &New) {
    Observation Seen[2];
    for (const bool Changed : {false, true}) {
      if (Changed) {
        Job.Unsaved = std::make_shared<FileTexts>(New);
      }
      for (const Side Which : {Side::Device, Side::Host}) {
        Job.Which = Which;
        auto Unit = parse(Job);
        if (!Unit) {
          llvm::consumeError(Unit.takeError());
          return false;
        }
        Seen[Changed].count(Unit->Problems);
      }
    }
    return !Seen[1].isWorseThan(Seen[0]);
  }

  Plan P;
  const CheckOptions &O;
  Sources &Text;
  FixedRun Out;
};

} // namespace

llvm::Expected<FixedRun> cudatidy::fixInMemory(Plan P, const CheckOptions &O, Sources &Text) {
  return Session(std::move(P), O, Text).run();
}

std::string cudatidy::diffOf(const FixedRun &R) {
  std::string Out;
  for (const auto &[File, Edits] : R.Edits.files()) {
    Out += unifiedDiff(shortPath(File), R.Before.at(File), Edits);
  }
  return Out;
}
