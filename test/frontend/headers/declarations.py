#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what a CUDA toolkit declares with what the embedded headers declare.

usage: declarations.py --clang CLANG --toolkit INCLUDE --embedded FOLDER --known FILE {runtime|driver|intrinsics}

The toolkit's headers are parsed by clang as plain C++ and printed from the AST. From that print a CUDA file is
written that needs each function with exactly its type (as the initialiser of a pointer to such a function), each
enumerator with its value, each member with its type and each macro with its text; it is compiled with the embedded
headers, and every line with an error is a declaration that they lack. FILE names the differences that are meant, one
a line: the declaration, a tab, the reason. A difference that is not in FILE, or a line of FILE that is no difference
any more, fails, when the toolkit is the one that FILE was written for; those of another are only reported.
"""
import argparse
import os
import re
import subprocess
import sys
import tempfile

# What is parsed before the part to compare, that part, and the files whose macros count.
SOURCES = {
    "runtime": (["crt/host_defines.h", "vector_types.h"],
                ["cuda_runtime_api.h", "library_types.h"],
                ["cuda_runtime_api.h", "driver_types.h", "texture_types.h", "surface_types.h"]),
    "driver": (["cuda_runtime_api.h", "stdint.h", "stdlib.h"], ["cuda.h", "nvrtc.h", "cudaProfiler.h"], ["cuda.h"]),
    "intrinsics": (["math.h", "stdlib.h", "string.h", "time.h", "new", "stdio.h", "assert.h", "cmath", "cstdlib",
                    "utility", "functional", "cuda_runtime_api.h"],
                   ["crt/device_functions.h", "crt/math_functions.h", "crt/device_double_functions.h",
                    "device_atomic_functions.h", "vector_functions.h", "cuda_runtime.h"], []),
}


def run(command):
    return subprocess.run(command, capture_output=True, text=True, errors="replace")


def printed(options, kind):
    """The part to compare, as clang prints it from the AST: a list of lines."""
    before, part, _ = SOURCES[kind]
    text = "#include <stddef.h>\n#include <limits.h>\n"
    if kind == "intrinsics":
        text += "".join(f"#include <{h}>\n" for h in before)
        # nvcc's view of its own device headers, on the newest architecture they know.
        text += "#define __CUDACC__\n#define __CUDA_ARCH__ 1000\n#define __CUDACC_VER_MAJOR__ 13\n"
        text += "#undef __DEVICE_FUNCTIONS_H__\n#define _GLIBCXX_MATH_H 1\n"
    else:
        text += "".join(f"#include <{h}>\n" for h in before)
    text += "extern int compare_begin;\n" + "".join(f"#include <{h}>\n" for h in part) + "extern int compare_end;\n"
    with tempfile.NamedTemporaryFile("w", suffix=".cpp") as source:
        source.write(text)
        source.flush()
        result = run([options.clang, "-x", "c++", "-std=c++17", "-w", "-isystem", options.toolkit,
                      "-D__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__", "-fsyntax-only", "-Xclang", "-ast-print",
                      source.name])
    lines = result.stdout.splitlines()
    begin, end = (next((n for n, l in enumerate(lines) if f"int compare_{m};" in l), None) for m in ("begin", "end"))
    if begin is None or end is None:
        sys.exit("cannot read the toolkit's headers: " + result.stderr[:400])
    return [line.strip() for line in lines[begin + 1:end]]


def statements(lines):
    """Declarations, each on one line, out of the lines of a print; linkage blocks are opened up."""
    at = 0
    while at < len(lines):
        line = lines[at]
        at += 1
        if line in ("", ";", "}", 'extern "C" {') or line.startswith("#"):
            continue
        depth = line.count("{") - line.count("}")
        while depth > 0 or not line.endswith((";", "}")):
            line += " " + lines[at]
            depth += lines[at].count("{") - lines[at].count("}")
            at += 1
        yield re.sub(r"\s+", " ", line)


def splitMembers(body):
    """The members of a record's body, nested records whole."""
    depth = begin = 0
    for at, character in enumerate(body):
        depth += (character == "{") - (character == "}")
        if character == ";" and depth == 0:
            yield body[begin:at].strip()
            begin = at + 1


