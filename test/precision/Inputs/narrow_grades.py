#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the rule excess-precision says of the kernels of the folder narrow.

narrow_grades.py --tool CUDA-TIDY [--bounds FOLDER] FILE... [-- FLAGS]

Compares the grade of each kernel's output with the file's GRADE lines ("// GRADE: kernel grade format"). A kernel that is
graded exact or bounded and should not be is an error, and so is one that is not found. With --bounds, a table of the
grades and bounds is written for each file, which the programs include (BOUNDS) to compare with what they measure.
"""
import argparse
import json
import re
import subprocess
import sys
from pathlib import Path


def graded(tool, file, flags):
    run = subprocess.run([tool, "check", "--isolated", "--checks=cuda-excess-precision", "--confidence=low", "--format",
                          "json", str(file), "--", *flags], capture_output=True, text=True)
    found = {}
    for x in json.loads(run.stdout)["findings"]:
        e = x["evidence"]
        if "range" not in e:
            continue
        kernel = re.match(r"(\w+)", x["kernel"]).group(1)
        exact = "exactly" in x["message"]
        if "error_share" in e:
            found[kernel] = ("share", e["format"], e["error_share"], e["range"])
        else:
            error = e.get("error_of_readers", e["error"])
            found[kernel] = ("exact" if exact else "bounded", e["format"], error, e["range"])
    return found


def main():
    argv = sys.argv[1:]
    split = argv.index("--") if "--" in argv else len(argv)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--bounds", type=Path)
    parser.add_argument("files", type=Path, nargs="+")
    args = parser.parse_args(argv[:split])
    wrong = kernels = 0
    for file in args.files:
        found = graded(args.tool, file, argv[split + 1:])
        table = []
        for kernel, grade, form in re.findall(r"^// GRADE: (\w+) (exact|bounded|none)(?: (\w+))?$", file.read_text(), re.M):
            kernels += 1
            got = found.pop(kernel, ("none", "", 0, None))
            same = (got[0].replace("share", "bounded"), got[1]) == (grade, form)
            wrong += not same
            print(f"{file.name}: {kernel}: {' '.join(got[:2]).strip()}{'' if same else f', should be {grade} {form}'}")
            table.append(f'{{"{kernel}", "{got[0]}", "{got[1]}", {got[2]!r}}},')
        for kernel, got in found.items():
            wrong += 1
            print(f"{file.name}: {kernel}: {got[0]}, but it has no GRADE line")
        if args.bounds:
            (args.bounds / f"{file.stem}.inc").write_text("\n".join(table) + "\n")
    print(f"{kernels} kernels, {wrong} wrong")
    return wrong != 0


if __name__ == "__main__":
    sys.exit(main())
