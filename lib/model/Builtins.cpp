// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Builtins.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace cudatidy;
using namespace llvm;

Builtin cudatidy::builtinOfRegister(StringRef Name) {
  return StringSwitch<Builtin>(Name)
      .Case("tid.x", Builtin::ThreadX)
      .Case("tid.y", Builtin::ThreadY)
      .Case("tid.z", Builtin::ThreadZ)
      .Case("ctaid.x", Builtin::BlockX)
      .Case("ctaid.y", Builtin::BlockY)
      .Case("ctaid.z", Builtin::BlockZ)
      .Case("ntid.x", Builtin::BlockDimX)
      .Case("ntid.y", Builtin::BlockDimY)
      .Case("ntid.z", Builtin::BlockDimZ)
      .Case("nctaid.x", Builtin::GridDimX)
      .Case("nctaid.y", Builtin::GridDimY)
      .Case("nctaid.z", Builtin::GridDimZ)
      .Case("laneid", Builtin::LaneId)
      .Case("warpid", Builtin::WarpId)
      .Case("nwarpid", Builtin::WarpCount)
      .Case("warpsize", Builtin::WarpWidth)
      .Cases({"lanemask.eq", "lanemask_eq"}, Builtin::MaskEq)
      .Cases({"lanemask.lt", "lanemask_lt"}, Builtin::MaskLt)
      .Cases({"lanemask.le", "lanemask_le"}, Builtin::MaskLe)
      .Cases({"lanemask.gt", "lanemask_gt"}, Builtin::MaskGt)
      .Cases({"lanemask.ge", "lanemask_ge"}, Builtin::MaskGe)
      .Cases({"cluster.ctaid.x", "cluster_ctaid.x"}, Builtin::ClusterBlockX)
      .Cases({"cluster.ctaid.y", "cluster_ctaid.y"}, Builtin::ClusterBlockY)
      .Cases({"cluster.ctaid.z", "cluster_ctaid.z"}, Builtin::ClusterBlockZ)
      .Cases({"cluster.nctaid.x", "cluster_nctaid.x"}, Builtin::ClusterDimX)
      .Cases({"cluster.nctaid.y", "cluster_nctaid.y"}, Builtin::ClusterDimY)
      .Cases({"cluster.nctaid.z", "cluster_nctaid.z"}, Builtin::ClusterDimZ)
      .Case("clusterid.x", Builtin::ClusterX)
      .Case("clusterid.y", Builtin::ClusterY)
      .Case("clusterid.z", Builtin::ClusterZ)
      .Case("nclusterid.x", Builtin::ClusterCountX)
      .Case("nclusterid.y", Builtin::ClusterCountY)
      .Case("nclusterid.z", Builtin::ClusterCountZ)
      .Cases({"cluster.ctarank", "cluster_ctarank"}, Builtin::ClusterRank)
      .Cases({"cluster.nctarank", "cluster_nctarank"}, Builtin::ClusterSize)
      .Case("dynamic_smem_size", Builtin::DynamicShared)
      .Cases({"clock", "clock64", "clock_hi", "globaltimer", "globaltimer_lo", "smid", "nsmid", "gridid"},
             Builtin::UniformUnknown)
      .Default(Builtin::Unknown);
}

