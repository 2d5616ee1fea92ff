"""Who plays whom: round-robin or Swiss, every deal in every seating."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, permutations
from math import ceil

MOST_SEATINGS = 24  # of one deal; where there were more, everybody sits once in every seat


@dataclass(frozen=True)
class Pairing:
    """A game to play: which deal, and by seat which bot (index)."""

    deal: int
    bots: tuple[int, ...]


def seatings(group: Sequence[int]) -> list[tuple[int, ...]]:
    """All ways in which the group can sit, or, where these are too many, those in which each sits once in every seat.

    >>> seatings([0, 1, 1])
    [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    """
    every = sorted(set(permutations(group))) if len(group) <= 5 else []
    if 0 < len(every) <= MOST_SEATINGS:
        return every
    turned = [tuple(group[(seat - shift) % len(group)] for seat in range(len(group))) for shift in range(len(group))]
    return list(dict.fromkeys(turned))


def groups(bots: int, players: int) -> list[tuple[int, ...]]:
    """Everybody meets everybody; too few for a table sit there several times, but never against themselves alone.

    >>> groups(3, 2)
    [(0, 1), (0, 2), (1, 2)]
    >>> groups(2, 3)
    [(0, 0, 1), (0, 1, 1)]
    """
    if bots >= players:
        return list(combinations(range(bots), players))
    return [group for group in combinations_with_replacement(range(bots), players) if len(set(group)) == bots]


def round_robin(bots: int, players: int, games: int) -> list[Pairing]:
    """At least so many games: whole deals, each played by every group in every seating."""
    once = [seating for group in groups(bots, players) for seating in seatings(group)]
    return [Pairing(deal, seating) for deal in range(ceil(games / len(once))) for seating in once]


class Swiss:
    """Neighbours in the standing who have met least play, the best first; the same deal at every table of a round."""

    def __init__(self, bots: int, players: int) -> None:
        self._players = players
        self._met: Counter[tuple[int, int]] = Counter()
        self._rested: Counter[int] = Counter()
        self._round = 0
        self.games = bots // players * len(seatings(range(players)))  # of a round

    def pairings(self, standing: Sequence[int]) -> list[Pairing]:
        """The next round; `standing`: all bots, the best first."""
        spare = len(standing) % self._players
        last_first = list(reversed(standing))
        out = sorted(last_first, key=lambda bot: self._rested[bot])[:spare]  # the last who sat out least
        self._rested.update(out)
        left = [bot for bot in standing if bot not in out]
        found: list[Pairing] = []
        while left:
            group = [left.pop(0)]
            while len(group) < self._players:
                group.append(left.pop(self._newest(group, left)))
            self._met.update(combinations(sorted(group), 2))
            found += [Pairing(self._round, seating) for seating in seatings(sorted(group))]
        self._round += 1
        return found

    def _newest(self, group: Sequence[int], left: Sequence[int]) -> int:
        """Where in `left` stands who has met the group least, the best of them."""
        meetings = [sum(self._met[min(bot, one), max(bot, one)] for one in group) for bot in left]
        return meetings.index(min(meetings))
