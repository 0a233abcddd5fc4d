// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_PRECISION_INTERVAL_H
#define CUDA_TIDY_PRECISION_INTERVAL_H

#include <limits>

namespace cudatidy {

/// Real numbers from Lo to Hi; infinite ends are allowed. Empty when Lo > Hi: nothing was seen yet.
///
///        [-inf, inf]      anything
///       /     |     \
///   [-1, 1] [0, 4] …      ordered by inclusion
///       \     |     /
///          empty
///
/// NaN is in no interval: it passes through every operation and every format as NaN, so it never changes a claim.
struct Interval {
  double Lo = std::numeric_limits<double>::infinity();
  double Hi = -std::numeric_limits<double>::infinity();

  static Interval all() { return {-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()}; }
  static Interval of(double V) { return {V, V}; }

  bool isEmpty() const { return Lo > Hi; }
  bool isFinite() const;
  bool isPoint() const { return Lo == Hi; }
  bool holds(double V) const { return Lo <= V && V <= Hi; }
  /// Largest and smallest absolute value; 0 when empty.
  double most() const;
  double least() const;

  Interval join(const Interval &O) const;
  Interval meet(const Interval &O) const;
  Interval operator-() const { return {-Hi, -Lo}; }
  bool operator==(const Interval &) const = default;
};

Interval operator+(const Interval &A, const Interval &B);
Interval operator-(const Interval &A, const Interval &B);
Interval operator*(const Interval &A, const Interval &B);
/// Anything when B holds 0, unless it only touches 0.
Interval operator/(const Interval &A, const Interval &B);

/// What rounding to FP32 makes of exact results in A. Rounding is monotonic, so the ends are rounded alone.
Interval roundedToFloat(const Interval &A);
/// A with both ends moved outwards by a share of their size: for functions that are not correctly rounded.
Interval widened(const Interval &A, double Share);

} // namespace cudatidy

#endif
