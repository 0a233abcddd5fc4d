// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "frontend/HeavyHeaders.h"

#include "clang/Lex/DependencyDirectivesScanner.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

#include <set>

using namespace cudatidy;
using llvm::StringRef;
namespace scan = clang::dependency_directives_scan;

namespace {

constexpr unsigned MaxFiles = 40;

bool isHeavy(StringRef Header) {
  static constexpr StringRef Folders[] = {"cub/",  "thrust/",  "cuda/",  "cooperative_groups",
                                          "cute/", "cutlass/", "torch/", "ATen/"};
  return llvm::any_of(Folders, [&](StringRef F) { return Header.starts_with(F); });
}

/// Whether heavy headers may ask for a macro of this name. Names of the program's own are none of their business.
bool steers(StringRef Macro) {
  static constexpr StringRef Prefixes[] = {"_",       "THRUST",   "CUB",   "CCCL",   "LIBCUDACXX", "CUDA", "NV",
                                           "CUTLASS", "CUTE_",    "TORCH", "AT_",    "C10",        "USE_", "HAS_",
                                           "WIN",     "NOMINMAX", "DEBUG", "NDEBUG", "ASSERT"};
  return llvm::any_of(Prefixes, [&](StringRef P) { return Macro.starts_with(P); });
}

class Finder {
public:
  explicit Finder(TextReader Read) : Read(Read) {}

  void visit(StringRef Path, StringRef Text) {
    llvm::SmallVector<scan::Token, 64> Tokens;
    llvm::SmallVector<scan::Directive, 64> Directives;
    if (!Seen.insert(Path.str()).second || Seen.size() > MaxFiles ||
        clang::scanSourceForDependencyDirectives(Text, Tokens, Directives)) {
      return;
    }
    const size_t Guard = guardOf(Directives, Text);
    unsigned Depth = 0;
    for (size_t I = Guard; I < Directives.size() && !Steered; ++I) {
      const scan::Directive &D = Directives[I];
      switch (D.Kind) {
      case scan::pp_if:
      case scan::pp_ifdef:
      case scan::pp_ifndef:
        ++Depth;
        break;
      case scan::pp_endif:
        Depth -= Depth > 0;
        break;
      case scan::pp_define:
      case scan::pp_undef:
        Steered = steers(word(D, 2, Text));
        break;
      case scan::pp_include:
        if (!Depth) {
          include(path(D, Text), Path);
        }
        break;
      default:
        break;
      }
    }
  }

  std::vector<std::string> found() {
    llvm::sort(Found);
    Found.erase(std::unique(Found.begin(), Found.end()), Found.end());
    // The more files have the same set, the sooner it pays: CUB's own header brings its others.
    if (llvm::is_contained(Found, "cub/cub.cuh")) {
      llvm::erase_if(Found, [](StringRef H) { return H.starts_with("cub/") && H != "cub/cub.cuh"; });
    }
    return std::move(Found);
  }

private:
  /// The N-th token of a directive; '#' is the first.
  static StringRef word(const scan::Directive &D, size_t N, StringRef Text) {
    return N < D.Tokens.size() ? Text.substr(D.Tokens[N].Offset, D.Tokens[N].Length) : StringRef();
  }

  static StringRef path(const scan::Directive &D, StringRef Text) {
    if (D.Tokens.empty()) {
      return {};
    }
    const bool Ended = D.Tokens.back().is(clang::tok::eod) && D.Tokens.size() > 1;
    return word(D, D.Tokens.size() - (Ended ? 2 : 1), Text);
  }

  /// How many directives the guard of a header has in front: `#ifndef X`, `#define X`.
  static size_t guardOf(llvm::ArrayRef<scan::Directive> All, StringRef Text) {
    const bool Guarded = All.size() > 1 && All[0].Kind == scan::pp_ifndef && All[1].Kind == scan::pp_define &&
                         word(All[0], 2, Text) == word(All[1], 2, Text);
    return Guarded ? 2 : 0;
  }

  void include(StringRef Spelt, StringRef From) {
    if (Spelt.consume_front("<") && Spelt.consume_back(">")) {
      if (isHeavy(Spelt)) {
        Found.push_back(Spelt.str());
      }
      return;
    }
    if (!Spelt.consume_front("\"") || !Spelt.consume_back("\"")) {
      return;
    }
    llvm::SmallString<256> Beside(llvm::sys::path::parent_path(From));
    llvm::sys::path::append(Beside, Spelt);
    llvm::sys::path::remove_dots(Beside, /*remove_dot_dot=*/true);
    if (const auto Text = Read(Beside)) {
      visit(Beside, Text->getBuffer());
    }
  }

  TextReader Read;
  std::set<std::string> Seen;
  std::vector<std::string> Found;
  bool Steered = false; ///< what comes behind may mean something else than in other files
};

} // namespace

std::vector<std::string> cudatidy::heavyHeaders(StringRef Path, StringRef Text, TextReader Read) {
  Finder F(Read);
  F.visit(Path, Text);
  return F.found();
}
