// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "CheckOptions.h"

#include "Config.h"
#include "OptionParsing.h"
#include "ParseOptions.h"
#include "RuleSelection.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <unistd.h>

using namespace cudatidy;
namespace cl = llvm::cl;

namespace {

/// The options of `cuda-tidy check`, alive only while they are parsed.
struct Parser {
  cl::SubCommand Sub{"check", "Analyse CUDA sources and print what is found"};
  cl::list<std::string> Paths{cl::Positional, cl::desc("PATH... [-- FLAGS]"), cl::sub(Sub)};
  cl::opt<std::string> Checks{"checks", cl::desc("Rules to run: globs, comma-separated, '-' in front takes away"),
                              cl::value_desc("GLOBS"), cl::sub(Sub)};
  cl::opt<OutputFormat> Format{"format", cl::desc("How findings are written"),
                               cl::values(clEnumValN(OutputFormat::Text, "text", "with the source line and a caret"),
                                          clEnumValN(OutputFormat::Concise, "concise", "one line a finding"),
                                          clEnumValN(OutputFormat::Json, "json", "everything, for programs")),
                               cl::init(OutputFormat::Text), cl::sub(Sub)};
  cl::opt<std::string> OutputFile{"o", cl::desc("File to write to instead of standard output"), cl::value_desc("FILE"),
                                  cl::sub(Sub)};
  cl::opt<std::string> Language{"lang", cl::desc("Language of messages: en or zh-CN"), cl::value_desc("LANG"),
                                cl::sub(Sub)};
  cl::opt<Severity> FailOn{"fail-on", cl::desc("Lowest level that makes the exit code 1"),
                           cl::values(clEnumValN(Severity::Note, "note", "any finding"),
                                      clEnumValN(Severity::Warning, "warning", "warnings and errors"),
                                      clEnumValN(Severity::Error, "error", "errors only")),
                           cl::init(Severity::Warning), cl::sub(Sub)};
  cl::list<std::string> Targets{"targets", cl::desc("GPUs that the project runs on, such as A100,H800,sm_120"),
                                cl::value_desc("GPUS"), cl::CommaSeparated, cl::sub(Sub)};
  cl::opt<std::string> Driver{"driver", cl::desc("Driver version there, such as 550.54"), cl::value_desc("VERSION"),
                              cl::sub(Sub)};
  cl::opt<bool> Isolated{"isolated", cl::desc("Ignore every .cuda-tidy file"), cl::sub(Sub)};
  cl::opt<bool> AllowIncomplete{"allow-incomplete", cl::desc("Do not fail for what could not be analysed"),
                                cl::sub(Sub)};
  cl::opt<bool> Verbose{"verbose", cl::desc("Say for each file which headers and flags served it, and why"),
                        cl::sub(Sub)};
  cl::opt<bool> Quiet{"quiet", cl::desc("No progress"), cl::sub(Sub)};
  cl::opt<bool> PrintCommand{"print-command", cl::desc("Print how each file would be parsed, and stop"), cl::sub(Sub)};
  cl::opt<bool> Fix{"fix", cl::desc("Apply the safe fixes; what is left is printed"), cl::sub(Sub)};
  cl::opt<bool> UnsafeFixes{"unsafe-fixes",
                            cl::desc("With --fix and --diff: fixes too that may change results or need an eye"),
                            cl::sub(Sub)};
  cl::opt<bool> Diff{"diff", cl::desc("Print what --fix would change as a diff, write nothing; exit code 1 if any"),
                     cl::sub(Sub)};
  cl::opt<unsigned> Jobs{"j", cl::desc("Files analysed at once (0: one a processor)"), cl::init(0), cl::Prefix,
                         cl::sub(Sub)};
  cl::opt<unsigned> Timeout{"timeout", cl::desc("Processor seconds that one file may take (0: any)"), cl::init(120),
                            cl::sub(Sub)};
  cl::opt<size_t> Memory{"memory", cl::desc("MiB that one file may take (0: any)"), cl::init(4096), cl::sub(Sub)};
  cl::opt<std::string> Color{"color", cl::desc("auto, always or never"), cl::init("auto"), cl::sub(Sub)};
  ParseOptions Parse{Sub};
};

bool usageError(const llvm::Twine &Text) {
  llvm::errs() << "cuda-tidy check: " << Text << "\n";
  return false;
}

bool pathsExist(const std::vector<std::string> &Paths) {
  if (Paths.empty()) {
    return usageError("no PATH given. Example: cuda-tidy check src/ -p build");
  }
  for (const std::string &P : Paths) {
    if (!llvm::sys::fs::exists(P)) {
      return usageError("no such file or folder: '" + P + "'");
    }
  }
  return true;
}

bool wantsColor(const std::string &Choice, bool ToFile) {
  if (Choice == "always") {
    return true;
  }
  return Choice == "auto" && !ToFile && isatty(STDOUT_FILENO) && llvm::sys::Process::StandardOutHasColors() &&
         !getenv("NO_COLOR");
}

} // namespace

