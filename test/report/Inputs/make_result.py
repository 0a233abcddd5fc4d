# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""make_result.py [COUNT]: a result with so many findings, as cuda-tidy audit would write it, in a tenth as many kernels."""
import json
import sys

count = int(sys.argv[1]) if len(sys.argv) > 1 else 5
LEVELS = ("warning", "warning", "warning", "note", "error")
RULES = (
    ("uncoalesced-access", "strided", {"stride": 128, "sectors": 32, "ideal": 4}),
    ("shared-bank-conflict", "message", {"passes": 32, "ideal": 1}),
    ("warp-divergence", "message", {"loss": 0.25}),
    ("fp64-promotion", None, None),
    ("missing-barrier", None, None),
)
rules = [r for r in RULES if r[1]]
kernels, findings, sources = [], [], {}
per_kernel = 10
for k in range(max(1, (count + per_kernel - 1) // per_kernel)):
    name, file = f"step{k}", f"src/part{k % 40}/step{k}.cu"
    lines = [f"__global__ void {name}(float *out, const float *in, int n) {{"]
    sites = []
    for i in range(per_kernel):
        lines.append(f"  out[threadIdx.x * 32 + {i}] = in[threadIdx.x * 32 + {i}];  // row {i}")
        sites.append({"file": file, "line": i + 2, "column": 3, "op": "load", "space": "global", "bytes": 4, "weight": 1.0,
                      "sectors": 32.0, "sectors_ideal": 4.0, "addresses": 32.0, "stride": 128, "lanes": 32.0, "basis": "exact"})
    lines.append("}")
    sources[file] = "\n".join(lines) + "\n"
    signature = f"{name}(float*, float const*, int)"
    kernels.append({"name": name, "signature": signature, "file": file, "line": 1, "arch": "sm_90",
                    "launch": {"grid": [64, 1, 1], "block": [256, 1, 1], "source": "host", "file": file, "line": 1},
                    "shared_bytes": 4096, "block": {"moved_bytes": 81920.0, "flops": 20480.0, "fp64": False},
                    "occupancy": {"blocks_per_sm": 8, "share": 1.0, "limit": "threads"},
                    "roofline": {"intensity": 0.05 * (k + 1), "ridge": 20.0, "bound": "memory"}, "arrays": [], "sites": sites})
for n in range(count):
    rule, key, args = rules[n % len(rules)]
    kernel = kernels[n // per_kernel]
    line = n % per_kernel + 2
    evidence = {"executions_per_warp": 1.0}
    if rule != "warp-divergence":
        shared = rule == "shared-bank-conflict"
        evidence["saved"] = 0.5
        evidence["lanes"] = {"space": "shared" if shared else "global", "bytes": 4, "offsets": [128 * lane for lane in range(32)]}
    findings.append({"rule": "cuda-" + rule, "level": LEVELS[n % 5], "confidence": ("high", "medium", "low")[n % 3], "message": "",
                     "message_key": key, "args": args, "file": kernel["file"], "line": line, "column": 3, "end_line": line,
                     "end_column": 9, "offset": 0, "fingerprint": f"{n * 2654435761 % 2**64:016x}{n:016x}", "kernel": kernel["signature"],
                     "evidence": evidence, "notes": [], "fixes": []})
json.dump({"version": 1, "tool": {"name": "cuda-tidy", "version": "0", "llvm": "22", "rules": {"count": 12, "digest": "0"}},
           "project": {"name": "made", "scope": ["."], "commit": "0123456789abcdef"}, "targets": {"archs": ["sm_90"], "gpus": [], "driver": ""},
           "findings": findings, "silenced": [], "files": [{"file": f, "kernels": 1, "headers": "embedded"} for f in sources],
           "incomplete": [], "summary": {"files_analysed": len(sources), "files_not_analysed": 0, "kernels_analysed": len(kernels),
                                         "kernels_not_analysed": 0, "findings": count, "silenced": 0},
           "kernels": kernels, "sources": sources}, sys.stdout)
