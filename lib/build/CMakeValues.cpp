// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Variables of a CMake run, and arguments with them put in.

#include "build/CMakeRun.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
using llvm::StringRef;

std::string CMakeRun::scopeKey(const std::string &Name, size_t Up) const {
  const size_t At = Scopes.size() > Up ? Scopes.size() - 1 - Up : 0;
  return "v|" + std::to_string(Scopes[At]) + "|" + Name;
}

const Traced *CMakeRun::variable(const std::string &Name) const {
  for (size_t I = Scopes.size(); I-- > 0;) {
    if (const auto *C = Store.find("v|" + std::to_string(Scopes[I]) + "|" + Name)) {
      if (*C) {
        return &**C;
      }
      break;
    }
  }
  const auto *C = Store.find("c|" + Name);
  return C && *C ? &**C : nullptr;
}

Traced CMakeRun::value(const std::string &Name) const {
  if (MacroArguments) {
    if (const auto It = MacroArguments->find(Name); It != MacroArguments->end()) {
      return It->second;
    }
  }
  if (Name == "CMAKE_CURRENT_SOURCE_DIR") {
    return Traced(Folder);
  }
  if (Current && Name == "CMAKE_CURRENT_LIST_DIR") {
    return Traced(llvm::sys::path::parent_path(Current->Text->path()));
  }
  if (Current && Name == "CMAKE_CURRENT_LIST_FILE") {
    return Traced(Current->Text->path());
  }
  if (const Traced *V = variable(Name)) {
    return *V;
  }
  return Outside ? Traced::unknown() : Traced();
}

bool CMakeRun::isDefined(const std::string &Name) const {
  return Name == "CMAKE_CURRENT_SOURCE_DIR" || Name == "CMAKE_CURRENT_LIST_DIR" || variable(Name);
}

void CMakeRun::setVariable(const std::string &Name, Traced Value) { Store.set(scopeKey(Name), std::move(Value)); }

void CMakeRun::unsetVariable(const std::string &Name) { Store.set(scopeKey(Name), std::nullopt); }

void CMakeRun::setCache(const std::string &Name, Traced Value) { Store.set("c|" + Name, std::move(Value)); }

Traced CMakeRun::literal(const CMakeArgument &A) const {
  Traced T;
  T.append(Current->Text->text().slice(A.Begin, A.End), Current->Text, A.Begin);
  return T;
}

/// Text stands in the current file at Offset (for the text inside a reference: any offset, it is looked up only).
Traced CMakeRun::expand(StringRef Text, size_t Offset, bool Escapes) const {
  Traced Out;
  size_t Run = 0; // begin of the literal characters that are not yet written
  const auto Flush = [&](size_t To) {
    if (To > Run) {
      Out.append(Text.slice(Run, To), Current->Text, Offset + Run);
    }
  };
  for (size_t I = 0; I < Text.size();) {
    if (Escapes && Text[I] == '\\' && I + 1 < Text.size()) {
      Flush(I);
      const char Next = Text[I + 1];
      if (Next == 'n' || Next == 't' || Next == 'r') {
        Out.append(Next == 'n' ? "\n" : Next == 't' ? "\t" : "\r");
      } else if (Next == ';') {
        Out.append("\\;");
      } else if (Next != '\n') {
        Out.append(Text.slice(I + 1, I + 2), Current->Text, Offset + I + 1);
      }
      I += 2;
      Run = I;
      continue;
    }
    if (Text[I] != '$' || I + 1 >= Text.size()) {
      ++I;
      continue;
    }
    StringRef Kind;
    size_t Open = I + 1;
    if (Text[Open] != '{') {
      const StringRef Rest = Text.drop_front(Open);
      if (Rest.starts_with("ENV{")) {
        Kind = "ENV";
      } else if (Rest.starts_with("CACHE{")) {
        Kind = "CACHE";
      } else {
        ++I;
        continue;
      }
      Open += Kind.size();
    }
    unsigned Level = 1;
    size_t Close = Open + 1;
    for (; Close < Text.size(); ++Close) {
      if (Text[Close] == '{' && Text[Close - 1] != '\\') {
        ++Level;
      } else if (Text[Close] == '}' && --Level == 0) {
        break;
      }
    }
    if (Close >= Text.size()) {
      ++I;
      continue;
    }
    Flush(I);
    const Traced Name = expand(Text.slice(Open + 1, Close), Offset + Open + 1, true);
    if (Kind == "ENV" || !Name.isExact()) {
      Out.append(Traced::unknown());
    } else if (Kind == "CACHE") {
      const auto *C = Store.find("c|" + Name.text());
      Out.append(C && *C ? **C : Traced());
    } else {
      Out.append(value(Name.text()));
    }
    I = Close + 1;
    Run = I;
  }
  Flush(Text.size());
  return Out;
}

CMakeRun::Values CMakeRun::evaluate(const CMakeCommand &C) const {
  using Kind = CMakeArgument::Kind;
  Values Out;
  for (const CMakeArgument &A : C.Args) {
    const StringRef Text = Current->Text->text().slice(A.Begin, A.End);
    if (A.Is == Kind::OpenParen || A.Is == Kind::CloseParen || A.Is == Kind::Bracket) {
      Out.push_back({literal(A), A.Is, &A});
      continue;
    }
    Traced V = expand(Text, A.Begin, true);
    if (A.Is == Kind::Quoted) {
      Out.push_back({std::move(V), A.Is, &A});
      continue;
    }
    if (V.text().find(';') == std::string::npos) {
      if (!V.empty()) {
        Out.push_back({std::move(V), A.Is, &A});
      }
      continue;
    }
    for (Traced &Item : V.split(';')) {
      Out.push_back({std::move(Item), A.Is, &A});
    }
  }
  return Out;
}
