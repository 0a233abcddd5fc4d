// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "host/Evaluator.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecordLayout.h"
#include "clang/Basic/SourceManager.h"

using namespace cudatidy;
using namespace cudatidy::host;
using clang::QualType;

namespace {

constexpr unsigned MaxDepth = 48;
/// A function that calls itself under a condition of unknown outcome is entered so often at most.
constexpr unsigned MaxUnknownRecursion = 2;
constexpr unsigned MaxRecursion = 32;
/// Results of early returns that are joined; more say nothing.
constexpr unsigned MaxEarlyResults = 4;

bool isSystem(const clang::Decl *D) {
  const clang::SourceManager &SM = D->getASTContext().getSourceManager();
  return SM.isInSystemHeader(D->getLocation());
}

/// Small functions of the standard library whose bodies say what they do in plain code.
bool isPlainLibrary(const clang::FunctionDecl *F) {
  if (F->isConstexpr()) {
    return true;
  }
  const auto *M = llvm::dyn_cast<clang::CXXMethodDecl>(F);
  const llvm::StringRef Class = M ? M->getParent()->getName() : llvm::StringRef();
  const bool PlainClass = Class == "pair" || Class == "array" || Class == "tuple" || Class == "_Tuple_impl" ||
                          Class == "_Head_base" || Class == "initializer_list" || Class == "reference_wrapper" ||
                          Class == "integral_constant" || Class == "complex" || Class == "dim3" ||
                          Class == "__normal_iterator";
  if (M) {
    return PlainClass;
  }
  if (F->isOverloadedOperator() && F->getNumParams() > 0) {
    const auto *First = F->getParamDecl(0)->getType().getNonReferenceType()->getAsCXXRecordDecl();
    return First && First->getIdentifier() && First->getName() == "__normal_iterator";
  }
  return llvm::StringSwitch<bool>(F->getIdentifier() ? F->getName() : "")
      .Cases({"accumulate",   "fill",     "fill_n",        "iota",     "for_each",    "make_pair",
              "make_tuple",   "get",      "swap",          "exchange", "min_element", "max_element",
              "copy",         "apply",    "invoke",        "forward",  "move",        "tie",
              "__get_helper", "__invoke", "__invoke_impl", "make_dim3"},
             true)
      .Default(false);
}

} // namespace

bool Evaluator::isEvaluated(const clang::FunctionDecl *F) const {
  if (!F || !F->hasBody() || F->isDependentContext()) {
    return false;
  }
  return !isSystem(F) || isPlainLibrary(F);
}

Value Evaluator::passed(const clang::Expr *E, QualType Parameter) {
  if (Parameter->isReferenceType()) {
    return eval(E);
  }
  if (const auto *List = llvm::dyn_cast<clang::CXXStdInitializerListExpr>(E->IgnoreImplicit())) {
    return eval(List->getSubExpr()); // the array itself: its size says how many elements it has
  }
  if (Parameter->isRecordType()) {
    const Value Place = object(Parameter);
    evalInto(E, Place);
    return Place;
  }
  return eval(E);
}

std::vector<Value> Evaluator::arguments(const clang::FunctionDecl *F, llvm::ArrayRef<const clang::Expr *> Exprs) {
  std::vector<Value> Values;
  for (unsigned I = 0; I != Exprs.size(); ++I) {
    const QualType T = F && I < F->getNumParams() ? F->getParamDecl(I)->getType() : Exprs[I]->getType();
    Values.push_back(passed(Exprs[I], T));
  }
  return Values;
}

const clang::CXXMethodDecl *Evaluator::overrider(const clang::CXXMethodDecl *M, const Value &This) {
  if (!M->isVirtual() || !This.isPlace()) {
    return M;
  }
  const clang::CXXRecordDecl *Class = Mem.object(This.object()).Class;
  if (!Class || !Class->hasDefinition()) {
    return M;
  }
  const clang::CXXMethodDecl *Found = M->getCorrespondingMethodInClass(Class);
  return Found ? Found : M;
}

void Evaluator::construct(const clang::CXXConstructorDecl *C, const Value &This, llvm::ArrayRef<Value> Arguments) {
  invoke(C, This, Arguments, Value());
}

