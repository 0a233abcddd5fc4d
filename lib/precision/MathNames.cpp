// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "precision/MathNames.h"

#include "llvm/ADT/STLExtras.h"

using namespace cudatidy;

namespace {

constexpr bool Yes = true, No = false;

// Sorted by name.
constexpr MathFunction Functions[] = {
    {"abs", Yes, No},       {"acos", No, No},      {"acosh", No, No},   {"asin", No, No},    {"asinh", No, No},
    {"atan", No, No},       {"atan2", No, No},     {"atanh", No, No},   {"cbrt", No, No},    {"ceil", Yes, No},
    {"copysign", Yes, No},  {"cos", No, No},       {"cosh", No, No},    {"cospi", No, No},   {"erf", No, No},
    {"erfc", No, No},       {"erfcinv", No, No},   {"erfcx", No, No},   {"erfinv", No, No},  {"exp", No, No},
    {"exp10", No, No},      {"exp2", No, No},      {"expm1", No, No},   {"fabs", Yes, No},   {"fdim", No, No},
    {"floor", Yes, No},     {"fma", No, Yes},      {"fmax", Yes, No},   {"fmin", Yes, No},   {"fmod", No, No},
    {"hypot", No, No},      {"ldexp", No, No},     {"lgamma", No, No},  {"log", No, No},     {"log10", No, No},
    {"log1p", No, No},      {"log2", No, No},      {"logb", No, No},    {"max", Yes, No},    {"min", Yes, No},
    {"nearbyint", Yes, No}, {"nextafter", No, No}, {"norm3d", No, No},  {"norm4d", No, No},  {"normcdf", No, No},
    {"normcdfinv", No, No}, {"pow", No, No},       {"powi", No, No},    {"rcbrt", No, No},   {"remainder", No, No},
    {"rhypot", No, No},     {"rint", Yes, No},     {"rnorm3d", No, No}, {"rnorm4d", No, No}, {"round", Yes, No},
    {"rsqrt", No, No},      {"scalbn", No, No},    {"sin", No, No},     {"sinh", No, No},    {"sinpi", No, No},
    {"sqrt", No, Yes},      {"tan", No, No},       {"tanh", No, No},    {"tgamma", No, No},  {"trunc", Yes, No},
};

} // namespace

const MathFunction *cudatidy::mathFunction(llvm::StringRef Name) {
  const auto *At =
      llvm::lower_bound(Functions, Name, [](const MathFunction &F, llvm::StringRef N) { return F.Name < N; });
  return At != std::end(Functions) && At->Name == Name ? At : nullptr;
}

std::string cudatidy::floatName(const MathFunction &F) {
  const bool Overloaded = F.Name == "abs" || F.Name == "max" || F.Name == "min"; // of integers too
  return (Overloaded ? "f" : "") + F.Name.str() + "f";
}
