// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "build/CMakeRun.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
using llvm::StringRef;
namespace path = llvm::sys::path;

namespace {

/// Bounds: beyond them a project is given up, and says nothing.
constexpr size_t MaxSteps = 300000;
constexpr unsigned MaxDepth = 64;
constexpr unsigned MaxUndecided = 12;
constexpr unsigned MaxIterations = 512;
constexpr size_t MaxValue = 1 << 20;

bool opens(StringRef Name) {
  return Name == "if" || Name == "foreach" || Name == "while" || Name == "function" || Name == "macro" ||
         Name == "block";
}
bool closes(StringRef Name) { return Name.starts_with("end") && opens(Name.drop_front(3)); }

bool mentions(const CMakeCommand &C, const SourceText &Text, StringRef What) {
  return llvm::any_of(C.Args, [&](const CMakeArgument &A) { return Text.text().slice(A.Begin, A.End).contains(What); });
}

} // namespace

CMakeRun::CMakeRun(const CMakeWorld &World, FileTable &Texts) : World(World), Texts(Texts) {
  Scopes.push_back(NextScope++);
  IsFunctionScope.push_back(false);
  for (const auto &[Name, Value] : World.Cache) {
    setCache(Name, Value);
  }
  const Traced Toolkit = World.ToolkitVersion.empty() ? Traced::unknown() : Traced(World.ToolkitVersion);
  const std::pair<const char *, Traced> Known[] = {
      {"UNIX", Traced("1")},
      {"CMAKE_SYSTEM_NAME", Traced("Linux")},
      {"CMAKE_HOST_SYSTEM_NAME", Traced("Linux")},
      {"CMAKE_HOST_UNIX", Traced("1")},
      {"CMAKE_SYSTEM_PROCESSOR", Traced::unknown()},
      {"CMAKE_HOST_SYSTEM_PROCESSOR", Traced::unknown()},
      {"CMAKE_SIZEOF_VOID_P", Traced("8")},
      {"CMAKE_C_COMPILER_ID", Traced::unknown()},
      {"CMAKE_CXX_COMPILER_ID", Traced::unknown()},
      {"CMAKE_C_COMPILER_VERSION", Traced::unknown()},
      {"CMAKE_CXX_COMPILER_VERSION", Traced::unknown()},
      {"CMAKE_CXX_COMPILER", Traced::unknown()},
      {"CMAKE_C_COMPILER", Traced::unknown()},
      {"CMAKE_VERSION", Traced("\x01"
                               "cmake")},
      {"CMAKE_GENERATOR", Traced::unknown()},
      {"CMAKE_COMMAND", Traced::unknown()},
      {"CMAKE_ROOT", Traced::unknown()},
      {"CMAKE_INSTALL_PREFIX", Traced::unknown()},
      {"CUDA_VERSION", Toolkit},
      {"CUDA_VERSION_STRING", Toolkit},
      {"CUDAToolkit_VERSION", Toolkit},
      {"CMAKE_CUDA_COMPILER_TOOLKIT_VERSION", Toolkit},
      {"CUDA_VERSION_MAJOR", Traced(StringRef(World.ToolkitVersion).split('.').first)},
      {"CUDA_VERSION_MINOR", Traced(StringRef(World.ToolkitVersion).split('.').second)},
      {"CUDAToolkit_VERSION_MAJOR", Traced(StringRef(World.ToolkitVersion).split('.').first)},
      {"CUDAToolkit_VERSION_MINOR", Traced(StringRef(World.ToolkitVersion).split('.').second)},
  };
  for (const auto &[Name, Value] : Known) {
    setVariable(Name, Value.empty() ? Traced::unknown() : Value);
  }
}

CMakeResult CMakeRun::run(StringRef ListFile) {
  const std::string Root = path::parent_path(ListFile).str();
  for (const char *Name : {"CMAKE_SOURCE_DIR", "PROJECT_SOURCE_DIR"}) {
    setVariable(Name, Traced(Root));
  }
  for (const char *Name : {"CMAKE_BINARY_DIR", "PROJECT_BINARY_DIR", "CMAKE_CURRENT_BINARY_DIR"}) {
    setVariable(Name, Traced::unknown());
  }
  if (const CMakeFile *Entry = load(ListFile.str())) {
    switchCudaOn(*Entry);
  }
  runFolder(Root);
  const bool GivenUp = Steps > MaxSteps;
  for (size_t T = 0; T < Targets.size() && !GivenUp; ++T) {
    if (auto G = groupOf(T)) {
      Result.Groups.push_back(std::move(*G));
    }
  }
  if (GivenUp) {
    Result.Shadowed.clear();
  } else if (CudaEnabled && !UsesFindCuda) {
    for (const auto &[Name, Variable] : DeadCandidates) {
      if (!Read.count(Name)) {
        Result.Dead.push_back(Variable);
      }
    }
  }
  return std::move(Result);
}

