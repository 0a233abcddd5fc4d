// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_NVCCREADER_H
#define CUDA_TIDY_FRONTEND_NVCCREADER_H

#include "frontend/HostOptions.h"

namespace cudatidy {

/// One word that holds an option of nvcc and its value (`"-Xcompiler -fPIC"`, a list item of CMake with a blank in it).
/// nvcc refuses it; the meaning is plain, so it is split, and said in Warnings.
void splitJoinedWords(CompileCommand &Command);

/// Reads Command.Argv as nvcc does: its own options are recorded in the command (flags, architectures, standard, host
/// compiler), everything else is handed on in the host compiler's spelling.
std::vector<HostOption> readNvccOptions(CompileCommand &Command);

} // namespace cudatidy

#endif
