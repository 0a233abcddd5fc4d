// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// `.cuda-tidy` as YAML: LLVM's YAML IO reads it, and each value is checked where it stands.

#include "config/Config.h"

#include "OptionParsing.h"
#include "RuleSelection.h"
#include "finding/Thresholds.h"
#include "frontend/GpuArch.h"

#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLTraits.h"

using namespace cudatidy;
namespace yaml = llvm::yaml;

namespace {

/// A value with the check that it has to pass.
template <llvm::Error (*Verify)(llvm::StringRef)> struct Checked {
  std::string &Value;
};

/// One text or a list of texts, as .clang-tidy allows for its globs.
template <llvm::Error (*Verify)(llvm::StringRef)> struct CheckedList {
  std::vector<std::string> &Items;
};

struct CommaList {
  std::string &Value;
};

struct OptionMap {
  std::map<std::string, double> &Values;
};

struct OptionNumber {
  std::string Key;
  std::map<std::string, double> &Values;
};

struct KeyAndValue {
  std::string Key, Value;
};

template <typename E> struct Named {
  std::optional<E> &Value;
};

llvm::Error anyText(llvm::StringRef) { return llvm::Error::success(); }

llvm::Error verifyGlob(llvm::StringRef Text) {
  auto Glob = llvm::GlobPattern::create(Text);
  return Glob ? llvm::Error::success()
              : llvm::createStringError("'" + Text + "' is no glob: " + llvm::toString(Glob.takeError()));
}

llvm::Error verifyRegex(llvm::StringRef Text) {
  std::string Problem;
  return llvm::Regex(Text).isValid(Problem)
             ? llvm::Error::success()
             : llvm::createStringError("'" + Text + "' is no regular expression: " + Problem);
}

/// Names of GPUs too, which the rules on builds know.
llvm::Error verifyTargets(llvm::StringRef Text) {
  return Text.trim().empty() ? llvm::createStringError("a target is a GPU or an architecture, such as A100 or sm_90")
                             : llvm::Error::success();
}

llvm::Error verifyArch(llvm::StringRef Text) {
  return parseGpuArch(Text)
             ? llvm::Error::success()
             : llvm::createStringError("unknown architecture '" + Text + "': expected a name such as sm_90");
}

llvm::Error verifyLanguage(llvm::StringRef Text) {
  return languageNamed(Text) ? llvm::Error::success()
                             : llvm::createStringError("unknown language '" + Text + "': en or zh-CN");
}

template <typename E> llvm::ArrayRef<std::pair<const char *, E>> names();
template <> llvm::ArrayRef<std::pair<const char *, Confidence>> names() {
  static constexpr std::pair<const char *, Confidence> Table[] = {
      {"low", Confidence::Low}, {"medium", Confidence::Medium}, {"high", Confidence::High}};
  return Table;
}
template <> llvm::ArrayRef<std::pair<const char *, Severity>> names() {
  static constexpr std::pair<const char *, Severity> Table[] = {
      {"note", Severity::Note}, {"warning", Severity::Warning}, {"error", Severity::Error}};
  return Table;
}

std::string unknownThreshold(llvm::StringRef Key) {
  std::string Text = "unknown option '" + Key.str() + "'";
  Key.consume_front("cuda-");
  std::string Best;
  unsigned Least = static_cast<unsigned>(Key.size()) / 3 + 1;
  for (const ThresholdInfo &T : thresholds()) {
    const std::string Name = (T.Rule + llvm::StringRef(".") + T.Name).str();
    if (const unsigned D = Key.edit_distance(Name, true, Least); D < Least) {
      Least = D;
      Best = Name;
    }
  }
  return Best.empty() ? Text : Text + ", did you mean '" + Best + "'?";
}

/// An option's key and value, or why they are wrong.
std::string setOption(std::map<std::string, double> &To, llvm::StringRef Key, llvm::StringRef Text) {
  double Value = 0;
  const llvm::StringRef Plain = Key.starts_with("cuda-") ? Key.drop_front(5) : Key;
  const auto T = llvm::find_if(
      thresholds(), [&](const ThresholdInfo &I) { return (I.Rule + llvm::StringRef(".") + I.Name).str() == Plain; });
  if (T == thresholds().end()) {
    return unknownThreshold(Key);
  }
  if (Text.getAsDouble(Value)) {
    return "'" + Text.str() + "' is no number, and '" + Key.str() + "' takes one";
  }
  if (llvm::Error E = verifyThreshold(Plain, Value)) {
    return llvm::toString(std::move(E));
  }
  To[Plain.str()] = Value;
  return {};
}

} // namespace

