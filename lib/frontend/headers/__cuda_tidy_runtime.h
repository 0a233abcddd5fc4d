// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The C++ side of the runtime API: typed forms of its functions, and the signatures of older
// toolkits. All are only declared: host code is checked, never lowered.
#ifndef CUDA_TIDY_RUNTIME_H
#define CUDA_TIDY_RUNTIME_H
#pragma clang system_header
// clang-format off
#include "__cuda_tidy_runtime_api.h"
#include "__cuda_tidy_texture.h"

template <class T> cudaError_t cudaLaunchKernel(T *func, dim3 gridDim, dim3 blockDim, void **args,
    size_t sharedMem = 0, cudaStream_t stream = 0);
template <class... ExpTypes,
    class... ActTypes> cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config,
    void (*kernel)(ExpTypes...), ActTypes &&... args);
template <class... ActTypes> cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config,
    const cudaKernel_t kernel, ActTypes &&... args);
template <class T> cudaError_t cudaLaunchCooperativeKernel(T *func, dim3 gridDim, dim3 blockDim,
    void **args, size_t sharedMem = 0, cudaStream_t stream = 0);
cudaError_t cudaEventCreate(cudaEvent_t *event, unsigned flags);
cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph,
    cudaGraphNode_t *pErrorNode, char *pLogBuffer, size_t bufferSize);
cudaError_t cudaMallocHost(void **ptr, size_t size, unsigned flags);
template <class T> cudaError_t cudaHostAlloc(T **ptr, size_t size, unsigned flags);
template <class T> cudaError_t cudaHostGetDevicePointer(T **pDevice, void *pHost, unsigned flags);
template <class T> cudaError_t cudaMallocManaged(T **devPtr, size_t size,
    unsigned flags = cudaMemAttachGlobal);
template <class T> cudaError_t cudaMemPrefetchBatchAsync(T **dptrs, size_t *sizes, size_t count,
    cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
    unsigned long long flags, cudaStream_t stream);
template <class T> cudaError_t cudaMemPrefetchBatchAsync(T **dptrs, size_t *sizes, size_t count,
    cudaMemLocation prefetchLocs, unsigned long long flags, cudaStream_t stream);
template <class T> cudaError_t cudaMemDiscardAndPrefetchBatchAsync(T **dptrs, size_t *sizes,
    size_t count, cudaMemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs,
    unsigned long long flags, cudaStream_t stream);
template <class T> cudaError_t cudaMemDiscardAndPrefetchBatchAsync(T **dptrs, size_t *sizes,
    size_t count, cudaMemLocation prefetchLocs, unsigned long long flags, cudaStream_t stream);
template <class T> cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, T *devPtr,
    size_t length = 0, unsigned flags = cudaMemAttachSingle);
template <class T> __host__ __device__ cudaError_t cudaMalloc(T **devPtr, size_t size);
template <class T> cudaError_t cudaMallocHost(T **ptr, size_t size, unsigned flags = 0);
template <class T> cudaError_t cudaMallocPitch(T **devPtr, size_t *pitch, size_t width,
    size_t height);
cudaError_t cudaMallocAsync(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream);
template <class T> cudaError_t cudaMallocAsync(T **ptr, size_t size, cudaMemPool_t memPool,
    cudaStream_t stream);
template <class T> cudaError_t cudaMallocAsync(T **ptr, size_t size, cudaStream_t stream);
template <class T> cudaError_t cudaMallocFromPoolAsync(T **ptr, size_t size, cudaMemPool_t memPool,
    cudaStream_t stream);
template <class T, class U> cudaError_t cudaMemcpyBatchAsync(T *const *dsts, U *const *srcs,
    const size_t *sizes, size_t count, cudaMemcpyAttributes *attrs, size_t *attrsIdxs,
    size_t numAttrs, cudaStream_t hStream);
template <class T, class U> cudaError_t cudaMemcpyBatchAsync(T *const *dsts, U *const *srcs,
    const size_t *sizes, size_t count, cudaMemcpyAttributes attr, cudaStream_t hStream);
template <class T> cudaError_t cudaMemcpyToSymbol(const T &symbol, const void *src, size_t count,
    size_t offset = 0, cudaMemcpyKind kind = cudaMemcpyHostToDevice);
