// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `cuda-tidy plan --ninja FILE`: a run as a Ninja build, a step a file, for ninja and for the remote-execution programs
// that read such files.

#include "CheckOptions.h"
#include "Commands.h"
#include "OptionParsing.h"
#include "Plan.h"
#include "Steps.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;

namespace {

int broken(const llvm::Twine &Text) {
  llvm::errs() << "cuda-tidy plan: " << Text << "\n";
  return 2;
}

std::string shellWord(llvm::StringRef Text) {
  std::string Out = "'";
  for (const char C : Text) {
    Out += C == '\'' ? "'\\''" : std::string(1, C);
  }
  return Out + "'";
}

/// A path as Ninja reads it.
std::string ninjaPath(llvm::StringRef Path) {
  std::string Out;
  for (const char C : Path) {
    Out += C == ' ' || C == ':' || C == '$' ? std::string("$") + C : std::string(1, C);
  }
  return Out;
}

/// Text for a variable or command of Ninja.
std::string ninjaText(llvm::StringRef Text) {
  std::string Out;
  for (const char C : Text) {
    Out += C == '$' ? "$$" : std::string(1, C);
  }
  return Out;
}

class Writer {
public:
  Writer(const Plan &P, std::string Folder, const std::vector<std::string> &Args, llvm::raw_ostream &Out)
      : P(P), Folder(std::move(Folder)), Args(Args), Out(Out) {}

  void run() {
    static int Anchor;
    std::string All;
    for (const std::string &A : Args) {
      All += " " + shellWord(A);
    }
    Out << "# Written by cuda-tidy plan; do not edit.\nninja_required_version = 1.5\ntool = "
        << ninjaText(shellWord(llvm::sys::fs::getMainExecutable(nullptr, &Anchor))) << "\nargs =" << ninjaText(All)
        << "\n\nrule step\n  command = $tool check --quiet $args --step $step\n  description = $what\n  restat = 1\n"
           "rule read\n  command = $tool check --quiet $args --step $step\n  description = $what\n  restat = 1\n"
           "  depfile = $out.d\n  deps = gcc\n"
           "rule merge\n  command = $tool merge --quiet $args $in --format json -o $out.tmp; code=$$?; "
           "if [ $$code -le 1 ]; then mv $out.tmp $out; else exit $$code; fi\n  description = merge\n\n";
    std::string Parts;
    for (size_t I = 0; I < P.Files.size(); ++I) {
      facts(I, 0);
    }
    for (unsigned Round = 1; Round <= factRounds(P); ++Round) {
      resolve(Round);
      for (size_t I = 0; I < P.Files.size() && Round < factRounds(P); ++I) {
        facts(I, Round);
      }
    }
    for (size_t I = 0; I < P.Files.size(); ++I) {
      const std::string Part = Folder + "/" + std::to_string(I) + ".part";
      Out << "build " << ninjaPath(Part) << ": read " << ninjaPath(P.Files[I].Job.File)
          << (factRounds(P) ? " | " + ninjaPath(stepFile(Folder, I, factRounds(P), "outside")) : std::string()) << "\n";
      step("analyse:" + std::to_string(I) + ":" + Folder, "analyse " + P.Files[I].Job.File);
      Parts += " " + ninjaPath(Part);
    }
    const std::string Result = ninjaPath(Folder + "/result.json");
    Out << "build " << Result << ": merge" << Parts << "\ndefault " << Result << "\n";
  }

private:
  void step(const std::string &Step, const std::string &What) {
    Out << "  step = " << ninjaText(shellWord(Step)) << "\n  what = " << ninjaText(What) << "\n";
  }
  void facts(size_t I, unsigned Round) {
    if (!factRounds(P)) {
      return;
    }
    Out << "build " << ninjaPath(stepFile(Folder, I, Round, "facts")) << ": read " << ninjaPath(P.Files[I].Job.File)
        << (Round ? " | " + ninjaPath(stepFile(Folder, I, Round, "outside")) : std::string()) << "\n";
    step("facts:" + std::to_string(Round) + ":" + std::to_string(I) + ":" + Folder, "host code " + P.Files[I].Job.File);
  }
  void resolve(unsigned Round) {
    std::string From, To;
    for (size_t I = 0; I < P.Files.size(); ++I) {
      From += " " + ninjaPath(stepFile(Folder, I, Round - 1, "facts"));
      From += Round > 1 ? " " + ninjaPath(stepFile(Folder, I, Round - 1, "outside")) : std::string();
      To += " " + ninjaPath(stepFile(Folder, I, Round, "outside"));
    }
    Out << "build" << To << ": step" << From << "\n";
    step("resolve:" + std::to_string(Round) + ":" + Folder, "launches, round " + std::to_string(Round));
  }

  const Plan &P;
  std::string Folder;
  const std::vector<std::string> &Args;
  llvm::raw_ostream &Out;
};

} // namespace

int cudatidy::runPlan(int Argc, char **Argv) {
  std::string File;
  std::vector<char *> Rest = {Argv[0]};
  std::vector<std::string> Args;
  for (int I = 1; I < Argc; ++I) {
    llvm::StringRef A(Argv[I]);
    if (A == "--ninja" && I + 1 < Argc) {
      File = Argv[++I];
    } else if (A.consume_front("--ninja=")) {
      File = A.str();
    } else {
      Rest.push_back(Argv[I]);
      Args.push_back(Argv[I]);
    }
  }
  const bool Help = llvm::is_contained(Args, "--help");
  if (File.empty() && !Help) {
    return broken(
        "expected --ninja FILE. Example: cuda-tidy plan --ninja out/build.ninja src/ && ninja -f out/build.ninja");
  }
  const auto O = checkOptions(static_cast<int>(Rest.size()), Rest.data());
  if (!O) {
    return 2;
  }
  auto P = makePlan(*O);
  if (!P) {
    return broken(llvm::toString(P.takeError()));
  }
  llvm::SmallString<256> Folder(llvm::sys::path::parent_path(File));
  llvm::sys::path::append(Folder, "steps");
  if (const std::error_code EC = llvm::sys::fs::create_directories(Folder)) {
    return broken(Folder + ": " + EC.message());
  }
  const auto Write = [&](llvm::raw_ostream &Out) {
    Writer(*P, std::string(Folder), Args, Out).run();
    return llvm::Error::success();
  };
  if (llvm::Error E = llvm::writeToOutput(File, Write)) {
    return broken("cannot write '" + File + "': " + llvm::toString(std::move(E)));
  }
  llvm::outs() << P->Files.size() << " files planned; 'ninja -f " << File << "' analyses them into " << Folder
               << "/result.json\n";
  return 0;
}
