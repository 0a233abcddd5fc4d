// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_MODEL_KERNELREPORTER_H
#define CUDA_TIDY_MODEL_KERNELREPORTER_H

#include "Check.h"
#include "frontend/SourceIndex.h"
#include "model/Model.h"

namespace clang {
class FunctionDecl;
class VarDecl;
} // namespace clang

namespace cudatidy {

/// Takes the findings of one check over one kernel. Each finding gets the kernel, the launch that it holds for and how
/// sure the model is, so that no check has to repeat it.
class KernelReporter {
public:
  KernelReporter(const Kernel &K, const SourceIndex &Source, const Reporter &To) : K(K), Source(Source), To(To) {}

  /// A finding at a site of the kernel. Its confidence is High when the site's figures follow from the source and a
  /// launch that was found, else Medium.
  FindingBuilder report(const Site &S) const;

  /// Where a site stands, as a reader would point at it: what a system header's code does stands where it was called.
  Place place(const Site &S) const;
  /// The expression at a site's place; null when only its line and column are known.
  const clang::Expr *expression(const Site &S) const;
  /// The function whose body holds that expression; null when only line and column are known.
  const clang::FunctionDecl *function(const Site &S) const;
  /// The variable that a site's expression starts from: Tile in `Tile[X][Y]`, `*(Tile + X)` or `atomicAdd(&Tile[X],
  /// 1)`. Null when that is not known.
  const clang::VarDecl *variable(const Site &S) const;

  /// The `if` whose test a branch is, and the function that holds it; none for another branch.
  SourceIndex::Test test(const Site &S) const { return Source.test(S.At.File, S.At.Line, S.At.Column); }

  /// The tests of the `else if`s after the `if` at a branch, as (line, column): the compiler may have made one switch
  /// of them all.
  std::vector<std::pair<unsigned, unsigned>> laterTests(const Site &S) const {
    return Source.laterTests(S.At.File, S.At.Line, S.At.Column);
  }

private:
  const SourcePoint &point(const Site &S) const;

  const Kernel &K;
  const SourceIndex &Source;
  const Reporter &To;
};

/// A launch as CUDA writes it: "<<<1024x1x1, 256x1x1>>>", dimensions of size 1 at the end left out.
std::string spelled(const Launch &L);

} // namespace cudatidy

#endif
