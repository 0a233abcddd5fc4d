// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_REPORT_VIEW_H
#define CUDA_TIDY_DRIVER_REPORT_VIEW_H

#include "finding/RuleWords.h"
#include "report/KernelTable.h"
#include "report/ProfileJoin.h"
#include "report/Result.h"
#include "report/Score.h"

namespace cudatidy {

/// Whose source text a report shows.
enum class SourceMode { Embed, Link, None };

/// What a reader chose.
struct ReportOptions {
  Language In = Language::English;
  std::string Title, Client;
  std::string Logo; ///< data: URI; empty: none
  SourceMode Source = SourceMode::Embed;
  std::string Link;            ///< URL of a line, with {path}, {line} and {commit}
  std::string OtherHref;       ///< the same report in the other language; empty: none
  std::optional<Result> Since; ///< an earlier result
  std::optional<Profile> Measured;
  bool Paper = false; ///< everything open, no script: for print
};

/// The words and formats of a report in its language.
class ReportWriter {
public:
  ReportWriter(const Result &R, const ReportOptions &O);

  /// A word of rules/report.json, filled.
  std::string word(llvm::StringRef Key, const Json &Args = Json::object()) const;
  /// The same for keys that are made at run time, where Key may be unknown; then Default.
  std::string wordOr(const std::string &Key, const std::string &Default) const;
  /// What this version's words say; for a rule that it does not have, what the result says.
  std::string message(const Finding &F) const;
  /// Empty when this version has no such words.
  std::string note(const Finding &F, const Related &N) const;
  std::string fixTitle(const Finding &F, const Fix &X) const;
  /// Why a fix is shown and not applied; empty when nothing is in the way.
  std::string doubt(const Fix &X) const;
  std::string level(Severity S) const;
  std::string place(const std::string &File, unsigned Line) const;
  std::string percent(double Share) const;
  std::string minutes(double Minutes) const;
  /// To three digits.
  std::string figure(double X) const;
  std::string bytes(double X) const;
  /// A duration, in the unit that fits; a dash for none.
  std::string time(double Nanoseconds) const;
  /// What a fix is expected to save, as a phrase; empty where the model gives no figure.
  std::string gain(const Finding &F) const;
  /// "L": the URL of a line under --source link; empty otherwise.
  std::string link(const std::string &File, unsigned Line) const;
  std::string familyName(llvm::StringRef Family) const;
  llvm::StringRef languageId() const { return languageName(O.In); }
  /// A rule's text: escaped, with `code` as code.
  static std::string inlineCode(llvm::StringRef Text);

  const Result &R;
  const ReportOptions &O;
  const KernelTable Kernels;
  const std::optional<ProfileJoin> Measured;
  const std::vector<size_t> Order; ///< of the findings
};

/// Everything that the templates name.
Json viewOf(const Result &R, const ReportOptions &O);

/// Its parts, one file each.
Json findingView(const ReportWriter &W, size_t I);
const char *nameOf(Severity S);
const char *nameOf(Confidence C);
std::string findingId(const Finding &F);
Json kernelViews(const ReportWriter &W);
Json chartViews(const ReportWriter &W);
Json trafficView(const ReportWriter &W);
Json rooflineView(const ReportWriter &W);
/// The profile as a whole; false without one.
Json profileView(const ReportWriter &W);
/// What was measured of a kernel; false when it is not in the profile.
Json measuredView(const ReportWriter &W, const KernelGroup &G);
/// The measured lines of a kernel, by file of the result.
std::map<std::string, std::map<unsigned, LineProfile>> measuredLines(const ReportWriter &W, const KernelGroup &G);
/// "<<<64x2, 256>>>"
std::string launchText(const Json &Grid, const Json &Block);
void addTargets(const ReportWriter &W, Json &View);
void addScope(const ReportWriter &W, Json &View);
void addRules(const ReportWriter &W, Json &View);
/// Lines of code around a place; null when the report shows no source or has none.
Json codeView(const ReportWriter &W, const Place &At, unsigned Context);

} // namespace cudatidy

#endif
