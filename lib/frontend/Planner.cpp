// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/Planner.h"

#include "frontend/SourceScan.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
namespace path = llvm::sys::path;

namespace {

/// How many includers of a header are offered; one that works is enough.
constexpr size_t MaxThrough = 4;

std::string shown(llvm::StringRef File, llvm::StringRef Root) {
  return File.starts_with(Root) && File.size() > Root.size() ? File.drop_front(Root.size()).ltrim('/').str()
                                                             : File.str();
}

} // namespace

/// What is known of one project; the graph of includes only once a header asks for it.
struct Planner::ProjectFacts {
  explicit ProjectFacts(llvm::StringRef Root) : Index(Root) {}
  const Includers &includers() {
    if (!Graph) {
      Graph.emplace(Index);
    }
    return *Graph;
  }
  ProjectIndex Index;
  std::optional<Includers> Graph;
};

Planner::Planner(PlannerOptions Options) : Options(std::move(Options)) {}
Planner::~Planner() = default;

Planner::ProjectFacts &Planner::project(llvm::StringRef File) {
  const std::string Root = projectRoot(File);
  std::unique_ptr<ProjectFacts> &Facts = Projects[Root];
  if (!Facts) {
    Facts = std::make_unique<ProjectFacts>(Root);
  }
  return *Facts;
}

llvm::Error Planner::useDatabaseFor(llvm::StringRef Path) {
  if (Options.HasFlags) {
    return llvm::Error::success();
  }
  std::string Name = Options.BuildPath;
  if (Name.empty()) {
    llvm::SmallString<256> Absolute(Path);
    llvm::sys::fs::make_absolute(Absolute);
    path::remove_dots(Absolute, true);
    const llvm::StringRef Folder = llvm::sys::fs::is_directory(Absolute) ? Absolute.str() : path::parent_path(Absolute);
    auto [It, New] = DatabaseOfFolder.try_emplace(Folder);
    if (New) {
      It->second = CompileDatabase::find(Folder, projectRoot(Folder)).value_or("");
    }
    Name = It->second;
  }
  if (Name.empty()) {
    Database = nullptr;
    return llvm::Error::success();
  }
  auto [It, New] = Databases.try_emplace(Name);
  if (New) {
    auto Loaded = CompileDatabase::load(Name);
    if (!Loaded) {
      Database = nullptr;
      return Loaded.takeError();
    }
    It->second = std::make_unique<CompileDatabase>(std::move(*Loaded));
    if (!It->second->note().empty()) {
      say(Name + ": " + It->second->note());
    }
  }
  Database = It->second.get();
  return llvm::Error::success();
}

void Planner::say(std::string Note) {
  if (!llvm::is_contained(Notes, Note)) {
    Notes.push_back(std::move(Note));
  }
}

Planned Planner::finish(CompileCommand Command, std::string Why) {
  Planned P;
  P.Arch = chooseArch(Command, Options.Configured, Options.Arch);
  if (parseGpuArch(P.Arch.ClangArch)->Number != P.Arch.Arch.Number) {
    say(P.Arch.Arch.sm() + " is not known here, and is analysed as " + P.Arch.ClangArch);
  }
  P.Job = parseJob(Command, P.Arch);
  P.Notes = Command.Warnings;
  if (!Command.Dropped.empty()) {
    P.Notes.push_back(Command.droppedSummary());
  }
  P.Why = std::move(Why);
  P.Command = std::move(Command);
  return P;
}

bool Planner::planFromDatabase(llvm::StringRef File, Planned &Out) {
  if (!Database) {
    return false;
  }
  auto Command = Database->commandFor(File, Options.Translate);
  if (!Command) {
    return false;
  }
  Out = finish(std::move(*Command), "the entry of " + Database->path());
  return true;
}

