// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "precision/NarrowFormat.h"

#include <algorithm>
#include <cmath>

using namespace cudatidy;

constexpr NarrowFormat cudatidy::Fp16 = {"FP16",         "__half",      11, -14, 65504.0, "cuda_fp16.h",
                                         "__half2float", "__float2half"};
constexpr NarrowFormat cudatidy::Bf16 = {
    "BF16", "__nv_bfloat16", 8, -126, 0x1.fep127, "cuda_bf16.h", "__bfloat162float", "__float2bfloat16"};

double NarrowFormat::relativeError() const { return std::ldexp(1.0, -Digits); }

double NarrowFormat::smallestError() const { return std::ldexp(1.0, gridExponent() - 1); }

double NarrowFormat::roundingError(const Interval &A) const {
  const double Most = A.most();
  if (Most > Largest) {
    return std::numeric_limits<double>::infinity();
  }
  if (Most < std::ldexp(1.0, MinExponent)) {
    return std::min(Most, smallestError());
  }
  // Half the spacing below the power of two under the largest value; above it the spacing is twice that, but no more
  // of it than there is room.
  const int Exponent = std::ilogb(Most);
  return std::max(std::ldexp(1.0, Exponent - Digits - 1),
                  std::min(Most - std::ldexp(1.0, Exponent), std::ldexp(1.0, Exponent - Digits)));
}
