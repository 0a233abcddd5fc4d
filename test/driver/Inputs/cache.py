# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the cache takes and what it refuses. Whether a file was analysed is told by --verbose's absence of work: the
entries' number grows only when something was analysed anew."""
import os
import subprocess
import sys
import time
from pathlib import Path

tool, project, cache = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
results = cache / "results"


def entries():
    return {p: p.stat().st_mtime_ns for p in results.glob("llvmcache-*")} if results.exists() else {}


def run(*args, env=None):
    out = subprocess.run([tool, "check", "--exit-zero", "--format=concise", *args, "."], cwd=project, capture_output=True,
                         text=True, env={**os.environ, **(env or {})})
    assert out.returncode == 0, out
    return out.stdout


def expect(what, analysed, *args, findings=None):
    before = entries()
    out = run(*args)
    after = entries()
    new = sum(after[p] != before.get(p) for p in after)
    if new != analysed:
        sys.exit(f"{what}: {new} files analysed, expected {analysed}")
    if findings is not None and f"{findings} finding" not in out:
        sys.exit(f"{what}: expected {findings} findings\n{out}")
    if out != run("--no-cache", *args):
        sys.exit(f"{what}: the cache gives another result than an analysis\n{out}")


def write(name, text):
    path = project / name
    path.write_text(text)
    old = time.time() - 3000
    os.utime(path, (old, old))


expect("first run", 2, findings=2)
expect("nothing changed", 0, findings=2)
os.utime(project / "x.cu", (time.time() - 100, time.time() - 100))
expect("only a time changed", 0)
write("w.h", "#define W 1\n")
expect("a header changed", 1, findings=1)
write("w.h", "#define W 64\n")
expect("and back: found again, or analysed again", 1, findings=2)
write("later.h", "#undef W\n#define W 1\n")
expect("a header appeared that was missing", 1, findings=1)
(project / "later.h").unlink()
expect("and went", 1, findings=2)
write(".cuda-tidy", 'Checks: "-fp64-promotion"\n')
expect("other rules", 2, findings=1)
write(".cuda-tidy", 'Checks: "-fp64-promotion"\nCheckOptions: {uncoalesced-access.min_ratio: 1000}\n')
expect("another threshold", 2, findings=0)
(project / ".cuda-tidy").unlink()
run()
expect("another language is no other result", 0, "--lang=zh-CN")
expect("other flags", 2, "--extra-arg=-DX=1")
expect("another architecture", 2, "--arch=sm_80")
expect("suppression is decided afterwards", 0, "--confidence=high")

for path in entries():
    data = path.read_bytes()
    path.write_bytes(data[:len(data) // 2])
expect("torn entries", 2, findings=2)
for path in entries():
    data = bytearray(path.read_bytes())
    data[-10] ^= 1
    path.write_bytes(bytes(data))
expect("a damaged byte", 2, findings=2)
for path in entries():
    path.write_bytes(b"")
expect("empty entries", 2, findings=2)

# A file that changes while the run is on is not kept.
(project / "x.cu").write_text((project / "x.cu").read_text() + "// now\n")
future = time.time() + 5
os.utime(project / "x.cu", (future, future))
expect("a file newer than the run", 0)

# Many runs at once, one folder.
for path in entries():
    path.unlink()
runs = [subprocess.Popen([tool, "check", "--exit-zero", "--format=concise", "."], cwd=project, stdout=subprocess.PIPE, text=True)
        for _ in range(6)]
outs = {r.communicate()[0] for r in runs}
if len(outs) != 1 or outs != {run("--no-cache")}:
    sys.exit(f"concurrent runs differ: {outs}")
if [p for p in results.iterdir() if not p.name.startswith("llvmcache")]:
    sys.exit("temporary files are left behind")
# A cache that cannot be written is no failure.
readonly = cache / "file"
readonly.write_text("")
run(env={"CUDA_TIDY_CACHE_DIR": str(readonly)})
