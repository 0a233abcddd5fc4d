// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "report/ProfileJoin.h"

#include "ReportWords.h"
#include "report/KernelName.h"
#include "report/Score.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>

using namespace cudatidy;

namespace {

bool isCount(Counter C) {
  return C == Counter::LoadSectors || C == Counter::LoadRequests || C == Counter::StoreSectors ||
         C == Counter::StoreRequests || C == Counter::SharedWavefronts || C == Counter::SharedRequests;
}

/// A mean over sites, weighted by executions; nothing where one of them is not known, or none is there.
std::optional<double> mean(const Json &Model, llvm::function_ref<bool(const Json &)> Is, const char *Value) {
  double Sum = 0, Runs = 0;
  for (const Json &S : listIn(Model, "sites")) {
    const double Weight = numberIn(S, "weight").value_or(0);
    if (!Is(S) || Weight <= 0) {
      continue;
    }
    const auto Each = numberIn(S, Value);
    if (!Each) {
      return std::nullopt;
    }
    Sum += *Each * Weight;
    Runs += Weight;
  }
  return Runs > 0 ? std::optional(Sum / Runs) : std::nullopt;
}

std::optional<double> ratio(const CounterValues &Values, Counter Above, Counter Below) {
  const auto A = valueOf(Values, Above), B = valueOf(Values, Below);
  return A && B && *B > 0 ? std::optional(*A / *B) : std::nullopt;
}

std::optional<double> share(const CounterValues &Values, Counter C, bool Rest = false) {
  const auto Percent = valueOf(Values, C);
  return Percent ? std::optional(Rest ? 1 - *Percent / 100 : *Percent / 100) : std::nullopt;
}

bool sameExtent(const Json &List, const std::vector<uint64_t> &Extent) {
  for (size_t I = 0; I != 3; ++I) {
    const uint64_t Known = I < List.size() && List[I].is_number_unsigned() ? List[I].get<uint64_t>() : 0;
    if (Extent.empty() || Known != (I < Extent.size() ? Extent[I] : 1)) {
      return false;
    }
  }
  return true;
}

/// The prediction for an instance and size: for just them, or for that block where the grid is another.
const Json *modelFor(const KernelGroup &G, const MeasuredRow &Row) {
  const KernelName Name = kernelName(Row.Kernel);
  const Json *SameBlock = nullptr;
  std::set<std::string> Instances;
  for (const Json *K : G.Models) {
    Instances.insert(textIn(*K, "signature"));
  }
  for (const Json *K : G.Models) {
    const NameFit Fit = fitOf(Name, kernelName(textIn(*K, "signature")));
    // Where the name does not tell instances apart, it is known only if there is one.
    if (Fit == NameFit::None || (Fit != NameFit::Exact && (Name.Arguments || Instances.size() > 1))) {
      continue;
    }
    const Json &Launch = member(*K, "launch");
    if (!sameExtent(listIn(Launch, "block"), Row.Block)) {
      continue;
    }
    if (sameExtent(listIn(Launch, "grid"), Row.Grid)) {
      return K;
    }
    SameBlock = SameBlock ? SameBlock : K;
  }
  return SameBlock;
}

void addTo(MeasuredRow &Row, const LaunchProfile &L) {
  const double Each = valueOf(L.Values, Counter::Duration).value_or(0), Now = Each * L.Invocations;
  for (size_t I = 0; I != Row.Values.size(); ++I) {
    const auto &Value = L.Values[I];
    auto &Sum = Row.Values[I];
    if (!Value || (Row.Launches > 0 && !Sum)) {
      Sum.reset();
    } else if (isCount(static_cast<Counter>(I)) || static_cast<Counter>(I) == Counter::Duration) {
      Sum = Sum.value_or(0) + *Value * L.Invocations;
    } else {
      const double Before = Row.Time > 0 ? Row.Time : Row.Launches, More = Each > 0 ? Now : L.Invocations;
      Sum = (Sum.value_or(0) * Before + *Value * More) / (Before + More);
    }
  }
  Row.Launches += L.Invocations;
  Row.Time += Now;
}

/// A name as all its spellings.
std::string spelling(const std::string &Kernel) {
  const KernelName Name = kernelName(Kernel);
  return Name.Qualified + Name.Arguments.value_or("") + "(" + Name.Parameters.value_or("") + ")";
}

/// Counts of requests that the launches' page does not have, from the sums over a kernel's instructions.
void addInstructions(CounterValues &Values, const CounterValues &Sums) {
  for (const auto &[Above, Below] : {std::pair(Counter::LoadSectors, Counter::LoadRequests),
                                     std::pair(Counter::StoreSectors, Counter::StoreRequests),
                                     std::pair(Counter::SharedWavefronts, Counter::SharedRequests)}) {
    if (!ratio(Values, Above, Below) && ratio(Sums, Above, Below)) {
      Values[static_cast<size_t>(Above)] = valueOf(Sums, Above);
      Values[static_cast<size_t>(Below)] = valueOf(Sums, Below);
    }
  }
}

} // namespace

