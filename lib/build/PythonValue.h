// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_BUILD_PYTHONVALUE_H
#define CUDA_TIDY_BUILD_PYTHONVALUE_H

#include "build/Traced.h"

#include <map>
#include <string>
#include <vector>

namespace cudatidy {

/// A value of a setup.py as far as it is followed: a text, a list of texts, or a dictionary of values.
struct PythonValue {
  enum Kind { Unknown, Text, List, Dict };
  Kind Is = Unknown;
  Traced Str;
  std::vector<Traced> Items;
  std::map<std::string, PythonValue> Entries;

  static PythonValue text(Traced T) { return {Text, std::move(T), {}, {}}; }
  static PythonValue list(std::vector<Traced> Items) { return {List, {}, std::move(Items), {}}; }

  /// The same, there only if a condition holds.
  PythonValue maybe() const;
  /// The texts that it holds at any depth.
  void collect(std::vector<Traced> &Out) const;
};

/// A + B: texts and dictionaries join; anything else becomes a list of what both hold.
PythonValue add(const PythonValue &A, const PythonValue &B);

} // namespace cudatidy

#endif
