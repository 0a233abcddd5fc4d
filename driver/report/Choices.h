// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_REPORT_CHOICES_H
#define CUDA_TIDY_DRIVER_REPORT_CHOICES_H

#include "report/View.h"

#include "llvm/Support/CommandLine.h"

namespace cudatidy {

/// The options that say how a report looks, for each command that writes one.
class ReportChoices {
public:
  explicit ReportChoices(llvm::cl::SubCommand &Sub);

  /// Writes what was given into O. False when it is wrong; the reason has been printed, beginning with Command.
  bool apply(ReportOptions &O, llvm::StringRef Command) const;

private:
  llvm::cl::opt<std::string> Title, Client, Logo, Source, Since;
  llvm::cl::list<std::string> Ncu;
};

} // namespace cudatidy

#endif
