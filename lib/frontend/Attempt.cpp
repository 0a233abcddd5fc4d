// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/Attempt.h"

#include "frontend/CompilerArgs.h"
#include "frontend/DeviceCode.h"
#include "frontend/HeavyHeaders.h"
#include "frontend/KernelTemplates.h"
#include "frontend/Leniency.h"
#include "frontend/ParseTrace.h"
#include "frontend/Prelude.h"
#include "frontend/Soundness.h"
#include "frontend/ToolkitPatch.h"
#include "frontend/WithoutToolkit.h"

#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/Utils.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;

namespace {

/// Every file that the parse opened, system headers too.
class Reads : public clang::DependencyCollector {
public:
  bool needSystemDependencies() override { return true; }
};

std::vector<std::string> realPaths(llvm::ArrayRef<std::string> Files) {
  std::vector<std::string> Real;
  for (const std::string &F : Files) {
    llvm::SmallString<256> P;
    if (!llvm::StringRef(F).starts_with(HeaderRoot) && !llvm::sys::fs::real_path(F, P)) {
      Real.push_back(std::string(P));
    }
  }
  llvm::sort(Real);
  Real.erase(std::unique(Real.begin(), Real.end()), Real.end());
  return Real;
}

/// The unsaved text of a file; null when it is as on disk.
const std::string *unsavedText(const ParseJob &Job, llvm::StringRef File) {
  llvm::SmallString<256> Real;
  if (!Job.Unsaved || llvm::sys::fs::real_path(File, Real)) {
    return nullptr;
  }
  const auto It = Job.Unsaved->find(std::string(Real));
  return It == Job.Unsaved->end() ? nullptr : &It->second;
}

bool standsIn(const Toolkit &T, llvm::StringRef Header) {
  return llvm::any_of(T.Includes, [&](const std::string &Folder) {
    llvm::SmallString<256> P(Folder);
    llvm::sys::path::append(P, Header);
    return llvm::sys::fs::exists(P);
  });
}

/// The text of the job's file: unsaved, else as on disk.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> mainText(const ParseJob &Job) {
  if (const std::string *New = unsavedText(Job, Job.File)) {
    return llvm::MemoryBuffer::getMemBuffer(*New, Job.File);
  }
  auto Text = llvm::MemoryBuffer::getFile(Job.File);
  if (!Text) {
    return llvm::createStringError(Job.File + ": " + Text.getError().message());
  }
  if (const char *Encoding = clang::SrcMgr::ContentCache::getInvalidBOM((*Text)->getBuffer())) {
    return llvm::createStringError(Job.File + ": its text is " + Encoding + ", not UTF-8");
  }
  return std::move(*Text);
}

/// Files that the compiler is to read another text of than the disk's. It takes the buffers over.
void remapFiles(const ParseJob &Job, const llvm::MemoryBuffer &Main, clang::CompilerInvocation &Invocation) {
  clang::PreprocessorOptions &To = Invocation.getPreprocessorOpts();
  const std::optional<std::string> Rewritten = rewriteLeniency(Main.getBuffer());
  if (Rewritten) {
    To.addRemappedFile(Job.File, llvm::MemoryBuffer::getMemBufferCopy(*Rewritten).release());
  }
  if (!Job.Unsaved) {
    return;
  }
  for (const auto &[File, Text] : *Job.Unsaved) {
    if (!Rewritten || &Text != unsavedText(Job, Job.File)) {
      To.addRemappedFile(File, llvm::MemoryBuffer::getMemBufferCopy(Text).release());
    }
  }
}

/// With the headers that cost most in it when other files have the same ones, else with those of every file.
bool startFromPrelude(clang::CompilerInvocation &Invocation, const std::vector<std::string> &Args, const Toolkit *With,
                      const ParseJob &Job, llvm::StringRef Text,
                      llvm::IntrusiveRefCntPtr<llvm::vfs::OverlayFileSystem> FS, std::string &Note) {
  std::vector<std::vector<std::string>> Sets = {{}};
  const auto Read = [&](llvm::StringRef Path) -> std::unique_ptr<llvm::MemoryBuffer> {
    if (const std::string *New = unsavedText(Job, Path)) {
      return llvm::MemoryBuffer::getMemBuffer(*New, Path);
    }
    auto Buffer = FS->getBufferForFile(Path);
    return Buffer ? std::move(*Buffer) : nullptr;
  };
  if (std::vector<std::string> Heavy; With && !(Heavy = heavyHeaders(Job.File, Text, Read)).empty()) {
    Sets.insert(Sets.begin(), std::move(Heavy));
  }
  for (const std::vector<std::string> &Headers : Sets) {
    const Prelude Shared(Args, With, Headers);
    if (auto File = Shared.file(FS, Note)) {
      Shared.use(*File, Invocation, *FS);
      return true;
    }
  }
  return false;
}

} // namespace

