// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// NVTX: user-defined synchronisation.

#ifndef CUDA_TIDY_NVTX3_NVTOOLSEXTSYNC_H
#define CUDA_TIDY_NVTX3_NVTOOLSEXTSYNC_H

#include "nvToolsExt.h"

#ifdef __cplusplus
extern "C" {
#endif

#define NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE ((uint16_t)sizeof(nvtxSyncUserAttributes_v0))
#define NVTX_RESOURCE_CLASS_SYNC_OS 2
#define NVTX_RESOURCE_CLASS_SYNC_PTHREAD 3

typedef enum nvtxResourceSyncPosixThreadType_t {
  NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX = 196609,
  NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION,
  NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK,
  NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER,
  NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK,
  NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE
} nvtxResourceSyncPosixThreadType_t;
typedef enum nvtxResourceSyncWindowsType_t {
  NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX = 131073,
  NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE,
  NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT,
  NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION,
  NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK
} nvtxResourceSyncWindowsType_t;
typedef enum nvtxResourceSyncLinuxType_t {
  NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX = 131073,
  NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX,
  NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE,
  NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION,
  NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK,
  NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK,
  NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU
} nvtxResourceSyncLinuxType_t;
typedef enum nvtxResourceSyncLinuxType_t nvtxResourceSyncAndroidType_t;
struct nvtxSyncUser;
typedef struct nvtxSyncUser *nvtxSyncUser_t;
typedef struct nvtxSyncUserAttributes_v0 {
  uint16_t version;
  uint16_t size;
  int32_t messageType;
  nvtxMessageValue_t message;
} nvtxSyncUserAttributes_v0;
typedef struct nvtxSyncUserAttributes_v0 nvtxSyncUserAttributes_t;

nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t, const nvtxSyncUserAttributes_t *);
void nvtxDomainSyncUserDestroy(nvtxSyncUser_t);
void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t);
void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t);
void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t);
void nvtxDomainSyncUserReleasing(nvtxSyncUser_t);

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY_NVTX3_NVTOOLSEXTSYNC_H
