// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Handles and records of the CUDA driver API.
#ifndef CUDA_TIDY_CUDA_DRIVER_TYPES_H
#define CUDA_TIDY_CUDA_DRIVER_TYPES_H
// clang-format off

typedef uint32_t cuuint32_t;
typedef uint64_t cuuint64_t;
typedef unsigned long long CUdeviceptr_v2;
typedef CUdeviceptr_v2 CUdeviceptr;
typedef int CUdevice_v1;
typedef CUdevice_v1 CUdevice;
typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUlib_st *CUlibrary;
typedef struct CUkern_st *CUkernel;
typedef struct CUarray_st *CUarray;
typedef struct CUmipmappedArray_st *CUmipmappedArray;
typedef struct CUtexref_st *CUtexref;
typedef struct CUsurfref_st *CUsurfref;
typedef struct CUevent_st *CUevent;
typedef struct CUstream_st *CUstream;
typedef struct CUgraphicsResource_st *CUgraphicsResource;
typedef unsigned long long CUtexObject_v1;
typedef CUtexObject_v1 CUtexObject;
typedef unsigned long long CUsurfObject_v1;
typedef CUsurfObject_v1 CUsurfObject;
typedef struct CUextMemory_st *CUexternalMemory;
typedef struct CUextSemaphore_st *CUexternalSemaphore;
typedef struct CUgraph_st *CUgraph;
typedef struct CUgraphNode_st *CUgraphNode;
typedef struct CUgraphExec_st *CUgraphExec;
typedef struct CUmemPoolHandle_st *CUmemoryPool;
typedef struct CUuserObject_st *CUuserObject;
typedef cuuint64_t CUgraphConditionalHandle;
typedef struct CUgraphDeviceUpdatableNode_st *CUgraphDeviceNode;
typedef struct CUasyncCallbackEntry_st *CUasyncCallbackHandle;
typedef struct CUgreenCtx_st *CUgreenCtx;
typedef struct CUmemFabricHandle_st { unsigned char data[64]; } CUmemFabricHandle_v1;
typedef CUmemFabricHandle_v1 CUmemFabricHandle;
typedef struct CUipcEventHandle_st { char reserved[64]; } CUipcEventHandle_v1;
typedef CUipcEventHandle_v1 CUipcEventHandle;
typedef struct CUipcMemHandle_st { char reserved[64]; } CUipcMemHandle_v1;
typedef CUipcMemHandle_v1 CUipcMemHandle;
typedef union CUstreamBatchMemOpParams_union { CUstreamBatchMemOpType operation;
    struct CUstreamMemOpWaitValueParams_st { CUstreamBatchMemOpType operation; CUdeviceptr address;
    union { cuuint32_t value; cuuint64_t value64; }; unsigned flags; CUdeviceptr alias; } waitValue;
    struct CUstreamMemOpWriteValueParams_st { CUstreamBatchMemOpType operation; CUdeviceptr address;
    union { cuuint32_t value; cuuint64_t value64; }; unsigned flags; CUdeviceptr alias; }
    writeValue; struct CUstreamMemOpFlushRemoteWritesParams_st { CUstreamBatchMemOpType operation;
    unsigned flags; } flushRemoteWrites; struct CUstreamMemOpMemoryBarrierParams_st {
    CUstreamBatchMemOpType operation; unsigned flags; } memoryBarrier; cuuint64_t pad[6]; }
    CUstreamBatchMemOpParams_v1;
typedef CUstreamBatchMemOpParams_v1 CUstreamBatchMemOpParams;
typedef struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st { CUcontext ctx; unsigned count;
    CUstreamBatchMemOpParams *paramArray; unsigned flags; } CUDA_BATCH_MEM_OP_NODE_PARAMS_v1;
typedef CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 CUDA_BATCH_MEM_OP_NODE_PARAMS;
typedef struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st { CUcontext ctx; unsigned count;
    CUstreamBatchMemOpParams *paramArray; unsigned flags; } CUDA_BATCH_MEM_OP_NODE_PARAMS_v2;
typedef struct CUasyncNotificationInfo_st { CUasyncNotificationType type; union { struct {
    unsigned long long bytesOverBudget; } overBudget; } info; } CUasyncNotificationInfo;
