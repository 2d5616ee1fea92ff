"""One side of a land battle of Attack! as one number: who falls, how it reinforces, what its dice do.

A *line* is the units of one side, those in action and those in reserve, in one integer: eight counts of seven bits,
first infantry, tanks, artillery, planes in action, then the same four in reserve.  Compiled by mypyc.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

KINDS: Final = 4  # infantry, tanks, artillery, planes: the order in which they fall (ATK-57)
INFANTRY: Final = 0
TANK: Final = 1
ARTILLERY: Final = 2
PLANE: Final = 3

IN_ACTION: Final = 128**4  # a line modulo this is its units in action
UNIT: Final = vec[i64]([128**_k for _k in range(2 * KINDS)])  # one unit: of each kind in action, then in reserve
CALL: Final = vec[i64]([128**_k - 128 ** (_k + KINDS) for _k in range(KINDS)])  # from the reserve into action

FACE: Final = vec[float]([1 / 6, 1 / 6, 1 / 6, 2 / 6])  # of the battle die, by kind (ATK-02)
BLANK: Final = 1 / 6
FEWEST_DICE: Final = 2  # ATK-55
FIRST_LIMIT: Final = 4  # units in action in round 1; one more in every further round (ATK-52)

SAME: Final = 1e-12  # values closer than this are equal: rounding must not decide between two ways to play


def in_action(line: i64) -> i64:
    """How many units of the line fight."""
    return (line & 127) + (line >> 7 & 127) + (line >> 14 & 127) + (line >> 21 & 127)


def in_reserve(line: i64) -> i64:
    """How many units of the line wait in reserve."""
    return in_action(line >> 28)


def all_of(line: i64) -> i64:
    """How many units the line has."""
    return in_action(line) + in_reserve(line)


def together(line: i64) -> i64:
    """All units of the line by kind, as a line without reserve."""
    return line % IN_ACTION + (line >> 28)


def fallen(line: i64) -> i64:
    """The line after one hit: the first unit in action in the order of the kinds falls (ATK-57, ATK-58)."""
    for kind in range(i64(KINDS)):
        if line >> 7 * kind & 127 != 0:
            return line - UNIT[kind]
    return line


def dice_of(line: i64) -> i64:
    """One die for each unit in action, two for a tank, never fewer than two (ATK-54, ATK-55)."""
    dice = in_action(line) + (line >> 7 & 127)
    return dice if dice > FEWEST_DICE else i64(FEWEST_DICE)


def openings(line: i64) -> list[i64]:
    """Every way to begin: the first four units of the reserve in action, or all it has (ATK-50)."""
    ways = [line]
    for _ in range(min(FIRST_LIMIT, in_reserve(line))):
        more: dict[i64, None] = {}
        for way in ways:
            for kind in range(i64(KINDS)):
                if way >> 28 + 7 * kind & 127 != 0:
                    more[way + CALL[kind]] = None
        ways = list(more)
    return ways


class Numbers:
    """Numbers things in the order in which they are first seen: a hash table from integers below 2**62."""

    count: i64
    things: vec[i64]  # by number
    slots: vec[i64]
    mask: i64

    def __init__(self) -> None:
        self.count = 0
        self.things = vec[i64]()
        self.mask = 255
        self.slots = vec[i64]([-1] * 256)

    def slot(self, thing: i64) -> i64:
        mixed = (thing ^ (thing >> 28)) * 0x9E3779B1 & 0xFFFFFFFFFFFF
        at = (mixed ^ (mixed >> 20)) & self.mask
        while True:
            number = self.slots[at]
            if number < 0 or self.things[number] == thing:
                return at
            at = (at + 1) & self.mask

    def find(self, thing: i64) -> i64:
        """The number of the thing, or -1."""
        return self.slots[self.slot(thing)]

    def number(self, thing: i64) -> i64:
        """The number of the thing; a new one if it was not seen before."""
        at = self.slot(thing)
        if self.slots[at] >= 0:
            return self.slots[at]
        self.slots[at] = self.count
        self.things = append(self.things, thing)
        self.count += 1
        if 2 * self.count > self.mask:
            self.mask = 4 * self.mask + 3
            self.slots = vec[i64]([-1] * (self.mask + 1))
            for number in range(self.count):
                self.slots[self.slot(self.things[number])] = number
        return self.count - 1


class Dice:
    """What the dice of a line do, for lines of at most `units` units: computed once and kept.

    Hits are, kind by kind, the smaller of dice that show it and units of it in action (ATK-56).
    """

    most: i64  # dice
    exactly: vec[float]  # chance of just h hits at `row(line) + h`, for h up to the units in action
    at_least: vec[float]  # chance of h or more hits
    rows: Numbers
    begins: vec[i64]  # of each row
    left: dict[i64, vec[float]]  # infantry and tanks: weights by dice and hits
    right: dict[i64, vec[float]]  # artillery, planes and blanks
    means: vec[float]  # expected hits of u units of one kind with n dice, for both chances of a face
    width: i64

    def __init__(self, units: i64) -> None:
        self.most = 2 * units + 1
        self.width = units + 2
        self.exactly = vec[float]()
        self.at_least = vec[float]()
        self.rows = Numbers()
        self.begins = vec[i64]()
        self.left = {}
        self.right = {}
        self.means = vec[float]([0.0] * (2 * (self.most + 1) * self.width))
        self.fill_means(0, FACE[INFANTRY])
        self.fill_means(1, FACE[PLANE])

    def fill_means(self, table: i64, face: float) -> None:
        """The smaller of two counts is the number of levels that both reach: sum the chances of reaching them."""
        show = vec[float]([0.0] * (self.most + 2))  # chance that just k of n dice show the face
        show[0] = 1.0
        for n in range(self.most + 1):
            row = (table * (self.most + 1) + n) * self.width
            reach = 1.0
            for units in range(1, self.width):
                reach -= show[units - 1] if units - 1 <= n else 0.0
                self.means[row + units] = self.means[row + units - 1] + (reach if units <= n else 0.0)
            k = n + 1
            while k > 0:
                show[k] = show[k] * (1.0 - face) + show[k - 1] * face
                k -= 1
            show[0] *= 1.0 - face

    def mean(self, line: i64) -> float:
        """The expected hits of the units in action."""
        row = dice_of(line) * self.width
        planes = (self.most + 1) * self.width + row
        return (
            self.means[row + (line & 127)]
            + self.means[row + (line >> 7 & 127)]
            + self.means[row + (line >> 14 & 127)]
            + self.means[planes + (line >> 21 & 127)]
        )

    def row(self, line: i64) -> i64:
        """Where the chances of the line's hits begin in `exactly` and `at_least`."""
        known = self.rows.find(line % IN_ACTION)
        if known >= 0:
            return self.begins[known]
        begin = i64(len(self.exactly))
        self.rows.number(line % IN_ACTION)
        self.begins = append(self.begins, begin)
        hits = self.hits(line)
        most = i64(len(hits))
        for h in range(most):
            self.exactly = append(self.exactly, hits[h])
            self.at_least = append(self.at_least, 0.0)
        tail = 0.0
        while most > 0:
            most -= 1
            tail += hits[most]
            self.at_least[begin + most] = tail
        self.at_least[begin] = 1.0
        return begin

    def hits(self, line: i64) -> vec[float]:
        """The chance of each number of hits: the multinomial sum over all throws, in two halves."""
        dice = dice_of(line)
        low = (line & 127) + (line >> 7 & 127)  # most hits of each half
        high = (line >> 14 & 127) + (line >> 21 & 127)
        left, right = self.left_half(line), self.right_half(line)
        hits = vec[float]([0.0] * (low + high + 1))
        ways = 1.0
        for n in range(1, dice + 1):
            ways *= float(n)
        for n in range(dice + 1):
            for h in range(low + 1):
                weight = left[n * (low + 1) + h] * ways
                if weight > 0.0:
                    row = (dice - n) * (high + 1)
                    for k in range(high + 1):
                        hits[h + k] += weight * right[row + k]
        return hits

    def left_half(self, line: i64) -> vec[float]:
        key = line % UNIT[ARTILLERY]
        if key not in self.left:
            self.left[key] = self.pair(line & 127, FACE[INFANTRY], line >> 7 & 127, FACE[TANK])
        return self.left[key]

    def right_half(self, line: i64) -> vec[float]:
        key = line % IN_ACTION // UNIT[ARTILLERY]
        if key in self.right:
            return self.right[key]
        pair = self.pair(line >> 14 & 127, FACE[ARTILLERY], line >> 21 & 127, FACE[PLANE])
        wide = i64(len(pair)) // (self.most + 1)
        half = vec[float]([0.0] * len(pair))
        weight = 1.0  # of `blank` blank dice
        for blank in range(self.most + 1):
            for at in range((self.most + 1 - blank) * wide):
                half[blank * wide + at] += pair[at] * weight
            weight *= BLANK / float(blank + 1)
        self.right[key] = half
        return half

    def pair(self, first: i64, first_face: float, second: i64, second_face: float) -> vec[float]:
        """Sum of chance**k / k! over the dice of two kinds, by number of dice and of hits."""
        wide = first + second + 1
        table = vec[float]([0.0] * ((self.most + 1) * wide))
        outer = 1.0
        for j in range(self.most + 1):
            inner = outer
            for k in range(self.most + 1 - j):
                hits = (j if j < first else first) + (k if k < second else second)
                table[(j + k) * wide + hits] += inner
                inner *= second_face / float(k + 1)
            outer *= first_face / float(j + 1)
        return table


