# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes files of unusual shape below the folder that is given: good/ have a kernel each, bad/ have one that is cut."""
import os
import sys

top = sys.argv[1]


def write(name, data):
    with open(os.path.join(top, name), "wb") as f:
        f.write(data)


kernel = b"__global__ void k(int *p) { p[0] = %s; }\n"
write("good/nested.cu", kernel % (b"(" * 1500 + b"1" + b")" * 1500))
write("good/long-line.cu", kernel % b"1" + b"//" + b"x" * 10_000_000 + b"\n")
write("good/latin.cu", b"// \xe9\xff\xfe\n" + kernel % b"1 /* \xc3\x28 */")
write("good/crlf.cu", (b"#define A \\\n 1\n" + kernel % b"A").replace(b"\n", b"\r\n"))
write("good/nul.cu", kernel % b"1" + b"\0\0\n")
write("good/bom.cu", b"\xef\xbb\xbf" + kernel % b"1")
write("good/circle.cu", b'#include "circle/circle/a.h"\n' + kernel % b"ONE")
write("good/a.h", b"#define ONE 1\n")
os.symlink(".", os.path.join(top, "good/circle"))
os.symlink("b.cu", os.path.join(top, "good/c.cu"))
os.symlink("c.cu", os.path.join(top, "good/b.cu"))
write("bad/cut.cu", b"__global__ void k(int *p) { p[0] = (1 +")
write("bad/itself.cu", b'#include "itself.cu"\n__global__ void k(int *p) { p[0] = missing; }\n')
write("bad/wide.cu", (kernel % b"1").decode().encode("utf-16"))
