#include <cuda_runtime.h>

__global__ void stencil(float *Out, int Width, int Height) { Out[threadIdx.x] = Width + Height; }

void runStencil(float *Out, int Width, int Height) {
  dim3 Block(32, 4);
  stencil<<<dim3(Width / Block.x, Height / Block.y), Block>>>(Out, Width, Height);
}
