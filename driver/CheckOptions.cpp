// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "CheckOptions.h"

#include "OptionParsing.h"
#include "ParseOptions.h"
#include "RuleSelection.h"
#include "config/ConfigTree.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"

#include <unistd.h>

using namespace cudatidy;
namespace cl = llvm::cl;

namespace {

/// The options of `cuda-tidy check`, alive only while they are parsed. Where clang-tidy has an option of the same
/// meaning, it has the same name.
struct Parser {
  explicit Parser(const char *Name, const char *About) : Sub(Name, About) {}
  cl::SubCommand Sub;
  cl::list<std::string> Paths{cl::Positional, cl::desc("PATH... [-- FLAGS]"), cl::sub(Sub)};
  cl::opt<std::string> Checks{"checks",
                              cl::desc("Rules to run: globs and families, comma-separated, '-' in front takes away; "
                                       "added to the configuration's"),
                              cl::value_desc("GLOBS"), cl::sub(Sub)};
  cl::opt<std::string> WarningsAsErrors{"warnings-as-errors", cl::desc("Rules whose warnings become errors"),
                                        cl::value_desc("GLOBS"), cl::sub(Sub)};
  cl::opt<std::string> Confidence{"confidence", cl::desc("Least confidence that is shown: low, medium or high"),
                                  cl::value_desc("LEVEL"), cl::sub(Sub)};
  cl::list<std::string> Targets{"targets", cl::desc("GPUs that the project runs on, such as A100,H800,sm_120"),
                                cl::value_desc("GPUS"), cl::CommaSeparated, cl::sub(Sub)};
  cl::opt<std::string> Driver{"driver", cl::desc("Driver version there, such as 550.54"), cl::value_desc("VERSION"),
                              cl::sub(Sub)};
  cl::opt<std::string> ConfigFile{"config-file", cl::desc("The only configuration file to read"),
                                  cl::value_desc("FILE"), cl::sub(Sub)};
  cl::opt<std::string> Config{"config", cl::desc("A configuration as text, in place of every file"),
                              cl::value_desc("YAML"), cl::sub(Sub)};
  cl::opt<bool> Isolated{"isolated", cl::desc("Ignore every .cuda-tidy file"), cl::sub(Sub)};
  cl::list<std::string> Exclude{"exclude", cl::desc("Files to leave out"), cl::value_desc("GLOB"), cl::CommaSeparated,
                                cl::sub(Sub)};
  cl::opt<bool> ForceExclude{"force-exclude", cl::desc("Leave excluded files out though they are named"), cl::sub(Sub)};
  cl::opt<std::string> HeaderFilter{"header-filter", cl::desc("Headers that are reported on (default: the project's)"),
                                    cl::value_desc("REGEX"), cl::sub(Sub)};
  cl::opt<std::string> ExcludeHeaderFilter{"exclude-header-filter", cl::desc("Headers that are not reported on"),
                                           cl::value_desc("REGEX"), cl::sub(Sub)};
  cl::opt<std::string> LineFilter{"line-filter", cl::desc("Lines that are reported on, in clang-tidy's JSON"),
                                  cl::value_desc("JSON"), cl::sub(Sub)};
  cl::opt<bool> ChangedLines{"changed-lines", cl::desc("Only findings on lines that differ from --diff-base, or HEAD"),
                             cl::sub(Sub)};
  cl::opt<std::string> DiffBase{"diff-base",
                                cl::desc("Only findings that this git revision did not have; it is analysed too"),
                                cl::value_desc("REV"), cl::sub(Sub)};
  cl::opt<std::string> Baseline{"baseline", cl::desc("Only findings that are not in this file (cuda-tidy baseline)"),
                                cl::value_desc("FILE"), cl::sub(Sub)};
  cl::list<std::string> ExtraArgs{"extra-arg", cl::desc("Compiler option behind a file's own"), cl::value_desc("ARG"),
                                  cl::sub(Sub)};
  cl::list<std::string> ExtraArgsBefore{"extra-arg-before", cl::desc("Compiler option in front of a file's own"),
                                        cl::value_desc("ARG"), cl::sub(Sub)};
  cl::opt<std::string> Format{"format",
                              cl::desc("How findings are written: text, concise, json, sarif, sarif-github, "
                                       "gitlab, github, junit, rdjson, checkstyle, export-fixes"),
                              cl::value_desc("FORMAT"), cl::init("text"), cl::sub(Sub)};
  cl::opt<std::string> OutputFile{"o", cl::desc("File to write to instead of standard output"), cl::value_desc("FILE"),
                                  cl::sub(Sub)};
  cl::list<std::string> Outputs{"output", cl::desc("A further output; may be given several times"),
                                cl::value_desc("FORMAT:FILE"), cl::sub(Sub)};
  cl::opt<std::string> ExportFixes{"export-fixes", cl::desc("The same as --output export-fixes:FILE"),
                                   cl::value_desc("FILE"), cl::sub(Sub)};
  cl::opt<std::string> Language{"lang", cl::desc("Language of messages: en or zh-CN"), cl::value_desc("LANG"),
                                cl::sub(Sub)};
  cl::opt<std::string> FailOn{"fail-on",
                              cl::desc("Lowest level that makes the exit code 1: note, warning, error, "
                                       "or never"),
                              cl::value_desc("LEVEL"), cl::sub(Sub)};
  cl::opt<bool> ExitZero{"exit-zero", cl::desc("Findings do not change the exit code"), cl::sub(Sub)};
  cl::opt<bool> AllowIncomplete{"allow-incomplete", cl::desc("Do not fail for what could not be analysed"),
                                cl::sub(Sub)};
  cl::opt<bool> StrictSuppressions{
      "strict-suppressions", cl::desc("Suppressions without use or reason are warnings, not notes"), cl::sub(Sub)};
  cl::opt<bool> Statistics{"statistics", cl::desc("Count findings by rule"), cl::sub(Sub)};
  cl::opt<bool> Profile{"profile", cl::desc("Processor time by phase and rule, on standard error"), cl::sub(Sub)};
  cl::alias CheckProfile{"enable-check-profile", cl::desc("The same as --profile"), cl::aliasopt(Profile)};
  cl::opt<bool> ListChecks{"list-checks", cl::desc("Print the rules that run, and stop"), cl::sub(Sub)};
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
  cl::opt<std::string> Shard{"shard", cl::desc("Analyse share I of N and write a part (-o FILE) for cuda-tidy merge"),
                             cl::value_desc("I/N"), cl::sub(Sub)};
  cl::opt<std::string> Step{"step", cl::desc("Of a build that cuda-tidy plan has written"), cl::Hidden, cl::sub(Sub)};
  cl::opt<unsigned> Jobs{"j", cl::desc("Files analysed at once (0: one a processor)"), cl::init(0), cl::Prefix,
                         cl::sub(Sub)};
  cl::opt<unsigned> Timeout{"timeout", cl::desc("Processor seconds that one file may take (0: any)"), cl::init(120),
                            cl::sub(Sub)};
  cl::opt<size_t> Memory{"memory", cl::desc("MiB that one file may take (0: any)"), cl::init(4096), cl::sub(Sub)};
  cl::opt<bool> NoCache{"no-cache", cl::desc("Analyse every file anew"), cl::sub(Sub)};
  cl::opt<std::string> Color{"color", cl::desc("auto, always or never"), cl::init("auto"), cl::sub(Sub)};
  ParseOptions Parse{Sub};
};

/// Turns what was given into options; a step says what is wrong and returns false.
class Reading {
public:
  Reading(const Parser &P, std::string Command, const FurtherOptions *More)
      : P(P), Command(std::move(Command)), More(More) {}

