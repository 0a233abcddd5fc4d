// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "model/KernelReporter.h"

#include "llvm/Support/Path.h"

using namespace cudatidy;

namespace {

std::string spelled(const Dim3 &D) {
  std::string Out = std::to_string(D[0]);
  if (D[1] > 1 || D[2] > 1) {
    Out += "x" + std::to_string(D[1]);
  }
  if (D[2] > 1) {
    Out += "x" + std::to_string(D[2]);
  }
  return Out;
}

/// The evidence entry under which a launch of this source is told.
const char *evidenceName(LaunchSource S) {
  switch (S) {
  case LaunchSource::Host:
    return "launch_host";
  case LaunchSource::Option:
    return "launch_option";
  case LaunchSource::Bounds:
    return "launch_bounds";
  case LaunchSource::Assumed:
    return "launch_assumed";
  }
  llvm_unreachable("a launch has four sources");
}

bool isFound(LaunchSource S) { return S == LaunchSource::Host || S == LaunchSource::Option; }

} // namespace

std::string cudatidy::spelled(const Launch &L) { return "<<<" + ::spelled(L.Grid) + ", " + ::spelled(L.Block) + ">>>"; }

FindingBuilder KernelReporter::report(const Site &S) const {
  FindingBuilder B = To.report(place(S));
  B.kernel(K.Signature);
  B.sure(S.On == Basis::Exact && isFound(K.On.Source) ? Confidence::High : Confidence::Medium);
  std::string Launch = cudatidy::spelled(K.On);
  if (!K.On.File.empty()) {
    Launch += " (" + llvm::sys::path::filename(K.On.File).str() + ":" + std::to_string(K.On.Line) + ")";
  }
  B.evidence(evidenceName(K.On.Source), Launch);
  B.evidence("executions_per_warp", S.Weight);
  return B;
}
