// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_REPORT_PROFILE_H
#define CUDA_TIDY_DRIVER_REPORT_PROFILE_H

#include "llvm/Support/Error.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace cudatidy {

/// What a report shows of a launch that Nsight Compute measured.
enum class Counter {
  Duration, ///< ns
  DramRate, ///< bytes a second
  MemoryShare,
  ComputeShare,      ///< % of the peak
  Occupancy,         ///< %, by registers, shared memory and block size
  AchievedOccupancy, ///< %
  Registers,         ///< a thread
  LoadSectors,       ///< of global memory, 32 bytes each
  LoadRequests,
  StoreSectors,
  StoreRequests,
  SharedWavefronts,
  SharedRequests,
  BranchEfficiency, ///< %, of branches in which all active lanes go one way
  Count
};

using CounterValues = std::array<std::optional<double>, static_cast<size_t>(Counter::Count)>;

inline std::optional<double> valueOf(const CounterValues &Values, Counter C) { return Values[static_cast<size_t>(C)]; }

/// One launch of a kernel.
struct LaunchProfile {
  std::string Kernel; ///< as the profiler prints it
  std::string Key;    ///< equal in the pages of one profile for one launch
  std::string Capability;
  std::vector<uint64_t> Grid, Block;     ///< empty: the page does not say
  double Invocations = 1;                ///< of which the figures are the mean
  std::map<std::string, double> Metrics; ///< of the raw page's names, those that Counters are made of
  CounterValues Values;
};

/// The memory accesses and branches that the instructions of one source line made, summed.
struct LineProfile {
  std::string Kernel, File;
  unsigned Line = 0;
  double Sectors = 0, Requests = 0;          ///< global memory
  double Wavefronts = 0, SharedRequests = 0; ///< shared memory
  double Branches = 0, Divergent = 0;        ///< executions
  void add(const LineProfile &L) {
    Sectors += L.Sectors;
    Requests += L.Requests;
    Wavefronts += L.Wavefronts;
    SharedRequests += L.SharedRequests;
    Branches += L.Branches;
    Divergent += L.Divergent;
  }
};

struct Profile {
  std::string Name; ///< its files, for the reader
  std::vector<LaunchProfile> Launches;
  std::vector<LineProfile> Lines;
  std::map<std::string, CounterValues> Instructions; ///< sums over the instructions of a kernel's source pages
};

/// Reads what `ncu --csv` writes on its details, raw and source pages, several files of one profile together, and
/// .ncu-rep files by running ncu. The error names the file, its line, and what to do.
llvm::Expected<Profile> loadProfile(const std::vector<std::string> &Files);

/// A page of CSV; for files and for what ncu prints. It gives Metrics.
llvm::Error readProfilePage(llvm::StringRef Text, const std::string &File, Profile &P);

/// Values from Metrics.
CounterValues countersFrom(const std::map<std::string, double> &Metrics);

/// The pages of a .ncu-rep file as CSV.
llvm::Expected<std::vector<std::string>> pagesOfReport(const std::string &File);

/// A number with its unit as ncu writes them ("1,234.5", "Gbyte/second"), in nanoseconds, bytes, or the unit itself.
/// Comma says that the comma is the decimal point, as under some locales.
std::optional<double> profileNumber(llvm::StringRef Text, llvm::StringRef Unit, bool Comma);

} // namespace cudatidy

#endif
