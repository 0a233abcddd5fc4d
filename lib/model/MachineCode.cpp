// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/MachineCode.h"

#include "frontend/Kernels.h"
#include "model/PassAnalyses.h"
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

/// Functions that the driver supplies.
static bool isSupplied(StringRef Name) {
  return Name == "vprintf" || Name == "malloc" || Name == "free" || Name == "__assertfail";
}

/// Functions that launch kernels from device code: they are linked later, and nothing is known of them but their calls.
static bool isOfDeviceRuntime(StringRef Name) {
  return Name.starts_with("cudaGetParameterBuffer") || Name.starts_with("cudaLaunchDevice");
}

/// Whether F, or what it calls, has code that is elsewhere or a variable on the stack.
static bool mayDiffer(const Function &F, SmallPtrSetImpl<const Function *> &Seen) {
  if (!Seen.insert(&F).second)
    return false;
  for (const Instruction &I : instructions(F)) {
    if (isa<AllocaInst>(I))
      return true;
    const auto *Call = dyn_cast<CallBase>(&I);
    const Function *To = Call ? Call->getCalledFunction() : nullptr;
    if (!To || To->isIntrinsic())
      continue;
    if (To->isDeclaration() ? !isSupplied(To->getName()) && !isOfDeviceRuntime(To->getName()) : mayDiffer(*To, Seen))
      return true;
  }
  return false;
}

/// Links the bodies of the mathematical functions, when the toolkit of that ptxas has them.
static void linkLibdevice(Module &M, StringRef Ptxas) {
  const bool Needed =
      any_of(M, [](const Function &F) { return F.isDeclaration() && F.getName().starts_with("__nv_"); });
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
}

/// A whole program, as nvcc compiles a file: what no kernel calls goes away, and the rest is inlined where that pays.
static void internalise(Module &M) {
  for (Function &F : M)
    if (!F.isDeclaration() && !isKernel(F)) {
      F.setLinkage(GlobalValue::InternalLinkage);
      F.setComdat(nullptr);
    }
}

static std::string textOf(StringRef File) {
  auto Buffer = MemoryBuffer::getFile(File, /*IsText=*/true);
  return Buffer ? (*Buffer)->getBuffer().str() : std::string();
}

/// Runs ptxas on a text; what it said. Whole: all functions that the text calls are in it, so that a kernel's registers
/// are those of all that it calls.
static Expected<std::string> assemble(StringRef Ptx, StringRef Arch, bool Whole, const std::string &Ptxas) {
  SmallString<128> In, Out, Err;
  int Handle = -1;
  if (sys::fs::createTemporaryFile("cuda-tidy-ptxas", "ptx", Handle, In) ||
      sys::fs::createTemporaryFile("cuda-tidy-ptxas", "cubin", Out) ||
      sys::fs::createTemporaryFile("cuda-tidy-ptxas", "txt", Err))
    return createStringError("no temporary file could be made for ptxas");
  const FileRemover RemoveIn(In), RemoveOut(Out), RemoveErr(Err);
  raw_fd_ostream Text(Handle, /*shouldClose=*/true);
  Text << Ptx;
  Text.close();
  if (Text.has_error()) {
    const std::string Why = Text.error().message();
    Text.clear_error();
    return createStringError(In + ": " + Why);
  }
  const std::string ArchOption = ("-arch=" + Arch).str();
  SmallVector<StringRef, 8> Args = {Ptxas, "-v", ArchOption};
  if (!Whole)
    Args.push_back("-c");
  Args.append({"-o", Out, In});
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
static MachineUses readUses(StringRef Said) {
  MachineUses Uses;
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

Expected<MachineUses> cudatidy::askPtxas(const Module &M, StringRef Arch, const std::string &Ptxas) {
  const auto Kernel = find_if(M, isKernel);
  if (Kernel == M.end())
    return MachineUses();
  // The version of PTX is among the features that the parse chose.
  auto Machine = backEnd(M, Arch, Kernel->getFnAttribute("target-features").getValueAsString());
  if (!Machine)
    return Machine.takeError();
  const std::unique_ptr<Module> Copy = CloneModule(M);
  StripDebugInfo(*Copy);
  linkLibdevice(*Copy, Ptxas);
  internalise(*Copy);
  PassBuilder Builder(Machine->get());
  PassAnalyses Analyses(Builder);
  Builder.buildPerModuleDefaultPipeline(OptimizationLevel::O3).run(*Copy, Analyses.Modules);
  SmallString<0> Ptx;
  raw_svector_ostream Out(Ptx);
  legacy::PassManager Emit;
  if ((*Machine)->addPassesToEmitFile(Emit, Out, nullptr, CodeGenFileType::AssemblyFile))
    return createStringError("LLVM cannot write PTX for %s", Arch.str().c_str());
  Emit.run(*Copy);
  const bool Whole = none_of(*Copy, [](const Function &F) {
    return F.isDeclaration() && !F.isIntrinsic() && !F.use_empty() && !isSupplied(F.getName());
  });
  auto Said = assemble(Ptx, Arch, Whole, Ptxas);
  if (!Said)
    return Said.takeError();
  MachineUses Uses = readUses(*Said);
  for (const Function &F : *Copy) {
    SmallPtrSet<const Function *, 16> Seen;
    if (isKernel(F) && mayDiffer(F, Seen))
      Uses.erase(F.getName());
  }
  return Uses;
}
