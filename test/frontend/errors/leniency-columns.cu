// What is added for clang's sake takes a blank's place: what stands behind it on its line keeps its column.
// RUN: %cuda-tidy kernels --headers=embedded --print %s | FileCheck %s
// CHECK: asm {{.*}}"mov.u32 $0,%smid;"
// CHECK: store i32 {{.*}}%arrayidx{{.*}} !dbg ![[STORE:[0-9]+]]
// CHECK-DAG: ![[STORE]] = !DILocation(line: [[@LINE+1]], column: 87,
__global__ void k(unsigned *P) { unsigned S; asm("mov.u32 %0,%smid;" : "=r"(S)); P[S] = S; }
