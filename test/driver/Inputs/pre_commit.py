# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""pre_commit.py SOURCE TOOL SCRATCH: passing, failing, fixing, a staged .cuh, a partially staged file, the installed tool.

The wheel holds the tool as it was built; the real one (static, by scikit-build-core) has the same name and layout.
"""
import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

source, tool, scratch = Path(sys.argv[1]), Path(sys.argv[2]).resolve(), Path(sys.argv[3])
version = re.search(r"project\(cuda-tidy VERSION ([0-9.]+)", (source / "CMakeLists.txt").read_text()).group(1)
wheels, hooks, project = scratch / "wheels", scratch / "hooks", scratch / "project"


def make_wheel():
    wheels.mkdir()
    info = f"cuda_tidy-{version}.dist-info"
    # A wheel's executable must not be a link out of it; this one hands over to the built tool.
    files = {f"cuda_tidy-{version}.data/scripts/cuda-tidy": f"#!/bin/sh\nexec {tool} \"$@\"\n",
             f"{info}/METADATA": f"Metadata-Version: 2.1\nName: cuda-tidy\nVersion: {version}\n",
             f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: false\nTag: py3-none-any\n"}
    record = "".join(f"{n},sha256={base64.urlsafe_b64encode(hashlib.sha256(t.encode()).digest()).rstrip(b'=').decode()},{len(t)}\n"
                     for n, t in files.items())
    files[f"{info}/RECORD"] = record + f"{info}/RECORD,,\n"
    with zipfile.ZipFile(wheels / f"cuda_tidy-{version}-py3-none-any.whl", "w") as archive:
        for name, text in files.items():
            entry = zipfile.ZipInfo(name)
            entry.external_attr = 0o100755 << 16 if "/scripts/" in name else 0o100644 << 16
            archive.writestr(entry, text)


ENV = {**os.environ, "PRE_COMMIT_HOME": str(scratch / "home"), "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(wheels),
       "PIP_DISABLE_PIP_VERSION_CHECK": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "t",
       "GIT_AUTHOR_EMAIL": "t@example.com", "GIT_COMMITTER_NAME": "t", "GIT_COMMITTER_EMAIL": "t@example.com",
       "GIT_ALLOW_PROTOCOL": "file", "PATH": f"{tool.parent}:{os.environ['PATH']}"}
for name in list(ENV):
    if name.startswith("GIT_") and name.split("_")[1] in ("DIR", "INDEX", "WORK"):
        del ENV[name]


def run(*args, cwd=project, want=0):
    out = subprocess.run(args, cwd=cwd, env=ENV, capture_output=True, text=True)
    if want is not None and (out.returncode != 0) != (want != 0):
        sys.exit(f"{' '.join(args)}: exit code {out.returncode}, expected {want}\n{out.stdout}{out.stderr}")
    return out.stdout + out.stderr


def expect(what, text, *wanted):
    for w in wanted:
        if w not in text:
            sys.exit(f"{what}: '{w}' is missing in\n{text}")


def commit(want, message="c"):
    return run("git", "commit", "-m", message, want=want)


def write(name, text):
    path = project / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)


make_wheel()
# A clone of this repository as pre-commit sees it: only what its installation reads.
hooks.mkdir()
for name in (".pre-commit-hooks.yaml", "pyproject.toml", "CMakeLists.txt", "README.md", "LICENSE"):
    shutil.copy(source / name, hooks)
(hooks / "scripts").mkdir()
shutil.copy(source / "scripts/wheel_backend.py", hooks / "scripts")
run("git", "init", "-q", "-b", "main", ".", cwd=hooks)
run("git", "add", ".", cwd=hooks)
run("git", "commit", "-q", "-m", "v", cwd=hooks)
run("git", "tag", "v" + version, cwd=hooks)

GOOD = "__global__ void k(float *P) { P[threadIdx.x] = 1.0f; }\n"
BAD = "__global__ void k(float *P) { P[threadIdx.x] = P[threadIdx.x] * 0.1 + 1.0; }\n"


def config(*ids):
    hooks_of = "".join(f"      - id: {i}\n" for i in ids)
    write(".pre-commit-config.yaml", f"repos:\n  - repo: {hooks}\n    rev: v{version}\n    hooks:\n{hooks_of}")


project.mkdir()
run("git", "init", "-q", "-b", "main", ".")
config("cuda-tidy")
run("git", "add", ".")
commit(0)
run("pre-commit", "install")

write("a.cu", GOOD)
run("git", "add", ".")
expect("passing", commit(0), "cuda-tidy", "Passed")

write("a.cu", BAD)
run("git", "add", ".")
expect("failing", commit(1), "Failed", "a.cu:1:", "[cuda-fp64-promotion]")

# The same text in a header that nothing includes.
write("a.cu", GOOD)
write("b.cuh", BAD)
run("git", "add", ".")
expect("a staged header", commit(1), "Failed", "b.cuh:1:", "[cuda-fp64-promotion]")

# What is not staged does not count, and is there afterwards.
write("b.cuh", GOOD)
run("git", "add", ".")
write("b.cuh", GOOD + BAD.replace(" k(", " later("))
expect("a partially staged file", commit(0), "Passed")
if "later" not in (project / "b.cuh").read_text():
    sys.exit("the unstaged change is lost")
run("git", "checkout", "-q", ".")

# Excluded by the configuration although pre-commit names it; files of other languages are not passed at all.
write(".cuda-tidy", "Exclude: gen\n")
write("gen/c.cu", BAD)
write("note.txt", BAD)
run("git", "add", ".")
expect("excluded", commit(0), "Passed")

# Fixing: the file is changed, the commit stops, the second one passes.
config("cuda-tidy-fix")
write("d.cu", "__global__ void d(float *P) { P[0] = 1.0f; } // NOLINT(cuda-fp64-promotoin): a slip\n")
run("git", "add", ".")
expect("fixing", commit(1), "Failed")
if "NOLINT" in (project / "d.cu").read_text():
    sys.exit("the fix was not written")
run("git", "add", ".")
expect("fixed", commit(0), "Passed")

# The tool that is on the PATH.
config("cuda-tidy-system")
write("e.cu", BAD)
run("git", "add", ".")
expect("installed", commit(1), "Failed", "e.cu:1:")

# From the README alone to a hook that fails, in a fresh repository.
readme = (source / "README.md").read_text(encoding="utf-8")
steps = re.search(r"Before a commit, in a repository of yours:\n\n```sh\n(.*?)```", readme, re.S).group(1).strip().splitlines()
if len(steps) > 5:
    sys.exit(f"the README takes {len(steps)} commands")
project = scratch / "newcomer"
project.mkdir()
(scratch / "bin").mkdir()
(scratch / "bin/pip").write_text("#!/bin/sh\nexit 0\n")  # pre-commit is here already
(scratch / "bin/pip").chmod(0o755)
ENV["PATH"] = f"{scratch / 'bin'}:{ENV['PATH']}"
ENV.update({"GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": f"url.{hooks}.insteadOf",
            "GIT_CONFIG_VALUE_0": "https://github.com/OWNER/cuda-tidy"})
run("git", "init", "-q", "-b", "main", ".", cwd=project)
(project / "a.cu").write_text(BAD)
for step in steps[:-1]:
    run("sh", "-c", step, cwd=project)
expect("a newcomer", run("sh", "-c", steps[-1], cwd=project, want=1), "Failed", "a.cu:1:", "[cuda-fp64-promotion]")

# Nothing was compiled: the environment holds the empty package and the wheel.
found = [p.name for p in (scratch / "home").glob("repo*/py_env-*/lib/python*/site-packages/cuda_tidy*.dist-info")]
if sorted(set(found)) != [f"cuda_tidy-{version}.dist-info", f"cuda_tidy_hook-{version}.dist-info"]:
    sys.exit(f"installed: {found}")
