// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_COMMONNAMES_H
#define CUDA_TIDY_FRONTEND_COMMONNAMES_H

#include "llvm/ADT/StringRef.h"

namespace cudatidy {

/// The integer type that a name means wherever it is declared (int32, uint64, uchar, u8, …); empty for any other name.
llvm::StringRef integerOfName(llvm::StringRef Name);

/// Whether a macro's name says that it turns the CUDA part of a project on: HAVE_CUDA, FOO_WITH_GPU, CUDA_ENABLED; not
/// one that picks a part of it (USE_CUDA_GRAPHS) or turns it off.
bool isCudaSwitch(llvm::StringRef Macro);

} // namespace cudatidy

#endif
