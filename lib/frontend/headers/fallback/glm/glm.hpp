// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Vectors and matrices by the names, layout (packed, matrices by columns) and arithmetic of GLM, as far as kernels use
// them. Read only where a program includes that library and does not have it.
#ifndef __CT_GLM_HPP
#define __CT_GLM_HPP
#pragma clang system_header

#define __CT_GLM __attribute__((host, device, always_inline)) inline

namespace glm {

typedef int length_t;
template <int N, typename T> struct vec;

template <typename T> struct vec<2, T> {
  union {
    T x, r, s;
  };
  union {
    T y, g, t;
  };
  vec() = default;
  template <typename S> __CT_GLM explicit vec(S __v) : x(T(__v)), y(T(__v)) {}
  template <typename A, typename B> __CT_GLM vec(A __x, B __y) : x(T(__x)), y(T(__y)) {}
  template <int M, typename S> __CT_GLM explicit vec(const vec<M, S> &__v) : x(T(__v.x)), y(T(__v.y)) {}
  __CT_GLM T &operator[](int __i) { return (&x)[__i]; }
  __CT_GLM const T &operator[](int __i) const { return (&x)[__i]; }
};

template <typename T> struct vec<3, T> {
  union {
    T x, r, s;
  };
  union {
    T y, g, t;
  };
  union {
    T z, b, p;
  };
  vec() = default;
  template <typename S> __CT_GLM explicit vec(S __v) : x(T(__v)), y(T(__v)), z(T(__v)) {}
  template <typename A, typename B, typename C> __CT_GLM vec(A __x, B __y, C __z) : x(T(__x)), y(T(__y)), z(T(__z)) {}
  template <typename S, typename C> __CT_GLM vec(const vec<2, S> &__v, C __z) : x(T(__v.x)), y(T(__v.y)), z(T(__z)) {}
  template <typename S> __CT_GLM vec(const vec<3, S> &__v) : x(T(__v.x)), y(T(__v.y)), z(T(__v.z)) {}
  template <typename S> __CT_GLM explicit vec(const vec<4, S> &__v) : x(T(__v.x)), y(T(__v.y)), z(T(__v.z)) {}
  __CT_GLM T &operator[](int __i) { return (&x)[__i]; }
  __CT_GLM const T &operator[](int __i) const { return (&x)[__i]; }
};

template <typename T> struct vec<4, T> {
  union {
    T x, r, s;
  };
  union {
    T y, g, t;
  };
  union {
    T z, b, p;
  };
  union {
    T w, a, q;
  };
  vec() = default;
  template <typename S> __CT_GLM explicit vec(S __v) : x(T(__v)), y(T(__v)), z(T(__v)), w(T(__v)) {}
  template <typename A, typename B, typename C, typename D>
  __CT_GLM vec(A __x, B __y, C __z, D __w) : x(T(__x)), y(T(__y)), z(T(__z)), w(T(__w)) {}
  template <typename S, typename D>
  __CT_GLM vec(const vec<3, S> &__v, D __w) : x(T(__v.x)), y(T(__v.y)), z(T(__v.z)), w(T(__w)) {}
  template <typename S> __CT_GLM vec(const vec<4, S> &__v) : x(T(__v.x)), y(T(__v.y)), z(T(__v.z)), w(T(__v.w)) {}
  __CT_GLM T &operator[](int __i) { return (&x)[__i]; }
  __CT_GLM const T &operator[](int __i) const { return (&x)[__i]; }
};

// A parameter that takes no part in deduction: numbers become the vector's element type.
template <typename T> struct __same {
  typedef T type;
};

#define __CT_GLM_OPERATOR(Op)                                                                                          \
  template <int N, typename T> __CT_GLM vec<N, T> operator Op(vec<N, T> __a, const vec<N, T> &__b) {                   \
    for (int __i = 0; __i < N; ++__i)                                                                                  \
      __a[__i] = __a[__i] Op __b[__i];                                                                                 \
    return __a;                                                                                                        \
  }                                                                                                                    \
  template <int N, typename T> __CT_GLM vec<N, T> operator Op(vec<N, T> __a, typename __same<T>::type __b) {           \
    for (int __i = 0; __i < N; ++__i)                                                                                  \
      __a[__i] = __a[__i] Op __b;                                                                                      \
    return __a;                                                                                                        \
  }                                                                                                                    \
  template <int N, typename T> __CT_GLM vec<N, T> operator Op(typename __same<T>::type __a, vec<N, T> __b) {           \
    for (int __i = 0; __i < N; ++__i)                                                                                  \
      __b[__i] = __a Op __b[__i];                                                                                      \
    return __b;                                                                                                        \
  }                                                                                                                    \
  template <int N, typename T, typename S> __CT_GLM vec<N, T> &operator Op## = (vec<N, T> & __a, const S &__b) {       \
    return __a = __a Op __b;                                                                                           \
  }
