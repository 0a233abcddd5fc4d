// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "host/Evaluation.h"

#include "host/Evaluator.h"

#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"

#include <set>

using namespace cudatidy;
using namespace cudatidy::host;

namespace {

/// Gathers launches of several runs; a later run adds only launch expressions that no earlier one met.
class Collection {
public:
  Collection(const Program &Files, const HostOptions &Options) : Files(Files), Options(Options) {}

  void add(const Evaluator &Run) {
    for (const SeenLaunch &S : Run.Launches) {
      if (!Done.count({S.File, S.Line})) {
        add(S);
      }
    }
    note(Run);
  }
  /// Another run of the whole program: its sizes count as much as those of the first.
  void addRun(const Evaluator &Run) {
    for (const SeenLaunch &S : Run.Launches) {
      add(S);
    }
    note(Run);
  }
  /// What the launches of a kernel pass to it; once with nothing when there is no launch.
  std::vector<std::vector<ArgumentValue>> argumentsOf(const clang::FunctionDecl *Kernel) const {
    std::vector<std::vector<ArgumentValue>> All;
    const std::string Name = Files.mangled(Kernel);
    for (const Launch &L : Launches) {
      if (L.Kernel == Name) {
        All.push_back(L.Arguments);
      }
    }
    if (All.empty()) {
      All.emplace_back();
    }
    return All;
  }
  bool isMet(const clang::Stmt *S) const { return Met.contains(S); }
  bool isEmpty() const { return Launches.empty(); }

  std::vector<Launch> Launches;
  std::vector<OutgoingCall> Calls;

private:
  void note(const Evaluator &Run) {
    for (const SeenLaunch &S : Run.Launches) {
      Done.insert({S.File, S.Line});
    }
    Met.insert(Run.Met.begin(), Run.Met.end());
    for (const OutsideCall &C : Run.Calls) {
      OutgoingCall Out{C.Function, C.Arguments};
      if (!llvm::is_contained(Calls, Out)) {
        Calls.push_back(std::move(Out));
      }
    }
  }

  /// Puts a dimension in place; false when it is not resolved and the stand-in stays.
  static bool resolve(const std::array<Value, 3> &From, const Dim3 &StandIn, Dim3 &To, bool &Certain) {
    bool Known = true;
    for (unsigned I = 0; I != 3; ++I) {
      const bool Resolved = From[I].isInteger() && uint32_t(From[I].asInteger()) != 0;
      To[I] = Resolved ? uint32_t(From[I].asInteger()) : StandIn[I];
      Known &= Resolved;
      Certain &= Resolved && From[I].isCertain();
    }
    return Known;
  }

  void add(const SeenLaunch &S) {
    for (const std::array<Value, 3> *D : {&S.Grid, &S.Block}) {
      for (const Value &V : *D) {
        if (V.isInteger() && !V.hasAlternatives() && V.asInteger() == 0) {
          return; // the runtime refuses it: nothing runs
        }
      }
    }
    Launch L;
    L.Kernel = S.Kernel ? Files.mangled(S.Kernel) : S.KernelName;
    L.Name = S.Kernel ? S.Kernel->getQualifiedNameAsString() : S.KernelName;
    L.Source = LaunchSource::Host;
    L.File = S.File;
    L.Line = S.Line;
    L.Cooperative = S.Cooperative;
    bool Certain = S.Certain;
    L.GridKnown = resolve(S.Grid, Options.AssumedGrid, L.Grid, Certain);
    L.BlockKnown = resolve(S.Block, Options.AssumedBlock, L.Block, Certain);
    resolve(S.Cluster, {1, 1, 1}, L.Cluster, Certain);
    if (S.DynamicShared.isInteger()) {
      L.DynamicShared = uint64_t(S.DynamicShared.asInteger());
      Certain &= S.DynamicShared.isCertain();
    }
    L.Certain = Certain;
    L.Arguments = S.Arguments;
    unsigned Configurations = 0;
    for (Launch &Old : Launches) {
      if (Old.Kernel != L.Kernel || Old.Line != L.Line || Old.File != L.File) {
        continue;
      }
      ++Configurations;
      if (Old.Grid == L.Grid && Old.Block == L.Block && Old.Cluster == L.Cluster &&
          Old.DynamicShared == L.DynamicShared && Old.Arguments == L.Arguments) {
        ++Old.Executions;
        Old.Certain |= L.Certain;
        return;
      }
    }
    if (Configurations < Options.MaxConfigurations) {
      Launches.push_back(std::move(L));
    }
  }

