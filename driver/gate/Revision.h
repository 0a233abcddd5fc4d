// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_GATE_REVISION_H
#define CUDA_TIDY_DRIVER_GATE_REVISION_H

#include "Plan.h"

#include <map>
#include <set>

namespace cudatidy {

/// The id of a commit, by anything that git takes for one. The error says what git said.
llvm::Expected<std::string> commitOf(const std::string &Root, const std::string &Name);

/// An older state of a repository, written to a folder of its own for as long as this lives. The working tree and the
/// repository are not touched.
class Revision {
public:
  /// Name is anything that git takes for a commit.
  static llvm::Expected<std::unique_ptr<Revision>> checkOut(const std::string &Root, const std::string &Name);
  ~Revision();
  Revision(const Revision &) = delete;
  Revision &operator=(const Revision &) = delete;

  const std::string &folder() const { return Tree; }

  /// Paths, relative to the root, of files that differ between the revision and the working tree; new ones too.
  const std::set<std::string> &changed() const { return Changed; }
  /// Today's name of a file, by its name in the revision, where the two differ.
  const std::map<std::string, std::string> &renamed() const { return Renamed; }

  /// The files of a plan as they were, those that were there: parsed by today's flags, with the revision's headers
  /// wherever it has them.
  Plan planOf(const Plan &Today) const;

private:
  Revision() = default;
  std::string there(const std::string &Path) const;
  ParseJob jobOf(const ParseJob &Today) const;

  std::string Root, Scratch, Tree;
  std::set<std::string> Changed;
  std::map<std::string, std::string> Renamed, Former; ///< old name to new, new to old
};

} // namespace cudatidy

#endif
