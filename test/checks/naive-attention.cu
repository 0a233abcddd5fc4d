// RUN: %check %s -- %cuda
#include <cublas_v2.h>
#include <cuda_fp16.h>

__global__ void scores(const float *Q, const float *K, float *S, int N, int D) {
  const int J = blockIdx.x * blockDim.x + threadIdx.x, I = blockIdx.y;
  float Sum = 0;
  for (int C = 0; C < D; ++C)
    Sum += Q[I * D + C] * K[J * D + C];
  S[I * N + J] = Sum;
}

__global__ void softmax(float *To, const float *From, float Scale, int N) {
  __shared__ float Part[128];
  From += blockIdx.x * N;
  To += blockIdx.x * N;
  float Top = -1e30f, Sum = 0;
  for (int J = 0; J < N; ++J)
    Top = fmaxf(Top, From[J]);
  for (int J = threadIdx.x; J < N; J += 128)
    Sum += expf(Scale * (From[J] - Top));
  Part[threadIdx.x] = Sum;
  __syncthreads();
  Sum = 0;
  for (int J = 0; J < 128; ++J)
    Sum += Part[J];
  const float Norm = 1.0f / Sum;
  for (int J = threadIdx.x; J < N; J += 128)
    To[J] = expf(Scale * (From[J] - Top)) * Norm;
}

__global__ void mix(const float *P, const float *V, float *O, int N, int D) {
  const int C = threadIdx.x, I = blockIdx.x;
  float Sum = 0;
  for (int J = 0; J < N; ++J)
    Sum += P[I * N + J] * V[J * D + C];
  O[I * D + C] = Sum;
}

__global__ void change(float *P, const int *Label, int N) { P[blockIdx.x * N + Label[blockIdx.x]] -= 1.0f; }

void normalise(float *To, const float *From, int N) { softmax<<<N, 128>>>(To, From, 0.125f, N); }

void attend(const float *Q, const float *K, const float *V, float *S, float *P, float *O, int N, int D) {
  scores<<<dim3(N / 128, N), 128>>>(Q, K, S, N, D);
  // CHECK: :[[@LINE-1]]:3: warning: this attention keeps 4 bytes in 'S' for each pair of query and key, which grows with the square of the sequence, and its code touches them 6 times between first and second product [cuda-naive-attention]
  normalise(P, S, N);
  mix<<<N, D>>>(P, V, O, N, D);
}

void multiply(cublasHandle_t H, cublasOperation_t Op, const float *A, const float *B, float *C, int N, int D) {
  const float One = 1, Zero = 0;
  cublasSgemm(H, Op, CUBLAS_OP_N, N, N, D, &One, A, D, B, D, &Zero, C, N);
}
void wrapped(cublasHandle_t H, const float *X, const float *W, float *Scratch, float *QK, const float *V, float *O, int N, int D) {
  multiply(H, CUBLAS_OP_N, X, W, Scratch, N, D); // silent: the array serves something else first
  change<<<N, 1>>>(QK, (const int *)Scratch, N);
  multiply(H, CUBLAS_OP_T, QK, QK, Scratch, N, D);
  // CHECK: :[[@LINE-1]]:3: warning: this attention keeps 4 bytes in 'Scratch' for each pair of query and key, {{.*}} [cuda-naive-attention]
  normalise(Scratch, Scratch, N);
  multiply(H, CUBLAS_OP_N, V, Scratch, O, N, D);
}
void layer(cublasHandle_t H, const float *X, const float *W, float *Scratch, float *QK, const float *V, float *O, int N, int D) {
  wrapped(H, X, W, Scratch, QK, V, O, N, D); // silent: told of where the steps come together
}

void library(cublasHandle_t H, const float *Q, const float *K, const float *V, float *S, float *O, int N, int D) {
  const float One = 1, Zero = 0;
  cublasSgemm(H, CUBLAS_OP_T, CUBLAS_OP_N, N, N, D, &One, K, D, Q, D, &Zero, S, N);
  // CHECK: :[[@LINE-1]]:3: warning: this attention keeps 4 bytes in 'S' for each pair of query and key, {{.*}} [cuda-naive-attention]
  normalise(S, S, N);
  cublasSgemm(H, CUBLAS_OP_N, CUBLAS_OP_N, D, N, N, &One, V, D, S, N, &Zero, O, D);
}

void classify(const float *X, const float *W, float *Logits, float *P, int N, int D) {
  scores<<<dim3(N / 128, N), 128>>>(X, W, Logits, N, D); // silent: nothing is multiplied with the probabilities
  normalise(P, Logits, N);
}

void train(const float *X, const float *W, float *Logits, float *P, const int *Label, float *Gradient, int N, int D) {
  scores<<<dim3(N / 128, N), 128>>>(X, W, Logits, N, D); // silent: the probabilities become a gradient first
  normalise(P, Logits, N);
  change<<<N, 1>>>(P, Label, N);
  mix<<<N, D>>>(P, X, Gradient, N, D);
}