typedef void (*CUasyncCallback)(CUasyncNotificationInfo *, void *, CUasyncCallbackHandle);
typedef struct CUdevprop_st { int maxThreadsPerBlock; int maxThreadsDim[3]; int maxGridSize[3];
    int sharedMemPerBlock; int totalConstantMemory; int SIMDWidth; int memPitch; int regsPerBlock;
    int clockRate; int textureAlign; } CUdevprop_v1;
typedef CUdevprop_v1 CUdevprop;
typedef struct CUlinkState_st *CUlinkState;
typedef void (*CUhostFn)(void *);
typedef struct CUaccessPolicyWindow_st { void *base_ptr; size_t num_bytes; float hitRatio;
    CUaccessProperty hitProp; CUaccessProperty missProp; } CUaccessPolicyWindow_v1;
typedef CUaccessPolicyWindow_v1 CUaccessPolicyWindow;
typedef struct CUDA_KERNEL_NODE_PARAMS_st { CUfunction func; unsigned gridDimX; unsigned gridDimY;
    unsigned gridDimZ; unsigned blockDimX; unsigned blockDimY; unsigned blockDimZ;
    unsigned sharedMemBytes; void **kernelParams; void **extra; } CUDA_KERNEL_NODE_PARAMS_v1;
typedef struct CUDA_KERNEL_NODE_PARAMS_v2_st { CUfunction func; unsigned gridDimX;
    unsigned gridDimY; unsigned gridDimZ; unsigned blockDimX; unsigned blockDimY;
    unsigned blockDimZ; unsigned sharedMemBytes; void **kernelParams; void **extra; CUkernel kern;
    CUcontext ctx; } CUDA_KERNEL_NODE_PARAMS_v2;
typedef CUDA_KERNEL_NODE_PARAMS_v2 CUDA_KERNEL_NODE_PARAMS;
typedef struct CUDA_KERNEL_NODE_PARAMS_v3_st { CUfunction func; unsigned gridDimX;
    unsigned gridDimY; unsigned gridDimZ; unsigned blockDimX; unsigned blockDimY;
    unsigned blockDimZ; unsigned sharedMemBytes; void **kernelParams; void **extra; CUkernel kern;
    CUcontext ctx; } CUDA_KERNEL_NODE_PARAMS_v3;
typedef struct CUDA_MEMSET_NODE_PARAMS_st { CUdeviceptr dst; size_t pitch; unsigned value;
    unsigned elementSize; size_t width; size_t height; } CUDA_MEMSET_NODE_PARAMS_v1;
typedef CUDA_MEMSET_NODE_PARAMS_v1 CUDA_MEMSET_NODE_PARAMS;
typedef struct CUDA_MEMSET_NODE_PARAMS_v2_st { CUdeviceptr dst; size_t pitch; unsigned value;
    unsigned elementSize; size_t width; size_t height; CUcontext ctx; } CUDA_MEMSET_NODE_PARAMS_v2;
typedef struct CUDA_HOST_NODE_PARAMS_st { CUhostFn fn; void *userData; } CUDA_HOST_NODE_PARAMS_v1;
typedef CUDA_HOST_NODE_PARAMS_v1 CUDA_HOST_NODE_PARAMS;
typedef struct CUDA_HOST_NODE_PARAMS_v2_st { CUhostFn fn; void *userData; }
    CUDA_HOST_NODE_PARAMS_v2;
typedef struct CUDA_CONDITIONAL_NODE_PARAMS { CUgraphConditionalHandle handle;
    CUgraphConditionalNodeType type; unsigned size; CUgraph *phGraph_out; CUcontext ctx; }
    CUDA_CONDITIONAL_NODE_PARAMS;
typedef struct CUgraphEdgeData_st { unsigned char from_port; unsigned char to_port;
    unsigned char type; unsigned char reserved[5]; } CUgraphEdgeData;
typedef struct CUDA_GRAPH_INSTANTIATE_PARAMS_st { cuuint64_t flags; CUstream hUploadStream;
    CUgraphNode hErrNode_out; CUgraphInstantiateResult result_out; } CUDA_GRAPH_INSTANTIATE_PARAMS;
