"""By how much the entries of an observation are divided, so that learners get numbers of about 1.

Needs numpy, of the extra `kartentisch[rl]`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from kartentisch.adapters.shared import opening
from kartentisch.engine.chance import Chance
from kartentisch.engine.extras import needing
from kartentisch.engine.game import Game

with needing("rl"):
    import numpy as np
    from numpy.typing import NDArray

GAMES = 32  # that are looked at
WILD = 0.2  # of their decisions are taken at random, so that unusual positions come up as well
STREAM = 41  # of chance: the same games for everybody


@cache
def scales(game: Game, players: int, options: tuple[tuple[str, Any], ...] = ()) -> NDArray[np.float32]:
    """[entry] the largest number, 1 at least, that some games of the policy and of chance show there.

    The same on every machine.  An entry may still be larger in another game: divided numbers are about -1 to 1, not
    exactly.
    """
    layout = game.observation(players)
    most, buffer = np.ones(layout.size, np.float32), layout.buffer()
    shown = np.frombuffer(buffer, np.int64)
    for number in range(GAMES):
        state, chance = opening(game, players, dict(options) or None).clone(), Chance(number, STREAM)
        chance.settle(state)
        while not state.over:
            for seat in range(players):
                state.observe(seat, buffer)
                np.maximum(most, np.abs(shown), out=most)
            state.rollout(chance, game.rate, turns=1, wild=WILD)
            chance.settle(state)
    most.setflags(write=False)
    return most
