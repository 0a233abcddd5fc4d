// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Values for what the source does not tell: arguments of a kernel, contents
/// of memory that nothing known has written.
///
///   integer argument   a problem size that fits the launch, unless host code
///                      tells values
///   pointer argument   its own region, aligned as cudaMalloc aligns
///   loaded integers    growing with the address, as row offsets do
///   loaded pointers    a region each
///
/// A second set has other sizes, odd and smaller, and small numbers in memory; a third larger ones: a figure that
/// depends on the choice differs between the sets. RandomData is the first set with lists in memory that are about as
/// long as a block's threads can hold in their registers: for runs that take what memory holds as random numbers
/// (Runs.h).
#ifndef CUDATIDY_MODEL_SAMPLES_H
#define CUDATIDY_MODEL_SAMPLES_H

#include "model/Counters.h"
#include "model/Program.h"

#include "llvm/IR/Function.h"

namespace cudatidy {

enum class SampleSet : uint8_t { First, Second, Third, RandomData, LongLists };

class Samples {
public:
  /// Variant: which of the host's candidates for an argument is taken; Salt: another set of samples for what is
  /// unknown.
  Samples(Program &P, const llvm::Function &Kernel, const Shape &S, llvm::ArrayRef<ArgumentValue> Known,
          unsigned Variant, unsigned Salt = 0, SampleSet Set = SampleSet::First);

  /// The scalars of the kernel's arguments, in order.
  const std::vector<Lanes> &arguments() const { return Arguments; }

  /// Bytes of a struct argument at an address of the parameter region. False
  /// where the host's value is not known.
  bool parameterByte(uint64_t Address, uint8_t &Value) const;

  /// A value for unknown memory at Address.
  uint64_t unknown(const Element &E, uint64_t Address, bool Uniform) const;

  /// The element of a sorted list so many average steps from its beginning.
  uint64_t inOrder(const Element &E, double Position) const;

  /// How many different variants of the arguments are worth running.
  static unsigned variants(llvm::ArrayRef<ArgumentValue> Known);

private:
  uint64_t Size = 0; // the stand-in for problem sizes
  uint64_t Salt = 0;
  uint64_t ListLength = 0; ///< what neighbouring integers in memory differ by, when all lanes read one
  uint64_t ListApart = 64; ///< likewise, integers at one place of neighbouring arguments
  SampleSet Set;
  std::vector<Lanes> Arguments;
  std::map<uint64_t, std::vector<std::optional<uint8_t>>> Parameters;
};

} // namespace cudatidy

#endif
