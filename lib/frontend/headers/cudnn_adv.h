// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cuDNN: recurrent and attention layers.

#ifndef CUDA_TIDY_CUDNN_ADV_H
#define CUDA_TIDY_CUDNN_ADV_H

#include "cudnn_ops.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CUDNN_ADV_MAJOR 9
#define CUDNN_ADV_MINOR 19
#define CUDNN_ADV_PATCH 0
#define CUDNN_RNN_PADDED_IO_DISABLED 0
#define CUDNN_RNN_PADDED_IO_ENABLED (1U << 0)
#define CUDNN_SEQDATA_DIM_COUNT 4
#define CUDNN_ATTN_QUERYMAP_ALL_TO_ONE 0
#define CUDNN_ATTN_QUERYMAP_ONE_TO_ONE (1U << 0)
#define CUDNN_ATTN_DISABLE_PROJ_BIASES 0
#define CUDNN_ATTN_ENABLE_PROJ_BIASES (1U << 1)
#define CUDNN_ATTN_WKIND_COUNT 8

typedef enum cudnnRNNAlgo_t {
  CUDNN_RNN_ALGO_STANDARD,
  CUDNN_RNN_ALGO_PERSIST_STATIC,
  CUDNN_RNN_ALGO_PERSIST_DYNAMIC,
  CUDNN_RNN_ALGO_PERSIST_STATIC_SMALL_H,
  CUDNN_RNN_ALGO_COUNT
} cudnnRNNAlgo_t;
typedef enum cudnnForwardMode_t { CUDNN_FWD_MODE_INFERENCE, CUDNN_FWD_MODE_TRAINING } cudnnForwardMode_t;
typedef enum cudnnRNNMode_t { CUDNN_RNN_RELU, CUDNN_RNN_TANH, CUDNN_LSTM, CUDNN_GRU } cudnnRNNMode_t;
typedef enum cudnnRNNBiasMode_t {
  CUDNN_RNN_NO_BIAS,
  CUDNN_RNN_SINGLE_INP_BIAS,
  CUDNN_RNN_DOUBLE_BIAS,
  CUDNN_RNN_SINGLE_REC_BIAS
} cudnnRNNBiasMode_t;
typedef enum cudnnDirectionMode_t { CUDNN_UNIDIRECTIONAL, CUDNN_BIDIRECTIONAL } cudnnDirectionMode_t;
typedef enum cudnnRNNInputMode_t { CUDNN_LINEAR_INPUT, CUDNN_SKIP_INPUT } cudnnRNNInputMode_t;
typedef enum cudnnRNNClipMode_t { CUDNN_RNN_CLIP_NONE, CUDNN_RNN_CLIP_MINMAX } cudnnRNNClipMode_t;
typedef enum cudnnRNNDataLayout_t {
  CUDNN_RNN_DATA_LAYOUT_SEQ_MAJOR_UNPACKED,
  CUDNN_RNN_DATA_LAYOUT_SEQ_MAJOR_PACKED,
  CUDNN_RNN_DATA_LAYOUT_BATCH_MAJOR_UNPACKED
} cudnnRNNDataLayout_t;
struct cudnnRNNStruct;
typedef struct cudnnRNNStruct *cudnnRNNDescriptor_t;
struct cudnnRNNDataStruct;
typedef struct cudnnRNNDataStruct *cudnnRNNDataDescriptor_t;
typedef enum cudnnSeqDataAxis_t {
  CUDNN_SEQDATA_TIME_DIM,
  CUDNN_SEQDATA_BATCH_DIM,
  CUDNN_SEQDATA_BEAM_DIM,
  CUDNN_SEQDATA_VECT_DIM
} cudnnSeqDataAxis_t;
struct cudnnSeqDataStruct;
typedef struct cudnnSeqDataStruct *cudnnSeqDataDescriptor_t;
struct cudnnAttnStruct;
typedef struct cudnnAttnStruct *cudnnAttnDescriptor_t;
typedef enum cudnnMultiHeadAttnWeightKind_t {
  CUDNN_MH_ATTN_Q_WEIGHTS,
  CUDNN_MH_ATTN_K_WEIGHTS,
  CUDNN_MH_ATTN_V_WEIGHTS,
  CUDNN_MH_ATTN_O_WEIGHTS,
  CUDNN_MH_ATTN_Q_BIASES,
  CUDNN_MH_ATTN_K_BIASES,
  CUDNN_MH_ATTN_V_BIASES,
  CUDNN_MH_ATTN_O_BIASES
} cudnnMultiHeadAttnWeightKind_t;
typedef enum cudnnWgradMode_t { CUDNN_WGRAD_MODE_ADD, CUDNN_WGRAD_MODE_SET } cudnnWgradMode_t;
typedef enum cudnnLossNormalizationMode_t {
  CUDNN_LOSS_NORMALIZATION_NONE,
  CUDNN_LOSS_NORMALIZATION_SOFTMAX
} cudnnLossNormalizationMode_t;

