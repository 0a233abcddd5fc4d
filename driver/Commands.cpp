// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Commands.h"

#include "frontend/Frontend.h"

#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;

llvm::ArrayRef<Command> cudatidy::commands() {
  // The hidden ones have no summary.
  static const Command Table[] = {
      {"check", "analyse sources and print what is found", runCheck,
       "  cuda-tidy check src/ -p build\n"
       "  cuda-tidy check a.cu -- -arch=sm_80 -Iinclude\n"
       "  cuda-tidy check . --diff-base origin/main --output sarif:cuda-tidy.sarif\n"
       "  cuda-tidy check . --checks='-*,memory' --fix"},
      {"baseline", "accept today's findings, fail for new ones", runBaseline,
       "  cuda-tidy baseline create src/\n"
       "  cuda-tidy check --baseline .cuda-tidy-baseline.json src/\n"
       "  cuda-tidy baseline prune src/"},
      {"merge", "one result from the parts of a run on many machines", runMerge,
       "  cuda-tidy check . --shard 1/2 -o part-1.json\n"
       "  cuda-tidy check . --shard 2/2 -o part-2.json\n"
       "  cuda-tidy merge part-1.json part-2.json --output sarif:cuda-tidy.sarif"},
      {"plan", "write a run as a Ninja build", runPlan,
       "  cuda-tidy plan --ninja out/build.ninja src/ && ninja -f out/build.ninja"},
      {"config", "verify, print and explain configurations", runConfig,
       "  cuda-tidy config --verify .\n"
       "  cuda-tidy config --explain src/kernel.cu"},
      {"audit", "analyse everything, write the report in English and Chinese", runAudit,
       "  cuda-tidy audit src/ -p build -o audit/\n"
       "  cuda-tidy audit . -o audit/ --client 'Example Ltd' --logo logo.png --since last/result.json"},
      {"report", "write a result as HTML, PDF or Markdown, or compare two", runReport,
       "  cuda-tidy report audit/result.json --format pdf --lang zh-CN -o report.pdf\n"
       "  cuda-tidy report audit/result.json --source 'link=https://example.org/{commit}/{path}#L{line}' -o "
       "report.html\n"
       "  cuda-tidy report diff old.json new.json"},
      {"model", "print what the warp model predicts for each kernel", runModel,
       "  cuda-tidy model kernel.cu\n"
       "  cuda-tidy model --launch 'k=grid:64,block:256' kernel.cu -- -arch=sm_90"},
      {"targets", "print which architectures and GPUs a project is built for", runTargets, "  cuda-tidy targets ."},
      {"doctor", "show what was found on this machine and what will be used", runDoctor, "  cuda-tidy doctor src/"},
      {"rule", "explain rules", runRule,
       "  cuda-tidy rule --list\n"
       "  cuda-tidy rule uncoalesced-access --lang zh-CN"},
      {"cache", "show or clean what earlier runs have kept", runCache, "  cuda-tidy cache clean"},
      {"completion", "print completion for a shell", runCompletion, "  source <(cuda-tidy completion bash)"},
      {"man", "print the manual page", runMan, "  cuda-tidy man | man -l -"},
      {"kernels", "", runKernels},
      {"parse", "", runParse},
      {"translate", "", runTranslate}};
  return Table;
}

int cudatidy::runParse(int Argc, char **Argv) {
  ParseJob Job;
  llvm::SmallString<256> Path(Argv[1]);
  llvm::sys::fs::make_absolute(Path);
  Job.File = std::string(Path);
  for (int I = 2; I < Argc; ++I) {
    Job.Args.push_back(Argv[I]);
  }
  auto Unit = parse(Job);
  if (!Unit) {
    llvm::errs() << llvm::toString(Unit.takeError()) << "\n";
    return 2;
  }
  for (const ParseProblem &P : Unit->Problems) {
    llvm::errs() << P.File << ":" << P.Line << ": " << P.Message << "\n";
  }
  Unit->Module->print(llvm::outs(), nullptr);
  return 0;
}
