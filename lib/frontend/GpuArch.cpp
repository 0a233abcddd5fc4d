// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/GpuArch.h"

#include "clang/Basic/OffloadArch.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace cudatidy;

std::string GpuArch::text() const {
  std::string S = std::to_string(Number);
  if (Suffix) {
    S += Suffix;
  }
  return S;
}

std::optional<GpuArch> cudatidy::parseGpuArch(llvm::StringRef Name) {
  Name = Name.trim(" \t\"'");
  for (const llvm::StringRef Prefix : {"sm_", "compute_", "lto_"}) {
    if (Name.consume_front(Prefix)) {
      break;
    }
  }
  GpuArch A;
  if (!Name.empty() && (Name.back() == 'a' || Name.back() == 'f')) {
    A.Suffix = Name.back();
    Name = Name.drop_back();
  }
  const auto [Major, Minor] = Name.split('.');
  const std::string Digits = (Major + Minor).str();
  if (Digits.size() < 2 || Digits.size() > 3 || !llvm::all_of(Digits, llvm::isDigit) ||
      llvm::StringRef(Digits).getAsInteger(10, A.Number)) {
    return std::nullopt;
  }
  return A;
}

llvm::StringRef cudatidy::name(ArchOrigin O) {
  switch (O) {
  case ArchOrigin::Arch:
    return "arch";
  case ArchOrigin::Gencode:
    return "gencode";
  case ArchOrigin::Native:
    return "native";
  case ArchOrigin::All:
    return "all";
  case ArchOrigin::AllMajor:
    return "all-major";
  case ArchOrigin::OffloadArch:
    return "offload-arch";
  case ArchOrigin::BuildFile:
    return "build-file";
  case ArchOrigin::ToolkitDefault:
    return "toolkit-default";
  }
  llvm_unreachable("all origins named");
}

std::vector<ArchTarget> cudatidy::parseGencode(llvm::StringRef Specification) {
  // The brackets and quotes only group: without them the text reads arch=V,code=C1,C2.
  std::string Plain;
  for (const char C : Specification) {
    if (!llvm::StringRef("[]\"' ").contains(C)) {
      Plain += C;
    }
  }
  std::optional<GpuArch> Virtual;
  std::vector<ArchTarget> Out;
  bool InCode = false;
  llvm::SmallVector<llvm::StringRef, 8> Parts;
  llvm::StringRef(Plain).split(Parts, ',', -1, false);
  for (llvm::StringRef Part : Parts) {
    if (Part.consume_front("arch=")) {
      Virtual = parseGpuArch(Part);
      InCode = false;
      continue;
    }
    InCode |= Part.consume_front("code=");
    const std::optional<GpuArch> Code = parseGpuArch(Part);
    if (!InCode || !Code) {
      continue;
    }
    ArchTarget T;
    T.Code = *Code;
    T.Kind = Part.starts_with("compute_") ? CodeKind::Ptx : Part.starts_with("lto_") ? CodeKind::Lto : CodeKind::Real;
    T.Origin = ArchOrigin::Gencode;
    Out.push_back(T);
  }
  if (!Virtual) {
    return {};
  }
  for (ArchTarget &T : Out) {
    T.Virtual = *Virtual;
  }
  return Out;
}

std::optional<GpuArch> cudatidy::toolkitDefaultArch(unsigned ToolkitMajor) {
  if (ToolkitMajor < 7 || ToolkitMajor > 13) {
    return std::nullopt;
  }
  return GpuArch{ToolkitMajor >= 13 ? 75U : ToolkitMajor >= 11 ? 52U : ToolkitMajor >= 9 ? 30U : 20U, 0};
}

std::string cudatidy::clangArch(GpuArch Wanted) {
  const auto Known = [](const GpuArch &A) { return clang::StringToOffloadArch(A.sm()) != clang::OffloadArch::UNKNOWN; };
  if (!Known(Wanted)) {
    Wanted.Suffix = 0;
  }
  while (!Known(Wanted) && Wanted.Number > 20) {
    --Wanted.Number;
  }
  return Wanted.sm();
}
