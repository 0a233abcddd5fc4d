// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `cuda-tidy report diff OLD NEW`: what changed between two results.

#include "Commands.h"
#include "OptionParsing.h"
#include "report/Score.h"

#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;
namespace cl = llvm::cl;

namespace {

enum class DiffFormat { Text, Json };

struct Parser {
  cl::SubCommand Sub{"diff", "Compare two results in JSON: what came, what went, what stayed"};
  cl::list<std::string> Files{cl::Positional, cl::desc("OLD NEW"), cl::sub(Sub)};
  cl::opt<DiffFormat> Format{"format", cl::desc("How it is written"),
                             cl::values(clEnumValN(DiffFormat::Text, "text", "one line a finding that came or went"),
                                        clEnumValN(DiffFormat::Json, "json", "the findings in three lists")),
                             cl::init(DiffFormat::Text), cl::sub(Sub)};
};

int wrong(const llvm::Twine &Text) {
  llvm::errs() << "cuda-tidy report diff: " << Text << "\n";
  return 2;
}

/// Those findings of a result, by file and line.
Json those(const Result &R, const std::vector<size_t> &Which) {
  std::vector<Json> Out;
  for (const size_t I : Which) {
    Out.push_back(listIn(R.All, "findings")[I]);
  }
  llvm::stable_sort(Out, [](const Json &X, const Json &Y) {
    return std::pair(textIn(X, "file"), countIn(X, "line")) < std::pair(textIn(Y, "file"), countIn(Y, "line"));
  });
  return Out;
}

void print(char Sign, const Json &Findings) {
  for (const Json &F : Findings) {
    llvm::outs() << Sign << " " << textIn(F, "file") << ":" << countIn(F, "line") << ":" << countIn(F, "column") << ": "
                 << textIn(F, "level") << ": " << textIn(F, "message") << " [" << textIn(F, "rule") << "]\n";
  }
}

int diff(int Argc, char **Argv) {
  Parser P;
  if (!parseOptions(P.Sub, Argc, Argv)) {
    return 2;
  }
  if (P.Files.size() != 2) {
    return wrong("expected two files. Example: cuda-tidy report diff old.json new.json");
  }
  auto Old = loadResult(P.Files[0]), New = loadResult(P.Files[1]);
  if (!Old || !New) {
    llvm::Error E = Old ? llvm::Error::success() : Old.takeError();
    return wrong(llvm::toString(New ? std::move(E) : llvm::joinErrors(std::move(E), New.takeError())));
  }
  const Trend T = trendOf(*New, *Old);
  const Json Introduced = those(*New, T.Introduced), Fixed = those(*Old, T.Fixed), Kept = those(*New, T.Kept);
  if (P.Format == DiffFormat::Json) {
    const Json All = {{"version", 1}, {"introduced", Introduced}, {"fixed", Fixed}, {"preexisting", Kept}};
    llvm::outs() << All.dump(1, ' ', false, Json::error_handler_t::replace) << "\n";
  } else {
    print('+', Introduced);
    print('-', Fixed);
    llvm::outs() << Introduced.size() << " introduced, " << Fixed.size() << " fixed, " << Kept.size()
                 << " pre-existing\n";
  }
  return Introduced.empty() ? 0 : 1;
}

} // namespace

int cudatidy::runReport(int Argc, char **Argv) {
  if (Argc > 1 && llvm::StringRef(Argv[1]) == "diff") {
    return diff(Argc - 1, Argv + 1);
  }
  return renderReport(Argc, Argv);
}
