// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Languages, targets and their properties, and what a target's CUDA files are compiled with.

#include "build/CMakeRun.h"
#include "build/Coverage.h"
#include "build/NvccFlags.h"

#include "frontend/ArchList.h"
#include "frontend/Invocation.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

constexpr const char *Architectures = "CMAKE_CUDA_ARCHITECTURES";
/// COMPILE_OPTIONS of a folder, kept among its variables: folders below see it, functions do not hide it.
constexpr const char *FolderOptions = "(compile options)";

bool isOff(StringRef T) {
  return T.equals_insensitive("OFF") || T.equals_insensitive("FALSE") || T.equals_insensitive("NO") || T == "0" ||
         T.empty();
}

bool isTargetWord(StringRef T) {
  for (const StringRef W :
       {"STATIC", "SHARED", "MODULE", "OBJECT", "EXCLUDE_FROM_ALL", "WIN32", "MACOSX_BUNDLE", "NO_EXTRAS", "THIN_LTO",
        "OPT_SIZE", "SYSTEM", "STABLE_ABI", "NB_STATIC", "NB_SHARED", "UNKNOWN", "WITH_SOABI", "NOMINSIZE", "LTO"}) {
    if (T == W) {
      return true;
    }
  }
  return false;
}

} // namespace

std::string CMakeRun::absolute(StringRef Path) const { return absolutePath(Path, Folder); }

std::string CMakeRun::folderKey(const std::string &Name) const {
  for (size_t I = Scopes.size(); I-- > 0;) {
    if (!IsFunctionScope[I]) {
      return "v|" + std::to_string(Scopes[I]) + "|" + Name;
    }
  }
  return scopeKey(Name);
}

std::vector<size_t> CMakeRun::targetsNamed(StringRef Name) const {
  std::vector<size_t> Out;
  const auto [Begin, End] = TargetByName.equal_range(Name.str());
  for (auto It = Begin; It != End; ++It) {
    Out.push_back(It->second);
  }
  return Out;
}

const Traced *CMakeRun::propertyOf(size_t Target, StringRef Name) const {
  const auto *Cell = Store.find(property(Target, Name));
  return Cell && *Cell ? &**Cell : nullptr;
}

void CMakeRun::appendCell(const std::string &Key, const Traced &Value) {
  const auto *Cell = Store.find(Key);
  Traced Out = Cell && *Cell ? **Cell : Traced();
  if (!Out.empty()) {
    Out.append(";");
  }
  Out.append(Value);
  Store.set(Key, std::move(Out));
}

void CMakeRun::doProject(const CMakeCommand &C, const Values &A) {
  if (A.empty()) {
    return;
  }
  const std::string &Name = A[0].Text.text();
  for (const char *V : {"PROJECT_NAME", "CMAKE_PROJECT_NAME"}) {
    setVariable(V, A[0].Text);
  }
  setVariable("PROJECT_SOURCE_DIR", Traced(Folder));
  setVariable(Name + "_SOURCE_DIR", Traced(Folder));
  setVariable(Name + "_BINARY_DIR", Traced::unknown());
  bool Languages = A.size() > 1, Named = false;
  bool Cuda = false, Unknown = false;
  for (size_t I = 1; I < A.size(); ++I) {
    const StringRef Word = A[I].Text.text();
    if (Word == "VERSION" || Word == "DESCRIPTION" || Word == "HOMEPAGE_URL" || Word == "COMPAT_VERSION") {
      Languages = Named && Languages;
      ++I;
      Languages = false;
    } else if (Word == "LANGUAGES") {
      Languages = Named = true;
    } else if (Languages) {
      Cuda |= Word == "CUDA" && !A[I].Text.isMaybe();
      Unknown |= A[I].Text.hasUnknown() || A[I].Text.isMaybe();
    }
  }
  if (Cuda || Unknown) {
    enableCuda(C);
  }
  if (Unknown && !Cuda) {
    forgetCudaVariables();
  }
}

