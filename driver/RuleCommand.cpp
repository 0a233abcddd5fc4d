// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `cuda-tidy rule`: what a rule says about itself, offline, in both languages.

#include "Commands.h"

#include "finding/RuleWords.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;

namespace {

enum class Format { Text, Markdown, Json };

llvm::cl::OptionCategory Category("Options of cuda-tidy rule");
llvm::cl::list<std::string> Ids(llvm::cl::Positional, llvm::cl::desc("[ID...]"), llvm::cl::cat(Category));
llvm::cl::opt<bool> List("list", llvm::cl::desc("list all rules"), llvm::cl::cat(Category));
llvm::cl::opt<std::string> Lang("lang", llvm::cl::desc("language: en, zh-CN"), llvm::cl::init("en"),
                                llvm::cl::cat(Category));
llvm::cl::opt<Format> As("format", llvm::cl::desc("how it is written"), llvm::cl::init(Format::Text),
                         llvm::cl::values(clEnumValN(Format::Text, "text", "for a terminal"),
                                          clEnumValN(Format::Markdown, "md", "Markdown"),
                                          clEnumValN(Format::Json, "json", "the rule's data")),
                         llvm::cl::cat(Category));

/// Markdown as a terminal shows it best: no fences, no backticks, code indented.
void printText(std::string_view Page) {
  llvm::StringRef Rest(Page);
  bool InCode = false;
  while (!Rest.empty()) {
    llvm::StringRef Line;
    std::tie(Line, Rest) = Rest.split('\n');
    if (Line.starts_with("```")) {
      InCode = !InCode;
      continue;
    }
    if (InCode) {
      llvm::outs() << "    " << Line << "\n";
      continue;
    }
    Line = Line.ltrim('#').ltrim(' ');
    std::string Plain;
    for (size_t At = 0; At < Line.size(); ++At) {
      if (Line[At] == '`') {
        continue;
      }
      if (Line.substr(At).starts_with("**")) {
        ++At;
        continue;
      }
      Plain += Line[At];
    }
    llvm::outs() << Plain << "\n";
  }
}

nlohmann::ordered_json parsed(const RuleWords &R) { return nlohmann::ordered_json::parse(R.Json, nullptr, false); }

void printList(Language L) {
  if (As == Format::Json) {
    nlohmann::ordered_json All = nlohmann::ordered_json::array();
    for (const RuleWords &R : ruleWords()) {
      All.push_back(parsed(R));
    }
    llvm::outs() << All.dump(2) << "\n";
    return;
  }
  for (const RuleWords &R : ruleWords()) {
    if (As == Format::Markdown) {
      llvm::outs() << "- `cuda-" << R.Id << "`: " << R.Title.in(L) << "\n";
    } else {
      llvm::outs() << llvm::left_justify("cuda-" + std::string(R.Id), 30) << R.Title.in(L) << "\n";
    }
  }
}

void print(const RuleWords &R, Language L) {
  switch (As) {
  case Format::Text:
    printText(R.Page.in(L));
    return;
  case Format::Markdown:
    llvm::outs() << R.Page.in(L);
    return;
  case Format::Json:
    llvm::outs() << parsed(R).dump(2) << "\n";
    return;
  }
}

} // namespace

int cudatidy::runRule(int Argc, char **Argv) {
  llvm::cl::HideUnrelatedOptions(Category);
  if (!llvm::cl::ParseCommandLineOptions(Argc, Argv, "Explains rules.\n")) {
    return 2;
  }
  const std::optional<Language> L = languageNamed(Lang.getValue());
  if (!L) {
    llvm::errs() << "cuda-tidy rule: unknown language '" << Lang << "': en or zh-CN\n";
    return 2;
  }
  if (List || Ids.empty()) {
    printList(*L);
    return 0;
  }
  for (const std::string &Id : Ids) {
    const RuleWords *R = findRule(Id);
    if (!R) {
      const std::vector<std::string> Like = rulesLike(Id);
      llvm::errs() << "cuda-tidy rule: unknown rule '" << Id << "'; "
                   << (Like.empty() ? "cuda-tidy rule --list shows them"
                                    : "did you mean cuda-" + llvm::join(Like, ", cuda-") + "?")
                   << "\n";
      return 2;
    }
    print(*R, *L);
  }
  return 0;
}
