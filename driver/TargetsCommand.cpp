// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `cuda-tidy targets`: what each group of files is built for, and which GPUs that serves.

#include "Commands.h"
#include "OptionParsing.h"
#include "ProjectAnalysis.h"
#include "build/Coverage.h"
#include "config/ConfigTree.h"
#include "emit/Emit.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;
namespace cl = llvm::cl;
using Json = nlohmann::ordered_json;

namespace {

enum class TargetsFormat { Text, Json };

struct Parser {
  cl::SubCommand Sub{"targets", "Print which architectures and GPUs a project is built for"};
  cl::list<std::string> Paths{cl::Positional, cl::desc("[PATH...]"), cl::sub(Sub)};
  cl::opt<std::string> Build{"p", cl::desc("Build folder or compile_commands.json"), cl::value_desc("BUILD"),
                             cl::sub(Sub)};
  cl::opt<std::string> CudaPath{"cuda-path", cl::desc("CUDA toolkit to use, or none"), cl::value_desc("DIR"),
                                cl::sub(Sub)};
  cl::list<std::string> Targets{"targets", cl::desc("GPUs that the project runs on, such as A100,H800,sm_120"),
                                cl::value_desc("GPUS"), cl::CommaSeparated, cl::sub(Sub)};
  cl::opt<bool> Isolated{"isolated", cl::desc("Ignore every .cuda-tidy file"), cl::sub(Sub)};
  cl::opt<TargetsFormat> Format{"format", cl::desc("How it is written"),
                                cl::values(clEnumValN(TargetsFormat::Text, "text", "a table"),
                                           clEnumValN(TargetsFormat::Json, "json", "for programs")),
                                cl::init(TargetsFormat::Text), cl::sub(Sub)};
};

/// One row of the table.
struct Row {
  std::string Group, System, Place, Toolkit;
  std::vector<std::string> Real, Virtual, Native, Jit, Nothing, Unknown, Files;
  bool Open = false;
};

std::string entry(const ArchFact &A) {
  // A pair that differs is told whole: the second decides where it runs, the first what is compiled.
  const bool Same = A.Target.Virtual == A.Target.Code;
  return (Same ? A.Target.Code.text() : A.Target.Code.text() + "(" + A.Target.Virtual.text() + ")") +
         (A.Maybe ? "?" : "");
}

void add(std::vector<std::string> &List, std::string Item) {
  if (!llvm::is_contained(List, Item)) {
    List.push_back(std::move(Item));
  }
}

Row rowOf(const CompileGroup &G, const BuildFacts &B) {
  Row R;
  const std::optional<ToolkitFact> Toolkit = B.toolkitOf(G);
  R.Group = G.Name.empty() ? "?" : G.Name;
  R.System = name(G.System).str();
  R.Place = displayPath(G.At.File) + ":" + std::to_string(G.At.Line);
  R.Toolkit = Toolkit ? Toolkit->version() : "";
  R.Open = G.Open;
  R.Files = G.Files;
  std::vector<ArchFact> All = G.Archs;
  if (const auto Whole = allArchs(G, Toolkit)) {
    All = *Whole;
  } else {
    R.Open = true;
  }
  llvm::sort(All, [](const ArchFact &L, const ArchFact &R) {
    return std::tie(L.Target.Code, L.Target.Virtual, L.Target.Kind) <
           std::tie(R.Target.Code, R.Target.Virtual, R.Target.Kind);
  });
  for (const ArchFact &A : All) {
    add(A.Target.Kind == CodeKind::Ptx ? R.Virtual : R.Real, entry(A));
  }
  if (G.Unresolved && *G.Unresolved == ArchOrigin::Native) {
    R.Real.push_back("native");
  }
  for (const TargetGpu &T : B.Targets) {
    const Service S = serviceOf(G, T, Toolkit);
    (S == Service::Native    ? R.Native
     : S == Service::Jit     ? R.Jit
     : S == Service::Nothing ? R.Nothing
                             : R.Unknown)
        .push_back(T.Name);
  }
  return R;
}

void printTable(const std::vector<Row> &Rows, const BuildFacts &B, llvm::raw_ostream &Out) {
  std::vector<std::vector<std::string>> Cells = {{"group", "place", "toolkit", "real", "virtual"}};
  if (!B.Targets.empty()) {
    Cells[0].insert(Cells[0].end(), {"native", "JIT", "not at all"});
  }
  const auto Or = [](const std::vector<std::string> &L, bool Open) {
    const std::string Text = llvm::join(L, " ");
    return Text.empty() ? (Open ? "unknown" : "-") : Open ? Text + " ..." : Text;
  };
  for (const Row &R : Rows) {
    std::vector<std::string> C = {R.Group + " (" + R.System + ")", R.Place, R.Toolkit.empty() ? "unknown" : R.Toolkit,
                                  Or(R.Real, R.Open), Or(R.Virtual, R.Open)};
    if (!B.Targets.empty()) {
      std::vector<std::string> Native = R.Native;
      for (const std::string &U : R.Unknown) {
        Native.push_back(U + "?");
      }
      C.insert(C.end(), {Or(Native, false), Or(R.Jit, false), Or(R.Nothing, false)});
    }
    Cells.push_back(std::move(C));
  }
  std::vector<size_t> Widths(Cells[0].size());
  for (const auto &C : Cells) {
    for (size_t I = 0; I < C.size(); ++I) {
      Widths[I] = std::max(Widths[I], C[I].size());
    }
  }
  for (const auto &C : Cells) {
    std::string Line;
    for (size_t I = 0; I < C.size(); ++I) {
      Line += C[I] + std::string(I + 1 < C.size() ? Widths[I] - C[I].size() + 2 : 0, ' ');
    }
    Out << llvm::StringRef(Line).rtrim() << "\n";
  }
}

void printJson(const std::vector<Row> &Rows, const BuildFacts &B, llvm::raw_ostream &Out) {
  Json J = {{"version", 1}, {"groups", Json::array()}, {"toolkits", Json::array()}};
  for (const Row &R : Rows) {
    J["groups"].push_back({{"name", R.Group},
                           {"system", R.System},
                           {"place", R.Place},
                           {"toolkit", R.Toolkit.empty() ? Json() : Json(R.Toolkit)},
                           {"real", R.Real},
                           {"virtual", R.Virtual},
                           {"complete", !R.Open},
                           {"files", R.Files},
                           {"native", R.Native},
                           {"jit", R.Jit},
                           {"nothing", R.Nothing},
                           {"unknown", R.Unknown}});
  }
  for (const ToolkitFact &T : B.Toolkits) {
    J["toolkits"].push_back(
        {{"version", T.version()}, {"file", T.At.File}, {"line", T.At.Line}, {"column", T.At.Column}});
  }
  Out << J.dump(1, ' ', false, Json::error_handler_t::replace) << "\n";
}

} // namespace