const CMakeFile *CMakeRun::load(const std::string &Path) {
  const SourceText *Text = Texts.read(Path);
  if (!Text) {
    return nullptr;
  }
  auto &Slot = Files[Text->path()];
  if (Slot) {
    return Slot.get();
  }
  Slot = std::make_unique<CMakeFile>();
  Slot->Text = Text;
  Slot->Commands = lexCMake(*Text);
  Slot->Next.assign(Slot->Commands.size(), Slot->Commands.size());
  std::vector<size_t> Open;
  for (size_t I = 0; I < Slot->Commands.size(); ++I) {
    const StringRef Name = Slot->Commands[I].Name;
    if (opens(Name)) {
      Open.push_back(I);
    } else if ((Name == "elseif" || Name == "else") && !Open.empty()) {
      Slot->Next[Open.back()] = I;
      Open.back() = I;
    } else if (closes(Name) && !Open.empty()) {
      Slot->Next[Open.back()] = I;
      Open.pop_back();
    }
  }
  return Slot.get();
}

void CMakeRun::runFile(const std::string &Path, bool Required) {
  const CMakeFile *F = load(Path);
  if (!F) {
    if (Required) {
      Outside = true; // what is not there now is made or fetched later
      forgetCudaVariables();
    }
    return;
  }
  if (Depth >= MaxDepth) {
    return;
  }
  Result.ListFiles.insert(F->Text->path());
  const CMakeFile *Before = std::exchange(Current, F);
  ++Depth;
  exec(*F, 0, F->Commands.size());
  --Depth;
  Current = Before;
}

void CMakeRun::runFolder(const std::string &Path) {
  if (llvm::is_contained(OpenFolders, Path)) {
    return;
  }
  OpenFolders.push_back(Path);
  const std::string Before = std::exchange(Folder, Path);
  const auto PolicyBefore = Policy;
  runFile(Path + "/CMakeLists.txt", true);
  finishFolder(Path);
  OpenFolders.pop_back();
  if (Depth) {
    Policy = PolicyBefore;
  }
  Folder = Before;
}

CMakeRun::Flow CMakeRun::exec(const CMakeFile &F, size_t Begin, size_t End) {
  for (size_t I = Begin; I < End;) {
    const Flow How = execOne(F, I);
    if (How != Flow::Normal) {
      return How;
    }
  }
  return Flow::Normal;
}

/// Runs command I and leaves I behind it, or behind its block.
CMakeRun::Flow CMakeRun::execOne(const CMakeFile &F, size_t &I) {
  const CMakeCommand &C = F.Commands[I];
  const StringRef Name = C.Name;
  if (++Steps > MaxSteps) {
    return Flow::Fatal;
  }
  const auto BlockEnd = [&](size_t At) {
    while (At < F.Commands.size() && !closes(F.Commands[At].Name)) {
      At = F.Next[At];
    }
    return At;
  };
  if (opens(Name)) {
    const size_t At = I, End = BlockEnd(I);
    I = End + 1;
    if (End >= F.Commands.size()) {
      return Flow::Fatal;
    }
    if (Name == "if") {
      return execIf(F, At, End);
    }
    if (Name == "foreach") {
      return execForeach(F, At, End);
    }
    if (Name == "while") {
      return execWhile(F, At, End);
    }
    if (Name == "block") {
      return exec(F, At + 1, End);
    }
    const Values A = evaluate(C);
    if (!A.empty()) {
      CMakeFunction Fn{&F, At + 1, End, {}, Name == "macro"};
      for (size_t P = 1; P < A.size(); ++P) {
        Fn.Parameters.push_back(A[P].Text.text());
      }
      Functions[StringRef(A[0].Text.text()).lower()] = std::move(Fn);
    }
    return Flow::Normal;
  }
  ++I;
  if (Name == "return") {
    return Undecided ? Flow::Normal : Flow::Return;
  }
  if (Name == "break") {
    return Flow::Break;
  }
  if (Name == "continue") {
    return Flow::Continue;
  }
  for (const char *Old : {"CUDA_NVCC_FLAGS", "CUDA_SEPARABLE_COMPILATION", "CUDA_PROPAGATE_HOST_FLAGS"}) {
    const bool OwnUpdate =
        (Name == "set" && !C.Args.empty() && F.Text->text().slice(C.Args[0].Begin, C.Args[0].End) == Old) ||
        (Name == "list" && C.Args.size() > 1 && F.Text->text().slice(C.Args[1].Begin, C.Args[1].End) == Old);
    if (!OwnUpdate && mentions(C, *F.Text, "${" + std::string(Old) + "}")) {
      Read.insert(Old);
    }
  }
  const Values A = evaluate(C);
  if (const auto It = handlers().find(C.Name); It != handlers().end()) {
    (this->*It->second)(C, A);
    return std::exchange(Pending, Flow::Normal);
  }
  if (const auto It = Functions.find(C.Name); It != Functions.end()) {
    return call(CMakeFunction(It->second), A);
  }
  unknownCommand(C, A);
  return Flow::Normal;
}

