"""What is at stake in a move of Europe 1941, from two views: who stands beside whom, and what one gains.

Only what the map shows is told: how many units of the enemy are next to a land, never what they will do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from kartentisch.engine.board import Board
from kartentisch.engine.reasons import Reason
from kartentisch.games.europe.allegiance import foes, is_hostile, owner_of

View = Mapping[str, Any]

GROUND: Final = ("infantry", "artillery", "armor")  # who can take a land
DEFENDERS: Final = (*GROUND, "fighter", "bomber")
GUARDED: Final = 2  # lands of which it is told who stands beside them
SPENT: Final = ("cash", "army")  # what a purchase changes in any case
QUIET: Final = ("NonCombat.order", "Placement.place")  # what stands then is what the enemy meets


class Front:
    """Lands of one side, with who stands there and next to them."""

    def __init__(self, board: Board, view: View, power: str) -> None:
        self.board, self.view, self.power = board, view, power
        self.lands = [space.id for space in board.spaces if space.kind == "land"]
        self.own, self.enemies = Counter[str](), Counter[str]()
        for land in self.lands:
            for name, units in view["units"].get(land, {}).items():
                if foes(name, power):
                    self.enemies[land] += sum(units.get(kind, 0) for kind in GROUND)
                else:
                    self.own[land] += sum(units.get(kind, 0) for kind in DEFENDERS)

    def is_own(self, land: str) -> bool:
        owner = owner_of(self.board, self.view, land)
        return owner not in ("", "neutral") and not foes(owner, self.power)

    def rivals(self, land: str) -> int:
        return sum(self.enemies[near] for near in self.beside(land))

    def faces(self, space: str) -> bool:
        """A land that units of the enemy stand next to."""
        return space in self.lands and self.rivals(space) > 0

    def beside(self, land: str) -> list[str]:
        near = [self.board.spaces[i] for i in dict.fromkeys(self.board.neighbours[self.board.numbers[land]])]
        return [space.id for space in near if space.kind == "land"]

    def value(self, land: str) -> int:
        return int(self.board.spaces[self.board.numbers[land]].values.get("ipc", 0))

    def distance(self, land: str) -> int:
        """Steps by land to the nearest units of the enemy; 0: none can be reached."""
        seen, edge, steps = {land}, [land], 0
        while edge:
            if any(self.enemies[one] for one in edge):
                return steps
            edge = list(dict.fromkeys(near for one in edge for near in self.beside(one) if self._may_pass(near, seen)))
            seen.update(edge)
            steps += 1
        return 0

    def _may_pass(self, land: str, seen: set[str]) -> bool:
        return land not in seen and owner_of(self.board, self.view, land) not in ("", "neutral")


def of_views(board: Board, rolls: Mapping[str, tuple[int, int]], before: View, after: View) -> list[Reason]:
    """The weightiest first; `rolls`: by kind, on what it hits in attack and in defence, at most."""
    question, power = str(before["question"]), str(before["power"])
    was, now = Front(board, before, power), Front(board, after, power)
    last = is_last(before)
    safe = last and power != "germany"  # the Axis, which moves first, has moved for the last time
    if question == "Losses.choose":
        return [*_who_takes(board, before, after, power), *_fires_least(rolls, before, after)]
    if question == "Purchase.buy":
        return [*_bought(rolls, before, after, power), *([] if safe else [*_entries(now), *_weakest(now, [])])]
    if question == "CombatMove.order":
        prize, free = _prize(board, before, after, power, last), _free(now, after)
        return [*prize, *free] or ([] if safe else _weakest(now, []))
    if question not in QUIET:
        return []
    if safe:
        return [Reason("over")]
    own = [land for land in now.lands if now.is_own(land) and now.rivals(land)]
    guarded = [land for land in own if now.own[land] > was.own[land]]
    guarded.sort(key=lambda land: (now.rivals(land), now.own[land] - was.own[land]), reverse=True)
    found = [_stand("guards", now, land, before=was.own[land]) for land in guarded[:GUARDED]]
    left = [land for land in own if now.own[land] < was.own[land] and now.own[land] < now.rivals(land)]
    left.sort(key=lambda land: (now.value(land), now.rivals(land)), reverse=True)
    found += [_stand("left", now, land, before=was.own[land]) for land in left[:1]]
    return [*found, *_weakest(now, [*guarded[:GUARDED], *left[:1]])]


def matters(reason: Reason) -> bool:
    """Whether a number of the standings says more than what is told here: money that became units does not."""
    return reason.name != "beside" and not (reason.name == "part" and reason.args["id"] in SPENT)


def _stand(name: str, front: Front, land: str, **more: int) -> Reason:
    counts = {"own": front.own[land], "rivals": front.rivals(land), "value": front.value(land)}
    return Reason(name, {"field": "space", "id": land, **counts, **more})


def _weakest(front: Front, told: list[str]) -> list[Reason]:
    """Where most of the enemy stands beside fewer of one's own: capitals first, then by what the land is worth."""
    weak = [land for land in front.lands if front.is_own(land) and front.rivals(land) > front.own[land]]
    if not weak:
        return [] if told else [Reason("calm")]
    capital = {land for land in weak if "capital" in front.board.spaces[front.board.numbers[land]].values}
    worst = max(weak, key=lambda land: (land in capital, front.value(land), front.rivals(land) - front.own[land]))
    return [] if worst in told else [_stand("weakest", front, worst)]


