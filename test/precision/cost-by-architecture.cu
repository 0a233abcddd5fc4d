// RUN: %check %s --rule=fp64-promotion --arch=sm_86 --prefix=CONSUMER -- %cuda
// RUN: %check %s --rule=fp64-promotion --arch=sm_80 --prefix=CENTER -- %cuda
__global__ void k(float *X) {
  X[0] = X[1] * 0.1;
  // CONSUMER: :[[@LINE-1]]:17: warning: '0.1' is a double, so this expression runs in FP64 (64 times the cost of FP32 on sm_86) [cuda-fp64-promotion]
  // CENTER: :[[@LINE-2]]:17: warning: '0.1' is a double, so this expression runs in FP64 (2 times the cost of FP32 on sm_80) [cuda-fp64-promotion]
  X[2] = X[3] * 0.1f; // silent
}