typedef struct CUlaunchMemSyncDomainMap_st { unsigned char default_; unsigned char remote; }
    CUlaunchMemSyncDomainMap;
typedef union CUlaunchAttributeValue_union { char pad[64]; CUaccessPolicyWindow accessPolicyWindow;
    int cooperative; CUsynchronizationPolicy syncPolicy; struct { unsigned x; unsigned y;
    unsigned z; } clusterDim; CUclusterSchedulingPolicy clusterSchedulingPolicyPreference;
    int programmaticStreamSerializationAllowed; struct { CUevent event; int flags;
    int triggerAtBlockStart; } programmaticEvent; struct { CUevent event; int flags; }
    launchCompletionEvent; int priority; CUlaunchMemSyncDomainMap memSyncDomainMap;
    CUlaunchMemSyncDomain memSyncDomain; struct { unsigned x; unsigned y; unsigned z; }
    preferredClusterDim; struct { int deviceUpdatable; CUgraphDeviceNode devNode; }
    deviceUpdatableKernelNode; unsigned sharedMemCarveout; unsigned nvlinkUtilCentricScheduling; }
    CUlaunchAttributeValue;
typedef struct CUlaunchAttribute_st { CUlaunchAttributeID id; char pad[4];
    CUlaunchAttributeValue value; } CUlaunchAttribute;
typedef struct CUlaunchConfig_st { unsigned gridDimX; unsigned gridDimY; unsigned gridDimZ;
    unsigned blockDimX; unsigned blockDimY; unsigned blockDimZ; unsigned sharedMemBytes;
    CUstream hStream; CUlaunchAttribute *attrs; unsigned numAttrs; } CUlaunchConfig;
typedef CUlaunchAttributeID CUkernelNodeAttrID;
typedef CUlaunchAttributeValue CUkernelNodeAttrValue_v1;
typedef CUkernelNodeAttrValue_v1 CUkernelNodeAttrValue;
typedef CUlaunchAttributeID CUstreamAttrID;
typedef CUlaunchAttributeValue CUstreamAttrValue_v1;
typedef CUstreamAttrValue_v1 CUstreamAttrValue;
typedef struct CUexecAffinitySmCount_st { unsigned val; } CUexecAffinitySmCount_v1;
typedef CUexecAffinitySmCount_v1 CUexecAffinitySmCount;
typedef struct CUexecAffinityParam_st { CUexecAffinityType type; union {
    CUexecAffinitySmCount smCount; } param; } CUexecAffinityParam_v1;
typedef CUexecAffinityParam_v1 CUexecAffinityParam;
typedef struct CUctxCigParam_st { CUcigDataType sharedDataType; void *sharedData; } CUctxCigParam;
typedef struct CUctxCreateParams_st { CUexecAffinityParam *execAffinityParams;
    int numExecAffinityParams; CUctxCigParam *cigParams; } CUctxCreateParams;
typedef struct CUlibraryHostUniversalFunctionAndDataTable_st { void *functionTable;
    size_t functionWindowSize; void *dataTable; size_t dataWindowSize; }
    CUlibraryHostUniversalFunctionAndDataTable;
typedef void (*CUstreamCallback)(CUstream, CUresult, void *);
typedef size_t (*CUoccupancyB2DSize)(int);
typedef struct CUDA_MEMCPY2D_st { size_t srcXInBytes; size_t srcY; CUmemorytype srcMemoryType;
    const void *srcHost; CUdeviceptr srcDevice; CUarray srcArray; size_t srcPitch;
    size_t dstXInBytes; size_t dstY; CUmemorytype dstMemoryType; void *dstHost;
    CUdeviceptr dstDevice; CUarray dstArray; size_t dstPitch; size_t WidthInBytes; size_t Height; }
    CUDA_MEMCPY2D_v2;
typedef CUDA_MEMCPY2D_v2 CUDA_MEMCPY2D;
typedef struct CUDA_MEMCPY3D_st { size_t srcXInBytes; size_t srcY; size_t srcZ; size_t srcLOD;
    CUmemorytype srcMemoryType; const void *srcHost; CUdeviceptr srcDevice; CUarray srcArray;
    void *reserved0; size_t srcPitch; size_t srcHeight; size_t dstXInBytes; size_t dstY;
    size_t dstZ; size_t dstLOD; CUmemorytype dstMemoryType; void *dstHost; CUdeviceptr dstDevice;
    CUarray dstArray; void *reserved1; size_t dstPitch; size_t dstHeight; size_t WidthInBytes;
    size_t Height; size_t Depth; } CUDA_MEMCPY3D_v2;
