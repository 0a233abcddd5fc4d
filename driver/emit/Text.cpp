// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "emit/Emit.h"

#include "Ui.h"
#include "finding/EditSet.h"
#include "finding/Words.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Unicode.h"

using namespace cudatidy;
using llvm::raw_ostream;

namespace {

/// Columns that Text takes on a terminal; its bytes when it is no UTF-8.
unsigned width(llvm::StringRef Text) {
  const int W = llvm::sys::unicode::columnWidthUTF8(Text);
  return W < 0 ? static_cast<unsigned>(Text.size()) : static_cast<unsigned>(W);
}

/// Source text as a terminal may have it: tabs as blanks, other control characters as U+FFFD.
std::string shown(llvm::StringRef Text) {
  std::string Out;
  for (const char C : Text) {
    if (C == '\t') {
      Out.append(8 - Out.size() % 8, ' ');
    } else if (llvm::isASCII(C) && !llvm::isPrint(C)) {
      Out += "\xEF\xBF\xBD";
    } else {
      Out.push_back(C);
    }
  }
  return Out;
}

void snippet(Sources &S, const Place &At, raw_ostream &Out, bool Color) {
  const llvm::StringRef Line = S.line(At.File, At.Line);
  if (Line.empty()) {
    return;
  }
  const size_t From = std::min<size_t>(Line.size(), At.Column ? At.Column - 1 : 0);
  const size_t To = At.EndLine == At.Line && At.EndColumn > At.Column ? std::min<size_t>(Line.size(), At.EndColumn - 1)
                    : At.EndLine > At.Line                            ? Line.size()
                                                                      : From + 1;
  const std::string Before = shown(Line.take_front(From));
  const unsigned Begin = width(Before), Marked = width(shown(Line.slice(From, std::max(To, From + 1))));
  std::string Number = std::to_string(At.Line);
  Number.insert(0, Number.size() < 5 ? 5 - Number.size() : 0, ' ');
  Out << Number << " | " << shown(Line) << "\n" << std::string(Number.size(), ' ') << " | " << std::string(Begin, ' ');
  if (Color) {
    Out.changeColor(raw_ostream::GREEN, true);
  }
  Out << "^" << std::string(Marked > 1 ? Marked - 1 : 0, '~');
  if (Color) {
    Out.resetColor();
  }
  Out << "\n";
}

void head(const Place &Bytes, Severity Level, Sources &S, raw_ostream &Out, bool Color) {
  const Place At = S.inUnit(Bytes, ColumnUnit::CodePoint);
  if (Color) {
    Out.changeColor(raw_ostream::SAVEDCOLOR, true);
  }
  Out << displayPath(At.File) << ":" << At.Line << ":" << At.Column << ": ";
  if (Color) {
    Out.changeColor(Level == Severity::Error     ? raw_ostream::RED
                    : Level == Severity::Warning ? raw_ostream::MAGENTA
                                                 : raw_ostream::CYAN,
                    true);
  }
  Out << levelName(Level) << ": ";
  if (Color) {
    Out.resetColor();
  }
}

/// The lines that a fix changes, as a diff without its context.
void changedLines(Sources &S, const Fix &X, raw_ostream &Out) {
  EditSet Edits;
  if (!Edits.add(X)) {
    return;
  }
  for (const auto &[File, Changes] : Edits.files()) {
    llvm::SmallVector<llvm::StringRef, 0> Lines;
    const std::string Diff = unifiedDiff(shortPath(File), S.text(File), Changes);
    llvm::StringRef(Diff).split(Lines, '\n', -1, false);
    for (const llvm::StringRef Line : llvm::ArrayRef(Lines).drop_front(std::min<size_t>(2, Lines.size()))) {
      if (Line.starts_with("-") || Line.starts_with("+")) {
        Out << "        " << Line.rtrim('\r') << "\n";
      }
    }
  }
}

void showFix(Sources &S, const Finding &F, const Fix &X, const EmitOptions &O, raw_ostream &Out) {
  const Text *Words = ui::find("fix_" + std::string(safetyName(X.Kind)));
  const nlohmann::ordered_json Title = {{"title", renderFixTitle(F, X, O.Language)}};
  Out << "      = " << fill(Words->in(*languageNamed(O.Language)), Title, O.Language) << "\n";
  changedLines(S, X, Out);
  llvm::SmallVector<llvm::StringRef, 0> Lines;
  llvm::StringRef(X.Code).rtrim('\n').split(Lines, '\n');
  for (const llvm::StringRef Line : X.Code.empty() ? llvm::ArrayRef<llvm::StringRef>() : llvm::ArrayRef(Lines)) {
    Out << "        " << Line << "\n";
  }
  if (const Text *Doubt = X.Doubt.empty() ? nullptr : ui::find("fix_doubt_" + X.Doubt)) {
    Out << "        (" << Doubt->in(*languageNamed(O.Language)) << ")\n";
  }
}

void finish(const RunResult &R, const EmitOptions &O, raw_ostream &Out) {
  if (O.Statistics) {
    for (const auto &[Rule, Count] : countsByRule(R)) {
      Out << llvm::right_justify(std::to_string(Count), 5) << " " << Rule << "\n";
    }
  }
  Out << summaryLine(R) << "\n";
}

} // namespace

void cudatidy::emitText(const RunResult &R, Sources &S, const EmitOptions &O, raw_ostream &Out) {
  for (const Finding &F : R.Findings) {
    head(F.At, F.Level, S, Out, O.Color);
    Out << renderMessage(F, O.Language) << " [cuda-" << F.Rule << "]\n";
    snippet(S, F.At, Out, O.Color);
    for (const Related &N : F.Notes) {
      head(N.At, Severity::Note, S, Out, O.Color);
      Out << renderNote(F, N, O.Language) << "\n";
      snippet(S, N.At, Out, O.Color);
    }
    for (const std::string &Line : renderEvidence(F, O.Language)) {
      Out << "      = " << Line << "\n";
    }
    for (const Fix &X : F.Fixes) {
      showFix(S, F, X, O, Out);
    }
  }
  finish(R, O, Out);
}

void cudatidy::emitConcise(const RunResult &R, Sources &S, const EmitOptions &O, raw_ostream &Out) {
  for (const Finding &F : R.Findings) {
    const Place At = S.inUnit(F.At, ColumnUnit::CodePoint);
    Out << displayPath(At.File) << ":" << At.Line << ":" << At.Column << ": " << levelName(F.Level) << ": "
        << renderMessage(F, O.Language) << " [cuda-" << F.Rule << "]\n";
  }
  finish(R, O, Out);
}
