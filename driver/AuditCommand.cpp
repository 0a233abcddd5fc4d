// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `cuda-tidy audit PATH -o DIR`: analyse everything, write the result and the report in both languages.

#include "Analysis.h"
#include "Commands.h"
#include "Outcome.h"
#include "ProjectAnalysis.h"
#include "emit/Emit.h"
#include "gate/Triage.h"
#include "report/Choices.h"
#include "report/Render.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;

namespace {

/// Besides the options of check: how the report looks.
class AuditOptions : public FurtherOptions {
public:
  AuditOptions() { Least = Confidence::Low; }
  void add(llvm::cl::SubCommand &Sub) override { Choices.emplace(Sub); }
  bool read(CheckOptions &O) override {
    O.WithModel = true;
    const bool Fine = Choices->apply(Report, "audit");
    Choices.reset();
    return Fine;
  }
  ReportOptions Report;

private:
  std::optional<ReportChoices> Choices;
};

int wrong(const llvm::Twine &Text) {
  llvm::errs() << "cuda-tidy audit: " << Text << "\n";
  return 2;
}

llvm::Error writeFile(const std::string &File, const std::function<void(llvm::raw_ostream &)> &Emit) {
  if (llvm::Error E = llvm::writeToOutput(File, [&](llvm::raw_ostream &Out) {
        Emit(Out);
        return llvm::Error::success();
      })) {
    return llvm::createStringError("cannot write '" + File + "': " + llvm::toString(std::move(E)));
  }
  llvm::outs() << "wrote " << File << "\n";
  return llvm::Error::success();
}

std::string reportName(Language L) { return "report." + std::string(languageName(L)) + ".html"; }

llvm::Error writeAll(const std::string &Folder, const Json &All, ReportOptions &O) {
  const std::string File = Folder + "/result.json";
  if (llvm::Error E = writeFile(File, [&](llvm::raw_ostream &Out) {
        // Source text may hold any bytes: what is no UTF-8 is replaced, never a crash.
        Out << All.dump(-1, ' ', false, Json::error_handler_t::replace) << "\n";
      })) {
    return E;
  }
  auto R = loadResult(File); // the report shows what the file says
  if (!R) {
    return R.takeError();
  }
  for (const Language L : {Language::English, Language::Chinese}) {
    O.In = L;
    O.OtherHref = reportName(L == Language::English ? Language::Chinese : Language::English);
    if (llvm::Error E =
            writeFile(Folder + "/" + reportName(L), [&](llvm::raw_ostream &Out) { renderHtml(viewOf(*R, O), Out); })) {
      return E;
    }
  }
  return llvm::Error::success();
}

} // namespace

int cudatidy::runAudit(int Argc, char **Argv) {
  AuditOptions Own;
  auto O = checkOptions(Argc, Argv, &Own);
  if (!O) {
    return 2;
  }
  const std::string Folder = O->Outputs.back().File;
  if (Folder.empty() || O->Outputs.size() != 1) {
    return wrong(
        "no folder given. Example: cuda-tidy audit src/ -p build -o audit/; other formats are written by check");
  }
  if (const std::error_code EC = llvm::sys::fs::create_directories(Folder)) {
    return wrong("cannot make the folder '" + Folder + "': " + EC.message());
  }
  auto P = makePlan(*O);
  if (!P) {
    return wrong(llvm::toString(P.takeError()));
  }
  auto OfProject = analyseProject(*O);
  if (!OfProject) {
    return wrong(llvm::toString(OfProject.takeError()));
  }
  RunResult R = analyse(*P, *O, std::move(*OfProject));
  Sources Text;
  if (llvm::Error E = triage(R, *P, *O, Text)) {
    return wrong(llvm::toString(std::move(E)));
  }
  if (llvm::Error E = writeAll(Folder, auditJson(R, *P, *O, Text), Own.Report)) {
    return wrong(llvm::toString(std::move(E)));
  }
  printProblems(R, *O);
  llvm::errs() << summaryLine(R) << "\n";
  return !R.Missing.empty() && !O->AllowIncomplete ? 3 : 0;
}
