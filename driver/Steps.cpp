// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Steps.h"

#include "OptionParsing.h"
#include "Parts.h"
#include "Rounds.h"
#include "cache/FileCache.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

llvm::Expected<std::string> read(const std::string &File) {
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  if (!Buffer) {
    return llvm::createStringError(File + ": " + Buffer.getError().message() + "; run the step before it first");
  }
  return (*Buffer)->getBuffer().str();
}

/// Leaves a file as it is when it holds the text already.
llvm::Error write(const std::string &File, const std::string &Text) {
  auto Old = llvm::MemoryBuffer::getFile(File);
  if (Old && (*Old)->getBuffer() == Text) {
    return llvm::Error::success();
  }
  return llvm::writeToOutput(File, [&](llvm::raw_ostream &Out) {
    Out << Text;
    return llvm::Error::success();
  });
}

/// What a file is told, as the facts that hold it; a file whose analysis is lost is told nothing more.
std::string outsideText(const FileState &S) {
  AnalysedFile Holder;
  Holder.Facts.Calls = S.Outside.Calls;
  if (S.Outside.Launches) {
    Holder.Facts.Launches = *S.Outside.Launches;
  }
  Holder.Facts.HasMain = S.Outside.Launches.has_value();
  return toText(Holder);
}

llvm::Expected<OutsideFacts> outsideFrom(const std::string &File) {
  auto Text = read(File);
  if (!Text) {
    return Text.takeError();
  }
  auto Holder = analysedFromText(*Text);
  if (!Holder) {
    return llvm::createStringError(File + ": torn or of another version; remove it");
  }
  OutsideFacts Out;
  Out.Calls = std::move(Holder->Facts.Calls);
  if (Holder->Facts.HasMain) {
    Out.Launches = std::move(Holder->Facts.Launches);
  }
  return Out;
}

/// What the files that a step read are, for the build program.
llvm::Error writeDependencies(const std::string &Target, const std::vector<std::string> &Reads) {
  std::string Text = Target + ":";
  for (const std::string &File : Reads) {
    Text += " \\\n ";
    for (const char C : File) {
      Text += C == ' ' || C == '#' ? std::string("\\") + C : C == '$' ? "$$" : std::string(1, C);
    }
  }
  return write(Target + ".d", Text + "\n");
}

/// One file's analysis; with FactsOnly, of its host code alone.
TaskOutcome analyseOne(Plan P, const CheckOptions &O, size_t File, const OutsideFacts &Outside, bool FactsOnly) {
  P.Files[File].FactsOnly = FactsOnly;
  FileCache Cache(P, O);
  return std::move(analyseApart(P, O, Cache, {{File, &Outside}}).front());
}

llvm::Error facts(const Step &S, const Plan &P, const CheckOptions &O) {
  const std::string Target = stepFile(S.Folder, S.File, S.Round, "facts");
  OutsideFacts Outside;
  if (S.Round) {
    auto Told = outsideFrom(stepFile(S.Folder, S.File, S.Round, "outside"));
    if (!Told) {
      return Told.takeError();
    }
    Outside = std::move(*Told);
  }
  // Launches of others change what is found here, not what the host code says.
  Outside.Launches.reset();
  TaskOutcome Out = analyseOne(P, O, S.File, Outside, /*FactsOnly=*/true);
  if (llvm::Error E = writeDependencies(Target, Out.Done.Result.Reads)) {
    return E;
  }
  AnalysedFile Kept;
  Kept.Facts = std::move(Out.Done.Facts);
  if (Out.Lost) {
    Kept.Result.Missing = Out.Done.Result.Missing;
  }
  return write(Target, toText(Kept));
}

llvm::Error resolve(const Step &S, const Plan &P) {
  std::vector<FileState> States(P.Files.size());
  for (size_t I = 0; I < States.size(); ++I) {
    const std::string File = stepFile(S.Folder, I, S.Round - 1, "facts");
    auto Text = read(File);
    if (!Text) {
      return Text.takeError();
    }
    auto Known = analysedFromText(*Text);
    if (!Known) {
      return llvm::createStringError(File + ": torn or of another version; remove it");
    }
    States[I].Facts = std::move(Known->Facts);
    States[I].Lost = !Known->Result.Missing.empty();
    if (S.Round > 1) {
      auto Told = outsideFrom(stepFile(S.Folder, I, S.Round - 1, "outside"));
      if (!Told) {
        return Told.takeError();
      }
      States[I].Outside = std::move(*Told);
    }
  }
  toldMore(P, States);
  for (size_t I = 0; I < States.size(); ++I) {
    if (llvm::Error E = write(stepFile(S.Folder, I, S.Round, "outside"), outsideText(States[I]))) {
      return E;
    }
  }
  return llvm::Error::success();
}

llvm::Error analyse(const Step &S, const Plan &P, const CheckOptions &O) {
  OutsideFacts Outside;
  if (factRounds(P)) {
    auto Told = outsideFrom(stepFile(S.Folder, S.File, factRounds(P), "outside"));
    if (!Told) {
      return Told.takeError();
    }
    Outside = std::move(*Told);
  }
  TaskOutcome Out = analyseOne(P, O, S.File, Outside, /*FactsOnly=*/false);
  Part Mine{{}, P.Root, {static_cast<unsigned>(S.File), static_cast<unsigned>(P.Files.size())}, {}};
  for (const std::string &Path : O.Paths) {
    Mine.Paths.push_back(realPath(Path));
  }
  const std::string Target = S.Folder + "/" + std::to_string(S.File) + ".part";
  if (llvm::Error E = writeDependencies(Target, Out.Done.Result.Reads)) {
    return E;
  }
  Mine.Files.push_back(std::move(Out.Done.Result));
  return write(Target, toText(Mine));
}

} // namespace

unsigned cudatidy::factRounds(const Plan &P) { return P.Files.size() > 1 ? MaxRounds - 1 : 0; }

std::string cudatidy::stepFile(StringRef Folder, size_t File, unsigned Round, StringRef Kind) {
  return (Folder + "/" + llvm::Twine(File) + "." + llvm::Twine(Round) + "." + Kind).str();
}

llvm::Expected<Step> cudatidy::parseStep(StringRef Text) {
  Step S;
  StringRef Rest(Text), Word;
  const auto Number = [&](auto &To) {
    std::tie(Word, Rest) = Rest.split(':');
    return !Word.getAsInteger(10, To);
  };
  std::tie(Word, Rest) = Rest.split(':');
  bool Right = false;
  if (Word == "facts") {
    Right = Number(S.Round) && Number(S.File);
  } else if (Word == "resolve") {
    S.What = Step::Kind::Resolve;
    Right = Number(S.Round) && S.Round > 0;
  } else if (Word == "analyse") {
    S.What = Step::Kind::Analyse;
    Right = Number(S.File);
  }
  S.Folder = Rest.str();
  if (!Right || S.Folder.empty()) {
    return llvm::createStringError("'" + Text + "' is no step; 'cuda-tidy plan --ninja FILE' writes them");
  }
  return S;
}

llvm::Error cudatidy::runStep(const Step &S, const Plan &P, const CheckOptions &O) {
  if (S.What != Step::Kind::Resolve && S.File >= P.Files.size()) {
    return llvm::createStringError("the project has fewer files than when it was planned; plan it again");
  }
  switch (S.What) {
  case Step::Kind::Facts:
    return facts(S, P, O);
  case Step::Kind::Resolve:
    return resolve(S, P);
  case Step::Kind::Analyse:
    return analyse(S, P, O);
  }
  llvm_unreachable("a step has three kinds");
}