__global__ void lossAndGradient(float *L, const int *Label, int N) {
  float *Row = L + blockIdx.x * N, Sum = 0;
  for (int J = 0; J < N; ++J)
    Sum += expf(Row[J]);
  for (int J = threadIdx.x; J < N; J += 32)
    Row[J] = (expf(Row[J]) / Sum - (J == Label[blockIdx.x] ? 1.0f : 0.0f)) * 0.5f;
}
void trainFused(const float *X, const float *W, float *Logits, const int *Label, float *Gradient, int N, int D) {
  scores<<<dim3(N / 128, N), 128>>>(X, W, Logits, N, D); // silent: the softmax's kernel makes a gradient of it
  lossAndGradient<<<N, 32>>>(Logits, Label, N);
  mix<<<N, D>>>(Logits, X, Gradient, N, D);
}

__global__ void whole(const float *Q, const float *K, const float *V, float *S, float *O, int N, int D) {
  const int I = blockIdx.x * blockDim.x + threadIdx.x;
  float Top = -1e30f, All = 0;
  for (int J = 0; J < N; ++J) {
    float Sum = 0;
    for (int C = 0; C < D; ++C)
      Sum += Q[I * D + C] * K[J * D + C];
    // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: this kernel keeps 4 bytes in global memory for each pair of query and key, which grows with the square of the sequence, and its code touches them 6 times [cuda-naive-attention]
    Top = fmaxf(Top, Sum);
    S[I * N + J] = Sum;
  }
  for (int J = 0; J < N; ++J) {
    const float E = __expf(S[I * N + J] - Top);
    All += E;
    S[I * N + J] = E;
  }
  for (int J = 0; J < N; ++J)
    S[I * N + J] /= All;
  for (int C = 0; C < D; ++C) {
    float Sum = 0;
    for (int J = 0; J < N; ++J)
      Sum += S[I * N + J] * V[J * D + C];
    O[I * D + C] = Sum;
  }
}

__global__ void online(const float *Q, const float *K, const float *V, float *O, int N, int D) {
  const int C = threadIdx.x, I = blockIdx.x;
  float Top = -1e30f, All = 0, Out = 0;
  for (int J = 0; J < N; ++J) {
    float Score = 0;
    for (int E = 0; E < D; ++E)
      Score += Q[I * D + E] * K[J * D + E]; // silent: no score is stored
    const float Next = fmaxf(Top, Score), Old = __expf(Top - Next), Now = __expf(Score - Next);
    All = All * Old + Now;
    Out = Out * Old + Now * V[J * D + C];
    Top = Next;
  }
  O[I * D + C] = Out / All;
}
void project(cublasHandle_t H, const float *X, const float *W, float *Q, float *O, float *Y, int N, int D) {
  const float One = 1, Zero = 0;
  cublasSgemm(H, CUBLAS_OP_T, CUBLAS_OP_N, N, N, D, &One, W, D, X, D, &Zero, Q, N); // silent: these are no scores
  online<<<N, D>>>(Q, Q, Q, O, N, D);
  cublasSgemm(H, CUBLAS_OP_N, CUBLAS_OP_N, D, N, N, &One, W, D, O, N, &Zero, Y, D);
}

__global__ void halfSoftmax(__half *S, int N) {
  __half *Row = S + blockIdx.x * N;
  float Top = -1e30f, Sum = 0;
  for (int J = threadIdx.x; J < N; J += 32)
    Top = fmaxf(Top, __half2float(Row[J]));
  for (int D = 16; D; D /= 2)
    Top = fmaxf(Top, __shfl_xor_sync(~0u, Top, D));
  for (int J = threadIdx.x; J < N; J += 32)
    Sum += __expf(__half2float(Row[J]) - Top);
  for (int D = 16; D; D /= 2)
    Sum += __shfl_xor_sync(~0u, Sum, D);
  for (int J = threadIdx.x; J < N; J += 32)
    Row[J] = __float2half(__expf(__half2float(Row[J]) - Top) / Sum);
}
struct Buffer {
  __half *get() const;
};
void halves(cublasHandle_t H, const Buffer &Q, const Buffer &K, const Buffer &V, const Buffer &S, const Buffer &O, int N, int D) {
  const float One = 1, Zero = 0;
  cublasGemmEx(H, CUBLAS_OP_T, CUBLAS_OP_N, N, N, D, &One, K.get(), CUDA_R_16F, D, Q.get(), CUDA_R_16F, D, &Zero, S.get(),
               CUDA_R_16F, N, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
  // CHECK: :[[@LINE-2]]:3: warning: this attention keeps {{.*}} in 'S' for each pair of query and key, {{.*}} [cuda-naive-attention]
  halfSoftmax<<<N, 32>>>(S.get(), N);
  cublasGemmEx(H, CUBLAS_OP_N, CUBLAS_OP_N, D, N, N, &One, V.get(), CUDA_R_16F, D, S.get(), CUDA_R_16F, N, &Zero, O.get(),
               CUDA_R_16F, D, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
}
