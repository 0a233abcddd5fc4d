// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/Soundness.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Mangle.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"

#include "llvm/ADT/MapVector.h"

#include <map>

using namespace cudatidy;

namespace {

/// Errors after which the tree still says what the author wrote: rules of the language that clang enforces and nvcc
/// does not, or that concern where code may run, not what it does.
bool leavesTreeWhole(unsigned Id) {
  switch (Id) {
  case clang::diag::err_ref_bad_target: // host function called on the device: relaxed constexpr, wrong-side calls
  case clang::diag::err_ref_bad_target_global_initializer:
  case clang::diag::err_cuda_extern_shared: // extern __shared__ without brackets
  case clang::diag::err_cuda_device_exceptions:
  case clang::diag::err_cuda_nonstatic_constdev:
  case clang::diag::err_dynamic_var_init:
  case clang::diag::err_shared_var_init:
  case clang::diag::err_variadic_device_fn:
  case clang::diag::err_target_unsupported_type:
  case clang::diag::err_access:
  case clang::diag::err_access_ctor:
  case clang::diag::err_access_dtor:
  case clang::diag::err_expected_semi_declaration:
  case clang::diag::err_expected_semi_after_expr:
  case clang::diag::err_goto_into_protected_scope: // past a variable's declaration
  case clang::diag::err_switch_into_protected_scope:
    return true;
  default:
    return false;
  }
}

/// Finds the first thing in a function's tree that must not be lowered. Null reasons: nothing.
class TreeCheck : public clang::RecursiveASTVisitor<TreeCheck> {
public:
  explicit TreeCheck(llvm::DenseMap<const clang::CXXRecordDecl *, bool> &Records) : Records(Records) {}
  const char *Reason = nullptr;

  bool shouldVisitImplicitCode() const { return true; }
  bool shouldVisitTemplateInstantiations() const { return false; }
  bool VisitExpr(clang::Expr *E) {
    if (E->containsErrors()) {
      return fail("an expression does not resolve");
    }
    if (E->isTypeDependent() || E->isValueDependent()) {
      return fail("an expression depends on what does not resolve");
    }
    return isBrokenType(E->getType()) ? fail("a type is not known") : true;
  }
  bool VisitCXXDefaultArgExpr(clang::CXXDefaultArgExpr *E) {
    const clang::ParmVarDecl *P = E->getParam();
    return P->isInvalidDecl() || (P->hasInit() && !P->hasUnparsedDefaultArg() && E->getExpr()->containsErrors())
               ? fail("a default argument does not resolve")
               : true;
  }
  bool VisitVarDecl(clang::VarDecl *V) {
    return V->isInvalidDecl() || isBrokenType(V->getType()) ? fail("a variable's declaration has errors") : true;
  }
  bool TraverseLambdaExpr(clang::LambdaExpr *L) {
    if (L->getCallOperator()->isInvalidDecl()) {
      return fail("a lambda has errors");
    }
    // The body of a generic lambda depends on its parameters by right; its instantiations arrive by themselves.
    return L->isGenericLambda() ? VisitExpr(L) : RecursiveASTVisitor::TraverseLambdaExpr(L);
  }
  // What is only named and never evaluated is not lowered.
  bool TraverseTypeLoc(clang::TypeLoc, bool = true) { return true; }
  bool TraverseNestedNameSpecifierLoc(clang::NestedNameSpecifierLoc) { return true; }
  bool TraverseTemplateArgumentLoc(const clang::TemplateArgumentLoc &) { return true; }
  bool TraverseUnaryExprOrTypeTraitExpr(clang::UnaryExprOrTypeTraitExpr *E) { return VisitExpr(E); }
  bool TraverseCXXNoexceptExpr(clang::CXXNoexceptExpr *E) { return VisitExpr(E); }
  bool TraverseRequiresExpr(clang::RequiresExpr *E) { return VisitExpr(E); }
  bool TraverseStaticAssertDecl(clang::StaticAssertDecl *) { return true; }
  bool TraverseTypedefDecl(clang::TypedefDecl *) { return true; }
  bool TraverseTypeAliasDecl(clang::TypeAliasDecl *) { return true; }

private:
  bool fail(const char *Why) {
    Reason = Why;
    return false;
  }
  /// Whether a typedef on the way to a type has an error: clang goes on with int in its place.
  static bool hasBrokenAlias(clang::QualType T) {
    while (const auto *Alias = T->getAs<clang::TypedefType>()) {
      if (Alias->getDecl()->isInvalidDecl()) {
        return true;
      }
      T = Alias->desugar();
    }
    return false;
  }
  bool isBrokenType(clang::QualType T) {
    if (T.isNull()) {
      return true;
    }
    // Sizes of what a pointer points to matter as soon as something is added to it.
    while (true) {
      if (hasBrokenAlias(T)) {
        return true;
      }
      const clang::QualType Next = T->isReferenceType() || T->isAnyPointerType()
                                       ? T->getPointeeType()
                                       : clang::QualType(T->getPointeeOrArrayElementType(), 0);
      if (Next.isNull() || Next.getTypePtr() == T.getTypePtr()) {
        break;
      }
      T = Next;
    }
    if (T->isDependentType()) {
      return true;
    }
    const clang::CXXRecordDecl *R = T->getAsCXXRecordDecl();
    return R && isBrokenRecord(R);
  }
  bool isBrokenRecord(const clang::CXXRecordDecl *R) {
    if (R->isInvalidDecl()) {
      return true;
    }
    R = R->getDefinition();
    if (!R) {
      return false;
    }
    // A record that is met again while it is looked at refers to itself: that adds nothing.
    const auto [At, New] = Records.try_emplace(R, false);
    if (!New) {
      return At->second;
    }
    if (R->isFromASTFile()) {
      return false;
    }
    bool Bad = R->isInvalidDecl();
    for (const clang::CXXBaseSpecifier &B : R->bases()) {
      Bad = Bad || isBrokenType(B.getType());
    }
    for (const clang::FieldDecl *F : R->fields()) {
      Bad = Bad || F->isInvalidDecl() || F->getType()->isDependentType() || hasBrokenAlias(F->getType());
      if (!Bad && F->hasInClassInitializer() && F->getInClassInitializer()) {
        Bad = F->getInClassInitializer()->containsErrors();
      }
      if (!Bad) {
        if (const auto *Inner = F->getType()->getBaseElementTypeUnsafe()->getAsCXXRecordDecl()) {
          Bad = isBrokenRecord(Inner);
        }
      }
    }
    Records[R] = Bad;
    return Bad;
  }
  llvm::DenseMap<const clang::CXXRecordDecl *, bool> &Records;
};

struct Indexed {
  unsigned Offset;
  size_t Order; ///< of the errors at one place the first counts
  const ParseTrace::Error *E;
};

} // namespace

