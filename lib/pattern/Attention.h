// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Attention whose scores go through memory: one product writes them, a softmax reads and writes them, a second product
/// reads them.
///
///   scores<<<…>>>(Q, K, S);      // S: a score for each pair of query and key
///   softmax<<<…>>>(S);
///   mix<<<…>>>(S, V, Out);
///
/// Kernels and calls of cuBLAS count; they are followed through functions of the file. Also one kernel that does it
/// all.
#ifndef CUDATIDY_PATTERN_ATTENTION_H
#define CUDATIDY_PATTERN_ATTENTION_H

#include "frontend/Frontend.h"

#include "clang/Basic/SourceLocation.h"

#include <string>
#include <vector>

namespace cudatidy {

struct Attention {
  clang::SourceRange First, Normalised, Second; ///< the launches or calls; First alone for one kernel
  std::string Scores;                           ///< the array's name
  unsigned Bytes = 0;                           ///< of a score; 0 when not known
  unsigned Passes = 0;                          ///< loads and stores of scores in the code of all three
  std::string Kernel;                           ///< one kernel that does it all: its mangled name
  std::string File;                             ///< its place; empty otherwise
  unsigned Line = 0, Column = 0;
};

std::vector<Attention> naiveAttentions(const TranslationUnit &U);

} // namespace cudatidy

#endif
