// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Conversions between the bits in a lane and the numbers they stand for.
#ifndef CUDATIDY_MODEL_NUMBERS_H
#define CUDATIDY_MODEL_NUMBERS_H

#include "model/Program.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/Support/MathExtras.h"

#include <bit>
#include <cmath>

namespace cudatidy {

inline float asFloat(uint64_t Bits) { return std::bit_cast<float>(uint32_t(Bits)); }
inline double asDouble(uint64_t Bits) { return std::bit_cast<double>(Bits); }
inline uint64_t bitsOf(float F) { return std::bit_cast<uint32_t>(F); }
inline uint64_t bitsOf(double D) { return std::bit_cast<uint64_t>(D); }

inline bool isFloating(Number K) {
  return K == Number::Half || K == Number::BFloat || K == Number::Float || K == Number::Double;
}

/// The number that a lane's bits stand for.
inline double numberOf(Number K, uint64_t Bits) {
  switch (K) {
  case Number::Float:
    return double(asFloat(Bits));
  case Number::Double:
    return asDouble(Bits);
  case Number::BFloat:
    return double(asFloat(Bits << 16));
  case Number::Half: {
    const llvm::APFloat F(llvm::APFloat::IEEEhalf(), llvm::APInt(16, Bits & 0xffff));
    return double(F.convertToFloat());
  }
  case Number::Int:
  case Number::Pointer:
  case Number::Other:
    break;
  }
  return double(int64_t(Bits));
}

/// The bits of D, rounded to the format.
inline uint64_t bitsAs(Number K, double D) {
  switch (K) {
  case Number::Float:
    return bitsOf(float(D));
  case Number::Double:
    return bitsOf(D);
  case Number::Half:
  case Number::BFloat: {
    llvm::APFloat F(D);
    bool Lost = false;
    F.convert(K == Number::Half ? llvm::APFloat::IEEEhalf() : llvm::APFloat::BFloat(),
              llvm::APFloat::rmNearestTiesToEven, &Lost);
    return F.bitcastToAPInt().getZExtValue();
  }
  case Number::Int:
  case Number::Pointer:
  case Number::Other:
    break;
  }
  return uint64_t(int64_t(D));
}

/// A floating number as an integer of Bits, cut towards zero and clamped, as
/// the hardware's conversions do; NaN gives zero.
inline uint64_t saturatingInteger(double D, unsigned Bits, bool Signed) {
  if (D != D)
    return 0;
  const double Top = std::ldexp(1.0, int(Signed ? Bits - 1 : Bits));
  const uint64_t Mask = llvm::maskTrailingOnes<uint64_t>(Bits);
  if (D >= Top)
    return Signed ? Mask >> 1 : Mask;
  if (Signed)
    return D < -Top ? (Mask >> 1) + 1 : uint64_t(int64_t(D)) & Mask;
  return D <= 0 ? 0 : uint64_t(D) & Mask;
}

inline uint64_t lowBits(unsigned Bits) { return llvm::maskTrailingOnes<uint64_t>(Bits); }
inline int64_t signedOf(uint64_t V, unsigned Bits) { return Bits >= 64 ? int64_t(V) : llvm::SignExtend64(V, Bits); }

/// A well mixed 64-bit hash (the finalizer of SplitMix64).
inline uint64_t mixed(uint64_t X) {
  X += 0x9e3779b97f4a7c15;
  X = (X ^ X >> 30) * 0xbf58476d1ce4e5b9;
  X = (X ^ X >> 27) * 0x94d049bb133111eb;
  return X ^ X >> 31;
}

} // namespace cudatidy

#endif
