# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_numbers.py RESULT VIEW RULES: scores, ranking and order of a report, from the result and the rules alone."""
import json
import math
import sys
from pathlib import Path

result, view = (json.load(open(name, encoding="utf-8")) for name in sys.argv[1:3])
folder = Path(sys.argv[3])
numbers = json.loads((folder / "report.json").read_text(encoding="utf-8"))["numbers"]
rules = {}


def rule_of(finding):
    name = finding["rule"].removeprefix("cuda-")
    if name not in rules:
        rules[name] = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    return rules[name]


def worth(finding):
    estimate = finding["evidence"].get("saved", finding["args"].get("loss"))
    gain = estimate if estimate is not None and finding["level"] != "error" else numbers["gain_" + finding["level"]]
    certainty = numbers["certainty_" + finding["confidence"]]
    return estimate, gain, certainty, rule_of(finding)["effort_minutes"]


findings = result["findings"]
shown = view["findings"] + [f for chunk in view["late_chunks"] for f in chunk["items"]]
kernels = {k["signature"]: (k["file"], k["line"]) for k in result["kernels"]}
assert view["counts"]["kernels"] == len(set(kernels.values()))
for row in view["families"]:
    by_kernel = row["id"] in ("memory", "control")
    whole = len(set(kernels.values())) if by_kernel else result["summary"]["files_analysed"]
    touched = {kernels[f["kernel"]] if by_kernel else f["file"] for f in findings
               if rule_of(f)["family"] == row["id"] and f["level"] != "note"}
    expected = str(math.floor(100 * (whole - len(touched)) / whole))
    assert row["score"] == expected, (row, expected)

by_rule = {}
for finding in findings:
    by_rule.setdefault(finding["rule"].removeprefix("cuda-"), []).append(worth(finding))
expected = []
for name, all_of in by_rule.items():
    value = sum(gain * certainty for _, gain, certainty, _ in all_of)
    expected.append((-value * 60 / sum(minutes for *_, minutes in all_of), name, len(all_of)))
assert [(r["rule"], r["n"]) for r in view["ranking"]] == [(name, n) for _, name, n in sorted(expected)]
for row, (priority, _, _) in zip(view["ranking"], sorted(expected)):
    assert abs(float(row["priority"].replace(",", "")) + 100 * priority) <= 0.006 * -100 * priority + 0.5, (row, priority)


def order(item):
    number, finding = item
    _, gain, certainty, minutes = worth(finding)
    return finding["level"] != "error", -gain * certainty * 60 / minutes, number


ids = ["f-" + finding["fingerprint"][:16] for _, finding in sorted(enumerate(findings), key=order)]
assert [f["id"] for f in shown] == ids, ids
assert [f["id"] for f in view["top"]] == ids[:10]

# The tiles, the charts and the filters count what is there.
levels = [finding["level"] for finding in findings]
touched = {kernels.get(f["kernel"], f["kernel"]) for f in findings if f["kernel"] and f["level"] != "note"}
tiles = [len(findings), levels.count("error"), levels.count("warning"), sum(bool(f["fixes"]) for f in findings),
         len(set(kernels.values())), len(set(kernels.values())) - len(touched)]
assert [int(tile["value"].replace(",", "")) for tile in view["tiles"]] == tiles, (view["tiles"], tiles)
families, folders = {}, {}
for finding in findings:
    family, folder = rule_of(finding)["family"], finding["file"].rpartition("/")[0]
    families[family] = families.get(family, 0) + 1
    folders[folder] = folders.get(folder, 0) + 1
assert {o["value"]: o["count"] for o in view["options"]["families"]} == families
assert {o["value"]: o["count"] for o in view["options"]["directories"]} == {name or ".": n for name, n in folders.items()}
assert {o["value"]: o["count"] for o in view["options"]["levels"]} == {name: levels.count(name) for name in set(levels)}
for chart, counts in zip(view["charts"], (families, folders)):
    assert sum(int(row["value"]) for row in chart["rows"]) == len(findings) == sum(counts.values()), chart
    assert int(chart["rows"][0]["value"]) == max(counts.values()), chart

# Kernels: the traffic of each launch, and what a line's requests touch.
UNITS = {"bytes": 1, "KiB": 1024, "MiB": 1024 ** 2}


def near(text, value):
    figure, unit = text.split()
    assert abs(float(figure.replace(",", "")) * UNITS[unit] - value) <= 0.006 * value, (text, value)


models = {}
for kernel in result["kernels"]:
    models.setdefault((kernel["file"], kernel["line"]), []).append(kernel)
for page in view["kernels"]:
    file, line = page["place"].rsplit(":", 1)
    for launch, model in zip(page["launches"], models[file, int(line)]):
        sites = [s for s in model["sites"] if s.get("space") == "global" and s.get("sectors") is not None]
        now = sum(s["sectors"] * s["weight"] * 32 for s in sites)
        if now:
            near(launch["now"], now)
            near(launch["ideal"], sum(min(s["sectors"], s["sectors_ideal"]) * s["weight"] * 32 for s in sites))
        assert launch["occupancy"] == f"{100 * model['occupancy']['share']:.3g}%", launch
