// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "finding/EditSet.h"

#include "llvm/ADT/STLExtras.h"

using namespace cudatidy;
using namespace clang;

bool EditSet::add(const Fix &X) {
  std::map<std::string, tooling::Replacements> Before;
  std::vector<Edit> New;
  bool Fits = true;
  for (const Edit &E : X.Edits) {
    if (llvm::is_contained(Taken, E) || llvm::is_contained(New, E)) {
      continue;
    }
    const auto It = Files.try_emplace(E.File).first;
    Before.try_emplace(E.File, It->second);
    if (llvm::Error Overlap = It->second.add(tooling::Replacement(E.File, E.Offset, E.Length, E.Text))) {
      llvm::consumeError(std::move(Overlap));
      Fits = false;
      break;
    }
    New.push_back(E);
  }
  if (!Fits) {
    for (auto &[File, Old] : Before) {
      Files[File] = std::move(Old);
      if (Files[File].empty()) {
        Files.erase(File);
      }
    }
    return false;
  }
  Taken.insert(Taken.end(), New.begin(), New.end());
  return true;
}

void EditSet::then(const EditSet &Later) {
  for (const auto &[File, Edits] : Later.Files) {
    Files[File] = Files[File].merge(Edits);
  }
  Taken.clear(); // their offsets hold no longer
}

llvm::Expected<std::string> EditSet::apply(llvm::StringRef File, llvm::StringRef Text) const {
  const auto It = Files.find(File.str());
  return It == Files.end() ? llvm::Expected<std::string>(Text.str()) : tooling::applyAllReplacements(Text, It->second);
}

unsigned EditSet::shifted(const std::string &File, unsigned Offset) const {
  const auto It = Files.find(File);
  return It == Files.end() ? Offset : It->second.getShiftedCodePosition(Offset);
}
