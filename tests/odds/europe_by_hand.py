"""Battles of Axis & Allies: Europe once more, written from the rulebook alone and as simply as can be: the odds are
compared with it.  A side is a sorted tuple of names, first who falls first; nothing here comes from `kartentisch`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache

Side = tuple[str, ...]
Hits = tuple[int, int, int]  # by submarines, by aircraft, by all others
Pair = tuple[Side, Side]

ATTACK = {
    "infantry": 1, "artillery": 2, "armor": 3, "fighter": 3, "bomber": 4,
    "transport": 0, "submarine": 2, "destroyer": 3, "carrier": 1, "battleship": 4, "damaged": 4,
}  # fmt: skip
DEFENCE = {
    "infantry": 2, "artillery": 2, "armor": 2, "fighter": 4, "bomber": 1,
    "transport": 1, "submarine": 2, "destroyer": 3, "carrier": 3, "battleship": 4, "damaged": 4,
}  # fmt: skip
AIR = ("fighter", "bomber")
LAND = ("infantry", "artillery", "armor")
DIVED = "dived"


def arrange(units: Side, order: list[str]) -> Side:
    """A whole battleship stands where its first hit is wanted, a damaged one where it may sink."""
    swap = {"battleship": "damaged", "damaged": "battleship"}

    def place(kind: str) -> int:
        return 99 if kind == DIVED else order.index(swap.get(kind, kind))

    return tuple(sorted(units, key=place))


def values(units: Side, attacking: bool) -> Iterator[tuple[str, int]]:
    lifted = min(units.count("infantry"), units.count("artillery"))
    for kind in units:
        if kind == DIVED:
            continue
        value = (ATTACK if attacking else DEFENCE)[kind]
        if attacking and kind == "infantry" and lifted:
            lifted -= 1
            value = 2
        yield kind, value


@cache
def throw(units: Side, attacking: bool) -> dict[Hits, Fraction]:
    """Every die of these units, hit or not."""
    found = {(0, 0, 0): Fraction(1)}
    for kind, value in values(units, attacking):
        place = 0 if kind == "submarine" else 1 if kind in AIR else 2
        after: dict[Hits, Fraction] = {}
        for hits, chance in found.items():
            more = list(hits)
            more[place] += 1
            for key, share in ((hits, 6 - value), ((more[0], more[1], more[2]), value)):
                after[key] = after.get(key, Fraction(0)) + chance * share / 6
        found = after
    return found


def lose(units: Side, count: int, may: Callable[[str], bool], order: list[str]) -> Side:
    left = list(units)
    for _ in range(count):
        target = next((kind for kind in left if kind != DIVED and may(kind)), None)
        if target is None:
            break  # a hit without a target is lost
        left.remove(target)
        if target == "battleship":
            left = list(arrange((*left, "damaged"), order))
    return tuple(left)


def possible(chosen: tuple[str, ...], hits: Hits, hunted: bool) -> bool:
    """Whether each of these can be given a hit of its own, trying all ways."""
    if not chosen:
        return True
    kind, rest = chosen[0], chosen[1:]
    may = kind not in AIR, hunted or kind != "submarine", True
    for source, able in enumerate(may):
        if able and hits[source]:
            fewer = list(hits)
            fewer[source] -= 1
            if possible(rest, (fewer[0], fewer[1], fewer[2]), hunted):
                return True
    return False


def struck(units: Side, hits: Hits, by: Side, order: list[str]) -> Side:
    """After all these hits of the other side: always the first unit for which a hit can be found."""
    hunted = "destroyer" in by
    left, chosen = list(units), ()  # type: tuple[list[str], tuple[str, ...]]
    while True:
        targets = (kind for kind in left if kind != DIVED and possible((*chosen, kind), hits, hunted))
        target = next(targets, None)
        if target is None:
            return tuple(left)
        chosen = (*chosen, target)
        left.remove(target)
        if target == "battleship":
            left = list(arrange((*left, "damaged"), order))


def alive(units: Side) -> bool:
    return any(kind != DIVED for kind in units)


class ByHand:
    """All ends of a battle with their exact chances."""

    def __init__(self, orders: tuple[list[str], list[str]], dive: str = "fight") -> None:
        self.orders, self.dive = orders, dive
        self.ends = cache(self._ends)

    def round(self, attacker: Side, defender: Side, shots: tuple[int, ...] = ()) -> dict[Pair, Fraction]:
        """After one round, each way to throw."""
        found: dict[Pair, Fraction] = {}
        first = "destroyer" not in defender
        for hits, chance in throw(attacker, True).items():
            for extra, share in every_shot(shots).items():
                sunk = defender
                if first:
                    sunk = lose(defender, hits[0], lambda kind: kind not in AIR, self.orders[1])
                    rest = struck(sunk, (0, hits[1], hits[2] + extra), attacker, self.orders[1])
                else:
                    rest = struck(defender, (hits[0], hits[1], hits[2] + extra), attacker, self.orders[1])
                firing, after = sunk, rest
                boats = rest.count("submarine")
                if boats and (self.dive == "once" or (self.dive == "alone" and set(rest) <= {"submarine", DIVED})):
                    unhit = boats
                    left = list(sunk)
                    for _ in range(unhit):
                        left.remove("submarine")
                    firing = tuple(left)
                    after = arrange(tuple(DIVED if kind == "submarine" else kind for kind in rest), self.orders[1])
                for back, luck in throw(firing, False).items():
                    # a destroyer of the casualty zone is still there
                    ours = struck(attacker, back, sunk, self.orders[0])
                    key = ours, after
                    found[key] = found.get(key, Fraction(0)) + chance * share * luck
        return found

    def _ends(self, attacker: Side, defender: Side) -> dict[Pair, Fraction]:
        if not alive(attacker) or not alive(defender):
            return {(attacker, defender): Fraction(1)}
        after = self.round(attacker, defender)
        same = after.pop((attacker, defender), Fraction(0))
        if not after:
            return {(attacker, defender): Fraction(1)}
        found: dict[Pair, Fraction] = {}
        for pair, chance in after.items():
            for end, share in self.ends(*pair).items():
                found[end] = found.get(end, Fraction(0)) + chance * share / (1 - same)
        return found

    def battle(
        self, attacker: Side, defender: Side, shots: tuple[int, ...] = (), guns: int = 0
    ) -> dict[Pair, Fraction]:
        """From the anti-aircraft fire and the landing shots to the end."""
        attacker, defender = arrange(attacker, self.orders[0]), arrange(defender, self.orders[1])
        found: dict[Pair, Fraction] = {}
        for flown, chance in flights(attacker, guns).items():
            begun = self.round(flown, defender, shots) if flown else {(flown, defender): Fraction(1)}
            for pair, share in begun.items():
                for end, luck in self.ends(*pair).items():
                    found[end] = found.get(end, Fraction(0)) + chance * share * luck
        return found


def every_shot(shots: tuple[int, ...]) -> dict[int, Fraction]:
    found = {0: Fraction(1)}
    for value in shots:
        after: dict[int, Fraction] = {}
        for hits, chance in found.items():
            after[hits] = after.get(hits, Fraction(0)) + chance * Fraction(6 - value, 6)
            after[hits + 1] = after.get(hits + 1, Fraction(0)) + chance * Fraction(value, 6)
        found = after
    return found


def flights(units: Side, guns: int) -> dict[Side, Fraction]:
    """Each aircraft against each gun, one die at a time."""
    found = {units: Fraction(1)}
    for _ in range(guns):
        after: dict[Side, Fraction] = {}
        for side, chance in found.items():
            for left, share in one_gun(side).items():
                after[left] = after.get(left, Fraction(0)) + chance * share
        found = after
    return found


def one_gun(units: Side) -> dict[Side, Fraction]:
    found: dict[Side, Fraction] = {(): Fraction(1)}
    for kind in units:
        after: dict[Side, Fraction] = {}
        for side, chance in found.items():
            shot = Fraction(1, 6) if kind in AIR else Fraction(0)
            for left, share in (((*side, kind), 1 - shot), (side, shot)):
                after[left] = after.get(left, Fraction(0)) + chance * share
        found = after
    return found


def rolled(hand: ByHand, attacker: Side, defender: Side, dice: random.Random) -> tuple[Side, Side, int]:
    """One battle die by die; also how many rounds it took."""
    attacker, defender = arrange(attacker, hand.orders[0]), arrange(defender, hand.orders[1])
    rounds = 0
    while alive(attacker) and alive(defender):
        rounds += 1
        hits = _dice(attacker, True, dice)
        sunk = defender
        if "destroyer" not in defender:
            sunk = lose(defender, hits[0], lambda kind: kind not in AIR, hand.orders[1])
            rest = struck(sunk, (0, hits[1], hits[2]), attacker, hand.orders[1])
        else:
            rest = struck(defender, hits, attacker, hand.orders[1])
        attacker, defender = struck(attacker, _dice(sunk, False, dice), sunk, hand.orders[0]), rest
    return attacker, defender, rounds


def _dice(units: Side, attacking: bool, dice: random.Random) -> Hits:
    hits = [0, 0, 0]
    for kind, value in values(units, attacking):
        hits[0 if kind == "submarine" else 1 if kind in AIR else 2] += dice.randint(1, 6) <= value
    return hits[0], hits[1], hits[2]