def members(path, body):
    """Pairs of a path like 'cudaA::b.c' and a type, for every member that has a name."""
    for member in splitMembers(body):
        nested = re.match(r"(?:struct|union)\s*\w*\s*\{(.*)\}\s*(\w*)", member)
        if nested:
            inner = f"{path}.{nested[2]}" if nested[2] else path
            yield from members(inner, nested[1])
            continue
        member = re.sub(r"\b(enum|struct|union) |\s*alignas\(\d+\)|__attribute__\(\(.*?\)\)\)", "", member)
        pointer = re.match(r"(.*\(\*)(\w+)(\)\(.*\))$", member)
        plain = re.match(r"(.*?)(\w+)((?:\[\d+\])*)$", member)
        if pointer:
            yield f"{path}.{pointer[2]}", pointer[1] + pointer[3]
        elif plain and plain[1].strip():
            yield f"{path}.{plain[2]}", plain[1].strip() + plain[3]


def parameters(text):
    """The types of a parameter list without names and default arguments; None when it is not understood."""
    depth, items, item = 0, [], ""
    for character in text:
        depth += character in "(<[{"
        depth -= character in ")>]}"
        if character == "," and depth == 0:
            items.append(item)
            item = ""
        else:
            item += character
    items.append(item)
    types = []
    for item in items:
        item = re.sub(r"\s*=\s.*", "", item).strip()
        if item in ("", "void"):
            continue
        if item == "...":
            types.append(item)
            continue
        if "(*" in item:
            types.append(re.sub(r"\(\*\w*\)", "(*)", item))
            continue
        item = re.sub(r"\b(enum|struct|union) ", "", item)
        words = re.match(r"(.*[\s*&])(\w+)((?:\[\d*\])*)$", item)
        builtin = {"int", "long", "short", "char", "double", "float", "bool", "unsigned", "void", "const"}
        if words and words[2] not in builtin and words[1].strip() not in ("const", "volatile"):
            item = words[1].strip() + (" *" if words[3] else "")
        types.append(item.strip())
    return types


class Checks:
    """The lines of the CUDA file to compile, each with the declaration that it stands for."""

    def __init__(self):
        self.lines = {}

    def add(self, name, line):
        self.lines.setdefault(line, name)

    def function(self, statement, device):
        match = re.match(r"(?:__attribute__\(\(.*?\)\)\)\s*)?((?:extern |static |inline |constexpr )*)([\w\s*]+?[\s*])(\w+)\(",
                         statement)
        if not match or "operator" in match[2] or match[3].startswith("operator"):
            return
        end, depth = match.end(), 1
        while depth:
            depth += (statement[end] == "(") - (statement[end] == ")")
            end += 1
        result, name, types = match[2].strip(), match[3], parameters(statement[match.end():end - 1])
        result = re.sub(r"\b(enum|struct) ", "", result)
        signature = f"{result} {name}({', '.join(types)})"
        at = len(self.lines)
        if re.match(r"(make_)?cuda", name):
            device = ""
        self.add(signature, f"{device}void check{at}() {{ {result} (*F)({', '.join(types)}) = &::{name}; (void)F; }}")

    def statement(self, statement, device):
        enum = re.match(r"(?:typedef )?enum ?(\w*) (?:: [\w ]+)?\{(.*)\}", statement)
        record = re.match(r"(?:typedef )?(struct|union) (?:__attribute__\(\(.*?\)\)\)? ?)?(\w+) \{(.*)\} ?(\w*);?$", statement)
        if enum:
            value, last = None, None
            for item in filter(None, (i.strip() for i in enum[2].split(","))):
                name, _, given = item.partition(" = ")
                expected = given or ("0" if last is None else f"(long long)({last}) + 1")
                self.add(f"{name} = {given}" if given else name,
                         f"static_assert((long long)({name}) == (long long)({expected}), \"\");")
                last = name
        elif record and not record[3].strip().startswith(record[2] + "("):
            for path, kind in members(record[2], record[3]):
                first = path.split(".", 1)
                self.add(path, f"static_assert(Same<decltype((({record[1]} {first[0]} *)0)->{first[1]}), {kind}>::value, \"\");"
                         if "[" not in kind and "(*" not in kind else f"static_assert(sizeof((({record[1]} {first[0]} *)0)->{first[1]}) > 0, \"\");")
        elif "(" in statement and not statement.startswith(("typedef", "template", "namespace", "using", "static_assert", "struct", "union", "class")):
            self.function(statement, device)


