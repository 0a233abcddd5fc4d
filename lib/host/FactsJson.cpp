// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host facts as JSON: what one process finds travels to the one that merges.

#include "host/HostFacts.h"

#include <nlohmann/json.hpp>

using namespace cudatidy;
using nlohmann::json;

namespace {

json argumentToJson(const ArgumentValue &A) {
  json J;
  switch (A.Type) {
  case ArgumentValue::Kind::Unknown:
    return J; // null
  case ArgumentValue::Kind::Integer:
    J["integers"] = A.Integers;
    break;
  case ArgumentValue::Kind::Float:
    J["float"] = A.Float.value_or(0);
    break;
  case ArgumentValue::Kind::Pointer:
    J["pointer"] = A.Null ? json("null") : A.Extent ? json(*A.Extent) : json(nullptr);
    if (A.OffsetKnown) {
      J["offset"] = A.Offset;
    }
    break;
  case ArgumentValue::Kind::Struct: {
    json Bytes = json::array();
    for (const std::optional<uint8_t> &B : A.Bytes) {
      Bytes.push_back(B ? json(*B) : json(nullptr));
    }
    J["bytes"] = std::move(Bytes);
    break;
  }
  }
  J["certain"] = A.Certain;
  return J;
}

ArgumentValue argumentFrom(const json &J) {
  ArgumentValue A;
  if (!J.is_object()) {
    return A;
  }
  A.Certain = J.contains("certain") && J["certain"] == true;
  if (J.contains("integers") && J["integers"].is_array()) {
    A.Type = ArgumentValue::Kind::Integer;
    for (const json &I : J["integers"]) {
      if (I.is_number_integer()) {
        A.Integers.push_back(I.get<int64_t>());
      }
    }
  } else if (J.contains("float") && J["float"].is_number()) {
    A.Type = ArgumentValue::Kind::Float;
    A.Float = J["float"].get<double>();
  } else if (J.contains("pointer")) {
    A.Type = ArgumentValue::Kind::Pointer;
    A.Null = J["pointer"] == "null";
    if (J["pointer"].is_number_unsigned()) {
      A.Extent = J["pointer"].get<uint64_t>();
    }
    A.OffsetKnown = J.contains("offset") && J["offset"].is_number_unsigned();
    A.Offset = A.OffsetKnown ? J["offset"].get<uint64_t>() : 0;
  } else if (J.contains("bytes") && J["bytes"].is_array()) {
    A.Type = ArgumentValue::Kind::Struct;
    for (const json &B : J["bytes"]) {
      A.Bytes.push_back(B.is_number_unsigned() ? std::optional<uint8_t>(B.get<uint8_t>()) : std::nullopt);
    }
  }
  return A;
}

json argumentsToJson(const std::vector<ArgumentValue> &List) {
  json J = json::array();
  for (const ArgumentValue &A : List) {
    J.push_back(argumentToJson(A));
  }
  return J;
}

/// Reads members of known types; a missing or ill-typed one is remembered as the failure.
class Reader {
public:
  explicit Reader(const json &J) : J(J) {}
  std::string text(const char *Key) {
    const json *M = member(Key);
    return M && M->is_string() ? M->get<std::string>() : (fail(Key), std::string());
  }
  bool flag(const char *Key) {
    const json *M = member(Key);
    return M && M->is_boolean() ? M->get<bool>() : (fail(Key), false);
  }
  uint64_t number(const char *Key) {
    const json *M = member(Key);
    return M && M->is_number_unsigned() ? M->get<uint64_t>() : (fail(Key), 0);
  }
  Dim3 dim3(const char *Key) {
    const json *M = member(Key);
    Dim3 D{1, 1, 1};
    if (!M || !M->is_array() || M->size() != 3) {
      fail(Key);
      return D;
    }
    for (unsigned I = 0; I != 3; ++I) {
      (*M)[I].is_number_unsigned() ? void(D[I] = (*M)[I].get<uint64_t>()) : fail(Key);
    }
    return D;
  }
  std::vector<std::string> texts(const char *Key) {
    std::vector<std::string> List;
    for (const json &T : list(Key)) {
      T.is_string() ? List.push_back(T.get<std::string>()) : fail(Key);
    }
    return List;
  }
  std::vector<ArgumentValue> arguments(const char *Key) {
    std::vector<ArgumentValue> List;
    for (const json &A : list(Key)) {
      List.push_back(argumentFrom(A));
    }
    return List;
  }
  const json &list(const char *Key) {
    static const json Empty = json::array();
    const json *M = member(Key);
    if (!M || !M->is_array()) {
      fail(Key);
      return Empty;
    }
    return *M;
  }
  void fail(const std::string &Key) { Missing = Missing.empty() ? Key : Missing; }
  std::string Missing;

private:
  const json *member(const char *Key) {
    const auto It = J.is_object() ? J.find(Key) : J.end();
    return It == J.end() ? nullptr : &*It;
  }
  const json &J;
};

Launch launchFrom(const json &J, std::string &Missing) {
  Reader R(J);
  Launch L;
  L.Kernel = R.text("kernel");
  L.Name = R.text("name");
  L.Grid = R.dim3("grid");
  L.Block = R.dim3("block");
  L.Cluster = R.dim3("cluster");
  L.GridKnown = R.flag("grid_known");
  L.BlockKnown = R.flag("block_known");
  if (J.is_object() && J.contains("dynamic_shared") && J["dynamic_shared"].is_number_unsigned()) {
    L.DynamicShared = J["dynamic_shared"].get<uint64_t>();
  }
  L.Arguments = R.arguments("arguments");
  L.Source = LaunchSource::Host; // facts hold no other
  L.File = R.text("file");
  L.Line = unsigned(R.number("line"));
  L.Certain = R.flag("certain");
  L.Cooperative = R.flag("cooperative");
  L.Executions = unsigned(R.number("executions"));
  Missing = Missing.empty() ? R.Missing : Missing;
  return L;
}

} // namespace

