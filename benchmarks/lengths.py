"""How long games are for their people: writes `src/kartentisch/bots/lengths.json`, what tables ask of people.

    python -m benchmarks.lengths [GAMES] [GAME ...]

Greedy bots play whole games.  By game and number of seats, as means of a game: `decisions` of a seat that left a
choice, `calls` of a seat (a row of its decisions, until somebody else is asked), and `waits` of the table (how often it
began to wait for somebody: those who answer at the same time are one).  What is there already of other games stands.
"""

from __future__ import annotations

import json
import statistics
import sys
from pathlib import Path
from typing import Any

from kartentisch.engine.chance import Chance
from kartentisch.games import GAMES, load

FILE = Path(__file__).parents[1] / "src/kartentisch/bots/lengths.json"


def played(game: Any, players: int, seed: int) -> tuple[int, int, int]:
    """A whole game: decisions and calls of all seats together, waits."""
    chance = Chance(seed)
    state = game.new(players)
    chance.settle(state)
    before: set[int] = set()
    decisions = calls = waits = 0
    while not state.over:
        choices = {seat: state.legal_actions(seat) for seat in state.seats_asked}
        asked = {seat for seat, legal in choices.items() if len(legal) > 1}
        if asked:
            calls += len(asked - before)
            waits += bool(asked - before)
            before = asked
        seat = min(asked or choices)
        decisions += len(choices[seat]) > 1
        best = choices[seat][0] if not asked else max(choices[seat], key=lambda one: game.rate(state, one, seat))
        state.apply(best, seat)
        chance.settle(state)
    return decisions, calls, waits


def main(games: int, names: list[str]) -> None:
    known = json.loads(FILE.read_text()) if FILE.exists() else {}
    for name in names:
        game = load(name)
        found = {}
        for players in game.seats:
            every = [played(game, players, seed) for seed in range(games)]
            decisions, calls, waits = (statistics.mean(column) for column in zip(*every, strict=True))
            found[str(players)] = {
                "calls": round(calls / players, 1),
                "decisions": round(decisions / players, 1),
                "games": games,
                "waits": round(waits, 1),
            }
            print(name, players, found[str(players)], flush=True)
        known[name] = found
        FILE.write_text(json.dumps(known, indent=2, sort_keys=True) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40, sys.argv[2:] or list(GAMES))
