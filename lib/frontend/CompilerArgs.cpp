// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/CompilerArgs.h"

#include "frontend/EmbeddedHeaders.h"
#include "frontend/ResourceDir.h"

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Driver/Compilation.h"
#include "clang/Driver/Driver.h"
#include "clang/Driver/Job.h"
#include "clang/Driver/Tool.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/TargetParser/Host.h"

using namespace cudatidy;

namespace {

/// Options of a folder, as the command line writes them.
constexpr llvm::StringRef FolderOptions[] = {"-isystem", "-iquote", "-idirafter", "-I"};

/// The newest PTX that this clang knows: what an instruction needs is the assembler's business, not the analyser's.
constexpr const char *NewestPtx = "+ptx88";

/// A stand-in for the input while the driver works; the compiler gets the real one.
constexpr const char *NoInput = "cuda-tidy-input.cu";

constexpr const char *EmbeddedPrelude = "__cuda_tidy_prelude.h";
constexpr const char *ClangWrapper = "__clang_cuda_runtime_wrapper.h";
constexpr const char *ToolkitCompat = "/__cuda_tidy__/include/__cuda_tidy_toolkit_compat.h";

std::vector<std::string> withoutToolkit(const std::vector<std::string> &Args) {
  std::vector<std::string> Kept;
  for (size_t I = 0; I < Args.size(); ++I) {
    llvm::StringRef Option = Args[I];
    const auto *Named = llvm::find_if(FolderOptions, [&](llvm::StringRef O) { return Option.starts_with(O); });
    if (Named != std::end(FolderOptions)) {
      const bool Apart = Option.size() == Named->size();
      if (Apart && I + 1 == Args.size()) {
        break;
      }
      const llvm::StringRef Folder = Apart ? llvm::StringRef(Args[I + 1]) : Option.drop_front(Named->size()).ltrim("=");
      if (isToolkitFolder(Folder)) {
        I += Apart;
        continue;
      }
      if (Apart) {
        Kept.push_back(Args[I++]);
      }
    }
    Kept.push_back(Args[I]);
  }
  return Kept;
}

std::vector<std::string> driverArgs(const ParseJob &Job, const Toolkit *With) {
  std::vector<std::string> Args = {
      "clang++",
      // What a user set up for his own compiler changes nothing here.
      "--no-default-config", "-x", "cuda", Job.Which == Side::Device ? "--cuda-device-only" : "--cuda-host-only",
      "--cuda-gpu-arch=" + (Job.VirtualArch.empty() ? Job.Arch : Job.VirtualArch),
      // Both kinds of headers are named here, so that the driver's own search for a toolkit changes nothing.
      "-nocudainc", "-nocudalib", "--cuda-path=/nonexistent", "--no-cuda-version-check", "-Xclang",
      "-target-sdk-version=12.9", "-fgpu-rdc", "-fuse-cuid=none",
      // (A guess at a misspelt name is no fact: no spell checking.)
      "-resource-dir=" + resourceDir(), "-fsyntax-only", "-g", "-O2", "-fno-caret-diagnostics", "-fno-spell-checking",
      "-ferror-limit=0", "-fbracket-depth=2048", "-ftemplate-depth=1024"};
  if (!llvm::any_of(Job.Args, [](llvm::StringRef A) { return A.starts_with("-std="); })) {
    Args.push_back(std::string("-std=") + DefaultStandard);
  }
  if (Job.HideSystem) {
    Args.push_back("-nostdlibinc");
  }
  if (Job.Which == Side::Device) {
    Args.insert(Args.end(), {"-Xclang", "-target-feature", "-Xclang", NewestPtx});
  }
  if (With) {
    // Clang's wrapper reads the toolkit's headers in the order that it can stand.
    Args.insert(Args.end(), {"-include", ClangWrapper, "-include", ToolkitCompat});
  } else {
    Args.insert(Args.end(), {"-include", EmbeddedPrelude});
  }
  const std::vector<std::string> Own = With ? Job.Args : withoutToolkit(Job.Args);
  Args.insert(Args.end(), Own.begin(), Own.end());
  if (With) {
    for (const std::string &Folder : With->Includes) {
      if (Folder != "/usr/include") { // always searched; named again it would move in front of the C++ library
        Args.insert(Args.end(), {"-isystem", Folder});
      }
    }
  } else {
    Args.insert(Args.end(), {"-isystem", HeaderRoot});
  }
  // Headers that programs share by copying, for those that lack them: behind all that the project has.
  Args.insert(Args.end(), {"-idirafter", std::string(HeaderRoot) + "/fallback"});
  // Warnings are not our business, and errors that are warnings by nature (narrowing, register) least of all.
  Args.push_back("-Wno-everything");
  Args.push_back(NoInput);
  return Args;
}

/// The names that PyTorch's headers have; all are served by one text.
constexpr llvm::StringRef TorchNames = "fallback/__torch.names";

void addTorch(llvm::vfs::InMemoryFileSystem &Memory, llvm::StringRef Names) {
  const std::string Text = ("#include \"" + llvm::Twine(HeaderRoot) + "/fallback/__torch.h\"\n").str();
  for (const llvm::StringRef Name : llvm::split(Names.trim(), '\n')) {
    Memory.addFile(llvm::Twine(HeaderRoot) + "/fallback/" + Name, 0, llvm::MemoryBuffer::getMemBufferCopy(Text));
  }
}

} // namespace

