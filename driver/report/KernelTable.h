// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_REPORT_KERNELTABLE_H
#define CUDA_TIDY_DRIVER_REPORT_KERNELTABLE_H

#include "report/Result.h"

namespace cudatidy {

/// One kernel of the source: all its instances and launches.
struct KernelGroup {
  std::string Name, File;
  unsigned Line = 0;
  std::string Id;                   ///< for links; from file and name, so that it outlives edits
  std::vector<const Json *> Models; ///< of the result's "kernels"
  std::vector<size_t> Findings;     ///< indices, in the order in which they should be fixed
};

/// What requests to global memory, or wavefronts of shared memory, a kernel has: bytes that a warp moves now, and with
/// ideal packing.
struct Traffic {
  double Now = 0, Ideal = 0;
};
Traffic trafficOf(const Json &Model);

/// The kernels of a result, sorted by file and line.
class KernelTable {
public:
  explicit KernelTable(const Result &R);
  const std::vector<KernelGroup> &groups() const { return Groups; }
  /// The kernel that a finding is in; null: in none, or the result has no models.
  const KernelGroup *of(const Finding &F) const;
  /// Kernels that were analysed; from the result's summary when it has no models.
  size_t count() const { return Count; }
  /// Something that is equal for findings of one kernel.
  std::string keyOf(const Finding &F) const;

private:
  std::vector<KernelGroup> Groups;
  std::multimap<std::string, size_t> BySignature;
  size_t Count = 0;
};

} // namespace cudatidy

#endif
