// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "finding/Words.h"

#include "Ui.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdio>

using namespace cudatidy;
using Json = nlohmann::ordered_json;

namespace {

/// 1234567 as "1,234,567"; numbers of up to four digits stay plain.
std::string grouped(std::string Digits) {
  const size_t First = Digits.starts_with("-") ? 1 : 0;
  if (Digits.size() - First <= 4) {
    return Digits;
  }
  for (size_t At = Digits.size() - First; At > 3;) {
    At -= 3;
    Digits.insert(First + At, ",");
  }
  return Digits;
}

std::string decimal(double X) {
  if (!std::isfinite(X)) {
    return "?";
  }
  char Buffer[64];
  if (std::fabs(X) >= 99.5) {
    std::snprintf(Buffer, sizeof(Buffer), "%.0f", X);
    return grouped(Buffer);
  }
  std::snprintf(Buffer, sizeof(Buffer), "%.3g", X);
  return Buffer;
}

std::string plain(const Json &Value, Language L) {
  if (Value.is_string()) {
    return Value.get<std::string>();
  }
  if (Value.is_number_integer()) {
    return grouped(Value.dump());
  }
  if (Value.is_number()) {
    return decimal(Value.get<double>());
  }
  if (Value.is_array()) {
    std::string Out;
    for (const Json &Item : Value) {
      Out += (Out.empty() ? "" : L == Language::English ? ", " : "、") + plain(Item, L);
    }
    return Out;
  }
  assert(false && "a message takes strings, numbers and arrays of them");
  return "?";
}

std::string bytes(double Count, Language L) {
  static const char *const Units[] = {" KiB", " MiB", " GiB", " TiB"};
  if (Count < 1024) {
    return decimal(Count) + (L == Language::Chinese ? " 字节" : Count == 1 ? " byte" : " bytes");
  }
  int Unit = -1;
  while (Count >= 1024 && Unit < 3) {
    Count /= 1024;
    ++Unit;
  }
  return decimal(Count) + Units[Unit];
}

std::string formatted(const Json &Value, std::string_view Format, Language L) {
  if (!Format.empty() && Format[0] == '?') {
    const size_t Colon = Format.find(':');
    assert(Colon != std::string_view::npos && "a plural has two forms");
    return std::string(plain(Value, L) == "1" ? Format.substr(1, Colon - 1) : Format.substr(Colon + 1));
  }
  if (Format == ":percent" && Value.is_number()) {
    return decimal(Value.get<double>() * 100) + "%";
  }
  if (Format == ":bytes" && Value.is_number()) {
    return bytes(Value.get<double>(), L);
  }
  assert(Format.empty() && "unknown format of a placeholder, or no number in it");
  return plain(Value, L);
}

const NamedText *named(std::span<const NamedText> Group, std::string_view Key) {
  for (const NamedText &T : Group) {
    if (T.Key == Key) {
      return &T;
    }
  }
  return nullptr;
}

/// What a language's name means; English for every other name, for the driver refuses those.
Language language(llvm::StringRef Name) { return languageNamed(Name).value_or(Language::English); }

std::string filled(std::string_view Template, const Json &Args, Language L) {
  std::string Out;
  while (!Template.empty()) {
    const size_t Open = Template.find('{');
    Out += Template.substr(0, Open);
    if (Open == std::string_view::npos) {
      break;
    }
    const size_t Close = Template.find('}', Open);
    assert(Close != std::string_view::npos && "rules/compile.py refuses such a text");
    const std::string_view Inside = Template.substr(Open + 1, Close - Open - 1);
    const size_t End = Inside.find_first_of(":?");
    const auto It = Args.find(std::string(Inside.substr(0, End)));
    assert(It != Args.end() && "a message argument is missing");
    Out += It == Args.end()
               ? "?"
               : formatted(*It, End == std::string_view::npos ? std::string_view() : Inside.substr(End), L);
    Template.remove_prefix(Close + 1);
  }
  return Out;
}

/// The words of what the program itself reports, such as a suppression without use: <rule>_<key> of rules/ui.json.
const Text *ownWords(const std::string &Rule, std::string_view Key) {
  std::string Name = Rule + "_" + std::string(Key);
  std::replace(Name.begin(), Name.end(), '-', '_');
  return ui::find(Name);
}

std::string rendered(const Finding &F, std::span<const NamedText> RuleWords::*Group, std::string_view Key,
                     const Json &Args, llvm::StringRef Name) {
  const RuleWords *R = findRule(F.Rule);
  const NamedText *T = R ? named(R->*Group, Key) : nullptr;
  const Text *Words = R ? (T ? &T->Words : nullptr) : ownWords(F.Rule, Key);
  assert(Words && "a finding names words that its rule does not have");
  return Words ? filled(Words->in(language(Name)), Args, language(Name)) : std::string(Key);
}

} // namespace

std::string cudatidy::fill(llvm::StringRef Template, const Json &Args, llvm::StringRef Language) {
  return filled(Template, Args, language(Language));
}

std::string cudatidy::renderMessage(const Finding &F, llvm::StringRef Language) {
  return rendered(F, &RuleWords::Messages, F.Message, F.Args, Language);
}

std::string cudatidy::renderNote(const Finding &F, const Related &N, llvm::StringRef Language) {
  return rendered(F, &RuleWords::Notes, N.Message, N.Args, Language);
}

std::string cudatidy::renderFixTitle(const Finding &F, const Fix &X, llvm::StringRef Language) {
  Json Args = F.Args;
  Args.update(X.Args);
  return rendered(F, &RuleWords::Fixes, X.Title, Args, Language);
}

std::vector<std::string> cudatidy::renderEvidence(const Finding &F, llvm::StringRef Language) {
  std::vector<std::string> Lines;
  for (const auto &[Name, Value] : F.Evidence.items()) {
    // Where another limit holds, one fix alone gains nothing; "1 times as fast" would say it badly.
    const bool NoGain = Name == "gain" && Value.is_number() && Value.get<double>() < 1.005;
    if (const Text *Words = ui::find(NoGain ? "evidence_gain_none" : "evidence_" + Name)) {
      Lines.push_back(filled(Words->in(language(Language)), Json{{"value", Value}}, language(Language)));
    }
  }
  return Lines;
}

std::string cudatidy::printable(llvm::StringRef Text) {
  static constexpr llvm::StringRef Named = "\a\b\t\n\v\f\r", Letters = "abtnvfr";
  std::string Out;
  for (const char C : Text) {
    const auto Byte = static_cast<unsigned char>(C);
    if (Byte >= ' ' && Byte != 0x7F) {
      Out += C;
    } else if (const size_t At = Named.find(C); At != llvm::StringRef::npos) {
      Out += {'\\', Letters[At]};
    } else {
      Out += {'\\', char('0' + Byte / 64), char('0' + Byte / 8 % 8), char('0' + Byte % 8)};
    }
  }
  return Out;
}