template <class T> cudaError_t cudaMemcpyToSymbolAsync(const T &symbol, const void *src,
    size_t count, size_t offset = 0, cudaMemcpyKind kind = cudaMemcpyHostToDevice,
    cudaStream_t stream = 0);
template <class T> cudaError_t cudaMemcpyFromSymbol(void *dst, const T &symbol, size_t count,
    size_t offset = 0, cudaMemcpyKind kind = cudaMemcpyDeviceToHost);
template <class T> cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const T &symbol, size_t count,
    size_t offset = 0, cudaMemcpyKind kind = cudaMemcpyDeviceToHost, cudaStream_t stream = 0);
template <class T> cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies,
    const T &symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind);
template <class T> cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode,
    cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst,
    const T &symbol, size_t count, size_t offset, cudaMemcpyKind kind);
template <class T> cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node,
    const T &symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind);
template <class T> cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node,
    void *dst, const T &symbol, size_t count, size_t offset, cudaMemcpyKind kind);
template <class T> cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, const T &symbol, const void *src, size_t count, size_t offset,
    cudaMemcpyKind kind);
template <class T> cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec,
    cudaGraphNode_t node, void *dst, const T &symbol, size_t count, size_t offset,
    cudaMemcpyKind kind);
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph,
    cudaGraphNode_t *hErrorNode_out, cudaGraphExecUpdateResult *updateResult_out);
template <class T> cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, T *objectToWrap,
    unsigned initialRefcount, unsigned flags);
template <class T> cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, T *objectToWrap,
    unsigned initialRefcount, cudaUserObjectFlags flags);
template <class T> cudaError_t cudaGetSymbolAddress(void **devPtr, const T &symbol);
template <class T> cudaError_t cudaGetSymbolSize(size_t *size, const T &symbol);
template <class T> cudaError_t cudaFuncSetCacheConfig(T *func, cudaFuncCache cacheConfig);
template <class T> cudaError_t cudaFuncSetSharedMemConfig(T *func, cudaSharedMemConfig config);
template <class T> __host__ __device__ cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks,
    T func, int blockSize, size_t dynamicSMemSize);
template <class T> __host__ __device__ cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks,
    T func, int blockSize, size_t dynamicSMemSize, unsigned flags);
template <class UnaryFunction,
    class T> __host__ __device__ cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(int *minGridSize,
    int *blockSize, T func, UnaryFunction blockSizeToDynamicSMemSize, int blockSizeLimit = 0,
    unsigned flags = 0);
template <class UnaryFunction,
    class T> __host__ __device__ cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int *minGridSize,
    int *blockSize, T func, UnaryFunction blockSizeToDynamicSMemSize, int blockSizeLimit = 0);
template <class T> __host__ __device__ cudaError_t cudaOccupancyMaxPotentialBlockSize(int *minGridSize,
    int *blockSize, T func, size_t dynamicSMemSize = 0, int blockSizeLimit = 0);
template <class T> cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize,
    T *func, int numBlocks, int blockSize);
template <class T> __host__ __device__ cudaError_t cudaOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize,
    int *blockSize, T func, size_t dynamicSMemSize = 0, int blockSizeLimit = 0, unsigned flags = 0);
template <class T> cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, T *func,
    const cudaLaunchConfig_t *config);
template <class T> cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, T *func,
    const cudaLaunchConfig_t *config);
template <class T> __host__ __device__ cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attr,
    T *entry);
template <class T> cudaError_t cudaFuncSetAttribute(T *func, cudaFuncAttribute attr, int value);
template <class T> cudaError_t cudaFuncGetName(const char **name, T *func);
template <class T> cudaError_t cudaLibraryGetGlobal(T **dptr, size_t *bytes, cudaLibrary_t library,
    const char *name);
template <class T> cudaError_t cudaLibraryGetManaged(T **dptr, size_t *bytes, cudaLibrary_t library,
    const char *name);
template <class T> cudaError_t cudaLibraryGetUnifiedFunction(T **fptr, cudaLibrary_t library,
    const char *symbol);

template <class F, class... Args> cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, F *kernel,
    Args &&...args);
