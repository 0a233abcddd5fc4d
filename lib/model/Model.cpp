// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Model.h"

#include "frontend/Kernels.h"
#include "host/KernelNames.h"
#include "model/Pipeline.h"
#include "model/Places.h"
#include "model/Predication.h"
#include "model/Runs.h"
#include "model/TraceRuns.h"

#include "llvm/Demangle/Demangle.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <set>
#include <tuple>

using namespace cudatidy;
using namespace llvm;

std::string cudatidy::baseName(StringRef Demangled) {
  std::string Name;
  unsigned Depth = 0;
  Demangled.consume_front("void ");
  std::string Text = Demangled.str();
  static constexpr StringLiteral Anonymous = "(anonymous namespace)::";
  for (size_t At; (At = Text.find(Anonymous)) != std::string::npos;)
    Text.erase(At, Anonymous.size());
  for (const char C : Text) {
    if (C == '<')
      ++Depth;
    else if (C == '>' && Depth)
      --Depth;
    else if (C == '(' && Depth == 0)
      break;
    else if (Depth == 0)
      Name += C;
  }
  const size_t Scope = Name.rfind("::");
  return Scope == std::string::npos ? Name : Name.substr(Scope + 2);
}

double Kernel::blockTraffic() const {
  double Sum = 0;
  for (const ArrayUse &A : Arrays)
    Sum += A.MovedBytes;
  return Sum;
}

double Kernel::blockFlops() const {
  double Sum = 0;
  for (const Work W : {Work::Fp64, Work::Fp32, Work::Fp16, Work::Special})
    Sum += Operations[size_t(W)];
  return Sum;
}

/// A site's figures from its counters. More than this share of executions
/// has to be known for a claim.
static constexpr double ClaimShare = 0.5;

/// Lanes that part in less of a loop's rounds are no matter of how many rounds there are.
static constexpr double LastRoundShare = 0.02;

static bool leavesLoop(const Code &C, const BranchInst &B) {
  const uint32_t Loop = C.Blocks[C.Number.lookup(B.getParent())].Loop;
  return Loop != None &&
         any_of(B.successors(), [&](const BasicBlock *To) { return !C.inLoop(C.Number.lookup(To), Loop); });
}

static Site makeSite(const Function &Kernel, const Code &C, size_t N, const SiteCounter &Count, double Warps) {
  const SiteInfo &Info = C.Sites[N];
  Site S;
  S.I = Info.I;
  S.Kind = Info.Kind;
  S.Bytes = Info.Bytes;
  S.Where = Count.Where;
  S.Weight = Warps ? Count.Executions / Warps : 0;
  S.ActiveLanes = Count.Executions ? Count.Lanes / Count.Executions : 0;
  S.UnderData = Count.UnderData > 0;
  S.SideCost[0] = Info.Costs[0];
  S.SideCost[1] = Info.Costs[1];
  S.Looped = C.Blocks[C.Number.lookup(Info.I->getParent())].Loop != None;
  S.Array = arrayName(Kernel, Count.Object);
  S.Argument = argumentOf(Kernel, Count.Object);
  if (Count.Executions == 0)
    return S;
  for (const unsigned Side : {0U, 1U}) {
    S.SideShare[Side] = Count.Sides[Side] / Count.Executions;
    S.SideLanes[Side] = Count.Sides[Side] ? Count.SideLanes[Side] / Count.Sides[Side] : 0;
  }
  // What only exploring runs reached says where memory is touched, not how lanes part.
  if (Info.Kind == SiteKind::Branch && !Count.Real && !Info.Expanded)
    return S;
  const auto *Branch = dyn_cast<BranchInst>(Info.I);
  const bool Leaves = Branch && Branch->isConditional() && leavesLoop(C, *Branch);
  S.Predicated = Branch && !Leaves && becomesPredicate(*Branch);
  // How often a loop goes round decides the share of its last round, in which the lanes part.
  if (Leaves && Count.Sampled && Count.Actual > LastRoundShare * Count.Known)
    return S;
  if (Count.Known < ClaimShare * Count.Executions) {
    S.On = Count.ByData >= Count.Unsupported ? Basis::DataDependent : Basis::Unknown;
    return S;
  }
  S.On = Count.Sampled ? Basis::Sampled : Basis::Exact;
  S.Mask = Count.LastMask;
  if (Info.Kind == SiteKind::Branch || Info.Kind == SiteKind::Barrier) {
    S.Divergent = Count.Actual / Count.Known;
    return S;
  }
  // The profiler counts executions without a lane too, and no access as less than a wavefront.
  const double Requests = Count.Empty > 0 ? std::min(Count.Known + Count.Empty, Count.Actual) : Count.Known;
  S.Actual = Count.Actual / Requests;
  S.Ideal = Count.Ideal / Requests;
  S.Distinct = Count.Distinct / Count.Known;
  S.Misalignment = unsigned(Count.Misaligned);
  S.Alignment = Count.AddressBits & (~Count.AddressBits + 1);
  S.LastAddress = Count.LastAddress;
  S.AlongX = Count.Moves.alongX();
  S.AlongY = Count.Moves.alongY();
  S.Step = Count.Moves.step();
  S.Shown = Count.Fullest;
  if (Count.HasPattern && !Count.PatternBroken)
    S.Stride = Count.Stride;
  return S;
}

