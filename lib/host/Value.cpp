// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "host/Value.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using namespace cudatidy::host;

namespace {

/// More candidates than this say as little as none.
constexpr unsigned MaxCandidates = 6;

} // namespace

Value Value::oneOf(llvm::ArrayRef<int64_t> Values) {
  llvm::SmallVector<int64_t, 8> Distinct;
  for (const int64_t I : Values) {
    if (!llvm::is_contained(Distinct, I)) {
      Distinct.push_back(I);
    }
  }
  if (Distinct.empty() || Distinct.size() > MaxCandidates) {
    return Value();
  }
  Value V = integer(Distinct.front(), false);
  if (Distinct.size() > 1) {
    V.Others = std::make_shared<const std::vector<int64_t>>(Distinct.begin() + 1, Distinct.end());
  }
  return V;
}

std::vector<int64_t> Value::integers() const {
  std::vector<int64_t> All;
  if (isInteger()) {
    All.push_back(I);
    if (Others) {
      All.insert(All.end(), Others->begin(), Others->end());
    }
  }
  return All;
}

std::optional<bool> Value::truth() const {
  switch (What) {
  case Kind::Unknown:
    return std::nullopt;
  case Kind::Integer:
    if (Others && llvm::any_of(*Others, [this](int64_t O) { return (O != 0) != (I != 0); })) {
      return std::nullopt;
    }
    return I != 0;
  case Kind::Float:
    return F != 0;
  case Kind::Pointer:
    return !isNull();
  case Kind::Function:
    return true;
  }
  llvm_unreachable("all kinds handled");
}

Value Value::map(llvm::function_ref<std::optional<int64_t>(int64_t)> Fn) const {
  if (!isInteger()) {
    return Value();
  }
  if (!Others) {
    const std::optional<int64_t> R = Fn(I);
    return R ? integer(*R, Sure) : Value();
  }
  llvm::SmallVector<int64_t, 8> Results;
  for (const int64_t C : integers()) {
    if (const std::optional<int64_t> R = Fn(C)) {
      Results.push_back(*R);
    }
  }
  return oneOf(Results);
}

bool cudatidy::host::operator==(const Value &A, const Value &B) {
  if (A.What != B.What) {
    return false;
  }
  switch (A.What) {
  case Value::Kind::Unknown:
    return true;
  case Value::Kind::Integer:
    return A.integers() == B.integers();
  case Value::Kind::Float:
    return A.F == B.F;
  case Value::Kind::Pointer:
    return A.Object == B.Object && A.I == B.I && A.Somewhere == B.Somewhere;
  case Value::Kind::Function:
    return A.Fn == B.Fn;
  }
  llvm_unreachable("all kinds handled");
}

Value cudatidy::host::join(const Value &A, const Value &B) {
  if (A == B) {
    return A.doubted(!B.isCertain());
  }
  if (A.isInteger() && B.isInteger()) {
    std::vector<int64_t> All = A.integers();
    for (const int64_t I : B.integers()) {
      All.push_back(I);
    }
    return Value::oneOf(All);
  }
  if (A.isPlace() && B.isPlace() && A.object() == B.object()) {
    return Value::pointer(A.object(), std::nullopt, false);
  }
  return Value();
}

Value cudatidy::host::mapPairs(const Value &A, const Value &B,
                               llvm::function_ref<std::optional<int64_t>(int64_t, int64_t)> F) {
  if (!A.isInteger() || !B.isInteger()) {
    return Value();
  }
  if (!A.hasAlternatives() && !B.hasAlternatives()) {
    const std::optional<int64_t> R = F(A.asInteger(), B.asInteger());
    return R ? Value::integer(*R, A.isCertain() && B.isCertain()) : Value();
  }
  llvm::SmallVector<int64_t, 16> Results;
  for (const int64_t X : A.integers()) {
    for (const int64_t Y : B.integers()) {
      if (const std::optional<int64_t> R = F(X, Y)) {
        Results.push_back(*R);
      }
    }
  }
  return Value::oneOf(Results);
}