Value Evaluator::evalConstruct(const clang::CXXConstructExpr *E, const Value &Place) {
  const clang::CXXConstructorDecl *C = E->getConstructor();
  if (const auto *Array = context().getAsConstantArrayType(E->getType())) {
    QualType ElementType = Array->getElementType();
    while (const auto *Inner = context().getAsConstantArrayType(ElementType)) {
      ElementType = Inner->getElementType();
    }
    const auto One = sizeOf(ElementType), All = sizeOf(E->getType());
    if (One && All && *One != 0 && !C->isTrivial()) {
      for (uint64_t I = 0; I != std::min<uint64_t>(*All / *One, 64); ++I) {
        construct(C, element(Place, Value::integer(int64_t(I)), ElementType), {});
      }
    }
    return Place;
  }
  llvm::SmallVector<const clang::Expr *, 8> Exprs(E->arg_begin(), E->arg_end());
  if (C->isCopyOrMoveConstructor() && Exprs.size() >= 1) {
    const Value From = eval(Exprs[0]);
    const bool IsPlain = C->isTrivial() || C->isDefaulted() || isSystem(C);
    if (IsPlain || !C->hasBody()) {
      if (const auto Size = sizeOf(E->getType())) {
        Mem.copy(Place, From, *Size);
      }
      if (Place.isPlace() && From.isPlace()) {
        Mem.changing(Place.object()).Class = Mem.object(From.object()).Class;
      }
      return Place;
    }
    construct(C, Place, {From});
    return Place;
  }
  const std::vector<Value> Values = arguments(C, Exprs);
  if (constructContainer(C, Place, Values)) {
    return Place;
  }
  if (E->requiresZeroInitialization()) {
    Mem.zero(Place, sizeOf(E->getType()));
  }
  if (C->isTrivial()) {
    return Place;
  }
  construct(C, Place, Values);
  return Place;
}

Value Evaluator::invoke(const clang::FunctionDecl *Called, const Value &This, llvm::ArrayRef<Value> Arguments,
                        const Value &ResultPlace) {
  const clang::FunctionDecl *F = Files.definition(Called);
  if (isOver()) {
    return Value();
  }
  const auto *Constructor = llvm::dyn_cast_or_null<clang::CXXConstructorDecl>(F);
  const bool Inherited = Constructor && Constructor->isInheritingConstructor();
  const bool IsDefaulted = Constructor && Constructor->isDefaulted() && !Constructor->hasBody();
  if (!IsDefaulted && (!isEvaluated(F) || Inherited)) {
    outside(Called, This, Arguments, {});
    return Value();
  }
  unsigned &Times = Active[F];
  if (Frames.size() > MaxDepth || Times >= MaxRecursion || (Maybe > 0 && Times >= MaxUnknownRecursion)) {
    outside(F, This, Arguments, {});
    return Value();
  }
  Met.insert(F->getBody());
  auto New = std::make_unique<Frame>();
  New->Function = F;
  New->Context = &F->getASTContext();
  New->This = This;
  New->ResultPlace = ResultPlace;
  New->ReturnsPlace = F->getReturnType()->isReferenceType();
  for (unsigned I = 0; I != F->getNumParams(); ++I) {
    const clang::ParmVarDecl *P = F->getParamDecl(I);
    const Value V = I < Arguments.size() ? Arguments[I] : Value();
    if (P->getType()->isReferenceType() || P->getType()->isRecordType()) {
      New->Places[P] = V;
      continue;
    }
    const Scalar &S = scalar(P->getType());
    const Value Place = Value::pointer(Mem.create(S.Size));
    if (S.Size != 0) {
      Mem.write(Place, S.Size, V);
    }
    New->Places[P] = Place;
  }
  if (const auto *M = llvm::dyn_cast<clang::CXXMethodDecl>(F); M && M->getParent()->isLambda()) {
    llvm::DenseMap<const clang::ValueDecl *, clang::FieldDecl *> Captures;
    M->getParent()->getCaptureFields(Captures, New->CapturedThis);
    New->Captures = std::move(Captures);
  }
  ++Times;
  Frames.push_back(std::move(New));
  if (Constructor) {
    const clang::CXXRecordDecl *Class = Constructor->getParent();
    for (const clang::CXXCtorInitializer *Init : Constructor->inits()) {
      if (isOver() || Class->isInvalidDecl()) {
        break;
      }
      const clang::ASTRecordLayout &Layout = context().getASTRecordLayout(Class);
      if (Init->isDelegatingInitializer()) {
        evalInto(Init->getInit(), This);
      } else if (Init->isBaseInitializer()) {
        const auto *Base = Init->getBaseClass()->getAsCXXRecordDecl();
        if (Base && !Init->isBaseVirtual()) {
          const int64_t Offset = Layout.getBaseClassOffset(Base).getQuantity();
          evalInto(Init->getInit(), element(This, Value::integer(Offset), context().CharTy));
        }
      } else if (const clang::FieldDecl *Field = Init->getMember()) {
        const int64_t Offset = int64_t(Layout.getFieldOffset(Field->getFieldIndex()) / 8);
        const Value At = element(This, Value::integer(Offset), context().CharTy);
        if (Field->isBitField()) {
          eval(Init->getInit());
        } else if (Field->getType()->isReferenceType()) {
          Mem.write(At, 8, eval(Init->getInit()));
        } else {
          evalInto(Init->getInit(), At);
        }
      }
    }
    if (This.isPlace() && Class->isPolymorphic()) {
      Mem.changing(This.object()).Class = Class;
    }
  }
  if (F->hasBody()) {
    exec(F->getBody());
  }
  Frame &Done = frame();
  Value Result = Done.Result;
  const bool IsMain = F->isMain();
  if (!IsMain && !Done.EarlyResults.empty() && !ResultPlace.isPlace()) {
    if (Done.EarlyResults.size() > MaxEarlyResults) {
      Result = Value();
    }
    for (const Value &Early : Done.EarlyResults) {
      Result = join(Result, Early);
    }
  }
  Frames.pop_back();
  --Active[F];
  return Result;
}

