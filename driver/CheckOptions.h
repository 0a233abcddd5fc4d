// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_CHECKOPTIONS_H
#define CUDA_TIDY_DRIVER_CHECKOPTIONS_H

#include "emit/Emit.h"
#include "finding/Finding.h"
#include "frontend/Frontend.h"
#include "host/Launch.h"

#include "llvm/Support/CommandLine.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cudatidy {

class ConfigTree;

/// One of a run's outputs.
struct OutputRequest {
  OutputFormat Format = OutputFormat::Text;
  std::string File; ///< empty: standard output
};

/// Everything that the command line of `cuda-tidy check` and the configuration decide.
struct CheckOptions {
  std::vector<std::string> Paths;
  std::vector<std::string> Flags; ///< after "--"; nvcc's or clang's spelling
  bool HasFlags = false;
  std::string BuildPath; ///< -p
  std::vector<OutputRequest> Outputs;
  std::string Language = "en";
  std::string Arch; ///< empty: from the command, else the configuration, else sm_90
  HeaderChoice Headers = HeaderChoice::Auto;
  std::string CudaPath;
  std::string Ptxas;                ///< asked for registers and spills; empty: nobody is
  std::vector<std::string> Targets; ///< GPUs that the project runs on, as the user names them
  std::string Driver;               ///< the driver there, such as 550.54; empty: not said
  std::vector<Launch> Launches;     ///< of --launch; Kernel holds the name as written
  Severity FailOn = Severity::Warning;
  /// What holds for each file; always there in `check`, not in commands that run no rules.
  std::shared_ptr<ConfigTree> Tree;
  std::vector<std::string> ExtraArgs, ExtraArgsBefore;
  std::string HeaderFilter, ExcludeHeaderFilter; ///< regular expressions; empty: all, none
  std::string Baseline;                          ///< file; empty: none
  std::string DiffBase;                          ///< revision; empty: none
  std::string LineFilter;                        ///< clang-tidy's JSON; empty: all lines
  std::string Shard;                             ///< "I/N": only this share, written as a part; empty: all
  std::string Step;                              ///< one step of a planned run (Steps.h); empty: all
  bool ChangedLines = false;
  bool ExitZero = false;
  bool Statistics = false;
  bool Profile = false;
  bool WithModel = false; ///< keep what the model predicts for each kernel
  bool ListChecks = false;
  bool Isolated = false;
  bool AllowIncomplete = false;
  bool Verbose = false;
  bool Quiet = false;
  bool PrintCommand = false;
  bool Fix = false;         ///< apply fixes
  bool Diff = false;        ///< show what Fix would change, write nothing
  bool UnsafeFixes = false; ///< unsafe ones too
  unsigned Jobs = 0;        ///< 0: one a processor
  unsigned Timeout = 120;   ///< processor seconds a file
  size_t Memory = 4096;     ///< MiB a file
  bool Color = false;
  bool UsePrelude = true;
  bool UseCache = true;
};

/// Options of a command besides those of check, which it takes too.
class FurtherOptions {
public:
  virtual ~FurtherOptions() = default;
  std::optional<Confidence> Least; ///< confidence that is shown where --confidence does not say
  /// Makes the options, before the command line is parsed.
  virtual void add(llvm::cl::SubCommand &Sub) = 0;
  /// Reads them afterwards; false: wrong, and the reason has been printed. They are gone when this returns.
  virtual bool read(CheckOptions &O) = 0;
};

/// From the command line and the configuration; nothing when they are wrong (the reason has been printed).
std::optional<CheckOptions> checkOptions(int Argc, char **Argv, FurtherOptions *More = nullptr);

} // namespace cudatidy

#endif
