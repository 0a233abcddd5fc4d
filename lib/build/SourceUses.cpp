// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "build/SourceUses.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

/// What surrounds a piece of code.
enum class Side { Scope, Host, Device, Unknown };

bool isWordChar(char C) { return llvm::isAlnum(C) || C == '_'; }

/// Whether a head has a name in capitals, which may be a macro that stands for __device__.
bool hasMacro(StringRef Head) {
  for (size_t I = 0; I < Head.size();) {
    if (!isWordChar(Head[I])) {
      ++I;
      continue;
    }
    const size_t Begin = I;
    bool Capitals = true, Letter = false;
    for (; I < Head.size() && isWordChar(Head[I]); ++I) {
      Letter |= llvm::isAlpha(Head[I]);
      Capitals &= !llvm::isLower(Head[I]);
    }
    if (Letter && Capitals && I - Begin > 2) {
      return true;
    }
  }
  return false;
}

Side sideOf(StringRef Head, Side Around) {
  const bool Device = Head.contains("__device__") || Head.contains("__global__");
  if (Device) {
    return Side::Device;
  }
  if (Around == Side::Host || Around == Side::Device || Around == Side::Unknown) {
    return Around;
  }
  if (!Head.contains('(')) {
    return Side::Scope;
  }
  // Templates and constexpr functions may be called on the device with an option of nvcc; macros may hide a specifier.
  const bool Open = Head.contains("template") || Head.contains("constexpr") || Head.contains('[') ||
                    Head.contains("operator") || Head.contains("defined") || hasMacro(Head);
  return Open ? Side::Unknown : Side::Host;
}

class Reader {
public:
  explicit Reader(const SourceText &File) : File(File), T(File.text()) {}

  SourceUses run() {
    while (At < T.size()) {
      step();
    }
    return std::move(Out);
  }

private:
  struct Condition {
    unsigned Least = 0;
    bool Other = false; ///< asks for something else than an architecture
  };

  void step() {
    const char C = T[At];
    if (C == '/' && T.substr(At).starts_with("//")) {
      At = std::min(T.find('\n', At), T.size());
    } else if (C == '/' && T.substr(At).starts_with("/*")) {
      const size_t End = T.find("*/", At + 2);
      At = End == StringRef::npos ? T.size() : End + 2;
    } else if (C == '#' && LineStart) {
      directive();
    } else if (C == '"') {
      string();
    } else if (C == '\'') {
      ++At;
      while (At < T.size() && T[At] != '\'' && T[At] != '\n') {
        At += T[At] == '\\' ? 2 : 1;
      }
      At = std::min(At + 1, T.size());
      Head += "' '";
    } else if (isWordChar(C)) {
      LineStart = false;
      word();
    } else {
      LineStart = C == '\n' || (LineStart && llvm::isSpace(C));
      punctuation(C);
      ++At;
    }
  }

  void punctuation(char C) {
    if (C == '{') {
      Sides.push_back(sideOf(Head, Sides.empty() ? Side::Scope : Sides.back()));
      Head.clear();
    } else if (C == '}') {
      if (!Sides.empty()) {
        Sides.pop_back();
      }
      Head.clear();
    } else if (C == ';') {
      declaration();
      Head.clear();
      InAsm = false;
    } else {
      if (C == '<' && T.substr(At).starts_with("<<<") && !Sides.empty() && Sides.back() == Side::Device) {
        Out.OutsideDevice = true; // a kernel that launches
      }
      Head += llvm::isSpace(C) ? ' ' : C;
    }
  }

  /// `__device__ int f(int);` or `extern __device__ int x;` is somebody else's.
  void declaration() {
    const bool InCode = !Sides.empty() && Sides.back() != Side::Scope;
    const StringRef H = StringRef(Head).trim();
    if (InCode || !H.contains("__device__")) {
      Out.OutsideDevice |= H.contains("extern") && (H.contains("__constant__") || H.contains("__managed__"));
      return;
    }
    if (H.contains("extern") || (H.ends_with(")") && !H.contains("__global__") && !H.contains('='))) {
      Out.OutsideDevice = true;
    }
  }

