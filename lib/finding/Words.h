// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FINDING_WORDS_H
#define CUDA_TIDY_FINDING_WORDS_H

#include "finding/RuleWords.h"

#include "llvm/ADT/StringRef.h"

namespace cudatidy {

/// Fills the placeholders of a text:
///   {name}            strings as they are, integers grouped from 10,000 up, other numbers to three digits,
///                     arrays as a list
///   {name:percent}    a share between 0 and 1, as a percentage
///   {name:bytes}      a number of bytes, in bytes, KiB, MiB or GiB
///   {name?one:many}   `one` where the number is written "1", `many` otherwise; the number itself is not written
/// A missing argument is a programming error (assert); without asserts it is written as "?".
std::string fill(llvm::StringRef Template, const nlohmann::ordered_json &Args, llvm::StringRef Language);

/// A finding's message in Language ("en" or "zh-CN"): the rule's words filled with the finding's arguments.
std::string renderMessage(const Finding &F, llvm::StringRef Language);

/// The message of one of F's notes.
std::string renderNote(const Finding &F, const Related &N, llvm::StringRef Language);

/// The title of one of F's fixes; it takes the finding's arguments.
std::string renderFixTitle(const Finding &F, const Fix &X, llvm::StringRef Language);

/// F's evidence as lines for a reader, in the order in which the check gave it. The words are `evidence_<name>` of
/// rules/ui.json, where {value} stands for the number; an entry without a word there is for programs only and has no
/// line.
std::vector<std::string> renderEvidence(const Finding &F, llvm::StringRef Language);

/// Text that stays on its line and does nothing to a terminal: control characters as C's escapes.
std::string printable(llvm::StringRef Text);

} // namespace cudatidy

#endif
