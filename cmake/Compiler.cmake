# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# How every target is compiled: warnings, ccache, one precompiled header.

find_program(CUDA_TIDY_CCACHE NAMES ccache)
if(CUDA_TIDY_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # A precompiled header is only cached by ccache under these sloppiness settings.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
      CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${CUDA_TIDY_CCACHE})
endif()

add_library(cuda_tidy_options INTERFACE)
target_compile_options(cuda_tidy_options INTERFACE -fno-exceptions -Wall -Wextra -Wno-unused-parameter)
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
  # Without the time stamp a precompiled header is the same bytes from the same input, so ccache can serve it.
  target_compile_options(cuda_tidy_options INTERFACE "SHELL:-Xclang -fno-pch-timestamp")
endif()
if(NOT LLVM_ENABLE_RTTI)
  target_compile_options(cuda_tidy_options INTERFACE -fno-rtti)
endif()
if(CUDA_TIDY_SANITIZE)
  target_compile_options(cuda_tidy_options INTERFACE -fsanitize=${CUDA_TIDY_SANITIZE} -fno-omit-frame-pointer -g1)
  target_link_options(cuda_tidy_options INTERFACE -fsanitize=${CUDA_TIDY_SANITIZE})
endif()
target_include_directories(cuda_tidy_options SYSTEM INTERFACE ${LLVM_INCLUDE_DIRS} ${CLANG_INCLUDE_DIRS})
target_include_directories(cuda_tidy_options INTERFACE ${PROJECT_SOURCE_DIR}/lib ${PROJECT_BINARY_DIR}/generated)
target_link_libraries(cuda_tidy_options INTERFACE nlohmann_json::nlohmann_json)

# checks/ and lib/ have no objects that are built before main: the order would be the linker's, and a static library may
# drop them.
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
  set(CUDA_TIDY_NO_GLOBALS -Wglobal-constructors -Werror=global-constructors)
endif()

find_program(CUDA_TIDY_LLD NAMES ld.lld-22 ld.lld)
if(CUDA_TIDY_LLD AND CMAKE_CXX_COMPILER_ID MATCHES Clang)
  target_link_options(cuda_tidy_options INTERFACE -fuse-ld=${CUDA_TIDY_LLD} -Wl,--gc-sections)
endif()

# Clang's and LLVM's headers are most of every compile: one precompiled header serves all targets.
function(cuda_tidy_precompiled target)
  if(TARGET cuda_tidy_pch)
    target_precompile_headers(${target} REUSE_FROM cuda_tidy_pch)
  endif()
endfunction()