namespace llvm::yaml {

template <llvm::Error (*Verify)(StringRef)> void yamlize(IO &Io, Checked<Verify> &V, bool, EmptyContext &Ctx) {
  yamlize(Io, V.Value, true, Ctx);
  if (!Io.error() && !Io.outputting()) {
    if (Error E = Verify(V.Value)) {
      Io.setError(toString(std::move(E)));
    }
  }
}

template <llvm::Error (*Verify)(StringRef)> void yamlize(IO &Io, CheckedList<Verify> &V, bool, EmptyContext &Ctx) {
  auto &In = static_cast<Input &>(Io);
  if (!Io.outputting() && isa<ScalarNode, BlockScalarNode>(In.getCurrentNode())) {
    std::string One;
    Checked<Verify> Item{One};
    yamlize(Io, Item, true, Ctx);
    V.Items = {One};
    return;
  }
  if (!Io.outputting() && !isa<SequenceNode>(In.getCurrentNode())) {
    Io.setError("expected a text or a list of texts");
    return;
  }
  const unsigned Count = Io.beginSequence();
  const size_t Size = Io.outputting() ? V.Items.size() : Count;
  V.Items.resize(Size);
  for (unsigned I = 0; I < Size; ++I) {
    void *Saved = nullptr;
    if (Io.preflightElement(I, Saved)) {
      Checked<Verify> Item{V.Items[I]};
      yamlize(Io, Item, true, Ctx);
      Io.postflightElement(Saved);
    }
  }
  Io.endSequence();
}

inline void yamlize(IO &Io, CommaList &V, bool, EmptyContext &Ctx) {
  std::vector<std::string> Items;
  if (Io.outputting()) {
    yamlize(Io, V.Value, true, Ctx);
    return;
  }
  CheckedList<verifyRules> List{Items};
  yamlize(Io, List, true, Ctx);
  V.Value = llvm::join(Items, ",");
}

inline void yamlize(IO &Io, OptionNumber &V, bool, EmptyContext &Ctx) {
  std::string Text;
  if (Io.outputting()) {
    llvm::raw_string_ostream(Text) << llvm::format("%.15g", V.Values[V.Key]);
  }
  yamlize(Io, Text, true, Ctx);
  if (!Io.outputting() && !Io.error()) {
    if (const std::string Wrong = setOption(V.Values, V.Key, Text); !Wrong.empty()) {
      Io.setError(Wrong);
    }
  }
}

template <> struct MappingTraits<KeyAndValue> {
  static void mapping(IO &Io, KeyAndValue &V) {
    Io.mapRequired("key", V.Key);
    Io.mapRequired("value", V.Value);
  }
};

/// A mapping, or the older list of keys and values.
inline void yamlize(IO &Io, OptionMap &V, bool, EmptyContext &Ctx) {
  auto &In = static_cast<Input &>(Io);
  if (!Io.outputting() && isa<SequenceNode>(In.getCurrentNode())) {
    const unsigned Count = Io.beginSequence();
    for (unsigned I = 0; I < Count; ++I) {
      void *Saved = nullptr;
      if (Io.preflightElement(I, Saved)) {
        KeyAndValue Item;
        yamlize(Io, Item, true, Ctx);
        if (const std::string Wrong = Io.error() ? "" : setOption(V.Values, Item.Key, Item.Value); !Wrong.empty()) {
          Io.setError(Wrong);
        }
        Io.postflightElement(Saved);
      }
    }
    Io.endSequence();
    return;
  }
  if (!Io.outputting() && !isa<MappingNode>(In.getCurrentNode())) {
    Io.setError("expected a mapping of '<rule>.<threshold>' to numbers");
    return;
  }
  std::vector<std::string> Keys;
  Io.beginMapping();
  if (Io.outputting()) {
    llvm::append_range(Keys, llvm::make_first_range(V.Values));
  } else {
    for (const StringRef Key : Io.keys()) {
      Keys.push_back(Key.str());
    }
  }
  for (const std::string &Key : Keys) {
    OptionNumber Item{Key, V.Values};
    Io.mapRequired(Key.c_str(), Item);
  }
  Io.endMapping();
}

template <typename E> void yamlize(IO &Io, Named<E> &V, bool, EmptyContext &Ctx) {
  std::string Text;
  if (Io.outputting()) {
    Text = llvm::find_if(names<E>(), [&](const auto &N) { return N.second == *V.Value; })->first;
  }
  yamlize(Io, Text, true, Ctx);
  if (Io.outputting() || Io.error()) {
    return;
  }
  std::string Known;
  for (const auto &[Name, Value] : names<E>()) {
    if (Text == Name) {
      V.Value = Value;
      return;
    }
    Known += (Known.empty() ? "" : ", ") + std::string(Name);
  }
  Io.setError("'" + Text + "' is none of " + Known);
}

} // namespace llvm::yaml