typedef CUDA_MEMCPY3D_v2 CUDA_MEMCPY3D;
typedef struct CUDA_MEMCPY3D_PEER_st { size_t srcXInBytes; size_t srcY; size_t srcZ; size_t srcLOD;
    CUmemorytype srcMemoryType; const void *srcHost; CUdeviceptr srcDevice; CUarray srcArray;
    CUcontext srcContext; size_t srcPitch; size_t srcHeight; size_t dstXInBytes; size_t dstY;
    size_t dstZ; size_t dstLOD; CUmemorytype dstMemoryType; void *dstHost; CUdeviceptr dstDevice;
    CUarray dstArray; CUcontext dstContext; size_t dstPitch; size_t dstHeight; size_t WidthInBytes;
    size_t Height; size_t Depth; } CUDA_MEMCPY3D_PEER_v1;
typedef CUDA_MEMCPY3D_PEER_v1 CUDA_MEMCPY3D_PEER;
typedef struct CUDA_MEMCPY_NODE_PARAMS_st { int flags; int reserved; CUcontext copyCtx;
    CUDA_MEMCPY3D copyParams; } CUDA_MEMCPY_NODE_PARAMS;
typedef struct CUDA_ARRAY_DESCRIPTOR_st { size_t Width; size_t Height; CUarray_format Format;
    unsigned NumChannels; } CUDA_ARRAY_DESCRIPTOR_v2;
typedef CUDA_ARRAY_DESCRIPTOR_v2 CUDA_ARRAY_DESCRIPTOR;
typedef struct CUDA_ARRAY3D_DESCRIPTOR_st { size_t Width; size_t Height; size_t Depth;
    CUarray_format Format; unsigned NumChannels; unsigned Flags; } CUDA_ARRAY3D_DESCRIPTOR_v2;
typedef CUDA_ARRAY3D_DESCRIPTOR_v2 CUDA_ARRAY3D_DESCRIPTOR;
typedef struct CUDA_ARRAY_SPARSE_PROPERTIES_st { struct { unsigned width; unsigned height;
    unsigned depth; } tileExtent; unsigned miptailFirstLevel; unsigned long long miptailSize;
    unsigned flags; unsigned reserved[4]; } CUDA_ARRAY_SPARSE_PROPERTIES_v1;
typedef CUDA_ARRAY_SPARSE_PROPERTIES_v1 CUDA_ARRAY_SPARSE_PROPERTIES;
typedef struct CUDA_ARRAY_MEMORY_REQUIREMENTS_st { size_t size; size_t alignment;
    unsigned reserved[4]; } CUDA_ARRAY_MEMORY_REQUIREMENTS_v1;
typedef CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 CUDA_ARRAY_MEMORY_REQUIREMENTS;
typedef struct CUDA_RESOURCE_DESC_st { CUresourcetype resType; union { struct { CUarray hArray; }
    array; struct { CUmipmappedArray hMipmappedArray; } mipmap; struct { CUdeviceptr devPtr;
    CUarray_format format; unsigned numChannels; size_t sizeInBytes; } linear; struct {
    CUdeviceptr devPtr; CUarray_format format; unsigned numChannels; size_t width; size_t height;
    size_t pitchInBytes; } pitch2D; struct { int reserved[32]; } reserved; } res; unsigned flags; }
    CUDA_RESOURCE_DESC_v1;
typedef CUDA_RESOURCE_DESC_v1 CUDA_RESOURCE_DESC;
typedef struct CUDA_TEXTURE_DESC_st { CUaddress_mode addressMode[3]; CUfilter_mode filterMode;
    unsigned flags; unsigned maxAnisotropy; CUfilter_mode mipmapFilterMode; float mipmapLevelBias;
    float minMipmapLevelClamp; float maxMipmapLevelClamp; float borderColor[4]; int reserved[12]; }
    CUDA_TEXTURE_DESC_v1;
