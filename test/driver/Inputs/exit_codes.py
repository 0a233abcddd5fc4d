# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs every row of the matrix and compares exit codes."""
import subprocess
import sys

ROWS = [
    (0, ["clean.cu"]),
    (1, ["found.cu"]),
    (1, ["clean.cu", "found.cu"]),
    (0, ["found.cu", "--fail-on=error"]),
    (1, ["found.cu", "--fail-on=warning"]),
    (1, ["found.cu", "--fail-on=note"]),
    (0, ["found.cu", "--fail-on=never"]),
    (0, ["found.cu", "--exit-zero"]),
    (1, ["found.cu", "--fail-on=error", "--warnings-as-errors=*"]),
    (1, ["found.cu", "--fail-on=error", "--warnings-as-errors=fp64-*"]),
    (0, ["found.cu", "--fail-on=error", "--warnings-as-errors=local-memory"]),
    (3, ["crash.cu"]),
    (3, ["crash.cu", "found.cu"]),
    (3, ["crash.cu", "found.cu", "--exit-zero"]),
    (1, ["crash.cu", "found.cu", "--allow-incomplete"]),
    (0, ["crash.cu", "clean.cu", "--allow-incomplete"]),
    (2, []),
    (2, ["absent.cu"]),
    (2, ["crash.cu", "absent.cu"]),
    (2, ["clean.cu", "--no-such-option"]),
    (2, ["clean.cu", "--fail-on=fatal"]),
    (2, ["clean.cu", "--checks=no-such-rule"]),
    (2, ["clean.cu", "--config-file=bad.yaml"]),
    (2, ["crash.cu", "--output=json:no/folder/here"]),
    (2, ["found.cu", "--baseline=absent.json"]),
    (2, ["crash.cu", "found.cu", "--baseline=absent.json"]),
    (0, ["clean.cu", "--list-checks"]),
    (0, ["clean.cu", "--print-command"]),
]

wrong = 0
for want, args in ROWS:
    config = [] if any(a.startswith("--config") for a in args) else ["--isolated"]
    run = subprocess.run([sys.argv[1], "check", *config, *args], capture_output=True, text=True)
    lines = run.stderr.strip().splitlines()
    if run.returncode != want:
        wrong += 1
        print(f"exit code {run.returncode}, expected {want}: {' '.join(args)}\n{run.stdout}{run.stderr}")
    elif want == 2 and not lines:
        wrong += 1
        print(f"no word of why: {' '.join(args)}")
sys.exit(1 if wrong else 0)
