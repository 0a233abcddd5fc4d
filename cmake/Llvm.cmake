# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The one place that decides which LLVM and Clang libraries are linked: the shared ones, or the static ones, never both
# (mixed, every command-line option of LLVM registers twice and the program stops at start).

add_library(cuda_tidy_llvm INTERFACE)
if(CUDA_TIDY_STATIC)
  # Distributions build clang's libraries upon LLVM's shared one and say so in their targets; here the archives serve.
  # Polly is named as well, and is no part of what is installed.
  get_property(imported DIRECTORY PROPERTY IMPORTED_TARGETS)
  foreach(target IN LISTS imported)
    if(target MATCHES "^(clang|LLVM)")
      get_target_property(needs ${target} INTERFACE_LINK_LIBRARIES)
      if(needs)
        list(FILTER needs EXCLUDE REGEX "^(\\$<LINK_ONLY:)?(LLVM|Polly|PollyISL)>?$")
        set_target_properties(${target} PROPERTIES INTERFACE_LINK_LIBRARIES "${needs}")
      endif()
    endif()
  endforeach()
  # What a wheel runs on has a C library and no more for certain.
  foreach(pair "ZLIB::ZLIB=libz.a" "zstd::libzstd_shared=libzstd.a")
    string(REPLACE "=" ";" pair ${pair})
    list(GET pair 0 target)
    list(GET pair 1 archive)
    find_library(CUDA_TIDY_${archive} ${archive})
    if(TARGET ${target} AND CUDA_TIDY_${archive})
      set_target_properties(${target} PROPERTIES IMPORTED_LOCATION ${CUDA_TIDY_${archive}}
        IMPORTED_LOCATION_RELEASE ${CUDA_TIDY_${archive}} IMPORTED_LOCATION_NONE ${CUDA_TIDY_${archive}})
    endif()
  endforeach()
  target_link_options(cuda_tidy_llvm INTERFACE -static-libstdc++ -static-libgcc -Wl,--as-needed)
  llvm_map_components_to_libnames(llvm_libs
    NVPTX NVPTXCodeGen NVPTXDesc NVPTXInfo X86Desc X86Info X86CodeGen AArch64Desc AArch64Info AArch64CodeGen
    Passes Vectorize ipo CodeGen BitReader BitWriter Linker FrontendOpenMP FrontendDriver FrontendOffloading FrontendHLSL
    Option Coverage LTO Instrumentation ObjCARCOpts Coroutines HipStdPar ProfileData TargetParser WindowsDriver
    MC MCParser Object Demangle)
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
