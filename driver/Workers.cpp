// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Workers.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/thread.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <new>
#include <optional>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace cudatidy;

namespace {

using Clock = std::chrono::steady_clock;

/// Exit code by which a child says that memory ran out; any other abnormal end is a crash.
constexpr int OutOfMemoryCode = 97;

constexpr unsigned StackBytes = 256U << 20;

/// Wall-clock seconds granted for each processor second of the limit.
constexpr double WallFactor = 10;

struct Running {
  size_t Index;
  pid_t Pid;
  int Pipe;
  Clock::time_point Begin;
  std::string Output;
  bool Killed = false;
};

bool writeAll(int Fd, const std::string &Text) {
  size_t Done = 0;
  while (Done < Text.size()) {
    const ssize_t N = write(Fd, Text.data() + Done, Text.size() - Done);
    if (N < 0 && errno != EINTR) {
      return false;
    }
    Done += N > 0 ? static_cast<size_t>(N) : 0;
  }
  return true;
}

/// Bytes of address space that this process has now.
size_t addressSpace() {
  size_t Pages = 0;
  if (FILE *F = fopen("/proc/self/statm", "r")) {
    if (fscanf(F, "%zu", &Pages) != 1) {
      Pages = 0;
    }
    fclose(F);
  }
  return Pages * static_cast<size_t>(sysconf(_SC_PAGESIZE));
}

[[noreturn]] void child(size_t Index, int Fd, const WorkerLimits &Limits,
                        const std::function<std::string(size_t)> &Task) {
  if (Limits.Bytes) {
    const rlim_t Most = addressSpace() + StackBytes + Limits.Bytes;
    const rlimit Limit = {Most, Most};
    setrlimit(RLIMIT_AS, &Limit);
  }
  if (Limits.Seconds) {
    // The hard limit is the signal that cannot be held off.
    const rlimit Limit = {Limits.Seconds, Limits.Seconds};
    setrlimit(RLIMIT_CPU, &Limit);
  }
  const rlimit NoCore = {0, 0};
  setrlimit(RLIMIT_CORE, &NoCore);
  std::set_new_handler([] { _exit(OutOfMemoryCode); });
  llvm::install_bad_alloc_error_handler([](void *, const char *, bool) { _exit(OutOfMemoryCode); });
  // Parsers recurse: a deep expression needs more stack than a process's first thread has.
  bool Written = false;
  llvm::thread Deep(std::optional<unsigned>(StackBytes), [&] { Written = writeAll(Fd, Task(Index)); });
  Deep.join();
  // The AST is not torn down: the process ends here, and the kernel is quicker at that.
  _exit(Written ? 0 : 1);
}

std::optional<Running> start(size_t Index, const WorkerLimits &Limits, const std::function<std::string(size_t)> &Task) {
  int Pipe[2];
  if (pipe(Pipe)) {
    return std::nullopt;
  }
  const pid_t Pid = fork();
  if (Pid < 0) {
    close(Pipe[0]);
    close(Pipe[1]);
    return std::nullopt;
  }
  if (Pid == 0) {
    close(Pipe[0]);
    child(Index, Pipe[1], Limits, Task);
  }
  close(Pipe[1]);
  return Running{Index, Pid, Pipe[0], Clock::now(), {}, false};
}

double secondsUsed(const rusage &U) {
  const auto Seconds = [](const timeval &T) {
    return static_cast<double>(T.tv_sec) + 1e-6 * static_cast<double>(T.tv_usec);
  };
  return Seconds(U.ru_utime) + Seconds(U.ru_stime);
}

WorkerOutcome finish(Running &R, const WorkerLimits &Limits) {
  close(R.Pipe);
  int Status = 0;
  rusage Usage = {};
  while (wait4(R.Pid, &Status, 0, &Usage) < 0 && errno == EINTR) {
  }
  WorkerOutcome Out;
  Out.Seconds = std::chrono::duration<double>(Clock::now() - R.Begin).count();
  Out.Output = std::move(R.Output);
  const bool OutOfTime = WIFSIGNALED(Status) && Limits.Seconds && secondsUsed(Usage) + 1 > Limits.Seconds &&
                         (WTERMSIG(Status) == SIGXCPU || WTERMSIG(Status) == SIGKILL);
  if (R.Killed || OutOfTime) {
    Out.How = WorkerOutcome::End::TimedOut;
    llvm::raw_string_ostream(Out.Reason) << "no answer within " << Limits.Seconds << " s";
  } else if (WIFSIGNALED(Status)) {
    Out.How = WorkerOutcome::End::Crashed;
    llvm::raw_string_ostream(Out.Reason) << "signal " << WTERMSIG(Status) << " (" << strsignal(WTERMSIG(Status)) << ")";
  } else if (WEXITSTATUS(Status) == OutOfMemoryCode) {
    Out.How = WorkerOutcome::End::OutOfMemory;
    llvm::raw_string_ostream(Out.Reason) << "it needs more than " << (Limits.Bytes >> 20) << " MiB";
  } else if (WEXITSTATUS(Status) != 0) {
    Out.How = WorkerOutcome::End::Crashed;
    llvm::raw_string_ostream(Out.Reason) << "exit code " << WEXITSTATUS(Status);
  }
  return Out;
}

/// Milliseconds until the first limit is reached; -1 when there is none.
int patience(const std::vector<Running> &Live, const WorkerLimits &Limits) {
  if (!Limits.Seconds) {
    return -1;
  }
  const double Wall = WallFactor * Limits.Seconds;
  double Least = Wall;
  for (const Running &R : Live) {
    Least = std::min(Least, Wall - std::chrono::duration<double>(Clock::now() - R.Begin).count());
  }
  return std::max(0, static_cast<int>(Least * 1000) + 1);
}

} // namespace

