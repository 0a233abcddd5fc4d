// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/ParseTrace.h"

#include "frontend/CommonNames.h"
#include "frontend/CompilerArgs.h"

#include "clang/AST/Decl.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace cudatidy;

void ProblemCollector::HandleDiagnostic(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info) {
  DiagnosticConsumer::HandleDiagnostic(Level, Info);
  if (Level < clang::DiagnosticsEngine::Error) {
    return; // warnings are the compiler's own business
  }
  llvm::SmallString<128> Text;
  Info.FormatDiagnostic(Text);
  ParseProblem P;
  P.IsError = true;
  P.Message = std::string(Text);
  ParseTrace::Error E;
  E.Id = Info.getID();
  E.Message = P.Message;
  if (Info.hasSourceManager() && Info.getLocation().isValid()) {
    E.Where = Info.getLocation();
    const clang::PresumedLoc Loc = Info.getSourceManager().getPresumedLoc(E.Where);
    if (Loc.isValid()) {
      P.File = Loc.getFilename();
      P.Line = Loc.getLine();
      P.Column = Loc.getColumn();
    }
  }
  if (CI && CI->hasSema()) {
    for (const auto &C : llvm::reverse(CI->getSema().CodeSynthesisContexts)) {
      if (C.Kind != clang::Sema::CodeSynthesisContext::TemplateInstantiation) {
        continue;
      }
      E.InInstance = true;
      if (const auto *F = llvm::dyn_cast_or_null<clang::FunctionDecl>(C.Entity)) {
        E.Instance = F;
        break;
      }
    }
  }
  Out.Problems.push_back(std::move(P));
  Out.Errors.push_back(std::move(E));
}

namespace {

class Watcher : public clang::PPCallbacks {
public:
  Watcher(clang::Preprocessor &PP, ParseTrace &Out, std::function<bool(llvm::StringRef)> InToolkit, bool AsNvcc)
      : PP(PP), Out(Out), InToolkit(std::move(InToolkit)), AsNvcc(AsNvcc), Nvcc(PP.getIdentifierInfo("__NVCC__")),
        Arch(PP.getIdentifierInfo("__CUDA_ARCH__")), Global(PP.getIdentifierInfo("__global__")) {}

