"""A hash over all that random games ask, tell and show: python -m tests.games.shown GAME."""

from __future__ import annotations

import hashlib
import random
import sys

import kartentisch as kt
from kartentisch.cli.bench import checksum
from kartentisch.engine.facts import EVERYTHING, SPECTATOR
from kartentisch.engine.game import Game, to_bytes

VIEWS = 8  # every so many moments all views are compared: to write them takes ten times as long as to play on


def shown(game: Game) -> str:
    """A hash over whole games of every size, moment by moment: `checksum` looks at their ends.

    In one game of each size any action is as likely as another, in the next any kind of action, as there are kinds that
    stand beside a hundred of another.
    """
    digest = hashlib.sha256()
    for players in game.seats:
        for by_kind in (False, True):
            dice, chance = random.Random(players), kt.Chance(players)
            state, moment = game.new(players, options=game.series), 0
            state.listen()
            while not state.over:
                if not moment % VIEWS:
                    viewers = (*range(players), SPECTATOR, EVERYTHING)
                    digest.update(to_bytes([game.view(state, viewer) for viewer in viewers]))
                if state.chance:
                    state.apply(chance.outcome(state))
                else:
                    seat = dice.choice(state.seats_asked)
                    legal = state.legal_actions(seat)
                    digest.update(to_bytes([state.where(), seat, legal]))
                    if by_kind:
                        kinds = [game.space.notation(action).partition(" ")[0] for action in legal]
                        kind = dice.choice(sorted(set(kinds)))
                        legal = [action for action, its in zip(legal, kinds, strict=True) if its == kind]
                    state.apply(dice.choice(legal), seat)
                digest.update(to_bytes([event.to_json() for event in game.events(state)]))
                moment += 1
            digest.update(to_bytes([game.dump(state), state.scores(), game.returns(state), state.winners()]))
    return digest.hexdigest()


def compared(game: Game) -> str:
    """What compiled and interpreted rules must agree on."""
    return f"{checksum(game)} {shown(game)}"


if __name__ == "__main__":
    print(compared(kt.load(sys.argv[1])))
