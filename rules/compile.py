#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Turns rules/*.json into C++ tables, pages and tests; refuses whatever is incomplete.

compile.py --root REPOSITORY --out FOLDER [--pages FOLDER] [--tests FOLDER]

Writes a file only when its text changed and removes what an earlier run wrote and this one did not. Every refusal is one
line `error: FILE: what is wrong`; nothing is written then.
"""
import argparse
import json
import re
import sys
from pathlib import Path

import jsonschema

import emit_cpp
import emit_pages

# Files of rules/ that hold something else than one rule.
TABLES = {"schema", "gpus", "ui", "report", "toolkits", "operations"}
LANGUAGES = ("en", "zh-CN")
PLACEHOLDER = re.compile(r"\{([a-z][a-z0-9_]*)(?:[:?][^{}]*)?\}")


class Refusals:
    """Collects all mistakes, so that one run names every one of them."""

    def __init__(self, root):
        self.root = root
        self.lines = []

    def add(self, path, what):
        self.lines.append(f"error: {path.relative_to(self.root)}: {what}")


def class_name(rule_id):
    return "".join(part.capitalize() for part in rule_id.split("-"))


def load(path, kind, schema, refusals):
    """The file's JSON once the schema accepts it, else None."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=unique_keys)
    except (ValueError, UnicodeDecodeError) as problem:
        refusals.add(path, f"not valid JSON: {problem}")
        return None
    validator = jsonschema.Draft202012Validator({"$ref": f"#/$defs/{kind}", "$defs": schema["$defs"]})
    problems = sorted(validator.iter_errors(data), key=lambda p: list(map(str, p.absolute_path)))
    for problem in problems:
        where = ".".join(map(str, problem.absolute_path))
        refusals.add(path, f"{where}: {problem.message}" if where else problem.message)
    return None if problems else data


def unique_keys(pairs):
    keys = [key for key, _ in pairs]
    for key in keys:
        if keys.count(key) > 1:
            raise ValueError(f"key '{key}' stands twice")
    return dict(pairs)


def placeholders(text):
    return set(PLACEHOLDER.findall(text))


def check_words(path, name, words, refusals, sentence=False):
    """A message is a phrase that follows `file:line: warning:`, with the same arguments in every language."""
    if placeholders(words["en"]) != placeholders(words["zh-CN"]):
        refusals.add(path, f"{name}: placeholders differ between languages")
    for language in LANGUAGES:
        text = words[language]
        if text.strip() != text:
            refusals.add(path, f"{name}: {language} begins or ends with a space")
        if re.sub(PLACEHOLDER, "", text).count("{") or re.sub(PLACEHOLDER, "", text).count("}"):
            refusals.add(path, f"{name}: {language} has a brace that is no placeholder")
    if re.search(r"[一-鿿]", words["en"]) or not re.search(r"[一-鿿]", words["zh-CN"]):
        refusals.add(path, f"{name}: a language is written in the other one's place")
    if sentence:
        return
    if re.match(r"[A-Z][a-z]", words["en"]):
        refusals.add(path, f"{name}: a message starts in lower case")
    if words["en"].endswith(".") or words["zh-CN"].endswith("。"):
        refusals.add(path, f"{name}: a message has no full stop")


