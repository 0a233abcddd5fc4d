// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/HostOptions.h"

#include "frontend/Invocation.h"

#include "clang/Options/Options.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Option/Arg.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
namespace opts = clang::options;

namespace {

/// Options that change what the source means, and nothing else.
bool isAllowedFlag(llvm::StringRef Spelling) {
  return llvm::StringSwitch<bool>(Spelling)
      .Cases({"-fexceptions", "-fno-exceptions", "-frtti", "-fno-rtti"}, true)
      .Cases({"-fsigned-char", "-funsigned-char", "-fno-signed-char", "-fno-unsigned-char"}, true)
      .Cases({"-fchar8_t", "-fno-char8_t", "-fshort-enums", "-fno-short-enums", "-fshort-wchar"}, true)
      .Cases({"-fopenmp", "-fno-openmp", "-fms-extensions", "-fno-operator-names"}, true)
      .Cases({"-fwrapv", "-fno-wrapv", "-fno-strict-aliasing", "-fstrict-aliasing"}, true)
      .Cases({"-fgnu-keywords", "-fno-gnu-keywords", "-fdollars-in-identifiers"}, true)
      .Cases({"-fsized-deallocation", "-fno-sized-deallocation", "-faligned-new", "-fno-aligned-new"}, true)
      .Cases({"-fcoroutines", "-fno-threadsafe-statics", "-faccess-control", "-fno-access-control"}, true)
      .Case("-pthread", true)
      .Default(false);
}

/// `-ftemplate-depth=N` and its like, up to a bound: a hostile number must not exhaust the stack or the day.
bool isAllowedLimit(llvm::StringRef Spelling) {
  const auto [Name, Value] = Spelling.split('=');
  unsigned Number = 0;
  if (Value.getAsInteger(10, Number)) {
    return false;
  }
  const unsigned Bound = llvm::StringSwitch<unsigned>(Name)
                             .Cases({"-ftemplate-depth", "-fconstexpr-depth"}, 4096)
                             .Case("-fconstexpr-steps", 1 << 24)
                             .Default(0);
  return Number <= Bound;
}

/// The folder of a CUDA toolkit's headers.
bool isToolkitFolder(llvm::StringRef Folder) {
  const auto Holds = [&](const llvm::Twine &Name) { return llvm::sys::fs::exists(Folder + "/" + Name); };
  return Holds("cuda_runtime_api.h") || (llvm::sys::path::filename(Folder) == "cccl" && Holds("../cuda_runtime_api.h"));
}

class Reader {
public:
  Reader(llvm::ArrayRef<HostOption> Options, CompileCommand &C) : Options(Options), C(C) {
    for (const HostOption &O : Options) {
      Raw.push_back(O.Text.c_str());
    }
    unsigned MissingIndex = 0;
    unsigned MissingCount = 0;
    Args =
        clang::getDriverOptTable().ParseArgs(Raw, MissingIndex, MissingCount, llvm::opt::Visibility(opts::ClangOption));
    if (MissingCount) {
      C.Warnings.push_back("option without its value: " + Options[MissingIndex].Text);
    }
  }

  void run() {
    if (const auto *Folder = Args.getLastArg(opts::OPT_working_directory)) {
      Base = absolutePath(Folder->getValue(), C.Directory);
    } else {
      Base = C.Directory;
    }
    for (const llvm::opt::Arg *A : Args) {
      read(*A);
    }
  }

private:
  void read(const llvm::opt::Arg &A) {
    switch (A.getOption().getID()) {
    case opts::OPT_D:
      return macro("-D", A);
    case opts::OPT_U:
      return macro("-U", A);
    case opts::OPT_I:
      return folder("-I", A);
    case opts::OPT_isystem:
    case opts::OPT_cxx_isystem:
      return folder("-isystem", A);
    case opts::OPT_iquote:
      return folder("-iquote", A);
    case opts::OPT_idirafter:
    case opts::OPT_isystem_after:
      return folder("-idirafter", A);
    case opts::OPT_include:
      return file("-include", A);
    case opts::OPT_imacros:
      return file("-imacros", A);
    case opts::OPT_std_EQ:
      return standard(A);
    case opts::OPT_x:
      return language(A);
    case opts::OPT_offload_arch_EQ:
      return offloadArch(A);
    case opts::OPT_no_offload_arch_EQ:
      for (const llvm::StringRef Name : A.getValues()) {
        std::erase_if(C.Targets, [&](const ArchTarget &T) { return Name == "all" || T.Code == parseGpuArch(Name); });
      }
      return;
    case opts::OPT_cuda_path_EQ:
      C.CudaPath = absolutePath(A.getValue(), Base);
      return;
    case opts::OPT_fgpu_rdc:
      return note(NvccFlag::Rdc, "true", A);
    case opts::OPT_fno_gpu_rdc:
      return note(NvccFlag::Rdc, "false", A);
    case opts::OPT_ffast_math:
      // On the host side of nvcc it says nothing about device code.
      return C.Kind == CompilerKind::Clang ? note(NvccFlag::UseFastMath, "", A) : drop(A);
    case opts::OPT_fopenmp_EQ:
      C.ClangArgs.push_back("-fopenmp");
      return;
    case opts::OPT_E:
    case opts::OPT_M:
    case opts::OPT_MM:
      C.Compiles = false;
      return;
    case opts::OPT_INPUT:
      if (absolutePath(A.getValue(), C.Directory) != C.File) {
        drop(A);
      }
      return;
    default:
      return other(A);
    }
  }

