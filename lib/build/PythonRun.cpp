// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "build/PythonRun.h"

#include "build/NvccFlags.h"
#include "build/PythonLexer.h"
#include "build/PythonValue.h"
#include "frontend/Invocation.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
using llvm::StringRef;
using Token = PythonToken;
using Value = PythonValue;

namespace {

constexpr unsigned MaxDepth = 60;

class Run {
public:
  explicit Run(const SourceText &File) : File(File), Tokens(lexPython(File.text())) {}

  std::vector<CompileGroup> run() {
    block(0, Tokens.size());
    for (CompileGroup &G : Groups) {
      if (TorchList && G.Archs.empty()) {
        G.Open = TorchList->isMaybe(); // torch takes the list, and no other
        readTorchArchs(*TorchList, G);
      }
    }
    return std::move(Groups);
  }

private:
  StringRef word(size_t I) const { return File.text().slice(Tokens[I].Begin, Tokens[I].Stop); }
  bool is(size_t I, StringRef Word) const {
    return I < Tokens.size() && Tokens[I].Is != Token::String && word(I) == Word;
  }

  /// The first token behind a block that begins at I (right after the colon).
  size_t blockEnd(size_t I) const {
    if (Tokens[I].Is != Token::Newline) { // if x: y = 1
      while (Tokens[I].Is != Token::Newline && Tokens[I].Is != Token::End) {
        ++I;
      }
      return I + 1;
    }
    ++I;
    if (I >= Tokens.size() || Tokens[I].Is != Token::Indent) {
      return I;
    }
    unsigned Level = 0;
    for (; I < Tokens.size(); ++I) {
      if (Tokens[I].Is == Token::Indent) {
        ++Level;
      } else if (Tokens[I].Is == Token::Dedent && --Level == 0) {
        return I + 1;
      }
    }
    return I;
  }

  void block(size_t I, size_t End) {
    if (++Depth > MaxDepth) {
      --Depth;
      return;
    }
    while (I < End && Tokens[I].Is != Token::End) {
      if (Tokens[I].Is == Token::Newline || Tokens[I].Is == Token::Indent || Tokens[I].Is == Token::Dedent ||
          is(I, ";")) {
        ++I;
        continue;
      }
      const StringRef Word = Tokens[I].Is == Token::Name ? word(I) : "";
      if (Word == "if" || Word == "elif" || Word == "else" || Word == "for" || Word == "while" || Word == "try" ||
          Word == "except" || Word == "finally" || Word == "with" || Word == "def" || Word == "class" ||
          Word == "async") {
        size_t Colon = I;
        int Level = 0;
        while (Colon < End && !(Level == 0 && is(Colon, ":")) && Tokens[Colon].Is != Token::Newline) {
          Level += is(Colon, "(") || is(Colon, "[") || is(Colon, "{");
          Level -= is(Colon, ")") || is(Colon, "]") || is(Colon, "}");
          ++Colon;
        }
        const size_t Behind = blockEnd(Colon + 1);
        const bool May = Word == "if" || Word == "elif" || Word == "else" || Word == "while" || Word == "except";
        if (Word == "for") {
          loop(I, Colon, Behind);
        } else {
          Undecided += May;
          block(Colon + 1, Behind);
          Undecided -= May;
        }
        I = std::max(Behind, I + 1);
        continue;
      }
      I = statement(I);
    }
    --Depth;
  }

  void loop(size_t I, size_t Colon, size_t Behind) {
    size_t In = I;
    while (In < Colon && !is(In, "in")) {
      ++In;
    }
    const std::string Name = In == I + 2 ? word(I + 1).str() : "";
    size_t At = In + 1;
    const Value Over = In < Colon ? expression(At, Colon) : Value();
    if (!Name.empty() && Over.Is == Value::List && Over.Items.size() < 64 && At >= Colon) {
      for (const Traced &Item : Over.Items) {
        Variables[Name] = Value::text(Item);
        const bool May = Item.isMaybe() || Item.hasUnknown();
        Undecided += May;
        block(Colon + 1, Behind);
        Undecided -= May;
      }
      return;
    }
    if (!Name.empty()) {
      Variables[Name] = Value();
    }
    ++Undecided;
    block(Colon + 1, Behind);
    --Undecided;
  }

  size_t lineEnd(size_t I) const {
    while (I < Tokens.size() && Tokens[I].Is != Token::Newline && Tokens[I].Is != Token::End) {
      ++I;
    }
    return I;
  }

