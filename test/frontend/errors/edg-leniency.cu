// What nvcc takes and clang does not leaves no kernel out.
// RUN: %cuda-tidy kernels --headers=embedded %s > %t
// RUN: FileCheck %s < %t
// RUN: FileCheck --check-prefix=SPLIT %s < %t
// SPLIT-DAG: "name": "_Z5splitIfEvPT_"
// SPLIT-DAG: "name": "_Z5splitIdEvPT_"
// SPLIT-DAG: "name": "_Z5splitIiEvPT_"
// SPLIT-DAG: "name": "_Z5splitIcEvPT_"
// SPLIT-DAG: "name": "_Z5splitIsEvPT_"
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
__device__ unsigned multiprocessor() {
  unsigned S;
  asm("mov.u32 %0,%smid;" : "=r"(S));
  return S;
}
__device__ int noComma(int A, int B) {
  int R;
  asm("{ .reg .pred %p; setp.ne.s32 %p, %1, 0; selp.s32 %0, %1, %2, %p; }" : "=r"(R) : "r"(A) "r"(B));
  return R;
}
// In asm without operands nothing is an escape.
__device__ void noOperands() { asm volatile("// %laneid"); }
__global__ void registers(unsigned long long *P) {
  P[lane()] = now() + multiprocessor() + noComma(P[1], P[2]);
  noOperands();
}
__global__ void pastDeclaration(int *P) {
  if (P[0])
    goto End;
  int N = P[1];
  P[2] = N;
End:
  P[3] = 1;
}
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
  int N = 3;
  split<<<{N, 1, 1},{32, N}>>>((char *)P);
  split<<<dim3{1}, dim3({32})>>>((short *)P);
}
