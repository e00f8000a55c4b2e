"""SipHash-2-4 of 8 bytes (Aumasson and Bernstein, 2012): who does not know the key can tell nothing from its outputs.

A word is a uint64 in compiled code and a Python number when interpreted, where NumPy's would warn of overflow; the
masks keep the latter at 64 bits and cost the former nothing.
"""

from typing import Any

import numpy as np

from labtop.core.kernel import config, inlined, kernel

word: Any = int if config.DISABLE_JIT else np.uint64
ALL = 2**64 - 1
A, B, C, D = (word(int.from_bytes(text, "big")) for text in (b"somepseu", b"dorandom", b"lygenera", b"tedbytes"))
LENGTH = word(8 << 56)  # the last block: how long the message was
END = word(0xFF)


@inlined
def sip_round(a: Any, b: Any, c: Any, d: Any) -> tuple[Any, Any, Any, Any]:
    """Mix the four words of the state."""
    a = a + b & ALL
    b = (b << 13 & ALL | b >> 51) ^ a
    a = a << 32 & ALL | a >> 32
    c = c + d & ALL
    d = (d << 16 & ALL | d >> 48) ^ c
    a = a + d & ALL
    d = (d << 21 & ALL | d >> 43) ^ a
    c = c + b & ALL
    b = (b << 17 & ALL | b >> 47) ^ c
    c = c << 32 & ALL | c >> 32
    return a, b, c, d


@kernel
def siphash(first_key: int, second_key: int, message: int) -> int:
    """The hash of one word under a key of two."""
    block = word(message)
    a, b = A ^ word(first_key), B ^ word(second_key)
    c, d = C ^ word(first_key), D ^ word(second_key) ^ block
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    a, d = a ^ block, d ^ LENGTH
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    a, c = a ^ LENGTH, c ^ END
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    a, b, c, d = sip_round(a, b, c, d)
    return a ^ b ^ c ^ d  # type: ignore[no-any-return]
