// RUN: %check %s -- %cuda
__global__ void k(float *Out) {
  Out[0] = Out[1] * 0.1;
  // CHECK: :[[@LINE-1]]:21: warning: '0.1' is a double
}
