// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/ResponseFile.h"

#include "frontend/Invocation.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace cudatidy;

namespace {

/// Real response files hold some kilobytes; beyond this the file is not one.
constexpr uint64_t MaxBytes = 16 << 20;
constexpr size_t MaxArguments = 1 << 20;

class Expander {
public:
  Expander(llvm::StringRef Directory, bool NvccForm, bool AtForm, std::vector<std::string> &Warnings)
      : Directory(Directory), NvccForm(NvccForm), AtForm(AtForm), Warnings(Warnings) {}

  void read(std::vector<Argument> Args) {
    for (size_t I = 0; I < Args.size() && Out.size() < MaxArguments; ++I) {
      const llvm::StringRef Text(Args[I].Text);
      if (AtForm && Text.size() > 1 && Text.front() == '@') {
        readFile(Text.drop_front(), Args[I]);
        continue;
      }
      const std::optional<NvccMatch> M = NvccForm ? findNvccOption(Text) : std::nullopt;
      const bool TakesNext =
          M && !M->Value && (M->Option->Value == NvccValue::One || M->Option->Value == NvccValue::List);
      if (!M || M->Option->Flag != NvccFlag::OptionsFile) {
        Out.push_back(Args[I]);
        if (TakesNext && I + 1 < Args.size()) {
          Out.push_back(Args[++I]); // a value, whatever it looks like
        }
        continue;
      }
      if (TakesNext && I + 1 == Args.size()) {
        Warnings.push_back("'" + Args[I].Text + "' names no response file");
        continue;
      }
      const Argument &Value = TakesNext ? Args[I + 1] : Args[I];
      for (const std::string &Name : listItems(M->Value ? *M->Value : llvm::StringRef(Value.Text))) {
        readFile(unquoted(Name), Args[I]);
      }
      I += TakesNext;
    }
  }

  std::vector<Argument> Out;

private:
  void readFile(llvm::StringRef Name, const Argument &Where) {
    const std::string Path = absolutePath(Name, Directory);
    llvm::SmallString<256> Real;
    llvm::sys::fs::file_status Status;
    if (llvm::sys::fs::status(Path, Status) || llvm::sys::fs::real_path(Path, Real)) {
      Warnings.push_back("response file not found: " + Path);
      return;
    }
    if (Status.type() != llvm::sys::fs::file_type::regular_file || Status.getSize() > MaxBytes) {
      Warnings.push_back("not a response file: " + Path);
      return;
    }
    if (llvm::is_contained(Open, Real.str())) {
      Warnings.push_back("response file includes itself: " + Path);
      return;
    }
    auto Buffer = llvm::MemoryBuffer::getFile(Path);
    if (!Buffer) {
      Warnings.push_back("response file cannot be read: " + Path);
      return;
    }
    std::vector<Argument> Inner;
    for (std::string &Word : plainWords((*Buffer)->getBuffer())) {
      Inner.push_back({std::move(Word), Argument::ResponseFile, Where.Index, Path});
    }
    Open.push_back(std::string(Real));
    read(std::move(Inner));
    Open.pop_back();
  }

  llvm::StringRef Directory;
  bool NvccForm;
  bool AtForm;
  std::vector<std::string> &Warnings;
  std::vector<std::string> Open; ///< real paths of the files being read
};

} // namespace

std::vector<Argument> cudatidy::expandResponseFiles(std::vector<Argument> Args, llvm::StringRef Directory,
                                                    bool NvccForm, bool AtForm, std::vector<std::string> &Warnings) {
  Expander E(Directory, NvccForm, AtForm, Warnings);
  E.read(std::move(Args));
  return std::move(E.Out);
}
