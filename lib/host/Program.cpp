// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "host/Program.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/SetVector.h"

using namespace cudatidy;
using namespace cudatidy::host;

namespace {

bool launches(llvm::StringRef Function) {
  return Function.starts_with("cudaLaunch") || Function.starts_with("cuLaunch") ||
         Function.starts_with("cudaGraphAddKernelNode");
}

/// Collects what a user's file defines, calls and launches; headers of the system are passed over.
class Survey : public clang::RecursiveASTVisitor<Survey> {
public:
  explicit Survey(clang::ASTContext &Context) : SM(Context.getSourceManager()) {}
  bool shouldVisitTemplateInstantiations() const { return true; }
  bool shouldVisitImplicitCode() const { return false; }

  bool TraverseDecl(clang::Decl *D) {
    if (!D || (D->getLocation().isValid() && SM.isInSystemHeader(D->getLocation()) &&
               !llvm::isa<clang::TranslationUnitDecl>(D))) {
      return true;
    }
    const clang::FunctionDecl *Outer = Current;
    if (auto *F = llvm::dyn_cast<clang::FunctionDecl>(D)) {
      const auto *M = llvm::dyn_cast<clang::CXXMethodDecl>(F);
      if (!(M && M->getParent()->isLambda() && Current)) {
        Current = F;
      }
      if (F->doesThisDeclarationHaveABody() && !F->isDependentContext() && !F->isInvalidDecl()) {
        Defined.push_back(F);
      }
    } else if (auto *V = llvm::dyn_cast<clang::VarDecl>(D)) {
      if (V->hasGlobalStorage() && V->isThisDeclarationADefinition() && !V->isInvalidDecl()) {
        Variables.push_back(V);
      }
    }
    const bool Result = RecursiveASTVisitor::TraverseDecl(D);
    Current = Outer;
    return Result;
  }
  bool VisitCallExpr(clang::CallExpr *E) {
    if (!Current || Current->isDependentContext()) {
      return true;
    }
    const clang::FunctionDecl *F = E->getDirectCallee();
    if (llvm::isa<clang::CUDAKernelCallExpr>(E) || (F && F->getIdentifier() && launches(F->getName()))) {
      Launching[Current].insert(E);
    } else if (F) {
      Called.emplace_back(Current, F->getCanonicalDecl());
    }
    return true;
  }
  bool VisitCXXConstructExpr(clang::CXXConstructExpr *E) {
    if (Current && !Current->isDependentContext()) {
      Called.emplace_back(Current, E->getConstructor()->getCanonicalDecl());
    }
    return true;
  }
  /// A function whose address is taken may be called from anywhere it travels to.
  bool VisitDeclRefExpr(clang::DeclRefExpr *E) {
    if (const auto *F = llvm::dyn_cast<clang::FunctionDecl>(E->getDecl()); F && Current) {
      Called.emplace_back(Current, F->getCanonicalDecl());
    }
    return true;
  }

  std::vector<const clang::FunctionDecl *> Defined;
  std::vector<const clang::VarDecl *> Variables;
  std::vector<std::pair<const clang::FunctionDecl *, const clang::FunctionDecl *>> Called;
  llvm::MapVector<const clang::FunctionDecl *, llvm::SetVector<const clang::Expr *>> Launching;

private:
  const clang::SourceManager &SM;
  const clang::FunctionDecl *Current = nullptr;
};

} // namespace

Program::Program(llvm::ArrayRef<const TranslationUnit *> Units, DeviceFacts Device) : Device(std::move(Device)) {
  for (const TranslationUnit *U : Units) {
    index(*U, U == Units.front());
  }
}