namespace {

/// Reads and writes keys; an empty value is not written, and letter case does not matter.
struct Keys {
  yaml::IO &Io;

  /// A key's name as the file spells it.
  std::string spelled(llvm::StringRef Name) const {
    const bool Reads = !Io.outputting() && !Io.error() &&
                       llvm::isa_and_nonnull<yaml::MappingNode>(static_cast<yaml::Input &>(Io).getCurrentNode());
    if (Reads) {
      for (const llvm::StringRef Key : Io.keys()) {
        if (Key.equals_insensitive(Name)) {
          return Key.str();
        }
      }
    }
    return Name.str();
  }
  template <typename T> void plain(const char *Name, T &Value) const { Io.mapOptional(spelled(Name).c_str(), Value); }

  template <typename Wrapper, typename T> void key(const char *Name, T &Value, bool Empty) const {
    if (!Io.outputting() || !Empty) {
      Wrapper W{Value};
      // mapOptional would need a copyable value; a key that is not there leaves W as it is.
      void *Saved = nullptr;
      bool UseDefault = false;
      if (Io.preflightKey(spelled(Name), /*Required=*/false, /*SameAsDefault=*/false, UseDefault, Saved)) {
        yaml::EmptyContext Ctx;
        yaml::yamlize(Io, W, true, Ctx);
        Io.postflightKey(Saved);
      }
    }
  }
  template <llvm::Error (*Verify)(llvm::StringRef)> void text(const char *Name, std::string &Value) const {
    key<Checked<Verify>>(Name, Value, Value.empty());
  }
  template <llvm::Error (*Verify)(llvm::StringRef)> void list(const char *Name, std::vector<std::string> &Value) const {
    key<CheckedList<Verify>>(Name, Value, Value.empty());
  }

  void rules(RuleSettings &R) const {
    key<CommaList>("Checks", R.Checks, R.Checks.empty());
    key<CommaList>("WarningsAsErrors", R.WarningsAsErrors, R.WarningsAsErrors.empty());
    key<OptionMap>("CheckOptions", R.Thresholds, R.Thresholds.empty());
    key<Named<Confidence>>("Confidence", R.LeastConfidence, !R.LeastConfidence);
  }
};

} // namespace

namespace llvm::yaml {

template <> struct MappingTraits<PathOverride> {
  static void mapping(IO &Io, PathOverride &O) {
    const Keys K{Io};
    K.list<verifyGlob>("Paths", O.Paths);
    if (!Io.outputting() && O.Paths.empty() && !Io.error()) {
      Io.setError("an override needs 'Paths'");
    }
    K.rules(O.Rules);
  }
};

} // namespace llvm::yaml

LLVM_YAML_IS_SEQUENCE_VECTOR(cudatidy::PathOverride)

namespace llvm::yaml {

template <> struct MappingTraits<Config> {
  static void mapping(IO &Io, Config &C) {
    const Keys K{Io};
    Io.mapOptional(K.spelled("InheritParentConfig").c_str(), C.InheritParent, false);
    K.rules(C.Rules);
    K.plain("Overrides", C.Overrides);
    K.list<verifyGlob>("Exclude", C.Exclude);
    K.list<verifyGlob>("SuppressMacros", C.SuppressMacros);
    K.text<verifyRegex>("HeaderFilterRegex", C.HeaderFilter);
    K.text<verifyRegex>("ExcludeHeaderFilterRegex", C.ExcludeHeaderFilter);
    K.text<verifyArch>("Arch", C.Arch);
    K.list<verifyTargets>("Targets", C.Targets);
    K.text<verifyDriver>("Driver", C.Driver);
    K.list<anyText>("ExtraArgs", C.ExtraArgs);
    K.list<anyText>("ExtraArgsBefore", C.ExtraArgsBefore);
    K.text<verifyLanguage>("Language", C.Language);
    K.text<anyText>("Baseline", C.Baseline);
    K.key<Named<Severity>>("FailOn", C.FailOn, !C.FailOn);
    K.plain("StrictSuppressions", C.StrictSuppressions);
  }
};

} // namespace llvm::yaml

