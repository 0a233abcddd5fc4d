// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_KERNELTEMPLATES_H
#define CUDA_TIDY_FRONTEND_KERNELTEMPLATES_H

#include "frontend/DeviceCode.h"

namespace cudatidy {

/// The kernel templates that a parse defines outside system headers, in source order. One that nothing instantiates has
/// no code that could be analysed, however sound its text is.
std::vector<KernelTemplate> kernelTemplates(llvm::ArrayRef<DeviceCodeAction::Arrival> Arrived,
                                            const clang::SourceManager &SM);

} // namespace cudatidy

#endif
