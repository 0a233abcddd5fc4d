// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Pipeline.h"

#include "model/PassAnalyses.h"
#include "model/SmallCopies.h"

#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Transforms/Scalar/Sink.h"
#include "llvm/Transforms/Vectorize/LoadStoreVectorizer.h"

using namespace cudatidy;
using namespace llvm;

extern "C" {
void LLVMInitializeNVPTXTargetInfo();
void LLVMInitializeNVPTXTarget();
void LLVMInitializeNVPTXTargetMC();
void LLVMInitializeNVPTXAsmPrinter();
}

/// Two rounds of cleaning with inlining between; then what nvcc does to
/// addresses and adjacent accesses, and to loads of what is known to lie there
/// (gvn). LCSSA last: what leaves a loop is a phi,
/// where the interpreter marks it when it cut the loop short.
static constexpr StringLiteral Passes = "nvvm-reflect,always-inline,"
                                        "function(sroa,early-cse<memssa>,simplifycfg,instsimplify),"
                                        "cgscc(inline),"
                                        "function(sroa,early-cse<memssa>,simplifycfg,instsimplify,adce),"
                                        "globaldce,"
                                        "function(small-copies,infer-address-spaces,gvn,separate-const-offset-from-gep,"
                                        "early-cse,infer-alignment,join-accesses,sink-accesses,loop-simplify,lcssa)";

namespace {

/// A pass whose time grows with the square of the accesses in one block: not for blocks that nobody wrote by hand.
template <typename Pass> class UnlessHuge : public PassInfoMixin<UnlessHuge<Pass>> {
public:
  PreservedAnalyses run(Function &F, FunctionAnalysisManager &Analyses) {
    constexpr auto MaxAccesses = 2000;
    const auto IsAccess = [](const Instruction &I) { return I.mayReadOrWriteMemory(); };
    if (any_of(F, [&](const BasicBlock &B) { return count_if(B, IsAccess) > MaxAccesses; }))
      return PreservedAnalyses::all();
    return Pass().run(F, Analyses);
  }
};

/// The passes of this folder by their names in the list above; false for another name.
bool addPass(StringRef Name, FunctionPassManager &To, ArrayRef<PassBuilder::PipelineElement>) {
  if (Name == "small-copies")
    To.addPass(SmallCopies());
  else if (Name == "join-accesses")
    To.addPass(UnlessHuge<LoadStoreVectorizerPass>());
  else if (Name == "sink-accesses")
    To.addPass(UnlessHuge<SinkingPass>());
  else
    return false;
  return true;
}

} // namespace

Expected<std::unique_ptr<TargetMachine>> cudatidy::backEnd(const Module &M, StringRef Arch, StringRef Features) {
  LLVMInitializeNVPTXTargetInfo();
  LLVMInitializeNVPTXTarget();
  LLVMInitializeNVPTXTargetMC();
  LLVMInitializeNVPTXAsmPrinter();
  std::string Message;
  const Target *NVPTX = TargetRegistry::lookupTarget(M.getTargetTriple(), Message);
  if (!NVPTX)
    return createStringError(Message);
  return std::unique_ptr<TargetMachine>(
      NVPTX->createTargetMachine(M.getTargetTriple(), Arch, Features, TargetOptions(), std::nullopt));
}

Error cudatidy::prepareModule(Module &M, StringRef Arch) {
  auto Machine = backEnd(M, Arch);
  if (!Machine)
    return Machine.takeError();
  PassBuilder Builder(Machine->get());
  PassAnalyses Analyses(Builder);
  // Variables whose alignment is the compiler's to choose get that of the widest access, so that neighbours merge;
  // dynamic shared memory has it anyhow (nvcc declares it `.extern .shared .align 16`).
  const Align Widest(16);
  for (GlobalVariable &G : M.globals())
    if (G.getAddressSpace() == 3 && (G.isDeclaration() || G.canIncreaseAlignment()) &&
        G.getAlign().valueOrOne() < Widest)
      G.setAlignment(Widest);
  Builder.registerPipelineParsingCallback(addPass);
  ModulePassManager Manager;
  if (Error E = Builder.parsePassPipeline(Manager, Passes))
    return E;
  Manager.run(M, Analyses.Modules);
  return Error::success();
}
