"""Sealed answers: several seats answer, each for itself alone, until all are in.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine.listing import EMPTY, Listing

NO_PASS: Final = -1  # `passing` where no window is open


@mypyc_attr(acyclic=True)
class SealedRound(Listing):
    """The first floor of `kernel.State`: the round of sealed answers that is open, if one is."""

    answering: i64
    passing: i64
    counted: bool  # everybody sees how many answers each seat has given in this round
    sealed: vec[i64]  # (seat, action) of the round, by seat and in the order of answering

    def __init__(self, src: SealedRound | None = None) -> None:
        super().__init__()
        self.sealed = EMPTY
        if src is not None:
            self.answering = src.answering
            self.passing = src.passing
            self.counted = src.counted
            if src.answering != 0:
                self.sealed = src.sealed[:]
            return
        self.answering = 0
        self.passing = NO_PASS
        self.counted = False

    def open_round(self, seats: i64, passing: i64, counted: bool) -> None:
        """From now on the seats' answers are kept here, each for its seat alone, until all are in."""
        self.answering = seats
        self.passing = passing
        self.counted = counted
        self.sealed = EMPTY

    def seal(self, seat: i64, action: i64) -> None:
        """Keep an answer; by seat, so that nobody can tell who was faster."""
        sealed = append(append(self.sealed, seat), action)
        i = i64(len(sealed)) - 2
        while i > 0 and sealed[i - 2] > seat:
            sealed[i] = sealed[i - 2]
            sealed[i + 1] = sealed[i - 1]
            sealed[i - 2] = seat
            sealed[i - 1] = action
            i -= 2
        self.sealed = sealed

    def all_pass(self) -> bool:
        """In a window: everybody has passed.  True to the end of the step that follows the last answer."""
        for i in range(1, i64(len(self.sealed)), 2):
            if self.sealed[i] != self.passing:
                return False
        return self.passing != NO_PASS

    def answers(self, seat: i64) -> i64:
        """How many answers the seat has given in this round."""
        n: i64 = 0
        for i in range(0, i64(len(self.sealed)), 2):
            if self.sealed[i] == seat:
                n += 1
        return n

    def answer(self, seat: i64, i: i64) -> i64:
        """The i-th answer (from 0) of the seat in this round; -1 if it has given fewer."""
        for k in range(0, i64(len(self.sealed)), 2):
            if self.sealed[k] == seat:
                if i == 0:
                    return self.sealed[k + 1]
                i -= 1
        return -1

    def answered_with(self, seat: i64, action: i64) -> i64:
        """How often the seat has given this answer in this round."""
        n: i64 = 0
        for k in range(0, i64(len(self.sealed)), 2):
            if self.sealed[k] == seat and self.sealed[k + 1] == action:
                n += 1
        return n
