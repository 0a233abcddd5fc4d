// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `cuda-tidy report diff OLD NEW`: what changed between two results.

#include "Commands.h"
#include "OptionParsing.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <nlohmann/json.hpp>

#include <map>

using namespace cudatidy;
using Json = nlohmann::ordered_json;
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

using ByFingerprint = std::map<std::string, Json>;

/// The findings of a result; an error that names the file when it is none.
llvm::Expected<ByFingerprint> findingsOf(const std::string &File) {
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  if (!Buffer) {
    return llvm::createStringError(File + ": " + Buffer.getError().message());
  }
  const llvm::StringRef Text = (*Buffer)->getBuffer();
  const Json J = Json::parse(Text.begin(), Text.end(), nullptr, false);
  if (!J.is_object() || J.value("version", 0) != 1 || !J.contains("findings") || !J["findings"].is_array()) {
    return llvm::createStringError(File + ": no result of 'cuda-tidy check --format json'");
  }
  ByFingerprint Out;
  for (const Json &F : J["findings"]) {
    const std::string Id = F.is_object() ? F.value("fingerprint", "") : "";
    if (Id.empty()) {
      return llvm::createStringError(File + ": a finding has no fingerprint; write the result anew");
    }
    Out[Id] = F;
  }
  return Out;
}

/// Those of A that B lacks, or that it has too, by file and line.
Json those(const ByFingerprint &A, const ByFingerprint &B, bool InBoth) {
  std::vector<Json> Out;
  for (const auto &[Id, F] : A) {
    if (B.count(Id) == InBoth) {
      Out.push_back(F);
    }
  }
  llvm::stable_sort(Out, [](const Json &X, const Json &Y) {
    return std::pair(X.value("file", ""), X.value("line", 0U)) < std::pair(Y.value("file", ""), Y.value("line", 0U));
  });
  return Out;
}

void print(char Sign, const Json &Findings) {
  for (const Json &F : Findings) {
    llvm::outs() << Sign << " " << F.value("file", "") << ":" << F.value("line", 0U) << ":" << F.value("column", 0U)
                 << ": " << F.value("level", "") << ": " << F.value("message", "") << " [" << F.value("rule", "")
                 << "]\n";
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
  auto Old = findingsOf(P.Files[0]), New = findingsOf(P.Files[1]);
  if (!Old || !New) {
    llvm::Error E = Old ? llvm::Error::success() : Old.takeError();
    return wrong(llvm::toString(New ? std::move(E) : llvm::joinErrors(std::move(E), New.takeError())));
  }
  const Json Introduced = those(*New, *Old, false), Fixed = those(*Old, *New, false), Kept = those(*New, *Old, true);
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
