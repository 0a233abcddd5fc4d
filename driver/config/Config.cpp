// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "config/Config.h"

#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;

namespace {

void append(std::string &To, const std::string &More) {
  if (!More.empty()) {
    To += (To.empty() ? "" : ",") + More;
  }
}

bool matches(llvm::StringRef Glob, llvm::StringRef Text) {
  auto Pattern = llvm::GlobPattern::create(Glob);
  if (!Pattern) {
    llvm::consumeError(Pattern.takeError()); // refused when the configuration was read
    return false;
  }
  return Pattern->match(Text);
}

} // namespace

void RuleSettings::add(const RuleSettings &Later) {
  append(Checks, Later.Checks);
  append(WarningsAsErrors, Later.WarningsAsErrors);
  for (const auto &[Key, Value] : Later.Thresholds) {
    Thresholds[Key] = Value;
  }
  if (Later.LeastConfidence) {
    LeastConfidence = Later.LeastConfidence;
  }
}

bool cudatidy::matchesPath(llvm::StringRef Glob, llvm::StringRef Relative) {
  const llvm::StringRef Folder = Glob.rtrim('/');
  if (matches(Folder, Relative) || matches((Folder + "/*").str(), Relative)) {
    return true;
  }
  if (Folder.contains('/')) {
    return false;
  }
  return llvm::any_of(llvm::make_range(llvm::sys::path::begin(Relative), llvm::sys::path::end(Relative)),
                      [&](llvm::StringRef Part) { return matches(Folder, Part); });
}