static Builtin byNvvmName(StringRef Name) {
  if (Name.consume_front("read.ptx.sreg."))
    return builtinOfRegister(Name);
  if (Name.starts_with("barrier") || Name.starts_with("cluster")) {
    if (Name.starts_with("barrier.cluster"))
      return Name.contains("wait") ? Builtin::ClusterBarrier : Builtin::Nothing;
    if (Name.contains("red") || Name.contains("popc") || Name.contains(".and") || Name.contains(".or"))
      return Builtin::BarrierVote;
    if (Name.contains("warp.sync") || Name.contains("arrive"))
      return Builtin::Nothing;
    return Builtin::Barrier;
  }
  if (Name.starts_with("bar.warp.sync") || Name.starts_with("membar") || Name.starts_with("fence"))
    return Builtin::Nothing;
  if (Name.starts_with("bar"))
    return Name.contains("mbarrier") ? Builtin::Unknown : Builtin::Barrier;
  if (Name.consume_front("shfl.")) {
    Name.consume_front("sync.");
    if (Name.starts_with("idx"))
      return Builtin::ShuffleIndex;
    if (Name.starts_with("up"))
      return Builtin::ShuffleUp;
    return Name.starts_with("down") ? Builtin::ShuffleDown : Builtin::ShuffleXor;
  }
  if (Name.consume_front("vote.")) {
    Name.consume_back(".sync");
    return StringSwitch<Builtin>(Name)
        .Case("all", Builtin::VoteAll)
        .Case("any", Builtin::VoteAny)
        .Case("uni", Builtin::VoteUniform)
        .Default(Builtin::Ballot);
  }
  if (Name == "activemask")
    return Builtin::ActiveMask;
  if (Name.starts_with("match.any"))
    return Builtin::MatchAny;
  if (Name.starts_with("match.all"))
    return Builtin::MatchAll;
  if (Name.consume_front("redux.sync."))
    return StringSwitch<Builtin>(Name)
        .Case("add", Builtin::ReduceAdd)
        .Case("min", Builtin::ReduceMin)
        .Case("max", Builtin::ReduceMax)
        .Case("umin", Builtin::ReduceUMin)
        .Case("umax", Builtin::ReduceUMax)
        .Case("and", Builtin::ReduceAnd)
        .Case("or", Builtin::ReduceOr)
        .Case("xor", Builtin::ReduceXor)
        .Default(Builtin::Unknown);
  if (Name.starts_with("cp.async.") && Name.contains(".shared.global"))
    return Builtin::CopyAsync;
  if (Name.starts_with("cp.async"))
    return Builtin::Nothing;
  if (Name.starts_with("ldmatrix"))
    return Builtin::LoadMatrix;
  if (Name.starts_with("wmma")) {
    if (Name.contains(".load."))
      return Builtin::MatrixLoad;
    return Name.contains(".store.") ? Builtin::MatrixStore : Builtin::Tensor;
  }
  if (Name.starts_with("mma") || Name.contains("mma."))
    return Builtin::Tensor;
  if (Name.starts_with("isspacep"))
    return Builtin::SpaceTest;
  if (Name.starts_with("exit"))
    return Builtin::Exit;
  if (Name.starts_with("atomic"))
    return Builtin::UnknownAtomic;
  if (Name.starts_with("nanosleep") || Name.starts_with("prefetch") || Name.starts_with("pm.event"))
    return Builtin::Nothing;
  if (Name.starts_with("mapa"))
    return Builtin::Locate;
  return pureByName(Name) ? Builtin::Pure : Builtin::Unknown;
}

/// The canonical name of what a call computes: the intrinsic's or the library
/// function's without prefix, suffix and type.
static StringRef canonicalName(const CallBase &Call) {
  const Function *F = Call.getCalledFunction();
  if (!F)
    return {};
  StringRef Name = F->getName();
  if (Name.consume_front("llvm.nvvm."))
    return Name;
  if (Name.consume_front("llvm."))
    return Name.substr(0, Name.find(".", Name.starts_with("experimental") ? 13 : 0));
  if (Name.consume_front("__nv_"))
    return Name;
  return {};
}

static StringRef intrinsicName(const CallBase &Call) {
  // Overloads end in types ("umin.i32"): the name is what comes before them.
  StringRef Name = Call.getCalledFunction()->getName().drop_front(5);
  while (true) {
    const size_t Dot = Name.rfind('.');
    if (Dot == StringRef::npos)
      return Name;
    const StringRef Last = Name.substr(Dot + 1);
    const bool Type =
        Last.size() > 1 &&
        (Last[0] == 'i' || Last[0] == 'f' || Last[0] == 'p' || Last[0] == 'v' || Last.starts_with("bf")) &&
        isDigit(Last.back());
    if (!Type)
      return Name;
    Name = Name.substr(0, Dot);
  }
}

PureFunction cudatidy::pureFunction(const CallBase &Call) {
  if (Call.isInlineAsm())
    return pureByName(asmMeaning(Call).Pure);
  const Function *F = Call.getCalledFunction();
  if (!F)
    return nullptr;
  if (F->isIntrinsic() && !F->getName().starts_with("llvm.nvvm."))
    return pureByName(intrinsicName(Call));
  const StringRef Name = canonicalName(Call);
  return Name.empty() ? nullptr : pureByName(Name);
}

