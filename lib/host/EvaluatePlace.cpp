// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "host/Evaluator.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/RecordLayout.h"

using namespace cudatidy;
using namespace cudatidy::host;
using clang::QualType;

Value Evaluator::load(const Value &Place, QualType T) {
  if (isAggregate(T)) {
    return Place;
  }
  const Scalar &S = scalar(T);
  if (S.Size == 0) {
    return Value();
  }
  Value V = Mem.read(Place, S.Size);
  if (V.isInteger() && S.IsPointer) {
    return V.asInteger() == 0 ? Value::null() : Value();
  }
  if (V.isInteger() && S.IsFloat) {
    return V.asInteger() == 0 ? Value::real(0, V.isCertain()) : Value();
  }
  if ((V.isFloat() && !S.IsFloat) || (V.isPointer() && !S.IsPointer && S.Size != 8)) {
    return Value();
  }
  return wrapped(V, S);
}

void Evaluator::store(const Value &Place, QualType T, const Value &V) {
  if (isAggregate(T)) {
    if (const auto Size = sizeOf(T)) {
      Mem.copy(Place, V, *Size);
    } else {
      Mem.forget(Place);
    }
    return;
  }
  const Scalar &S = scalar(T);
  if (S.Size == 0) {
    Mem.forget(Place, sizeOf(T));
    return;
  }
  Mem.write(Place, S.Size, V);
}

Value Evaluator::element(const Value &Base, const Value &Index, QualType Element) {
  if (!Base.isPointer()) {
    return Value();
  }
  const std::optional<uint64_t> Size =
      Element->isVoidType() || Element->isFunctionType() ? std::optional<uint64_t>(1) : sizeOf(Element);
  if (!Index.isInteger() || Index.hasAlternatives() || !Size || Base.isSomewhere()) {
    return Base.isPlace() ? Value::pointer(Base.object(), std::nullopt, false) : Value();
  }
  const uint64_t Distance = uint64_t(Index.asInteger()) * *Size;
  return Value::pointer(Base.object(), int64_t(uint64_t(Base.offset()) + Distance),
                        Base.isCertain() && Index.isCertain());
}

Value Evaluator::placeOfGlobal(const clang::VarDecl *V) {
  const clang::VarDecl *D = Files.definition(V);
  const auto It = Globals.find(D);
  if (It != Globals.end()) {
    return It->second;
  }
  const bool OnDevice = D->hasAttr<clang::CUDADeviceAttr>() || D->hasAttr<clang::CUDAConstantAttr>() ||
                        D->hasAttr<clang::CUDASharedAttr>();
  // Host code reads a constexpr or const variable of the device through its initialiser.
  const bool Constant = D->isConstexpr() || D->getType().isConstQualified();
  const bool IsKnown = D->hasDefinition() != clang::VarDecl::DeclarationOnly;
  const Value Place = Value::pointer(
      Mem.create(sizeOf(D->getType().getNonReferenceType()), IsKnown && !OnDevice, OnDevice && !Constant));
  Globals[D] = Place;
  const clang::VarDecl *Initialised = nullptr;
  const clang::Expr *Init = D->getAnyInitializer(Initialised);
  if (Init && !Init->isValueDependent() && !Init->isTypeDependent()) {
    auto F = std::make_unique<Frame>();
    F->Context = &D->getASTContext();
    F->Depth = Frames.empty() ? 0 : frame().Depth + 1;
    Frames.push_back(std::move(F));
    const Memory::Mark Before = Mem.mark();
    const ObjectId FirstMade = Place.object();
    if (D->getType()->isReferenceType()) {
      Globals[D] = eval(Init);
    } else {
      evalInto(Init, Place);
    }
    Frames.pop_back();
    // Globals are made before main: no side of a condition, and no round of a loop, that first reads one undoes it.
    std::vector<Memory::Object> Made;
    for (ObjectId Id = FirstMade; Id != Mem.count(); ++Id) {
      Made.push_back(Mem.object(Id));
    }
    Mem.takeBack(Before);
    for (size_t I = 0; I != Made.size(); ++I) {
      Mem.changing(FirstMade + ObjectId(I)) = std::move(Made[I]);
    }
  }
  return Globals[D];
}

Value Evaluator::placeOf(const clang::ValueDecl *D, const clang::DeclRefExpr *Ref) {
  if (const auto *F = llvm::dyn_cast<clang::FunctionDecl>(D)) {
    return Value::function(F);
  }
  if (const auto *B = llvm::dyn_cast<clang::BindingDecl>(D)) {
    if (const clang::VarDecl *Holding = B->getHoldingVar()) {
      return placeOf(Holding, Ref);
    }
    return B->getBinding() ? eval(B->getBinding()) : Value();
  }
  const auto *V = llvm::dyn_cast<clang::VarDecl>(D);
  if (!V) {
    if (const auto *P = llvm::dyn_cast<clang::TemplateParamObjectDecl>(D)) {
      (void)P;
    }
    return Value();
  }
  for (auto It = Frames.rbegin(); It != Frames.rend(); ++It) {
    Frame &F = **It;
    const auto Capture = F.Captures.find(V);
    if (Capture != F.Captures.end()) {
      const clang::FieldDecl *Field = Capture->second;
      const clang::ASTRecordLayout &Layout = context().getASTRecordLayout(Field->getParent());
      const Value At =
          element(F.This, Value::integer(Layout.getFieldOffset(Field->getFieldIndex()) / 8), context().CharTy);
      return Field->getType()->isReferenceType() ? Mem.read(At, 8) : At;
    }
    const auto Local = F.Places.find(V);
    if (Local != F.Places.end()) {
      return Local->second;
    }
    if (V->hasGlobalStorage()) {
      break;
    }
  }
  if (V->hasGlobalStorage()) {
    return placeOfGlobal(V);
  }
  if (V->isConstexpr() || V->getType().isConstQualified()) {
    // A constant of an enclosing function that a lambda uses without capturing it.
    if (const clang::Expr *Init = V->getInit(); Init && !Init->isValueDependent()) {
      const Value Place = object(V->getType());
      frame().Places[V] = Place;
      evalInto(Init, Place);
      return Place;
    }
  }
  return Value();
}