template <class T> cudaChannelFormatDesc cudaCreateChannelDesc();
inline cudaChannelFormatDesc cudaCreateChannelDescHalf() { return {16, 0, 0, 0, cudaChannelFormatKindFloat}; }
inline cudaChannelFormatDesc cudaCreateChannelDescHalf1() { return {16, 0, 0, 0, cudaChannelFormatKindFloat}; }
inline cudaChannelFormatDesc cudaCreateChannelDescHalf2() { return {16, 16, 0, 0, cudaChannelFormatKindFloat}; }
inline cudaChannelFormatDesc cudaCreateChannelDescHalf4() { return {16, 16, 16, 16, cudaChannelFormatKindFloat}; }
inline cudaChannelFormatDesc cudaCreateChannelDescNV12() { return {8, 8, 8, 0, cudaChannelFormatKindNV12}; }
template <cudaChannelFormatKind K> cudaChannelFormatDesc cudaCreateChannelDesc();
inline cudaPitchedPtr make_cudaPitchedPtr(void *d, size_t p, size_t xsz, size_t ysz) { return {d, p, xsz, ysz}; }
inline cudaPos make_cudaPos(size_t x, size_t y, size_t z) { return {x, y, z}; }
inline cudaExtent make_cudaExtent(size_t w, size_t h, size_t d) { return {w, h, d}; }

// What a kernel launch is compiled to.
extern "C" unsigned __cudaPushCallConfiguration(dim3 gridDim, dim3 blockDim, size_t sharedMem = 0,
    void *stream = 0);
extern "C" cudaError_t __cudaPopCallConfiguration(dim3 *gridDim, dim3 *blockDim, size_t *sharedMem, void *stream);
// ... and one from device code.
extern "C" __device__ void *cudaGetParameterBuffer(size_t alignment, size_t size);
extern "C" __device__ void *cudaGetParameterBufferV2(void *func, dim3 gridDimension, dim3 blockDimension,
    unsigned sharedMemSize);
extern "C" __device__ cudaError_t cudaLaunchDevice(void *func, void *parameterBuffer, dim3 gridDimension,
    dim3 blockDimension, unsigned sharedMemSize, cudaStream_t stream);
extern "C" __device__ cudaError_t cudaLaunchDeviceV2(void *parameterBuffer, cudaStream_t stream);
#define cudaStreamGraphTailLaunch ((cudaStream_t)0x0100000000000000)
#define cudaStreamGraphFireAndForget ((cudaStream_t)0x0200000000000000)
#define cudaStreamGraphFireAndForgetAsSibling ((cudaStream_t)0x0300000000000000)
#define cudaStreamTailLaunch ((cudaStream_t)0x3)
#define cudaStreamFireAndForget ((cudaStream_t)0x4)
__device__ cudaGraphExec_t cudaGetCurrentGraphExec();
__device__ cudaError_t cudaGraphKernelNodeSetParam(cudaGraphDeviceNode_t node, size_t offset, const void *value,
    size_t size);
template <class T> __device__ cudaError_t cudaGraphKernelNodeSetParam(cudaGraphDeviceNode_t node, size_t offset,
    const T &value);
__device__ cudaError_t cudaGraphKernelNodeSetEnabled(cudaGraphDeviceNode_t node, bool enable);
__device__ cudaError_t cudaGraphKernelNodeSetGridDim(cudaGraphDeviceNode_t node, dim3 gridDim);
__device__ cudaError_t cudaGraphKernelNodeUpdatesApply(const cudaGraphKernelNodeUpdate *updates, size_t updateCount);
extern "C" __device__ cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream);
extern "C" __device__ void cudaGraphSetConditional(cudaGraphConditionalHandle handle, unsigned value);
static __device__ __inline__ void cudaTriggerProgrammaticLaunchCompletion(void) {
  __asm__ volatile("griddepcontrol.launch_dependents;" ::: "memory");
}
static __device__ __inline__ void cudaGridDependencySynchronize(void) {
  __asm__ volatile("griddepcontrol.wait;" ::: "memory");
}
__device__ unsigned long long cudaGetFabricHandle(const void *);

#include "__cuda_tidy_removed.h"

#include "__cuda_tidy_removed_textures.h"

#endif
