"""The best set of a hand of Attacke that is known in part: counted over all hands there may be.  Compiled by mypyc.

A hand whose best artillery, infantry and cavalry are at most (x, y, z) and which has so many jokers is drawn from the
cards that are no better; differences in x, y and z make "at most" an "exactly".
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

ARMS: Final = 3
MOST_CARDS: Final = 63  # so that every number of hands fits into an integer
MOST_VALUE: Final = 15
ROUNDING: Final = 1e-15


def choices() -> vec[i64]:
    """[cards, drawn]: how many hands there are."""
    width: i64 = MOST_CARDS + 1
    ways = vec[i64]([0] * (width * width))
    for cards in range(width):
        ways[cards * width] = 1
        for drawn in range(i64(1), cards + 1):
            ways[cards * width + drawn] = ways[(cards - 1) * width + drawn - 1] + ways[(cards - 1) * width + drawn]
    return ways


WAYS: Final = choices()


def ways(cards: i64, drawn: i64) -> float:
    if drawn < 0 or drawn > cards:
        return 0.0
    return float(WAYS[cards * (MOST_CARDS + 1) + drawn])


class Heap:
    """Cards among which those drawn are equally likely.

    Attributes:
        upto: [arm, value]: how many cards of the arm are worth no more; value 0: none of them.
        jokers: how many. cards: all of them, whatever they are. drawn: how many of them lie in the hand.
    """

    upto: vec[i64]
    jokers: i64
    others: i64
    cards: i64
    drawn: i64

    def __init__(self, cards: Any, jokers: i64, others: i64, drawn: i64, most: i64) -> None:
        """`cards`: a `vec[i64]`, arm * 16 + value of each numbered card; `most`: the highest value there is."""
        values: vec[i64] = cards  # as an argument it would never be freed
        width = most + 1
        self.upto = vec[i64]([0] * (ARMS * width))
        for at in range(i64(len(values))):
            arm, value = values[at] // (MOST_VALUE + 1), values[at] % (MOST_VALUE + 1)
            for limit in range(value, width):
                self.upto[arm * width + limit] += 1
        self.jokers = jokers
        self.others = others
        self.cards = i64(len(values)) + jokers + others
        self.drawn = drawn


def best_sets(heaps: list[Heap], hand: Any, jokers: i64, worth: i64, most: i64) -> vec[float]:
    """By strength, 0 for no set at all: the chance that it is the best of the hand.

    Args:
        hand: a `vec[i64]`, the highest value of each arm in it that is known; 0: none. jokers: those that are known.
        worth: what a joker counts. most: the highest value there is.
    """
    known: vec[i64] = hand  # as an argument it would never be freed
    width = most + 1
    cells = width * width * width
    joker_limit: i64 = 0
    for heap in heaps:
        joker_limit += heap.jokers if heap.jokers < heap.drawn else heap.drawn
    layers = joker_limit + 1
    chances = vec[float]([0.0] * (layers * cells))  # [jokers, x, y, z]
    for at in range(cells):
        chances[at] = 1.0
    reached: i64 = 0  # jokers of the heaps so far
    for heap in heaps:
        here = heap.jokers if heap.jokers < heap.drawn else heap.drawn
        total = ways(heap.cards, heap.drawn)
        shares = vec[float]()  # [plain cards no better, jokers]
        for plain in range(heap.cards - heap.jokers + 1):
            for joker in range(here + 1):
                shares = append(shares, ways(heap.jokers, joker) * ways(plain, heap.drawn - joker) / total)
        upto = heap.upto
        for x in range(width):
            for y in range(width):
                for z in range(width):
                    plain = upto[x] + upto[width + y] + upto[2 * width + z] + heap.others
                    cell = (x * width + y) * width + z
                    for layer in range(reached + here, i64(-1), i64(-1)):
                        chance = 0.0
                        for joker in range(here + 1):
                            before = layer - joker
                            if 0 <= before <= reached:
                                chance += chances[before * cells + cell] * shares[plain * (here + 1) + joker]
                        chances[layer * cells + cell] = chance
        reached += here
    for step in (i64(1), width, width * width):  # "at most" becomes "exactly", arm by arm
        for at in range(layers * cells - 1, i64(-1), i64(-1)):
            if at // step % width != 0:
                chances[at] -= chances[at - step]
    top = worth if worth > most else most
    strengths = vec[float]([0.0] * (ARMS * top + 1))
    for layer in range(layers):
        for x in range(width):
            for y in range(width):
                for z in range(width):
                    chance = chances[layer * cells + (x * width + y) * width + z]
                    if chance > ROUNDING:  # below that it is what the differences err
                        a = x if x > known[0] else known[0]
                        b = y if y > known[1] else known[1]
                        c = z if z > known[2] else known[2]
                        strengths[strength(a, b, c, jokers + layer, worth)] += chance
    return strengths


def strength(a: i64, b: i64, c: i64, jokers: i64, worth: i64) -> i64:
    """The best set of these cards, one of each arm (0: none), and jokers for any of them (SCH-23); 0: no set."""
    while jokers > 0:  # each joker goes where it helps most: the weakest card
        least = a if a <= b and a <= c else (b if b <= c else c)
        if least >= worth:
            break
        if least == a:
            a = worth
        elif least == b:
            b = worth
        else:
            c = worth
        jokers -= 1
    return a + b + c if a > 0 and b > 0 and c > 0 else i64(0)
