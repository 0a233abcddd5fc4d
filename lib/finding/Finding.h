// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FINDING_FINDING_H
#define CUDA_TIDY_FINDING_FINDING_H

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace cudatidy {

enum class Severity { Note, Warning, Error };

/// How sure a finding is: High, the evidence is exact; Medium, it rests on samples or an assumed launch; Low, on a
/// guess that only an audit shows.
enum class Confidence { Low, Medium, High };

/// A token in the text of a macro's body.
struct MacroToken {
  std::string Macro;             ///< the macro's name
  std::string File;              ///< real path of the file that defines it
  unsigned Line = 0, Offset = 0; ///< as in Place
};

/// A range in a source file. Lines and columns count from 1, columns in bytes; the end is exclusive. File is the real
/// path.
struct Place {
  std::string File;
  unsigned Line = 0, Column = 0, EndLine = 0, EndColumn = 0;
  unsigned Offset = 0; ///< bytes from the start of the file
  /// For code that macros wrote: where it stands in their bodies, the innermost macro first. A suppression there
  /// counts.
  std::vector<MacroToken> InMacros = {};
};

/// Whether a fix may be applied without a person: Safe keeps the meaning, Unsafe compiles but may change results,
/// Suggestion is shown and never applied.
enum class Safety { Safe, Unsafe, Suggestion };

/// Text in place of a stretch of a file. File is the real path; lines and columns as in Place, for readers.
struct Edit {
  std::string File;
  unsigned Offset = 0, Length = 0; ///< bytes
  std::string Text;                ///< with the line ends of the file
  unsigned Line = 0, Column = 0, EndLine = 0, EndColumn = 0;
};

struct Fix {
  Safety Kind = Safety::Suggestion;
  std::string Title; ///< key of the rule's `fixes` words; the emitter writes it in the reader's language
  std::vector<Edit> Edits;
  std::string Code; ///< a suggestion's text where no edit is offered
  /// Code is whole declarations, which can stand at the end of the file: they are parsed there before they are shown.
  bool CodeIsWhole = false;
  /// The finding's text was parsed with the edits in place: nothing new is wrong with it, and the finding is gone. For
  /// whole code: it parses.
  bool Verified = false;
  /// Why edits are shown and not applied: a key of ui.json without "fix_doubt_"; empty when nothing is in the way.
  std::string Doubt;
  nlohmann::ordered_json Args = nlohmann::ordered_json::object(); ///< of the title, beside those of the finding

  /// May be applied without a person, or with one's consent.
  bool isApplicable() const { return Kind != Safety::Suggestion && !Edits.empty(); }
};

/// A second place that explains the first. Message is a key of the rule's `notes` words.
struct Related {
  Place At;
  std::string Message;
  nlohmann::ordered_json Args = nlohmann::ordered_json::object();
};

/// One thing that is wrong, for one cause. The words come from the rule; Args fill them, so that one result can be
/// written in any language.
struct Finding {
  std::string Rule; ///< id without the prefix "cuda-"
  Severity Level = Severity::Warning;
  Confidence Sure = Confidence::High;
  Place At;
  std::string Message = "message"; ///< key of the rule's words: its main message or one of its variants
  nlohmann::ordered_json Args = nlohmann::ordered_json::object();
  std::string Kernel;                                                 ///< signature of the kernel, empty when none
  nlohmann::ordered_json Evidence = nlohmann::ordered_json::object(); ///< numbers, the launch assumed, basis
  std::vector<Related> Notes;
  std::vector<Fix> Fixes;
  /// Names the finding across revisions: 32 hexadecimal digits, made by the driver (Fingerprint.h); empty before.
  std::string Fingerprint;
};

/// The order in which findings are printed: file, offset, rule, then message arguments.
bool operator<(const Finding &A, const Finding &B);
bool operator==(const Place &A, const Place &B);
bool operator==(const Edit &A, const Edit &B);

/// "safe", "unsafe" or "suggestion".
const char *safetyName(Safety S);

nlohmann::ordered_json toJson(const Finding &F);
/// Reads what toJson wrote; the input comes from our own worker, so a malformed one is a programming error.
Finding findingFromJson(const nlohmann::ordered_json &J);

} // namespace cudatidy

#endif
