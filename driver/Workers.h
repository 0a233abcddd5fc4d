// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_WORKERS_H
#define CUDA_TIDY_DRIVER_WORKERS_H

#include <functional>
#include <string>
#include <vector>

namespace cudatidy {

/// Limits of one worker process.
struct WorkerLimits {
  unsigned Jobs = 1;
  /// Processor seconds that a task may take; 0: none. A busy machine must not make a file fail, so the wall clock stops
  /// a task only after ten times as long (a task that waits for ever).
  unsigned Seconds = 0;
  size_t Bytes = 0; ///< memory that a task may take beyond what the parent had; 0: none
};

/// How a task's process ended.
struct WorkerOutcome {
  enum class End { Done, Crashed, TimedOut, OutOfMemory } How = End::Done;
  std::string Output; ///< what the task returned, whole when How is Done
  std::string Reason; ///< "signal 11 (Segmentation fault)", "no answer within 60 s", …; empty when Done
  double Seconds = 0; ///< wall clock
};

/// Runs Task(0..Count-1), each in a forked process of its own, at most Limits.Jobs at once, and returns what they
/// returned in order. A crash, a hang or memory exhaustion of one task touches no other. Started is told before a task
/// starts, Ended when it has ended, both in the parent. The calling process must have a single thread.
std::vector<WorkerOutcome> runForked(size_t Count, const WorkerLimits &Limits,
                                     const std::function<std::string(size_t)> &Task,
                                     const std::function<void(size_t)> &Started,
                                     const std::function<void(size_t, const WorkerOutcome &)> &Ended);

} // namespace cudatidy

#endif
