// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One element after the other. GRADE lines say what is true of each kernel's output by construction: "none" where
// narrower storage has no bound, or nothing may be said.
#include "harness.h"

// GRADE: bytesToUnit bounded FP16
template <class S> __global__ void bytesToUnit(const byte *In, S *Out, int Size) {
  AT Out[I] = As<S>::store(In[I] / 255.0f);
}
// GRADE: bytesToSigned bounded FP16
template <class S> __global__ void bytesToSigned(const byte *In, S *Out, int Size) {
  AT Out[I] = As<S>::store(In[I] / 127.5f - 1.0f);
}
// GRADE: bytesAsTheyAre exact FP16
template <class S> __global__ void bytesAsTheyAre(const byte *In, S *Out, int Size) {
  AT Out[I] = As<S>::store(float(In[I]));
}
// GRADE: signedEighths exact FP16
template <class S> __global__ void signedEighths(const byte *In, S *Out, int Size) {
  AT Out[I] = As<S>::store(float((signed char)In[I]) * 0.125f + 2.0f);
}
// GRADE: halfRelu exact FP16
template <class S> __global__ void halfRelu(const __half *In, S *Out, int Size) {
  AT Out[I] = As<S>::store(fmaxf(__half2float(In[I]), 0.0f));
}
// GRADE: halfScaled bounded FP16
template <class S> __global__ void halfScaled(const __half *In, S *Out, int Size) {
  AT Out[I] = As<S>::store(__half2float(In[I]) * 0.3f);
}
// GRADE: halfProduct bounded BF16
template <class S> __global__ void halfProduct(const __half *A, const __half *B, S *Out, int Size) {
  AT Out[I] = As<S>::store(__half2float(A[I]) * __half2float(B[I]));
}
// GRADE: bfloatSize exact BF16
template <class S> __global__ void bfloatSize(const __nv_bfloat16 *In, S *Out, int Size) {
  AT Out[I] = As<S>::store(fabsf(__bfloat162float(In[I])));
}
// GRADE: sigmoid bounded FP16
template <class S> __global__ void sigmoid(const float *In, S *Out, int Size) {
  AT Out[I] = As<S>::store(1.0f / (1.0f + expf(-In[I])));
}
// GRADE: hyperbolic bounded FP16
template <class S> __global__ void hyperbolic(const float *In, S *Out, int Size) {
  AT Out[I] = As<S>::store(tanhf(In[I]));
}
// GRADE: relu6 bounded FP16
template <class S> __global__ void relu6(const float *In, const float *Bias, S *Out, int Size) {
  AT Out[I] = As<S>::store(fminf(fmaxf(In[I] + Bias[I % 64], 0.0f), 6.0f));
}
// GRADE: hardSigmoid bounded FP16
template <class S> __global__ void hardSigmoid(const float *In, S *Out, int Size) {
  AT Out[I] = As<S>::store(__saturatef(In[I] * 0.2f + 0.5f));
}
// GRADE: hardTanh bounded FP16
template <class S> __global__ void hardTanh(const float *In, S *Out, int Size) {
  AT const float V = In[I];
  Out[I] = As<S>::store(V < -1.0f ? -1.0f : V > 1.0f ? 1.0f : V);
}
// GRADE: softsign bounded FP16
template <class S> __global__ void softsign(const float *In, S *Out, int Size) {
  AT Out[I] = As<S>::store(In[I] / (1.0f + fabsf(In[I])));
}
// GRADE: reinhard bounded FP16
template <class S> __global__ void reinhard(const float *In, S *Out, int Size) {
  AT const float V = fmaxf(In[I], 0.0f);
  Out[I] = As<S>::store(V / (1.0f + V));
}
// GRADE: decay bounded FP16
template <class S> __global__ void decay(const float *In, S *Out, int Size) {
  AT Out[I] = As<S>::store(expf(-fabsf(In[I])));
}
// GRADE: overThreshold exact FP16
template <class S> __global__ void overThreshold(const float *In, S *Out, float Limit, int Size) {
  AT Out[I] = As<S>::store(In[I] > Limit ? 1.0f : 0.0f);
}
// GRADE: quantised exact FP16
template <class S> __global__ void quantised(const float *In, S *Out, float Scale, int Size) {
  AT Out[I] = As<S>::store(rintf(fminf(fmaxf(In[I] * Scale, -127.0f), 127.0f)));
}
// GRADE: shortsToUnit bounded FP16
template <class S> __global__ void shortsToUnit(const uint16_t *In, S *Out, int Size) {
  AT Out[I] = As<S>::store(In[I] / 65535.0f);
}
// GRADE: signedShorts bounded FP16
template <class S> __global__ void signedShorts(const uint16_t *In, S *Out, int Size) {
  AT Out[I] = As<S>::store(float(int16_t(In[I])));
}

