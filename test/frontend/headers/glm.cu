// A program that includes GLM and does not have it: vectors lie packed, matrices by columns.
// RUN: %cuda-tidy kernels --headers=embedded %s | FileCheck %s
// RUN: %cuda-tidy kernels --headers=embedded --print %s | FileCheck --check-prefix=IR %s
#include <glm/glm.hpp>
#include <glm/gtc/type_ptr.hpp>

static_assert(sizeof(glm::vec3) == 12 && sizeof(glm::mat3) == 36 && sizeof(glm::vec4) == 16, "packed");

// CHECK: "name": "_Z9transform{{.*}}"
// CHECK: "whole": true
// CHECK: "missing": []
// IR: getelementptr inbounds nuw %"struct.glm::vec{{[.0-9]*}}", ptr %{{.*}}, i64
__global__ void transform(const glm::vec3 *In, glm::vec3 *Out, glm::mat4 View, float Scale) {
  const glm::vec3 P = In[threadIdx.x];
  const glm::vec4 H = View * glm::vec4(P, 1.0f);
  glm::mat3 R = glm::mat3(1.0f, 0.0f, 0.0f, 0.0f, Scale, 0.0f, 0.0f, 0.0f, 1.0f);
  R = glm::transpose(R) * R;
  glm::vec3 V = R * glm::vec3(H) / H.w;
  V += 0.5f * glm::normalize(glm::cross(V, P)) - 2;
  V[0] = glm::dot(V, P) + glm::length(V) + R[1][2];
  Out[threadIdx.x] = glm::max(V, 0.0f) * glm::value_ptr(View)[3];
}
