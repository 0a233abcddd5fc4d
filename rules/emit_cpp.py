# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The C++ that compile.py writes: rule tables, threshold accessors, hardware facts, words."""
import json

BANNER = "// Written by rules/compile.py from rules/*.json; do not edit.\n"
CATEGORY_FIELDS = ("family", "category", "precision", "since")


def camel_back(snake):
    first, *rest = snake.split("_")
    return first + "".join(part.capitalize() for part in rest)


def camel_case(snake):
    return "".join(part.capitalize() for part in snake.split("_"))


def literal(text):
    """A C++ string literal, a line of source for a line of text. Bytes beyond ASCII are octal escapes: three digits
    cannot swallow a following digit, and no source character set can change them."""
    lines = text.split("\n")
    parts = []
    for number, line in enumerate(lines):
        out = []
        for byte in line.encode("utf-8"):
            char = chr(byte)
            if char in '"\\':
                out.append("\\" + char)
            elif 32 <= byte < 127 and char != "?":
                out.append(char)
            else:
                out.append(f"\\{byte:03o}")
        if number + 1 < len(lines):
            out.append("\\n")
        parts.append('"' + "".join(out) + '"')
    return "\n    ".join(parts)


def text_pair(words):
    return "{" + literal(words["en"]) + ",\n   " + literal(words["zh-CN"]) + "}"


def value(x):
    if isinstance(x, bool):
        return "true" if x else "false"
    if isinstance(x, str):
        return literal(x)
    return repr(x)


CPP_TYPE = {"integer": "int64_t", "number": "double"}


def rule_header(rule, cls):
    out = [BANNER, "#ifndef CUDA_TIDY_RULES_" + cls.upper(), "#define CUDA_TIDY_RULES_" + cls.upper(), "",
           "#include <cstdint>", "#include <string_view>", "", f"namespace cudatidy::rules::{cls} {{", "",
           f'inline constexpr const char *Id = "{rule["id"]}";']
    for name, t in rule.get("thresholds", {}).items():
        out += ["", f"/// {t['meaning']['en']} Unit: {t['unit']['en']}.",
                f"{CPP_TYPE[t['type']]} {camel_back(name)}(std::string_view Arch);"]
    out += ["", f"}} // namespace cudatidy::rules::{cls}", "", "#endif", ""]
    return "\n".join(out)


def thresholds(rules, class_name):
    """Definitions apart from the headers: a changed number compiles one file."""
    out = [BANNER, '#include "Hardware.h"', '#include "finding/Thresholds.h"']
    table = []
    for rule in rules:
        cls = class_name(rule["id"])
        own = rule.get("thresholds", {})
        if own:
            out.append(f'#include "rules/{cls}.h"')
        for name, t in own.items():
            limits = [f'{float(t[key])!r}' if key in t else ("-1e308" if key == "minimum" else "1e308")
                      for key in ("minimum", "maximum")]
            table.append(f'    {{"{rule["id"]}", "{name}", {"true" if t["type"] == "integer" else "false"}, '
                         f'{", ".join(limits)}, {float(t["default"])!r}, {text_pair(t["unit"])}, {text_pair(t["meaning"])}}},')
    out.append("")
    for rule in rules:
        cls = class_name(rule["id"])
        for name, t in rule.get("thresholds", {}).items():
            kind = CPP_TYPE[t["type"]]
            out += [f"{kind} cudatidy::rules::{cls}::{camel_back(name)}(std::string_view Arch) {{",
                    f'  if (const auto Given = givenThreshold("{rule["id"]}", "{name}")) {{',
                    f"    return static_cast<{kind}>(*Given);", "  }"]
            for key in sorted(k for k in t if k.startswith("sm_")):
                out += [f'  if (hw::plainName(Arch) == "{key}") {{', f"    return {t[key]};", "  }"]
            out += [f"  return {t['default']};", "}", ""]
    out += ["std::span<const cudatidy::ThresholdInfo> cudatidy::thresholds() {"]
    if table:
        out += ["  static constexpr ThresholdInfo Table[] = {"] + table + ["  };", "  return Table;"]
    else:
        out += ["  return {};"]
    out += ["}", ""]
    return "\n".join(out)


