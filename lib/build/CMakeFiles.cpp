// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CMake's commands on files, packages and what depends on the machine.

#include "build/CMakeRun.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
using llvm::StringRef;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

constexpr unsigned MaxGlobbed = 20000;

void globInto(const std::string &Pattern, bool Recursive, std::vector<std::string> &Out) {
  const std::string Folder = path::parent_path(Pattern).str();
  if (StringRef(Folder).find_first_of("*?[") != StringRef::npos) {
    return;
  }
  auto Glob = llvm::GlobPattern::create(path::filename(Pattern));
  if (!Glob) {
    llvm::consumeError(Glob.takeError());
    return;
  }
  const auto Take = [&](const std::string &File) {
    if (Glob->match(path::filename(File)) && Out.size() < MaxGlobbed) {
      Out.push_back(File);
    }
  };
  std::error_code EC;
  if (Recursive) {
    for (fs::recursive_directory_iterator It(Folder, EC, false), End; It != End && !EC; It.increment(EC)) {
      Take(It->path());
    }
  } else {
    for (fs::directory_iterator It(Folder, EC), End; It != End && !EC; It.increment(EC)) {
      Take(It->path());
    }
  }
}

} // namespace

void CMakeRun::doFile(const CMakeCommand &C, const Values &A) {
  if (A.size() < 2) {
    return;
  }
  if (C.Name == "aux_source_directory") {
    // All files of a folder that an enabled language compiles.
    std::vector<std::string> Found;
    for (const char *Suffix : {"/*.cu", "/*.cpp", "/*.cc", "/*.cxx", "/*.c"}) {
      globInto(absolute(A[0].Text.text()) + Suffix, false, Found);
    }
    llvm::sort(Found);
    Traced Out = value(A[1].Text.text());
    for (const std::string &File : Found) {
      Out.append(Out.empty() ? "" : ";");
      Out.append(File);
    }
    return setVariable(A[1].Text.text(), A[0].Text.isExact() ? Out : Traced::unknown());
  }
  const StringRef Mode = A[0].Text.text();
  if (Mode == "GLOB" || Mode == "GLOB_RECURSE") {
    std::vector<std::string> Found;
    bool Known = true;
    for (size_t I = 2; I < A.size(); ++I) {
      const StringRef Word = A[I].Text.text();
      if (Word == "CONFIGURE_DEPENDS" || Word == "FOLLOW_SYMLINKS" || Word == "LIST_DIRECTORIES") {
        I += Word == "LIST_DIRECTORIES";
        continue;
      }
      if (Word == "RELATIVE") {
        ++I;
        continue;
      }
      Known &= A[I].Text.isExact();
      if (A[I].Text.isExact()) {
        globInto(absolute(Word), Mode == "GLOB_RECURSE", Found);
      }
    }
    llvm::sort(Found);
    Traced Out(llvm::join(Found, ";"));
    if (!Known) {
      Out.append(";");
      Out.append(Traced::unknown());
    }
    setVariable(A[1].Text.text(), std::move(Out));
    return;
  }
  if (Mode == "READ" || Mode == "STRINGS" || Mode == "TIMESTAMP" || Mode == "SIZE") {
    if (A.size() > 2) {
      setVariable(A[2].Text.text(), Traced::unknown());
    }
  } else if (Mode == "RELATIVE_PATH" || Mode == "TO_CMAKE_PATH" || Mode == "REAL_PATH" || Mode == "TO_NATIVE_PATH" ||
             Mode == "MD5" || Mode == "SHA256") {
    setVariable(A[Mode == "RELATIVE_PATH" ? 1 : std::min<size_t>(2, A.size() - 1)].Text.text(), Traced::unknown());
  }
}

void CMakeRun::doFilename(const CMakeCommand &C, const Values &A) {
  if (A.size() < 3) {
    return;
  }
  const std::string &In = A[1].Text.text();
  const StringRef Mode = A[2].Text.text();
  Traced Out = Traced::unknown();
  if (A[1].Text.isExact()) {
    const StringRef Name = path::filename(In);
    Out = Mode == "NAME"       ? Traced(Name)
          : Mode == "NAME_WE"  ? Traced(Name.split('.').first)
          : Mode == "NAME_WLE" ? Traced(path::stem(Name))
          : Mode == "EXT"      ? Traced(Name.find('.') == StringRef::npos ? "" : Name.drop_front(Name.find('.')))
          : Mode == "LAST_EXT" ? Traced(path::extension(Name))
          : Mode == "DIRECTORY" || Mode == "PATH"    ? Traced(path::parent_path(In))
          : Mode == "ABSOLUTE" || Mode == "REALPATH" ? Traced(absolute(In))
                                                     : Traced::unknown();
  }
  setVariable(A[0].Text.text(), Out);
}

