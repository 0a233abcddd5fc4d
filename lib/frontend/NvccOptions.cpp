// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names as `nvcc --help` lists them (CUDA 8 to 13).

#include "frontend/NvccOptions.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace cudatidy;

namespace {

using F = NvccFlag;
using V = NvccValue;

constexpr NvccOption Table[] = {
    {"define-macro", "D", F::Define, V::List, true},
    {"undefine-macro", "U", F::Undefine, V::List, true},
    {"include-path", "I", F::IncludePath, V::List, true},
    {"system-include", "isystem", F::SystemInclude, V::List},
    {"pre-include", "include", F::PreInclude, V::List},
    {"x", "x", F::Language, V::One, true},
    {"compiler-options", "Xcompiler", F::HostOptions, V::One},
    {"options-file", "optf", F::OptionsFile, V::List},

    {"compile", "c", F::Compile, V::None},
    {"device-c", "dc", F::RdcCompile, V::None},
    {"device-w", "dw", F::Compile, V::None},
    {"cuda", "cuda", F::Compile, V::None},
    {"cubin", "cubin", F::Compile, V::None},
    {"fatbin", "fatbin", F::Compile, V::None},
    {"ptx", "ptx", F::Compile, V::None},
    {"optix-ir", "optix-ir", F::Compile, V::None},
    {"ltoir", "ltoir", F::Compile, V::None},
    {"preprocess", "E", F::NoCompile, V::None},
    {"generate-dependencies", "M", F::NoCompile, V::None},
    {"generate-nonsystem-dependencies", "MM", F::NoCompile, V::None},
    {"device-link", "dlink", F::NoCompile, V::None},
    {"lib", "lib", F::NoCompile, V::None},

    {"gpu-architecture", "arch", F::Arch, V::One},
    {"gpu-code", "code", F::Code, V::List},
    {"generate-code", "gencode", F::Gencode, V::One},
    {"std", "std", F::Standard, V::One},
    {"compiler-bindir", "ccbin", F::CompilerBindir, V::One},
    {"device-debug", "G", F::DeviceDebug, V::None},
    {"debug", "g", F::HostDebug, V::None},
    {"generate-line-info", "lineinfo", F::LineInfo, V::None},
    {"optimize", "O", F::Optimize, V::Optional, true},
    {"relocatable-device-code", "rdc", F::Rdc, V::One},
    {"dlink-time-opt", "dlto", F::LinkTimeOptimization, V::None},
    {"lto", "lto", F::LinkTimeOptimization, V::None},
    {"use_fast_math", "use_fast_math", F::UseFastMath, V::None},
    {"ftz", "ftz", F::Ftz, V::One},
    {"prec-div", "prec-div", F::PrecDiv, V::One},
    {"prec-sqrt", "prec-sqrt", F::PrecSqrt, V::One},
    {"fmad", "fmad", F::Fmad, V::One},
    {"maxrregcount", "maxrregcount", F::MaxRegCount, V::One},
    {"default-stream", "default-stream", F::DefaultStream, V::One},
    {"extended-lambda", "extended-lambda", F::ExtendedLambda, V::None},
    {"expt-extended-lambda", "expt-extended-lambda", F::ExtendedLambda, V::None},
    {"expt-relaxed-constexpr", "expt-relaxed-constexpr", F::RelaxedConstexpr, V::None},
    {"allow-unsupported-compiler", "allow-unsupported-compiler", F::AllowUnsupportedCompiler, V::None},
    {"ptxas-options", "Xptxas", F::PtxasOptions, V::List},
    {"restrict", "restrict", F::Restrict, V::None},
    {"threads", "t", F::Threads, V::One, true},
    {"extensible-whole-program", "ewp", F::ExtensibleWholeProgram, V::None},

    {"generate-dependencies-with-compile", "MD", F::Ignored, V::None},
    {"generate-nonsystem-dependencies-with-compile", "MMD", F::Ignored, V::None},
    {"dependency-output", "MF", F::Ignored, V::One},
    {"generate-dependency-targets", "MP", F::Ignored, V::None},
    {"dependency-target-name", "MT", F::Ignored, V::One},
    {"link", "link", F::Ignored, V::None},
    {"run", "run", F::Ignored, V::None},
    {"output-file", "o", F::Ignored, V::One, true},
    {"objdir-as-tempdir", "objtemp", F::Ignored, V::None},
    {"library", "l", F::Ignored, V::One, true},
    {"library-path", "L", F::Ignored, V::One, true},
    {"output-directory", "odir", F::Ignored, V::One},
    {"archiver-binary", "arbin", F::Ignored, V::One},
    {"cudart", "cudart", F::Ignored, V::One},
    {"cudadevrt", "cudadevrt", F::Ignored, V::One},
    {"libdevice-directory", "ldir", F::Ignored, V::One},
    {"target-directory", "target-dir", F::Ignored, V::One},
    {"use-local-env", "use-local-env", F::Ignored, V::None},
    {"force-cl-env-setup", "force-cl-env-setup", F::Ignored, V::None},
    {"cl-version", "cl-version", F::Ignored, V::One},
    {"profile", "pg", F::Ignored, V::None},
    {"optimization-info", "opt-info", F::Ignored, V::One},
    {"Ofast-compile", "Ofc", F::Ignored, V::One},
    {"dopt", "dopt", F::Ignored, V::One},
    {"gen-opt-lto", "gen-opt-lto", F::Ignored, V::None},
    {"ftemplate-backtrace-limit", "ftemplate-backtrace-limit", F::Ignored, V::One},
    {"no-exceptions", "noeh", F::Ignored, V::None},
    {"shared", "shared", F::Ignored, V::None},
    {"no-host-device-initializer-list", "nohdinitlist", F::Ignored, V::None},
    {"no-host-device-move-forward", "nohdmoveforward", F::Ignored, V::None},
    {"machine", "m", F::Ignored, V::One},
    {"m64", "m64", F::Ignored, V::None},
    {"m32", "m32", F::Ignored, V::None},
    {"linker-options", "Xlinker", F::Ignored, V::One},
    {"archive-options", "Xarchive", F::Ignored, V::One},
    {"nvlink-options", "Xnvlink", F::Ignored, V::One},
    {"fatbin-options", "Xfatbin", F::Ignored, V::One},
    {"cudafe-options", "Xcudafe", F::Ignored, V::One},
    {"cicc-options", "Xcicc", F::Ignored, V::One},
    {"static-global-template-stub", "static-global-template-stub", F::Ignored, V::One},
    {"device-entity-has-hidden-visibility", "device-entity-has-hidden-visibility", F::Ignored, V::One},
    {"forward-unknown-to-host-compiler", "forward-unknown-to-host-compiler", F::Ignored, V::None},
    {"forward-unknown-to-host-linker", "forward-unknown-to-host-linker", F::Ignored, V::None},
    {"forward-unknown-opts", "forward-unknown-opts", F::Ignored, V::None},
    {"dont-use-profile", "noprof", F::Ignored, V::None},
    {"dryrun", "dryrun", F::Ignored, V::None},
    {"verbose", "v", F::Ignored, V::None},
    {"split-compile", "split-compile", F::Ignored, V::One},
    {"split-compile-extended", "split-compile-extended", F::Ignored, V::One},
    {"fdevice-syntax-only", "fdevice-syntax-only", F::Ignored, V::None},
    {"fdevice-time-trace", "fdevice-time-trace", F::Ignored, V::One},
    {"keep", "keep", F::Ignored, V::None},
    {"keep-dir", "keep-dir", F::Ignored, V::One},
    {"save-temps", "save-temps", F::Ignored, V::None},
    {"clean-targets", "clean", F::Ignored, V::None},
    {"time", "time", F::Ignored, V::One},
    {"run-args", "run-args", F::Ignored, V::One},
    {"input-drive-prefix", "idp", F::Ignored, V::One},
    {"dependency-drive-prefix", "ddp", F::Ignored, V::One},
    {"drive-prefix", "dp", F::Ignored, V::One},
    {"no-align-double", "no-align-double", F::Ignored, V::None},
    {"no-device-link", "nodlink", F::Ignored, V::None},
    {"entries", "e", F::Ignored, V::One},
    {"extra-device-vectorization", "extra-device-vectorization", F::Ignored, V::None},
    {"disable-warnings", "w", F::Ignored, V::None},
    {"keep-device-functions", "keep-device-functions", F::Ignored, V::None},
    {"source-in-ptx", "src-in-ptx", F::Ignored, V::None},
    {"Wreorder", "Wreorder", F::Ignored, V::None},
    {"Wdefault-stream-launch", "Wdefault-stream-launch", F::Ignored, V::None},
    {"Wmissing-launch-bounds", "Wmissing-launch-bounds", F::Ignored, V::None},
    {"Wext-lambda-captures-this", "Wext-lambda-captures-this", F::Ignored, V::None},
    {"Wno-deprecated-declarations", "Wno-deprecated-declarations", F::Ignored, V::None},
    {"Wno-deprecated-gpu-targets", "Wno-deprecated-gpu-targets", F::Ignored, V::None},
    {"Werror", "Werror", F::Ignored, V::Optional},
    {"resource-usage", "res-usage", F::Ignored, V::None},
    {"no-compress", "no-compress", F::Ignored, V::None},
    {"compress-mode", "compress-mode", F::Ignored, V::One},
    {"qpp-config", "qpp-config", F::Ignored, V::One},
    {"compile-as-tools-patch", "astoolspatch", F::Ignored, V::None},
    {"list-gpu-code", "code-ls", F::Ignored, V::None},
    {"list-gpu-arch", "arch-ls", F::Ignored, V::None},
    {"display-error-number", "err-no", F::Ignored, V::None},
    {"no-display-error-number", "no-err-no", F::Ignored, V::None},
    {"diag-error", "diag-error", F::Ignored, V::One},
    {"diag-suppress", "diag-suppress", F::Ignored, V::One},
    {"diag-warn", "diag-warn", F::Ignored, V::One},
    {"host-linker-script", "hls", F::Ignored, V::One},
    {"augment-host-linker-script", "aug-hls", F::Ignored, V::None},
    {"relocatable-link", "r", F::Ignored, V::None},
    {"brief-diagnostics", "brief-diag", F::Ignored, V::One},
    {"jump-table-density", "jtd", F::Ignored, V::One},
    {"relocatable-ptx", "reloc-ptx", F::Ignored, V::None},
    {"device-stack-protector", "device-stack-protector", F::Ignored, V::One},
    {"frandom-seed", "frandom-seed", F::Ignored, V::One},
    {"sanitize", "sanitize", F::Ignored, V::One},
    {"jobserver", "jobserver", F::Ignored, V::None},
    {"maxntid", "maxntid", F::Ignored, V::One},
    {"minnctapersm", "minnctapersm", F::Ignored, V::One},
};

const llvm::StringMap<const NvccOption *> &byName() {
  static const llvm::StringMap<const NvccOption *> Map = [] {
    llvm::StringMap<const NvccOption *> M;
    for (const NvccOption &O : Table) {
      M.try_emplace(O.Long, &O);
      M.try_emplace(O.Short, &O);
    }
    return M;
  }();
  return Map;
}

} // namespace

