# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the tool as a user who may not read a folder; root may read all, so root becomes nobody."""
import os
import shutil
import subprocess
import sys
import tempfile

NOBODY = 65534


def demote():
    if os.geteuid() == 0:
        os.setgid(NOBODY)
        os.setuid(NOBODY)


tool = shutil.which(sys.argv[1])
folder = tempfile.mkdtemp(dir="/tmp")  # where anybody may go, unlike the test runner's own folder
os.chmod(folder, 0o755)
os.makedirs(folder + "/locked")
with open(folder + "/a.cu", "w") as out:
    out.write("__global__ void k(float *P) { P[threadIdx.x] = 1; }\n")
os.chmod(folder + "/locked", 0)
codes = []
try:
    for path in (".", "locked"):
        done = subprocess.run([tool, "check", "--isolated", "--no-cache", "--no-prelude", path], cwd=folder, preexec_fn=demote,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        print(done.stdout, end="")
        codes.append(str(done.returncode))
    print("exit", *codes)
except (PermissionError, subprocess.SubprocessError):
    print("no other user can run the tool")
finally:
    os.chmod(folder + "/locked", 0o755)
    shutil.rmtree(folder)
