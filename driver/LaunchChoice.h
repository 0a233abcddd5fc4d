// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_LAUNCHCHOICE_H
#define CUDA_TIDY_DRIVER_LAUNCHCHOICE_H

#include "host/HostFacts.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Module.h"

namespace cudatidy {

/// Which launches each kernel of a file is modelled under.
///
/// A --launch gives sizes; argument values still come from host code, from the launch there that is most like it. Where
/// its name stands for several instances of a template, it means the one that host code launches with these sizes, else
/// the first; the other instances are then not modelled. A kernel that no --launch names has the launches that were
/// found.
class LaunchChoice {
public:
  LaunchChoice(llvm::ArrayRef<Launch> Options, llvm::ArrayRef<Launch> Found, const llvm::Module &M);
  std::vector<Launch> operator()(const llvm::Function &F) const;

private:
  llvm::StringSet<> Named; ///< kernels that some --launch names
  llvm::StringMap<std::vector<Launch>> Chosen;
};

/// What the host evaluation is told for a file: the facts of the device it is analysed for.
HostOptions hostOptions(const ParseJob &Job);

} // namespace cudatidy

#endif
