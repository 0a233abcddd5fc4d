#pragma clang system_header
template <int Threads> __global__ void __launch_bounds__(Threads) fill(int *Out) { Out[threadIdx.x] = Threads; }
