// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/Toolkit.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"

#include <nlohmann/json.hpp>

using namespace cudatidy;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace {

std::string join(llvm::StringRef Folder, const llvm::Twine &Name) {
  llvm::SmallString<256> P(Folder);
  path::append(P, Name);
  return std::string(P);
}

std::string realPath(const std::string &P) {
  llvm::SmallString<256> Real;
  return fs::real_path(P, Real) ? P : std::string(Real);
}

/// Names in a folder, sorted so that the search never depends on the order of the disk.
std::vector<std::string> entries(const std::string &Folder) {
  std::vector<std::string> Names;
  std::error_code Failure;
  for (fs::directory_iterator I(Folder, Failure), End; I != End && !Failure; I.increment(Failure)) {
    Names.push_back(std::string(path::filename(I->path())));
  }
  llvm::sort(Names);
  return Names;
}

/// CUDA_VERSION of a cuda.h: 1000 * major + 10 * minor; 0 when there is none.
unsigned versionOf(const std::string &CudaHeader) {
  auto Text = llvm::MemoryBuffer::getFile(CudaHeader);
  if (!Text) {
    return 0;
  }
  llvm::StringRef Rest = (*Text)->getBuffer();
  while (!Rest.empty()) {
    llvm::StringRef Line;
    std::tie(Line, Rest) = Rest.split('\n');
    Line = Line.trim();
    unsigned Number = 0;
    if (Line.consume_front("#define") && Line.ltrim().starts_with("CUDA_VERSION") &&
        !Line.ltrim().drop_front(12).trim().getAsInteger(10, Number)) {
      return Number;
    }
  }
  return 0;
}

/// A root in the layout of the wheels: ROOT/<component>/include, one component a wheel (CUDA 11, 12), or
/// ROOT/cu13/include.
void addWheels(const std::string &Root, Toolkit &T) {
  for (const std::string &Name : entries(Root)) {
    const std::string Include = join(Root, Name + "/include");
    if (Name != "cuda_runtime" && fs::is_directory(Include)) {
      T.Includes.push_back(Include);
      if (fs::is_directory(Include + "/cccl")) {
        T.Includes.push_back(Include + "/cccl");
      }
    }
  }
}

void add(std::vector<Toolkit> &All, const std::string &Root, const char *Origin) {
  if (Root.empty()) {
    return;
  }
  std::optional<Toolkit> T = toolkitAt(Root);
  if (!T) {
    return;
  }
  if (llvm::any_of(All, [&](const Toolkit &Known) { return Known.Includes == T->Includes; })) {
    return;
  }
  T->Origin = Origin;
  All.push_back(std::move(*T));
}

/// The installation that an nvcc belongs to: the folder above its bin/, links followed (ccache's folder of links and
/// /etc/alternatives lead there too).
std::string rootOf(const std::string &Compiler) {
  if (Compiler.empty()) {
    return {};
  }
  std::string Found = Compiler;
  if (!path::has_parent_path(Found)) {
    auto InPath = llvm::sys::findProgramByName(Found);
    if (!InPath) {
      return {};
    }
    Found = *InPath;
  }
  return std::string(path::parent_path(path::parent_path(realPath(Found))));
}

/// cuda-13.0 before cuda-12.9 before cuda-12.10's string order would have it: versions compare as numbers.
std::vector<unsigned> versionInName(llvm::StringRef Name) {
  std::vector<unsigned> Parts;
  Name.consume_front("cuda-");
  llvm::SmallVector<llvm::StringRef, 4> Pieces;
  Name.split(Pieces, '.');
  for (llvm::StringRef Piece : Pieces) {
    unsigned N = 0;
    Piece.getAsInteger(10, N);
    Parts.push_back(N);
  }
  return Parts;
}

} // namespace

std::string Toolkit::version() const {
  return Major ? std::to_string(Major) + "." + std::to_string(Minor) : std::string("unknown");
}

ToolkitSearch ToolkitSearch::fromEnvironment() {
  ToolkitSearch S;
  auto Variable = [](const char *Name) { return llvm::sys::Process::GetEnv(Name).value_or(""); };
  S.Home = Variable("CUDA_HOME");
  S.Path = Variable("CUDA_PATH");
  S.Search = Variable("PATH");
  for (const char *Name : {"VIRTUAL_ENV", "CONDA_PREFIX"}) {
    const std::string Prefix = Variable(Name);
    if (Prefix.empty()) {
      continue;
    }
    for (const std::string &Python : entries(join(Prefix, "lib"))) {
      if (llvm::StringRef(Python).starts_with("python")) {
        S.SitePackages.push_back(join(Prefix, "lib/" + Python + "/site-packages"));
      }
    }
  }
  for (const char *Library : {"/usr/local/lib", "/usr/lib"}) {
    for (const std::string &Python : entries(Library)) {
      if (llvm::StringRef(Python).starts_with("python3")) {
        S.SitePackages.push_back(join(Library, Python + "/dist-packages"));
        S.SitePackages.push_back(join(Library, Python + "/site-packages"));
      }
    }
  }
  return S;
}

