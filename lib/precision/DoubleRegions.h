// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_PRECISION_DOUBLEREGIONS_H
#define CUDA_TIDY_PRECISION_DOUBLEREGIONS_H

#include "finding/Finding.h"
#include "precision/DoubleWork.h"

#include "clang/Basic/SourceLocation.h"

#include <map>

namespace clang {
class CallExpr;
class Expr;
class FileEntry;
class FloatingLiteral;
class FunctionDecl;
} // namespace clang

namespace cudatidy {

/// Why an expression of FP32 values is of type double.
struct DoubleCause {
  enum class Kind {
    Promotion, ///< a mathematical function whose overload for these arguments is the one of double: pow(float, int)
    Integer,   ///< a mathematical function of an integer: sqrt(int)
    Helper,    ///< a function of the project that takes or returns double
    Literal,   ///< a literal without suffix
    Constant   ///< a named constant of type double
  } What;
  std::string Name;            ///< the function, the literal's text, the constant
  clang::SourceRange Range;    ///< of what is named
  bool FitsFloat = false;      ///< Literal: FP32 holds its value exactly
  bool OutOfRange = false;     ///< Literal: FP32 would make infinity or zero of it
  bool NeedsFloatName = false; ///< Promotion, Integer: stays double even when all literals are float
  bool InMacro = false;        ///< stands in a macro's body, where no fix may edit
  bool InTemplate = false;     ///< stands in an instantiation, whose other instances may be of double
};

/// A connected expression of type double, up to where its value is stored as something else, compared, or kept as
/// double.
struct DoubleRegion {
  const clang::FunctionDecl *In = nullptr;
  const clang::FileEntry *File = nullptr;
  /// From the first to the last token, as debug information counts: the place of a macro's use stands for all its text.
  unsigned Line = 0, Column = 0, EndLine = 0, EndColumn = 0;
  /// The source asks for double: a variable, parameter, element or explicit cast of type double takes part, or the
  /// value is kept as one.
  bool Intended = false;
  std::vector<DoubleCause> Causes; ///< the strongest kind first, then in the order of the text
  /// Computing in FP32 gives the same value, bit for bit: one rounding of at most one operation on FP32 values.
  bool SameInFloat = false;
  /// Its value is cut to an integer: what FP32 rounds otherwise can change the result by a whole step.
  bool ToInteger = false;
};

/// The regions of all functions of the project's own files.
class DoubleRegions {
public:
  explicit DoubleRegions(const TranslationUnit &U);

  /// The innermost region at a place that the source does not ask for; else one that it asks for; null when there is
  /// none at all.
  const DoubleRegion *find(const DoubleFrame &Frame) const;

private:
  const clang::FileEntry *file(const std::string &Path) const;
  const TranslationUnit &U;
  std::vector<DoubleRegion> All;
  mutable std::map<std::string, const clang::FileEntry *> Files;
};

} // namespace cudatidy

#endif
