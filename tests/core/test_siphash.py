"""SipHash-2-4: a plain one of any length against the published outputs, the kernel against the plain one.

Run as a program this file prints the kernel's hashes of some words: python test_siphash.py
"""

import json
import random
from typing import Any

import numpy as np
import pytest

from another_python import INTERPRETED, run
from labtop.core.kernel import bind
from labtop.core.siphash import siphash
from labtop.core.structs import Ints

BITS = 2**64 - 1
KEY = bytes(range(16))
START = (b"somepseu", b"dorandom", b"lygenera", b"tedbytes")
# Of the messages 00, 00 01, 00 01 02, … under the key 00 01 … 0f, by length from 0 on: the authors' own.
OUTPUTS = """
310e0edd47db6f72 fd67dc93c539f874 5a4fa9d909806c0d 2d7efbd796666785 b7877127e09427cf 8da699cd64557618 cee3fe586e46c9cb
37d1018bf50002ab 6224939a79f5f593 b0e4a90bdf82009e f3b9dd94c5bb5d7a a7ad6b22462fb3f4 fbe50e86bc8f1e75 903d84c02756ea14
eef27a8e90ca23f7 e545be4961ca29a1 db9bc2577fcc2a3f 9447be2cf5e99a69 9cd38d96f0b3c14b bd6179a71dc96dbb 98eea21af25cd6be
c7673b2eb0cbf2d0 883ea3e395675393 c8ce5ccd8c030ca8 94af49f6c650adb8 eab8858ade92e1bc f315bb5bb835d817 adcf6b0763612e2f
a5c91da7acaa4dde 716595876650a2a6 28ef495c53a387ad 42c341d8fa92d832 ce7cf2722f512771 e37859f94623f3a7 381205bb1ab0e012
ae97a10fd434e015 b4a31508beff4d31 81396229f0907902 4d0cf49ee5d4dcca 5c73336a76d8bf9a d0a704536ba93e0e 925958fcd6420cad
a915c29bc8067318 952b79f3bc0aa6d4 f21df2e41d4535f9 87577519048f53a9 10a56cf5dfcd9adb eb75095ccd986cd0 51a9cb9ecba312e6
96afadfc2ce666c7 72fe52975a4364ee 5a1645b276d592a1 b274cb8ebf87870a 6f9bb4203de7b381 eaecb2a30b22a87f 9924a43cc1315724
bd838d3aafbf8db7 0b1a2a3265d51aea 135079a3231ce660 932b2846e4d70666 e1915f5cb1eca46c f325965ca16d629f 575ff28e60381be5
724506eb4c328a95
"""
PUBLISHED = OUTPUTS.split()


def plain(key: bytes, message: bytes) -> int:
    """As the paper has it."""

    def turned(x: int, by: int) -> int:
        return (x << by | x >> (64 - by)) & BITS

    def rounds(times: int) -> None:
        for _ in range(times):
            v[0], v[2] = v[0] + v[1] & BITS, v[2] + v[3] & BITS
            v[1], v[3] = turned(v[1], 13) ^ v[0], turned(v[3], 16) ^ v[2]
            v[0] = turned(v[0], 32)
            v[2], v[0] = v[2] + v[1] & BITS, v[0] + v[3] & BITS
            v[1], v[3] = turned(v[1], 17) ^ v[2], turned(v[3], 21) ^ v[0]
            v[2] = turned(v[2], 32)

    keys = [int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little")] * 2
    v = [int.from_bytes(word, "big") ^ k for word, k in zip(START, keys, strict=True)]
    padded = message + bytes(7 - len(message) % 8) + bytes([len(message) % 256])
    for start in range(0, len(padded), 8):
        block = int.from_bytes(padded[start : start + 8], "little")
        v[3] ^= block
        rounds(2)
        v[0] ^= block
    v[2] ^= 0xFF
    rounds(4)
    return v[0] ^ v[1] ^ v[2] ^ v[3]


def _siphash(words: Ints, hashed: Ints) -> None:
    hashed[0] = siphash(words[0], words[1], words[2])


bound_siphash: Any = bind(_siphash, "gizmos")


def compiled(key: bytes, message: bytes) -> int:
    hashed: Any = np.zeros(1, np.uint64)
    bound_siphash(np.frombuffer(key + message, "<u8").astype(np.uint64), hashed)
    return int(hashed[0])


def some() -> list[tuple[bytes, bytes]]:
    """Keys and messages of 8 bytes, extremes among them."""
    chance = random.Random(1)
    extremes = [(bytes(16), bytes(8)), (b"\xff" * 16, b"\xff" * 8), (KEY, bytes(range(8)))]
    return extremes + [(chance.randbytes(16), chance.randbytes(8)) for _ in range(300)]


@pytest.mark.parametrize("length", range(64))
def test_the_plain_one_is_the_published_one(length: int) -> None:
    assert plain(KEY, bytes(range(length))).to_bytes(8, "little").hex() == PUBLISHED[length]


def test_the_kernel_gives_the_published_output() -> None:
    assert compiled(KEY, bytes(range(8))).to_bytes(8, "little").hex() == PUBLISHED[8]


def test_the_kernel_is_the_plain_one() -> None:
    assert [compiled(*pair) for pair in some()] == [plain(*pair) for pair in some()]


def test_the_kernel_is_the_same_interpreted() -> None:
    assert json.loads(run(__file__, **INTERPRETED)) == [plain(*pair) for pair in some()]


if __name__ == "__main__":
    print(json.dumps([compiled(*pair) for pair in some()]))
