// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_BUILD_CMAKERUN_H
#define CUDA_TIDY_BUILD_CMAKERUN_H

#include "build/CMakeLexer.h"
#include "build/CMakeProject.h"
#include "build/CMakeStore.h"

namespace cudatidy {

enum class Tri { No, Yes, Unknown };
inline Tri operator!(Tri T) { return T == Tri::Unknown ? T : T == Tri::Yes ? Tri::No : Tri::Yes; }
inline Tri tri(bool B) { return B ? Tri::Yes : Tri::No; }

/// An argument after expansion. One unquoted argument may have become several.
struct CMakeValue {
  Traced Text;
  CMakeArgument::Kind Is = CMakeArgument::Kind::Unquoted;
  const CMakeArgument *Source = nullptr;
  bool isQuoted() const { return Is == CMakeArgument::Kind::Quoted || Is == CMakeArgument::Kind::Bracket; }
};

/// A file with its commands and, for each that opens a block, where the block goes on and ends.
struct CMakeFile {
  const SourceText *Text = nullptr;
  std::vector<CMakeCommand> Commands;
  std::vector<size_t> Next; ///< of if, elseif, else: the next branch or the end; of other openers: the end
};

struct CMakeFunction {
  const CMakeFile *File = nullptr;
  size_t Begin = 0, End = 0; ///< commands of the body
  std::vector<std::string> Parameters;
  bool IsMacro = false;
};

/// A target as it was made; its properties are cells of the store.
struct CMakeTarget {
  std::string Name;
  Place At;          ///< the name
  size_t Behind = 0; ///< byte behind the command that made it
  const SourceText *File = nullptr;
  std::string Folder;    ///< source folder
  bool FindCuda = false; ///< made by cuda_add_library() and its like
  Traced FindCudaFlags;
  bool Done = false; ///< its folder is at its end, and the three below are known
  Traced Flags, ReleaseFlags, BuildType;
};

/// One run of one project. The command table is in CMakeCommands.cpp, conditions in CMakeCondition.cpp, targets in
/// CMakeTargets.cpp, control flow in CMakeRun.cpp.
class CMakeRun {
public:
  CMakeRun(const CMakeWorld &World, FileTable &Texts);
  CMakeResult run(llvm::StringRef ListFile);

private:
  enum class Flow { Normal, Break, Continue, Return, Fatal };
  using Values = std::vector<CMakeValue>;
  using Handler = void (CMakeRun::*)(const CMakeCommand &, const Values &);

  // Control flow.
  const CMakeFile *load(const std::string &Path);
  Flow exec(const CMakeFile &F, size_t Begin, size_t End);
  Flow execOne(const CMakeFile &F, size_t &I);
  Flow execIf(const CMakeFile &F, size_t I, size_t End);
  Flow execForeach(const CMakeFile &F, size_t I, size_t End);
  Flow execWhile(const CMakeFile &F, size_t I, size_t End);
  Flow call(const CMakeFunction &Fn, const Values &Args);
  void runFile(const std::string &Path, bool Required);
  void runFolder(const std::string &Folder);
  void mergeBranches(std::vector<CMakeStore::Changes> Branches, size_t TargetsBefore);
  Traced below(const std::string &Key) const;

  // Values.
  Values evaluate(const CMakeCommand &C) const;
  Traced expand(llvm::StringRef Text, size_t Offset, bool Escapes) const;
  const Traced *variable(const std::string &Name) const;
  Traced value(const std::string &Name) const;
  bool isDefined(const std::string &Name) const;
  void setVariable(const std::string &Name, Traced Value);
  void unsetVariable(const std::string &Name);
  void setCache(const std::string &Name, Traced Value);
  std::string scopeKey(const std::string &Name, size_t Up = 0) const;
  Place placeOf(const CMakeCommand &C) const { return Current->Text->place(C.Begin, C.End); }
  Place placeOf(const CMakeArgument &A) const { return Current->Text->place(A.Begin, A.End); }
  Traced literal(const CMakeArgument &A) const;

  // Conditions.
  friend class CMakeCondition;
  Tri condition(const Values &Args) const;
  Tri truth(const CMakeValue &V) const;
  /// Whether a name that the text does not set may be set all the same, by text that is not read.
  bool mayBeSetOutside(llvm::StringRef Name) const { return Outside || comesWithPackage(Name); }
  bool comesWithPackage(llvm::StringRef Name) const;