std::optional<CheckOptions> cudatidy::checkOptions(int Argc, char **Argv) {
  Parser P;
  const auto Flags = parseOptions(P.Sub, Argc, Argv);
  if (!Flags || !pathsExist(P.Paths)) {
    return std::nullopt;
  }
  CheckOptions O;
  O.Paths.assign(P.Paths.begin(), P.Paths.end());
  O.Flags = *Flags;
  O.HasFlags = std::any_of(Argv, Argv + Argc, [](const char *A) { return llvm::StringRef(A) == "--"; });
  O.Isolated = P.Isolated;
  if (!O.Isolated) {
    auto C = findConfig(O.Paths.front());
    if (!C) {
      llvm::errs() << "cuda-tidy: " << llvm::toString(C.takeError()) << "\n";
      return std::nullopt;
    }
    O.Checks = C->Checks;
    O.Language = C->Language.empty() ? O.Language : C->Language;
    O.Arch = C->Arch;
    O.Targets = C->Targets;
    O.Driver = C->Driver;
  }
  if (!P.Checks.empty()) {
    O.Checks += (O.Checks.empty() ? "" : ",") + P.Checks;
  }
  if (llvm::Error E = verifyRules(O.Checks)) {
    usageError(llvm::toString(std::move(E)));
    return std::nullopt;
  }
  if (!P.Language.empty()) {
    O.Language = P.Language;
  }
  if (O.Language != "en" && O.Language != "zh-CN") {
    usageError("unknown language '" + O.Language + "': en or zh-CN");
    return std::nullopt;
  }
  if (!P.Targets.empty()) {
    O.Targets.assign(P.Targets.begin(), P.Targets.end());
  }
  if (!P.Driver.empty()) {
    O.Driver = P.Driver;
  }
  if (!P.Parse.apply(O, "check")) {
    return std::nullopt;
  }
  if (P.Color != "auto" && P.Color != "always" && P.Color != "never") {
    usageError("unknown --color '" + P.Color + "': auto, always or never");
    return std::nullopt;
  }
  if (P.UnsafeFixes && !P.Fix && !P.Diff) {
    usageError("--unsafe-fixes goes with --fix or --diff");
    return std::nullopt;
  }
  O.Fix = P.Fix;
  O.Diff = P.Diff;
  O.UnsafeFixes = P.UnsafeFixes;
  O.Format = P.Format;
  O.OutputFile = P.OutputFile;
  O.FailOn = P.FailOn;
  O.AllowIncomplete = P.AllowIncomplete;
  O.Verbose = P.Verbose;
  O.Quiet = P.Quiet;
  O.PrintCommand = P.PrintCommand;
  O.Jobs = P.Jobs;
  O.Timeout = P.Timeout;
  O.Memory = P.Memory;
  O.Color = wantsColor(P.Color, !O.OutputFile.empty());
  return O;
}
