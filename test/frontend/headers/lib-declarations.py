#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the embedded headers of the host libraries with a toolkit's: declarations.py, for other headers.

usage: lib-declarations.py (its options) {cublas|cublaslt|cufft|cusparse|cusolver|curand|nccl}
"""
import sys

import declarations

TYPES = ["cuda_runtime_api.h", "library_types.h", "cuComplex.h", "cuda_fp16.h", "cuda_bf16.h", "stdint.h", "stdio.h"]
HEADERS = {
    "cublas": ["cublas_v2.h", "cublas_api.h"],
    "cublaslt": ["cublasLt.h"],
    "cufft": ["cufft.h", "cufftXt.h"],
    "cusparse": ["cusparse.h"],
    "cusolver": ["cusolverDn.h", "cusolver_common.h"],
    "curand": ["curand.h"],
    "nccl": ["nccl.h"],
}
# What a header needs before it and is compared elsewhere.
BEFORE = {"cublaslt": ["cublas_api.h"], "cusolver": ["cublas_v2.h"], "nccl": ["cuda_fp8.h"], "cufft": ["cudalibxt.h"]}

declarations.SOURCES = {kind: (TYPES + BEFORE.get(kind, []), headers[:1] if kind != "cufft" else headers, headers)
                        for kind, headers in HEADERS.items()}
parse = declarations.embeddedCommand


def embeddedCommand(options):
    headers = HEADERS[options.kind]
    return parse(options) + [word for header in headers for word in ("-include", header)]


declarations.embeddedCommand = embeddedCommand

if __name__ == "__main__":
    sys.exit(declarations.main())
