// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Two kernels each: the first stores an array that may be narrower, the second reads it; what counts is what the second
// puts out, which stays in float.
#include "harness.h"

#define PRODUCER(Name, Expression)                                                                                     \
  template <class S> __global__ void Name(const byte *In, S *Out, int Size) { AT Out[I] = As<S>::store(Expression); }
#define READER(Name, ...)                                                                                              \
  template <class S> __global__ void Name(const S *In, float *Out, int Size) {                                         \
    AT const float V = As<S>::load(In[I]);                                                                             \
    __VA_ARGS__                                                                                                        \
  }

// GRADE: thenScaled bounded FP16
PRODUCER(thenScaled, In[I] / 255.0f)
READER(scale, Out[I] = V * 3.0f + 0.25f;)
// GRADE: thenExp bounded FP16
PRODUCER(thenExp, In[I] / 51.0f - 2.5f)
READER(exponential, Out[I] = expf(V);)
// GRADE: thenSigmoid bounded FP16
PRODUCER(thenSigmoid, In[I] / 12.75f - 10.0f)
READER(logistic, Out[I] = 1.0f / (1.0f + expf(-V));)
// GRADE: thenVariance bounded FP16
PRODUCER(thenVariance, In[I] / 255.0f)
READER(variance, Out[I] = V * (1.0f - V);)
// GRADE: thenFiltered bounded FP16
PRODUCER(thenFiltered, In[I] / 255.0f)
template <class S> __global__ void filter(const S *In, float *Out, int Size) {
  AT float Sum = 0;
  for (int D = 0; D < 7; ++D)
    Sum += 0.3f * As<S>::load(In[I + D < Size ? I + D : I]) - 0.1f;
  Out[I] = Sum;
}
// GRADE: thenInverse bounded FP16
PRODUCER(thenInverse, 1.0f + In[I] / 255.0f)
READER(inverse, Out[I] = 1.0f / V;)
// GRADE: thenTanh bounded FP16
PRODUCER(thenTanh, (In[I] - 127.5f) / 50.0f)
READER(tangent, Out[I] = tanhf(2.0f * V);)
// GRADE: thenCut bounded FP16
PRODUCER(thenCut, (In[I] - 127.5f) / 50.0f)
READER(cut, Out[I] = fminf(fmaxf(V, -1.0f), 1.5f);)
// Integers up to 255 are stored exactly: whatever is done with them is the same.
// GRADE: thenDivided exact FP16
PRODUCER(thenDivided, float(In[I]))
READER(divided, Out[I] = 1.0f / (V - 127.5f);)

// A root is steep at zero.
// GRADE: thenRoot none
PRODUCER(thenRoot, In[I] / 2550000.0f)
READER(root, Out[I] = sqrtf(V);)
// So is a logarithm.
// GRADE: thenLog none
PRODUCER(thenLog, In[I] / 2550000.0f)
READER(logarithm, Out[I] = logf(V + 1e-9f);)
// A small error decides.
// GRADE: thenDecided none
PRODUCER(thenDecided, In[I] / 255.0f)
READER(decided, Out[I] = V > 0.49411765f ? 1.0f : 0.0f;)
// Digits cancel, and the rest is scaled up by what no one knows.
// GRADE: thenDifference none
PRODUCER(thenDifference, In[I] / 255.0f)
template <class S> __global__ void difference(const S *In, float *Out, float Scale, int Size) {
  AT Out[I] = (As<S>::load(In[I]) - 0.5f) * Scale;
}
// One over what may be zero.
// GRADE: thenPole none
PRODUCER(thenPole, In[I] / 255.0f)
READER(pole, Out[I] = 1.0f / V;)
// Sums of a length that is not known.
// GRADE: thenSummed none
PRODUCER(thenSummed, In[I] / 255.0f)
template <class S> __global__ void summed(const S *In, float *Out, int Length, int Size) {
  AT float Sum = 0;
  for (int J = 0; J < Length; ++J)
    Sum += As<S>::load(In[I + J < Size ? I + J : I]);
  Out[I] = Sum;
}

#define PAIR(First, Second, ...)                                                                                       \
  compare(#First, [](auto Store, int Kind) {                                                                           \
    typedef decltype(Store) S;                                                                                         \
    Array<byte> In;                                                                                                    \
    In.fill(bytes(Kind, 0));                                                                                           \
    Array<S> Between;                                                                                                  \
    Array<float> Out;                                                                                                  \
    LAUNCH(First<S>, Blocks, Threads, In.Data, Between.Data, N);                                                       \
    LAUNCH(Second<S>, Blocks, Threads, Between.Data, Out.Data, __VA_ARGS__);                                           \
    return results(Out);                                                                                               \
  })

int main() {
  PAIR(thenScaled, scale, N);
  PAIR(thenExp, exponential, N);
  PAIR(thenSigmoid, logistic, N);
  PAIR(thenVariance, variance, N);
  PAIR(thenFiltered, filter, N);
  PAIR(thenInverse, inverse, N);
  PAIR(thenTanh, tangent, N);
  PAIR(thenCut, cut, N);
  PAIR(thenDivided, divided, N);
  PAIR(thenRoot, root, N);
  PAIR(thenLog, logarithm, N);
  PAIR(thenDecided, decided, N);
  PAIR(thenDifference, difference, 1e6f, N);
  PAIR(thenPole, pole, N);
  PAIR(thenSummed, summed, 400, N);
  return Failures != 0;
}
