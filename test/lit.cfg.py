# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How the tests run: every test drives the built binary, as a user would.

Substitutions: %check one rule over one file (run_check.py); %cuda-tidy the tool; %cuda the flags of a plain parse (one architecture); %clang stock clang; %python.
Features: toolkit (a CUDA toolkit is on the machine), nvcc, cmake, make, chromium, chromedriver.
"""
import os
import shutil

import lit.formats

config.name = "cuda-tidy"
config.test_format = lit.formats.ShTest(True)
config.suffixes = [".cu", ".cuh", ".cpp", ".test", ".ll"]
config.excludes = ["Inputs", "CMakeLists.txt"]
config.test_source_root = os.path.join(config.project_source_dir, "test")
config.test_exec_root = os.path.join(config.project_binary_dir, "test")

tool = os.path.join(config.project_binary_dir, "cuda-tidy")
config.environment["PATH"] = os.pathsep.join([config.project_binary_dir, config.llvm_tools_dir, os.environ["PATH"]])
# Each run has a cache of its own: a test never sees what a user's or an earlier run's cache holds.
config.environment["CUDA_TIDY_CACHE_DIR"] = os.path.join(config.test_exec_root, "cache")
for name in ("NVCC_PREPEND_FLAGS", "NVCC_APPEND_FLAGS", "CUDA_HOME", "CUDA_PATH"):
    config.environment.pop(name, None)

filecheck = os.path.join(config.llvm_tools_dir, "FileCheck")
config.substitutions += [
    ("%check", f"{config.python} {config.project_source_dir}/test/run_check.py --tool {tool} --filecheck {filecheck}"),
    ("%cuda-tidy", tool),
    ("%cuda", "-std=c++17 --cuda-gpu-arch=sm_90"),
    ("%clang-tidy", os.path.join(config.llvm_tools_dir, "clang-tidy")),
    ("%clang-apply-replacements", os.path.join(config.llvm_tools_dir, "clang-apply-replacements")),
    ("%clang", os.path.join(config.llvm_tools_dir, "clang++")),
    ("%python", config.python),
    ("%root", config.project_source_dir),
    ("%bin", os.path.join(config.project_binary_dir, "test", "bin")),
]
if os.path.exists(os.path.join(config.toolkit_hint, "include", "cuda_runtime.h")):
    config.available_features.add("toolkit")
    config.substitutions.append(("%toolkit", config.toolkit_hint))
for name in ("pre-commit", "check-jsonschema", "ninja"):
    if shutil.which(name):
        config.available_features.add(name)
for name in ("clang-tidy", "clang-apply-replacements"):
    if os.path.exists(os.path.join(config.llvm_tools_dir, name)):
        config.available_features.add(name)
sarif_schema = os.path.join(config.project_source_dir, os.pardir, "shared", "sarif-schema-2.1.0.json")
if os.path.exists(sarif_schema):
    config.available_features.add("sarif-schema")
    config.substitutions.append(("%sarif-schema", sarif_schema))
if shutil.which("nvcc"):
    config.available_features.add("nvcc")
if shutil.which("cmake"):
    config.available_features.add("cmake")
if shutil.which("make"):
    config.available_features.add("make")
if shutil.which("chromium"):
    config.available_features.add("chromium")
    if shutil.which("chromedriver"):
        config.available_features.add("chromedriver")
