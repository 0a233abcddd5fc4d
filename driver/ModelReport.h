// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_MODELREPORT_H
#define CUDA_TIDY_DRIVER_MODELREPORT_H

#include "host/HostFacts.h"
#include "model/Model.h"

#include "llvm/Support/raw_ostream.h"
#include <nlohmann/json.hpp>

namespace cudatidy {

/// One kernel under one launch as `cuda-tidy model --format json` writes it. A figure that is not known is null.
nlohmann::ordered_json toJson(const Kernel &K);

/// The kernel's source lines with the counters beside them, as a profiler's source page shows them.
void printSource(llvm::raw_ostream &Out, const Kernel &K);

/// For tests: one line a site, with the lanes' pattern (`lanes`) or the active lanes (`masks`).
void printLanes(llvm::raw_ostream &Out, const Kernel &K);
void printMasks(llvm::raw_ostream &Out, const Kernel &K);

/// "grid 64x1x1, block 256x1x1 (option)".
std::string describe(const Launch &L);

llvm::StringRef nameOf(SiteKind Kind);
llvm::StringRef nameOf(Space Where);
llvm::StringRef nameOf(Basis On);

} // namespace cudatidy

#endif
