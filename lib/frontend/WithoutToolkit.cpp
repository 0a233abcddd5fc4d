// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/WithoutToolkit.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace cudatidy;
namespace path = llvm::sys::path;

namespace {

/// Folders that the toolkit's headers are in, below the one that is searched.
constexpr llvm::StringRef Folders[] = {"cub", "thrust", "cuda", "nv", "crt", "cooperative_groups", "nvtx3"};

/// Beginnings of the names of its headers. None that another library's may have: curl, curses.
constexpr llvm::StringRef Beginnings[] = {"cuda",  "cublas", "cufft",    "curand",  "cusparse", "cusolver", "cudnn",
                                          "cupti", "cuComp", "cufil",    "npp",     "nvml",     "nvrtc",    "nvJit",
                                          "nvTo",  "nvPTX",  "nccl",     "sm_",     "device_",  "driver_",  "vector_",
                                          "mma.h", "math_c", "texture_", "surface_"};

/// How far above a header the searched folder may lie.
constexpr unsigned MaxLevels = 5;

class Filter : public llvm::vfs::ProxyFileSystem {
public:
  using ProxyFileSystem::ProxyFileSystem;
  llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine &Path) override {
    return hides(Path) ? std::make_error_code(std::errc::no_such_file_or_directory) : ProxyFileSystem::status(Path);
  }
  bool exists(const llvm::Twine &Path) override { return !hides(Path) && ProxyFileSystem::exists(Path); }
  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>> openFileForRead(const llvm::Twine &Path) override {
    return hides(Path) ? std::make_error_code(std::errc::no_such_file_or_directory)
                       : ProxyFileSystem::openFileForRead(Path);
  }

private:
  bool hides(const llvm::Twine &Path) {
    llvm::SmallString<256> Text;
    Path.toVector(Text);
    const llvm::StringRef Name = path::filename(Text);
    const bool Suspect = llvm::any_of(Beginnings, [&](llvm::StringRef B) { return Name.starts_with(B); }) ||
                         llvm::any_of(llvm::make_range(path::begin(Text), path::end(Text)),
                                      [](llvm::StringRef Part) { return llvm::is_contained(Folders, Part); });
    llvm::SmallString<256> Real;
    if (!Suspect || llvm::sys::fs::is_directory(Text) || llvm::sys::fs::real_path(Text, Real)) {
      return false;
    }
    llvm::StringRef Folder = path::parent_path(Real);
    for (unsigned Level = 0; Level < MaxLevels && Folder.size() > 1; ++Level, Folder = path::parent_path(Folder)) {
      if (isToolkit(Folder)) {
        return true;
      }
    }
    return false;
  }
  bool isToolkit(llvm::StringRef Folder) {
    const auto [At, New] = Known.try_emplace(Folder, false);
    if (New) {
      At->second =
          llvm::sys::fs::exists(Folder + "/cuda_runtime.h") && llvm::sys::fs::exists(Folder + "/crt/host_defines.h");
    }
    return At->second;
  }

  llvm::StringMap<bool> Known;
};

} // namespace

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem>
cudatidy::diskWithoutToolkits(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Disk) {
  return llvm::makeIntrusiveRefCnt<Filter>(std::move(Disk));
}
