# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""using.py ROOT TOOL SCRATCH: takes the files out of docs/using.md, writes those that a schema describes to SCRATCH, and runs
the shell steps of all of them in a small repository."""
import os
import re
import subprocess
import sys
from pathlib import Path

root, tool, scratch = Path(sys.argv[1]), Path(sys.argv[2]).resolve(), Path(sys.argv[3])
text = (root / "docs/using.md").read_text(encoding="utf-8")
files = {name: body for name, body in re.findall(r"^`([^`\n]+)`:\n\n```\w+\n(.*?)^```", text, re.M | re.S)}
KEPT = {".github/workflows/cuda-tidy.yml": "workflow.yml", ".gitlab-ci.yml": "gitlab-ci.yml", ".cuda-tidy": "config.yaml"}
for name, where in KEPT.items():
    (scratch / where).write_text(files[name], encoding="utf-8")

version = re.search(r"project\(cuda-tidy VERSION ([0-9.]+)", (root / "CMakeLists.txt").read_text()).group(1)
for name, body in files.items():
    for said in re.findall(r"cuda-tidy==([0-9.]+)|rev: v([0-9.]+)", body):
        if version not in said:
            sys.exit(f"{name} of docs/using.md names version {said}, this is {version}")

# A tool folder in which installing is done already.
bin_dir = scratch / "bin"
bin_dir.mkdir()
(bin_dir / "pip").write_text("#!/bin/sh\nexit 0\n")
(bin_dir / "pip").chmod(0o755)
(bin_dir / "cuda-tidy").symlink_to(tool)
ENV = {**os.environ, "PATH": f"{bin_dir}:{os.environ['PATH']}", "GIT_AUTHOR_NAME": "t", "GIT_AUTHOR_EMAIL": "t@example.com",
       "GIT_COMMITTER_NAME": "t", "GIT_COMMITTER_EMAIL": "t@example.com"}

GOOD = "__global__ void k(float *P) { P[threadIdx.x] = 1.0f; }\n"
BAD = "__global__ void b(float *P) { P[threadIdx.x] = P[threadIdx.x] * 0.1 + 1.0; }\n"
project = scratch / "project"
project.mkdir()
(project / "a.cu").write_text(GOOD)


def run(command, want):
    out = subprocess.run(["bash", "-c", command], cwd=project, env=ENV, capture_output=True, text=True)
    if out.returncode != want:
        sys.exit(f"exit code {out.returncode}, expected {want}: {command}\n{out.stdout}{out.stderr}")


run("git init -q . && git add . && git commit -qm one && git commit -q --allow-empty -m two", 0)
steps = {
    "GitHub": re.findall(r"- run: (.*)", files[".github/workflows/cuda-tidy.yml"]),
    "GitLab": re.findall(r"^    - (.*)$", files[".gitlab-ci.yml"], re.M),
    "Jenkins": re.findall(r"sh '(.*)'", files["Jenkinsfile"]),
    "shell": [files["ci.sh"]],
    "shards": ["set -e\n" + files["shards.sh"]],
}
for name, commands in steps.items():
    if not commands:
        sys.exit(f"no step of {name} in docs/using.md")
for want, source in ((0, GOOD), (1, GOOD + BAD)):
    (project / "a.cu").write_text(source)
    for name, commands in steps.items():
        for command in commands:
            run(command, want if "check" in command else 0)
for made in ("cuda-tidy.sarif", "gl-code-quality-report.json", "cuda-tidy.xml", "cuda-tidy-checkstyle.xml", "cuda-tidy.json"):
    if not (project / made).stat().st_size:
        sys.exit(f"{made} is empty")
