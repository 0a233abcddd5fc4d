// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "rules/ArchListShadowed.h"
#include "Check.h"
#include "build/ArchEdits.h"

using namespace cudatidy;

namespace {

using llvm::StringRef;

/// Flags lists that are set when project() has already given CMAKE_CUDA_ARCHITECTURES its value.
///
///   project(demo LANGUAGES CXX CUDA)
///   if(NOT DEFINED CMAKE_CUDA_ARCHITECTURES)     # it is defined: the compiler's default
///     set(CMAKE_CUDA_ARCHITECTURES 80 90)        # never runs
///   endif()
///
/// Silent for a plain set(), which does count, and under policies from before CMake 3.18.
class ArchListShadowed final : public ProjectCheck {
public:
  void run(const BuildFacts &B, const Reporter &R) const override {
    for (const ShadowedList &S : B.Shadowed) {
      std::string List;
      for (const std::string &Item : S.Items) {
        List += (List.empty() ? "" : " ") + Item;
      }
      FindingBuilder F = R.report(S.At);
      F.arg("archs", List).note({S.Project, "project"});
      const SourceText *File = B.Texts->read(S.Project.File);
      const bool Plain = !List.empty() && StringRef(List).find_first_of("\x01\x02$") == StringRef::npos;
      if (!File || !Plain || S.Project.File != S.At.File || S.Command.File.empty()) {
        continue;
      }
      // The dead set() becomes a plain one in front of project(), for those who give no list of their own.
      const StringRef T = File->text();
      const size_t Newline = T.rfind('\n', S.Project.Offset); // the last one before it
      const size_t Line = Newline == StringRef::npos ? 0 : Newline + 1;
      if (!T.slice(Line, S.Project.Offset).trim().empty()) {
        continue;
      }
      const std::string I = T.slice(Line, S.Project.Offset).str();
      std::vector<Edit> Edits = {editAt(File->path(), S.Project.Offset, 0,
                                        "if(NOT DEFINED CMAKE_CUDA_ARCHITECTURES)\n" + I +
                                            "  set(CMAKE_CUDA_ARCHITECTURES " + List + ")\n" + I + "endif()\n" + I)};
      if (!S.Guarded) {
        size_t End = S.At.Offset;
        while (End < T.size() && T[End] != ')') {
          ++End;
        }
        End = std::min(End + 1, T.size());
        const bool Alone = End < T.size() && T[End] == '\n';
        Edits.push_back(editAt(File->path(), S.At.Offset, static_cast<unsigned>(End + Alone - S.At.Offset), ""));
      }
      F.fix(fixWith(Safety::Unsafe, "move", std::move(Edits)));
    }
  }
};

} // namespace

CUDA_TIDY_CHECK(ArchListShadowed)
