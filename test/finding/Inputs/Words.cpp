// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One line a case of the word renderer, of the hardware look-ups and of the thresholds.

#include "finding/Words.h"
#include "Hardware.h"
#include "finding/Thresholds.h"

#include "llvm/Support/raw_ostream.h"

using namespace cudatidy;
using Json = nlohmann::ordered_json;

static void show(const char *Template, const Json &Args, const char *Language = "en") {
  llvm::outs() << fill(Template, Args, Language) << "\n";
}

static void architecture(const char *Name) {
  const hw::Architecture *A = hw::find(Name);
  llvm::outs() << Name << " -> " << (A ? A->Name : "unknown") << "\n";
}

int main() {
  show("plain text", Json::object());
  show("{n} {n?sector:sectors}", {{"n", 1}});
  show("{n} {n?sector:sectors}", {{"n", 12345678}});
  show("{n} {n?sector:sectors}", {{"n", 4096}});
  show("{x} and {y} and {z}", {{"x", 3.14159}, {"y", 32.0}, {"z", 123456.7}});
  show("{n?pass:passes}", {{"n", 1.0}});
  show("{share:percent}", {{"share", 0.125}});
  show("{size:bytes}, {big:bytes}", {{"size", 1}, {"big", 48 * 1024 * 1024}});
  show("{size:bytes}", {{"size", 100}}, "zh-CN");
  show("'{name}' in {list}", {{"name", "pow"}, {"list", {"a", "b"}}});
  show("{list}", {{"list", {"a", "b"}}}, "zh-CN");
  architecture("sm_90");
  architecture("sm_90a");
  architecture("compute_100f");
  architecture("75");
  architecture("sm_91");
  architecture("");
  llvm::outs() << "FP64 costs " << hw::fp64Cost("sm_90") << " on sm_90, " << hw::fp64Cost("sm_86") << " on sm_86\n";
  llvm::outs() << "part: " << hw::typicalGpu("sm_80")->Name << "\n";
  for (const char *Key : {"cuda-no-such-rule.min", "nothing"}) {
    llvm::outs() << llvm::toString(setThreshold(Key, 1)) << "\n";
  }
  return 0;
}