Builtin cudatidy::builtinOf(const CallBase &Call) {
  if (Call.isInlineAsm())
    return asmMeaning(Call).Kind;
  const Function *F = Call.getCalledFunction();
  if (!F)
    return Builtin::Call;
  const StringRef Name = F->getName();
  if (F->isIntrinsic()) {
    switch (F->getIntrinsicID()) {
    case Intrinsic::memcpy:
    case Intrinsic::memcpy_inline:
    case Intrinsic::memmove:
      return Builtin::MemCopy;
    case Intrinsic::memset:
    case Intrinsic::memset_inline:
      return Builtin::MemSet;
    case Intrinsic::masked_load:
      return Builtin::MaskedLoad;
    case Intrinsic::masked_store:
      return Builtin::MaskedStore;
    case Intrinsic::trap:
    case Intrinsic::debugtrap:
    case Intrinsic::ubsantrap:
      return Builtin::Exit;
    case Intrinsic::assume:
    case Intrinsic::experimental_noalias_scope_decl:
    case Intrinsic::prefetch:
    case Intrinsic::sideeffect:
    case Intrinsic::donothing:
    case Intrinsic::stacksave:
    case Intrinsic::stackrestore:
    case Intrinsic::invariant_start:
    case Intrinsic::invariant_end:
      return Builtin::Nothing;
    case Intrinsic::sadd_with_overflow:
    case Intrinsic::uadd_with_overflow:
    case Intrinsic::ssub_with_overflow:
    case Intrinsic::usub_with_overflow:
    case Intrinsic::smul_with_overflow:
    case Intrinsic::umul_with_overflow:
      return Builtin::PureOverflow;
    default:
      break;
    }
    if (Name.starts_with("llvm.nvvm."))
      return byNvvmName(Name.drop_front(10));
    return pureFunction(Call) ? Builtin::Pure : Builtin::Unknown;
  }
  if (!F->isDeclaration())
    return Builtin::Call;
  if (Name == "vprintf" || Name == "free" || Name == "__nanosleep")
    return Builtin::Nothing;
  if (Name == "malloc")
    return Builtin::Allocate;
  if (Name == "__assertfail" || Name == "__assert_fail" || Name == "abort")
    return Builtin::Exit;
  if (Name.starts_with("__nv_sincos"))
    return Builtin::SinCos;
  return pureFunction(Call) ? Builtin::Pure : Builtin::Unknown;
}

std::optional<BuiltinAccess> cudatidy::builtinAccess(Builtin B, const CallBase &Call, const DataLayout &DL) {
  switch (B) {
  case Builtin::Barrier:
  case Builtin::BarrierVote:
  case Builtin::ClusterBarrier:
    return BuiltinAccess{SiteKind::Barrier, 0};
  case Builtin::MemCopy:
  case Builtin::MemSet: {
    const auto *Length = dyn_cast<ConstantInt>(Call.getArgOperand(2));
    return BuiltinAccess{SiteKind::Store, Length ? unsigned(std::min<uint64_t>(Length->getZExtValue(), 1 << 16)) : 0};
  }
  case Builtin::CopyAsync: {
    if (Call.isInlineAsm())
      return BuiltinAccess{SiteKind::Store, asmMeaning(Call).Bytes};
    StringRef Name = Call.getCalledFunction()->getName();
    Name.consume_back(".s");
    unsigned Bytes = 0;
    Name.substr(Name.rfind('.') + 1).getAsInteger(10, Bytes);
    return BuiltinAccess{SiteKind::Store, Bytes};
  }
  case Builtin::LoadMatrix:
    return BuiltinAccess{SiteKind::Load, 16};
  case Builtin::AsmLoad:
    return BuiltinAccess{SiteKind::Load, asmMeaning(Call).Bytes};
  case Builtin::AsmStore:
    return BuiltinAccess{SiteKind::Store, asmMeaning(Call).Bytes};
  case Builtin::AsmAtomic:
    return BuiltinAccess{SiteKind::Atomic, asmMeaning(Call).Bytes};
  case Builtin::MaskedLoad:
    return BuiltinAccess{SiteKind::Load, unsigned(DL.getTypeStoreSize(Call.getType()).getFixedValue())};
  case Builtin::MaskedStore:
    return BuiltinAccess{SiteKind::Store,
                         unsigned(DL.getTypeStoreSize(Call.getArgOperand(0)->getType()).getFixedValue())};
  case Builtin::UnknownAtomic: {
    Type *T = Call.getType();
    if (T->isVoidTy() || !Call.arg_size() || !Call.getArgOperand(0)->getType()->isPointerTy())
      return std::nullopt;
    return BuiltinAccess{SiteKind::Atomic, unsigned(DL.getTypeStoreSize(T).getFixedValue())};
  }
  default:
    return std::nullopt;
  }
}