typedef CUDA_TEXTURE_DESC_v1 CUDA_TEXTURE_DESC;
typedef struct CUDA_RESOURCE_VIEW_DESC_st { CUresourceViewFormat format; size_t width;
    size_t height; size_t depth; unsigned firstMipmapLevel; unsigned lastMipmapLevel;
    unsigned firstLayer; unsigned lastLayer; unsigned reserved[16]; } CUDA_RESOURCE_VIEW_DESC_v1;
typedef CUDA_RESOURCE_VIEW_DESC_v1 CUDA_RESOURCE_VIEW_DESC;
typedef struct CUtensorMap_st { alignas(128) cuuint64_t opaque[16]; } CUtensorMap;
typedef struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st { unsigned long long p2pToken;
    unsigned vaSpaceToken; } CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1;
typedef CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 CUDA_POINTER_ATTRIBUTE_P2P_TOKENS;
typedef struct CUDA_LAUNCH_PARAMS_st { CUfunction function; unsigned gridDimX; unsigned gridDimY;
    unsigned gridDimZ; unsigned blockDimX; unsigned blockDimY; unsigned blockDimZ;
    unsigned sharedMemBytes; CUstream hStream; void **kernelParams; } CUDA_LAUNCH_PARAMS_v1;
typedef CUDA_LAUNCH_PARAMS_v1 CUDA_LAUNCH_PARAMS;
typedef struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st { CUexternalMemoryHandleType type; union {
    int fd; struct { void *handle; const void *name; } win32; const void *nvSciBufObject; } handle;
    unsigned long long size; unsigned flags; unsigned reserved[16]; }
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1;
typedef CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 CUDA_EXTERNAL_MEMORY_HANDLE_DESC;
typedef struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st { unsigned long long offset;
    unsigned long long size; unsigned flags; unsigned reserved[16]; }
    CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1;
typedef CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 CUDA_EXTERNAL_MEMORY_BUFFER_DESC;
typedef struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st { unsigned long long offset;
    CUDA_ARRAY3D_DESCRIPTOR arrayDesc; unsigned numLevels; unsigned reserved[16]; }
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1;
typedef CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC;
typedef struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st { CUexternalSemaphoreHandleType type; union {
    int fd; struct { void *handle; const void *name; } win32; const void *nvSciSyncObj; } handle;
    unsigned flags; unsigned reserved[16]; } CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1;
typedef CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC;
typedef struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st { struct { struct {
    unsigned long long value; } fence; union { void *fence; unsigned long long reserved; }
    nvSciSync; struct { unsigned long long key; } keyedMutex; unsigned reserved[12]; } params;
    unsigned flags; unsigned reserved[16]; } CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1;
typedef CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS;
typedef struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st { struct { struct { unsigned long long value;
    } fence; union { void *fence; unsigned long long reserved; } nvSciSync; struct {
    unsigned long long key; unsigned timeoutMs; } keyedMutex; unsigned reserved[10]; } params;
    unsigned flags; unsigned reserved[16]; } CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1;
typedef CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS;
typedef struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st { CUexternalSemaphore *extSemArray;
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray; unsigned numExtSems; }
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1;
typedef CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 CUDA_EXT_SEM_SIGNAL_NODE_PARAMS;
typedef struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st { CUexternalSemaphore *extSemArray;
    const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray; unsigned numExtSems; }
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2;
typedef struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_st { CUexternalSemaphore *extSemArray;
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray; unsigned numExtSems; }
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1;
typedef CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 CUDA_EXT_SEM_WAIT_NODE_PARAMS;
typedef struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st { CUexternalSemaphore *extSemArray;
    const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray; unsigned numExtSems; }
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2;
typedef unsigned long long CUmemGenericAllocationHandle_v1;
typedef CUmemGenericAllocationHandle_v1 CUmemGenericAllocationHandle;
typedef struct CUarrayMapInfo_st { CUresourcetype resourceType; union { CUmipmappedArray mipmap;
    CUarray array; } resource; CUarraySparseSubresourceType subresourceType; union { struct {
    unsigned level; unsigned layer; unsigned offsetX; unsigned offsetY; unsigned offsetZ;
    unsigned extentWidth; unsigned extentHeight; unsigned extentDepth; } sparseLevel; struct {
    unsigned layer; unsigned long long offset; unsigned long long size; } miptail; } subresource;
    CUmemOperationType memOperationType; CUmemHandleType memHandleType; union {
    CUmemGenericAllocationHandle memHandle; } memHandle; unsigned long long offset;
    unsigned deviceBitMask; unsigned flags; unsigned reserved[2]; } CUarrayMapInfo_v1;
