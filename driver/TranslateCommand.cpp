// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `cuda-tidy translate`, for developers and tests: what is understood of a compile command, as JSON.

#include "Commands.h"

#include "frontend/ArchList.h"
#include "frontend/CommandLine.h"
#include "frontend/Invocation.h"
#include "frontend/Planner.h"
#include "frontend/ProjectFiles.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include <nlohmann/json.hpp>

using namespace cudatidy;
using Json = nlohmann::ordered_json;

namespace {

constexpr const char *Usage =
    "usage: cuda-tidy translate [--arch SM] [--target SM]... [--file FILE] [--directory DIR]\n"
    "                           ( -- COMMAND... | --shell COMMAND | --flags FLAG... )\n"
    "       cuda-tidy translate --cmake-archs LIST | --torch-archs LIST\n"
    "       cuda-tidy translate -p BUILD FILE... | --plan FILE... | --collect PATH... | "
    "--includes FILE...\n";

/// "80", or "80 for 90" when code for one architecture is built as another.
std::string text(const ArchTarget &T) {
  return T.Virtual == T.Code ? T.Code.text() : T.Virtual.text() + " for " + T.Code.text();
}

Json targets(llvm::ArrayRef<ArchTarget> Targets, CodeKind Kind) {
  Json Out = Json::array();
  for (const ArchTarget &T : Targets) {
    if (const std::string Text = text(T); T.Kind == Kind && llvm::find(Out, Text) == Out.end()) {
      Out.push_back(Text);
    }
  }
  return Out;
}

Json origins(llvm::ArrayRef<ArchTarget> Targets) {
  Json Out = Json::array();
  for (const ArchTarget &T : Targets) {
    Json Entry = {name(T.Origin).str(), T.Argument};
    if (Out.empty() || Out.back() != Entry) {
      Out.push_back(std::move(Entry));
    }
  }
  return Out;
}

/// What differs from nvcc's defaults.
Json codegen(const DeviceCodegen &G) {
  Json Out = Json::object();
  const auto Note = [&](bool Differs, const char *Name, bool Value) {
    if (Differs) {
      Out[Name] = Value;
    }
  };
  Note(G.DeviceDebug, "device_debug", true);
  Note(G.LineInfo, "line_info", true);
  Note(G.Rdc, "rdc", true);
  Note(G.FastMath, "fast_math", true);
  Note(G.Ftz, "ftz", true);
  Note(!G.PrecDiv, "prec_div", false);
  Note(!G.PrecSqrt, "prec_sqrt", false);
  Note(!G.Fmad, "fmad", false);
  Note(G.ExtendedLambda, "extended_lambda", true);
  Note(G.RelaxedConstexpr, "relaxed_constexpr", true);
  Note(G.PerThreadDefaultStream, "per_thread_default_stream", true);
  if (G.MaxRegCount) {
    Out["max_registers"] = *G.MaxRegCount;
  }
  return Out;
}

Json arguments(const CompileCommand &C) {
  static constexpr const char *Sources[] = {"command", "response file", "NVCC_PREPEND_FLAGS", "NVCC_APPEND_FLAGS"};
  Json Out = Json::array();
  for (const Argument &A : C.Argv) {
    Json Entry = {A.Text, Sources[A.From], A.Index};
    if (!A.File.empty()) {
      Entry.push_back(A.File);
    }
    Out.push_back(std::move(Entry));
  }
  return Out;
}

Json toJson(const CompileCommand &C, const ArchChoice &Arch) {
  Json Flags = Json::array();
  for (const FlagUse &Use : C.Flags) {
    Flags.push_back({name(Use.Flag).str(), Use.Value, Use.Argument});
  }
  return {{"file", C.File},
          {"directory", C.Directory},
          {"kind", name(C.Kind).str()},
          {"compiler", C.Compiler},
          {"cuda", C.IsCuda},
          {"compiles", C.Compiles},
          {"standard", C.Standard},
          {"standard_given", C.StandardGiven},
          {"clang", C.ClangArgs},
          {"real", targets(C.Targets, CodeKind::Real)},
          {"ptx", targets(C.Targets, CodeKind::Ptx)},
          {"lto", targets(C.Targets, CodeKind::Lto)},
          {"origins", origins(C.Targets)},
          {"unresolved", C.Unresolved ? Json(name(*C.Unresolved).str()) : Json()},
          {"toolkit_major", C.ToolkitMajor ? Json(*C.ToolkitMajor) : Json()},
          {"arch", Json::array({Arch.Arch.sm(), Arch.ClangArch, Arch.Why})},
          {"codegen", codegen(C.Codegen)},
          {"flags", std::move(Flags)},
          {"host_compiler", C.HostCompiler},
          {"cuda_path", C.CudaPath},
          {"toolkit_includes", C.ToolkitIncludes},
          {"dropped", C.droppedSummary()},
          {"warnings", C.Warnings},
          {"argv", arguments(C)}};
}

/// One key a line: whole JSON, and easy to compare.
void print(const Json &J) {
  const char *Separator = "{";
  for (const auto &[Key, Value] : J.items()) {
    llvm::outs() << Separator << "\n  \"" << Key
                 << "\": " << Value.dump(-1, ' ', false, Json::error_handler_t::replace);
    Separator = ",";
  }
  llvm::outs() << "\n}\n";
}

/// `translate -p BUILD FILE…` and `translate --plan FILE…`: how each file would be parsed, and why.
int plan(std::string BuildPath, llvm::ArrayRef<std::string> Files) {
  PlannerOptions Options;
  Options.BuildPath = std::move(BuildPath);
  Planner P(std::move(Options));
  for (const std::string &Name : Files) {
    llvm::SmallString<256> File(Name);
    llvm::sys::fs::make_absolute(File);
    if (llvm::Error E = P.useDatabaseFor(File)) {
      llvm::errs() << "cuda-tidy: " << llvm::toString(std::move(E)) << "\n";
      return 2;
    }
    const Planned Plan = P.plan(File);
    Json J = toJson(Plan.Command, Plan.Arch);
    J["why"] = Plan.Why;
    Json Through = Json::array();
    for (const ParseJob &Job : Plan.Through) {
      Through.push_back(Job.File);
    }
    J["through"] = std::move(Through);
    print(J);
  }
  return 0;
}

/// `translate --includes FILE…`: how many quoted includes of files without a command find their header.
int includes(llvm::ArrayRef<std::string> Files) {
  std::map<std::string, ProjectIndex> Projects;
  unsigned Quoted = 0;
  unsigned Unresolved = 0;
  for (const std::string &Name : Files) {
    llvm::SmallString<256> File(Name);
    llvm::sys::fs::make_absolute(File);
    const std::string Root = projectRoot(File);
    const Surroundings S = searchSurroundings(File, Projects.try_emplace(Root, Root).first->second, {});
    Quoted += S.Quoted;
    Unresolved += S.Unresolved.size();
    for (const std::string &Missing : S.Unresolved) {
      llvm::outs() << Name << ": " << Missing << "\n";
    }
  }
  llvm::outs() << Quoted << " quoted includes, " << Unresolved << " unresolved\n";
  return 0;
}

/// `translate --collect PATH…`: the CUDA files among paths.
int collect(llvm::ArrayRef<std::string> Paths) {
  Planner P({});
  if (llvm::Error E = P.useDatabaseFor(Paths.front())) {
    llvm::errs() << "cuda-tidy: " << llvm::toString(std::move(E)) << "\n";
    return 2;
  }
  auto Files = collectFiles(Paths, P.database(), TranslateOptions::fromEnvironment());
  if (!Files) {
    llvm::errs() << "cuda-tidy: " << llvm::toString(Files.takeError()) << "\n";
    return 2;
  }
  for (const std::string &File : Files->Files) {
    llvm::outs() << File << "\n";
  }
  return 0;
}

} // namespace

