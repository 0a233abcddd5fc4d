// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_DEVICECODE_H
#define CUDA_TIDY_FRONTEND_DEVICECODE_H

#include "frontend/Frontend.h"

#include "clang/AST/DeclGroup.h"
#include "clang/Frontend/FrontendAction.h"

namespace cudatidy {

/// Parses a file and keeps its AST, with the order in which declarations arrived, for lowering afterwards.
class DeviceCodeAction : public clang::ASTFrontendAction {
public:
  /// One callback of clang's ASTConsumer, recorded.
  struct Arrival {
    enum Kind { TopLevel, StaticMember, InlineFunction, Tag } What;
    clang::DeclGroupRef Group;
    clang::Decl *One = nullptr;
  };
  const std::vector<Arrival> &declarations() const { return Arrived; }

protected:
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &, llvm::StringRef) override;

private:
  std::vector<Arrival> Arrived;
};

/// Lowers all sound declarations to device IR. Functions with errors inside become declarations and are listed in
/// Missing with the first error. Never null.
std::unique_ptr<llvm::Module> lowerDeviceCode(clang::CompilerInstance &CI,
                                              const std::vector<DeviceCodeAction::Arrival> &Arrived,
                                              llvm::LLVMContext &Context, std::vector<LeftOut> &Missing);

} // namespace cudatidy

#endif
