# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lines of code with every form of NOLINT, for us or for clang-tidy, and the lines that are still reported.

nolint_forms.py ours|theirs|expect. A form is the text before the line, the text behind it, and whether it silences the
line. @ stands for the rule's name, ^ for a glob that means it.
"""
import sys

FORMS = [
    ("", "", False),
    ("", " // NOLINT", True),
    ("", " // NOLINT(@)", True),
    ("", " // NOLINT(@): because", True),
    ("", " // NOLINT( @ , other )", True),
    ("", " // NOLINT(other)", False),
    ("", " // NOLINT(other, @)", True),
    ("", " // NOLINT(^)", True),
    ("", " // NOLINT(*)", True),
    ("", " // NOLINT()", False),
    ("", " // NOLINT( )", False),
    ("", " // NOLINT (other)", True),
    ("", " // NOLINT[other]", True),
    ("", " // NOLINT(other", True),
    ("", " // NOLINT(-@)", False),
    ("", " // NOLINT(*, -@)", True),
    ("", " // nolint", False),
    ("", " // NOLINTx", False),
    ("", " // NOLINT1", True),
    ("", " // NOLINTNEXTLINE", False),
    ("", " // xNOLINT", True),
    ("", " /* NOLINT */", True),
    ("", " // NOLINT(other) NOLINT(@)", True),
    ("", " // NOLINTSNEXTLINE NOLINT", True),
    ("// NOLINTNEXTLINE", "", True),
    ("// NOLINTNEXTLINE(@)", "", True),
    ("// NOLINTNEXTLINE(other)", "", False),
    ("// NOLINTNEXTLINE(@)\n", "", False),
    ("// NOLINTNEXTLINE(@)\n// a comment between", "", False),
    ("// NOLINT", "", False),
    ("// NOLINTBEGIN(@)", "\n// NOLINTEND(@)", True),
    ("// NOLINTBEGIN(@)\n\n", "\n\n// NOLINTEND(@)", True),
    ("// NOLINTBEGIN", "\n// NOLINTEND", True),
    ("// NOLINTBEGIN(*)", "\n// NOLINTEND(*)", True),
    ("// NOLINTBEGIN(other)", "\n// NOLINTEND(other)", False),
    ("// NOLINTBEGIN(other)\n// NOLINTBEGIN(@)", "\n// NOLINTEND(@)\n// NOLINTEND(other)", True),
    ("// NOLINTBEGIN(@)\n// NOLINTBEGIN(other)\n// NOLINTEND(other)", "\n// NOLINTEND(@)", True),
    ("// NOLINTBEGIN(@, other)", "\n// NOLINTEND( @ ,other)", True),
    ("// NOLINTBEGIN(@)\n// NOLINTEND(@)", "", False),
]

OURS = ("cuda-fp64-promotion", "cuda-fp64-*", "__global__ void k{0}(float *P) {{ P[0] = P[0] * 0.1 + {0}.0; }}")
THEIRS = ("modernize-use-nullptr", "modernize-*-nullptr", "int *f{0}() {{ return 0; }}")


def main():
    rule, glob, code = THEIRS if sys.argv[1] == "theirs" else OURS
    line, wanted = 1, []
    for number, (before, behind, silenced) in enumerate(FORMS):
        text = (before + "\n" if before else "") + code.format(number) + behind + "\n\n"
        text = text.replace("@", rule).replace("^", glob)
        if not silenced:
            wanted.append(line + (before.count("\n") + 1 if before else 0))
        line += text.count("\n")
        if sys.argv[1] != "expect":
            print(text, end="")
    if sys.argv[1] == "expect":
        print("\n".join(map(str, wanted)))


main()
