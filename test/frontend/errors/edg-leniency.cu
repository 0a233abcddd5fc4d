// What nvcc takes and clang does not leaves no kernel out.
// RUN: %cuda-tidy kernels --headers=embedded %s > %t
// RUN: FileCheck %s < %t
// RUN: FileCheck --check-prefix=SPLIT %s < %t
// SPLIT-DAG: "name": "_Z5splitIfEvPT_"
// SPLIT-DAG: "name": "_Z5splitIdEvPT_"
// CHECK-NOT: "kernel": true
__global__ void narrow(char *P) {
  char C[2] = {P[0], threadIdx.x};
  P[1] = C[1];
}
__global__ void old(int *P) {
  register int R = P[0];
  P[1] = R;
}
constexpr int constant(int A) { return A * 2; }
__global__ void relaxedConstexpr(int *P) { P[0] = constant(P[1]); }
extern __shared__ float Plain;
__global__ void sharedScalar(float *P) { P[0] = (&Plain)[threadIdx.x]; }
__device__ float Start = 1.0f;
__device__ float Second = Start * 2;
template <typename T> __global__ void split(T *P) { P[threadIdx.x] = 0; }
class Private {
  int X;
public:
  __device__ Private() : X(0) {}
};
__global__ void access(int *P) { P[0] = Private().X; }
__device__ unsigned long long now() {
  unsigned long long T;
  asm volatile("mov.u64 %0, %globaltimer;" : "=l"(T));
  return T;
}
__device__ unsigned lane() {
  unsigned L;
  asm("mov.u32 %0, %%laneid;" : "=r"(L));
  return L;
}
__global__ void registers(unsigned long long *P) { P[lane()] = now(); }
// Brackets that only look like a launch's stay apart.
template <typename T> struct Box {};
template <typename T> int operator<<(Box<T>, T V) { return V; }
int notLaunches(Box<int> B, Box<Box<Box<int>> > *) { return operator<< <int>(B, 1); }
// CHECK-NOT: "name": "notLaunches"
int main() {
  float *P;
  split<float><< <1, 32> >>(P);
  split<<< 1, 32 >> >((double *)P);
  split<<<{1, 2}, 32>>>((int *)P);
}