__CT_GLM_OPERATOR(+)
__CT_GLM_OPERATOR(-)
__CT_GLM_OPERATOR(*)
__CT_GLM_OPERATOR(/)
#undef __CT_GLM_OPERATOR

template <int N, typename T> __CT_GLM vec<N, T> operator-(vec<N, T> __a) {
  for (int __i = 0; __i < N; ++__i)
    __a[__i] = -__a[__i];
  return __a;
}
template <int N, typename T> __CT_GLM bool operator==(const vec<N, T> &__a, const vec<N, T> &__b) {
  bool __same = true;
  for (int __i = 0; __i < N; ++__i)
    __same = __same && __a[__i] == __b[__i];
  return __same;
}
template <int N, typename T> __CT_GLM bool operator!=(const vec<N, T> &__a, const vec<N, T> &__b) {
  return !(__a == __b);
}

template <typename T> __CT_GLM T min(T __a, T __b) { return __b < __a ? __b : __a; }
template <typename T> __CT_GLM T max(T __a, T __b) { return __a < __b ? __b : __a; }
template <int N, typename T> __CT_GLM vec<N, T> min(vec<N, T> __a, const vec<N, T> &__b) {
  for (int __i = 0; __i < N; ++__i)
    __a[__i] = min(__a[__i], __b[__i]);
  return __a;
}
template <int N, typename T> __CT_GLM vec<N, T> max(vec<N, T> __a, const vec<N, T> &__b) {
  for (int __i = 0; __i < N; ++__i)
    __a[__i] = max(__a[__i], __b[__i]);
  return __a;
}
template <int N, typename T> __CT_GLM vec<N, T> min(vec<N, T> __a, typename __same<T>::type __b) {
  return min(__a, vec<N, T>(__b));
}
template <int N, typename T> __CT_GLM vec<N, T> max(vec<N, T> __a, typename __same<T>::type __b) {
  return max(__a, vec<N, T>(__b));
}
template <typename V, typename L, typename H> __CT_GLM V clamp(V __v, L __l, H __h) { return min(max(__v, __l), __h); }
template <typename V, typename S> __CT_GLM V mix(V __a, V __b, S __s) { return __a + (__b - __a) * __s; }
template <int N, typename T> __CT_GLM vec<N, T> abs(vec<N, T> __a) {
  for (int __i = 0; __i < N; ++__i)
    __a[__i] = __a[__i] < T(0) ? -__a[__i] : __a[__i];
  return __a;
}
template <int N, typename T> __CT_GLM T dot(const vec<N, T> &__a, const vec<N, T> &__b) {
  T __sum = __a[0] * __b[0];
  for (int __i = 1; __i < N; ++__i)
    __sum += __a[__i] * __b[__i];
  return __sum;
}
__CT_GLM float __root(float __x) { return __builtin_sqrtf(__x); }
__CT_GLM double __root(double __x) { return __builtin_sqrt(__x); }
template <int N, typename T> __CT_GLM T length(const vec<N, T> &__a) { return __root(dot(__a, __a)); }
template <int N, typename T> __CT_GLM T distance(const vec<N, T> &__a, const vec<N, T> &__b) {
  return length(__a - __b);
}
template <int N, typename T> __CT_GLM vec<N, T> normalize(const vec<N, T> &__a) { return __a * (T(1) / length(__a)); }
template <typename T> __CT_GLM vec<3, T> cross(const vec<3, T> &__a, const vec<3, T> &__b) {
  return vec<3, T>(__a.y * __b.z - __b.y * __a.z, __a.z * __b.x - __b.z * __a.x, __a.x * __b.y - __b.x * __a.y);
}