void Evaluator::outside(const clang::FunctionDecl *F, const Value &This, llvm::ArrayRef<Value> Arguments,
                        llvm::ArrayRef<const clang::Expr *> Exprs) {
  for (unsigned I = 0; I != Arguments.size(); ++I) {
    QualType T;
    if (F && I < F->getNumParams()) {
      T = F->getParamDecl(I)->getType();
    } else if (I < Exprs.size()) {
      T = Exprs[I]->getType();
    }
    if (T.isNull() || !(T->isPointerType() || T->isReferenceType())) {
      continue;
    }
    if (!T->getPointeeType().isConstQualified()) {
      Mem.forget(Arguments[I]);
    }
  }
  const auto *M = llvm::dyn_cast_or_null<clang::CXXMethodDecl>(F);
  if (M && !M->isStatic() && !M->isConst() && This.isPlace()) {
    const auto *Class = M->getParent();
    const auto Size =
        Class->isCompleteDefinition() && !Class->isInvalidDecl()
            ? std::optional<uint64_t>(Class->getASTContext().getASTRecordLayout(Class).getSize().getQuantity())
            : std::nullopt;
    Mem.forget(This, Size);
  }
  if (F && !F->isNoReturn() && !isSystem(F) && !llvm::isa<clang::CXXMethodDecl>(F) && Calls.size() < 256 &&
      F->isExternallyVisible() && !F->hasAttr<clang::CUDAGlobalAttr>()) {
    OutsideCall C;
    C.Function = Files.mangled(F);
    for (unsigned I = 0; I != F->getNumParams(); ++I) {
      C.Arguments.push_back(argument(I < Arguments.size() ? Arguments[I] : Value(), F->getParamDecl(I)->getType()));
    }
    Calls.push_back(std::move(C));
  }
}

Value Evaluator::evalCall(const clang::CallExpr *E, const Value &ResultPlace) {
  llvm::SmallVector<const clang::Expr *, 8> Exprs(E->arg_begin(), E->arg_end());
  const clang::FunctionDecl *F = E->getDirectCallee();
  Value This;
  if (const auto *M = llvm::dyn_cast<clang::CXXMemberCallExpr>(E)) {
    if (const clang::Expr *Object = M->getImplicitObjectArgument()) {
      This = eval(Object);
    }
  } else if (const auto *O = llvm::dyn_cast<clang::CXXOperatorCallExpr>(E)) {
    const auto *Method = llvm::dyn_cast_or_null<clang::CXXMethodDecl>(F);
    if (Method && !Method->isStatic() && !Exprs.empty()) {
      This = eval(Exprs.front());
      Exprs.erase(Exprs.begin());
    }
    (void)O;
  } else if (!F) {
    const Value Callee = eval(E->getCallee());
    F = Callee.isFunction() ? Callee.asFunction() : nullptr;
  }
  if (!F) {
    for (unsigned I = 0; I != Exprs.size(); ++I) {
      const Value V = eval(Exprs[I]);
      if (Exprs[I]->getType()->isPointerType()) {
        Mem.forget(V);
      }
    }
    return Value();
  }
  const auto *Method = llvm::dyn_cast<clang::CXXMethodDecl>(F);
  if (Method && Method->isVirtual()) {
    const auto *Member = llvm::dyn_cast<clang::MemberExpr>(E->getCallee()->IgnoreParens());
    if (!Member || !Member->hasQualifier()) {
      F = Method = overrider(Method, This);
    }
  }
  const std::vector<Value> Values = arguments(F, Exprs);
  if (isOver()) {
    return Value();
  }
  if (F->isNoReturn()) {
    Dead = true;
    return Value();
  }
  const QualType Type = E->getType();
  if (Method) {
    if (const std::optional<Value> Known = callContainer(Method, This, Values, Type)) {
      return *Known;
    }
    if ((Method->isCopyAssignmentOperator() || Method->isMoveAssignmentOperator()) &&
        (Method->isTrivial() || Method->isDefaulted() || !Method->hasBody()) && Values.size() == 1) {
      const QualType Class = context().getCanonicalTagType(Method->getParent());
      if (const auto Size = sizeOf(Class)) {
        Mem.copy(This, Values[0], *Size);
      }
      return This;
    }
  } else if (F->getIdentifier() || F->getDeclName().getNameKind() == clang::DeclarationName::Identifier) {
    const clang::FunctionDecl *Definition = Files.definition(F);
    const bool IsUsers = Definition && Definition->hasBody() && !isSystem(Definition);
    if (!IsUsers) {
      const NamedCall C{F, F->getName(), Values, Exprs, Type, E};
      for (const auto Table :
           {&Evaluator::callLaunch, &Evaluator::callCuda, &Evaluator::callMath, &Evaluator::callLibrary}) {
        if (const std::optional<Value> Known = (this->*Table)(C)) {
          return *Known;
        }
      }
    }
  }
  const clang::FunctionDecl *Definition = Files.definition(F);
  if (!isEvaluated(Definition)) {
    outside(F, This, Values, Exprs);
    if (ResultPlace.isPlace()) {
      Mem.forget(ResultPlace);
    }
    return Type->isRecordType() ? ResultPlace : Value();
  }
  return invoke(F, This, Values, ResultPlace);
}

