// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Vectors and strings without running the library's code: 8 bytes that point to the data, 8 bytes of size.

#include "host/Evaluator.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"

using namespace cudatidy;
using namespace cudatidy::host;
using clang::QualType;

namespace {

enum class Container { None, Vector, DeviceVector, String, Owner };

Container kindOf(const clang::CXXRecordDecl *Class) {
  if (!Class || !Class->getIdentifier()) {
    return Container::None;
  }
  const llvm::StringRef Name = Class->getName();
  if (Name == "basic_string" || Name == "basic_string_view") {
    return Container::String;
  }
  const auto *T = llvm::dyn_cast<clang::ClassTemplateSpecializationDecl>(Class);
  if (!T || T->getTemplateArgs().size() == 0 || T->getTemplateArgs()[0].getKind() != clang::TemplateArgument::Type) {
    return Container::None;
  }
  const auto *Scope = llvm::dyn_cast<clang::NamedDecl>(Class->getEnclosingNamespaceContext());
  if (!Scope) {
    return Container::None;
  }
  if (Name == "unique_ptr" || Name == "shared_ptr" || Name == "__shared_ptr") {
    return Container::Owner;
  }
  if (Name == "device_vector") {
    return Container::DeviceVector;
  }
  return Name == "vector" || Name == "host_vector" ? Container::Vector : Container::None;
}

QualType elementOf(const clang::CXXRecordDecl *Class) {
  return llvm::cast<clang::ClassTemplateSpecializationDecl>(Class)->getTemplateArgs()[0].getAsType();
}

Value sizePlace(const Value &This) {
  return This.isPlace() && !This.isSomewhere() ? Value::pointer(This.object(), This.offset() + 8) : Value();
}

/// Vectors with more elements than this are not filled one by one.
constexpr int64_t MaxFill = 4096;

} // namespace

bool Evaluator::constructContainer(const clang::CXXConstructorDecl *C, const Value &This,
                                   llvm::ArrayRef<Value> Arguments) {
  const clang::CXXRecordDecl *Class = C->getParent();
  const Container Kind = kindOf(Class);
  if (Kind == Container::None) {
    return false;
  }
  const auto Set = [&](const Value &Data, const Value &Size) {
    Mem.write(This, 8, Data);
    Mem.write(sizePlace(This), 8, Size);
  };
  const auto ParameterType = [&](unsigned I) {
    return I < C->getNumParams() ? C->getParamDecl(I)->getType() : QualType();
  };
  if (Kind == Container::Owner) {
    Mem.write(This, 8, Arguments.empty() ? Value::null() : ParameterType(0)->isPointerType() ? Arguments[0] : Value());
    return true;
  }
  if (Kind == Container::String) {
    if (Arguments.empty()) {
      Set(Value::pointer(Mem.createString("")), Value::integer(0));
    } else if (ParameterType(0)->isPointerType() && Arguments[0].isPlace()) {
      const auto Text = Mem.text(Arguments[0]);
      Set(Arguments[0], Text ? Value::integer(int64_t(Text->size()), Arguments[0].isCertain()) : Value());
    } else {
      Set(Value(), Value());
    }
    return true;
  }
  const QualType Element = elementOf(Class);
  const std::optional<uint64_t> One = sizeOf(Element);
  const bool OnDevice = Kind == Container::DeviceVector;
  const auto Bytes = [&](const Value &N) {
    return One ? N.map([&](int64_t I) -> std::optional<int64_t> { return I * int64_t(*One); }) : Value();
  };
  if (Arguments.empty()) {
    Set(allocate(Value::integer(0), true, OnDevice), Value::integer(0));
    return true;
  }
  const QualType First = ParameterType(0);
  if (First->isIntegralOrEnumerationType()) {
    const Value Data = allocate(Bytes(Arguments[0]), true, OnDevice);
    Set(Data, Arguments[0]);
    const bool Filled = Arguments.size() > 1 && ParameterType(1)->isReferenceType();
    if (Filled && !OnDevice && !Element->isRecordType()) {
      const Value With = load(Arguments[1], Element);
      const bool IsZero = With.truth() == false;
      if (!IsZero && Arguments[0].isInteger() && Arguments[0].asInteger() <= MaxFill) {
        for (int64_t I = 0; I < Arguments[0].asInteger(); ++I) {
          store(element(Data, Value::integer(I), Element), Element, With);
        }
      } else if (!IsZero) {
        Mem.forget(Data);
      }
    } else if (Element->isRecordType()) {
      Mem.forget(Data);
    }
    return true;
  }
  if (const auto *List = First.getNonReferenceType()->getAsCXXRecordDecl();
      List && List->getIdentifier() && List->getName() == "initializer_list" && Arguments[0].isPlace()) {
    // Evaluation gives the list's array itself.
    const auto Size = Mem.object(Arguments[0].object()).Size;
    const Value Data = allocate(Size ? Value::integer(int64_t(*Size)) : Value(), false, OnDevice);
    if (Size) {
      Mem.copy(Data, Arguments[0], *Size);
    }
    Set(Data, Size && One && *One != 0 ? Value::integer(int64_t(*Size / *One)) : Value());
    return true;
  }
  if (Arguments.size() >= 2 && Arguments[0].isPlace() && Arguments[1].isPlace() && First->isPointerType()) {
    const Value Count = arithmetic(clang::BO_Sub, Arguments[1], Arguments[0], First, First, context().LongTy);
    const Value Data = allocate(Bytes(Count), false, OnDevice);
    if (Count.isInteger() && One) {
      Mem.copy(Data, Arguments[0], uint64_t(Count.asInteger()) * *One);
    }
    Set(Data, Count);
    return true;
  }
  if (First.getNonReferenceType()->isRecordType() &&
      kindOf(First.getNonReferenceType()->getAsCXXRecordDecl()) != Container::None && Arguments[0].isPlace()) {
    const Value Count = Mem.read(sizePlace(Arguments[0]), 8);
    const Value Data = allocate(Bytes(Count), false, OnDevice);
    if (Count.isInteger() && One && !OnDevice) {
      Mem.copy(Data, Mem.read(Arguments[0], 8), uint64_t(Count.asInteger()) * *One);
    }
    Set(Data, Count);
    return true;
  }
  Set(Value::pointer(Mem.create(std::nullopt, false, OnDevice)), Value());
  return true;
}