// N columns of M elements.
template <int N, int M, typename T> struct mat {
  vec<M, T> __column[N];
  mat() = default;
  template <typename S> __CT_GLM explicit mat(S __diagonal) {
    for (int __i = 0; __i < N; ++__i)
      for (int __j = 0; __j < M; ++__j)
        __column[__i][__j] = __i == __j ? T(__diagonal) : T(0);
  }
  template <typename A, typename B, typename... Rest> __CT_GLM mat(A __a, B __b, Rest... __rest) {
    fill(0, __a, __b, __rest...);
  }
  __CT_GLM vec<M, T> &operator[](int __i) { return __column[__i]; }
  __CT_GLM const vec<M, T> &operator[](int __i) const { return __column[__i]; }

private:
  __CT_GLM void fill(int) {}
  template <typename S, typename... Rest> __CT_GLM void fill(int __at, S __v, Rest... __rest) {
    __column[__at / M][__at % M] = T(__v);
    fill(__at + 1, __rest...);
  }
  template <typename S, typename... Rest> __CT_GLM void fill(int __at, vec<M, S> __v, Rest... __rest) {
    __column[__at / M] = __v;
    fill(__at + M, __rest...);
  }
};

template <int N, int M, typename T> __CT_GLM vec<M, T> operator*(const mat<N, M, T> &__m, const vec<N, T> &__v) {
  vec<M, T> __sum = __m[0] * __v[0];
  for (int __i = 1; __i < N; ++__i)
    __sum = __sum + __m[__i] * __v[__i];
  return __sum;
}
template <int N, int M, typename T> __CT_GLM vec<N, T> operator*(const vec<M, T> &__v, const mat<N, M, T> &__m) {
  vec<N, T> __out;
  for (int __i = 0; __i < N; ++__i)
    __out[__i] = dot(__v, __m[__i]);
  return __out;
}
template <int N, int M, int K, typename T>
__CT_GLM mat<K, M, T> operator*(const mat<N, M, T> &__a, const mat<K, N, T> &__b) {
  mat<K, M, T> __out;
  for (int __i = 0; __i < K; ++__i)
    __out[__i] = __a * __b[__i];
  return __out;
}
template <int N, int M, typename T> __CT_GLM mat<N, M, T> operator*(mat<N, M, T> __m, typename __same<T>::type __s) {
  for (int __i = 0; __i < N; ++__i)
    __m[__i] = __m[__i] * __s;
  return __m;
}
template <int N, int M, typename T> __CT_GLM mat<N, M, T> operator*(typename __same<T>::type __s, mat<N, M, T> __m) {
  return __m * __s;
}
template <int N, int M, typename T> __CT_GLM mat<N, M, T> operator+(mat<N, M, T> __a, const mat<N, M, T> &__b) {
  for (int __i = 0; __i < N; ++__i)
    __a[__i] = __a[__i] + __b[__i];
  return __a;
}
template <int N, int M, typename T> __CT_GLM mat<N, M, T> operator-(mat<N, M, T> __a, const mat<N, M, T> &__b) {
  for (int __i = 0; __i < N; ++__i)
    __a[__i] = __a[__i] - __b[__i];
  return __a;
}
template <int N, int M, typename T> __CT_GLM mat<M, N, T> transpose(const mat<N, M, T> &__m) {
  mat<M, N, T> __out;
  for (int __i = 0; __i < N; ++__i)
    for (int __j = 0; __j < M; ++__j)
      __out[__j][__i] = __m[__i][__j];
  return __out;
}
template <int N, typename T> __CT_GLM mat<N, N, T> outerProduct(const vec<N, T> &__a, const vec<N, T> &__b) {
  mat<N, N, T> __out;
  for (int __i = 0; __i < N; ++__i)
    __out[__i] = __a * __b[__i];
  return __out;
}
template <int N, int M, typename T> __CT_GLM const T *value_ptr(const mat<N, M, T> &__m) { return &__m[0][0]; }
template <int N, typename T> __CT_GLM const T *value_ptr(const vec<N, T> &__v) { return &__v[0]; }

#define __CT_GLM_NAMES(N)                                                                                              \
  typedef vec<N, float> vec##N;                                                                                        \
  typedef vec<N, double> dvec##N;                                                                                      \
  typedef vec<N, int> ivec##N;                                                                                         \
  typedef vec<N, unsigned> uvec##N;                                                                                    \
  typedef vec<N, bool> bvec##N;                                                                                        \
  typedef mat<N, N, float> mat##N;                                                                                     \
  typedef mat<N, N, float> mat##N##x##N;                                                                               \
  typedef mat<N, N, double> dmat##N;
__CT_GLM_NAMES(2)
__CT_GLM_NAMES(3)
__CT_GLM_NAMES(4)
#undef __CT_GLM_NAMES
typedef mat<2, 3, float> mat2x3;
typedef mat<3, 2, float> mat3x2;
typedef mat<3, 4, float> mat3x4;
typedef mat<4, 3, float> mat4x3;
typedef mat<2, 4, float> mat2x4;
typedef mat<4, 2, float> mat4x2;

} // namespace glm

#undef __CT_GLM
#endif