cudnnStatus_t cudnnCreateRNNDescriptor(cudnnRNNDescriptor_t *);
cudnnStatus_t cudnnDestroyRNNDescriptor(cudnnRNNDescriptor_t);
cudnnStatus_t cudnnSetRNNDescriptor_v8(cudnnRNNDescriptor_t, cudnnRNNAlgo_t, cudnnRNNMode_t, cudnnRNNBiasMode_t,
                                       cudnnDirectionMode_t, cudnnRNNInputMode_t, cudnnDataType_t, cudnnDataType_t,
                                       cudnnMathType_t, int32_t, int32_t, int32_t, int32_t, cudnnDropoutDescriptor_t,
                                       uint32_t);
cudnnStatus_t cudnnGetRNNDescriptor_v8(cudnnRNNDescriptor_t, cudnnRNNAlgo_t *, cudnnRNNMode_t *, cudnnRNNBiasMode_t *,
                                       cudnnDirectionMode_t *, cudnnRNNInputMode_t *, cudnnDataType_t *,
                                       cudnnDataType_t *, cudnnMathType_t *, int32_t *, int32_t *, int32_t *, int32_t *,
                                       cudnnDropoutDescriptor_t *, uint32_t *);
cudnnStatus_t cudnnRNNSetClip_v8(cudnnRNNDescriptor_t, cudnnRNNClipMode_t, cudnnNanPropagation_t, double, double);
cudnnStatus_t cudnnRNNSetClip_v9(cudnnRNNDescriptor_t, cudnnRNNClipMode_t, double, double);
cudnnStatus_t cudnnRNNGetClip_v8(cudnnRNNDescriptor_t, cudnnRNNClipMode_t *, cudnnNanPropagation_t *, double *,
                                 double *);
cudnnStatus_t cudnnRNNGetClip_v9(cudnnRNNDescriptor_t, cudnnRNNClipMode_t *, double *, double *);
cudnnStatus_t cudnnBuildRNNDynamic(cudnnHandle_t, cudnnRNNDescriptor_t, int);
cudnnStatus_t cudnnGetRNNTempSpaceSizes(cudnnHandle_t, cudnnRNNDescriptor_t, cudnnForwardMode_t,
                                        cudnnRNNDataDescriptor_t, size_t *, size_t *);
cudnnStatus_t cudnnGetRNNWeightSpaceSize(cudnnHandle_t, cudnnRNNDescriptor_t, size_t *);
cudnnStatus_t cudnnGetRNNWeightParams(cudnnHandle_t, cudnnRNNDescriptor_t, int32_t, size_t, const void *, int32_t,
                                      cudnnTensorDescriptor_t, void **, cudnnTensorDescriptor_t, void **);
cudnnStatus_t cudnnCreateRNNDataDescriptor(cudnnRNNDataDescriptor_t *);
cudnnStatus_t cudnnDestroyRNNDataDescriptor(cudnnRNNDataDescriptor_t);
cudnnStatus_t cudnnSetRNNDataDescriptor(cudnnRNNDataDescriptor_t, cudnnDataType_t, cudnnRNNDataLayout_t, int, int, int,
                                        const int[], void *);
cudnnStatus_t cudnnGetRNNDataDescriptor(cudnnRNNDataDescriptor_t, cudnnDataType_t *, cudnnRNNDataLayout_t *, int *,
                                        int *, int *, int, int[], void *);
