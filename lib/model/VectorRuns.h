// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Scalar accesses that lie one behind the other and could be one access of 8 or 16 bytes.
///
///   Sum += P[4 * I] + P[4 * I + 1] + P[4 * I + 2] + P[4 * I + 3];     four loads of 4 bytes where one of 16 would do
///
/// The compiler may not merge them, for it knows no alignment of P. Host code does, where it tells at which place of an
/// allocation P points; the address of the run's first access is then a multiple of the whole when each term of it is,
/// whatever the indices are.
#ifndef CUDATIDY_MODEL_VECTORRUNS_H
#define CUDATIDY_MODEL_VECTORRUNS_H

#include "model/Model.h"

namespace cudatidy {

struct VectorRun {
  std::vector<const Site *> Sites; ///< in the order of their addresses; at least two
  unsigned bytes() const { return Sites.front()->Bytes * unsigned(Sites.size()); }
};

/// All runs of a kernel. Only accesses whose addresses are exact, to an argument whose place in its allocation is
/// known.
std::vector<VectorRun> vectorRuns(const Kernel &K);

} // namespace cudatidy

#endif
