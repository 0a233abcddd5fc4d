// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuDNN: convolutions.

#ifndef CUDA_TIDY_CUDNN_CNN_H
#define CUDA_TIDY_CUDNN_CNN_H

#include "cudnn_ops.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CUDNN_CNN_MAJOR 9
#define CUDNN_CNN_MINOR 19
#define CUDNN_CNN_PATCH 0

struct cudnnConvolutionStruct;
typedef struct cudnnConvolutionStruct *cudnnConvolutionDescriptor_t;
typedef struct cudnnConvolutionFwdAlgoPerfStruct {
  cudnnConvolutionFwdAlgo_t algo;
  cudnnStatus_t status;
  float time;
  size_t memory;
  cudnnDeterminism_t determinism;
  cudnnMathType_t mathType;
  int reserved[3];
} cudnnConvolutionFwdAlgoPerf_t;
typedef struct cudnnConvolutionBwdDataAlgoPerfStruct {
  cudnnConvolutionBwdDataAlgo_t algo;
  cudnnStatus_t status;
  float time;
  size_t memory;
  cudnnDeterminism_t determinism;
  cudnnMathType_t mathType;
  int reserved[3];
} cudnnConvolutionBwdDataAlgoPerf_t;
struct cudnnFusedOpsConstParamStruct;
typedef struct cudnnFusedOpsConstParamStruct *cudnnFusedOpsConstParamPack_t;
struct cudnnFusedOpsVariantParamStruct;
typedef struct cudnnFusedOpsVariantParamStruct *cudnnFusedOpsVariantParamPack_t;
struct cudnnFusedOpsPlanStruct;
typedef struct cudnnFusedOpsPlanStruct *cudnnFusedOpsPlan_t;
typedef enum cudnnFusedOps_t {
  CUDNN_FUSED_SCALE_BIAS_ACTIVATION_CONV_BNSTATS,
  CUDNN_FUSED_SCALE_BIAS_ACTIVATION_WGRAD,
  CUDNN_FUSED_BN_FINALIZE_STATISTICS_TRAINING,
  CUDNN_FUSED_BN_FINALIZE_STATISTICS_INFERENCE,
  CUDNN_FUSED_CONV_SCALE_BIAS_ADD_ACTIVATION,
  CUDNN_FUSED_SCALE_BIAS_ADD_ACTIVATION_GEN_BITMASK,
  CUDNN_FUSED_DACTIVATION_FORK_DBATCHNORM
} cudnnFusedOps_t;
typedef enum cudnnFusedOpsConstParamLabel_t {
  CUDNN_PARAM_XDESC,
  CUDNN_PARAM_XDATA_PLACEHOLDER,
  CUDNN_PARAM_BN_MODE,
  CUDNN_PARAM_BN_EQSCALEBIAS_DESC,
  CUDNN_PARAM_BN_EQSCALE_PLACEHOLDER,
  CUDNN_PARAM_BN_EQBIAS_PLACEHOLDER,
  CUDNN_PARAM_ACTIVATION_DESC,
  CUDNN_PARAM_CONV_DESC,
  CUDNN_PARAM_WDESC,
  CUDNN_PARAM_WDATA_PLACEHOLDER,
  CUDNN_PARAM_DWDESC,
  CUDNN_PARAM_DWDATA_PLACEHOLDER,
  CUDNN_PARAM_YDESC,
  CUDNN_PARAM_YDATA_PLACEHOLDER,
  CUDNN_PARAM_DYDESC,
  CUDNN_PARAM_DYDATA_PLACEHOLDER,
  CUDNN_PARAM_YSTATS_DESC,
  CUDNN_PARAM_YSUM_PLACEHOLDER,
  CUDNN_PARAM_YSQSUM_PLACEHOLDER,
  CUDNN_PARAM_BN_SCALEBIAS_MEANVAR_DESC,
  CUDNN_PARAM_BN_SCALE_PLACEHOLDER,
  CUDNN_PARAM_BN_BIAS_PLACEHOLDER,
  CUDNN_PARAM_BN_SAVED_MEAN_PLACEHOLDER,
  CUDNN_PARAM_BN_SAVED_INVSTD_PLACEHOLDER,
  CUDNN_PARAM_BN_RUNNING_MEAN_PLACEHOLDER,
  CUDNN_PARAM_BN_RUNNING_VAR_PLACEHOLDER,
  CUDNN_PARAM_ZDESC,
  CUDNN_PARAM_ZDATA_PLACEHOLDER,
  CUDNN_PARAM_BN_Z_EQSCALEBIAS_DESC,
  CUDNN_PARAM_BN_Z_EQSCALE_PLACEHOLDER,
  CUDNN_PARAM_BN_Z_EQBIAS_PLACEHOLDER,
  CUDNN_PARAM_ACTIVATION_BITMASK_DESC,
  CUDNN_PARAM_ACTIVATION_BITMASK_PLACEHOLDER,
  CUDNN_PARAM_DXDESC,
  CUDNN_PARAM_DXDATA_PLACEHOLDER,
  CUDNN_PARAM_DZDESC,
  CUDNN_PARAM_DZDATA_PLACEHOLDER,
  CUDNN_PARAM_BN_DSCALE_PLACEHOLDER,
  CUDNN_PARAM_BN_DBIAS_PLACEHOLDER
} cudnnFusedOpsConstParamLabel_t;
typedef enum cudnnFusedOpsPointerPlaceHolder_t {
  CUDNN_PTR_NULL,
  CUDNN_PTR_ELEM_ALIGNED,
  CUDNN_PTR_16B_ALIGNED
} cudnnFusedOpsPointerPlaceHolder_t;
typedef enum cudnnFusedOpsVariantParamLabel_t {
  CUDNN_PTR_XDATA,
  CUDNN_PTR_BN_EQSCALE,
  CUDNN_PTR_BN_EQBIAS,
  CUDNN_PTR_WDATA,
  CUDNN_PTR_DWDATA,
  CUDNN_PTR_YDATA,
  CUDNN_PTR_DYDATA,
  CUDNN_PTR_YSUM,
  CUDNN_PTR_YSQSUM,
  CUDNN_PTR_WORKSPACE,
  CUDNN_PTR_BN_SCALE,
  CUDNN_PTR_BN_BIAS,
  CUDNN_PTR_BN_SAVED_MEAN,
  CUDNN_PTR_BN_SAVED_INVSTD,
  CUDNN_PTR_BN_RUNNING_MEAN,
  CUDNN_PTR_BN_RUNNING_VAR,
  CUDNN_PTR_ZDATA,
  CUDNN_PTR_BN_Z_EQSCALE,
  CUDNN_PTR_BN_Z_EQBIAS,
  CUDNN_PTR_ACTIVATION_BITMASK,
  CUDNN_PTR_DXDATA,
  CUDNN_PTR_DZDATA,
  CUDNN_PTR_BN_DSCALE,
  CUDNN_PTR_BN_DBIAS,
  CUDNN_SCALAR_SIZE_T_WORKSPACE_SIZE_IN_BYTES = 100,
  CUDNN_SCALAR_INT64_T_BN_ACCUMULATION_COUNT,
  CUDNN_SCALAR_DOUBLE_BN_EXP_AVG_FACTOR,
  CUDNN_SCALAR_DOUBLE_BN_EPSILON
} cudnnFusedOpsVariantParamLabel_t;
typedef struct cudnnConvolutionBwdFilterAlgoPerfStruct {
  cudnnConvolutionBwdFilterAlgo_t algo;
  cudnnStatus_t status;
  float time;
  size_t memory;
  cudnnDeterminism_t determinism;
  cudnnMathType_t mathType;
  int reserved[3];
} cudnnConvolutionBwdFilterAlgoPerf_t;

