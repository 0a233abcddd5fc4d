// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// NCCL: communicators, collectives, point to point.

#ifndef NCCL_H_
#define NCCL_H_

#include "cuda_bf16.h"
#include "cuda_fp16.h"
#include "cuda_fp8.h"
#include "cuda_runtime_api.h"
#include <limits.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define NCCL_MAJOR 2
#define NCCL_MINOR 28
#define NCCL_PATCH 9
#define NCCL_SUFFIX ""
#define NCCL_VERSION_CODE 22809
#define NCCL_COMM_NULL NULL
#define NCCL_UNIQUE_ID_BYTES 128
#define NCCL_CONFIG_UNDEF_INT INT_MIN
#define NCCL_CONFIG_UNDEF_PTR NULL
#define NCCL_SPLIT_NOCOLOR -1
#define NCCL_UNDEF_FLOAT -1.0f
#define NCCL_WIN_DEFAULT 0x00
#define NCCL_WIN_COLL_SYMMETRIC 0x01
#define NCCL_WIN_REQUIRED_ALIGNMENT 4096
#define NCCL_CTA_POLICY_DEFAULT 0x00
#define NCCL_CTA_POLICY_EFFICIENCY 0x01
#define NCCL_CTA_POLICY_ZERO 0x02
#define NCCL_SHRINK_DEFAULT 0x00
#define NCCL_SHRINK_ABORT 0x01
#define NCCL_REVOKE_DEFAULT 0x00
#define NCCL_CONFIG_INITIALIZER                                                                                        \
  {                                                                                                                    \
      sizeof(ncclConfig_t),                                                                                            \
      0xcafebeef,                                                                                                      \
      NCCL_VERSION(NCCL_MAJOR, NCCL_MINOR, NCCL_PATCH),                                                                \
      NCCL_CONFIG_UNDEF_INT,                                                                                           \
      NCCL_CONFIG_UNDEF_INT,                                                                                           \
      NCCL_CONFIG_UNDEF_INT,                                                                                           \
      NCCL_CONFIG_UNDEF_INT,                                                                                           \
      NCCL_CONFIG_UNDEF_PTR,                                                                                           \
      NCCL_CONFIG_UNDEF_INT,                                                                                           \
      NCCL_CONFIG_UNDEF_INT,                                                                                           \
      NCCL_CONFIG_UNDEF_PTR,                                                                                           \
      NCCL_CONFIG_UNDEF_INT,                                                                                           \
      NCCL_CONFIG_UNDEF_INT,                                                                                           \
      NCCL_CONFIG_UNDEF_INT,                                                                                           \
      NCCL_CONFIG_UNDEF_INT,                                                                                           \
      NCCL_CONFIG_UNDEF_INT,                                                                                           \
      NCCL_CONFIG_UNDEF_INT,                                                                                           \
  }
#define NCCL_SIM_INFO_INITIALIZER                                                                                      \
  {sizeof(ncclSimInfo_t), 0x74685283, NCCL_VERSION(NCCL_MAJOR, NCCL_MINOR, NCCL_PATCH), NCCL_UNDEF_FLOAT}