def check_rule(path, rule, archs, root, refusals):
    if rule["id"] != path.stem:
        refusals.add(path, f"id '{rule['id']}' is not the file's name")
    check_words(path, "title", rule["title"], refusals, sentence=True)
    for name, words in [("message", rule["message"])] + [
            (f"{group}.{key}", words) for group in ("variants", "notes", "fixes")
            for key, words in rule.get(group, {}).items()]:
        check_words(path, name, words, refusals)
    for name in ("rationale", "silent_when", "use_instead", "limits"):
        if name in rule and len(rule[name]["en"]) != len(rule[name]["zh-CN"]):
            refusals.add(path, f"{name}: {len(rule[name]['en'])} paragraphs in en, {len(rule[name]['zh-CN'])} in zh-CN")
    for name, threshold in rule.get("thresholds", {}).items():
        unknown = sorted(key for key in threshold if key.startswith("sm_") and key not in archs)
        if unknown:
            refusals.add(path, f"threshold {name}: unknown arch {unknown}")
        for key, value in threshold.items():
            if key == "default" or key.startswith("sm_"):
                if threshold["type"] == "integer" and not isinstance(value, int):
                    refusals.add(path, f"threshold {name}: {key} is not an integer")
                if value < threshold.get("minimum", value) or value > threshold.get("maximum", value):
                    refusals.add(path, f"threshold {name}: {key} is outside its own limits")
    for name in ("min_arch", "max_arch"):
        if name in rule and rule[name] not in archs:
            refusals.add(path, f"{name}: unknown arch '{rule[name]}'")
    if (rule["fix"]["availability"] == "none") != (not rule["fix"]["safety"]):
        refusals.add(path, "fix: a fix that exists has a safety, one that does not has none")
    if rule["fix"]["availability"] != "none" and not rule.get("fixes"):
        refusals.add(path, "fix: no title in 'fixes'")
    check_triple(path, rule, root, refusals)


def check_triple(path, rule, root, refusals):
    """Rule, check and test belong together, and the check uses what the rule declares."""
    source = root / "checks" / f"{class_name(rule['id'])}.cpp"
    if not source.exists():
        refusals.add(path, f"no checks/{source.name}")
    else:
        text = source.read_text(encoding="utf-8")
        if f"CUDA_TIDY_CHECK({class_name(rule['id'])})" not in text:
            refusals.add(source, f"no CUDA_TIDY_CHECK({class_name(rule['id'])})")
        for name in rule.get("thresholds", {}):
            if not re.search(rf"\b{emit_cpp.camel_back(name)}\(", text):
                refusals.add(path, f"threshold {name}: no {emit_cpp.camel_back(name)}() in checks/{source.name}")
        for group in ("variants", "notes", "fixes"):
            for key in rule.get(group, {}):
                if f'"{key}"' not in text:
                    refusals.add(path, f'{group}.{key}: no "{key}" in checks/{source.name}')
    test = root / "test" / "checks" / f"{rule['id']}.cu"
    if not test.exists() and not (root / "test" / "checks" / f"{rule['id']}.test").exists():
        refusals.add(path, f"no test/checks/{test.name}")


def read(root, refusals):
    schema = json.loads((root / "rules" / "schema.json").read_text(encoding="utf-8"))
    archs, rules = {}, []
    for path in sorted((root / "rules" / "arch").glob("*.json"), key=lambda p: int(p.stem.split("_")[-1])):
        arch = load(path, "arch", schema, refusals)
        if arch and arch["name"] != path.stem:
            refusals.add(path, f"name '{arch['name']}' is not the file's name")
        archs[path.stem] = arch
    path = root / "rules" / "gpus.json"
    gpus = load(path, "gpus", schema, refusals)
    for gpu in gpus["gpus"] if gpus else []:
        if gpu["arch"] not in archs:
            refusals.add(path, f"{gpu['name']}: unknown arch '{gpu['arch']}'")
    for arch in archs if gpus else []:
        own = [gpu for gpu in gpus["gpus"] if gpu["arch"] == arch]
        if own and sum(gpu.get("typical", False) for gpu in own) != 1:
            refusals.add(path, f"{arch} wants exactly one typical part")
    path = root / "rules" / "toolkits.json"
    toolkits = load(path, "toolkits", schema, refusals)
    for toolkit in toolkits["toolkits"] if toolkits else []:
        for arch in (toolkit["default"], *toolkit["usual"]):
            if arch not in toolkit["archs"]:
                refusals.add(path, f"{toolkit['version']}: '{arch}' is not among its archs")
    operations = load(root / "rules" / "operations.json", "operations", schema, refusals)
    ui_path = root / "rules" / "ui.json"
    ui = load(ui_path, "ui", schema, refusals)
    for key, words in (ui or {}).items():
        check_words(ui_path, key, words, refusals, sentence=True)
    report_path = root / "rules" / "report.json"
    report = load(report_path, "report", schema, refusals)
    for key, words in (report or {"words": {}})["words"].items():
        check_words(report_path, key, words, refusals, sentence=True)
    for path in sorted((root / "rules").glob("*.json")):
        if path.stem in TABLES:
            continue
        rule = load(path, "rule", schema, refusals)
        if rule:
            check_rule(path, rule, archs, root, refusals)
            rules.append(rule)
    named = {class_name(path.stem) for path in (root / "rules").glob("*.json")}
    for source in sorted((root / "checks").glob("*.cpp")):
        if source.stem not in named:
            refusals.add(source, "no rule file maps to this check")
    ids = {path.stem for path in (root / "rules").glob("*.json")}
    for test in sorted((root / "test" / "checks").glob("*.cu")):
        if test.stem not in ids:
            refusals.add(test, "no rule has this name")
    return {"schema": schema, "archs": archs, "gpus": gpus, "toolkits": toolkits, "operations": operations, "ui": ui,
            "report": report, "rules": rules}


