// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/Prelude.h"

#include "frontend/EmbeddedHeaders.h"
#include "frontend/ResourceDir.h"

#include "clang/Basic/DiagnosticOptions.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Basic/Version.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/FrontendActions.h"
#include "clang/Frontend/Utils.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/LockFileManager.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/xxhash.h"

using namespace cudatidy;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

/// The C and C++ headers of nearly every file, by count over HeCBench. None that puts names of POSIX in the way of a
/// file that did not ask for them (unistd.h), and none of CUDA beyond what nvcc reads by itself.
constexpr const char *CommonHeaders[] = {"cassert", "cfloat",  "chrono",    "climits", "cmath",    "cstdint",  "cstdio",
                                         "cstdlib", "cstring", "algorithm", "fstream", "iomanip",  "iostream", "limits",
                                         "map",     "memory",  "numeric",   "random",  "sstream",  "string",   "vector",
                                         "float.h", "math.h",  "stdint.h",  "stdio.h", "stdlib.h", "string.h"};

/// The prelude's own text, as the compiler sees it.
constexpr const char *SourceName = "/__cuda_tidy__/prelude.cu";

/// How long a process waits for another that builds the same prelude.
constexpr std::chrono::seconds Patience(20);

/// Whether a macro of the command line can change what the prelude's headers say. Names without a leading underscore
/// belong to the project; the C and C++ libraries must not look at them.
bool concernsHeaders(llvm::StringRef Macro) {
  return Macro.starts_with("_") || Macro.starts_with("CUDA") || Macro.starts_with("NDEBUG");
}

/// The arguments that can change what the prelude's headers say. The project's folders cannot: the headers are found
/// before them or name each other by system folders.
std::vector<std::string> relevant(std::vector<std::string> Args, bool AllMacros, bool Folders) {
  std::vector<std::string> Kept;
  for (size_t I = 0; I < Args.size(); ++I) {
    llvm::StringRef A = Args[I];
    const bool HasNext = I + 1 < Args.size();
    if ((A == "-D" || A == "-U") && HasNext) {
      if (AllMacros || concernsHeaders(Args[I + 1])) {
        Kept.insert(Kept.end(), {Args[I], Args[I + 1]});
      }
      ++I;
    } else if ((A == "-I" || A == "-iquote" || A == "-idirafter") && HasNext) {
      if (Folders) {
        Kept.insert(Kept.end(), {Args[I], Args[I + 1]});
      }
      ++I;
    } else if (A == "-include" && HasNext && !isOwnHeader(Args[I + 1])) {
      ++I;
    } else if (!A.starts_with("-fdebug-compilation-dir") && !A.starts_with("-fcoverage-compilation-dir")) {
      Kept.push_back(Args[I]);
    }
  }
  return Kept;
}

/// Changes when a file of the C++ library, of clang or of the toolkit is replaced.
void addStamp(std::string &Stamp, const llvm::Twine &File) {
  fs::file_status Status;
  if (!fs::status(File, Status)) {
    Stamp += File.str() + "@" + std::to_string(Status.getLastModificationTime().time_since_epoch().count()) + "/" +
             std::to_string(Status.getSize()) + ";";
  }
}

std::string digest(llvm::StringRef Text) {
  const llvm::XXH128_hash_t H = llvm::xxh3_128bits(llvm::arrayRefFromStringRef(Text));
  return llvm::utohexstr(H.high64, true, 16) + llvm::utohexstr(H.low64, true, 16);
}

/// The check of a prelude lies beside it: its size and hash.
std::string checkOf(llvm::StringRef Data) { return std::to_string(Data.size()) + " " + digest(Data) + "\n"; }

