"""Which numbers of an observation mean something together: who owns a place, and what stands there."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from kartentisch.engine.game import Game

OWNER: Final = "owner"
STANDS: Final = ("armies", "units")


def pairs_of(game: Game, players: int) -> list[tuple[int, int]]:
    """Pairs of entries, by their numbers: `owner.PLACE.SEAT` with each `armies.PLACE` or `units.PLACE.KIND`.

    None where an observation tells of these by owner anyhow.
    """
    names = [name.split(".") for name in game.observation(players).names]
    seats = {"own", *(f"next{k}" for k in range(1, players))}
    there = defaultdict[str, list[int]](list)
    for at, name in enumerate(names):
        if name[0] in STANDS:
            there[name[1]].append(at)
    return [
        (at, other)
        for at, name in enumerate(names)
        if name[0] == OWNER and name[-1] in seats
        for other in there[name[1]]
    ]
