// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// if(): three values, since what the text does not decide may go either way.

#include "build/CMakeRun.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Regex.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

Tri both(Tri A, Tri B) {
  return A == Tri::No || B == Tri::No ? Tri::No : A == Tri::Yes && B == Tri::Yes ? Tri::Yes : Tri::Unknown;
}
Tri either(Tri A, Tri B) { return !both(!A, !B); }

/// Dotted numbers, compared part by part; missing parts are 0.
int compareVersions(StringRef A, StringRef B) {
  while (!A.empty() || !B.empty()) {
    unsigned NA = 0, NB = 0;
    if (A.consumeInteger(10, NA)) {
      A = "";
    }
    if (B.consumeInteger(10, NB)) {
      B = "";
    }
    if (NA != NB) {
      return NA < NB ? -1 : 1;
    }
    A = A.starts_with(".") ? A.drop_front() : "";
    B = B.starts_with(".") ? B.drop_front() : "";
  }
  return 0;
}

/// CMake's own version is not known; it is at least this, for older ones know neither `native` nor newer toolkits.
constexpr StringRef OldestCMake = "3.24";

bool isFalse(StringRef T) {
  return T.empty() || T == "0" || T.equals_insensitive("OFF") || T.equals_insensitive("NO") ||
         T.equals_insensitive("FALSE") || T.equals_insensitive("N") || T.equals_insensitive("IGNORE") ||
         T.equals_insensitive("NOTFOUND") || T.ends_with_insensitive("-NOTFOUND");
}
bool isTrue(StringRef T) {
  if (T == "1" || T.equals_insensitive("ON") || T.equals_insensitive("YES") || T.equals_insensitive("TRUE") ||
      T.equals_insensitive("Y")) {
    return true;
  }
  double Number = 0;
  return !T.empty() && !T.getAsDouble(Number) && Number != 0;
}

bool isBinary(StringRef T) {
  static constexpr StringRef Names[] = {
      "MATCHES", "STREQUAL",   "EQUAL",         "LESS",    "GREATER",    "LESS_EQUAL",    "GREATER_EQUAL",
      "STRLESS", "STRGREATER", "STRLESS_EQUAL", "IN_LIST", "PATH_EQUAL", "IS_NEWER_THAN", "STRGREATER_EQUAL"};
  return llvm::is_contained(Names, T) || T.starts_with("VERSION_");
}

} // namespace

namespace cudatidy {

class CMakeCondition {
public:
  CMakeCondition(const CMakeRun &Run, const CMakeRun::Values &Tokens) : Run(Run), Tokens(Tokens) {}

  Tri run() {
    const Tri T = disjunction();
    return At == Tokens.size() && !Broken ? T : Tri::Unknown;
  }

private:
  using Kind = CMakeArgument::Kind;

  bool is(size_t I, StringRef Word) const {
    return I < Tokens.size() && !Tokens[I].isQuoted() && Tokens[I].Text.text() == Word;
  }
  bool has(size_t N) const { return At + N < Tokens.size(); }

  Tri disjunction() {
    Tri Left = conjunction();
    while (is(At, "OR")) {
      ++At;
      Left = either(Left, conjunction());
    }
    return Left;
  }

  Tri conjunction() {
    Tri Left = negation();
    while (is(At, "AND")) {
      ++At;
      Left = both(Left, negation());
    }
    return Left;
  }

  Tri negation() {
    if (is(At, "NOT")) {
      ++At;
      return !negation();
    }
    return primary();
  }

  Tri primary() {
    if (At >= Tokens.size()) {
      Broken = true;
      return Tri::Unknown;
    }
    if (Tokens[At].Is == Kind::OpenParen) {
      ++At;
      const Tri Inner = disjunction();
      Broken |= At >= Tokens.size() || Tokens[At].Is != Kind::CloseParen;
      ++At;
      return Inner;
    }
    if (has(1) && !isBinaryAt(At + 1)) {
      if (const auto Unary = unary()) {
        return *Unary;
      }
    }
    if (has(2) && isBinaryAt(At + 1)) {
      const CMakeValue &L = Tokens[At], &R = Tokens[At + 2];
      const std::string Op = Tokens[At + 1].Text.text();
      At += 3;
      return binary(L, Op, R);
    }
    return Run.truth(Tokens[At++]);
  }

