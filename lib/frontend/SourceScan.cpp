// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/SourceScan.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;

namespace {

constexpr uint64_t MaxSourceBytes = 16 << 20;
constexpr size_t MaxLaunchLength = 400; ///< from `<<<` to `>>>`

} // namespace

std::vector<IncludeLine> cudatidy::scanIncludes(llvm::StringRef Text) {
  std::vector<IncludeLine> Out;
  // Looking for the word is faster than cutting into lines.
  for (size_t At = Text.find("include"); At != llvm::StringRef::npos; At = Text.find("include", At + 1)) {
    const llvm::StringRef Before = Text.take_front(At).rtrim(" \t");
    if (!Before.ends_with("#")) {
      continue;
    }
    const llvm::StringRef Margin = Before.drop_back().rtrim(" \t");
    if (!Margin.empty() && Margin.back() != '\n') {
      continue;
    }
    const llvm::StringRef Rest = Text.drop_front(At + 7).ltrim(" \t");
    const bool Quoted = Rest.starts_with("\"");
    if (!Quoted && !Rest.starts_with("<")) {
      continue;
    }
    const llvm::StringRef Name = Rest.drop_front().take_until([](char C) { return C == '"' || C == '>' || C == '\n'; });
    if (!Name.empty() && Name.size() < 1024) {
      Out.push_back({Name.str(), Quoted});
    }
  }
  return Out;
}

bool cudatidy::mentionsKernel(llvm::StringRef Text) { return Text.contains("__global__"); }

bool cudatidy::mentionsLaunch(llvm::StringRef Text) {
  for (size_t At = Text.find("<<<"); At != llvm::StringRef::npos; At = Text.find("<<<", At)) {
    llvm::StringRef Rest = Text.drop_front(At + 3);
    const bool Ruler = Rest.starts_with("<"); // a merge marker, a line of decoration
    Rest = Rest.take_front(MaxLaunchLength);
    const size_t Close = Rest.find(">>>");
    if (!Ruler && Close != llvm::StringRef::npos && Rest.drop_front(Close + 3).ltrim().starts_with("(")) {
      return true;
    }
    At += 3;
    while (At < Text.size() && Text[At] == '<') {
      ++At;
    }
  }
  return false;
}

SourceModel cudatidy::sourceModel(llvm::StringRef Text) {
  bool Other = false;
  for (const IncludeLine &I : scanIncludes(Text)) {
    const llvm::StringRef Name(I.Name);
    for (const llvm::StringRef Begin : {"cuda", "cub/", "cooperative_groups", "curand", "cublas", "cufft", "nvtx"}) {
      if (Name.starts_with(Begin)) {
        return SourceModel::Cuda; // one text for several models counts as CUDA too
      }
    }
    for (const llvm::StringRef Begin : {"hip/", "hipcub/", "hipblas", "hipfft", "hiprand", "hipsparse", "rocprim/",
                                        "rocblas", "sycl/", "CL/sycl", "dpct/", "oneapi/dpl"}) {
      Other |= Name.starts_with(Begin);
    }
  }
  for (const llvm::StringRef Word :
       {"hipMalloc", "hipMemcpy", "hipDeviceSynchronize", "hipLaunchKernel", "sycl::", "#pragma omp target"}) {
    Other = Other || Text.contains(Word);
  }
  if (Other && !Text.contains("cudaMalloc") && !Text.contains("cudaMemcpy") &&
      !Text.contains("cudaDeviceSynchronize")) {
    return SourceModel::Other;
  }
  return Other ? SourceModel::Cuda : SourceModel::Unknown;
}

bool cudatidy::isHeaderName(llvm::StringRef Path) {
  return llvm::StringSwitch<bool>(llvm::sys::path::extension(Path))
      .Cases({".h", ".hpp", ".hh", ".hxx", ".cuh", ".inl", ".inc", ".ipp", ".tpp", ".impl"}, true)
      .Default(false);
}

bool cudatidy::isSourceName(llvm::StringRef Path) {
  return llvm::StringSwitch<bool>(llvm::sys::path::extension(Path))
      .Cases({".cu", ".cpp", ".cc", ".cxx", ".c", ".C"}, true)
      .Default(false);
}

bool cudatidy::isFile(const llvm::sys::fs::directory_entry &Entry) {
  return Entry.type() == llvm::sys::fs::file_type::regular_file || llvm::sys::fs::is_regular_file(Entry.path());
}

std::string cudatidy::readSource(llvm::StringRef Path) {
  llvm::sys::fs::file_status Status;
  if (llvm::sys::fs::status(Path, Status) || Status.type() != llvm::sys::fs::file_type::regular_file ||
      Status.getSize() > MaxSourceBytes) {
    return "";
  }
  const auto Buffer = llvm::MemoryBuffer::getFile(Path);
  return Buffer ? (*Buffer)->getBuffer().str() : "";
}
