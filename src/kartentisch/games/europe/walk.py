"""Empty lands of the enemy, taken by a plan that leaves them where they are: what a hint tells in the last round.

What a unit is worth elsewhere counts for nothing when the war is over; a land that nobody defends counts in full.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartentisch.engine.actions import ActionSpace
from kartentisch.games.europe.actions import ARMOR, ARTILLERY, INFANTRY, KIND_NAMES
from kartentisch.games.europe.bot.strength import GUNS, ground, size
from kartentisch.games.europe.bot.threats import Scene
from kartentisch.games.europe.orders import Orders
from kartentisch.games.europe.state import EuropeState
from kartentisch.games.europe.table import SLOT

KINDS: Final = tuple((SLOT[kind], KIND_NAMES[kind]) for kind in (INFANTRY, ARTILLERY, ARMOR))  # the cheapest first
FEWEST: Final = 2  # on foot, from where one of them may go


def is_last(s: EuropeState) -> bool:
    """Nobody of the side whose turn it is moves again after this round."""
    return s.table.round_limit > 0 and s.round >= s.table.round_limit


def walking_in(s: EuropeState, row: Sequence[int], space: ActionSpace, spaces: Sequence[str]) -> list[int]:
    """The row, and before its end one unit into every land that it leaves empty and that one can reach."""
    finish = space.parse("finish")
    if not is_last(s) or not row or row[-1] != finish:
        return list(row)
    world, more = s.clone(), list[int]()
    for action in row[:-1]:
        if not world.is_legal(action):
            return list(row)
        world.apply(action, int(world.seat))
    scene = Scene(world)
    for land in sorted(_empty(scene), key=lambda one: -scene.map.value[one]):
        found = _way(world, land, space, spaces)
        for action in found:
            world.apply(action, int(world.seat))
        more += found
    return [*row[:-1], *more, finish] if world.is_legal(finish) else list(row)


def _empty(scene: Scene) -> list[int]:
    """Lands of the enemy with nobody of either side in them; a gun alone defends nothing."""
    lands = range(scene.map.lands)
    return [
        land
        for land in lands
        if scene.hostile(land)
        and scene.map.value[land] > 0
        and ground(scene.own(land)) == 0.0
        and size(scene.enemies(land)) <= scene.enemies(land)[GUNS]
    ]


def _way(world: EuropeState, land: int, space: ActionSpace, spaces: Sequence[str]) -> list[int]:
    """Who goes there: the cheapest, from where most stand."""
    scene = Scene(world)
    starts = [one for one in range(scene.map.lands) if ground(scene.own(one)) >= FEWEST and not scene.hostile(one)]
    starts.sort(key=lambda one: -ground(scene.own(one)))
    for slot, kind in KINDS:
        for start in starts:
            if scene.own(start)[slot] == 0.0:
                continue
            picks = [] if _picked(world) == start else [space.parse(f"pick {spaces[start]}")]
            row, tried = [*picks, space.parse(f"send {kind} {spaces[land]}")], world.clone()
            for action in row:
                if not tried.is_legal(action):
                    break
                tried.apply(action, int(tried.seat))
            else:
                return row
    return []


def _picked(world: EuropeState) -> int:
    """The space whose units get orders now."""
    top = world.top
    return int(top.picked) if isinstance(top, Orders) else -1
