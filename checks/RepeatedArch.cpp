// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/RepeatedArch.h"
#include "Check.h"
#include "build/ArchEdits.h"
#include "build/Coverage.h"

using namespace cudatidy;

namespace {

/// Flags -arch that is given more than once, or on top of CMake's own list.
///
///   set(CMAKE_CUDA_FLAGS "-arch=sm_75 -arch=sm_86")   # nvcc takes the last, and warns
///
/// Silent on -gencode, whose entries add up.
class RepeatedArch final : public ProjectCheck {
public:
  void run(const BuildFacts &B, const Reporter &R) const override {
    for (const CompileGroup &G : B.Groups) {
      std::vector<const FlagFact *> Uses;
      for (const FlagFact &F : G.Flags) {
        if (F.Flag == NvccFlag::Arch && !F.Maybe && !F.At.File.empty()) {
          Uses.push_back(&F);
        }
      }
      const bool Differ = llvm::any_of(Uses, [&](const FlagFact *F) { return F->Value != Uses.front()->Value; });
      const bool Listed = G.System == BuildSystem::CMake && llvm::any_of(G.Archs, [](const ArchFact &A) {
                            return A.Form == ListForm::CMake && A.Target.Origin == ArchOrigin::BuildFile && !A.Maybe;
                          });
      if (!Differ && (!Listed || Uses.empty())) {
        continue;
      }
      FindingBuilder F = R.report(Differ && !Listed ? Uses.back()->At : Uses.front()->At);
      F.arg("count", Uses.size()).arg("value", Uses.back()->Value);
      if (!Differ) {
        F.variant("listed");
      }
      std::vector<Edit> Edits;
      for (const FlagFact *Use : Uses) {
        if (Use == Uses.back() && !Listed) {
          continue; // the one that counts
        }
        if (auto E = Use->Whole ? removeWords(B, *Use->Whole) : std::nullopt) {
          Edits.push_back(*std::move(E));
        }
      }
      if (Edits.size() == Uses.size() - !Listed) {
        F.fix(fixWith(Listed ? Safety::Unsafe : Safety::Safe, "remove", std::move(Edits)));
      }
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(RepeatedArch)
