// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuDNN: tensor operations.

#ifndef CUDA_TIDY_CUDNN_OPS_H
#define CUDA_TIDY_CUDNN_OPS_H

#include "cudnn_graph.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CUDNN_OPS_MAJOR 9
#define CUDNN_OPS_MINOR 19
#define CUDNN_OPS_PATCH 0
#define CUDNN_LRN_MIN_N 1
#define CUDNN_LRN_MAX_N 16
#define CUDNN_LRN_MIN_K 1e-5
#define CUDNN_LRN_MIN_BETA 0.01
#define CUDNN_BN_MIN_EPSILON 0.0

struct cudnnTensorStruct;
typedef struct cudnnTensorStruct *cudnnTensorDescriptor_t;
struct cudnnPoolingStruct;
typedef struct cudnnPoolingStruct *cudnnPoolingDescriptor_t;
struct cudnnFilterStruct;
typedef struct cudnnFilterStruct *cudnnFilterDescriptor_t;
struct cudnnLRNStruct;
typedef struct cudnnLRNStruct *cudnnLRNDescriptor_t;
struct cudnnActivationStruct;
typedef struct cudnnActivationStruct *cudnnActivationDescriptor_t;
struct cudnnSpatialTransformerStruct;
typedef struct cudnnSpatialTransformerStruct *cudnnSpatialTransformerDescriptor_t;
struct cudnnOpTensorStruct;
typedef struct cudnnOpTensorStruct *cudnnOpTensorDescriptor_t;
struct cudnnReduceTensorStruct;
typedef struct cudnnReduceTensorStruct *cudnnReduceTensorDescriptor_t;
struct cudnnCTCLossStruct;
typedef struct cudnnCTCLossStruct *cudnnCTCLossDescriptor_t;
struct cudnnTensorTransformStruct;
typedef struct cudnnTensorTransformStruct *cudnnTensorTransformDescriptor_t;
typedef enum cudnnDeterminism_t { CUDNN_NON_DETERMINISTIC, CUDNN_DETERMINISTIC } cudnnDeterminism_t;
typedef enum cudnnFoldingDirection_t { CUDNN_TRANSFORM_FOLD, CUDNN_TRANSFORM_UNFOLD } cudnnFoldingDirection_t;
typedef enum cudnnOpTensorOp_t {
  CUDNN_OP_TENSOR_ADD,
  CUDNN_OP_TENSOR_MUL,
  CUDNN_OP_TENSOR_MIN,
  CUDNN_OP_TENSOR_MAX,
  CUDNN_OP_TENSOR_SQRT,
  CUDNN_OP_TENSOR_NOT
} cudnnOpTensorOp_t;
typedef enum cudnnReduceTensorIndices_t {
  CUDNN_REDUCE_TENSOR_NO_INDICES,
  CUDNN_REDUCE_TENSOR_FLATTENED_INDICES
} cudnnReduceTensorIndices_t;
typedef enum cudnnIndicesType_t {
  CUDNN_32BIT_INDICES,
  CUDNN_64BIT_INDICES,
  CUDNN_16BIT_INDICES,
  CUDNN_8BIT_INDICES
} cudnnIndicesType_t;
typedef enum cudnnSoftmaxAlgorithm_t {
  CUDNN_SOFTMAX_FAST,
  CUDNN_SOFTMAX_ACCURATE,
  CUDNN_SOFTMAX_LOG
} cudnnSoftmaxAlgorithm_t;
typedef enum cudnnSoftmaxMode_t { CUDNN_SOFTMAX_MODE_INSTANCE, CUDNN_SOFTMAX_MODE_CHANNEL } cudnnSoftmaxMode_t;
typedef enum cudnnPoolingMode_t {
  CUDNN_POOLING_MAX,
  CUDNN_POOLING_AVERAGE_COUNT_INCLUDE_PADDING,
  CUDNN_POOLING_AVERAGE_COUNT_EXCLUDE_PADDING,
  CUDNN_POOLING_MAX_DETERMINISTIC
} cudnnPoolingMode_t;
typedef enum cudnnLRNMode_t { CUDNN_LRN_CROSS_CHANNEL_DIM1 } cudnnLRNMode_t;
typedef enum cudnnDivNormMode_t { CUDNN_DIVNORM_PRECOMPUTED_MEANS } cudnnDivNormMode_t;
typedef enum cudnnBatchNormMode_t {
  CUDNN_BATCHNORM_PER_ACTIVATION,
  CUDNN_BATCHNORM_SPATIAL,
  CUDNN_BATCHNORM_SPATIAL_PERSISTENT
} cudnnBatchNormMode_t;
typedef enum cudnnBatchNormOps_t {
  CUDNN_BATCHNORM_OPS_BN,
  CUDNN_BATCHNORM_OPS_BN_ACTIVATION,
  CUDNN_BATCHNORM_OPS_BN_ADD_ACTIVATION
} cudnnBatchNormOps_t;
typedef enum cudnnNormMode_t { CUDNN_NORM_PER_ACTIVATION, CUDNN_NORM_PER_CHANNEL } cudnnNormMode_t;
typedef enum cudnnNormAlgo_t { CUDNN_NORM_ALGO_STANDARD, CUDNN_NORM_ALGO_PERSIST } cudnnNormAlgo_t;
typedef enum cudnnNormOps_t {
  CUDNN_NORM_OPS_NORM,
  CUDNN_NORM_OPS_NORM_ACTIVATION,
  CUDNN_NORM_OPS_NORM_ADD_ACTIVATION
} cudnnNormOps_t;
typedef enum cudnnSamplerType_t { CUDNN_SAMPLER_BILINEAR } cudnnSamplerType_t;
struct cudnnDropoutStruct;
typedef struct cudnnDropoutStruct *cudnnDropoutDescriptor_t;
typedef enum cudnnConvolutionFwdAlgo_t {
  CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_GEMM,
  CUDNN_CONVOLUTION_FWD_ALGO_IMPLICIT_PRECOMP_GEMM,
  CUDNN_CONVOLUTION_FWD_ALGO_GEMM,
  CUDNN_CONVOLUTION_FWD_ALGO_DIRECT,
  CUDNN_CONVOLUTION_FWD_ALGO_FFT,
  CUDNN_CONVOLUTION_FWD_ALGO_FFT_TILING,
  CUDNN_CONVOLUTION_FWD_ALGO_WINOGRAD,
  CUDNN_CONVOLUTION_FWD_ALGO_WINOGRAD_NONFUSED,
  CUDNN_CONVOLUTION_FWD_ALGO_COUNT
} cudnnConvolutionFwdAlgo_t;
typedef enum cudnnConvolutionBwdFilterAlgo_t {
  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_0,
  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_1,
  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_FFT,
  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_3,
  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_WINOGRAD,
  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_WINOGRAD_NONFUSED,
  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_FFT_TILING,
  CUDNN_CONVOLUTION_BWD_FILTER_ALGO_COUNT
} cudnnConvolutionBwdFilterAlgo_t;
typedef enum cudnnConvolutionBwdDataAlgo_t {
  CUDNN_CONVOLUTION_BWD_DATA_ALGO_0,
  CUDNN_CONVOLUTION_BWD_DATA_ALGO_1,
  CUDNN_CONVOLUTION_BWD_DATA_ALGO_FFT,
  CUDNN_CONVOLUTION_BWD_DATA_ALGO_FFT_TILING,
  CUDNN_CONVOLUTION_BWD_DATA_ALGO_WINOGRAD,
  CUDNN_CONVOLUTION_BWD_DATA_ALGO_WINOGRAD_NONFUSED,
  CUDNN_CONVOLUTION_BWD_DATA_ALGO_COUNT
} cudnnConvolutionBwdDataAlgo_t;
typedef enum cudnnCTCLossAlgo_t {
  CUDNN_CTC_LOSS_ALGO_DETERMINISTIC,
  CUDNN_CTC_LOSS_ALGO_NON_DETERMINISTIC
} cudnnCTCLossAlgo_t;