def rule_table(rules, pages, class_name):
    out = [BANNER, '#include "finding/RuleWords.h"', "", "using namespace cudatidy;", "", "namespace {", ""]
    for rule in rules:
        cls = class_name(rule["id"])
        groups = {"Messages": {"message": rule["message"], **rule.get("variants", {})},
                  "Notes": rule.get("notes", {}), "Fixes": rule.get("fixes", {})}
        for group, words in groups.items():
            if words:
                out.append(f"constexpr NamedText {cls}{group}[] = {{")
                out += [f'  {{"{key}", {text_pair(pair)}}},' for key, pair in words.items()]
                out += ["};", ""]
        out += [f"constexpr Text {cls}Page = {{{literal(pages[rule['id'], 'en'])},", "  "
                + literal(pages[rule["id"], "zh-CN"]) + "};", "",
                f"constexpr const char *{cls}Json =\n    {literal(json.dumps(rule, ensure_ascii=False, indent=1))};", ""]
    if rules:
        out.append("constexpr RuleWords Table[] = {")
    for rule in rules:
        cls = class_name(rule["id"])
        spans = [f"{cls}{g}" if rule.get(k) or g == "Messages" else "{}"
                 for g, k in (("Messages", ""), ("Notes", "notes"), ("Fixes", "fixes"))]
        impact = rule["impact"]
        safety = rule["fix"]["safety"]
        out.append("  {" + ", ".join(
            [literal(rule["id"]), f"Severity::{rule['severity']}"] + [literal(rule[f]) for f in CATEGORY_FIELDS]
            + [value(rule.get("enabled", True))]
            + [value("device" in rule["sides"]), value("host" in rule["sides"]), value("build" in rule["sides"])]
            + [literal(rule["fix"]["availability"]), literal(",".join(safety)), literal(impact["kind"]),
               literal(impact["basis"]), value(rule["effort_minutes"]),
               literal(rule["references"][0].get("url", ""))])
            + f",\n   {text_pair(rule['title'])},\n   {text_pair({l: rule['rationale'][l][0] for l in ('en', 'zh-CN')})},"
            + f"\n   {text_pair(impact['text'])},\n   " + ", ".join(spans + [f"{cls}Page", f"{cls}Json"]) + "},")
    if rules:
        out += ["};", ""]
    out += ["} // namespace", "", "std::span<const RuleWords> cudatidy::ruleWords() { return " + ("Table" if rules else "{}") + "; }",
            ""]
    return "\n".join(out)


def arch_fields(schema):
    """(json name, C++ name, C++ type, description) of each architecture fact."""
    for name, spec in schema["$defs"]["arch"]["properties"].items():
        kind = spec["type"]
        if name in ("sources", "chips", "tensor_types"):
            cpp = "std::span<const std::string_view>"
        elif kind == "integer":
            cpp = "int64_t"
        elif kind == "number":
            cpp = "double"
        else:
            cpp = "std::string_view"
        yield name, camel_case(name), cpp, spec["description"] + ("; empty while supported" if "null" in kind else "")


def hardware_header(data):
    out = [BANNER, "#ifndef CUDA_TIDY_HARDWARE", "#define CUDA_TIDY_HARDWARE", "", "#include <cstdint>",
           "#include <span>", "#include <string_view>", "",
           "/// Facts about GPUs, from rules/arch/*.json and rules/gpus.json, which name the source of each number.",
           "namespace cudatidy::hw {", "", "struct Architecture {"]
    fields = list(arch_fields(data["schema"]))
    out += [f"  {cpp} {cls}; ///< {about}" for _, cls, cpp, about in fields]
    out += ["};", "", "/// A part that one can buy.", "struct Gpu {"]
    for name, spec in data["schema"]["$defs"]["gpus"]["properties"]["gpus"]["items"]["properties"].items():
        cpp = {"integer": "int64_t", "number": "double", "boolean": "bool"}.get(spec.get("type"), "std::string_view")
        out.append(f"  {cpp} {camel_case(name)}; ///< {spec['description']}")
    out += ["};", "", "/// All architectures, oldest first.", "std::span<const Architecture> architectures();",
            "std::span<const Gpu> gpus();", "",
            '/// "sm_90" of "sm_90a", "compute_90" or "90": the name without the suffix of arch- and family-specific code.',
            "std::string_view plainName(std::string_view Arch);",
            "/// Null when the architecture is not known; the driver refuses such a name before any check runs.",
            "const Architecture *find(std::string_view Arch);",
            "/// The part that stands for an architecture where nothing names the real one; null when none is known.",
            "const Gpu *typicalGpu(std::string_view Arch);",
            "/// How many FP32 operations run in the time of one FP64 operation: 2 on a data-center part, 64 on a consumer one.",
            "double fp64Cost(std::string_view Arch);", ""]
    out += [f"/// {about[0].upper() + about[1:]}. Arch must be known.\n{cpp} {camel_back(name)}(std::string_view Arch);"
            for name, _, cpp, about in fields if name not in ("name", "sources")]
    out += ["", "/// Cycles until the next instruction can use a result, from rules/operations.json.", "namespace latency {"]
    about = data["schema"]["$defs"]["operations"]["properties"]["latencies"]["properties"]
    out += [f"inline constexpr double {camel_case(name)} = {value(cycles)}; ///< {about[name]['description']}"
            for name, cycles in data["operations"]["latencies"].items()]
    out += ["} // namespace latency", "", "} // namespace cudatidy::hw", "", "#endif", ""]
    return "\n".join(out)