  size_t statement(size_t I) {
    const size_t End = lineEnd(I);
    // name[.name…] or name["key"], then = or +=
    size_t At = I;
    int Level = 0;
    for (; At < End; ++At) {
      if (Level == 0 && (is(At, "=") || is(At, "+="))) {
        break;
      }
      Level += is(At, "(") || is(At, "[") || is(At, "{");
      Level -= is(At, ")") || is(At, "]") || is(At, "}");
    }
    if (At < End && At > I) {
      const bool Adds = is(At, "+=");
      size_t From = At + 1;
      Value V = expression(From, End);
      assign(I, At, std::move(V), Adds);
      return End + 1;
    }
    if (is(I, "return")) {
      ++I;
    }
    while (I < End) {
      const size_t Before = I;
      expression(I, End);
      I = std::max(I, Before + 1);
    }
    return End + 1;
  }

  std::string path(size_t I, size_t End) const {
    std::string Out;
    for (; I < End; ++I) {
      if (Tokens[I].Is == Token::Operator && word(I) == ":") {
        break; // an annotation
      }
      Out += Tokens[I].Is == Token::String ? "'" + word(I).str() + "'" : word(I).str();
    }
    return Out;
  }

  void assign(size_t I, size_t End, Value V, bool Adds) {
    const std::string Name = path(I, End);
    if (Name == "os.environ['TORCH_CUDA_ARCH_LIST']" || Name == "environ['TORCH_CUDA_ARCH_LIST']") {
      setTorch(V.Is == Value::Text ? V.Str : Traced::unknown());
      return;
    }
    if (Undecided) {
      V = V.maybe();
    }
    // A dictionary's entry: extra_compile_args["nvcc"] = […]
    const size_t Bracket = Name.find("['");
    Value *Slot = &Variables[Bracket == std::string::npos ? Name : Name.substr(0, Bracket)];
    if (Bracket != std::string::npos && StringRef(Name).ends_with("']")) {
      Slot->Is = Value::Dict;
      Slot = &Slot->Entries[Name.substr(Bracket + 2, Name.size() - Bracket - 4)];
    }
    if (Adds || (Undecided && Slot->Is != Value::Unknown)) {
      *Slot = add(Adds ? *Slot : Slot->maybe(), V);
    } else {
      *Slot = std::move(V);
    }
  }

  void setTorch(Traced List) {
    if (Undecided) {
      List = List.maybe();
    }
    if (TorchList && Undecided) {
      TorchList->append(";");
      TorchList->append(List);
    } else {
      TorchList = std::move(List);
    }
  }

  /// A literal with its escapes, and the names inside an f-string's braces put in.
  Traced literal(const Token &S) {
    Traced Out;
    const StringRef T = File.text();
    for (size_t I = S.Begin; I < S.Stop;) {
      if (T[I] == '\\' && !S.Raw && I + 1 < S.Stop) {
        if (T[I + 1] != '\n') {
          Out.append(T.slice(I + 1, I + 2), &File, I + 1);
        }
        I += 2;
      } else if (S.Format && T[I] == '{' && I + 1 < S.Stop && T[I + 1] != '{') {
        const size_t Close = std::min(T.find('}', I), S.Stop);
        const auto It = Variables.find(T.slice(I + 1, Close).trim().str());
        Out.append(It != Variables.end() && It->second.Is == Value::Text ? It->second.Str : Traced::unknown());
        I = Close + 1;
      } else {
        Out.append(T.slice(I, I + 1), &File, I);
        ++I;
      }
    }
    return Out;
  }

  /// An expression from I on; I is left behind it. Never reads past End.
  Value expression(size_t &I, size_t End) {
    if (++Depth > MaxDepth) {
      --Depth;
      I = End;
      return {};
    }
    Value Left = term(I, End);
    while (I < End && (is(I, "+") || is(I, "*") || is(I, "%") || is(I, "/"))) {
      const bool Adds = is(I, "+");
      ++I;
      const Value Right = term(I, End);
      Left = Adds ? add(Left, Right) : Value();
    }
    if (I < End && is(I, "if")) { // a if c else b
      int Level = 0;
      size_t Else = I;
      while (Else < End && !(Level == 0 && is(Else, "else"))) {
        Level += is(Else, "(") || is(Else, "[") || is(Else, "{");
        Level -= is(Else, ")") || is(Else, "]") || is(Else, "}");
        if (Level < 0) {
          break;
        }
        ++Else;
      }
      if (is(Else, "else")) {
        I = Else + 1;
        const Value Other = expression(I, End);
        Left = add(Left.maybe(), Other.maybe());
      }
    }
    // Comparisons and the like: not a list of options any more.
    while (I < End && (is(I, "==") || is(I, "!=") || is(I, "<") || is(I, ">") || is(I, "<=") || is(I, ">=") ||
                       is(I, "and") || is(I, "or") || is(I, "not") || is(I, "in") || is(I, "is"))) {
      ++I;
      term(I, End);
      Left = Value();
    }
    --Depth;
    return Left;
  }

