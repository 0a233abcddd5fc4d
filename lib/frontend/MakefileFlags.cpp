// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/MakefileFlags.h"

#include "frontend/Invocation.h"
#include "frontend/ShellWords.h"
#include "frontend/SourceScan.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;

namespace {

constexpr unsigned MaxIncluded = 4;
constexpr unsigned MaxExpansion = 8;
constexpr size_t MaxValue = 64 << 10;

/// Reads a Makefile as text: assignments, recipes, `include`, and where conditions stand.
class Makefile {
public:
  explicit Makefile(llvm::StringRef Folder) : Folder(Folder) {}

  void read(llvm::StringRef Path) {
    const std::string Text = readSource(Path);
    llvm::StringRef Rest(Text);
    while (!Rest.empty()) {
      std::string Line;
      do { // a backslash at the end joins the next line
        llvm::StringRef Part;
        std::tie(Part, Rest) = Rest.split('\n');
        Part = Part.rtrim("\r");
        const bool More = Part.consume_back("\\");
        Line += Part;
        Line += ' ';
        if (!More) {
          break;
        }
      } while (!Rest.empty());
      readLine(Line);
    }
  }

  std::vector<std::string> flags() {
    std::vector<std::string> Out;
    llvm::StringSet<> Seen;
    for (const std::string &Line : Lines) {
      const std::vector<std::string> Words = plainWords(expand(Line, 0));
      for (size_t I = 0; I < Words.size(); ++I) {
        const llvm::StringRef Word(Words[I]);
        std::string Flag = Word.str();
        if ((Word == "-I" || Word == "-isystem") && I + 1 < Words.size()) {
          Flag = "-I" + Words[++I];
        }
        const llvm::StringRef F(Flag);
        const bool Wanted = F.starts_with("-I") || F.starts_with("-D") || F.starts_with("-std=");
        if (Wanted && F.size() > 2 && !F.contains('$') && Seen.insert(F).second) {
          Out.push_back(Flag);
        }
      }
    }
    return Out;
  }

private:
  void readLine(llvm::StringRef Line) {
    const bool Recipe = Line.starts_with("\t");
    const llvm::StringRef Text = Line.split('#').first.trim();
    const llvm::StringRef First = Text.take_until([](char C) { return C == ' ' || C == '\t' || C == '('; });
    if (!Recipe && (First == "ifeq" || First == "ifneq" || First == "ifdef" || First == "ifndef")) {
      ++Conditions;
      return;
    }
    if (!Recipe && First == "endif") {
      Conditions -= Conditions > 0;
      return;
    }
    if (Conditions > 0) {
      // Folders do no harm where a condition would not add them; macros and standards do.
      keepFolders(Text);
      return;
    }
    if (!Recipe && (First == "include" || First == "-include" || First == "sinclude")) {
      const std::string Name = expand(Text.drop_front(First.size()).trim(), 0);
      if (Included++ < MaxIncluded && llvm::StringRef(Name).find_first_of("$ *") == llvm::StringRef::npos) {
        read(absolutePath(Name, Folder));
      }
      return;
    }
    const size_t Equals = Text.find('=');
    if (!Recipe && Equals != llvm::StringRef::npos) {
      const llvm::StringRef Left = Text.take_front(Equals);
      const llvm::StringRef Name = Left.rtrim(":+? \t");
      // A target's own variable (`debug: CFLAGS += -DDEBUG`) belongs to that target alone.
      if (Name.find_first_of(": \t$") == llvm::StringRef::npos && !Name.empty()) {
        std::string &Value = Variables[Name];
        const llvm::StringRef Right = Text.drop_front(Equals + 1).trim();
        if (!Left.rtrim().ends_with("+")) {
          Value.clear();
        }
        if (Value.size() + Right.size() < MaxValue) {
          Value += " ";
          Value += Right;
        }
        Lines.push_back(Right.str());
      }
      return;
    }
    if (Recipe) {
      Lines.push_back(Text.str());
    }
  }

  void keepFolders(llvm::StringRef Text) {
    for (const std::string &Word : plainWords(Text)) {
      if (llvm::StringRef(Word).starts_with("-I")) {
        Lines.push_back(Word);
      }
    }
  }

  /// Puts the Makefile's own variables in; unknown ones stay as they are, and their flags are left out.
  std::string expand(llvm::StringRef Text, unsigned Depth) const {
    std::string Out;
    for (size_t I = 0; I < Text.size() && Out.size() < MaxValue; ++I) {
      const char Close = Text[I] == '$' && I + 1 < Text.size() ? (Text[I + 1] == '('   ? ')'
                                                                  : Text[I + 1] == '{' ? '}'
                                                                                       : 0)
                                                               : 0;
      const size_t End = Close ? Text.find(Close, I + 2) : llvm::StringRef::npos;
      if (End == llvm::StringRef::npos) {
        Out += Text[I];
        continue;
      }
      const llvm::StringRef Name = Text.slice(I + 2, End);
      const auto It = Variables.find(Name);
      if (Name == "CURDIR") {
        Out += Folder;
      } else if (It != Variables.end() && Depth < MaxExpansion) {
        Out += expand(llvm::StringRef(It->second).trim(), Depth + 1);
      } else {
        Out += Text.slice(I, End + 1);
      }
      I = End;
    }
    return Out;
  }

  llvm::StringRef Folder;
  llvm::StringMap<std::string> Variables;
  std::vector<std::string> Lines;
  unsigned Conditions = 0;
  unsigned Included = 0;
};

} // namespace

std::vector<std::string> cudatidy::makefileFlags(llvm::StringRef Folder) {
  for (const char *Name : {"GNUmakefile", "makefile", "Makefile"}) {
    const std::string Path = absolutePath(Name, Folder);
    if (llvm::sys::fs::is_regular_file(Path)) {
      Makefile M(Folder);
      M.read(Path);
      return M.flags();
    }
  }
  return {};
}
