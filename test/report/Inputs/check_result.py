# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_result.py RESULT: what audit.test expects of the result of Inputs/project."""
import json
import sys

text = open(sys.argv[1], encoding="utf-8").read()
result = json.loads(text)
kernels = {k["name"]: k for k in result["kernels"]}
assert sorted(kernels) == ["column", "strided"], kernels.keys()
strided = kernels["strided"]
assert strided["launch"]["grid"] == [32, 1, 1] and strided["launch"]["source"] == "host", strided["launch"]
assert strided["file"].endswith("p/copy.cu") and not strided["file"].startswith("/") and strided["arch"] == "sm_90", strided["file"]
load = next(s for s in strided["sites"] if s["op"] == "load" and s["space"] == "global")
assert (load["sectors"], load["sectors_ideal"]) == (32, 4), load
assert kernels["column"]["shared_bytes"] == 32 * 32 * 4
assert "seconds" not in text and "model_ms" not in text and "/tmp" not in result["project"].values()
assert result["sources"][strided["file"]].startswith("__global__ void strided")
assert {f["rule"] for f in result["findings"]} == {"cuda-uncoalesced-access", "cuda-shared-bank-conflict"}
# A lane of the strided access every 128 bytes.
lanes = next(f for f in result["findings"] if f["rule"] == "cuda-uncoalesced-access")["evidence"]["lanes"]
assert lanes["offsets"] == [128 * lane for lane in range(32)] and lanes["bytes"] == 4, lanes
silenced = result["silenced"]
assert len(silenced) == 1 and silenced[0]["reason"] == "measured, the kernel waits for DRAM", silenced
