// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rewrite/NarrowStorage.h"

#include "finding/SourcePlace.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/ParentMapContext.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "llvm/ADT/SetVector.h"

using namespace cudatidy;
using namespace clang;

namespace {

/// What a reference to a variable is part of, going up through the expressions that only wrap it.
class Uses : public RecursiveASTVisitor<Uses> {
public:
  explicit Uses(const VarDecl &V) : V(V) {}
  bool VisitDeclRefExpr(DeclRefExpr *E) {
    if (E->getDecl()->getCanonicalDecl() == V.getCanonicalDecl()) {
      All.push_back(E);
    }
    return true;
  }
  std::vector<DeclRefExpr *> All;

private:
  const VarDecl &V;
};

const Stmt *parentOf(const Stmt *S, ASTContext &Context) {
  const auto Parents = Context.getParents(*S);
  return Parents.empty() ? nullptr : Parents[0].get<Stmt>();
}

/// Past casts and parentheses.
const Stmt *userOf(const Stmt *S, ASTContext &Context, const Stmt **Child) {
  *Child = S;
  for (S = parentOf(S, Context); S && (isa<CastExpr, ParenExpr>(S)); S = parentOf(S, Context)) {
    *Child = S;
  }
  return S;
}

class Narrowing {
public:
  Narrowing(ASTContext &Context, const StorageType &As) : Context(Context), As(As) {}

  bool addKernel(const FunctionDecl &Kernel, unsigned Parameter) {
    if (Parameter >= Kernel.getNumParams() || Kernel.isTemplateInstantiation() || !Kernel.hasBody() ||
        !Kernel.doesThisDeclarationHaveABody() || Kernel.getPreviousDecl() || Kernel.getMostRecentDecl() != &Kernel) {
      return false;
    }
    if (!Kernels.insert({&Kernel, Parameter})) {
      return true;
    }
    const ParmVarDecl &P = *Kernel.getParamDecl(Parameter);
    Uses Of(P);
    Of.TraverseStmt(Kernel.getBody());
    return retype(P) && llvm::all_of(Of.All, [&](DeclRefExpr *E) { return element(E); }) && buffers(Kernel, Parameter);
  }

  bool addHost() {
    for (size_t N = 0; N != Hosts.size(); ++N) {
      const VarDecl &V = *Hosts[N];
      Uses Of(V);
      Of.TraverseAST(Context);
      if (!retype(V) || !llvm::all_of(Of.All, [&](DeclRefExpr *E) { return hostUse(E); })) {
        return false;
      }
    }
    return true;
  }

  std::optional<NarrowedStorage> finish(const FunctionDecl &First) {
    std::string Text = "#include <" + As.Header + ">\n";
    const std::string Raw =
        "  const size_t Count = Bytes / sizeof(float);\n  " + As.Type + " *Raw = new " + As.Type + "[Count];\n";
    const std::string End = "  delete[] Raw;\n  return Result;\n}\n";
    const std::string Size = "Count * sizeof(" + As.Type + ")";
    if (ToHost) {
      Text += "static cudaError_t copyToFloats(float *To, const " + As.Type + " *From, size_t Bytes) {\n" + Raw +
              "  const cudaError_t Result = cudaMemcpy(Raw, From, " + Size + ", cudaMemcpyDeviceToHost);\n" +
              "  for (size_t I = 0; I < Count; ++I)\n    To[I] = " + As.ToFloat + "(Raw[I]);\n" + End;
    }
    if (ToDevice) {
      Text += "static cudaError_t copyFromFloats(" + As.Type + " *To, const float *From, size_t Bytes) {\n" + Raw +
              "  for (size_t I = 0; I < Count; ++I)\n    Raw[I] = " + As.FromFloat + "(From[I]);\n" +
              "  const cudaError_t Result = cudaMemcpy(To, Raw, " + Size + ", cudaMemcpyHostToDevice);\n" + End;
    }
    return take(insertBefore(First.getSourceRange(), Text, Context)) ? std::optional(std::move(Out)) : std::nullopt;
  }

private:
  bool take(std::optional<Edit> E) {
    if (!E) {
      return false;
    }
    Out.Edits.push_back(*std::move(E));
    return true;
  }