namespace {

constexpr llvm::StringLiteral KnownKeys[] = {"InheritParentConfig",
                                             "Checks",
                                             "WarningsAsErrors",
                                             "CheckOptions",
                                             "Confidence",
                                             "Overrides",
                                             "Exclude",
                                             "SuppressMacros",
                                             "HeaderFilterRegex",
                                             "ExcludeHeaderFilterRegex",
                                             "Arch",
                                             "Targets",
                                             "Driver",
                                             "ExtraArgs",
                                             "ExtraArgsBefore",
                                             "Language",
                                             "Baseline",
                                             "FailOn",
                                             "StrictSuppressions",
                                             "Paths"};

/// Takes the reader's diagnostics; the first one counts.
struct Problem {
  const std::string &Name;
  std::string Text;

  static void take(const llvm::SMDiagnostic &D, void *Self) {
    auto &P = *static_cast<Problem *>(Self);
    if (!P.Text.empty()) {
      return;
    }
    unsigned Line = static_cast<unsigned>(std::max(D.getLineNo(), 1)), Column = static_cast<unsigned>(D.getColumnNo());
    std::string Message = D.getMessage().str();
    const llvm::StringRef Quoted = llvm::StringRef(Message).split('\'').second.split('\'').first;
    if (llvm::StringRef(Message).starts_with("unknown key '")) {
      Message += near(Quoted);
    } else if (!Quoted.empty() && D.getLoc().isValid() && D.getSourceMgr()) {
      // The reader knows where the value begins; what is wrong may be its key or stand further on in it.
      const llvm::SourceMgr &SM = *D.getSourceMgr();
      const llvm::StringRef All = SM.getMemoryBuffer(SM.getMainFileID())->getBuffer();
      const size_t Begin = All.rfind('\n', static_cast<size_t>(D.getLoc().getPointer() - All.data())) + 1;
      if (const size_t At = All.find(Quoted, Begin); At != llvm::StringRef::npos) {
        std::tie(Line, Column) = SM.getLineAndColumn(llvm::SMLoc::getFromPointer(All.data() + At));
        --Column;
      }
    }
    llvm::raw_string_ostream(P.Text) << P.Name << ":" << Line << ":" << Column + 1 << ": " << Message;
  }

  static std::string near(llvm::StringRef Key) {
    const auto *Best = std::min_element(std::begin(KnownKeys), std::end(KnownKeys), [&](auto &A, auto &B) {
      return Key.edit_distance_insensitive(A) < Key.edit_distance_insensitive(B);
    });
    return Key.edit_distance_insensitive(*Best) <= 3 ? ", did you mean '" + Best->str() + "'?" : std::string();
  }
};

} // namespace

llvm::Expected<Config> cudatidy::parseConfig(llvm::StringRef Text, const std::string &Name) {
  Config C;
  C.File = Name;
  Problem P{Name, {}};
  yaml::Input In(Text, nullptr, Problem::take, &P);
  In >> C;
  if (In.error() || !P.Text.empty()) {
    return llvm::createStringError(P.Text.empty() ? Name + ":1:1: not readable as YAML" : P.Text);
  }
  return C;
}

llvm::Expected<Config> cudatidy::readConfig(const std::string &File) {
  auto Buffer = llvm::MemoryBuffer::getFile(File);
  if (!Buffer) {
    return llvm::createStringError(File + ": " + Buffer.getError().message());
  }
  return parseConfig((*Buffer)->getBuffer(), File);
}

std::string cudatidy::dumpConfig(const Config &C) {
  std::string Text;
  llvm::raw_string_ostream Stream(Text);
  yaml::Output Out(Stream);
  Config Copy = C;
  Out << Copy;
  return Text;
}
