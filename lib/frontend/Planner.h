// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_PLANNER_H
#define CUDA_TIDY_FRONTEND_PLANNER_H

#include "frontend/CompileDatabase.h"
#include "frontend/IncludeSearch.h"
#include "frontend/Includers.h"

#include <map>
#include <memory>

namespace cudatidy {

struct PlannerOptions {
  std::string BuildPath;          ///< -p; empty: a database is looked for
  std::vector<std::string> Flags; ///< after `--`
  bool HasFlags = false;          ///< Flags serve every file, no database is asked
  std::optional<GpuArch> Arch;    ///< --arch
  std::vector<GpuArch> Configured;
  TranslateOptions Translate = TranslateOptions::fromEnvironment();
};

/// How one file is to be parsed.
struct Planned {
  ParseJob Job;
  CompileCommand Command; ///< what Job was made from
  ArchChoice Arch;
  std::string Why; ///< where the flags come from
  /// For headers and fragments: parses of sources that include File, to be tried in this order when the file does not
  /// stand on its own. Only what they say of File counts.
  std::vector<ParseJob> Through;
  std::vector<std::string> Notes; ///< dropped options, missing response files, a mapped architecture
};

/// Decides for each file how it is parsed. What is found out about a project is kept for the next file.
class Planner {
public:
  explicit Planner(PlannerOptions Options);
  ~Planner();

  /// Loads the database of -p, or the one found from Path; the error is that of a broken database. No database at all
  /// is no error, unless -p names one.
  llvm::Error useDatabaseFor(llvm::StringRef Path);
  const CompileDatabase *database() const { return Database ? &*Database : nullptr; }

  /// What concerns the whole run, such as a database that is of no use: one line each.
  llvm::ArrayRef<std::string> notes() const { return Notes; }

  /// File is absolute. Asks the database of File's own project.
  Planned plan(llvm::StringRef File);

  /// The parses of sources that include File, as in Planned::Through. For a source that does not stand on its own: it
  /// may be a fragment. Reads the whole project the first time.
  std::vector<ParseJob> throughIncluders(llvm::StringRef File);

private:
  struct ProjectFacts;
  ProjectFacts &project(llvm::StringRef File);
  void say(std::string Note);
  Planned finish(CompileCommand Command, std::string Why);
  Planned planWithoutFlags(llvm::StringRef File);
  bool planFromDatabase(llvm::StringRef File, Planned &Out);
  bool planFromIncluder(llvm::StringRef File, Planned &Out);
  bool planFromNeighbour(llvm::StringRef File, Planned &Out);
  CompileCommand commandOf(llvm::StringRef Source, std::string &Why);

  PlannerOptions Options;
  std::vector<std::string> Notes;
  std::map<std::string, std::unique_ptr<CompileDatabase>> Databases; ///< by path; null: broken
  llvm::StringMap<std::string> DatabaseOfFolder;                     ///< empty: none
  const CompileDatabase *Database = nullptr;
  std::map<std::string, std::unique_ptr<ProjectFacts>> Projects;
};

} // namespace cudatidy

#endif