  /// `float *V` as its declaration's only name.
  bool retype(const VarDecl &V) {
    const TypeSourceInfo *Written = V.getTypeSourceInfo();
    auto Pointer = Written ? Written->getTypeLoc().getUnqualifiedLoc().getAs<PointerTypeLoc>() : PointerTypeLoc();
    for (auto A = Written ? Written->getTypeLoc().getUnqualifiedLoc().getAs<AttributedTypeLoc>() : AttributedTypeLoc();
         A && !Pointer; A = A.getModifiedLoc().getAs<AttributedTypeLoc>()) {
      Pointer = A.getModifiedLoc().getUnqualifiedLoc().getAs<PointerTypeLoc>();
    }
    if (!Pointer) {
      return false;
    }
    const TypeLoc Element = Pointer.getPointeeLoc().getUnqualifiedLoc();
    return Element.getType()->isSpecificBuiltinType(BuiltinType::Float) && Element.getAs<BuiltinTypeLoc>() &&
           take(replace(Element.getSourceRange(), As.Type, Context));
  }

  /// `P[I]` that is loaded, or that a value is assigned to.
  bool element(const DeclRefExpr *E) {
    const Stmt *Child = nullptr;
    const auto *At = dyn_cast_or_null<ArraySubscriptExpr>(userOf(E, Context, &Child));
    if (!At || At->getBase() != Child) {
      return false;
    }
    const Stmt *Up = parentOf(At, Context);
    while (Up && isa<ParenExpr>(Up)) {
      Up = parentOf(Up, Context);
    }
    if (const auto *Load = dyn_cast_or_null<ImplicitCastExpr>(Up); Load && Load->getCastKind() == CK_LValueToRValue) {
      return take(insertBefore(At->getSourceRange(), As.ToFloat + "(", Context)) &&
             take(insertAfter(At->getSourceRange(), ")", Context));
    }
    const auto *Store = dyn_cast_or_null<BinaryOperator>(Up);
    return Store && Store->getOpcode() == BO_Assign && Store->getLHS()->IgnoreParens() == At &&
           isa_and_nonnull<CompoundStmt, IfStmt, ForStmt>(parentOf(Store, Context)) &&
           take(insertBefore(Store->getRHS()->getSourceRange(), As.FromFloat + "(", Context)) &&
           take(insertAfter(Store->getRHS()->getSourceRange(), ")", Context));
  }

  /// The host's variables that are passed for a parameter.
  bool buffers(const FunctionDecl &Kernel, unsigned Parameter) {
    struct Launches : RecursiveASTVisitor<Launches> {
      const FunctionDecl *Of = nullptr;
      std::vector<CUDAKernelCallExpr *> All;
      bool VisitCUDAKernelCallExpr(CUDAKernelCallExpr *E) {
        if (E->getDirectCallee() == Of) {
          All.push_back(E);
        }
        return true;
      }
    } Found;
    Found.Of = &Kernel;
    Found.TraverseAST(Context);
    for (const CUDAKernelCallExpr *E : Found.All) {
      const auto *D = dyn_cast<DeclRefExpr>(E->getArg(Parameter)->IgnoreParenImpCasts());
      const auto *V = D ? dyn_cast<VarDecl>(D->getDecl()) : nullptr;
      const auto *S = V && V->isLocalVarDecl() ? declarationOf(*V) : nullptr;
      if (!S || !S->isSingleDecl()) {
        return false;
      }
      Hosts.insert(V);
      Out.HasHost = true;
    }
    return true;
  }

  const DeclStmt *declarationOf(const VarDecl &V) {
    const auto Parents = Context.getParents(V);
    return Parents.empty() ? nullptr : Parents[0].get<DeclStmt>();
  }

  bool resize(const Expr *Bytes) {
    return take(insertBefore(Bytes->getSourceRange(), "(", Context)) &&
           take(insertAfter(Bytes->getSourceRange(), ") / sizeof(float) * sizeof(" + As.Type + ")", Context));
  }

