// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_BUILD_TRACED_H
#define CUDA_TIDY_BUILD_TRACED_H

#include "build/SourceText.h"

#include <optional>

namespace cudatidy {

/// A value of a build language whose characters know where they were written.
///
///   set(archs 70)  set(archs "${archs};80")   ->  "70;80", where 70 points to the first line and 80 to the second
///
/// Two things are carried along so that no rule has to guess. What cannot be evaluated stands in the text as one
/// character (Unknown): it may be anything, nothing included. What is there only if a condition that cannot be decided
/// holds is marked (isMaybe): the value is the union of what the branches give.
class Traced {
public:
  static constexpr char Unknown = '\x01';
  /// Stands for the architecture that the toolkit compiles for when nothing is said; CMake writes it into a variable.
  static constexpr char ToolkitDefault = '\x02';

  Traced() = default;
  explicit Traced(llvm::StringRef Computed) { append(Computed); }
  static Traced unknown() { return Traced(llvm::StringRef(&UnknownText, 1)); }

  void append(llvm::StringRef Computed);
  /// Characters of a file: as many of its bytes from Offset on.
  void append(llvm::StringRef Text, const SourceText *File, size_t Offset);
  void append(const Traced &Other);

  const std::string &text() const { return Text; }
  bool empty() const { return Text.empty(); }
  size_t size() const { return Text.size(); }
  bool hasUnknown() const { return Text.find(Unknown) != std::string::npos; }
  /// Whether some of it is only there in some cases.
  bool isMaybe() const;
  /// Whether the text is what any run would see.
  bool isExact() const { return !hasUnknown() && !isMaybe() && Text.find(ToolkitDefault) == std::string::npos; }

  Traced slice(size_t Begin, size_t End) const;
  Traced trimmed() const;
  Traced maybe() const;
  /// Items between the separators, empty ones left out.
  std::vector<Traced> split(char Separator) const;

  /// Where [Begin, End) was written; the part that the first written character belongs to when it comes from several
  /// places. None: nothing of it was written in a file.
  std::optional<Place> place(size_t Begin, size_t End) const;
  std::optional<Place> place() const { return place(0, Text.size()); }
  /// The same, only if all of it was written in one piece.
  std::optional<Place> wholePlace(size_t Begin, size_t End) const;
  std::optional<Place> wholePlace() const { return wholePlace(0, Text.size()); }
  /// The file of place().
  const SourceText *file(size_t Begin = 0) const;

  /// What two branches of a condition that cannot be decided leave: items of both stay, others are marked.
  static Traced merge(const Traced &A, const Traced &B);

private:
  struct Span {
    size_t Begin, End; ///< of Text
    const SourceText *File;
    size_t Offset; ///< of the first character, in File
    bool Maybe;
  };
  static const char UnknownText;
  void push(llvm::StringRef Text, const SourceText *File, size_t Offset, bool Maybe);

  std::string Text;
  std::vector<Span> Spans; ///< without gaps
};

/// Items joined by a separator.
Traced join(const std::vector<Traced> &Items, char Separator);

/// Words as a POSIX shell splits them, quotes and backslashes resolved.
std::vector<Traced> shellWords(const Traced &Command);

} // namespace cudatidy

#endif
