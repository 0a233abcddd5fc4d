// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "build/PythonValue.h"

#include "llvm/ADT/STLExtras.h"

using namespace cudatidy;

PythonValue PythonValue::maybe() const {
  PythonValue V = *this;
  V.Str = V.Str.maybe();
  for (Traced &I : V.Items) {
    I = I.maybe();
  }
  for (auto &[Key, E] : V.Entries) {
    E = E.maybe();
  }
  return V;
}

void PythonValue::collect(std::vector<Traced> &Out) const {
  if (Is == Text) {
    Out.push_back(Str);
  } else if (Is == Unknown) {
    Out.push_back(Traced::unknown());
  }
  llvm::append_range(Out, Items);
  for (const auto &[Key, E] : Entries) {
    E.collect(Out);
  }
}

PythonValue cudatidy::add(const PythonValue &A, const PythonValue &B) {
  if (A.Is == PythonValue::Text && B.Is == PythonValue::Text) {
    Traced T = A.Str;
    T.append(B.Str);
    return PythonValue::text(std::move(T));
  }
  if (A.Is == PythonValue::Dict && B.Is == PythonValue::Dict) {
    PythonValue Out = A;
    for (const auto &[Key, E] : B.Entries) {
      Out.Entries[Key] = E;
    }
    return Out;
  }
  PythonValue Out = PythonValue::list({});
  A.collect(Out.Items);
  B.collect(Out.Items);
  return Out;
}