/// Whether a figure is worse than the access needs, as the profiler's rules of thumb have it.
static bool isWasteful(const Site &S) {
  constexpr double Times = 1.5;
  const double Allowed = S.Where == Space::Shared ? 0 : 1;
  return S.Actual && *S.Actual > Times * *S.Ideal && *S.Actual > *S.Ideal + Allowed;
}

/// Where only forced branches led, the values contradict the way: a claim needs lanes that follow their index.
static bool isPlausible(const SiteCounter &C) {
  return C.HasPattern && !C.PatternBroken && C.Stride != 0 && C.Lanes >= WarpSize / 2 * C.Executions;
}

/// Figures that rest on samples and change with them are no claims.
static void doubt(Site &S, const Site &Other) {
  constexpr double Apart = 0.1;
  const bool Divergence = S.Divergent && Other.Divergent && std::abs(*S.Divergent - *Other.Divergent) > Apart;
  const bool Waste = S.Actual && Other.Actual && S.Where == Other.Where && isWasteful(S) != isWasteful(Other);
  if (!Divergence && !Waste)
    return;
  S.On = Basis::Unknown;
  S.Divergent = S.Actual = S.Ideal = std::nullopt;
}

static Site claimedSite(const Function &Kernel, const Code &C, size_t N, const Runs &R) {
  const SiteCounter *First = R.First.find(C, N), *Second = R.Second.find(C, N);
  if (!First && !Second)
    return makeSite(Kernel, C, N, {}, 0);
  if (!First || (Second && Second->Real && !First->Real))
    return makeSite(Kernel, C, N, *Second, R.Second.Warps);
  Site S = makeSite(Kernel, C, N, *First, R.First.Warps);
  if (!First->Real && S.Actual && (!isPlausible(*First) || First->UnderData > 0)) {
    S.On = Basis::Unknown;
    S.Actual = S.Ideal = std::nullopt;
  }
  if (First->Sampled)
    for (const Tallies *Other : {&R.Second, &R.Third})
      if (const SiteCounter *Count = Other->find(C, N); Count && Count->Real)
        doubt(S, makeSite(Kernel, C, N, *Count, Other->Warps));
  return S;
}

static Site makeSite(const Function &Kernel, const Code &C, size_t N, const Runs &R) {
  Site S = claimedSite(Kernel, C, N, R);
  const Tallies *From = find_if(R.Random, [&](const Tallies &T) {
    const SiteCounter *Count = T.find(C, N);
    return Count && Count->Known > 0 && Count->Where == Space::Shared;
  });
  if (!S.isAccess() || S.Actual || From == R.Random.end())
    return S;
  const SiteCounter *Random = From->find(C, N);
  // That most warps stay away is no property of random numbers; and where even these did not part the lanes, something
  // on the way was not evaluated.
  if (Random->EmptyByChance > ClaimShare * (Random->Empty + Random->Executions) ||
      Random->UnderData > ClaimShare * Random->Executions)
    return S;
  const Site Assumed = makeSite(Kernel, C, N, *Random, From->Warps);
  S.Where = Space::Shared;
  S.IfRandom = Assumed.Actual;
  S.IdealIfRandom = Assumed.Ideal;
  return S;
}

