// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/// Functions of registers only, by name: LLVM's and NVVM's intrinsics and the
/// CUDA math library, whose float versions end in f.

#include "model/Builtins.h"
#include "model/Numbers.h"

#include "llvm/ADT/StringMap.h"

#include <cmath>

using namespace cudatidy;
using namespace llvm;

namespace {

using Args = const PureCall &;

double number(Args C, unsigned N) { return numberOf(C.From.Kind, C.Arguments[N]); }
uint64_t result(Args C, double D) { return bitsAs(C.To.Kind, D); }
int64_t integer(Args C, unsigned N) { return signedOf(C.Arguments[N], C.From.Bits); }
uint64_t cut(Args C, uint64_t V) { return V & lowBits(C.To.Bits); }

template <double (*Fn)(double)> uint64_t unary(Args C) { return result(C, Fn(number(C, 0))); }
template <double (*Fn)(double, double)> uint64_t twoNumbers(Args C) {
  return result(C, Fn(number(C, 0), number(C, 1)));
}

double square(double X) { return std::sqrt(X); }
double inverse(double X) { return 1 / X; }
double inverseRoot(double X) { return 1 / std::sqrt(X); }
double ten(double X) { return std::pow(10.0, X); }
double sinPi(double X) { return std::sin(X * M_PI); }
double cosPi(double X) { return std::cos(X * M_PI); }
double normal(double X) { return 0.5 * std::erfc(-X * M_SQRT1_2); }
double saturate(double X) { return X != X ? 0 : std::min(std::max(X, 0.0), 1.0); }
double inverseCubeRoot(double X) { return 1 / std::cbrt(X); }
double scaledErfc(double X) { return std::exp(X * X) * std::erfc(X); }
double divide(double X, double Y) { return X / Y; }
double multiply(double X, double Y) { return X * Y; }
double sum(double X, double Y) { return X + Y; }
double difference(double X, double Y) { return X - Y; }
double root(double X) { return std::sqrt(X); }

uint64_t fusedMultiplyAdd(Args C) { return result(C, std::fma(number(C, 0), number(C, 1), number(C, 2))); }
uint64_t identity(Args C) { return cut(C, C.Arguments[0]); }
uint64_t absolute(Args C) {
  const int64_t V = integer(C, 0);
  return cut(C, uint64_t(V < 0 ? -V : V));
}
uint64_t signedMin(Args C) { return cut(C, uint64_t(std::min(integer(C, 0), integer(C, 1)))); }
uint64_t signedMax(Args C) { return cut(C, uint64_t(std::max(integer(C, 0), integer(C, 1)))); }
uint64_t unsignedMin(Args C) { return std::min(C.Arguments[0], C.Arguments[1]); }
uint64_t unsignedMax(Args C) { return std::max(C.Arguments[0], C.Arguments[1]); }
uint64_t population(Args C) { return unsigned(popcount(C.Arguments[0] & lowBits(C.From.Bits))); }
uint64_t leadingZeros(Args C) { return countl_zero(C.Arguments[0] & lowBits(C.From.Bits)) - (64 - C.From.Bits); }
uint64_t trailingZeros(Args C) { return std::min<unsigned>(countr_zero(C.Arguments[0]), C.From.Bits); }
uint64_t firstSet(Args C) { return C.Arguments[0] ? countr_zero(C.Arguments[0]) + 1 : 0; }
uint64_t reverseBits64(Args C) { return llvm::reverseBits(C.Arguments[0]) >> (64 - C.From.Bits); }
uint64_t swapBytes(Args C) { return llvm::byteswap(C.Arguments[0]) >> (64 - C.From.Bits); }
template <bool Right> uint64_t funnel(Args C) {
  const unsigned Bits = C.From.Bits;
  const unsigned By = unsigned(C.Arguments[2] % Bits);
  const uint64_t High = C.Arguments[0], Low = C.Arguments[1];
  if (By == 0)
    return Right ? Low : High;
  return Right ? cut(C, Low >> By | High << (Bits - By)) : cut(C, High << By | Low >> (Bits - By));
}
uint64_t multiplyHighUnsigned(Args C) {
  return cut(C, uint64_t((unsigned __int128)(C.Arguments[0]) * C.Arguments[1] >> C.From.Bits));
}
uint64_t multiplyHighSigned(Args C) {
  return cut(C, uint64_t((__int128)(integer(C, 0)) * integer(C, 1) >> C.From.Bits));
}
uint64_t multiply24(Args C) {
  return cut(C, uint64_t(SignExtend64<24>(C.Arguments[0]) * SignExtend64<24>(C.Arguments[1])));
}
uint64_t multiplyUnsigned24(Args C) { return cut(C, (C.Arguments[0] & 0xffffff) * (C.Arguments[1] & 0xffffff)); }
uint64_t permuteBytes(Args C) {
  const uint64_t Pool = (C.Arguments[1] & 0xffffffff) << 32 | (C.Arguments[0] & 0xffffffff);
  uint64_t R = 0;
  for (unsigned B = 0; B != 4; ++B) {
    const unsigned Selector = C.Arguments[2] >> 4 * B & 15;
    uint64_t Byte = Pool >> 8 * (Selector & 7) & 0xff;
    if (Selector & 8)
      Byte = Byte & 0x80 ? 0xff : 0;
    R |= Byte << 8 * B;
  }
  return R;
}
uint64_t bytePermute(Args C) { return permuteBytes(C); }
uint64_t absoluteDifferenceSum(Args C) {
  const int64_t D = integer(C, 0) - integer(C, 1);
  return cut(C, uint64_t(D < 0 ? -D : D) + C.Arguments[2]);
}
uint64_t dotProduct4(Args C) {
  int64_t S = signedOf(C.Arguments[2], 32);
  for (unsigned B = 0; B != 4; ++B)
    S += SignExtend64<8>(C.Arguments[0] >> 8 * B) * SignExtend64<8>(C.Arguments[1] >> 8 * B);
  return cut(C, uint64_t(S));
}
uint64_t bitField(Args C) {
  const uint64_t At = C.Arguments[1] & 0xff, Length = C.Arguments[2] & 0xff;
  if (At >= C.From.Bits || !Length)
    return 0;
  return C.Arguments[0] >> At & lowBits(unsigned(std::min<uint64_t>(Length, 64)));
}
uint64_t highestBit(Args C) { return C.Arguments[0] ? 63 - countl_zero(C.Arguments[0]) : 0xffffffff; }
uint64_t addSaturated(Args C) {
  const uint64_t R = C.Arguments[0] + C.Arguments[1];
  return R > lowBits(C.To.Bits) || R < C.Arguments[0] ? lowBits(C.To.Bits) : R;
}
uint64_t subtractSaturated(Args C) { return C.Arguments[0] > C.Arguments[1] ? C.Arguments[0] - C.Arguments[1] : 0; }
template <bool Add> uint64_t signedSaturated(Args C) {
  const __int128 R = Add ? (__int128)integer(C, 0) + integer(C, 1) : (__int128)integer(C, 0) - integer(C, 1);
  const __int128 Top = (__int128)(lowBits(C.To.Bits) >> 1);
  return cut(C, uint64_t(R > Top ? Top : R < -Top - 1 ? -Top - 1 : R));
}
template <int Op> uint64_t withOverflow(Args C) {
  return cut(C, Op == 0   ? C.Arguments[0] + C.Arguments[1]
                : Op == 1 ? C.Arguments[0] - C.Arguments[1]
                          : C.Arguments[0] * C.Arguments[1]);
}
uint64_t copySign(Args C) { return result(C, std::copysign(number(C, 0), number(C, 1))); }
uint64_t integerPower(Args C) { return result(C, std::pow(number(C, 0), double(signedOf(C.Arguments[1], 32)))); }
uint64_t scaleByPower(Args C) { return result(C, std::ldexp(number(C, 0), int(signedOf(C.Arguments[1], 32)))); }
uint64_t exponent(Args C) { return cut(C, uint64_t(int64_t(std::ilogb(number(C, 0))))); }
uint64_t isNan(Args C) { return std::isnan(number(C, 0)); }
uint64_t isInfinite(Args C) { return std::isinf(number(C, 0)); }
uint64_t isFinite(Args C) { return std::isfinite(number(C, 0)); }
uint64_t signBit(Args C) { return std::signbit(number(C, 0)); }
uint64_t floatingToSigned(Args C) { return saturatingInteger(number(C, 0), C.To.Bits, true); }
uint64_t floatingToUnsigned(Args C) { return saturatingInteger(number(C, 0), C.To.Bits, false); }
uint64_t floorToSigned(Args C) { return saturatingInteger(std::floor(number(C, 0)), C.To.Bits, true); }
uint64_t ceilToSigned(Args C) { return saturatingInteger(std::ceil(number(C, 0)), C.To.Bits, true); }
uint64_t nearestToSigned(Args C) { return saturatingInteger(std::nearbyint(number(C, 0)), C.To.Bits, true); }
uint64_t signedToFloating(Args C) { return result(C, double(integer(C, 0))); }
uint64_t unsignedToFloating(Args C) { return result(C, double(C.Arguments[0])); }
uint64_t floatingToFloating(Args C) { return result(C, number(C, 0)); }
uint64_t lowWord(Args C) { return C.Arguments[0] & 0xffffffff; }
uint64_t highWord(Args C) { return C.Arguments[0] >> 32; }
uint64_t joinWords(Args C) { // hiloint2double(high, low)
  return C.Arguments[0] << 32 | (C.Arguments[1] & 0xffffffff);
}
uint64_t joinLowHigh(Args C) { // lohi(low, high)
  return C.Arguments[1] << 32 | (C.Arguments[0] & 0xffffffff);
}
uint64_t average(Args C) { return cut(C, uint64_t((integer(C, 0) + integer(C, 1)) >> 1)); }
uint64_t length3(Args C) {
  return result(C, std::sqrt(number(C, 0) * number(C, 0) + number(C, 1) * number(C, 1) + number(C, 2) * number(C, 2)));
}
uint64_t roundedHypotInverse(Args C) { return result(C, 1 / std::hypot(number(C, 0), number(C, 1))); }
template <bool Min> uint64_t floatingExtreme(Args C) {
  return result(C, Min ? std::fmin(number(C, 0), number(C, 1)) : std::fmax(number(C, 0), number(C, 1)));
}

const StringMap<PureFunction> &table() {
  static const StringMap<PureFunction> Table = {
      // Names of LLVM's intrinsics; CUDA's math library shares most.
      {"sqrt", unary<square>},
      {"sin", unary<std::sin>},
      {"cos", unary<std::cos>},
      {"tan", unary<std::tan>},
      {"asin", unary<std::asin>},
      {"acos", unary<std::acos>},
      {"atan", unary<std::atan>},
      {"sinh", unary<std::sinh>},
      {"cosh", unary<std::cosh>},
      {"tanh", unary<std::tanh>},
      {"asinh", unary<std::asinh>},
      {"acosh", unary<std::acosh>},
      {"atanh", unary<std::atanh>},
      {"exp", unary<std::exp>},
      {"exp2", unary<std::exp2>},
      {"exp10", unary<ten>},
      {"expm1", unary<std::expm1>},
      {"log", unary<std::log>},
      {"log2", unary<std::log2>},
      {"log10", unary<std::log10>},
      {"log1p", unary<std::log1p>},
      {"cbrt", unary<std::cbrt>},
      {"rcbrt", unary<inverseCubeRoot>},
      {"fabs", unary<std::fabs>},
      {"floor", unary<std::floor>},
      {"ceil", unary<std::ceil>},
      {"trunc", unary<std::trunc>},
      {"rint", unary<std::nearbyint>},
      {"nearbyint", unary<std::nearbyint>},
      {"round", unary<std::round>},
      {"roundeven", unary<std::nearbyint>},
      {"erf", unary<std::erf>},
      {"erfc", unary<std::erfc>},
      {"erfcx", unary<scaledErfc>},
      {"tgamma", unary<std::tgamma>},
      {"lgamma", unary<std::lgamma>},
      {"normcdf", unary<normal>},
      {"rsqrt", unary<inverseRoot>},
      {"sinpi", unary<sinPi>},
      {"cospi", unary<cosPi>},
      {"logb", unary<std::logb>},
      {"saturate", unary<saturate>},
      {"j0", unary<::j0>},
      {"j1", unary<::j1>},
      {"y0", unary<::y0>},
      {"y1", unary<::y1>},
      {"pow", twoNumbers<std::pow>},
      {"fmod", twoNumbers<std::fmod>},
      {"atan2", twoNumbers<std::atan2>},
      {"hypot", twoNumbers<std::hypot>},
      {"fdim", twoNumbers<std::fdim>},
      {"remainder", twoNumbers<std::remainder>},
      {"nextafter", twoNumbers<std::nextafter>},
      {"minnum", floatingExtreme<true>},
      {"maxnum", floatingExtreme<false>},
      {"minimum", floatingExtreme<true>},
      {"maximum", floatingExtreme<false>},
      {"minimumnum", floatingExtreme<true>},
      {"maximumnum", floatingExtreme<false>},
      {"fmin", floatingExtreme<true>},
      {"fmax", floatingExtreme<false>},
      {"copysign", copySign},
      {"fma", fusedMultiplyAdd},
      {"fmuladd", fusedMultiplyAdd},
      {"powi", integerPower},
      {"ldexp", scaleByPower},
      {"scalbn", scaleByPower},
      {"ilogb", exponent},
      {"norm3d", length3},
      {"rhypot", roundedHypotInverse},
      {"abs", absolute},
      {"smin", signedMin},
      {"smax", signedMax},
      {"umin", unsignedMin},
      {"umax", unsignedMax},
      {"ctpop", population},
      {"ctlz", leadingZeros},
      {"cttz", trailingZeros},
      {"bitreverse", reverseBits64},
      {"bswap", swapBytes},
      {"fshl", funnel<false>},
      {"fshr", funnel<true>},
      {"uadd.sat", addSaturated},
      {"usub.sat", subtractSaturated},
      {"sadd.sat", signedSaturated<true>},
      {"ssub.sat", signedSaturated<false>},
      {"sadd.with.overflow", withOverflow<0>},
      {"uadd.with.overflow", withOverflow<0>},
      {"ssub.with.overflow", withOverflow<1>},
      {"usub.with.overflow", withOverflow<1>},
      {"smul.with.overflow", withOverflow<2>},
      {"umul.with.overflow", withOverflow<2>},
      {"fptosi.sat", floatingToSigned},
      {"fptoui.sat", floatingToUnsigned},
      {"lrint", nearestToSigned},
      {"llrint", nearestToSigned},
      {"lround", nearestToSigned},
      {"llround", nearestToSigned},
      {"expect", identity},
      {"expect.with.probability", identity},
      {"ssa.copy", identity},
      {"launder.invariant.group", identity},
      {"strip.invariant.group", identity},
      {"threadlocal.address", identity},
      {"identity", identity},
      // Integer helpers of CUDA's math library.
      {"llabs", absolute},
      {"min", signedMin},
      {"max", signedMax},
      {"llmin", signedMin},
      {"llmax", signedMax},
      {"ullmin", unsignedMin},
      {"ullmax", unsignedMax},
      {"popc", population},
      {"popcll", population},
      {"clz", leadingZeros},
      {"clzll", leadingZeros},
      {"ffs", firstSet},
      {"ffsll", firstSet},
      {"brev", reverseBits64},
      {"brevll", reverseBits64},
      {"mulhi", multiplyHighSigned},
      {"umulhi", multiplyHighUnsigned},
      {"mul64hi", multiplyHighSigned},
      {"umul64hi", multiplyHighUnsigned},
      {"mul24", multiply24},
      {"umul24", multiplyUnsigned24},
      {"byte_perm", bytePermute},
      {"sad", absoluteDifferenceSum},
      {"usad", absoluteDifferenceSum},
      {"hadd", average},
      {"rhadd", average},
      {"isnan", isNan},
      {"isnand", isNan},
      {"isnanf", isNan},
      {"isinf", isInfinite},
      {"isinfd", isInfinite},
      {"isinff", isInfinite},
      {"isfinited", isFinite},
      {"finitef", isFinite},
      {"signbit", signBit},
      {"signbitd", signBit},
      {"signbitf", signBit},
      {"float_as_int", identity},
      {"int_as_float", identity},
      {"float_as_uint", identity},
      {"uint_as_float", identity},
      {"double_as_longlong", identity},
      {"longlong_as_double", identity},
      {"double2hiint", highWord},
      {"double2loint", lowWord},
      {"hiloint2double", joinWords},
      {"fast_sin", unary<std::sin>},
      {"fast_cos", unary<std::cos>},
      {"fast_tan", unary<std::tan>},
      {"fast_exp", unary<std::exp>},
      {"fast_exp10", unary<ten>},
      {"fast_log", unary<std::log>},
      {"fast_log2", unary<std::log2>},
      {"fast_log10", unary<std::log10>},
      {"fast_pow", twoNumbers<std::pow>},
      {"fast_fdivide", twoNumbers<divide>},
      {"fdivide", twoNumbers<divide>},
      {"frcp", unary<inverse>},
      {"drcp", unary<inverse>},
      {"fsqrt", unary<root>},
      {"dsqrt", unary<root>},
      {"frsqrt", unary<inverseRoot>},
      {"fdiv", twoNumbers<divide>},
      {"ddiv", twoNumbers<divide>},
      {"fmul", twoNumbers<multiply>},
      {"dmul", twoNumbers<multiply>},
      {"fadd", twoNumbers<sum>},
      {"dadd", twoNumbers<sum>},
      {"fsub", twoNumbers<difference>},
      {"dsub", twoNumbers<difference>},
      {"fmaf_ieee", fusedMultiplyAdd},
      // NVVM's intrinsics (their roundings differ by less than matters here).
      {"mulhi.i", multiplyHighSigned},
      {"mulhi.ui", multiplyHighUnsigned},
      {"mulhi.ll", multiplyHighSigned},
      {"mulhi.ull", multiplyHighUnsigned},
      {"mulhi.s", multiplyHighSigned},
      {"mulhi.us", multiplyHighUnsigned},
      {"mul24.i", multiply24},
      {"mul24.ui", multiplyUnsigned24},
      {"prmt", permuteBytes},
      {"sad.i", absoluteDifferenceSum},
      {"sad.ui", absoluteDifferenceSum},
      {"idp4a.s.s", dotProduct4},
      {"d2i.lo", lowWord},
      {"d2i.hi", highWord},
      {"lohi.i2d", joinLowHigh},
      {"rcp", unary<inverse>},
      {"ex2", unary<std::exp2>},
      {"lg2", unary<std::log2>},
      {"div", twoNumbers<divide>},
      {"mul", twoNumbers<multiply>},
      {"add", twoNumbers<sum>},
      {"bitcast.f2i", identity},
      {"bitcast.i2f", identity},
      {"bitcast.d2ll", identity},
      {"bitcast.ll2d", identity},
      // Inline assembly.
      {"asm.bfe", bitField},
      {"asm.bfind", highestBit},
  };
  return Table;
}

/// Conversions follow one pattern: <from>2<to>[_rounding].
PureFunction conversion(StringRef Name) {
  const auto [From, Rest] = Name.split('2');
  if (Rest.empty())
    return nullptr;
  StringRef To = Rest.split('_').first.split('.').first;
  const StringRef Rounding = Rest.drop_front(To.size()).ltrim("_.");
  const auto Floating = [](StringRef T) {
    return T == "float" || T == "double" || T == "half" || T == "f" || T == "d" || T == "h";
  };
  const auto Signed = [](StringRef T) { return T == "int" || T == "ll" || T == "short" || T == "i"; };
  const auto Unsigned = [](StringRef T) { return T == "uint" || T == "ull" || T == "ushort" || T == "ui"; };
  if (Floating(From) && Floating(To))
    return floatingToFloating;
  if (Floating(From) && Signed(To))
    return Rounding.starts_with("rd")   ? floorToSigned
           : Rounding.starts_with("ru") ? ceilToSigned
           : Rounding.starts_with("rn") ? nearestToSigned
                                        : floatingToSigned;
  if (Floating(From) && Unsigned(To))
    return floatingToUnsigned;
  if (Signed(From) && Floating(To))
    return signedToFloating;
  return Unsigned(From) && Floating(To) ? unsignedToFloating : nullptr;
}

} // namespace

PureFunction cudatidy::pureByName(StringRef Name) {
  const StringMap<PureFunction> &Table = table();
  auto It = Table.find(Name);
  if (It != Table.end())
    return It->second;
  if (const PureFunction Found = conversion(Name))
    return Found;
  // sqrt.rn.f, ex2.approx.ftz.f: the operation comes first.
  const size_t Dot = Name.find('.');
  if (Dot != StringRef::npos) {
    It = Table.find(Name.substr(0, Dot));
    return It == Table.end() ? nullptr : It->second;
  }
  // fmul_rn, fsqrt_rd; sinf, fast_sinf; lastly u-forms of the integer helpers.
  const StringRef Plain = Name.split("_r").first;
  It = Table.find(Plain);
  if (It != Table.end())
    return It->second;
  if (Name.ends_with("f"))
    It = Table.find(Name.drop_back());
  if (It != Table.end())
    return It->second;
  if (Name == "umin" || Name == "umax")
    return Name == "umin" ? unsignedMin : unsignedMax;
  return nullptr;
}