json cudatidy::toJson(const HostFacts &Facts) {
  json J;
  J["file"] = Facts.File;
  J["main"] = Facts.HasMain;
  J["exports"] = Facts.Exports;
  J["imports"] = Facts.Imports;
  J["kernels"] = json::array();
  for (const KernelFact &K : Facts.Kernels) {
    J["kernels"].push_back({{"kernel", K.Kernel},
                            {"name", K.Name},
                            {"file", K.File},
                            {"line", K.Line},
                            {"max_threads", K.MaxThreads},
                            {"cluster", K.Cluster},
                            {"has_cluster", K.HasCluster}});
  }
  J["launches"] = json::array();
  for (const Launch &L : Facts.Launches) {
    json One = {{"kernel", L.Kernel},
                {"name", L.Name},
                {"grid", L.Grid},
                {"block", L.Block},
                {"cluster", L.Cluster},
                {"grid_known", L.GridKnown},
                {"block_known", L.BlockKnown},
                {"arguments", argumentsToJson(L.Arguments)},
                {"file", L.File},
                {"line", L.Line},
                {"certain", L.Certain},
                {"cooperative", L.Cooperative},
                {"executions", L.Executions}};
    if (L.DynamicShared) {
      One["dynamic_shared"] = *L.DynamicShared;
    }
    J["launches"].push_back(std::move(One));
  }
  J["calls"] = json::array();
  for (const OutgoingCall &C : Facts.Calls) {
    J["calls"].push_back({{"function", C.Function}, {"arguments", argumentsToJson(C.Arguments)}});
  }
  return J;
}

llvm::Expected<HostFacts> cudatidy::fromJson(const json &J) {
  Reader R(J);
  HostFacts Facts;
  Facts.File = R.text("file");
  Facts.HasMain = R.flag("main");
  Facts.Exports = R.texts("exports");
  Facts.Imports = R.texts("imports");
  std::string Missing;
  for (const json &K : R.list("kernels")) {
    Reader One(K);
    KernelFact F;
    F.Kernel = One.text("kernel");
    F.Name = One.text("name");
    F.File = One.text("file");
    F.Line = unsigned(One.number("line"));
    F.MaxThreads = One.number("max_threads");
    F.Cluster = One.dim3("cluster");
    F.HasCluster = One.flag("has_cluster");
    Missing = Missing.empty() ? One.Missing : Missing;
    Facts.Kernels.push_back(std::move(F));
  }
  for (const json &L : R.list("launches")) {
    Facts.Launches.push_back(launchFrom(L, Missing));
  }
  for (const json &C : R.list("calls")) {
    Reader One(C);
    Facts.Calls.push_back({One.text("function"), One.arguments("arguments")});
    Missing = Missing.empty() ? One.Missing : Missing;
  }
  Missing = R.Missing.empty() ? Missing : R.Missing;
  if (!Missing.empty()) {
    return llvm::createStringError("host facts of '" + Facts.File + "': '" + Missing +
                                   "' is missing or of the wrong type");
  }
  return Facts;
}
