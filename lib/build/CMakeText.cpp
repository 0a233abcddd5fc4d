// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// list() and string(): what stays as it was written keeps its place.

#include "build/CMakeRun.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

/// Every match of Old replaced; the rest keeps its places.
Traced replaceAll(const Traced &In, StringRef Old, const Traced &New) {
  if (Old.empty()) {
    return In;
  }
  Traced Out;
  size_t At = 0;
  while (true) {
    const size_t Found = In.text().find(Old.str(), At);
    if (Found == std::string::npos) {
      break;
    }
    Out.append(In.slice(At, Found));
    Out.append(New);
    At = Found + Old.size();
  }
  Out.append(In.slice(At, In.size()));
  return Out;
}

/// A regular expression's matches; `\1` in Template stands for a group. The characters of a group keep their places.
Traced replaceRegex(const Traced &In, StringRef Pattern, StringRef Template) {
  llvm::Regex R(Pattern);
  std::string Error;
  if (!In.isExact() || !R.isValid(Error)) {
    return Traced::unknown();
  }
  Traced Out;
  size_t At = 0;
  llvm::SmallVector<StringRef, 10> Groups;
  while (At <= In.size() && R.match(StringRef(In.text()).drop_front(At), &Groups)) {
    const size_t Begin = Groups[0].data() - In.text().data(), Length = Groups[0].size();
    Out.append(In.slice(At, Begin));
    for (size_t I = 0; I < Template.size(); ++I) {
      if (Template[I] == '\\' && I + 1 < Template.size() && llvm::isDigit(Template[I + 1])) {
        const size_t G = Template[++I] - '0';
        if (G < Groups.size() && !Groups[G].empty()) {
          const size_t From = Groups[G].data() - In.text().data();
          Out.append(In.slice(From, From + Groups[G].size()));
        }
      } else {
        Out.append(Template.slice(I, I + 1));
      }
    }
    At = Begin + Length;
    if (Length == 0 || Pattern.starts_with("^")) {
      break;
    }
  }
  Out.append(In.slice(At, In.size()));
  return Out;
}

} // namespace

