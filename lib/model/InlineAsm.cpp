// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Reads PTX in inline assembly as far as single instructions go: special
/// registers, loads, stores, asynchronous copies, a few operations on
/// registers. Anything longer has an unknown result.

#include "model/Builtins.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InlineAsm.h"

using namespace cudatidy;
using namespace llvm;

namespace {

/// The width in bits at the end of a PTX type such as "u32" or "b64".
unsigned typeBits(StringRef Modifier) {
  unsigned Bits = 0;
  if (Modifier.size() < 2 || !StringRef("busf").contains(Modifier[0]) || Modifier.drop_front().getAsInteger(10, Bits))
    return 0;
  return Bits;
}

/// Inputs among the operands that come before the one called $N.
std::optional<unsigned> inputIndex(StringRef Operand, unsigned Outputs) {
  const size_t At = Operand.find('$');
  if (At == StringRef::npos)
    return std::nullopt;
  unsigned N = 0;
  StringRef Digits = Operand.drop_front(At + 1);
  Digits.consume_front("{");
  Digits = Digits.take_while(isDigit);
  if (Digits.getAsInteger(10, N) || N < Outputs)
    return std::nullopt;
  return N - Outputs;
}

unsigned outputCount(const CallBase &Call) {
  const auto *Asm = cast<InlineAsm>(Call.getCalledOperand());
  unsigned Outputs = 0;
  for (const InlineAsm::ConstraintInfo &C : Asm->ParseConstraints())
    Outputs += C.Type == InlineAsm::isOutput;
  return Outputs;
}

/// Meaning of ld, st, atom, red: space, width and the address operand.
AsmMeaning accessMeaning(Builtin Kind, ArrayRef<StringRef> Modifiers, StringRef Rest, unsigned Outputs) {
  AsmMeaning Result;
  unsigned Vector = 1;
  for (const StringRef M : Modifiers) {
    if (M == "v2" || M == "v4" || M == "v8")
      Vector = unsigned(M[1] - '0');
    if (const unsigned Bits = typeBits(M))
      Result.Bytes = Bits / 8;
    if (M.starts_with("shared") || M == "global" || M == "local") {
      Result.SpaceKnown = true;
      Result.Where = M == "global" ? Space::Global : M == "local" ? Space::Local : Space::Shared;
    }
  }
  Result.Bytes *= Vector;
  const size_t Bracket = Rest.find('[');
  const auto Address = Bracket == StringRef::npos
                           ? std::nullopt
                           : inputIndex(Rest.drop_front(Bracket).take_until([](char C) { return C == ']'; }), Outputs);
  if (!Result.Bytes || !Address)
    return {};
  Result.Kind = Kind;
  Result.Address = *Address;
  return Result;
}

/// A shuffle of inputs 0 to 2 and the member mask, alone or as CCCL writes a step of a scan:
///   shfl.sync.up.b32 r0|p, $1, $2, $3, $5; @p add.s32 r0, r0, $4; mov.s32 $0, r0;
AsmMeaning shuffleMeaning(StringRef Text) {
  SmallVector<StringRef, 6> Steps;
  Text.split(Steps, ';', -1, false);
  for (StringRef &Step : Steps)
    Step = Step.trim();
  erase_if(Steps, [](StringRef Step) { return Step.empty() || Step.starts_with(".reg"); });
  if (Steps.empty() || !Steps[0].consume_front("shfl.sync."))
    return {};
  AsmMeaning Result;
  const auto [Mode, Rest] = Steps[0].split(".b32");
  Result.Kind = StringSwitch<Builtin>(Mode)
                    .Case("up", Builtin::ShuffleUp)
                    .Case("down", Builtin::ShuffleDown)
                    .Case("bfly", Builtin::ShuffleXor)
                    .Case("idx", Builtin::ShuffleIndex)
                    .Default(Builtin::Unknown);
  SmallVector<StringRef, 5> Operands;
  Rest.split(Operands, ',');
  for (StringRef &Operand : Operands)
    Operand = Operand.trim();
  if (Operands.size() != 5 || Operands[1] != "$1" || Operands[2] != "$2" || Operands[3] != "$3")
    return {};
  if (Steps.size() == 1)
    return Operands[0] == "$0" ? Result : AsmMeaning();
  const bool Adds = Steps.size() == 3 && Operands[0] == "r0|p" &&
                    (Steps[1] == "@p add.s32 r0, r0, $4" || Steps[1] == "@p add.u32 r0, r0, $4") &&
                    (Steps[2] == "mov.s32 $0, r0" || Steps[2] == "mov.u32 $0, r0");
  Result.Addend = 3;
  return Adds ? Result : AsmMeaning();
}

} // namespace

