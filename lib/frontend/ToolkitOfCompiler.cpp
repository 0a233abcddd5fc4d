// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/ToolkitOfCompiler.h"

#include "frontend/Invocation.h"
#include "frontend/Toolkit.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <nlohmann/json.hpp>

using namespace cudatidy;
namespace path = llvm::sys::path;

namespace {

std::optional<unsigned> leadingNumber(llvm::StringRef Text) {
  unsigned Number = 0;
  if (Text.consumeInteger(10, Number) || Number == 0 || Number > 99) {
    return std::nullopt;
  }
  return Number;
}

/// The toolkit's own statement: {"cuda": {"version": "13.0.48"}, …}.
std::optional<unsigned> fromVersionFile(llvm::StringRef Root) {
  const auto Buffer = llvm::MemoryBuffer::getFile(Root + "/version.json");
  if (!Buffer) {
    return std::nullopt;
  }
  const auto Text = (*Buffer)->getBuffer();
  const nlohmann::json J = nlohmann::json::parse(Text.begin(), Text.end(), nullptr, false);
  if (!J.is_object()) {
    return std::nullopt;
  }
  const auto Cuda = J.find("cuda");
  if (Cuda == J.end() || !Cuda->is_object()) {
    return std::nullopt;
  }
  const auto Version = Cuda->find("version");
  if (Version == Cuda->end() || !Version->is_string()) {
    return std::nullopt;
  }
  return leadingNumber(Version->get_ref<const std::string &>());
}

std::optional<unsigned> fromFolderName(llvm::StringRef Root) {
  llvm::StringRef Before;
  for (auto I = path::begin(Root), E = path::end(Root); I != E; ++I) {
    llvm::StringRef Part = *I;
    const bool OnWindows = Before.equals_insensitive("cuda") && Part.consume_front("v"); // CUDA\v12.4
    Before = *I;
    if (OnWindows) {
      return leadingNumber(Part);
    }
    if (Part.consume_front_insensitive("cuda") &&
        (Part.consume_front("-") || Part.consume_front("_v") || Part.consume_front("/"))) {
      if (const auto Major = leadingNumber(Part)) {
        return Major;
      }
    }
  }
  return std::nullopt;
}

} // namespace

void cudatidy::noteToolkit(CompileCommand &C, std::optional<unsigned> Fallback) {
  // A bare "nvcc" is whichever the PATH has: that is for the search of toolkits to say.
  if (C.CudaPath.empty() && C.Kind == CompilerKind::Nvcc &&
      llvm::StringRef(C.Compiler).find_first_of("/\\") != llvm::StringRef::npos) {
    const std::string Program = absolutePath(C.Compiler, C.Directory);
    C.CudaPath = path::parent_path(path::parent_path(Program)).str();
  }
  std::optional<unsigned> Major;
  if (!C.CudaPath.empty()) {
    if (const auto Found = toolkitAt(C.CudaPath); Found && Found->Major) {
      Major = Found->Major;
    } else if (!(Major = fromVersionFile(C.CudaPath))) {
      Major = fromFolderName(C.CudaPath);
    }
  }
  C.ToolkitMajor = Major ? Major : Fallback;
}