cudnnStatus_t cudnnCreateConvolutionDescriptor(cudnnConvolutionDescriptor_t *);
cudnnStatus_t cudnnDestroyConvolutionDescriptor(cudnnConvolutionDescriptor_t);
cudnnStatus_t cudnnSetConvolutionMathType(cudnnConvolutionDescriptor_t, cudnnMathType_t);
cudnnStatus_t cudnnGetConvolutionMathType(cudnnConvolutionDescriptor_t, cudnnMathType_t *);
cudnnStatus_t cudnnSetConvolutionGroupCount(cudnnConvolutionDescriptor_t, int);
cudnnStatus_t cudnnGetConvolutionGroupCount(cudnnConvolutionDescriptor_t, int *);
cudnnStatus_t cudnnSetConvolutionReorderType(cudnnConvolutionDescriptor_t, cudnnReorderType_t);
cudnnStatus_t cudnnGetConvolutionReorderType(cudnnConvolutionDescriptor_t, cudnnReorderType_t *);
cudnnStatus_t cudnnSetConvolution2dDescriptor(cudnnConvolutionDescriptor_t, int, int, int, int, int, int,
                                              cudnnConvolutionMode_t, cudnnDataType_t);
cudnnStatus_t cudnnGetConvolution2dDescriptor(const cudnnConvolutionDescriptor_t, int *, int *, int *, int *, int *,
                                              int *, cudnnConvolutionMode_t *, cudnnDataType_t *);
