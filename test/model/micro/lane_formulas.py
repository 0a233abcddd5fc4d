#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What one warp's execution of one memory instruction costs, as Nsight Compute counts it: the reference for lib/model, in the
plainest form. Run with a file of measurements (lanes.measured), it checks every formula against them.

An access is a list of 32 byte offsets, None where the lane is off, and its width in bytes. docs/measurements/microkernels.md
says how the formulas were found.
"""
import collections
import sys


def sectors(lanes, width):
    """Distinct 32-byte sectors."""
    return len({byte >> 5 for a in lanes if a is not None for byte in (a, a + width - 1)})


def sectors_ideal(lanes, width):
    """What the active lanes' bytes need when packed; never more than they took."""
    active = sum(a is not None for a in lanes)
    return min(sectors(lanes, width), -(-active * width // 32))


def words(address, width):
    return range(address >> 2, (address + width + 3) >> 2)


def phase(lanes, width):
    """Passes for lanes served together: the most distinct words in one of the 32 banks."""
    banks = collections.defaultdict(set)
    for a in lanes:
        for w in words(a, width) if a is not None else ():
            banks[w % 32].add(w)
    return max(map(len, banks.values()), default=0)


def phases(lanes, width):
    """The lanes are served 128 bytes at a time: a warp of words, half a warp of doubles, a quarter of 16-byte vectors."""
    step = 128 // max(width, 4)
    return sum(phase(lanes[i:i + step], width) for i in range(0, len(lanes), step))


def paired(lanes, off_is_equal):
    """Whether all lanes i and i ^ 1, or all lanes i and i ^ 2, have the same address."""
    def equal(a, b):
        return a == b or off_is_equal and (a is None or b is None)
    return any(all(equal(lanes[i], lanes[i ^ d]) for i in range(len(lanes))) for d in (1, 2))


def merged(lanes, width, mergeable):
    """Two phases of a load that become one when no bank has two words."""
    return 1 if mergeable and phase(lanes, width) == 1 else phases(lanes, width)


def load_wavefronts(lanes, width):
    if width < 8:
        return phase(lanes, width)
    if width == 8:
        return merged(lanes, width, paired(lanes, True))
    active = [a for a in lanes if a is not None]
    if len(set(active)) == 1:
        return -(-len(active) // 16)
    low, high = lanes[:16], lanes[16:]
    # The profiler counts the low half in another way when some of its lanes are off: it asks what lane 31 does.
    low_pairs = lanes[31] is None or paired(low, False)
    return merged(low, width, low_pairs) + merged(high, width, paired(high, True))


def atomic_wavefronts(lanes, width):
    """Every active lane counts in each bank that it touches, at the same address or not."""
    step = 128 // max(width, 4)
    total = 0
    for i in range(0, 32, step):
        banks = collections.Counter(w % 32 for a in lanes[i:i + step] if a is not None for w in words(a, width))
        total += max(banks.values(), default=0)
    return total


def packed_wavefronts(lanes, width):
    return -(-sum(a is not None for a in lanes) * max(width, 4) // 128)


def shared(op, lanes, width):
    """Wavefronts and ideal of an access to shared memory."""
    packed = packed_wavefronts(lanes, width)
    if op == "load.shared":
        taken = load_wavefronts(lanes, width)
        return taken, min(taken, packed)
    if op in ("store.shared", "count.shared"):   # count: atomicAdd of 1 whose result is not used
        return phases(lanes, width), packed
    if op in ("atomic.shared", "async"):
        return atomic_wavefronts(lanes, width), packed
    assert op == "compare.shared"                # compare and swap goes twice
    return 2 * atomic_wavefronts(lanes, width), 2 * packed


def main():
    tried, wrong = collections.Counter(), collections.Counter()
    for text in open(sys.argv[1]):
        if text.startswith("#"):
            continue
        head, wavefronts, sector, lanes = (x.split() for x in text.split("|"))
        op, width = head[0], int(head[1])
        lanes = [None if x == "-" else int(x) for x in lanes]
        got = (list(shared(op, lanes, width)) if wavefronts[0] != "-" else [])
        got += [sectors(lanes, width), sectors_ideal(lanes, width)] if sector[0] != "-" else []
        want = [int(x) for x in wavefronts + sector if x != "-"]
        tried[op, width] += 1
        if got != want:
            wrong[op, width] += 1
            print("%s %d: measured %s, formula %s: %s" % (op, width, want, got, text.split("|")[3].strip()))
    for key in sorted(tried):
        print("%s %d: %d of %d agree" % (*key, tried[key] - wrong[key], tried[key]))
    return 1 if wrong or not tried else 0


if __name__ == "__main__":
    sys.exit(main())
