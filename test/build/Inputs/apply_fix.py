#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Applies every fix of one rule to a folder, with --fix, and says what became of it.

apply_fix.py TOOL FOLDER RULE [--with cmake|make] [-- OPTIONS of check]

Prints the changed lines; fails unless the rule found something before, offers a fix for it, and finds nothing afterwards.
With cmake or make, the folder must configure, or print its commands, before and after.
"""
import difflib
import json
import subprocess
import sys
import tempfile
from pathlib import Path


def findings(tool, folder, rule, options):
    run = subprocess.run([tool, "check", "--isolated", "--quiet", "--format", "json", f"--checks=-*,cuda-{rule}", *options,
                          folder], capture_output=True, text=True)
    return [f for f in json.loads(run.stdout)["findings"] if f["rule"] == f"cuda-{rule}"]


def builds(folder, how):
    if how == "make":
        return subprocess.run(["make", "-n", "-B", "-C", folder], capture_output=True, text=True)
    with tempfile.TemporaryDirectory() as build:
        return subprocess.run(["cmake", "-S", folder, "-B", build], capture_output=True, text=True)


def main():
    argv = sys.argv[1:]
    split = argv.index("--") if "--" in argv else len(argv)
    options = argv[split + 1:]
    tool, folder, rule, *rest = argv[:split]
    how = rest[1] if rest else None
    before = findings(tool, folder, rule, options)
    if not before:
        sys.exit(f"{folder}: {rule} finds nothing")
    if how and builds(folder, how).returncode:
        sys.exit(f"{folder}: {how} fails before the fix")
    for finding in before:
        if not any(fix["edits"] and fix["level"] != "suggestion" for fix in finding["fixes"]):
            sys.exit(f"{folder}: no fix for {finding['message']}: {finding['fixes']}")
    texts = {path: path.read_text() for path in Path(folder).rglob("*") if path.is_file()}
    subprocess.run([tool, "check", "--isolated", "--quiet", "--fix", "--unsafe-fixes", f"--checks=-*,cuda-{rule}", *options,
                    folder], capture_output=True)
    for path, old in sorted(texts.items()):
        for line in difflib.unified_diff(old.split("\n"), path.read_text().split("\n"), n=0, lineterm=""):
            if line[0] in "+-" and line[:3] not in ("+++", "---"):
                print(line)
    if after := findings(tool, folder, rule, options):
        sys.exit(f"{folder}: still {after[0]['message']}")
    if how:
        run = builds(folder, how)
        if run.returncode:
            sys.exit(f"{folder}: {how} fails after the fix\n{run.stdout}{run.stderr}")


if __name__ == "__main__":
    main()