cudnnStatus_t cudnnSetConvolutionNdDescriptor(cudnnConvolutionDescriptor_t, int, const int[], const int[], const int[],
                                              cudnnConvolutionMode_t, cudnnDataType_t);
cudnnStatus_t cudnnGetConvolutionNdDescriptor(const cudnnConvolutionDescriptor_t, int, int *, int[], int[], int[],
                                              cudnnConvolutionMode_t *, cudnnDataType_t *);
cudnnStatus_t cudnnGetConvolution2dForwardOutputDim(const cudnnConvolutionDescriptor_t, const cudnnTensorDescriptor_t,
                                                    const cudnnFilterDescriptor_t, int *, int *, int *, int *);
cudnnStatus_t cudnnGetConvolutionNdForwardOutputDim(const cudnnConvolutionDescriptor_t, const cudnnTensorDescriptor_t,
                                                    const cudnnFilterDescriptor_t, int, int[]);
cudnnStatus_t cudnnGetConvolutionForwardAlgorithmMaxCount(cudnnHandle_t, int *);
cudnnStatus_t cudnnGetConvolutionForwardAlgorithm_v7(cudnnHandle_t, const cudnnTensorDescriptor_t,
                                                     const cudnnFilterDescriptor_t, const cudnnConvolutionDescriptor_t,
                                                     const cudnnTensorDescriptor_t, const int, int *,
                                                     cudnnConvolutionFwdAlgoPerf_t *);
cudnnStatus_t cudnnFindConvolutionForwardAlgorithm(cudnnHandle_t, const cudnnTensorDescriptor_t,
                                                   const cudnnFilterDescriptor_t, const cudnnConvolutionDescriptor_t,
                                                   const cudnnTensorDescriptor_t, const int, int *,
                                                   cudnnConvolutionFwdAlgoPerf_t *);
cudnnStatus_t cudnnFindConvolutionForwardAlgorithmEx(cudnnHandle_t, const cudnnTensorDescriptor_t, const void *,
                                                     const cudnnFilterDescriptor_t, const void *,
                                                     const cudnnConvolutionDescriptor_t, const cudnnTensorDescriptor_t,
                                                     void *, const int, int *, cudnnConvolutionFwdAlgoPerf_t *, void *,
                                                     size_t);
cudnnStatus_t cudnnIm2Col(cudnnHandle_t, const cudnnTensorDescriptor_t, const void *, const cudnnFilterDescriptor_t,
                          const cudnnConvolutionDescriptor_t, void *);
cudnnStatus_t cudnnReorderFilterAndBias(cudnnHandle_t, const cudnnFilterDescriptor_t, cudnnReorderType_t, const void *,
                                        void *, int, const void *, void *);
cudnnStatus_t cudnnGetConvolutionForwardWorkspaceSize(cudnnHandle_t, const cudnnTensorDescriptor_t,
                                                      const cudnnFilterDescriptor_t, const cudnnConvolutionDescriptor_t,
                                                      const cudnnTensorDescriptor_t, cudnnConvolutionFwdAlgo_t,
                                                      size_t *);
