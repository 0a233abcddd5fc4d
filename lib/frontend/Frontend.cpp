// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/Frontend.h"

#include "frontend/Attempt.h"
#include "frontend/CompilerArgs.h"
#include "frontend/Wholeness.h"

#include "clang/AST/ASTContext.h"
#include "clang/Basic/Stack.h"
#include "clang/Frontend/CompilerInstance.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/thread.h"

#include <sys/resource.h>

using namespace cudatidy;

namespace {

/// Bytes of stack for the parse itself: a few thousand nested operators take clang tens of megabytes.
constexpr unsigned ParseStack = 512U << 20;

/// Deeply nested text makes deep recursion, in clang and in all that walks its trees afterwards. The stack of the main
/// thread grows up to the limit of the moment; the system keeps at least 128 MB free for it.
void raiseStackLimit() {
  constexpr rlim_t Wanted = 120U << 20;
  rlimit Limit;
  if (!getrlimit(RLIMIT_STACK, &Limit) && Limit.rlim_cur != RLIM_INFINITY && Limit.rlim_cur < Wanted) {
    Limit.rlim_cur = Limit.rlim_max == RLIM_INFINITY ? Wanted : std::min(Wanted, Limit.rlim_max);
    setrlimit(RLIMIT_STACK, &Limit);
  }
}

/// Errors that come from a standard header which the file did not include and the prelude holds.
bool clashesWithPrelude(const TranslationUnit &Unit) {
  return Unit.UsedPrelude && llvm::any_of(Unit.Problems, [](const ParseProblem &P) {
           const llvm::StringRef M = P.Message;
           return M.contains("ambiguous") || M.contains("redefinition of") || M.contains("conflicts with") ||
                  M.contains("different kind of symbol") || M.contains("redeclar");
         });
}

/// The job under a newer standard than it asks for; none when it has that already.
std::optional<ParseJob> withStandard(const ParseJob &Job, llvm::StringRef Standard) {
  ParseJob New = Job;
  auto At = llvm::find_if(New.Args, [](llvm::StringRef A) { return A.starts_with("-std="); });
  if (At == New.Args.end()) {
    if (Standard == DefaultStandard) {
      return std::nullopt;
    }
    New.Args.push_back(("-std=" + Standard).str());
    return New;
  }
  auto Year = [](llvm::StringRef S) { return S.take_back(2); };
  // c++98 and c++03 are the oldest, whatever their digits say.
  const llvm::StringRef Old = Year(*At);
  if (Old != "98" && Old != "03" && Old >= Year(Standard)) {
    return std::nullopt;
  }
  *At = ("-std=" + Standard).str();
  return New;
}

/// Tries one more way when kernels are still left out, and keeps it if it reaches more of them.
llvm::Error tryAlso(Attempt &Best, const ParseJob &Job, const Toolkit *With, const Repairs &Repaired,
                    const std::string &Why) {
  auto Other = attempt(Job, With, nullptr, Repaired);
  if (!Other) {
    return Other.takeError();
  }
  if (kernelsNotWhole(Other->Unit) < kernelsNotWhole(Best.Unit)) {
    Best = std::move(*Other);
    Best.Unit.ServedWhy = Why;
  }
  return llvm::Error::success();
}

/// How often a repaired parse may show what else is to be repaired.
constexpr unsigned RepairRounds = 3;

/// While kernels are missing, repairs what can be repaired. One repair may only uncover the next fault of a kernel, so
/// a parse that reaches no more kernels is followed too, but not kept.
llvm::Error repair(Attempt &Best, const ParseJob &Job, const Toolkit *With, Repairs &Known) {
  const std::string Why = Best.Unit.ServedWhy;
  std::optional<Attempt> Last;
  Repairs All = Known;
  for (unsigned Round = 0; Round < RepairRounds && kernelsNotWhole(Best.Unit); ++Round) {
    const Attempt &Seen = Last ? *Last : Best;
    Repairs New = repairsFor(Seen.Faults, *Seen.Unit.Compiler, All);
    New.Switches = Seen.CudaSwitches;
    if (!All.add(New)) {
      break;
    }
    auto Next = attempt(Job, With, nullptr, All);
    if (!Next) {
      return Next.takeError();
    }
    if (kernelsNotWhole(Next->Unit) < kernelsNotWhole(Best.Unit)) {
      Best = std::move(*Next);
      Best.Unit.ServedWhy = Why + All.told();
      Known = All;
      Last.reset();
    } else {
      Last = std::move(*Next);
    }
  }
  return llvm::Error::success();
}

} // namespace

