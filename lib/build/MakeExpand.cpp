// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Variables and functions of make.

#include "build/MakeRun.h"

#include "frontend/Invocation.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

constexpr unsigned MaxDepth = 60;
constexpr size_t MaxText = 1 << 20;

std::vector<Traced> words(const Traced &Text) {
  std::vector<Traced> Out;
  const StringRef T(Text.text());
  size_t Begin = 0;
  while (Begin < T.size()) {
    while (Begin < T.size() && llvm::isSpace(T[Begin])) {
      ++Begin;
    }
    size_t End = Begin;
    while (End < T.size() && !llvm::isSpace(T[End])) {
      ++End;
    }
    if (End > Begin) {
      Out.push_back(Text.slice(Begin, End));
    }
    Begin = End;
  }
  return Out;
}

/// Whether Word matches a pattern with one %; Stem is what the % stands for.
bool matches(StringRef Pattern, StringRef Word, StringRef *Stem = nullptr) {
  const size_t Percent = Pattern.find('%');
  if (Percent == StringRef::npos) {
    return Pattern == Word;
  }
  const StringRef Front = Pattern.take_front(Percent), Back = Pattern.drop_front(Percent + 1);
  if (Word.size() < Front.size() + Back.size() || !Word.starts_with(Front) || !Word.ends_with(Back)) {
    return false;
  }
  if (Stem) {
    *Stem = Word.drop_front(Front.size()).drop_back(Back.size());
  }
  return true;
}

Traced substitute(const Traced &Word, StringRef Pattern, const Traced &Replacement) {
  StringRef Stem;
  if (!matches(Pattern, Word.text(), &Stem)) {
    return Word;
  }
  const size_t Percent = Replacement.text().find('%');
  if (Percent == std::string::npos || Stem.empty()) {
    return Replacement;
  }
  const size_t Begin = Stem.data() - Word.text().data();
  Traced Out = Replacement.slice(0, Percent);
  Out.append(Word.slice(Begin, Begin + Stem.size()));
  Out.append(Replacement.slice(Percent + 1, Replacement.size()));
  return Out;
}

/// A variable that nobody sets in the text, but whose name says that it may hold architectures.
bool soundsLikeArch(StringRef Name) {
  llvm::SmallVector<StringRef, 6> Parts;
  Name.split(Parts, '_', -1, false);
  for (const StringRef P : Parts) {
    for (const StringRef W : {"ARCH", "ARCHS", "SM", "SMS", "GENCODE", "GENCODES", "COMPUTE", "CC", "CAPABILITY",
                              "ARCHES", "GPU", "CAP", "NVCC"}) {
      if (P.equals_insensitive(W)) {
        return true;
      }
    }
  }
  return Name.contains_insensitive("gencode") || Name.contains_insensitive("arch") ||
         Name.contains_insensitive("smver");
}

} // namespace

Traced MakeRun::variable(const std::string &Name) {
  const auto It = Vars.find(Name);
  if (It != Vars.end()) {
    return It->second.Recursive ? expand(It->second.Value) : It->second.Value;
  }
  const StringRef N(Name);
  if (N == "NVCC" || N == "CUDACC") {
    return Traced("nvcc");
  }
  if (Outside || (soundsLikeArch(N) && !N.ends_with_insensitive("home") && !N.ends_with_insensitive("path"))) {
    return Traced::unknown();
  }
  UserFlags |= N.contains_insensitive("flags") || N.contains_insensitive("opt") || N.contains_insensitive("extra");
  return {};
}

/// The end of the reference that opens at At, a parenthesis or brace.
static size_t closing(StringRef T, size_t At) {
  const char Open = T[At], Close = Open == '(' ? ')' : '}';
  unsigned Level = 0;
  for (; At < T.size(); ++At) {
    if (T[At] == Open) {
      ++Level;
    } else if (T[At] == Close && --Level == 0) {
      return At;
    }
  }
  return StringRef::npos;
}

