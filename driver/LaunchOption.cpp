// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "LaunchOption.h"

#include "host/KernelNames.h"
#include "model/Model.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Demangle/Demangle.h"

using namespace cudatidy;
using namespace llvm;

static bool parseExtent(StringRef Text, Dim3 &Out) {
  SmallVector<StringRef, 3> Parts;
  Text.split(Parts, 'x');
  if (Parts.size() > 3) {
    return false;
  }
  for (size_t N = 0; N != Parts.size(); ++N) {
    if (Parts[N].getAsInteger(10, Out[N]) || Out[N] == 0) {
      return false;
    }
  }
  return true;
}

Expected<Launch> cudatidy::parseLaunchOption(StringRef Text) {
  Launch Result;
  const auto Wrong = [&](StringRef Part) {
    return createStringError("--launch %s: expected kernel=grid:GxGxG,block:BxBxB, found '%s'", Text.str().c_str(),
                             Part.str().c_str());
  };
  // The name may hold commas and colons of its own; the sizes may not hold '='.
  const auto [Name, Sizes] = Text.rsplit('=');
  if (Name.empty() || Sizes.empty()) {
    return Wrong(Text);
  }
  Result.Kernel = Name.str();
  Result.Source = LaunchSource::Option;
  SmallVector<StringRef, 4> Parts;
  Sizes.split(Parts, ',');
  for (const StringRef Part : Parts) {
    const auto [Key, Value] = Part.split(':');
    if (Key == "grid" && parseExtent(Value, Result.Grid)) {
      Result.GridKnown = true;
    } else if (Key == "block" && parseExtent(Value, Result.Block)) {
      Result.BlockKnown = true;
    } else if (Key == "shared") {
      uint64_t Bytes = 0;
      if (Value.getAsInteger(10, Bytes)) {
        return Wrong(Part);
      }
      Result.DynamicShared = Bytes;
    } else if (Key != "cluster" || !parseExtent(Value, Result.Cluster)) {
      return Wrong(Part);
    }
  }
  if (!Result.BlockKnown) {
    return Wrong(Sizes);
  }
  constexpr uint64_t MaxThreads = 1024;
  constexpr uint64_t MaxExtent = uint64_t(1) << 31;
  if (Result.Block[0] > MaxThreads || Result.Block[1] > MaxThreads || Result.Block[2] > MaxThreads ||
      Result.Block[0] * Result.Block[1] * Result.Block[2] > MaxThreads || Result.Grid[0] > MaxExtent ||
      Result.Grid[1] > MaxExtent || Result.Grid[2] > MaxExtent) {
    return createStringError("--launch %s: no GPU launches this many threads", Text.str().c_str());
  }
  return Result;
}

bool cudatidy::namesKernel(StringRef Option, StringRef Signature, StringRef Mangled) {
  if (Option == Mangled || Option == baseName(Signature)) {
    return true;
  }
  return Signature == Option ||
         (Signature.starts_with(Option) && (Signature[Option.size()] == '(' || Signature[Option.size()] == '<'));
}

std::string cudatidy::kernelSignature(StringRef OnDevice) {
  std::string Demangled = demangle(nameOnHost(OnDevice));
  StringRef Signature(Demangled);
  return Signature.consume_front("void ") ? Signature.str() : Demangled;
}

std::vector<std::string> cudatidy::unusedLaunches(ArrayRef<Launch> Options, const std::set<std::string> &Kernels,
                                                  const std::set<std::string> &Lost,
                                                  const std::set<std::string> &Templates) {
  constexpr size_t MostNamed = 8;
  std::vector<std::string> Out;
  for (const Launch &L : Options) {
    const auto Means = [&](const std::string &Name) { return namesKernel(L.Kernel, Name, Name); };
    if (any_of(Kernels, [&](const std::string &K) { return namesKernel(L.Kernel, kernelSignature(K), K); }) ||
        any_of(Lost, Means)) {
      continue;
    }
    if (any_of(Templates, Means)) {
      Out.push_back("--launch " + L.Kernel + ": nothing instantiates this kernel template");
      continue;
    }
    std::set<std::string> Names;
    for (const std::string &K : Kernels) {
      Names.insert(baseName(kernelSignature(K)));
    }
    std::string Near;
    unsigned Least = static_cast<unsigned>(L.Kernel.size()) / 3 + 1;
    for (const std::string &Name : Names) {
      if (const unsigned D = StringRef(L.Kernel).edit_distance(Name, true, Least); D < Least) {
        Least = D;
        Near = Name;
      }
    }
    std::string Text = "--launch " + L.Kernel + ": no kernel of this name was analysed";
    if (!Near.empty()) {
      Text += ", did you mean '" + Near + "'?";
    } else if (!Names.empty()) {
      std::vector<std::string> Some(Names.begin(), std::next(Names.begin(), std::min(Names.size(), MostNamed)));
      Text += "; there are " + join(Some, ", ") + (Names.size() > MostNamed ? ", ..." : "");
    }
    Out.push_back(std::move(Text));
  }
  return Out;
}
