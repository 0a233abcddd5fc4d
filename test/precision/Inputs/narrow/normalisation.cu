// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Softmax and other shares of a whole, by threads, warps and blocks; normalisations that have limits and some that
// have none.
#include "harness.h"

constexpr int Short = 64, ShortRows = N / Short, ShortBlocks = ShortRows / 128, BlockRows = Rows < 64 ? 4 : 64;

// GRADE: softmaxOfRow bounded FP16
template <class S> __global__ void softmaxOfRow(const float *In, S *Out, int Length) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  const float *Row = In + I * Length;
  float Most = -INFINITY, Sum = 0;
  for (int J = 0; J < Length; ++J)
    Most = fmaxf(Most, Row[J]);
  for (int J = 0; J < Length; ++J)
    Sum += expf(Row[J] - Most);
  for (int J = 0; J < Length; ++J)
    Out[I * Length + J] = As<S>::store(expf(Row[J] - Most) / Sum);
}

// GRADE: softmaxByBlock bounded FP16
template <class S> __global__ void softmaxByBlock(const float *In, S *Out, int Length) {
  __shared__ float Part[Threads];
  const float *Row = In + blockIdx.x * Length;
  float Most = -INFINITY;
  for (int J = threadIdx.x; J < Length; J += blockDim.x)
    Most = fmaxf(Most, Row[J]);
  Part[threadIdx.x] = Most;
  __syncthreads();
  for (int Half = blockDim.x / 2; Half > 0; Half /= 2) {
    if (threadIdx.x < Half)
      Part[threadIdx.x] = fmaxf(Part[threadIdx.x], Part[threadIdx.x + Half]);
    __syncthreads();
  }
  Most = Part[0];
  __syncthreads();
  __shared__ float Sums[Threads];
  float Sum = 0;
  for (int J = threadIdx.x; J < Length; J += blockDim.x)
    Sum += expf(Row[J] - Most);
  Sums[threadIdx.x] = Sum;
  __syncthreads();
  for (int Half = blockDim.x / 2; Half > 0; Half /= 2) {
    if (threadIdx.x < Half)
      Sums[threadIdx.x] = Sums[threadIdx.x] + Sums[threadIdx.x + Half];
    __syncthreads();
  }
  for (int J = threadIdx.x; J < Length; J += blockDim.x)
    Out[blockIdx.x * Length + J] = As<S>::store(expf(Row[J] - Most) / Sums[0]);
}

// GRADE: softmaxByWarp bounded FP16
template <class S> __global__ void softmaxByWarp(const float *In, S *Out, int Length) {
  const float *Row = In + blockIdx.x * Length;
  float Most = -INFINITY, Sum = 0;
  for (int J = threadIdx.x; J < Length; J += 32)
    Most = fmaxf(Most, Row[J]);
  for (int Mask = 16; Mask > 0; Mask /= 2)
    Most = fmaxf(Most, __shfl_xor_sync(0xffffffffu, Most, Mask));
  for (int J = threadIdx.x; J < Length; J += 32)
    Sum += expf(Row[J] - Most);
  for (int Mask = 16; Mask > 0; Mask /= 2)
    Sum += __shfl_xor_sync(0xffffffffu, Sum, Mask);
  for (int J = threadIdx.x; J < Length; J += 32)
    Out[blockIdx.x * Length + J] = As<S>::store(expf(Row[J] - Most) / Sum);
}

// The sum is of another array: its terms are not those that are divided.
// GRADE: softmaxOfOther none
template <class S> __global__ void softmaxOfOther(const float *In, const float *Other, S *Out, int Length, int Size) {
  AT const float *Row = In + I * Length;
  float Most = -INFINITY, Sum = 0;
  for (int J = 0; J < Length; ++J)
    Most = fmaxf(Most, Row[J]);
  for (int J = 0; J < Length; ++J)
    Sum += expf(Other[I * Length + J] - Most);
  for (int J = 0; J < Length; ++J)
    Out[I * Length + J] = As<S>::store(expf(Row[J]) / Sum);
}

// The sum leaves half of the row out.
// GRADE: softmaxOfHalf none
template <class S> __global__ void softmaxOfHalf(const float *In, S *Out, int Length, int Size) {
  AT const float *Row = In + I * Length;
  float Sum = 0;
  for (int J = 0; J < Length / 2; ++J)
    Sum += expf(Row[J]);
  for (int J = 0; J < Length; ++J)
    Out[I * Length + J] = As<S>::store(expf(Row[J]) / Sum);
}

// A difference with a sum: logarithms of small shares have any size.
// GRADE: logSoftmax none
template <class S> __global__ void logSoftmax(const float *In, S *Out, int Length, int Size) {
  AT const float *Row = In + I * Length;
  float Most = -INFINITY, Sum = 0;
  for (int J = 0; J < Length; ++J)
    Most = fmaxf(Most, Row[J]);
  for (int J = 0; J < Length; ++J)
    Sum += expf(Row[J] - Most);
  for (int J = 0; J < Length; ++J)
    Out[I * Length + J] = As<S>::store(Row[J] - Most - logf(Sum));
}