CMakeRun::Flow CMakeRun::execIf(const CMakeFile &F, size_t I, size_t End) {
  std::vector<CMakeStore::Changes> Branches;
  const size_t TargetsBefore = Targets.size();
  bool Decided = false;
  for (size_t At = I; At < End && !Decided; At = F.Next[At]) {
    const CMakeCommand &C = F.Commands[At];
    const Tri Holds = C.Name == "else" ? Tri::Yes : condition(evaluate(C));
    if (Holds == Tri::No) {
      noteSkipped(F, At + 1, F.Next[At], C);
      continue;
    }
    Decided = Holds == Tri::Yes;
    if (Decided && Branches.empty()) {
      return exec(F, At + 1, F.Next[At]);
    }
    if (Undecided >= MaxUndecided) {
      forgetCudaVariables();
      return Flow::Normal;
    }
    Store.begin();
    ++Undecided;
    const Flow How = exec(F, At + 1, F.Next[At]);
    --Undecided;
    CMakeStore::Changes Left = Store.takeBack();
    if (How != Flow::Fatal) { // a way that ends in an error is not the one that is built
      Branches.push_back(std::move(Left));
    }
  }
  if (!Decided) {
    Branches.emplace_back();
  }
  mergeBranches(std::move(Branches), TargetsBefore);
  return Flow::Normal;
}

CMakeRun::Flow CMakeRun::execForeach(const CMakeFile &F, size_t I, size_t End) {
  const Values A = evaluate(F.Commands[I]);
  if (A.empty()) {
    return Flow::Normal;
  }
  const std::string Name = A[0].Text.text();
  std::vector<Traced> Items;
  if (A.size() > 1 && A[1].Text.text() == "RANGE") {
    int Numbers[3] = {0, 0, 1};
    bool Known = A.size() > 2 && A.size() < 6;
    for (size_t N = 2; N < A.size() && Known; ++N) {
      Known = !StringRef(A[N].Text.text()).getAsInteger(10, Numbers[N - 2]);
    }
    if (A.size() == 3) {
      Numbers[1] = std::exchange(Numbers[0], 0);
    }
    Known &= Numbers[2] > 0 && Numbers[1] - Numbers[0] < int(MaxIterations);
    for (int N = Numbers[0]; Known && N <= Numbers[1]; N += Numbers[2]) {
      Items.emplace_back(std::to_string(N));
    }
    if (!Known) {
      Items.push_back(Traced::unknown());
    }
  } else if (A.size() > 1 && A[1].Text.text() == "IN") {
    bool Lists = false;
    for (size_t N = 2; N < A.size(); ++N) {
      const std::string &Word = A[N].Text.text();
      if (Word == "LISTS" || Word == "ITEMS") {
        Lists = Word == "LISTS";
      } else if (Word == "ZIP_LISTS") {
        Items.assign(1, Traced::unknown());
        break;
      } else if (Lists) {
        llvm::append_range(Items, value(Word).split(';'));
      } else {
        llvm::append_range(Items, A[N].Text.split(';'));
      }
    }
  } else {
    for (size_t N = 1; N < A.size(); ++N) {
      llvm::append_range(Items, A[N].Text.split(';'));
    }
  }
  unsigned Rounds = 0;
  for (const Traced &Item : Items) {
    if (++Rounds > MaxIterations) {
      forgetCudaVariables();
      break;
    }
    const bool Sure = !Item.isMaybe() && Item.text().find(Traced::Unknown) != 0;
    const size_t TargetsBefore = Targets.size();
    if (!Sure && Undecided >= MaxUndecided) {
      continue;
    }
    if (!Sure) {
      Store.begin();
      ++Undecided;
    }
    setVariable(Name, Item);
    const Flow How = exec(F, I + 1, End);
    if (!Sure) {
      --Undecided;
      std::vector<CMakeStore::Changes> Branches;
      Branches.push_back(Store.takeBack());
      Branches.emplace_back();
      mergeBranches(std::move(Branches), TargetsBefore);
      continue;
    }
    if (How == Flow::Break) {
      break;
    }
    if (How == Flow::Return || How == Flow::Fatal) {
      return How;
    }
  }
  return Flow::Normal;
}