/// A place where code that branches on data was inlined gets a share of that code's branches: what an operation's own
/// branch does there is not all.
static void doubtExpansions(std::vector<Site> &Sites) {
  const auto Place = [](const SourcePoint &P) { return std::make_pair(P.File, P.Line); };
  std::set<std::pair<std::string, unsigned>> OnData;
  for (const Site &S : Sites)
    if (S.Kind == SiteKind::Branch && S.On == Basis::DataDependent && !S.Predicated)
      for (const SourcePoint &P : callsOf(*S.I))
        OnData.insert(Place(P));
  for (Site &S : Sites)
    if (S.Kind == SiteKind::Branch && !S.I->isTerminator() && OnData.contains(Place(S.At))) {
      S.On = Basis::DataDependent;
      S.Divergent = std::nullopt;
    }
}

/// Whether V is used in one of the functions, through constant expressions too.
static bool usedIn(const Value &V, const SmallPtrSetImpl<const Function *> &Functions) {
  for (const User *U : V.users()) {
    if (const auto *I = dyn_cast<Instruction>(U)) {
      if (Functions.contains(I->getFunction()))
        return true;
    } else if (isa<Constant>(U) && usedIn(*U, Functions)) {
      return true;
    }
  }
  return false;
}

/// Bytes of the static shared variables that the code run for a kernel uses.
static uint64_t staticShared(const Module &M, const Tallies &T) {
  constexpr unsigned SharedSpace = 3;
  SmallPtrSet<const Function *, 8> Functions;
  for (const Code *C : T.Order)
    Functions.insert(C->F);
  uint64_t Sum = 0;
  for (const GlobalVariable &G : M.globals())
    if (G.getAddressSpace() == SharedSpace && !G.isDeclaration() && usedIn(G, Functions))
      Sum += M.getDataLayout().getTypeAllocSize(G.getValueType());
  return Sum;
}

/// Warps of a block that ask for one sector, on average: what every warp run asks for, all warps of the block do.
static double warpsPerSector(const Touched &Use, const Tallies &T) {
  if (Use.Sector.empty())
    return 0;
  double Sum = 0;
  for (const auto &[Address, Touch] : Use.Sector) {
    const unsigned Runs = unsigned(popcount(Touch.Warps));
    Sum += Runs == T.TracedRuns ? T.TracedWarps : Runs;
  }
  return Sum / double(Use.Sector.size());
}

/// Bytes that all warps of a block touch: a sector that every warp run touched is all warps' own, another is one of as
/// many as the warps that it stands for.
static double distinctBytes(const Touched &Use, const Tallies &T, double Scale) {
  double Sum = 0;
  for (const auto &[Address, Touch] : Use.Sector) {
    const bool Common = T.TracedRuns > 1 && unsigned(popcount(Touch.Warps)) == T.TracedRuns;
    Sum += popcount(Touch.Bytes) * (Common ? 1 : Scale);
  }
  return Sum;
}

/// What the traced block does to its arrays; the warps that were not run do like the others.
static ArrayUse makeUse(const Function &F, uint32_t Object, const Touched &Use, const Tallies &T) {
  ArrayUse A;
  A.Name = arrayName(F, Object);
  const double Scale = T.TracedRuns ? T.TracedWarps / T.TracedRuns : 1;
  A.RequestedBytes = Use.RequestedBytes * Scale;
  A.MovedBytes = Use.Sectors * 32 * Scale;
  A.DistinctBytes = uint64_t(std::llround(distinctBytes(Use, T, Scale)));
  A.Stored = Use.StoredSectors > 0;
  A.DistinctSectors = Use.Sector.size();
  A.Warps = warpsPerSector(Use, T);
  double Asked = 0; // (sector, warp) pairs among the warps run
  for (const auto &[Address, Touch] : Use.Sector)
    Asked += unsigned(popcount(Touch.Warps));
  A.Requests = Asked ? Use.Sectors / Asked * A.Warps : 0;
  return A;
}