  size_t matching(size_t Open, size_t End) const {
    int Level = 0;
    for (size_t I = Open; I < End; ++I) {
      Level += is(I, "(") || is(I, "[") || is(I, "{");
      Level -= is(I, ")") || is(I, "]") || is(I, "}");
      if (Level == 0) {
        return I;
      }
    }
    return End;
  }

  Value term(size_t &I, size_t End) {
    if (I >= End) {
      return {};
    }
    Value Out;
    if (Tokens[I].Is == Token::String) {
      Traced T;
      for (; I < End && Tokens[I].Is == Token::String; ++I) { // neighbours are one
        T.append(literal(Tokens[I]));
      }
      Out = Value::text(std::move(T));
    } else if (is(I, "[") || is(I, "(") || is(I, "{")) {
      const bool Dict = is(I, "{");
      const bool Tuple = is(I, "(");
      const size_t Close = matching(I, End);
      ++I;
      Out = Dict ? dictionary(I, Close) : list(I, Close, Tuple);
      I = Close + 1;
    } else if (Tokens[I].Is == Token::Name && !is(I, "not") && !is(I, "lambda")) {
      Out = name(I, End);
    } else {
      ++I; // a number, an operator
      return Out;
    }
    // Subscripts and methods of a value.
    while (I < End && (is(I, "[") || is(I, ".") || is(I, "("))) {
      if (is(I, ".")) {
        I += 2;
        Out = Value();
      } else {
        I = matching(I, End) + 1;
        Out = Value();
      }
    }
    return Out;
  }

  Value list(size_t I, size_t Close, bool Tuple) {
    std::vector<Traced> Items;
    unsigned Count = 0;
    Value Only;
    bool Comma = false;
    while (I < Close) {
      if (is(I, ",")) {
        Comma = true;
        ++I;
        continue;
      }
      if (is(I, "*")) {
        ++I;
        continue;
      }
      if (is(I, "for")) {
        return Value::list({Traced::unknown()});
      }
      const size_t Before = I;
      Only = expression(I, Close);
      Only.collect(Items);
      ++Count;
      if (is(I, "for")) {
        return comprehend(Before, I, Close);
      }
      I = std::max(I, Before + 1);
    }
    return Tuple && Count == 1 && !Comma ? Only : Value::list(std::move(Items));
  }

  /// [element for name in list], over a list that is known.
  Value comprehend(size_t Element, size_t For, size_t Close) {
    size_t In = For;
    while (In < Close && !is(In, "in")) {
      ++In;
    }
    size_t At = In + 1;
    const Value Over = In == For + 2 ? expression(At, Close) : Value();
    if (Over.Is != Value::List || At < Close || Over.Items.size() > 64) {
      return Value::list({Traced::unknown()});
    }
    std::vector<Traced> Items;
    const std::string Name = word(For + 1).str();
    for (const Traced &Item : Over.Items) {
      Variables[Name] = Value::text(Item);
      size_t From = Element;
      expression(From, For).collect(Items);
    }
    return Value::list(std::move(Items));
  }

  Value dictionary(size_t I, size_t Close) {
    Value Out;
    Out.Is = Value::Dict;
    while (I < Close) {
      if (is(I, ",")) {
        ++I;
        continue;
      }
      const size_t Before = I;
      const Value Key = expression(I, Close);
      if (is(I, ":")) {
        ++I;
        Value V = expression(I, Close);
        if (Key.Is == Value::Text) {
          Out.Entries[Key.Str.text()] = std::move(V);
        }
      }
      I = std::max(I, Before + 1);
    }
    return Out;
  }

  /// A name with its attributes, a call of it, or a method.
  Value name(size_t &I, size_t End) {
    std::string Path = word(I).str();
    const size_t First = I;
    ++I;
    while (I + 1 < End && is(I, ".") && Tokens[I + 1].Is == Token::Name) {
      Path += "." + word(I + 1).str();
      I += 2;
    }
    const auto [Owner, Method] = StringRef(Path).rsplit('.');
    if (I < End && is(I, "(")) {
      const size_t Close = matching(I, End);
      Value Out = call(Path, Owner, Method, First, I + 1, Close);
      I = Close + 1;
      return Out;
    }
    if (I < End && is(I, "[")) {
      const size_t Close = matching(I, End);
      const auto It = Variables.find(Path);
      Value Out;
      if (It != Variables.end() && It->second.Is == Value::Dict && Close == I + 2 &&
          Tokens[I + 1].Is == Token::String) {
        const auto E = It->second.Entries.find(word(I + 1).str());
        Out = E == It->second.Entries.end() ? Value() : E->second;
        // extra_compile_args["nvcc"].append(…)
        if (is(Close + 1, ".") && Close + 3 < End && is(Close + 3, "(")) {
          const StringRef M = word(Close + 2);
          const size_t CallEnd = matching(Close + 3, End);
          size_t From = Close + 4;
          if (M == "append" || M == "extend") {
            Value V = expression(From, CallEnd);
            Value &Slot = It->second.Entries[word(I + 1).str()];
            Slot = add(Slot, Undecided ? V.maybe() : V);
          }
          I = CallEnd + 1;
          return {};
        }
      }
      I = Close + 1;
      return Out;
    }
    const auto It = Variables.find(Path);
    return It == Variables.end() ? Value() : It->second;
  }

