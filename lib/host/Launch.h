// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_HOST_LAUNCH_H
#define CUDA_TIDY_HOST_LAUNCH_H

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cudatidy {

using Dim3 = std::array<uint64_t, 3>; ///< x, y, z

/// Where a launch's sizes come from. Host: evaluated host code. Option: --launch. Bounds: `__launch_bounds__` or
/// required cluster and block attributes alone. Assumed: the configured assumption, the same for every kernel.
enum class LaunchSource { Host, Option, Bounds, Assumed };

/// What the host passes for one kernel parameter. Unknown is an answer: then every optional is empty.
struct ArgumentValue {
  enum class Kind { Unknown, Integer, Float, Pointer, Struct } Type = Kind::Unknown;
  /// Integer: values that the host may pass, most likely first; empty when unknown. One element: it is certain if
  /// Certain.
  std::vector<int64_t> Integers;
  std::optional<double> Float;
  /// Struct passed by value: bytes known so far; nullopt for a byte that is not known.
  std::vector<std::optional<uint8_t>> Bytes;
  /// Pointer: bytes of the allocation it points into, and the offset in it; alignment follows from cudaMalloc's 256.
  std::optional<uint64_t> Extent;
  uint64_t Offset = 0;
  /// False when the pointer is somewhere in the allocation, Offset then says nothing.
  bool OffsetKnown = true;
  bool Null = false;
  /// True when the host code leaves no other value (a constant), false for a default or one of several candidates.
  bool Certain = false;
  friend bool operator==(const ArgumentValue &, const ArgumentValue &) = default;
};

/// One launch of one kernel.
struct Launch {
  std::string Kernel; ///< mangled name of the kernel instance
  Dim3 Grid{1, 1, 1}, Block{1, 1, 1}, Cluster{1, 1, 1};
  /// False when a dimension was not resolved and the value above is a stand-in.
  bool GridKnown = false, BlockKnown = false;
  std::optional<uint64_t> DynamicShared; ///< bytes
  std::vector<ArgumentValue> Arguments;  ///< one a parameter, empty when nothing is known
  LaunchSource Source = LaunchSource::Assumed;
  std::string File; ///< where it stands, empty when it stands nowhere
  unsigned Line = 0;
  std::string Name; ///< the kernel's qualified name in the source, without template arguments
  /// True when host code leaves no other sizes and no condition of unknown outcome guards the launch. False for sizes
  /// that hang on program arguments, for stand-ins and for one of several candidates.
  bool Certain = false;
  bool Cooperative = false;
  unsigned Executions = 1; ///< how often the evaluation met this configuration; loops are followed only for some rounds
};

} // namespace cudatidy

#endif
