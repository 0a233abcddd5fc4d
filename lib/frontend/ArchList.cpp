// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/ArchList.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace cudatidy;

namespace {

/// Adds one item of either kind of list; false: no architecture.
bool add(ArchList &List, llvm::StringRef Name, bool Real, bool Ptx, unsigned Index) {
  const std::optional<GpuArch> Arch = parseGpuArch(Name);
  if (!Arch) {
    return false;
  }
  if (Real) {
    List.Targets.push_back({*Arch, *Arch, CodeKind::Real, ArchOrigin::BuildFile, Index});
  }
  if (Ptx) {
    List.Targets.push_back({*Arch, *Arch, CodeKind::Ptx, ArchOrigin::BuildFile, Index});
  }
  return true;
}

/// The generations that torch.utils.cpp_extension names, as it writes them out.
llvm::StringRef generation(llvm::StringRef Name) {
  return llvm::StringSwitch<llvm::StringRef>(Name)
      .Case("Kepler+Tesla", "3.7")
      .Case("Kepler", "3.5+PTX")
      .Case("Maxwell+Tegra", "5.3")
      .Case("Maxwell", "5.0;5.2+PTX")
      .Case("Pascal", "6.0;6.1+PTX")
      .Case("Volta+Tegra", "7.2")
      .Case("Volta", "7.0+PTX")
      .Case("Turing", "7.5+PTX")
      .Case("Ampere+Tegra", "8.7")
      .Case("Ampere", "8.0;8.6+PTX")
      .Case("Ada", "8.9+PTX")
      .Case("Hopper", "9.0+PTX")
      .Case("Blackwell+Tegra", "11.0")
      .Case("Blackwell", "10.0;10.3;12.0;12.1+PTX")
      .Default(Name);
}

} // namespace

ArchList cudatidy::parseCMakeArchList(llvm::StringRef Text) {
  ArchList List;
  llvm::SmallVector<llvm::StringRef, 8> Items;
  Text.split(Items, ';', -1, false);
  for (unsigned I = 0; I < Items.size(); ++I) {
    llvm::StringRef Item = Items[I].trim();
    if (Item == "native" || Item == "all" || Item == "all-major") {
      List.Unresolved = Item == "native" ? ArchOrigin::Native : Item == "all" ? ArchOrigin::All : ArchOrigin::AllMajor;
      continue;
    }
    const bool Real = Item.consume_back("-real");
    const bool Virtual = !Real && Item.consume_back("-virtual");
    // CMake puts the prefix in front itself: of sm_80 it makes compute_sm_80, which nvcc refuses.
    const bool Number = !Item.empty() && llvm::isDigit(Item.front());
    if (!Number || !add(List, Item, !Virtual, !Real, I)) {
      List.Unknown.push_back(Items[I].str());
    }
  }
  return List;
}

ArchList cudatidy::parseTorchArchList(llvm::StringRef Text) {
  ArchList List;
  llvm::SmallVector<llvm::StringRef, 8> Items;
  llvm::SplitString(Text, Items, "; ");
  for (unsigned I = 0; I < Items.size(); ++I) {
    llvm::SmallVector<llvm::StringRef, 4> Parts;
    generation(Items[I]).split(Parts, ';');
    for (llvm::StringRef Part : Parts) {
      const bool Ptx = Part.consume_back("+PTX");
      if (!add(List, Part, true, Ptx, I)) {
        List.Unknown.push_back(Items[I].str());
      }
    }
  }
  return List;
}
