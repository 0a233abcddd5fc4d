// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/DeviceCode.h"

#include "clang/AST/ASTConsumer.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "clang/CodeGen/ModuleBuilder.h"
#include "clang/Frontend/CompilerInstance.h"
#include "llvm/IR/Module.h"

using namespace cudatidy;

namespace {

class Recorder : public clang::ASTConsumer {
public:
  using Arrival = DeviceCodeAction::Arrival;
  explicit Recorder(std::vector<Arrival> &Out) : Out(Out) {}
  bool HandleTopLevelDecl(clang::DeclGroupRef D) override {
    Out.push_back({Arrival::TopLevel, D, nullptr});
    return true;
  }
  void HandleCXXStaticMemberVarInstantiation(clang::VarDecl *D) override {
    Out.push_back({Arrival::StaticMember, {}, D});
  }
  void HandleInlineFunctionDefinition(clang::FunctionDecl *D) override {
    Out.push_back({Arrival::InlineFunction, {}, D});
  }
  void HandleTagDeclDefinition(clang::TagDecl *D) override { Out.push_back({Arrival::Tag, {}, D}); }

private:
  std::vector<Arrival> &Out;
};

/// Turns functions whose bodies hold errors into declarations, so that what calls them still lowers.
class ErrorRemover : public clang::RecursiveASTVisitor<ErrorRemover> {
public:
  ErrorRemover(clang::ASTContext &Context, std::vector<LeftOut> &Missing) : Context(Context), Missing(Missing) {}
  bool shouldVisitTemplateInstantiations() const { return true; }
  bool shouldVisitImplicitCode() const { return true; }
  bool VisitFunctionDecl(clang::FunctionDecl *F) {
    if (!F->doesThisDeclarationHaveABody() || F->isDependentContext()) {
      return true;
    }
    const clang::Stmt *Body = F->getBody();
    if (!F->isInvalidDecl() && !(Body && hasErrors(Body))) {
      return true;
    }
    const clang::PresumedLoc Loc = Context.getSourceManager().getPresumedLoc(F->getLocation());
    Missing.push_back({F->getQualifiedNameAsString(), F->hasAttr<clang::CUDAGlobalAttr>(),
                       Loc.isValid() ? Loc.getFilename() : "", Loc.isValid() ? Loc.getLine() : 0, "it has errors"});
    Broken.push_back(F);
    return true;
  }
  void apply() {
    for (clang::FunctionDecl *F : Broken) {
      F->setBody(nullptr);
    }
  }

private:
  static bool hasErrors(const clang::Stmt *S) {
    if (!S) {
      return false;
    }
    if (const auto *E = llvm::dyn_cast<clang::Expr>(S)) {
      if (E->containsErrors()) {
        return true;
      }
    }
    if (const auto *D = llvm::dyn_cast<clang::DeclStmt>(S)) {
      for (const clang::Decl *One : D->decls()) {
        if (One->isInvalidDecl()) {
          return true;
        }
      }
    }
    return llvm::any_of(S->children(), hasErrors);
  }
  clang::ASTContext &Context;
  std::vector<LeftOut> &Missing;
  std::vector<clang::FunctionDecl *> Broken;
};

bool isSound(const clang::Decl *D) { return !D->isInvalidDecl(); }

} // namespace

std::unique_ptr<clang::ASTConsumer> DeviceCodeAction::CreateASTConsumer(clang::CompilerInstance &, llvm::StringRef) {
  return std::make_unique<Recorder>(Arrived);
}

std::unique_ptr<llvm::Module> cudatidy::lowerDeviceCode(clang::CompilerInstance &CI,
                                                        const std::vector<DeviceCodeAction::Arrival> &Arrived,
                                                        llvm::LLVMContext &Context, std::vector<LeftOut> &Missing) {
  ErrorRemover Remover(CI.getASTContext(), Missing);
  Remover.TraverseDecl(CI.getASTContext().getTranslationUnitDecl());
  Remover.apply();

  // Code generation gets an engine of its own: errors of the parse must not stop it.
  clang::DiagnosticOptions Options;
  clang::DiagnosticsEngine Engine(clang::DiagnosticIDs::create(), Options, new clang::IgnoringDiagConsumer());
  Engine.setSourceManager(&CI.getSourceManager());
  CI.getCodeGenOpts().OptimizationLevel = 2;
  std::unique_ptr<clang::CodeGenerator> Generator = clang::CreateLLVMCodeGen(
      Engine, CI.getFrontendOpts().Inputs[0].getFile(), CI.getVirtualFileSystemPtr(), CI.getHeaderSearchOpts(),
      CI.getPreprocessorOpts(), CI.getCodeGenOpts(), Context);
  Generator->Initialize(CI.getASTContext());
  using Arrival = DeviceCodeAction::Arrival;
  for (const Arrival &A : Arrived) {
    switch (A.What) {
    case Arrival::TopLevel:
      for (clang::Decl *D : A.Group) {
        if (isSound(D)) {
          Generator->HandleTopLevelDecl(clang::DeclGroupRef(D));
        }
      }
      break;
    case Arrival::StaticMember:
      Generator->HandleCXXStaticMemberVarInstantiation(llvm::cast<clang::VarDecl>(A.One));
      break;
    case Arrival::InlineFunction:
      if (isSound(A.One)) {
        Generator->HandleInlineFunctionDefinition(llvm::cast<clang::FunctionDecl>(A.One));
      }
      break;
    case Arrival::Tag:
      Generator->HandleTagDeclDefinition(llvm::cast<clang::TagDecl>(A.One));
      break;
    }
  }
  Generator->HandleTranslationUnit(CI.getASTContext());
  return std::unique_ptr<llvm::Module>(Generator->ReleaseModule());
}