  bool isBinaryAt(size_t I) const {
    return I < Tokens.size() && !Tokens[I].isQuoted() && isBinary(Tokens[I].Text.text());
  }

  std::optional<Tri> unary() {
    if (Tokens[At].isQuoted()) {
      return std::nullopt;
    }
    const StringRef Word = Tokens[At].Text.text();
    const Traced &Arg = Tokens[At + 1].Text;
    const auto Known = [&](Tri T) {
      At += 2;
      return Arg.isExact() ? T : Tri::Unknown;
    };
    if (Word == "DEFINED") {
      StringRef Name(Arg.text());
      if (Name.starts_with("ENV{")) {
        return Known(Tri::Unknown);
      }
      if (Name.consume_front("CACHE{")) {
        Name.consume_back("}");
      }
      const Traced *V = Run.variable(Name.str());
      const bool Maybe = (V && V->isMaybe() && !V->hasUnknown()) || (!V && Run.mayBeSetOutside(Name));
      return Known(Maybe ? Tri::Unknown : tri(Run.isDefined(Name.str())));
    }
    if (Word == "TARGET") {
      // A target of another project may come with a package.
      return Known(!Run.targetsNamed(Arg.text()).empty()  ? Tri::Yes
                   : StringRef(Arg.text()).contains("::") ? Tri::Unknown
                                                          : Tri::No);
    }
    if (Word == "COMMAND") {
      const std::string Name = StringRef(Arg.text()).lower();
      return Known(Run.Functions.count(Name) || CMakeRun::handlers().count(Name) ? Tri::Yes : Tri::Unknown);
    }
    if (Word == "POLICY") {
      return Known(Tri::Yes);
    }
    if (Word == "EXISTS" || Word == "IS_DIRECTORY") {
      const bool There = Word == "EXISTS" ? llvm::sys::fs::exists(Arg.text()) : llvm::sys::fs::is_directory(Arg.text());
      // What is not there now may be made later; what lies outside the project is another machine's.
      return Known(There ? Tri::Yes : Tri::Unknown);
    }
    if (Word == "IS_ABSOLUTE") {
      return Known(tri(StringRef(Arg.text()).starts_with("/")));
    }
    if (Word == "IS_SYMLINK" || Word == "TEST" || Word == "IS_READABLE" || Word == "IS_WRITABLE" ||
        Word == "IS_EXECUTABLE") {
      return Known(Tri::Unknown);
    }
    return std::nullopt;
  }

  /// A side of a comparison: an unquoted name of a variable stands for its value.
  Traced side(const CMakeValue &V) const {
    if (!V.isQuoted() && V.Text.isExact()) {
      if (const Traced *Value = Run.variable(V.Text.text())) {
        return *Value;
      }
      if (Run.comesWithPackage(V.Text.text())) {
        return Traced::unknown();
      }
    }
    return V.Text;
  }

  static bool isDefault(const Traced &T) {
    return T.size() == 1 && T.text()[0] == Traced::ToolkitDefault && !T.isMaybe();
  }

