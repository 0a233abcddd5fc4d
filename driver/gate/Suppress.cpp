// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "gate/Suppress.h"

#include "RuleSelection.h"
#include "finding/NoLint.h"
#include "finding/RuleWords.h"
#include "frontend/SourceScan.h"

#include "llvm/Support/GlobPattern.h"

#include <set>

using namespace cudatidy;
using llvm::StringRef;

namespace {

/// One file's suppressions and which of their names were of use.
struct FileSuppressions {
  explicit FileSuppressions(StringRef Text) : Found(Text), Used(Found.all().size()) {}
  NoLints Found;
  std::vector<std::set<std::string>> Used; ///< rules that each one silenced

  const NoLint *use(size_t Offset, const std::string &Rule) {
    const NoLint *N = Found.suppressing(Offset, "cuda-" + Rule);
    if (N) {
      Used[static_cast<size_t>(N - Found.all().data())].insert(Rule);
    }
    return N;
  }
};

bool isOurs(StringRef Name) { return Name.starts_with("cuda-"); }

/// Rules that a name of a list means, by their plain ids.
std::vector<std::string> rulesOf(StringRef Name) {
  NoLint One;
  One.List = Name.str();
  One.Names = {Name};
  std::vector<std::string> Out;
  for (const RuleWords &R : ruleWords()) {
    if (One.means("cuda-" + std::string(R.Id))) {
      Out.push_back(std::string(R.Id));
    }
  }
  if (One.means(("cuda-" + SuppressionRule).str())) {
    Out.push_back(SuppressionRule.str());
  }
  return Out;
}

/// The edit that takes [Begin, End) away, with its comment when nothing else is in it and with its line when nothing
/// is left on that.
Edit removal(const std::string &File, StringRef Text, size_t Begin, size_t End) {
  const size_t LineBegin = Text.rfind('\n', Begin) + 1;
  const size_t LineEnd = std::min(Text.find('\n', Begin), Text.size());
  const StringRef Before = Text.slice(LineBegin, Begin);
  const size_t Opening = std::max(Before.rfind("//") + 1, Before.rfind("/*") + 1); // 0: none
  if (Opening && Before.drop_front(Opening + 1).trim(" \t/*!<").empty()) {
    const bool Block = Before.substr(Opening - 1, 2) == "/*";
    const size_t Close = Text.find("*/", End);
    if (!Block || Close < LineEnd) {
      Begin = LineBegin + Opening - 1;
      End = Block ? Close + 2 : LineEnd;
      if (!Block && End > Begin && Text[End - 1] == '\r') {
        --End;
      }
    }
  }
  if (Text.slice(LineBegin, Begin).trim().empty() && Text.slice(End, LineEnd).trim().empty()) {
    Begin = LineBegin;
    End = std::min(LineEnd + 1, Text.size());
  } else if (Text.slice(End, LineEnd).trim().empty()) {
    while (Begin > LineBegin && (Text[Begin - 1] == ' ' || Text[Begin - 1] == '\t')) {
      --Begin;
    }
  }
  return {File, static_cast<unsigned>(Begin), static_cast<unsigned>(End - Begin), ""};
}

class Suppressions {
public:
  Suppressions(RunResult &R, ConfigTree &Tree, Sources &Text, const JudgedFiles &Judged)
      : R(R), Tree(Tree), Text(Text), Judged(Judged) {}

  void run() {
    std::vector<Finding> Kept;
    for (Finding &F : R.Findings) {
      if (auto S = silenced(F)) {
        R.Silenced.push_back(std::move(*S));
      } else {
        Kept.push_back(std::move(F));
      }
    }
    R.Findings = std::move(Kept);
    for (const std::string &File : filesInScope()) {
      review(File);
    }
    sortFindings(R.Findings);
  }

private:
  FileSuppressions &of(const std::string &File) {
    auto &Slot = Files[File];
    if (!Slot) {
      Slot = std::make_unique<FileSuppressions>(Text.text(File));
    }
    return *Slot;
  }

