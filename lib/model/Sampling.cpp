// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Sampling.h"

#include <algorithm>
#include <tuple>

using namespace cudatidy;

std::vector<SampledBlock> cudatidy::sampleBlocks(const Shape &S) {
  using Choice = std::pair<uint64_t, double>;
  const auto Choices = [](uint64_t N) -> std::vector<Choice> {
    if (N == 1)
      return {{0, 1}};
    if (N == 2)
      return {{0, 1}, {1, 1}};
    if (N == 3)
      return {{1, 1}, {0, 1}, {2, 1}};
    // An even and an odd one: rows that begin off a sector's border show.
    const uint64_t Even = N / 2 & ~uint64_t(1), Odd = N / 3 | 1;
    const double Half = double(N - 2) / 2;
    return {{Even, Half}, {Odd, Half}, {0, 1}, {N - 1, 1}};
  };
  std::vector<SampledBlock> All;
  for (const Choice &Z : Choices(S.Grid[2]))
    for (const Choice &Y : Choices(S.Grid[1]))
      for (const Choice &X : Choices(S.Grid[0]))
        All.push_back({{X.first, Y.first, Z.first}, X.second * Y.second * Z.second});
  std::sort(All.begin(), All.end(), [](const SampledBlock &A, const SampledBlock &B) {
    return std::tie(B.Weight, A.Position) < std::tie(A.Weight, B.Position);
  });
  std::vector<SampledBlock> Chosen(All.begin(), All.begin() + std::min(All.size(), MaxBlocks));
  // Each face of the grid has a block that stands for it: code for borders runs there.
  for (unsigned D = 0; D != 3; ++D)
    for (const uint64_t Face : {uint64_t(0), S.Grid[D] - 1}) {
      const auto OnFace = [&](const SampledBlock &B) { return B.Position[D] == Face; };
      if (std::none_of(Chosen.begin(), Chosen.end(), OnFace))
        Chosen.push_back(*std::find_if(All.begin(), All.end(), OnFace));
    }
  return Chosen;
}

std::vector<std::pair<unsigned, double>> cudatidy::sampleWarps(const Shape &S) {
  const unsigned N = S.warps();
  std::vector<std::pair<unsigned, double>> Result;
  if (N <= MaxWarps) {
    for (unsigned W = 0; W != N; ++W)
      Result.push_back({W, 1});
    return Result;
  }
  const double Half = double(N - 2) / 2;
  return {{0, 1}, {1, Half}, {N / 2, Half}, {N - 1, 1}};
}
