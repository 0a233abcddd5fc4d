# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What rules/compile.py says to each mistake, tried on a copy of the tree with one new check."""
import contextlib
import importlib
import io
import json
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(sys.argv.pop())
sys.path.insert(0, str(ROOT / "rules"))
rule_compiler = importlib.import_module("compile")
ID, CLASS = "planted-mistake", "PlantedMistake"


class Mistakes(unittest.TestCase):
    def setUp(self):
        self.root = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.root)
        for name in ("schema", "gpus", "toolkits", "operations", "ui", "report"):
            (self.root / "rules").mkdir(exist_ok=True)
            shutil.copy(ROOT / "rules" / f"{name}.json", self.root / "rules")
        shutil.copytree(ROOT / "rules" / "arch", self.root / "rules" / "arch")
        (self.root / "checks").mkdir()
        subprocess.run([ROOT / "scripts" / "new-check", ID, "--root", self.root], check=True, capture_output=True)
        self.rule = self.root / "rules" / f"{ID}.json"
        self.check = self.root / "checks" / f"{CLASS}.cpp"
        self.test = self.root / "test" / "checks" / f"{ID}.cu"

    def compile(self):
        out = self.root / "out"
        said = io.StringIO()
        with contextlib.redirect_stderr(said):
            code = rule_compiler.main(["--root", str(self.root), "--out", str(out / "generated"),
                                       "--pages", str(out / "pages"), "--tests", str(out / "tests")])
        return code, said.getvalue()

    def change(self, edit):
        data = json.loads(self.rule.read_text(encoding="utf-8"))
        edit(data)
        self.rule.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")

    def refused(self, *words):
        code, text = self.compile()
        self.assertEqual(code, 1)
        for word in words:
            self.assertIn(word, text)
        self.assertTrue(all(line.startswith("error: ") for line in text.splitlines()), text)

    def test_report_word_in_one_language(self):
        path = self.root / "rules" / "report.json"
        data = json.loads(path.read_text(encoding="utf-8"))
        data["words"]["nav_summary"]["zh-CN"] = "Summary"
        path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
        self.refused("rules/report.json: nav_summary: a language is written in the other one's place")

    def test_new_check_compiles(self):
        self.assertEqual(self.compile(), (0, ""))
        self.assertIn(f'RULE({CLASS}, "{ID}"', (self.root / "out/generated/Rules.inc").read_text())
        for page in ("en", "zh-CN"):
            self.assertTrue((self.root / f"out/pages/{page}/{ID}.md").exists())
        self.assertTrue((self.root / f"out/tests/{ID}/bad/example.test").exists())

    def test_new_check_overwrites_nothing(self):
        run = subprocess.run([ROOT / "scripts" / "new-check", ID, "--root", self.root], capture_output=True, text=True)
        self.assertEqual(run.returncode, 1)
        self.assertIn("exists", run.stderr)

    def test_check_without_rule(self):
        self.rule.unlink()
        self.refused(f"checks/{CLASS}.cpp: no rule file maps to this check", f"test/checks/{ID}.cu: no rule has this name")

    def test_rule_without_check(self):
        self.check.unlink()
        self.refused(f"rules/{ID}.json: no checks/{CLASS}.cpp")

    def test_rule_without_test(self):
        self.test.unlink()
        self.refused(f"rules/{ID}.json: no test/checks/{ID}.cu")

    def test_forgotten_factory(self):
        self.check.write_text(self.check.read_text().replace("CUDA_TIDY_CHECK(", "// "))
        self.refused(f"checks/{CLASS}.cpp: no CUDA_TIDY_CHECK({CLASS})")

    def test_id_differs_from_file(self):
        self.change(lambda d: d.update(id="another-name"))
        self.refused(f"rules/{ID}.json: id 'another-name' is not the file's name")

    def test_missing_language(self):
        self.change(lambda d: d["title"].pop("zh-CN"))
        self.refused(f"rules/{ID}.json: title: 'zh-CN' is a required property")

    def test_untranslated(self):
        self.change(lambda d: d["message"].update({"zh-CN": "still English"}))
        self.refused(f"rules/{ID}.json: message: a language is written in the other one's place")

    def test_missing_field(self):
        self.change(lambda d: d.pop("impact"))
        self.refused(f"rules/{ID}.json: 'impact' is a required property")

    def test_misspelt_field(self):
        self.change(lambda d: d.update(titel="x"))
        self.refused(f"rules/{ID}.json:", "'titel' was unexpected")

    def test_placeholders_differ(self):
        self.change(lambda d: d.update(message={"en": "needs {passes} passes", "zh-CN": "需要 {ways} 次"}))
        self.refused(f"rules/{ID}.json: message: placeholders differ between languages")

    def test_message_style(self):
        self.change(lambda d: d.update(message={"en": "The warp waits.", "zh-CN": "该 warp 等待"}))
        self.refused("a message starts in lower case", "a message has no full stop")

    def test_stray_brace(self):
        self.change(lambda d: d["message"].update({"en": "a {Bad one"}))
        self.refused("message: en has a brace that is no placeholder")

    def test_unknown_architecture(self):
        self.threshold(sm_91=3)
        self.refused(f"rules/{ID}.json: threshold min_ratio: unknown arch ['sm_91']")

    def test_threshold_type_and_limits(self):
        self.threshold(type="integer", default=2.5, maximum=2)
        self.refused("threshold min_ratio: default is not an integer", "threshold min_ratio: default is outside its own limits")

    def test_unread_threshold(self):
        self.threshold(read=False)
        self.refused(f"rules/{ID}.json: threshold min_ratio: no minRatio() in checks/{CLASS}.cpp")

    def test_unused_words(self):
        self.change(lambda d: d.update(notes={"where": {"en": "it is here", "zh-CN": "在这里"}}))
        self.refused(f'rules/{ID}.json: notes.where: no "where" in checks/{CLASS}.cpp')

    def test_duplicate_key(self):
        self.rule.write_text(self.rule.read_text(encoding="utf-8").replace("{", '{"id": "x",', 1), encoding="utf-8")
        self.refused(f"rules/{ID}.json: not valid JSON: key 'id' stands twice")

    def test_broken_json(self):
        self.rule.write_text("{", encoding="utf-8")
        self.refused(f"rules/{ID}.json: not valid JSON")

    def test_incomplete_architecture(self):
        path = self.root / "rules/arch/sm_90.json"
        data = json.loads(path.read_text())
        del data["banks"]
        path.write_text(json.dumps(data))
        self.refused("rules/arch/sm_90.json: 'banks' is a required property")

    def test_gpu_of_unknown_architecture(self):
        path = self.root / "rules/gpus.json"
        path.write_text(path.read_text().replace('"arch": "sm_80"', '"arch": "sm_81"', 1))
        self.refused("rules/gpus.json: A100 SXM4 40GB: unknown arch 'sm_81'")

    def test_removed_rule_leaves_nothing(self):
        self.compile()
        for path in (self.rule, self.check, self.test):
            path.unlink()
        self.assertEqual(self.compile(), (0, ""))
        left = [str(p) for p in (self.root / "out").rglob("*") if p.is_file() and (ID in str(p) or CLASS in str(p))]
        self.assertEqual(left, [])

    def test_prose_edit_touches_no_header(self):
        self.threshold(type="integer")
        self.compile()
        header = self.root / f"out/generated/rules/{CLASS}.h"
        before = header.stat().st_mtime_ns
        self.change(lambda d: d.update(rationale={"en": ["other"], "zh-CN": ["另一种说法"]}))
        self.assertEqual(self.compile(), (0, ""))
        self.assertEqual(header.stat().st_mtime_ns, before)
        self.assertIn("other", (self.root / f"out/pages/en/{ID}.md").read_text())

    def threshold(self, read=True, **fields):
        words = {"en": "ratio", "zh-CN": "比值"}
        self.change(lambda d: d.update(thresholds={
            "min_ratio": {"type": "number", "default": 2, "unit": words, "meaning": words, **fields}}))
        if read:
            self.check.write_text(self.check.read_text() + "// minRatio(Arch)\n")


if __name__ == "__main__":
    unittest.main()
