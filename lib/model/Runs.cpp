// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Runs.h"

#include "model/Exploration.h"
#include "model/Interpreter.h"
#include "model/Sampling.h"

#include "llvm/ADT/STLExtras.h"

using namespace cudatidy;
using namespace llvm;

/// Instructions that the runs of one kind and one block of them may take, and the iterations after which loops are
/// left.
static constexpr Budget MainBudget{300000, 80000, 24, 6, 3};
static constexpr Budget SecondBudget{100000, 40000, 24, 6, 3};
static constexpr Budget ExplorationBudget{100000, 20000, 24, 6, 3};
/// Lanes part as the numbers say, so a loop may go round as often as it has to.
static constexpr Budget RandomBudget{240000, 200000, 18, 18, 3};
static constexpr unsigned MaxExplorations = 12;
static constexpr double ExplorationWeight = 1e-3;

static bool restsOnSamples(const Tallies &T) {
  for (const auto &[C, Counts] : T.ByCode)
    for (const SiteCounter &Each : Counts.Sites)
      if (Each.Sampled)
        return true;
  return false;
}

/// Accesses to shared memory for which Is holds.
template <typename Predicate> static bool anyShared(const Tallies &T, Predicate Is) {
  for (const auto &[C, Counts] : T.ByCode)
    for (size_t N = 0; N != C->Sites.size(); ++N)
      if (C->Sites[N].Kind != SiteKind::Branch && Counts.Sites[N].Where == Space::Shared && Is(*C, N, Counts.Sites[N]))
        return true;
  return false;
}

namespace {

/// Runs with all warps of a block, as they sort and merge what the others wrote; what memory holds are random numbers.
class RandomRuns {
public:
  RandomRuns(Program &P, const Function &F, const Shape &S, ArrayRef<ArgumentValue> Known, Runs &Out)
      : P(P), F(F), S(S), Known(Known), Out(Out), Left(RandomBudget) {
    for (unsigned W = 0; W != S.warps(); ++W)
      Warps.push_back({W, 1});
  }

  /// For accesses whose address is data, or to which no sample led.
  void run(const Dim3 &Usual) {
    const auto HasNone = [](const Code &, size_t, const SiteCounter &C) { return !C.Real || C.ByData > 0; };
    if (!anyShared(Out.First, HasNone))
      return;
    // The first block has work to do, whatever the size of the problem.
    run(Dim3{0, 0, 0}, 0, nullptr);
    run(Usual, 1, nullptr);
    if (!anyShared(Out.First, [&](const Code &Of, size_t N, const SiteCounter &C) { return isNew(Of, N, C); }))
      return;
    run(Dim3{0, 0, 0}, 0, nullptr, SampleSet::LongLists);
    run(Usual, 1, nullptr, SampleSet::LongLists);
  }

  /// For accesses that an exploring run led to, along its way.
  void follow(const Dim3 &Block, const ForcedSides &Forced) {
    const auto IsLedTo = [&](const Code &Of, size_t N, const SiteCounter &C) {
      return C.Executions > 0 && isNew(Of, N, C);
    };
    if (anyShared(Out.First, IsLedTo))
      run(Block, 0, &Forced);
  }

private:
  /// Whether neither a sample nor a run of this kind came to an access.
  bool isNew(const Code &Of, size_t N, const SiteCounter &C) const {
    return !C.Real && none_of(Out.Random, [&](const Tallies &T) {
      const SiteCounter *Mine = T.find(Of, N);
      return Mine && Mine->Executions > 0;
    });
  }

  void run(const Dim3 &Block, unsigned Salt, const ForcedSides *Forced, SampleSet Set = SampleSet::RandomData) {
    const Samples Values(P, F, S, Known, 0, Salt, Set);
    Interpreter Run(P, S, Values, Out.Random[Forced ? 2 : Set == SampleSet::LongLists ? 1 : 0], Left);
    Run.takeDataAsRandom();
    Run.runBlock(F, Block, Warps, 1, false, Forced);
  }

  Program &P;
  const Function &F;
  const Shape &S;
  ArrayRef<ArgumentValue> Known;
  Runs &Out;
  Budget Left;
  std::vector<std::pair<unsigned, double>> Warps;
};

} // namespace

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
  RandomRuns Random(P, F, S, Known, Out);
  Random.run(Blocks.front().Position);
  if (!restsOnSamples(Out.First))
    return;
  for (const auto &[Set, Into] : {std::pair(SampleSet::Second, &Out.Second), std::pair(SampleSet::Third, &Out.Third)}) {
    Budget Left = SecondBudget;
    const Samples Values(P, F, S, Known, 0, 0, Set);
    Interpreter Run(P, S, Values, *Into, Left);
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
    Random.follow(Blocks.front().Position, *Forced);
  }
}