void CMakeRun::doEnableLanguage(const CMakeCommand &C, const Values &A) {
  if (llvm::any_of(A, [](const CMakeValue &V) { return V.Text.text() == "CUDA"; })) {
    enableCuda(C);
  }
}

void CMakeRun::doCheckLanguage(const CMakeCommand &C, const Values &A) {
  if (!A.empty() && A[0].Text.text() == "CUDA" && !variable("CMAKE_CUDA_COMPILER")) {
    setCache("CMAKE_CUDA_COMPILER", Traced("nvcc"));
  }
}

void CMakeRun::enableCuda(const CMakeCommand &C) {
  if (!variable("CMAKE_CUDA_COMPILER")) {
    setCache("CMAKE_CUDA_COMPILER", Traced("nvcc"));
  }
  setVariable("CMAKE_CUDA_COMPILER_ID", Traced("NVIDIA"));
  setVariable("CMAKE_CUDA_COMPILER_VERSION",
              World.ToolkitVersion.empty() ? Traced::unknown() : Traced(World.ToolkitVersion));
  setVariable("CMAKE_CUDA_COMPILER_LOADED", Traced("1"));
  if (CudaEnabled) {
    return;
  }
  CudaEnabled = placeOf(C);
  CudaLine = Current->Text->place(C.Begin, C.Begin);
  const bool New = PolicyCudaArchs.value_or(Policy >= std::pair(3U, 18U));
  const Traced Before = value(Architectures);
  if (Before.empty() && New) {
    const char Marker = Traced::ToolkitDefault;
    setCache(Architectures, Traced(StringRef(&Marker, 1)));
    Seeded = true;
  }
}

/// A branch that is not taken because project() has set the variable: the list in it never counts.
void CMakeRun::noteSkipped(const CMakeFile &F, size_t Begin, size_t End, const CMakeCommand &If) {
  const Traced Now = value(Architectures);
  const bool IsSeed = Now.size() == 1 && Now.text()[0] == Traced::ToolkitDefault;
  if (!Seeded || !IsSeed || If.Name == "else") {
    return;
  }
  const bool Tests = llvm::any_of(
      If.Args, [&](const CMakeArgument &A) { return F.Text->text().slice(A.Begin, A.End).contains(Architectures); });
  if (!Tests) {
    return;
  }
  const CMakeCommand *First = nullptr;
  unsigned Lists = 0;
  bool Plain = true; // nothing but variables is touched: the branch can be tried
  for (size_t I = Begin; I < End; ++I) {
    const CMakeCommand &C = F.Commands[I];
    if (C.Name == "set" && !C.Args.empty() && F.Text->text().slice(C.Args[0].Begin, C.Args[0].End) == Architectures) {
      First = First ? First : &C;
      ++Lists;
    }
    Plain &= C.Name == "set" || C.Name == "list" || C.Name == "message" || C.Name == "if" || C.Name == "elseif" ||
             C.Name == "else" || C.Name == "endif" || C.Name == "string";
  }
  // As it would have been without that value.
  Store.begin();
  Store.erase(std::string("c|") + Architectures);
  const Tri Otherwise = condition(evaluate(If));
  Traced Meant = Traced::unknown();
  if (Otherwise != Tri::No && Lists > 1 && Plain) {
    ++Undecided;
    exec(F, Begin, End);
    --Undecided;
    Meant = value(Architectures);
  }
  Store.takeBack();
  if (Otherwise == Tri::No || !First) {
    return;
  }
  noteShadowed(*First, true, Meant.isExact() ? std::optional(Meant) : std::nullopt, Lists == 1);
}