cudnnStatus_t cudnnCreateTensorDescriptor(cudnnTensorDescriptor_t *);
cudnnStatus_t cudnnSetTensor4dDescriptor(cudnnTensorDescriptor_t, cudnnTensorFormat_t, cudnnDataType_t, int, int, int,
                                         int);
cudnnStatus_t cudnnSetTensor4dDescriptorEx(cudnnTensorDescriptor_t, cudnnDataType_t, int, int, int, int, int, int, int,
                                           int);
cudnnStatus_t cudnnGetTensor4dDescriptor(const cudnnTensorDescriptor_t, cudnnDataType_t *, int *, int *, int *, int *,
                                         int *, int *, int *, int *);
cudnnStatus_t cudnnSetTensorNdDescriptor(cudnnTensorDescriptor_t, cudnnDataType_t, int, const int[], const int[]);
cudnnStatus_t cudnnSetTensorNdDescriptorEx(cudnnTensorDescriptor_t, cudnnTensorFormat_t, cudnnDataType_t, int,
                                           const int[]);
cudnnStatus_t cudnnGetTensorNdDescriptor(const cudnnTensorDescriptor_t, int, cudnnDataType_t *, int *, int[], int[]);
cudnnStatus_t cudnnGetTensorSizeInBytes(const cudnnTensorDescriptor_t, size_t *);
cudnnStatus_t cudnnDestroyTensorDescriptor(cudnnTensorDescriptor_t);
cudnnStatus_t cudnnInitTransformDest(const cudnnTensorTransformDescriptor_t, const cudnnTensorDescriptor_t,
                                     cudnnTensorDescriptor_t, size_t *);