std::vector<WorkerOutcome> cudatidy::runForked(size_t Count, const WorkerLimits &Limits,
                                               const std::function<std::string(size_t)> &Task,
                                               const std::function<void(size_t)> &Started,
                                               const std::function<void(size_t, const WorkerOutcome &)> &Ended) {
  std::vector<WorkerOutcome> Out(Count);
  std::vector<Running> Live;
  size_t Next = 0;
  llvm::outs().flush(); // a child must not print the parent's buffer again
  llvm::errs().flush();
  while (Next < Count || !Live.empty()) {
    while (Next < Count && Live.size() < std::max(1U, Limits.Jobs)) {
      Started(Next);
      if (auto R = start(Next, Limits, Task)) {
        Live.push_back(std::move(*R));
      } else if (Live.empty()) {
        Out[Next].How = WorkerOutcome::End::Crashed;
        Out[Next].Reason = std::string("no process could be started: ") + strerror(errno);
        Ended(Next, Out[Next]);
      } else {
        break; // out of processes for now: try again when one of ours has ended
      }
      ++Next;
    }
    std::vector<pollfd> Polls;
    for (const Running &R : Live) {
      Polls.push_back({R.Pipe, POLLIN, 0});
    }
    poll(Polls.data(), Polls.size(), patience(Live, Limits));
    std::vector<Running> Still;
    for (size_t I = 0; I < Live.size(); ++I) {
      Running &R = Live[I];
      bool Over = false;
      if (Polls[I].revents) {
        char Buffer[1 << 16];
        const ssize_t N = read(R.Pipe, Buffer, sizeof Buffer);
        if (N > 0) {
          R.Output.append(Buffer, static_cast<size_t>(N));
        }
        Over = N == 0 || (N < 0 && errno != EINTR);
      }
      if (!Over && Limits.Seconds && !R.Killed &&
          std::chrono::duration<double>(Clock::now() - R.Begin).count() > WallFactor * Limits.Seconds) {
        R.Killed = true;
        kill(R.Pid, SIGKILL);
      }
      if (Over) {
        Out[R.Index] = finish(R, Limits);
        Ended(R.Index, Out[R.Index]);
      } else {
        Still.push_back(std::move(R));
      }
    }
    Live = std::move(Still);
  }
  return Out;
}
