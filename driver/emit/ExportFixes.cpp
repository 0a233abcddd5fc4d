// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "emit/Emit.h"

#include "finding/Words.h"

#include "clang/Tooling/DiagnosticsYaml.h"

using namespace cudatidy;
using namespace clang::tooling;

namespace {

Diagnostic::Level levelOf(Severity S) {
  switch (S) {
  case Severity::Note:
    return Diagnostic::Remark;
  case Severity::Warning:
    return Diagnostic::Warning;
  case Severity::Error:
    return Diagnostic::Error;
  }
  llvm_unreachable("a severity has three values");
}

DiagnosticMessage messageAt(const Place &P, std::string Text) {
  DiagnosticMessage M(Text);
  M.FilePath = P.File;
  M.FileOffset = P.Offset;
  return M;
}

/// The first safe fix as replacements; none when there is no such fix or its edits overlap.
llvm::StringMap<Replacements> safeFix(const Finding &F) {
  for (const Fix &X : F.Fixes) {
    if (X.Kind != Safety::Safe || X.Edits.empty() || !X.Verified) {
      continue;
    }
    llvm::StringMap<Replacements> Out;
    bool Fits = true;
    for (const Edit &E : X.Edits) {
      if (llvm::Error Overlap = Out[E.File].add(Replacement(E.File, E.Offset, E.Length, E.Text))) {
        llvm::consumeError(std::move(Overlap));
        Fits = false;
      }
    }
    if (Fits) {
      return Out;
    }
  }
  return {};
}

} // namespace

void cudatidy::emitExportFixes(const RunResult &R, Sources &Text, const EmitOptions &O, llvm::raw_ostream &Out) {
  TranslationUnitDiagnostics All;
  for (const Finding &F : R.Findings) {
    DiagnosticMessage Message = messageAt(F.At, renderMessage(F, O.Language));
    Message.Fix = safeFix(F);
    llvm::SmallVector<DiagnosticMessage, 1> Notes;
    for (const Related &N : F.Notes) {
      Notes.push_back(messageAt(N.At, renderNote(F, N, O.Language)));
    }
    All.Diagnostics.emplace_back("cuda-" + F.Rule, Message, Notes, levelOf(F.Level), R.Root);
  }
  llvm::yaml::Output Yaml(Out);
  Yaml << All;
}
