// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "RunResult.h"

#include <algorithm>
#include <set>
#include <tuple>

using namespace cudatidy;
using Json = nlohmann::ordered_json;

Json cudatidy::toJson(const Incomplete &I) {
  Json J = {{"file", I.File}};
  if (!I.Kernel.empty()) {
    J["kernel"] = I.Kernel;
    J["line"] = I.Line;
  }
  J["reason"] = I.Reason;
  return J;
}

Json cudatidy::toJson(const FileResult &R) {
  Json J = {{"file", R.File},
            {"served", R.Served},
            {"served_why", R.ServedWhy},
            {"command_why", R.CommandWhy},
            {"kernels", R.Kernels},
            {"seconds", R.Seconds},
            {"findings", Json::array()},
            {"incomplete", Json::array()},
            {"kernel_names", R.KernelNames},
            {"missing_includes", R.MissingIncludes},
            {"reads", R.Reads},
            {"dependencies", R.Dependencies},
            {"notes", R.Notes},
            {"run_notes", R.RunNotes}};
  if (!R.Times.empty()) {
    J["times"] = R.Times;
  }
  if (!R.Models.is_null()) {
    J["models"] = R.Models;
  }
  for (const Finding &F : R.Findings) {
    J["findings"].push_back(toJson(F));
  }
  for (const Incomplete &I : R.Missing) {
    J["incomplete"].push_back(toJson(I));
  }
  for (const KernelTemplate &T : R.Templates) {
    J["templates"].push_back({{"kernel", T.Name}, {"file", T.File}, {"line", T.Line}, {"has_instance", T.HasInstance}});
  }
  return J;
}

FileResult cudatidy::fileResultFromJson(const Json &J) {
  FileResult R;
  R.File = J.value("file", "");
  R.Served = J.value("served", "");
  R.ServedWhy = J.value("served_why", "");
  R.CommandWhy = J.value("command_why", "");
  R.Kernels = J.value("kernels", 0U);
  R.Seconds = J.value("seconds", 0.0);
  for (const Json &F : J.value("findings", Json::array())) {
    R.Findings.push_back(findingFromJson(F));
  }
  for (const Json &I : J.value("incomplete", Json::array())) {
    R.Missing.push_back({I.value("file", ""), I.value("line", 0U), I.value("kernel", ""), I.value("reason", "")});
  }
  for (const Json &T : J.value("templates", Json::array())) {
    R.Templates.push_back(
        {T.value("kernel", ""), T.value("file", ""), T.value("line", 0U), T.value("has_instance", false)});
  }
  R.KernelNames = J.value("kernel_names", std::vector<std::string>());
  R.MissingIncludes = J.value("missing_includes", std::vector<std::string>());
  R.Reads = J.value("reads", std::vector<std::string>());
  R.Dependencies = J.value("dependencies", std::vector<std::string>());
  R.Times = J.value("times", std::map<std::string, double>());
  R.Notes = J.value("notes", std::vector<std::string>());
  R.RunNotes = J.value("run_notes", std::vector<std::string>());
  R.Models = J.value("models", Json());
  return R;
}

unsigned RunResult::filesNotAnalysed() const {
  return static_cast<unsigned>(
      std::count_if(Missing.begin(), Missing.end(), [](const Incomplete &I) { return I.Kernel.empty(); }));
}

unsigned RunResult::kernelsNotAnalysed() const { return static_cast<unsigned>(Missing.size()) - filesNotAnalysed(); }

namespace {

/// A fix holds where every file that offers it proved it: a header's, in all files that include it. One that fails in
/// one of them is a suggestion.
void keepProved(Finding &Speaks, const Finding &Other) {
  for (const Fix &Theirs : Other.Fixes) {
    for (Fix &X : Speaks.Fixes) {
      if (X.Edits == Theirs.Edits && X.isApplicable() && !Theirs.isApplicable()) {
        X.Kind = Safety::Suggestion;
        X.Verified = false;
        X.Doubt = Theirs.Doubt;
      }
    }
  }
}

} // namespace

void cudatidy::sortFindings(std::vector<Finding> &Findings) {
  // One place and one rule is one cause: the strongest finding speaks for the instances and launches it was met in.
  const auto Key = [](const Finding &F) { return std::tie(F.At.File, F.At.Line, F.At.Column, F.Rule); };
  std::sort(Findings.begin(), Findings.end(), [&](const Finding &A, const Finding &B) {
    if (Key(A) != Key(B)) {
      return Key(A) < Key(B);
    }
    if (A.Level != B.Level) {
      return A.Level > B.Level;
    }
    if (A.Sure != B.Sure) {
      return A.Sure > B.Sure;
    }
    return A < B;
  });
  std::vector<Finding> Merged;
  for (Finding &F : Findings) {
    if (!Merged.empty() && Key(Merged.back()) == Key(F)) {
      keepProved(Merged.back(), F);
    } else {
      Merged.push_back(std::move(F));
    }
  }
  Findings = std::move(Merged);
}

namespace {

/// Of all templates that the files define, those that none of them instantiates.
std::vector<KernelTemplate> uninstantiated(const std::vector<FileResult> &Files) {
  std::map<std::tuple<std::string, unsigned, std::string>, bool> HasInstance;
  for (const FileResult &R : Files) {
    for (const KernelTemplate &T : R.Templates) {
      HasInstance[{T.File, T.Line, T.Name}] |= T.HasInstance;
    }
  }
  std::vector<KernelTemplate> Out;
  for (const auto &[Key, Any] : HasInstance) {
    if (!Any) {
      Out.push_back({std::get<2>(Key), std::get<0>(Key), std::get<1>(Key), false});
    }
  }
  return Out;
}

} // namespace

RunResult cudatidy::merge(std::vector<FileResult> Files, std::vector<Finding> OfProject) {
  RunResult Out;
  Out.Findings = std::move(OfProject);
  Out.Files = std::move(Files);
  std::sort(Out.Files.begin(), Out.Files.end(),
            [](const FileResult &A, const FileResult &B) { return A.File < B.File; });
  std::set<std::tuple<std::string, unsigned, std::string>> MissingSeen;
  std::set<std::string> Notes;
  for (const FileResult &R : Out.Files) {
    Notes.insert(R.RunNotes.begin(), R.RunNotes.end());
    Out.Kernels += R.Kernels;
    Out.Findings.insert(Out.Findings.end(), R.Findings.begin(), R.Findings.end());
    for (const Incomplete &I : R.Missing) {
      if (MissingSeen.insert({I.File, I.Line, I.Kernel}).second) {
        Out.Missing.push_back(I);
      }
    }
  }
  Out.Uninstantiated = uninstantiated(Out.Files);
  if (!Out.Kernels && Out.Missing.empty() && !Out.Uninstantiated.empty()) {
    Notes.insert("no kernel was analysed: all are templates that nothing instantiates; add a file that launches them, "
                 "or an explicit instantiation (--verbose names them)");
  }
  Out.Notes.assign(Notes.begin(), Notes.end());
  sortFindings(Out.Findings);
  std::sort(Out.Missing.begin(), Out.Missing.end(), [](const Incomplete &A, const Incomplete &B) {
    return std::tie(A.File, A.Line, A.Kernel, A.Reason) < std::tie(B.File, B.Line, B.Kernel, B.Reason);
  });
  return Out;
}
