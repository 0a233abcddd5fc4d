// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/CommandLine.h"

#include "frontend/HostOptions.h"
#include "frontend/Invocation.h"
#include "frontend/NvccReader.h"
#include "frontend/ResponseFile.h"
#include "frontend/ToolkitOfCompiler.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"

using namespace cudatidy;

namespace {

bool isTrue(llvm::StringRef Value) { return Value != "false"; }

DeviceCodegen codegen(llvm::ArrayRef<FlagUse> Flags) {
  DeviceCodegen G;
  for (const FlagUse &Use : Flags) {
    const bool On = isTrue(Use.Value);
    switch (Use.Flag) {
    case NvccFlag::DeviceDebug:
      G.DeviceDebug = true;
      break;
    case NvccFlag::LineInfo:
      G.LineInfo = true;
      break;
    case NvccFlag::Rdc:
      G.Rdc = On;
      break;
    case NvccFlag::RdcCompile:
    case NvccFlag::LinkTimeOptimization:
      G.Rdc = true;
      break;
    case NvccFlag::UseFastMath:
      G.FastMath = true;
      break;
    case NvccFlag::Ftz:
      G.Ftz = On;
      break;
    case NvccFlag::PrecDiv:
      G.PrecDiv = On;
      break;
    case NvccFlag::PrecSqrt:
      G.PrecSqrt = On;
      break;
    case NvccFlag::Fmad:
      G.Fmad = On;
      break;
    case NvccFlag::ExtendedLambda:
      G.ExtendedLambda = true;
      break;
    case NvccFlag::RelaxedConstexpr:
      G.RelaxedConstexpr = true;
      break;
    case NvccFlag::DefaultStream:
      G.PerThreadDefaultStream = Use.Value == "per-thread";
      break;
    case NvccFlag::MaxRegCount: {
      unsigned Count = 0;
      G.MaxRegCount = llvm::StringRef(Use.Value).getAsInteger(10, Count) ? std::nullopt : std::optional(Count);
      break;
    }
    default:
      break;
    }
  }
  if (G.FastMath) { // only what no flag of its own decides (nvcc --dryrun)
    const auto Given = [&](NvccFlag F) { return llvm::any_of(Flags, [F](const FlagUse &U) { return U.Flag == F; }); };
    G.Ftz |= !Given(NvccFlag::Ftz);
    G.PrecDiv &= Given(NvccFlag::PrecDiv);
    G.PrecSqrt &= Given(NvccFlag::PrecSqrt);
    G.Fmad |= !Given(NvccFlag::Fmad);
  }
  return G;
}

/// The macros that nvcc defines because of a flag.
void addFlagMacros(CompileCommand &C) {
  const auto Define = [&](bool When, const char *Macro) {
    if (When) {
      C.ClangArgs.push_back(Macro);
    }
  };
  Define(C.Codegen.Rdc, "-D__CUDACC_RDC__");
  Define(C.Codegen.DeviceDebug, "-D__CUDACC_DEBUG__");
  Define(C.Codegen.ExtendedLambda, "-D__CUDACC_EXTENDED_LAMBDA__");
  Define(C.Codegen.RelaxedConstexpr, "-D__CUDACC_RELAXED_CONSTEXPR__");
  Define(C.Codegen.PerThreadDefaultStream, "-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1");
  Define(C.has(NvccFlag::ExtensibleWholeProgram), "-D__CUDACC_EWP__");
}

bool isCudaSuffix(llvm::StringRef File) {
  const llvm::StringRef Suffix = llvm::sys::path::extension(File);
  return Suffix == ".cu" || Suffix == ".cuh";
}

/// Everything after Argv, Kind, File and Directory are known.
void understand(CompileCommand &C, bool NvccForm) {
  std::vector<HostOption> Host;
  if (NvccForm) {
    splitJoinedWords(C);
    Host = readNvccOptions(C);
  } else {
    for (unsigned I = 0; I < C.Argv.size(); ++I) {
      Host.push_back({C.Argv[I].Text, I});
    }
  }
  readHostOptions(Host, C);
  llvm::sort(C.Flags, [](const FlagUse &A, const FlagUse &B) {
    return std::tie(A.Argument, A.Flag) < std::tie(B.Argument, B.Flag);
  });
  C.Codegen = codegen(C.Flags);
  addFlagMacros(C);
  // clang's CUDA headers, and ours, need C++11; what is valid before is nearly always valid in it.
  const bool TooOld = llvm::StringRef(C.Standard).ends_with("98") || llvm::StringRef(C.Standard).ends_with("03");
  C.ClangArgs.push_back("-std=" + (TooOld ? "gnu++11" : C.Standard));

  llvm::StringSet<> Seen;
  std::erase_if(C.Dropped, [&](const std::string &S) { return !Seen.insert(S).second; });
}

/// Whether a command is one of Windows: its program or its places have a drive, or a backslash stands before its file.
bool isOfWindows(llvm::StringRef Command, llvm::StringRef Directory, llvm::StringRef File) {
  const llvm::StringRef Program = Command.ltrim(" \"").take_until([](char C) { return C == '"' || C == ' '; });
  return hasDrive(Directory) || hasDrive(File) || hasDrive(Program) || Program.ends_with_insensitive(".exe") ||
         Command.contains(("\\" + llvm::sys::path::filename(File)).str());
}

CompileCommand translateWords(llvm::ArrayRef<ShellWord> Words, llvm::StringRef Directory, llvm::StringRef File,
                              const TranslateOptions &Options, Quoting Rules = Quoting::Posix) {
  CompileCommand C;
  C.Rules = Rules;
  C.File = absolutePath(File, Directory);
  C.Directory = Directory.str();
  C.IsCuda = isCudaSuffix(C.File);
  C.HostCompiler = Options.HostCompiler;
  const std::optional<Invocation> Call = findInvocation(Words, Directory, C.File, Rules);
  if (!Call) {
    C.Warnings.push_back("no compiler in the command");
    C.Compiles = false;
    C.ClangArgs.push_back("-std=" + C.Standard);
    return C;
  }
  C.Directory = Call->Directory;
  C.Compiler = Call->Compiler;
  C.Kind = Call->Kind;
  // A program of unknown name that compiles a .cu file can only be a wrapper of nvcc.
  const bool NvccForm = C.Kind == CompilerKind::Nvcc || (C.Kind == CompilerKind::Other && C.IsCuda);
  std::string Prepend = Options.PrependFlags;
  std::string Append = Options.AppendFlags;
  for (const auto &[Name, Value] : Call->Environment) {
    if (Name == "NVCC_PREPEND_FLAGS") {
      Prepend = Value;
    } else if (Name == "NVCC_APPEND_FLAGS") {
      Append = Value;
    } else if (Name == "NVCC_CCBIN" || Name == "CUDAHOSTCXX") {
      C.HostCompiler = Value;
    }
  }
  const auto Put = [&](llvm::StringRef Text, Argument::Source From) {
    for (std::string &Word : plainWords(Text)) {
      C.Argv.push_back({std::move(Word), From, 0, ""});
    }
  };
  if (NvccForm) {
    Put(Prepend, Argument::PrependFlags);
  }
  for (const auto &[Text, Index] : Call->Args) {
    C.Argv.push_back({Text, Argument::Command, Index, ""});
  }
  if (NvccForm) {
    Put(Append, Argument::AppendFlags);
  }
  C.Argv = expandResponseFiles(std::move(C.Argv), C.Directory, NvccForm, !NvccForm, C.Warnings);
  understand(C, NvccForm);
  if (C.Kind == CompilerKind::Hip || C.Kind == CompilerKind::Msvc || C.Kind == CompilerKind::Gcc) {
    C.IsCuda = false;
  }
  noteToolkit(C, Options.ToolkitMajor);
  if (NvccForm && C.Targets.empty() && !C.Unresolved && !C.Misspelt && C.ToolkitMajor) {
    if (const auto Arch = toolkitDefaultArch(*C.ToolkitMajor)) {
      const unsigned End = C.Argv.size();
      C.Targets.push_back({*Arch, *Arch, CodeKind::Real, ArchOrigin::ToolkitDefault, End});
      C.Targets.push_back({*Arch, *Arch, CodeKind::Ptx, ArchOrigin::ToolkitDefault, End});
    }
  }
  return C;
}

} // namespace

