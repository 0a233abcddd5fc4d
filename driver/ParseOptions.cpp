// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ParseOptions.h"

#include "LaunchOption.h"
#include "OptionParsing.h"
#include "frontend/Toolkit.h"
#include "model/MachineCode.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;
namespace cl = llvm::cl;

namespace {

/// The ptxas of the toolkit that is named, or of the first that is found; empty when there is none.
std::string toolkitPtxas(const std::string &CudaPath) {
  if (CudaPath == NoToolkit) {
    return "";
  }
  ToolkitSearch Where = ToolkitSearch::fromEnvironment();
  Where.CudaPath = CudaPath;
  std::vector<std::string> Roots;
  for (const Toolkit &T : findToolkits(Where)) {
    Roots.push_back(T.Root);
  }
  return findPtxas(Roots);
}

/// The program's place: a path as it is, a bare name through PATH. Empty when it cannot be run.
std::string programPath(const std::string &Name) {
  if (llvm::sys::path::has_parent_path(Name)) {
    return llvm::sys::fs::can_execute(Name) ? Name : std::string();
  }
  const auto Found = llvm::sys::findProgramByName(Name);
  return Found ? *Found : std::string();
}

} // namespace

ParseOptions::ParseOptions(cl::SubCommand &Sub)
    : BuildPath("p", cl::desc("Build folder or compile_commands.json"), cl::value_desc("BUILD"), cl::sub(Sub)),
      Arch("arch", cl::desc("GPU architecture to analyse for, such as sm_90"), cl::value_desc("ARCH"), cl::sub(Sub)),
      Headers("headers", cl::desc("Which CUDA headers serve the parse"),
              cl::values(clEnumValN(HeaderChoice::Auto, "auto", "embedded ones, the toolkit's where a file needs them"),
                         clEnumValN(HeaderChoice::Embedded, "embedded", "only the embedded ones"),
                         clEnumValN(HeaderChoice::Toolkit, "toolkit", "only the toolkit's")),
              cl::init(HeaderChoice::Auto), cl::sub(Sub)),
      CudaPath("cuda-path", cl::desc("CUDA toolkit to use, or none"), cl::value_desc("DIR"), cl::sub(Sub)),
      Launches("launch", cl::desc("Launch sizes of a kernel, such as k=grid:64x1x1,block:256x1x1"),
               cl::value_desc("KERNEL=SIZES"), cl::sub(Sub)),
      NoPrelude("no-prelude", cl::desc("Use no precompiled headers"), cl::sub(Sub)),
      Ptxas("ptxas", cl::desc("Ask ptxas for registers and spills: the toolkit's, or PATH"), cl::value_desc("PATH"),
            cl::ValueOptional, cl::sub(Sub)) {}

bool ParseOptions::apply(CheckOptions &O, llvm::StringRef Command) const {
  O.BuildPath = BuildPath;
  if (!Arch.empty()) {
    O.Arch = Arch;
  }
  O.Headers = Headers;
  O.CudaPath = CudaPath;
  const auto Wrong = [&](const llvm::Twine &Text) {
    llvm::errs() << "cuda-tidy " << Command << ": " << Text << "\n";
    return false;
  };
  if (llvm::Error E = verifyCudaPath(CudaPath)) {
    return Wrong(llvm::toString(std::move(E)));
  }
  if (CudaPath == NoToolkit) {
    if (Headers == HeaderChoice::Toolkit) {
      return Wrong("--headers=toolkit and --cuda-path=none exclude each other");
    }
    O.Headers = HeaderChoice::Embedded;
  }
  if (Ptxas.getNumOccurrences()) {
    if (Command == "check") {
      return Wrong("--ptxas goes with audit and model, which show what it says");
    }
    O.Ptxas = Ptxas.empty() ? toolkitPtxas(CudaPath) : programPath(Ptxas);
    if (O.Ptxas.empty()) {
      return Wrong(Ptxas.empty() ? "no toolkit with a ptxas was found; name the program with --ptxas=PATH"
                                 : "--ptxas: no such program: '" + Ptxas + "'");
    }
  }
  O.UsePrelude = !NoPrelude;
  for (const std::string &Text : Launches) {
    auto L = parseLaunchOption(Text);
    if (!L) {
      return Wrong(llvm::toString(L.takeError()));
    }
    O.Launches.push_back(std::move(*L));
  }
  return true;
}
