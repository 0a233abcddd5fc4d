// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/MachineCode.h"

#include "model/Pipeline.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace cudatidy;
using namespace llvm;

std::string cudatidy::findPtxas(ArrayRef<std::string> ToolkitRoots) {
  for (const std::string &Root : ToolkitRoots)
    for (const char *Folder : {"bin", "cuda_nvcc/bin", "cu13/bin"}) { // the wheels of pip have their own folders
      SmallString<128> Path(Root);
      sys::path::append(Path, Folder, "ptxas");
      if (sys::fs::can_execute(Path))
        return Path.str().str();
    }
  const auto Found = sys::findProgramByName("ptxas");
  return Found ? *Found : std::string();
}

/// Functions that the driver or ptxas itself supplies.
static bool isSupplied(StringRef Name) {
  return Name == "vprintf" || Name == "malloc" || Name == "free" || Name == "__assertfail" ||
         Name.starts_with("cudaGetParameterBuffer") || Name.starts_with("cudaLaunchDevice");
}

static bool callsElsewhere(const Function &F, SmallPtrSetImpl<const Function *> &Seen) {
  if (!Seen.insert(&F).second)
    return false;
  for (const Instruction &I : instructions(F)) {
    const auto *Call = dyn_cast<CallBase>(&I);
    const Function *To = Call ? Call->getCalledFunction() : nullptr;
    if (!To || To->isIntrinsic())
      continue;
    if (To->isDeclaration() ? !isSupplied(To->getName()) : callsElsewhere(*To, Seen))
      return true;
  }
  return false;
}

/// Links the bodies of the mathematical functions, when the toolkit of that ptxas has them.
static void linkLibdevice(Module &M, StringRef Ptxas) {
  const bool Needed = any_of(M, [](const Function &F) { return F.isDeclaration() && F.getName().starts_with("__nv_"); });
  SmallString<128> Path(sys::path::parent_path(sys::path::parent_path(Ptxas)));
  sys::path::append(Path, "nvvm", "libdevice", "libdevice.10.bc");
  if (!Needed || !sys::fs::exists(Path))
    return;
  SMDiagnostic Ignored; // without it, kernels that need it are left out
  std::unique_ptr<Module> Library = parseIRFile(Path, Ignored, M.getContext());
  if (!Library)
    return;
  Library->setTargetTriple(M.getTargetTriple());
  Library->setDataLayout(M.getDataLayout());
  Linker::linkModules(M, std::move(Library), Linker::LinkOnlyNeeded);
  for (Function &F : M)
    if (!F.isDeclaration() && F.getName().starts_with("__nv_"))
      F.setLinkage(GlobalValue::InternalLinkage);
}

static std::string textOf(StringRef File) {
  auto Buffer = MemoryBuffer::getFile(File, /*IsText=*/true);
  return Buffer ? (*Buffer)->getBuffer().str() : std::string();
}

/// Runs ptxas on a text; what it said.
static Expected<std::string> assemble(StringRef Ptx, StringRef Arch, const std::string &Ptxas) {
  SmallString<128> In, Out, Err;
  int Handle = -1;
  if (sys::fs::createTemporaryFile("cuda-tidy-ptxas", "ptx", Handle, In) ||
      sys::fs::createTemporaryFile("cuda-tidy-ptxas", "cubin", Out) ||
      sys::fs::createTemporaryFile("cuda-tidy-ptxas", "txt", Err))
    return createStringError("no temporary file could be made for ptxas");
  const FileRemover RemoveIn(In), RemoveOut(Out), RemoveErr(Err);
  raw_fd_ostream(Handle, /*shouldClose=*/true) << Ptx;
  const std::string ArchOption = ("-arch=" + Arch).str();
  const StringRef Args[] = {Ptxas, "-v", "-c", ArchOption, "-o", Out, In};
  const std::optional<StringRef> Redirects[] = {StringRef(""), StringRef(Err), StringRef(Err)};
  constexpr unsigned Seconds = 300;
  std::string Problem;
  const int Code = sys::ExecuteAndWait(Ptxas, Args, std::nullopt, Redirects, Seconds, 0, &Problem);
  std::string Said = textOf(Err);
  if (Code == 0)
    return Said;
  const StringRef First = StringRef(Said).trim().split('\n').first;
  return createStringError(Ptxas + ": " + (First.empty() ? Problem : First.str()));
}

/// One line of numbers a kernel: "Used 32 registers, used 1 barriers, 16 bytes cumulative stack size, 8448 bytes smem".
static StringMap<MachineUse> readUses(StringRef Said) {
  StringMap<MachineUse> Uses;
  MachineUse *Of = nullptr;
  const Regex Entry("Compiling entry function '([^']+)'"), Registers("Used ([0-9]+) registers"),
      Stack("([0-9]+) bytes stack frame, ([0-9]+) bytes spill stores, ([0-9]+) bytes spill loads"),
      Shared("([0-9]+) bytes smem"), Callee("Function properties for ([^ ]+)");
  SmallVector<StringRef, 4> Match;
  const auto Number = [&](size_t N) {
    unsigned Value = 0;
    Match[N].getAsInteger(10, Value);
    return Value;
  };
  StringRef Kernel, Properties;
  for (StringRef Line; !Said.empty();) {
    std::tie(Line, Said) = Said.split('\n');
    if (Entry.match(Line, &Match)) {
      Kernel = Match[1];
      Of = &Uses[Kernel];
    } else if (Callee.match(Line, &Match)) {
      Properties = Match[1].trim();
    } else if (Of && Properties == Kernel && Stack.match(Line, &Match)) {
      Of->Stack = Number(1);
      Of->SpillStores = Number(2);
      Of->SpillLoads = Number(3);
    } else if (Of && Registers.match(Line, &Match)) {
      Of->Registers = Number(1);
      if (Shared.match(Line, &Match))
        Of->Shared = Number(1);
    }
  }
  return Uses;
}

Expected<StringMap<MachineUse>> cudatidy::askPtxas(const Module &M, StringRef Arch, const std::string &Ptxas) {
  const auto Kernel = find_if(M, isKernel);
  if (Kernel == M.end())
    return StringMap<MachineUse>();
  // The version of PTX is among the features that the parse chose.
  auto Machine = backEnd(M, Arch, Kernel->getFnAttribute("target-features").getValueAsString());
  if (!Machine)
    return Machine.takeError();
  const std::unique_ptr<Module> Copy = CloneModule(M);
  StripDebugInfo(*Copy);
  linkLibdevice(*Copy, Ptxas);
  PassBuilder Builder(Machine->get());
  PassAnalyses Analyses(Builder);
  Builder.buildPerModuleDefaultPipeline(OptimizationLevel::O3).run(*Copy, Analyses.Modules);
  SmallString<0> Ptx;
  raw_svector_ostream Out(Ptx);
  legacy::PassManager Emit;
  if ((*Machine)->addPassesToEmitFile(Emit, Out, nullptr, CodeGenFileType::AssemblyFile))
    return createStringError("LLVM cannot write PTX for %s", Arch.str().c_str());
  Emit.run(*Copy);
  auto Said = assemble(Ptx, Arch, Ptxas);
  if (!Said)
    return Said.takeError();
  StringMap<MachineUse> Uses = readUses(*Said);
  for (const Function &F : *Copy) {
    SmallPtrSet<const Function *, 16> Seen;
    if (isKernel(F) && callsElsewhere(F, Seen))
      Uses.erase(F.getName());
  }
  return Uses;
}
