// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "precision/ValueFacts.h"

#include <algorithm>
#include <cmath>

using namespace cudatidy;

ValueFacts ValueFacts::unknown(uint32_t From) {
  ValueFacts V;
  V.In = Interval::all();
  V.From = From;
  return V;
}

ValueFacts ValueFacts::constant(double C) {
  ValueFacts V;
  V.From = FromConstant;
  if (std::isnan(C)) {
    V.In = Interval::all();
    return V;
  }
  V.In = Interval::of(C);
  if (C == 0) {
    V.Grid = MaxGrid;
  } else if (std::isfinite(C)) {
    int Exponent = 0;
    double Digits = std::frexp(std::fabs(C), &Exponent);
    while (Digits != std::floor(Digits)) {
      Digits *= 2;
      --Exponent;
    }
    while (std::fmod(Digits, 2) == 0) {
      Digits /= 2;
      ++Exponent;
    }
    V.Grid = Exponent;
  }
  V.Half = V.fits(Fp16);
  V.BFloat = V.fits(Bf16);
  return V;
}

ValueFacts ValueFacts::integer(Interval In, uint32_t From) {
  ValueFacts V;
  V.In = In;
  V.Grid = 0;
  V.From = From;
  return V;
}

bool ValueFacts::fits(const NarrowFormat &F) const {
  if (&F == &Fp16 ? Half : BFloat) {
    return true;
  }
  if (!Grid || !In.isFinite() || In.most() > F.Largest) {
    return false;
  }
  return *Grid >= F.gridExponent() && In.most() <= std::ldexp(1.0, std::min(*Grid, 900) + F.Digits);
}

ValueFacts ValueFacts::join(const ValueFacts &O) const {
  if (isEmpty()) {
    return O;
  }
  if (O.isEmpty()) {
    return *this;
  }
  ValueFacts V;
  V.In = In.join(O.In);
  if (Grid && O.Grid) {
    V.Grid = std::min(*Grid, *O.Grid);
  }
  V.Half = fits(Fp16) && O.fits(Fp16);
  V.BFloat = fits(Bf16) && O.fits(Bf16);
  V.From = From | O.From;
  return V;
}
