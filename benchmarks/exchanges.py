"""How often a turn passes from one person to another: what a game over weeks waits for.

    python -m benchmarks.exchanges europe [GAMES] [ROUNDS]

Greedy bots play; a question with one answer only counts for nobody.  By number of players and whose turn it is: turns,
how often whoever is asked changes within a turn (mean, median, nine turns of ten), and the mean if questions that
standing orders may answer (`Game.reactions`) are answered by them.  Then: which questions others were asked, how often.
"""

from __future__ import annotations

import statistics
import sys
from collections import Counter, defaultdict
from typing import Any

from kartentisch.engine.chance import Chance
from kartentisch.games import load


class Turn:
    """Hand-overs of one turn, and what is left of them with standing orders."""

    def __init__(self) -> None:
        self.all = self.left = 0
        self._last: list[int | None] = [None, None]

    def asked(self, seat: int, ordered: bool) -> None:
        if self._last[0] not in (None, seat):
            self.all += 1
        self._last[0] = seat
        if ordered:
            return
        if self._last[1] not in (None, seat):
            self.left += 1
        self._last[1] = seat


def played(game: Any, players: int, seed: int, rounds: int, others: Counter[str]) -> list[tuple[int, Turn]]:
    """The turns of a game, each with the seat whose it is."""
    chance = Chance(seed)
    state = game.new(players)
    chance.settle(state)
    turns: list[tuple[int, Turn]] = []
    now = None
    while not state.over and state.turn <= rounds * players * 2:
        if (state.turn, state.active) != now:
            now = (state.turn, state.active)
            turns.append((int(state.active), Turn()))
        seat, legal = state.seats_asked[0], state.legal_actions(state.seats_asked[0])
        action = legal[0]
        if len(legal) > 1:
            question = state.where()
            ordered = seat != state.active and bool(game.reactions.get(question))
            if seat != state.active:
                others[question] += 1
            turns[-1][1].asked(seat, ordered)
            action = max(legal, key=lambda one: game.rate(state, one, seat))
        state.apply(action)
        chance.settle(state)
    return turns


def main(name: str, games: int = 12, rounds: int = 6) -> None:
    game, others = load(name), Counter[str]()
    found: dict[tuple[int, int], list[Turn]] = defaultdict(list)
    for players in game.seats:
        for seed in range(games):
            for seat, turn in played(game, players, seed, rounds, others):
                found[players, seat].append(turn)
    for (players, seat), turns in sorted(found.items()):
        counts = sorted(turn.all for turn in turns)
        mean, left = statistics.mean(counts), statistics.mean(turn.left for turn in turns)
        tenth = counts[len(counts) * 9 // 10]
        print(f"{players} players, seat {seat}: {len(turns)} turns, {mean:.1f} hand-overs", end=" ")
        print(f"(median {statistics.median(counts):.0f}, p90 {tenth}), {left:.1f} with standing orders")
    print(dict(others.most_common()))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