def hardware_table(data):
    fields = list(arch_fields(data["schema"]))
    out = [BANNER, '#include "Hardware.h"', "", "using namespace cudatidy;", "", "namespace {", ""]
    for name, arch in data["archs"].items():
        for field in ("chips", "tensor_types", "sources"):
            if arch[field]:
                items = ", ".join(literal(x) for x in arch[field])
                out.append(f"constexpr std::string_view {camel_case(name)}{camel_case(field)}[] = {{{items}}};")
    out += ["", "constexpr hw::Architecture Architectures[] = {"]
    for name, arch in data["archs"].items():
        row = []
        for field, _, cpp, _ in fields:
            if cpp.startswith("std::span"):
                row.append(f"{camel_case(name)}{camel_case(field)}" if arch[field] else "{}")
            else:
                row.append(value(arch[field] if arch[field] is not None else ""))
        out.append("  {" + ", ".join(row) + "},")
    out += ["};", "", "constexpr hw::Gpu Gpus[] = {"]
    names = list(data["schema"]["$defs"]["gpus"]["properties"]["gpus"]["items"]["properties"])
    out += ["  {" + ", ".join(value(gpu.get(name, False)) for name in names) + "}," for gpu in data["gpus"]["gpus"]]
    out += ["};", "", "} // namespace", "",
            "std::span<const hw::Architecture> hw::architectures() { return Architectures; }",
            "std::span<const hw::Gpu> hw::gpus() { return Gpus; }", ""]
    return "\n".join(out)


def hardware_accessors(data):
    out = [BANNER]
    out += [f"HARDWARE_FACT({cpp}, {camel_back(name)}, {cls})" for name, cls, cpp, _ in arch_fields(data["schema"])
            if name not in ("name", "sources")]
    return "\n".join(out) + "\n"


TOOLKIT_FIELDS = ("default", "driver", "minor_driver", "cccl_standard")


def toolkit_header():
    return "\n".join([
        BANNER, "#ifndef CUDA_TIDY_TOOLKITS", "#define CUDA_TIDY_TOOLKITS", "", "#include <span>", "#include <string_view>", "",
        "/// What NVIDIA's documents say of each CUDA toolkit, from rules/toolkits.json, where the sources are.",
        "namespace cudatidy::hw {", "",
        "struct Toolkit {", "  unsigned Major, Minor;",
        "  std::string_view Version;",
        "  std::span<const std::string_view> Archs; ///< what its nvcc compiles for",
        "  std::span<const std::string_view> Usual; ///< what a project without stated targets builds for",
        "  std::string_view Default;     ///< what its nvcc compiles for when nothing is said",
        "  std::string_view Driver;      ///< the driver that it came with; empty: not known",
        "  std::string_view MinorDriver; ///< the oldest one on which it works by minor-version compatibility",
        "  int CcclStandard;             ///< the oldest C++ standard of its Thrust, CUB and libcu++; 0: any", "};", "",
        "/// Oldest first.", "std::span<const Toolkit> toolkits();", "",
        "/// PTX instructions that only some targets have.", "struct SpecificInstruction {",
        "  std::string_view Prefix;", "  std::span<const std::string_view> Archs;", "};", "",
        "std::span<const SpecificInstruction> specificInstructions();", "", "} // namespace cudatidy::hw", "", "#endif", ""])


