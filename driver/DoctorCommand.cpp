// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cuda-tidy doctor: what was found on this machine, what will be used, and what each choice means.

#include "Commands.h"
#include "OptionParsing.h"

#include "frontend/CompileDatabase.h"
#include "frontend/EmbeddedHeaders.h"
#include "frontend/ProjectIndex.h"
#include "frontend/ResourceDir.h"
#include "frontend/Toolkit.h"

#include "clang/Basic/Version.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include <nlohmann/json.hpp>

using namespace cudatidy;
namespace cl = llvm::cl;
using Json = nlohmann::ordered_json;

namespace {

struct Parser {
  cl::SubCommand Sub{"doctor", "Show what was found on this machine and what will be used"};
  cl::opt<std::string> Path{cl::Positional, cl::desc("[PATH]"), cl::init("."), cl::sub(Sub)};
  cl::opt<std::string> CudaPath{"cuda-path", cl::desc("CUDA toolkit to use, or none"), cl::value_desc("DIR"),
                                cl::sub(Sub)};
  cl::opt<std::string> Format{"format", cl::desc("text or json"), cl::init("text"), cl::sub(Sub)};
};

Json diagnose(const Parser &P, const std::vector<Toolkit> &Toolkits) {
  const std::string Path = realPath(P.Path);
  const auto Database = CompileDatabase::find(Path, projectRoot(Path));
  Json J = {{"version", CUDA_TIDY_VERSION},
            {"clang", clang::getClangFullVersion()},
            {"clang_headers",
             {{"path", resourceDir()}, {"found", llvm::sys::fs::exists(resourceDir() + "/include/stddef.h")}}},
            {"embedded_headers", embeddedHeaders().size()},
            {"toolkits", describe(Toolkits)},
            {"project", projectRoot(Path)},
            {"compile_database", Database ? Json(*Database) : Json(nullptr)}};
  const Toolkit *Chosen = chosen(Toolkits);
  J["toolkit"] = Chosen ? Json(Chosen->Root) : Json(nullptr);
  return J;
}

void printText(const Json &J, const std::vector<Toolkit> &Toolkits, llvm::raw_ostream &Out) {
  Out << "cuda-tidy " << J["version"].get<std::string>() << " on " << J["clang"].get<std::string>() << "\n";
  Out << "clang's headers: " << J["clang_headers"]["path"].get<std::string>()
      << (J["clang_headers"]["found"].get<bool>() ? "" : " (MISSING: install clang-22's headers)") << "\n";
  Out << "embedded CUDA headers: " << J["embedded_headers"].get<size_t>() << " files, inside the program\n";
  Out << "toolkits:" << (Toolkits.empty() ? " none\n" : "\n");
  const Toolkit *Chosen = chosen(Toolkits);
  for (const Toolkit &T : Toolkits) {
    Out << (&T == Chosen ? "  * " : "    ") << T.Root << "  CUDA " << T.version() << "  (" << T.Origin << ")"
        << (T.Unusable.empty() ? "" : "  unusable: " + T.Unusable) << "\n";
  }
  Out << "project: " << J["project"].get<std::string>() << "\n";
  Out << "compile database: "
      << (J["compile_database"].is_null() ? std::string("none; flags are found from the files themselves")
                                          : J["compile_database"].get<std::string>())
      << "\n\n";
  Out << "--headers=auto      embedded headers; "
      << (Chosen ? "the toolkit marked * for files that need what they lack (CCCL, for instance)"
                 : "no toolkit to fall back on: what a file needs beyond them is left out and said")
      << "\n--headers=embedded  never the toolkit: quick, and the same on every machine\n"
         "--headers=toolkit   always the toolkit"
      << (Chosen ? "" : ": not possible here") << "\n";
}

} // namespace

int cudatidy::runDoctor(int Argc, char **Argv) {
  Parser P;
  if (!parseOptions(P.Sub, Argc, Argv)) {
    return 2;
  }
  if (P.Format != "text" && P.Format != "json") {
    llvm::errs() << "cuda-tidy doctor: unknown format '" << P.Format << "': text or json\n";
    return 2;
  }
  llvm::Error Wrong = llvm::joinErrors(verifyPath(P.Path), verifyCudaPath(P.CudaPath));
  if (Wrong) {
    llvm::errs() << "cuda-tidy doctor: " << llvm::toString(std::move(Wrong)) << "\n";
    return 2;
  }
  ToolkitSearch Where = ToolkitSearch::fromEnvironment();
  Where.CudaPath = P.CudaPath;
  const std::vector<Toolkit> Toolkits = findToolkits(Where);
  const Json J = diagnose(P, Toolkits);
  if (P.Format == "json") {
    llvm::outs() << J.dump(1, ' ', false, Json::error_handler_t::replace) << "\n";
  } else {
    printText(J, Toolkits, llvm::outs());
  }
  return J["clang_headers"]["found"].get<bool>() ? 0 : 2;
}
