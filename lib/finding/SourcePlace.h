// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FINDING_SOURCEPLACE_H
#define CUDA_TIDY_FINDING_SOURCEPLACE_H

#include "finding/Finding.h"

#include "clang/Basic/SourceLocation.h"

#include <optional>

namespace clang {
class ASTContext;
} // namespace clang

namespace cudatidy {

/// Where a range of tokens stands in a file. What a macro's body wrote is where the macro is used; what a macro's
/// argument wrote is where the argument stands. Nothing when it stands in no file.
std::optional<Place> placeOf(clang::SourceRange Range, const clang::ASTContext &Context);

/// Where the token at a location stands in the bodies of the macros that wrote it, the innermost first; empty outside
/// macros.
std::vector<MacroToken> macroTokens(clang::SourceLocation At, const clang::ASTContext &Context);

/// An edit that puts Text in place of a range of tokens. Nothing when the tokens, or some of them, come from a macro's
/// body or from a file that is not the project's.
std::optional<Edit> replace(clang::SourceRange Range, std::string Text, const clang::ASTContext &Context);

/// An edit that puts Text right behind a range of tokens; nothing as for replace.
std::optional<Edit> insertAfter(clang::SourceRange Range, std::string Text, const clang::ASTContext &Context);

/// An edit that puts Text right in front of a range of tokens; nothing as for replace.
std::optional<Edit> insertBefore(clang::SourceRange Range, std::string Text, const clang::ASTContext &Context);

/// A range of tokens as it is written; nothing when a macro's body wrote some of them.
std::optional<std::string> textOf(clang::SourceRange Range, const clang::ASTContext &Context);

} // namespace cudatidy

#endif