/// Errors by file and offset, with those of a file that is included inside a function ascribed to the #include too.
struct Soundness::Index {
  std::map<clang::FileID, std::vector<Indexed>> InText;
  llvm::DenseMap<const clang::FunctionDecl *, const ParseTrace::Error *> InInstance;
  llvm::DenseMap<const clang::CXXRecordDecl *, bool> Records;

  Index(const clang::SourceManager &SM, const ParseTrace &Trace) {
    for (const ParseTrace::Error &E : Trace.Errors) {
      if (leavesTreeWhole(E.Id) || E.Where.isInvalid()) {
        continue;
      }
      if (E.InInstance) {
        for (const clang::FunctionDecl *F = E.Instance; F;
             F = llvm::dyn_cast_or_null<clang::FunctionDecl>(F->getParentFunctionOrMethod())) {
          InInstance.try_emplace(F->getCanonicalDecl(), &E);
        }
        continue;
      }
      auto [File, Offset] = SM.getDecomposedExpansionLoc(E.Where);
      while (File.isValid()) {
        InText[File].push_back({Offset, size_t(&E - Trace.Errors.data()), &E});
        std::tie(File, Offset) = SM.getDecomposedIncludedLoc(File);
      }
    }
    for (auto &[File, List] : InText) {
      llvm::sort(List, [](const Indexed &A, const Indexed &B) {
        return std::tie(A.Offset, A.Order) < std::tie(B.Offset, B.Order);
      });
    }
  }
};

Soundness::~Soundness() = default;

Soundness::Soundness(clang::CompilerInstance &CI, const ParseTrace &Trace,
                     llvm::ArrayRef<DeviceCodeAction::Arrival> Arrived)
    : CI(CI), Trace(Trace), Errors(std::make_unique<Index>(CI.getSourceManager(), Trace)) {
  if (!Trace.Errors.empty()) {
    for (const DeviceCodeAction::Arrival &A : Arrived) {
      if (A.One) {
        visitDecl(A.One);
      }
      for (clang::Decl *D : A.Group) {
        visitDecl(D);
      }
    }
  }
  findLostKernels();
  findUnresolvedLaunches();
}

