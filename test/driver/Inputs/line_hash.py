# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The hash by its definition, computed afresh for each line: sum of unit * 37^(99 - i) over the 100 units from the line
on, modulo 2^64. line_hash.py write | check SOURCE SARIF."""
import json
import sys

LINE = "__global__ void k%d(float *P) { P[0] = P[0] * 0.1 + 1.0; } // 中文𝄞\n"
TWICE = "__global__ void m%d(float *P) {\n  P[0] = P[0] * 0.1 + 1.0;\n}\n"


def expected(text):
    units = text.replace("\r\n", "\n").replace("\r", "\n").encode("utf-16-le")
    units = [int.from_bytes(units[i:i + 2], "little") for i in range(0, len(units), 2)]
    starts, kept, fresh = [], [], True
    for u in units + [65535]:
        if u in (32, 9):
            continue
        if fresh:
            starts.append(len(kept))
        fresh = u == 10
        kept.append(u)
    seen, out = {}, []
    for start in starts:
        window = (kept[start:] + [0] * 100)[:100]
        value = 0
        for u in window:
            value = (value * 37 + u) % 2**64
        seen[value] = seen.get(value, 0) + 1
        out.append("%x:%d" % (value, seen[value]))
    return out


if sys.argv[1] == "write":
    filler = "".join("// the same line again and again, so that two places have equal text behind them\n" for _ in range(3))
    text = LINE % 1 + filler + TWICE % 1 + filler + TWICE % 2 + filler
    open("lf.cu", "wb").write(text.encode("utf-8"))
    open("crlf.cu", "wb").write(text.replace("\n", "\r\n").encode("utf-8"))
else:
    want = expected(open(sys.argv[2], "rb").read().decode("utf-8"))
    results = json.load(open(sys.argv[3], encoding="utf-8"))["runs"][0]["results"]
    got = [(r["locations"][0]["physicalLocation"]["region"]["startLine"], r["partialFingerprints"]["primaryLocationLineHash"]) for r in results]
    assert len(got) == 3, got
    for line, value in got:
        if want[line - 1] != value:
            sys.exit(f"line {line}: {value}, expected {want[line - 1]}")
    if not any(value.endswith(":2") for _, value in got):
        sys.exit("no two lines with equal hashes: the test shows too little")
