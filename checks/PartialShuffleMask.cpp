// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/PartialShuffleMask.h"
#include "Check.h"
#include "model/KernelReporter.h"
#include "model/Places.h"
#include "model/SplitControl.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

#include <optional>

using namespace cudatidy;
using namespace llvm;

namespace {

namespace rule = rules::PartialShuffleMask;

/// The name of a warp operation without "llvm.nvvm."; empty for anything else.
StringRef warpOperation(const Instruction &I) {
  const auto *Call = dyn_cast<IntrinsicInst>(&I);
  StringRef Name = Call ? Call->getCalledFunction()->getName() : StringRef();
  if (!Name.consume_front("llvm.nvvm.")) {
    return {};
  }
  const bool Known = Name.starts_with("shfl.") || Name.starts_with("vote.") || Name.starts_with("match.") ||
                     Name.starts_with("redux.sync.") || Name.starts_with("bar.warp.sync");
  return Known ? Name : StringRef();
}

/// The lanes that an operation names; none: they are computed.
std::optional<uint32_t> membersOf(const IntrinsicInst &Call, StringRef Name) {
  const unsigned At = Name.starts_with("redux.") ? 1 : 0;
  const auto *Mask = At < Call.arg_size() ? dyn_cast<ConstantInt>(Call.getArgOperand(At)) : nullptr;
  return Mask ? std::optional<uint32_t>(uint32_t(Mask->getZExtValue())) : std::nullopt;
}

/// Whether no lane of the mask reads from a lane of the mask: a shuffle over the whole warp by a constant distance.
bool readsOutside(const IntrinsicInst &Call, StringRef Name, uint32_t Members) {
  if (!Name.consume_front("shfl.sync.") || Name.starts_with("idx.") || Call.arg_size() < 4 || !Members) {
    return false;
  }
  const auto *Distance = dyn_cast<ConstantInt>(Call.getArgOperand(2));
  const auto *Clamp = dyn_cast<ConstantInt>(Call.getArgOperand(3));
  const bool Up = Name.starts_with("up."), Down = Name.starts_with("down.");
  constexpr unsigned LastLane = WarpSize - 1;
  if (!Distance || !Clamp || Clamp->getZExtValue() != (Up ? 0 : LastLane)) {
    return false;
  }
  const auto By = unsigned(Distance->getZExtValue());
  for (unsigned L = 0; L != WarpSize; ++L) {
    if (!(Members >> L & 1)) {
      continue;
    }
    const unsigned From = Up ? L - By : Down ? L + By : L ^ By;
    if (From >= WarpSize || (Members >> From & 1)) { // beyond the warp a lane keeps its own value
      return false;
    }
  }
  return true;
}

/// The lane that all others read from, in a shuffle over the whole warp; none: not constant.
std::optional<unsigned> sourceLane(const IntrinsicInst &Call, StringRef Name) {
  if (!Name.starts_with("shfl.sync.idx.") || Call.arg_size() < 4) {
    return std::nullopt;
  }
  const auto *Lane = dyn_cast<ConstantInt>(Call.getArgOperand(2));
  const auto *Clamp = dyn_cast<ConstantInt>(Call.getArgOperand(3));
  constexpr unsigned WholeWarp = WarpSize - 1;
  if (!Lane || !Clamp || Clamp->getZExtValue() != WholeWarp) {
    return std::nullopt;
  }
  return unsigned(Lane->getZExtValue() % WarpSize);
}

/// Whether a shuffle between neighbours takes the lanes for its mask that happen to run together, asked for by the
/// user's own code. Voting and agreeing on a leader with such a mask is what it is for.
bool takesWhoeverRuns(const IntrinsicInst &Call, StringRef Name, const Kernel &K) {
  const bool Neighbours =
      Name.starts_with("shfl.sync.up.") || Name.starts_with("shfl.sync.down.") || Name.starts_with("shfl.sync.bfly.");
  const auto *Mask = Neighbours ? dyn_cast<IntrinsicInst>(Call.getArgOperand(0)) : nullptr;
  if (!Mask || Mask->getIntrinsicID() != Intrinsic::nvvm_activemask) {
    return false;
  }
  const std::vector<SourcePoint> Places = placesOf(*Mask); // the wrapper's, then the caller's
  return any_of(ArrayRef(Places).take_front(2), [&](const SourcePoint &P) { return P.File == K.At.File; });
}

/// Flags warp operations whose mask names lanes that cannot take part.
///
///   if (Lane < 16) X += __shfl_down_sync(0xffffffff, X, 8);   // lanes 16 to 31 are named and never come
///
/// Silent when the mask or the condition is not known, when the other lanes have left the kernel, and when they run the
/// same kind of operation elsewhere.
class PartialShuffleMask final : public KernelCheck {
public:
  void run(const Kernel &K, const KernelReporter &R) const override {
    const SplitControl Control(K);
    for (const Instruction &I : instructions(*K.F)) {
      const StringRef Name = warpOperation(I);
      if (Name.empty()) {
        continue;
      }
      const auto &Call = cast<IntrinsicInst>(I);
      if (!Name.contains("sync")) {
        if (rule::lockstep(K.Arch) == 0) {
          report(I, K, R).variant("legacy").level(Severity::Warning);
        }
        continue;
      }
      const std::optional<uint32_t> Members = membersOf(Call, Name);
      if (!Members) {
        if (takesWhoeverRuns(Call, Name, K)) {
          report(I, K, R).variant("active").level(Severity::Warning);
        }
        continue;
      }
      const std::optional<unsigned> Source = sourceLane(Call, Name);
      if (Source && !(*Members >> *Source & 1)) {
        report(I, K, R).variant("source").arg("lane", *Source);
        continue;
      }
      if (readsOutside(Call, Name, *Members)) {
        report(I, K, R).variant("outside");
        continue;
      }
      if (*Members != AllLanes) {
        continue;
      }
      const std::optional<Split> By = Control.before(I); // none: no proof
      if (!By || !By->WithinWarp || By->Exits || runsElsewhere(*By, Name)) {
        continue;
      }
      FindingBuilder B = report(I, K, R);
      const Place Branch = R.place(*By->Branch);
      B.arg("line", Branch.Line);
      B.note({Branch, "condition"});
    }
  }

private:
  /// Whether the lanes that stay away run an operation of the same kind.
  static bool runsElsewhere(const Split &By, StringRef Name) {
    const StringRef Kind = Name.take_until([](char C) { return C == '.'; });
    return any_of(By.Elsewhere, [&](const BasicBlock *B) {
      return any_of(*B, [&](const Instruction &I) { return warpOperation(I).starts_with(Kind); });
    });
  }

  static FindingBuilder report(const Instruction &I, const Kernel &K, const KernelReporter &R) {
    Site S;
    S.I = &I;
    S.On = Basis::Exact;
    S.Weight = 1;
    // The innermost place in the kernel's own file: the operation stands in a header's wrapper.
    const std::vector<SourcePoint> Places = placesOf(I);
    const auto Own = find_if(Places, [&](const SourcePoint &P) { return P.File == K.At.File; });
    S.At = Own != Places.end() ? *Own : Places.empty() ? K.At : Places.front();
    return R.report(S);
  }
};

} // namespace

CUDA_TIDY_CHECK(PartialShuffleMask)
