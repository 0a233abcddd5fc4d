// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The table of CMake's commands, and those on variables.

#include "build/CMakeRun.h"

#include "llvm/ADT/StringExtras.h"

using namespace cudatidy;
using llvm::StringRef;

namespace {

/// A switch that turns CUDA on: USE_CUDA, GGML_CUDA, ENABLE_GPU; not GGML_CUDA_GRAPHS or NO_CUDA.
bool isCudaSwitch(StringRef Name) {
  llvm::SmallVector<StringRef, 8> Words;
  Name.split(Words, '_', -1, false);
  bool Cuda = false;
  for (const StringRef W : Words) {
    for (const StringRef Other : {"NO", "NOT", "DISABLE", "WITHOUT", "STATIC", "SHARED", "DEBUG", "HIP", "ROCM",
                                  "FORCE", "CLANG", "TEST", "TESTS", "LANG"}) {
      if (W.equals_insensitive(Other)) {
        return false;
      }
    }
    Cuda |= W.equals_insensitive("CUDA") || W.equals_insensitive("GPU") || W.equals_insensitive("NVCC");
  }
  if (!Cuda || Words.empty()) {
    return false;
  }
  const StringRef Last = Words.back();
  for (const StringRef End : {"CUDA", "GPU", "NVCC", "ENABLED", "ENABLE", "SUPPORT", "BACKEND", "ON"}) {
    if (Last.equals_insensitive(End)) {
      return true;
    }
  }
  return false;
}

/// A choice among back ends by name: which one is taken is the user's.
bool isBackendChoice(StringRef Name) {
  return Name.ends_with_insensitive("GPU_BACKEND") || Name.ends_with_insensitive("_GPU") ||
         Name.equals_insensitive("GPU") || Name.ends_with_insensitive("_BACKEND");
}

} // namespace

const std::map<std::string, CMakeRun::Handler, std::less<>> &CMakeRun::handlers() {
  using R = CMakeRun;
  static const auto *Table = new std::map<std::string, Handler, std::less<>>{
      {"set", &R::doSet},
      {"unset", &R::doUnset},
      {"list", &R::doList},
      {"string", &R::doString},
      {"math", &R::doMath},
      {"option", &R::doOption},
      {"cmake_dependent_option", &R::doDependentOption},
      {"file", &R::doFile},
      {"aux_source_directory", &R::doFile},
      {"get_filename_component", &R::doFilename},
      {"cmake_path", &R::doOutputs},
      {"cmake_parse_arguments", &R::doParseArguments},
      {"include", &R::doInclude},
      {"add_subdirectory", &R::doSubdirectory},
      {"cmake_minimum_required", &R::doMinimum},
      {"cmake_policy", &R::doPolicy},
      {"find_package", &R::doFindPackage},
      {"find_program", &R::doFindThing},
      {"find_path", &R::doFindThing},
      {"find_library", &R::doFindThing},
      {"find_file", &R::doFindThing},
      {"execute_process", &R::doExecute},
      {"exec_program", &R::doOutputs},
      {"try_compile", &R::doOutputs},
      {"try_run", &R::doOutputs},
      {"separate_arguments", &R::doOutputs},
      {"check_cxx_compiler_flag", &R::doOutputs},
      {"check_c_compiler_flag", &R::doOutputs},
      {"check_compiler_flag", &R::doOutputs},
      {"check_cxx_source_compiles", &R::doOutputs},
      {"check_c_source_compiles", &R::doOutputs},
      {"check_source_compiles", &R::doOutputs},
      {"check_include_file", &R::doOutputs},
      {"check_include_file_cxx", &R::doOutputs},
      {"check_symbol_exists", &R::doOutputs},
      {"check_function_exists", &R::doOutputs},
      {"check_ipo_supported", &R::doOutputs},
      {"cmake_host_system_information", &R::doOutputs},
      {"site_name", &R::doOutputs},
      {"pkg_check_modules", &R::doNothing},
      {"get_property", &R::doGetProperty},
      {"get_target_property", &R::doGetProperty},
      {"get_directory_property", &R::doGetProperty},
      {"get_source_file_property", &R::doGetProperty},
      {"get_cmake_property", &R::doGetProperty},
      {"cmake_language", &R::doLanguageCall},
      {"project", &R::doProject},
      {"enable_language", &R::doEnableLanguage},
      {"check_language", &R::doCheckLanguage},
      {"add_library", &R::doAddTarget},
      {"add_executable", &R::doAddTarget},
      {"pybind11_add_module", &R::doAddTarget},
      {"nanobind_add_module", &R::doAddTarget},
      {"python_add_library", &R::doAddTarget},
      {"python3_add_library", &R::doAddTarget},
      {"cuda_add_library", &R::doCudaAdd},
      {"cuda_add_executable", &R::doCudaAdd},
      {"cuda_compile", &R::doCudaAdd},
      {"cuda_compile_ptx", &R::doCudaAdd},
      {"cuda_compile_cubin", &R::doCudaAdd},
      {"cuda_compile_fatbin", &R::doCudaAdd},
      {"cuda_wrap_srcs", &R::doCudaAdd},
      {"cuda_select_nvcc_arch_flags", &R::doCudaArchFlags},
      {"cuda_include_directories", &R::doNothing},
      {"target_sources", &R::doTargetSources},
      {"target_compile_options", &R::doTargetOptions},
      {"target_compile_features", &R::doTargetFeatures},
      {"target_link_libraries", &R::doTargetLink},
      {"set_target_properties", &R::doTargetProperties},
      {"set_property", &R::doSetProperty},
      {"set_source_files_properties", &R::doSourceProperties},
      {"add_compile_options", &R::doCompileOptions},
      {"add_definitions", &R::doNothing},
  };
  static const bool Filled = [] {
    for (const char *Name : {"message",
                             "mark_as_advanced",
                             "include_directories",
                             "link_directories",
                             "link_libraries",
                             "add_custom_command",
                             "add_custom_target",
                             "add_dependencies",
                             "add_test",
                             "enable_testing",
                             "install",
                             "export",
                             "configure_file",
                             "target_include_directories",
                             "target_compile_definitions",
                             "target_link_options",
                             "target_link_directories",
                             "target_precompile_headers",
                             "add_compile_definitions",
                             "add_link_options",
                             "source_group",
                             "include_guard",
                             "variable_watch",
                             "set_tests_properties",
                             "set_directory_properties",
                             "define_property",
                             "cmake_print_variables",
                             "feature_summary",
                             "add_feature_info",
                             "set_package_properties",
                             "gtest_discover_tests",
                             "gtest_add_tests",
                             "catch_discover_tests",
                             "doctest_discover_tests",
                             "fetchcontent_declare",
                             "fetchcontent_makeavailable",
                             "fetchcontent_getproperties",
                             "fetchcontent_populate",
                             "externalproject_add",
                             "cpmaddpackage",
                             "configure_package_config_file",
                             "write_basic_package_version_file",
                             "generate_export_header",
                             "print_enabled_features",
                             "cpack_add_component",
                             "include_external_msproject",
                             "remove_definitions",
                             "build_command",
                             "create_test_sourcelist",
                             "load_cache",
                             "qt5_wrap_cpp",
                             "qt_wrap_cpp",
                             "find_package_handle_standard_args",
                             "protobuf_generate_cpp",
                             "target_enable_ptx",
                             "endif",
                             "endforeach",
                             "endwhile",
                             "endfunction",
                             "endmacro",
                             "endblock",
                             "gnuinstalldirs_get_absolute_dir"}) {
      const_cast<std::map<std::string, Handler, std::less<>> *>(Table)->try_emplace(Name, &R::doNothing);
    }
    return true;
  }();
  (void)Filled;
  return *Table;
}

