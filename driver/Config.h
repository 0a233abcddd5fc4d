// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_CONFIG_H
#define CUDA_TIDY_DRIVER_CONFIG_H

#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace cudatidy {

/// What a `.cuda-tidy` file says.
struct Config {
  std::string File; ///< empty: no file
  std::string Checks;
  std::string Language;
  std::string Arch;
  std::vector<std::string> Targets; ///< the GPUs that the project runs on: names of parts, or sm_90
  std::string Driver;               ///< the driver there, such as 550.54
};

/// The nearest `.cuda-tidy` at or above Path; an empty Config when there is none. The error names file, line and column
/// and, for an unknown key, the key that was probably meant.
llvm::Expected<Config> findConfig(const std::string &Path);

} // namespace cudatidy

#endif
