// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_EMBEDDEDHEADERS_H
#define CUDA_TIDY_FRONTEND_EMBEDDEDHEADERS_H

#include <span>
#include <string_view>

namespace cudatidy {

/// One file of lib/frontend/headers, our own declarations of CUDA's API.
struct EmbeddedHeader {
  std::string_view Path; ///< relative to the virtual include folder, such as "cuda_runtime.h"
  std::string_view Text;
};

/// All embedded headers, sorted by path.
std::span<const EmbeddedHeader> embeddedHeaders();

} // namespace cudatidy

#endif
