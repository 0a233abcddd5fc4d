// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_INCLUDERS_H
#define CUDA_TIDY_FRONTEND_INCLUDERS_H

#include "frontend/ProjectIndex.h"

namespace cudatidy {

/// Who includes whom in a project, as text: every #include line of every source and header, read once.
class Includers {
public:
  explicit Includers(const ProjectIndex &Project);

  /// The sources (.cu before other suffixes, near before far) that include File, directly or through other headers;
  /// direct includers first. At most Limit.
  std::vector<std::string> sourcesIncluding(llvm::StringRef File, size_t Limit) const;

private:
  struct Edge {
    unsigned From;    ///< index into the project's files
    std::string Name; ///< as written
    bool Quoted;
  };
  bool leadsTo(const Edge &E, llvm::StringRef File) const;

  const ProjectIndex &Project;
  llvm::StringMap<std::vector<Edge>> ByName; ///< by the last part of the included name
};

} // namespace cudatidy

#endif