llvm::Expected<Attempt> cudatidy::attempt(const ParseJob &Job, const Toolkit *With, const Toolkit *Fallback,
                                          const Repairs &Repaired) {
  auto Trace = std::make_unique<ParseTrace>();
  auto Diagnostics = std::make_unique<ProblemCollector>(*Trace);
  Attempt Result;
  TranslationUnit &Unit = Result.Unit;
  Unit.Job = Job;
  Unit.Served = With ? HeaderChoice::Toolkit : HeaderChoice::Embedded;

  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Disk = llvm::vfs::createPhysicalFileSystem();
  auto Overlay =
      llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(With || Fallback ? Disk : diskWithoutToolkits(Disk));
  Overlay->pushOverlay(embeddedFiles());
  if (With) {
    Overlay->pushOverlay(patchedToolkit(*With));
  }
  auto Args = compilerArgs(Job, With, Overlay, *Diagnostics);
  if (!Args) {
    return Args.takeError();
  }
  llvm::SmallVector<const char *, 128> Raw;
  for (const std::string &A : *Args) {
    Raw.push_back(A.c_str());
  }
  Raw.push_back(Job.File.c_str());
  auto Invocation = std::make_shared<clang::CompilerInvocation>();
  clang::DiagnosticOptions Options;
  clang::DiagnosticsEngine Engine(clang::DiagnosticIDs::create(), Options, Diagnostics.get(), false);
  clang::CompilerInvocation::CreateFromArgs(*Invocation, Raw, Engine);
  Invocation->getFrontendOpts().DisableFree = false;
  Invocation->getFileSystemOpts().WorkingDir = Job.Directory;
  auto Text = mainText(Job);
  if (!Text) {
    return Text.takeError();
  }
  remapFiles(Job, **Text, *Invocation);
  if (Job.UsePrelude) {
    Unit.UsedPrelude = startFromPrelude(*Invocation, *Args, With, Job, (*Text)->getBuffer(), Overlay, Unit.PreludeNote);
  }

  apply(Repaired, *Invocation, *Overlay);

  Unit.Compiler = std::make_unique<clang::CompilerInstance>(std::move(Invocation));
  clang::CompilerInstance &CI = *Unit.Compiler;
  CI.setVirtualFileSystem(Overlay);
  CI.createFileManager();
  CI.createDiagnostics(Diagnostics.get(), /*ShouldOwnClient=*/false);
  CI.getDiagnostics().setSuppressSystemWarnings(true);
  CI.getDiagnostics().setFatalsAsError(true); // a missing header is no reason to stop
  if (!CI.createTarget()) {
    return llvm::createStringError("no target for " + Job.Arch);
  }
  CI.createSourceManager();
  auto Dependencies = std::make_shared<Reads>();
  CI.addDependencyCollector(Dependencies);

  DeviceCodeAction Action([&Seen = *Trace] { return !Seen.NeedsToolkit.empty(); });
  if (!Action.BeginSourceFile(CI, CI.getFrontendOpts().Inputs[0])) {
    return llvm::createStringError("cannot read " + Job.File);
  }
  Diagnostics->follow(&CI);
  std::function<bool(llvm::StringRef)> InToolkit;
  if (Fallback) {
    InToolkit = [Fallback](llvm::StringRef Header) { return standsIn(*Fallback, Header); };
  }
  watchPreprocessor(CI.getPreprocessor(), *Trace, std::move(InToolkit), /*AsNvcc=*/With != nullptr);
  llvm::consumeError(Action.Execute());
  Diagnostics->follow(nullptr);
  Result.NeedsToolkit = Trace->NeedsToolkit;
  if (!Result.NeedsToolkit.empty()) {
    Unit.Compiler.reset();
    return Result;
  }

  settle(Repaired, CI);
  const Soundness Sound(CI, *Trace, Action.declarations());
  Unit.Context = std::make_unique<llvm::LLVMContext>();
  if (Job.Which == Side::Device) {
    Unit.Module = lowerDeviceCode(CI, Action.record(), Sound, *Unit.Context);
  }
  Unit.Missing = Sound.leftOut();
  Unit.Templates = kernelTemplates(Action.declarations(), CI.getSourceManager());
  for (size_t I = 0; I < Trace->Errors.size(); ++I) {
    const ParseProblem &P = Trace->Problems[I];
    Result.Faults.push_back({P.File, P.Line, P.Column, Trace->Errors[I].Id, P.Message});
  }
  Result.CudaSwitches = std::move(Trace->CudaSwitches);
  Unit.Problems = std::move(Trace->Problems);
  Unit.MissingIncludes = std::move(Trace->MissingIncludes);
  Unit.TestsCudaArch = Trace->TestsCudaArch;
  Unit.Dependencies = realPaths(Dependencies->getDependencies());
  Action.record().Stop = nullptr;
  // Later reads of the AST may still meet an error in a template; nothing listens any more.
  CI.getDiagnostics().setClient(new clang::IgnoringDiagConsumer(), /*ShouldOwnClient=*/true);
  return Result;
}
