// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "finding/Finding.h"

#include <tuple>

using namespace cudatidy;
using Json = nlohmann::ordered_json;

namespace {

const char *const SeverityNames[] = {"note", "warning", "error"};
const char *const ConfidenceNames[] = {"low", "medium", "high"};
const char *const SafetyNames[] = {"safe", "unsafe", "suggestion"};

/// The enumerator whose name is Name; the first when there is none.
template <typename E, size_t N> E named(const char *const (&Names)[N], const std::string &Name) {
  for (size_t I = 0; I < N; ++I) {
    if (Name == Names[I]) {
      return static_cast<E>(I);
    }
  }
  return static_cast<E>(0);
}

void putPlace(Json &J, const Place &P) {
  J["file"] = P.File;
  J["line"] = P.Line;
  J["column"] = P.Column;
  J["end_line"] = P.EndLine;
  J["end_column"] = P.EndColumn;
  J["offset"] = P.Offset;
  for (const MacroToken &T : P.InMacros) {
    J["in_macros"].push_back({{"macro", T.Macro}, {"file", T.File}, {"line", T.Line}, {"offset", T.Offset}});
  }
}

Place getPlace(const Json &J) {
  Place P = {J.value("file", ""),     J.value("line", 0U),       J.value("column", 0U),
             J.value("end_line", 0U), J.value("end_column", 0U), J.value("offset", 0U)};
  for (const Json &T : J.value("in_macros", Json::array())) {
    P.InMacros.push_back({T.value("macro", ""), T.value("file", ""), T.value("line", 0U), T.value("offset", 0U)});
  }
  return P;
}

Json editJson(const Edit &E) {
  return {{"file", E.File},     {"offset", E.Offset},    {"length", E.Length},        {"line", E.Line},
          {"column", E.Column}, {"end_line", E.EndLine}, {"end_column", E.EndColumn}, {"replacement", E.Text}};
}

Json fixJson(const Fix &X) {
  Json Out = {{"level", safetyName(X.Kind)}, {"title", X.Title}, {"verified", X.Verified}};
  Out["edits"] = Json::array();
  for (const Edit &E : X.Edits) {
    Out["edits"].push_back(editJson(E));
  }
  if (!X.Code.empty()) {
    Out["code"] = X.Code;
    Out["code_is_whole"] = X.CodeIsWhole;
  }
  if (!X.Doubt.empty()) {
    Out["doubt"] = X.Doubt;
  }
  if (!X.Args.empty()) {
    Out["args"] = X.Args;
  }
  return Out;
}

Fix fixFrom(const Json &J) {
  Fix X;
  X.Kind = named<Safety>(SafetyNames, J.value("level", "suggestion"));
  X.Title = J.value("title", "");
  for (const Json &E : J.value("edits", Json::array())) {
    X.Edits.push_back({E.value("file", ""), E.value("offset", 0U), E.value("length", 0U), E.value("replacement", ""),
                       E.value("line", 0U), E.value("column", 0U), E.value("end_line", 0U), E.value("end_column", 0U)});
  }
  X.Code = J.value("code", "");
  X.CodeIsWhole = J.value("code_is_whole", false);
  X.Verified = J.value("verified", false);
  X.Doubt = J.value("doubt", "");
  X.Args = J.value("args", Json::object());
  return X;
}

} // namespace

bool cudatidy::operator==(const Place &A, const Place &B) {
  return std::tie(A.File, A.Line, A.Column, A.EndLine, A.EndColumn) ==
         std::tie(B.File, B.Line, B.Column, B.EndLine, B.EndColumn);
}

bool cudatidy::operator==(const Edit &A, const Edit &B) {
  return std::tie(A.File, A.Offset, A.Length, A.Text) == std::tie(B.File, B.Offset, B.Length, B.Text);
}

const char *cudatidy::safetyName(Safety S) { return SafetyNames[static_cast<int>(S)]; }

bool cudatidy::operator<(const Finding &A, const Finding &B) {
  const auto Key = [](const Finding &F) { return std::tie(F.At.File, F.At.Line, F.At.Column, F.Rule, F.Kernel); };
  if (Key(A) != Key(B)) {
    return Key(A) < Key(B);
  }
  return A.Args.dump() < B.Args.dump();
}

Json cudatidy::toJson(const Finding &F) {
  Json J = {{"rule", F.Rule},
            {"level", SeverityNames[static_cast<int>(F.Level)]},
            {"confidence", ConfidenceNames[static_cast<int>(F.Sure)]},
            {"message_key", F.Message},
            {"args", F.Args}};
  putPlace(J, F.At);
  J["kernel"] = F.Kernel;
  J["evidence"] = F.Evidence;
  J["notes"] = Json::array();
  for (const Related &N : F.Notes) {
    Json Note = {{"message_key", N.Message}, {"args", N.Args}};
    putPlace(Note, N.At);
    J["notes"].push_back(std::move(Note));
  }
  J["fixes"] = Json::array();
  for (const Fix &X : F.Fixes) {
    J["fixes"].push_back(fixJson(X));
  }
  if (!F.Fingerprint.empty()) {
    J["fingerprint"] = F.Fingerprint;
  }
  return J;
}

Finding cudatidy::findingFromJson(const Json &J) {
  Finding F;
  F.Rule = J.value("rule", "");
  F.Level = named<Severity>(SeverityNames, J.value("level", "note"));
  F.Sure = named<Confidence>(ConfidenceNames, J.value("confidence", "low"));
  F.At = getPlace(J);
  F.Message = J.value("message_key", "message");
  F.Args = J.value("args", Json::object());
  F.Kernel = J.value("kernel", "");
  F.Evidence = J.value("evidence", Json::object());
  for (const Json &N : J.value("notes", Json::array())) {
    F.Notes.push_back({getPlace(N), N.value("message_key", ""), N.value("args", Json::object())});
  }
  for (const Json &X : J.value("fixes", Json::array())) {
    F.Fixes.push_back(fixFrom(X));
  }
  F.Fingerprint = J.value("fingerprint", "");
  return F;
}