  Value call(StringRef Path, StringRef Owner, StringRef Method, size_t At, size_t I, size_t Close) {
    if (Path == "os.environ.setdefault" || Path == "environ.setdefault") {
      size_t From = I;
      const Value Key = expression(From, Close);
      if (Key.Is == Value::Text && Key.Str.text() == "TORCH_CUDA_ARCH_LIST" && is(From, ",")) {
        ++From;
        const Value V = expression(From, Close);
        setTorch(V.Is == Value::Text ? V.Str : Traced::unknown());
      }
      return {};
    }
    std::vector<Value> Args;
    std::map<std::string, Value> Named;
    while (I < Close) {
      if (is(I, ",") || is(I, "*")) {
        ++I;
        continue;
      }
      const size_t Before = I;
      if (Tokens[I].Is == Token::Name && is(I + 1, "=")) {
        const std::string Key = word(I).str();
        I += 2;
        Named[Key] = expression(I, Close);
      } else {
        Args.push_back(expression(I, Close));
      }
      I = std::max(I, Before + 1);
    }
    const auto Owned = Variables.find(Owner.str());
    if (!Owner.empty() && Owned != Variables.end() && !Args.empty()) {
      if (Method == "append" || Method == "extend" || Method == "insert") {
        const Value V = Undecided ? Args.back().maybe() : Args.back();
        Owned->second = add(Owned->second, V);
        return {};
      }
    }
    if (Method == "copy" && Owned != Variables.end()) {
      return Owned->second;
    }
    if (Path == "list" || Path == "tuple" || Path == "copy.deepcopy" || Path == "deepcopy" || Path == "sorted") {
      return Args.size() == 1 ? Args[0] : Value::list({});
    }
    const StringRef Called = Method.empty() ? Path : Method;
    if (Called == "CUDAExtension" || Called == "CudaExtension") {
      extension(At, Args, Named);
      return {};
    }
    // A function of the project: what it makes of a list is that list, and more.
    Value Out = Value::list({});
    for (const Value &A : Args) {
      if (A.Is == Value::List) {
        llvm::append_range(Out.Items, A.Items);
      } else if (A.Is == Value::Dict) {
        return {};
      }
    }
    if (Out.Items.empty()) {
      return {};
    }
    Out.Items.push_back(Traced::unknown());
    return Out;
  }

  void extension(size_t At, const std::vector<Value> &Args, const std::map<std::string, Value> &Named) {
    CompileGroup G;
    G.System = BuildSystem::Python;
    G.At = File.place(Tokens[At].Begin, Tokens[At].Stop);
    const auto Get = [&](const char *Name, size_t Index) -> const Value * {
      const auto It = Named.find(Name);
      return It != Named.end() ? &It->second : Index < Args.size() ? &Args[Index] : nullptr;
    };
    if (const Value *N = Get("name", 0); N && N->Is == Value::Text) {
      G.Name = N->Str.text();
    }
    if (const Value *S = Get("sources", 1)) {
      std::vector<Traced> Sources;
      S->collect(Sources);
      for (const Traced &Source : Sources) {
        if (Source.isExact() && StringRef(Source.text()).ends_with(".cu")) {
          G.Files.push_back(absolutePath(Source.text(), llvm::sys::path::parent_path(File.path())));
        }
      }
    }
    // torch adds its own list when no option names an architecture, from the environment or the GPUs it sees.
    G.Open = true;
    if (const Value *E = Get("extra_compile_args", ~size_t(0)); E && E->Is == Value::Dict) {
      const auto Nvcc = E->Entries.find("nvcc");
      if (Nvcc != E->Entries.end()) {
        std::vector<Traced> Words;
        Nvcc->second.collect(Words);
        CompileGroup Flags = G;
        Flags.Open = false;
        readNvccWords(Words, ListForm::Python, Flags);
        const bool Names = !Flags.Archs.empty() || Flags.Unresolved;
        Flags.Open |= !Names;
        G = std::move(Flags);
      }
    }
    G.FlagsOpen |= G.Open;
    Groups.push_back(std::move(G));
  }

  const SourceText &File;
  const std::vector<Token> Tokens;
  std::map<std::string, Value> Variables;
  std::optional<Traced> TorchList;
  std::vector<CompileGroup> Groups;
  unsigned Depth = 0, Undecided = 0;
};

} // namespace

std::vector<CompileGroup> cudatidy::runPython(const SourceText &File) { return Run(File).run(); }
