# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""apply_edits.py RESULT.json FILE: prints FILE with the safe fixes of a result applied, each edit once."""
import json
import sys

result = json.load(open(sys.argv[1], encoding="utf-8"))
text = open(sys.argv[2], "rb").read()
edits = {(e["offset"], e["length"], e["replacement"]) for f in result["findings"] for x in f["fixes"] if x["level"] == "safe"
         for e in x["edits"]}
for offset, length, new in sorted(edits, reverse=True):
    text = text[:offset] + new.encode() + text[offset + length:]
sys.stdout.buffer.write(text)
