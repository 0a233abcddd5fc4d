// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/CommonNames.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"

using namespace cudatidy;

llvm::StringRef cudatidy::integerOfName(llvm::StringRef Name) {
  return llvm::StringSwitch<llvm::StringRef>(Name)
      .Cases({"int8", "s8", "i8"}, "signed char")
      .Cases({"int16", "s16", "i16"}, "short")
      .Cases({"int32", "s32", "i32"}, "int")
      .Cases({"int64", "s64", "i64"}, "long long")
      .Cases({"uint8", "u8", "uchar", "BYTE"}, "unsigned char")
      .Cases({"uint16", "u16", "ushort", "WORD"}, "unsigned short")
      .Cases({"uint32", "u32", "uint", "DWORD"}, "unsigned int")
      .Cases({"uint64", "u64", "ullong"}, "unsigned long long")
      .Case("ulong", "unsigned long")
      .Default("");
}

bool cudatidy::isCudaSwitch(llvm::StringRef Macro) {
  llvm::SmallVector<llvm::StringRef, 4> Words;
  Macro.split(Words, '_', -1, /*KeepEmpty=*/false);
  const auto IsDevice = [](llvm::StringRef W) { return W == "CUDA" || W == "GPU" || W == "NVCC"; };
  const auto IsVerb = [](llvm::StringRef W) {
    return W == "HAVE" || W == "HAS" || W == "USE" || W == "WITH" || W == "ENABLE";
  };
  if (Words.size() < 2 || llvm::any_of(Words, [](llvm::StringRef W) { return W == "NO" || W == "NOT"; })) {
    return false;
  }
  const llvm::StringRef Last = Words.back(), Before = Words[Words.size() - 2];
  return (IsVerb(Before) && IsDevice(Last)) || (IsDevice(Before) && Last == "ENABLED");
}
