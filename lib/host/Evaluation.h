// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_HOST_EVALUATION_H
#define CUDA_TIDY_HOST_EVALUATION_H

#include "host/HostFacts.h"

#include "llvm/ADT/ArrayRef.h"

namespace cudatidy::host {

/// Evaluates the host code of one program's files together; the facts are those of the first file, its launches those
/// of all of them. main runs first when there is one; then functions that launch and that nothing entered, from the
/// calls that come in, else from their outermost callers with unknown parameters.
HostFacts evaluateProgram(llvm::ArrayRef<const TranslationUnit *> Units, const HostOptions &Options,
                          std::span<const OutgoingCall> Incoming);

} // namespace cudatidy::host

#endif
