// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FINDING_NOLINT_H
#define CUDA_TIDY_FINDING_NOLINT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace cudatidy {

/// A suppression in the text of a file, in clang-tidy's grammar:
///
///   NOLINT | NOLINTNEXTLINE | NOLINTBEGIN | NOLINTEND, then, without a space, ( name {, name} )
///
/// It is looked for in the raw text, not only in comments. Letters right behind it must complete one of the four words;
/// without a list (or with one that is not closed on its line) it means every rule; names are globs with "*", negative
/// ones are ignored, and an empty list means nothing.
struct NoLint {
  enum class Word { Line, NextLine, Begin, End } Which = Word::Line;
  size_t Begin = 0, End = 0;          ///< bytes, with the list
  std::optional<std::string> List;    ///< as written, without spaces around the names; none: every rule
  std::vector<llvm::StringRef> Names; ///< those of List that are not negative
  std::string Reason;                 ///< the rest of the comment, after a colon or dash; empty: none
  size_t Other = 0;                   ///< for one that begins or ends a block: index of its partner
  bool Matched = false;               ///< has a partner

  /// Whether it means a rule, by its printed name ("cuda-…").
  bool means(llvm::StringRef Rule) const;
};

/// The suppressions of one file's text, which must live as long as this.
class NoLints {
public:
  explicit NoLints(llvm::StringRef Text);

  /// In the order of the text.
  llvm::ArrayRef<NoLint> all() const { return All; }

  /// The suppression that a finding of Rule at byte Offset falls under: on its line, else on the line before for
  /// NEXTLINE, else a block around it. Null: none.
  const NoLint *suppressing(size_t Offset, llvm::StringRef Rule) const;

private:
  void pair();
  const NoLint *onLine(size_t Begin, size_t End, NoLint::Word Which, llvm::StringRef Rule) const;

  llvm::StringRef Text;
  std::vector<NoLint> All;
};

} // namespace cudatidy

#endif
