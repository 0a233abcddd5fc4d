// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/DeadCudaFlags.h"
#include "Check.h"
#include "build/ArchEdits.h"
#include "build/BuildFacts.h"

using namespace cudatidy;

namespace {

/// Flags variables of FindCUDA in a project that compiles CUDA as a language: nobody reads them.
///
///   project(cam LANGUAGES CXX CUDA)
///   set(CUDA_NVCC_FLAGS "-gencode arch=compute_87,code=sm_87")   # ignored: nvcc runs with its default
///
/// Silent where any file calls cuda_add_library() or its like, or reads the variable.
class DeadCudaFlags final : public ProjectCheck {
public:
  void run(const BuildFacts &B, const Reporter &R) const override {
    for (const DeadVariable &D : B.Dead) {
      const bool Separable = D.Name == "CUDA_SEPARABLE_COMPILATION";
      FindingBuilder F = R.report(D.At);
      F.arg("name", D.Name).arg("new", Separable ? "CMAKE_CUDA_SEPARABLE_COMPILATION" : "CMAKE_CUDA_FLAGS");
      const SourceText *File = B.Texts->read(D.At.File);
      const size_t At = File ? File->text().find(D.Name, D.At.Offset) : llvm::StringRef::npos;
      if (Separable && At != llvm::StringRef::npos) {
        F.fix(fixWith(Safety::Unsafe, "rename", {editAt(File->path(), static_cast<unsigned>(At), 0, "CMAKE_")}));
      } else {
        F.fix(fixWith(Safety::Suggestion, "rename", {}));
      }
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(DeadCudaFlags)