  void word() {
    const size_t Begin = At;
    while (At < T.size() && isWordChar(T[At])) {
      ++At;
    }
    const StringRef W = T.slice(Begin, At);
    Head += W;
    InAsm |= W == "asm" || W == "__asm__" || W == "__asm";
    const auto Note = [&](std::optional<Place> &Slot) {
      if (!Slot) {
        Slot = File.place(Begin, At);
      }
    };
    if (W == "__launch_bounds__") {
      Note(Out.LaunchBounds);
    } else if (W == "FLT_TRUE_MIN" || W == "denorm_min" || W == "FP_SUBNORMAL" || W == "fpclassify") {
      Note(Out.Denormals);
    } else if ((W == "isnan" || W == "isnanf" || W == "__isnanf") && next() == '(') {
      Note(Out.NanTest);
    } else if ((W == "powf" || W == "__powf") && next() == '(') {
      power(Begin);
    } else if (W == "cudaLaunchDevice" || W == "cudaGetParameterBuffer") {
      Out.OutsideDevice = true;
    }
  }

  char next() const {
    const size_t I = T.find_first_not_of(" \t", At);
    return I == StringRef::npos ? 0 : T[I];
  }

  /// powf(A - B, …) and powf(-A, …): a base that may be negative.
  void power(size_t Begin) {
    const size_t Open = T.find('(', At);
    int Level = 0;
    bool Minus = false;
    char Before = '(';
    for (size_t I = Open; I < T.size() && I < Open + 400; ++I) {
      const char C = T[I];
      Level += C == '(' || C == '[';
      Level -= C == ')' || C == ']';
      if (Level == 1 && C == ',') {
        break;
      }
      if (Level == 0) {
        return; // one argument: another function
      }
      // 1e-3 is a number; ->x is an arrow.
      const bool Exponent = (Before == 'e' || Before == 'E') && I >= 2 && llvm::isDigit(T[I - 2]);
      Minus |= Level == 1 && C == '-' && !Exponent && I + 1 < T.size() && T[I + 1] != '>' && T[I + 1] != '-' &&
               Before != '-';
      Before = llvm::isSpace(C) ? Before : C;
    }
    if (Minus && !Out.NegativePow) {
      Out.NegativePow = File.place(Begin, At);
    }
  }

  void string() {
    // A raw string ends at its own mark.
    const bool Raw = At > 0 && T[At - 1] == 'R';
    const size_t Begin = At + 1;
    size_t End = Begin;
    if (Raw) {
      const size_t Paren = T.find('(', Begin);
      const std::string Close = ")" + T.slice(Begin, Paren).str() + "\"";
      End = Paren == StringRef::npos ? T.size() : T.find(Close, Paren);
      At = End == StringRef::npos ? T.size() : End + Close.size();
      End = std::min(End, T.size());
    } else {
      while (End < T.size() && T[End] != '"' && T[End] != '\n') {
        End += T[End] == '\\' ? 2 : 1;
      }
      End = std::min(End, T.size());
      At = std::min(End + 1, T.size());
    }
    Head += "\"\"";
    LineStart = false;
    if (InAsm) {
      instructions(Begin, End);
    }
  }

  /// The words of an asm text that stand where instructions do: at its begin and behind ; { } : or a predicate.
  void instructions(size_t Begin, size_t End) {
    bool Expected = true;
    for (size_t I = Begin; I < End;) {
      const char C = T[I];
      if (C == '\\' && I + 1 < End) {
        I += 2;
      } else if (C == '@') {
        while (I < End && !llvm::isSpace(T[I])) {
          ++I;
        }
      } else if (C == ';' || C == '{' || C == '}' || C == ':') {
        Expected = true;
        ++I;
      } else if (llvm::isSpace(C)) {
        ++I;
      } else if (Expected && llvm::isAlpha(C)) {
        const size_t From = I;
        while (I < End && (isWordChar(T[I]) || T[I] == '.')) {
          ++I;
        }
        AsmUse U;
        U.Instruction = T.slice(From, I).str();
        U.At = File.place(From, I);
        for (const Condition &Open : Conditions) {
          U.Least = std::max(U.Least, Open.Least);
          U.Guarded |= Open.Other;
        }
        Out.Asm.push_back(std::move(U));
        Expected = false;
      } else {
        Expected = false;
        ++I;
      }
    }
  }

