// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rewrite/StructAlignment.h"

#include "finding/SourcePlace.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/RecordLayout.h"

using namespace cudatidy;
using namespace clang;

std::optional<Edit> cudatidy::alignToSize(const RecordDecl &R) {
  const auto *Class = dyn_cast<CXXRecordDecl>(&R);
  if (!R.isCompleteDefinition() || R.isUnion() || R.isDependentType() || isa<ClassTemplateSpecializationDecl>(R) ||
      (Class && (Class->getNumBases() || Class->isPolymorphic()))) {
    return std::nullopt;
  }
  const ASTContext &Context = R.getASTContext();
  const ASTRecordLayout &Layout = Context.getASTRecordLayout(&R);
  const int64_t Size = Layout.getSize().getQuantity();
  if ((Size != 8 && Size != 16) || Layout.getAlignment().getQuantity() >= Size) {
    return std::nullopt;
  }
  const SourceLocation Keyword = R.getInnerLocStart();
  return insertAfter(SourceRange(Keyword, Keyword), " alignas(" + std::to_string(Size) + ")", Context);
}