def macros(options, kind):
    """Macros that the compared files define and that are still defined at their end."""
    headers = SOURCES[kind][2]
    names = set()
    for header in headers:
        with open(os.path.join(options.toolkit, header), errors="replace") as file:
            names |= set(re.findall(r"^\s*#\s*define\s+(\w+)", file.read(), re.M))
    text = "".join(f"#include <{h}>\n" for h in headers)
    result = subprocess.run([options.clang, "-x", "c++", "-w", "-isystem", options.toolkit, "-dM", "-E", "-"],
                            input=text, capture_output=True, text=True)
    defined = dict(re.findall(r"^#define (\w+) ?(.*)$", result.stdout, re.M))
    # A name for each kind of default stream is a macro of itself when there is but one kind.
    defined = {n: re.sub(r"__CUDA_API_PT[SD][SZ]\((\w+)\)", r"\1", v) for n, v in defined.items()}
    return {n: v for n, v in defined.items() if n in names and not n.startswith("_") and n != v}


def embeddedCommand(options):
    return [options.clang, "-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_100", "-nocudainc", "-nocudalib",
            "-Xclang", "-target-sdk-version=12.9", "-Wno-unknown-cuda-version", "-std=gnu++17", "-w",
            "-isystem", options.embedded, "-include", "__cuda_tidy_prelude.h"]


def missing(options, kind):
    """The declarations that the embedded headers lack, and how many were looked for."""
    checks = Checks()
    # A function that the toolkit declares for the device must be callable there.
    device = "__device__ " if kind == "intrinsics" else ""
    for statement in statements(printed(options, kind)):
        checks.statement(statement, device)
    head = "#include <cuda.h>\n#include <nvrtc.h>\n#include <cudaProfiler.h>\n#include <library_types.h>\n" if kind != "intrinsics" else ""
    head += "template <class T, class U> struct Same { static const bool value = false; };\n"
    head += "template <class T> struct Same<T, T> { static const bool value = true; };\n"
    head += "template <class T> struct Same<T &, T> { static const bool value = true; };\n"
    offset = head.count("\n") + 1
    lines = list(checks.lines)
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "check.cu")
        with open(source, "w") as file:
            file.write(head + "\n".join(lines) + "\n")
        result = run(embeddedCommand(options) + ["-ferror-limit=0", "-fno-caret-diagnostics", "-fsyntax-only", source])
        lost, other = {}, []
        for at, message in re.findall(r"^" + re.escape(source) + r":(\d+):\d+: error: (.*)$", result.stderr, re.M):
            if int(at) >= offset:
                lost.setdefault(checks.lines[lines[int(at) - offset]], message)
        other = [l for l in result.stderr.splitlines() if "error:" in l and source not in l]
        if other:
            sys.exit("the embedded headers do not parse: " + other[0])
        if kind != "intrinsics":
            with open(source, "w") as file:
                file.write(head)
            preprocessed = run(embeddedCommand(options) + ["-dM", "-E", source])
            ours = dict(re.findall(r"^#define (\w+) ?(.*)$", preprocessed.stdout, re.M))
            wanted = macros(options, kind)
            for name, value in wanted.items():
                if ours.get(name) != value:
                    lost[f"#define {name}"] = f"{value!r} is {ours.get(name)!r}"
            return lost, len(lines) + len(wanted)
    return lost, len(lines)


# The toolkit that the list of known differences was written for.
JUDGED = "13000"


def version(options):
    with open(os.path.join(options.toolkit, "cuda.h"), errors="replace") as file:
        found = re.search(r"#define CUDA_VERSION (\d+)", file.read())
    return found[1] if found else "unknown"


def main():
    parser = argparse.ArgumentParser()
    for name in ("clang", "toolkit", "embedded", "known"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("kind", choices=sorted(SOURCES))
    options = parser.parse_args()
    known = {}
    with open(options.known) as file:
        for line in file:
            name, tab, reason = line.rstrip("\n").partition("\t")
            if tab and name.startswith(options.kind + ": "):
                known[name.split(": ", 1)[1]] = reason
    lost, count = missing(options, options.kind)
    unexplained = sorted(n for n in lost if n not in known)
    stale = sorted(n for n in known if n not in lost)
    print(f"{options.kind}: {count} declarations, {len(lost)} differ, {len(lost) - len(unexplained)} of them known")
    for name in unexplained:
        print(f"missing: {name}: {lost[name]}")
    for name in stale:
        print(f"no longer different: {name}")
    if version(options) != JUDGED:
        print(f"not judged: the toolkit is {version(options)}, not {JUDGED}")
        return 0
    return 1 if unexplained or stale else 0


if __name__ == "__main__":
    sys.exit(main())
