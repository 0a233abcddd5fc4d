// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/Places.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
using namespace llvm;

static SourcePoint point(const DIFile *File, unsigned Line, unsigned Column) {
  SourcePoint P;
  P.Line = Line;
  P.Column = Column;
  if (!File)
    return P;
  SmallString<128> Path(File->getFilename());
  if (!sys::path::is_absolute(Path) && !File->getDirectory().empty()) {
    Path = File->getDirectory();
    sys::path::append(Path, File->getFilename());
  }
  sys::path::remove_dots(Path, true);
  P.File = std::string(Path);
  return P;
}

std::vector<SourcePoint> cudatidy::placesOf(const Instruction &I) {
  std::vector<SourcePoint> Result;
  for (const DILocation *L = I.getDebugLoc(); L; L = L->getInlinedAt())
    if (L->getLine()) // merged instructions have no line of their own
      Result.push_back(point(L->getFile(), L->getLine(), L->getColumn()));
  return Result;
}

std::vector<SourcePoint> cudatidy::callsOf(const Instruction &I) {
  std::vector<SourcePoint> Result = placesOf(I);
  if (!Result.empty())
    Result.erase(Result.begin());
  return Result;
}

/// An expression that goes over several lines: nvcc names an operation after where its operands stand.
static void addOperands(const Instruction &I, std::vector<SourcePoint> &To) {
  const DILocation *Mine = I.getDebugLoc();
  for (const Value *Each : I.operands()) {
    const auto *Operand = dyn_cast<Instruction>(Each);
    const DILocation *L = Operand ? Operand->getDebugLoc().get() : nullptr;
    if (Mine && L && L->getLine() > Mine->getLine() && L->getScope() == Mine->getScope() &&
        L->getInlinedAt() == Mine->getInlinedAt())
      To.push_back(point(L->getFile(), L->getLine(), L->getColumn()));
  }
}

/// An access whose statement goes over several lines: nvcc may name it after where its address is computed, and both
/// sides of a copy after either.
static void addAddress(const Instruction &I, std::vector<SourcePoint> &To) {
  const DILocation *Mine = I.getDebugLoc();
  const auto Add = [&](const Value *Pointer) {
    const auto *Address = dyn_cast_or_null<GetElementPtrInst>(Pointer);
    const DILocation *L = Address ? Address->getDebugLoc().get() : nullptr;
    if (Mine && L && L->getLine() > Mine->getLine() && L->getFile() == Mine->getFile() &&
        L->getInlinedAt() == Mine->getInlinedAt())
      To.push_back(point(L->getFile(), L->getLine(), L->getColumn()));
  };
  Add(getLoadStorePointerOperand(&I));
  const auto *Store = dyn_cast<StoreInst>(&I);
  const Value *Copied = Store ? Store->getValueOperand() : nullptr;
  // The parts of a copy may have been joined to vectors.
  while (Copied && isa<InsertElementInst, ExtractElementInst, BitCastInst>(Copied))
    Copied = cast<User>(Copied)->getOperand(isa<InsertElementInst>(Copied) ? 1 : 0);
  if (const auto *Load = dyn_cast_or_null<LoadInst>(Copied); Load && Mine && Load->getDebugLoc().get() == Mine)
    Add(Load->getPointerOperand());
}

/// A load taken out of its loop: nvcc names it after what stands where it comes to stand, the loop's head or the
/// condition under which the loop is entered.
static void addEntry(const Instruction &Load, const BasicBlock &Entry, std::vector<SourcePoint> &To) {
  const DILocation *Mine = Load.getDebugLoc();
  const BasicBlock *Before = Entry.getSinglePredecessor();
  for (const Instruction *I : {Entry.getTerminator(), Before ? Before->getTerminator() : nullptr}) {
    const DILocation *L = I ? I->getDebugLoc().get() : nullptr;
    if (Mine && L && L->getLine() && L->getInlinedAt() == Mine->getInlinedAt())
      To.push_back(point(L->getFile(), L->getLine(), L->getColumn()));
  }
}

std::vector<SourcePoint> cudatidy::placesOf(const SiteInfo &S) {
  std::vector<SourcePoint> Result = placesOf(*S.I);
  if (S.Expanded)
    addOperands(*S.I, Result);
  if (S.Kind == SiteKind::Load || S.Kind == SiteKind::Store)
    addAddress(*S.I, Result);
  if (S.HoistedTo)
    addEntry(*S.I, *S.HoistedTo, Result);
  const auto *Branch = dyn_cast<BranchInst>(S.I);
  if (!Branch || !Branch->isConditional())
    return Result;
  // nvcc often names a branch after the last statement that it guards.
  const DILocation *Mine = S.I->getDebugLoc();
  for (const BasicBlock *Side : Branch->successors()) {
    if (Side->getSinglePredecessor() != Branch->getParent())
      continue;
    for (const Instruction &I : reverse(*Side)) {
      const DILocation *L = I.getDebugLoc();
      if (I.isTerminator() || I.isDebugOrPseudoInst() || !L || !L->getLine())
        continue;
      if (Mine && L->getInlinedAt() == Mine->getInlinedAt() && L->getLine() != Mine->getLine())
        Result.push_back(point(L->getFile(), L->getLine(), L->getColumn()));
      break;
    }
  }
  const auto *Condition = dyn_cast<Instruction>(Branch->getCondition());
  const DILocation *At = Condition ? Condition->getDebugLoc().get() : nullptr;
  const DILocation *Own = S.I->getDebugLoc();
  if (!At || !At->getLine() || (Own && (At->getInlinedAt() != Own->getInlinedAt() || At->getLine() == Own->getLine())))
    return Result;
  Result.insert(Result.begin(), point(At->getFile(), At->getLine(), At->getColumn()));
  return Result;
}

SourcePoint cudatidy::placeOf(const Function &F) {
  const DISubprogram *S = F.getSubprogram();
  return S ? point(S->getFile(), S->getLine(), 0) : SourcePoint();
}

std::optional<unsigned> cudatidy::argumentOf(const Function &Kernel, uint32_t Object) {
  const unsigned N = Object & 0xffff;
  if (Object == None || Object >> 16 != region::Global || !N || N > Kernel.arg_size())
    return std::nullopt;
  return N - 1;
}

std::string cudatidy::arrayName(const Function &Kernel, uint32_t Object) {
  const std::optional<unsigned> Number = argumentOf(Kernel, Object);
  if (!Number)
    return {};
  const unsigned N = *Number + 1;
  const Argument &A = *Kernel.getArg(*Number);
  if (A.hasName())
    return A.getName().str();
  // Without names in the IR the debug information has them.
  if (const DISubprogram *S = Kernel.getSubprogram())
    for (const DINode *Node : S->getRetainedNodes())
      if (const auto *V = dyn_cast<DILocalVariable>(Node); V && V->getArg() == N)
        return V->getName().str();
  return {};
}
