// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "FixVerification.h"

#include "llvm/Support/MemoryBuffer.h"

#include <set>

using namespace cudatidy;

namespace {

/// Analyses that the fixes of one file may take. What is not proved by then is a suggestion.
constexpr unsigned MaxLooks = 24;

/// A finding and the fix of it that is being proved.
struct Candidate {
  size_t Finding;
  size_t Fix;
};

using Key = std::tuple<std::string, std::string, unsigned>; ///< rule, file, line

std::optional<std::string> diskText(const std::string &File) {
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  return Buffer ? std::optional((*Buffer)->getBuffer().str()) : std::nullopt;
}

unsigned lineAt(llvm::StringRef Text, unsigned Offset) { return 1 + unsigned(Text.take_front(Offset).count('\n')); }

class Verifier {
public:
  Verifier(std::vector<Finding> &All, const std::string &Main, const FileLooks &Looks)
      : All(All), Main(Main), Looks(Looks), Before(Looks.Before()), Fixed(All.size(), false) {}

  void proveEdits() {
    for (const Safety Level : {Safety::Safe, Safety::Unsafe}) {
      for (std::vector<Candidate> Wanted = next(Level); !Wanted.empty(); Wanted = next(Level)) {
        prove(Wanted);
      }
    }
    for (Finding &F : All) {
      keepOne(F);
    }
  }

  void proveCode() {
    std::set<std::string> Codes;
    eachCode([&](Fix &X) { Codes.insert(X.Code); });
    std::set<std::string> Good = parsing(Codes);
    eachCode([&](Fix &X) {
      X.Verified = Good.contains(X.Code);
      if (!X.Verified) {
        X.Code.clear();
        X.CodeIsWhole = false;
      }
    });
  }

private:
  Fix &fix(const Candidate &C) { return All[C.Finding].Fixes[C.Fix]; }

  template <typename Callback> void eachCode(Callback Take) {
    for (Finding &F : All) {
      for (Fix &X : F.Fixes) {
        if (X.CodeIsWhole) {
          Take(X);
        }
      }
    }
  }

  /// The first fix of each finding that is neither proved nor refused, when it has this level.
  std::vector<Candidate> next(Safety Level) {
    std::vector<Candidate> Out;
    for (size_t F = 0; F < All.size(); ++F) {
      const auto &Fixes = All[F].Fixes;
      if (llvm::any_of(Fixes, [](const Fix &X) { return X.isApplicable() && X.Verified; })) {
        continue;
      }
      for (size_t X = 0; X < Fixes.size(); ++X) {
        if (Fixes[X].isApplicable() && Fixes[X].Kind == Level) {
          Out.push_back({F, X});
          break;
        }
      }
    }
    return Out;
  }

  void refuse(const Candidate &C, const char *Doubt) {
    fix(C).Kind = Safety::Suggestion;
    fix(C).Doubt = Doubt;
  }

  void prove(llvm::ArrayRef<Candidate> Wanted) {
    EditSet Edits = Proved;
    std::vector<Candidate> Together, Apart;
    for (const Candidate &C : Wanted) {
      if (llvm::any_of(fix(C).Edits, [&](const Edit &E) { return !Looks.MayEdit(E.File); })) {
        refuse(C, "outside");
      } else {
        (Edits.add(fix(C)) ? Together : Apart).push_back(C);
      }
    }
    if (!Together.empty()) {
      proveTogether(Edits, Together);
    }
    for (const Candidate &C : Apart) {
      // It overlaps with one that is proved: only the text without that one can prove it.
      EditSet Alone;
      if (!Alone.add(fix(C))) {
        refuse(C, "text");
        continue;
      }
      std::set<size_t> Remaining;
      const char *Doubt = attempt(Alone, {C}, /*OnProved=*/false, Remaining);
      Doubt ? refuse(C, Doubt) : void(fix(C).Verified = true);
    }
  }

  void proveTogether(const EditSet &Edits, const std::vector<Candidate> &Together) {
    std::set<size_t> Remaining; // findings that did not go
    const char *Doubt = attempt(Edits, Together, /*OnProved=*/true, Remaining);
    if (!Doubt) {
      Proved = Edits;
      for (const Candidate &C : Together) {
        fix(C).Verified = true;
        Fixed[C.Finding] = true;
      }
      return;
    }
    if (Together.size() == 1) {
      refuse(Together.front(), Doubt);
      return;
    }
    std::vector<Candidate> Others;
    for (const Candidate &C : Together) {
      if (Remaining.contains(C.Finding)) {
        refuse(C, Doubt);
      } else {
        Others.push_back(C);
      }
    }
    if (Others.size() < Together.size()) {
      prove(Others);
      return;
    }
    const auto Whole = llvm::ArrayRef(Together);
    prove(Whole.take_front(Whole.size() / 2));
    prove(Whole.drop_front(Whole.size() / 2));
  }