bool isSound(const std::string &File) {
  auto Check = llvm::MemoryBuffer::getFile(File + ".check");
  if (!Check) {
    return false;
  }
  auto Data = llvm::MemoryBuffer::getFile(File, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  return Data && checkOf((*Data)->getBuffer()) == (*Check)->getBuffer();
}

/// Every file that a build reads, system headers too.
class Inputs : public clang::DependencyCollector {
public:
  bool needSystemDependencies() override { return true; }
};

/// One line for each file on the disk: its stamp.
std::string stampsOf(llvm::ArrayRef<std::string> Files) {
  std::string Out;
  for (const std::string &F : Files) {
    std::string Stamp;
    addStamp(Stamp, F);
    if (!Stamp.empty()) {
      Out += Stamp + "\n";
    }
  }
  return Out;
}

/// Whether no file of a list of stamps has changed.
bool areCurrent(llvm::StringRef Stamps) {
  for (const llvm::StringRef Line : llvm::split(Stamps.trim(), '\n')) {
    std::string Now;
    addStamp(Now, Line.take_front(Line.rfind('@')));
    if (Now != Line) {
      return false;
    }
  }
  return true;
}

/// Writes a file so that no reader ever sees a part of it.
bool writeAtomically(const std::string &File, llvm::StringRef Data) {
  return !llvm::errorToBool(llvm::writeToOutput(File, [&](llvm::raw_ostream &Out) {
    Out << Data;
    return llvm::Error::success();
  }));
}

} // namespace

std::string cudatidy::cacheFolder() {
  if (auto Given = llvm::sys::Process::GetEnv("CUDA_TIDY_CACHE_DIR")) {
    return *Given;
  }
  llvm::SmallString<256> Folder;
  if (auto Xdg = llvm::sys::Process::GetEnv("XDG_CACHE_HOME"); Xdg && path::is_absolute(*Xdg)) {
    Folder = *Xdg;
  } else if (path::home_directory(Folder)) {
    path::append(Folder, ".cache");
  } else {
    return {};
  }
  path::append(Folder, "cuda-tidy");
  return std::string(Folder);
}

Prelude::Prelude(std::vector<std::string> All, const Toolkit *With, std::vector<std::string> More)
    : Heavy(std::move(More)) {
  Args = relevant(std::move(All), /*AllMacros=*/!Heavy.empty(), /*Folders=*/!Heavy.empty());
  Common = Heavy.empty() && !llvm::any_of(Args, [](llvm::StringRef A) { return A == "-D" || A == "-U"; });
  for (llvm::StringRef A : Args) {
    if (A.starts_with("/") && A.contains("c++")) {
      addStamp(Stamp, A + "/bits/c++config.h");
      addStamp(Stamp, A + "/vector");
    }
  }
  addStamp(Stamp, "/usr/include/stdio.h");
  addStamp(Stamp, resourceDir() + "/include/__clang_cuda_runtime_wrapper.h");
  if (With) {
    Stamp += With->version() + ";";
    addStamp(Stamp, With->Includes.front() + "/cuda_runtime.h");
    addStamp(Stamp, With->Includes.front() + "/cuda.h");
  }
}

std::string Prelude::text() const {
  std::string Text;
  for (const char *Header : CommonHeaders) {
    Text += std::string("#if __has_include(<") + Header + ">)\n#include <" + Header + ">\n#endif\n";
  }
  for (const std::string &Header : Heavy) {
    Text += "#include <" + Header + ">\n";
  }
  return Text;
}

std::string Prelude::key() const {
  static const std::string Embedded = [] {
    std::string All;
    for (const EmbeddedHeader &H : embeddedHeaders()) {
      All += digest(llvm::StringRef(H.Text)) + std::string(H.Path);
    }
    return digest(All);
  }();
  return digest(clang::getClangFullVersion() + "\n" + Embedded + "\n" + Stamp + "\n" + llvm::join(Args, "\n") + "\n" +
                text());
}

llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> Prelude::source() const {
  auto Memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  Memory->addFile(SourceName, 0, llvm::MemoryBuffer::getMemBufferCopy(text()));
  return Memory;
}