void CMakeRun::doNothing(const CMakeCommand &C, const Values &A) {
  if (C.Name == "message" && !A.empty() && A[0].Text.text() == "FATAL_ERROR" && Undecided) {
    Pending = Flow::Fatal;
  }
}

/// What CUDA code is built with is not known any more.
void CMakeRun::forgetCudaVariables() {
  for (const char *Name : {"CMAKE_CUDA_ARCHITECTURES", "CMAKE_CUDA_FLAGS", "CUDA_NVCC_FLAGS"}) {
    Traced V = value(Name);
    if (!V.hasUnknown()) {
      V.append(";");
      V.append(Traced::unknown());
      setVariable(Name, std::move(V));
    }
  }
}

void CMakeRun::unknownCommand(const CMakeCommand &C, const Values &A) {
  const StringRef Name = C.Name;
  for (const char *Word : {"cuda", "gpu", "arch", "nvcc", "torch", "kokkos", "blt_", "rapids", "caffe", "setup"}) {
    if (Name.contains(Word)) {
      forgetCudaVariables();
      break;
    }
  }
  for (const CMakeValue &V : A) {
    const std::string &Text = V.Text.text();
    if (V.isQuoted() || !V.Text.isExact()) {
      continue;
    }
    if (variable(Text)) {
      setVariable(Text, Traced::unknown());
    }
    for (const size_t T : targetsNamed(Text)) {
      appendCell(property(T, "COMPILE_OPTIONS"), Traced::unknown());
    }
  }
}

