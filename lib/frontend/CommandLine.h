// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_COMMANDLINE_H
#define CUDA_TIDY_FRONTEND_COMMANDLINE_H

#include "frontend/Frontend.h"
#include "frontend/GpuArch.h"
#include "frontend/NvccOptions.h"
#include "frontend/ShellWords.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace cudatidy {

enum class CompilerKind { Nvcc, Clang, Gcc, Hip, Msvc, Other };
llvm::StringRef name(CompilerKind K);

/// One argument that the compiler sees, and where it was written.
struct Argument {
  enum Source { Command, ResponseFile, PrependFlags, AppendFlags };
  std::string Text;
  Source From = Command;
  unsigned Index = 0; ///< word of the command as given (for a response file: of the option that names it)
  std::string File;   ///< the response file
};

/// One flag of nvcc that the rules on builds ask about.
struct FlagUse {
  NvccFlag Flag;
  std::string Value;     ///< empty when the flag takes none
  unsigned Argument = 0; ///< index into CompileCommand::Argv
};

/// How device code is generated; the values are nvcc's defaults unless a flag says otherwise.
struct DeviceCodegen {
  bool DeviceDebug = false;
  bool LineInfo = false;
  bool Rdc = false;
  bool FastMath = false; ///< -use_fast_math: the three below too, and fast intrinsics
  bool Ftz = false;
  bool PrecDiv = true;
  bool PrecSqrt = true;
  bool Fmad = true;
  bool ExtendedLambda = false;
  bool RelaxedConstexpr = false;
  bool PerThreadDefaultStream = false;
  std::optional<unsigned> MaxRegCount;
};

/// A compile command, understood. Everything that the analysis may ask of it is here; only ClangArgs reaches clang.
struct CompileCommand {
  std::string File;      ///< absolute
  std::string Directory; ///< absolute
  Quoting Rules{};       ///< of the command's text
  CompilerKind Kind = CompilerKind::Other;
  std::string Compiler; ///< as written
  bool IsCuda = false;
  bool Compiles = true; ///< false: only preprocesses or links

  std::vector<Argument> Argv; ///< launcher and compiler removed, response files and NVCC_*_FLAGS put in
  std::vector<FlagUse> Flags; ///< in the order of Argv
  /// What is built for, in the order of Argv; -arch and all -gencode together. When nothing names an architecture: the
  /// toolkit's default, or nothing if its version is unknown.
  std::vector<ArchTarget> Targets;
  bool Misspelt = false; ///< what stands in an architecture's place is none: nvcc refuses it, and has no default then
  std::optional<ArchOrigin> Unresolved; ///< native, all or all-major stand in the command
  std::optional<unsigned> ToolkitMajor; ///< of the command's own nvcc, or as the caller said
  DeviceCodegen Codegen;

  std::string Standard = "gnu++17";
  bool StandardGiven = false;
  std::string HostCompiler; ///< -ccbin and its like; empty: not said
  std::string CudaPath;     ///< --cuda-path, or the toolkit that the compiler belongs to; empty: not said

  /// Options of the allow-list, in order: -D -U -I -isystem -iquote -idirafter -include -imacros -std= and some -f.
  /// Paths are absolute. Folders of a CUDA toolkit are kept apart: whoever parses decides which CUDA headers serve.
  std::vector<std::string> ClangArgs;
  std::vector<std::string> IncludeDirs; ///< the folders among ClangArgs, in order
  std::vector<std::string> ToolkitIncludes;

  std::vector<std::string> Dropped;  ///< options without a meaning here, as written, each once
  std::vector<std::string> Warnings; ///< such as a response file that is missing

  bool has(NvccFlag F) const;
  /// "dropped: -a, -b" or empty.
  std::string droppedSummary() const;
};

/// What surrounds a command.
struct TranslateOptions {
  std::string PrependFlags; ///< NVCC_PREPEND_FLAGS
  std::string AppendFlags;  ///< NVCC_APPEND_FLAGS
  std::string HostCompiler; ///< NVCC_CCBIN or CUDAHOSTCXX
  std::optional<unsigned> ToolkitMajor;

  static TranslateOptions fromEnvironment();
};

/// An entry's `arguments`. Chains (`cd x && nvcc …`), launchers (ccache, env A=B, …) and `sh -c` are looked through;
/// the first compile of File counts. Never fails: what cannot be understood is dropped and said.
CompileCommand translateArguments(llvm::ArrayRef<std::string> Argv, llvm::StringRef Directory, llvm::StringRef File,
                                  const TranslateOptions &Options);

/// An entry's `command`: as a POSIX shell reads it, or, for one that was written on Windows, as programs there do.
CompileCommand translateShellCommand(llvm::StringRef Command, llvm::StringRef Directory, llvm::StringRef File,
                                     const TranslateOptions &Options);

/// Options alone, as after `--` on our own command line, in nvcc's or clang's spelling. The file counts as CUDA.
CompileCommand translateFlags(llvm::ArrayRef<std::string> Flags, llvm::StringRef Directory, llvm::StringRef File,
                              const TranslateOptions &Options);

/// The architecture that a file is analysed for, and why.
struct ArchChoice {
  GpuArch Arch;          ///< as the project names it
  std::string ClangArch; ///< as clang and the hardware tables know it, such as "sm_90a"
  std::string Why;
  std::string VirtualArch = {}; ///< what the command compiles it as when that is another, as clang knows it
};

/// Override (`--arch`), else the highest real architecture of the command, else its highest PTX, else the highest
/// configured target, else sm_90.
ArchChoice chooseArch(const CompileCommand &Command, llvm::ArrayRef<GpuArch> Configured,
                      std::optional<GpuArch> Override = std::nullopt);

/// The parse of the command's file.
ParseJob parseJob(const CompileCommand &Command, const ArchChoice &Arch);

} // namespace cudatidy

#endif
