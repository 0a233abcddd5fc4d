// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_SHELLWORDS_H
#define CUDA_TIDY_FRONTEND_SHELLWORDS_H

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace cudatidy {

/// One word of a shell command, quotes and backslashes resolved. `&&`, `||`, `;`, `|` and `&` outside quotes are
/// operators, not words.
struct ShellWord {
  std::string Text;
  bool IsOperator = false;
};

/// Whose rules a command's quotes and backslashes follow. Windows: a backslash parts folders unless it stands before a
/// double quote, and a single quote is a letter.
enum class Quoting { Posix, Windows };

/// Splits a command as a shell would; nothing is expanded. An open quote ends with the text.
std::vector<ShellWord> shellWords(llvm::StringRef Command, Quoting Rules = Quoting::Posix);

/// The words alone, where operators have no meaning (response files, NVCC_PREPEND_FLAGS, an -Xcompiler value).
std::vector<std::string> plainWords(llvm::StringRef Text, Quoting Rules = Quoting::Posix);

/// Splits a list value as nvcc does: at commas outside quotes; `\,` is a comma. Quotes stay in the items, empty items
/// are left out.
std::vector<std::string> listItems(llvm::StringRef Value);

/// The text without the pair of quotes around it, if there is one.
std::string unquoted(llvm::StringRef Text);

} // namespace cudatidy

#endif
