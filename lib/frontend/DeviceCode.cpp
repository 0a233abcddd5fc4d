// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/DeviceCode.h"

#include "frontend/Soundness.h"

#include "clang/AST/ASTConsumer.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/CodeGen/ModuleBuilder.h"
#include "clang/Frontend/CompilerInstance.h"
#include "llvm/IR/Module.h"

using namespace cudatidy;

namespace {

using Arrival = DeviceCodeAction::Arrival;

class Recorder : public clang::ASTConsumer {
public:
  explicit Recorder(std::shared_ptr<DeviceCodeAction::Record> Kept) : Kept(std::move(Kept)) {}
  bool HandleTopLevelDecl(clang::DeclGroupRef D) override {
    if (Kept->Live) {
      return Kept->Live->HandleTopLevelDecl(D);
    }
    Kept->Arrived.push_back({Arrival::TopLevel, D, nullptr});
    return !(Kept->Stop && Kept->Stop());
  }
  void HandleCXXStaticMemberVarInstantiation(clang::VarDecl *D) override { keep(Arrival::StaticMember, D); }
  void HandleInlineFunctionDefinition(clang::FunctionDecl *D) override { keep(Arrival::InlineFunction, D); }
  void HandleTagDeclDefinition(clang::TagDecl *D) override { keep(Arrival::Tag, D); }
  void HandleVTable(clang::CXXRecordDecl *D) override { keep(Arrival::VTable, D); }

private:
  void keep(Arrival::Kind What, clang::Decl *D);
  std::shared_ptr<DeviceCodeAction::Record> Kept;
};

void lower(clang::CodeGenerator &Generator, const Arrival &A) {
  switch (A.What) {
  case Arrival::TopLevel:
    for (clang::Decl *D : A.Group) {
      if (!D->isInvalidDecl()) {
        Generator.HandleTopLevelDecl(clang::DeclGroupRef(D));
      }
    }
    return;
  case Arrival::StaticMember:
    if (!A.One->isInvalidDecl()) {
      Generator.HandleCXXStaticMemberVarInstantiation(llvm::cast<clang::VarDecl>(A.One));
    }
    return;
  case Arrival::InlineFunction:
    if (!A.One->isInvalidDecl()) {
      Generator.HandleInlineFunctionDefinition(llvm::cast<clang::FunctionDecl>(A.One));
    }
    return;
  case Arrival::Tag:
    if (!A.One->isInvalidDecl()) {
      Generator.HandleTagDeclDefinition(llvm::cast<clang::TagDecl>(A.One));
    }
    return;
  case Arrival::VTable:
    if (!A.One->isInvalidDecl()) {
      Generator.HandleVTable(llvm::cast<clang::CXXRecordDecl>(A.One));
    }
    return;
  }
}

void Recorder::keep(Arrival::Kind What, clang::Decl *D) {
  const Arrival A{What, {}, D};
  if (Kept->Live) {
    lower(*Kept->Live, A);
  } else {
    Kept->Arrived.push_back(A);
  }
}

/// Takes the bodies of broken functions and the values of unknown variables away, and gives them back at the end: the
/// checks still read them in the AST.
class Withheld {
public:
  explicit Withheld(const Soundness &Sound) {
    for (clang::FunctionDecl *F : Sound.broken()) {
      Bodies.push_back({F, F->getBody(), F->getEndLoc()});
      F->setBody(nullptr);
    }
    for (clang::VarDecl *V : Sound.unknownInitializers()) {
      Values.push_back({V, V->getInit(), V->getStorageClass()});
      V->setInit(nullptr);
      V->setStorageClass(clang::SC_Extern);
    }
  }
  ~Withheld() {
    for (const Body &B : Bodies) {
      B.F->setBody(B.Tree);
      B.F->setRangeEnd(B.End);
    }
    for (const Value &V : Values) {
      V.V->setStorageClass(V.Storage);
      V.V->setInit(V.Tree);
    }
  }
  Withheld(const Withheld &) = delete;
  Withheld &operator=(const Withheld &) = delete;

private:
  struct Body {
    clang::FunctionDecl *F;
    clang::Stmt *Tree;
    clang::SourceLocation End;
  };
  struct Value {
    clang::VarDecl *V;
    clang::Expr *Tree;
    clang::StorageClass Storage;
  };
  std::vector<Body> Bodies;
  std::vector<Value> Values;
};

} // namespace

std::unique_ptr<clang::ASTConsumer> DeviceCodeAction::CreateASTConsumer(clang::CompilerInstance &, llvm::StringRef) {
  return std::make_unique<Recorder>(Kept);
}

/// Says of libdevice's functions of numbers what their bodies would show, whichever headers declared them: they touch
/// no memory, so that accesses around them may be joined as nvcc joins them.
static void describeMath(llvm::Module &M) {
  for (llvm::Function &F : M) {
    const bool OfNumbers = llvm::none_of(F.args(), [](const llvm::Argument &A) { return A.getType()->isPointerTy(); });
    if (F.isDeclaration() && F.getName().starts_with("__nv_") && OfNumbers) {
      F.setDoesNotAccessMemory();
      F.setDoesNotThrow();
      F.setWillReturn();
    }
  }
}

std::unique_ptr<llvm::Module> cudatidy::lowerDeviceCode(clang::CompilerInstance &CI, DeviceCodeAction::Record &Parsed,
                                                        const Soundness &Sound, llvm::LLVMContext &Context) {
  const Withheld Guard(Sound);
  // Code generation gets an engine of its own: errors of the parse must not stop it.
  clang::DiagnosticOptions Options;
  clang::DiagnosticsEngine Engine(clang::DiagnosticIDs::create(), Options, new clang::IgnoringDiagConsumer());
  Engine.setSourceManager(&CI.getSourceManager());
  // The model names arrays by the parameters they come through.
  CI.getCodeGenOpts().DiscardValueNames = false;
  std::unique_ptr<clang::CodeGenerator> Generator =
      clang::CreateLLVMCodeGen(Engine, CI.getFrontendOpts().Inputs[0].getFile(), CI.getVirtualFileSystemPtr(),
                               CI.getHeaderSearchOpts(), CI.getPreprocessorOpts(), CI.getCodeGenOpts(), Context);
  Generator->Initialize(CI.getASTContext());
  Parsed.Live = Generator.get();
  for (const Arrival &A : Parsed.Arrived) {
    lower(*Generator, A);
  }
  Generator->HandleTranslationUnit(CI.getASTContext());
  Parsed.Live = nullptr;
  std::unique_ptr<llvm::Module> Module(Generator->ReleaseModule());
  if (Module) {
    describeMath(*Module);
  }
  return Module;
}
