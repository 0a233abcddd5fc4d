// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_CHECK_H
#define CUDA_TIDY_CHECK_H

#include "finding/Finding.h"

#include <functional>
#include <memory>
#include <utility>

namespace cudatidy {

class TranslationUnit;
class Kernel;
class KernelReporter;
struct BuildFacts;
struct SourceUses;

/// Fills a finding that a check began; the finding is handed over when the builder dies.
class FindingBuilder {
public:
  using Sink = std::function<void(Finding)>;
  FindingBuilder(Finding Begun, Sink To) : F(std::move(Begun)), To(std::move(To)) {}
  FindingBuilder(FindingBuilder &&Other) noexcept : F(std::move(Other.F)), To(std::exchange(Other.To, nullptr)) {}
  FindingBuilder &operator=(FindingBuilder &&) = delete;
  ~FindingBuilder() {
    if (To) {
      To(std::move(F));
    }
  }

  /// A named argument of the rule's message.
  template <typename T> FindingBuilder &arg(const char *Name, T Value) {
    F.Args[Name] = std::move(Value);
    return *this;
  }
  template <typename T> FindingBuilder &evidence(const char *Name, T Value) {
    F.Evidence[Name] = std::move(Value);
    return *this;
  }
  /// Another of the rule's messages than "message".
  FindingBuilder &variant(const char *Key) {
    F.Message = Key;
    return *this;
  }
  FindingBuilder &level(Severity S) {
    F.Level = S;
    return *this;
  }
  FindingBuilder &sure(Confidence C) {
    F.Sure = C;
    return *this;
  }
  FindingBuilder &kernel(std::string Signature) {
    F.Kernel = std::move(Signature);
    return *this;
  }
  FindingBuilder &note(Related N) {
    F.Notes.push_back(std::move(N));
    return *this;
  }
  FindingBuilder &fix(Fix X) {
    F.Fixes.push_back(std::move(X));
    return *this;
  }

private:
  Finding F;
  Sink To;
};

/// Takes the findings of one check over one file.
class Reporter {
public:
  Reporter(std::string Rule, Severity Level, FindingBuilder::Sink To)
      : Rule(std::move(Rule)), Level(Level), To(std::move(To)) {}
  FindingBuilder report(Place At) const {
    Finding F;
    F.Rule = Rule;
    F.Level = Level;
    F.At = std::move(At);
    return FindingBuilder(std::move(F), To);
  }

private:
  std::string Rule;
  Severity Level;
  FindingBuilder::Sink To;
};

/// A rule's detector. A check asks the libraries and computes nothing that another check could need.
class UnitCheck;
class KernelCheck;
class ProjectCheck;
class Check {
public:
  virtual ~Check() = default;
  /// This, when it is such a check; else null.
  virtual const UnitCheck *asUnitCheck() const { return nullptr; }
  virtual const KernelCheck *asKernelCheck() const { return nullptr; }
  virtual const ProjectCheck *asProjectCheck() const { return nullptr; }
};

/// Looks at the AST and IR of one file.
class UnitCheck : public Check {
public:
  virtual void run(const TranslationUnit &U, Reporter &R) const = 0;
  const UnitCheck *asUnitCheck() const final { return this; }
};

/// Looks at one kernel under one launch, through the warp model.
class KernelCheck : public Check {
public:
  virtual void run(const Kernel &K, const KernelReporter &R) const = 0;
  const KernelCheck *asKernelCheck() const final { return this; }
};

/// Looks at what the build files of a project say, once a run.
class ProjectCheck : public Check {
public:
  virtual void run(const BuildFacts &B, const Reporter &R) const = 0;
  /// Whether findings may lie in a source that shows this. Where no check says so of the sources of a commit, their
  /// build files need not be read.
  virtual bool mayTellOf(const SourceUses &) const { return false; }
  const ProjectCheck *asProjectCheck() const final { return this; }
};

} // namespace cudatidy

/// Last line of a check's file: makes the factory that the generated table names.
#define CUDA_TIDY_CHECK(Class)                                                                                         \
  namespace cudatidy {                                                                                                 \
  std::unique_ptr<Check> create##Class() { return std::make_unique<Class>(); }                                         \
  }

#endif