bool cudatidy::isOwnHeader(llvm::StringRef Include) {
  return Include == EmbeddedPrelude || Include == ClangWrapper || Include == ToolkitCompat;
}

bool cudatidy::isToolkitFolder(llvm::StringRef Folder) {
  // A folder of one component of pip's wheels counts too; a project that merely ships a cuda_runtime.h of its own does
  // not hold crt/.
  return llvm::sys::fs::exists(Folder + "/cuda_runtime.h") || llvm::sys::fs::exists(Folder + "/cub/cub.cuh") ||
         llvm::sys::fs::exists(Folder + "/crt/host_defines.h");
}

llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> cudatidy::embeddedFiles() {
  auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  for (const EmbeddedHeader &H : embeddedHeaders()) {
    Memory->addFile(llvm::Twine(HeaderRoot) + "/" + llvm::StringRef(H.Path), 0,
                    llvm::MemoryBuffer::getMemBuffer(llvm::StringRef(H.Text), "", /*RequiresNullTerminator=*/true));
    if (llvm::StringRef(H.Path) == TorchNames) {
      addTorch(*Memory, H.Text);
    }
  }
  return Memory;
}

llvm::Expected<std::vector<std::string>> cudatidy::compilerArgs(const ParseJob &Job, const Toolkit *With,
                                                                llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS,
                                                                clang::DiagnosticConsumer &Diagnostics) {
  clang::DiagnosticOptions Options;
  clang::DiagnosticsEngine Engine(clang::DiagnosticIDs::create(), Options, &Diagnostics, false);
  clang::driver::Driver Driver(resourceDir() + "/../../../bin/clang++", llvm::sys::getDefaultTargetTriple(), Engine,
                               "cuda-tidy", FS);
  Driver.setCheckInputsExist(false);
  const std::vector<std::string> Args = driverArgs(Job, With);
  llvm::SmallVector<const char *, 64> Raw;
  for (const std::string &A : Args) {
    Raw.push_back(A.c_str());
  }
  std::unique_ptr<clang::driver::Compilation> C(Driver.BuildCompilation(Raw));
  if (C) {
    for (const clang::driver::Command &One : C->getJobs()) {
      if (llvm::StringRef(One.getCreator().getName()) != "clang") {
        continue;
      }
      std::vector<std::string> Out;
      llvm::ArrayRef<const char *> All = One.getArguments();
      for (const char *A : All.drop_front()) { // "-cc1"
        if (llvm::StringRef(A) != NoInput) {
          Out.push_back(A);
        } else if (!Out.empty() && Out.back() == "-main-file-name") {
          Out.pop_back();
        }
      }
      if (Job.Which == Side::Host && !llvm::is_contained(Out, "-aux-triple")) {
        // The driver names the device's side only when it found a toolkit; its built-in functions come with it.
        Out.insert(Out.end(), {"-aux-triple", "nvptx64-nvidia-cuda"});
      }
      return Out;
    }
  }
  return llvm::createStringError("no compile job for these options");
}