  std::optional<CheckOptions> options(std::vector<std::string> Flags, bool HasFlags) {
    O.Paths.assign(P.Paths.begin(), P.Paths.end());
    O.Flags = std::move(Flags);
    O.HasFlags = HasFlags;
    O.ListChecks = P.ListChecks;
    if (!pathsExist() || !configuration() || !levels() || !filters() || !outputs() || !P.Parse.apply(O, Command)) {
      return std::nullopt;
    }
    O.AllowIncomplete = P.AllowIncomplete;
    O.Verbose = P.Verbose;
    O.Quiet = P.Quiet;
    O.PrintCommand = P.PrintCommand;
    O.Statistics = P.Statistics;
    O.Profile = P.Profile;
    O.UseCache = !P.NoCache;
    O.Jobs = P.Jobs;
    O.Timeout = P.Timeout;
    O.Memory = P.Memory;
    return std::move(O);
  }

private:
  bool wrong(const llvm::Twine &Text) const {
    llvm::errs() << "cuda-tidy " << Command << ": " << Text << "\n";
    return false;
  }

  bool pathsExist() {
    if (O.Paths.empty() && O.ListChecks) {
      O.Paths.push_back(".");
    }
    if (O.Paths.empty()) {
      return wrong("no PATH given. Example: cuda-tidy " + Command + " src/ -p build");
    }
    for (const std::string &Path : O.Paths) {
      if (llvm::Error E = verifyPath(Path)) {
        return wrong(llvm::toString(std::move(E)));
      }
    }
    return true;
  }