cudnnStatus_t cudnnConvolutionForward(cudnnHandle_t, const void *, const cudnnTensorDescriptor_t, const void *,
                                      const cudnnFilterDescriptor_t, const void *, const cudnnConvolutionDescriptor_t,
                                      cudnnConvolutionFwdAlgo_t, void *, size_t, const void *,
                                      const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnConvolutionBiasActivationForward(cudnnHandle_t, const void *, const cudnnTensorDescriptor_t,
                                                    const void *, const cudnnFilterDescriptor_t, const void *,
                                                    const cudnnConvolutionDescriptor_t, cudnnConvolutionFwdAlgo_t,
                                                    void *, size_t, const void *, const cudnnTensorDescriptor_t,
                                                    const void *, const cudnnTensorDescriptor_t, const void *,
                                                    const cudnnActivationDescriptor_t, const cudnnTensorDescriptor_t,
                                                    void *);
cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithmMaxCount(cudnnHandle_t, int *);
cudnnStatus_t cudnnFindConvolutionBackwardDataAlgorithm(cudnnHandle_t, const cudnnFilterDescriptor_t,
                                                        const cudnnTensorDescriptor_t,
                                                        const cudnnConvolutionDescriptor_t,
                                                        const cudnnTensorDescriptor_t, const int, int *,
                                                        cudnnConvolutionBwdDataAlgoPerf_t *);
cudnnStatus_t cudnnFindConvolutionBackwardDataAlgorithmEx(cudnnHandle_t, const cudnnFilterDescriptor_t, const void *,
                                                          const cudnnTensorDescriptor_t, const void *,
                                                          const cudnnConvolutionDescriptor_t,
                                                          const cudnnTensorDescriptor_t, void *, const int, int *,
                                                          cudnnConvolutionBwdDataAlgoPerf_t *, void *, size_t);
cudnnStatus_t cudnnGetConvolutionBackwardDataAlgorithm_v7(cudnnHandle_t, const cudnnFilterDescriptor_t,
                                                          const cudnnTensorDescriptor_t,
                                                          const cudnnConvolutionDescriptor_t,
                                                          const cudnnTensorDescriptor_t, const int, int *,
                                                          cudnnConvolutionBwdDataAlgoPerf_t *);
cudnnStatus_t cudnnGetConvolutionBackwardDataWorkspaceSize(cudnnHandle_t, const cudnnFilterDescriptor_t,
                                                           const cudnnTensorDescriptor_t,
                                                           const cudnnConvolutionDescriptor_t,
                                                           const cudnnTensorDescriptor_t, cudnnConvolutionBwdDataAlgo_t,
                                                           size_t *);
cudnnStatus_t cudnnConvolutionBackwardData(cudnnHandle_t, const void *, const cudnnFilterDescriptor_t, const void *,
                                           const cudnnTensorDescriptor_t, const void *,
                                           const cudnnConvolutionDescriptor_t, cudnnConvolutionBwdDataAlgo_t, void *,
                                           size_t, const void *, const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnGetFoldedConvBackwardDataDescriptors(
    const cudnnHandle_t, const cudnnFilterDescriptor_t, const cudnnTensorDescriptor_t,
    const cudnnConvolutionDescriptor_t, const cudnnTensorDescriptor_t, const cudnnTensorFormat_t,
    cudnnFilterDescriptor_t, cudnnTensorDescriptor_t, cudnnConvolutionDescriptor_t, cudnnTensorDescriptor_t,
    cudnnTensorTransformDescriptor_t, cudnnTensorTransformDescriptor_t, cudnnTensorTransformDescriptor_t,
    cudnnTensorTransformDescriptor_t);
cudnnStatus_t cudnnCnnVersionCheck();
cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithmMaxCount(cudnnHandle_t, int *);
cudnnStatus_t cudnnFindConvolutionBackwardFilterAlgorithm(cudnnHandle_t, const cudnnTensorDescriptor_t,
                                                          const cudnnTensorDescriptor_t,
                                                          const cudnnConvolutionDescriptor_t,
                                                          const cudnnFilterDescriptor_t, const int, int *,
                                                          cudnnConvolutionBwdFilterAlgoPerf_t *);
cudnnStatus_t cudnnFindConvolutionBackwardFilterAlgorithmEx(cudnnHandle_t, const cudnnTensorDescriptor_t, const void *,
                                                            const cudnnTensorDescriptor_t, const void *,
                                                            const cudnnConvolutionDescriptor_t,
                                                            const cudnnFilterDescriptor_t, void *, const int, int *,
                                                            cudnnConvolutionBwdFilterAlgoPerf_t *, void *, size_t);
cudnnStatus_t cudnnGetConvolutionBackwardFilterAlgorithm_v7(cudnnHandle_t, const cudnnTensorDescriptor_t,
                                                            const cudnnTensorDescriptor_t,
                                                            const cudnnConvolutionDescriptor_t,
                                                            const cudnnFilterDescriptor_t, const int, int *,
                                                            cudnnConvolutionBwdFilterAlgoPerf_t *);
cudnnStatus_t cudnnGetConvolutionBackwardFilterWorkspaceSize(cudnnHandle_t, const cudnnTensorDescriptor_t,
                                                             const cudnnTensorDescriptor_t,
                                                             const cudnnConvolutionDescriptor_t,
                                                             const cudnnFilterDescriptor_t,
                                                             cudnnConvolutionBwdFilterAlgo_t, size_t *);
cudnnStatus_t cudnnConvolutionBackwardFilter(cudnnHandle_t, const void *, const cudnnTensorDescriptor_t, const void *,
                                             const cudnnTensorDescriptor_t, const void *,
                                             const cudnnConvolutionDescriptor_t, cudnnConvolutionBwdFilterAlgo_t,
                                             void *, size_t, const void *, const cudnnFilterDescriptor_t, void *);
cudnnStatus_t cudnnConvolutionBackwardBias(cudnnHandle_t, const void *, const cudnnTensorDescriptor_t, const void *,
                                           const void *, const cudnnTensorDescriptor_t, void *);
cudnnStatus_t cudnnCreateFusedOpsConstParamPack(cudnnFusedOpsConstParamPack_t *, cudnnFusedOps_t);
cudnnStatus_t cudnnDestroyFusedOpsConstParamPack(cudnnFusedOpsConstParamPack_t);
cudnnStatus_t cudnnSetFusedOpsConstParamPackAttribute(cudnnFusedOpsConstParamPack_t, cudnnFusedOpsConstParamLabel_t,
                                                      const void *);
cudnnStatus_t cudnnGetFusedOpsConstParamPackAttribute(const cudnnFusedOpsConstParamPack_t,
                                                      cudnnFusedOpsConstParamLabel_t, void *, int *);
cudnnStatus_t cudnnCreateFusedOpsVariantParamPack(cudnnFusedOpsVariantParamPack_t *, cudnnFusedOps_t);
cudnnStatus_t cudnnDestroyFusedOpsVariantParamPack(cudnnFusedOpsVariantParamPack_t);
cudnnStatus_t cudnnSetFusedOpsVariantParamPackAttribute(cudnnFusedOpsVariantParamPack_t,
                                                        cudnnFusedOpsVariantParamLabel_t, void *);
cudnnStatus_t cudnnGetFusedOpsVariantParamPackAttribute(const cudnnFusedOpsVariantParamPack_t,
                                                        cudnnFusedOpsVariantParamLabel_t, void *);
cudnnStatus_t cudnnCreateFusedOpsPlan(cudnnFusedOpsPlan_t *, cudnnFusedOps_t);
cudnnStatus_t cudnnDestroyFusedOpsPlan(cudnnFusedOpsPlan_t);
cudnnStatus_t cudnnMakeFusedOpsPlan(cudnnHandle_t, cudnnFusedOpsPlan_t, const cudnnFusedOpsConstParamPack_t, size_t *);
cudnnStatus_t cudnnFusedOpsExecute(cudnnHandle_t, const cudnnFusedOpsPlan_t, cudnnFusedOpsVariantParamPack_t);

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY_CUDNN_CNN_H
