"""One process of `faults`: the kit plays a game, and what it says comes out as JSON."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from importlib import import_module

import kartentisch as kt
from kartentisch.engine.game import Game
from kartentisch.engine.testkit import Report, games_played


def opened(name: str) -> Game:
    """The game of this name, or the class `module:Class`."""
    module, _, kind = name.partition(":")
    game: Game = getattr(import_module(module), kind)() if kind else kt.load(name)
    return game


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("games", type=int)
    parser.add_argument("--every", action="store_true")
    args = parser.parse_args()
    game = opened(args.game)
    report, played = Report(game), 0
    for report in games_played(game, args.games):
        played = min(played + 1, args.games)
        if report.failures and not args.every:
            break
    failures = report.failures
    known = [(what, name) for what, names in report.known().items() for name in names]
    print(
        json.dumps(
            {
                "games": played,
                "failed": len(failures),
                "first_seed": failures[0].seed if failures else -1,
                "by": dict(Counter(failure.check for failure in failures)),
                "first": str(failures[0]) if failures else "",
                "never": [f"{what}:{name}" for what, names in report.never().items() for name in names],
                "met": {f"{what}:{name}": report.counts(what)[name] for what, name in known},
            }
        )
    )


if __name__ == "__main__":
    main()
