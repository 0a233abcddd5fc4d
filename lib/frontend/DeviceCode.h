// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_DEVICECODE_H
#define CUDA_TIDY_FRONTEND_DEVICECODE_H

#include "frontend/Frontend.h"

#include "clang/AST/DeclGroup.h"
#include "clang/Frontend/FrontendAction.h"

#include <functional>

namespace clang {
class CodeGenerator;
} // namespace clang

namespace cudatidy {

class Soundness;

/// Parses a file and keeps its AST, with the order in which declarations arrived, for lowering afterwards.
class DeviceCodeAction : public clang::ASTFrontendAction {
public:
  /// One callback of clang's ASTConsumer, recorded.
  struct Arrival {
    enum Kind { TopLevel, StaticMember, InlineFunction, Tag, VTable } What;
    clang::DeclGroupRef Group;
    clang::Decl *One = nullptr;
  };
  /// Shared with the consumer, which lives as long as the AST: what a prelude holds is read only when it is needed, so
  /// declarations still arrive while code is generated. They go to Live then.
  struct Record {
    std::vector<Arrival> Arrived;
    clang::CodeGenerator *Live = nullptr;
    std::function<bool()> Stop; ///< asked at each declaration; true ends the parse
  };
  explicit DeviceCodeAction(std::function<bool()> Stop) { Kept->Stop = std::move(Stop); }
  const std::vector<Arrival> &declarations() const { return Kept->Arrived; }
  Record &record() { return *Kept; }

protected:
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &, llvm::StringRef) override;

private:
  std::shared_ptr<Record> Kept = std::make_shared<Record>();
};

/// Lowers all sound declarations to device IR; functions that are not become declarations. The AST is afterwards as it
/// was. Never null.
std::unique_ptr<llvm::Module> lowerDeviceCode(clang::CompilerInstance &CI, DeviceCodeAction::Record &Parsed,
                                              const Soundness &Sound, llvm::LLVMContext &Context);

} // namespace cudatidy

#endif
