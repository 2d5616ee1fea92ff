"""What may be left of a side of Axis & Allies: Europe, state by state, when it loses units by an order."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from kartentisch.odds.europe_force import AIR, FIRST_SHIP, KINDS, LAND, ORDERS, UNITS, Force, parts_of
from kartentisch.odds.europe_line import Line

FIGHT, ALONE, ONCE = DIVES = ("fight", "alone", "once")  # when the defender's unhit submarines submerge
AIR_LOSS: Final = 1 / 6  # of an aircraft over an anti-aircraft gun (AAE-41)


def falling(force: Force, order: str, side: str) -> list[str]:
    """The losses of a side one by one: kinds, and `damaged` for the first hit of a battleship."""
    places = [*parts_of(order, None), *((None, kind) for kind in ORDERS[side].split())]
    left = force._asdict()
    whole = left.pop("battleship")  # those that have not been hit; the others can only sink
    hurt = left.pop("damaged")
    losses = []
    for most, kind in places:
        if kind == "damaged":
            hits = whole if most is None else min(most, whole)
            whole, hurt = whole - hits, hurt + hits
            losses += ["damaged"] * hits
        elif kind == "battleship":
            sinking = hurt + whole if most is None else min(most, hurt + whole)
            for _ in range(sinking):
                if hurt:
                    hurt -= 1
                else:
                    whole -= 1
                    losses.append("damaged")
                losses.append("battleship")
        else:
            count = left[kind] if most is None else min(most, left[kind])
            left[kind] -= count
            losses += [kind] * count
    return losses


def hold_land(losses: list[str]) -> list[str]:
    """The last land unit falls last of all."""
    for at in range(len(losses) - 1, -1, -1):
        if losses[at] in LAND:
            return [*losses[:at], *losses[at + 1 :], losses[at]]
    return losses


class States(NamedTuple):
    """A line, what is left in each of its states, and where the battle may begin."""

    line: Line
    forces: list[Force]
    starts: list[tuple[int, float]]


def army(force: Force, losses: list[str], side: int, guns: int) -> States:
    """The states of a side on land: one chain of losses for each number of aircraft that the guns have shot down."""
    line, forces, starts = Line(), [], []
    lost = 1 - (1 - AIR_LOSS) ** guns
    down = [(fighters, bombers) for bombers in range(force.bomber + 1) for fighters in range(force.fighter + 1)]
    for shot in down if guns else down[:1]:
        chain = list(losses)
        chance = 1.0
        for kind, fallen in zip(AIR, shot, strict=True):
            count = getattr(force, kind)
            chance *= math.comb(count, fallen) * lost**fallen * (1 - lost) ** (count - fallen)
            for _ in range(fallen):
                chain.remove(kind)
        left = dict.fromkeys(KINDS, 0)
        for size in range(len(chain) + 1):
            if size:
                left[chain[-size]] += 1
            state = line.count
            infantry, artillery, armor = (left[kind] for kind in LAND)
            fighters, bombers = left["fighter"], left["bomber"]
            lifted = min(infantry, artillery)
            if side == 0:
                rest = infantry - lifted, artillery + lifted, armor + fighters, bombers
            else:
                rest = bombers, infantry + artillery + armor, 0, fighters
            after = state - 1 if size else state
            line.state(size, 0, 0, int(infantry + artillery + armor > 0), (after, after, after, after), (0, 0), rest)
            forces.append(Force(infantry, artillery, armor, fighters, bombers))
        starts.append((line.count - 1, chance))
    return States(line, forces, starts)


def fleet(force: Force, losses: list[str], side: int, dive: str) -> States:
    """The states of a side at sea: submarines, aircraft and other ships fall each in their own chain, and the order
    says which of the three is next.  Where submarines may submerge all states are there twice, first with them down.
    """
    chains: tuple[list[int], list[int], list[int]] = ([], [], [])  # places in the order, the last loss first
    for place in range(len(losses) - 1, -1, -1):
        kind = losses[place]
        chains[0 if kind == "submarine" else 1 if kind in AIR else 2].append(place)
    boats, planes, ships = (len(chain) for chain in chains)
    air = [_counted(losses, chains[1], count) for count in range(planes + 1)]
    rest = [_counted(losses, chains[2], count) for count in range(ships + 1)]
    per = (boats + 1) * (planes + 1) * (ships + 1)
    hidden = per if dive != FIGHT and boats else 0
    line, forces = Line(), []
    never = len(losses)
    for number in range(hidden + per):
        surfaced = number >= hidden
        submarines, more = divmod(number % per, (planes + 1) * (ships + 1))
        aircraft, steps = divmod(more, ships + 1)
        flying, afloat = air[aircraft], rest[steps]
        # who falls next, of each of the three, by place in the order
        boat = chains[0][submarines - 1] if submarines and surfaced else never
        plane = chains[1][aircraft - 1] if aircraft else never
        ship = chains[2][steps - 1] if steps else never
        after = {boat: number - (planes + 1) * (ships + 1), plane: number - ships - 1, ship: number - 1} | {
            never: number
        }
        falls = after[min(boat, ship)], after[min(plane, ship)], after[min(boat, plane, ship)], after[ship]
        value = [UNITS[kind][side] for kind in KINDS]
        hitting = [0] * 5
        for at in range(FIRST_SHIP, len(KINDS)):
            hitting[value[at]] += afloat[at]
        fighters, bombers = flying[3], flying[4]
        wings = (0, fighters) if side else (fighters, bombers)
        on_top = submarines if surfaced else 0
        warships = afloat.units - afloat.transport
        line.state(
            on_top + aircraft + afloat.units,
            on_top,
            afloat.destroyer,
            int(on_top + warships > 0),
            falls,
            wings,
            (hitting[1], hitting[2], hitting[3], hitting[4]),
        )
        forces.append(afloat._replace(submarine=submarines, fighter=fighters, bomber=bombers))
    if hidden:
        for number in range(hidden, hidden + per):
            alone = number % ((planes + 1) * (ships + 1)) == 0
            if forces[number].submarine and (dive == ONCE or alone):
                line.dive(number, number - hidden)
    return States(line, forces, [(hidden + per - 1, 1.0)])


def _counted(losses: list[str], chain: list[int], count: int) -> Force:
    """What is left of a chain when this many losses are still to come."""
    coming = [losses[place] for place in chain[:count]]
    left = {kind: coming.count(kind) for kind in KINDS}
    # every loss of a battleship still to come is one that is there; those whose first hit is still to come are whole
    sinking, whole = left["battleship"], left["damaged"]
    return Force(**(left | {"battleship": whole, "damaged": sinking - whole}))


def most_states(force: Force, dive: str, guns: int, sea: bool) -> int:
    """How many states `army` or `fleet` will need at most."""
    planes = force.fighter + force.bomber
    if not sea:
        return (force.units + 1) * ((force.fighter + 1) * (force.bomber + 1) if guns else 1)
    ships = force.units - planes - force.submarine + force.battleship  # each hit of them
    states = (force.submarine + 1) * (planes + 1) * (ships + 1)
    return states * 2 if dive != FIGHT and force.submarine else states
