// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ReportWords.h"
#include "Ui.h"
#include "finding/Words.h"
#include "report/View.h"

#include "llvm/ADT/StringExtras.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

const Text *find(StringRef Key) {
  for (const NamedText &T : report::words()) {
    if (StringRef(T.Key) == Key) {
      return &T.Words;
    }
  }
  return nullptr;
}

/// The words of a rule, or of the program's own findings; null when this version has none of that name.
const Text *ruleText(const std::string &Rule, std::span<const NamedText> RuleWords::*Group, const std::string &Key) {
  if (const RuleWords *R = findRule(Rule)) {
    for (const NamedText &T : R->*Group) {
      if (T.Key == Key) {
        return &T.Words;
      }
    }
    return nullptr;
  }
  std::string Name = Rule + "_" + Key;
  std::replace(Name.begin(), Name.end(), '-', '_');
  return ui::find(Name);
}

/// Whether a result of another version, or of another hand, has what the words want.
bool fits(const Text *Words, const Json &Args) {
  StringRef Rest(Words ? Words->English : "");
  for (size_t Open = Rest.find('{'); Open != StringRef::npos; Open = Rest.find('{')) {
    Rest = Rest.drop_front(Open + 1);
    const Json &Value =
        member(Args, Rest.take_while([](char C) { return llvm::isAlnum(C) || C == '_'; }).str().c_str());
    const auto IsPlain = [](const Json &V) { return V.is_string() || V.is_number(); };
    if (!IsPlain(Value) && !(Value.is_array() && llvm::all_of(Value, IsPlain))) {
      return false;
    }
  }
  return Words;
}

std::string escaped(StringRef Text) {
  std::string Out;
  llvm::raw_string_ostream Stream(Out);
  llvm::printHTMLEscaped(Text, Stream);
  return Out;
}

/// A path or name as a part of a URL.
std::string encoded(StringRef Text) {
  std::string Out;
  for (const char C : Text) {
    if (llvm::isAlnum(C) || C == '/' || C == '-' || C == '_' || C == '.' || C == '~') {
      Out += C;
    } else {
      Out += "%" + llvm::utohexstr(static_cast<unsigned char>(C), false, 2);
    }
  }
  return Out;
}

void replaceAll(std::string &Text, StringRef What, const std::string &By) {
  for (size_t At = Text.find(What); At != std::string::npos; At = Text.find(What, At + By.size())) {
    Text.replace(At, What.size(), By);
  }
}

} // namespace

ReportWriter::ReportWriter(const Result &R, const ReportOptions &O)
    : R(R), O(O), Kernels(R),
      Measured(O.Measured ? std::optional<ProfileJoin>(std::in_place, *O.Measured, Kernels) : std::nullopt),
      Order(Measured ? orderByTime(R, Kernels, *Measured) : fixOrder(R)) {}

std::string ReportWriter::word(StringRef Key, const Json &Args) const {
  const Text *Words = find(Key);
  assert(Words && "a word that rules/report.json does not have");
  return Words ? fill(StringRef(Words->in(O.In)), Args, languageId()) : Key.str();
}

std::string ReportWriter::wordOr(const std::string &Key, const std::string &Default) const {
  return find(Key) ? word(Key) : Default;
}

std::string ReportWriter::message(const Finding &F) const {
  if (fits(ruleText(F.Rule, &RuleWords::Messages, F.Message), F.Args)) {
    return renderMessage(F, languageId());
  }
  // Another version's rule: its own words, in the language they were written in.
  for (const char *const List : {"findings", "silenced"}) {
    for (const Json &J : listIn(R.All, List)) {
      if (textIn(J, "fingerprint") == F.Fingerprint) {
        return textIn(J, "message");
      }
    }
  }
  return F.Message;
}

std::string ReportWriter::note(const Finding &F, const Related &N) const {
  return fits(ruleText(F.Rule, &RuleWords::Notes, N.Message), N.Args) ? renderNote(F, N, languageId()) : std::string();
}

std::string ReportWriter::fixTitle(const Finding &F, const Fix &X) const {
  Json Args = F.Args;
  Args.update(X.Args);
  return fits(ruleText(F.Rule, &RuleWords::Fixes, X.Title), Args) ? renderFixTitle(F, X, languageId()) : std::string();
}

std::string ReportWriter::doubt(const Fix &X) const {
  const Text *Words = X.Doubt.empty() ? nullptr : ui::find("fix_doubt_" + X.Doubt);
  return Words ? std::string(Words->in(O.In)) : std::string();
}

std::string ReportWriter::level(Severity S) const {
  const Text &Words = S == Severity::Error ? ui::LevelError : S == Severity::Warning ? ui::LevelWarning : ui::LevelNote;
  return std::string(Words.in(O.In));
}

std::string ReportWriter::place(const std::string &File, unsigned Line) const {
  return Line ? File + ":" + std::to_string(Line) : File;
}

std::string ReportWriter::figure(double X) const { return fill("{x}", {{"x", X}}, languageId()); }
std::string ReportWriter::bytes(double X) const { return fill("{x:bytes}", {{"x", X}}, languageId()); }

std::string ReportWriter::time(double Nanoseconds) const {
  if (Nanoseconds <= 0) {
    return "–";
  }
  double Value = Nanoseconds;
  const char *Unit = " ns";
  for (const char *const Larger : {" µs", " ms", " s"}) {
    if (Value < 1000) {
      break;
    }
    Value /= 1000;
    Unit = Larger;
  }
  return figure(Value) + Unit;
}

std::string ReportWriter::percent(double Share) const { return fill("{x:percent}", {{"x", Share}}, languageId()); }

std::string ReportWriter::minutes(double Minutes) const {
  const bool Hours = Minutes >= 90;
  return word(Hours ? "hours" : "minutes", {{"n", Hours ? Minutes / 60 : Minutes}});
}

std::string ReportWriter::gain(const Finding &F) const {
  const Worth W = worthOf(F);
  if (!W.Estimated || F.Level == Severity::Error) {
    return {};
  }
  const bool Saved = numberIn(F.Evidence, "saved").has_value();
  const bool Shared = textIn(member(F.Evidence, "lanes"), "space") == "shared" || F.Rule == "shared-bank-conflict";
  return word(!Saved ? "gain_slots" : Shared ? "gain_shared" : "gain_traffic", {{"value", *W.Estimated}});
}

std::string ReportWriter::link(const std::string &File, unsigned Line) const {
  if (O.Source != SourceMode::Link) {
    return {};
  }
  std::string Out = O.Link;
  replaceAll(Out, "{commit}", encoded(textIn(member(R.All, "project"), "commit")));
  replaceAll(Out, "{line}", std::to_string(Line));
  replaceAll(Out, "{path}", encoded(File)); // last: a path may hold braces, encoded or not
  return Out;
}

std::string ReportWriter::familyName(StringRef Family) const {
  return wordOr(("family_" + Family).str(), word("family_other"));
}

std::string ReportWriter::inlineCode(StringRef Text) {
  std::string Out;
  while (!Text.empty()) {
    const auto [Before, Rest] = Text.split('`');
    Out += escaped(Before);
    const size_t End = Rest.find('`');
    if (Rest.empty() || End == StringRef::npos) {
      Out += escaped(Rest);
      break;
    }
    Out += "<code>" + escaped(Rest.take_front(End)) + "</code>";
    Text = Rest.drop_front(End + 1);
  }
  return Out;
}
