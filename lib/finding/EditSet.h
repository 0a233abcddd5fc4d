// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FINDING_EDITSET_H
#define CUDA_TIDY_FINDING_EDITSET_H

#include "finding/Finding.h"

#include "clang/Tooling/Core/Replacement.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <map>
#include <string>

namespace cudatidy {

/// Edits of several fixes that can be made together, by file.
class EditSet {
public:
  /// Takes a fix whole. False, and nothing is taken, when an edit of it overlaps with one taken before. An edit equal
  /// to one taken before counts as taken: a header's fix comes from each file that includes it.
  bool add(const Fix &X);
  /// Goes on with edits whose offsets are those of the texts after this set.
  void then(const EditSet &Later);

  bool empty() const { return Files.empty(); }
  const std::map<std::string, clang::tooling::Replacements> &files() const { return Files; }
  /// The text of a file with its edits made; the error is that of an edit that does not lie in the text.
  llvm::Expected<std::string> apply(llvm::StringRef File, llvm::StringRef Text) const;
  /// Where the byte at an offset of the old text stands in the new one.
  unsigned shifted(const std::string &File, unsigned Offset) const;

private:
  std::map<std::string, clang::tooling::Replacements> Files;
  std::vector<Edit> Taken;
};

/// What changes in a text, as a unified diff with three lines of context; empty when nothing does. Name is the path as
/// the diff names it.
std::string unifiedDiff(llvm::StringRef Name, llvm::StringRef Old, const clang::tooling::Replacements &Edits);

} // namespace cudatidy

#endif
