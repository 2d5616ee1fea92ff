"""A hash over all that random games ask, tell and show: python -m tests.games.shown GAME."""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator, Mapping
from typing import Any

import kartentisch as kt
from kartentisch.cli.bench import checksum
from kartentisch.engine import testkit
from kartentisch.engine.facts import EVERYTHING, SPECTATOR
from kartentisch.engine.game import Game, to_bytes
from kartentisch.engine.testkit.copies import written

LOOKED = 8  # every so many moments the state and all views of it: to write them takes ten times as long as to play on


def moments(game: Game, players: int, options: Mapping[str, Any], by_kind: bool) -> Iterator[Any]:
    """All that one game asks and tells, and now and then what it is and shows.

    Args:
        by_kind: any kind of action is as likely as another; else any action, and what there is one of beside a hundred
            of another kind hardly ever comes.
    """
    dice, chance = random.Random(players), kt.Chance(players)
    state: Any = game.bare(players, options)
    state.listen()
    state.start(game.opening())
    moment = 0
    while not state.over:
        yield [event.to_json() for event in game.events(state)]
        if not moment % LOOKED:
            yield [written(state), state.key(), game.faults(state)]
            yield [game.view(state, viewer) for viewer in (*range(players), SPECTATOR, EVERYTHING)]
        if state.chance:
            state.apply(chance.outcome(state))
        else:
            seat = dice.choice(state.seats_asked)
            legal = state.legal_actions(seat)
            yield [state.where(), seat, legal]
            if by_kind:
                kinds = [game.space.action(action).name for action in legal]
                kind = dice.choice(sorted(set(kinds)))
                legal = [action for action, its in zip(legal, kinds, strict=True) if its == kind]
            state.apply(dice.choice(legal), seat)
        moment += 1
    yield [event.to_json() for event in game.events(state)]
    yield [game.dump(state), state.scores(), game.returns(state), state.winners()]


def compared(game: Game) -> str:
    """What compiled and interpreted rules must agree on, in games of every size and of other options as well."""
    digest = hashlib.sha256()
    for players in game.seats:
        _, others = testkit.drawn(game, players, players, "random")
        for options, by_kind in ((game.series, False), (game.series, True), (others, True)):
            for part in moments(game, players, options, by_kind):
                digest.update(to_bytes(part))
    return f"{checksum(game)} {digest.hexdigest()}"


if __name__ == "__main__":
    print(compared(kt.load(sys.argv[1])))
