// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_REPORT_PROFILEJOIN_H
#define CUDA_TIDY_DRIVER_REPORT_PROFILEJOIN_H

#include "report/KernelTable.h"
#include "report/Profile.h"

#include <set>

namespace cudatidy {

/// The launches of one instance of a kernel with one size.
struct MeasuredRow {
  std::string Kernel; ///< as the profiler prints it
  std::vector<uint64_t> Grid, Block;
  double Launches = 0;
  double Time = 0;             ///< ns, of all together; 0: not measured
  CounterValues Values;        ///< counts are summed; shares and rates are means, weighted by time
  const Json *Model = nullptr; ///< the prediction for just this instance and size; null: there is none
};

/// A kernel of the source and what was measured of it.
struct MeasuredKernel {
  std::vector<MeasuredRow> Rows; ///< by time
  double Time = 0, Launches = 0;
  std::vector<const LineProfile *> Lines; ///< of the instance that Rows begins with
};

/// A kernel of the profile that is not shown with one of the source.
struct Unjoined {
  std::string Kernel;
  double Time = 0, Launches = 0;
  size_t Candidates = 0; ///< kernels of the source that it could be; 0: none
};

/// One figure, predicted and measured.
struct Comparison {
  const char *Word; ///< of rules/report.json
  bool Share;       ///< 0..1; else a count a request
  std::optional<double> Predicted, Measured;
  bool differs() const; ///< by more than rules/report.json allows
};

/// What a launch's prediction and its counters both speak of.
std::vector<Comparison> comparisons(const MeasuredRow &Row);
Comparison compared(const char *Word, bool Share, std::optional<double> Predicted, std::optional<double> Measured);

/// A profile on a result.
class ProfileJoin {
public:
  ProfileJoin(const Profile &P, const KernelTable &Kernels);
  /// Null: not in the profile.
  const MeasuredKernel *of(const KernelGroup &G) const;
  /// A kernel's part of the measured time, 0..1; 0 when it is not in the profile.
  double share(const KernelGroup &G) const;
  double time() const { return Time; }
  double joinedTime() const { return JoinedTime; }
  double launches() const { return Launches; }
  double joinedLaunches() const { return JoinedLaunches; }
  const std::vector<Unjoined> &unjoined() const { return Rest; } ///< by time
  const std::set<std::string> &capabilities() const { return Capabilities; }

private:
  std::map<const KernelGroup *, MeasuredKernel> ByKernel;
  std::vector<Unjoined> Rest;
  std::set<std::string> Capabilities;
  double Time = 0, JoinedTime = 0, Launches = 0, JoinedLaunches = 0;
};

/// The order of fixOrder, but what lies in measured kernels comes first among the errors and among the rest: by
/// priority times the kernel's share of the measured time.
std::vector<size_t> orderByTime(const Result &R, const KernelTable &Kernels, const ProfileJoin &Measured);

} // namespace cudatidy

#endif