  /// The command line's own settings, then the configuration that they are written over.
  bool configuration() {
    ConfigTree::Options T;
    T.Isolated = O.Isolated = P.Isolated;
    T.OnlyFile = P.ConfigFile;
    T.Inline = P.Config;
    if (!T.OnlyFile.empty() && !llvm::sys::fs::exists(T.OnlyFile)) {
      return wrong("no such configuration file: '" + T.OnlyFile + "'");
    }
    if (T.Isolated + !T.OnlyFile.empty() + !T.Inline.empty() > 1) {
      return wrong("--isolated, --config-file and --config exclude each other");
    }
    cudatidy::Config &C = T.CommandLine;
    C.Rules.Checks = P.Checks;
    C.Rules.WarningsAsErrors = P.WarningsAsErrors;
    for (const std::string *Globs : {&C.Rules.Checks, &C.Rules.WarningsAsErrors}) {
      if (llvm::Error E = verifyRules(*Globs)) {
        return wrong(llvm::toString(std::move(E)));
      }
    }
    C.Targets.assign(P.Targets.begin(), P.Targets.end());
    C.Driver = P.Driver;
    if (llvm::Error E = P.Driver.empty() ? llvm::Error::success() : verifyDriver(P.Driver)) {
      return wrong("--driver: " + llvm::toString(std::move(E)));
    }
    C.Exclude.assign(P.Exclude.begin(), P.Exclude.end());
    if (P.StrictSuppressions) {
      C.StrictSuppressions = true;
    }
    static constexpr std::pair<const char *, cudatidy::Confidence> Levels[] = {{"low", cudatidy::Confidence::Low},
                                                                               {"medium", cudatidy::Confidence::Medium},
                                                                               {"high", cudatidy::Confidence::High}};
    if (More && P.Confidence.empty()) {
      C.Rules.LeastConfidence = More->Least;
    }
    for (const auto &[Name, Value] : Levels) {
      if (P.Confidence == Name) {
        C.Rules.LeastConfidence = Value;
      }
    }
    if (!P.Confidence.empty() && !C.Rules.LeastConfidence) {
      return wrong("unknown --confidence '" + P.Confidence + "': low, medium or high");
    }
    if (!P.ForceExclude) {
      for (const std::string &Path : O.Paths) {
        T.Exempt.insert(realPath(Path)); // who names a file wants it
      }
    }
    O.Tree = std::make_shared<ConfigTree>(T);
    auto Found = O.Tree->project(realPath(O.Paths.front()));
    if (!Found) {
      llvm::errs() << "cuda-tidy: " << llvm::toString(Found.takeError()) << "\n";
      return false;
    }
    take(*Found);
    return someRule();
  }

  /// A run without a rule is green whatever it reads.
  bool someRule() {
    if (P.Checks.empty() || O.ListChecks) {
      return true;
    }
    const std::string Path = realPath(O.Paths.front());
    auto S = O.Tree->forFile(llvm::sys::fs::is_directory(Path) ? Path + "/a.cu" : Path);
    if (!S) {
      return wrong(llvm::toString(S.takeError()));
    }
    return !(*S)->On.empty() || wrong("--checks leaves no rule to run; 'cuda-tidy rule --list' shows them");
  }

  void take(const cudatidy::Config &C) {
    O.Language = C.Language.empty() ? O.Language : C.Language;
    O.Arch = C.Arch;
    O.Targets = C.Targets;
    O.Driver = C.Driver;
    O.ExtraArgs = C.ExtraArgs;
    O.ExtraArgsBefore = C.ExtraArgsBefore;
    O.HeaderFilter = C.HeaderFilter;
    O.ExcludeHeaderFilter = C.ExcludeHeaderFilter;
    O.Baseline = C.Baseline;
    O.FailOn = C.FailOn.value_or(O.FailOn);
    llvm::append_range(O.ExtraArgs, P.ExtraArgs);
    llvm::append_range(O.ExtraArgsBefore, P.ExtraArgsBefore);
  }