void Program::index(const TranslationUnit &Unit, bool IsFirst) {
  clang::ASTContext &Context = Unit.ast();
  Survey Seen(Context);
  Seen.TraverseDecl(Context.getTranslationUnitDecl());
  for (const clang::FunctionDecl *F : Seen.Defined) {
    if (F->isMain()) {
      Main = Main ? Main : F;
    }
    if (F->hasAttr<clang::CUDAGlobalAttr>()) {
      KernelsByName.try_emplace(mangled(F), F);
      if (IsFirst) {
        Kernels.push_back(F);
      }
    }
    if (F->isExternallyVisible() && !F->isInlined()) {
      const std::string Name = mangled(F);
      Functions.try_emplace(Name, F);
      if (IsFirst && !F->isMain() && !F->hasAttr<clang::CUDAGlobalAttr>() &&
          (!F->hasAttr<clang::CUDADeviceAttr>() || F->hasAttr<clang::CUDAHostAttr>())) {
        Exports.push_back(Name);
      }
    }
  }
  for (const clang::VarDecl *V : Seen.Variables) {
    if (V->isExternallyVisible()) {
      Variables.try_emplace(mangled(V), V);
    }
  }
  llvm::DenseSet<const clang::FunctionDecl *> Once;
  for (const auto &[Caller, Callee] : Seen.Called) {
    const clang::FunctionDecl *D = Callee->getDefinition();
    if (!D && !Callee->getBuiltinID() && Callee->isExternallyVisible() && IsFirst &&
        !Context.getSourceManager().isInSystemHeader(Callee->getLocation()) && Once.insert(Callee).second) {
      Imports.push_back(mangled(Callee));
    }
    if (Caller != (D ? D : Callee)) {
      Callers[(D ? D : Callee)->getCanonicalDecl()].push_back(Caller);
    }
  }
  for (const auto &[F, Exprs] : Seen.Launching) {
    Launchers.push_back({F, {Exprs.begin(), Exprs.end()}});
  }
}

std::string Program::mangled(const clang::NamedDecl *D) const {
  clang::ASTNameGenerator Names(D->getASTContext());
  return Names.getName(D);
}

const clang::FunctionDecl *Program::definition(const clang::FunctionDecl *F) const {
  if (const clang::FunctionDecl *D = F->getDefinition()) {
    return D;
  }
  if (Functions.empty() || F->getBuiltinID() || !F->isExternallyVisible() || F->isDependentContext()) {
    return F;
  }
  const auto [It, Inserted] = Linked.try_emplace(F->getCanonicalDecl(), F);
  if (Inserted) {
    const auto Found = Functions.find(mangled(F));
    if (Found != Functions.end()) {
      It->second = Found->second;
    }
  }
  return It->second;
}

const clang::VarDecl *Program::definition(const clang::VarDecl *V) const {
  if (const clang::VarDecl *D = V->getDefinition()) {
    return D;
  }
  if (V->isExternallyVisible() && !Variables.empty() && !V->getDeclContext()->isDependentContext()) {
    const auto Found = Variables.find(mangled(V));
    if (Found != Variables.end()) {
      return Found->second;
    }
  }
  return V->getCanonicalDecl();
}

std::vector<const clang::FunctionDecl *> Program::rootsOf(const clang::FunctionDecl *F) const {
  constexpr size_t MaxVisited = 512;
  llvm::SetVector<const clang::FunctionDecl *> Visited;
  Visited.insert(F->getCanonicalDecl());
  std::vector<const clang::FunctionDecl *> Roots;
  for (size_t I = 0; I != Visited.size() && Visited.size() < MaxVisited; ++I) {
    const auto It = Callers.find(Visited[I]);
    if (It == Callers.end()) {
      Roots.push_back(definition(Visited[I]));
      continue;
    }
    for (const clang::FunctionDecl *Caller : It->second) {
      Visited.insert(Caller->getCanonicalDecl());
    }
  }
  if (Roots.empty()) {
    Roots.push_back(F);
  }
  return Roots;
}

bool Program::allKernelsLaunched() const {
  llvm::DenseSet<const clang::FunctionDecl *> Launched;
  for (const Launcher &L : Launchers) {
    for (const clang::Expr *E : L.Launches) {
      if (const auto *K = llvm::cast<clang::CallExpr>(E)->getDirectCallee()) {
        Launched.insert(K->getCanonicalDecl());
      }
    }
  }
  return llvm::all_of(Kernels, [&](const clang::FunctionDecl *K) { return Launched.contains(K->getCanonicalDecl()); });
}