class Habit:
    """A way to reinforce that looks at the own line and the round only.

    Kinds: STRONGEST fills the line up to the limit, each time with the unit that raises the expected hits most (equal:
    the cheaper one); IN_ORDER fills it kind by kind; SPARING brings one unit, and only if nobody fights.
    """

    STRONGEST: Final = 0
    IN_ORDER: Final = 1
    SPARING: Final = 2
    kind: i64
    dice: Dice
    first: i64  # the order of the kinds
    second: i64
    third: i64
    fourth: i64

    def __init__(self, kind: i64, order: tuple[i64, i64, i64, i64], dice: Dice) -> None:
        self.kind = kind
        self.dice = dice
        self.first, self.second, self.third, self.fourth = order

    def committed(self, line: i64) -> i64:
        """The line with its first four units in action, or all it has (ATK-50)."""
        return self.filled(line, FIRST_LIMIT)

    def reinforced(self, line: i64, limit: i64) -> i64:
        """The line with reinforcements up to the limit (ATK-52, ATK-53)."""
        if self.kind == self.SPARING:
            return line if in_action(line) > 0 else self.filled(line, 1)
        return self.filled(line, limit)

    def filled(self, line: i64, limit: i64) -> i64:
        room = limit - in_action(line)
        waiting = in_reserve(line)
        if waiting < room:
            room = waiting
        while room > 0:
            line += CALL[self.next(line)]
            room -= 1
        return line

    def next(self, line: i64) -> i64:
        """The kind of the next unit from the reserve, which is not empty."""
        if self.kind == self.STRONGEST:
            return self.strongest(line)
        if line >> 28 + 7 * self.first & 127 != 0:
            return self.first
        if line >> 28 + 7 * self.second & 127 != 0:
            return self.second
        return self.third if line >> 28 + 7 * self.third & 127 != 0 else self.fourth

    def strongest(self, line: i64) -> i64:
        choice: i64 = -1
        most = 0.0
        kind: i64 = INFANTRY
        for _ in range(i64(KINDS)):
            if line >> 28 + 7 * kind & 127 != 0:
                hits = self.dice.mean(line + CALL[kind])
                if choice < 0 or hits > most + SAME:
                    choice = kind
                    most = hits
            # infantry, artillery, tank, plane: from the cheapest to the dearest
            kind = ARTILLERY if kind == INFANTRY else TANK if kind == ARTILLERY else i64(PLANE)
        return choice
