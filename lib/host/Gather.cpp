// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "host/Gather.h"

#include "frontend/SourceScan.h"
#include "host/Evaluation.h"
#include "host/Program.h"
#include "host/RunLine.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;

namespace {

constexpr uint64_t MaxSource = 1 << 20;
constexpr unsigned MaxListed = 256;
constexpr int MaxFolderDepth = 2;

bool isSource(llvm::StringRef Path) {
  return llvm::StringSwitch<bool>(llvm::sys::path::extension(Path))
      .Cases({".cu", ".cpp", ".cc", ".cxx", ".c"}, true)
      .Default(false);
}

/// The folder that holds a whole program: the file's own, or the one above it when a build file stands there.
std::string programFolder(llvm::StringRef File) {
  const llvm::StringRef Own = llvm::sys::path::parent_path(File);
  const auto HasBuild = [](llvm::StringRef Folder) {
    for (const char *Name : {"Makefile", "makefile", "CMakeLists.txt"}) {
      llvm::SmallString<256> Path(Folder);
      llvm::sys::path::append(Path, Name);
      if (llvm::sys::fs::exists(Path)) {
        return true;
      }
    }
    return false;
  };
  const llvm::StringRef Above = llvm::sys::path::parent_path(Own);
  return (!HasBuild(Own) && !Above.empty() && HasBuild(Above) ? Above : Own).str();
}

std::vector<std::string> sourcesIn(llvm::StringRef Folder) {
  std::vector<std::string> Files;
  std::error_code Error;
  unsigned Seen = 0;
  for (llvm::sys::fs::recursive_directory_iterator It(Folder, Error), End; It != End && !Error && Seen < MaxListed;
       It.increment(Error)) {
    ++Seen;
    if (It.level() >= MaxFolderDepth) {
      It.no_push();
    }
    if (isSource(It->path()) && isFile(*It)) {
      Files.push_back(It->path());
    }
  }
  llvm::sort(Files);
  return Files;
}

/// The last part of a function's name, as source text has it.
std::string plainName(const std::string &Mangled) {
  std::string Name = llvm::demangle(Mangled);
  Name = Name.substr(0, Name.find_first_of("(<"));
  const size_t At = Name.find_last_of(": ");
  return At == std::string::npos ? Name : Name.substr(At + 1);
}

llvm::StringSet<> identifiers(llvm::StringRef Text) {
  llvm::StringSet<> All;
  for (size_t I = 0; I < Text.size();) {
    if (!llvm::isAlpha(Text[I]) && Text[I] != '_') {
      ++I;
      continue;
    }
    const size_t Start = I;
    while (I < Text.size() && (llvm::isAlnum(Text[I]) || Text[I] == '_')) {
      ++I;
    }
    All.insert(Text.slice(Start, I));
  }
  return All;
}

} // namespace

std::vector<std::string> cudatidy::programSources(llvm::StringRef File) { return sourcesIn(programFolder(File)); }

std::vector<std::string> cudatidy::siblingSources(llvm::StringRef File, llvm::ArrayRef<std::string> Defines,
                                                  llvm::ArrayRef<std::string> Uses, bool HasMain, unsigned Limit) {
  std::vector<std::string> Callers, Callees;
  std::vector<std::string> Names, Needs;
  llvm::transform(Defines, std::back_inserter(Names), plainName);
  llvm::transform(Uses, std::back_inserter(Needs), plainName);
  const std::string Folder = programFolder(File);
  for (const std::string &Path : sourcesIn(Folder)) {
    uint64_t Size = 0;
    if (llvm::sys::fs::equivalent(Path, File) || llvm::sys::fs::file_size(Path, Size) || Size > MaxSource) {
      continue;
    }
    auto Buffer = llvm::MemoryBuffer::getFile(Path);
    if (!Buffer) {
      continue;
    }
    const llvm::StringRef Text = (*Buffer)->getBuffer();
    const llvm::StringSet<> Words = identifiers(Text);
    const auto Mentions = [&](const std::string &Name) { return Name.size() > 1 && Words.contains(Name); };
    const bool OtherMain = Words.contains("main") && HasMain; // another program of the same folder
    if (OtherMain) {
      continue;
    }
    if (llvm::any_of(Names, Mentions)) {
      Callers.push_back(Path);
    } else if (llvm::any_of(Needs, Mentions)) {
      Callees.push_back(Path);
    }
  }
  // A caller that holds main explains most.
  llvm::stable_sort(Callers, [&](const std::string &A, const std::string &B) {
    const auto Near = [&](const std::string &P) {
      return llvm::sys::path::parent_path(P) == llvm::sys::path::parent_path(File) ? 0 : 1;
    };
    return Near(A) < Near(B);
  });
  Callers.insert(Callers.end(), Callees.begin(), Callees.end());
  if (Callers.size() > Limit) {
    Callers.resize(Limit);
  }
  return Callers;
}

std::vector<Launch> cudatidy::gatherLaunches(const TranslationUnit &Unit, const GatherOptions &Options,
                                             std::vector<std::string> *Whose) {
  HostOptions Host = Options.Host;
  if (Host.Runs.empty() && Options.Siblings) {
    Host.Runs = runCommandsFor(Unit.Job.File);
  }
  std::vector<std::unique_ptr<TranslationUnit>> Others;
  std::vector<const TranslationUnit *> Units = {&Unit};
  if (Options.Siblings) {
    const TranslationUnit *Alone = &Unit;
    const host::Program Own(Alone, {});
    const bool HasMain = Own.main() != nullptr;
    const bool Whole = HasMain && Own.imports().empty() && Own.allKernelsLaunched();
    if (!Whole) {
      std::vector<std::string> Defines = Own.exports().vec();
      for (const clang::FunctionDecl *K : Own.kernels()) {
        Defines.push_back(Own.mangled(K));
      }
      std::vector<std::string> Uses = Own.imports().vec();
      for (unsigned Round = 0; Round != 2; ++Round) {
        const unsigned Room = Options.MaxSiblings - unsigned(Others.size());
        bool Added = false;
        for (const std::string &Path : siblingSources(Unit.Job.File, Defines, Uses, HasMain, Room)) {
          if (llvm::any_of(Others, [&](const auto &U) { return U->Job.File == Path; })) {
            continue;
          }
          ParseJob Job = Unit.Job;
          Job.File = Path;
          auto Parsed = parse(Job);
          if (!Parsed) {
            llvm::consumeError(Parsed.takeError());
            continue;
          }
          Others.push_back(std::make_unique<TranslationUnit>(std::move(*Parsed)));
          Units.push_back(Others.back().get());
          Added = true;
          if (Whose) {
            Whose->insert(Whose->end(), Others.back()->Dependencies.begin(), Others.back()->Dependencies.end());
          }
        }
        const host::Program Together(Units, {});
        if (!Added || Together.main() || Others.size() >= Options.MaxSiblings) {
          break;
        }
        // Nobody holds main yet: the callers' callers may.
        for (const auto &U : Others) {
          const TranslationUnit *One = U.get();
          const host::Program Sibling(One, {});
          Defines.insert(Defines.end(), Sibling.exports().begin(), Sibling.exports().end());
        }
      }
    }
  }
  const HostFacts Facts = host::evaluateProgram(Units, Host, {});
  return resolveLaunches({&Facts, 1}, Host);
}
