// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_REPORT_LANES_H
#define CUDA_TIDY_DRIVER_REPORT_LANES_H

#include "report/JsonAccess.h"

namespace cudatidy {

/// The drawing of one request: the 32 lanes in a row, below them the 32-byte sectors that they touch, in the order of
/// their addresses, or the 32 banks of shared memory, and a line from each lane to where its bytes lie.
///
///   0 1 2 3 …  31        lanes
///   |  \ \ |
///   [#][# ][ #]          sectors: the filled part was asked for; banks: the more different words are asked
///                        for, the taller
struct LanesPicture {
  bool Shared = false;
  unsigned Cells = 0;   ///< sectors or banks drawn
  unsigned LeftOut = 0; ///< sectors beyond those
  unsigned Touched = 0; ///< sectors touched, or passes that the busiest bank takes
  std::string Lines;    ///< SVG path: lane to cell
  std::string Filled;   ///< SVG path: what was asked for
  std::string Outline;  ///< SVG path: the sectors; banks always look alike
  std::string Idle;     ///< SVG path: lanes that take no part
  unsigned Height = 0;  ///< of the drawing, in its own units; it is always LanesWidth wide
};

constexpr unsigned LanesWidth = 640;

/// Evidence is a finding's "lanes". Nothing when it does not hold a request.
std::optional<LanesPicture> drawLanes(const Json &Evidence);

} // namespace cudatidy

#endif