int cudatidy::runTargets(int Argc, char **Argv) {
  Parser P;
  if (!parseOptions(P.Sub, Argc, Argv)) {
    return 2;
  }
  CheckOptions O;
  O.Paths.assign(P.Paths.begin(), P.Paths.end());
  if (O.Paths.empty()) {
    O.Paths.push_back(".");
  }
  for (const std::string &Path : O.Paths) {
    if (llvm::Error E = verifyPath(Path)) {
      llvm::errs() << "cuda-tidy targets: " << llvm::toString(std::move(E)) << "\n";
      return 2;
    }
  }
  if (!P.Isolated) {
    auto C = ConfigTree(ConfigTree::Options()).project(realPath(O.Paths.front()));
    if (!C) {
      llvm::errs() << "cuda-tidy: " << llvm::toString(C.takeError()) << "\n";
      return 2;
    }
    O.Targets = C->Targets;
    O.Driver = C->Driver;
  }
  if (!P.Targets.empty()) {
    O.Targets.assign(P.Targets.begin(), P.Targets.end());
  }
  if (llvm::Error E = verifyCudaPath(P.CudaPath)) {
    llvm::errs() << "cuda-tidy targets: " << llvm::toString(std::move(E)) << "\n";
    return 2;
  }
  O.BuildPath = P.Build;
  O.CudaPath = P.CudaPath;
  auto B = projectFacts(O);
  if (!B) {
    llvm::errs() << "cuda-tidy targets: " << llvm::toString(B.takeError()) << "\n";
    return 2;
  }
  std::vector<Row> Rows;
  for (const CompileGroup &G : B->Groups) {
    Rows.push_back(rowOf(G, *B));
  }
  if (P.Format == TargetsFormat::Json) {
    printJson(Rows, *B, llvm::outs());
    return 0;
  }
  if (Rows.empty()) {
    llvm::outs() << "no build file that compiles CUDA was found\n";
    return 0;
  }
  printTable(Rows, *B, llvm::outs());
  return 0;
}
