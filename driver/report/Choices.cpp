// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "report/Choices.h"

#include "llvm/Support/Base64.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;
namespace cl = llvm::cl;

namespace {

/// The type of a picture by its first bytes; empty: none that a browser shows.
llvm::StringRef pictureType(llvm::StringRef Bytes) {
  if (Bytes.starts_with("\x89PNG\r\n")) {
    return "image/png";
  }
  if (Bytes.starts_with("\xff\xd8\xff")) {
    return "image/jpeg";
  }
  if (Bytes.starts_with("GIF8")) {
    return "image/gif";
  }
  if (Bytes.starts_with("RIFF") && Bytes.substr(8).starts_with("WEBP")) {
    return "image/webp";
  }
  const llvm::StringRef Text = Bytes.ltrim();
  return Text.starts_with("<svg") || (Text.starts_with("<?xml") && Text.contains("<svg")) ? "image/svg+xml" : "";
}

bool wrong(llvm::StringRef Command, const llvm::Twine &Text) {
  llvm::errs() << "cuda-tidy " << Command << ": " << Text << "\n";
  return false;
}

} // namespace

ReportChoices::ReportChoices(cl::SubCommand &Sub)
    : Title("title", cl::desc("Title of the report"), cl::value_desc("TEXT"), cl::sub(Sub)),
      Client("client", cl::desc("For whom the report is"), cl::value_desc("NAME"), cl::sub(Sub)),
      Logo("logo", cl::desc("Picture for the cover: PNG, JPEG, GIF, WebP or SVG"), cl::value_desc("FILE"),
           cl::sub(Sub)),
      Source("source",
             cl::desc("Source text in the report: embed, none, or link=URL with {path}, {line} and {commit} in it"),
             cl::value_desc("HOW"), cl::init("embed"), cl::sub(Sub)),
      Since("since", cl::desc("Earlier result that this one is compared with"), cl::value_desc("RESULT.json"),
            cl::sub(Sub)),
      Ncu("ncu",
          cl::desc("Profile by Nsight Compute beside the predictions: a .ncu-rep file (read by ncu), or what ncu --csv "
                   "writes on its pages details, raw and source; once for each file of one profile"),
          cl::value_desc("FILE"), cl::sub(Sub)) {}

bool ReportChoices::apply(ReportOptions &O, llvm::StringRef Command) const {
  O.Title = Title;
  O.Client = Client;
  llvm::StringRef How(Source);
  if (How.consume_front("link=")) {
    if (!How.starts_with("https://") && !How.starts_with("http://")) {
      return wrong(Command,
                   "--source link= takes a URL, such as link=https://example.org/blob/{commit}/{path}#L{line}");
    }
    O.Source = SourceMode::Link;
    O.Link = How.str();
  } else if (How == "embed" || How == "none") {
    O.Source = How == "embed" ? SourceMode::Embed : SourceMode::None;
  } else {
    return wrong(Command, "unknown --source '" + How + "': embed, none or link=URL");
  }
  if (!Logo.empty()) {
    auto Buffer = llvm::MemoryBuffer::getFile(Logo);
    if (!Buffer) {
      return wrong(Command, Logo + ": " + Buffer.getError().message());
    }
    const llvm::StringRef Bytes = (*Buffer)->getBuffer(), Type = pictureType(Bytes);
    if (Type.empty()) {
      return wrong(Command, Logo + ": no PNG, JPEG, GIF, WebP or SVG picture");
    }
    O.Logo = ("data:" + Type + ";base64," + llvm::encodeBase64(Bytes)).str();
  }
  if (!Since.empty()) {
    auto Before = loadResult(Since);
    if (!Before) {
      return wrong(Command, llvm::toString(Before.takeError()));
    }
    O.Since = std::move(*Before);
  }
  if (!Ncu.empty()) {
    auto Measured = loadProfile({Ncu.begin(), Ncu.end()});
    if (!Measured) {
      return wrong(Command, llvm::toString(Measured.takeError()));
    }
    O.Measured = std::move(*Measured);
  }
  return true;
}
