// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rewrite/GeneratedCode.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/PrettyPrinter.h"

using namespace cudatidy;

namespace {

/// The text with $N and $T in it replaced by a name and a type.
std::string written(llvm::StringRef Template, const std::string &Name, const std::string &Type) {
  std::string Out;
  for (size_t I = 0; I < Template.size(); ++I) {
    if (Template[I] == '$' && I + 1 < Template.size()) {
      Out += Template[++I] == 'N' ? Name : Type;
    } else {
      Out += Template[I];
    }
  }
  return Out;
}

} // namespace

std::optional<std::string> cudatidy::spelledType(clang::QualType T) {
  T = T.getNonReferenceType().getUnqualifiedType().getCanonicalType();
  if (T->isBuiltinType() && !T->isVoidType() && !T->isDependentType()) {
    return T.getAsString(clang::PrintingPolicy(clang::LangOptions()));
  }
  const auto *R = T->getAsCXXRecordDecl();
  if (!R || !R->getIdentifier() || R->isDependentType() || !R->getDeclContext()->isTranslationUnit()) {
    return std::nullopt;
  }
  return R->getName().str();
}

std::string cudatidy::stagedTranspose(const std::string &Name, const std::string &Type) {
  return written(R"(// block (32, 8), grid ((columns + 31) / 32, (rows + 31) / 32)
__global__ void $N_staged(const $T *in, $T *out, int rows, int columns) {
  __shared__ $T tile[32][32 + 1];
  int x = blockIdx.x * 32 + threadIdx.x;
  for (int y = threadIdx.y; y < 32; y += 8)
    if (x < columns && blockIdx.y * 32 + y < rows)
      tile[y][threadIdx.x] = in[(size_t)(blockIdx.y * 32 + y) * columns + x];
  __syncthreads();
  x = blockIdx.y * 32 + threadIdx.x;
  for (int y = threadIdx.y; y < 32; y += 8)
    if (x < rows && blockIdx.x * 32 + y < columns)
      out[(size_t)(blockIdx.x * 32 + y) * rows + x] = tile[threadIdx.x][y];
}
)",
                 Name, Type);
}

std::string cudatidy::tiledProduct(const std::string &Name, const std::string &Type) {
  return written(R"(// block (32, 32), grid ((n + 31) / 32, (m + 31) / 32): c (m x n) = a (m x k) * b (k x n)
__global__ void $N_tiled(const $T *a, const $T *b, $T *c, int m, int n, int k) {
  __shared__ $T tile_a[32][32], tile_b[32][32];
  const int column = blockIdx.x * 32 + threadIdx.x, row = blockIdx.y * 32 + threadIdx.y;
  $T sum = 0;
  for (int first = 0; first < k; first += 32) {
    const int along = first + threadIdx.x, down = first + threadIdx.y;
    tile_a[threadIdx.y][threadIdx.x] = row < m && along < k ? a[(size_t)row * k + along] : $T(0);
    tile_b[threadIdx.y][threadIdx.x] = down < k && column < n ? b[(size_t)down * n + column] : $T(0);
    __syncthreads();
    for (int i = 0; i < 32; ++i)
      sum += tile_a[threadIdx.y][i] * tile_b[i][threadIdx.x];
    __syncthreads();
  }
  if (row < m && column < n)
    c[(size_t)row * n + column] = sum;
}
)",
                 Name, Type);
}

std::string cudatidy::sharedTile(const std::string &Name, const std::string &Type) {
  return written(R"(// fill the tile with the whole block, use it, and wait again before it is filled anew
template <int Size> __device__ void $N_fill($T (&tile)[Size], const $T *from, int count) {
  const int threads = blockDim.x * blockDim.y * blockDim.z;
  const int thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  __syncthreads();
  for (int i = thread; i < Size && i < count; i += threads)
    tile[i] = from[i];
  __syncthreads();
}
)",
                 Name, Type);
}

std::string cudatidy::blockSum(const std::string &Name, const std::string &Type, bool IsInteger32, bool HasReduce) {
  const char *const Warp = IsInteger32 && HasReduce ? R"(  value = __reduce_add_sync(0xffffffff, value);
)"
                                                    : R"(  for (int distance = 16; distance > 0; distance /= 2)
    value += __shfl_down_sync(0xffffffff, value, distance);
)";
  return written(std::string(R"(// every thread of the block comes here, those without a value with 0
__device__ void $N_add($T *total, $T value) {
  __shared__ $T sums[32];
  const int threads = blockDim.x * blockDim.y * blockDim.z;
  const int thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
)") + Warp + R"(  if (thread % 32 == 0)
    sums[thread / 32] = value;
  __syncthreads();
  if (thread == 0) {
    for (int warp = 1; warp < (threads + 31) / 32; ++warp)
      value += sums[warp];
    atomicAdd(total, value);
  }
  __syncthreads();
}
)",
                 Name, Type);
}

std::string cudatidy::warpTicket(const std::string &Name, const std::string &Type) {
  return written(R"(// in place of atomicAdd(counter, 1): one operation for all lanes that are here
__device__ $T $N_place($T *counter) {
  const unsigned here = __activemask();
  const int lane = ((threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x) % 32;
  const int leader = __ffs(here) - 1;
  $T first = 0;
  if (lane == leader)
    first = atomicAdd(counter, ($T)__popc(here));
  return __shfl_sync(here, first, leader) + __popc(here & ((1u << lane) - 1));
}
)",
                 Name, Type);
}