/// Whether a loop that was not run to its end only computes.
static bool cutsArithmetic(const Tallies &T) {
  return any_of(T.CutLoops, [](const auto &Cut) {
    const Code &C = *Cut.first;
    return none_of(C.Sites, [&, Loop = Cut.second](const SiteInfo &S) {
      return S.Kind != SiteKind::Branch && S.Kind != SiteKind::Barrier && S.Where == Space::Global &&
             C.inLoop(C.Number.lookup(S.I->getParent()), Loop);
    });
  });
}

static Kernel modelKernel(Program &P, const Function &F, const Launch &On) {
  const std::clock_t Start = std::clock();
  Kernel K;
  K.F = &F;
  K.Signature = demangle(nameOnHost(F.getName()));
  StringRef Signature(K.Signature);
  Signature.consume_front("void ");
  K.Signature = Signature.str();
  K.Name = baseName(K.Signature);
  K.At = placeOf(F);
  K.On = On;
  Shape S;
  S.Grid = On.Grid;
  S.Block = On.Block;
  S.Cluster = On.Cluster;
  S.DynamicShared = On.DynamicShared.value_or(0);
  for (Dim3 *D : {&S.Grid, &S.Block, &S.Cluster})
    for (uint64_t &Extent : *D)
      Extent = std::max<uint64_t>(1, Extent);
  Runs Both;
  interpret(P, F, S, On.Arguments, Both);
  Tallies &T = Both.First;
  K.Complete = !T.OutOfBudget;
  K.CutArithmetic = cutsArithmetic(T);
  K.StaticShared = staticShared(*F.getParent(), T);
  std::vector<const Code *> Met = T.Order;
  for (const Tallies *Other : {&Both.Second, &Both.Random[0], &Both.Random[1], &Both.Random[2]})
    for (const Code *C : Other->Order)
      if (!is_contained(Met, C))
        Met.push_back(C);
  for (const Code *C : Met)
    for (size_t N = 0; N != C->Sites.size(); ++N) {
      std::vector<SourcePoint> Places = placesOf(C->Sites[N]);
      if (Places.empty())
        continue;
      Site Each = makeSite(F, *C, N, Both);
      const SiteCounter *Count = T.find(*C, N);
      const auto Use = Count ? T.Arrays.find(Count->Object) : T.Arrays.end();
      if (Use != T.Arrays.end())
        Each.Use = size_t(std::distance(T.Arrays.begin(), Use));
      Each.At = std::move(Places.front());
      Each.Frames.assign(std::next(Places.begin()), Places.end());
      K.Sites.push_back(std::move(Each));
    }
  doubtExpansions(K.Sites);
  // By place; sites of one place stay in the order of the code.
  for (size_t N = 0; N != K.Sites.size(); ++N)
    K.Sites[N].Order = unsigned(N);
  std::sort(K.Sites.begin(), K.Sites.end(), [](const Site &A, const Site &B) {
    return std::tie(A.At.File, A.At.Line, A.At.Column, A.Order) < std::tie(B.At.File, B.At.Line, B.At.Column, B.Order);
  });
  K.Unordered = findUnordered(P, F, S, On, T);
  for (const auto &[Object, Use] : T.Arrays)
    K.Arrays.push_back(makeUse(F, Object, Use, T));
  if (T.Warps)
    for (size_t W = 0; W != size_t(Work::Count); ++W)
      K.Operations[W] = T.Operations[W] / T.Warps * S.warps();
  K.Milliseconds = double(std::clock() - Start) * 1000 / CLOCKS_PER_SEC;
  return K;
}

Expected<std::vector<Kernel>> cudatidy::modelModule(Module &M, StringRef Arch, const LaunchFinder &Launches,
                                                    const MachineUses &Uses) {
  if (Error E = prepareModule(M, Arch))
    return std::move(E);
  Program P(M);
  std::vector<Kernel> Result;
  for (const Function &F : M)
    if (isKernel(F)) {
      const std::vector<Launch> All = Launches(F);
      for (const Launch &On : All) {
        Result.push_back(modelKernel(P, F, On));
        Result.back().Arch = Arch.str();
        Result.back().OnlyLaunch = All.size() == 1;
        if (const auto It = Uses.find(F.getName()); It != Uses.end())
          Result.back().Machine = It->second;
      }
    }
  return Result;
}
