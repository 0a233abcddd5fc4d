// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_HOST_VALUE_H
#define CUDA_TIDY_HOST_VALUE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace clang {
class FunctionDecl;
} // namespace clang

namespace cudatidy::host {

/// An object of the evaluated program: a variable, a temporary, an allocation, a string. 0 is no object.
using ObjectId = unsigned;

/// A scalar of the evaluated program. A lattice of height three: Unknown on top, below it several integers that the
/// host may hold, below them one value. Unknown operands give unknown results, except where the other side decides
/// (`0 * x`, `false && x`).
class Value {
public:
  enum class Kind : uint8_t { Unknown, Integer, Float, Pointer, Function };

  Value() = default;
  static Value integer(int64_t I, bool Certain = true) {
    Value V;
    V.What = Kind::Integer;
    V.Sure = Certain;
    V.I = I;
    return V;
  }
  static Value real(double F, bool Certain = true) {
    Value V;
    V.What = Kind::Float;
    V.Sure = Certain;
    V.F = F;
    return V;
  }
  /// A pointer Offset bytes into an object; no offset: somewhere in it.
  static Value pointer(ObjectId Object, std::optional<int64_t> Offset = 0, bool Certain = true) {
    Value V;
    V.What = Kind::Pointer;
    V.Sure = Certain;
    V.Object = Object;
    V.I = Offset.value_or(0);
    V.Somewhere = !Offset;
    return V;
  }
  static Value null() { return pointer(0); }
  static Value function(const clang::FunctionDecl *F) {
    Value V;
    V.What = Kind::Function;
    V.Sure = true;
    V.Fn = F;
    return V;
  }
  /// Several integers, most likely first.
  static Value oneOf(llvm::ArrayRef<int64_t> Values);

  Kind kind() const { return What; }
  bool isUnknown() const { return What == Kind::Unknown; }
  bool isInteger() const { return What == Kind::Integer; }
  bool isFloat() const { return What == Kind::Float; }
  bool isPointer() const { return What == Kind::Pointer; }
  bool isFunction() const { return What == Kind::Function; }
  bool isNull() const { return isPointer() && Object == 0 && I == 0 && !Somewhere; }
  /// True for a pointer to a place that can be read and written.
  bool isPlace() const { return isPointer() && Object != 0; }
  /// True when the host code leaves no other value; false for a program argument's default or one of several.
  bool isCertain() const { return Sure && !Others; }
  bool hasAlternatives() const { return Others != nullptr; }

  /// The most likely integer. Only for isInteger().
  int64_t asInteger() const { return I; }
  double asFloat() const { return F; }
  ObjectId object() const { return Object; }
  int64_t offset() const { return I; }
  bool isSomewhere() const { return Somewhere; }
  const clang::FunctionDecl *asFunction() const { return Fn; }
  /// All candidates, most likely first.
  std::vector<int64_t> integers() const;

  Value doubted(bool Doubt = true) const {
    Value V = *this;
    V.Sure = V.Sure && !Doubt;
    return V;
  }
  /// Truth as a condition; empty when not known or when candidates disagree.
  std::optional<bool> truth() const;
  /// Applies a function to each candidate of an integer.
  Value map(llvm::function_ref<std::optional<int64_t>(int64_t)> F) const;

  friend bool operator==(const Value &A, const Value &B);

private:
  Kind What = Kind::Unknown;
  bool Sure = false;
  bool Somewhere = false;
  ObjectId Object = 0;
  union {
    int64_t I = 0;
    double F;
    const clang::FunctionDecl *Fn;
  };
  std::shared_ptr<const std::vector<int64_t>> Others;
};

/// What a place holds when either of two paths may have been taken.
Value join(const Value &A, const Value &B);

/// Applies a function to each pair of candidates of two integers; at most a handful of candidates remain.
Value mapPairs(const Value &A, const Value &B, llvm::function_ref<std::optional<int64_t>(int64_t, int64_t)> F);

} // namespace cudatidy::host

#endif