def example_tests(rule):
    """The page's examples as lit tests: the bad one is flagged, the good one is silent."""
    name = rule["example"].get("file", "kernel.cu")
    options = "".join(f" {option}" for option in rule["example"].get("options", []))
    own = " ".join(rule["example"].get("flags", []))
    flags = f" -- {own}" if own else " -- %cuda" if rule["family"] != "build" else ""
    for kind, expect in (("bad", "fires"), ("good", "silent")):
        folder = f"{rule['id']}/{kind}"
        for other, lines in {name: rule["example"][kind], **rule["example"].get("files", {})}.items():
            yield f"{folder}/Inputs/{other}", "\n".join(lines) + "\n"
        yield f"{folder}/example.test", f"RUN: %check %S/Inputs/{name} --rule={rule['id']} --expect={expect}{options}{flags}\n"


class Writer:
    """Writes what changed, and forgets what is no longer wanted."""

    def __init__(self, out):
        self.out = out
        self.index = out / "rules.files"
        self.written = []

    def write(self, path, text):
        self.written.append(str(path))
        if path.exists() and path.read_text(encoding="utf-8") == text:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def finish(self):
        before = self.index.read_text(encoding="utf-8").split("\n") if self.index.exists() else []
        for name in set(before) - set(self.written) - {""}:
            Path(name).unlink(missing_ok=True)
        self.out.mkdir(parents=True, exist_ok=True)
        self.index.write_text("\n".join(self.written) + "\n", encoding="utf-8")


def main(argv=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--pages", type=Path)
    parser.add_argument("--tests", type=Path)
    args = parser.parse_args(argv)
    refusals = Refusals(args.root)
    data = read(args.root, refusals)
    if refusals.lines:
        print("\n".join(refusals.lines), file=sys.stderr)
        return 1
    pages = {(rule["id"], language): emit_pages.page(rule, language) for rule in data["rules"] for language in LANGUAGES}
    writer = Writer(args.out)
    for name, text in emit_cpp.files(data, pages, class_name):
        writer.write(args.out / name, text)
    if args.pages:
        for (rule_id, language), text in pages.items():
            writer.write(args.pages / language / f"{rule_id}.md", text)
        for language in LANGUAGES:
            writer.write(args.pages / language / "index.md", emit_pages.index(data["rules"], language))
    if args.tests:
        for rule in data["rules"]:
            for name, text in example_tests(rule):
                writer.write(args.tests / name, text)
    writer.finish()
    return 0


if __name__ == "__main__":
    sys.exit(main())
