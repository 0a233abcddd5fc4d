// RUN: %check %s -- %cuda

__global__ void bins(float *Out, const float *X, const int *Kind, int N) {
  float Bins[8] = {};
  for (int J = 0; J < N; ++J)
    Bins[Kind[J] & 7] += X[J];
  // CHECK: :[[@LINE-1]]:5: warning: 'Bins' is indexed at run time here, so its 32 bytes a thread live in local memory instead of registers [cuda-local-memory]
  for (int Q = 0; Q < 8; ++Q)
    Out[Q * 256 + threadIdx.x] = Bins[Q];
}

__global__ void stack(float *Out, int N) {
  int Stack[16];
  for (int J = 0; J < N; ++J)
    Stack[J] = J * N;
  // CHECK: :[[@LINE-1]]:{{[0-9]+}}: warning: 'Stack' is indexed at run time here, so its 64 bytes a thread live in local memory instead of registers [cuda-local-memory]
  Out[threadIdx.x] = Stack[3];
}

__global__ void registers(float *Out, const float *X, const int *Kind, int N) {
  const float Table[4] = {1.0f, 2.0f, 4.0f, 8.0f};
  float Sum[4] = {};
  for (int J = 0; J < N; ++J)
    for (int Q = 0; Q < 4; ++Q)
      Sum[Q] += X[J * 4 + Q]; // silent: four rounds, unrolled
  for (int Q = 0; Q < 4; ++Q)
    Out[threadIdx.x] += Sum[Q] * Table[Kind[Q] & 3]; // silent: the table is only read
}
