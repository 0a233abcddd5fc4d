// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/Invocation.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
namespace path = llvm::sys::path;

namespace {

using Word = std::pair<std::string, unsigned>;
using Words = llvm::ArrayRef<Word>;

/// How far from a launcher its compiler can stand (`time -f %e -o log nvcc`).
constexpr size_t LauncherReach = 16;

/// The name of a program: no folder, no `.exe`, lower case.
std::string programName(llvm::StringRef Program) {
  const size_t Slash = Program.find_last_of("/\\");
  llvm::StringRef Name = Slash == llvm::StringRef::npos ? Program : Program.drop_front(Slash + 1);
  std::string Lower = Name.lower();
  if (llvm::StringRef(Lower).ends_with(".exe")) {
    Lower.resize(Lower.size() - 4);
  }
  return Lower;
}

bool isLauncher(llvm::StringRef Program) {
  return llvm::StringSwitch<bool>(programName(Program))
      .Cases({"ccache", "sccache", "distcc", "icecc", "buildcache", "cachepot", "fastcache", "recc"}, true)
      .Cases({"time", "env", "nice", "ionice", "nohup", "stdbuf", "timeout", "taskset", "numactl"}, true)
      .Cases({"cmake", "bear", "strace", "exec", "command", "libtool", "pump"}, true)
      .Default(false);
}

/// `NAME=value` as a shell takes it before a command.
bool isAssignment(llvm::StringRef Text) {
  const auto [Name, Value] = Text.split('=');
  return Name.size() < Text.size() && !Name.empty() && !llvm::isDigit(Name.front()) &&
         llvm::all_of(Name, [](char C) { return llvm::isAlnum(C) || C == '_'; });
}

/// Where the compiler of one simple command stands.
size_t compilerAt(Words Call) {
  size_t I = 0;
  while (I < Call.size() && isAssignment(Call[I].first)) {
    ++I;
  }
  if (I == Call.size() || compilerKind(Call[I].first) != CompilerKind::Other) {
    return I;
  }
  const bool Launcher = isLauncher(Call[I].first);
  // A wrapper script of unknown name is believed when a compiler follows at once.
  const size_t End = std::min(Call.size(), I + (Launcher ? LauncherReach : 2));
  for (size_t J = I + 1; J < End; ++J) {
    if (compilerKind(Call[J].first) != CompilerKind::Other) {
      return J;
    }
  }
  while (
      Launcher && I + 1 < Call.size() &&
      (isLauncher(Call[I].first) || isAssignment(Call[I].first) || llvm::StringRef(Call[I].first).starts_with("-"))) {
    ++I;
  }
  return I;
}

/// Cuts a command into simple commands and follows `cd` and `export` between them.
class Chain {
public:
  Chain(llvm::StringRef Directory, Quoting Rules) : Directory(Directory), Rules(Rules) {}

  void read(llvm::ArrayRef<ShellWord> All, unsigned Depth = 0) {
    std::vector<Word> Call;
    for (size_t I = 0; I <= All.size(); ++I) {
      if (I == All.size() || All[I].IsOperator) {
        finish(Call, Depth);
        Call.clear();
      } else {
        Call.emplace_back(All[I].Text, FixedIndex ? *FixedIndex : I);
      }
    }
  }

  std::vector<Invocation> Calls;

private:
  void finish(Words Call, unsigned Depth) {
    if (Call.empty()) {
      return;
    }
    const std::string First = programName(Call[0].first);
    if (First == "cd" && Call.size() > 1) {
      Directory = absolutePath(Call.back().first, Directory);
      return;
    }
    if (First == "export") {
      noteAssignments(Call.drop_front(), Exported);
      return;
    }
    const bool IsCmd = First == "cmd";
    if ((IsCmd || First == "sh" || First == "bash" || First == "dash") && Depth < 4) {
      for (size_t I = 1; I + 1 < Call.size() && I < 4; ++I) {
        const llvm::StringRef Option(Call[I].first);
        if (IsCmd ? Option.equals_insensitive("/c") : Option.starts_with("-") && Option.ends_with("c")) {
          const std::optional<unsigned> Outer = FixedIndex;
          FixedIndex = FixedIndex ? *FixedIndex : Call[I + 1].second;
          read(shellWords(Call[I + 1].first, Rules), Depth + 1);
          FixedIndex = Outer;
          return;
        }
      }
    }
    const size_t At = compilerAt(Call);
    if (At >= Call.size()) {
      return;
    }
    Invocation Found;
    Found.Compiler = Call[At].first;
    Found.Kind = compilerKind(Found.Compiler);
    Found.Directory = Directory;
    Found.Args.assign(Call.begin() + At + 1, Call.end());
    Found.Environment = Exported;
    noteAssignments(Call.take_front(At), Found.Environment);
    Calls.push_back(std::move(Found));
  }

