// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "emit/Emit.h"

#include "Ui.h"
#include "finding/EditSet.h"
#include "finding/Words.h"

#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Unicode.h"

#include <map>

using namespace cudatidy;
using llvm::raw_ostream;

namespace {

const char *levelName(Severity S) {
  switch (S) {
  case Severity::Note:
    return "note";
  case Severity::Warning:
    return "warning";
  case Severity::Error:
    return "error";
  }
  llvm_unreachable("a severity has three values");
}

/// The lines of the files that findings are in, read once.
class Sources {
public:
  /// Line of File without its end; empty when there is none.
  llvm::StringRef line(const std::string &File, unsigned Line) {
    const Entry &E = entry(File);
    return Line && Line <= E.Lines.size() ? E.Lines[Line - 1].rtrim('\r') : llvm::StringRef();
  }

  /// All of File; empty when it cannot be read.
  llvm::StringRef text(const std::string &File) {
    const Entry &E = entry(File);
    return E.Buffer ? E.Buffer->getBuffer() : llvm::StringRef();
  }

private:
  struct Entry {
    bool Tried = false;
    std::unique_ptr<llvm::MemoryBuffer> Buffer;
    llvm::SmallVector<llvm::StringRef, 0> Lines;
  };
  const Entry &entry(const std::string &File) {
    auto &Entry = Files[File];
    if (!Entry.Tried) {
      Entry.Tried = true;
      if (auto Buffer = llvm::MemoryBuffer::getFile(File)) {
        Entry.Buffer = std::move(*Buffer);
        Entry.Buffer->getBuffer().split(Entry.Lines, '\n');
      }
    }
    return Entry;
  }
  std::map<std::string, Entry> Files;
};

/// Columns that Text takes on a terminal; its bytes when it is no UTF-8.
unsigned width(llvm::StringRef Text) {
  const int W = llvm::sys::unicode::columnWidthUTF8(Text);
  return W < 0 ? static_cast<unsigned>(Text.size()) : static_cast<unsigned>(W);
}

std::string withoutTabs(llvm::StringRef Text) {
  std::string Out;
  for (const char C : Text) {
    if (C == '\t') {
      Out.append(8 - Out.size() % 8, ' ');
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
  const std::string Before = withoutTabs(Line.take_front(From));
  const unsigned Begin = width(Before), Marked = width(Line.slice(From, std::max(To, From + 1)));
  std::string Number = std::to_string(At.Line);
  Number.insert(0, Number.size() < 5 ? 5 - Number.size() : 0, ' ');
  Out << Number << " | " << withoutTabs(Line) << "\n"
      << std::string(Number.size(), ' ') << " | " << std::string(Begin, ' ');
  if (Color) {
    Out.changeColor(raw_ostream::GREEN, true);
  }
  Out << "^" << std::string(Marked > 1 ? Marked - 1 : 0, '~');
  if (Color) {
    Out.resetColor();
  }
  Out << "\n";
}

void head(const Place &At, Severity Level, raw_ostream &Out, bool Color) {
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
    const std::string Diff = unifiedDiff(displayPath(File), S.text(File), Changes);
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

} // namespace

void cudatidy::emitText(const RunResult &R, const EmitOptions &O, raw_ostream &Out) {
  Sources S;
  for (const Finding &F : R.Findings) {
    head(F.At, F.Level, Out, O.Color);
    Out << renderMessage(F, O.Language) << " [cuda-" << F.Rule << "]\n";
    snippet(S, F.At, Out, O.Color);
    for (const Related &N : F.Notes) {
      head(N.At, Severity::Note, Out, O.Color);
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
  Out << summaryLine(R) << "\n";
}

void cudatidy::emitConcise(const RunResult &R, const EmitOptions &O, raw_ostream &Out) {
  for (const Finding &F : R.Findings) {
    Out << displayPath(F.At.File) << ":" << F.At.Line << ":" << F.At.Column << ": " << levelName(F.Level) << ": "
        << renderMessage(F, O.Language) << " [cuda-" << F.Rule << "]\n";
  }
  Out << summaryLine(R) << "\n";
}
