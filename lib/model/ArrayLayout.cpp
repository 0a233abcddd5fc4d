// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/ArrayLayout.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Decl.h"

using namespace cudatidy;

uint64_t ArrayLayout::bytes() const {
  uint64_t Total = ElementBytes;
  for (const uint64_t Extent : Extents)
    Total *= Extent;
  return Total;
}

ArrayLayout ArrayLayout::padded(uint64_t Elements) const {
  ArrayLayout Result = *this;
  Result.Extents.back() += Elements;
  return Result;
}

std::string ArrayLayout::spelled() const {
  std::string Out = Name;
  for (const uint64_t Extent : Extents)
    Out += "[" + std::to_string(Extent) + "]";
  return Out;
}

std::optional<ArrayLayout> cudatidy::layoutOf(const clang::VarDecl &V) {
  const clang::ASTContext &Context = V.getASTContext();
  ArrayLayout Result;
  Result.Name = V.getName();
  clang::QualType T = V.getType();
  while (const clang::ConstantArrayType *A = Context.getAsConstantArrayType(T)) {
    Result.Extents.push_back(A->getZExtSize());
    T = A->getElementType();
  }
  if (Result.Extents.empty() || T->isDependentType() || T->isIncompleteType())
    return std::nullopt;
  Result.ElementBytes = uint64_t(Context.getTypeSizeInChars(T).getQuantity());
  return Result;
}