void Soundness::visitDecl(clang::Decl *D) {
  if (!D || D->isFromASTFile() || !Seen.insert(D).second) {
    return;
  }
  if (auto *T = llvm::dyn_cast<clang::FunctionTemplateDecl>(D)) {
    for (clang::FunctionDecl *F : T->specializations()) {
      visitDecl(F);
    }
    return;
  }
  if (auto *T = llvm::dyn_cast<clang::ClassTemplateDecl>(D)) {
    for (clang::ClassTemplateSpecializationDecl *S : T->specializations()) {
      visitDecl(S);
    }
    return;
  }
  if (auto *F = llvm::dyn_cast<clang::FunctionDecl>(D)) {
    visitFunction(F);
    return;
  }
  if (auto *V = llvm::dyn_cast<clang::VarDecl>(D)) {
    visitVariable(V);
    return;
  }
  auto *Inside = llvm::dyn_cast<clang::DeclContext>(D);
  if (!Inside || Inside->isDependentContext()) {
    return;
  }
  for (clang::Decl *Member : Inside->decls()) {
    visitDecl(Member);
  }
}

const ParseTrace::Error *Soundness::errorIn(const clang::FunctionDecl *F) const {
  if (const auto *E = Errors->InInstance.lookup(F->getCanonicalDecl())) {
    return E;
  }
  const clang::Stmt *Body = F->getBody();
  if (!Body) {
    return nullptr;
  }
  const clang::SourceManager &SM = CI.getSourceManager();
  // Constructor initialisers stand between the parameters and the body.
  clang::SourceLocation From = Body->getBeginLoc();
  if (const auto *C = llvm::dyn_cast<clang::CXXConstructorDecl>(F)) {
    for (const clang::CXXCtorInitializer *I : C->inits()) {
      if (I->isWritten() && SM.isBeforeInTranslationUnit(I->getSourceLocation(), From)) {
        From = I->getSourceLocation();
      }
    }
  }
  const auto [File, Begin] = SM.getDecomposedExpansionLoc(From);
  const auto [EndFile, End] = SM.getDecomposedExpansionLoc(Body->getEndLoc());
  const auto Found = Errors->InText.find(File);
  if (Found == Errors->InText.end()) {
    return nullptr;
  }
  for (const Indexed &I : Found->second) {
    if (I.Offset >= Begin && (EndFile != File || I.Offset <= End)) {
      return I.E;
    }
  }
  return nullptr;
}

/// The error in the text of the template that F would be an instantiation of: clang does not even try then.
const ParseTrace::Error *Soundness::errorInPattern(const clang::FunctionDecl *F) const {
  if (F->isDefined() || !F->isReferenced()) {
    return nullptr;
  }
  const clang::FunctionDecl *Pattern = F->getTemplateInstantiationPattern();
  return Pattern ? errorIn(Pattern) : nullptr;
}

void Soundness::visitFunction(clang::FunctionDecl *F) {
  // An instantiation that fails has no body at all.
  const ParseTrace::Error *InPattern = F->isTemplateInstantiation() ? errorInPattern(F) : nullptr;
  const bool Failed = InPattern || (F->isTemplateInstantiation() && Errors->InInstance.contains(F->getCanonicalDecl()));
  if ((!F->doesThisDeclarationHaveABody() && !Failed) || F->isDependentContext() || F->isDeleted()) {
    return;
  }
  std::string Reason;
  if (const ParseTrace::Error *E = InPattern ? InPattern : errorIn(F)) {
    const clang::PresumedLoc Loc = CI.getSourceManager().getPresumedLoc(E->Where);
    Reason = E->Message + (Loc.isValid() ? " (line " + std::to_string(Loc.getLine()) + ")" : "");
  } else if (F->isInvalidDecl() || llvm::any_of(F->parameters(), [](const auto *P) { return P->isInvalidDecl(); })) {
    Reason = "its declaration has errors";
  } else {
    TreeCheck Check(Errors->Records);
    if (clang::Stmt *Body = F->getBody()) {
      Check.TraverseStmt(Body);
    }
    if (const auto *C = llvm::dyn_cast<clang::CXXConstructorDecl>(F); C && !Check.Reason) {
      for (const clang::CXXCtorInitializer *I : C->inits()) {
        Check.TraverseStmt(I->getInit());
      }
    }
    for (const clang::ParmVarDecl *P : F->parameters()) {
      if (!Check.Reason) {
        Check.VisitVarDecl(const_cast<clang::ParmVarDecl *>(P));
      }
    }
    if (Check.Reason) {
      Reason = Check.Reason;
    }
  }
  if (!Reason.empty()) {
    Broken.push_back(F);
    Reasons.push_back(std::move(Reason));
  }
}

