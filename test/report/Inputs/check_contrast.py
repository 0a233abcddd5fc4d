# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_contrast.py STYLE.css: each colour of text has the contrast of WCAG 2.1 AA (4.5 : 1) on each ground that it stands on,
in the light and the dark theme and on paper; figures that carry meaning have 3 : 1."""
import re
import sys

css = open(sys.argv[1], encoding="utf-8").read()


def colours(block):
    return {name: tuple(int((v * 2 if len(v) == 1 else v), 16) for v in re.findall("." * (len(value) // 3), value))
            for name, value in re.findall(r"--([a-z]+):#([0-9a-f]{3,6})", block)}


def luminance(colour):
    r, g, b = (v / 255 / 12.92 if v / 255 <= 0.03928 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a, b):
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def mix(over, share, ground):
    return tuple(share * o + (1 - share) * g for o, g in zip(over, ground))


light = colours(re.match(r":root\{[^}]*\}", css).group())
dark = colours(re.search(r":root\[data-theme=dark\]\{color-scheme:dark[^}]*\}", css).group())
paper = {**light, **colours(css[css.index("@media print"):])}
system = colours(re.search(r"prefers-color-scheme:dark\)\{[^}]*\}", css).group())
assert system == dark, "the dark theme of the system is another one"
heats = {int(n): int(share) / 100 for n, share in re.findall(r"\.h(\d)\{background:color-mix\(in srgb,var\(--heat\) (\d+)%", css)}
assert sorted(heats) == [1, 2, 3, 4, 5] and ".heat a{color:inherit}" in css and ".heat .differs{background:var(--bg)}" in css
shares = {name: int(share) / 100 for name, share in re.findall(r"\.(hit|add|del)\{background:color-mix\(in srgb,var\(--[a-z]+\) (\d+)%", css)}
checked = 0
for name, theme in (("light", light), ("dark", dark), ("paper", paper)):
    grounds = {ground: ("ink", "dim", "link", "error", "warning", "note", "good", "bad") for ground in ("bg", "soft")}
    pairs = [(ink, f"{ground}", theme[ink], theme[ground], 4.5) for ground, inks in grounds.items() for ink in inks]
    pairs += [("ink", f"heat {n}", theme["ink"], mix(theme["heat"], share, theme["bg"]), 4.5) for n, share in heats.items()]
    pairs += [("ink", "mark", theme["ink"], theme["mark"], 4.5)]
    pairs += [(ink, "hit", theme[ink], mix(theme["mark"], shares["hit"], theme["soft"]), 4.5) for ink in ("ink", "dim")]
    pairs += [("ink", "added", theme["ink"], mix(theme["good"], shares["add"], theme["soft"]), 4.5),
              ("ink", "removed", theme["ink"], mix(theme["bad"], shares["del"], theme["soft"]), 4.5)]
    pairs += [(bar, "bg", theme[bar], theme["bg"], 3) for bar in ("accent", "error", "mid", "note", "idealbar", "excess", "good", "bad")]
    for ink, ground, a, b, least in pairs:
        ratio = contrast(a, b)
        assert ratio >= least, f"{name}: {ink} on {ground}: {ratio:.2f}, not {least}"
        checked += 1
print(f"{checked} pairs")