std::optional<Toolkit> cudatidy::toolkitAt(const std::string &Given) {
  const std::string Root = realPath(Given);
  Toolkit T;
  T.Root = Root;
  // An installation; NVIDIA's packages keep include/ as a link into targets/; conda has the latter only; a wheel's
  // root is the folder nvidia/ (CUDA 11 and 12: one folder a component; CUDA 13: one for all) or one of its folders.
  bool Wheels = false;
  for (const char *Include :
       {"include", "targets/x86_64-linux/include", "targets/sbsa-linux/include", "cuda_runtime/include", "cu13/include",
        "nvidia/cuda_runtime/include", "nvidia/cu13/include"}) {
    const std::string Folder = join(Root, Include);
    if (!fs::exists(Folder + "/cuda_runtime.h")) {
      continue;
    }
    T.Includes.push_back(Folder);
    Wheels = llvm::StringRef(Include).contains("cuda_runtime") || llvm::StringRef(Include).contains("cu13");
    if (fs::is_directory(Folder + "/cccl")) {
      T.Includes.push_back(Folder + "/cccl");
    }
    if (Wheels) {
      addWheels(std::string(path::parent_path(path::parent_path(Folder))), T);
      T.Includes.erase(std::unique(T.Includes.begin(), T.Includes.end()), T.Includes.end());
    }
    break;
  }
  if (T.Includes.empty()) {
    return std::nullopt;
  }
  const unsigned Version = versionOf(T.Includes.front() + "/cuda.h");
  T.Major = Version / 1000;
  T.Minor = Version % 1000 / 10;
  if (!Version) {
    T.Unusable = "no readable cuda.h";
  } else if (T.Major < 9) {
    T.Unusable = "older than CUDA 9";
  } else if (!llvm::any_of(T.Includes, [](const std::string &I) { return fs::exists(I + "/crt/host_defines.h"); })) {
    T.Unusable = "incomplete: crt/host_defines.h is missing"; // a runtime wheel without the wheel of the compiler
  }
  return T;
}

std::vector<Toolkit> cudatidy::findToolkits(const ToolkitSearch &Where) {
  std::vector<Toolkit> All;
  if (Where.CudaPath == NoToolkit) {
    return All;
  }
  add(All, Where.CudaPath, "--cuda-path");
  if (!Where.CudaPath.empty() && All.empty()) {
    Toolkit None;
    None.Root = Where.CudaPath;
    None.Origin = "--cuda-path";
    None.Unusable = "no cuda_runtime.h there";
    All.push_back(std::move(None));
  }
  add(All, rootOf(Where.Compiler), "compiler");
  add(All, Where.Home, "CUDA_HOME");
  add(All, Where.Path, "CUDA_PATH");
  llvm::SmallVector<llvm::StringRef, 16> Folders;
  llvm::StringRef(Where.Search).split(Folders, ':', -1, false);
  for (llvm::StringRef Folder : Folders) {
    const std::string Nvcc = join(Folder, "nvcc");
    if (fs::can_execute(Nvcc)) {
      add(All, rootOf(Nvcc), "PATH");
    }
  }
  for (const std::string &Prefix : Where.Prefixes) {
    add(All, join(Prefix, "cuda"), "installed");
    std::vector<std::string> Versions;
    for (std::string &Name : entries(Prefix)) {
      if (llvm::StringRef(Name).starts_with("cuda-")) {
        Versions.push_back(std::move(Name));
      }
    }
    llvm::sort(Versions, [](const std::string &A, const std::string &B) {
      return std::pair(versionInName(A), A) > std::pair(versionInName(B), B);
    });
    for (const std::string &Name : Versions) {
      add(All, join(Prefix, Name), "installed");
    }
  }
  add(All, join(Where.System, "lib/cuda"), "debian");
  add(All, Where.System, "debian");
  for (const std::string &Site : Where.SitePackages) {
    add(All, join(Site, "nvidia"), "pip");
  }
  return All;
}

const Toolkit *cudatidy::chosen(const std::vector<Toolkit> &All) {
  const auto Found = llvm::find_if(All, [](const Toolkit &T) { return T.Unusable.empty(); });
  return Found == All.end() ? nullptr : &*Found;
}

nlohmann::ordered_json cudatidy::describe(const std::vector<Toolkit> &All) {
  nlohmann::ordered_json List = nlohmann::ordered_json::array();
  const Toolkit *Used = chosen(All);
  for (const Toolkit &T : All) {
    nlohmann::ordered_json J;
    J["root"] = T.Root;
    J["version"] = T.version();
    J["origin"] = T.Origin;
    J["includes"] = T.Includes;
    J["chosen"] = &T == Used;
    if (!T.Unusable.empty()) {
      J["unusable"] = T.Unusable;
    }
    List.push_back(std::move(J));
  }
  return List;
}
