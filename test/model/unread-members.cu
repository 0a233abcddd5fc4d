// A copy of a struct loads what is read of it, as nvcc does (CUDA 13.0, -ptx -arch=sm_90): what goes to a variable that
// nothing reads is not loaded, and what is left merges.
// RUN: cuda-tidy model --print=lanes %s -- %cuda | FileCheck %s
struct __align__(16) Q {
  float a, b, c;
  int k[9];
};

// CHECK-LABEL: lanes of one(
__global__ void one(const float4 *In, float *Out) {
  float4 v = In[threadIdx.x];
  // CHECK: [[#@LINE-1]]:{{[0-9]+}}: load global 4 bytes of In: 16 * lane
  Out[threadIdx.x] = v.x;
}

// CHECK-LABEL: lanes of two(
__global__ void two(const float4 *In, float *Out) {
  float4 v = In[threadIdx.x];
  // CHECK: [[#@LINE-1]]:{{[0-9]+}}: load global 8 bytes of In: 16 * lane
  Out[threadIdx.x] = v.x + v.y;
}

// CHECK-LABEL: lanes of all(
__global__ void all(const float4 *In, float *Out) {
  float4 v = In[threadIdx.x];
  // CHECK: [[#@LINE-1]]:{{[0-9]+}}: load global 16 bytes of In: 16 * lane
  Out[threadIdx.x] = v.x + v.y + v.z + v.w;
}

// CHECK-LABEL: lanes of copied(
__global__ void copied(const float4 *In, float4 *Out) {
  float4 v = In[threadIdx.x];
  // CHECK: [[#@LINE-1]]:{{[0-9]+}}: load global 16 bytes of In: 16 * lane
  Out[threadIdx.x] = v;
  // CHECK: [[#@LINE-1]]:{{[0-9]+}}: store global 16 bytes of Out: 16 * lane
}

// CHECK-LABEL: lanes of member(
__global__ void member(const Q *In, float *Out) {
  Q q = In[threadIdx.x];
  // CHECK: [[#@LINE-1]]:{{[0-9]+}}: load global 4 bytes of In: 48 * lane
  Out[threadIdx.x] = q.a;
  // CHECK-NOT: load global
}

// CHECK-LABEL: lanes of three(
__global__ void three(const Q *In, float *Out) {
  Q q = In[threadIdx.x];
  // CHECK: [[#@LINE-1]]:{{[0-9]+}}: load global 16 bytes of In: 48 * lane
  Out[threadIdx.x] = q.a + q.b + q.c;
  // CHECK-NOT: load global
}

// Members of several statements are one load, at the first of them.
// CHECK-LABEL: lanes of apart(
__global__ void apart(const Q *In, float *Out) {
  float s = In[threadIdx.x].a;
  // CHECK: [[#@LINE-1]]:{{[0-9]+}}: load global 16 bytes of In: 48 * lane
  s += In[threadIdx.x].b;
  s += In[threadIdx.x].c;
  s += In[threadIdx.x].k[0];
  // CHECK-NOT: load global
  Out[threadIdx.x] = s;
}

// CHECK-LABEL: lanes of whole(
__global__ void whole(const Q *In, Q *Out) {
  Out[threadIdx.x] = In[threadIdx.x];
  // CHECK-COUNT-3: [[#@LINE-1]]:{{[0-9]+}}: load global 16 bytes of In: 48 * lane
  // CHECK-COUNT-3: [[#@LINE-2]]:{{[0-9]+}}: store global 16 bytes of Out: 48 * lane
}
