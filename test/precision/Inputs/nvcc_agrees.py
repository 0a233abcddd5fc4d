# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Snippets that mix float, int and double literals: nvcc's PTX has FP64 instructions where the rule speaks, and only there.

nvcc_agrees.py TOOL
"""
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

# One kernel each: x and y are float pointers, z an int pointer, h a __half pointer, n an int, i the thread.
SNIPPETS = """
y[i] = x[i] * 2.0;
y[i] = x[i] * 0.1;
y[i] = x[i] + 0.1;
y[i] = 1.0 / x[i];
y[i] = -(x[i] * 2.0);
y[i] = x[i] * 2.0 + 1.0;
y[i] = x[i] * 2.0 * 2.0;
y[i] = (x[i] + 1.0) * y[i];
y[i] = 1.0 - x[i] - y[i];
y[i] = x[i] * y[i] + 1.0;
y[i] += 1.0;
y[i] += 0.1;
y[i] *= 0.99;
if (x[i] > 0.1) y[i] = 1.f;
if (x[i] > 0.5) y[i] = 1.f;
if (x[i] + y[i] > 1.0) y[i] = 1.f;
if (x[i] * 2.0 > 1.0) y[i] = 1.f;
if (x[i] * 0.1 != 0.0) y[i] = 1.f;
if (n > 0.5) y[i] = 1.f;
y[i] = n ? x[i] : 0.0;
y[i] += n ? x[i] : 0.0;
y[i] = n ? x[i] * 2.0 : 0.0;
y[i] = n ? 0.1 : 0.2;
y[i] = sqrt(x[i] * 2.0);
y[i] = 1.0 / sqrt(x[i]);
y[i] = abs(x[i] * 0.1);
y[i] = floor(x[i] + 0.5);
y[i] = max(x[i], 0.0);
y[i] = min(max(x[i], 0.0), 1.0);
y[i] = exp(-x[i] * 0.5);
y[i] = log(1.0 + x[i]);
y[i] = 1.0 / (1.0 + exp(-x[i]));
y[i] = pow(x[i], n);
y[i] = pow(x[i], 2);
y[i] = pow(x[i], 2.0);
y[i] = pow(10.0, x[i]);
y[i] = pow(2, n);
y[i] = std::pow(x[i], 2);
y[i] = powf(x[i], 2);
y[i] = fmod(x[i], 2.0);
y[i] = atan2(x[i], 1.0);
y[i] = n * 0.5;
y[i] = n / 2.0;
y[i] = (unsigned)n * 1.0;
y[i] = (unsigned long long)n * 0.5;
y[i] = (n & 255) / 255.0;
y[i] = (short)n * 0.5;
z[i] = (int)(x[i] * 0.5);
z[i] = (int)(n * 0.5);
z[i] = ceil(n / 2.0);
z[i] = sqrt(n);
y[i] = clock64() * 1.0;
h[i] = x[i] * 0.5;
h[i] = 0.5 * __half2float(h[i]);
y[i] = __half2float(__float2half(x[i] * 0.5));
for (int k = 0; k < 4; ++k) y[i] += k * 0.5;
for (int k = 0; k < n; ++k) y[i] += k * 0.5;
const double c = 0.5; y[i] = x[i] * c;
const double c = 0.1; y[i] = x[i] * c;
float a = x[i] * 2.0; float b = a + 1.0; y[i] = b;
float s = 0; for (int k = 0; k < 3; ++k) s += (k == 1 ? 2.0 : 1.0) * x[i + k]; y[i] = s;
""".strip().splitlines()


def main():
    tool = sys.argv[1]
    source = "#include <cmath>\n#include <cuda_fp16.h>\n" + "".join(
        f'extern "C" __global__ void snippet{number}(float *x, float *y, int *z, __half *h, int n) {{ int i = threadIdx.x; {text} }}\n'
        for number, text in enumerate(SNIPPETS))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "snippets.cu"
        path.write_text(source)
        subprocess.run(["nvcc", "-ptx", "-arch=sm_90", "--expt-relaxed-constexpr", "-w", path, "-o", f"{folder}/out.ptx"], check=True)
        ptx = Path(f"{folder}/out.ptx").read_text()
        run = subprocess.run([tool, "check", "--isolated", "--checks=cuda-fp64-promotion", "--format=json", "--headers=embedded",
                              path, "--", "-std=c++17"], capture_output=True, text=True)
    flagged = {f["line"] - 3 for f in json.loads(run.stdout)["findings"]}
    wrong = 0
    for number, text in enumerate(SNIPPETS):
        body = re.search(rf"\.entry snippet{number}\(.*?\n}}", ptx, re.S)[0]
        fp64 = bool(re.search(r"^\s+(?:@\S+\s+)?[a-z0-9.]+\.f64", body, re.M))
        if fp64 != (number in flagged):
            wrong += 1
            print(f"nvcc {'has' if fp64 else 'has no'} FP64, the rule {'speaks' if number in flagged else 'is silent'}: {text}")
    print(f"{len(SNIPPETS)} snippets, {wrong} judged differently")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