void Evaluator::runEntry(const clang::FunctionDecl *F, llvm::ArrayRef<ArgumentValue> Arguments) {
  if (!F->hasBody() || F->isDependentContext()) {
    return;
  }
  auto Outer = std::make_unique<Frame>();
  Outer->Context = &F->getASTContext();
  Frames.push_back(std::move(Outer));
  std::vector<Value> Values;
  for (unsigned I = 0; I != F->getNumParams(); ++I) {
    const QualType T = F->getParamDecl(I)->getType();
    const ArgumentValue *A = I < Arguments.size() ? &Arguments[I] : nullptr;
    Value V;
    if (T->isReferenceType() || T->isRecordType()) {
      V = object(T.getNonReferenceType());
      if (A && A->Type == ArgumentValue::Kind::Integer && !A->Integers.empty()) {
        store(V, T.getNonReferenceType(), Value::integer(A->Integers.front(), A->Certain));
      }
      for (size_t Byte = 0; A && Byte != A->Bytes.size(); ++Byte) {
        if (A->Bytes[Byte]) {
          Mem.write(element(V, Value::integer(int64_t(Byte)), context().CharTy), 1, Value::integer(*A->Bytes[Byte]));
        }
      }
    } else if (A && A->Type == ArgumentValue::Kind::Integer && !A->Integers.empty()) {
      V = A->Integers.size() == 1 ? Value::integer(A->Integers.front(), A->Certain) : Value::oneOf(A->Integers);
    } else if (A && A->Float) {
      V = Value::real(*A->Float, A->Certain);
    } else if (A && A->Null) {
      V = Value::null();
    } else if (T->isPointerType() && !T->isFunctionPointerType()) {
      const bool IsData = !T->getPointeeType()->isRecordType();
      V = Value::pointer(Mem.create(A ? A->Extent : std::nullopt, false, IsData), 0, false);
    }
    Values.push_back(V);
  }
  Value This;
  if (const auto *M = llvm::dyn_cast<clang::CXXMethodDecl>(F); M && !M->isStatic()) {
    This = object(context().getCanonicalTagType(M->getParent()));
  }
  Dead = false;
  if (!isOver()) {
    invoke(F, This, Values, Value());
  }
  Frames.pop_back();
}

void Evaluator::runMain(const clang::FunctionDecl *Main) {
  auto Outer = std::make_unique<Frame>();
  Outer->Context = &Main->getASTContext();
  Frames.push_back(std::move(Outer));
  Value Count, Texts;
  if (!Options.ArgumentsUnknown) {
    std::vector<std::string> All = {"./program"};
    if (Options.Arguments) {
      All.insert(All.end(), Options.Arguments->begin(), Options.Arguments->end());
    }
    Count = Value::integer(int64_t(All.size()), false);
    Texts = Value::pointer(Mem.create(8 * (All.size() + 1)));
    for (size_t I = 0; I != All.size(); ++I) {
      Mem.write(Value::pointer(Texts.object(), int64_t(8 * I)), 8, Value::pointer(Mem.createString(All[I]), 0, false));
    }
    Mem.write(Value::pointer(Texts.object(), int64_t(8 * All.size())), 8, Value::null());
  }
  invoke(Main, Value(), {Count, Texts}, Value());
  Frames.pop_back();
}
