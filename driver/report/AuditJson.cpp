// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "report/Result.h"

#include "Git.h"
#include "OptionParsing.h"
#include "emit/Emit.h"
#include "finding/RuleWords.h"
#include "gate/Fingerprint.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <set>

using namespace cudatidy;

namespace {

/// What git says, or nothing: a project need not be a repository.
std::string said(const std::string &Root, std::vector<std::string> Args) {
  auto Text = git(Root, Args);
  if (!Text) {
    llvm::consumeError(Text.takeError());
    return {};
  }
  return llvm::StringRef(*Text).trim().str();
}

Json projectJson(const Plan &P, const CheckOptions &O) {
  Json J = {{"name", llvm::sys::path::filename(P.Root).str()}};
  const std::string Commit = said(P.Root, {"rev-parse", "HEAD"});
  if (!Commit.empty()) {
    J["commit"] = Commit;
    J["commit_date"] = said(P.Root, {"show", "-s", "--format=%cs", "HEAD"});
    J["changed"] = !said(P.Root, {"status", "--porcelain", "--untracked-files=no"}).empty();
  }
  Json Scope = Json::array();
  for (const std::string &Path : O.Paths) {
    const std::string Below = relativePath(P.Root, realPath(Path));
    Scope.push_back(Below == P.Root ? "." : Below);
  }
  J["scope"] = std::move(Scope);
  J["excluded_files"] = P.Excluded;
  return J;
}

/// All that rules say, as one number: two results with the same one were judged alike.
std::string rulesDigest() {
  std::string All;
  for (const RuleWords &R : ruleWords()) {
    All += R.Json;
  }
  return llvm::utohexstr(llvm::xxh3_64bits(All), true, 16);
}

Json targetsJson(const Plan &P, const CheckOptions &O) {
  std::set<std::string> Archs;
  for (const PlannedFile &F : P.Files) {
    Archs.insert(F.Job.Arch);
  }
  return {{"archs", Archs}, {"gpus", O.Targets}, {"driver", O.Driver}};
}

/// Kernels met in several files are one; sorted by place, then by launch.
class Kernels {
public:
  explicit Kernels(const std::string &Root) : Root(Root) {}

  void add(Json K) {
    K.erase("model_ms");
    relate(K);
    relate(K["launch"]);
    for (Json &Site : K["sites"]) {
      relate(Site);
      for (Json &Frame : Site.contains("frames") ? Site["frames"] : None) {
        relate(Frame);
      }
    }
    const std::string Key = K["signature"].dump() + K["launch"].dump();
    All.emplace(std::tuple(textIn(K, "file"), countIn(K, "line"), Key), std::move(K));
  }

  Json take() {
    Json Out = Json::array();
    for (auto &[Key, K] : All) {
      Out.push_back(std::move(K));
    }
    return Out;
  }

  /// Real paths of the project's files that kernels have counters in.
  std::set<std::string> Files;

private:
  void relate(Json &J) {
    if (const std::string File = textIn(J, "file"); !File.empty()) {
      const std::string Real = realPath(File), Below = relativePath(Root, Real);
      if (Below != Real) {
        Files.insert(Real);
      }
      J["file"] = Below;
    }
  }

  const std::string &Root;
  Json None = Json::array();
  std::map<std::tuple<std::string, unsigned, std::string>, Json> All;
};

} // namespace

Json cudatidy::auditJson(const RunResult &R, const Plan &P, const CheckOptions &O, Sources &Text) {
  Json J = resultJson(R, Text, {"en"});
  J["tool"]["llvm"] = LLVM_VERSION_STRING;
  J["tool"]["rules"] = {{"count", ruleWords().size()}, {"digest", rulesDigest()}};
  J["project"] = projectJson(P, O);
  J["targets"] = targetsJson(P, O);
  J.erase("root"); // a path of this machine
  Kernels All(R.Root);
  for (const FileResult &F : R.Files) {
    for (const Json &K : F.Models) {
      All.add(K);
    }
  }
  J["kernels"] = All.take();
  std::set<std::string> Files = std::move(All.Files);
  const auto Want = [&](const Finding &F) {
    Files.insert(F.At.File);
    for (const Related &N : F.Notes) {
      Files.insert(N.At.File);
    }
    for (const Fix &X : F.Fixes) {
      for (const Edit &E : X.Edits) {
        Files.insert(E.File);
      }
    }
  };
  for (const Finding &F : R.Findings) {
    Want(F);
  }
  for (const SilencedFinding &S : R.Silenced) {
    Want(S.F);
  }
  J["sources"] = Json::object();
  for (const std::string &File : Files) {
    J["sources"][relativePath(R.Root, File)] = Text.text(File).str();
  }
  return J;
}
