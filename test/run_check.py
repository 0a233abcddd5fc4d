#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""%check: runs one rule over a test and compares its findings with the CHECK lines of the same file.

run_check.py --tool CUDA-TIDY --filecheck FILECHECK FILE [--rule ID] [--expect fires|silent] [--arch SM] [-- FLAGS]

The rule is the file's stem unless --rule names it. Every finding must be matched: a CHECK line ends with the rule's name
in brackets, and FileCheck refuses whatever it did not match. With --expect the file needs no CHECK lines: the rule must
find something, or nothing.
"""
import argparse
import subprocess
import sys
from pathlib import Path


def main():
    argv = sys.argv[1:]
    split = argv.index("--") if "--" in argv else len(argv)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True)
    parser.add_argument("--filecheck", required=True)
    parser.add_argument("file", type=Path)
    parser.add_argument("--rule")
    parser.add_argument("--expect", choices=["fires", "silent"])
    parser.add_argument("--arch")
    parser.add_argument("--prefix", default="CHECK")
    args, extra = parser.parse_known_args(argv[:split])
    rule = args.rule or args.file.stem
    if not args.expect and f"{args.prefix}:" not in args.file.read_text(encoding="utf-8"):
        sys.exit(f"{args.file}: no {args.prefix} line, so the test could not fail")
    command = [args.tool, "check", "--isolated", f"--checks=cuda-{rule}", "--format", "concise", *extra]
    command += [f"--arch={args.arch}"] if args.arch else []
    run = subprocess.run(command + [str(args.file), *argv[split:]], capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(f"exit code {run.returncode} of {' '.join(command)}\n{run.stdout}{run.stderr}")
    tag = f"[cuda-{rule}]"
    if args.expect:
        count = run.stdout.count(tag)
        if (count > 0) != (args.expect == "fires"):
            sys.exit(f"{args.file}: expected {rule} to be {args.expect}, {count} findings\n{run.stdout}")
        return 0
    check = subprocess.run([args.filecheck, str(args.file), f"--check-prefix={args.prefix}",
                            f"--implicit-check-not={tag}", "--allow-empty"], input=run.stdout, text=True)
    return check.returncode


if __name__ == "__main__":
    sys.exit(main())
