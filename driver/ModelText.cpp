// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "ModelReport.h"
#include "model/Roofline.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <map>

using namespace cudatidy;
using namespace llvm;

namespace {

/// A sum over the sites of one line, weighted by executions.
struct Figure {
  double Actual = 0, Ideal = 0, Weight = 0;
  bool Unknown = false;
  void add(const std::optional<double> &A, const std::optional<double> &I, double W) {
    if (!A) {
      Unknown = true;
      return;
    }
    Actual += *A * W;
    Ideal += I.value_or(0) * W;
    Weight += W;
  }
};

struct LineFigures {
  Figure Global, Shared, Branch;
  bool Sampled = false, Data = false;
  double Executions = 0;
};

std::string pair(const Figure &F) {
  if (F.Weight == 0) {
    return F.Unknown ? "?" : "";
  }
  std::string Text;
  raw_string_ostream(Text) << format("%.1f/%.1f", F.Actual / F.Weight, F.Ideal / F.Weight);
  return Text;
}

std::string percent(const Figure &F) {
  if (F.Weight == 0) {
    return F.Unknown ? "?" : "";
  }
  std::string Text;
  raw_string_ostream(Text) << format("%.0f %%", 100 * F.Actual / F.Weight);
  return Text;
}

void collect(const Kernel &K, std::map<std::string, std::map<unsigned, LineFigures>> &Files) {
  for (const Site &S : K.Sites) {
    LineFigures &L = Files[S.At.File][S.At.Line];
    L.Executions = std::max(L.Executions, S.Weight);
    L.Sampled |= S.On == Basis::Sampled;
    L.Data |= S.On == Basis::DataDependent;
    if (S.Kind == SiteKind::Branch) {
      L.Branch.add(S.Divergent, std::nullopt, S.Weight);
    } else if (S.isAccess() && S.Where == Space::Global) {
      L.Global.add(S.Actual, S.Ideal, S.Weight);
    } else if (S.isAccess() && S.Where == Space::Shared) {
      L.Shared.add(S.Actual, S.Ideal, S.Weight);
    }
  }
}

std::string extent(const Dim3 &D) {
  return std::to_string(D[0]) + "x" + std::to_string(D[1]) + "x" + std::to_string(D[2]);
}

} // namespace

std::string cudatidy::describe(const Launch &L) {
  return "grid " + extent(L.Grid) + ", block " + extent(L.Block) + " (" + nameOf(L.Source).str() + ")";
}

void cudatidy::printSource(raw_ostream &Out, const Kernel &K) {
  Out << K.Signature << "\n  " << describe(K.On) << "\n";
  std::map<std::string, std::map<unsigned, LineFigures>> Files;
  collect(K, Files);
  for (const auto &[File, Lines] : Files) {
    Out << "\n  " << sys::path::filename(File) << "\n";
    Out << "  sectors/ideal  wavefronts/ideal  divergent  executions  line  source\n";
    const auto Buffer = MemoryBuffer::getFile(File, true);
    SmallVector<StringRef, 0> Text;
    if (Buffer) {
      (*Buffer)->getBuffer().split(Text, '\n');
    }
    unsigned Last = 0;
    for (const auto &[Line, F] : Lines) {
      if (Last && Line > Last + 1) {
        Out << "\n";
      }
      Last = Line;
      const StringRef Source = Line && Line <= Text.size() ? Text[Line - 1].rtrim() : "";
      Out << "  " << right_justify(pair(F.Global), 13) << "  " << right_justify(pair(F.Shared), 16) << "  "
          << right_justify(percent(F.Branch), 9) << "  " << format("%10.1f", F.Executions) << "  "
          << format("%4u", Line) << "  " << Source << "\n";
    }
  }
  const double Bytes = K.blockTraffic(), Flops = K.blockFlops();
  Out << "\n  a block moves " << format("%.0f", Bytes) << " bytes and does " << format("%.0f", Flops)
      << " floating-point operations";
  if (Bytes > 0) {
    Out << format(": %.2f a byte", Flops / Bytes);
  }
  Out << "\n";
  for (const ArrayUse &A : K.Arrays) {
    Out << "  " << (A.Name.empty() ? "(other)" : A.Name) << ": "
        << format("%.0f bytes asked for, %.0f moved, ", A.RequestedBytes, A.MovedBytes) << A.DistinctBytes
        << format(" distinct, each used %.1f times\n", A.reuse());
  }
  if (const auto &M = K.Machine) {
    Out << "  " << M->Registers << " registers a thread, " << M->SpillStores + M->SpillLoads << " bytes of spills\n";
    if (const auto O = occupancy(K)) {
      Out << "  an SM holds " << O->BlocksPerSm << " blocks: " << format("%.0f%%", 100 * O->Share)
          << " of the warps that it could\n";
    }
  }
  if (!K.Complete) {
    Out << "  the model's budget ended some runs: figures rest on fewer samples\n";
  }
  Out << "\n";
}

static void printPlace(raw_ostream &Out, const Site &S) {
  Out << sys::path::filename(S.At.File) << ":" << S.At.Line << ":" << S.At.Column << ": " << nameOf(S.Kind);
}

void cudatidy::printLanes(raw_ostream &Out, const Kernel &K) {
  Out << "lanes of " << K.Signature << ", " << describe(K.On) << "\n";
  for (const Site &S : K.Sites) {
    if (!S.isAccess()) {
      continue;
    }
    printPlace(Out, S);
    Out << " " << nameOf(S.Where) << " " << S.Bytes << " bytes";
    if (!S.Array.empty()) {
      Out << " of " << S.Array;
    }
    Out << ": ";
    if (!S.Actual) {
      Out << nameOf(S.On) << "\n";
      continue;
    }
    if (S.Stride) {
      Out << *S.Stride << " * lane, ";
    }
    Out << format("%g of %g %s, %g addresses, ", *S.Actual, *S.Ideal,
                  S.Where == Space::Shared ? "wavefronts" : "sectors", *S.Distinct)
        << nameOf(S.On) << "\n";
  }
}

void cudatidy::printMasks(raw_ostream &Out, const Kernel &K) {
  Out << "masks of " << K.Signature << ", " << describe(K.On) << "\n";
  for (const Site &S : K.Sites) {
    printPlace(Out, S);
    if (S.On == Basis::DataDependent || S.On == Basis::Unknown) {
      Out << ": " << (S.Weight == 0 ? "never reached" : nameOf(S.On)) << "\n";
      continue;
    }
    Out << format(": last 0x%08x, %g lanes, ", S.Mask, S.ActiveLanes);
    if (S.Kind == SiteKind::Branch) {
      Out << format("%g divergent, ", *S.Divergent);
    }
    Out << nameOf(S.On) << (S.UnderData ? ", under data" : "") << "\n";
  }
}