void CMakeRun::noteShadowed(const CMakeCommand &C, bool Guarded, const std::optional<Traced> &Meant, bool Only) {
  ShadowedList S;
  S.At = placeOf(C);
  S.Project = *CudaEnabled;
  S.Guarded = Guarded;
  std::vector<Traced> Items;
  for (const CMakeValue &V : evaluate(C)) {
    if (V.Text.text() == "CACHE" || V.Text.text() == "PARENT_SCOPE") {
      break;
    }
    if (V.Text.text() != Architectures) {
      llvm::append_range(Items, V.Text.split(';'));
    }
  }
  for (const Traced &Item : Meant ? Meant->split(';') : Items) {
    S.Items.push_back(Item.text());
  }
  if (Only) {
    S.Command = S.At;
  }
  const bool Known = llvm::none_of(Result.Shadowed, [&](const ShadowedList &Other) { return Other.At == S.At; });
  if (Known && CudaLine) {
    Result.Shadowed.push_back(std::move(S));
  }
}

void CMakeRun::doAddTarget(const CMakeCommand &C, const Values &A) {
  if (A.empty()) {
    return;
  }
  for (size_t I = 1; I < A.size(); ++I) {
    const StringRef Word = A[I].Text.text();
    if (Word == "IMPORTED" || Word == "ALIAS" || (Word == "INTERFACE" && I == 1)) {
      if (Word == "INTERFACE") {
        break;
      }
      return;
    }
  }
  CMakeTarget T;
  T.Name = A[0].Text.isExact() ? A[0].Text.text() : "";
  T.At = A[0].Source ? placeOf(*A[0].Source) : placeOf(C);
  T.Behind = C.End;
  T.File = Current->Text;
  T.Folder = Folder;
  const size_t Id = Targets.size();
  Targets.push_back(std::move(T));
  TargetByName.emplace(Targets.back().Name, Id);
  std::vector<Traced> Sources;
  for (size_t I = 1; I < A.size(); ++I) {
    if (!isTargetWord(A[I].Text.text()) && A[I].Text.text() != "INTERFACE") {
      Sources.push_back(A[I].Text);
    }
  }
  Store.set(property(Id, "SOURCES"), join(Sources, ';'));
  const std::pair<const char *, const char *> Inherited[] = {
      {"CUDA_ARCHITECTURES", Architectures},
      {"CUDA_SEPARABLE_COMPILATION", "CMAKE_CUDA_SEPARABLE_COMPILATION"},
      {"CUDA_STANDARD", "CMAKE_CUDA_STANDARD"},
      {"CXX_STANDARD", "CMAKE_CXX_STANDARD"},
      {"COMPILE_OPTIONS", FolderOptions}};
  for (const auto &[Property, Variable] : Inherited) {
    if (const Traced *V = variable(Variable)) {
      Store.set(property(Id, Property), *V);
    }
  }
}

void CMakeRun::doCudaAdd(const CMakeCommand &C, const Values &A) {
  UsesFindCuda = true;
  if (A.empty() || C.Name == "cuda_wrap_srcs") {
    return;
  }
  doAddTarget(C, A);
  CMakeTarget &T = Targets.back();
  T.FindCuda = true;
  std::vector<Traced> Flags;
  for (const Traced &Item : value("CUDA_NVCC_FLAGS").split(';')) {
    llvm::append_range(Flags, shellWords(Item));
  }
  bool Options = false;
  for (const CMakeValue &V : A) {
    if (V.Text.text() == "OPTIONS") {
      Options = true;
    } else if (Options && V.Text.text() != "DEBUG" && V.Text.text() != "RELEASE") {
      llvm::append_range(Flags, shellWords(V.Text));
    }
  }
  T.FindCudaFlags = join(Flags, ';');
}

/// cuda_select_nvcc_arch_flags(out [archs…]): Auto asks the GPUs of the machine.
void CMakeRun::doCudaArchFlags(const CMakeCommand &C, const Values &A) {
  if (A.empty()) {
    return;
  }
  std::vector<Traced> Flags;
  for (size_t I = 1; I < A.size(); ++I) {
    for (const Traced &Item : A[I].Text.split(';')) {
      const ArchList List = parseTorchArchList(Item.text());
      if (!Item.isExact() || !List.Unknown.empty() || List.Targets.empty()) {
        Flags.push_back(Traced::unknown());
        continue;
      }
      for (const ArchTarget &T : List.Targets) {
        Flags.emplace_back("-gencode");
        Flags.emplace_back("arch=compute_" + T.Virtual.text() +
                           ",code=" + (T.Kind == CodeKind::Ptx ? "compute_" : "sm_") + T.Code.text());
      }
    }
  }
  setVariable(A[0].Text.text(), Flags.empty() ? Traced::unknown() : join(Flags, ';'));
}