  void FileChanged(clang::SourceLocation Loc, FileChangeReason, clang::SrcMgr::CharacteristicKind Kind,
                   clang::FileID) override {
    const bool Wanted = Kind == clang::SrcMgr::C_User;
    if (!AsNvcc || Wanted == Nvcc->hasMacroDefinition()) {
      return;
    }
    if (Wanted) {
      PP.appendDefMacroDirective(Nvcc, one(Loc));
    } else {
      PP.appendMacroDirective(Nvcc, new (PP.getPreprocessorAllocator()) clang::UndefMacroDirective(Loc));
    }
  }
  void InclusionDirective(clang::SourceLocation, const clang::Token &, llvm::StringRef Name, bool,
                          clang::CharSourceRange, clang::OptionalFileEntryRef File, llvm::StringRef SearchPath,
                          llvm::StringRef, const clang::Module *, bool, clang::SrcMgr::CharacteristicKind) override {
    // CUDA's headers among the system's own (a distribution's package, links in /usr/local/include) do not mix with
    // ours.
    if (File && InToolkit && !SearchPath.empty() && !SearchPath.starts_with(HeaderRoot)) {
      const auto [At, New] = IsToolkit.try_emplace(SearchPath, false);
      if (New) {
        At->second = isToolkitFolder(SearchPath);
      }
      if (At->second) {
        ask(Name);
      }
    }
  }
  bool FileNotFound(llvm::StringRef Name) override {
    ask(Name);
    if (!llvm::is_contained(Out.MissingIncludes, Name)) {
      Out.MissingIncludes.push_back(std::string(Name));
    }
    return false; // clang reports it, as an error that does not stop
  }
  void HasInclude(clang::SourceLocation, llvm::StringRef Name, bool, clang::OptionalFileEntryRef File,
                  clang::SrcMgr::CharacteristicKind) override {
    if (!File) {
      ask(Name);
    }
  }
  void MacroExpands(const clang::Token &Name, const clang::MacroDefinition &, clang::SourceRange,
                    const clang::MacroArgs *) override {
    test(Name);
    if (Name.getIdentifierInfo() == Global) {
      const clang::SourceLocation At = PP.getSourceManager().getExpansionLoc(Name.getLocation());
      if (!PP.getSourceManager().isInSystemHeader(At)) {
        Out.KernelMarks.push_back(At);
      }
    }
  }
  void Defined(const clang::Token &Name, const clang::MacroDefinition &, clang::SourceRange) override { test(Name); }
  void Ifdef(clang::SourceLocation, const clang::Token &Name, const clang::MacroDefinition &) override { test(Name); }
  void Ifndef(clang::SourceLocation, const clang::Token &Name, const clang::MacroDefinition &) override { test(Name); }
  void Elifdef(clang::SourceLocation, const clang::Token &Name, const clang::MacroDefinition &) override { test(Name); }
  void Elifndef(clang::SourceLocation, const clang::Token &Name, const clang::MacroDefinition &) override {
    test(Name);
  }
  void If(clang::SourceLocation Loc, clang::SourceRange Condition, ConditionValueKind) override {
    testWords(Loc, Condition);
  }
  void Elif(clang::SourceLocation Loc, clang::SourceRange Condition, ConditionValueKind,
            clang::SourceLocation) override {
    testWords(Loc, Condition);
  }

private:
  /// What nvcc gives its macro: 1.
  clang::MacroInfo *one(clang::SourceLocation Loc) {
    clang::Token Value;
    Value.startToken();
    Value.setKind(clang::tok::numeric_constant);
    PP.CreateString("1", Value, Loc, Loc);
    clang::MacroInfo *Macro = PP.AllocateMacroInfo(Loc);
    Macro->setTokens(Value, PP.getPreprocessorAllocator());
    Macro->setDefinitionEndLoc(Loc);
    return Macro;
  }
  void test(const clang::Token &Name) {
    if (const clang::IdentifierInfo *Id = Name.getIdentifierInfo()) {
      noteSwitch(Id->getName(), Name.getLocation());
    }
    if (!Out.TestsCudaArch && Name.getIdentifierInfo() == Arch) {
      Out.TestsCudaArch = !PP.getSourceManager().isInSystemHeader(Name.getLocation());
    }
  }
  /// A condition names macros that are not defined without a word to the callbacks of single names.
  void testWords(clang::SourceLocation Loc, clang::SourceRange Condition) {
    llvm::StringRef Text = clang::Lexer::getSourceText(clang::CharSourceRange::getTokenRange(Condition),
                                                       PP.getSourceManager(), PP.getLangOpts());
    const auto InWord = [](char C) { return llvm::isAlnum(C) || C == '_'; };
    while (!Text.empty()) {
      Text = Text.drop_until(InWord);
      noteSwitch(Text.take_while(InWord), Loc);
      Text = Text.drop_while(InWord);
    }
  }
  void noteSwitch(llvm::StringRef Name, clang::SourceLocation Where) {
    if (isCudaSwitch(Name) && !PP.isMacroDefined(Name) && !llvm::is_contained(Out.CudaSwitches, Name) &&
        !PP.getSourceManager().isInSystemHeader(Where)) {
      Out.CudaSwitches.push_back(Name.str());
    }
  }
  void ask(llvm::StringRef Name) {
    if (Out.NeedsToolkit.empty() && InToolkit && InToolkit(Name)) {
      Out.NeedsToolkit = std::string(Name);
    }
  }

  clang::Preprocessor &PP;
  ParseTrace &Out;
  std::function<bool(llvm::StringRef)> InToolkit;
  const bool AsNvcc;
  clang::IdentifierInfo *Nvcc;
  llvm::StringMap<bool> IsToolkit; ///< by search folder
  const clang::IdentifierInfo *Arch;
  const clang::IdentifierInfo *Global;
};

} // namespace

void cudatidy::watchPreprocessor(clang::Preprocessor &PP, ParseTrace &Out,
                                 std::function<bool(llvm::StringRef)> InToolkit, bool AsNvcc) {
  PP.addPPCallbacks(std::make_unique<Watcher>(PP, Out, std::move(InToolkit), AsNvcc));
}