bool Comparison::differs() const {
  if (!Predicted || !Measured) {
    return false;
  }
  const double Gap = std::abs(*Predicted - *Measured);
  if (Share) {
    return Gap > report::DisagreementShare;
  }
  return Gap > report::DisagreementRequest &&
         std::max(*Predicted, *Measured) > report::DisagreementFactor * std::min(*Predicted, *Measured);
}

Comparison cudatidy::compared(const char *Word, bool Share, std::optional<double> Predicted,
                              std::optional<double> Measured) {
  return {Word, Share, Predicted, Measured};
}

std::vector<Comparison> cudatidy::comparisons(const MeasuredRow &Row) {
  std::vector<Comparison> Out;
  const auto Predicted = [&](const char *Op, const char *Space, const char *Value) -> std::optional<double> {
    return Row.Model ? mean(
                           *Row.Model,
                           [&](const Json &S) {
                             return (!*Op || textIn(S, "op") == Op) && (!*Space || textIn(S, "space") == Space);
                           },
                           Value)
                     : std::nullopt;
  };
  const auto Add = [&](Comparison C) {
    if (C.Predicted || C.Measured) {
      Out.push_back(C);
    }
  };
  Add({"count_loads", false, Predicted("load", "global", "sectors"),
       ratio(Row.Values, Counter::LoadSectors, Counter::LoadRequests)});
  Add({"count_stores", false, Predicted("store", "global", "sectors"),
       ratio(Row.Values, Counter::StoreSectors, Counter::StoreRequests)});
  Add({"count_shared", false, Predicted("", "shared", "wavefronts"),
       ratio(Row.Values, Counter::SharedWavefronts, Counter::SharedRequests)});
  Add({"count_divergent", true, Predicted("branch", "", "divergent"),
       share(Row.Values, Counter::BranchEfficiency, true)});
  Add({"count_occupancy", true, Row.Model ? numberIn(member(*Row.Model, "occupancy"), "share") : std::nullopt,
       share(Row.Values, Counter::Occupancy)});
  return Out;
}

