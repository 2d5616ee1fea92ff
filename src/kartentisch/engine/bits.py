"""Masks of seats and spaces, dice as digits of one number, and the mixing behind `State.key`.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# mypyc compiles `1 << x` with a constant on the left as a 32-bit shift, so bits come from a table
BIT: Final = vec[i64]([2**_i for _i in range(63)])

HALF: Final = 0x7FFFFFFF  # 31 bits: products of two halves fit, compiled and interpreted
OTHER_HALF: Final = 0x80000000
PLACE: Final = 0x1E3779B97F4A7C15  # odd, and no pattern in its bits: the golden ratio


# six neighbouring bits of this number are six others wherever one looks: multiplied by a single bit it has at its upper
# end six that tell which bit that is (de Bruijn); `LOWEST` says which
DE_BRUIJN: Final = 0x03F79D71B4CB0A89
_SIX: Final = [2**_i * DE_BRUIJN >> 58 & 63 for _i in range(64)]
LOWEST: Final = vec[i64]([_SIX.index(_i) for _i in range(64)])


def lowest_bit(mask: i64) -> i64:
    """The index of the lowest bit set; 63 if none is."""
    if mask == 0:
        return 63
    return LOWEST[(mask & -mask) * DE_BRUIJN >> 58 & 63]


def next_seat(seat: i64, players: i64) -> i64:
    """The seat to the left: play goes clockwise."""
    seat += 1
    if seat < players:
        return seat
    return 0


def clockwise(seats: i64, seat: i64, players: i64) -> i64:
    """The next of the seats (bit mask, not empty) behind this one, clockwise; this one itself if it is alone."""
    seat = next_seat(seat, players)
    while seats & BIT[seat] == 0:
        seat = next_seat(seat, players)
    return seat


def count_bits(mask: i64) -> i64:
    """How many bits are set: added up in pairs, fours, bytes, and so on."""
    mask -= mask >> 1 & 0x1555555555555555  # mypyc keeps constants of up to 62 bits as they are
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333)
    mask = mask + (mask >> 4) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def die(outcome: i64, faces: i64, i: i64) -> i64:
    """The i-th die (from 0) of a roll, 1..faces."""
    for _ in range(i):
        outcome //= faces
    return outcome % faces + 1


def mix(key: i64, x: i64) -> i64:
    """A key of 62 bits for the old key followed by x; the same compiled and interpreted."""
    low = ((key & HALF) ^ (x & HALF)) * 1103515245 + 12345
    high = ((key >> 31 & HALF) ^ (x >> 31 & HALF) ^ (low >> 31)) * 1597334677 + 6969
    return (low ^ high >> 31) & HALF | (high & HALF) * OTHER_HALF


def mix_all(key: i64, numbers: vec[i64]) -> i64:
    """A key for the old key followed by the numbers and how many there are.

    Most numbers are 0 most of the time: of the others each is mixed with its place, by turns into one of two keys, so
    that a processor can work on both at once.
    """
    n, other = i64(len(numbers)), mix(key, PLACE)
    for i in range(n):
        x = numbers[i]
        if x != 0:
            key, other = other, mix(key, x + i * PLACE)
    return mix(mix(key, other), n)


def equal(a: vec[i64], b: vec[i64]) -> bool:
    """True if both hold the same numbers."""
    n = i64(len(a))
    if n != i64(len(b)):
        return False
    for i in range(n):
        if a[i] != b[i]:
            return False
    return True
