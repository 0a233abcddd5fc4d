// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_GATE_FINGERPRINT_H
#define CUDA_TIDY_DRIVER_GATE_FINGERPRINT_H

#include "Sources.h"

#include <map>

namespace cudatidy {

/// Names each finding across revisions: by its rule, its file relative to Root, its kernel's name, its line of code
/// without spaces and comments, and, where all of these are equal, by its number among them. Lines above may come and
/// go, the code may move within its kernel, messages and languages may change. Findings must be sorted.
///
/// Renamed gives the name under which a file counts, where that is not its own; paths relative to Root.
void setFingerprints(std::vector<Finding> &Findings, const std::string &Root, Sources &Text,
                     const std::map<std::string, std::string> &Renamed = {});

/// File relative to Root, with "/" as separator; File itself when it does not lie below.
std::string relativePath(const std::string &Root, const std::string &File);

} // namespace cudatidy

#endif
