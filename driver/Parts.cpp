// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Parts.h"

#include "llvm/Support/MemoryBuffer.h"

using namespace cudatidy;
using Json = nlohmann::ordered_json;
using llvm::StringRef;

namespace {

/// How every part begins.
constexpr llvm::StringLiteral Head = R"({"cuda-tidy part":1,)";

constexpr unsigned MostShards = 10000;

/// Puts To for From where a path begins with it, in all texts of J.
void rebase(Json &J, const std::string &From, const std::string &To) {
  if (J.is_string()) {
    StringRef Rest(J.get_ref<const std::string &>());
    if (Rest.consume_front(From) && (Rest.empty() || Rest.starts_with("/"))) {
      J = To + Rest.str();
    }
  } else if (J.is_structured()) {
    for (Json &Item : J) {
      rebase(Item, From, To);
    }
  }
}

} // namespace

llvm::Expected<Shard> cudatidy::parseShard(StringRef Text) {
  Shard S;
  const auto [Index, Count] = Text.split('/');
  if (Index.getAsInteger(10, S.Index) || Count.getAsInteger(10, S.Count) || !S.Index || S.Index > S.Count ||
      S.Count > MostShards) {
    return llvm::createStringError("--shard takes I/N with I from 1 to N, such as 2/5, not '" + Text + "'");
  }
  --S.Index;
  return S;
}

void cudatidy::takeShare(Plan &P, const Shard &S) {
  for (size_t I = 0; I < P.Files.size(); ++I) {
    P.Files[I].FactsOnly = I % S.Count != S.Index;
  }
}

std::string cudatidy::toText(const Part &P) {
  Json J = {{"cuda-tidy part", 1},    {"tool", CUDA_TIDY_VERSION}, {"root", P.Root},        {"paths", P.Paths},
            {"index", P.Share.Index}, {"count", P.Share.Count},    {"files", Json::array()}};
  for (FileResult F : P.Files) {
    F.Seconds = 0;
    J["files"].push_back(toJson(F));
  }
  return J.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

bool cudatidy::isPart(const std::string &File) {
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  return Buffer && (*Buffer)->getBuffer().starts_with(Head);
}

llvm::Expected<Part> cudatidy::readPart(const std::string &File, const std::string &Root) {
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  if (!Buffer) {
    return llvm::createStringError(File + ": " + Buffer.getError().message());
  }
  const StringRef Text = (*Buffer)->getBuffer();
  Json J = Json::parse(Text.begin(), Text.end(), nullptr, false);
  if (!J.is_object() || J.value("cuda-tidy part", 0) != 1 || !J.contains("files") || !J["files"].is_array()) {
    return llvm::createStringError(File + ": no part of a run; 'cuda-tidy check --shard I/N -o FILE' writes one");
  }
  if (J.value("tool", "") != CUDA_TIDY_VERSION) {
    return llvm::createStringError(File + ": written by cuda-tidy " + J.value("tool", "") + ", this is " +
                                   CUDA_TIDY_VERSION);
  }
  const std::string From = J.value("root", "");
  if (!From.empty() && From != Root) {
    rebase(J, From, Root);
  }
  Part P;
  P.Root = J.value("root", "");
  P.Paths = J.value("paths", std::vector<std::string>());
  P.Share = {J.value("index", 0U), J.value("count", 1U)};
  for (const Json &F : J["files"]) {
    P.Files.push_back(fileResultFromJson(F));
  }
  return P;
}