// GRADE: unitVectors bounded FP16
template <class S> __global__ void unitVectors(const float *X, const float *Y, S *Out, int Size) {
  AT const float A = X[I], B = Y[I];
  Out[I] = As<S>::store(A * rsqrtf(A * A + B * B + 1e-6f));
}
// Without the constant, squares that underflow leave a quotient of any size.
// GRADE: unitVectorsUnguarded none
template <class S> __global__ void unitVectorsUnguarded(const float *X, const float *Y, S *Out, int Size) {
  AT const float A = X[I], B = Y[I];
  Out[I] = As<S>::store(A * rsqrtf(A * A + B * B));
}
// GRADE: rmsOfPair bounded FP16
template <class S> __global__ void rmsOfPair(const float *X, const float *Y, S *Out, int Size) {
  AT const float A = X[I], B = Y[I];
  Out[I] = As<S>::store(A / sqrtf(A * A + B * B + 1e-12f));
}
// GRADE: layerNorm none
template <class S> __global__ void layerNorm(const float *In, S *Out, int Length, int Size) {
  AT const float *Row = In + I * Length;
  float Mean = 0, Square = 0;
  for (int J = 0; J < Length; ++J)
    Mean += Row[J] / Length;
  for (int J = 0; J < Length; ++J)
    Square += (Row[J] - Mean) * (Row[J] - Mean) / Length;
  for (int J = 0; J < Length; ++J)
    Out[I * Length + J] = As<S>::store((Row[J] - Mean) * rsqrtf(Square + 1e-5f));
}
// GRADE: standardisedAndCut bounded FP16
template <class S> __global__ void standardisedAndCut(const float *In, const float *Means, S *Out, int Size) {
  AT Out[I] = As<S>::store(fminf(fmaxf((In[I] - Means[I % 512]) * 0.37f, -5.0f), 5.0f));
}
// GRADE: shareOfTwo bounded FP16
template <class S> __global__ void shareOfTwo(const float *X, const float *Y, S *Out, int Size) {
  AT const float A = fabsf(X[I]), B = fabsf(Y[I]);
  Out[I] = As<S>::store(A / (A + B));
}
// The other part may be negative: the whole is then less than the part.
// GRADE: shareOfSigned none
template <class S> __global__ void shareOfSigned(const float *X, const float *Y, S *Out, int Size) {
  AT const float A = fabsf(X[I]), B = Y[I];
  Out[I] = As<S>::store(A / (A + B));
}
// GRADE: cosineOfBytes bounded FP16
template <class S> __global__ void cosineOfBytes(const byte *X, const byte *Y, S *Out, int Size) {
  AT const float A = X[I], B = Y[I];
  Out[I] = As<S>::store(A * B / (A * A + B * B + 1.0f));
}

int main() {
  CASE_ON(LAUNCH, ShortBlocks, 128, N, softmaxOfRow, FLOATS, In.Data, Out.Data, Short);
  CASE_ON(LAUNCH_TOGETHER, BlockRows, Threads, BlockRows * Columns, softmaxByBlock, FLOATS, In.Data, Out.Data, Columns);
  CASE_ON(LAUNCH_TOGETHER, BlockRows, 32, BlockRows * Columns, softmaxByWarp, FLOATS, In.Data, Out.Data, Columns);
  CASE_ON(LAUNCH, ShortBlocks, 128, N, softmaxOfOther, FLOATS, In.Data, More.Data, Out.Data, Short, ShortRows);
  CASE_ON(LAUNCH, ShortBlocks, 128, N, softmaxOfHalf, FLOATS, In.Data, Out.Data, Short, ShortRows);
  CASE_ON(LAUNCH, ShortBlocks, 128, N, logSoftmax, FLOATS, In.Data, Out.Data, Short, ShortRows);
  CASE(unitVectors, FLOATS, In.Data, More.Data, Out.Data, N);
  CASE(unitVectorsUnguarded, FLOATS, In.Data, More.Data, Out.Data, N);
  CASE(rmsOfPair, FLOATS, In.Data, More.Data, Out.Data, N);
  CASE_ON(LAUNCH, ShortBlocks, 128, N, layerNorm, FLOATS, In.Data, Out.Data, Short, ShortRows);
  CASE(standardisedAndCut, FLOATS, In.Data, More.Data, Out.Data, N);
  CASE(shareOfTwo, FLOATS, In.Data, More.Data, Out.Data, N);
  CASE(shareOfSigned, FLOATS, In.Data, More.Data, Out.Data, N);
  CASE(cosineOfBytes, BYTES, In.Data, More.Data, Out.Data, N);
  return Failures != 0;
}
