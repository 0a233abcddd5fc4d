// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The runtime API that newer toolkits removed, and the signatures that they changed: read by the embedded headers
// whole, and after a toolkit's own headers from the version on that no longer has them.
#ifndef CUDA_TIDY_REMOVED_H
#define CUDA_TIDY_REMOVED_H
#pragma clang system_header
// clang-format off
#ifdef CUDA_TIDY_PRELUDE_H
#define __CT_GONE_IN(V) 1
#define __CT_REMOVED __CUDA_TIDY_DEPRECATED
#else
#define __CT_GONE_IN(V) (CUDART_VERSION >= (V))
#define __CT_REMOVED __attribute__((deprecated))
#endif

#if __CT_GONE_IN(10010)
__CT_REMOVED cudaError_t cudaConfigureCall(dim3 gridDim, dim3 blockDim, size_t sharedMem = 0,
    cudaStream_t stream = 0);
__CT_REMOVED cudaError_t cudaSetupArgument(const void *arg, size_t size, size_t offset);
template <class T> __CT_REMOVED cudaError_t cudaSetupArgument(T arg, size_t offset);
__CT_REMOVED cudaError_t cudaLaunch(const void *func);
template <class T> __CT_REMOVED cudaError_t cudaLaunch(T *func);
#endif

#if __CT_GONE_IN(12000)
enum cudaOutputMode { cudaKeyValuePair = 0, cudaCSV = 1 };
typedef cudaOutputMode cudaOutputMode_t;
__CT_REMOVED cudaError_t cudaProfilerInitialize(const char *configFile, const char *outputFile,
    cudaOutputMode_t outputMode);
#endif

#if __CT_GONE_IN(13000)
__CT_REMOVED cudaError_t cudaThreadExit();
__CT_REMOVED cudaError_t cudaThreadSynchronize();
__CT_REMOVED cudaError_t cudaThreadSetLimit(cudaLimit limit, size_t value);
__CT_REMOVED cudaError_t cudaThreadGetLimit(size_t *pValue, cudaLimit limit);
__CT_REMOVED cudaError_t cudaThreadGetCacheConfig(cudaFuncCache *pCacheConfig);
__CT_REMOVED cudaError_t cudaThreadSetCacheConfig(cudaFuncCache cacheConfig);
__CT_REMOVED cudaError_t cudaSetDoubleForDevice(double *d);
__CT_REMOVED cudaError_t cudaSetDoubleForHost(double *d);
struct cudaLaunchParams { void *func; dim3 gridDim; dim3 blockDim; void **args; size_t sharedMem; cudaStream_t stream; };
#define cudaCooperativeLaunchMultiDeviceNoPreSync 0x01
#define cudaCooperativeLaunchMultiDeviceNoPostSync 0x02
__CT_REMOVED cudaError_t cudaLaunchCooperativeKernelMultiDevice(cudaLaunchParams *launchParamsList,
    unsigned numDevices, unsigned flags = 0);
#define cudaDevAttrCooperativeMultiDeviceLaunch cudaDevAttrReserved96
#define cudaDevAttrMaxTimelineSemaphoreInteropSupported cudaDevAttrTimelineSemaphoreInteropSupported

// Signatures of CUDA 12 and older where CUDA 13 has others.
cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count, int dstDevice, cudaStream_t stream = 0);
cudaError_t cudaMemPrefetchAsync_v2(const void *devPtr, size_t count, cudaMemLocation location, unsigned flags,
    cudaStream_t stream = 0);
cudaError_t cudaMemAdvise(const void *devPtr, size_t count, cudaMemoryAdvise advice, int device);
cudaError_t cudaMemAdvise_v2(const void *devPtr, size_t count, cudaMemoryAdvise advice, cudaMemLocation location);
cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    size_t numDependencies);
cudaError_t cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    const cudaGraphEdgeData *edgeData, size_t numDependencies);
cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
    size_t numDependencies);
cudaError_t cudaGraphRemoveDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t *from,
    const cudaGraphNode_t *to, const cudaGraphEdgeData *edgeData, size_t numDependencies);
cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *numEdges);
cudaError_t cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to,
    cudaGraphEdgeData *edgeData, size_t *numEdges);
cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies,
    size_t *pNumDependencies);
cudaError_t cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node, cudaGraphNode_t *pDependencies,
    cudaGraphEdgeData *edgeData, size_t *pNumDependencies);
cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes,
    size_t *pNumDependentNodes);
cudaError_t cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes,
    cudaGraphEdgeData *edgeData, size_t *pNumDependentNodes);
cudaError_t cudaGraphAddNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies,
    size_t numDependencies, cudaGraphNodeParams *nodeParams);
cudaError_t cudaGraphAddNode_v2(cudaGraphNode_t *pGraphNode, cudaGraph_t graph,
    const cudaGraphNode_t *pDependencies, const cudaGraphEdgeData *dependencyData, size_t numDependencies,
    cudaGraphNodeParams *nodeParams);
cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out,
    unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out,
    size_t *numDependencies_out);
cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out,
    unsigned long long *id_out = 0, cudaGraph_t *graph_out = 0, const cudaGraphNode_t **dependencies_out = 0,
    size_t *numDependencies_out = 0);
cudaError_t cudaStreamGetCaptureInfo_v3(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out,
    unsigned long long *id_out = 0, cudaGraph_t *graph_out = 0, const cudaGraphNode_t **dependencies_out = 0,
    const cudaGraphEdgeData **edgeData_out = 0, size_t *numDependencies_out = 0);
cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *dependencies,
    size_t numDependencies, unsigned flags = 0);
cudaError_t cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream, cudaGraphNode_t *dependencies,
    const cudaGraphEdgeData *dependencyData, size_t numDependencies, unsigned flags = 0);
cudaError_t cudaEventElapsedTime_v2(float *ms, cudaEvent_t start, cudaEvent_t end);
cudaError_t cudaGetDeviceProperties_v2(cudaDeviceProp *prop, int device);
cudaError_t cudaSignalExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray,
    const cudaExternalSemaphoreSignalParams *paramsArray, unsigned numExtSems, cudaStream_t stream = 0);
cudaError_t cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray,
    const cudaExternalSemaphoreWaitParams *paramsArray, unsigned numExtSems, cudaStream_t stream = 0);
#endif

#undef __CT_REMOVED
#undef __CT_GONE_IN
// clang-format on
#endif
