// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_PRECISION_VALUEFACTS_H
#define CUDA_TIDY_PRECISION_VALUEFACTS_H

#include "precision/NarrowFormat.h"

#include <cstdint>
#include <optional>

namespace cudatidy {

/// Where values come from, a bit each; a value has the bits of all that flows into it.
enum Origin : uint32_t {
  FromBytes = 1,        ///< loads of 8-bit integers: images, quantised data
  FromShorts = 2,       ///< loads of 16-bit integers
  FromHalf = 4,         ///< loads of FP16 or BF16
  FromFloat = 8,        ///< loads of FP32
  FromDouble = 16,      ///< loads of FP64
  FromWideInteger = 32, ///< loads of integers of 32 bits and more, atomics, votes
  FromIndex = 64,       ///< numbers of threads and blocks, loop counters
  FromArgument = 128,   ///< scalar arguments of the kernel
  FromAngle = 256,      ///< sines and cosines
  FromUnknown = 512,    ///< calls and memory of which nothing is known
  ByClamp = 1024,       ///< min and max with constants, comparisons, saturation
  ByActivation = 2048,  ///< functions with bounded results
  ByShare = 4096,       ///< a part divided by a sum that holds it: softmax, normalisation
  FromConstant = 8192
};

/// What is known of the values that one SSA value takes in all threads and all launches. Floating-point values and
/// integers alike, integers as signed numbers.
struct ValueFacts {
  Interval In;
  /// Every value is a multiple of 2^Grid; none: nothing is known. A constant zero has the largest grid.
  std::optional<int> Grid;
  /// Every value is one that the format holds, whatever its size: it was loaded as such, or chosen among such.
  bool Half = false, BFloat = false;
  uint32_t From = 0; ///< bits of Origin

  static constexpr int MaxGrid = 200;
  static ValueFacts unknown(uint32_t From);
  static ValueFacts constant(double V);
  static ValueFacts integer(Interval In, uint32_t From);

  bool isEmpty() const { return In.isEmpty(); }
  /// Each value is one that the format holds.
  bool fits(const NarrowFormat &F) const;
  ValueFacts join(const ValueFacts &O) const;
  bool operator==(const ValueFacts &) const = default;
};

} // namespace cudatidy

#endif
