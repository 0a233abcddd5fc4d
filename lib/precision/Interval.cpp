// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "precision/Interval.h"

#include <algorithm>
#include <cmath>

using namespace cudatidy;

static constexpr double Infinity = std::numeric_limits<double>::infinity();
/// Ends are computed in FP64: this covers its own rounding.
static constexpr double Slack = 0x1p-50;

bool Interval::isFinite() const { return !isEmpty() && std::isfinite(Lo) && std::isfinite(Hi); }

double Interval::most() const { return isEmpty() ? 0 : std::max(std::fabs(Lo), std::fabs(Hi)); }

double Interval::least() const { return isEmpty() || holds(0) ? 0 : std::min(std::fabs(Lo), std::fabs(Hi)); }

Interval Interval::join(const Interval &O) const { return {std::min(Lo, O.Lo), std::max(Hi, O.Hi)}; }

Interval Interval::meet(const Interval &O) const { return {std::max(Lo, O.Lo), std::min(Hi, O.Hi)}; }

static Interval outward(double Lo, double Hi) {
  // An end that no rule decides (infinity minus infinity) is open.
  Lo = std::isnan(Lo) ? -Infinity : Lo;
  Hi = std::isnan(Hi) ? Infinity : Hi;
  return {Lo - std::fabs(Lo) * Slack, Hi + std::fabs(Hi) * Slack};
}

static bool anyEmpty(const Interval &A, const Interval &B) { return A.isEmpty() || B.isEmpty(); }

Interval cudatidy::operator+(const Interval &A, const Interval &B) {
  return anyEmpty(A, B) ? Interval() : outward(A.Lo + B.Lo, A.Hi + B.Hi);
}

Interval cudatidy::operator-(const Interval &A, const Interval &B) { return A + -B; }

/// A product of ends, where a bound of zero times an open end is zero: values there are finite.
static double times(double A, double B) { return A == 0 || B == 0 ? 0 : A * B; }

Interval cudatidy::operator*(const Interval &A, const Interval &B) {
  if (anyEmpty(A, B)) {
    return {};
  }
  const double P[] = {times(A.Lo, B.Lo), times(A.Lo, B.Hi), times(A.Hi, B.Lo), times(A.Hi, B.Hi)};
  return outward(*std::ranges::min_element(P), *std::ranges::max_element(P));
}

Interval cudatidy::operator/(const Interval &A, const Interval &B) {
  if (anyEmpty(A, B)) {
    return {};
  }
  if (B.Lo < 0 && B.Hi > 0) {
    return Interval::all();
  }
  if (B == Interval::of(0)) {
    return Interval::all();
  }
  // The signed zero at a touching end takes the side on which the interval lies; dividing by -0 is the reader's to
  // avoid.
  const Interval Inverse = B.Lo >= 0 ? Interval{1 / B.Hi, B.Lo == 0 ? Infinity : 1 / B.Lo}
                                     : Interval{B.Hi == 0 ? -Infinity : 1 / B.Hi, 1 / B.Lo};
  return A * Inverse;
}

static double toFloat(double V) {
  constexpr double Largest = std::numeric_limits<float>::max();
  if (std::fabs(V) > Largest) {
    return std::copysign(Infinity, V);
  }
  return double(float(V));
}

Interval cudatidy::roundedToFloat(const Interval &A) {
  return A.isEmpty() ? A : Interval{toFloat(A.Lo), toFloat(A.Hi)};
}

Interval cudatidy::widened(const Interval &A, double Share) {
  return A.isEmpty() ? A : Interval{A.Lo - std::fabs(A.Lo) * Share, A.Hi + std::fabs(A.Hi) * Share};
}