  std::optional<SilencedFinding> silenced(const Finding &F) {
    std::vector<std::pair<std::string, size_t>> Places;
    for (const MacroToken &T : F.At.InMacros) {
      Places.emplace_back(T.File, T.Offset);
    }
    Places.emplace_back(F.At.File, F.At.Offset);
    for (const auto &[File, Offset] : Places) {
      if (const NoLint *N = of(File).use(Offset, F.Rule)) {
        Place At = Text.at(File, N->Begin);
        At.EndColumn = At.Column + static_cast<unsigned>(N->End - N->Begin);
        return SilencedFinding{F, SilencedFinding::By::Comment, N->Reason, At};
      }
    }
    for (const std::string &Macro : Tree.settings(F.At.File).SuppressMacros) {
      auto Glob = llvm::GlobPattern::create(Macro);
      if (!Glob) {
        llvm::consumeError(Glob.takeError());
        continue;
      }
      for (const MacroToken &T : F.At.InMacros) {
        if (Glob->match(T.Macro)) {
          return SilencedFinding{F, SilencedFinding::By::Macro, T.Macro, {}};
        }
      }
    }
    return std::nullopt;
  }

  /// Files of the project that the run read, sorted.
  std::set<std::string> filesInScope() const {
    std::set<std::string> Out;
    for (const FileResult &F : R.Files) {
      Out.insert(F.Dependencies.begin(), F.Dependencies.end());
    }
    return Out;
  }

  /// Whether a suppression of File that silenced nothing is known to be without use: everything that could need it was
  /// analysed. A header's may serve kernels of files that the run did not see.
  bool judged(const std::string &File) const {
    const bool Below = llvm::any_of(
        Judged.Folders, [&](const std::string &Folder) { return StringRef(File).starts_with(Folder + "/"); });
    if (!Below && (isHeaderName(File) || !llvm::is_contained(Judged.Named, File))) {
      return false;
    }
    return llvm::none_of(R.Files, [&](const FileResult &F) {
      return !F.Missing.empty() && (F.File == File || llvm::is_contained(F.Dependencies, File));
    });
  }

  void review(const std::string &File) {
    const FileSettings &S = Tree.settings(File);
    if (!S.On.count(SuppressionRule.str()) || !S.ExcludedBy.empty()) {
      return;
    }
    FileSuppressions &Own = of(File);
    const bool JudgeUse = judged(File);
    for (size_t I = 0; I < Own.Found.all().size(); ++I) {
      review(File, S, Own.Found.all()[I], Own.Used[I], JudgeUse);
    }
  }

  void review(const std::string &File, const FileSettings &S, const NoLint &N, const std::set<std::string> &Used,
              bool JudgeUse) {
    const bool Block = N.Which == NoLint::Word::Begin || N.Which == NoLint::Word::End;
    if (Block && !N.Matched) {
      const bool Relevant = !N.List || llvm::any_of(N.Names, [](StringRef Name) { return !rulesOf(Name).empty(); });
      if (Relevant) {
        report(File, N, N.Which == NoLint::Word::Begin ? "unmatched_begin" : "unmatched_end", Severity::Error);
      }
      return;
    }
    if (N.Which == NoLint::Word::End) {
      return; // its begin speaks for both
    }
    const Severity Mild = S.StrictSuppressions ? Severity::Warning : Severity::Note;
    if (!N.List) {
      // One that silenced nothing of ours may serve another tool.
      if (!Used.empty()) {
        report(File, N, "blanket", Mild, {{"rules", spelled(Used)}});
      }
      return;
    }
    std::vector<StringRef> Gone, Ours;
    for (const StringRef Name : N.Names) {
      const std::vector<std::string> Rules = rulesOf(Name);
      if (Rules.empty()) {
        const std::string Near = nearestRule(Name);
        if (isOurs(Name) || (!Near.empty() && !Name.contains('*'))) {
          report(File, N, Near.empty() ? "unknown" : "unknown_near", Severity::Warning,
                 {{"name", Name.str()}, {"near", "cuda-" + Near}}, Name, {Name});
        }
        continue;
      }
      if (!isOurs(Name)) {
        continue; // "*" and the like mean other tools' rules as well
      }
      Ours.push_back(Name);
      const bool Ran = llvm::all_of(Rules, [&](const std::string &Id) { return S.On.count(Id); });
      const bool OfUse = llvm::any_of(Rules, [&](const std::string &Id) { return Used.count(Id); });
      if (JudgeUse && Ran && !OfUse) {
        Gone.push_back(Name);
      }
    }
    for (const StringRef Name : Gone) {
      report(File, N, "unused", Mild, {{"name", Name.str()}}, Name, Gone);
    }
    if (!Ours.empty() && Gone.size() < Ours.size() && N.Reason.empty()) {
      report(File, N, "reasonless", Mild);
    }
  }

