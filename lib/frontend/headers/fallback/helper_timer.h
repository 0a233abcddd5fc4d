// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the CUDA samples' header of this name offers: stopwatches. Read only
// where a program includes it and does not have it. Host code is not lowered: declarations are enough.
#ifndef COMMON_HELPER_TIMER_H_
#define COMMON_HELPER_TIMER_H_
#pragma clang system_header

class StopWatchInterface {
public:
  virtual ~StopWatchInterface();
  virtual void start() = 0;
  virtual void stop() = 0;
  virtual void reset() = 0;
  virtual float getTime() = 0;
  virtual float getAverageTime() = 0;
};
bool sdkCreateTimer(StopWatchInterface **);
bool sdkDeleteTimer(StopWatchInterface **);
bool sdkStartTimer(StopWatchInterface **);
bool sdkStopTimer(StopWatchInterface **);
bool sdkResetTimer(StopWatchInterface **);
float sdkGetAverageTimerValue(StopWatchInterface **);
float sdkGetTimerValue(StopWatchInterface **);

#endif