typedef CUarrayMapInfo_v1 CUarrayMapInfo;
typedef struct CUmemLocation_st { CUmemLocationType type; int id; } CUmemLocation_v1;
typedef CUmemLocation_v1 CUmemLocation;
typedef struct CUmemAllocationProp_st { CUmemAllocationType type;
    CUmemAllocationHandleType requestedHandleTypes; CUmemLocation location;
    void *win32HandleMetaData; struct { unsigned char compressionType;
    unsigned char gpuDirectRDMACapable; unsigned short usage; unsigned char reserved[4]; }
    allocFlags; } CUmemAllocationProp_v1;
typedef CUmemAllocationProp_v1 CUmemAllocationProp;
typedef struct CUmulticastObjectProp_st { unsigned numDevices; size_t size;
    unsigned long long handleTypes; unsigned long long flags; } CUmulticastObjectProp_v1;
typedef CUmulticastObjectProp_v1 CUmulticastObjectProp;
typedef struct CUmemAccessDesc_st { CUmemLocation location; CUmemAccess_flags flags; }
    CUmemAccessDesc_v1;
typedef CUmemAccessDesc_v1 CUmemAccessDesc;
typedef struct CUgraphExecUpdateResultInfo_st { CUgraphExecUpdateResult result;
    CUgraphNode errorNode; CUgraphNode errorFromNode; } CUgraphExecUpdateResultInfo_v1;
typedef CUgraphExecUpdateResultInfo_v1 CUgraphExecUpdateResultInfo;
typedef struct CUmemPoolProps_st { CUmemAllocationType allocType;
    CUmemAllocationHandleType handleTypes; CUmemLocation location; void *win32SecurityAttributes;
    size_t maxSize; unsigned short usage; unsigned char reserved[54]; } CUmemPoolProps_v1;
typedef CUmemPoolProps_v1 CUmemPoolProps;
typedef struct CUmemPoolPtrExportData_st { unsigned char reserved[64]; } CUmemPoolPtrExportData_v1;
typedef CUmemPoolPtrExportData_v1 CUmemPoolPtrExportData;
typedef struct CUmemcpyAttributes_st { CUmemcpySrcAccessOrder srcAccessOrder;
    CUmemLocation srcLocHint; CUmemLocation dstLocHint; unsigned flags; } CUmemcpyAttributes_v1;
typedef CUmemcpyAttributes_v1 CUmemcpyAttributes;
typedef struct CUoffset3D_st { size_t x; size_t y; size_t z; } CUoffset3D_v1;
typedef CUoffset3D_v1 CUoffset3D;
typedef struct CUextent3D_st { size_t width; size_t height; size_t depth; } CUextent3D_v1;
typedef CUextent3D_v1 CUextent3D;
typedef struct CUmemcpy3DOperand_st { CUmemcpy3DOperandType type; union { struct { CUdeviceptr ptr;
    size_t rowLength; size_t layerHeight; CUmemLocation locHint; } ptr; struct { CUarray array;
    CUoffset3D offset; } array; } op; } CUmemcpy3DOperand_v1;
typedef CUmemcpy3DOperand_v1 CUmemcpy3DOperand;
typedef struct CUDA_MEMCPY3D_BATCH_OP_st { CUmemcpy3DOperand src; CUmemcpy3DOperand dst;
    CUextent3D extent; CUmemcpySrcAccessOrder srcAccessOrder; unsigned flags; }
    CUDA_MEMCPY3D_BATCH_OP_v1;
