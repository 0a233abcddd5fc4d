// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "emit/Emit.h"

#include "finding/Words.h"

using namespace cudatidy;
using Json = nlohmann::ordered_json;

namespace {

/// A finding as its readers want it: the words filled in, the rule's printed id.
Json findingJson(const Finding &F, const std::string &Language) {
  Json Out = {{"rule", "cuda-" + F.Rule}};
  Json Rest = toJson(F);
  Out["level"] = Rest["level"];
  Out["confidence"] = Rest["confidence"];
  Out["message"] = renderMessage(F, Language);
  for (auto &[Key, Value] : Rest.items()) {
    if (!Out.contains(Key)) {
      Out[Key] = Value;
    }
  }
  for (size_t I = 0; I < F.Notes.size(); ++I) {
    Out["notes"][I]["message"] = renderNote(F, F.Notes[I], Language);
  }
  for (size_t I = 0; I < F.Fixes.size(); ++I) {
    Out["fixes"][I]["message"] = renderFixTitle(F, F.Fixes[I], Language);
  }
  return Out;
}

} // namespace

void cudatidy::emitJson(const RunResult &R, const EmitOptions &O, llvm::raw_ostream &Out) {
  Json J = {{"version", 1},
            {"tool", {{"name", "cuda-tidy"}, {"version", CUDA_TIDY_VERSION}}},
            {"findings", Json::array()},
            {"files", Json::array()},
            {"incomplete", Json::array()},
            {"notes", R.Notes}};
  for (const Finding &F : R.Findings) {
    J["findings"].push_back(findingJson(F, O.Language));
  }
  for (const FileResult &F : R.Files) {
    J["files"].push_back({{"file", F.File},
                          {"kernels", F.Kernels},
                          {"headers", F.Served},
                          {"headers_why", F.ServedWhy},
                          {"command_why", F.CommandWhy},
                          {"missing_includes", F.MissingIncludes},
                          {"notes", F.Notes}});
  }
  for (const Incomplete &I : R.Missing) {
    J["incomplete"].push_back(toJson(I));
  }
  J["summary"] = {{"files_analysed", R.Files.size() - R.filesNotAnalysed()},
                  {"files_not_analysed", R.filesNotAnalysed()},
                  {"kernels_analysed", R.Kernels},
                  {"kernels_not_analysed", R.kernelsNotAnalysed()},
                  {"findings", R.Findings.size()}};
  // Paths and source text may hold any bytes: what is no UTF-8 is replaced, never a crash.
  Out << J.dump(1, ' ', false, Json::error_handler_t::replace) << "\n";
}