  // Commands.
  static const std::map<std::string, Handler, std::less<>> &handlers();
  void doSet(const CMakeCommand &C, const Values &A);
  void doUnset(const CMakeCommand &C, const Values &A);
  void doList(const CMakeCommand &C, const Values &A);
  void doString(const CMakeCommand &C, const Values &A);
  void doMath(const CMakeCommand &C, const Values &A);
  void doOption(const CMakeCommand &C, const Values &A);
  void doDependentOption(const CMakeCommand &C, const Values &A);
  void doFile(const CMakeCommand &C, const Values &A);
  void doFilename(const CMakeCommand &C, const Values &A);
  void doParseArguments(const CMakeCommand &C, const Values &A);
  void doInclude(const CMakeCommand &C, const Values &A);
  void doSubdirectory(const CMakeCommand &C, const Values &A);
  void doMinimum(const CMakeCommand &C, const Values &A);
  void doPolicy(const CMakeCommand &C, const Values &A);
  void doFindPackage(const CMakeCommand &C, const Values &A);
  void doFindThing(const CMakeCommand &C, const Values &A);
  void doExecute(const CMakeCommand &C, const Values &A);
  void doOutputs(const CMakeCommand &C, const Values &A);
  void doGetProperty(const CMakeCommand &C, const Values &A);
  void doLanguageCall(const CMakeCommand &C, const Values &A);
  void doNothing(const CMakeCommand &C, const Values &A);
  void unknownCommand(const CMakeCommand &C, const Values &A);
  void include(const std::string &Name, bool Optional);
  void forgetCudaVariables();
  void switchCudaOn(const CMakeFile &Entry);

  // Projects and targets.
  void doProject(const CMakeCommand &C, const Values &A);
  void doEnableLanguage(const CMakeCommand &C, const Values &A);
  void doCheckLanguage(const CMakeCommand &C, const Values &A);
  void enableCuda(const CMakeCommand &C);
  void noteSkipped(const CMakeFile &F, size_t Begin, size_t End, const CMakeCommand &If);
  void noteShadowed(const CMakeCommand &C, bool Guarded, const std::optional<Traced> &Meant = std::nullopt,
                    bool Only = true);
  void doAddTarget(const CMakeCommand &C, const Values &A);
  void doCudaAdd(const CMakeCommand &C, const Values &A);
  void doCudaArchFlags(const CMakeCommand &C, const Values &A);
  void doTargetSources(const CMakeCommand &C, const Values &A);
  void doTargetOptions(const CMakeCommand &C, const Values &A);
  void doTargetFeatures(const CMakeCommand &C, const Values &A);
  void doTargetLink(const CMakeCommand &C, const Values &A);
  void doTargetProperties(const CMakeCommand &C, const Values &A);
  void doSetProperty(const CMakeCommand &C, const Values &A);
  void doSourceProperties(const CMakeCommand &C, const Values &A);
  void doCompileOptions(const CMakeCommand &C, const Values &A);
  std::vector<size_t> targetsNamed(llvm::StringRef Name) const;
  std::string property(size_t Target, llvm::StringRef Name) const {
    return "t|" + std::to_string(Target) + "|" + Name.str();
  }
  void appendCell(const std::string &Key, const Traced &Value);
  void setTargetProperty(llvm::StringRef Target, const std::string &Name, const Traced &Value, bool Append);
  void finishFolder(const std::string &Folder);
  std::string folderKey(const std::string &Name) const;
  std::optional<CompileGroup> groupOf(size_t Target) const;
  const Traced *propertyOf(size_t Target, llvm::StringRef Name) const;
  std::vector<Traced> optionsOf(size_t Target) const;
  void readStandard(size_t Target, CompileGroup &G) const;
  std::string absolute(llvm::StringRef Path) const;
  bool isCudaSource(const std::string &Path) const;

  const CMakeWorld &World;
  FileTable &Texts;
  CMakeStore Store;
  CMakeResult Result;
  std::map<std::string, std::unique_ptr<CMakeFile>> Files;
  std::map<std::string, CMakeFunction> Functions;
  std::map<std::string, Traced> *MacroArguments = nullptr;
  std::vector<CMakeTarget> Targets;
  std::multimap<std::string, size_t> TargetByName;
  std::vector<size_t> Scopes; ///< ids, innermost last
  std::vector<bool> IsFunctionScope;
  size_t NextScope = 0;
  const CMakeFile *Current = nullptr;
  std::string Folder; ///< CMAKE_CURRENT_SOURCE_DIR
  std::pair<unsigned, unsigned> Policy{0, 0};
  std::optional<bool> PolicyCudaArchs; ///< CMP0104, when it is set by name
  std::optional<Place> CudaEnabled;
  std::optional<Place> CudaLine; ///< where a list can be put in front of it
  bool Seeded = false;           ///< project() gave CMAKE_CUDA_ARCHITECTURES its value
  bool UsesFindCuda = false;
  std::map<std::string, DeadVariable> DeadCandidates;
  std::set<std::string> Read; ///< FindCUDA variables that the text reads
  std::set<std::string> Included;
  unsigned Depth = 0, Undecided = 0;
  size_t Steps = 0;
  Flow Pending = Flow::Normal;
  std::set<std::string> Packages; ///< that were looked for: they set names that begin with theirs
  bool Outside = false; ///< some text that the project runs is not there: a name that is not set may be set by it
  std::vector<std::string> OpenFolders; ///< being run, outermost first
};

/// Evaluates generator expressions as for CUDA files of a build that is meant to be fast; what they cannot tell is
/// unknown.
Traced evaluateGenerator(const Traced &Text);

} // namespace cudatidy

#endif
