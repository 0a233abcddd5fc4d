// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ModelReport.h"

#include "Hardware.h"
#include "model/BlockCost.h"
#include "model/Roofline.h"

#include <cmath>

using namespace cudatidy;
using nlohmann::ordered_json;

llvm::StringRef cudatidy::nameOf(SiteKind Kind) {
  switch (Kind) {
  case SiteKind::Load:
    return "load";
  case SiteKind::Store:
    return "store";
  case SiteKind::Atomic:
    return "atomic";
  case SiteKind::Branch:
    return "branch";
  case SiteKind::Barrier:
    return "barrier";
  }
  return "";
}

llvm::StringRef cudatidy::nameOf(Space Where) {
  switch (Where) {
  case Space::Global:
    return "global";
  case Space::Shared:
    return "shared";
  case Space::Local:
    return "local";
  case Space::Constant:
    return "constant";
  case Space::Parameter:
    return "parameter";
  }
  return "";
}

llvm::StringRef cudatidy::nameOf(Basis On) {
  switch (On) {
  case Basis::Exact:
    return "exact";
  case Basis::Sampled:
    return "sampled";
  case Basis::DataDependent:
    return "data-dependent";
  case Basis::Unknown:
    return "unknown";
  }
  return "";
}

/// Six digits are more than any figure here means, and keep output equal on all machines.
static double rounded(double Value) { return std::round(Value * 1e6) / 1e6; }

static ordered_json figure(const std::optional<double> &Value) {
  return Value ? ordered_json(rounded(*Value)) : ordered_json(nullptr);
}

static ordered_json toJson(const Site &S) {
  ordered_json J;
  J["file"] = S.At.File;
  J["line"] = S.At.Line;
  J["column"] = S.At.Column;
  J["op"] = nameOf(S.Kind).str();
  if (S.isAccess()) {
    J["space"] = nameOf(S.Where).str();
    J["bytes"] = S.Bytes;
  }
  J["weight"] = rounded(S.Weight);
  if (S.isAccess()) {
    const bool Shared = S.Where == Space::Shared;
    const bool Banked = S.Where == Space::Constant || S.Where == Space::Parameter;
    J[Shared ? "wavefronts" : Banked ? "addresses" : "sectors"] = figure(S.IfRandom ? S.IfRandom : S.Actual);
    if (!Banked) {
      J[Shared ? "wavefronts_ideal" : "sectors_ideal"] = figure(S.IfRandom ? S.IdealIfRandom : S.Ideal);
      J["addresses"] = figure(S.Distinct);
    }
    if (S.Stride) {
      J["stride"] = *S.Stride;
    }
    if (!S.Array.empty()) {
      J["array"] = S.Array;
    }
  } else {
    J["divergent"] = figure(S.Predicated ? std::nullopt : S.Divergent);
    if (S.Predicated) {
      J["predicated"] = true;
    }
  }
  J["lanes"] = rounded(S.ActiveLanes);
  J["basis"] = nameOf(S.IfRandom ? Basis::Sampled : S.On).str();
  if (S.IfRandom) {
    J["assumes"] = "random data";
  }
  if (S.UnderData) {
    J["under_data"] = true;
  }
  if (!S.Frames.empty()) {
    ordered_json &Frames = J["frames"] = ordered_json::array();
    for (const SourcePoint &P : S.Frames) {
      Frames.push_back({{"file", P.File}, {"line", P.Line}});
    }
  }
  return J;
}

ordered_json cudatidy::toJson(const Kernel &K) {
  ordered_json J;
  J["name"] = K.Name;
  J["signature"] = K.Signature;
  J["file"] = K.At.File;
  J["line"] = K.At.Line;
  J["arch"] = K.Arch;
  J["model_ms"] = rounded(K.Milliseconds);
  J["launch"] = {{"grid", K.On.Grid}, {"block", K.On.Block}, {"source", nameOf(K.On.Source).str()}};
  if (!K.On.File.empty()) {
    J["launch"]["file"] = K.On.File;
    J["launch"]["line"] = K.On.Line;
  }
  J["shared_bytes"] = K.StaticShared + K.On.DynamicShared.value_or(0);
  J["block"] = {{"moved_bytes", rounded(K.blockTraffic())},
                {"flops", rounded(K.blockFlops())},
                {"fp64", K.Operations[size_t(Work::Fp64)] > K.Operations[size_t(Work::Fp32)]}};
  if (!K.Complete) {
    J["complete"] = false;
  }
  if (const auto &M = K.Machine) {
    J["machine"] = {{"registers", M->Registers},
                    {"stack", M->Stack},
                    {"spill_stores", M->SpillStores},
                    {"spill_loads", M->SpillLoads},
                    {"shared", M->Shared}};
  }
  if (const auto O = occupancy(K)) {
    static constexpr const char *Limits[] = {"threads", "blocks", "shared", "registers"};
    J["occupancy"] = {{"blocks_per_sm", O->BlocksPerSm}, {"share", rounded(O->Share)}, {"limit", Limits[int(O->By)]}};
  }
  if (const auto R = roofline(K)) {
    J["roofline"] = {
        {"gpu", std::string(gpuOf(K)->Name)}, {"intensity", rounded(R->Intensity)}, {"ridge", rounded(R->Ridge)}};
    if (R->memoryBound() || R->computeBound()) { // else unknown
      J["roofline"]["bound"] = R->memoryBound() ? "memory" : "compute";
    }
  }
  if (const auto C = blockCost(K, [](const Site &) { return false; })) {
    J["cycles"] = {{"issue", rounded(C->Issue)},
                   {"issue_unrolled", rounded(C->Unrolled)},
                   {"l1", rounded(C->L1)},
                   {"memory", rounded(C->Memory)},
                   {"latency", rounded(C->Latency)}};
  }
  ordered_json &Arrays = J["arrays"] = ordered_json::array();
  for (const ArrayUse &A : K.Arrays) {
    Arrays.push_back({{"name", A.Name},
                      {"requested_bytes", rounded(A.RequestedBytes)},
                      {"moved_bytes", rounded(A.MovedBytes)},
                      {"distinct_bytes", A.DistinctBytes},
                      {"reuse", rounded(A.reuse())},
                      {"warps", rounded(A.Warps)},
                      {"requests", rounded(A.Requests)}});
  }
  ordered_json &Sites = J["sites"] = ordered_json::array();
  for (const Site &S : K.Sites) {
    Sites.push_back(::toJson(S));
  }
  return J;
}
