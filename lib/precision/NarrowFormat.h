// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_PRECISION_NARROWFORMAT_H
#define CUDA_TIDY_PRECISION_NARROWFORMAT_H

#include "precision/Interval.h"

namespace cudatidy {

/// A floating-point format of 16 bits.
///
///             significand   largest     smallest normal   spacing below it
///   FP16      11 bits       65504       2^-14             2^-24
///   BF16       8 bits       3.39e38     2^-126            2^-133
///
/// Source: IEEE 754-2019, table 3.5, for FP16; the CUDA Math API's description of __nv_bfloat16 for BF16.
struct NarrowFormat {
  const char *Name;   ///< "FP16", "BF16": the same in every language
  const char *Type;   ///< as CUDA C++ spells it
  int Digits;         ///< bits of the significand, the hidden one counted
  int MinExponent;    ///< of the smallest normal number
  double Largest;     ///< finite value
  const char *Header; ///< that declares the type
  const char *ToFloat, *FromFloat;

  int gridExponent() const { return MinExponent - Digits + 1; }
  /// Of a value in the normal range: half the distance to the next one, as a share of the value.
  double relativeError() const;
  /// Below the normal range the error has this bound, whatever the value.
  double smallestError() const;
  /// The most that rounding a value in A to this format moves it; infinite when A has values that overflow.
  double roundingError(const Interval &A) const;
};

extern const NarrowFormat Fp16, Bf16;

} // namespace cudatidy

#endif
