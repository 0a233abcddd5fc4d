// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "report/FixDiff.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

void add(std::vector<DiffLine> &Out, char Sign, StringRef Text) {
  Text.consume_back("\n");
  while (true) {
    const auto [Line, Rest] = Text.split('\n');
    Out.push_back({Sign, Line.rtrim('\r').str()});
    if (Line.size() == Text.size()) {
      return;
    }
    Text = Rest;
  }
}

/// Edits of one file, sorted by offset; false when they do not fit the text.
bool add(std::vector<DiffLine> &Out, const std::string &File, StringRef Text, llvm::ArrayRef<const Edit *> Edits) {
  for (size_t I = 0; I < Edits.size();) {
    if (size_t(Edits[I]->Offset) + Edits[I]->Length > Text.size()) {
      return false;
    }
    // Edits whose lines touch are one piece.
    const size_t Begin = Text.take_front(Edits[I]->Offset).rfind('\n') + 1; // npos + 1 is 0
    size_t End = Begin, At = Begin;
    std::string New;
    do {
      const Edit &E = *Edits[I];
      if (E.Offset < At || size_t(E.Offset) + E.Length > Text.size()) {
        return false;
      }
      New += Text.slice(At, E.Offset);
      New += E.Text;
      At = E.Offset + E.Length;
      End = std::min(Text.find('\n', At), Text.size());
      ++I;
    } while (I < Edits.size() && Edits[I]->Offset <= End);
    New += Text.slice(At, End);
    Out.push_back({'@', File + ":" + std::to_string(Text.take_front(Begin).count('\n') + 1)});
    add(Out, '-', Text.slice(Begin, End));
    add(Out, '+', New);
  }
  return true;
}

} // namespace

std::vector<DiffLine> cudatidy::fixDiff(const Result &R, const Fix &X) {
  std::map<std::string, std::vector<const Edit *>> ByFile;
  for (const Edit &E : X.Edits) {
    ByFile[E.File].push_back(&E);
  }
  std::vector<DiffLine> Out;
  for (auto &[File, Edits] : ByFile) {
    llvm::stable_sort(Edits, [](const Edit *A, const Edit *B) { return A->Offset < B->Offset; });
    const Json &Text = member(member(R.All, "sources"), File.c_str());
    // Offsets count the file's own bytes; where some of them were replaced, they say nothing.
    if (!Text.is_string() || StringRef(Text.get_ref<const std::string &>()).contains("\xef\xbf\xbd") ||
        !add(Out, File, Text.get_ref<const std::string &>(), Edits)) {
      return {};
    }
  }
  return Out;
}
