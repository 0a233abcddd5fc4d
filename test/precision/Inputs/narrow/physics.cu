// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fields and states: what has limits by itself, and what moves on from launch to launch.
#include "harness.h"

// GRADE: fermi bounded FP16
template <class S> __global__ void fermi(const float *Energy, S *Out, float Level, float Temperature, int Size) {
  AT Out[I] = As<S>::store(1.0f / (1.0f + expf((Energy[I] - Level) / Temperature)));
}
// GRADE: transmission bounded FP16
template <class S> __global__ void transmission(const float *Depth, S *Out, int Size) {
  AT Out[I] = As<S>::store(expf(-fmaxf(Depth[I], 0.0f)));
}
// GRADE: saturation bounded FP16
template <class S> __global__ void saturation(const float *Water, const float *Pores, S *Out, int Size) {
  AT Out[I] = As<S>::store(__saturatef(Water[I] / Pores[I]));
}
// GRADE: kernelOfDistance bounded FP16
template <class S> __global__ void kernelOfDistance(const float *X, const float *Y, S *Out, int Size) {
  AT const float A = X[I], B = Y[I];
  Out[I] = As<S>::store(expf(-0.5f * (A * A + B * B)));
}
// GRADE: lorentz bounded FP16
template <class S> __global__ void lorentz(const float *X, S *Out, int Size) {
  AT Out[I] = As<S>::store(1.0f / (1.0f + X[I] * X[I]));
}
// GRADE: occupied exact FP16
template <class S> __global__ void occupied(const float *Density, S *Out, int Size) {
  AT Out[I] = As<S>::store(Density[I] > 1e-3f ? 1.0f : 0.0f);
}
// GRADE: magnetisation bounded FP16
template <class S> __global__ void magnetisation(const float *Field, S *Out, float Beta, int Size) {
  AT Out[I] = As<S>::store(tanhf(Beta * Field[I]));
}
// GRADE: upwind bounded FP16
template <class S> __global__ void upwind(const float *Flux, S *Out, int Size) {
  AT const float F = Flux[I];
  Out[I] = As<S>::store(F / (fabsf(F) + 1e-3f));
}

// A step of time, cut to limits: its errors add up from step to step.
// GRADE: eulerStep none
template <class S> __global__ void eulerStep(const float *V, const float *F, S *Out, float Step, int Size) {
  AT Out[I] = As<S>::store(fminf(fmaxf(V[I] + Step * F[I], -1.0f), 1.0f));
}
// GRADE: inPlaceDamping none
template <class S> __global__ void inPlaceDamping(S *V, int Size) {
  AT V[I] = As<S>::store(fminf(fmaxf(As<S>::load(V[I]) * 0.99f, -1.0f), 1.0f));
}
// GRADE: jacobi none
template <class S> __global__ void jacobi(const float *U, S *Out, int Size) {
  AT const int L = I ? I - 1 : 0, R = I + 1 < Size ? I + 1 : I;
  Out[I] = As<S>::store(fminf(fmaxf(0.5f * (U[L] + U[R]), 0.0f), 1.0f));
}
// Coordinates of a grid.
// GRADE: positions none
template <class S> __global__ void positions(const float *Offset, S *Out, float Spacing, int Size) {
  AT Out[I] = As<S>::store(I * Spacing + Offset[I]);
}
// GRADE: waves none
template <class S> __global__ void waves(S *Out, float Number, int Size) { AT Out[I] = As<S>::store(sinf(I * Number)); }
// GRADE: kinetic none
template <class S> __global__ void kinetic(const float *V, const float *Mass, S *Out, int Size) {
  AT Out[I] = As<S>::store(0.5f * Mass[I] * V[I] * V[I]);
}
// A difference of two numbers of any size.
// GRADE: excess none
template <class S> __global__ void excess(const float *A, const float *B, S *Out, int Size) {
  AT Out[I] = As<S>::store(A[I] - B[I]);
}
// One over a distance: close ones make it as large as it can be.
// GRADE: potential none
template <class S> __global__ void potential(const float *R, S *Out, int Size) {
  AT Out[I] = As<S>::store(1.0f / fabsf(R[I]));
}
// GRADE: potentialSoftened bounded FP16
template <class S> __global__ void potentialSoftened(const float *R, S *Out, int Size) {
  AT Out[I] = As<S>::store(rsqrtf(R[I] * R[I] + 0.01f));
}

int main() {
  CASE(fermi, FLOATS, In.Data, Out.Data, 0.3f, 0.025f, N);
  CASE(transmission, FLOATS, In.Data, Out.Data, N);
  CASE(saturation, FLOATS, In.Data, More.Data, Out.Data, N);
  CASE(kernelOfDistance, FLOATS, In.Data, More.Data, Out.Data, N);
  CASE(lorentz, FLOATS, In.Data, Out.Data, N);
  CASE(occupied, FLOATS, In.Data, Out.Data, N);
  CASE(magnetisation, FLOATS, In.Data, Out.Data, 0.7f, N);
  CASE(upwind, FLOATS, In.Data, Out.Data, N);
  CASE(eulerStep, FLOATS, In.Data, More.Data, Out.Data, 0.01f, N);
  CASE(jacobi, FLOATS, In.Data, Out.Data, N);
  CASE(positions, FLOATS, In.Data, Out.Data, 0.01f, N);
  CASE(kinetic, FLOATS, In.Data, More.Data, Out.Data, N);
  CASE(excess, FLOATS, In.Data, More.Data, Out.Data, N);
  CASE(potential, FLOATS, In.Data, Out.Data, N);
  CASE(potentialSoftened, FLOATS, In.Data, Out.Data, N);
  compare("inPlaceDamping", [](auto Store, int Kind) {
    typedef decltype(Store) S;
    std::vector<float> Start = floats(Kind, 0);
    std::vector<S> Stored(N);
    for (int I = 0; I < N; ++I)
      Stored[I] = As<S>::store(Start[I]);
    Array<S> V;
    V.fill(Stored);
    for (int Step = 0; Step < 50; ++Step)
      LAUNCH(inPlaceDamping<S>, Blocks, Threads, V.Data, N);
    return results(V);
  });
  compare("waves", [](auto Store, int Kind) {
    Array<decltype(Store)> Out;
    LAUNCH(waves<decltype(Store)>, Blocks, Threads, Out.Data, 0.001f, N);
    return results(Out);
  });
  return Failures != 0;
}