std::optional<std::string> Prelude::file(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS, std::string &Note) const {
  llvm::SmallString<256> Target(cacheFolder());
  if (Target.empty()) {
    return std::nullopt;
  }
  path::append(Target, "preludes");
  if (fs::create_directories(Target) || fs::access(Target, fs::AccessMode::Write)) {
    Note = "the cache folder '" + Target.str().str() + "' cannot be written: each file reads all headers";
    return std::nullopt;
  }
  path::append(Target, key() + ".pch");
  const std::string File(Target);
  if (isSound(File) && isCurrent(File)) {
    return File;
  }
  if (fs::exists(File + ".bad")) {
    return std::nullopt; // its headers have errors: tried once, not again
  }
  if (!Common && !fs::exists(File + ".wanted")) {
    writeAtomically(File + ".wanted", "");
    return std::nullopt;
  }
  llvm::LockFileManager Lock(File);
  auto Owned = Lock.tryLock();
  if (!Owned) {
    llvm::consumeError(Owned.takeError());
    return std::nullopt;
  }
  if (!*Owned) {
    Lock.waitForUnlockFor(Patience);
    return isSound(File) && isCurrent(File) ? std::optional(File) : std::nullopt;
  }
  if (isSound(File) && isCurrent(File)) { // another process was faster
    return File;
  }
  if (build(File, FS)) {
    return File;
  }
  writeAtomically(File + ".bad", "");
  return std::nullopt;
}

bool Prelude::isCurrent(const std::string &File) const {
  if (Heavy.empty()) {
    return true;
  }
  auto Stamps = llvm::MemoryBuffer::getFile(File + ".inputs");
  return Stamps && areCurrent((*Stamps)->getBuffer());
}

bool Prelude::build(const std::string &Target, llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS) const {
  auto Files = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(FS);
  Files->pushOverlay(source());

  llvm::SmallVector<const char *, 128> Raw;
  for (const std::string &A : Args) {
    Raw.push_back(A.c_str());
  }
  Raw.push_back(SourceName);
  clang::IgnoringDiagConsumer Silent;
  clang::DiagnosticOptions Options;
  clang::DiagnosticsEngine Engine(clang::DiagnosticIDs::create(), Options, &Silent, false);
  auto Invocation = std::make_shared<clang::CompilerInvocation>();
  clang::CompilerInvocation::CreateFromArgs(*Invocation, Raw, Engine);
  const std::string Temporary = Target + "." + std::to_string(llvm::sys::Process::getProcessId());
  Invocation->getFrontendOpts().ProgramAction = clang::frontend::GeneratePCH;
  Invocation->getFrontendOpts().OutputFile = Temporary;
  Invocation->getFrontendOpts().UseTemporary = false;
  Invocation->getFrontendOpts().DisableFree = false;
  Invocation->getLangOpts().PCHInstantiateTemplates = true;

  bool Good = false;
  auto Read = std::make_shared<Inputs>();
  {
    clang::CompilerInstance CI(std::move(Invocation));
    CI.addDependencyCollector(Read);
    CI.setVirtualFileSystem(Files);
    CI.createFileManager();
    CI.createDiagnostics(&Silent, /*ShouldOwnClient=*/false);
    clang::GeneratePCHAction Action;
    Good = CI.ExecuteAction(Action) && !CI.getDiagnostics().hasErrorOccurred();
  }
  auto Data = llvm::MemoryBuffer::getFile(Temporary, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  // The check first: a reader that sees the new prelude with an old check takes it for damaged and does without.
  Good = Good && Data && (Heavy.empty() || writeAtomically(Target + ".inputs", stampsOf(Read->getDependencies()))) &&
         writeAtomically(Target + ".check", checkOf((*Data)->getBuffer())) && !fs::rename(Temporary, Target);
  fs::remove(Temporary);
  return Good;
}

void Prelude::use(const std::string &File, clang::CompilerInvocation &Invocation,
                  llvm::vfs::OverlayFileSystem &FS) const {
  FS.pushOverlay(source());
  clang::PreprocessorOptions &Options = Invocation.getPreprocessorOpts();
  Options.ImplicitPCHInclude = File;
  // Its own inputs are named by the key (see Stamp); asking the disk for each of them again costs more than the parse.
  Options.DisablePCHOrModuleValidation = clang::DisableValidationForModuleKind::PCH;
  llvm::erase_if(Options.Includes, [](const std::string &I) { return isOwnHeader(I); });
}