// Nothing holds the values back.
// GRADE: gelu none
template <class S> __global__ void gelu(const float *In, S *Out, int Size) {
  AT const float X = In[I];
  Out[I] = As<S>::store(0.5f * X * (1.0f + erff(X * 0.70710678f)));
}
// Only one side is cut.
// GRADE: relu none
template <class S> __global__ void relu(const float *In, S *Out, int Size) {
  AT Out[I] = As<S>::store(fmaxf(In[I], 0.0f));
}
// The divisor is no part of the sum: nothing bounds the quotient.
// GRADE: notSoftsign none
template <class S> __global__ void notSoftsign(const float *In, const float *Other, S *Out, int Size) {
  AT Out[I] = As<S>::store(In[I] / (1.0f + fabsf(Other[I])));
}
// A bound that is an argument bounds nothing.
// GRADE: cutAtArgument none
template <class S> __global__ void cutAtArgument(const float *In, S *Out, float Most, int Size) {
  AT Out[I] = As<S>::store(fminf(fmaxf(In[I], 0.0f), Most));
}
// Sums up what was there before.
// GRADE: accumulated none
template <class S> __global__ void accumulated(const byte *In, S *Out, int Size) {
  AT Out[I] = As<S>::store(As<S>::load(Out[I]) + In[I] / 255.0f);
}
// Indices grow beyond what 11 bits count.
// GRADE: indices none
template <class S> __global__ void indices(const byte *In, S *Out, int Size) {
  AT Out[I] = As<S>::store(float(I + In[I]));
}
// Squares of bytes need 16 bits, so they are not exact, but bounded.
// GRADE: squaredBytes bounded FP16
template <class S> __global__ void squaredBytes(const byte *In, S *Out, int Size) {
  AT const float V = float(In[I]);
  Out[I] = As<S>::store(V * V);
}
// Without limits a power of bytes leaves FP16's range.
// GRADE: cubedBytes bounded BF16
template <class S> __global__ void cubedBytes(const byte *In, S *Out, int Size) {
  AT const float V = float(In[I]);
  Out[I] = As<S>::store(V * V * V);
}

int main() {
  CASE(bytesToUnit, BYTES, In.Data, Out.Data, N);
  CASE(bytesToSigned, BYTES, In.Data, Out.Data, N);
  CASE(bytesAsTheyAre, BYTES, In.Data, Out.Data, N);
  CASE(signedEighths, BYTES, In.Data, Out.Data, N);
  CASE(halfRelu, HALVES, In.Data, Out.Data, N);
  CASE(halfScaled, HALVES, In.Data, Out.Data, N);
  CASE(halfProduct, HALVES, In.Data, More.Data, Out.Data, N);
  CASE(bfloatSize, BFLOATS, In.Data, Out.Data, N);
  CASE(sigmoid, FLOATS, In.Data, Out.Data, N);
  CASE(hyperbolic, FLOATS, In.Data, Out.Data, N);
  CASE(relu6, FLOATS, In.Data, More.Data, Out.Data, N);
  CASE(hardSigmoid, FLOATS, In.Data, Out.Data, N);
  CASE(hardTanh, FLOATS, In.Data, Out.Data, N);
  CASE(softsign, FLOATS, In.Data, Out.Data, N);
  CASE(reinhard, FLOATS, In.Data, Out.Data, N);
  CASE(decay, FLOATS, In.Data, Out.Data, N);
  CASE(overThreshold, FLOATS, In.Data, Out.Data, 0.25f, N);
  CASE(quantised, FLOATS, In.Data, Out.Data, 37.0f, N);
  CASE(shortsToUnit, SHORTS, In.Data, Out.Data, N);
  CASE(signedShorts, SHORTS, In.Data, Out.Data, N);
  CASE(squaredBytes, BYTES, In.Data, Out.Data, N);
  CASE(cubedBytes, BYTES, In.Data, Out.Data, N);
  CASE(gelu, FLOATS, In.Data, Out.Data, N);
  CASE(relu, FLOATS, In.Data, Out.Data, N);
  CASE(notSoftsign, FLOATS, In.Data, More.Data, Out.Data, N);
  CASE(cutAtArgument, FLOATS, In.Data, Out.Data, 1e9f, N);
  CASE(indices, BYTES, In.Data, Out.Data, N);
  CASE(accumulated, BYTES, In.Data, Out.Data, N);
  return Failures != 0;
}