void CMakeRun::doTargetSources(const CMakeCommand &C, const Values &A) {
  for (size_t I = 1; I < A.size(); ++I) {
    const StringRef Word = A[I].Text.text();
    if (Word == "PRIVATE" || Word == "PUBLIC" || Word == "INTERFACE") {
      continue;
    }
    for (const size_t T : targetsNamed(A[0].Text.text())) {
      // Relative to the folder of the call, whichever folder the target is from.
      Traced Source = A[I].Text;
      if (Source.isExact() && !Word.starts_with("/") && !Word.starts_with("$<")) {
        Source = Traced(absolute(Word));
      }
      appendCell(property(T, "SOURCES"), Source);
    }
  }
}

void CMakeRun::doTargetOptions(const CMakeCommand &C, const Values &A) {
  bool Own = true, Interface = false;
  for (size_t I = 1; I < A.size(); ++I) {
    const StringRef Word = A[I].Text.text();
    if (Word == "PRIVATE" || Word == "PUBLIC" || Word == "INTERFACE") {
      Own = Word != "INTERFACE";
      Interface = Word != "PRIVATE";
      continue;
    }
    if (Word == "BEFORE" || Word == "AFTER") {
      continue;
    }
    for (const size_t T : targetsNamed(A[0].Text.text())) {
      if (Own) {
        appendCell(property(T, "COMPILE_OPTIONS"), A[I].Text);
      }
      if (Interface) {
        appendCell(property(T, "INTERFACE_COMPILE_OPTIONS"), A[I].Text);
      }
    }
  }
}

void CMakeRun::doTargetFeatures(const CMakeCommand &C, const Values &A) {
  for (size_t I = 1; I < A.size(); ++I) {
    for (const size_t T : targetsNamed(A[0].Text.text())) {
      appendCell(property(T, "COMPILE_FEATURES"), A[I].Text);
    }
  }
}

void CMakeRun::doTargetLink(const CMakeCommand &C, const Values &A) {
  for (size_t I = 1; I < A.size(); ++I) {
    for (const size_t T : targetsNamed(A[0].Text.text())) {
      appendCell(property(T, "LINKS"), A[I].Text);
    }
  }
}

void CMakeRun::setTargetProperty(StringRef Target, const std::string &Name, const Traced &Value, bool Append) {
  for (const size_t T : targetsNamed(Target)) {
    if (Append) {
      appendCell(property(T, Name), Value);
    } else {
      Store.set(property(T, Name), Value);
    }
  }
}

void CMakeRun::doTargetProperties(const CMakeCommand &C, const Values &A) {
  size_t At = 0;
  while (At < A.size() && A[At].Text.text() != "PROPERTIES") {
    ++At;
  }
  for (size_t I = At + 1; I + 1 < A.size(); I += 2) {
    for (size_t T = 0; T < At; ++T) {
      setTargetProperty(A[T].Text.text(), A[I].Text.text(), A[I + 1].Text, false);
    }
  }
}