std::optional<Value> Evaluator::callContainer(const clang::CXXMethodDecl *M, const Value &This,
                                              llvm::ArrayRef<Value> Arguments, QualType Type) {
  const Container Kind = kindOf(M->getParent());
  if (Kind == Container::None) {
    // Iterators, streams and other classes of the library: as their bodies or unknown.
    return std::nullopt;
  }
  const Value Data = Mem.read(This, 8);
  const Value Size = Mem.read(sizePlace(This), 8);
  const auto Operator = M->getOverloadedOperator();
  const llvm::StringRef Name = M->getIdentifier() ? M->getName() : "";
  if (Kind == Container::Owner) {
    if (Name == "get" || Operator == clang::OO_Arrow || Operator == clang::OO_Star) {
      return Data;
    }
    if (Operator == clang::OO_Subscript && Arguments.size() == 1) {
      return element(Data, Arguments[0], Type.getNonReferenceType());
    }
    if (Name == "reset") {
      Mem.write(This, 8, Arguments.empty() ? Value::null() : Arguments[0]);
      return Value();
    }
    Mem.forget(This, 8);
    return Operator == clang::OO_Equal ? std::optional(This) : std::optional(Value());
  }
  if (Name == "size" || Name == "length") {
    return Size;
  }
  if (Name == "empty") {
    const auto T = Size.truth();
    return T ? Value::integer(!*T, Size.isCertain()) : Value();
  }
  if (Name == "data" || Name == "c_str") {
    return Data;
  }
  if (Kind == Container::String) {
    if (Operator == clang::OO_Subscript && Arguments.size() == 1) {
      return element(Data, Arguments[0], context().CharTy);
    }
    if (Operator == clang::OO_Equal && Arguments.size() == 1 && Arguments[0].isPlace()) {
      if (M->getParamDecl(0)->getType()->isPointerType()) {
        Mem.write(This, 8, Arguments[0]);
        const auto Text = Mem.text(Arguments[0]);
        Mem.write(sizePlace(This), 8, Text ? Value::integer(int64_t(Text->size())) : Value());
      } else {
        Mem.copy(This, Arguments[0], 16);
      }
      return This;
    }
    if (!M->isConst()) {
      Mem.forget(This, 16);
    }
    return M->getReturnType()->isReferenceType() ? This : Value();
  }
  const QualType Element = elementOf(M->getParent());
  const std::optional<uint64_t> One = sizeOf(Element);
  const auto At = [&](const Value &I) { return element(Data, I, Element); };
  const auto Plus = [](const Value &V, int64_t N) {
    return V.map([N](int64_t I) -> std::optional<int64_t> { return I + N; });
  };
  const auto Grow = [&](const Value &NewSize) {
    // A new allocation, with the old elements in it.
    const Value Bytes =
        One ? NewSize.map([&](int64_t I) -> std::optional<int64_t> { return I * int64_t(*One); }) : Value();
    const Value New = allocate(Bytes, true, Kind == Container::DeviceVector);
    if (Size.isInteger() && One && Data.isPlace() && Size.asInteger() > 0 && Bytes.isInteger()) {
      Mem.copy(New, Data, uint64_t(std::min(Size.asInteger(), NewSize.asInteger())) * *One);
    } else if (Size.truth() != false) {
      Mem.forget(New);
    }
    Mem.write(This, 8, New);
    Mem.write(sizePlace(This), 8, NewSize);
    return New;
  };
  if ((Operator == clang::OO_Subscript || Name == "at") && Arguments.size() == 1) {
    return At(Arguments[0]);
  }
  if (Name == "front") {
    return At(Value::integer(0));
  }
  if (Name == "back") {
    return At(Plus(Size, -1));
  }
  if ((Name == "resize" || Name == "assign") && !Arguments.empty() &&
      M->getParamDecl(0)->getType()->isIntegralOrEnumerationType()) {
    const Value New = Grow(Arguments[0]);
    if (Arguments.size() > 1 && Name == "assign") {
      Mem.forget(New);
    }
    return Value();
  }
  if (Name == "clear") {
    Mem.write(sizePlace(This), 8, Value::integer(0));
    return Value();
  }
  if (Name == "reserve" || Name == "shrink_to_fit") {
    return Value();
  }
  if (Name == "pop_back") {
    Mem.write(sizePlace(This), 8, Plus(Size, -1));
    return Value();
  }
  if ((Name == "push_back" || (Name == "emplace_back" && Arguments.size() == 1 && !Element->isRecordType())) &&
      Arguments.size() == 1) {
    const auto Room = Data.isPlace() ? Mem.object(Data.object()).Size : std::nullopt;
    Value Target = Data;
    const Value NewSize = Plus(Size, 1);
    if (!Size.isInteger() || !One || Maybe > 0) {
      Mem.forget(sizePlace(This), 8);
      Mem.forget(Data);
      return Value();
    }
    if (!Room || uint64_t(NewSize.asInteger()) * *One > *Room) {
      const Value Twice = Size.map([](int64_t I) -> std::optional<int64_t> { return std::max<int64_t>(2 * I, 4); });
      Target = Grow(Twice);
    }
    Mem.write(sizePlace(This), 8, NewSize);
    const Value Place = element(Target, Size, Element);
    if (!Element->isReferenceType()) {
      store(Place, Element, Element->isRecordType() ? Arguments[0] : load(Arguments[0], Element));
    }
    return Value();
  }
  if (Operator == clang::OO_Equal && Arguments.size() == 1 && Arguments[0].isPlace()) {
    const QualType From = M->getParamDecl(0)->getType().getNonReferenceType();
    if (kindOf(From->getAsCXXRecordDecl()) == Container::None) {
      const auto Bytes = Mem.object(Arguments[0].object()).Size;
      Mem.write(This, 8, Arguments[0]);
      Mem.write(sizePlace(This), 8, Bytes && One && *One ? Value::integer(int64_t(*Bytes / *One)) : Value());
      return This;
    }
    const Value Count = Mem.read(sizePlace(Arguments[0]), 8);
    const Value Source = Mem.read(Arguments[0], 8);
    Mem.write(sizePlace(This), 8, Value::integer(0));
    const Value New = Grow(Count);
    if (Count.isInteger() && One) {
      Mem.copy(New, Source, uint64_t(Count.asInteger()) * *One);
    }
    return This;
  }
  if (Name == "begin" || Name == "cbegin" || Name == "end" || Name == "cend") {
    const Value Pointer = Name.contains("begin") ? Data : At(Size);
    if (!Type->isRecordType()) {
      return Pointer;
    }
    const Value Place = object(Type);
    Mem.write(Place, 8, Pointer); // the library's iterators wrap one pointer
    return Place;
  }
  if (!M->isConst()) {
    Mem.forget(This, 16);
    Mem.forget(Data);
  }
  return Type->isRecordType() ? std::optional(object(Type)) : std::optional(Value());
}