  bool levels() {
    if (!P.Language.empty()) {
      O.Language = P.Language;
    }
    if (O.Language == "zh") {
      O.Language = "zh-CN";
    }
    if (O.Language != "en" && O.Language != "zh-CN") {
      return wrong("unknown language '" + O.Language + "': en or zh-CN");
    }
    O.ExitZero = P.ExitZero || P.FailOn == "never";
    for (const Severity S : {Severity::Note, Severity::Warning, Severity::Error}) {
      if (P.FailOn == levelName(S)) {
        O.FailOn = S;
        return true;
      }
    }
    return P.FailOn.empty() || P.FailOn == "never" ||
           wrong("unknown --fail-on '" + P.FailOn + "': note, warning, error or never");
  }

  bool filters() {
    for (const auto &[Given, To] :
         {std::pair(&P.HeaderFilter, &O.HeaderFilter), std::pair(&P.ExcludeHeaderFilter, &O.ExcludeHeaderFilter)}) {
      std::string Problem;
      if (!Given->empty()) {
        *To = *Given;
      }
      if (!To->empty() && !llvm::Regex(*To).isValid(Problem)) {
        return wrong("'" + *To + "' is no regular expression: " + Problem);
      }
    }
    if (!P.Shard.empty() && (P.Fix || P.Diff)) {
      return wrong("--shard goes without --fix and --diff: what counts is known when the parts are merged");
    }
    if (P.DiffBase.getNumOccurrences() && P.DiffBase.empty()) { // a variable of a CI that is not set
      return wrong("--diff-base= names no revision");
    }
    if (P.UnsafeFixes && !P.Fix && !P.Diff) {
      return wrong("--unsafe-fixes goes with --fix or --diff");
    }
    O.Fix = P.Fix;
    O.Diff = P.Diff;
    O.UnsafeFixes = P.UnsafeFixes;
    O.Shard = P.Shard;
    O.Step = P.Step;
    O.LineFilter = P.LineFilter;
    O.ChangedLines = P.ChangedLines;
    O.DiffBase = P.DiffBase;
    if (!P.Baseline.empty()) {
      O.Baseline = P.Baseline;
    }
    return true;
  }

  bool output(llvm::StringRef Name, std::string File) {
    const auto Format = formatNamed(Name);
    if (!Format) {
      return wrong("unknown format '" + Name + "': " + formatNames());
    }
    O.Outputs.push_back({*Format, File == "-" ? "" : std::move(File)});
    return true;
  }

  bool outputs() {
    if (P.Color != "auto" && P.Color != "always" && P.Color != "never") {
      return wrong("unknown --color '" + P.Color + "': auto, always or never");
    }
    bool ToScreen = false;
    for (const std::string &Given : P.Outputs) {
      const auto [Name, File] = llvm::StringRef(Given).split(':');
      if (File.empty()) {
        return wrong("--output takes FORMAT:FILE, such as sarif:cuda-tidy.sarif, not '" + Given + "'");
      }
      if (!output(Name, File.str())) {
        return false;
      }
      ToScreen |= File == "-";
    }
    if (!P.ExportFixes.empty() && !output("export-fixes", P.ExportFixes)) {
      return false;
    }
    // What people read stays on the screen, unless something else was sent there.
    if (!ToScreen && !output(P.Format, P.OutputFile)) {
      return false;
    }
    O.Color = P.Color == "always" || (P.Color == "auto" && isatty(STDOUT_FILENO) &&
                                      llvm::sys::Process::StandardOutHasColors() && !getenv("NO_COLOR"));
    return true;
  }

  const Parser &P;
  std::string Command;
  const FurtherOptions *More;
  CheckOptions O;
};

} // namespace

std::optional<CheckOptions> cudatidy::checkOptions(int Argc, char **Argv, FurtherOptions *More) {
  Parser P(Argv[0], "Analyse CUDA sources and print what is found");
  if (More) {
    More->add(P.Sub);
  }
  const auto Flags = parseOptions(P.Sub, Argc, Argv);
  if (!Flags) {
    return std::nullopt;
  }
  const bool HasFlags = std::any_of(Argv, Argv + Argc, [](const char *A) { return llvm::StringRef(A) == "--"; });
  auto O = Reading(P, Argv[0], More).options(*Flags, HasFlags);
  return O && More && !More->read(*O) ? std::nullopt : O;
}