Traced MakeRun::expand(const Traced &Text) {
  if (Depth > MaxDepth) {
    return Traced::unknown();
  }
  ++Depth;
  Traced Out;
  const StringRef T(Text.text());
  size_t Run = 0;
  for (size_t I = 0; I < T.size() && Out.size() < MaxText; ++I) {
    if (T[I] != '$' || I + 1 >= T.size()) {
      continue;
    }
    Out.append(Text.slice(Run, I));
    const char Next = T[I + 1];
    if (Next == '$') {
      Out.append("$");
      Run = I + 2;
      ++I;
      continue;
    }
    if (Next == '(' || Next == '{') {
      const size_t Close = closing(T, I + 1);
      if (Close == StringRef::npos) {
        Run = I;
        break;
      }
      Traced Value = reference(Text.slice(I + 2, Close));
      Out.append(Text.slice(I, I + 1).isMaybe() ? Value.maybe() : Value);
      I = Close;
      Run = Close + 1;
      continue;
    }
    Out.append(variable(std::string(1, Next)));
    Run = I + 2;
    ++I;
  }
  Out.append(Text.slice(Run, T.size()));
  --Depth;
  return Out;
}

std::vector<Traced> MakeRun::arguments(const Traced &Rest, unsigned Count) {
  std::vector<Traced> Out;
  const StringRef T(Rest.text());
  size_t Begin = 0;
  int Level = 0;
  for (size_t I = 0; I < T.size(); ++I) {
    Level += T[I] == '(' || T[I] == '{' ? 1 : T[I] == ')' || T[I] == '}' ? -1 : 0;
    if (T[I] == ',' && Level == 0 && (!Count || Out.size() + 1 < Count)) {
      Out.push_back(Rest.slice(Begin, I));
      Begin = I + 1;
    }
  }
  Out.push_back(Rest.slice(Begin, T.size()));
  return Out;
}

std::vector<Traced> MakeRun::expandAll(const std::vector<Traced> &Args) {
  std::vector<Traced> Out;
  for (const Traced &A : Args) {
    Out.push_back(expand(A));
  }
  return Out;
}

Traced MakeRun::reference(const Traced &Inside) {
  const StringRef T(Inside.text());
  const size_t Blank = T.find_first_of(" \t");
  if (Blank != StringRef::npos) {
    const StringRef Name = T.take_front(Blank);
    if (auto Value = function(Name, Inside.slice(Blank, T.size()).trimmed())) {
      return *Value;
    }
  }
  const Traced Name = expand(Inside);
  if (!Name.isExact()) {
    return Traced::unknown();
  }
  const StringRef N(Name.text());
  // $(VAR:.cu=.o)
  const size_t Colon = N.find(':'), Equals = N.find('=');
  if (Colon != StringRef::npos && Equals != StringRef::npos && Colon < Equals) {
    std::string From = N.slice(Colon + 1, Equals).str();
    Traced To = Name.slice(Equals + 1, Name.size());
    if (From.find('%') == std::string::npos) {
      From = "%" + From;
      Traced Percent("%");
      Percent.append(To);
      To = Percent;
    }
    std::vector<Traced> Out;
    for (const Traced &W : words(variable(N.take_front(Colon).str()))) {
      Out.push_back(substitute(W, From, To));
    }
    return join(Out, ' ');
  }
  return variable(N.str());
}

