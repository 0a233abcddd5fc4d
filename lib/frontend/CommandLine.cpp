// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/CommandLine.h"

#include "frontend/HostOptions.h"
#include "frontend/Invocation.h"
#include "frontend/ResponseFile.h"
#include "frontend/ToolkitOfCompiler.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"

using namespace cudatidy;

namespace {

/// nvcc's options to host options: what is nvcc's own is recorded in the command, everything else is handed on.
class NvccReader {
public:
  explicit NvccReader(CompileCommand &C) : C(C) {}

  std::vector<HostOption> run() {
    for (At = 0; At < C.Argv.size(); ++At) {
      const llvm::StringRef Text(C.Argv[At].Text);
      const std::optional<NvccMatch> M = findNvccOption(Text);
      if (!M) {
        Host.push_back({C.Argv[At].Text, At});
        continue;
      }
      const unsigned Place = At;
      std::string Value = M->Value ? M->Value->str() : "";
      if (!M->Value && takesNext(*M->Option)) {
        if (At + 1 == C.Argv.size()) {
          C.Warnings.push_back("option without its value: " + Text.str());
          continue;
        }
        Value = C.Argv[++At].Text;
      }
      read(*M->Option, Value, Place);
    }
    finishArch();
    return std::move(Host);
  }

private:
  bool takesNext(const NvccOption &O) const {
    if (O.Value != NvccValue::Optional) {
      return O.Value != NvccValue::None;
    }
    if (At + 1 == C.Argv.size()) {
      return false;
    }
    const llvm::StringRef Next(C.Argv[At + 1].Text);
    if (O.Flag == NvccFlag::Optimize) {
      return Next.size() == 1 && llvm::isDigit(Next[0]);
    }
    // -Werror of nvcc names kinds; -Werror of the host compiler stands alone.
    return Next.starts_with("all-warnings") || Next.starts_with("cross-execution-space-call") ||
           Next.starts_with("reorder") || Next.starts_with("default-stream-launch") ||
           Next.starts_with("missing-launch-bounds") || Next.starts_with("ext-lambda-captures-this") ||
           Next.starts_with("deprecated-declarations");
  }

  void read(const NvccOption &O, const std::string &Value, unsigned Place) {
    switch (O.Flag) {
    case NvccFlag::Define:
      return handOn("-D", Value, Place);
    case NvccFlag::Undefine:
      return handOn("-U", Value, Place);
    case NvccFlag::IncludePath:
      return handOn("-I", Value, Place);
    case NvccFlag::SystemInclude:
      return handOn("-isystem", Value, Place);
    case NvccFlag::PreInclude:
      return handOn("-include", Value, Place);
    case NvccFlag::Language:
      Host.push_back({"-x", Place});
      Host.push_back({Value, Place});
      return;
    case NvccFlag::HostOptions:
      for (const std::string &Item : listItems(Value)) {
        for (const std::string &Word : plainWords(Item)) {
          Host.push_back({Word, Place});
        }
      }
      return;
    case NvccFlag::NoCompile:
      C.Compiles = false;
      return;
    case NvccFlag::Ignored:
    case NvccFlag::Compile:
    case NvccFlag::OptionsFile:
      return;
    default:
      C.Flags.push_back({O.Flag, Value, Place});
    }
    if (O.Flag == NvccFlag::Arch) {
      Arch = C.Flags.back();
    } else if (O.Flag == NvccFlag::Code) {
      Codes.push_back(C.Flags.back());
    } else if (O.Flag == NvccFlag::Gencode) {
      gencode(Value, Place);
    } else if (O.Flag == NvccFlag::Standard && isCxxStandard(Value)) {
      C.Standard = Value;
      C.StandardGiven = true;
    } else if (O.Flag == NvccFlag::CompilerBindir) {
      C.HostCompiler = Value;
    }
  }

  /// List options of nvcc are several options of the host compiler.
  void handOn(const char *Option, const std::string &Value, unsigned Place) {
    const bool IsMacro = Option[1] == 'D' || Option[1] == 'U';
    for (const std::string &Item : listItems(Value)) {
      if (IsMacro) { // quotes belong to the macro's value
        Host.push_back({Option + Item, Place});
        continue;
      }
      Host.push_back({Option, Place});
      Host.push_back({unquoted(Item), Place});
    }
  }

  void gencode(const std::string &Value, unsigned Place) {
    std::vector<ArchTarget> Found = parseGencode(Value);
    if (Found.empty()) {
      C.Warnings.push_back("not an architecture: " + Value);
    }
    for (ArchTarget &T : Found) {
      T.Argument = Place;
      C.Targets.push_back(T);
    }
  }