int cudatidy::runTranslate(int Argc, char **Argv) {
  llvm::SmallString<256> Here;
  llvm::sys::fs::current_path(Here);
  std::string Directory(Here);
  std::string File = "a.cu";
  std::vector<GpuArch> Configured;
  std::optional<GpuArch> Override;
  const TranslateOptions Options = TranslateOptions::fromEnvironment();
  const auto Print = [&](const CompileCommand &C) { print(toJson(C, chooseArch(C, Configured, Override))); };
  for (int I = 1; I < Argc; ++I) {
    const llvm::StringRef Word(Argv[I]);
    const std::vector<std::string> Rest(Argv + I + 1, Argv + Argc);
    if (Word == "--") {
      Print(translateArguments(Rest, Directory, File, Options));
      return 0;
    }
    if (Word == "--flags") {
      Print(translateFlags(Rest, Directory, File, Options));
      return 0;
    }
    if (Rest.empty()) {
      break;
    }
    if (Word == "--shell") {
      Print(translateShellCommand(Rest[0], Directory, File, Options));
      return 0;
    }
    if (Word == "-p") {
      return plan(Rest[0], llvm::ArrayRef(Rest).drop_front());
    }
    if (Word == "--plan") {
      return plan("", Rest);
    }
    if (Word == "--collect") {
      return collect(Rest);
    }
    if (Word == "--includes") {
      return includes(Rest);
    }
    ++I;
    if (Word == "--cmake-archs" || Word == "--torch-archs") {
      const auto List = Word == "--cmake-archs" ? parseCMakeArchList(Rest[0]) : parseTorchArchList(Rest[0]);
      print({{"real", targets(List.Targets, CodeKind::Real)},
             {"ptx", targets(List.Targets, CodeKind::Ptx)},
             {"unresolved", List.Unresolved ? Json(name(*List.Unresolved).str()) : Json()},
             {"unknown", List.Unknown}});
      return 0;
    }
    if (Word == "--file") {
      File = Rest[0];
    } else if (Word == "--directory") {
      Directory = absolutePath(Rest[0], std::string(Here));
    } else if (const auto Arch = parseGpuArch(Rest[0]); Arch && Word == "--arch") {
      Override = Arch;
    } else if (Arch && Word == "--target") {
      Configured.push_back(*Arch);
    } else {
      break;
    }
  }
  llvm::errs() << Usage;
  return 2;
}
