// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Generator expressions, as they come out for CUDA files of a Release build on Linux.

#include "build/CMakeRun.h"

#include "llvm/ADT/StringExtras.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

constexpr unsigned MaxNesting = 40;

class Generator {
public:
  Traced run(const Traced &Text) {
    if (++Depth > MaxNesting) {
      --Depth;
      return Traced::unknown();
    }
    Traced Out;
    const StringRef T(Text.text());
    size_t At = 0;
    while (At < T.size()) {
      const size_t Open = T.find("$<", At);
      if (Open == StringRef::npos) {
        break;
      }
      Out.append(Text.slice(At, Open));
      const size_t Close = closing(T, Open + 2);
      if (Close == StringRef::npos) {
        At = Open;
        Out.append(Traced::unknown());
        At = T.size();
        break;
      }
      Out.append(expression(Text.slice(Open + 2, Close)));
      At = Close + 1;
    }
    Out.append(Text.slice(At, T.size()));
    --Depth;
    return Out;
  }

private:
  static size_t closing(StringRef T, size_t At) {
    unsigned Level = 1;
    for (; At < T.size(); ++At) {
      if (T.substr(At).starts_with("$<")) {
        ++Level;
        ++At;
      } else if (T[At] == '>' && --Level == 0) {
        return At;
      }
    }
    return StringRef::npos;
  }

  /// Parts between separators that stand outside inner expressions.
  static std::vector<Traced> parts(const Traced &Text, char Separator, bool First) {
    std::vector<Traced> Out;
    const StringRef T(Text.text());
    unsigned Level = 0;
    size_t Begin = 0;
    for (size_t I = 0; I < T.size(); ++I) {
      if (T.substr(I).starts_with("$<")) {
        ++Level;
        ++I;
      } else if (T[I] == '>' && Level) {
        --Level;
      } else if (T[I] == Separator && Level == 0) {
        Out.push_back(Text.slice(Begin, I));
        Begin = I + 1;
        if (First) {
          break;
        }
      }
    }
    Out.push_back(Text.slice(Begin, T.size()));
    return Out;
  }

  static Traced written(Tri T) { return T == Tri::Unknown ? Traced::unknown() : Traced(T == Tri::Yes ? "1" : "0"); }

  static Tri bit(const Traced &T) { return !T.isExact() ? Tri::Unknown : tri(T.text() == "1"); }

  static Tri oneOf(const std::vector<Traced> &List, StringRef Wanted, size_t From = 0) {
    Tri Out = Tri::No;
    for (size_t I = From; I < List.size(); ++I) {
      if (List[I].hasUnknown()) {
        Out = Tri::Unknown;
      } else if (StringRef(List[I].text()).equals_insensitive(Wanted)) {
        return Tri::Yes;
      }
    }
    return Out;
  }

  Traced expression(const Traced &Inner) {
    const std::vector<Traced> Halves = parts(Inner, ':', true);
    const Traced Head = run(Halves[0]);
    if (Halves.size() == 1) {
      const StringRef Name(Head.text());
      return Name == "COMMA"              ? Traced(",")
             : Name == "SEMICOLON"        ? Traced(";")
             : Name == "ANGLE-R"          ? Traced(">")
             : Name == "CONFIG"           ? Traced("Release")
             : Name == "CUDA_COMPILER_ID" ? Traced("NVIDIA")
             : Name == "COMPILE_LANGUAGE" ? Traced("CUDA")
             : Name == "PLATFORM_ID"      ? Traced("Linux")
                                          : Traced::unknown();
    }
    const Traced &Rest = Halves[1];
    if (!Head.isExact()) {
      return run(Rest).maybe(); // a condition that is not known
    }
    const StringRef Name(Head.text());
    if (Name == "1") {
      return run(Rest);
    }
    if (Name == "0" || Name.empty()) {
      return {};
    }
    if (Name == "BUILD_INTERFACE" || Name == "BUILD_LOCAL_INTERFACE" || Name == "LINK_ONLY" || Name == "HOST_LINK" ||
        Name == "SHELL_PATH" || Name == "GENEX_EVAL" || Name == "COMPILE_ONLY") {
      return run(Rest);
    }
    if (Name == "INSTALL_INTERFACE" || Name == "DEVICE_LINK") {
      return {};
    }
    std::vector<Traced> Args;
    for (const Traced &A : parts(Rest, ',', false)) {
      Args.push_back(run(A));
    }
    return function(Name, Args);
  }

  Traced function(StringRef Name, const std::vector<Traced> &Args) {
    if (Name == "BOOL") {
      if (!Args[0].isExact()) {
        return Traced::unknown();
      }
      const StringRef T(Args[0].text());
      return written(tri(!(T.empty() || T == "0" || T.equals_insensitive("off") || T.equals_insensitive("no") ||
                           T.equals_insensitive("false") || T.equals_insensitive("n") ||
                           T.equals_insensitive("ignore") || T.ends_with_insensitive("notfound"))));
    }
    if (Name == "NOT") {
      return written(!bit(Args[0]));
    }
    if (Name == "AND" || Name == "OR") {
      const Tri Stops = tri(Name == "OR");
      Tri Out = !Stops;
      for (const Traced &A : Args) {
        const Tri B = bit(A);
        if (B == Stops) {
          return written(Stops);
        }
        Out = B == Tri::Unknown ? B : Out;
      }
      return written(Out);
    }
    if (Name == "IF" && Args.size() == 3) {
      const Tri B = bit(Args[0]);
      return B == Tri::Yes ? Args[1] : B == Tri::No ? Args[2] : Traced::merge(Args[1], Args[2]);
    }
    if ((Name == "STREQUAL" || Name == "EQUAL") && Args.size() == 2) {
      return written(Args[0].isExact() && Args[1].isExact() ? tri(Args[0].text() == Args[1].text()) : Tri::Unknown);
    }
    if (Name == "COMPILE_LANGUAGE" || Name == "LINK_LANGUAGE") {
      return written(oneOf(Args, "CUDA"));
    }
    if (Name == "COMPILE_LANG_AND_ID") {
      const Tri Language = tri(!Args.empty() && Args[0].text() == "CUDA");
      return written(Language == Tri::Yes ? oneOf(Args, "NVIDIA", 1) : Tri::No);
    }
    if (Name == "CUDA_COMPILER_ID") {
      return written(oneOf(Args, "NVIDIA"));
    }
    if (Name == "CONFIG") {
      return written(oneOf(Args, "Release"));
    }
    if (Name == "PLATFORM_ID") {
      return written(oneOf(Args, "Linux"));
    }
    if ((Name == "LOWER_CASE" || Name == "UPPER_CASE") && Args[0].isExact()) {
      return Traced(Name == "LOWER_CASE" ? StringRef(Args[0].text()).lower() : StringRef(Args[0].text()).upper());
    }
    if (Name == "JOIN" && Args.size() == 2) {
      Traced Out;
      for (const Traced &Item : Args[0].split(';')) {
        if (!Out.empty()) {
          Out.append(Args[1]);
        }
        Out.append(Item);
      }
      return Out;
    }
    return Traced::unknown();
  }

  unsigned Depth = 0;
};

} // namespace

Traced cudatidy::evaluateGenerator(const Traced &Text) {
  return Text.text().find("$<") == std::string::npos ? Text : Generator().run(Text);
}
