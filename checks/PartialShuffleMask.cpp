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

#include <optional>

using namespace cudatidy;
using namespace llvm;

namespace {

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
      const std::optional<uint32_t> Members = Name.empty() ? std::nullopt : membersOf(cast<IntrinsicInst>(I), Name);
      if (!Members || !Name.contains("sync")) {
        continue;
      }
      const std::optional<unsigned> Source = sourceLane(cast<IntrinsicInst>(I), Name);
      if (Source && !(*Members >> *Source & 1)) {
        report(I, K, R).variant("source").arg("lane", *Source);
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