#define NCCL_VERSION(X, Y, Z) (((X) <= 2 && (Y) <= 8) ? (X) * 1000 + (Y) * 100 + (Z) : (X) * 10000 + (Y) * 100 + (Z))
struct ncclComm;
typedef struct ncclComm *ncclComm_t;
struct ncclWindow_vidmem;
typedef struct ncclWindow_vidmem *ncclWindow_t;
typedef struct ncclUniqueId {
  char internal[128];
} ncclUniqueId;
typedef enum ncclResult_t {
  ncclSuccess,
  ncclUnhandledCudaError,
  ncclSystemError,
  ncclInternalError,
  ncclInvalidArgument,
  ncclInvalidUsage,
  ncclRemoteError,
  ncclInProgress,
  ncclNumResults,
  ncclTimeout = 8 // of newer versions, which count one more result
} ncclResult_t;
typedef struct ncclConfig_v22800 {
  size_t size;
  unsigned int magic;
  unsigned int version;
  int blocking;
  int cgaClusterSize;
  int minCTAs;
  int maxCTAs;
  const char *netName;
  int splitShare;
  int trafficClass;
  const char *commName;
  int collnetEnable;
  int CTAPolicy;
  int shrinkShare;
  int nvlsCTAs;
  int nChannelsPerNetPeer;
  int nvlinkCentricSched;
} ncclConfig_t;
typedef struct ncclSimInfo_v22200 {
  size_t size;
  unsigned int magic;
  unsigned int version;
  float estimatedTime;
} ncclSimInfo_t;
typedef enum ncclRedOp_dummy_t { ncclNumOps_dummy = 5 } ncclRedOp_dummy_t;
typedef enum ncclRedOp_t {
  ncclSum,
  ncclProd,
  ncclMax,
  ncclMin,
  ncclAvg,
  ncclNumOps,
  ncclMaxRedOp = 2147483647
} ncclRedOp_t;
typedef enum ncclDataType_t {
  ncclInt8,
  ncclChar = 0,
  ncclUint8,
  ncclInt32,
  ncclInt = 2,
  ncclUint32,
  ncclInt64,
  ncclUint64,
  ncclFloat16,
  ncclHalf = 6,
  ncclFloat32,
  ncclFloat = 7,
  ncclFloat64,
  ncclDouble = 8,
  ncclBfloat16,
  ncclFloat8e4m3,
  ncclFloat8e5m2,
  ncclNumTypes
} ncclDataType_t;
typedef enum ncclScalarResidence_t { ncclScalarDevice, ncclScalarHostImmediate } ncclScalarResidence_t;

