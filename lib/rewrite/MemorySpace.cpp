// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rewrite/MemorySpace.h"

#include "finding/SourcePlace.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/Lex/Lexer.h"

using namespace cudatidy;
using namespace clang;

std::optional<Edit> cudatidy::replaceConstantMark(const VarDecl &V) {
  const auto *Mark = V.getAttr<CUDAConstantAttr>();
  if (!Mark || V.getType().isConstQualified()) {
    return std::nullopt;
  }
  const ASTContext &Context = V.getASTContext();
  const SourceManager &SM = Context.getSourceManager();
  // The mark is a macro of CUDA's own: its name is the user's text, its body is not.
  const SourceLocation At = SM.getExpansionLoc(Mark->getLocation());
  SmallString<16> Buffer;
  if (Lexer::getSpelling(At, Buffer, SM, Context.getLangOpts()) != "__constant__") {
    return std::nullopt;
  }
  return replace(SourceRange(At, At), "__device__", Context);
}
