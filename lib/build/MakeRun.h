// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_BUILD_MAKERUN_H
#define CUDA_TIDY_BUILD_MAKERUN_H

#include "build/BuildFacts.h"
#include "build/Traced.h"

#include <deque>

namespace cudatidy {

/// Runs a Makefile as text, as `make` without arguments would read it: variables of both kinds, conditionals, includes,
/// $(functions), $(eval), target-specific variables, pattern and suffix rules. The recipes that compile .cu files with
/// nvcc become groups.
///
/// Limits: $(shell …) is unknown; a variable of the environment counts as not set, but a list of architectures that
/// only such a variable could hold is unknown too.
class MakeRun {
public:
  MakeRun(FileTable &Texts, std::string Folder) : Texts(Texts), Folder(std::move(Folder)) {}

  std::vector<CompileGroup> run(llvm::StringRef Makefile);
  /// Every file that was read.
  const std::set<std::string> &files() const { return Seen; }

private:
  struct Variable {
    Traced Value;
    bool Recursive = true;
  };
  struct Rule {
    Traced Targets, Prerequisites;
    std::vector<Traced> Recipe;
  };
  using Variables = std::map<std::string, Variable>;

  void readFile(const std::string &Path, bool Optional);
  void lines(const std::vector<Traced> &All, size_t Begin, size_t End);
  void line(const Traced &Line);
  size_t conditional(const std::vector<Traced> &All, size_t At, size_t End);
  std::optional<bool> holds(const Traced &Line);
  void assign(llvm::StringRef Name, llvm::StringRef Operator, const Traced &Right, Variables &To);
  bool assignment(const Traced &Line);
  void include(const Traced &Names, bool Optional);

  Traced expand(const Traced &Text);
  Traced reference(const Traced &Inside);
  Traced variable(const std::string &Name);
  std::optional<Traced> function(llvm::StringRef Name, const Traced &Rest);
  std::vector<Traced> arguments(const Traced &Rest, unsigned Count = 0);
  std::vector<Traced> expandAll(const std::vector<Traced> &Args);

  void compile(const Rule &R, std::vector<CompileGroup> &Out);
  std::vector<std::string> filesOf(llvm::StringRef Word) const;

  FileTable &Texts;
  std::string Folder;
  Variables Vars;
  std::map<std::string, std::vector<std::tuple<std::string, std::string, Traced>>> TargetAssignments;
  std::deque<Rule> Rules; ///< stays in place: Last points into it
  Rule *Last = nullptr;   ///< the rule to which recipe lines belong
  std::set<std::string> Seen;
  bool Outside = false;   ///< some text that is included is not there
  bool UserFlags = false; ///< the line being expanded has a place for the user's own flags
  unsigned Depth = 0, Undecided = 0;
  size_t Steps = 0;
};

} // namespace cudatidy

#endif