ProfileJoin::ProfileJoin(const Profile &P, const KernelTable &Kernels) {
  struct Candidate {
    const KernelGroup *G;
    KernelName Name;
  };
  std::multimap<std::string, Candidate> BySimple;
  for (const KernelGroup &G : Kernels.groups()) {
    std::set<std::string> Seen;
    for (const Json *K : G.Models) {
      if (const std::string Signature = textIn(*K, "signature"); Seen.insert(Signature).second) {
        const KernelName Name = kernelName(Signature);
        BySimple.emplace(Name.Simple, Candidate{&G, Name});
      }
    }
  }
  // Names are few, launches may be many.
  std::map<std::string, std::pair<const KernelGroup *, size_t>> Found;
  const auto Find = [&](const std::string &Kernel) {
    const auto [It, New] = Found.try_emplace(Kernel, nullptr, 0);
    if (New) {
      const KernelName Name = kernelName(Kernel);
      NameFit Best = NameFit::None;
      std::set<const KernelGroup *> Groups;
      const auto [Begin, End] = BySimple.equal_range(Name.Simple);
      for (auto Each = Begin; Each != End; ++Each) {
        const NameFit Fit = fitOf(Name, Each->second.Name);
        if (Fit > Best) {
          Best = Fit;
          Groups.clear();
        }
        if (Fit == Best && Fit != NameFit::None) {
          Groups.insert(Each->second.G);
        }
      }
      It->second = {Groups.size() == 1 ? *Groups.begin() : nullptr, Groups.size()};
    }
    return It->second;
  };

  std::map<std::string, Unjoined> Others;
  std::map<const KernelGroup *, std::map<std::tuple<std::string, std::vector<uint64_t>, std::vector<uint64_t>>, size_t>>
      Rows;
  for (const LaunchProfile &L : P.Launches) {
    const double Now = valueOf(L.Values, Counter::Duration).value_or(0) * L.Invocations;
    Time += Now;
    Launches += L.Invocations;
    if (!L.Capability.empty()) {
      Capabilities.insert(L.Capability);
    }
    const auto [G, Candidates] = Find(L.Kernel);
    if (!G) {
      Unjoined &U = Others[L.Kernel];
      U.Kernel = L.Kernel;
      U.Time += Now;
      U.Launches += L.Invocations;
      U.Candidates = Candidates;
      continue;
    }
    JoinedTime += Now;
    JoinedLaunches += L.Invocations;
    MeasuredKernel &M = ByKernel[G];
    M.Time += Now;
    M.Launches += L.Invocations;
    const auto [At, New] = Rows[G].try_emplace({L.Kernel, L.Grid, L.Block}, M.Rows.size());
    if (New) {
      MeasuredRow Row;
      Row.Kernel = L.Kernel;
      Row.Grid = L.Grid;
      Row.Block = L.Block;
      Row.Model = modelFor(*G, Row);
      M.Rows.push_back(std::move(Row));
    }
    addTo(M.Rows[At->second], L);
  }
  for (auto &[Name, U] : Others) {
    Rest.push_back(std::move(U));
  }
  llvm::stable_sort(Rest, [](const Unjoined &A, const Unjoined &B) { return A.Time > B.Time; });
  // The pages of one profile write one name in two ways.
  std::map<std::string, std::vector<const LineProfile *>> Lines;
  for (const LineProfile &L : P.Lines) {
    Lines[spelling(L.Kernel)].push_back(&L);
  }
  std::map<std::string, const CounterValues *> Instructions;
  for (const auto &[Kernel, Sums] : P.Instructions) {
    Instructions[spelling(Kernel)] = &Sums;
  }
  for (auto &[G, M] : ByKernel) {
    llvm::stable_sort(M.Rows, [](const MeasuredRow &A, const MeasuredRow &B) { return A.Time > B.Time; });
    for (MeasuredRow &Row : M.Rows) {
      const bool OneSize = llvm::count_if(M.Rows, [&](const MeasuredRow &R) { return R.Kernel == Row.Kernel; }) == 1;
      if (const auto Sums = Instructions.find(spelling(Row.Kernel)); OneSize && Sums != Instructions.end()) {
        addInstructions(Row.Values, *Sums->second);
      }
    }
    if (const auto Of = Lines.find(spelling(M.Rows.front().Kernel)); Of != Lines.end()) {
      M.Lines = Of->second;
    }
  }
}

const MeasuredKernel *ProfileJoin::of(const KernelGroup &G) const {
  const auto It = ByKernel.find(&G);
  return It == ByKernel.end() ? nullptr : &It->second;
}

double ProfileJoin::share(const KernelGroup &G) const {
  const MeasuredKernel *M = of(G);
  return M && Time > 0 ? M->Time / Time : 0;
}

std::vector<size_t> cudatidy::orderByTime(const Result &R, const KernelTable &Kernels, const ProfileJoin &Measured) {
  std::vector<size_t> Order = fixOrder(R);
  std::vector<double> Weight(R.Findings.size());
  for (size_t I = 0; I != Weight.size(); ++I) {
    const KernelGroup *G = Kernels.of(R.Findings[I]);
    Weight[I] = G ? Measured.share(*G) * worthOf(R.Findings[I]).priority() : 0;
  }
  llvm::stable_sort(Order, [&](size_t A, size_t B) {
    const bool ErrorA = R.Findings[A].Level == Severity::Error, ErrorB = R.Findings[B].Level == Severity::Error;
    return ErrorA != ErrorB ? ErrorA : Weight[A] > Weight[B];
  });
  return Order;
}