  Tri binary(const CMakeValue &Left, StringRef Op, const CMakeValue &Right) const {
    const Traced L = side(Left);
    if (Op == "IN_LIST") {
      const Traced *List = Run.variable(Right.Text.text());
      if (!List) {
        return Tri::No;
      }
      if (!L.isExact()) {
        return Tri::Unknown;
      }
      for (const Traced &Item : List->split(';')) {
        if (Item.text() == L.text()) {
          return Item.isMaybe() ? Tri::Unknown : Tri::Yes;
        }
      }
      return List->hasUnknown() ? Tri::Unknown : Tri::No;
    }
    const Traced R = Op == "MATCHES" ? Right.Text : side(Right);
    if (Op.consume_front("VERSION_")) {
      return version(L.text(), Op, R.text(), L.isMaybe() || R.isMaybe());
    }
    // The toolkit's default is some number.
    const bool NoNumber = R.isExact() && !llvm::all_of(R.text(), [](char C) { return llvm::isDigit(C); });
    if (isDefault(L) && Op == "STREQUAL" && (NoNumber || (R.isExact() && R.empty()))) {
      return Tri::No;
    }
    if (!L.isExact() || !R.isExact()) {
      return Tri::Unknown;
    }
    if (Op == "MATCHES") {
      llvm::Regex Pattern(R.text());
      std::string Error;
      return Pattern.isValid(Error) ? tri(Pattern.match(L.text())) : Tri::Unknown;
    }
    if (Op == "PATH_EQUAL" || Op == "IS_NEWER_THAN") {
      return Tri::Unknown;
    }
    if (Op.consume_front("STR")) {
      return order(L.text().compare(R.text()), Op);
    }
    double NL = 0, NR = 0;
    if (StringRef(L.text()).getAsDouble(NL) || StringRef(R.text()).getAsDouble(NR)) {
      return Tri::No;
    }
    return order(NL < NR ? -1 : NL > NR ? 1 : 0, Op);
  }

  static Tri order(int C, StringRef Op) {
    return tri(Op == "EQUAL"           ? C == 0
               : Op == "LESS"          ? C < 0
               : Op == "GREATER"       ? C > 0
               : Op == "LESS_EQUAL"    ? C <= 0
               : Op == "GREATER_EQUAL" ? C >= 0
                                       : false);
  }

  Tri version(StringRef L, StringRef Op, StringRef R, bool Maybe) const {
    const bool OwnVersion = L == "\x01"
                                 "cmake" &&
                            !R.contains(Traced::Unknown);
    if (OwnVersion) {
      const std::string Policy = std::to_string(Run.Policy.first) + "." + std::to_string(Run.Policy.second);
      const StringRef Least = compareVersions(Policy, OldestCMake) > 0 ? StringRef(Policy) : OldestCMake;
      if (compareVersions(Least, R) >= 0) { // the least is enough to decide
        return Op == "LESS" ? Tri::No : Op == "GREATER_EQUAL" ? Tri::Yes : Tri::Unknown;
      }
      return Tri::Unknown;
    }
    if (Maybe || L.contains(Traced::Unknown) || R.contains(Traced::Unknown)) {
      return Tri::Unknown;
    }
    return order(compareVersions(L, R), Op);
  }

  const CMakeRun &Run;
  const CMakeRun::Values &Tokens;
  size_t At = 0;
  bool Broken = false;
};

} // namespace cudatidy

Tri CMakeRun::condition(const Values &Args) const { return Args.empty() ? Tri::No : CMakeCondition(*this, Args).run(); }

/// if(<constant>) and if(<variable>), if("text").
Tri CMakeRun::truth(const CMakeValue &V) const {
  const auto OfText = [](const Traced &T) {
    if (T.size() == 1 && T.text()[0] == Traced::ToolkitDefault) {
      return T.isMaybe() ? Tri::Unknown : Tri::Yes;
    }
    return T.isExact() ? tri(!isFalse(T.text())) : Tri::Unknown;
  };
  if (!V.Text.isExact()) {
    return OfText(V.Text);
  }
  if (isTrue(V.Text.text())) {
    return Tri::Yes;
  }
  if (isFalse(V.Text.text())) {
    return Tri::No;
  }
  if (V.isQuoted()) {
    return Tri::No;
  }
  const Traced *Value = variable(V.Text.text());
  return Value ? OfText(*Value) : mayBeSetOutside(V.Text.text()) ? Tri::Unknown : Tri::No;
}

bool CMakeRun::comesWithPackage(StringRef Name) const {
  return llvm::any_of(Packages, [&](StringRef Package) {
    return Name.starts_with_insensitive(Package) && Name.drop_front(Package.size()).starts_with("_");
  });
}
