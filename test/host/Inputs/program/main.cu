#include <cuda_runtime.h>
#include <stdlib.h>

void runStencil(float *Out, int Width, int Height);

int main(int Argc, char **Argv) {
  if (Argc != 3)
    return 1;
  int Width = atoi(Argv[1]), Height = atoi(Argv[2]);
  float *D;
  cudaMalloc(&D, sizeof(float) * Width * Height);
  runStencil(D, Width, Height);
}