AsmMeaning cudatidy::asmMeaning(const CallBase &Call) {
  const auto *Asm = cast<InlineAsm>(Call.getCalledOperand());
  const unsigned Outputs = outputCount(Call);
  AsmMeaning Result;
  StringRef Text = StringRef(Asm->getAsmString()).trim();
  Text.consume_front("{");
  Text.consume_back("}");
  Text = Text.trim().rtrim(";").trim();
  if (Text.empty()) {
    Result.Kind = Builtin::Nothing;
    return Result;
  }
  if (Text.contains("shfl.sync."))
    return shuffleMeaning(Text);
  if (Text.contains(';')) // several instructions
    return Result;
  const StringRef Mnemonic = Text.take_until(isSpace);
  const StringRef Rest = Text.drop_front(Mnemonic.size()).trim();
  SmallVector<StringRef, 8> Parts;
  Mnemonic.split(Parts, '.');
  const StringRef Name = Parts.front();
  const ArrayRef<StringRef> Modifiers = ArrayRef(Parts).drop_front();

  if (Name == "mov") {
    const size_t Percent = Rest.rfind('%');
    if (Percent == StringRef::npos) {
      if (Call.arg_size() == 1 && Outputs == 1 && !Rest.contains('{')) {
        Result.Kind = Builtin::Pure;
        Result.Pure = "identity";
      }
      return Result;
    }
    StringRef Register = Rest.drop_front(Percent + 1).trim();
    Register.consume_front("%");
    Result.Kind = builtinOfRegister(Register);
    return Result;
  }
  if (Name == "ld" || Name == "ldu")
    return accessMeaning(Builtin::AsmLoad, Modifiers, Rest, Outputs);
  if (Name == "st")
    return accessMeaning(Builtin::AsmStore, Modifiers, Rest, Outputs);
  if (Name == "atom" || Name == "red")
    return accessMeaning(Builtin::AsmAtomic, Modifiers, Rest, Outputs);
  if (Name == "ldmatrix") {
    Result = accessMeaning(Builtin::LoadMatrix, Modifiers, Rest, Outputs);
    Result.Where = Space::Shared;
    Result.SpaceKnown = true;
    return Result;
  }
  if (Name == "cp" && Modifiers.size() > 2 && Modifiers[0] == "async" && Modifiers[1] != "bulk") {
    if (!Mnemonic.contains("shared"))
      return Result;
    SmallVector<StringRef, 4> Operands;
    Rest.split(Operands, ',');
    if (Operands.size() < 3)
      return Result;
    const auto To = inputIndex(Operands[0], Outputs);
    const auto From = inputIndex(Operands[1], Outputs);
    unsigned Bytes = 0;
    if (Operands[2].trim().getAsInteger(10, Bytes))
      if (const auto In = inputIndex(Operands[2], Outputs))
        if (*In < Call.arg_size())
          if (const auto *C = dyn_cast<ConstantInt>(Call.getArgOperand(*In)))
            Bytes = unsigned(C->getZExtValue());
    if (!To || !From || !Bytes)
      return Result;
    Result.Kind = Builtin::CopyAsync;
    Result.Bytes = Bytes;
    Result.SharedSide = *To;
    Result.Address = *From;
    Result.SpaceKnown = true;
    return Result;
  }
  if (Name == "cp" || Name == "membar" || Name == "fence" || Name == "prefetch" || Name == "prefetchu" ||
      Name == "discard" || Name == "griddepcontrol" || Name == "nanosleep" || Name == "setmaxnreg" || Name == "wgmma" ||
      Name == "mbarrier") {
    Result.Kind = Outputs ? Builtin::Unknown : Builtin::Nothing;
    return Result;
  }
  if (Name == "mma") {
    Result.Kind = Builtin::Tensor;
    return Result;
  }
  if (Name == "bar" || Name == "barrier") {
    Result.Kind = Mnemonic.contains("sync") && !Mnemonic.contains("warp") && !Mnemonic.contains("cluster")
                      ? Builtin::Barrier
                      : Builtin::Nothing;
    return Result;
  }
  if (Name == "exit" || Name == "trap") {
    Result.Kind = Builtin::Exit;
    return Result;
  }
  // One output from plain inputs: named by mnemonic and type.
  if (Outputs == 1 && !Rest.contains('[') && !Rest.contains('{')) {
    const StringRef Pure = StringSwitch<StringRef>(Mnemonic)
                               .Cases({"bfe.u32", "bfe.u64"}, "asm.bfe")
                               .Case("bfind.u32", "asm.bfind")
                               .Case("prmt.b32", "prmt")
                               .Case("brev.b32", "brev")
                               .Case("popc.b32", "popc")
                               .Case("clz.b32", "clz")
                               .Cases({"cvta.to.shared.u64", "cvta.to.global.u64"}, "identity")
                               .Default("");
    if (!Pure.empty()) {
      Result.Kind = Builtin::Pure;
      Result.Pure = Pure;
    }
  }
  return Result;
}