void Soundness::visitVariable(clang::VarDecl *V) {
  if (V->isInvalidDecl() || V->getDeclContext()->isDependentContext()) {
    return;
  }
  TreeCheck Check(Errors->Records);
  Check.VisitVarDecl(V);
  if (V->hasInit() && !Check.Reason) {
    Check.TraverseStmt(V->getInit());
  }
  if (Check.Reason) {
    Unknown.push_back(V);
  }
}

namespace {

/// The head of a declaration that did not survive the parser.
struct LostHead {
  std::string Name; ///< what stands before its parameters; empty: nothing does
  unsigned End = 0; ///< offset of its body, or of what ends it
};

LostHead headAt(clang::SourceLocation Mark, const clang::CompilerInstance &CI) {
  const clang::SourceManager &SM = CI.getSourceManager();
  const auto [File, Offset] = SM.getDecomposedLoc(Mark);
  const llvm::StringRef Text = SM.getBufferData(File);
  clang::Lexer Raw(SM.getLocForStartOfFile(File), CI.getLangOpts(), Text.begin(), Text.begin() + Offset, Text.end());
  LostHead Out;
  std::string Last;
  unsigned Depth = 0;
  for (clang::Token T; !Raw.LexFromRawLexer(T) && !(Depth == 0 && T.isOneOf(clang::tok::l_brace, clang::tok::semi));) {
    Out.End = SM.getFileOffset(T.getLocation());
    if (T.is(clang::tok::l_paren)) {
      const bool Attribute = llvm::StringRef(Last).starts_with("__") || Last == "alignas" || Last == "decltype";
      if (Depth++ == 0 && Out.Name.empty() && !Attribute) {
        Out.Name = Last;
      }
    } else if (T.is(clang::tok::r_paren) && Depth) {
      --Depth;
    }
    Last = T.is(clang::tok::raw_identifier) ? T.getRawIdentifier().str() : "";
  }
  return Out;
}

} // namespace

/// A kernel whose declaration did not survive the parser leaves its `__global__` behind: no function stands there.
void Soundness::findLostKernels() {
  if (Trace.KernelMarks.empty() || Trace.Errors.empty()) {
    return;
  }
  const clang::SourceManager &SM = CI.getSourceManager();
  struct Finder : clang::RecursiveASTVisitor<Finder> {
    explicit Finder(const clang::SourceManager &SM) : SM(SM) {}
    bool VisitFunctionDecl(clang::FunctionDecl *F) {
      if (const auto *A = F->getAttr<clang::CUDAGlobalAttr>()) {
        Found.insert(SM.getExpansionLoc(A->getLocation()));
        // A specialisation has its template's attribute, and drops its own.
        const auto [File, Begin] = SM.getDecomposedExpansionLoc(F->getOuterLocStart());
        const auto [NameFile, Name] = SM.getDecomposedExpansionLoc(F->getLocation());
        if (File == NameFile) {
          Heads[File].emplace_back(Begin, Name);
        }
      }
      return true;
    }
    bool VisitFunctionTemplateDecl(clang::FunctionTemplateDecl *T) {
      for (const clang::FunctionDecl *F : T->specializations()) {
        // Written out, an instantiation keeps nothing of its text but where its name stands.
        if (clang::isTemplateExplicitInstantiationOrSpecialization(F->getTemplateSpecializationKind()) &&
            F->getPointOfInstantiation().isValid()) {
          const auto [File, Name] = SM.getDecomposedExpansionLoc(F->getPointOfInstantiation());
          const llvm::StringRef Before = SM.getBufferData(File).take_front(Name);
          const size_t Last = Before.find_last_of(";{}");
          Heads[File].emplace_back(Last == llvm::StringRef::npos ? 0 : unsigned(Last), Name);
        }
      }
      return true;
    }
    bool TraverseStmt(clang::Stmt *) { return true; } // kernels are not declared inside expressions
    const clang::SourceManager &SM;
    bool has(clang::SourceLocation Mark) const {
      const auto [File, Offset] = SM.getDecomposedLoc(Mark);
      const auto At = Heads.find(File);
      return Found.contains(Mark) ||
             (At != Heads.end() && llvm::any_of(At->second, [Offset = Offset](const auto &Head) {
                return Head.first <= Offset && Offset <= Head.second;
              }));
    }
    llvm::DenseSet<clang::SourceLocation> Found;
    std::map<clang::FileID, std::vector<std::pair<unsigned, unsigned>>> Heads; ///< from the start to the name
  } Look(SM);
  for (const clang::Decl *D : Seen) {
    if (D->getDeclContext()->isTranslationUnit()) {
      Look.TraverseDecl(const_cast<clang::Decl *>(D));
    }
  }
  llvm::DenseSet<clang::SourceLocation> Told;
  for (const clang::SourceLocation Mark : Trace.KernelMarks) {
    if (Look.has(Mark) || !Told.insert(Mark).second) {
      continue;
    }
    const clang::PresumedLoc Loc = SM.getPresumedLoc(Mark);
    const LostHead Head = headAt(Mark, CI);
    std::string Reason = "its text does not parse";
    const auto [File, Begin] = SM.getDecomposedLoc(Mark);
    const Indexed *First = nullptr; // what follows from it may stand before it
    for (const Indexed &I : Errors->InText[File]) {
      if (I.Offset >= Begin && I.Offset <= Head.End && (!First || I.Order < First->Order)) {
        First = &I;
      }
    }
    Reason += First ? ": " + First->E->Message : "";
    Lost.push_back({Head.Name.empty() ? "(unnamed)" : Head.Name, "", true, true, Loc.getFilename(), Loc.getLine(),
                    std::move(Reason)});
  }
}

