// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/NvccReader.h"

#include "frontend/ShellWords.h"

#include "llvm/ADT/StringExtras.h"

using namespace cudatidy;

namespace {

/// An option of Microsoft's compiler that says what the source means, as gcc spells it; any other word as it is.
std::string fromMsvc(llvm::StringRef Word) {
  llvm::StringRef Rest = Word;
  if (!Rest.consume_front("/") && !Rest.starts_with("-FI") && !Rest.starts_with("-std:")) {
    return Word.str();
  }
  Rest.consume_front("-");
  for (const auto &[Theirs, Ours] : {std::pair("FI", "-include"), std::pair("std:", "-std="), std::pair("D", "-D"),
                                     std::pair("U", "-U"), std::pair("I", "-I")}) {
    if (Rest.consume_front(Theirs)) {
      return Ours + Rest.str();
    }
  }
  return Word.str();
}

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
        for (const std::string &Word : plainWords(Item, C.Rules)) {
          Host.push_back({fromMsvc(Word), Place});
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
      C.Misspelt = true;
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
      C.Misspelt = true;
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

} // namespace

std::vector<HostOption> cudatidy::readNvccOptions(CompileCommand &Command) { return NvccReader(Command).run(); }

void cudatidy::splitJoinedWords(CompileCommand &C) {
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
