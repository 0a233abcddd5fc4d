// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_PRECISION_PARTOFSUM_H
#define CUDA_TIDY_PRECISION_PARTOFSUM_H

#include "precision/Interval.h"

#include <optional>

namespace llvm {
class Instruction;
class Value;
} // namespace llvm

namespace cudatidy {

class ValueRange;

/// The bounds of a part divided by a whole that holds it; none when I is not such a quotient.
///
///   V / (V + 1.0f)                       V >= 0:             in [0, 1]
///   X * rsqrtf(X * X + Y * Y + 1e-6f)                        in [-1, 1]
///   E = expf(X[J] - Max);  E / Sum       Sum adds up such E: in [0, 1]
///
/// Sums of numbers that are not negative grow with each of them, in floating point too, so the quotient stays in its
/// bounds whatever is rounded. Under the root a positive constant has to be, or squares that underflow break it. A sum
/// that a loop, shuffles and shared memory make is followed back to its summands; one of them has to be computed as the
/// part is, from the same places of the same array.
std::optional<Interval> shareOfSum(const llvm::Instruction &I, const ValueRange &Of);

} // namespace cudatidy

#endif