cudnnStatus_t cudnnRNNForward(cudnnHandle_t, cudnnRNNDescriptor_t, cudnnForwardMode_t, const int32_t[],
                              cudnnRNNDataDescriptor_t, const void *, cudnnRNNDataDescriptor_t, void *,
                              cudnnTensorDescriptor_t, const void *, void *, cudnnTensorDescriptor_t, const void *,
                              void *, size_t, const void *, size_t, void *, size_t, void *);
cudnnStatus_t cudnnCreateSeqDataDescriptor(cudnnSeqDataDescriptor_t *);
cudnnStatus_t cudnnDestroySeqDataDescriptor(cudnnSeqDataDescriptor_t);
cudnnStatus_t cudnnSetSeqDataDescriptor(cudnnSeqDataDescriptor_t, cudnnDataType_t, int, const int[],
                                        const cudnnSeqDataAxis_t[], size_t, const int[], void *);
cudnnStatus_t cudnnGetSeqDataDescriptor(const cudnnSeqDataDescriptor_t, cudnnDataType_t *, int *, int, int[],
                                        cudnnSeqDataAxis_t[], size_t *, size_t, int[], void *);
cudnnStatus_t cudnnCreateAttnDescriptor(cudnnAttnDescriptor_t *);
cudnnStatus_t cudnnDestroyAttnDescriptor(cudnnAttnDescriptor_t);
cudnnStatus_t cudnnSetAttnDescriptor(cudnnAttnDescriptor_t, unsigned int, int, double, cudnnDataType_t, cudnnDataType_t,
                                     cudnnMathType_t, cudnnDropoutDescriptor_t, cudnnDropoutDescriptor_t, int, int, int,
                                     int, int, int, int, int, int, int, int);
cudnnStatus_t cudnnGetAttnDescriptor(cudnnAttnDescriptor_t, unsigned int *, int *, double *, cudnnDataType_t *,
                                     cudnnDataType_t *, cudnnMathType_t *, cudnnDropoutDescriptor_t *,
                                     cudnnDropoutDescriptor_t *, int *, int *, int *, int *, int *, int *, int *, int *,
                                     int *, int *, int *);
cudnnStatus_t cudnnGetMultiHeadAttnBuffers(cudnnHandle_t, const cudnnAttnDescriptor_t, size_t *, size_t *, size_t *);
cudnnStatus_t cudnnGetMultiHeadAttnWeights(cudnnHandle_t, const cudnnAttnDescriptor_t, cudnnMultiHeadAttnWeightKind_t,
                                           size_t, const void *, cudnnTensorDescriptor_t, void **);
cudnnStatus_t cudnnMultiHeadAttnForward(cudnnHandle_t, const cudnnAttnDescriptor_t, int, const int[], const int[],
                                        const int[], const int[], const cudnnSeqDataDescriptor_t, const void *,
                                        const void *, const cudnnSeqDataDescriptor_t, const void *,
                                        const cudnnSeqDataDescriptor_t, const void *, const cudnnSeqDataDescriptor_t,
                                        void *, size_t, const void *, size_t, void *, size_t, void *);
cudnnStatus_t cudnnAdvVersionCheck();
cudnnStatus_t cudnnRNNBackwardData_v8(cudnnHandle_t, cudnnRNNDescriptor_t, const int32_t[], cudnnRNNDataDescriptor_t,
                                      const void *, const void *, cudnnRNNDataDescriptor_t, void *,
                                      cudnnTensorDescriptor_t, const void *, const void *, void *,
                                      cudnnTensorDescriptor_t, const void *, const void *, void *, size_t, const void *,
                                      size_t, void *, size_t, void *);
cudnnStatus_t cudnnRNNBackwardWeights_v8(cudnnHandle_t, cudnnRNNDescriptor_t, cudnnWgradMode_t, const int32_t[],
                                         cudnnRNNDataDescriptor_t, const void *, cudnnTensorDescriptor_t, const void *,
                                         cudnnRNNDataDescriptor_t, const void *, size_t, void *, size_t, void *, size_t,
                                         void *);