void CMakeRun::doParseArguments(const CMakeCommand &C, const Values &A) {
  // (prefix options one multi args…) or (PARSE_ARGV n prefix options one multi)
  const bool Argv = !A.empty() && A[0].Text.text() == "PARSE_ARGV";
  const size_t At = Argv ? 2 : 0;
  // Empty lists are arguments too: take them as they stand in the text.
  std::vector<Traced> All;
  for (size_t I = 0; I < C.Args.size(); ++I) {
    const CMakeArgument &Arg = C.Args[I];
    All.push_back(expand(Current->Text->text().slice(Arg.Begin, Arg.End), Arg.Begin, true));
  }
  if (All.size() < At + 4) {
    return;
  }
  const std::string Prefix = All[At].text() + "_";
  std::vector<Traced> Rest;
  if (Argv) {
    size_t From = 0;
    StringRef(All[1].text()).getAsInteger(10, From);
    std::vector<Traced> Whole = value("ARGV").split(';');
    Rest.assign(Whole.begin() + std::min(From, Whole.size()), Whole.end());
  } else {
    for (size_t I = At + 4; I < All.size(); ++I) {
      llvm::append_range(Rest, All[I].split(';'));
    }
  }
  std::map<std::string, int> Kinds; // 0 option, 1 one value, 2 several
  for (int K = 0; K < 3; ++K) {
    for (const Traced &Name : All[At + 1 + K].split(';')) {
      Kinds[Name.text()] = K;
      if (K == 0) {
        setVariable(Prefix + Name.text(), Traced("FALSE"));
      } else {
        unsetVariable(Prefix + Name.text());
      }
    }
  }
  std::map<std::string, std::vector<Traced>> Got;
  std::string Open;
  std::vector<Traced> Unparsed;
  for (const Traced &Word : Rest) {
    const auto It = Kinds.find(Word.text());
    if (It == Kinds.end()) {
      if (Open.empty()) {
        Unparsed.push_back(Word);
        continue;
      }
      Got[Open].push_back(Word);
      if (Kinds[Open] == 1) {
        Open.clear();
      }
      continue;
    }
    Open.clear();
    if (It->second == 0) {
      setVariable(Prefix + Word.text(), Traced("TRUE"));
    } else {
      Open = Word.text();
    }
  }
  for (const auto &[Name, Items] : Got) {
    setVariable(Prefix + Name, join(Items, ';'));
  }
  if (!Unparsed.empty()) {
    setVariable(Prefix + "UNPARSED_ARGUMENTS", join(Unparsed, ';'));
  }
}

void CMakeRun::include(const std::string &Name, bool Optional) {
  std::string Path;
  const StringRef N(Name);
  if (N.contains('/') || N.ends_with(".cmake")) {
    Path = absolute(N);
  } else {
    for (const Traced &Folder : value("CMAKE_MODULE_PATH").split(';')) {
      const std::string Try = absolute(Folder.text()) + "/" + Name + ".cmake";
      if (fs::exists(Try)) {
        Path = Try;
        break;
      }
    }
    if (Path.empty()) {
      if (Name == "FindCUDA") {
        setVariable("CUDA_FOUND", Traced("TRUE"));
      }
      return; // a module of CMake itself: none touches what CUDA code is built with
    }
  }
  runFile(Path, !Optional);
}

void CMakeRun::doInclude(const CMakeCommand &C, const Values &A) {
  if (A.empty()) {
    return;
  }
  const bool Optional = llvm::any_of(A, [](const CMakeValue &V) { return V.Text.text() == "OPTIONAL"; });
  if (A[0].Text.hasUnknown()) {
    Outside |= !Optional;
    forgetCudaVariables();
    return;
  }
  include(A[0].Text.text(), Optional);
}

void CMakeRun::doSubdirectory(const CMakeCommand &C, const Values &A) {
  if (A.empty() || Depth >= 48) {
    return;
  }
  if (A[0].Text.hasUnknown()) {
    Outside = true;
    forgetCudaVariables();
    return;
  }
  Scopes.push_back(NextScope++);
  IsFunctionScope.push_back(false);
  auto *Outer = std::exchange(MacroArguments, nullptr);
  runFolder(absolute(A[0].Text.text()));
  MacroArguments = Outer;
  Scopes.pop_back();
  IsFunctionScope.pop_back();
}

void CMakeRun::doMinimum(const CMakeCommand &C, const Values &A) {
  if (A.size() < 2) {
    return;
  }
  StringRef Version = A[1].Text.text();
  if (const auto Range = Version.find("..."); Range != StringRef::npos) {
    Version = Version.drop_front(Range + 3);
  }
  unsigned Major = 0, Minor = 0;
  if (Version.consumeInteger(10, Major)) {
    return;
  }
  if (Version.consume_front(".")) {
    Version.consumeInteger(10, Minor);
  }
  Policy = {Major, Minor};
}