TranslationUnit::TranslationUnit() = default;
TranslationUnit::~TranslationUnit() {
  Module.reset(); // before its context
}
TranslationUnit::TranslationUnit(TranslationUnit &&) noexcept = default;
TranslationUnit &TranslationUnit::operator=(TranslationUnit &&Other) noexcept {
  Module.reset();
  Job = std::move(Other.Job);
  Context = std::move(Other.Context);
  Module = std::move(Other.Module);
  Compiler = std::move(Other.Compiler);
  Problems = std::move(Other.Problems);
  Missing = std::move(Other.Missing);
  Templates = std::move(Other.Templates);
  Served = Other.Served;
  ServedWhy = std::move(Other.ServedWhy);
  Dependencies = std::move(Other.Dependencies);
  MissingIncludes = std::move(Other.MissingIncludes);
  TestsCudaArch = Other.TestsCudaArch;
  UsedPrelude = Other.UsedPrelude;
  PreludeNote = std::move(Other.PreludeNote);
  return *this;
}

clang::ASTContext &TranslationUnit::ast() const { return Compiler->getASTContext(); }

namespace {

/// Whether the address space has room for a large stack beside all else.
bool hasRoomForStack() {
  rlimit Limit;
  return !getrlimit(RLIMIT_AS, &Limit) && (Limit.rlim_cur == RLIM_INFINITY || Limit.rlim_cur >= 4 * rlim_t(ParseStack));
}

/// The toolkit that the job names, else, unless it must be that one, the first that the machine offers.
std::optional<Toolkit> toolkitFor(const ParseJob &Job) {
  if (Job.Headers == HeaderChoice::Embedded) {
    return std::nullopt;
  }
  if (!Job.ToolkitPath.empty()) {
    std::optional<Toolkit> Named = toolkitAt(Job.ToolkitPath);
    if (Named && Named->Unusable.empty()) {
      return Named;
    }
    if (Job.Headers == HeaderChoice::Toolkit) {
      return std::nullopt;
    }
  }
  const std::vector<Toolkit> All = findToolkits(ToolkitSearch::fromEnvironment());
  const Toolkit *First = chosen(All);
  return First ? std::optional(*First) : std::nullopt;
}

llvm::Expected<TranslationUnit> parseHere(const ParseJob &Job) {
  clang::noteBottomOfStack();
  const std::optional<Toolkit> Installed = toolkitFor(Job);
  const Toolkit *With = Job.Headers == HeaderChoice::Toolkit && Installed ? &*Installed : nullptr;
  const Toolkit *Fallback = Job.Headers == HeaderChoice::Auto && Installed ? &*Installed : nullptr;
  if (Job.Headers == HeaderChoice::Toolkit && !With) {
    return llvm::createStringError((Job.ToolkitPath.empty() ? "no usable CUDA toolkit was found"
                                                            : "no usable CUDA toolkit at '" + Job.ToolkitPath + "'") +
                                   "; --cuda-path names one");
  }

  auto Best = attempt(Job, With, Fallback);
  if (!Best) {
    return Best.takeError();
  }
  Best->Unit.ServedWhy = Job.Headers != HeaderChoice::Auto ? "asked for"
                         : Fallback                        ? "nothing else needed"
                                                           : "no toolkit";
  if (!Best->NeedsToolkit.empty()) {
    const std::string Header = Best->NeedsToolkit;
    With = Fallback;
    Best = attempt(Job, With, nullptr);
    if (!Best) {
      return Best.takeError();
    }
    Best->Unit.ServedWhy = "includes " + Header;
  }

  // Each further way costs a parse, so it is tried only while kernels are missing.
  ParseJob Now = Job;
  if (clashesWithPrelude(Best->Unit)) {
    Now.UsePrelude = false;
    auto Apart = attempt(Now, With, nullptr);
    if (!Apart) {
      return Apart.takeError();
    }
    Apart->Unit.ServedWhy = Best->Unit.ServedWhy;
    Best = std::move(Apart);
  }
  Repairs Known;
  if (auto Failed = repair(*Best, Now, With, Known)) {
    return std::move(Failed);
  }
  const unsigned Lost = kernelsNotWhole(Best->Unit);
  if (Lost && Fallback && With != Fallback) {
    if (auto Failed = tryAlso(*Best, Now, Fallback, Known,
                              "the embedded headers left " + std::to_string(Lost) + " kernel(s) out")) {
      return std::move(Failed);
    }
    if (Best->Unit.Served == HeaderChoice::Toolkit) {
      With = Fallback;
    }
  }
  for (const char *Standard : {DefaultStandard, "gnu++20"}) {
    if (!kernelsNotWhole(Best->Unit)) {
      break;
    }
    if (auto Newer = withStandard(Now, Standard)) {
      if (auto Failed = tryAlso(*Best, *Newer, With, Known, Best->Unit.ServedWhy + ", as " + Standard)) {
        return std::move(Failed);
      }
    }
  }
  return std::move(Best->Unit);
}

} // namespace

llvm::Expected<TranslationUnit> cudatidy::parse(const ParseJob &Job) {
  raiseStackLimit();
  if (!hasRoomForStack()) {
    return parseHere(Job);
  }
  // Deep nesting that the main thread's stack would not hold; pages that are not touched cost nothing.
  std::optional<llvm::Expected<TranslationUnit>> Result;
  llvm::thread Worker(std::optional<unsigned>(ParseStack), [&] { Result.emplace(parseHere(Job)); });
  Worker.join();
  return std::move(*Result);
}
