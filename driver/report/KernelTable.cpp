// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "report/KernelTable.h"

#include "Hardware.h"
#include "report/Score.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <set>

using namespace cudatidy;

Traffic cudatidy::trafficOf(const Json &Model) {
  Traffic T;
  const hw::Architecture *A = hw::find(textIn(Model, "arch"));
  const double SectorBytes = A ? double(A->SectorBytes) : 0;
  for (const Json &S : listIn(Model, "sites")) {
    const auto Now = numberIn(S, "sectors"), Ideal = numberIn(S, "sectors_ideal"), Weight = numberIn(S, "weight");
    if (Now && Ideal && Weight && textIn(S, "space") == "global") {
      T.Now += *Now * *Weight * SectorBytes;
      T.Ideal += std::min(*Now, *Ideal) * *Weight * SectorBytes;
    }
  }
  return T;
}

KernelTable::KernelTable(const Result &R) {
  std::map<std::pair<std::string, unsigned>, size_t> ByPlace;
  std::set<std::string> Ids;
  for (const Json &K : listIn(R.All, "kernels")) {
    const std::pair Place(textIn(K, "file"), countIn(K, "line"));
    const auto [It, New] = ByPlace.try_emplace(Place, Groups.size());
    if (New) {
      KernelGroup G;
      G.Name = textIn(K, "name");
      G.File = Place.first;
      G.Line = Place.second;
      for (unsigned Again = 0; G.Id.empty() || !Ids.insert(G.Id).second; ++Again) {
        const std::string Key = G.File + '\0' + G.Name + '\0' + std::to_string(Again);
        G.Id = "k-" + llvm::utohexstr(llvm::xxh3_64bits(Key), true, 16).substr(0, 10);
      }
      Groups.push_back(std::move(G));
    }
    Groups[It->second].Models.push_back(&K);
    const std::string Signature = textIn(K, "signature");
    const auto [Begin, End] = BySignature.equal_range(Signature);
    if (std::none_of(Begin, End, [&](const auto &Known) { return Known.second == It->second; })) {
      BySignature.emplace(Signature, It->second);
    }
  }
  Count = Groups.empty() ? countIn(member(R.All, "summary"), "kernels_analysed") : Groups.size();
  for (const size_t I : fixOrder(R)) {
    if (const KernelGroup *G = of(R.Findings[I])) {
      Groups[static_cast<size_t>(G - Groups.data())].Findings.push_back(I);
    }
  }
}

const KernelGroup *KernelTable::of(const Finding &F) const {
  const auto [Begin, End] = BySignature.equal_range(F.Kernel);
  if (F.Kernel.empty() || Begin == End) {
    return nullptr;
  }
  // Programs of one run may have kernels of one name: the finding's own file, then its folder, decides.
  const auto Folder = [](const std::string &File) { return llvm::sys::path::parent_path(File); };
  for (auto It = Begin; It != End; ++It) {
    if (Groups[It->second].File == F.At.File) {
      return &Groups[It->second];
    }
  }
  for (auto It = Begin; It != End; ++It) {
    if (Folder(Groups[It->second].File) == Folder(F.At.File)) {
      return &Groups[It->second];
    }
  }
  return &Groups[Begin->second];
}

std::string KernelTable::keyOf(const Finding &F) const {
  const KernelGroup *G = of(F);
  return G ? G->Id : F.Kernel.empty() ? F.At.File : F.Kernel;
}
