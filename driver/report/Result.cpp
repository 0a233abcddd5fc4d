// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "report/Result.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace cudatidy;

namespace {

template <typename E> E levelOf(const std::string &Name, std::initializer_list<const char *> Names) {
  int I = 0;
  for (const char *Each : Names) {
    if (Name == Each) {
      return static_cast<E>(I);
    }
    ++I;
  }
  return static_cast<E>(0);
}

Place placeFrom(const Json &J) {
  Place P;
  P.File = textIn(J, "file");
  P.Line = countIn(J, "line");
  P.Column = countIn(J, "column");
  P.EndLine = countIn(J, "end_line");
  P.EndColumn = countIn(J, "end_column");
  P.Offset = countIn(J, "offset");
  return P;
}

Json objectIn(const Json &J, const char *Key) { return member(J, Key).is_object() ? member(J, Key) : Json::object(); }

Fix fixFrom(const Json &J) {
  Fix X;
  const std::string Level = textIn(J, "level");
  X.Kind = Level == "safe" ? Safety::Safe : Level == "unsafe" ? Safety::Unsafe : Safety::Suggestion;
  X.Title = textIn(J, "title");
  X.Code = textIn(J, "code");
  X.Doubt = textIn(J, "doubt");
  X.Args = objectIn(J, "args");
  X.Verified = member(J, "verified") == true;
  for (const Json &E : listIn(J, "edits")) {
    Edit Each;
    Each.File = textIn(E, "file");
    Each.Offset = countIn(E, "offset");
    Each.Length = countIn(E, "length");
    Each.Text = textIn(E, "replacement");
    X.Edits.push_back(std::move(Each));
  }
  return X;
}

Finding findingFrom(const Json &J) {
  Finding F;
  F.Rule = textIn(J, "rule");
  if (llvm::StringRef(F.Rule).starts_with("cuda-")) {
    F.Rule.erase(0, 5);
  }
  F.Level = levelOf<Severity>(textIn(J, "level"), {"note", "warning", "error"});
  F.Sure = levelOf<Confidence>(textIn(J, "confidence"), {"low", "medium", "high"});
  F.At = placeFrom(J);
  F.Message = textIn(J, "message_key");
  F.Args = objectIn(J, "args");
  F.Kernel = textIn(J, "kernel");
  const Json Evidence = objectIn(J, "evidence");
  for (const auto &[Name, Value] : Evidence.items()) {
    if (Value.is_string() || Value.is_number() || Name == "lanes") {
      F.Evidence[Name] = Value;
    }
  }
  F.Fingerprint = textIn(J, "fingerprint");
  for (const Json &N : listIn(J, "notes")) {
    Related R;
    R.At = placeFrom(N);
    R.Message = textIn(N, "message_key");
    R.Args = objectIn(N, "args");
    F.Notes.push_back(std::move(R));
  }
  for (const Json &X : listIn(J, "fixes")) {
    F.Fixes.push_back(fixFrom(X));
  }
  return F;
}

std::vector<std::string> linesOf(llvm::StringRef Text) {
  std::vector<std::string> Out;
  while (!Text.empty()) {
    const auto [Line, Rest] = Text.split('\n');
    Out.push_back(Line.rtrim('\r').str());
    Text = Rest;
  }
  return Out;
}

} // namespace

llvm::Expected<Result> cudatidy::loadResult(const std::string &File) {
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  if (!Buffer) {
    return llvm::createStringError(File + ": " + Buffer.getError().message());
  }
  const llvm::StringRef Text = (*Buffer)->getBuffer();
  Result R;
  R.All = Json::parse(Text.begin(), Text.end(), nullptr, false);
  if (!R.All.is_object() || !member(R.All, "findings").is_array() ||
      textIn(member(R.All, "tool"), "name") != "cuda-tidy") {
    return llvm::createStringError(File + ": no result of 'cuda-tidy audit' or 'cuda-tidy check --format json'");
  }
  if (numberIn(R.All, "version") != 1) {
    return llvm::createStringError(File + ": a result of another version; write it anew with this cuda-tidy");
  }
  for (const Json &J : listIn(R.All, "findings")) {
    R.Findings.push_back(findingFrom(J));
    if (R.Findings.back().Fingerprint.empty()) {
      return llvm::createStringError(File + ": a finding has no fingerprint; write the result anew");
    }
  }
  for (const Json &J : listIn(R.All, "silenced")) {
    R.Silenced.push_back(findingFrom(J));
  }
  if (member(R.All, "sources").is_object()) {
    for (const auto &[Name, Source] : member(R.All, "sources").items()) {
      if (Source.is_string()) {
        R.Sources[Name] = linesOf(Source.get_ref<const std::string &>());
      }
    }
  }
  return R;
}