cudnnStatus_t cudnnCreateTensorTransformDescriptor(cudnnTensorTransformDescriptor_t *);
cudnnStatus_t cudnnSetTensorTransformDescriptor(cudnnTensorTransformDescriptor_t, const uint32_t,
                                                const cudnnTensorFormat_t, const int32_t[], const int32_t[],
                                                const uint32_t[], const cudnnFoldingDirection_t);
cudnnStatus_t cudnnGetTensorTransformDescriptor(cudnnTensorTransformDescriptor_t, uint32_t, cudnnTensorFormat_t *,
                                                int32_t[], int32_t[], uint32_t[], cudnnFoldingDirection_t *);
cudnnStatus_t cudnnDestroyTensorTransformDescriptor(cudnnTensorTransformDescriptor_t);
cudnnStatus_t cudnnTransformTensor(cudnnHandle_t, const void *, const cudnnTensorDescriptor_t, const void *,
                                   const void *, const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnTransformTensorEx(cudnnHandle_t, const cudnnTensorTransformDescriptor_t, const void *,
                                     const cudnnTensorDescriptor_t, const void *, const void *,
                                     const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnAddTensor(cudnnHandle_t, const void *, const cudnnTensorDescriptor_t, const void *, const void *,
                             const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnCreateOpTensorDescriptor(cudnnOpTensorDescriptor_t *);
cudnnStatus_t cudnnSetOpTensorDescriptor(cudnnOpTensorDescriptor_t, cudnnOpTensorOp_t, cudnnDataType_t,
                                         cudnnNanPropagation_t);
cudnnStatus_t cudnnGetOpTensorDescriptor(const cudnnOpTensorDescriptor_t, cudnnOpTensorOp_t *, cudnnDataType_t *,
                                         cudnnNanPropagation_t *);
cudnnStatus_t cudnnDestroyOpTensorDescriptor(cudnnOpTensorDescriptor_t);
cudnnStatus_t cudnnOpTensor(cudnnHandle_t, const cudnnOpTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t,
                            const void *, const void *, const cudnnTensorDescriptor_t, const void *, const void *,
                            const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnCreateReduceTensorDescriptor(cudnnReduceTensorDescriptor_t *);
cudnnStatus_t cudnnSetReduceTensorDescriptor(cudnnReduceTensorDescriptor_t, cudnnReduceTensorOp_t, cudnnDataType_t,
                                             cudnnNanPropagation_t, cudnnReduceTensorIndices_t, cudnnIndicesType_t);
cudnnStatus_t cudnnGetReduceTensorDescriptor(const cudnnReduceTensorDescriptor_t, cudnnReduceTensorOp_t *,
                                             cudnnDataType_t *, cudnnNanPropagation_t *, cudnnReduceTensorIndices_t *,
                                             cudnnIndicesType_t *);
cudnnStatus_t cudnnDestroyReduceTensorDescriptor(cudnnReduceTensorDescriptor_t);
cudnnStatus_t cudnnGetReductionIndicesSize(cudnnHandle_t, const cudnnReduceTensorDescriptor_t,
                                           const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t, size_t *);
cudnnStatus_t cudnnGetReductionWorkspaceSize(cudnnHandle_t, const cudnnReduceTensorDescriptor_t,
                                             const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t, size_t *);
cudnnStatus_t cudnnReduceTensor(cudnnHandle_t, const cudnnReduceTensorDescriptor_t, void *, size_t, void *, size_t,
                                const void *, const cudnnTensorDescriptor_t, const void *, const void *,
                                const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnSetTensor(cudnnHandle_t, const cudnnTensorDescriptor_t, void *, const void *);
cudnnStatus_t cudnnScaleTensor(cudnnHandle_t, const cudnnTensorDescriptor_t, void *, const void *);
cudnnStatus_t cudnnCreateFilterDescriptor(cudnnFilterDescriptor_t *);
cudnnStatus_t cudnnSetFilter4dDescriptor(cudnnFilterDescriptor_t, cudnnDataType_t, cudnnTensorFormat_t, int, int, int,
                                         int);
cudnnStatus_t cudnnGetFilter4dDescriptor(const cudnnFilterDescriptor_t, cudnnDataType_t *, cudnnTensorFormat_t *, int *,
                                         int *, int *, int *);
cudnnStatus_t cudnnSetFilterNdDescriptor(cudnnFilterDescriptor_t, cudnnDataType_t, cudnnTensorFormat_t, int,
                                         const int[]);
cudnnStatus_t cudnnGetFilterNdDescriptor(const cudnnFilterDescriptor_t, int, cudnnDataType_t *, cudnnTensorFormat_t *,
                                         int *, int[]);
cudnnStatus_t cudnnGetFilterSizeInBytes(const cudnnFilterDescriptor_t, size_t *);
cudnnStatus_t cudnnTransformFilter(cudnnHandle_t, const cudnnTensorTransformDescriptor_t, const void *,
                                   const cudnnFilterDescriptor_t, const void *, const void *,
                                   const cudnnFilterDescriptor_t, void *);
cudnnStatus_t cudnnDestroyFilterDescriptor(cudnnFilterDescriptor_t);
cudnnStatus_t cudnnSoftmaxForward(cudnnHandle_t, cudnnSoftmaxAlgorithm_t, cudnnSoftmaxMode_t, const void *,
                                  const cudnnTensorDescriptor_t, const void *, const void *,
                                  const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnCreatePoolingDescriptor(cudnnPoolingDescriptor_t *);
cudnnStatus_t cudnnSetPooling2dDescriptor(cudnnPoolingDescriptor_t, cudnnPoolingMode_t, cudnnNanPropagation_t, int, int,
                                          int, int, int, int);
cudnnStatus_t cudnnGetPooling2dDescriptor(const cudnnPoolingDescriptor_t, cudnnPoolingMode_t *, cudnnNanPropagation_t *,
                                          int *, int *, int *, int *, int *, int *);
cudnnStatus_t cudnnSetPoolingNdDescriptor(cudnnPoolingDescriptor_t, const cudnnPoolingMode_t,
                                          const cudnnNanPropagation_t, int, const int[], const int[], const int[]);
cudnnStatus_t cudnnGetPoolingNdDescriptor(const cudnnPoolingDescriptor_t, int, cudnnPoolingMode_t *,
                                          cudnnNanPropagation_t *, int *, int[], int[], int[]);
cudnnStatus_t cudnnGetPoolingNdForwardOutputDim(const cudnnPoolingDescriptor_t, const cudnnTensorDescriptor_t, int,
                                                int[]);
cudnnStatus_t cudnnGetPooling2dForwardOutputDim(const cudnnPoolingDescriptor_t, const cudnnTensorDescriptor_t, int *,
                                                int *, int *, int *);
cudnnStatus_t cudnnDestroyPoolingDescriptor(cudnnPoolingDescriptor_t);
cudnnStatus_t cudnnPoolingForward(cudnnHandle_t, const cudnnPoolingDescriptor_t, const void *,
                                  const cudnnTensorDescriptor_t, const void *, const void *,
                                  const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnCreateActivationDescriptor(cudnnActivationDescriptor_t *);
cudnnStatus_t cudnnSetActivationDescriptor(cudnnActivationDescriptor_t, cudnnActivationMode_t, cudnnNanPropagation_t,
                                           double);
cudnnStatus_t cudnnGetActivationDescriptor(const cudnnActivationDescriptor_t, cudnnActivationMode_t *,
                                           cudnnNanPropagation_t *, double *);
cudnnStatus_t cudnnSetActivationDescriptorSwishBeta(cudnnActivationDescriptor_t, double);
cudnnStatus_t cudnnGetActivationDescriptorSwishBeta(cudnnActivationDescriptor_t, double *);
cudnnStatus_t cudnnDestroyActivationDescriptor(cudnnActivationDescriptor_t);
cudnnStatus_t cudnnActivationForward(cudnnHandle_t, cudnnActivationDescriptor_t, const void *,
                                     const cudnnTensorDescriptor_t, const void *, const void *,
                                     const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnCreateLRNDescriptor(cudnnLRNDescriptor_t *);
cudnnStatus_t cudnnSetLRNDescriptor(cudnnLRNDescriptor_t, unsigned int, double, double, double);
cudnnStatus_t cudnnGetLRNDescriptor(cudnnLRNDescriptor_t, unsigned int *, double *, double *, double *);
cudnnStatus_t cudnnDestroyLRNDescriptor(cudnnLRNDescriptor_t);
cudnnStatus_t cudnnLRNCrossChannelForward(cudnnHandle_t, cudnnLRNDescriptor_t, cudnnLRNMode_t, const void *,
                                          const cudnnTensorDescriptor_t, const void *, const void *,
                                          const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnDivisiveNormalizationForward(cudnnHandle_t, cudnnLRNDescriptor_t, cudnnDivNormMode_t, const void *,
                                                const cudnnTensorDescriptor_t, const void *, const void *, void *,
                                                void *, const void *, const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnDeriveBNTensorDescriptor(cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t,
                                            cudnnBatchNormMode_t);
cudnnStatus_t cudnnBatchNormalizationForwardInference(cudnnHandle_t, cudnnBatchNormMode_t, const void *, const void *,
                                                      const cudnnTensorDescriptor_t, const void *,
                                                      const cudnnTensorDescriptor_t, void *,
                                                      const cudnnTensorDescriptor_t, const void *, const void *,
                                                      const void *, const void *, double);
cudnnStatus_t cudnnDeriveNormTensorDescriptor(cudnnTensorDescriptor_t, cudnnTensorDescriptor_t,
                                              const cudnnTensorDescriptor_t, cudnnNormMode_t, int);
cudnnStatus_t cudnnNormalizationForwardInference(cudnnHandle_t, cudnnNormMode_t, cudnnNormOps_t, cudnnNormAlgo_t,
                                                 const void *, const void *, const cudnnTensorDescriptor_t,
                                                 const void *, const cudnnTensorDescriptor_t, const void *,
                                                 const void *, const cudnnTensorDescriptor_t, const void *,
                                                 const void *, const cudnnTensorDescriptor_t, const void *,
                                                 cudnnActivationDescriptor_t, const cudnnTensorDescriptor_t, void *,
                                                 double, int);
cudnnStatus_t cudnnCreateSpatialTransformerDescriptor(cudnnSpatialTransformerDescriptor_t *);
cudnnStatus_t cudnnSetSpatialTransformerNdDescriptor(cudnnSpatialTransformerDescriptor_t, cudnnSamplerType_t,
                                                     cudnnDataType_t, const int, const int[]);
cudnnStatus_t cudnnDestroySpatialTransformerDescriptor(cudnnSpatialTransformerDescriptor_t);
cudnnStatus_t cudnnSpatialTfGridGeneratorForward(cudnnHandle_t, const cudnnSpatialTransformerDescriptor_t, const void *,
                                                 void *);
cudnnStatus_t cudnnSpatialTfSamplerForward(cudnnHandle_t, cudnnSpatialTransformerDescriptor_t, const void *,
                                           const cudnnTensorDescriptor_t, const void *, const void *, const void *,
                                           cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnCreateDropoutDescriptor(cudnnDropoutDescriptor_t *);
cudnnStatus_t cudnnDestroyDropoutDescriptor(cudnnDropoutDescriptor_t);
cudnnStatus_t cudnnDropoutGetStatesSize(cudnnHandle_t, size_t *);
cudnnStatus_t cudnnDropoutGetReserveSpaceSize(cudnnTensorDescriptor_t, size_t *);
cudnnStatus_t cudnnSetDropoutDescriptor(cudnnDropoutDescriptor_t, cudnnHandle_t, float, void *, size_t,
                                        unsigned long long);
cudnnStatus_t cudnnRestoreDropoutDescriptor(cudnnDropoutDescriptor_t, cudnnHandle_t, float, void *, size_t,
                                            unsigned long long);
cudnnStatus_t cudnnGetDropoutDescriptor(cudnnDropoutDescriptor_t, cudnnHandle_t, float *, void **,
                                        unsigned long long *);
cudnnStatus_t cudnnDropoutForward(cudnnHandle_t, const cudnnDropoutDescriptor_t, const cudnnTensorDescriptor_t,
                                  const void *, const cudnnTensorDescriptor_t, void *, void *, size_t);
cudnnStatus_t cudnnOpsVersionCheck();
cudnnStatus_t cudnnSoftmaxBackward(cudnnHandle_t, cudnnSoftmaxAlgorithm_t, cudnnSoftmaxMode_t, const void *,
                                   const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t,
                                   const void *, const void *, const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnPoolingBackward(cudnnHandle_t, const cudnnPoolingDescriptor_t, const void *,
                                   const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t,
                                   const void *, const cudnnTensorDescriptor_t, const void *, const void *,
                                   const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnActivationBackward(cudnnHandle_t, cudnnActivationDescriptor_t, const void *,
                                      const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t,
                                      const void *, const cudnnTensorDescriptor_t, const void *, const void *,
                                      const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnLRNCrossChannelBackward(cudnnHandle_t, cudnnLRNDescriptor_t, cudnnLRNMode_t, const void *,
                                           const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t,
                                           const void *, const cudnnTensorDescriptor_t, const void *, const void *,
                                           const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnDivisiveNormalizationBackward(cudnnHandle_t, cudnnLRNDescriptor_t, cudnnDivNormMode_t, const void *,
                                                 const cudnnTensorDescriptor_t, const void *, const void *,
                                                 const void *, void *, void *, const void *,
                                                 const cudnnTensorDescriptor_t, void *, void *);
cudnnStatus_t
cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(cudnnHandle_t, cudnnBatchNormMode_t, cudnnBatchNormOps_t,
                                                         const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t,
                                                         const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t,
                                                         const cudnnActivationDescriptor_t, size_t *);
cudnnStatus_t cudnnGetBatchNormalizationBackwardExWorkspaceSize(
    cudnnHandle_t, cudnnBatchNormMode_t, cudnnBatchNormOps_t, const cudnnTensorDescriptor_t,
    const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t,
    const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t, const cudnnActivationDescriptor_t, size_t *);
cudnnStatus_t cudnnGetBatchNormalizationTrainingExReserveSpaceSize(cudnnHandle_t, cudnnBatchNormMode_t,
                                                                   cudnnBatchNormOps_t,
                                                                   const cudnnActivationDescriptor_t,
                                                                   const cudnnTensorDescriptor_t, size_t *);
cudnnStatus_t cudnnBatchNormalizationForwardTraining(cudnnHandle_t, cudnnBatchNormMode_t, const void *, const void *,
                                                     const cudnnTensorDescriptor_t, const void *,
                                                     const cudnnTensorDescriptor_t, void *,
                                                     const cudnnTensorDescriptor_t, const void *, const void *, double,
                                                     void *, void *, double, void *, void *);
cudnnStatus_t cudnnBatchNormalizationForwardTrainingEx(cudnnHandle_t, cudnnBatchNormMode_t, cudnnBatchNormOps_t,
                                                       const void *, const void *, const cudnnTensorDescriptor_t,
                                                       const void *, const cudnnTensorDescriptor_t, const void *,
                                                       const cudnnTensorDescriptor_t, void *,
                                                       const cudnnTensorDescriptor_t, const void *, const void *,
                                                       double, void *, void *, double, void *, void *,
                                                       cudnnActivationDescriptor_t, void *, size_t, void *, size_t);
cudnnStatus_t cudnnBatchNormalizationBackward(cudnnHandle_t, cudnnBatchNormMode_t, const void *, const void *,
                                              const void *, const void *, const cudnnTensorDescriptor_t, const void *,
                                              const cudnnTensorDescriptor_t, const void *,
                                              const cudnnTensorDescriptor_t, void *, const cudnnTensorDescriptor_t,
                                              const void *, void *, void *, double, const void *, const void *);
cudnnStatus_t cudnnBatchNormalizationBackwardEx(cudnnHandle_t, cudnnBatchNormMode_t, cudnnBatchNormOps_t, const void *,
                                                const void *, const void *, const void *, const cudnnTensorDescriptor_t,
                                                const void *, const cudnnTensorDescriptor_t, const void *,
                                                const cudnnTensorDescriptor_t, const void *,
                                                const cudnnTensorDescriptor_t, void *, const cudnnTensorDescriptor_t,
                                                void *, const cudnnTensorDescriptor_t, const void *, const void *,
                                                void *, void *, double, const void *, const void *,
                                                cudnnActivationDescriptor_t, void *, size_t, void *, size_t);
cudnnStatus_t cudnnGetNormalizationForwardTrainingWorkspaceSize(
    cudnnHandle_t, cudnnNormMode_t, cudnnNormOps_t, cudnnNormAlgo_t, const cudnnTensorDescriptor_t,
    const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t,
    const cudnnActivationDescriptor_t, const cudnnTensorDescriptor_t, size_t *, int);
cudnnStatus_t cudnnGetNormalizationBackwardWorkspaceSize(cudnnHandle_t, cudnnNormMode_t, cudnnNormOps_t,
                                                         cudnnNormAlgo_t, const cudnnTensorDescriptor_t,
                                                         const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t,
                                                         const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t,
                                                         const cudnnTensorDescriptor_t,
                                                         const cudnnActivationDescriptor_t,
                                                         const cudnnTensorDescriptor_t, size_t *, int);
cudnnStatus_t cudnnGetNormalizationTrainingReserveSpaceSize(cudnnHandle_t, cudnnNormMode_t, cudnnNormOps_t,
                                                            cudnnNormAlgo_t, const cudnnActivationDescriptor_t,
                                                            const cudnnTensorDescriptor_t, size_t *, int);
cudnnStatus_t cudnnNormalizationForwardTraining(cudnnHandle_t, cudnnNormMode_t, cudnnNormOps_t, cudnnNormAlgo_t,
                                                const void *, const void *, const cudnnTensorDescriptor_t, const void *,
                                                const cudnnTensorDescriptor_t, const void *, const void *, double,
                                                const cudnnTensorDescriptor_t, void *, void *, double, void *, void *,
                                                cudnnActivationDescriptor_t, const cudnnTensorDescriptor_t,
                                                const void *, const cudnnTensorDescriptor_t, void *, void *, size_t,
                                                void *, size_t, int);
cudnnStatus_t cudnnNormalizationBackward(cudnnHandle_t, cudnnNormMode_t, cudnnNormOps_t, cudnnNormAlgo_t, const void *,
                                         const void *, const void *, const void *, const cudnnTensorDescriptor_t,
                                         const void *, const cudnnTensorDescriptor_t, const void *,
                                         const cudnnTensorDescriptor_t, const void *, const cudnnTensorDescriptor_t,
                                         void *, const cudnnTensorDescriptor_t, void *, const cudnnTensorDescriptor_t,
                                         const void *, const void *, void *, void *, double,
                                         const cudnnTensorDescriptor_t, const void *, const void *,
                                         cudnnActivationDescriptor_t, void *, size_t, void *, size_t, int);
cudnnStatus_t cudnnSpatialTfGridGeneratorBackward(cudnnHandle_t, const cudnnSpatialTransformerDescriptor_t,
                                                  const void *, void *);
cudnnStatus_t cudnnSpatialTfSamplerBackward(cudnnHandle_t, cudnnSpatialTransformerDescriptor_t, const void *,
                                            const cudnnTensorDescriptor_t, const void *, const void *,
                                            const cudnnTensorDescriptor_t, void *, const void *,
                                            const cudnnTensorDescriptor_t, const void *, const void *, const void *,
                                            void *);
cudnnStatus_t cudnnDropoutBackward(cudnnHandle_t, const cudnnDropoutDescriptor_t, const cudnnTensorDescriptor_t,
                                   const void *, const cudnnTensorDescriptor_t, void *, void *, size_t);

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY_CUDNN_OPS_H
