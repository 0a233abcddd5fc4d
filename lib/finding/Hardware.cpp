// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Look-ups into the generated hardware tables (Hardware.h).

#include "Hardware.h"

#include "llvm/Support/ErrorHandling.h"

using namespace cudatidy;

namespace {

const hw::Architecture &known(std::string_view Arch) {
  if (const hw::Architecture *A = hw::find(Arch)) {
    return *A;
  }
  llvm::report_fatal_error("no hardware facts for this architecture; the driver must refuse it");
}

bool isDigits(std::string_view S) { return !S.empty() && S.find_first_not_of("0123456789") == std::string_view::npos; }

} // namespace

std::string_view hw::plainName(std::string_view Arch) {
  if (!Arch.empty() && (Arch.back() == 'a' || Arch.back() == 'f')) {
    Arch.remove_suffix(1);
  }
  return Arch;
}

const hw::Architecture *hw::find(std::string_view Arch) {
  std::string_view Number = plainName(Arch);
  for (const std::string_view Prefix : {"sm_", "compute_", "lto_"}) {
    if (Number.starts_with(Prefix)) {
      Number.remove_prefix(Prefix.size());
      break;
    }
  }
  if (!isDigits(Number)) {
    return nullptr;
  }
  for (const Architecture &A : architectures()) {
    if (A.Name.substr(3) == Number) {
      return &A;
    }
  }
  return nullptr;
}

const hw::Gpu *hw::typicalGpu(std::string_view Arch) {
  const Architecture &A = known(Arch);
  for (const Gpu &G : gpus()) {
    if (G.Typical && G.Arch == A.Name) {
      return &G;
    }
  }
  return nullptr;
}

double hw::fp64Cost(std::string_view Arch) {
  const Architecture &A = known(Arch);
  return A.Fp32PerClock / A.Fp64PerClock;
}

#define HARDWARE_FACT(Type, Accessor, Field)                                                                           \
  Type hw::Accessor(std::string_view Arch) { return known(Arch).Field; }
#include "HardwareFacts.inc"
#undef HARDWARE_FACT
