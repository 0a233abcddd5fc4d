// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/KernelTemplates.h"

#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"

using namespace cudatidy;

namespace {

class Walk {
public:
  explicit Walk(const clang::SourceManager &SM) : SM(SM) {}

  void visit(const clang::Decl *D) {
    if (const auto *T = llvm::dyn_cast<clang::FunctionTemplateDecl>(D)) {
      note(*T);
    } else if (llvm::isa<clang::NamespaceDecl, clang::LinkageSpecDecl>(D)) { // no member of a class is a kernel
      for (const clang::Decl *Inner : llvm::cast<clang::DeclContext>(D)->decls()) {
        visit(Inner);
      }
    }
  }

  std::vector<KernelTemplate> Found;

private:
  void note(const clang::FunctionTemplateDecl &T) {
    const clang::FunctionDecl *Pattern = T.getTemplatedDecl();
    if (!Pattern->hasAttr<clang::CUDAGlobalAttr>() || !Pattern->isThisDeclarationADefinition() ||
        SM.isInSystemHeader(T.getLocation())) {
      return;
    }
    const clang::PresumedLoc Loc = SM.getPresumedLoc(T.getLocation());
    if (Loc.isValid()) {
      // An explicit specialisation is a kernel with a text of its own.
      const bool Instance = llvm::any_of(T.specializations(), [](const clang::FunctionDecl *F) {
        return F->isDefined() && F->getTemplateSpecializationKind() != clang::TSK_ExplicitSpecialization;
      });
      Found.push_back({T.getQualifiedNameAsString(), Loc.getFilename(), Loc.getLine(), Instance});
    }
  }

  const clang::SourceManager &SM;
};

} // namespace

std::vector<KernelTemplate> cudatidy::kernelTemplates(llvm::ArrayRef<DeviceCodeAction::Arrival> Arrived,
                                                      const clang::SourceManager &SM) {
  Walk W(SM);
  for (const DeviceCodeAction::Arrival &A : Arrived) {
    if (A.What == DeviceCodeAction::Arrival::TopLevel) {
      for (const clang::Decl *D : A.Group) {
        W.visit(D);
      }
    }
  }
  return std::move(W.Found);
}
