// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_PROGRESS_H
#define CUDA_TIDY_DRIVER_PROGRESS_H

#include <chrono>
#include <cstddef>
#include <string>

namespace cudatidy {

/// One line on stderr that tells how far a run is, rewritten in place; silent where stderr is no terminal.
class Progress {
public:
  explicit Progress(size_t Total, bool Quiet);
  ~Progress();
  void started(const std::string &File);
  void ended();

private:
  void draw(const std::string &Text);
  size_t Total, Done = 0;
  bool Shown;
  std::string Current;
  std::chrono::steady_clock::time_point Begin;
};

} // namespace cudatidy

#endif
