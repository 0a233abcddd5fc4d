// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuDNN: functions, part 1 of 1.

#ifndef CUDA_TIDY___CUDNN_GRAPH_1_H
#define CUDA_TIDY___CUDNN_GRAPH_1_H

#include "__cudnn_graph_types.h"

#ifdef __cplusplus
extern "C" {
#endif

size_t cudnnGetVersion();
size_t cudnnGetMaxDeviceVersion();
size_t cudnnGetCudartVersion();
const char *cudnnGetErrorString(cudnnStatus_t);
void cudnnGetLastErrorString(char *, size_t);
cudnnStatus_t cudnnQueryRuntimeError(cudnnHandle_t, cudnnStatus_t *, cudnnErrQueryMode_t, cudnnRuntimeTag_t *);
cudnnStatus_t cudnnGetProperty(libraryPropertyType, int *);
cudnnStatus_t cudnnCreate(cudnnHandle_t *);
cudnnStatus_t cudnnDestroy(cudnnHandle_t);
cudnnStatus_t cudnnSetStream(cudnnHandle_t, cudaStream_t);
cudnnStatus_t cudnnGetStream(cudnnHandle_t, cudaStream_t *);
cudnnStatus_t cudnnSetCallback(unsigned int, void *, cudnnCallback_t);
cudnnStatus_t cudnnGetCallback(unsigned int *, void **, cudnnCallback_t *);
cudnnStatus_t cudnnGraphVersionCheck();
cudnnStatus_t cudnnBackendCreateDescriptor(cudnnBackendDescriptorType_t, cudnnBackendDescriptor_t *);
cudnnStatus_t cudnnBackendDestroyDescriptor(cudnnBackendDescriptor_t);
cudnnStatus_t cudnnBackendInitialize(cudnnBackendDescriptor_t);
cudnnStatus_t cudnnBackendFinalize(cudnnBackendDescriptor_t);
cudnnStatus_t cudnnBackendSetAttribute(cudnnBackendDescriptor_t, cudnnBackendAttributeName_t,
                                       cudnnBackendAttributeType_t, int64_t, const void *);
cudnnStatus_t cudnnBackendGetAttribute(const cudnnBackendDescriptor_t, cudnnBackendAttributeName_t,
                                       cudnnBackendAttributeType_t, int64_t, int64_t *, void *);
cudnnStatus_t cudnnBackendExecute(cudnnHandle_t, cudnnBackendDescriptor_t, cudnnBackendDescriptor_t);
cudnnStatus_t cudnnBackendPopulateCudaGraph(cudnnHandle_t, cudnnBackendDescriptor_t, cudnnBackendDescriptor_t,
                                            cudaGraph_t);
cudnnStatus_t cudnnBackendUpdateCudaGraph(cudnnHandle_t, cudnnBackendDescriptor_t, cudnnBackendDescriptor_t,
                                          cudaGraph_t);

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY___CUDNN_GRAPH_1_H