def toolkit_table(data):
    out = [BANNER, '#include "Toolkits.h"', "", "using namespace cudatidy;", "", "namespace {", ""]
    def names(symbol, items):
        out.append(f"constexpr std::string_view {symbol}[] = {{{', '.join(literal(x) for x in items)}}};")
    for number, toolkit in enumerate(data["toolkits"]):
        names(f"Archs{number}", toolkit["archs"])
        names(f"Usual{number}", toolkit["usual"])
    for number, instruction in enumerate(data["instructions"]):
        names(f"Targets{number}", instruction["archs"])
    out += ["", "constexpr hw::Toolkit Toolkits[] = {"]
    for number, toolkit in enumerate(data["toolkits"]):
        major, minor = toolkit["version"].split(".")
        rest = ", ".join(value("" if toolkit[f] is None else toolkit[f]) for f in TOOLKIT_FIELDS)
        out.append(f"  {{{major}, {minor}, {literal(toolkit['version'])}, Archs{number}, Usual{number}, {rest}}},")
    out += ["};", "", "constexpr hw::SpecificInstruction Instructions[] = {"]
    out += [f"  {{{literal(i['prefix'])}, Targets{n}}}," for n, i in enumerate(data["instructions"])]
    out += ["};", "", "} // namespace", "", "std::span<const hw::Toolkit> hw::toolkits() { return Toolkits; }",
            "std::span<const hw::SpecificInstruction> hw::specificInstructions() { return Instructions; }", ""]
    return "\n".join(out)


def ui_header(ui):
    out = [BANNER, "#ifndef CUDA_TIDY_UI", "#define CUDA_TIDY_UI", "", '#include "finding/RuleWords.h"', "",
           "/// Words of the program that belong to no rule, from rules/ui.json.", "namespace cudatidy::ui {", ""]
    out += [f"inline constexpr Text {camel_case(key)} =\n  {text_pair(words)};" for key, words in ui.items()]
    out += ["", "/// For keys that are made at run time; null when there is none.", "const Text *find(std::string_view Key);",
            "", "} // namespace cudatidy::ui", "", "#endif", ""]
    return "\n".join(out)


def ui_table(ui):
    out = [BANNER, '#include "Ui.h"', "", "const cudatidy::Text *cudatidy::ui::find(std::string_view Key) {"]
    out += [f'  if (Key == "{key}") {{\n    return &{camel_case(key)};\n  }}' for key in ui]
    return "\n".join(out + ["  return nullptr;", "}", ""])


def report_header(report):
    out = [BANNER, "#ifndef CUDA_TIDY_REPORTWORDS", "#define CUDA_TIDY_REPORTWORDS", "", '#include "finding/RuleWords.h"', "",
           "/// Words and weights of the audit report, from rules/report.json.", "namespace cudatidy::report {", ""]
    out += [f"inline constexpr double {camel_case(name)} = {float(number)!r};" for name, number in report["numbers"].items()]
    out += ["", f"/// Each language's name in itself.\ninline constexpr Text LanguageNames = {text_pair(report['languages'])};"]
    out += ["", "/// All words, by the key under which the templates name them.", "std::span<const NamedText> words();", "",
            "} // namespace cudatidy::report", "", "#endif", ""]
    return "\n".join(out)


def report_table(words):
    out = [BANNER, '#include "ReportWords.h"', "", "static constexpr cudatidy::NamedText Table[] = {"]
    out += [f'  {{"{key}", {text_pair(pair)}}},' for key, pair in words.items()]
    return "\n".join(out + ["};", "", "std::span<const cudatidy::NamedText> cudatidy::report::words() { return Table; }", ""])


def files(data, pages, class_name):
    """(name, text) of every generated C++ file."""
    for rule in data["rules"]:
        yield f"rules/{class_name(rule['id'])}.h", rule_header(rule, class_name(rule["id"]))
    yield "Rules.inc", BANNER + "".join(f'RULE({class_name(r["id"])}, "{r["id"]}", "{r["family"]}", {r["severity"]})\n' for r in data["rules"])
    yield "RuleTable.cpp", rule_table(data["rules"], pages, class_name)
    yield "Thresholds.cpp", thresholds(data["rules"], class_name)
    yield "Hardware.h", hardware_header(data)
    yield "HardwareTable.cpp", hardware_table(data)
    yield "HardwareFacts.inc", hardware_accessors(data)
    yield "Toolkits.h", toolkit_header()
    yield "ToolkitTable.cpp", toolkit_table(data["toolkits"])
    yield "Operations.inc", BANNER + "\n" + "".join(
        f'OPERATION("{o["name"]}", {o["bits"]}, {o["instructions"]})\n' for o in data["operations"]["operations"])
    yield "Ui.h", ui_header(data["ui"])
    yield "UiTable.cpp", ui_table(data["ui"])
    yield "ReportWords.h", report_header(data["report"])
    yield "ReportTable.cpp", report_table(data["report"]["words"])
