"""A row of numbers, each under a fixed name: what a seat may know, as programs that learn want it.  Compiled by mypyc.

One function of a game writes numbers and names (`Game.observe`), so the two cannot part.  Seats are told from the
viewer on: `own`, `next1` to its left, `next2`.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT


class Sheet:
    """Numbers from left to right.

    Attributes:
        viewer: the seat that looks.
        players: how many seats there are.
        out: where the numbers go.
        at: how many are written.
        names: their names, while a layout is asked for; else None.
        words: lists of ids, by the numbers that the game gives them.
        prefix: of names, with its dot.
    """

    viewer: i64
    players: i64
    out: vec[i64]
    at: i64
    names: list[str] | None
    words: list[list[str]]
    prefix: str

    def __init__(self, viewer: i64, players: i64, out: vec[i64], words: list[list[str]]) -> None:
        self.viewer = viewer
        self.players = players
        self.out = out
        self.at = 0
        self.names = None
        self.words = words
        self.prefix = ""

    # ------------------------------------------------------------------ whose
    def seat(self, k: i64) -> i64:
        """The seat k places to the left of the viewer; from now on entries are its own."""
        if self.names is not None:
            self.prefix = self.called(k) + "."
        return self.seat_at(k)

    def table(self) -> None:
        """From now on entries belong to no seat."""
        self.prefix = ""

    def seat_at(self, k: i64) -> i64:
        seat = self.viewer + k
        return seat if seat < self.players else seat - self.players

    def called(self, k: i64) -> str:
        return "own" if k == 0 else "next" + str(k)

    # ------------------------------------------------------------------ entries
    def name(self, part: str) -> None:
        """For a layout: the name of the next entry; there the row grows as it is written."""
        names = self.names
        if names is not None:
            names.append(self.prefix + part)
            self.out = append(self.out, 0)

    def number(self, part: str, x: i64) -> None:
        """One number."""
        if self.names is not None:
            self.name(part)
        self.out[self.at] = x
        self.at += 1

    def row(self, part: str, words: i64, numbers: vec[i64], first: i64, n: i64) -> None:
        """n numbers of a buffer from `first` on, called by the words."""
        if self.names is not None:
            for i in range(n):
                self.name(part + "." + self.words[words][i])
        out, at = self.out, self.at
        for i in range(n):
            out[at + i] = numbers[first + i]
        self.at = at + n

    def grid(self, part: str, rows: i64, many: i64, words: i64, n: i64, numbers: vec[i64], width: i64) -> None:
        """The first n numbers of each row of a buffer whose rows are `width` long, called by the words of both."""
        for row in range(many):
            if self.names is not None:
                for i in range(n):
                    self.name(part + "." + self.words[rows][row] + "." + self.words[words][i])
            out, at, first = self.out, self.at, row * width
            for i in range(n):
                out[at + i] = numbers[first + i]
            self.at = at + n

    def owners(self, part: str, words: i64, n: i64, owner: vec[i64]) -> None:
        """For each of n places an entry for each seat from the viewer on, 1 for its owner; all 0 for nobody."""
        for i in range(n):
            for k in range(self.players):
                if self.names is not None:
                    self.name(part + "." + self.words[words][i] + "." + self.called(k))
                self.out[self.at] = 1 if owner[i] == self.seat_at(k) else 0
                self.at += 1

    def cell(self, part: str, words: i64, i: i64, x: i64) -> None:
        """One number, called by the i-th word."""
        if self.names is not None:
            self.name(part + "." + self.words[words][i])
        self.out[self.at] = x
        self.at += 1

    def bits(self, part: str, words: i64, mask: i64, n: i64) -> None:
        """n entries 0 or 1, at most 62: the bits of a mask."""
        if self.names is not None:
            for i in range(n):
                self.name(part + "." + self.words[words][i])
        out, at = self.out, self.at
        for i in range(n):
            out[at + i] = mask & 1
            mask >>= 1
        self.at = at + n

    def choice(self, part: str, words: i64, x: i64, n: i64) -> None:
        """n entries, 1 for the x-th and 0 for the others; all 0 where x is none of them."""
        for i in range(n):
            self.cell(part, words, i, 1 if i == x else 0)

    def who(self, part: str, seat: i64) -> None:
        """An entry for each seat from the viewer on, 1 for this one; all 0 for nobody."""
        self.seats(part, BIT[seat] if 0 <= seat < self.players else 0)

    def seats(self, part: str, mask: i64) -> None:
        """An entry for each seat from the viewer on, 1 for those in the mask."""
        for k in range(self.players):
            if self.names is not None:
                self.name(part + "." + self.called(k))
            self.out[self.at] = mask >> self.seat_at(k) & 1
            self.at += 1