std::optional<NvccMatch> cudatidy::findNvccOption(llvm::StringRef Word) {
  llvm::StringRef Name = Word;
  if (!Name.consume_front("-")) {
    return std::nullopt;
  }
  // One dash or two are not told apart: nvcc is strict about it, but no command becomes wrong by it.
  const bool TwoDashes = Name.consume_front("-");
  const size_t Equals = Name.find('=');
  if (const auto It = byName().find(Name.take_front(Equals)); It != byName().end()) {
    if (Equals == llvm::StringRef::npos) {
      return NvccMatch{It->second, std::nullopt};
    }
    return NvccMatch{It->second, Name.drop_front(Equals + 1)};
  }
  if (TwoDashes || Name.empty()) {
    return std::nullopt;
  }
  const auto It = byName().find(Name.take_front(1));
  if (It == byName().end() || !It->second->Joined) {
    return std::nullopt;
  }
  const llvm::StringRef Rest = Name.drop_front(1);
  // -t4 is a number of threads; -trigraphs is an option of the host compiler.
  if (It->second->Flag == NvccFlag::Threads && !llvm::all_of(Rest, llvm::isDigit)) {
    return std::nullopt;
  }
  return NvccMatch{It->second, Rest};
}

llvm::StringRef cudatidy::name(NvccFlag Flag) {
  if (Flag < NvccFlag::Arch) {
    return "";
  }
  for (const NvccOption &O : Table) {
    if (O.Flag == Flag) {
      return O.Long;
    }
  }
  return "";
}
