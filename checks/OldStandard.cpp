// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/OldStandard.h"
#include "Check.h"
#include "build/ArchEdits.h"
#include "build/BuildProject.h"
#include "build/Coverage.h"

using namespace cudatidy;

namespace {

/// 17 of "c++17", "gnu++17"; none: another name.
std::optional<int> yearOf(llvm::StringRef Standard) {
  int Year = 0;
  const llvm::StringRef Digits = Standard.drop_front(std::min(Standard.size(), Standard.find("++") + 2));
  if (Digits.getAsInteger(10, Year)) {
    return Digits == "0x" ? std::optional(11) : std::nullopt;
  }
  return Year == 98 || Year == 3 ? 3 : Year;
}

/// Flags a C++ standard that the toolkit's own libraries do not take any more.
///
///   nvcc -std=c++14 -c a.cu   # CUDA 13: Thrust, CUB and libcu++ need C++17
///
/// Silent when the toolkit is not known, and when no source includes one of the libraries.
class OldStandard final : public ProjectCheck {
public:
  void run(const BuildFacts &B, const Reporter &R) const override {
    for (const CompileGroup &G : B.Groups) {
      const std::optional<ToolkitFact> Toolkit = B.toolkitOf(G);
      const hw::Toolkit *T = Toolkit ? findToolkit(*Toolkit) : nullptr;
      const std::optional<int> Year = G.Standard.empty() ? std::nullopt : yearOf(G.Standard);
      if (!T || !Year || *Year >= T->CcclStandard || G.StandardMaybe || G.StandardAt.File.empty()) {
        continue;
      }
      const SourceUses *User = nullptr;
      bool Unread = false;
      for (const std::string &File : G.Files) {
        const SourceUses *Uses = usesOf(B, File);
        Unread |= !Uses;
        User = !User && Uses && Uses->Cccl ? Uses : User;
      }
      if (!User && !Unread) {
        continue;
      }
      FindingBuilder F = R.report(G.StandardAt);
      F.arg("standard", G.Standard).arg("toolkit", Toolkit->version()).arg("needed", T->CcclStandard);
      if (User) {
        F.arg("header", User->CcclHeader).note({*User->Cccl, "include"});
      } else {
        F.variant("unread").level(Severity::Warning);
      }
      fix(F, G, B, T->CcclStandard);
    }
  }

private:
  static void fix(FindingBuilder &F, const CompileGroup &G, const BuildFacts &B, int Needed) {
    const SourceText *File = B.Texts->read(G.StandardAt.File);
    const bool Written =
        File && (G.System == BuildSystem::CMake || G.System == BuildSystem::Make || G.System == BuildSystem::Python);
    if (!Written) {
      return;
    }
    // The number is the last one of what stands there: 14, c++14, -std=c++14, cuda_std_14.
    const unsigned Length = G.StandardAt.EndColumn - G.StandardAt.Column;
    const llvm::StringRef Text = File->text().substr(G.StandardAt.Offset, Length);
    const llvm::StringRef Digits = Text.take_back(2);
    if (G.StandardAt.Line == G.StandardAt.EndLine && Digits.size() == 2 && Digits[0] == '1' &&
        G.Standard.ends_with(Digits.str())) {
      const unsigned At = G.StandardAt.Offset + Length - 2;
      F.fix(fixWith(Safety::Unsafe, "standard", {editAt(File->path(), At, 2, std::to_string(Needed))}));
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(OldStandard)
