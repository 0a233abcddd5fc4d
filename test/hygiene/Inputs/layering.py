# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Who may include whom: checks ask lib, driver asks lib, lib asks LLVM. Prints each include that goes another way.

layering.py ROOT
"""
import re
import sys
from pathlib import Path

LIBRARIES = ("llvm/", "clang/", "nlohmann/")
GENERATED = {"Hardware.h", "HardwareFacts.inc", "Operations.inc", "ReportWords.h", "Rules.inc", "Toolkits.h", "Ui.h"}


def known(name, folders):
    return any((folder / name).exists() for folder in folders)


def problems(root):
    lib = root / "lib"
    allowed = {"checks": [lib], "lib": [lib], "driver": [lib, root / "driver"]}
    for layer, folders in allowed.items():
        for path in sorted((root / layer).rglob("*")):
            if path.suffix not in (".cpp", ".h") or "headers" in path.parts:
                continue
            if layer == "checks" and (path.suffix == ".h" or path.parent != root / "checks"):
                yield f"{path.relative_to(root)}: checks/ is flat and has no headers"
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                match = re.match(r'\s*#\s*include\s+"([^"]+)"', line)
                if not match:
                    continue
                name = match[1]
                if name.startswith(LIBRARIES) or name in GENERATED or known(name, folders):
                    continue
                if name.startswith("rules/") and layer == "checks":
                    if name != f"rules/{path.stem}.h":
                        yield f"{path.relative_to(root)}:{number}: reads the thresholds of another rule: {name}"
                    continue
                yield f"{path.relative_to(root)}:{number}: {layer}/ must not include {name}"


def main():
    found = list(problems(Path(sys.argv[1])))
    print("\n".join(found) or "clean")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