llvm::StringRef cudatidy::name(CompilerKind K) {
  switch (K) {
  case CompilerKind::Nvcc:
    return "nvcc";
  case CompilerKind::Clang:
    return "clang";
  case CompilerKind::Gcc:
    return "gcc";
  case CompilerKind::Hip:
    return "hip";
  case CompilerKind::Msvc:
    return "msvc";
  case CompilerKind::Other:
    return "other";
  }
  llvm_unreachable("all kinds named");
}

bool CompileCommand::has(NvccFlag F) const {
  return llvm::any_of(Flags, [F](const FlagUse &Use) { return Use.Flag == F; });
}

std::string CompileCommand::droppedSummary() const {
  return Dropped.empty() ? "" : "dropped: " + llvm::join(Dropped, ", ");
}

TranslateOptions TranslateOptions::fromEnvironment() {
  const auto Read = [](llvm::StringRef Name) { return llvm::sys::Process::GetEnv(Name).value_or(""); };
  TranslateOptions O;
  O.PrependFlags = Read("NVCC_PREPEND_FLAGS");
  O.AppendFlags = Read("NVCC_APPEND_FLAGS");
  O.HostCompiler = Read("NVCC_CCBIN");
  if (O.HostCompiler.empty()) {
    O.HostCompiler = Read("CUDAHOSTCXX");
  }
  return O;
}

