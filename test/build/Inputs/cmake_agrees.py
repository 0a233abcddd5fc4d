#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Holds the lists that `cuda-tidy targets` reads from CMake text against those that cmake itself resolves.

cmake_agrees.py TOOL FOLDER...

Each folder is a project. It is configured for real, for CUDA, with a compile database in a folder of its own; the -arch and
--generate-code options of each CUDA file there must be what the text gave.
"""
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path


def resolved(folder, build):
    """What cmake says, a file: {(virtual, code)}"""
    run = subprocess.run(["cmake", "-G", "Unix Makefiles", "-S", folder, "-B", build, "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON",
                          "-DUSE_CUDA=ON"], capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"{folder}: does not configure\n{run.stdout}{run.stderr}")
    out = {}
    for entry in json.loads((Path(build) / "compile_commands.json").read_text()):
        pairs = set()
        if not entry["file"].endswith(".cu"):
            continue
        for virtual, codes in re.findall(r"arch=compute_(\w+),code=\[?([\w,]+)\]?", entry["command"]):
            pairs |= {(virtual, code) for code in codes.split(",")}
        for arch in re.findall(r"-arch=sm_(\w+)", entry["command"]):
            pairs |= {(arch, f"sm_{arch}"), (arch, f"compute_{arch}")}
        out[str(Path(entry["file"]).resolve())] = pairs
    return out


def read(tool, folder):
    run = subprocess.run([tool, "targets", "--isolated", "--format", "json", folder], capture_output=True, text=True)
    out = {}
    for group in json.loads(run.stdout)["groups"]:
        pairs = set()
        for kind, items in (("sm_", group["real"]), ("compute_", group["virtual"])):
            for item in items:
                code, _, virtual = item.rstrip(")").partition("(")
                pairs.add((virtual or code, kind + code))
        for file in group["files"]:
            out[str(Path(file).resolve())] = pairs if group["complete"] else None
    return out


def main():
    tool, *folders = sys.argv[1:]
    bad = 0
    for folder in folders:
        with tempfile.TemporaryDirectory() as build:
            want = resolved(folder, build)
        got = read(tool, folder)
        for file, pairs in sorted(want.items()):
            name = Path(file).relative_to(Path(folder).resolve())
            if got.get(file, "absent") != pairs:
                bad += 1
                print(f"{Path(folder).name}/{name}: cmake {sorted(pairs)}, text {got.get(file, 'absent')}")
            else:
                print(f"{Path(folder).name}/{name}: agrees on {len(pairs)}")
        if not want:
            sys.exit(f"{folder}: no CUDA file, so the test could not fail")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
