// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_HOST_GATHER_H
#define CUDA_TIDY_HOST_GATHER_H

#include "host/HostFacts.h"

namespace cudatidy {

/// How far to look around a file for the rest of its program.
struct GatherOptions {
  HostOptions Host;
  /// Look for the program's other files and its run line in the file's folder.
  bool Siblings = true;
  unsigned MaxSiblings = 6; ///< other files parsed at most
};

/// The launches of a file's kernels, as resolveLaunches gives them. When the file's program has other files in the same
/// folder (its callers, or what it calls), these are parsed too, with the file's own options, and evaluated with it;
/// the Makefile's run target gives main its arguments when Options.Host has none. Whose: all files that the
/// further parses read are added to it.
std::vector<Launch> gatherLaunches(const TranslationUnit &Unit, const GatherOptions &Options,
                                   std::vector<std::string> *Whose = nullptr);

/// The sources among which a file's siblings are looked for.
std::vector<std::string> programSources(llvm::StringRef File);

/// Other sources of the file's program: those that name a function which the file defines for others, or that define
/// one which it imports, nearest first. Decided by the files' text; at most Limit.
std::vector<std::string> siblingSources(llvm::StringRef File, llvm::ArrayRef<std::string> Defines,
                                        llvm::ArrayRef<std::string> Uses, bool HasMain, unsigned Limit);

} // namespace cudatidy

#endif
