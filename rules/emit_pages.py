# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A rule's page in Markdown, in one language, and the index of all rules."""

WORDS = {
    "en": {
        "rules": "Rules", "rule": "Rule", "title": "Title", "level": "Level", "fix": "Fix", "why": "Why",
        "silent": "Silent when", "instead": "Use instead", "limits": "Limits", "example": "Example",
        "good": "Better", "thresholds": "Thresholds", "name": "Name", "default": "Default", "unit": "Unit",
        "meaning": "Meaning", "suppress": "Suppress", "impact": "Impact", "effort": "Effort", "references": "References",
        "minutes": "about {} min", "suppress_line": "`// NOLINT(cuda-{})` on the line, with the reason behind it.",
        "since": "Since", "messages": "Messages", "archs": "architectures",
        "Note": "note", "Warning": "warning", "Error": "error",
        "none": "none", "sometimes": "sometimes", "always": "always",
        "safe": "safe", "unsafe": "unsafe", "suggestion": "suggestion",
        "memory": "Memory", "control": "Control flow", "precision": "Precision", "build": "Build", "host": "Host code",
        "nccl": "NCCL", "example_intro": "Flagged:", "sep": ", ",
    },
    "zh-CN": {
        "rules": "规则", "rule": "规则", "title": "标题", "level": "级别", "fix": "修复", "why": "原因",
        "silent": "不报告的情形", "instead": "建议写法", "limits": "局限", "example": "示例",
        "good": "改进后", "thresholds": "阈值", "name": "名称", "default": "默认值", "unit": "单位",
        "meaning": "含义", "suppress": "抑制", "impact": "影响", "effort": "工作量", "references": "参考资料",
        "minutes": "约 {} 分钟", "suppress_line": "在该行写 `// NOLINT(cuda-{})`，并在其后注明理由。",
        "since": "引入版本", "messages": "消息", "archs": "架构",
        "Note": "提示", "Warning": "警告", "Error": "错误",
        "none": "无", "sometimes": "部分情形提供", "always": "始终提供",
        "safe": "安全", "unsafe": "不安全", "suggestion": "仅建议",
        "memory": "访存", "control": "控制流", "precision": "精度", "build": "构建", "host": "主机端代码",
        "nccl": "NCCL", "example_intro": "会被报告：", "sep": "、",
    },
}


def paragraphs(title, text):
    return [f"## {title}", ""] + [line for paragraph in text for line in (paragraph, "")]


def items(title, text):
    return [f"## {title}", ""] + [f"- {item}" for item in text] + [""]


def code(lines, name):
    language = {"CMakeLists.txt": "cmake", "Makefile": "make", "Dockerfile": "dockerfile"}.get(name)
    return [f"```{language or ('json' if name.endswith('.json') else 'cuda')}"] + lines + ["```", ""]


def fix_words(rule, language):
    w = WORDS[language]
    fix = rule["fix"]
    out = w[fix["availability"]]
    if fix["safety"]:
        out += f" ({w['sep'].join(w[s] for s in fix['safety'])})"
    return out


def page(rule, language):
    w = WORDS[language]
    out = [f"# cuda-{rule['id']}", "", f"**{rule['title'][language]}**", "",
           f"{w['level']}: {w[rule['severity']]} · {w['fix']}: {fix_words(rule, language)} · "
           f"{w['effort']}: {w['minutes'].format(rule['effort_minutes'])} · {w['since']} {rule['since']}", ""]
    out += paragraphs(w["why"], rule["rationale"][language])
    out += paragraphs(w["impact"], [rule["impact"]["text"][language]])
    out += [f"## {w['example']}", "", w["example_intro"], ""] + code(rule["example"]["bad"], rule["example"].get("file", ""))
    out += [w["good"] + ("：" if language == "zh-CN" else ":"), ""] + code(rule["example"]["good"], rule["example"].get("file", ""))
    if "use_instead" in rule:
        out += paragraphs(w["instead"], rule["use_instead"][language])
    if "about" in rule["fix"]:
        out += paragraphs(w["fix"], [rule["fix"]["about"][language]])
    out += items(w["silent"], rule["silent_when"][language])
    if "limits" in rule:
        out += items(w["limits"], rule["limits"][language])
    if rule.get("thresholds"):
        out += [f"## {w['thresholds']}", "", f"| {w['name']} | {w['default']} | {w['unit']} | {w['meaning']} |",
                "|---|---|---|---|"]
        for name, t in rule["thresholds"].items():
            special = "".join(f", {key}: {t[key]}" for key in sorted(t) if key.startswith("sm_"))
            out.append(f"| `cuda-{rule['id']}.{name}` | {t['default']}{special} | {t['unit'][language]} | {t['meaning'][language]} |")
        out.append("")
    out += paragraphs(w["suppress"], [w["suppress_line"].format(rule["id"])])
    out += items(w["references"], [f"[{r['title']}]({r['url']})" if "url" in r else r["title"]
                                   for r in rule["references"]])
    return "\n".join(out)


def index(rules, language):
    w = WORDS[language]
    out = [f"# {w['rules']}", ""]
    for family in ("memory", "control", "precision", "build", "host", "nccl"):
        own = [rule for rule in rules if rule["family"] == family]
        if own:
            out += [f"## {w[family]}", "", f"| {w['rule']} | {w['title']} | {w['level']} | {w['fix']} |", "|---|---|---|---|"]
            out += [f"| [cuda-{r['id']}]({r['id']}.md) | {r['title'][language]} | {w[r['severity']]} | {fix_words(r, language)} |"
                    for r in own]
            out.append("")
    return "\n".join(out)