CompileCommand cudatidy::translateArguments(llvm::ArrayRef<std::string> Argv, llvm::StringRef Directory,
                                            llvm::StringRef File, const TranslateOptions &Options) {
  std::vector<ShellWord> Words;
  for (const std::string &A : Argv) {
    Words.push_back({A, A == "&&" || A == "||" || A == ";" || A == "|"});
  }
  return translateWords(Words, Directory, File, Options);
}

CompileCommand cudatidy::translateShellCommand(llvm::StringRef Command, llvm::StringRef Directory, llvm::StringRef File,
                                               const TranslateOptions &Options) {
  const Quoting Rules = isOfWindows(Command, Directory, File) ? Quoting::Windows : Quoting::Posix;
  return translateWords(shellWords(Command, Rules), Directory, File, Options, Rules);
}

CompileCommand cudatidy::translateFlags(llvm::ArrayRef<std::string> Flags, llvm::StringRef Directory,
                                        llvm::StringRef File, const TranslateOptions &Options) {
  CompileCommand C;
  C.File = absolutePath(File, Directory);
  C.Directory = Directory.str();
  C.Kind = CompilerKind::Clang;
  C.HostCompiler = Options.HostCompiler;
  C.ToolkitMajor = Options.ToolkitMajor;
  for (unsigned I = 0; I < Flags.size(); ++I) {
    C.Argv.push_back({Flags[I], Argument::Command, I, ""});
  }
  C.Argv = expandResponseFiles(std::move(C.Argv), C.Directory, true, true, C.Warnings);
  understand(C, true);
  C.IsCuda = true;
  return C;
}

ArchChoice cudatidy::chooseArch(const CompileCommand &Command, llvm::ArrayRef<GpuArch> Configured,
                                std::optional<GpuArch> Override) {
  const auto Choose = [](GpuArch Arch, std::string Why) {
    ArchChoice Choice{Arch, clangArch(Arch), std::move(Why)};
    if (Choice.ClangArch != Arch.sm()) {
      Choice.Why += "; " + Arch.sm() + " analysed as " + Choice.ClangArch;
    }
    return Choice;
  };
  if (Override) {
    return Choose(*Override, "--arch");
  }
  for (const CodeKind Kind : {CodeKind::Real, CodeKind::Lto, CodeKind::Ptx}) {
    const ArchTarget *Highest = nullptr;
    for (const ArchTarget &T : Command.Targets) {
      // A default that nobody chose gives way to the configured targets.
      if (T.Kind == Kind && T.Origin != ArchOrigin::ToolkitDefault &&
          (!Highest || std::tie(T.Code, T.Virtual) > std::tie(Highest->Code, Highest->Virtual))) {
        Highest = &T;
      }
    }
    if (Highest) {
      ArchChoice Choice = Choose(Highest->Code, "highest architecture of the compile command");
      if (const std::string As = clangArch(Highest->Virtual); As != Choice.ClangArch) {
        Choice.VirtualArch = As;
        Choice.Why += "; compiled as compute_" + Highest->Virtual.text();
      }
      return Choice;
    }
  }
  if (!Configured.empty()) {
    return Choose(*std::max_element(Configured.begin(), Configured.end()), "highest configured target");
  }
  return Choose({90, 0}, "no architecture is named");
}

ParseJob cudatidy::parseJob(const CompileCommand &Command, const ArchChoice &Arch) {
  ParseJob Job;
  Job.File = Command.File;
  Job.Directory = Command.Directory;
  Job.Args = Command.ClangArgs;
  Job.Arch = Arch.ClangArch;
  Job.VirtualArch = Arch.VirtualArch;
  if (!Command.CudaPath.empty() && llvm::sys::fs::exists(Command.CudaPath + "/include/cuda_runtime.h")) {
    Job.ToolkitPath = Command.CudaPath;
  }
  return Job;
}