/// None: there is no function of that name.
std::optional<Traced> MakeRun::function(StringRef Name, const Traced &Rest) {
  if (Name == "foreach") {
    const std::vector<Traced> A = arguments(Rest, 3);
    if (A.size() < 3) {
      return Traced();
    }
    const std::string Variable = expand(A[0]).trimmed().text();
    const auto Hidden = Vars.find(Variable) == Vars.end() ? std::nullopt : std::optional(Vars[Variable]);
    std::vector<Traced> Out;
    for (const Traced &Item : words(expand(A[1]))) {
      Vars[Variable] = {Item, false};
      Traced Body = expand(A[2]);
      if (!Body.empty()) {
        Out.push_back(std::move(Body));
      }
    }
    if (Hidden) {
      Vars[Variable] = *Hidden;
    } else {
      Vars.erase(Variable);
    }
    return join(Out, ' ');
  }
  if (Name == "if" || Name == "or" || Name == "and") {
    const std::vector<Traced> A = arguments(Rest, Name == "if" ? 3 : 0);
    if (Name != "if") {
      Traced Lastly;
      for (const Traced &Arg : A) {
        Lastly = expand(Arg.trimmed());
        if (Lastly.hasUnknown()) {
          return Traced::unknown();
        }
        if (Lastly.empty() != (Name == "or")) {
          return Lastly;
        }
      }
      return Lastly;
    }
    const Traced Condition = expand(A[0].trimmed());
    const Traced Yes = A.size() > 1 ? expand(A[1]) : Traced(), No = A.size() > 2 ? expand(A[2]) : Traced();
    if (Condition.hasUnknown() || Condition.isMaybe()) {
      Traced Out = Yes.maybe();
      Out.append(" ");
      Out.append(No.maybe());
      return Out;
    }
    return Condition.empty() ? No : Yes;
  }
  if (Name == "eval") {
    const Traced Text = expand(Rest);
    Rule *Before = std::exchange(Last, nullptr);
    for (const Traced &Line : Text.split('\n')) {
      line(Line);
    }
    Last = Before;
    return Traced();
  }
  if (Name == "call") {
    const std::vector<Traced> A = expandAll(arguments(Rest));
    const std::string Called = A[0].trimmed().text();
    const auto It = Vars.find(Called);
    if (It == Vars.end()) {
      return Traced();
    }
    const Variables Before = Vars;
    for (size_t I = 0; I < A.size(); ++I) {
      Vars[std::to_string(I)] = {A[I].trimmed(), false};
    }
    Traced Out = expand(It->second.Value);
    for (size_t I = 0; I < A.size(); ++I) {
      const auto Old = Before.find(std::to_string(I));
      if (Old == Before.end()) {
        Vars.erase(std::to_string(I));
      } else {
        Vars[std::to_string(I)] = Old->second;
      }
    }
    return Out;
  }
  if (Name == "info" || Name == "warning" || Name == "error") {
    return Traced();
  }
  if (Name == "shell") {
    return Traced::unknown();
  }
  static constexpr StringRef Known[] = {
      "subst",     "patsubst", "filter",   "filter-out", "findstring", "strip",    "sort",   "word",      "words",
      "firstword", "lastword", "wordlist", "dir",        "notdir",     "basename", "suffix", "addprefix", "addsuffix",
      "join",      "wildcard", "abspath",  "realpath",   "origin",     "flavor",   "value",  "file"};
  if (!llvm::is_contained(Known, Name)) {
    return std::nullopt;
  }
  const unsigned Count = Name == "subst" || Name == "patsubst" || Name == "wordlist" ? 3
                         : Name == "strip" || Name == "sort" || Name == "words" || Name == "firstword" ||
                                 Name == "lastword" || Name == "dir" || Name == "notdir" || Name == "basename" ||
                                 Name == "suffix" || Name == "wildcard" || Name == "abspath" || Name == "realpath" ||
                                 Name == "origin" || Name == "flavor" || Name == "value"
                             ? 1
                             : 2;
  const std::vector<Traced> A = expandAll(arguments(Rest, Count));
  if (A.size() < Count) {
    return Traced();
  }
  const std::vector<Traced> List = words(A[Count - 1]);
  std::vector<Traced> Out;
  if (Name == "strip") {
    return join(List, ' ');
  }
  if (Name == "origin") {
    return Vars.count(A[0].trimmed().text()) ? Traced("file") : Traced("undefined");
  }
  if (Name == "findstring") {
    if (A[0].hasUnknown() || A[1].hasUnknown() || A[1].isMaybe()) {
      return Traced::unknown();
    }
    return A[1].text().find(A[0].text()) != std::string::npos ? A[0] : Traced();
  }
  if (Name == "subst") {
    Traced Result;
    size_t At = 0;
    for (size_t Found; !A[0].empty() && (Found = A[2].text().find(A[0].text(), At)) != std::string::npos;
         At = Found + A[0].size()) {
      Result.append(A[2].slice(At, Found));
      Result.append(A[1]);
    }
    Result.append(A[2].slice(At, A[2].size()));
    return Result;
  }
  if (Name == "filter" || Name == "filter-out") {
    if (A[0].hasUnknown()) {
      return Traced::unknown();
    }
    for (const Traced &W : List) {
      const bool Hit = llvm::any_of(words(A[0]), [&](const Traced &P) { return matches(P.text(), W.text()); });
      if (W.hasUnknown() || Hit == (Name == "filter")) {
        Out.push_back(W);
      }
    }
    return join(Out, ' ');
  }
  if (Name == "words") {
    return A[0].hasUnknown() ? Traced::unknown() : Traced(std::to_string(List.size()));
  }
  if (Name == "firstword" || Name == "lastword") {
    return List.empty() ? Traced() : Name == "firstword" ? List.front() : List.back();
  }
  if (Name == "word" || Name == "wordlist") {
    unsigned From = 0, To = 0;
    if (StringRef(A[0].text()).trim().getAsInteger(10, From)) {
      return Traced::unknown();
    }
    To = From;
    if (Name == "wordlist" && StringRef(A[1].text()).trim().getAsInteger(10, To)) {
      return Traced::unknown();
    }
    for (unsigned I = From; I && I <= To && I <= List.size(); ++I) {
      Out.push_back(List[I - 1]);
    }
    return join(Out, ' ');
  }
  if (Name == "sort") {
    Out = List;
    llvm::sort(Out, [](const Traced &L, const Traced &R) { return L.text() < R.text(); });
    Out.erase(
        std::unique(Out.begin(), Out.end(), [](const Traced &L, const Traced &R) { return L.text() == R.text(); }),
        Out.end());
    return join(Out, ' ');
  }
  if (Name == "wildcard") {
    for (const Traced &W : List) {
      if (W.hasUnknown()) {
        Out.push_back(Traced::unknown());
        continue;
      }
      for (const std::string &File : filesOf(W.text())) {
        if (llvm::sys::fs::exists(File)) {
          // Relative where the pattern is, as make gives it.
          StringRef F(File);
          if (!StringRef(W.text()).starts_with("/") && F.consume_front(Folder)) {
            F = F.ltrim('/');
          }
          Out.emplace_back(F);
        }
      }
    }
    return join(Out, ' ');
  }
  if (Name == "join") {
    return Traced::unknown();
  }
  for (const Traced &W : List) {
    const StringRef T(W.text());
    const size_t Slash = T.rfind('/');
    const size_t Name0 = Slash == StringRef::npos ? 0 : Slash + 1;
    const size_t Dot = T.rfind('.');
    const bool HasDot = Dot != StringRef::npos && Dot >= Name0;
    if (Name == "patsubst") {
      Out.push_back(substitute(W, StringRef(A[0].text()).trim(), A[1].trimmed()));
    } else if (Name == "dir") {
      Out.push_back(Name0 ? W.slice(0, Name0) : Traced("./"));
    } else if (Name == "notdir") {
      Out.push_back(W.slice(Name0, T.size()));
    } else if (Name == "basename") {
      Out.push_back(HasDot ? W.slice(0, Dot) : W);
    } else if (Name == "suffix") {
      Out.push_back(HasDot ? W.slice(Dot, T.size()) : Traced());
    } else if (Name == "addprefix" || Name == "addsuffix") {
      Traced Both = Name == "addprefix" ? A[0].trimmed() : W;
      Both.append(Name == "addprefix" ? W : A[0].trimmed());
      Out.push_back(std::move(Both));
    } else if (Name == "abspath" || Name == "realpath") {
      Out.push_back(W.hasUnknown() ? W : Traced(absolutePath(T, Folder)));
    } else {
      return Traced::unknown();
    }
  }
  return join(Out, ' ');
}
