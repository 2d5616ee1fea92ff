"""A row of numbers, each under a fixed name: what a seat may know, as programs that learn want it.  Compiled by mypyc.

One function of a game writes numbers and names (`Game.observe`), so the two cannot part.  Seats are told from the
viewer on: `own`, `next1` to its left, `next2`.  Most entries are 0 most of the time, so the row is empty before, and
what is not 0 is marked, for `wiped`.  Where a buffer hardly changes from one row to the next, what has changed is
written (`packed`, `chosen`): a sheet remembers what it has written there last.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT, DE_BRUIJN, LOWEST


class Sheet:
    """Numbers from left to right.

    Attributes:
        viewer: the seat that looks.
        players: how many seats there are.
        out: where the numbers go.
        first: where the row begins there.
        at: where the next entry goes.
        marks: which entries are not 0, the first `marked` of them.
        names: their names, while a layout is asked for; else None.
        words: lists of ids, by the numbers that the game gives them.
        prefix: of names, with its dot.
        head: how many entries the question takes, at the beginning.
        last: the packed numbers as they were written last, in their order; `kept` of them so far.
        shown: the state that was written last, at its `moment`.
    """

    viewer: i64
    players: i64
    out: vec[i64]
    first: i64
    at: i64
    marks: vec[i64]
    marked: i64
    names: list[str] | None
    words: list[list[str]]
    prefix: str
    head: i64
    last: vec[i64]
    kept: i64
    shown: Any
    moment: i64
    before: i64

    def __init__(
        self, viewer: i64, players: i64, out: vec[i64], words: list[list[str]], first: i64 = 0, size: i64 = 0
    ) -> None:
        """`size` entries of `out` from `first` on are 0; for a layout the row grows as it is written."""
        self.viewer = viewer
        self.players = players
        self.out = out
        self.first = first
        self.at = first
        self.marks = vec[i64]([0] * size)
        self.marked = 0
        self.names = None
        self.words = words
        self.prefix = ""
        self.head = 0
        self.last = vec[i64]()
        self.kept = 0
        self.shown = None
        self.moment = 0
        self.before = 0

    def wiped(self, viewer: i64) -> None:
        """Empty again, for this seat, but for what is written by difference."""
        out, marks = self.out, self.marks
        for i in range(self.marked):
            out[marks[i]] = 0
        self.without_question()
        self.viewer = viewer
        self.marked = self.before = 0
        self.kept = 0

    # ------------------------------------------------------------------ behind a look all but the question is as it was
    def shows(self, state: Any, moment: i64, viewer: i64) -> bool:
        """Whether it shows this state at this moment to this seat already; then the question alone is written anew."""
        if self.shown is state and self.moment == moment and self.viewer == viewer:
            self.without_question()
            return True
        self.shown = state
        self.moment = moment
        return False

    def without_question(self) -> None:
        """Ready for another one."""
        out = self.out
        for i in range(self.first, self.first + self.head):
            out[i] = 0
        self.at = self.first
        self.before = self.marked

    def asked(self) -> None:
        """The question is written; its entries are not marked, `head` says which they are."""
        self.head = self.at - self.first
        self.marked = self.before

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

    def place(self, seat: i64) -> i64:
        """How far the seat sits to the left of the viewer."""
        k = seat - self.viewer
        return k if k >= 0 else k + self.players

    def called(self, k: i64) -> str:
        return "own" if k == 0 else "next" + str(k)

    # ------------------------------------------------------------------ entries
    def name(self, part: str) -> None:
        """For a layout: the name of the next entry; there the row grows as it is written."""
        names = self.names
        if names is not None:
            names.append(self.prefix + part)
            self.out = append(self.out, 0)
            self.marks = append(self.marks, 0)

    def mark(self, at: i64, x: i64) -> None:
        """A number that is not 0 at this place."""
        self.out[at] = x
        self.marks[self.marked] = at
        self.marked += 1

    def many(self, numbers: vec[i64], first: i64, n: i64) -> None:
        """Numbers of which any may be 0: all are written, without a jump that no processor could foresee."""
        at, out, marks, marked = self.at, self.out, self.marks, self.marked
        for i in range(n):
            x = numbers[first + i]
            out[at + i] = x
            marks[marked] = at + i
            marked += (x | -x) >> 63 & 1
        self.marked = marked
        self.at = at + n

    def number(self, part: str, x: i64) -> None:
        """One number."""
        if self.names is not None:
            self.name(part)
        if x != 0:
            self.mark(self.at, x)
        self.at += 1

    def row(self, part: str, words: i64, numbers: vec[i64], first: i64, n: i64) -> None:
        """n numbers of a buffer from `first` on, called by the words."""
        if self.names is not None:
            for i in range(n):
                self.name(part + "." + self.words[words][i])
        self.many(numbers, first, n)

    def grid(self, part: str, rows: i64, many: i64, words: i64, n: i64, numbers: vec[i64], width: i64) -> None:
        """The first n numbers of each row of a buffer whose rows are `width` long, called by the words of both."""
        if self.names is not None:
            for row in range(many):
                for i in range(n):
                    self.name(part + "." + self.words[rows][row] + "." + self.words[words][i])
        if n == width:
            self.many(numbers, 0, many * n)
            return
        for row in range(many):
            self.many(numbers, row * width, n)

    def sparse(self, part: str, rows: i64, many: i64, words: i64, n: i64, numbers: vec[i64]) -> None:
        """A grid, n numbers in each row of the buffer, in which most of the time everything is 0."""
        found: i64 = 0
        for i in range(many * n):
            found |= numbers[i]
        if found == 0 and self.skipped(many * n):
            return
        self.grid(part, rows, many, words, n, numbers, n)

    def skipped(self, n: i64) -> bool:
        """Whether n entries that are 0 are passed over; not for a layout, which wants each of them by its name."""
        if self.names is not None:
            return False
        self.at += n
        return True

    def packed(self, numbers: vec[i64], width: i64, bits: i64, stride: i64) -> None:
        """Packed numbers, each of `width` counts of so many bits; the entries of the next begin `stride` behind.

        What is as it was last is not written again.  Names come before (`name`), and `pass_over` goes on behind all.
        """
        n, k, at, out, mask = i64(len(numbers)), self.kept, self.at, self.out, BIT[bits] - 1
        last = self.room(k + n)
        for i in range(n):
            x = numbers[i]
            if x != last[k + i]:
                last[k + i] = x
                for j in range(width):
                    out[at + i * stride + j] = x & mask
                    x >>= bits
        self.kept = k + n

    def chosen(self, numbers: vec[i64], width: i64) -> None:
        """Of each of the numbers `width` entries, 1 for the one that it names; written as `packed`."""
        n, k, at, out = i64(len(numbers)), self.kept, self.at, self.out
        last = self.room(k + n)
        for i in range(n):
            x = numbers[i] + 1
            if x != last[k + i]:
                if last[k + i] > 0:
                    out[at + i * width + last[k + i] - 1] = 0
                last[k + i] = x
                if 0 < x <= width:
                    out[at + i * width + x - 1] = 1
        self.kept = k + n
        self.at = at + n * width

    def room(self, n: i64) -> vec[i64]:
        """What was written last, with room for n numbers."""
        if n > i64(len(self.last)):
            more = vec[i64]([0] * n)
            for i in range(i64(len(self.last))):
                more[i] = self.last[i]
            self.last = more
        return self.last

    def pass_over(self, n: i64) -> None:
        """Go on behind so many entries, which were written or are 0."""
        self.at += n

    def more(self, i: i64, n: i64) -> None:
        """n more in the i-th entry from here."""
        if self.out[self.at + i] == 0:
            self.marks[self.marked] = self.at + i
            self.marked += 1
        self.out[self.at + i] += n

    def owners(self, part: str, words: i64, n: i64, owner: vec[i64]) -> None:
        """For each of n places an entry for each seat from the viewer on, 1 for its owner; all 0 for nobody."""
        players = self.players
        if self.names is not None:
            for i in range(n):
                for k in range(players):
                    self.name(part + "." + self.words[words][i] + "." + self.called(k))
        at = self.at
        for i in range(n):
            if 0 <= owner[i] < players:
                self.mark(at + self.place(owner[i]), 1)
            at += players
        self.at = at

    def cell(self, part: str, words: i64, i: i64, x: i64) -> None:
        """One number, called by the i-th word."""
        if self.names is not None:
            self.name(part + "." + self.words[words][i])
        if x != 0:
            self.mark(self.at, x)
        self.at += 1

    def bits(self, part: str, words: i64, mask: i64, n: i64) -> None:
        """n entries 0 or 1, at most 62: the bits of a mask."""
        if self.names is not None:
            for i in range(n):
                self.name(part + "." + self.words[words][i])
        at, out, marks, marked = self.at, self.out, self.marks, self.marked
        if n < 62:
            mask &= BIT[n] - 1
        while mask != 0:
            entry = at + LOWEST[(mask & -mask) * DE_BRUIJN >> 58 & 63]  # `lowest_bit` of what is not 0
            mask &= mask - 1
            out[entry] = 1
            marks[marked] = entry
            marked += 1
        self.marked = marked
        self.at = at + n

    def choice(self, part: str, words: i64, x: i64, n: i64) -> None:
        """n entries, 1 for the x-th and 0 for the others; all 0 where x is none of them."""
        if self.names is not None:
            for i in range(n):
                self.name(part + "." + self.words[words][i])
        if 0 <= x < n:
            self.mark(self.at + x, 1)
        self.at += n

    def who(self, part: str, seat: i64) -> None:
        """An entry for each seat from the viewer on, 1 for this one; all 0 for nobody."""
        if self.names is not None:
            for k in range(self.players):
                self.name(part + "." + self.called(k))
        if 0 <= seat < self.players:
            self.mark(self.at + self.place(seat), 1)
        self.at += self.players

    def seats(self, part: str, mask: i64) -> None:
        """An entry for each seat from the viewer on, 1 for those in the mask."""
        for k in range(self.players):
            if self.names is not None:
                self.name(part + "." + self.called(k))
            if mask & BIT[self.seat_at(k)]:
                self.mark(self.at, 1)
            self.at += 1
