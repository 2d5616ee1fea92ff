"""All lines that one side can have in a land battle of Attack!, numbered, with the ways between them.

Compiled by mypyc.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.odds.attack_line import CALL, KINDS, Dice, Habit, Numbers, all_of, fallen, in_action, in_reserve

MOST_LINES: Final = 2**45  # more than can be; room for numbers beside a key to sort by


def ways(line: i64) -> int:
    """How many lines may follow from this one if its side is free to choose, itself and the empty one among them."""
    count = 1
    for kind in range(i64(KINDS)):
        fights, waits = line >> 7 * kind & 127, line >> 28 + 7 * kind & 127
        count *= (waits + 1) * (fights + 1) + waits * (waits + 1) // 2
    return count


class Lines:
    """All lines a side can have in a battle, in an order in which hits and reinforcements lead to earlier ones.

    Number 0 is the side wiped out.
    """

    habit: Habit | None
    count: i64
    lines: vec[i64]
    numbers: Numbers
    hit: vec[i64]  # the line after one hit
    call: vec[i64]  # [line, kind] after calling one unit; -1 without such a reserve; for a side without habit
    filled: vec[i64]  # [limit, line] after reinforcing by habit
    fighting: vec[i64]
    hits_at: vec[i64]
    first: i64
    limits: i64

    def __init__(self, line: i64, habit: Habit | None, dice: Dice, first: i64, last: i64) -> None:
        """The lines that may follow from this one, with limits from `first` to `last`."""
        self.habit = habit
        self.first = first
        self.limits = last - first + 1
        found = Numbers()
        found.number(0)
        found.number(line)
        if habit is None:
            self.follow_all(found)
        else:
            self.follow_habit(found, habit)
        keys: list[int] = []
        for number in range(found.count):
            raw = found.things[number]
            keys.append((all_of(raw) * 128 + in_reserve(raw)) * MOST_LINES + number)
        keys.sort()
        self.count = found.count
        self.numbers = Numbers()
        for key in keys:
            self.numbers.number(found.things[key % MOST_LINES])
        self.lines = self.numbers.things
        self.hit = vec[i64]([0] * self.count)
        self.fighting = vec[i64]([0] * self.count)
        self.hits_at = vec[i64]([0] * self.count)
        self.call = vec[i64]([-1] * (KINDS * self.count if habit is None else i64(0)))
        self.filled = vec[i64]([0] * (self.limits * self.count if habit is not None else i64(0)))
        for at in range(self.count):
            line = self.lines[at]
            self.hit[at] = self.numbers.find(fallen(line))
            self.fighting[at] = in_action(line)
            self.hits_at[at] = dice.row(line)
            if habit is None:
                for kind in range(i64(KINDS)):
                    if line >> 28 + 7 * kind & 127 != 0:
                        self.call[KINDS * at + kind] = self.numbers.find(line + CALL[kind])
            else:
                for layer in range(self.limits):
                    filled = self.numbers.find(habit.reinforced(line, first + layer))
                    self.filled[layer * self.count + at] = filled if filled >= 0 else at  # -1: cannot arise there

    def follow_all(self, found: Numbers) -> None:
        at: i64 = 0
        while at < found.count:
            line = found.things[at]
            found.number(fallen(line))
            for kind in range(i64(KINDS)):
                if line >> 28 + 7 * kind & 127 != 0:
                    found.number(line + CALL[kind])
            at += 1

    def follow_habit(self, found: Numbers, habit: Habit) -> None:
        """Round by round; under the last limit until nothing new appears."""
        now = vec[i64]([found.things[1]])
        limit = self.first
        while True:
            known = found.count
            here = Numbers()
            for at in range(i64(len(now))):
                line = now[at]
                while True:  # it may act in this round already, or be hit first
                    here.number(line)
                    if fallen(line) == line:
                        break
                    line = fallen(line)
            next_round = Numbers()
            for at in range(here.count):
                found.number(here.things[at])
                line = habit.reinforced(here.things[at], limit)
                while True:
                    found.number(line)
                    next_round.number(line)
                    if fallen(line) == line:
                        break
                    line = fallen(line)
            now = next_round.things
            if limit < self.first + self.limits - 1:
                limit += 1
            elif found.count == known:
                return