CMakeRun::Flow CMakeRun::execWhile(const CMakeFile &F, size_t I, size_t End) {
  for (unsigned Round = 0;; ++Round) {
    const Tri Holds = condition(evaluate(F.Commands[I]));
    if (Holds == Tri::No) {
      return Flow::Normal;
    }
    if (Holds == Tri::Unknown || Round > MaxIterations) {
      forgetCudaVariables();
      return Flow::Normal;
    }
    const Flow How = exec(F, I + 1, End);
    if (How == Flow::Break) {
      return Flow::Normal;
    }
    if (How == Flow::Return || How == Flow::Fatal) {
      return How;
    }
  }
}

CMakeRun::Flow CMakeRun::call(const CMakeFunction &Fn, const Values &Args) {
  if (Depth >= MaxDepth) {
    return Flow::Normal;
  }
  std::map<std::string, Traced> Own;
  std::vector<Traced> All, Rest;
  for (size_t I = 0; I < Args.size(); ++I) {
    All.push_back(Args[I].Text);
    Own["ARGV" + std::to_string(I)] = Args[I].Text;
    if (I < Fn.Parameters.size()) {
      Own[Fn.Parameters[I]] = Args[I].Text;
    } else {
      Rest.push_back(Args[I].Text);
    }
  }
  Own["ARGC"] = Traced(std::to_string(Args.size()));
  Own["ARGV"] = join(All, ';');
  Own["ARGN"] = join(Rest, ';');
  const CMakeFile *Before = std::exchange(Current, Fn.File);
  ++Depth;
  Flow How;
  if (Fn.IsMacro) {
    auto *Outer = std::exchange(MacroArguments, &Own);
    How = exec(*Fn.File, Fn.Begin, Fn.End);
    MacroArguments = Outer;
  } else {
    auto *Outer = std::exchange(MacroArguments, nullptr);
    Scopes.push_back(NextScope++);
    IsFunctionScope.push_back(true);
    for (const auto &[Name, Value] : Own) {
      setVariable(Name, Value);
    }
    How = exec(*Fn.File, Fn.Begin, Fn.End);
    Scopes.pop_back();
    IsFunctionScope.pop_back();
    MacroArguments = Outer;
  }
  --Depth;
  Current = Before;
  return How == Flow::Return && !Fn.IsMacro ? Flow::Normal
         : How == Flow::Fatal               ? Flow::Fatal
         : Fn.IsMacro                       ? How
                                            : Flow::Normal;
}

/// What a variable's cell hides: the value in the scopes below, or in the cache.
Traced CMakeRun::below(const std::string &Key) const {
  StringRef Rest(Key);
  if (!Rest.consume_front("v|")) {
    return {};
  }
  const auto [Scope, Name] = Rest.split('|');
  bool Found = false;
  for (size_t I = Scopes.size(); I-- > 0;) {
    if (std::to_string(Scopes[I]) == Scope) {
      Found = true;
      continue;
    }
    if (Found) {
      if (const auto *C = Store.find("v|" + std::to_string(Scopes[I]) + "|" + Name.str()); C && *C) {
        return **C;
      }
    }
  }
  const auto *C = Store.find("c|" + Name.str());
  return C && *C ? **C : Traced();
}

void CMakeRun::mergeBranches(std::vector<CMakeStore::Changes> Branches, size_t TargetsBefore) {
  std::set<std::string> Keys;
  for (const auto &B : Branches) {
    for (const auto &[Key, Value] : B) {
      Keys.insert(Key);
    }
  }
  for (const std::string &Key : Keys) {
    StringRef Rest(Key);
    size_t Id = 0;
    const bool OwnTarget = Rest.consume_front("t|") && !Rest.consumeInteger(10, Id) && Id >= TargetsBefore;
    std::optional<Traced> Merged;
    bool SomeUnset = false;
    for (const auto &B : Branches) {
      const auto It = B.find(Key);
      std::optional<CMakeStore::Cell> Now;
      if (It != B.end()) {
        Now = It->second;
      } else if (const auto *C = Store.find(Key)) {
        Now = *C;
      }
      std::optional<Traced> V;
      if (Now && *Now) {
        V = **Now;
      } else if (!Now) {
        if (Traced Under = below(Key); !Under.empty()) {
          V = std::move(Under);
        }
      }
      if (!V) {
        SomeUnset = true;
      } else {
        Merged = Merged ? Traced::merge(*Merged, *V) : *V;
      }
    }
    if (!Merged) {
      Store.set(Key, std::nullopt);
    } else if (Merged->size() > MaxValue) {
      Store.set(Key, Traced::unknown());
    } else {
      Store.set(Key, SomeUnset && !OwnTarget ? Merged->maybe() : *Merged);
    }
  }
}

CMakeResult cudatidy::runCMake(StringRef ListFile, const CMakeWorld &World, FileTable &Texts) {
  return CMakeRun(World, Texts).run(ListFile);
}
