// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CMake attaches the precompiled header to a source file; this one has no other purpose.
