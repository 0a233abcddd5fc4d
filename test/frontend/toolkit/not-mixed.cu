// With the embedded headers alone, a toolkit's headers among others are not read and are named as missing; a project's
// own file of such a name is.
// RUN: rm -rf %t && mkdir -p %t/local/crt %t/local/npp %t/own && touch %t/local/cuda_runtime.h %t/local/crt/host_defines.h
// RUN: echo "#error mixed" > %t/local/nppi_of_toolkit.h && echo "#define OTHER 1" > %t/local/other.h
// RUN: echo "#define OWN 1" > %t/own/nppi_of_project.h
// RUN: mkdir %t/links && ln -s %t/local/nppi_of_toolkit.h %t/links/nppi_of_toolkit.h && ln -s %t/local/other.h %t/links/other.h
// RUN: %cuda-tidy kernels --headers=embedded %s -- -idirafter %t/own -isystem %t/links | FileCheck %s
// CHECK: "name": "_Z1kPi"
// CHECK: "missing_includes": [
// CHECK-NEXT: "nppi_of_toolkit.h"
// CHECK-NEXT: ]
// CHECK-NOT: {{: mixed}}
#include "nppi_of_project.h"
#include <nppi_of_toolkit.h>
#include <other.h>
__global__ void k(int *P) { P[0] = OWN + OTHER; }
