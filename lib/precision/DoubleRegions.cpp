// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "precision/DoubleRegions.h"

#include "precision/RegionScanner.h"

#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Frontend/CompilerInstance.h"

#include <tuple>

using namespace cudatidy;
using namespace clang;

namespace {

/// Hands every function body of the project's own files to a scanner, instantiations included.
class Bodies : public RecursiveASTVisitor<Bodies> {
public:
  Bodies(ASTContext &Context, bool ClangOverloads, std::vector<DoubleRegion> &Out)
      : Context(Context), ClangOverloads(ClangOverloads), Out(Out) {}
  bool shouldVisitTemplateInstantiations() const { return true; }
  bool TraverseDecl(Decl *D) {
    const SourceManager &SM = Context.getSourceManager();
    if (D && !isa<NamespaceDecl, LinkageSpecDecl>(D) && D->getLocation().isValid() &&
        SM.isInSystemHeader(SM.getExpansionLoc(D->getLocation()))) {
      return true;
    }
    return RecursiveASTVisitor::TraverseDecl(D);
  }
  bool VisitFunctionDecl(FunctionDecl *F) {
    if (F->doesThisDeclarationHaveABody() && !F->isDependentContext()) {
      RegionScanner Scanner(Context, *F, ClangOverloads, Out);
      if (const auto *Constructor = dyn_cast<CXXConstructorDecl>(F)) {
        for (const CXXCtorInitializer *I : Constructor->inits()) {
          Scanner.scan(I->getInit());
        }
      }
      Scanner.scan(F->getBody());
    }
    return true;
  }

private:
  ASTContext &Context;
  const bool ClangOverloads;
  std::vector<DoubleRegion> &Out;
};

bool contains(const DoubleRegion &R, unsigned Line, unsigned Column) {
  const auto At = std::tie(Line, Column);
  return std::tie(R.Line, R.Column) <= At && At <= std::tie(R.EndLine, R.EndColumn);
}

/// Whether A is inside B: what is inside begins later or ends earlier.
bool isInside(const DoubleRegion &A, const DoubleRegion &B) {
  return contains(B, A.Line, A.Column) && contains(B, A.EndLine, A.EndColumn);
}

} // namespace

DoubleRegions::DoubleRegions(const TranslationUnit &U) : U(U) {
  Bodies Visitor(U.ast(), U.Served == HeaderChoice::Toolkit, All);
  // What a precompiled prelude holds is none of the project's: it is not even loaded.
  for (Decl *D : U.ast().getTranslationUnitDecl()->noload_decls()) {
    Visitor.TraverseDecl(D);
  }
}

const FileEntry *DoubleRegions::file(const std::string &Path) const {
  const auto [It, New] = Files.try_emplace(Path, nullptr);
  if (New) {
    if (OptionalFileEntryRef File = U.Compiler->getFileManager().getOptionalFileRef(Path)) {
      It->second = &File->getFileEntry();
    }
  }
  return It->second;
}

const DoubleRegion *DoubleRegions::find(const DoubleFrame &Frame) const {
  const FileEntry *File = file(Frame.File);
  // The innermost of each function: instances of one template have regions of different kinds at one place.
  std::map<const FunctionDecl *, const DoubleRegion *> Innermost;
  std::vector<const FunctionDecl *> Order;
  for (const DoubleRegion &R : All) {
    if (!File || R.File != File || !contains(R, Frame.Line, Frame.Column)) {
      continue;
    }
    const DoubleRegion *&Slot = Innermost[R.In];
    if (!Slot) {
      Order.push_back(R.In);
    }
    if (!Slot || isInside(R, *Slot)) {
      Slot = &R;
    }
  }
  const DoubleRegion *Found = nullptr;
  for (const FunctionDecl *F : Order) {
    if (!Found || (Found->Intended && !Innermost[F]->Intended)) {
      Found = Innermost[F];
    }
  }
  return Found;
}
