// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_MODELREPORT_H
#define CUDA_TIDY_DRIVER_MODELREPORT_H

#include "model/Model.h"

#include "llvm/Support/raw_ostream.h"
#include <nlohmann/json.hpp>

namespace cudatidy {

/// One kernel under one launch as `cuda-tidy model --format json` writes it. A figure that is not known is null.
nlohmann::ordered_json toJson(const Kernel &K);

} // namespace cudatidy

#endif