  void directive() {
    const size_t Begin = At;
    std::string Line;
    while (At < T.size()) {
      size_t End = T.find('\n', At);
      End = End == StringRef::npos ? T.size() : End;
      StringRef Part = T.slice(At, End).rtrim("\r");
      At = std::min(End + 1, T.size());
      const bool Joins = Part.consume_back("\\");
      Line += Part;
      if (!Joins || At >= T.size()) {
        break;
      }
      Line += ' ';
    }
    LineStart = true;
    StringRef L(Line);
    L = L.drop_front().ltrim();
    for (const StringRef Comment : {"//", "/*"}) {
      L = L.take_front(L.find(Comment)).rtrim();
    }
    const StringRef Name = L.take_while(isWordChar);
    const StringRef Rest = L.drop_front(Name.size()).trim();
    if (Name == "include") {
      include(Rest, Begin);
    } else if (Name == "if" || Name == "ifdef" || Name == "ifndef") {
      Conditions.push_back(condition(Name, Rest, Begin));
    } else if (Name == "elif" || Name == "else") {
      if (!Conditions.empty()) {
        Conditions.back() = Name == "elif" ? condition("if", Rest, Begin)
                                           : Condition{0, Conditions.back().Other || Conditions.back().Least > 0};
      }
    } else if (Name == "endif") {
      if (!Conditions.empty()) {
        Conditions.pop_back();
      }
    }
  }

  void include(StringRef Rest, size_t Begin) {
    if (Rest.size() < 3) {
      return;
    }
    const bool Quoted = Rest.front() == '"';
    const size_t Close = Rest.find(Quoted ? '"' : '>', 1);
    const StringRef Name = Rest.slice(1, Close);
    (Quoted ? Out.Includes : Out.Systems).insert(Name.str());
    const bool Cccl = Name.starts_with("thrust/") || Name.starts_with("cub/") || Name.starts_with("cuda/");
    if (Cccl && !Out.Cccl && !Quoted) {
      const size_t At = T.find(Name, Begin);
      Out.Cccl = File.place(At, At + Name.size());
      Out.CcclHeader = Name.str();
    }
  }

  Condition condition(StringRef Name, StringRef Text, size_t Begin) {
    Condition C;
    if (Name == "ifndef") {
      // A header guard is no condition; neither is "not on the device".
      const bool Guard = Conditions.empty() && T.find(("#define " + Text).str()) != StringRef::npos;
      C.Other = !Guard;
      return C;
    }
    if (Name == "ifdef") {
      C.Other = Text != "__CUDA_ARCH__" && Text != "__CUDACC__" && Text != "__NVCC__";
      noteHost(Text, Begin);
      return C;
    }
    llvm::Regex Least(
        "^[ (]*(defined *\\(? *__CUDA_ARCH__ *\\)? *&& *)?\\(* *__CUDA_ARCH__ *(>=|>|==) *([0-9]+) *\\)*$");
    llvm::SmallVector<StringRef, 5> Groups;
    if (Least.match(Text, &Groups) && !Groups[3].getAsInteger(10, C.Least)) {
      ArchTest Test;
      const size_t At = T.find("__CUDA_ARCH__", Begin);
      Test.At = File.place(At, At + 13);
      Test.Operator = Groups[2].str();
      Test.Least = C.Least;
      const bool Nested = llvm::any_of(Conditions, [](const Condition &Open) { return Open.Other; });
      Test.InHostFunction = inHost();
      if (!Nested) {
        Out.Tests.push_back(Test);
      }
    } else {
      C.Other = Text != "defined(__CUDA_ARCH__)" && Text != "1";
    }
    noteHost(Text, Begin);
    return C;
  }

  bool inHost() const { return !Sides.empty() && Sides.back() == Side::Host; }

  /// A test for device code where no device code can be. `#ifndef` and `!defined` ask for the host, as they may.
  void noteHost(StringRef Text, size_t Begin) {
    if (!inHost() || Out.HostTest || !Text.contains("__CUDA_ARCH__") || Text.contains('!') || Text.contains("||") ||
        Text.contains('<')) {
      return;
    }
    const size_t At = T.find("__CUDA_ARCH__", Begin);
    Out.HostTest = File.place(At, At + 13);
  }

  const SourceText &File;
  StringRef T;
  size_t At = 0;
  bool LineStart = true;
  bool InAsm = false;
  std::string Head; ///< code since the last ; { or }
  std::vector<Side> Sides;
  std::vector<Condition> Conditions;
  SourceUses Out;
};

} // namespace

SourceUses cudatidy::readUses(const SourceText &File) { return Reader(File).run(); }
