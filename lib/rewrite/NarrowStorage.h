// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// An array of floats kept in a format of 16 bits, from the host's allocation to the kernels that load and store it.
///
///   __global__ void k(float *Out)      ->   __global__ void k(__half *Out)
///   Out[I] = V;                             Out[I] = __float2half(V);
///   float *D; cudaMalloc(&D, Bytes);        __half *D; cudaMalloc(&D, (Bytes) / sizeof(float) * sizeof(__half));
///   cudaMemcpy(H, D, Bytes, …ToHost);       copyToFloats(H, D, Bytes);      a function that is written before the
///   kernel
#ifndef CUDATIDY_REWRITE_NARROWSTORAGE_H
#define CUDATIDY_REWRITE_NARROWSTORAGE_H

#include "finding/Finding.h"

#include <optional>
#include <string>
#include <vector>

namespace clang {
class FunctionDecl;
} // namespace clang

namespace cudatidy {

/// A 16-bit format as CUDA C++ spells it.
struct StorageType {
  std::string Type, Header, ToFloat, FromFloat;
};

struct NarrowedStorage {
  std::vector<Edit> Edits;
  bool HasHost = false; ///< the file launches the kernel: all of the change is in it
};

/// The edits for the array behind one parameter of a kernel. None when some use of it is not understood: a template, a
/// use other than loading and storing elements, a host pointer that is not a plain local variable or goes elsewhere
/// than to kernels, cudaMalloc, cudaFree, cudaMemset and cudaMemcpy from or to the host.
std::optional<NarrowedStorage> narrowStorage(const clang::FunctionDecl &Kernel, unsigned Parameter,
                                             const StorageType &As);

} // namespace cudatidy

#endif