  static nlohmann::ordered_json spelled(const std::set<std::string> &Rules) {
    nlohmann::ordered_json Out = nlohmann::ordered_json::array();
    for (const std::string &Rule : Rules) {
      Out.push_back("cuda-" + Rule);
    }
    return Out;
  }

  /// Key names the words (rules/ui.json, nolint_<key>); Name is the name of the list that is meant, Removable are those
  /// that a fix takes out of it.
  void report(const std::string &File, const NoLint &N, const char *Key, Severity Level,
              nlohmann::ordered_json Args = nlohmann::ordered_json::object(), StringRef Name = {},
              const std::vector<StringRef> &Removable = {}) {
    Finding F;
    F.Rule = SuppressionRule.str();
    F.Level = Level;
    F.Message = Key;
    F.Args = std::move(Args);
    // Each name of a list is a finding of its own, at its own place.
    const StringRef Whole = Text.text(File);
    const size_t Begin = Name.empty() ? N.Begin : static_cast<size_t>(Name.data() - Whole.data());
    F.At = Text.at(File, Begin);
    F.At.EndColumn = F.At.Column + static_cast<unsigned>(Name.empty() ? N.End - N.Begin : Name.size());
    if (!Removable.empty()) {
      F.Fixes.push_back(fix(File, N, Removable));
    }
    R.Findings.push_back(std::move(F));
  }

  Fix fix(const std::string &File, const NoLint &N, const std::vector<StringRef> &Names) {
    Fix X;
    X.Kind = Safety::Safe; // a comment that means nothing goes
    X.Title = "fix_remove";
    X.Verified = true; // what the compiler sees stays the same
    const NoLint *Partner = N.Which == NoLint::Word::Begin ? &of(File).Found.all()[N.Other] : nullptr;
    for (const NoLint *One : {&N, Partner}) {
      if (One) {
        Edit E = edit(File, *One, Names);
        const Place Begin = Text.at(File, E.Offset), End = Text.at(File, E.Offset + E.Length);
        std::tie(E.Line, E.Column, E.EndLine, E.EndColumn) = std::tie(Begin.Line, Begin.Column, End.Line, End.Column);
        X.Edits.push_back(std::move(E));
      }
    }
    return X;
  }

  Edit edit(const std::string &File, const NoLint &N, const std::vector<StringRef> &Names) {
    const StringRef Whole = Text.text(File);
    std::vector<StringRef> Left;
    for (StringRef Name : llvm::split(*N.List, ',')) {
      if (!llvm::is_contained(Names, Name)) {
        Left.push_back(Name);
      }
    }
    if (Left.empty()) {
      return removal(File, Whole, N.Begin, N.End);
    }
    const size_t Open = Whole.find('(', N.Begin) + 1;
    return {File, static_cast<unsigned>(Open), static_cast<unsigned>(N.End - 1 - Open), llvm::join(Left, ", ")};
  }

  RunResult &R;
  ConfigTree &Tree;
  Sources &Text;
  const JudgedFiles &Judged;
  std::map<std::string, std::unique_ptr<FileSuppressions>> Files;
};

} // namespace

void cudatidy::applySuppressions(RunResult &R, ConfigTree &Tree, Sources &Text, const JudgedFiles &Judged) {
  Suppressions(R, Tree, Text, Judged).run();
}