typedef CUDA_MEMCPY3D_BATCH_OP_v1 CUDA_MEMCPY3D_BATCH_OP;
typedef struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st { CUmemPoolProps poolProps;
    const CUmemAccessDesc *accessDescs; size_t accessDescCount; size_t bytesize; CUdeviceptr dptr; }
    CUDA_MEM_ALLOC_NODE_PARAMS_v1;
typedef CUDA_MEM_ALLOC_NODE_PARAMS_v1 CUDA_MEM_ALLOC_NODE_PARAMS;
typedef struct CUDA_MEM_ALLOC_NODE_PARAMS_v2_st { CUmemPoolProps poolProps;
    const CUmemAccessDesc *accessDescs; size_t accessDescCount; size_t bytesize; CUdeviceptr dptr; }
    CUDA_MEM_ALLOC_NODE_PARAMS_v2;
typedef struct CUDA_MEM_FREE_NODE_PARAMS_st { CUdeviceptr dptr; } CUDA_MEM_FREE_NODE_PARAMS;
typedef struct CUDA_CHILD_GRAPH_NODE_PARAMS_st { CUgraph graph;
    CUgraphChildGraphNodeOwnership ownership; } CUDA_CHILD_GRAPH_NODE_PARAMS;
typedef struct CUDA_EVENT_RECORD_NODE_PARAMS_st { CUevent event; } CUDA_EVENT_RECORD_NODE_PARAMS;
typedef struct CUDA_EVENT_WAIT_NODE_PARAMS_st { CUevent event; } CUDA_EVENT_WAIT_NODE_PARAMS;
typedef struct CUgraphNodeParams_st { CUgraphNodeType type; int reserved0[3]; union {
    long long reserved1[29]; CUDA_KERNEL_NODE_PARAMS_v3 kernel; CUDA_MEMCPY_NODE_PARAMS memcpy;
    CUDA_MEMSET_NODE_PARAMS_v2 memset; CUDA_HOST_NODE_PARAMS_v2 host;
    CUDA_CHILD_GRAPH_NODE_PARAMS graph; CUDA_EVENT_WAIT_NODE_PARAMS eventWait;
    CUDA_EVENT_RECORD_NODE_PARAMS eventRecord; CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 extSemSignal;
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 extSemWait; CUDA_MEM_ALLOC_NODE_PARAMS_v2 alloc;
    CUDA_MEM_FREE_NODE_PARAMS free; CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 memOp;
    CUDA_CONDITIONAL_NODE_PARAMS conditional; }; long long reserved2; } CUgraphNodeParams;
typedef struct CUcheckpointLockArgs_st { unsigned timeoutMs; unsigned reserved0;
    cuuint64_t reserved1[7]; } CUcheckpointLockArgs;
typedef struct CUcheckpointCheckpointArgs_st { cuuint64_t reserved[8]; } CUcheckpointCheckpointArgs;
typedef struct CUcheckpointGpuPair_st { CUuuid oldUuid; CUuuid newUuid; } CUcheckpointGpuPair;
typedef struct CUcheckpointRestoreArgs_st { CUcheckpointGpuPair *gpuPairs; unsigned gpuPairsCount;
    char reserved[44]; cuuint64_t reserved1; } CUcheckpointRestoreArgs;
typedef struct CUcheckpointUnlockArgs_st { cuuint64_t reserved[8]; } CUcheckpointUnlockArgs;
typedef struct CUmemDecompressParams_st { size_t srcNumBytes; size_t dstNumBytes;
    cuuint32_t *dstActBytes; const void *src; void *dst; CUmemDecompressAlgorithm algo;
    unsigned char padding[20]; } CUmemDecompressParams;
typedef struct CUdevResourceDesc_st *CUdevResourceDesc;
typedef struct CUdevSmResource_st { unsigned smCount; unsigned minSmPartitionSize;
    unsigned smCoscheduledAlignment; } CUdevSmResource;
typedef struct CUdevResource_st { CUdevResourceType type; unsigned char _internal_padding[92];
    union { CUdevSmResource sm; unsigned char _oversize[48]; }; } CUdevResource_v1;
typedef CUdevResource_v1 CUdevResource;
typedef struct CUlogsCallbackEntry_st *CUlogsCallbackHandle;
typedef void (*CUlogsCallback)(void *, CUlogLevel, char *, size_t);
typedef unsigned CUlogIterator;

#endif
