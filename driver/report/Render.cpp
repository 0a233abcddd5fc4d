// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "report/Render.h"

#include "report/Templates.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/Mustache.h"
#include "llvm/Support/SHA256.h"

using namespace cudatidy;
namespace mustache = llvm::mustache;

namespace {

llvm::StringRef templateText(llvm::StringRef Path) {
  for (const ReportTemplate &T : reportTemplates()) {
    if (llvm::StringRef(T.Path) == Path) {
      return T.Text;
    }
  }
  llvm_unreachable("a template that the build did not embed");
}

/// Characters that a page must not hold, or with which text could show itself in another order than it has.
bool isHidden(unsigned C) {
  return (C < 0x20 && C != '\t' && C != '\n') || (C >= 0x7f && C < 0xa0) || (C >= 0x202a && C <= 0x202e) ||
         (C >= 0x2066 && C <= 0x2069) || C == 0x200e || C == 0x200f || C == 0x61c || C == 0xfffe || C == 0xffff;
}

/// Text with such characters replaced by one that can be seen.
std::string shown(llvm::StringRef Text) {
  std::string Out;
  Out.reserve(Text.size());
  while (!Text.empty()) {
    const auto Lead = static_cast<unsigned char>(Text[0]);
    const size_t Length = std::min<size_t>(Text.size(), Lead < 0x80 ? 1 : Lead < 0xe0 ? 2 : Lead < 0xf0 ? 3 : 4);
    unsigned C = Length == 1 ? Lead : Lead & (0xffU >> (Length + 1));
    for (size_t I = 1; I < Length; ++I) {
      C = C << 6 | (static_cast<unsigned char>(Text[I]) & 0x3fU);
    }
    if (isHidden(C)) {
      Out += "\xef\xbf\xbd";
    } else {
      Out += Text.take_front(Length);
    }
    Text = Text.drop_front(Length);
  }
  return Out;
}

/// Mustache takes LLVM's JSON.
llvm::json::Value toLlvm(const Json &J) {
  switch (J.type()) {
  case Json::value_t::object: {
    llvm::json::Object Out;
    for (const auto &[Key, Value] : J.items()) {
      Out.try_emplace(llvm::json::ObjectKey(Key), toLlvm(Value));
    }
    return Out;
  }
  case Json::value_t::array: {
    llvm::json::Array Out;
    Out.reserve(J.size());
    for (const Json &Item : J) {
      Out.push_back(toLlvm(Item));
    }
    return Out;
  }
  case Json::value_t::string: {
    const std::string &Text = J.get_ref<const std::string &>();
    if (Text.empty()) {
      return nullptr; // a section for it has to be left out, and LLVM's Mustache takes an empty text for true
    }
    return llvm::json::isUTF8(Text) ? shown(Text) : shown(llvm::json::fixUTF8(Text));
  }
  case Json::value_t::boolean:
    return J.get<bool>();
  case Json::value_t::number_integer:
    return J.get<int64_t>();
  case Json::value_t::number_unsigned:
    return static_cast<int64_t>(J.get<uint64_t>());
  case Json::value_t::number_float:
    return J.get<double>();
  default:
    return nullptr;
  }
}

/// What a Content-Security-Policy names a script by.
std::string hashOf(llvm::StringRef Script) {
  const auto Digest = llvm::SHA256::hash(llvm::arrayRefFromStringRef(Script));
  return "sha256-" + llvm::encodeBase64(llvm::StringRef(reinterpret_cast<const char *>(Digest.data()), Digest.size()));
}

/// A template with its partials, {{>name}} for name.html, put in their places: LLVM's Mustache hides from a partial
/// what surrounds it.
std::string whole(llvm::StringRef Text) {
  std::string Out;
  while (true) {
    const auto [Before, Rest] = Text.split("{{>");
    Out += Before;
    if (Before.size() == Text.size()) {
      return Out;
    }
    const auto [Name, After] = Rest.split("}}");
    Out += whole(templateText((Name + ".html").str()).rtrim('\n'));
    Text = After;
  }
}

void fillTemplate(llvm::StringRef Path, const llvm::json::Value &View, const mustache::EscapeMap *Escapes,
                  llvm::raw_ostream &Out) {
  llvm::BumpPtrAllocator Memory;
  llvm::StringSaver Saver(Memory);
  mustache::MustacheContext Context(Memory, Saver);
  const std::string Text = whole(templateText(Path)); // the template points into it
  mustache::Template Page(Text, Context);
  if (Escapes) {
    Page.overrideEscapeCharacters(*Escapes);
  }
  Page.render(View, Out);
}

} // namespace

void cudatidy::renderHtml(Json View, llvm::raw_ostream &Out) {
  const llvm::StringRef Script = templateText("script.js");
  View["style"] = templateText("style.css").str();
  View["script"] = Script.str();
  View["script_hash"] = hashOf(Script);
  fillTemplate("page.html", toLlvm(View), nullptr, Out);
}

void cudatidy::renderMarkdown(const Json &View, llvm::raw_ostream &Out) {
  mustache::EscapeMap Escapes;
  for (const char C : llvm::StringRef("\\`*_[]|#~")) {
    Escapes[C] = std::string("\\") + C;
  }
  Escapes['<'] = "&lt;";
  Escapes['>'] = "&gt;";
  Escapes['&'] = "&amp;";
  Escapes['@'] = "&#64;"; // names nobody
  Escapes['\n'] = " ";
  fillTemplate("report.md", toLlvm(View), &Escapes, Out);
}
