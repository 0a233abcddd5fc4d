// A library's kernel that no visible host code launches has the threads of its own `__launch_bounds__`, which a template
// gives each instance.
// RUN: %cuda-tidy model --format json %s -- %cuda | FileCheck %s
#include "Inputs/library.h"
// CHECK: "signature":"fill<96>(int*)",{{[^{}]*}}"launch":{"grid":[1024,1,1],"block":[96,1,1],"source":"bounds"}
// CHECK: "signature":"fill<384>(int*)",{{[^{}]*}}"launch":{"grid":[1024,1,1],"block":[384,1,1],"source":"bounds"}
template __global__ void fill<96>(int *);
template __global__ void fill<384>(int *);