  static void noteAssignments(Words Call, std::vector<std::pair<std::string, std::string>> &Out) {
    for (const Word &W : Call) {
      if (isAssignment(W.first)) {
        const auto [Name, Value] = llvm::StringRef(W.first).split('=');
        Out.emplace_back(Name, Value);
      }
    }
  }

  std::string Directory;
  Quoting Rules;
  std::vector<std::pair<std::string, std::string>> Exported;
  std::optional<unsigned> FixedIndex; ///< inside `sh -c "…"` every word has the place of the quoted text
};

/// 0: does not name File; 1: names it; 2: and compiles it.
unsigned relevance(const Invocation &Call, llvm::StringRef File) {
  bool Names = false;
  bool Compiles = true;
  for (const auto &[Text, Index] : Call.Args) {
    const llvm::StringRef A(Text);
    if (const auto M = findNvccOption(A); M && M->Option->Flag == NvccFlag::NoCompile) {
      Compiles = false;
    }
    if (!A.starts_with("-") && A.ends_with(path::filename(File)) && absolutePath(A, Call.Directory) == File) {
      Names = true;
    }
  }
  return Names ? 1 + Compiles : 0;
}

} // namespace

CompilerKind cudatidy::compilerKind(llvm::StringRef Program) {
  if (Program.starts_with("-") || Program.contains('=')) {
    return CompilerKind::Other;
  }
  const std::string Name = programName(Program);
  const llvm::StringRef N(Name);
  if (N.contains('.') && !llvm::isDigit(N.back())) {
    return CompilerKind::Other; // clang.cpp is a source file
  }
  if (N.contains("nvcc")) {
    return CompilerKind::Nvcc;
  }
  if (N.contains("hipcc") || N.contains("amdclang")) {
    return CompilerKind::Hip;
  }
  if (N == "cl" || N == "clang-cl") {
    return CompilerKind::Msvc;
  }
  if (N.contains("clang") || N.starts_with("icpx") || N.starts_with("dpcpp")) {
    return CompilerKind::Clang;
  }
  // x86_64-linux-gnu-g++-12, c++, mpicxx
  const llvm::StringRef Base = N.rtrim("0123456789.").rtrim('-');
  for (const llvm::StringRef End : {"g++", "gcc", "c++", "mpicxx", "mpicc", "nvc++", "icpc"}) {
    if (Base.ends_with(End)) {
      return CompilerKind::Gcc;
    }
  }
  return Base == "cc" ? CompilerKind::Gcc : CompilerKind::Other;
}

std::optional<Invocation> cudatidy::findInvocation(llvm::ArrayRef<ShellWord> Words, llvm::StringRef Directory,
                                                   llvm::StringRef File, Quoting Rules) {
  Chain C(Directory, Rules);
  C.read(Words);
  const Invocation *Best = nullptr;
  unsigned BestRank = 0;
  for (const Invocation &Call : C.Calls) {
    const unsigned Rank = 1 + 2 * relevance(Call, File) + (Call.Kind != CompilerKind::Other);
    if (Rank > BestRank) {
      Best = &Call;
      BestRank = Rank;
    }
  }
  return Best ? std::optional(*Best) : std::nullopt;
}

/// Without dots, as long as that leads to the same place.
static std::string shortened(llvm::SmallString<256> Raw) {
  path::remove_dots(Raw);
  llvm::SmallString<256> Short(Raw);
  path::remove_dots(Short, /*remove_dot_dot=*/true);
  // `..` after a symbolic link leads elsewhere than the text says.
  if (Short != Raw && llvm::sys::fs::exists(Raw) && !llvm::sys::fs::equivalent(Raw, Short)) {
    return std::string(Raw);
  }
  return std::string(Short);
}

bool cudatidy::hasDrive(llvm::StringRef Path) {
  return Path.size() > 2 && llvm::isAlpha(Path[0]) && Path[1] == ':' && (Path[2] == '/' || Path[2] == '\\');
}

std::string cudatidy::absolutePath(llvm::StringRef Path, llvm::StringRef Directory) {
  const auto Joined = [&](llvm::StringRef Given) {
    llvm::SmallString<256> Raw(Given);
    if (!path::is_absolute(Raw) && !hasDrive(Raw)) {
      Raw = Directory;
      path::append(Raw, Given);
    }
    return Raw;
  };
  llvm::SmallString<256> Raw = Joined(Path);
  if (Path.contains('\\') && !llvm::sys::fs::exists(Raw)) { // written on Windows
    std::string Slashed = Path.str();
    llvm::replace(Slashed, '\\', '/');
    Raw = Joined(Slashed);
  }
  return shortened(std::move(Raw));
}
