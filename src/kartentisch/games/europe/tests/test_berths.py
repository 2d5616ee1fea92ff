"""The plan of landings against all plans there are, on small boards."""

from __future__ import annotations

import itertools
import random

import pytest

from kartentisch.games.europe.berths import FREE, Berths

ZONES = 4

Carrier = tuple[int, int, int]  # home, mask of zones, places
Fighter = tuple[int, int]  # mask of zones, the zone to which it is tied, or FREE


def most_landings(carriers: list[Carrier], fighters: list[Fighter]) -> int:
    """Over all places of the carriers and all choices of the fighters."""
    best = 0
    places = [[zone for zone in range(ZONES) if zones >> zone & 1] or [-1] for _, zones, _ in carriers]
    for where in itertools.product(*places):
        for choice in itertools.product(range(-1, len(carriers)), repeat=len(fighters)):
            if any(choice.count(c) > carriers[c][2] for c in range(len(carriers))):
                continue
            landed = [(fighter, c) for fighter, c in zip(fighters, choice, strict=True) if c >= 0]
            if all(
                where[c] >= 0 and reach >> where[c] & 1 and tied in (FREE, carriers[c][0])
                for (reach, tied), c in landed
            ):
                best = max(best, len(landed))
    return best


def some_zones(dice: random.Random) -> int:
    return dice.choice([dice.getrandbits(ZONES), 1 << dice.randrange(ZONES), 3])


@pytest.mark.rule("AAE-37", "AAE-128", "AAE-R15")
@pytest.mark.parametrize("seed", range(3))
def test_the_best_plan_is_found(seed: int) -> None:
    dice = random.Random(seed)
    seen = set()
    for _ in range(60):
        carriers = [(dice.randrange(2), some_zones(dice), dice.randint(0, 2)) for _ in range(dice.randint(0, 3))]
        fighters = [(some_zones(dice), dice.choice([FREE, FREE, 0, 1])) for _ in range(dice.randint(0, 4))]
        berths = Berths()
        for home, zones, room in carriers:
            berths.add_carrier(home, zones, room)
        for reach, tied in fighters:
            berths.add_fighter(reach, tied)
        missing = int(berths.missing())
        assert len(fighters) - missing == most_landings(carriers, fighters), (carriers, fighters)
        seen.add(missing)
        taken = [int(carrier) for carrier in berths.berth if carrier >= 0]
        assert len(taken) == len(fighters) - missing
        for (reach, tied), carrier in zip(fighters, berths.berth, strict=True):
            if carrier >= 0:  # the witness: all zones that are left suit everybody aboard
                home, zones, room = carriers[carrier]
                left = int(berths.zones[carrier])
                assert left and left & reach & zones == left and tied in (FREE, home)
                assert taken.count(int(carrier)) <= room
    assert seen >= {0, 1, 2}
