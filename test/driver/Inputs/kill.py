# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""kill.py TOOL FOLDER COUNT [SEED]: kills COUNT runs of `check --fix`, each with all its processes, at moments spread over what a
run takes; every source must be its old or its new text, and the run after the last kill must end as an undisturbed one."""
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

tool, folder, count = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])
random.seed(int(sys.argv[4]) if len(sys.argv) > 4 else 1)
FILES = 5
OLD = {f"f{i}.cu": "".join(f"__global__ void k{i}_{j}(float *P) {{ P[0] = 1.0f; }} // NOLINT(cuda-fp64-promotoin): a slip\n" for j in range(10))
       for i in range(FILES)}
NEW = {name: text.replace(" // NOLINT(cuda-fp64-promotoin): a slip", "") for name, text in OLD.items()}
COMMAND = [tool, "check", "--isolated", "--fix", "--format=concise", "-j2", "."]


def restore():
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, text in OLD.items():
        (folder / name).write_text(text)
        os.utime(folder / name, (time.time() - 100,) * 2)


def state():
    texts = {name: (folder / name).read_text() for name in OLD}
    torn = [n for n in texts if texts[n] not in (OLD[n], NEW[n])]
    if torn:
        sys.exit(f"torn: {torn}")
    return sum(texts[n] == NEW[n] for n in texts)


restore()
begin = time.time()
want = subprocess.run(COMMAND, cwd=folder, capture_output=True, text=True)
whole = time.time() - begin
if state() != FILES:
    sys.exit(f"an undisturbed run fixes {state()} of {FILES} files\n{want.stdout}{want.stderr}")
seen = []
for number in range(count):
    restore()
    run = subprocess.Popen(COMMAND, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    # The writing comes last: half of the kills go there.
    time.sleep(whole * (random.uniform(0.85, 1.05) if number % 2 else random.random()))
    try:
        os.killpg(run.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    run.wait()
    seen.append(state())
    after = subprocess.run(COMMAND, cwd=folder, capture_output=True, text=True)
    if state() != FILES or after.returncode != want.returncode:
        sys.exit(f"kill {number}: the run after it fixes {state()} of {FILES} files, exit code {after.returncode}\n{after.stderr}")
print(f"{count} kills, files written before each: {seen}")