  const Program &Files;
  const HostOptions &Options;
  std::set<std::pair<std::string, unsigned>> Done;
  llvm::DenseSet<const clang::Stmt *> Met;
};

KernelFact factOf(const clang::FunctionDecl *K, const Program &Files) {
  KernelFact F;
  F.Kernel = Files.mangled(K);
  F.Name = K->getQualifiedNameAsString();
  const clang::SourceManager &SM = K->getASTContext().getSourceManager();
  const clang::PresumedLoc Where = SM.getPresumedLoc(SM.getExpansionLoc(K->getLocation()));
  if (Where.isValid()) {
    F.File = Where.getFilename();
    F.Line = Where.getLine();
  }
  const auto Number = [&](const clang::Expr *E) -> uint64_t {
    clang::Expr::EvalResult R;
    if (!E || E->isValueDependent() || !E->EvaluateAsInt(R, K->getASTContext())) {
      return 0;
    }
    return R.Val.getInt().getZExtValue();
  };
  if (const auto *B = K->getAttr<clang::CUDALaunchBoundsAttr>()) {
    F.MaxThreads = Number(B->getMaxThreads());
  }
  if (const auto *C = K->getAttr<clang::CUDAClusterDimsAttr>()) {
    F.HasCluster = true;
    F.Cluster = {std::max<uint64_t>(Number(C->getX()), 1), std::max<uint64_t>(Number(C->getY()), 1),
                 std::max<uint64_t>(Number(C->getZ()), 1)};
  }
  return F;
}

} // namespace

HostFacts cudatidy::host::evaluateProgram(llvm::ArrayRef<const TranslationUnit *> Units, const HostOptions &Options,
                                          std::span<const OutgoingCall> Incoming) {
  const Program Files(Units, Options.Device);
  Collection Found(Files, Options);
  EvaluationOptions Run;
  if (!Options.Runs.empty()) {
    Run.Arguments = Options.Runs.front();
  }
  Run.Budget = Options.Budget;

  const auto AllMet = [&] {
    return llvm::all_of(Files.launchers(), [&](const Program::Launcher &L) {
      return L.Function->hasAttr<clang::CUDAGlobalAttr>() ||
             llvm::all_of(L.Launches, [&](const clang::Expr *E) { return Found.isMet(E); });
    });
  };
  if (const clang::FunctionDecl *Main = Files.main()) {
    const auto RunMain = [&] {
      Evaluator E(Files, Run);
      E.runMain(Main);
      Found.add(E);
    };
    RunMain();
    for (size_t I = 1; I < Options.Runs.size(); ++I) {
      EvaluationOptions Another = Run;
      Another.Arguments = Options.Runs[I];
      Evaluator E(Files, Another);
      E.runMain(Main);
      Found.addRun(E);
    }
    if (Found.isEmpty() && !Files.launchers().empty()) {
      Run.ArgumentsUnknown = true; // it asks for arguments that are not known
      RunMain();
    }
    if (!AllMet()) {
      Run.ExploreDoubtful = true;
      RunMain();
    }
  }
  for (const OutgoingCall &Call : Incoming) {
    if (const clang::FunctionDecl *F = Files.exported(Call.Function)) {
      Evaluator E(Files, Run);
      E.runEntry(F, Call.Arguments);
      Found.add(E);
    }
  }
  // What launches and was not entered: first through its outermost callers, then by itself.
  Run.Budget = std::max<uint64_t>(Options.Budget / 4, 1);
  llvm::DenseSet<const clang::FunctionDecl *> Tried;
  for (const bool ByItself : {false, true}) {
    for (const Program::Launcher &L : Files.launchers()) {
      if (llvm::all_of(L.Launches, [&](const clang::Expr *E) { return Found.isMet(E); })) {
        continue;
      }
      if (L.Function->hasAttr<clang::CUDAGlobalAttr>()) {
        Run.InKernel = true;
        for (const std::vector<ArgumentValue> &Arguments : Found.argumentsOf(L.Function)) {
          Evaluator E(Files, Run);
          E.runEntry(L.Function, Arguments);
          Found.add(E);
        }
        Run.InKernel = false;
        continue;
      }
      const std::vector<const clang::FunctionDecl *> Roots =
          ByItself ? std::vector<const clang::FunctionDecl *>{L.Function} : Files.rootsOf(L.Function);
      for (const clang::FunctionDecl *Root : Roots) {
        if (Root->isMain() || !Tried.insert(Root).second || Tried.size() > 64) {
          continue;
        }
        Evaluator E(Files, Run);
        E.runEntry(Root);
        Found.add(E);
      }
    }
  }

  HostFacts Facts;
  Facts.File = Units.front()->Job.File;
  Facts.HasMain = Files.main() && &Files.main()->getASTContext() == &Units.front()->ast();
  for (const clang::FunctionDecl *K : Files.kernels()) {
    Facts.Kernels.push_back(factOf(K, Files));
  }
  Facts.Launches = std::move(Found.Launches);
  Facts.Calls = std::move(Found.Calls);
  Facts.Exports = Files.exports().vec();
  Facts.Imports = Files.imports().vec();
  return Facts;
}
