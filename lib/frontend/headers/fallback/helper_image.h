// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the CUDA samples' header of this name offers: images, files of numbers and their comparison. Read only
// where a program includes it and does not have it. Host code is not lowered: declarations are enough.
#ifndef COMMON_HELPER_IMAGE_H_
#define COMMON_HELPER_IMAGE_H_
#pragma clang system_header

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#if __has_include(<vector>)
#include <algorithm>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>
#endif

#ifndef MIN
#define MIN(A, B) ((A) < (B) ? (A) : (B))
#endif
#ifndef MAX
#define MAX(A, B) ((A) > (B) ? (A) : (B))
#endif

template <class __t> bool sdkLoadPGM(const char *, __t **, unsigned *, unsigned *);
template <class __t> bool sdkSavePGM(const char *, __t *, unsigned, unsigned);
template <class __t> bool sdkLoadPPM4(const char *, __t **, unsigned *, unsigned *);
bool sdkLoadPPM4ub(const char *, unsigned char **, unsigned *, unsigned *);
bool sdkSavePPM4ub(const char *, unsigned char *, unsigned, unsigned);
bool sdkLoadPPMub(const char *, unsigned char **, unsigned *, unsigned *);
bool sdkSavePPMub(const char *, unsigned char *, unsigned, unsigned);
template <class __t> bool sdkReadFile(const char *, __t **, unsigned *, bool);
template <class __t> bool sdkWriteFile(const char *, const __t *, unsigned, const __t, bool, bool = false);
template <class __t, class __s> bool compareData(const __t *, const __t *, unsigned, const __s, const float);
bool sdkCompareL2fe(const float *, const float *, unsigned, const float);
bool sdkCompareBin2BinFloat(const char *, const char *, unsigned, const float, const float, char *);
bool sdkCompareBin2BinUint(const char *, const char *, unsigned, const float, const float, char *);
bool sdkComparePPM(const char *, const char *, const float, const float, bool);
bool sdkComparePGM(const char *, const char *, const float, const float, bool);
unsigned char *sdkLoadRawFile(char *, size_t);
void sdkDumpBin(void *, unsigned, const char *);

#endif
