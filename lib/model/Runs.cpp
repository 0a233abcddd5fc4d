// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Runs.h"

#include "model/Exploration.h"
#include "model/Interpreter.h"
#include "model/Sampling.h"

using namespace cudatidy;
using namespace llvm;

/// Instructions that the runs of one kind and one block of them may take, and the iterations after which loops are
/// left.
static constexpr Budget MainBudget{300000, 80000, 24, 6, 3};
static constexpr Budget SecondBudget{100000, 40000, 24, 6, 3};
static constexpr Budget ExplorationBudget{100000, 20000, 24, 6, 3};
static constexpr unsigned MaxExplorations = 12;
static constexpr double ExplorationWeight = 1e-3;

static bool restsOnSamples(const Tallies &T) {
  for (const auto &[C, Counts] : T.ByCode)
    for (const SiteCounter &Each : Counts.Sites)
      if (Each.Sampled)
        return true;
  return false;
}

void cudatidy::interpret(Program &P, const Function &F, const Shape &S, ArrayRef<ArgumentValue> Known, Runs &Out) {
  const std::vector<SampledBlock> Blocks = sampleBlocks(S);
  const auto Warps = sampleWarps(S);
  Budget Main = MainBudget;
  const unsigned Variants = Samples::variants(Known);
  for (unsigned V = 0; V != Variants; ++V) {
    const Samples Values(P, F, S, Known, V);
    Interpreter Run(P, S, Values, Out.First, Main);
    for (const SampledBlock &Each : Blocks) {
      const bool Traced = V == 0 && &Each == &Blocks.front();
      Run.runBlock(F, Each.Position, Warps, Each.Weight / Variants, Traced, nullptr);
    }
  }
  if (!restsOnSamples(Out.First))
    return;
  {
    Budget Left = SecondBudget;
    const Samples Values(P, F, S, Known, 0, 0, SampleSet::Second);
    Interpreter Run(P, S, Values, Out.Second, Left);
    for (const SampledBlock &Each : Blocks)
      Run.runBlock(F, Each.Position, Warps, Each.Weight, false, nullptr);
  }
  Budget Left = ExplorationBudget;
  const Samples Values(P, F, S, Known, 0);
  Exploration Unreached(Out.First);
  for (unsigned N = 0; N != MaxExplorations; ++N) {
    const ForcedSides *Forced = Unreached.next();
    if (!Forced)
      break;
    Interpreter Run(P, S, Values, Out.First, Left);
    // Where no sample came to an access, this is what there is to trace.
    const bool Traced = Out.First.Arrays.empty();
    if (Traced)
      Out.First.TracedWarps = Out.First.TracedRuns = 0;
    Run.runBlock(F, Blocks.front().Position, Traced ? ArrayRef(Warps) : ArrayRef(Warps).take_front(1),
                 ExplorationWeight, Traced, Forced);
  }
}
