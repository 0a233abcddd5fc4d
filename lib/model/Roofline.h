// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// How a kernel stands to the machine: how many of its blocks an SM can hold, and whether memory or arithmetic limits
/// it at best. Hardware numbers: rules/arch, rules/gpus.json.
#ifndef CUDATIDY_MODEL_ROOFLINE_H
#define CUDATIDY_MODEL_ROOFLINE_H

#include "model/Model.h"

namespace cudatidy {

enum class OccupancyLimit { Threads, Blocks, Shared, Registers };

struct Occupancy {
  unsigned BlocksPerSm = 0;
  double Share = 0; ///< resident warps of those that an SM can hold
  OccupancyLimit By = OccupancyLimit::Threads;
};

/// Theoretical occupancy, with the registers that ptxas told; without them an upper bound. None for an architecture
/// that is not known.
std::optional<Occupancy> occupancy(const Kernel &K);

/// The part that stands for the kernel's GPU; null for an architecture that is not known, or that has none.
const hw::Gpu *gpuOf(const Kernel &K);

/// The traffic of the busiest type of arithmetic against that of memory, on the kernel's GPU.
struct Roofline {
  double Intensity = 0; ///< floating-point operations a byte of the block's traffic
  double Ridge = 0;     ///< operations a byte at which both limits are equal
  bool AtLeast = false; ///< the intensity is more than that: see Kernel::CutArithmetic
  bool memoryBound() const { return Intensity < Ridge && !AtLeast; }
  bool computeBound() const { return Intensity >= Ridge; }
};

/// None when the kernel moves nothing, or the architecture has no typical GPU.
std::optional<Roofline> roofline(const Kernel &K);

} // namespace cudatidy

#endif
