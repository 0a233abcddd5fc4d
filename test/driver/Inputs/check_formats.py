# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_formats.py FOLDER [SCHEMA]: the outputs of formats.test agree with j.json and have the shape that their readers need."""
import json
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

folder = Path(sys.argv[1])


def load(name):
    data = (folder / name).read_bytes()
    assert not data.startswith(b"\xef\xbb\xbf"), name + " begins with a byte order mark"
    return json.loads(data.decode("utf-8"))


def check(what, got, want):
    if got != want:
        sys.exit(f"{what}: {got}\nexpected: {want}")


def utf16(line, column):
    """A column of characters as one of UTF-16 code units."""
    return len(line[:column - 1].encode("utf-16-le")) // 2 + 1


result = load("j.json")
lines = (folder / "src/x.cu").read_text(encoding="utf-8").split("\n")
keys = [(f["file"], f["line"], f["column"], f["rule"]) for f in result["findings"]]
check("paths", {k[0] for k in keys}, {"src/x.cu"})
first = keys[0]
check("column of characters", lines[first[1] - 1][first[2] - 1:].startswith("0.1"), True)
check("silenced", [(s["silenced_by"], s["reason"]) for s in result["silenced"]], [("comment", "为了测试")])

for name in ("s.json", "g.json"):
    log = load(name)
    run = log["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    shown = [r for r in run["results"] if "suppressions" not in r]
    places = [(r["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
               r["locations"][0]["physicalLocation"]["region"]["startLine"],
               r["locations"][0]["physicalLocation"]["region"]["startColumn"], r["ruleId"]) for r in shown]
    check(name, places, [(f, line, utf16(lines[line - 1], column), rule) for f, line, column, rule in keys])
    check(name + " column kind", run["columnKind"], "utf16CodeUnits")
    for r in run["results"]:
        check(name + " rule index", rules[r["ruleIndex"]]["id"], r["ruleId"])
        assert re.fullmatch(r"[0-9a-f]+:[0-9]+", r["partialFingerprints"]["primaryLocationLineHash"])
    for rule in rules:
        for field in ("shortDescription", "fullDescription", "help"):
            assert 0 < len(rule[field]["text"]), (rule["id"], field)
        assert len(rule["shortDescription"]["text"]) <= 1024 and len(rule["properties"]["tags"]) <= 10
full, github = load("s.json")["runs"][0], load("g.json")["runs"][0]
check("suppressed in the full profile", sum("suppressions" in r for r in full["results"]), 1)
check("its reason", [r["suppressions"][0]["justification"] for r in full["results"] if "suppressions" in r], ["为了测试"])
check("suppressed for GitHub", sum("suppressions" in r for r in github["results"]), 0)
assert not any("fixes" in r or "baselineState" in r for r in github["results"])
assert any("fixes" in r for r in full["results"])

gitlab = load("l.json")
check("gitlab", [(g["location"]["path"], g["location"]["positions"]["begin"]["line"], g["location"]["positions"]["begin"]["column"],
                  g["check_name"]) for g in gitlab], keys)
check("gitlab fingerprints", len({g["fingerprint"] for g in gitlab}), len(gitlab))
assert all(g["severity"] in ("info", "minor", "major", "critical", "blocker") and g["description"] for g in gitlab)

rdjson = load("r.json")
check("rdjson", [(d["location"]["path"], d["location"]["range"]["start"]["line"], d["code"]["value"]) for d in rdjson["diagnostics"]],
      [(k[0], k[1], k[3]) for k in keys])
check("rdjson columns count bytes", [d["location"]["range"]["start"]["column"] for d in rdjson["diagnostics"]],
      [len(lines[k[1] - 1][:k[2] - 1].encode("utf-8")) + 1 for k in keys])

junit = ElementTree.parse(folder / "u.xml").getroot()
suite = junit.find("testsuite")
check("junit", (suite.get("name"), int(suite.get("failures")), int(suite.get("errors"))), ("src/x.cu", len(keys), 0))
check("junit cases", len(suite.findall("testcase/failure")), len(keys))

checkstyle = ElementTree.parse(folder / "c.xml").getroot()
check("checkstyle", [(f.get("name"), int(e.get("line")), int(e.get("column")), e.get("source")) for f in checkstyle for e in f], keys)
check("checkstyle words", [e.get("message") for f in checkstyle for e in f], [f["message"] for f in result["findings"]])

if len(sys.argv) > 2:
    import jsonschema
    schema = json.load(open(sys.argv[2], encoding="utf-8"))
    for name in ("s.json", "g.json"):
        jsonschema.Draft7Validator(schema).validate(load(name))