void CMakeRun::doSetProperty(const CMakeCommand &C, const Values &A) {
  size_t At = 1;
  bool Append = false;
  while (At < A.size() && A[At].Text.text() != "PROPERTY") {
    Append |= A[At].Text.text() == "APPEND" || A[At].Text.text() == "APPEND_STRING";
    ++At;
  }
  if (A.empty() || At + 1 >= A.size()) {
    return;
  }
  std::vector<Traced> Items;
  for (size_t I = At + 2; I < A.size(); ++I) {
    Items.push_back(A[I].Text);
  }
  const Traced Value = join(Items, ';');
  const std::string &Name = A[At + 1].Text.text();
  for (size_t I = 1; I < At; ++I) {
    if (A[0].Text.text() == "TARGET") {
      setTargetProperty(A[I].Text.text(), Name, Value, Append);
    } else if (A[0].Text.text() == "SOURCE") {
      Store.set("s|" + absolute(A[I].Text.text()) + "|" + Name, Value);
    }
  }
  if (A[0].Text.text() == "DIRECTORY" && Name == "COMPILE_OPTIONS") {
    appendCell(folderKey(FolderOptions), Value);
  }
}

void CMakeRun::doSourceProperties(const CMakeCommand &C, const Values &A) {
  size_t At = 0;
  while (At < A.size() && A[At].Text.text() != "PROPERTIES") {
    ++At;
  }
  for (size_t I = At + 1; I + 1 < A.size(); I += 2) {
    for (size_t S = 0; S < At; ++S) {
      Store.set("s|" + absolute(A[S].Text.text()) + "|" + A[I].Text.text(), A[I + 1].Text);
    }
  }
}

void CMakeRun::doCompileOptions(const CMakeCommand &C, const Values &A) {
  const std::string Key = folderKey(FolderOptions);
  if (!Store.find(Key)) {
    if (const Traced *Outer = variable(FolderOptions)) {
      Store.set(Key, *Outer);
    }
  }
  for (const CMakeValue &V : A) {
    appendCell(Key, V.Text);
  }
}

void CMakeRun::finishFolder(const std::string &Path) {
  for (CMakeTarget &T : Targets) {
    if (!T.Done && T.Folder == Path) {
      T.Done = true;
      T.Flags = value("CMAKE_CUDA_FLAGS");
      T.ReleaseFlags = value("CMAKE_CUDA_FLAGS_RELEASE");
      T.BuildType = value("CMAKE_BUILD_TYPE");
    }
  }
}

bool CMakeRun::isCudaSource(const std::string &Path) const {
  const auto *Language = Store.find("s|" + Path + "|LANGUAGE");
  if (Language && *Language) {
    return (*Language)->text() == "CUDA";
  }
  return StringRef(Path).ends_with(".cu");
}

/// A target's own options and those of the targets it links, generator expressions evaluated, one item an option.
std::vector<Traced> CMakeRun::optionsOf(size_t Target) const {
  std::vector<Traced> Out;
  const auto Add = [&](const Traced *List) {
    if (!List) {
      return;
    }
    for (const Traced &Item : evaluateGenerator(*List).split(';')) {
      if (StringRef(Item.text()).starts_with("SHELL:")) {
        llvm::append_range(Out, shellWords(Item.slice(6, Item.size())));
      } else {
        Out.push_back(Item.trimmed());
      }
    }
  };
  Add(propertyOf(Target, "COMPILE_OPTIONS"));
  llvm::StringSet<> Seen;
  std::vector<size_t> Left = {Target};
  for (size_t I = 0; I < Left.size(); ++I) {
    const Traced *Links = propertyOf(Left[I], "LINKS");
    if (!Links) {
      continue;
    }
    for (const Traced &Name : evaluateGenerator(*Links).split(';')) {
      if (Name.isExact() && Seen.insert(Name.text()).second) {
        for (const size_t T : targetsNamed(Name.text())) {
          Add(propertyOf(T, "INTERFACE_COMPILE_OPTIONS"));
          Left.push_back(T);
        }
      }
    }
  }
  return Out;
}

