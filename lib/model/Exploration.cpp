// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Exploration.h"

using namespace cudatidy;
using namespace llvm;

/// Times that sides of one branch are tried; each try has fewer others beside it.
static constexpr unsigned MaxAttempts = 3;

/// Successors of a branch or switch; more than the counters tell apart are not explored.
static unsigned sides(const SiteInfo &Site) {
  return std::min(Site.I->isTerminator() ? Site.I->getNumSuccessors() : 0U, 64U);
}

const ForcedSides *Exploration::next() {
  std::optional<size_t> Path;
  SmallVector<std::pair<const SiteInfo *, unsigned>, 16> Targets;
  for (const Code *C : T.Order) {
    const Counters &Counts = T.ByCode.at(C);
    for (size_t N = 0; N != C->Sites.size(); ++N) {
      const SiteInfo &Site = C->Sites[N];
      const SiteCounter &Count = Counts.Sites[N];
      if (Site.Kind != SiteKind::Branch || Site.Expanded || Count.Executions == 0)
        continue;
      const size_t From = PathOf.try_emplace(&Site, Current).first->second;
      if (!Count.Sampled || Attempts.lookup(&Site) == MaxAttempts || (Path && From > *Path))
        continue;
      unsigned Side = 0;
      while (Side != sides(Site) && Count.Visited >> Side & 1)
        ++Side;
      if (Side == sides(Site))
        continue;
      if (Path != From)
        Targets.clear();
      Path = From;
      Targets.push_back({&Site, Side});
    }
  }
  if (!Path)
    return nullptr;
  ForcedSides Now = Paths[*Path];
  for (const auto &[Site, Side] : Targets) {
    Now[Site] = Side;
    ++Attempts[Site];
  }
  Current = Paths.size();
  Paths.push_back(std::move(Now));
  return &Paths.back();
}