ncclResult_t ncclMemAlloc(void **, size_t);
ncclResult_t pncclMemAlloc(void **, size_t);
ncclResult_t ncclMemFree(void *);
ncclResult_t pncclMemFree(void *);
ncclResult_t ncclGetVersion(int *);
ncclResult_t pncclGetVersion(int *);
ncclResult_t ncclGetUniqueId(ncclUniqueId *);
ncclResult_t pncclGetUniqueId(ncclUniqueId *);
ncclResult_t ncclCommInitRankConfig(ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *);
ncclResult_t pncclCommInitRankConfig(ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *);
ncclResult_t ncclCommInitRank(ncclComm_t *, int, ncclUniqueId, int);
ncclResult_t pncclCommInitRank(ncclComm_t *, int, ncclUniqueId, int);
ncclResult_t ncclCommInitAll(ncclComm_t *, int, const int *);
ncclResult_t pncclCommInitAll(ncclComm_t *, int, const int *);
ncclResult_t ncclCommFinalize(ncclComm_t);
ncclResult_t pncclCommFinalize(ncclComm_t);
ncclResult_t ncclCommDestroy(ncclComm_t);
ncclResult_t pncclCommDestroy(ncclComm_t);
ncclResult_t ncclCommAbort(ncclComm_t);
ncclResult_t pncclCommAbort(ncclComm_t);
ncclResult_t ncclCommRevoke(ncclComm_t, int);
ncclResult_t pncclCommRevoke(ncclComm_t, int);
ncclResult_t ncclCommSplit(ncclComm_t, int, int, ncclComm_t *, ncclConfig_t *);
ncclResult_t pncclCommSplit(ncclComm_t, int, int, ncclComm_t *, ncclConfig_t *);
ncclResult_t ncclCommShrink(ncclComm_t, int *, int, ncclComm_t *, ncclConfig_t *, int);
ncclResult_t pncclCommShrink(ncclComm_t, int *, int, ncclComm_t *, ncclConfig_t *, int);
ncclResult_t ncclCommInitRankScalable(ncclComm_t *, int, int, int, ncclUniqueId *, ncclConfig_t *);
ncclResult_t pncclCommInitRankScalable(ncclComm_t *, int, int, int, ncclUniqueId *, ncclConfig_t *);
const char *ncclGetErrorString(ncclResult_t);
const char *pncclGetErrorString(ncclResult_t);
const char *ncclGetLastError(ncclComm_t);
const char *pncclGetLastError(ncclComm_t);
void ncclResetDebugInit();
void pncclResetDebugInit();
ncclResult_t ncclCommGetAsyncError(ncclComm_t, ncclResult_t *);
ncclResult_t pncclCommGetAsyncError(ncclComm_t, ncclResult_t *);
ncclResult_t ncclCommCount(const ncclComm_t, int *);
ncclResult_t pncclCommCount(const ncclComm_t, int *);
ncclResult_t ncclCommCuDevice(const ncclComm_t, int *);
ncclResult_t pncclCommCuDevice(const ncclComm_t, int *);
ncclResult_t ncclCommUserRank(const ncclComm_t, int *);
ncclResult_t pncclCommUserRank(const ncclComm_t, int *);
ncclResult_t ncclCommRegister(const ncclComm_t, void *, size_t, void **);
ncclResult_t pncclCommRegister(const ncclComm_t, void *, size_t, void **);
ncclResult_t ncclCommDeregister(const ncclComm_t, void *);
ncclResult_t pncclCommDeregister(const ncclComm_t, void *);
ncclResult_t ncclCommWindowRegister(ncclComm_t, void *, size_t, ncclWindow_t *, int);
ncclResult_t pncclCommWindowRegister(ncclComm_t, void *, size_t, ncclWindow_t *, int);
ncclResult_t ncclCommWindowDeregister(ncclComm_t, ncclWindow_t);
ncclResult_t pncclCommWindowDeregister(ncclComm_t, ncclWindow_t);
ncclResult_t ncclRedOpCreatePreMulSum(ncclRedOp_t *, void *, ncclDataType_t, ncclScalarResidence_t, ncclComm_t);
ncclResult_t pncclRedOpCreatePreMulSum(ncclRedOp_t *, void *, ncclDataType_t, ncclScalarResidence_t, ncclComm_t);
ncclResult_t ncclRedOpDestroy(ncclRedOp_t, ncclComm_t);
ncclResult_t pncclRedOpDestroy(ncclRedOp_t, ncclComm_t);
ncclResult_t ncclReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, int, ncclComm_t, cudaStream_t);
ncclResult_t pncclReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, int, ncclComm_t, cudaStream_t);
ncclResult_t ncclBcast(void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
ncclResult_t pncclBcast(void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
ncclResult_t ncclBroadcast(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
ncclResult_t pncclBroadcast(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
ncclResult_t ncclAllReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, cudaStream_t);
ncclResult_t pncclAllReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, cudaStream_t);
ncclResult_t ncclReduceScatter(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, cudaStream_t);
ncclResult_t pncclReduceScatter(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, cudaStream_t);
ncclResult_t ncclAllGather(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t);
ncclResult_t pncclAllGather(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t);
ncclResult_t ncclAlltoAll(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t);
ncclResult_t pncclAlltoAll(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t);
ncclResult_t ncclGather(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
ncclResult_t pncclGather(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
ncclResult_t ncclScatter(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
ncclResult_t pncclScatter(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
ncclResult_t ncclSend(const void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
ncclResult_t pncclSend(const void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
ncclResult_t pncclRecv(void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
ncclResult_t ncclRecv(void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
ncclResult_t ncclGroupStart();
ncclResult_t pncclGroupStart();
ncclResult_t ncclGroupEnd();
ncclResult_t pncclGroupEnd();
ncclResult_t ncclGroupSimulateEnd(ncclSimInfo_t *);
ncclResult_t pncclGroupSimulateEnd(ncclSimInfo_t *);

#ifdef __cplusplus
}
#endif

#endif // NCCL_H_
