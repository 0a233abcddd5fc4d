// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_FRONTEND_H
#define CUDA_TIDY_FRONTEND_FRONTEND_H

#include "llvm/Support/Error.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace clang {
class ASTContext;
class CompilerInstance;
} // namespace clang
namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace cudatidy {

/// Which CUDA headers serve a parse. Auto: embedded ones first, the toolkit when a file needs what they lack.
enum class HeaderChoice { Auto, Embedded, Toolkit };

enum class Side { Device, Host };

/// Texts that stand in place of those on disk, by real path: files as they would be with fixes applied.
using FileTexts = std::map<std::string, std::string>;

/// What one file's parse needs; comes from a compile command (CommandLine.h) or from the file's surroundings.
struct ParseJob {
  std::string File;      ///< absolute path
  std::string Directory; ///< working directory of the compile command
  /// Only options of the allow-list (see CommandLine.h): -D -U -I -isystem -iquote -idirafter -include -std -f… ; every
  /// path is absolute.
  std::vector<std::string> Args;
  std::string Arch = "sm_90"; ///< whose hardware counts
  /// What __CUDA_ARCH__ and the intrinsics go by. Empty: Arch; else as in -gencode arch=compute_80,code=sm_86.
  std::string VirtualArch;
  Side Which = Side::Device;
  HeaderChoice Headers = HeaderChoice::Auto;
  std::string ToolkitPath; ///< root that holds include/cuda_runtime.h; empty: none
  bool UsePrelude = true;
  std::shared_ptr<const FileTexts> Unsaved; ///< null: all files are as on disk
  bool HideSystem = false;                  ///< for measurements: as on a machine without a C and C++ library
};

/// A diagnostic of the parse: a limit of the tool or a fault of the source. Never printed as a finding.
struct ParseProblem {
  std::string File;
  unsigned Line = 0, Column = 0;
  bool IsError = false;
  std::string Message;
};

/// A function that did not reach IR, and why.
struct LeftOut {
  std::string Name; ///< qualified name with template arguments; of a kernel whose text did not parse, what is written
  std::string Mangled;
  bool IsKernel = false;
  bool OnDevice = false; ///< a kernel or a device function
  std::string File;
  unsigned Line = 0;
  std::string Reason; ///< first error inside it
};

/// A kernel template that the file or a header of it defines.
struct KernelTemplate {
  std::string Name; ///< qualified
  std::string File;
  unsigned Line = 0;
  bool HasInstance = false;
};

/// One parsed file: the AST of host and device code, and the device IR of all that is sound.
/// The compiler owns the AST; it and the module live as long as this object.
class TranslationUnit {
public:
  TranslationUnit();
  ~TranslationUnit();
  TranslationUnit(TranslationUnit &&) noexcept;
  TranslationUnit &operator=(TranslationUnit &&) noexcept;

  ParseJob Job;
  std::unique_ptr<llvm::LLVMContext> Context;
  std::unique_ptr<llvm::Module> Module; ///< null for a host-side parse
  std::unique_ptr<clang::CompilerInstance> Compiler;
  std::vector<ParseProblem> Problems;
  std::vector<LeftOut> Missing;
  std::vector<KernelTemplate> Templates;
  HeaderChoice Served = HeaderChoice::Embedded; ///< Embedded or Toolkit
  std::string ServedWhy;                        ///< for --verbose and doctor
  std::vector<std::string> Dependencies;        ///< real paths of all files read, sorted
  /// Files that an #include named and nothing found.
  std::vector<std::string> MissingIncludes;

  /// The file's own text, or a header of the project, tests __CUDA_ARCH__: its host code is another than its device
  /// code, and only a parse with Side::Host shows it.
  bool TestsCudaArch = false;
  bool UsedPrelude = false;
  std::string PreludeNote; ///< why no prelude could be kept, when the user can help; the same for every file

  clang::ASTContext &ast() const;
};

/// Parses one file. An error only when there is nothing to analyse at all (file unreadable, no input).
llvm::Expected<TranslationUnit> parse(const ParseJob &Job);

} // namespace cudatidy

#endif