void CMakeRun::doSet(const CMakeCommand &C, const Values &A) {
  if (A.empty() || A[0].Text.hasUnknown()) {
    return;
  }
  const std::string Name = A[0].Text.text();
  if (StringRef(Name).starts_with("ENV{")) {
    return;
  }
  size_t End = A.size(), CacheAt = A.size();
  bool Parent = false;
  for (size_t I = 1; I < A.size(); ++I) {
    if (A[I].isQuoted()) {
      continue;
    }
    if (A[I].Text.text() == "CACHE") {
      CacheAt = End = I;
      break;
    }
    if (A[I].Text.text() == "PARENT_SCOPE" && I + 1 == A.size()) {
      Parent = true;
      End = I;
    }
  }
  std::vector<Traced> Items;
  for (size_t I = 1; I < End; ++I) {
    Items.push_back(A[I].Text);
  }
  Traced Value = join(Items, ';');
  if (Name == "CUDA_NVCC_FLAGS" || Name == "CUDA_SEPARABLE_COMPILATION" || Name == "CUDA_PROPAGATE_HOST_FLAGS") {
    const bool Turns = Name != "CUDA_PROPAGATE_HOST_FLAGS" && !Value.trimmed().empty() &&
                       !StringRef(Value.text()).equals_insensitive("OFF");
    if (Turns && CacheAt == A.size()) {
      DeadCandidates.try_emplace(Name, DeadVariable{Name, Value.text(), placeOf(C)});
    }
  }
  if (CacheAt < A.size()) {
    const bool Force = A.back().Text.text() == "FORCE" && A.size() > CacheAt + 3;
    const bool Internal = CacheAt + 1 < A.size() && A[CacheAt + 1].Text.text() == "INTERNAL";
    const bool Bool = CacheAt + 1 < A.size() && A[CacheAt + 1].Text.text() == "BOOL";
    const auto *Cached = Store.find("c|" + Name);
    const bool Exists = Cached && *Cached;
    if (Name == "CMAKE_CUDA_ARCHITECTURES" && Exists && !Force && Seeded) {
      noteShadowed(C, false);
    }
    if (World.Cache.count(Name) || (Exists && !Force && !Internal)) {
      return;
    }
    if (Bool && isCudaSwitch(Name)) {
      Value = Traced("ON");
    } else if (!Bool && isBackendChoice(Name)) {
      Value = Traced::unknown();
    }
    setCache(Name, std::move(Value));
    return;
  }
  if (A.size() == 1 || (Parent && End == 1)) {
    Store.set(scopeKey(Name, Parent ? 1 : 0), std::nullopt);
    return;
  }
  Store.set(scopeKey(Name, Parent ? 1 : 0), std::move(Value));
}

void CMakeRun::doUnset(const CMakeCommand &C, const Values &A) {
  if (A.empty()) {
    return;
  }
  const std::string &Name = A[0].Text.text();
  if (A.size() > 1 && A[1].Text.text() == "CACHE") {
    Store.erase("c|" + Name);
  } else {
    Store.set(scopeKey(Name, A.size() > 1 && A[1].Text.text() == "PARENT_SCOPE" ? 1 : 0), std::nullopt);
  }
}

void CMakeRun::doOption(const CMakeCommand &C, const Values &A) {
  if (A.empty() || variable(A[0].Text.text())) {
    return;
  }
  const std::string &Name = A[0].Text.text();
  setCache(Name, isCudaSwitch(Name) ? Traced("ON") : A.size() > 2 ? A[2].Text : Traced("OFF"));
}

/// Who configures for CUDA says so on the command line, so the switch holds in front of its option() too: project()
/// may depend on it.
void CMakeRun::switchCudaOn(const CMakeFile &Entry) {
  for (const CMakeCommand &C : Entry.Commands) {
    if (C.Name != "option" || C.Args.empty()) {
      continue;
    }
    const StringRef Name = StringRef(Entry.Text->text()).slice(C.Args[0].Begin, C.Args[0].End);
    if (isCudaSwitch(Name) && !variable(Name.str())) {
      setCache(Name.str(), Traced("ON"));
    }
  }
}

void CMakeRun::doDependentOption(const CMakeCommand &C, const Values &A) {
  if (A.size() < 5 || variable(A[0].Text.text())) {
    return;
  }
  const std::string &Name = A[0].Text.text();
  setCache(Name, isCudaSwitch(Name)                     ? Traced("ON")
                 : A[2].Text.text() == A[4].Text.text() ? A[2].Text
                                                        : Traced::unknown());
}

void CMakeRun::doMath(const CMakeCommand &C, const Values &A) {
  if (A.size() < 3 || A[0].Text.text() != "EXPR") {
    return;
  }
  // One operation on two numbers; anything else is not known.
  const StringRef Text = StringRef(A[2].Text.text()).trim();
  const size_t At = Text.find_first_of("+-*/", 1);
  long Left = 0, Right = 0;
  Traced Value = Traced::unknown();
  if (A[2].Text.isExact() && At != StringRef::npos && !Text.take_front(At).trim().getAsInteger(10, Left) &&
      !Text.drop_front(At + 1).trim().getAsInteger(10, Right) && (Text[At] != '/' || Right != 0)) {
    Value = Traced(std::to_string(Text[At] == '+'   ? Left + Right
                                  : Text[At] == '-' ? Left - Right
                                  : Text[At] == '*' ? Left * Right
                                                    : Left / Right));
  }
  setVariable(A[1].Text.text(), Value);
}