void CMakeRun::doList(const CMakeCommand &C, const Values &A) {
  if (A.size() < 2) {
    return;
  }
  const StringRef Mode = A[0].Text.text();
  const std::string Name = A[1].Text.text();
  if (A[1].Text.hasUnknown()) {
    return;
  }
  std::vector<Traced> Items = value(Name).split(';');
  std::vector<Traced> Rest;
  for (size_t I = 2; I < A.size(); ++I) {
    Rest.push_back(A[I].Text);
  }
  const auto Store = [&] { setVariable(Name, join(Items, ';')); };
  if (Mode == "APPEND" || Mode == "PREPEND") {
    if (Name == "CUDA_NVCC_FLAGS" && !Rest.empty()) {
      DeadCandidates.try_emplace(Name, DeadVariable{Name, join(Rest, ';').text(), placeOf(C)});
    }
    Items.insert(Mode == "APPEND" ? Items.end() : Items.begin(), Rest.begin(), Rest.end());
    return Store();
  }
  if (Mode == "REMOVE_ITEM") {
    const bool Known = llvm::all_of(Rest, [](const Traced &T) { return T.isExact(); });
    std::vector<Traced> Kept;
    for (Traced &I : Items) {
      const bool Removed = llvm::any_of(Rest, [&](const Traced &R) { return R.text() == I.text(); });
      if (!Removed) {
        Kept.push_back(Known ? I : I.maybe());
      }
    }
    Items = std::move(Kept);
    return Store();
  }
  if (Mode == "REMOVE_DUPLICATES") {
    std::vector<Traced> Kept;
    for (Traced &I : Items) {
      const auto It = llvm::find_if(Kept, [&](const Traced &K) { return K.text() == I.text(); });
      if (It == Kept.end() || I.hasUnknown()) {
        Kept.push_back(I);
      } else if (It->isMaybe() && !I.isMaybe()) {
        *It = I;
      }
    }
    Items = std::move(Kept);
    return Store();
  }
  if (Mode == "REVERSE") {
    std::reverse(Items.begin(), Items.end());
    return Store();
  }
  if (Mode == "SORT") {
    llvm::sort(Items, [](const Traced &L, const Traced &R) { return L.text() < R.text(); });
    return Store();
  }
  if (Mode == "INSERT" && Rest.size() > 1) {
    int At = 0;
    if (StringRef(Rest[0].text()).getAsInteger(10, At)) {
      At = 0;
    }
    At = At < 0 ? At + int(Items.size()) : At;
    At = std::clamp(At, 0, int(Items.size()));
    Items.insert(Items.begin() + At, Rest.begin() + 1, Rest.end());
    return Store();
  }
  if (Mode == "FILTER" && Rest.size() == 3) {
    llvm::Regex R(Rest[2].text());
    std::string Error;
    if (!R.isValid(Error)) {
      setVariable(Name, Traced::unknown());
      return;
    }
    std::erase_if(
        Items, [&](const Traced &I) { return !I.hasUnknown() && R.match(I.text()) != (Rest[0].text() == "INCLUDE"); });
    return Store();
  }
  const bool Exact = llvm::all_of(Items, [](const Traced &T) { return T.isExact(); });
  if (Mode == "LENGTH" && !Rest.empty()) {
    return setVariable(Rest[0].text(), Exact ? Traced(std::to_string(Items.size())) : Traced::unknown());
  }
  if (Mode == "GET" && Rest.size() > 1) {
    std::vector<Traced> Out;
    for (size_t I = 0; I + 1 < Rest.size(); ++I) {
      int At = 0;
      const bool Bad = StringRef(Rest[I].text()).getAsInteger(10, At);
      At = At < 0 ? At + int(Items.size()) : At;
      Out.push_back(Bad || !Exact || At < 0 || At >= int(Items.size()) ? Traced::unknown() : Items[At]);
    }
    return setVariable(Rest.back().text(), join(Out, ';'));
  }
  if (Mode == "FIND" && Rest.size() > 1) {
    Traced Out = Traced::unknown();
    if (Exact && Rest[0].isExact()) {
      const auto It = llvm::find_if(Items, [&](const Traced &I) { return I.text() == Rest[0].text(); });
      Out = Traced(It == Items.end() ? "-1" : std::to_string(It - Items.begin()));
    }
    return setVariable(Rest[1].text(), Out);
  }
  if (Mode == "JOIN" && Rest.size() > 1) {
    Traced Out;
    for (const Traced &I : Items) {
      if (!Out.empty()) {
        Out.append(Rest[0]);
      }
      Out.append(I);
    }
    return setVariable(Rest[1].text(), Out);
  }
  if (Mode == "TRANSFORM" && !Rest.empty()) {
    const bool Appends = (Rest[0].text() == "APPEND" || Rest[0].text() == "PREPEND") && Rest.size() == 2;
    for (Traced &I : Items) {
      if (Appends) {
        Traced New = Rest[0].text() == "APPEND" ? I : Rest[1];
        New.append(Rest[0].text() == "APPEND" ? Rest[1] : I);
        I = New;
      } else if (Rest[0].text() == "REPLACE" && Rest.size() == 3) {
        I = replaceRegex(I, Rest[1].text(), Rest[2].text());
      } else if (Rest[0].text() != "STRIP") {
        I = Traced::unknown();
      }
    }
    return Store();
  }
  if (Mode == "SUBLIST" || Mode == "POP_BACK" || Mode == "POP_FRONT") {
    if (Mode != "SUBLIST" && Exact && !Items.empty()) {
      const Traced Gone = Mode == "POP_BACK" ? Items.back() : Items.front();
      Items.erase(Mode == "POP_BACK" ? Items.end() - 1 : Items.begin());
      if (!Rest.empty()) {
        setVariable(Rest[0].text(), Gone);
      }
      return Store();
    }
    setVariable(Rest.empty() || Mode != "SUBLIST" ? Name : Rest.back().text(), Traced::unknown());
  }
}

