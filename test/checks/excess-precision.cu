// RUN: %check %s -- %cuda
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#define AT                                                                                                             \
  const int I = blockIdx.x * blockDim.x + threadIdx.x;                                                                 \
  if (I >= N)                                                                                                          \
    return;

__global__ void bytesToUnit(const unsigned char *In, float *Out, int N) {
  AT Out[I] = In[I] / 255.0f;
  // CHECK: :[[@LINE-1]]:6: note: all values stored to 'Out' lie between 0 and 1: as __half they would change by at most 0.000244, and the kernel would move 40% fewer bytes [cuda-excess-precision]
}
__global__ void dequantised(const signed char *In, float *Out, int N) {
  AT Out[I] = In[I] * 0.0078125f;
  // CHECK: :[[@LINE-1]]:6: warning: every value stored to 'Out' is one that FP16 holds exactly: as __half the kernel would move 40% fewer bytes [cuda-excess-precision]
}
__global__ void fromBfloat(const __nv_bfloat16 *In, float *Out, int N) {
  AT Out[I] = fmaxf(__bfloat162float(In[I]), 0.0f);
  // CHECK: :[[@LINE-1]]:6: warning: every value stored to 'Out' is one that BF16 holds exactly: as __nv_bfloat16 the kernel would move 33.3% fewer bytes [cuda-excess-precision]
}
__global__ void greenOfPixel(const unsigned *In, float *Out, int N) {
  AT Out[I] = float((In[I] >> 8) & 255);
  // CHECK: :[[@LINE-1]]:6: warning: every value stored to 'Out' is one that FP16 holds exactly: as __half the kernel would move 25% fewer bytes [cuda-excess-precision]
}
__global__ void sigmoid(const float *In, float *Out, int N) {
  AT Out[I] = 1.0f / (1.0f + expf(-In[I]));
  // CHECK: :[[@LINE-1]]:6: note: all values stored to 'Out' lie between 0 and 1: as __half they would change by at most 0.000244, and the kernel would move 25% fewer bytes [cuda-excess-precision]
}
__global__ void softmax(const float *In, float *Out, int Length) {
  const float *Row = In + (blockIdx.x * blockDim.x + threadIdx.x) * Length;
  float Sum = 0;
  for (int J = 0; J < Length; ++J)
    Sum += expf(Row[J]);
  for (int J = 0; J < Length; ++J)
    Out[(blockIdx.x * blockDim.x + threadIdx.x) * Length + J] = expf(Row[J]) / Sum;
  // CHECK: :[[@LINE-1]]:5: note: all values stored to 'Out' lie between 0 and 1: as __half they would change by at most 0.000244, and the kernel would move 16.7% fewer bytes [cuda-excess-precision]
}
__global__ void weighted(const unsigned char *In, float *Out, int N) {
  const float Weights[3] = {0.3f, 0.5f, 0.3f};
  AT float Sum = 0;
  for (int D = 0; D < 3; ++D)
    Sum += Weights[D] * In[I + D]; // each of three rounds may add half a byte
  Out[I] = Sum;
  // CHECK: :[[@LINE-1]]:3: note: all values stored to 'Out' lie between 0 and 383: as __half they would change by at most 0.125, and the kernel would move 22.2% fewer bytes [cuda-excess-precision]
}
__global__ void toneMap(const unsigned char *In, unsigned char *Out, double Gain, int N) {
  AT double V = In[I] / 255.0;
  // CHECK: :[[@LINE-1]]:17: warning: data of 8 bits goes in here and data of 8 bits comes out: FP32 has digits enough for the 5 FP64 operations in between, each 2 times as expensive on sm_90 [cuda-excess-precision]
  V = V * Gain + 0.5;
  Out[I] = (unsigned char)(V * 255.0);
}

// Silent: what stands in memory has 16 bits already.
__global__ void halfInFloat(const __half *In, __half *Out, int N) {
  AT float V = __half2float(In[I]);
  Out[I] = __float2half(V * V + 1.0f);
}
// Silent: the caller chooses the type, and chose half elsewhere.
template <class T> __global__ void chosen(const unsigned char *In, T *Out, int N) { AT Out[I] = T(float(In[I])); }
template __global__ void chosen<float>(const unsigned char *, float *, int);
template __global__ void chosen<__half>(const unsigned char *, __half *, int);
// Silent: made to have floats.
__global__ void widened(const __half *In, float *Out, int N) { AT Out[I] = __half2float(In[I]); }
// Silent: what is launched in another file is read here, by a sum of unknown length over differences.
__global__ void scaled(const unsigned char *In, float *Scaled, int N) { AT Scaled[I] = In[I] / 255.0f; }
__global__ void correlate(const float *Scaled, const float *Mean, float *Out, int N) {
  float Sum = 0;
  for (int J = 0; J < N; ++J)
    Sum += (Scaled[J] - Mean[J]) * Mean[J];
  Out[blockIdx.x * blockDim.x + threadIdx.x] = Sum;
}
// Silent: an accumulator.
__global__ void accumulate(const unsigned char *In, float *Out, int N) { AT Out[I] += In[I] / 255.0f; }
// Silent: a step of an integration, though cut to limits.
__global__ void step(const float *V, const float *F, float *Out, float Dt, int N) {
  AT Out[I] = fminf(fmaxf(V[I] + Dt * F[I], -1.0f), 1.0f);
}
// Silent: neighbours in a float array.
__global__ void relax(const float *U, float *Out, int N) {
  AT Out[I] = fminf(fmaxf(0.5f * (U[I] + U[I + 1]), 0.0f), 1.0f);
}
// Silent: geometry, from indices and angles.
__global__ void circle(const unsigned char *In, float *Out, float Step, int N) { AT Out[I] = cosf(I * Step) * In[I]; }
// Silent: nothing but initial values.
__global__ void clear(float *Out, int N) { AT Out[I] = 0.0f; }
// Silent: the wide sum of a loop.
__global__ void mean(const unsigned char *In, unsigned char *Out, int Length, int N) {
  AT double Sum = 0;
  for (int J = 0; J < Length; ++J)
    Sum += In[I * Length + J];
  Out[I] = (unsigned char)(Sum / Length);
}
// Silent: arithmetic limits it, not memory.
__global__ void iterated(const float *In, float *Out, int N) {
  AT float V = In[I];
  for (int J = 0; J < 1000; ++J)
    V = V * V * 0.5f - 1.0f + V;
  Out[I] = tanhf(V);
}

// Silent: each launch reads what the last one wrote.
__global__ void squash(const float *In, float *Out, int N) { AT Out[I] = tanhf(In[I]); }
// Silent: the small array of a tiny launch.
__global__ void few(const unsigned char *In, float *Out) { Out[threadIdx.x] = In[threadIdx.x] / 255.0f; }
// Silent: a comparison decides by its values.
__global__ void produce(const unsigned char *In, float *Out, int N) { AT Out[I] = In[I] / 255.0f; }
__global__ void decide(const float *In, int *Out, int N) { AT Out[I] = In[I] > 0.3f ? 7 : 2; }

void host(const unsigned char *Bytes, int *Chosen, float *A, float *B, float *C, float *Few) {
  const int N = 1 << 20;
  for (int Round = 0; Round < 10; ++Round) {
    squash<<<N / 256, 256>>>(A, B, N);
    float *Old = A;
    A = B;
    B = Old;
  }
  few<<<1, 256>>>(Bytes, Few);
  produce<<<N / 256, 256>>>(Bytes, C, N);
  decide<<<N / 256, 256>>>(C, Chosen, N);
}
