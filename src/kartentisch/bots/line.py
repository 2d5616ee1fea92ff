"""How everybody stands all along a game: what was looked at moment by moment, made to agree (docs/develop/review.md).

Each look rests on a few simulations, so two of neighbouring moments differ although nothing has happened between them.
The line goes through all of them: it changes where something is known to have changed it, or where most looks say so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from statistics import variance
from typing import Any, Final

from kartentisch.bots.win_chance import DIGITS, Look, follows, mean
from kartentisch.engine.record import Record

LEAST: Final = 1e-5  # variance of what is known best
FEW: Final = 0.25  # of a win: what none of a few samples has met may happen all the same
SURE: Final = 0.003  # of a win: standard error that no change is below
STILL: Final = 0.002  # so much changes where nobody has answered,
ANSWERED: Final = 0.02  # where somebody has, usually: most answers are those that the simulations took for granted,
UNSEEN: Final = 0.1  # and where dice or cards came that were not looked at
ROUNDS: Final = 12  # after which it hardly moves

Known = tuple[float, float]  # a figure with its variance


class Found:
    """What was found out about positions and what changed them, by entry of a record.

    Attributes:
        levels: by entry and for what it was looked at: every seat's share of the win after it, with a variance.
        changes: by the entries before and after: what changed, with a variance.
    """

    def __init__(self) -> None:
        self.levels: dict[int, dict[str, tuple[Look, float]]] = {}
        self.changes: dict[tuple[int, int], tuple[Look, float]] = {}

    def look(self, entry: int, kind: str, looks: Sequence[Look]) -> None:
        """What was found at a position; `kind`: for what, of which the last one counts."""
        self.known(entry, kind, mean(looks), spread(looks))

    def known(self, entry: int, kind: str, shares: Look, error: float) -> None:
        """The same, with a variance."""
        self.levels.setdefault(entry, {})[kind] = shares, max(error, LEAST)

    def changed(self, first: int, last: int, change: Look, error: Sequence[float]) -> None:
        """What the rolls and draws of these entries changed, with its standard errors."""
        most = max(max(error), SURE)
        self.changes[first - 1, last] = change, most * most

    def include(self, more: Found) -> None:
        """What was found elsewhere, too."""
        for entry, kinds in more.levels.items():
            self.levels.setdefault(entry, {}).update(kinds)
        self.changes.update(more.changes)


class Line:
    """By entry of a record, the share of the win of every seat in the position after it.

    Attributes:
        found: what the line goes through.
    """

    def __init__(self, record: Record, players: int) -> None:
        self._record, self._players = record, players
        self.found = Found()

    def values(self) -> dict[int, Look]:
        """By entry, for all positions that were looked at."""
        nodes = sorted(self.found.levels)
        levels = [self._level(entry) for entry in nodes]
        measured = [self.found.changes.get(pair) for pair in pairwise(nodes)]
        usual = [self._usual(*pair) for pair in pairwise(nodes)]
        found = [shares for shares, _ in levels]
        # what is not measured hardly changes anything, or a lot, which the line finds out by and by
        now = [0.0] * len(usual)
        for _ in range(ROUNDS):
            steps = [
                one[1] if one is not None else spare * spare + moved * moved
                for one, spare, moved in zip(measured, usual, now, strict=True)
            ]
            rows = [
                agreed(
                    [(shares[seat], error) for shares, error in levels],
                    [
                        (one[0][seat] if one is not None else 0.0, step)
                        for one, step in zip(measured, steps, strict=True)
                    ],
                )
                for seat in range(self._players)
            ]
            found = [list(shares) for shares in zip(*rows, strict=True)]
            now = [max(abs(b - a) for a, b in zip(*pair, strict=True)) for pair in pairwise(found)]
        return {entry: _whole(shares) for entry, shares in zip(nodes, found, strict=True)}

    def _level(self, entry: int) -> tuple[Look, float]:
        """All that was found at one position."""
        found = self.found.levels[entry].values()
        weight = sum(1 / error for _, error in found)
        shares = [sum(one[seat] / error for one, error in found) / weight for seat in range(self._players)]
        return shares, 1 / weight

    def _usual(self, first: int, last: int) -> float:
        between = self._record.entries[first:last]
        if any("chance" in entry for entry in between):
            return UNSEEN
        return ANSWERED if any("action" in entry for entry in between) else STILL


def spread(looks: Sequence[Look]) -> float:
    """The variance of the mean of such looks, over all seats."""
    n = len(looks)
    single = max((variance(shares) for shares in zip(*looks, strict=True)), default=0.0) if n > 1 else FEW
    return (single + FEW / n) / n


def agreed(levels: Sequence[Known], steps: Sequence[Known]) -> list[float]:
    """Figures in a row that fit best to what is known of each, and of each step from one to the next.

    Weighted least squares; the equations tie neighbours only, so they are solved from the left and back.
    """
    n = len(levels)
    middle = [1 / error for _, error in levels]
    right = [value / error for value, error in levels]
    ties = [1 / error for _, error in steps]
    for i, (change, error) in enumerate(steps):
        middle[i] += 1 / error
        middle[i + 1] += 1 / error
        right[i] -= change / error
        right[i + 1] += change / error
    for i in range(1, n):
        part = ties[i - 1] / middle[i - 1]
        middle[i] -= part * ties[i - 1]
        right[i] += part * right[i - 1]
    found = [0.0] * n
    for i in reversed(range(n)):
        found[i] = (right[i] + (ties[i] * found[i + 1] if i + 1 < n else 0.0)) / middle[i]
    return found


def _whole(shares: Look) -> Look:
    """Shares of a win, together 1."""
    kept = [max(0.0, one) for one in shares]
    total = sum(kept)
    return [one / total for one in kept] if total else shares


def levelled(decisions: Sequence[Mapping[str, Any]], line: Mapping[int, Look], record: Record) -> list[dict[str, Any]]:
    """Decisions as they were weighed, on the level that the line has where they lead to.

    What its moves differ by stays as it was found: that is known better than how the seat stands.
    """
    found = list[dict[str, Any]]()
    after: Mapping[str, Any] | None = None  # the seat's next move, if nothing comes between
    for row in reversed(decisions):
        after = after if follows(record, row, after) else None
        ends = next((entry for entry in range(row["last"], _still(record, row["last"]) + 1) if entry in line), None)
        begins = max((entry for entry in line if entry < row["entry"]), default=None)
        value = float(row["value"])
        if ends is not None:
            value = line[ends][row["seat"]]
        elif after is not None:
            value = after["usual"]  # by which it was weighed
        elif begins is not None:
            value += line[begins][row["seat"]] - row["usual"]
        known = [row["value"], row["usual"], *(one["value"] for one in row["better"])]
        moved = min(max(value - row["value"], -min(known)), 1.0 - max(known))
        after = {
            **row,
            "value": round(row["value"] + moved, DIGITS),
            "usual": round(row["usual"] + moved, DIGITS),
            "better": [{**one, "value": round(one["value"] + moved, DIGITS)} for one in row["better"]],
        }
        found.append(dict(after))
    return found[::-1]


def _still(record: Record, entry: int) -> int:
    """The last position up to which nobody has answered and nothing was rolled or drawn since the one of this entry."""
    while entry < len(record.entries) and not record.entries[entry].keys() & {"action", "chance"}:
        entry += 1
    return entry