cudnnStatus_t cudnnMultiHeadAttnBackwardData(cudnnHandle_t, const cudnnAttnDescriptor_t, const int[], const int[],
                                             const int[], const int[], const cudnnSeqDataDescriptor_t, const void *,
                                             const cudnnSeqDataDescriptor_t, void *, const void *,
                                             const cudnnSeqDataDescriptor_t, void *, const void *,
                                             const cudnnSeqDataDescriptor_t, void *, const void *, size_t, const void *,
                                             size_t, void *, size_t, void *);
cudnnStatus_t cudnnMultiHeadAttnBackwardWeights(cudnnHandle_t, const cudnnAttnDescriptor_t, cudnnWgradMode_t,
                                                const cudnnSeqDataDescriptor_t, const void *,
                                                const cudnnSeqDataDescriptor_t, const void *,
                                                const cudnnSeqDataDescriptor_t, const void *,
                                                const cudnnSeqDataDescriptor_t, const void *, size_t, const void *,
                                                void *, size_t, void *, size_t, void *);
cudnnStatus_t cudnnCreateCTCLossDescriptor(cudnnCTCLossDescriptor_t *);
cudnnStatus_t cudnnSetCTCLossDescriptor(cudnnCTCLossDescriptor_t, cudnnDataType_t);
cudnnStatus_t cudnnSetCTCLossDescriptorEx(cudnnCTCLossDescriptor_t, cudnnDataType_t, cudnnLossNormalizationMode_t,
                                          cudnnNanPropagation_t);
cudnnStatus_t cudnnSetCTCLossDescriptor_v8(cudnnCTCLossDescriptor_t, cudnnDataType_t, cudnnLossNormalizationMode_t,
                                           cudnnNanPropagation_t, int);
cudnnStatus_t cudnnSetCTCLossDescriptor_v9(cudnnCTCLossDescriptor_t, cudnnDataType_t, cudnnLossNormalizationMode_t,
                                           cudnnCTCGradMode_t, int);
cudnnStatus_t cudnnGetCTCLossDescriptor(cudnnCTCLossDescriptor_t, cudnnDataType_t *);
cudnnStatus_t cudnnGetCTCLossDescriptorEx(cudnnCTCLossDescriptor_t, cudnnDataType_t *, cudnnLossNormalizationMode_t *,
                                          cudnnNanPropagation_t *);
cudnnStatus_t cudnnGetCTCLossDescriptor_v8(cudnnCTCLossDescriptor_t, cudnnDataType_t *, cudnnLossNormalizationMode_t *,
                                           cudnnNanPropagation_t *, int *);
cudnnStatus_t cudnnGetCTCLossDescriptor_v9(cudnnCTCLossDescriptor_t, cudnnDataType_t *, cudnnLossNormalizationMode_t *,
                                           cudnnCTCGradMode_t *, int *);
cudnnStatus_t cudnnDestroyCTCLossDescriptor(cudnnCTCLossDescriptor_t);
cudnnStatus_t cudnnCTCLoss(cudnnHandle_t, const cudnnTensorDescriptor_t, const void *, const int[], const int[],
                           const int[], void *, const cudnnTensorDescriptor_t, void *, cudnnCTCLossAlgo_t,
                           cudnnCTCLossDescriptor_t, void *, size_t);
cudnnStatus_t cudnnCTCLoss_v8(cudnnHandle_t, cudnnCTCLossAlgo_t, cudnnCTCLossDescriptor_t,
                              const cudnnTensorDescriptor_t, const void *, const int[], const int[], const int[],
                              void *, const cudnnTensorDescriptor_t, void *, size_t, void *);
cudnnStatus_t cudnnGetCTCLossWorkspaceSize(cudnnHandle_t, const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t,
                                           const int *, const int *, const int *, cudnnCTCLossAlgo_t,
                                           cudnnCTCLossDescriptor_t, size_t *);
cudnnStatus_t cudnnGetCTCLossWorkspaceSize_v8(cudnnHandle_t, cudnnCTCLossAlgo_t, cudnnCTCLossDescriptor_t,
                                              const cudnnTensorDescriptor_t, const cudnnTensorDescriptor_t, size_t *);

#ifdef __cplusplus
}
#endif

#endif // CUDA_TIDY_CUDNN_ADV_H
