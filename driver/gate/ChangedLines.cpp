// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "gate/ChangedLines.h"

#include "Git.h"

#include "llvm/ADT/StringExtras.h"

using namespace cudatidy;
using Json = nlohmann::ordered_json;
using llvm::StringRef;

llvm::Expected<LineFilter> LineFilter::changedSince(const std::string &Root, std::string Revision) {
  if (llvm::Error E = needsWorkTree(Root, "--changed-lines")) {
    return std::move(E);
  }
  if (Revision.empty()) {
    // Before the first commit all that the index holds is new.
    auto Head = git(Root, {"rev-parse", "--verify", "--quiet", "HEAD"});
    auto Base = Head ? std::move(Head) : git(Root, {"hash-object", "-t", "tree", "/dev/null"});
    if (!Base) {
      return Base.takeError();
    }
    Revision = StringRef(*Base).trim().str();
  }
  auto Diff = git(Root, {"diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-textconv", "--no-prefix",
                         "--relative", "--diff-filter=d", Revision, "--"});
  if (!Diff) {
    return Diff.takeError();
  }
  auto Unknown = git(Root, {"ls-files", "--others", "--exclude-standard", "-z"});
  if (!Unknown) {
    return Unknown.takeError();
  }
  LineFilter Out;
  for (StringRef Line : llvm::split(*Diff, '\n')) {
    if (Line.consume_front("+++ ")) {
      // A tab ends a name with spaces.
      Out.Items.push_back({Root + "/" + Line.split('\t').first.str(), {}, false});
      continue;
    }
    if (!Line.consume_front("@@ -") || Out.Items.empty()) {
      continue;
    }
    // "12,3 +14,2 @@": what stands behind the plus is the new text's.
    const auto [First, Count] = Line.split('+').second.split(' ').first.split(',');
    unsigned Begin = 0, Lines = 1;
    if (First.getAsInteger(10, Begin) || (!Count.empty() && Count.getAsInteger(10, Lines))) {
      continue;
    }
    if (Lines) {
      Out.Items.back().Lines.emplace_back(Begin, Begin + Lines - 1);
    }
  }
  for (const StringRef File : llvm::split(*Unknown, '\0')) {
    if (!File.empty()) {
      Out.Items.push_back({Root + "/" + File.str(), {}, true});
    }
  }
  return Out;
}

llvm::Expected<LineFilter> LineFilter::parse(StringRef Text) {
  const auto Wrong = [] {
    return llvm::createStringError(
        R"(--line-filter is no JSON such as [{"name":"a.cu","lines":[[1,20]]},{"name":"b.cuh"}])");
  };
  const Json J = Json::parse(Text.begin(), Text.end(), nullptr, false);
  if (!J.is_array()) {
    return Wrong();
  }
  LineFilter Out;
  for (const Json &E : J) {
    if (!E.is_object() || !E.contains("name") || !E["name"].is_string()) {
      return Wrong();
    }
    Item I{E["name"].get<std::string>(), {}, !E.contains("lines")};
    for (const Json &L : E.value("lines", Json::array())) {
      if (!L.is_array() || L.size() != 2 || !L[0].is_number_unsigned() || !L[1].is_number_unsigned()) {
        return Wrong();
      }
      I.Lines.emplace_back(L[0].get<unsigned>(), L[1].get<unsigned>());
    }
    Out.Items.push_back(std::move(I));
  }
  return Out;
}

bool LineFilter::holds(const Place &P) const {
  return llvm::any_of(Items, [&](const Item &I) {
    return StringRef(P.File).ends_with(I.Name) &&
           (I.Whole || llvm::any_of(I.Lines, [&](const std::pair<unsigned, unsigned> &L) {
              return P.Line <= L.second && std::max(P.Line, P.EndLine) >= L.first;
            }));
  });
}

void cudatidy::applyLines(RunResult &R, const LineFilter &Lines) {
  std::vector<Finding> Kept;
  for (Finding &F : R.Findings) {
    if (Lines.holds(F.At)) {
      Kept.push_back(std::move(F));
    } else {
      R.Silenced.push_back({std::move(F), SilencedFinding::By::Lines, "", {}});
    }
  }
  R.Findings = std::move(Kept);
}
