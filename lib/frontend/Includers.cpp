// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/Includers.h"

#include "frontend/CompileDatabase.h"
#include "frontend/Invocation.h"
#include "frontend/SourceScan.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
namespace path = llvm::sys::path;

namespace {

constexpr unsigned MaxSteps = 8;       ///< headers between a source and the file asked for
constexpr size_t MaxVisited = 20000;   ///< files on the way
constexpr uint64_t MaxBytes = 1 << 30; ///< text read for the graph

} // namespace

Includers::Includers(const ProjectIndex &Project) : Project(Project) {
  uint64_t Bytes = 0;
  for (unsigned I = 0; I < Project.files().size() && Bytes < MaxBytes; ++I) {
    const std::string Text = readSource(Project.files()[I]);
    Bytes += Text.size();
    for (IncludeLine &Line : scanIncludes(Text)) {
      const std::string Last = path::filename(Line.Name).str();
      ByName[Last].push_back({I, std::move(Line.Name), Line.Quoted});
    }
  }
}

/// Whether an #include line can mean File: exactly so beside the includer, else by the end of the path.
bool Includers::leadsTo(const Edge &E, llvm::StringRef File) const {
  const llvm::StringRef From(Project.files()[E.From]);
  if (E.Quoted) {
    const std::string Beside = absolutePath(E.Name, path::parent_path(From));
    if (Beside == File) {
      return true;
    }
    if (llvm::sys::fs::exists(Beside)) {
      return false;
    }
  }
  llvm::StringRef Name(E.Name);
  while (Name.consume_front("../") || Name.consume_front("./")) {
  }
  return File.ends_with(Name) && File.size() > Name.size() && File.drop_back(Name.size()).back() == '/';
}

std::vector<std::string> Includers::sourcesIncluding(llvm::StringRef File, size_t Limit) const {
  std::vector<std::string> Out;
  std::vector<std::string> Level = {File.str()};
  llvm::StringSet<> Seen;
  Seen.insert(File);
  for (unsigned Step = 0; Step < MaxSteps && !Level.empty() && Out.size() < Limit; ++Step) {
    std::vector<std::string> Next;
    std::vector<std::string> Sources;
    for (const std::string &Target : Level) {
      const auto It = ByName.find(path::filename(Target));
      if (It == ByName.end()) {
        continue;
      }
      for (const Edge &E : It->second) {
        const std::string &From = Project.files()[E.From];
        if (Seen.size() > MaxVisited || !leadsTo(E, Target) || !Seen.insert(From).second) {
          continue;
        }
        // A source can be a fragment that another includes: it counts, and so does its includer.
        Next.push_back(From);
        if (isSourceName(From)) {
          Sources.push_back(From);
        }
      }
    }
    llvm::sort(Sources, [&](const std::string &A, const std::string &B) {
      const auto Rank = [&](const std::string &F) {
        return std::make_tuple(path::extension(F) != ".cu", folderDistance(F, File), llvm::StringRef(F));
      };
      return Rank(A) < Rank(B);
    });
    Out.insert(Out.end(), Sources.begin(), Sources.end());
    Level = std::move(Next);
  }
  if (Out.size() > Limit) {
    Out.resize(Limit);
  }
  return Out;
}
