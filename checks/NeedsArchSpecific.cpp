// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/NeedsArchSpecific.h"
#include "Check.h"
#include "build/ArchEdits.h"
#include "build/BuildProject.h"
#include "build/Coverage.h"

using namespace cudatidy;

namespace {

using llvm::StringRef;

/// The targets that have an instruction; null: every one does, as far as the tables know.
const hw::SpecificInstruction *specific(StringRef Instruction) {
  for (const hw::SpecificInstruction &I : hw::specificInstructions()) {
    if (Instruction.starts_with(StringRef(I.Prefix.data(), I.Prefix.size()))) {
      return &I;
    }
  }
  return nullptr;
}

bool has(const hw::SpecificInstruction &I, GpuArch A) {
  return llvm::any_of(I.Archs, [&](std::string_view Name) { return StringRef(Name.data(), Name.size()) == A.sm(); });
}

/// Flags instructions that only architecture-specific targets have, in files that are compiled for others too.
///
///   asm volatile("wgmma.fence.sync.aligned;");   // nvcc -arch=sm_90: not supported on .target 'sm_90'
///
/// Silent when a condition around the instruction may leave it out, and for headers.
class NeedsArchSpecific final : public ProjectCheck {
public:
  bool mayTellOf(const SourceUses &U) const override {
    return llvm::any_of(U.Asm, [](const AsmUse &A) { return specific(A.Instruction); });
  }

  void run(const BuildFacts &B, const Reporter &R) const override {
    for (const CompileGroup &G : B.Groups) {
      for (const std::string &File : G.Files) {
        const SourceUses *Uses = usesOf(B, File);
        if (Uses && check(*Uses, G, B, R)) {
          break; // one list, one finding
        }
      }
    }
  }

private:
  static bool check(const SourceUses &Uses, const CompileGroup &G, const BuildFacts &B, const Reporter &R) {
    for (const AsmUse &U : Uses.Asm) {
      const hw::SpecificInstruction *Only = U.Guarded ? nullptr : specific(U.Instruction);
      if (!Only) {
        continue;
      }
      for (const ArchFact &A : G.Archs) {
        if (A.Maybe || A.Target.Virtual.Number * 10 < U.Least || has(*Only, A.Target.Virtual)) {
          continue;
        }
        report(U, *Only, A, G, B, R);
        return true;
      }
    }
    return false;
  }

  static void report(const AsmUse &U, const hw::SpecificInstruction &Only, const ArchFact &A, const CompileGroup &G,
                     const BuildFacts &B, const Reporter &R) {
    FindingBuilder F = R.report(U.At);
    std::vector<std::string> Names;
    for (const std::string_view Name : Only.Archs) {
      Names.emplace_back(Name);
    }
    F.arg("instruction", StringRef(U.Instruction).split('.').first.str()).arg("archs", Names);
    F.arg("arch", (A.Target.Kind == CodeKind::Ptx ? "compute_" : "sm_") + A.Target.Virtual.text());
    if (!A.At.File.empty()) {
      F.note({A.At, "list", {{"arch", A.Target.Code.text()}}});
    }
    // Every entry that cannot assemble it must change; only the same GPU's own target can take its place.
    std::vector<Edit> Edits;
    for (const ArchFact &O : G.Archs) {
      if (O.Target.Virtual.Number * 10 < U.Least || has(Only, O.Target.Virtual)) {
        continue;
      }
      const GpuArch Own{O.Target.Virtual.Number, 'a'};
      const auto E = has(Only, Own) ? replaceEntry(B, O, Own) : std::nullopt;
      if (!E) {
        return;
      }
      if (llvm::none_of(Edits, [&](const Edit &X) { return X.File == E->File && X.Offset == E->Offset; })) {
        Edits.push_back(*E);
      }
      F.arg("new", Own.sm());
    }
    F.fix(fixWith(Safety::Unsafe, "suffix", std::move(Edits)));
  }
};

} // namespace

CUDA_TIDY_CHECK(NeedsArchSpecific)
