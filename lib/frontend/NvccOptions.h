// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_FRONTEND_NVCCOPTIONS_H
#define CUDA_TIDY_FRONTEND_NVCCOPTIONS_H

#include "llvm/ADT/StringRef.h"

#include <optional>

namespace cudatidy {

/// What an option of nvcc means to the analysis. Everything from Arch on is recorded with its place (FlagUse), for the
/// rules on builds; Ignored has no meaning here.
enum class NvccFlag {
  Ignored,
  Define,
  Undefine,
  IncludePath,
  SystemInclude,
  PreInclude,
  Language,
  HostOptions, ///< -Xcompiler: its value is options of the host compiler
  OptionsFile,
  Compile,
  NoCompile, ///< -E, -M, -dlink, …: this command compiles nothing
  Arch,
  Code,
  Gencode,
  Standard,
  CompilerBindir,
  DeviceDebug,
  HostDebug,
  LineInfo,
  Optimize,
  Rdc,
  RdcCompile, ///< -dc: compile with relocatable device code
  LinkTimeOptimization,
  UseFastMath,
  Ftz,
  PrecDiv,
  PrecSqrt,
  Fmad,
  MaxRegCount,
  DefaultStream,
  ExtendedLambda,
  RelaxedConstexpr,
  AllowUnsupportedCompiler,
  PtxasOptions,
  Restrict,
  Threads,
  ExtensibleWholeProgram,
};

/// The flag's name in `translate`'s output; empty for those that are not recorded.
llvm::StringRef name(NvccFlag Flag);

/// How an option takes its value.
enum class NvccValue {
  None,
  One,
  List,     ///< split at commas
  Optional, ///< the next word only when it fits (-O 3)
};

struct NvccOption {
  llvm::StringRef Long;  ///< with two dashes
  llvm::StringRef Short; ///< with one dash; may equal Long
  NvccFlag Flag;
  NvccValue Value;
  bool Joined = false; ///< -Idir, -DX
};

/// An option found in one word of a command line.
struct NvccMatch {
  const NvccOption *Option;
  std::optional<llvm::StringRef> Value; ///< `=value` or joined; none: it is the next word, if the option takes any
};

/// Looks a word up. None: nvcc has no such option (clang may).
std::optional<NvccMatch> findNvccOption(llvm::StringRef Word);

} // namespace cudatidy

#endif
