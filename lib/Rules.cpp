// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The only place that knows all checks, and it names none. A table of factories, because registrars in a static library
// are dropped by the linker without a word.

#include "Rules.h"

using namespace cudatidy;

namespace cudatidy {
#define RULE(Class, Id, Family, Level) std::unique_ptr<Check> create##Class();
#include "Rules.inc"
#undef RULE
} // namespace cudatidy

llvm::ArrayRef<RuleInfo> cudatidy::allRules() {
#define RULE(Class, Id, Family, Level) RuleInfo{Id, Family, Severity::Level, create##Class},
  // The last, empty entry is there so that the array exists before the first rule does.
  static constexpr RuleInfo Table[] = {
#include "Rules.inc"
      RuleInfo{}};
#undef RULE
  return llvm::ArrayRef(Table).drop_back();
}
