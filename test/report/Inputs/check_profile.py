# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_profile.py RAW.csv RESULT.json VIEW.json: times, shares, counters and the order of the findings of a report with a
profile, from the profiler's page and the result alone."""
import csv
import json
import re
import sys

with open(sys.argv[1], encoding="utf-8", newline="") as page:
    head, units, *rows = csv.reader(page)
result, view = (json.load(open(name, encoding="utf-8")) for name in sys.argv[2:4])
numbers = {"ns": 1, "us": 1e3, "ms": 1e6}
launches = []
for row in rows:
    cells = dict(zip(head, row))
    cells["ns"] = float(cells["gpu__time_duration.sum"].replace(",", "")) * numbers[units[head.index("gpu__time_duration.sum")]]
    cells["name"] = re.sub(r"^void |<unnamed>::|\(.*|<.*", "", cells["Kernel Name"].replace("<unnamed>::", "")).split("::")[-1]
    launches.append(cells)


def count(cells, metric):
    return float(cells[metric].replace(",", ""))


def near(text, value, more=0.006):
    """The report writes three digits."""
    figure = float(re.match(r"[\d.,]+", text).group().replace(",", ""))
    scale = {"ns": 1, "µs": 1e3, "ms": 1e6}.get(text.split(" ")[-1], 1)
    assert abs(figure * scale - value) <= more * abs(value) + 1e-9, (text, value)


total = sum(cells["ns"] for cells in launches)
known = {k["name"] for k in result["kernels"]}
times = {}
for cells in launches:
    times[cells["name"]] = times.get(cells["name"], 0) + cells["ns"]
joined = {name: ns for name, ns in times.items() if name in known}
profile = view["profile"]
assert [row["label"] for row in profile["bars"]["rows"]] == sorted(joined, key=lambda name: -joined[name]), profile["bars"]
for row in profile["bars"]["rows"]:
    time, share, number = row["value"].split(" · ")
    near(time, joined[row["label"]])
    near(share, 100 * joined[row["label"]] / total)
    assert int(number.split()[0]) == sum(cells["name"] == row["label"] for cells in launches), row
assert [row["kernel"] for row in profile["others"]] == ["outside(float *)"], profile["others"]
assert [row["name"] for row in profile["absent"]] == sorted(known - times.keys()), profile["absent"]
assert f"Of {len(launches)} launches, {sum(c['name'] in known for c in launches)} belong" in profile["line"], profile["line"]

# Each kernel: the one with the most time first, then those that the profile lacks.
kernels = {k["name"]: k for k in view["kernels"]}
assert [k["name"] for k in view["kernels"]][:len(joined)] == sorted(joined, key=lambda name: -joined[name])
for name in known - times.keys():
    assert kernels[name]["profile"] is False
gather = kernels["gather"]["profile"]
wanted = sorted((c for c in launches if c["name"] == "gather"), key=lambda c: -c["ns"])
assert [row["kernel"] for row in gather["rows"]] == [c["Kernel Name"] for c in wanted]
for row, cells in zip(gather["rows"], wanted):
    near(row["time"], cells["ns"])
    near(row["share"], 100 * cells["ns"] / total)
    near(row["memory"], count(cells, "gpu__compute_memory_throughput.avg.pct_of_peak_sustained_elapsed"))
    near(row["rate"].split()[0], 1e3 * count(cells, "dram__bytes.sum.per_second"))  # the page has Tbyte/s
    assert row["registers"] == "16"
figures = {(c["config"], c["name"]): c for c in kernels["turn"]["profile"]["counts"]}
turn = next(c for c in launches if c["name"] == "turn")
shared = next(c for (_, name), c in figures.items() if "shared" in name)
near(shared["measured"], count(turn, "memory_l1_wavefronts_shared") / count(turn, "smsp__sass_inst_executed_op_shared.sum"))
sites = [s for k in result["kernels"] if k["name"] == "turn" for s in k["sites"] if s.get("space") == "shared"]
near(shared["predicted"], sum(s["wavefronts"] * s["weight"] for s in sites) / sum(s["weight"] for s in sites))

# Findings of kernels that take more of the time come first; their priority counts too.
order = [f["kernel"]["name"] for f in view["findings"] if f["kernel"]]
assert order[-1] == "never" and set(order[:-1]) <= joined.keys(), order