void CMakeRun::doString(const CMakeCommand &C, const Values &A) {
  if (A.size() < 2) {
    return;
  }
  const StringRef Mode = A[0].Text.text();
  const auto Rest = [&](size_t From) {
    Traced Out;
    for (size_t I = From; I < A.size(); ++I) {
      Out.append(A[I].Text);
    }
    return Out;
  };
  if (Mode == "APPEND" || Mode == "PREPEND") {
    Traced Out = Mode == "APPEND" ? value(A[1].Text.text()) : Rest(2);
    Out.append(Mode == "APPEND" ? Rest(2) : value(A[1].Text.text()));
    return setVariable(A[1].Text.text(), Out);
  }
  if (Mode == "CONCAT") {
    return setVariable(A[1].Text.text(), Rest(2));
  }
  if (Mode == "JOIN" && A.size() > 2) {
    Traced Out;
    for (size_t I = 3; I < A.size(); ++I) {
      if (I > 3) {
        Out.append(A[1].Text);
      }
      Out.append(A[I].Text);
    }
    return setVariable(A[2].Text.text(), Out);
  }
  if (Mode == "REPLACE" && A.size() > 3) {
    Traced In;
    for (size_t I = 4; I < A.size(); ++I) {
      if (I > 4) {
        In.append(";"); // an unquoted list came apart
      }
      In.append(A[I].Text);
    }
    return setVariable(A[3].Text.text(),
                       A[1].Text.isExact() ? replaceAll(In, A[1].Text.text(), A[2].Text) : Traced::unknown());
  }
  if (Mode == "REGEX" && A.size() > 3) {
    const StringRef Kind = A[1].Text.text();
    if (Kind == "REPLACE" && A.size() > 4) {
      Traced In;
      for (size_t I = 5; I < A.size(); ++I) {
        if (I > 5) {
          In.append(";");
        }
        In.append(A[I].Text);
      }
      return setVariable(A[4].Text.text(), replaceRegex(In, A[2].Text.text(), A[3].Text.text()));
    }
    const Traced In = Rest(4);
    llvm::Regex R(A[2].Text.text());
    std::string Error;
    Traced Out;
    if (!In.isExact() || !R.isValid(Error)) {
      Out = Traced::unknown();
    } else {
      llvm::SmallVector<StringRef, 10> Groups;
      size_t At = 0;
      std::vector<Traced> Found;
      while (At <= In.size() && R.match(StringRef(In.text()).drop_front(At), &Groups)) {
        const size_t Begin = Groups[0].data() - In.text().data();
        Found.push_back(In.slice(Begin, Begin + Groups[0].size()));
        At = Begin + std::max<size_t>(1, Groups[0].size());
        for (size_t G = 0; G < Groups.size() && Found.size() == 1; ++G) {
          setVariable("CMAKE_MATCH_" + std::to_string(G), Traced(Groups[G]));
        }
        if (Kind == "MATCH") {
          break;
        }
      }
      Out = join(Found, ';');
    }
    return setVariable(A[3].Text.text(), Out);
  }
  if ((Mode == "TOUPPER" || Mode == "TOLOWER") && A.size() > 2) {
    const StringRef In = A[1].Text.text();
    const std::string Turned = Mode == "TOUPPER" ? In.upper() : In.lower();
    return setVariable(A[2].Text.text(), Turned == In          ? A[1].Text
                                         : A[1].Text.isExact() ? Traced(Turned)
                                                               : Traced::unknown());
  }
  if (Mode == "STRIP" && A.size() > 2) {
    return setVariable(A[2].Text.text(), A[1].Text.trimmed());
  }
  if (Mode == "LENGTH" && A.size() > 2) {
    return setVariable(A[2].Text.text(),
                       A[1].Text.isExact() ? Traced(std::to_string(A[1].Text.size())) : Traced::unknown());
  }
  if (Mode == "SUBSTRING" && A.size() > 4) {
    int Begin = 0, Length = 0;
    const bool Known = A[1].Text.isExact() && !StringRef(A[2].Text.text()).getAsInteger(10, Begin) &&
                       !StringRef(A[3].Text.text()).getAsInteger(10, Length) && Begin >= 0;
    const size_t End = Length < 0 ? A[1].Text.size() : Begin + Length;
    return setVariable(A[4].Text.text(), Known ? A[1].Text.slice(Begin, End) : Traced::unknown());
  }
  if (Mode == "FIND" && A.size() > 3) {
    const size_t At = A[1].Text.text().find(A[2].Text.text());
    const bool Known = A[1].Text.isExact() && A[2].Text.isExact();
    return setVariable(A[3].Text.text(),
                       Known ? Traced(At == std::string::npos ? "-1" : std::to_string(At)) : Traced::unknown());
  }
  // COMPARE, RANDOM, TIMESTAMP, JSON, hashes: the last or second word is where it goes.
  setVariable(A.back().Text.text(), Traced::unknown());
  if (A.size() > 1 && (Mode == "JSON" || Mode == "RANDOM" || Mode == "TIMESTAMP" || Mode == "UUID")) {
    setVariable(A[1].Text.text(), Traced::unknown());
  }
}
