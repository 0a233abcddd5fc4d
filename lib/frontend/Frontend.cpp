// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/Frontend.h"

#include "frontend/DeviceCode.h"
#include "frontend/EmbeddedHeaders.h"
#include "frontend/ResourceDir.h"

#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Driver/Compilation.h"
#include "clang/Driver/Driver.h"
#include "clang/Driver/Job.h"
#include "clang/Driver/Tool.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendActions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/TargetParser/Host.h"

using namespace cudatidy;

namespace {

/// Where the embedded headers appear to the compiler; no real path begins so.
constexpr const char *HeaderRoot = "/__cuda_tidy__/include";

/// Keeps every diagnostic as data; nothing is printed.
class Collector : public clang::DiagnosticConsumer {
public:
  explicit Collector(std::vector<ParseProblem> &Out) : Out(Out) {}
  void HandleDiagnostic(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info) override {
    DiagnosticConsumer::HandleDiagnostic(Level, Info);
    if (Level < clang::DiagnosticsEngine::Warning) {
      return;
    }
    llvm::SmallString<128> Text;
    Info.FormatDiagnostic(Text);
    ParseProblem P;
    P.IsError = Level >= clang::DiagnosticsEngine::Error;
    P.Message = std::string(Text);
    if (Info.hasSourceManager() && Info.getLocation().isValid()) {
      const clang::PresumedLoc Loc = Info.getSourceManager().getPresumedLoc(Info.getLocation());
      if (Loc.isValid()) {
        P.File = Loc.getFilename();
        P.Line = Loc.getLine();
        P.Column = Loc.getColumn();
      }
    }
    Out.push_back(std::move(P));
  }

private:
  std::vector<ParseProblem> &Out;
};

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> fileSystem() {
  auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  for (const EmbeddedHeader &H : embeddedHeaders()) {
    Memory->addFile(llvm::Twine(HeaderRoot) + "/" + llvm::StringRef(H.Path), 0,
                    llvm::MemoryBuffer::getMemBuffer(llvm::StringRef(H.Text)));
  }
  auto Overlay = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(llvm::vfs::createPhysicalFileSystem());
  Overlay->pushOverlay(Memory);
  return Overlay;
}

std::vector<std::string> driverArgs(const ParseJob &Job, bool Embedded) {
  std::vector<std::string> Args = {"clang++",
                                   "-x",
                                   "cuda",
                                   Job.Which == Side::Device ? "--cuda-device-only" : "--cuda-host-only",
                                   "--cuda-gpu-arch=" + Job.Arch,
                                   "-nocudalib",
                                   "-Wno-unknown-cuda-version",
                                   "--no-cuda-version-check",
                                   "-resource-dir=" + resourceDir(),
                                   "-fsyntax-only",
                                   "-g",
                                   "-O2",
                                   "-fno-caret-diagnostics",
                                   "-ferror-limit=0"};
  if (Embedded) {
    Args.insert(Args.end(), {"-nocudainc", "-Xclang", "-target-sdk-version=12.9", "-isystem", HeaderRoot, "-include",
                             "__cuda_tidy_prelude.h"});
  } else {
    Args.insert(Args.end(), {"--cuda-path=" + Job.ToolkitPath, "-isystem", Job.ToolkitPath + "/include/cccl"});
  }
  Args.insert(Args.end(), Job.Args.begin(), Job.Args.end());
  Args.push_back(Job.File);
  return Args;
}

/// The cc1 arguments of the one compile job; an error when the driver makes none.
llvm::Expected<std::vector<std::string>> compilerArgs(const std::vector<std::string> &Args,
                                                      llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS,
                                                      Collector &Diagnostics) {
  clang::DiagnosticOptions Options;
  clang::DiagnosticsEngine Engine(clang::DiagnosticIDs::create(), Options, &Diagnostics, false);
  clang::driver::Driver Driver(resourceDir() + "/../../../bin/clang++", llvm::sys::getDefaultTargetTriple(), Engine,
                               "cuda-tidy", FS);
  Driver.setCheckInputsExist(false);
  llvm::SmallVector<const char *, 64> Raw;
  for (const std::string &A : Args) {
    Raw.push_back(A.c_str());
  }
  std::unique_ptr<clang::driver::Compilation> C(Driver.BuildCompilation(Raw));
  if (C) {
    for (const clang::driver::Command &Job : C->getJobs()) {
      if (llvm::StringRef(Job.getCreator().getName()) == "clang") {
        return std::vector<std::string>(Job.getArguments().begin(), Job.getArguments().end());
      }
    }
  }
  return llvm::createStringError("no compile job for these options");
}

} // namespace

TranslationUnit::TranslationUnit() = default;
TranslationUnit::~TranslationUnit() {
  Module.reset(); // before its context
}
TranslationUnit::TranslationUnit(TranslationUnit &&) noexcept = default;

clang::ASTContext &TranslationUnit::ast() const { return Compiler->getASTContext(); }

llvm::Expected<TranslationUnit> cudatidy::parse(const ParseJob &Job) {
  TranslationUnit Unit;
  Unit.Job = Job;
  const bool Embedded = Job.Headers != HeaderChoice::Toolkit;
  Unit.Served = Embedded ? HeaderChoice::Embedded : HeaderChoice::Toolkit;

  auto *Diagnostics = new Collector(Unit.Problems);
  auto FS = fileSystem();
  auto Args = compilerArgs(driverArgs(Job, Embedded), FS, *Diagnostics);
  if (!Args) {
    return Args.takeError();
  }
  llvm::SmallVector<const char *, 128> Raw;
  for (const std::string &A : llvm::ArrayRef(*Args).drop_front()) { // drop -cc1
    Raw.push_back(A.c_str());
  }
  auto Invocation = std::make_shared<clang::CompilerInvocation>();
  clang::DiagnosticOptions Options;
  clang::DiagnosticsEngine Engine(clang::DiagnosticIDs::create(), Options, Diagnostics, false);
  clang::CompilerInvocation::CreateFromArgs(*Invocation, Raw, Engine);
  Invocation->getFrontendOpts().DisableFree = false;

  Unit.Compiler = std::make_unique<clang::CompilerInstance>(std::move(Invocation));
  clang::CompilerInstance &CI = *Unit.Compiler;
  CI.setVirtualFileSystem(FS);
  CI.createFileManager();
  CI.createDiagnostics(Diagnostics, /*ShouldOwnClient=*/true);
  CI.getDiagnostics().setSuppressSystemWarnings(true);
  if (!CI.createTarget()) {
    return llvm::createStringError("no target for " + Job.Arch);
  }
  CI.createSourceManager();

  DeviceCodeAction Action;
  if (!Action.BeginSourceFile(CI, CI.getFrontendOpts().Inputs[0])) {
    return llvm::createStringError("cannot read " + Job.File);
  }
  llvm::consumeError(Action.Execute());
  Unit.Context = std::make_unique<llvm::LLVMContext>();
  if (Job.Which == Side::Device) {
    Unit.Module = lowerDeviceCode(CI, Action.declarations(), *Unit.Context, Unit.Missing);
  }
  return Unit;
}
