// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_PARSETRACE_H
#define CUDA_TIDY_FRONTEND_PARSETRACE_H

#include "frontend/Frontend.h"

#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/DenseSet.h"

#include <functional>

namespace clang {
class FunctionDecl;
class Preprocessor;
} // namespace clang

namespace cudatidy {

/// What one parse saw besides the AST: its errors with their places, and what the preprocessor met.
struct ParseTrace {
  struct Error {
    clang::SourceLocation Where;
    unsigned Id = 0; ///< clang::diag::…
    /// The function whose template was being instantiated, null when the error is in the text itself.
    const clang::FunctionDecl *Instance = nullptr;
    bool InInstance = false; ///< some template was being instantiated
    std::string Message;
  };
  std::vector<Error> Errors;
  std::vector<ParseProblem> Problems;
  std::vector<std::string> MissingIncludes; ///< as spelt, in order, once each
  /// Where `__global__` stands in text that was compiled (expansion locations).
  std::vector<clang::SourceLocation> KernelMarks;
  bool TestsCudaArch = false; ///< outside system headers
  /// Macros that turn CUDA on (see CommonNames.h), tested outside system headers and not defined; once each.
  std::vector<std::string> CudaSwitches;
  /// Set when an #include names what only the toolkit has; the parse is cut short then.
  std::string NeedsToolkit;
};

/// Keeps every diagnostic as data; nothing is printed.
class ProblemCollector : public clang::DiagnosticConsumer {
public:
  explicit ProblemCollector(ParseTrace &Out) : Out(Out) {}
  /// From here on errors are ascribed to the function whose instantiation they arise in.
  void follow(clang::CompilerInstance *Running) { CI = Running; }
  void HandleDiagnostic(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info) override;

private:
  ParseTrace &Out;
  clang::CompilerInstance *CI = nullptr;
};

/// Installs the preprocessor callbacks that fill the trace. InToolkit says whether a header that was not found stands
/// in the toolkit; it may be empty.
void watchPreprocessor(clang::Preprocessor &PP, ParseTrace &Out, std::function<bool(llvm::StringRef)> InToolkit,
                       bool AsNvcc);

} // namespace cudatidy

#endif
