// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_PRECISION_BUFFERAGREEMENT_H
#define CUDA_TIDY_PRECISION_BUFFERAGREEMENT_H

#include "precision/ArrayNarrowing.h"

namespace clang {
class ASTContext;
} // namespace clang

namespace cudatidy {

/// What the rest of the file does with an array that one kernel would store narrower.
struct BufferAgreement {
  double Error = 0; ///< the most that outputs of kernels which read it change
};

/// None when something in the file is against it: the host fills the buffer, a launch reads back what another wrote,
/// a library gets it, another kernel stores what the format does not serve, or reads it in a way that has no bound.
/// Kernels are found in the module of the array's kernel.
std::optional<BufferAgreement> agreementOn(const NarrowArray &A, clang::ASTContext &Context);

} // namespace cudatidy

#endif
