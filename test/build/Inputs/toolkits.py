#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the table of toolkits with the nvcc in the path: what it compiles for, and its default."""
import json
import re
import subprocess
import sys


def say(*options):
    run = subprocess.run(["nvcc", *options], capture_output=True, text=True)
    return run.stdout + run.stderr


def main():
    version = re.search(r"release (\d+\.\d+)", say("--version")).group(1)
    table = {t["version"]: t for t in json.load(open(sys.argv[1], encoding="utf-8"))["toolkits"]}
    if version not in table:
        sys.exit(f"CUDA {version} is not in the table")
    own = {arch for arch in table[version]["archs"] if arch[-1] not in "af"}
    listed = set(say("--list-gpu-code").split())
    if own != listed:
        sys.exit(f"CUDA {version}: only the table has {sorted(own - listed)}, only nvcc {sorted(listed - own)}")
    dry = say("--dryrun", "-c", "-x", "cu", "/dev/null")
    default = "sm_" + str(int(re.search(r"__CUDA_ARCH_LIST__=(\d+)", dry).group(1)) // 10)
    if default != table[version]["default"]:
        sys.exit(f"CUDA {version}: default {default}, the table has {table[version]['default']}")
    for arch in table[version]["archs"]:
        if arch[-1] in "af" and "is not" in say("--dryrun", "-c", "-x", "cu", f"-arch={arch}", "/dev/null"):
            sys.exit(f"CUDA {version}: nvcc refuses {arch}")
    for other, known in (("sm_35", table[version]["archs"]),):
        if other not in known and "Unsupported gpu architecture" not in say("-c", "-x", "cu", f"-arch={other}", "/dev/null", "-o", "/dev/null"):
            sys.exit(f"CUDA {version}: nvcc takes {other}")
    print(f"CUDA {version}: {len(table[version]['archs'])} architectures, default {default}")


if __name__ == "__main__":
    main()
