// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "build/BuildFacts.h"

using namespace cudatidy;

llvm::StringRef cudatidy::name(BuildSystem S) {
  switch (S) {
  case BuildSystem::CMake:
    return "CMake";
  case BuildSystem::FindCuda:
    return "FindCUDA";
  case BuildSystem::Database:
    return "compile_commands.json";
  case BuildSystem::FileApi:
    return "CMake file API";
  case BuildSystem::Make:
    return "make";
  case BuildSystem::Python:
    return "setup.py";
  case BuildSystem::Meson:
    return "meson";
  case BuildSystem::Bazel:
    return "Bazel";
  case BuildSystem::Xmake:
    return "xmake";
  case BuildSystem::CommandLine:
    return "command line";
  }
  llvm_unreachable("all systems named");
}

std::string ToolkitFact::version() const { return std::to_string(Major) + (Minor ? "." + std::to_string(*Minor) : ""); }

const FlagFact *CompileGroup::flag(NvccFlag F) const {
  for (const FlagFact &Use : Flags) {
    if (Use.Flag == F && !Use.Maybe) {
      return &Use;
    }
  }
  return nullptr;
}

std::optional<ToolkitFact> BuildFacts::toolkitOf(const CompileGroup &G) const {
  if (G.Toolkit) {
    return G.Toolkit;
  }
  if (Toolkits.empty()) {
    return Machine;
  }
  // Several pins: one that holds for all of them is not known, unless they agree.
  for (const ToolkitFact &T : Toolkits) {
    if (T.Major != Toolkits.front().Major) {
      return std::nullopt;
    }
  }
  ToolkitFact Oldest = Toolkits.front();
  for (const ToolkitFact &T : Toolkits) {
    if (T.Minor && (!Oldest.Minor || *T.Minor < *Oldest.Minor)) {
      Oldest = T;
    }
  }
  return Oldest;
}
