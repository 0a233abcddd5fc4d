// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The edits say what changes, so no lines have to be matched: a hunk is the lines that an edit touches, less those that
// come out as they were.

#include "finding/EditSet.h"
#include "finding/Words.h"

#include "llvm/ADT/StringExtras.h"

#include <algorithm>

using namespace cudatidy;
using namespace clang;
using llvm::StringRef;

namespace {

constexpr size_t Context = 3;

/// Lines with their ends; the last may have none.
std::vector<StringRef> linesOf(StringRef Text) {
  std::vector<StringRef> Lines;
  while (!Text.empty()) {
    const size_t End = Text.find('\n');
    const size_t Length = End == StringRef::npos ? Text.size() : End + 1;
    Lines.push_back(Text.take_front(Length));
    Text = Text.drop_front(Length);
  }
  return Lines;
}

/// A path in a diff's head: a tab ends one with blanks in it, and odd ones are quoted, as git and patch want it.
std::string asGit(const std::string &Path) {
  std::string Escaped;
  for (const char C : Path) {
    Escaped += C == '"' || C == '\\' ? std::string("\\") + C : std::string(1, C);
  }
  Escaped = cudatidy::printable(Escaped);
  return Escaped != Path ? '"' + Escaped + '"' : Path + (Path.find(' ') == std::string::npos ? "" : "\t");
}

/// Old lines [First, Past) become New.
struct Change {
  size_t First, Past;
  std::vector<std::string> New;
};

class Differ {
public:
  Differ(StringRef Old, const tooling::Replacements &Edits) : Old(Old), Lines(linesOf(Old)) {
    size_t Offset = 0;
    for (const StringRef Line : Lines) {
      Starts.push_back(Offset);
      Offset += Line.size();
    }
    for (const Region &R : regions(Edits)) {
      change(R);
    }
  }

  std::string print(StringRef Name) const {
    if (Changes.empty()) {
      return "";
    }
    std::string Out = "--- " + asGit("a/" + Name.str()) + "\n+++ " + asGit("b/" + Name.str()) + "\n";
    long Shift = 0;
    for (size_t I = 0; I < Changes.size();) {
      size_t Last = I;
      while (Last + 1 < Changes.size() && Changes[Last + 1].First <= Changes[Last].Past + 2 * Context) {
        ++Last;
      }
      Out += hunk(I, Last, Shift);
      I = Last + 1;
    }
    return Out;
  }

private:
  /// Old lines [First, Past), which no other edits touch. The last is there for its end: nothing is glued to it.
  struct Region {
    size_t First, Past;
    std::vector<const tooling::Replacement *> Edits;
  };

  size_t lineAt(size_t Offset) const {
    const auto Next = std::upper_bound(Starts.begin(), Starts.end(), Offset);
    return Next == Starts.begin() ? 0 : size_t(Next - Starts.begin()) - 1;
  }
  size_t startOf(size_t Line) const { return Line < Starts.size() ? Starts[Line] : Old.size(); }

  std::vector<Region> regions(const tooling::Replacements &Edits) const {
    std::vector<Region> All;
    for (const tooling::Replacement &R : Edits) {
      const size_t First = lineAt(R.getOffset());
      const size_t Past = std::min(Lines.size(), lineAt(R.getOffset() + R.getLength()) + 1);
      if (All.empty() || First >= All.back().Past) {
        All.push_back({First, Past, {}});
      }
      All.back().Past = std::max(All.back().Past, Past);
      All.back().Edits.push_back(&R);
    }
    return All;
  }

  void change(const Region &R) {
    std::string Text;
    size_t Done = startOf(R.First);
    for (const tooling::Replacement *E : R.Edits) {
      Text += Old.slice(Done, E->getOffset()).str() + E->getReplacementText().str();
      Done = E->getOffset() + E->getLength();
    }
    Text += Old.slice(Done, startOf(R.Past)).str();
    const std::vector<StringRef> New = linesOf(Text);
    const size_t OldCount = R.Past - R.First;
    size_t Front = 0, Back = 0;
    while (Front < OldCount && Front < New.size() && Lines[R.First + Front] == New[Front]) {
      ++Front;
    }
    while (Front + Back < OldCount && Front + Back < New.size() &&
           Lines[R.Past - Back - 1] == New[New.size() - Back - 1]) {
      ++Back;
    }
    Change C{R.First + Front, R.Past - Back, {}};
    for (size_t I = Front; I < New.size() - Back; ++I) {
      C.New.push_back(New[I].str());
    }
    if (C.First != C.Past || !C.New.empty()) {
      Changes.push_back(std::move(C));
    }
  }

  static void line(std::string &Out, char Sign, StringRef Text) {
    Out += Sign;
    Out += Text.str();
    if (!Text.ends_with("\n")) {
      Out += "\n\\ No newline at end of file\n";
    }
  }

  std::string hunk(size_t From, size_t To, long &Shift) const {
    const size_t Begin = Changes[From].First - std::min(Changes[From].First, Context);
    const size_t End = std::min(Lines.size(), Changes[To].Past + Context);
    std::string Body;
    long Grown = 0;
    size_t At = Begin;
    for (size_t I = From; I <= To; ++I) {
      const Change &C = Changes[I];
      for (; At < C.First; ++At) {
        line(Body, ' ', Lines[At]);
      }
      for (; At < C.Past; ++At) {
        line(Body, '-', Lines[At]);
      }
      for (const std::string &New : C.New) {
        line(Body, '+', New);
      }
      Grown += long(C.New.size()) - long(C.Past - C.First);
    }
    for (; At < End; ++At) {
      line(Body, ' ', Lines[At]);
    }
    const auto Range = [](long First, long Count) {
      return std::to_string(Count ? First + 1 : First) + "," + std::to_string(Count);
    };
    const long OldCount = long(End - Begin), NewCount = OldCount + Grown;
    std::string Head = "@@ -" + Range(long(Begin), OldCount) + " +" + Range(long(Begin) + Shift, NewCount) + " @@\n";
    Shift += Grown;
    return Head + Body;
  }

  StringRef Old;
  std::vector<StringRef> Lines;
  std::vector<size_t> Starts;
  std::vector<Change> Changes;
};

} // namespace

std::string cudatidy::unifiedDiff(StringRef Name, StringRef Old, const tooling::Replacements &Edits) {
  return Differ(Old, Edits).print(Name);
}
