// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The formats that are XML: JUnit and Checkstyle.

#include "emit/Emit.h"

#include "finding/Words.h"
#include "gate/Fingerprint.h"

#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace cudatidy;

namespace {

/// Text as XML holds it, in attributes too: without the control characters that no XML may have.
std::string xml(llvm::StringRef Text) {
  std::string Clean;
  for (const char C : Text) {
    if (static_cast<unsigned char>(C) >= 0x20 || C == '\n' || C == '\t') {
      Clean += C;
    }
  }
  std::string Out;
  llvm::raw_string_ostream Stream(Out);
  llvm::printHTMLEscaped(Clean, Stream);
  for (size_t At = 0; (At = Out.find('\n', At)) != std::string::npos; At += 5) {
    Out.replace(At, 1, "&#10;");
  }
  return Out;
}

/// All files of the run and of its findings, relative and sorted.
std::set<std::string> files(const RunResult &R) {
  std::set<std::string> Out;
  for (const FileResult &F : R.Files) {
    Out.insert(F.File);
  }
  for (const Finding &F : R.Findings) {
    Out.insert(F.At.File);
  }
  for (const Incomplete &I : R.Missing) {
    Out.insert(I.File);
  }
  return Out;
}

} // namespace

void cudatidy::emitJunit(const RunResult &R, Sources &Text, const EmitOptions &O, llvm::raw_ostream &Out) {
  Out << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"cuda-tidy\">\n";
  for (const std::string &File : files(R)) {
    const std::string Path = relativePath(R.Root, File);
    std::string Cases;
    llvm::raw_string_ostream Body(Cases);
    size_t Failures = 0, Errors = 0;
    for (const Finding &F : R.Findings) {
      if (F.At.File != File) {
        continue;
      }
      ++Failures;
      const Place P = Text.inUnit(F.At, ColumnUnit::CodePoint);
      const std::string Message = renderMessage(F, O.Language);
      Body << "    <testcase classname=\"" << xml(Path) << "\" name=\"cuda-" << F.Rule << " at " << P.Line << ":"
           << P.Column << "\" file=\"" << xml(Path) << "\" line=\"" << P.Line << "\">\n      <failure type=\""
           << levelName(F.Level) << "\" message=\"" << xml(Message) << "\">" << xml(Path) << ":" << P.Line << ":"
           << P.Column << ": " << xml(Message);
      for (const std::string &Line : renderEvidence(F, O.Language)) {
        Body << "&#10;" << xml(Line);
      }
      Body << "</failure>\n    </testcase>\n";
    }
    for (const Incomplete &I : R.Missing) {
      if (I.File == File) {
        ++Errors;
        Body << "    <testcase classname=\"" << xml(Path) << "\" name=\"" << xml(I.Kernel.empty() ? Path : I.Kernel)
             << "\">\n      <error type=\"incomplete\" message=\"" << xml("not analysed: " + I.Reason)
             << "\"/>\n    </testcase>\n";
      }
    }
    if (!Failures && !Errors) {
      Body << "    <testcase classname=\"" << xml(Path) << "\" name=\"cuda-tidy\"/>\n";
    }
    const size_t Tests = std::max<size_t>(1, Failures + Errors);
    Out << "  <testsuite name=\"" << xml(Path) << "\" tests=\"" << Tests << "\" failures=\"" << Failures
        << "\" errors=\"" << Errors << "\">\n"
        << Cases << "  </testsuite>\n";
  }
  Out << "</testsuites>\n";
}

void cudatidy::emitCheckstyle(const RunResult &R, Sources &Text, const EmitOptions &O, llvm::raw_ostream &Out) {
  static const char *const Levels[] = {"info", "warning", "error"};
  Out << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n";
  std::string Open;
  for (const Finding &F : R.Findings) {
    if (F.At.File != Open) {
      Out << (Open.empty() ? "" : "  </file>\n") << "  <file name=\"" << xml(relativePath(R.Root, F.At.File))
          << "\">\n";
      Open = F.At.File;
    }
    const Place P = Text.inUnit(F.At, ColumnUnit::CodePoint);
    Out << "    <error line=\"" << P.Line << "\" column=\"" << P.Column << "\" severity=\""
        << Levels[static_cast<int>(F.Level)] << "\" message=\"" << xml(renderMessage(F, O.Language))
        << "\" source=\"cuda-" << F.Rule << "\"/>\n";
  }
  Out << (Open.empty() ? "" : "  </file>\n") << "</checkstyle>\n";
}
