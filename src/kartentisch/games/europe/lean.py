"""A combat move without the units that its battles can do without: what a hint tells.

A plan sends whatever makes a battle a little better, be it the fourteenth unit; people keep it at home, from where it
can still follow when the battle is won (AAE-123).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kartentisch.engine.actions import Action, ActionSpace
from kartentisch.games.europe.actions import ARMOR, ARTILLERY, INFANTRY, KIND_NAMES, KINDS
from kartentisch.games.europe.bot.strength import (
    BOMBERS,
    FIGHTERS,
    LAND_COST,
    Clash,
    Stack,
    clash,
    ground,
    land_attack,
    land_defence,
    one_more,
    size,
)
from kartentisch.games.europe.bot.threats import Scene
from kartentisch.games.europe.state import (
    F_AT,
    F_COUNT,
    F_KIND,
    F_ROLE,
    FLIGHT,
    SHIP,
    STRIKE,
    T_A,
    T_B,
    T_FLAGS,
    T_TARGET,
    EuropeState,
)
from kartentisch.games.europe.table import SLOT

SURE: Final = 0.95  # a battle that is won so often is won well enough
SLIP: Final = 0.04  # of its chance may go with what stays at home
DEARER: Final = 4.0  # IPC: by so much it may cost more
LEFT: Final = 2.0  # on foot, who are expected to hold it then; the cheapest fall first
SPARED: Final = tuple(KIND_NAMES[kind] for kind in (INFANTRY, ARTILLERY, ARMOR))


class Sent:
    """A unit on foot, and which actions of the row send it: a tank has two where it goes on."""

    def __init__(self, kind: str, to: str, *actions: int) -> None:
        self.kind, self.to, self.actions = kind, to, actions


def leaner(s: EuropeState, row: Sequence[int], space: ActionSpace, spaces: Sequence[str]) -> list[int]:
    """The row without them; as it is, where all are needed.

    Args:
        s: at the first action of the row.
        spaces: names by number.
    """
    actions = [space.action(int(one)) for one in row]
    end = s.clone()
    for number, action in zip(row, actions, strict=True):
        if action.name == "finish":
            break
        end.apply(int(number), int(end.seat))
    numbers, left = {name: i for i, name in enumerate(spaces)}, set[int]()
    for land, units in _by_land(actions).items():
        left |= _spared(end, s, numbers[land], units)
    if not left:
        return list(row)
    kept = _tidy([i for i in range(len(actions)) if i not in left], actions)
    found = [int(row[i]) for i in kept]
    return found if _goes(s, found, actions, kept) else list(row)


def _by_land(actions: Sequence[Action]) -> dict[str, list[Sent]]:
    """Who is sent on foot, by where it stays."""
    at, found = "", dict[str, list[Sent]]()
    for i, action in enumerate(actions):
        if action.name == "pick":
            at = action.fields["space"]
        elif action.name == "send" and action.fields["kind"] in SPARED:
            kind, to = action.fields["kind"], action.fields["space"]
            came = next(
                (one for one in found.get(at, []) if one.kind == kind == "armor" and len(one.actions) == 1), None
            )
            if came is not None:  # it goes on
                found[at].remove(came)
            found.setdefault(to, []).append(Sent(kind, to, *(came.actions if came else ()), i))
    return found


def _spared(end: EuropeState, before: EuropeState, land: int, units: list[Sent]) -> set[int]:
    """Actions of those without whom the land falls hardly less often, and hardly dearer."""
    scene = Scene(end)
    if not Scene(before).hostile(land):
        return set()
    attack, defence = attackers(end, scene, land), scene.enemies(land)
    prize = float(scene.prize(land, scene.power))
    left, gone = list(units), set[int]()
    first = _fought(attack, defence)
    while len(left) > 1:
        tried = [(_worth(_fought(_less(attack, kind), defence), prize), kind) for kind in {one.kind for one in left}]
        _, kind = max(tried, key=lambda one: (one[0], SPARED.index(one[1])))
        fight = _fought(_less(attack, kind), defence)
        sure = fight.chance >= max(SURE, first.chance - SLIP)
        if not sure or _worth(first, prize) - _worth(fight, prize) > DEARER or _left(_less(attack, kind), fight) < LEFT:
            break
        one = next(unit for unit in reversed(left) if unit.kind == kind)
        left.remove(one)
        gone.update(one.actions)
        attack = _less(attack, kind)
    return gone


def _less(stack: Stack, kind: str) -> Stack:
    return one_more(stack, SLOT[KIND_NAMES.index(kind)], -1.0)


def _fought(attack: Stack, defence: Stack) -> Clash:
    return clash(land_attack(attack), land_defence(defence)) if size(defence) > 0.0 else Clash(1.0, 0.0, 0.0)


def _left(attack: Stack, fight: Clash) -> float:
    """How many on foot are expected to be there afterwards; who only walks in, is enough."""
    return ground(attack) - fight.lost / float(LAND_COST[0]) + (LEFT - 1.0 if fight.killed == 0.0 else 0.0)


def _worth(fight: Clash, prize: float) -> float:
    return fight.chance * prize + fight.killed - fight.lost


def attackers(s: EuropeState, scene: Scene, land: int) -> Stack:
    """All that fights there: on foot, from the air, and from ships."""
    stack = scene.own(land)
    stack[FIGHTERS] = stack[BOMBERS] = 0.0
    for row in range(0, len(s.flights), FLIGHT):
        if s.flights[row + F_AT] == land and s.flights[row + F_ROLE] == STRIKE:
            stack[SLOT[s.flights[row + F_KIND]]] += float(s.flights[row + F_COUNT])
    for row in range(0, len(s.ships), SHIP):
        if s.ships[row + T_TARGET] == land + 1:
            for bit, cargo in ((1, s.ships[row + T_A]), (2, s.ships[row + T_B])):
                if cargo and s.ships[row + T_FLAGS] & bit:
                    stack[SLOT[(cargo - 1) % KINDS]] += 1.0
    return stack


def _tidy(kept: Sequence[int], actions: Sequence[Action]) -> list[int]:
    """Without spaces that are picked for nothing, or once more."""
    found, picked = list[int](), ""
    for i, after in zip(kept, [*kept[1:], -1], strict=True):
        action = actions[i]
        if action.name == "pick":
            idle = after >= 0 and actions[after].name in ("pick", "finish")
            if idle or action.fields["space"] == picked:
                continue
            picked = action.fields["space"]
        found.append(i)
    return found


def _goes(s: EuropeState, row: Sequence[int], actions: Sequence[Action], kept: Sequence[int]) -> bool:
    """Whether the rules allow all of it."""
    world = s.clone()
    for number, i in zip(row, kept, strict=True):
        if not world.is_legal(number):
            return False
        if actions[i].name == "finish":
            break
        world.apply(number, int(world.seat))
    return True
