#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what the model predicts for a file of microkernels with what was measured on a GPU, line by line.

  check_micro.py --tool cuda-tidy FILE.cu [-- FLAGS]      run the model with the measured launch sizes
  check_micro.py --tool cuda-tidy --launch host FILE.cu   let the tool find the sizes in the host code
  check_micro.py --predictions RESULT.json FILE.cu        compare a result that is already there

The measurements are FILE.truth.json beside FILE.cu. Compared for each line: sectors a request and their ideal, wavefronts a
request and their ideal (within 10 % or 0.5), and the divergent share of branch executions (within 0.10).

Every disagreement is printed. One fails the run unless the table (expected-disagreements.json beside FILE.cu) lists it:
  {"FILE.cu": [{"kernel": "name", "line": 12, "figure": "sectors", "reason": "why the two differ"}]}
(with "file" where the line is a header's).
An entry whose figure agrees after all fails as well, so the table stays true. A line without a prediction fails in the same
way, except where the model calls the access data-dependent. Lines of headers count only where the model has them too.
"""
import argparse
import collections
import json
import os
import re
import subprocess
import sys
from pathlib import Path

# figure: the counter, what it is divided by, the space of the sites (None: branches)
FIGURES = {
    "sectors": ("sectors", "sector_requests", "global"),
    "sectors_ideal": ("sectors_ideal", "sector_requests", "global"),
    "wavefronts": ("wavefronts", "wavefront_requests", "shared"),
    "wavefronts_ideal": ("wavefronts_ideal", "wavefront_requests", "shared"),
    "divergent": ("branch_divergent", None, None),
}


def base_name(kernel):
    """`void ns::name<(int)4>(float *)` -> `name`."""
    return re.match(r"(?:void\s+)?([\w:~]+)", kernel).group(1).split("::")[-1]


def measured_figures(line):
    for figure, (counter, requests, _) in FIGURES.items():
        if counter not in line:
            continue
        count = line[requests] if requests else line["branch_divergent"] + line["branch_uniform"]
        if count:
            yield figure, line[counter] / count


def sites_at(kernel, file, line, space):
    """The sites of one line: those that stand there, else those inlined from there."""
    def wanted(site):
        return site["op"] == "branch" if space is None else site["op"] != "branch" and site.get("space") == space

    def is_here(place):
        return os.path.basename(place["file"]) == file and place["line"] == line
    sites = [s for s in kernel["sites"] if wanted(s)]
    return [s for s in sites if is_here(s)] or [s for s in sites if any(map(is_here, s.get("frames") or []))]


def predicted(sites, figure):
    """Mean over the sites by weight; None where no site has the figure."""
    known = [(s[figure], s.get("weight", 1.0)) for s in sites if s.get(figure) is not None]
    weight = sum(w for _, w in known)
    return sum(v * w for v, w in known) / weight if weight else None


def is_close(figure, measured, model):
    return abs(measured - model) <= (0.10 if figure == "divergent" else max(0.10 * measured, 0.5))


def instance(kernels, measured):
    same = [k for k in kernels if base_name(k["name"]) == base_name(measured["kernel"])]
    return next((k for k in same if (k.get("launch") or {}).get("block") == measured["block"]), same[0] if same else None)


def compare(truth, kernels):
    """Yields (kernel, file, line, figure, measured, model or None, state)."""
    for m in truth["kernels"]:
        name, kernel = base_name(m["kernel"]), instance(kernels, m)
        for line in m["lines"]:
            for figure, value in measured_figures(line):
                sites = sites_at(kernel, line["file"], line["line"], FIGURES[figure][2]) if kernel else []
                model = predicted(sites, figure)
                if model is not None:
                    state = "agrees" if is_close(figure, value, model) else "disagrees"
                elif any(s.get("basis") == "data-dependent" for s in sites):
                    state = "data-dependent"
                else:
                    state = "unresolved" if line["file"] == truth["file"] else "elsewhere"
                yield name, line["file"], line["line"], figure, value, model, state


def run_model(args, truth):
    command = [args.tool, "model", "--format", "json"]
    if args.launch == "truth":
        for k in truth["kernels"]:
            sizes = ["x".join(map(str, k[d])) for d in ("grid", "block")]
            command += ["--launch", "%s=grid:%s,block:%s" % (base_name(k["kernel"]), *sizes)]
    command += [str(args.file), "--", *(args.flags or ["-std=c++17", "--cuda-gpu-arch=sm_90"])]
    run = subprocess.run(command, capture_output=True, text=True)
    try:
        return json.loads(run.stdout)["kernels"]
    except (json.JSONDecodeError, KeyError):
        sys.exit("check_micro: %s gave no result:\n%s" % (" ".join(command), run.stderr))


def main():
    argv, flags = sys.argv[1:], []
    if "--" in argv:
        argv, flags = argv[:argv.index("--")], argv[argv.index("--") + 1:]
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("file", type=Path)
    p.add_argument("--tool")
    p.add_argument("--launch", choices=["truth", "host"], default="truth")
    p.add_argument("--predictions", type=Path)
    p.add_argument("--expected", type=Path)
    args = p.parse_args(argv)
    args.flags = flags
    if bool(args.tool) == bool(args.predictions):
        p.error("one of --tool and --predictions")
    truth = json.loads(args.file.with_suffix(".truth.json").read_text())
    table = args.expected or args.file.parent / "expected-disagreements.json"
    expected = {(e["kernel"], e.get("file", args.file.name), e["line"], e["figure"]): e["reason"]
                for e in json.loads(table.read_text()).get(args.file.name, [])}
    kernels = json.loads(args.predictions.read_text())["kernels"] if args.predictions else run_model(args, truth)

    states, failures = collections.Counter(), 0
    for kernel, file, line, figure, value, model, state in compare(truth, kernels):
        reason = expected.pop((kernel, file, line, figure), None)
        bad = state in ("disagrees", "unresolved")
        if bad or reason is not None:
            is_expected = bad and reason is not None
            verdict = "expected: " + reason if is_expected else "UNEXPECTED" if bad else "EXPECTED TO DIFFER"
            print("%s:%d %s %s: measured %.2f, model %s: %s, %s" % (
                file, line, kernel, figure, value, "-" if model is None else "%.2f" % model, state, verdict))
            failures += not is_expected
        states["expected" if bad and reason is not None else state] += 1
    for kernel, file, line, figure in sorted(expected):
        print("%s:%d %s %s: in the table, but not measured" % (file, line, kernel, figure))
        failures += 1
    print("%s: %d figures: %s; %d failures" % (args.file.name, sum(states.values()),
                                               ", ".join("%d %s" % (n, s) for s, n in sorted(states.items())), failures))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