def _bought(rolls: Mapping[str, tuple[int, int]], before: View, after: View, power: str) -> list[Reason]:
    """How strong the new units are together, and what is not spent."""
    was = before.get("bought", {})
    new = {kind: n - was.get(kind, 0) for kind, n in after.get("bought", {}).items()}
    attack, defence = (sum(n * rolls[kind][side] for kind, n in new.items()) for side in (0, 1))
    left = after["cash"].get(power, 0)
    return [Reason("bought", {"n": sum(new.values()), "attack": attack, "defence": defence, "left": left})]


def _entries(front: Front) -> list[Reason]:
    """Where new units appear: the factory that is nearest to the enemy, and how far that is."""
    factories = [
        space.id
        for space in front.board.spaces
        if space.kind == "land"
        and space.values.get("factory")
        and owner_of(front.board, front.view, space.id) == front.power
    ]
    away = {land: front.distance(land) for land in factories}
    near = sorted((land for land in factories if away[land]), key=lambda land: away[land])
    if not near:
        return []
    land = near[0]
    return [_stand("entry_front", front, land) if away[land] == 1 else _stand("entry", front, land, steps=away[land])]


def is_last(view: View) -> bool:
    """Incomes are compared after this round: what would pay later pays no more."""
    limit = view.get("options", {}).get("round_limit")
    return isinstance(limit, int) and int(view["round"]) >= limit


def _free(front: Front, view: View) -> list[Reason]:
    """Lands of the enemy that nobody defends, and next to which units stand that have no order: the dearest by name."""
    idle = {land for land in front.lands if _idle(view, land, front.power)}
    found = [
        land
        for land in front.lands
        if is_hostile(front.board, view, land, front.power)
        and front.value(land)
        and not any(_fights(units) for units in view["units"].get(land, {}).values())
        and not idle.isdisjoint(front.beside(land))
        and not any(ship.get("target") == land for ship in view.get("ships", ()))
    ]
    found.sort(key=front.value, reverse=True)
    if not found:
        return []
    return [Reason("free", {"field": "space", "id": found[0], "value": front.value(found[0]), "more": len(found) - 1})]


def _fights(units: Mapping[str, int]) -> bool:
    return any(units.get(kind) for kind in DEFENDERS)


def _idle(view: View, land: str, power: str) -> int:
    """Who could still walk from there."""
    units, spent = view["units"].get(land, {}).get(power, {}), view.get("spent", {}).get(land, {})
    return sum(units.get(kind, 0) - spent.get(kind, 0) for kind in GROUND)


def _who_takes(board: Board, before: View, after: View, power: str) -> list[Reason]:
    """Whether somebody who can take the land is left; aircraft cannot."""
    land = str(before.get("fighting", ""))
    if not land or before.get("active") != after.get("viewer") or not is_hostile(board, before, land, power):
        return []
    was, left = (sum(view["units"].get(land, {}).get(power, {}).get(k, 0) for k in GROUND) for view in (before, after))
    flying = any(flight["at"] == land for flight in after.get("flights", ()))
    if not flying or not was:
        return []
    return [Reason("lands" if left else "untaken", {"field": "space", "id": land})]


def _fires_least(rolls: Mapping[str, tuple[int, int]], before: View, after: View) -> list[Reason]:
    """Of aircraft that defend a bomber falls although it costs more, and a fighter stays."""
    land, attacker = str(before.get("fighting", "")), str(before["power"])

    def stand(view: View, kind: str) -> int:
        powers = [name for name in view["units"].get(land, {}) if foes(name, attacker)]
        doomed = view.get("doomed", {})
        return sum(view["units"][land][name].get(kind, 0) - doomed.get(name, {}).get(kind, 0) for name in powers)

    if stand(after, "bomber") >= stand(before, "bomber") or not stand(after, "fighter"):
        return []
    return [Reason("fires_least", {"bomber": rolls["bomber"][1], "fighter": rolls["fighter"][1]})]


def _prize(board: Board, before: View, after: View, power: str, last: bool) -> list[Reason]:
    """What the lands under attack bring, if all of them fall; capitals decide more than that."""
    front = Front(board, after, power)
    aims = [
        land
        for land in front.lands
        if is_hostile(board, before, land, power)
        and any(after["units"].get(land, {}).get(power, {}).get(k) for k in GROUND)
    ]
    capitals = [land for land in aims if "capital" in board.spaces[board.numbers[land]].values]
    if capitals:
        return [Reason("capital", {"field": "space", "id": capitals[0]})]
    value = sum(front.value(land) for land in aims)
    name = f"{'prize' if value else 'foothold'}{'_last' if last else ''}"
    return [Reason(name, {"lands": len(aims), "value": value})] if aims else []
