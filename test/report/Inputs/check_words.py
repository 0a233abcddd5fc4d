# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_words.py ROOT [CHINESE-PAGE... --not ENGLISH-PAGE]: the words of rules/report.json, the templates and the pages agree."""
import html
import json
import re
import sys
from pathlib import Path

root = Path(sys.argv[1])
words = json.loads((root / "rules" / "report.json").read_text(encoding="utf-8"))["words"]
templates = "".join(p.read_text(encoding="utf-8") for p in (root / "driver/report/templates").iterdir())
named = set(re.findall(r"\{\{[#^]?w\.([a-z0-9_]+)\}\}", templates))
assert named <= set(words), f"templates name words that are not there: {sorted(named - set(words))}"
code = "".join(p.read_text(encoding="utf-8") for p in (root / "driver/report").glob("*.cpp"))
quoted = set(re.findall(r'"([a-z0-9_]+)"', code))
prefixes = {q for q in quoted if q.endswith("_")}
unused = {w for w in words if w not in named | quoted and not any(w.startswith(p) for p in prefixes)
          and not (w.endswith("_text") and w[:-5] in quoted) and not (w.endswith("_why") and w.startswith("confidence_"))}
assert not unused, f"words that nothing uses: {sorted(unused)}"

if len(sys.argv) > 2:
    at = sys.argv.index("--not")
    english = html.unescape(Path(sys.argv[at + 1]).read_text(encoding="utf-8"))
    # Whole phrases of ours: what stands in the English page and differs in Chinese must not stand in the Chinese one.
    phrases = {w["en"] for w in words.values() if "{" not in w["en"] and len(w["en"]) > 5 and " " in w["en"] and w["en"] in english}
    # Titles of documents stay as they are.
    titles = "".join(ref["title"] for p in (root / "rules").glob("*.json")
                     for ref in json.loads(p.read_text(encoding="utf-8")).get("references", []))
    phrases = {p for p in phrases if p not in titles}
    assert len(phrases) > 40, len(phrases)
    for name in sys.argv[2:at]:
        page = html.unescape(Path(name).read_text(encoding="utf-8"))
        left = {p for p in phrases if p in page}
        assert not left, f"{name}: English in the Chinese page: {sorted(left)}"
