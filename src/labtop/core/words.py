"""Eight bytes at once: numbers whose bytes, the lowest first, are written into an observation.

Compiled code moves all eight with one instruction, and reads them so where they lie side by side.
"""

from typing import Any

from labtop.core.kernel import kernel

WORD = 8  # bytes
BYTE = 255


@kernel
def write_word(word: int, values: Any, at: int) -> None:
    """Write eight bytes."""
    for index in range(WORD):
        values[at + index] = word >> 8 * index & BYTE


@kernel
def eight(a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int) -> int:
    """Eight numbers as bytes; of each what does not fit is left out."""
    low = a & BYTE | (b & BYTE) << 8 | (c & BYTE) << 16 | (d & BYTE) << 24
    return low | (e & BYTE) << 32 | (f & BYTE) << 40 | (g & BYTE) << 48 | (h & BYTE) << 56