  /// Null when the edits hold; else the doubt. Remaining: the candidates' findings that are still there.
  const char *attempt(const EditSet &Edits, llvm::ArrayRef<Candidate> Now, bool OnProved, std::set<size_t> &Remaining) {
    if (++Taken > MaxLooks) {
      return "budget";
    }
    FileTexts New;
    for (const auto &[File, _] : Edits.files()) {
      const std::optional<std::string> Old = diskText(File);
      auto Text = Old ? Edits.apply(File, *Old) : llvm::createStringError("unreadable");
      if (!Text) {
        llvm::consumeError(Text.takeError());
        return "text";
      }
      New[File] = std::move(*Text);
    }
    const std::optional<Observation> After = Looks.With(New, /*WithChecks=*/true);
    if (!After || After->isWorseThan(Before)) {
      return "diagnostics";
    }
    const auto KeyOf = [&](const Finding &F) {
      const auto Text = New.find(F.At.File);
      const unsigned Line = Text == New.end() ? F.At.Line : lineAt(Text->second, Edits.shifted(F.At.File, F.At.Offset));
      return Key(F.Rule, F.At.File, Line);
    };
    std::map<Key, int> Balance; // findings that may stay, less those that are there
    for (size_t F = 0; F < All.size(); ++F) {
      const bool Goes = (OnProved && Fixed[F]) || llvm::any_of(Now, [&](const Candidate &C) { return C.Finding == F; });
      Balance[KeyOf(All[F])] += Goes ? 0 : 1;
    }
    for (const Finding &F : After->Findings) {
      const Key K(F.Rule, F.At.File, F.At.Line);
      // A remark that nobody is shown unasked is no reason against a fix.
      const bool Counts = F.Sure != Confidence::Low ||
                          llvm::any_of(Now, [&](const Candidate &C) { return KeyOf(All[C.Finding]) == K; });
      Balance[K] -= Counts ? 1 : 0;
    }
    bool Foreign = false;
    for (const auto &[K, Count] : Balance) {
      if (Count >= 0) {
        continue;
      }
      bool Own = false;
      for (const Candidate &C : Now) {
        if (KeyOf(All[C.Finding]) == K) {
          Remaining.insert(C.Finding);
          Own = true;
        }
      }
      Foreign |= !Own;
    }
    return !Remaining.empty() ? "remains" : Foreign ? "new_finding" : nullptr;
  }

  /// A proved fix leaves no room for another; without one the first refused fix is shown.
  static void keepOne(Finding &F) {
    const auto Proved = llvm::find_if(F.Fixes, [](const Fix &X) { return X.isApplicable() && X.Verified; });
    if (Proved != F.Fixes.end()) {
      F.Fixes = {*Proved};
      return;
    }
    bool Shown = false;
    llvm::erase_if(F.Fixes, [&](const Fix &X) { return !X.Edits.empty() && std::exchange(Shown, true); });
  }

  std::set<std::string> parsing(const std::set<std::string> &Codes) {
    if (Codes.empty() || Taken >= MaxLooks || parses(Codes)) {
      return Taken >= MaxLooks ? std::set<std::string>() : Codes;
    }
    std::set<std::string> Good;
    for (const std::string &Code : Codes) {
      if (Codes.size() > 1 && Taken < MaxLooks && parses({Code})) {
        Good.insert(Code);
      }
    }
    return Good;
  }

  bool parses(const std::set<std::string> &Codes) {
    ++Taken;
    std::optional<std::string> Text = diskText(Main);
    if (!Text) {
      return false;
    }
    for (const std::string &Code : Codes) {
      *Text += "\n" + Code;
    }
    const std::optional<Observation> After = Looks.With({{Main, *Text}}, /*WithChecks=*/false);
    return After && !After->isWorseThan(Before);
  }

  std::vector<Finding> &All;
  const std::string &Main;
  const FileLooks &Looks;
  const Observation Before;
  EditSet Proved;
  std::vector<bool> Fixed; ///< findings that Proved takes away
  unsigned Taken = 0;
};

} // namespace

void Observation::count(const std::vector<ParseProblem> &Of) {
  for (const ParseProblem &P : Of) {
    ++Problems[{P.File, P.IsError, P.Message}];
  }
}

bool Observation::isWorseThan(const Observation &Before) const {
  return Kernels < Before.Kernels || llvm::any_of(
                                         Problems,
                                         [&](const auto &P) {
                                           const auto It = Before.Problems.find(P.first);
                                           return P.second > (It == Before.Problems.end() ? 0 : It->second);
                                         });
}

void cudatidy::verifyFixes(std::vector<Finding> &Findings, const std::string &Main, const FileLooks &Looks) {
  const bool Any = llvm::any_of(Findings, [](const Finding &F) {
    return llvm::any_of(F.Fixes, [](const Fix &X) { return X.isApplicable() || X.CodeIsWhole; });
  });
  if (!Any) {
    return;
  }
  Verifier V(Findings, Main, Looks);
  V.proveEdits();
  V.proveCode();
}
