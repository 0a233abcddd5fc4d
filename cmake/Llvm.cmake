# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The one place that decides which LLVM and Clang libraries are linked: the shared ones, or the static ones, never both
# (mixed, every command-line option of LLVM registers twice and the program stops at start).

add_library(cuda_tidy_llvm INTERFACE)
if(CUDA_TIDY_STATIC)
  llvm_map_components_to_libnames(llvm_libs
    NVPTX NVPTXCodeGen NVPTXDesc NVPTXInfo X86Desc X86Info X86CodeGen AArch64Desc AArch64Info AArch64CodeGen
    Passes Vectorize ipo CodeGen BitReader BitWriter Linker FrontendOpenMP FrontendDriver FrontendOffloading Option)
  target_link_libraries(cuda_tidy_llvm INTERFACE
    clangTooling clangToolingCore clangFrontend clangCodeGen clangDriver clangSerialization clangParse clangSema
    clangAnalysis clangASTMatchers clangEdit clangAST clangRewrite clangLex clangBasic ${llvm_libs})
else()
  target_link_libraries(cuda_tidy_llvm INTERFACE clang-cpp LLVM)
endif()

execute_process(COMMAND ${LLVM_TOOLS_BINARY_DIR}/clang -print-resource-dir
  OUTPUT_VARIABLE CUDA_TIDY_RESOURCE_DIR OUTPUT_STRIP_TRAILING_WHITESPACE)
if(NOT EXISTS "${CUDA_TIDY_RESOURCE_DIR}/include/__clang_cuda_math.h")
  message(FATAL_ERROR "clang's own headers are not at '${CUDA_TIDY_RESOURCE_DIR}/include': install clang-22 (libclang-common-22-dev)")
endif()
