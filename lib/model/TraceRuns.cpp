// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/TraceRuns.h"

#include "model/Builtins.h"
#include "model/Interpreter.h"
#include "model/Sampling.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace cudatidy;
using namespace llvm;

/// Instructions that all runs and one may take, and the iterations after which loops are left.
static constexpr Budget TraceBudget{100000, 24000, 12, 3, 3};
static constexpr unsigned FewTrips = 3;

/// Whether warps of the kernel could meet in memory at all: shared memory, or a barrier that orders global memory.
static bool sharesMemory(const Tallies &Seen) {
  return any_of(Seen.ByCode, [](const auto &Each) {
    const auto &[C, Counts] = Each;
    for (size_t N = 0; N != C->Sites.size(); ++N) {
      const bool Runs = Counts.Sites[N].Executions > 0;
      if (Runs && (C->Sites[N].Kind == SiteKind::Barrier || Counts.Sites[N].Where == Space::Shared))
        return true;
    }
    return false;
  });
}

/// Warps 0, 1, 2, 4, 8, ..., so that each step of a reduction over the block has both ends, and the last.
static std::vector<std::pair<unsigned, double>> tracedWarps(const Shape &S) {
  constexpr unsigned Most = 8;
  const unsigned N = S.warps();
  std::vector<std::pair<unsigned, double>> Result;
  if (N <= Most) {
    for (unsigned W = 0; W != N; ++W)
      Result.push_back({W, 1});
    return Result;
  }
  Result.push_back({0, 1});
  for (unsigned W = 1; W < N - 1; W *= 2)
    Result.push_back({W, 1});
  Result.push_back({N - 1, 1});
  return Result;
}

/// Whether some branch on data went one way only.
static bool hasDataBranch(const Tallies &T) {
  return any_of(T.ByCode, [](const auto &Each) {
    return any_of(Each.second.Sites, [](const SiteCounter &C) { return C.ByData > 0 && C.Sides[0] + C.Sides[1] > 0; });
  });
}

/// Sides of branches on unknown arguments that no run took, each given out once.
static ForcedSides untaken(const Tallies &T, ForcedSides &Given) {
  ForcedSides Result;
  for (const auto &[C, Counts] : T.ByCode)
    for (size_t N = 0; N != C->Sites.size(); ++N) {
      const SiteCounter &Count = Counts.Sites[N];
      if (C->Sites[N].Kind != SiteKind::Branch || C->Sites[N].Expanded || !Count.Sampled || Count.Executions == 0)
        continue;
      for (const unsigned Side : {0U, 1U})
        if (Count.Sides[Side] == 0 && Given.insert({&C->Sites[N], Side}).second)
          Result[&C->Sites[N]] = Side;
    }
  return Result;
}

/// Whether the block has a shape that the code is written for. Where threads have one number, any size will do for code
/// that has barriers, and for code whose bounds tell it.
static bool knowsBlock(const Launch &On, const Tallies &Seen) {
  if ((On.Source == LaunchSource::Host || On.Source == LaunchSource::Option) && On.BlockKnown)
    return true;
  const auto Calls = [&](Builtin Kind) {
    return any_of(Seen.Order, [&](const Code *C) {
      return any_of(C->Insts, [&](const Inst &I) { return I.Opcode == Instruction::Call && Builtin(I.Extra) == Kind; });
    });
  };
  return !Calls(Builtin::ThreadY) && !Calls(Builtin::ThreadZ) &&
         (On.Source == LaunchSource::Bounds || Calls(Builtin::Barrier));
}

std::vector<SharedPair> cudatidy::findUnordered(Program &P, const Function &F, const Shape &S, const Launch &On,
                                                const Tallies &Seen) {
  if (!sharesMemory(Seen) || !knowsBlock(On, Seen))
    return {};
  const ArrayRef<ArgumentValue> Known = On.Arguments;
  const std::vector<SampledBlock> Blocks = sampleBlocks(S);
  const auto Warps = tracedWarps(S);
  const unsigned Variants = Samples::variants(Known);
  Tallies T;
  Budget B = TraceBudget;
  const auto Run = [&](unsigned Sample, bool SecondSide, const ForcedSides *Forced) {
    const Samples Values(P, F, S, Known, Sample % Variants, Sample);
    Interpreter Each(P, S, Values, T, B);
    Each.trace(Sample, SecondSide);
    Each.runBlock(F, Blocks[Sample % Blocks.size()].Position, Warps, 1, false, Forced);
  };
  Run(0, false, nullptr);
  if (T.OutOfBudget) { // rather less of each loop than nothing of the code's end
    T.OutOfBudget = false;
    B = TraceBudget;
    B.KnownTrips = FewTrips;
    Run(0, false, nullptr);
  }
  if (hasDataBranch(T)) {
    Run(0, true, nullptr);
    Run(1, true, nullptr);
  }
  if (hasDataBranch(T) || T.Shared.isWaiting() || Variants > 1)
    Run(1, false, nullptr);
  ForcedSides Given;
  constexpr unsigned MaxForced = 2;
  for (unsigned N = 0; N != MaxForced; ++N) {
    const ForcedSides Now = untaken(T, Given);
    if (Now.empty())
      break;
    Run(0, false, &Now);
  }
  return T.Shared.pairs();
}
