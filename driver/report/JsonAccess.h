// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef CUDA_TIDY_DRIVER_REPORT_JSONACCESS_H
#define CUDA_TIDY_DRIVER_REPORT_JSONACCESS_H

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace cudatidy {

using Json = nlohmann::ordered_json;

/// Members of JSON that somebody else may have written: what is absent or of another type is empty, never a crash.
inline const Json &member(const Json &J, const char *Key) {
  static const Json None;
  const auto It = J.is_object() ? J.find(Key) : J.end();
  return J.is_object() && It != J.end() ? *It : None;
}

inline std::string textIn(const Json &J, const char *Key) {
  const Json &Value = member(J, Key);
  return Value.is_string() ? Value.get<std::string>() : std::string();
}

inline std::optional<double> numberIn(const Json &J, const char *Key) {
  const Json &Value = member(J, Key);
  return Value.is_number() ? std::optional(Value.get<double>()) : std::nullopt;
}

/// A count or a line; what is no number from 0 to 2^32 is 0.
inline unsigned countIn(const Json &J, const char *Key) {
  const double Value = numberIn(J, Key).value_or(0);
  return Value >= 0 && Value <= 4294967295.0 ? static_cast<unsigned>(Value) : 0;
}

/// Empty when there is no array.
inline const Json &listIn(const Json &J, const char *Key) {
  static const Json Empty = Json::array();
  const Json &Value = member(J, Key);
  return Value.is_array() ? Value : Empty;
}

} // namespace cudatidy

#endif