void CMakeRun::doPolicy(const CMakeCommand &C, const Values &A) {
  if (A.size() > 2 && A[0].Text.text() == "SET" && A[1].Text.text() == "CMP0104") {
    PolicyCudaArchs = A[2].Text.text() == "NEW";
  } else if (A.size() > 1 && A[0].Text.text() == "VERSION") {
    doMinimum(C, A);
  }
}

void CMakeRun::doFindPackage(const CMakeCommand &C, const Values &A) {
  if (A.empty() || A[0].Text.hasUnknown()) {
    return;
  }
  const std::string &Name = A[0].Text.text();
  const bool Required = llvm::any_of(A, [](const CMakeValue &V) { return V.Text.text() == "REQUIRED"; });
  // A module of the project's own.
  for (const Traced &Folder : value("CMAKE_MODULE_PATH").split(';')) {
    const std::string Module = absolute(Folder.text()) + "/Find" + Name + ".cmake";
    if (Folder.isExact() && fs::exists(Module)) {
      runFile(Module, false);
      break;
    }
  }
  const bool Cuda = Name == "CUDA" || Name == "CUDAToolkit";
  if (!Cuda) {
    Packages.insert(Name);
  }
  if (Cuda || Required) {
    setVariable(Name + "_FOUND", Traced("TRUE"));
  } else if (!variable(Name + "_FOUND")) {
    setVariable(Name + "_FOUND", Traced::unknown());
  }
  if (Name == "Torch" || Name == "Caffe2" || Name == "Kokkos" || Name == "rapids-cmake" || Name == "raft" ||
      Name == "MatX" || Name == "Trilinos" || Name == "BLT") {
    forgetCudaVariables(); // their configuration files write CUDA's variables
  }
}

void CMakeRun::doFindThing(const CMakeCommand &C, const Values &A) {
  if (!A.empty() && !variable(A[0].Text.text())) {
    setCache(A[0].Text.text(), Traced::unknown());
  }
}

void CMakeRun::doExecute(const CMakeCommand &C, const Values &A) {
  for (size_t I = 0; I + 1 < A.size(); ++I) {
    const StringRef Word = A[I].Text.text();
    if (Word.ends_with("_VARIABLE")) {
      setVariable(A[I + 1].Text.text(), Traced::unknown());
    }
  }
}

/// Commands whose results depend on the machine: every name they could write is unknown afterwards.
void CMakeRun::doOutputs(const CMakeCommand &C, const Values &A) {
  if (C.Name == "separate_arguments") {
    if (A.size() == 1) {
      setVariable(A[0].Text.text(), join(value(A[0].Text.text()).split(' '), ';'));
    } else if (A.size() > 2) {
      setVariable(A[0].Text.text(), join(shellWords(A.back().Text), ';'));
    }
    return;
  }
  for (const CMakeValue &V : A) {
    const StringRef Text = V.Text.text();
    const bool IsName = !V.isQuoted() && V.Text.isExact() && !Text.empty() &&
                        (llvm::isAlpha(Text[0]) || Text[0] == '_') &&
                        llvm::all_of(Text, [](char X) { return llvm::isAlnum(X) || X == '_'; });
    if (IsName) {
      setVariable(Text.str(), Traced::unknown());
    }
  }
}

void CMakeRun::doGetProperty(const CMakeCommand &C, const Values &A) {
  if (A.empty()) {
    return;
  }
  Traced Out = Traced::unknown();
  if (C.Name == "get_property" && A.size() > 3 && A[1].Text.text() == "GLOBAL" &&
      A[3].Text.text() == "ENABLED_LANGUAGES") {
    Out = Traced(CudaEnabled ? "C;CXX;CUDA" : "C;CXX");
  } else if (C.Name == "get_target_property" && A.size() > 2) {
    const auto Found = targetsNamed(A[1].Text.text());
    if (!Found.empty()) {
      const auto *Cell = Store.find(property(Found.front(), A[2].Text.text()));
      if (Cell && *Cell) {
        Out = **Cell;
      }
    }
  }
  setVariable(A[0].Text.text(), Out);
}

void CMakeRun::doLanguageCall(const CMakeCommand &C, const Values &A) {
  if (A.size() > 1 && A[0].Text.text() == "CALL") {
    CMakeCommand Called = C;
    Called.Name = StringRef(A[1].Text.text()).lower();
    const Values Rest(A.begin() + 2, A.end());
    if (const auto It = Functions.find(Called.Name); It != Functions.end()) {
      Pending = call(CMakeFunction(It->second), Rest);
    } else if (const auto H = handlers().find(Called.Name); H != handlers().end()) {
      (this->*H->second)(Called, Rest);
    }
  }
}
