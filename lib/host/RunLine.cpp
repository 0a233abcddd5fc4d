// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "host/RunLine.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <optional>

using namespace cudatidy;

namespace {

constexpr uint64_t MaxMakefile = 1 << 18;
constexpr unsigned MaxExpansions = 32;
constexpr unsigned FoldersUp = 2;
constexpr size_t MaxCommands = 4;

/// Replaces `$(NAME)` and `${NAME}` by what the Makefile sets; variables that it does not set are empty, as for make.
std::string expanded(llvm::StringRef Text, const llvm::StringMap<std::string> &Variables) {
  std::string Result(Text);
  for (unsigned I = 0; I != MaxExpansions; ++I) {
    const size_t At = Result.find('$');
    if (At == std::string::npos || At + 1 >= Result.size()) {
      break;
    }
    const char Open = Result[At + 1];
    const char Close = Open == '(' ? ')' : Open == '{' ? '}' : 0;
    const size_t End = Close ? Result.find(Close, At) : std::string::npos;
    if (End == std::string::npos) {
      break;
    }
    const auto It = Variables.find(llvm::StringRef(Result).slice(At + 2, End));
    Result.replace(At, End + 1 - At, It == Variables.end() ? "" : It->second);
  }
  return Result;
}

std::vector<std::string> words(llvm::StringRef Line) {
  std::vector<std::string> Words;
  std::string Current;
  bool Open = false;
  char Quote = 0;
  for (const char C : Line) {
    if (Quote) {
      if (C == Quote) {
        Quote = 0;
      } else {
        Current.push_back(C);
      }
    } else if (C == '"' || C == '\'') {
      Quote = C;
      Open = true;
    } else if (llvm::isSpace(C)) {
      if (Open) {
        Words.push_back(std::move(Current));
        Current.clear();
        Open = false;
      }
    } else {
      Current.push_back(C);
      Open = true;
    }
  }
  if (Open) {
    Words.push_back(std::move(Current));
  }
  return Words;
}

/// The arguments in one recipe line; none when it runs no program of this folder.
std::optional<RunArguments> argumentsIn(llvm::StringRef Line) {
  const std::vector<std::string> All = words(Line);
  for (size_t I = 0; I != All.size(); ++I) {
    llvm::StringRef Program = All[I];
    if (!Program.consume_front("./") || Program.empty()) {
      continue;
    }
    RunArguments Arguments;
    for (size_t J = I + 1; J != All.size(); ++J) {
      const llvm::StringRef W = All[J];
      if (W == "<" || W == "|" || W.contains('$') || W.contains('`')) {
        return std::nullopt;
      }
      if (W.starts_with("#") || W.starts_with(">") || W.starts_with("2>") || W == "&&" || W == ";" || W == "&") {
        break;
      }
      Arguments.push_back(All[J]);
    }
    return Arguments;
  }
  return std::nullopt;
}

} // namespace

std::vector<RunArguments> cudatidy::runCommands(llvm::StringRef Makefile) {
  llvm::StringMap<std::string> Variables;
  llvm::SmallVector<llvm::StringRef, 64> Lines;
  Makefile.split(Lines, '\n');
  bool InRun = false;
  std::vector<RunArguments> Found;
  for (size_t I = 0; I != Lines.size(); ++I) {
    std::string Line(Lines[I]);
    while (llvm::StringRef(Line).rtrim().ends_with("\\") && I + 1 != Lines.size()) {
      Line = llvm::StringRef(Line).rtrim().drop_back().str() + " " + Lines[++I].str();
    }
    const llvm::StringRef Text(Line);
    if (Text.starts_with("\t")) {
      if (InRun && Found.size() < MaxCommands) {
        if (auto Arguments = argumentsIn(expanded(Text, Variables));
            Arguments && !llvm::is_contained(Found, *Arguments)) {
          Found.push_back(std::move(*Arguments));
        }
      }
      continue;
    }
    const llvm::StringRef Plain = Text.split('#').first.trim();
    if (Plain.empty() || Plain.starts_with("if") || Plain.starts_with("else") || Plain.starts_with("endif")) {
      continue;
    }
    const size_t Equal = Plain.find('=');
    const size_t Colon = Plain.find(':');
    if (Equal != llvm::StringRef::npos && (Colon == llvm::StringRef::npos || Colon + 1 >= Equal)) {
      const bool OnlyIfUnset = Equal > 0 && Plain[Equal - 1] == '?';
      const llvm::StringRef Name = Plain.take_front(Equal).rtrim(":?+ \t");
      const bool Adds = Equal > 0 && Plain[Equal - 1] == '+';
      std::string Value = expanded(Plain.drop_front(Equal + 1).trim(), Variables);
      if (OnlyIfUnset && Variables.count(Name)) {
        continue;
      }
      Variables[Name] = Adds ? Variables[Name] + " " + Value : Value;
      continue;
    }
    InRun = Colon != llvm::StringRef::npos && Plain.take_front(Colon).trim() == "run";
  }
  return Found;
}

std::vector<RunArguments> cudatidy::runCommandsFor(llvm::StringRef SourceFile) {
  llvm::StringRef Folder = llvm::sys::path::parent_path(SourceFile);
  for (unsigned I = 0; I <= FoldersUp && !Folder.empty(); ++I) {
    for (const char *Name : {"Makefile", "makefile", "GNUmakefile"}) {
      llvm::SmallString<256> Path(Folder);
      llvm::sys::path::append(Path, Name);
      uint64_t Size = 0;
      if (llvm::sys::fs::file_size(Path, Size) || Size > MaxMakefile) {
        continue;
      }
      if (auto Buffer = llvm::MemoryBuffer::getFile(Path, /*IsText=*/true)) {
        return runCommands((*Buffer)->getBuffer());
      }
    }
    Folder = llvm::sys::path::parent_path(Folder);
  }
  return {};
}