/// The command of a source that is asked for its flags: its own entry, or what surrounds it.
CompileCommand Planner::commandOf(llvm::StringRef Source, std::string &Why) {
  if (Database) {
    if (auto Command = Database->commandFor(Source, Options.Translate)) {
      Why = "its entry of " + Database->path();
      return std::move(*Command);
    }
  }
  Surroundings S = searchSurroundings(Source, project(Source).Index, Options.Translate);
  Why = S.Why;
  return std::move(S.Command);
}

bool Planner::planFromIncluder(llvm::StringRef File, Planned &Out) {
  ProjectFacts &Facts = project(File);
  const std::vector<std::string> Sources = Facts.includers().sourcesIncluding(File, 1);
  if (Sources.empty()) {
    return false;
  }
  std::string Why;
  CompileCommand Command = commandOf(Sources[0], Why);
  Command.File = File.str();
  Out = finish(std::move(Command),
               "included by " + shown(Sources[0], Facts.Index.root()) + ", whose flags are used: " + Why);
  Out.Through = throughIncluders(File);
  return true;
}

std::vector<ParseJob> Planner::throughIncluders(llvm::StringRef File) {
  std::vector<ParseJob> Out;
  for (const std::string &Source : project(File).includers().sourcesIncluding(File, MaxThrough)) {
    std::string Why;
    Out.push_back(finish(commandOf(Source, Why), "").Job);
  }
  return Out;
}

/// Whether a source in the same folder names this one, as the includer of a fragment does. The whole project is read
/// only then.
static bool isNamedBeside(llvm::StringRef File, const ProjectIndex &Index) {
  const llvm::StringRef Folder = path::parent_path(File), Name = path::filename(File);
  return llvm::any_of(Index.files(), [&](const std::string &Other) {
    if (Other == File || path::parent_path(Other) != Folder || !isSourceName(Other)) {
      return false;
    }
    const auto Text = llvm::MemoryBuffer::getFile(Other);
    return Text && (*Text)->getBuffer().contains(Name);
  });
}

bool Planner::planFromNeighbour(llvm::StringRef File, Planned &Out) {
  const DatabaseEntry *Nearest = Database ? Database->nearestCuda(File, Options.Translate) : nullptr;
  if (!Nearest) {
    return false;
  }
  CompileCommand Command = translateEntry(*Nearest, Options.Translate);
  Command.File = File.str();
  Out = finish(std::move(Command), "no entry; the flags of " + shown(Nearest->File, project(File).Index.root()) +
                                       ", the nearest that has any");
  return true;
}

Planned Planner::plan(llvm::StringRef File) {
  if (Options.HasFlags) {
    const std::string Here = path::parent_path(File).str();
    llvm::SmallString<256> Current;
    llvm::sys::fs::current_path(Current);
    return finish(
        translateFlags(Options.Flags, Current.empty() ? llvm::StringRef(Here) : Current.str(), File, Options.Translate),
        "the flags of the command line");
  }
  if (llvm::Error E = useDatabaseFor(File)) {
    say(llvm::toString(std::move(E)));
  }
  return planWithoutFlags(File);
}

Planned Planner::planWithoutFlags(llvm::StringRef File) {
  Planned Out;
  if (planFromDatabase(File, Out)) {
    return Out;
  }
  // Without an entry: a header asks who includes it; a source may be a fragment, but stands on its own first.
  const bool Header = isHeaderName(File);
  if (Header && planFromIncluder(File, Out)) {
    return Out;
  }
  if (planFromNeighbour(File, Out)) {
    if (!Header) { // a source that the build does not compile: a fragment of one that it does
      Out.Through = throughIncluders(File);
    }
    return Out;
  }
  ProjectFacts &Facts = project(File);
  Surroundings S = searchSurroundings(File, Facts.Index, Options.Translate);
  Out = finish(std::move(S.Command), (Header ? "nothing includes it; parsed on its own with " : "") + S.Why);
  if (!Header && isNamedBeside(File, Facts.Index)) {
    Out.Through = throughIncluders(File);
  }
  return Out;
}