  bool hostUse(const DeclRefExpr *E) {
    const Stmt *Child = nullptr, *Up = userOf(E, Context, &Child);
    if (const auto *Address = dyn_cast_or_null<UnaryOperator>(Up); Address && Address->getOpcode() == UO_AddrOf) {
      Up = userOf(Address, Context, &Child);
      const auto *Call = dyn_cast_or_null<CallExpr>(Up);
      return Call && nameOf(*Call) == "cudaMalloc" && Call->getNumArgs() == 2 && Call->getArg(0) == Child &&
             resize(Call->getArg(1));
    }
    const auto *Call = dyn_cast_or_null<CallExpr>(Up);
    if (!Call) {
      return false;
    }
    if (const auto *Launch = dyn_cast<CUDAKernelCallExpr>(Call)) {
      for (unsigned N = 0; N != Launch->getNumArgs(); ++N) {
        if (Launch->getArg(N) == Child) {
          const FunctionDecl *Kernel = Launch->getDirectCallee();
          return Kernel && addKernel(*Kernel, N);
        }
      }
      return false;
    }
    const StringRef Name = nameOf(*Call);
    if (Name == "cudaFree") {
      return true;
    }
    if (Name == "cudaMemset" && Call->getNumArgs() == 3 && Call->getArg(0) == Child) {
      return resize(Call->getArg(2));
    }
    if (Name != "cudaMemcpy" || Call->getNumArgs() != 4) {
      return false;
    }
    const auto *Kind = dyn_cast<DeclRefExpr>(Call->getArg(3)->IgnoreParenImpCasts());
    const auto *Way = Kind ? dyn_cast<EnumConstantDecl>(Kind->getDecl()) : nullptr;
    const bool FromDevice = Way && Way->getName() == "cudaMemcpyDeviceToHost" && Call->getArg(1) == Child;
    const bool FromHost = Way && Way->getName() == "cudaMemcpyHostToDevice" && Call->getArg(0) == Child;
    const Expr *Other = Call->getArg(FromDevice ? 0 : 1)->IgnoreParenCasts();
    const QualType OtherType = Other->getType();
    const bool OfFloats =
        OtherType->isPointerType() && OtherType->getPointeeType()->isSpecificBuiltinType(BuiltinType::Float);
    if ((!FromDevice && !FromHost) || !OfFloats) {
      return false;
    }
    ToHost |= FromDevice;
    ToDevice |= FromHost;
    const auto To = textOf(Call->getArg(0)->getSourceRange(), Context);
    const auto From = textOf(Call->getArg(1)->getSourceRange(), Context);
    const auto Bytes = textOf(Call->getArg(2)->getSourceRange(), Context);
    return To && From && Bytes &&
           take(replace(Call->getSourceRange(),
                        std::string(FromDevice ? "copyToFloats(" : "copyFromFloats(") + *To + ", " + *From + ", " +
                            *Bytes + ")",
                        Context));
  }

  static StringRef nameOf(const CallExpr &Call) {
    const FunctionDecl *F = Call.getDirectCallee();
    return F && F->getIdentifier() ? F->getName() : StringRef();
  }

  ASTContext &Context;
  const StorageType &As;
  NarrowedStorage Out;
  llvm::SetVector<std::pair<const FunctionDecl *, unsigned>> Kernels;
  llvm::SetVector<const VarDecl *> Hosts;
  bool ToHost = false, ToDevice = false;
};

} // namespace

std::optional<NarrowedStorage> cudatidy::narrowStorage(const FunctionDecl &Kernel, unsigned Parameter,
                                                       const StorageType &As) {
  ASTContext &Context = Kernel.getASTContext();
  // Neither system headers nor what a prelude holds matter here, and their parents cost most of the time.
  const std::vector<Decl *> Before = Context.getTraversalScope();
  const SourceManager &SM = Context.getSourceManager();
  std::vector<Decl *> Own;
  llvm::copy_if(Context.getTranslationUnitDecl()->noload_decls(), std::back_inserter(Own),
                [&](const Decl *D) { return !SM.isInSystemHeader(SM.getExpansionLoc(D->getLocation())); });
  Context.setTraversalScope(Own);
  Narrowing N(Context, As);
  std::optional<NarrowedStorage> Out;
  if (N.addKernel(Kernel, Parameter) && N.addHost()) {
    Out = N.finish(Kernel);
  }
  Context.setTraversalScope(Before);
  return Out;
}
