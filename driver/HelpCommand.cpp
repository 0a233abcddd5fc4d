// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `cuda-tidy completion` and `cuda-tidy man`: made from the table of commands, so that they cannot lag behind it.

#include "Commands.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

// Options are asked of the tool itself when they are wanted: what it offers is what is completed.
// clang-format off
constexpr StringRef Bash = R"END(_cuda_tidy() {
  local cur=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]}
  if [ "$COMP_CWORD" = 1 ]; then
    COMPREPLY=($(compgen -W "$(cuda-tidy --help | sed -n 's/^  \([a-z]\{3,\}\) .*/\1/p')" -- "$cur"))
  elif [ "${cur#-}" != "$cur" ]; then
    COMPREPLY=($(compgen -W "$(cuda-tidy "$command" --help 2>/dev/null | grep -oE '^ +--?[a-z][a-z-]*')" -- "$cur"))
  elif [ "$command" = rule ]; then
    COMPREPLY=($(compgen -W "$(cuda-tidy rule --list | cut -d' ' -f1)" -- "$cur"))
  else
    COMPREPLY=($(compgen -f -- "$cur"))
  fi
}
complete -o filenames -F _cuda_tidy cuda-tidy
)END";

constexpr StringRef Zsh = "#compdef cuda-tidy\nautoload -U +X bashcompinit && bashcompinit\n";

constexpr StringRef Fish = R"END(function __cuda_tidy_words
  set -l words (commandline -opc)
  if test (count $words) = 1
    cuda-tidy --help | string match -r --groups-only '^  ([a-z]{3,}) '
  else if string match -q -- '-*' (commandline -ct)
    cuda-tidy $words[2] --help 2>/dev/null | string match -r --groups-only '^ +(--?[a-z][a-z-]*)'
  else if test $words[2] = rule
    cuda-tidy rule --list | string replace -r ' .*' ''
  end
end
complete -c cuda-tidy -a '(__cuda_tidy_words)'
)END";
// clang-format on

/// Text as troff shows it.
std::string troff(StringRef Text) {
  std::string Out;
  for (StringRef Line : llvm::split(Text, '\n')) {
    Out += Line.starts_with(".") || Line.starts_with("'") ? "\\&" : "";
    for (const char C : Line) {
      Out += C == '\\' ? "\\e" : C == '-' ? "\\-" : std::string(1, C);
    }
    Out += '\n';
  }
  Out.pop_back();
  return Out;
}

} // namespace

int cudatidy::runCompletion(int Argc, char **Argv) {
  const StringRef Shell = Argc > 1 ? Argv[1] : "";
  if (Shell == "bash") {
    llvm::outs() << Bash;
  } else if (Shell == "zsh") {
    llvm::outs() << Zsh << Bash;
  } else if (Shell == "fish") {
    llvm::outs() << Fish;
  } else {
    auto &Out = Shell == "--help" ? llvm::outs() : llvm::errs();
    Out << "usage: cuda-tidy completion bash|zsh|fish\n\nExample: source <(cuda-tidy completion bash)\n";
    return Shell == "--help" ? 0 : 2;
  }
  return 0;
}

int cudatidy::runMan(int Argc, char **Argv) {
  auto &Out = llvm::outs();
  if (Argc > 1) {
    Out << "usage: cuda-tidy man\n\nPrints the manual page.\nExample: cuda-tidy man | man -l -\n";
    return llvm::StringRef(Argv[1]) == "--help" ? 0 : 2;
  }
  Out << ".TH CUDA\\-TIDY 1 \"\" \"cuda\\-tidy " CUDA_TIDY_VERSION
         "\"\n.SH NAME\ncuda\\-tidy \\- finds what makes CUDA code slow "
         "or wrong, from its source alone\n.SH SYNOPSIS\n.B cuda\\-tidy\n.I COMMAND\n[OPTIONS] ...\n.SH DESCRIPTION\n"
         "Reads CUDA sources as nvcc compiles them, follows how host code launches each kernel, and says what makes "
         "the "
         "kernels slow or wrong, in the numbers that Nsight Compute would show. It needs no GPU, no toolkit and no "
         "configuration.\n.SH COMMANDS\n";
  for (const Command &C : commands()) {
    if (C.Summary.empty()) {
      continue;
    }
    Out << ".SS " << troff(C.Name) << "\n" << troff(C.Summary) << ".\n";
    if (!C.Examples.empty()) {
      Out << ".PP\n.nf\n" << troff(C.Examples) << "\n.fi\n";
    }
    Out << ".PP\n" << troff(("cuda-tidy " + C.Name + " --help").str()) << " lists its options.\n";
  }
  Out << ".SH EXIT STATUS\n0 nothing found, 1 findings, 2 bad usage or configuration, 3 something could not be "
         "analysed.\n"
         ".SH FILES\n.TP\n.I .cuda\\-tidy\nsettings of its folder and all below it\n.TP\n.I ~/.cache/cuda\\-tidy\n"
         "results of earlier runs and precompiled headers\n.SH ENVIRONMENT\n.TP\nCUDA_TIDY_CACHE_DIR\n"
         "folder of the cache\n.TP\nCUDA_HOME, CUDA_PATH\nwhere a toolkit is looked for\n.TP\nNO_COLOR\nno colours\n"
         ".SH SEE ALSO\nclang\\-tidy(1), nvcc(1), ncu(1)\n";
  return 0;
}
