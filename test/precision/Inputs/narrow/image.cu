// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images of bytes: colours, filters, differences.
#include "harness.h"

__device__ inline int inside(int V, int Most) { return V < 0 ? 0 : V > Most ? Most : V; }
#define PIXEL AT const int X = I % Columns, Y = I / Columns;

// GRADE: grey bounded FP16
template <class S> __global__ void grey(const byte *Red, const byte *Green, S *Out, int Size) {
  AT Out[I] = As<S>::store((0.299f * Red[I] + 0.587f * Green[I]) / 255.0f);
}
// GRADE: gamma22 bounded FP16
template <class S> __global__ void gamma22(const byte *In, S *Out, int Size) {
  AT Out[I] = As<S>::store(powf(In[I] / 255.0f, 0.4545f));
}
// GRADE: linearised bounded FP16
template <class S> __global__ void linearised(const byte *In, S *Out, int Size) {
  AT const float V = In[I] / 255.0f;
  Out[I] = As<S>::store(V <= 0.04045f ? V / 12.92f : powf((V + 0.055f) / 1.055f, 2.4f));
}
// GRADE: redOfLuma bounded FP16
template <class S> __global__ void redOfLuma(const byte *Luma, const byte *Chroma, S *Out, int Size) {
  AT Out[I] = As<S>::store(1.164f * (Luma[I] - 16.0f) + 1.596f * (Chroma[I] - 128.0f));
}
// GRADE: blended bounded FP16
template <class S> __global__ void blended(const byte *A, const byte *B, S *Out, int Size) {
  AT const float Share = (A[I] & 15) / 15.0f;
  Out[I] = As<S>::store(Share * A[I] + (1.0f - Share) * B[I]);
}
// GRADE: averaged bounded FP16
template <class S> __global__ void averaged(const byte *In, S *Out, int Size) {
  PIXEL float Sum = 0;
  for (int DY = -1; DY <= 1; ++DY)
    for (int DX = -1; DX <= 1; ++DX)
      Sum += In[inside(Y + DY, Rows - 1) * Columns + inside(X + DX, Columns - 1)];
  Out[I] = As<S>::store(Sum / 9.0f);
}
// GRADE: edges bounded FP16
template <class S> __global__ void edges(const byte *In, S *Out, int Size) {
  PIXEL const int L = inside(X - 1, Columns - 1), R = inside(X + 1, Columns - 1);
  const int U = inside(Y - 1, Rows - 1), D = inside(Y + 1, Rows - 1);
  const float H = 2.0f * In[Y * Columns + R] - 2.0f * In[Y * Columns + L];
  const float V = 2.0f * In[D * Columns + X] - 2.0f * In[U * Columns + X];
  Out[I] = As<S>::store(sqrtf(H * H + V * V));
}
// GRADE: gradient exact FP16
template <class S> __global__ void gradient(const byte *In, S *Out, int Size) {
  PIXEL const int Right = In[Y * Columns + inside(X + 1, Columns - 1)];
  Out[I] = As<S>::store(float(Right - In[I]));
}
// GRADE: halfTone exact FP16
template <class S> __global__ void halfTone(const byte *In, const byte *Screen, S *Out, int Size) {
  AT Out[I] = As<S>::store(In[I] > Screen[I] ? 1.0f : 0.0f);
}
// Fixed point: a multiply, an add, a shift.
// GRADE: fixedPointGrey exact FP16
template <class S> __global__ void fixedPointGrey(const byte *Red, const byte *Green, S *Out, int Size) {
  AT Out[I] = As<S>::store(float((77 * Red[I] + 179 * Green[I]) >> 8));
}
// GRADE: weighted bounded FP16
template <class S> __global__ void weighted(const byte *In, S *Out, int Size) {
  const float Weights[5] = {0.06f, 0.24f, 0.4f, 0.24f, 0.06f};
  PIXEL float Sum = 0;
  for (int D = 0; D < 5; ++D)
    Sum += Weights[D] * In[Y * Columns + inside(X + D - 2, Columns - 1)];
  Out[I] = As<S>::store(Sum);
}
// A window of a size that only the host knows.
// GRADE: windowSum none
template <class S> __global__ void windowSum(const byte *In, S *Out, int Width, int Size) {
  AT float Sum = 0;
  for (int D = 0; D < Width; ++D)
    Sum += In[inside(I + D, Size - 1)];
  Out[I] = As<S>::store(Sum);
}
// Contrast by an argument of any size.
// GRADE: contrast none
template <class S> __global__ void contrast(const byte *In, S *Out, float Gain, int Size) {
  AT Out[I] = As<S>::store((In[I] - 128.0f) * Gain);
}
// GRADE: contrastCut bounded FP16
template <class S> __global__ void contrastCut(const byte *In, S *Out, float Gain, int Size) {
  AT Out[I] = As<S>::store(fminf(fmaxf((In[I] - 128.0f) * Gain + 128.0f, 0.0f), 255.0f));
}
// The ratio of bytes, where one may be zero.
// GRADE: ratio none
template <class S> __global__ void ratio(const byte *A, const byte *B, S *Out, int Size) {
  AT Out[I] = As<S>::store(float(A[I]) / float(B[I]));
}
// GRADE: ratioOfOne bounded FP16
template <class S> __global__ void ratioOfOne(const byte *A, const byte *B, S *Out, int Size) {
  AT Out[I] = As<S>::store(float(A[I]) / (1.0f + float(B[I])));
}
// A running sum over the row: no length is known.
// GRADE: integralOfRow none
template <class S> __global__ void integralOfRow(const byte *In, S *Out, int Length, int Size) {
  AT float Sum = 0;
  for (int J = 0; J < Length; ++J) {
    Sum += In[I * Length + J];
    Out[I * Length + J] = As<S>::store(Sum);
  }
}

int main() {
  CASE(grey, BYTES, In.Data, More.Data, Out.Data, N);
  CASE(gamma22, BYTES, In.Data, Out.Data, N);
  CASE(linearised, BYTES, In.Data, Out.Data, N);
  CASE(redOfLuma, BYTES, In.Data, More.Data, Out.Data, N);
  CASE(blended, BYTES, In.Data, More.Data, Out.Data, N);
  CASE(averaged, BYTES, In.Data, Out.Data, N);
  CASE(edges, BYTES, In.Data, Out.Data, N);
  CASE(gradient, BYTES, In.Data, Out.Data, N);
  CASE(halfTone, BYTES, In.Data, More.Data, Out.Data, N);
  CASE(fixedPointGrey, BYTES, In.Data, More.Data, Out.Data, N);
  CASE(weighted, BYTES, In.Data, Out.Data, N);
  CASE(windowSum, BYTES, In.Data, Out.Data, 300, N);
  CASE(contrast, BYTES, In.Data, Out.Data, 900.0f, N);
  CASE(contrastCut, BYTES, In.Data, Out.Data, 1.7f, N);
  CASE(ratio, BYTES, In.Data, More.Data, Out.Data, N);
  CASE(ratioOfOne, BYTES, In.Data, More.Data, Out.Data, N);
  CASE_ON(LAUNCH, (Rows + 127) / 128, 128, N, integralOfRow, BYTES, In.Data, Out.Data, Columns, Rows);
  return Failures != 0;
}