  void other(const llvm::opt::Arg &A) {
    const std::string Spelling = A.getAsString(Args);
    if (isAllowedFlag(Spelling) || isAllowedLimit(Spelling)) {
      C.ClangArgs.push_back(Spelling);
      return;
    }
    for (const unsigned Group : {opts::OPT_W_Group, opts::OPT_O_Group, opts::OPT_g_Group, opts::OPT_M_Group}) {
      if (A.getOption().matches(Group) && A.getOption().getID() != opts::OPT_Wp_COMMA) {
        return;
      }
    }
    for (const unsigned Id : {opts::OPT_c, opts::OPT_o, opts::OPT_S, opts::OPT_pipe, opts::OPT_w, opts::OPT_v,
                              opts::OPT_L, opts::OPT_l, opts::OPT_m64, opts::OPT_working_directory}) {
      if (A.getOption().matches(Id)) {
        return;
      }
    }
    drop(A);
  }

  /// Name and value stay one word, so that no value can be taken for an option.
  void macro(llvm::StringRef Option, const llvm::opt::Arg &A) {
    const llvm::StringRef Value(A.getValue());
    if (Value.empty() || Value.front() == '=') {
      return drop(A);
    }
    C.ClangArgs.push_back((Option + Value).str());
  }

  void folder(llvm::StringRef Option, const llvm::opt::Arg &A) {
    const llvm::StringRef Value(A.getValue());
    if (Value.empty()) {
      return drop(A);
    }
    std::string Path = absolutePath(Value, Base);
    if (isToolkitFolder(Path)) {
      C.ToolkitIncludes.push_back(std::move(Path));
      return;
    }
    C.ClangArgs.push_back(Option.str());
    C.ClangArgs.push_back(Path);
    C.IncludeDirs.push_back(std::move(Path));
  }

  /// A forced include is looked for in the directory, then along the include path under its own name.
  void file(llvm::StringRef Option, const llvm::opt::Arg &A) {
    const llvm::StringRef Value(A.getValue());
    if (Value.empty() || Value.front() == '-' || Value.front() == '@') {
      return drop(A);
    }
    const std::string Path = absolutePath(Value, Base);
    C.ClangArgs.push_back(Option.str());
    C.ClangArgs.push_back(llvm::sys::fs::exists(Path) ? Path : Value.str());
  }

  void standard(const llvm::opt::Arg &A) {
    if (!isCxxStandard(A.getValue())) {
      return drop(A);
    }
    if (!C.has(NvccFlag::Standard)) { // nvcc's own -std comes after what -Xcompiler hands on
      C.Standard = A.getValue();
      C.StandardGiven = true;
    }
  }

  void language(const llvm::opt::Arg &A) {
    const llvm::StringRef Value(A.getValue());
    if (Value == "cu" || Value == "cuda") {
      C.IsCuda = true;
    } else if (Value == "hip" || Value == "c" || Value == "c++") {
      C.IsCuda = false;
    }
  }

  void offloadArch(const llvm::opt::Arg &A) {
    for (const llvm::StringRef Name : A.getValues()) {
      if (Name == "native") {
        C.Unresolved = ArchOrigin::Native;
      } else if (const auto Arch = parseGpuArch(Name)) {
        C.Targets.push_back({*Arch, *Arch, CodeKind::Real, ArchOrigin::OffloadArch, argument(A)});
      } else {
        C.Dropped.push_back(A.getAsString(Args));
      }
    }
  }

  void note(NvccFlag Flag, std::string Value, const llvm::opt::Arg &A) {
    C.Flags.push_back({Flag, std::move(Value), argument(A)});
  }

  void drop(const llvm::opt::Arg &A) { C.Dropped.push_back(A.getAsString(Args)); }

  unsigned argument(const llvm::opt::Arg &A) const { return Options[A.getIndex()].Argument; }

  llvm::ArrayRef<HostOption> Options;
  CompileCommand &C;
  std::vector<const char *> Raw;
  llvm::opt::InputArgList Args;
  std::string Base; ///< what relative paths are relative to
};

} // namespace

void cudatidy::readHostOptions(llvm::ArrayRef<HostOption> Options, CompileCommand &Command) {
  Reader(Options, Command).run();
}

bool cudatidy::isCxxStandard(llvm::StringRef Name) {
  if (!Name.consume_front("c++") && !Name.consume_front("gnu++")) {
    return false;
  }
  return llvm::StringSwitch<bool>(Name)
      .Cases({"98", "03", "0x", "11", "1y", "14", "1z", "17", "2a", "20", "2b", "23", "2c", "26"}, true)
      .Default(false);
}
