// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `cuda-tidy report RESULT.json`: writes a result as HTML, PDF or Markdown. One analysis serves any of them.

#include "Commands.h"
#include "OptionParsing.h"
#include "report/Choices.h"
#include "report/Pdf.h"
#include "report/Render.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;
namespace cl = llvm::cl;

namespace {

enum class ReportFormat { Html, Pdf, Markdown, View };

struct Parser {
  cl::SubCommand Sub{"report", "Write a result as a report"};
  cl::list<std::string> Files{cl::Positional, cl::desc("RESULT.json"), cl::sub(Sub)};
  cl::opt<ReportFormat> Format{
      "format", cl::desc("What is written"),
      cl::values(clEnumValN(ReportFormat::Html, "html", "one file with all in it"),
                 clEnumValN(ReportFormat::Pdf, "pdf", "printed by Chromium; takes -o"),
                 clEnumValN(ReportFormat::Markdown, "md", "for a merge request"),
                 clEnumValN(ReportFormat::View, "view", "what the templates are filled with, as JSON")),
      cl::init(ReportFormat::Html), cl::sub(Sub)};
  cl::opt<std::string> Language{"lang", cl::desc("Language: en or zh-CN"), cl::value_desc("LANG"), cl::init("en"),
                                cl::sub(Sub)};
  cl::opt<std::string> Output{"o", cl::desc("File to write to instead of standard output"), cl::value_desc("FILE"),
                              cl::sub(Sub)};
  ReportChoices Choices{Sub};
};

int wrong(const llvm::Twine &Text) {
  llvm::errs() << "cuda-tidy report: " << Text << "\n";
  return 2;
}

} // namespace

int cudatidy::renderReport(int Argc, char **Argv) {
  Parser P;
  if (!parseOptions(P.Sub, Argc, Argv)) {
    return 2;
  }
  if (P.Files.size() != 1) {
    return wrong("expected one result. Example: cuda-tidy report result.json --format html -o report.html; two results "
                 "are compared by cuda-tidy report diff OLD NEW");
  }
  ReportOptions O;
  const std::optional<Language> In = languageNamed(P.Language.getValue());
  if (!In) {
    return wrong("unknown language '" + P.Language + "': en or zh-CN");
  }
  O.In = *In;
  O.Paper = P.Format == ReportFormat::Pdf;
  if (O.Paper && P.Output.empty()) {
    return wrong("--format pdf wants a file: -o report.pdf");
  }
  if (!P.Choices.apply(O, "report")) {
    return 2;
  }
  auto R = loadResult(P.Files.front());
  if (!R) {
    return wrong(llvm::toString(R.takeError()));
  }
  Json View = viewOf(*R, O);
  if (P.Format == ReportFormat::Pdf) {
    if (O.In == Language::Chinese && !hasChineseFont()) {
      llvm::errs()
          << "cuda-tidy report: fontconfig knows no Chinese font; the PDF will show boxes (Debian: apt install "
             "fonts-noto-cjk)\n";
    }
    std::string Html;
    llvm::raw_string_ostream Stream(Html);
    renderHtml(std::move(View), Stream);
    if (llvm::Error E = writePdf(Html, P.Output)) {
      return wrong(llvm::toString(std::move(E)));
    }
    return 0;
  }
  const std::string File = P.Output.empty() ? "-" : P.Output.getValue();
  if (llvm::Error E = llvm::writeToOutput(File, [&](llvm::raw_ostream &Out) {
        if (P.Format == ReportFormat::Html) {
          renderHtml(std::move(View), Out);
        } else if (P.Format == ReportFormat::Markdown) {
          renderMarkdown(View, Out);
        } else {
          Out << View.dump(1, ' ', false, Json::error_handler_t::replace) << "\n";
        }
        return llvm::Error::success();
      })) {
    return wrong("cannot write '" + File + "': " + llvm::toString(std::move(E)));
  }
  return 0;
}
