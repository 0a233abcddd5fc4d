// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_BUILD_CMAKELEXER_H
#define CUDA_TIDY_BUILD_CMAKELEXER_H

#include "build/SourceText.h"

#include <memory>

namespace cudatidy {

/// One argument of a CMake command, as written.
struct CMakeArgument {
  enum class Kind { Unquoted, Quoted, Bracket, OpenParen, CloseParen };
  Kind Is = Kind::Unquoted;
  size_t Begin = 0, End = 0; ///< bytes of the content, without quotes or brackets
};

/// One command: its name in lower case and its arguments. Parentheses inside stand as arguments of their own.
struct CMakeCommand {
  std::string Name;
  std::vector<CMakeArgument> Args;
  size_t Begin = 0, End = 0; ///< bytes from the name to the closing parenthesis, exclusive
};

/// A CMake file, taken apart as the manual's cmake-language(7) says: quoted and bracket arguments, both kinds of
/// comments, line continuations. What is no command is passed over.
std::vector<CMakeCommand> lexCMake(const SourceText &File);

} // namespace cudatidy

#endif