  /// -arch with -code. Alone, -arch=sm_90 means machine code and PTX for it; for sm_90a PTX of plain compute_90 as well
  /// (nvcc 13, seen with --dryrun).
  void finishArch() {
    if (!Arch) {
      return;
    }
    const llvm::StringRef Value(Arch->Value);
    if (Value == "native" || Value == "all" || Value == "all-major") {
      C.Unresolved = Value == "native" ? ArchOrigin::Native : Value == "all" ? ArchOrigin::All : ArchOrigin::AllMajor;
      return;
    }
    const std::optional<GpuArch> Named = parseGpuArch(Value);
    if (!Named) {
      C.Warnings.push_back("not an architecture: " + Arch->Value);
      return;
    }
    std::vector<ArchTarget> Found;
    const auto Add = [&](GpuArch Virtual, GpuArch Code, CodeKind Kind) {
      Found.push_back({Virtual, Code, Kind, ArchOrigin::Arch, Arch->Argument});
    };
    for (const FlagUse &Use : Codes) {
      for (const std::string &Item : listItems(Use.Value)) {
        if (const auto Code = parseGpuArch(Item)) {
          const llvm::StringRef I(Item);
          Add(*Named, *Code,
              I.contains("compute_") ? CodeKind::Ptx
              : I.contains("lto_")   ? CodeKind::Lto
                                     : CodeKind::Real);
        }
      }
    }
    if (Codes.empty()) {
      if (!Value.starts_with("compute_")) {
        Add(*Named, *Named, C.has(NvccFlag::LinkTimeOptimization) ? CodeKind::Lto : CodeKind::Real);
      }
      Add(*Named, *Named, CodeKind::Ptx);
      if (Named->Suffix && !Value.starts_with("compute_")) {
        const GpuArch Plain{Named->Number, 0};
        Add(Plain, Plain, CodeKind::Ptx);
      }
    }
    // Among the -gencode entries, where the -arch stands.
    const auto Where = llvm::find_if(C.Targets, [&](const ArchTarget &T) { return T.Argument > Arch->Argument; });
    C.Targets.insert(Where, Found.begin(), Found.end());
  }

  CompileCommand &C;
  std::vector<HostOption> Host;
  unsigned At = 0;
  std::optional<FlagUse> Arch; ///< the last -arch counts
  std::vector<FlagUse> Codes;
};

/// One word that holds an option of nvcc and its value (`"-Xcompiler -fPIC"`, a list item of CMake with a blank in it).
/// nvcc refuses it; the meaning is plain, so it is split.
void splitJoinedWords(CompileCommand &C) {
  std::vector<Argument> Out;
  for (size_t I = 0; I < C.Argv.size(); ++I) {
    const Argument &A = C.Argv[I];
    const llvm::StringRef Text(A.Text);
    const size_t Blank = Text.find(' ');
    const auto M = Blank == llvm::StringRef::npos ? std::nullopt : findNvccOption(Text.take_front(Blank));
    if (M && !M->Value && (M->Option->Value == NvccValue::One || M->Option->Value == NvccValue::List)) {
      C.Warnings.push_back("one word where nvcc needs two: '" + A.Text + "'");
      for (std::string &Word : plainWords(Text)) {
        Out.push_back({std::move(Word), A.From, A.Index, A.File});
      }
      continue;
    }
    Out.push_back(A);
    const auto Plain = findNvccOption(Text);
    const bool TakesNext =
        Plain && !Plain->Value && (Plain->Option->Value == NvccValue::One || Plain->Option->Value == NvccValue::List);
    if (TakesNext && I + 1 < C.Argv.size()) {
      Out.push_back(C.Argv[++I]);
    }
  }
  C.Argv = std::move(Out);
}

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
  if (G.FastMath) {
    G.Ftz = true;
    G.PrecDiv = G.PrecSqrt = false;
    G.Fmad = true;
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
    Host = NvccReader(C).run();
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

CompileCommand translateWords(llvm::ArrayRef<ShellWord> Words, llvm::StringRef Directory, llvm::StringRef File,
                              const TranslateOptions &Options) {
  CompileCommand C;
  C.File = absolutePath(File, Directory);
  C.Directory = Directory.str();
  C.IsCuda = isCudaSuffix(C.File);
  C.HostCompiler = Options.HostCompiler;
  const std::optional<Invocation> Call = findInvocation(Words, Directory, C.File);
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
  if (NvccForm && C.Targets.empty() && !C.Unresolved && C.ToolkitMajor) {
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
  return translateWords(shellWords(Command), Directory, File, Options);
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
    std::optional<GpuArch> Highest;
    for (const ArchTarget &T : Command.Targets) {
      // A default that nobody chose gives way to the configured targets.
      if (T.Kind == Kind && T.Origin != ArchOrigin::ToolkitDefault && (!Highest || T.Code > *Highest)) {
        Highest = T.Code;
      }
    }
    if (Highest) {
      return Choose(*Highest, "highest architecture of the compile command");
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
  if (!Command.CudaPath.empty() && llvm::sys::fs::exists(Command.CudaPath + "/include/cuda_runtime.h")) {
    Job.ToolkitPath = Command.CudaPath;
  }
  return Job;
}
