# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""make_hostile.py: a result whose every text tries to get into the page.  make_hostile.py --check PAGE: it did not."""
import json
import sys

EVIL = "</script><script>alert(1)</script><img src=x onerror=alert(2)>\"'&{{title}}{{{script}}}<!--\u202e|`@all\x1b"
FILE = "a<b>\"'&{{x}}.cu"

if len(sys.argv) > 2:
    text = open(sys.argv[2], encoding="utf-8").read()
    assert "\u202e" not in text and "\x1b" not in text, "a hidden character came through"
    assert text.count("<script>") == 1 and "<img src=x" not in text, "markup came through"
    assert "{{title}}" in text, "the text was taken for a template"
    sys.exit()

lanes = {"space": EVIL, "bytes": 4, "offsets": [4 * lane for lane in range(32)]}
place = {"file": FILE, "line": 1, "column": 1, "end_line": 1, "end_column": 5, "offset": 0}
finding = {"rule": "cuda-shared-bank-conflict", "level": "warning", "confidence": "high", "message": EVIL, "message_key": "array",
           "args": {"array": EVIL, "passes": 2, "ideal": 1}, **place, "fingerprint": "0" * 32, "kernel": EVIL,
           "evidence": {"launch_host": EVIL, "lanes": lanes, "saved": 0.5},
           "notes": [{"message_key": "declared", "args": {"array": EVIL}, **place}],
           "fixes": [{"level": "suggestion", "doubt": EVIL, "title": "pad", "edits": [{"file": FILE, "offset": 0, "length": 3, "replacement": EVIL}],
                      "code": EVIL}]}
unknown = {**finding, "rule": "cuda-" + EVIL, "fingerprint": EVIL}
site = {"file": FILE, "line": 1, "op": "load", "space": "global", "weight": 1, "sectors": 2, "sectors_ideal": 1}
kernel = {"name": EVIL, "signature": EVIL, "file": FILE, "line": 1, "arch": "sm_90", "shared_bytes": 1,
          "launch": {"grid": [1, 1, 1], "block": [32, 1, 1], "source": EVIL, "file": FILE, "line": 1},
          "block": {"moved_bytes": 64, "flops": 8, "fp64": False}, "occupancy": {"blocks_per_sm": 32, "share": 1, "limit": "blocks"},
          "roofline": {"intensity": 0.5, "ridge": 20, "bound": EVIL}, "arrays": [{"name": EVIL, "requested_bytes": 1}], "sites": [site]}
json.dump({"version": 1, "tool": {"name": "cuda-tidy", "version": EVIL, "llvm": EVIL, "rules": {"count": 1, "digest": EVIL}},
           "project": {"name": EVIL, "scope": [EVIL], "commit": "0123", "commit_date": EVIL},
           "targets": {"archs": ["sm_90", EVIL], "gpus": [EVIL], "driver": EVIL}, "findings": [finding, unknown],
           "silenced": [{**finding, "silenced_by": EVIL, "reason": EVIL, "silenced_at": {"file": FILE, "line": 1}}],
           "files": [{"file": FILE, "kernels": 1, "headers": EVIL, "missing_includes": [EVIL]}],
           "incomplete": [{"file": FILE, "line": 1, "kernel": EVIL, "reason": EVIL}],
           "summary": {"files_analysed": 1, "files_not_analysed": 1, "kernels_analysed": 1, "kernels_not_analysed": 1},
           "kernels": [kernel], "sources": {FILE: "int secret_code; // " + EVIL + "\n"}}, sys.stdout)