void CMakeRun::readStandard(size_t Target, CompileGroup &G) const {
  if (!G.Standard.empty()) {
    return;
  }
  for (const char *Name : {"CUDA_STANDARD", "CXX_STANDARD"}) {
    if (const Traced *S = propertyOf(Target, Name); S && S->isExact() && !S->empty()) {
      G.Standard = "c++" + S->text();
      G.StandardAt = S->place().value_or(G.At);
      break;
    }
    if (propertyOf(Target, Name)) {
      return; // not known
    }
  }
  // A feature raises the standard; it never lowers it.
  if (const Traced *Features = propertyOf(Target, "COMPILE_FEATURES")) {
    for (const Traced &F : Features->split(';')) {
      StringRef Name(F.text());
      if ((Name.consume_front("cuda_std_") || Name.consume_front("cxx_std_")) &&
          (G.Standard.empty() || ("c++" + Name).str() > G.Standard)) {
        G.Standard = ("c++" + Name).str();
        G.StandardAt = F.place().value_or(G.At);
        G.StandardMaybe = F.isMaybe();
      }
    }
  }
}

std::optional<CompileGroup> CMakeRun::groupOf(size_t Target) const {
  const CMakeTarget &T = Targets[Target];
  const Traced *Sources = propertyOf(Target, "SOURCES");
  if (!Sources || (!CudaEnabled && !T.FindCuda)) {
    return std::nullopt;
  }
  CompileGroup G;
  G.System = T.FindCuda ? BuildSystem::FindCuda : BuildSystem::CMake;
  G.Name = T.Name;
  G.At = T.At;
  for (const Traced &S : evaluateGenerator(*Sources).split(';')) {
    if (S.hasUnknown()) {
      continue;
    }
    const std::string Path = absolutePath(S.text(), T.Folder);
    if (isCudaSource(Path)) {
      G.Files.push_back(Path);
    }
  }
  if (G.Files.empty()) {
    return std::nullopt;
  }
  std::vector<Traced> Words;
  if (T.FindCuda) {
    Words = T.FindCudaFlags.split(';');
  } else {
    for (const Traced *Flags : {&T.Flags, &T.ReleaseFlags}) {
      for (const Traced &Part : Flags->split(';')) {
        llvm::append_range(Words, shellWords(evaluateGenerator(Part)));
      }
    }
    llvm::append_range(Words, optionsOf(Target));
  }
  readNvccWords(Words, T.FindCuda ? ListForm::CMake : ListForm::Shell, G);
  const size_t InFlags = G.Archs.size();
  if (!T.FindCuda) {
    if (const Traced *Archs = propertyOf(Target, "CUDA_ARCHITECTURES");
        Archs && !(Archs->isExact() && isOff(Archs->text()))) {
      readCMakeArchs(evaluateGenerator(*Archs), G);
    }
    if (const Traced *Rdc = propertyOf(Target, "CUDA_SEPARABLE_COMPILATION");
        Rdc && !Rdc->hasUnknown() && !isOff(Rdc->text())) {
      G.Flags.push_back({NvccFlag::Rdc, "true", Rdc->isMaybe(), Rdc->place().value_or(G.At), std::nullopt});
    }
    readStandard(Target, G);
    if (CudaLine) {
      G.Add = Insertion{Insertion::Kind::CMakeGuard, *CudaLine};
    }
  }
  if (G.Defaulted && InFlags) {
    // CMake's default comes on top of what the flags say.
    G.Defaulted = false;
    const hw::Toolkit *Toolkit = findToolkit(World.ToolkitVersion);
    const auto Default = Toolkit ? parseGpuArch(Toolkit->Default) : std::nullopt;
    G.Open |= !Default;
    for (const CodeKind Kind : {CodeKind::Real, CodeKind::Ptx}) {
      if (Default) {
        G.Archs.push_back(
            {{*Default, *Default, Kind, ArchOrigin::ToolkitDefault, 0}, false, G.At, ListForm::None, {}, ""});
      }
    }
  }
  G.Defaulted |= G.Archs.empty() && !G.Open && !G.Unresolved;
  G.Defaulted &= !G.Open;
  G.InAutomation = World.InAutomation;
  G.Optimized = !(T.BuildType.isExact() && StringRef(T.BuildType.text()).equals_insensitive("Debug"));
  return G;
}
