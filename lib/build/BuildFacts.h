// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_BUILD_BUILDFACTS_H
#define CUDA_TIDY_BUILD_BUILDFACTS_H

#include "build/SourceText.h"
#include "frontend/GpuArch.h"
#include "frontend/NvccOptions.h"

#include <optional>
#include <set>

namespace cudatidy {

namespace hw {
struct Gpu;
} // namespace hw

/// Which kind of text a fact was read from.
enum class BuildSystem { CMake, FindCuda, Database, FileApi, Make, Python, Meson, Bazel, Xmake, CommandLine };
llvm::StringRef name(BuildSystem S);

/// How a list of architectures is written, which is how it is edited.
enum class ListForm {
  None,   ///< it cannot be edited: computed, or in a generated file
  CMake,  ///< items 70;80-real, separated by semicolons or blanks
  Shell,  ///< -gencode words of a command line
  Arch,   ///< the value of -arch
  Python, ///< strings of a Python list
  Torch,  ///< "8.0;9.0+PTX"
  Number, ///< a bare number that the build file puts into -gencode words
};

/// One entry of what a group is built for.
struct ArchFact {
  ArchTarget Target;
  bool Maybe = false; ///< only if a condition holds that cannot be decided here
  Place At;           ///< where the entry is written
  ListForm Form = ListForm::None;
  Place Whole;          ///< what an edit removes or replaces: the entry with its option
  std::string Spelling; ///< of Whole
};

/// One option of nvcc that a rule asks about.
struct FlagFact {
  NvccFlag Flag = NvccFlag::Ignored;
  std::string Value;
  bool Maybe = false;
  Place At;
  std::optional<Place> Whole; ///< the option with its value, when it is written in one piece
};

/// Which toolkit is used, and who says so.
struct ToolkitFact {
  enum class Source { Compiler, Image, Package, Machine };
  unsigned Major = 0;
  std::optional<unsigned> Minor;
  Source From = Source::Compiler;
  Place At; ///< no file: nothing in the project says it
  std::string version() const;
};

/// Text that adds a list of architectures where there is none.
struct Insertion {
  enum class Kind {
    CMakeGuard, ///< a guarded set() of CMAKE_CUDA_ARCHITECTURES in front of project()
    ShellWords, ///< -gencode words in a line of flags
  };
  Kind What = Kind::CMakeGuard;
  Place At; ///< where it is put in: before its first byte
};

/// Files that are compiled alike.
struct CompileGroup {
  BuildSystem System = BuildSystem::CMake;
  std::string Name;               ///< target, rule or file
  std::vector<std::string> Files; ///< absolute; they need not exist
  Place At;                       ///< what makes the group: the target, the recipe, the entry

  std::vector<ArchFact> Archs;
  bool Open = false;                    ///< what could not be evaluated may add more
  bool Defaulted = false;               ///< nothing names an architecture: nvcc takes its own
  std::optional<ArchOrigin> Unresolved; ///< native, all or all-major stand there
  Place UnresolvedAt;
  bool InAutomation = false; ///< an image or a CI job decides it

  std::vector<FlagFact> Flags;
  bool FlagsOpen = false;
  std::string Standard; ///< "c++14"; empty: not said
  Place StandardAt;
  bool StandardMaybe = false;
  bool Optimized = true; ///< a build that is meant to be fast
  std::optional<ToolkitFact> Toolkit;
  std::optional<Insertion> Add; ///< where a list can be put in

  const FlagFact *flag(NvccFlag F) const; ///< the first one that is there in any case
};

/// A `set(CMAKE_CUDA_ARCHITECTURES …)` that comes after project() has given the variable its value.
struct ShadowedList {
  Place At;             ///< the set()
  Place Project;        ///< the project() or enable_language()
  bool Guarded = false; ///< behind `if(NOT DEFINED …)`; else a cache entry
  std::vector<std::string> Items;
  Place Command; ///< with the line's end, for removal
};

/// A variable of FindCUDA in a project that compiles CUDA as a language.
struct DeadVariable {
  std::string Name, Value;
  Place At;
};

/// A GPU that the project runs on.
struct TargetGpu {
  std::string Name;
  GpuArch Arch;
  bool Embedded = false;
  const hw::Gpu *Part = nullptr; ///< null for an architecture's name
};

struct SourceUses;

/// Everything that the build files of a project say.
struct BuildFacts {
  std::vector<CompileGroup> Groups;
  std::vector<ToolkitFact> Toolkits; ///< of images, CI and package pins
  std::vector<ShadowedList> Shadowed;
  std::vector<DeadVariable> Dead;
  std::shared_ptr<FileTable> Texts;                                ///< keeps the texts
  mutable std::map<std::string, std::shared_ptr<SourceUses>> Uses; ///< of the sources that were asked about

  std::vector<TargetGpu> Targets; ///< what the project runs on, as the user says; empty: not said
  std::string Driver;             ///< the driver there; empty: not said

  /// The toolkit of a group: its own, else the one that the project pins, else the machine's.
  std::optional<ToolkitFact> toolkitOf(const CompileGroup &G) const;
  std::optional<ToolkitFact> Machine;
};

} // namespace cudatidy

#endif
