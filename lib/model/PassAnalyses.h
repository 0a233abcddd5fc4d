// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDATIDY_MODEL_PASSANALYSES_H
#define CUDATIDY_MODEL_PASSANALYSES_H

#include "llvm/Passes/PassBuilder.h"

namespace cudatidy {

/// What passes ask, wired to a builder.
struct PassAnalyses {
  llvm::LoopAnalysisManager Loops;
  llvm::FunctionAnalysisManager Functions;
  llvm::CGSCCAnalysisManager Graph;
  llvm::ModuleAnalysisManager Modules;

  explicit PassAnalyses(llvm::PassBuilder &Builder) {
    Builder.registerModuleAnalyses(Modules);
    Builder.registerCGSCCAnalyses(Graph);
    Builder.registerFunctionAnalyses(Functions);
    Builder.registerLoopAnalyses(Loops);
    Builder.crossRegisterProxies(Loops, Functions, Graph, Modules);
  }
};

} // namespace cudatidy

#endif