/// A kernel template is instantiated by its launch. One that only a launch with errors names has no IR at all.
void Soundness::findUnresolvedLaunches() {
  struct Finder : clang::RecursiveASTVisitor<Finder> {
    bool VisitUnresolvedLookupExpr(clang::UnresolvedLookupExpr *E) {
      for (const clang::NamedDecl *D : E->decls()) {
        const auto *T = llvm::dyn_cast<clang::FunctionTemplateDecl>(D->getUnderlyingDecl());
        if (T && T->getTemplatedDecl()->hasAttr<clang::CUDAGlobalAttr>() && isNeverInstantiated(T)) {
          Found.try_emplace(T, E->getBeginLoc());
        }
      }
      return true;
    }
    static bool isNeverInstantiated(const clang::FunctionTemplateDecl *T) {
      return llvm::none_of(T->specializations(), [](const clang::FunctionDecl *F) { return F->isDefined(); }) &&
             T->getTemplatedDecl()->isDefined();
    }
    llvm::MapVector<const clang::FunctionTemplateDecl *, clang::SourceLocation> Found;
  } Look;
  for (clang::FunctionDecl *F : Broken) {
    if (clang::Stmt *Body = F->getBody()) {
      Look.TraverseStmt(Body);
    }
  }
  const clang::SourceManager &SM = CI.getSourceManager();
  for (const auto &[T, Launch] : Look.Found) {
    const clang::PresumedLoc Loc = SM.getPresumedLoc(T->getLocation());
    const clang::PresumedLoc At = SM.getPresumedLoc(Launch);
    if (Loc.isValid() && At.isValid()) {
      Lost.push_back({T->getQualifiedNameAsString(), "", true, true, Loc.getFilename(), Loc.getLine(),
                      "its launch does not resolve (line " + std::to_string(At.getLine()) + ")"});
    }
  }
}

std::vector<LeftOut> Soundness::leftOut() const {
  clang::ASTNameGenerator Names(CI.getASTContext());
  // An instance of a template with errors counts as invalid though its signature is sound, and callers know its name.
  auto mangled = [&](const clang::FunctionDecl *F) {
    const bool HasName = !F->isInvalidDecl() || (F->isTemplateInstantiation() && !F->getType()->isDependentType());
    return HasName ? Names.getName(F) : std::string();
  };
  std::vector<LeftOut> List;
  for (size_t I = 0; I < Broken.size(); ++I) {
    const clang::FunctionDecl *F = Broken[I];
    const clang::PresumedLoc Loc = CI.getSourceManager().getPresumedLoc(F->getLocation());
    const bool Kernel = F->hasAttr<clang::CUDAGlobalAttr>();
    std::string Name;
    llvm::raw_string_ostream Out(Name);
    F->getNameForDiagnostic(Out, CI.getASTContext().getPrintingPolicy(), /*Qualified=*/true);
    List.push_back({std::move(Name), mangled(F), Kernel, Kernel || F->hasAttr<clang::CUDADeviceAttr>(),
                    Loc.isValid() ? Loc.getFilename() : "", Loc.isValid() ? Loc.getLine() : 0, Reasons[I]});
  }
  List.insert(List.end(), Lost.begin(), Lost.end());
  return List;
}
