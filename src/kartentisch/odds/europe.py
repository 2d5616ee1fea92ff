"""Exact odds of a battle of Axis & Allies: Europe (AAE-40 to AAE-77, AAE-93 to AAE-104): no sampling.

>>> from kartentisch.odds.europe import Force, battle
>>> odds = battle(Force.parse("3 infantry 1 armor"), Force.parse("2 infantry"))
>>> round(odds.attacker.wins, 4), round(odds.defender.wins, 4), round(odds.draw, 4)
(0.9443, 0.039, 0.0166)

On land and at sea: first strike of attacking submarines, destroyers that take it away, what aircraft and submarines
may hit, battleships that take two hits, artillery beside infantry, anti-aircraft fire, landing shots, submerging.  Each
side loses units by an order of its own, and the attacker goes on to the end or by a `Retreat`.

A side loses the first units of its order, except that every hit needs a unit that it may strike, and none is lost that
could have one (AAE-R14).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from kartentisch.engine.arguments import careful
from kartentisch.engine.errors import EngineError
from kartentisch.odds.europe_force import KINDS, LAND, ORDERS, SHIPS, UNITS, Force, Unit, order
from kartentisch.odds.europe_kernel import Fight
from kartentisch.odds.europe_line import Row
from kartentisch.odds.europe_states import DIVES, FIGHT, ONCE, army, falling, fleet, hold_land, most_states

MOST_UNITS: Final = 99  # of one side
MOST_CELLS: Final = 4_000_000  # pairs of states: 32 MB
MAY_DROP: Final = 1e-11
SIDES: Final = ("attacker", "defender")


@careful
class Retreat(NamedTuple):
    """When the attacker breaks off, after the defender's fire of a round (AAE-48, AAE-180); whatever comes first.

    Attributes:
        rounds: after so many rounds; 0: no limit.
        units: when no more than so many units are left.
        chance: when the chance to take the space by fighting on to the end has sunk below this; 0: never.
    """

    rounds: int = 0
    units: int = 0
    chance: float = 0.0


NO_RETREAT: Final = Retreat()
NOBODY: Final = Force()


@dataclass(frozen=True)
class Side:
    """What one side may expect.

    Attributes:
        force: what it has at the beginning.
        wins: probability that the other side is gone, or has retreated, and this one is not gone.
        survivors: what it may have left when it has won, with the probabilities; they sum up to `wins`.  Submarines
            that have submerged are among them.
        losses: expected losses by kind, whoever wins; the first hit of a battleship is none.
        cost: the same in IPC.
        lost: index n: the probability that just n units are lost, whoever wins.
    """

    force: Force
    wins: float
    survivors: dict[Force, float]
    losses: dict[str, float]
    cost: float
    lost: list[float]

    def left(self) -> dict[str, float]:
        """What it has left on average if it wins, by kind."""
        if not self.wins:
            return dict.fromkeys(KINDS, 0.0)
        return {
            kind: sum(chance * force[at] for force, chance in self.survivors.items()) / self.wins
            for at, kind in enumerate(KINDS)
        }

    def survivors_by_count(self) -> list[float]:
        """Index n: the probability that it wins with just n units left; index 0: that it does not win."""
        counts = [0.0] * (self.force.units + 1)
        for force, chance in self.survivors.items():
            counts[force.units] += chance
        counts[0] = 1.0 - self.wins
        return counts


@dataclass(frozen=True)
class Odds:
    """What a battle may bring.

    Attributes:
        takes: probability that the attacker wins with a unit that can take the space: a land unit, or at sea a warship
            for a convoy centre (AAE-54, AAE-119).  The defender keeps it otherwise.
        draw: that both sides are gone. retreats: that the attacker breaks off; part of `defender.wins`.
        stalemate: that both are there and nobody can hit anybody, as aircraft and lone submarines (AAE-R16).
        rounds: expected number of rounds.
        dropped: probability of everything that was not followed to the end; with both sides' `wins`, `draw` and
            `stalemate` it makes 1.
    """

    attacker: Side
    defender: Side
    takes: float
    draw: float
    retreats: float
    stalemate: float
    rounds: float
    dropped: float

    def to_json(self) -> dict[str, Any]:
        """Plain data; units as text."""
        sides = {
            name: {
                "force": str(side.force),
                "wins": side.wins,
                "survivors": {str(force): chance for force, chance in side.survivors.items()},
                "survivors_by_count": side.survivors_by_count(),
                "left": side.left(),
                "losses": side.losses,
                "cost": side.cost,
                "lost": side.lost,
            }
            for name, side in zip(SIDES, (self.attacker, self.defender), strict=True)
        }
        rest = {name: getattr(self, name) for name in ENDS}
        return sides | rest


ENDS: Final = ("takes", "draw", "retreats", "stalemate", "rounds", "dropped")


@careful
def battle(
    attacker: Force,
    defender: Force,
    *,
    shots: Force = NOBODY,
    doomed: Force = NOBODY,
    guns: int = 0,
    orders: Sequence[str] = ("", ""),
    hold: bool = False,
    dive: str = FIGHT,
    retreat: Retreat = NO_RETREAT,
    landing: bool = False,
) -> Odds:
    """The odds of a battle on land, or at sea if there is a ship.

    Args:
        shots: battleships and destroyers that fire once before the first round of a landing (AAE-96).
        doomed: what the defender is losing in a round on land that has begun: the battle goes on with its fire, that
            of these included (AAE-44), and `defender` is what stays, perhaps nothing.
        guns: how many times each attacking aircraft is fired at by anti-aircraft guns, overflown and at the target
            (AAE-41, AAE-42), 0 to 9.
        orders: who falls first, of the attacker and of the defender: kinds as in ORDERS, with a number before a kind
            for only so many of it at that place; kinds left out follow as in ORDERS.
        hold: the attacker's last land unit, by this order, falls after all aircraft, so that the space may be taken.
        dive: when unhit submarines of the defender submerge, of DIVES: never, when only submarines are left, at once.
        landing: land units have come from the sea, so that nobody retreats (AAE-93).

    Raises:
        EngineError: `force_units`, `force_mixed`, `force_shots`, `force_doomed`, `force_word`, `force_twice`,
            `force_large`, `landing_retreat`, `unknown_word`, `bad_amount`.
    """
    if not 1 <= len(orders) <= 2:
        raise EngineError("bad_amount", value=len(orders), least=1, most=2)
    sea = attacker.at_sea or defender.at_sea
    _check(attacker, defender, shots, doomed, sea, guns, dive, retreat, landing)
    sequences = [
        falling(force, order, side)
        for force, order, side in zip((attacker, defender), (orders[0], orders[-1]), SIDES, strict=True)
    ]
    cells = most_states(attacker, FIGHT, guns, sea) * most_states(defender, dive, 0, sea)
    if cells > MOST_CELLS:
        raise EngineError("force_large", positions=cells, most=MOST_CELLS)
    if sea:
        lines = fleet(attacker, sequences[0], 0, FIGHT), fleet(defender, sequences[1], 1, dive)
    else:
        sequence = hold_land(sequences[0]) if hold else sequences[0]
        lines = army(attacker, sequence, 0, guns), army(defender, sequences[1], 1, 0)
    fire = Row()
    for kind in SHIPS:
        fire.add(getattr(shots, kind), UNITS[kind].shot)
    fight = Fight(lines[0].line, lines[1].line, fire, retreat.rounds, retreat.units, retreat.chance)
    back = Row()
    for at, kind in enumerate(KINDS):
        back.add(doomed[at], UNITS[kind].defence)
    for state, chance in lines[0].starts:
        if doomed.units:
            fight.fire_back(state, lines[1].starts[0][0], chance, back)
        else:
            fight.start(state, lines[1].starts[0][0], chance)
    if retreat.chance > 0.0:
        fight.value()
    fight.go(MAY_DROP)
    ends = fight.ends()
    won, held = list(ends.won), list(ends.held)
    return Odds(
        _side(attacker, lines[0].forces, won, list(ends.ours)),
        _side(defender, lines[1].forces, held, list(ends.theirs)),
        sum(chance for state, chance in enumerate(won) if chance and lines[0].line.takes[state]),
        ends.draw,
        ends.retreats,
        ends.stalemate,
        fight.rounds,
        fight.dropped,
    )


def _check(
    attacker: Force,
    defender: Force,
    shots: Force,
    doomed: Force,
    sea: bool,
    guns: int,
    dive: str,
    retreat: Retreat,
    landing: bool,
) -> None:
    if min(doomed) < 0 or doomed.units > MOST_UNITS or (doomed.units and (sea or doomed.at_sea or guns or shots.units)):
        raise EngineError("force_doomed", "AAE-44")
    for force, least in ((attacker, 1), (defender, 0 if doomed.units else 1)):
        if min(force) < 0 or not least <= force.units <= MOST_UNITS:
            raise EngineError("force_units", count=force.units, most=MOST_UNITS)
        if sea and any(force[: len(LAND)]):
            raise EngineError("force_mixed", "AAE-77")
    if sea and defender.bomber:
        raise EngineError("force_mixed", "AAE-128")
    others = shots._replace(destroyer=0, battleship=0, damaged=0)
    if min(shots) < 0 or shots.units > MOST_UNITS or others.units or (shots.units and (sea or not landing)):
        raise EngineError("force_shots", "AAE-96")
    if dive not in DIVES:
        raise EngineError("unknown_word", what="policy", word=dive, choices=list(DIVES))
    for value, most in ((guns, 0 if sea else 9), (retreat.rounds, 999), (retreat.units, MOST_UNITS)):
        if not 0 <= value <= most:
            raise EngineError("bad_amount", value=value, least=0, most=most)
    if not 0 <= retreat.chance <= 1:
        raise EngineError("bad_amount", value=str(retreat.chance), least=0, most=1)
    if landing and retreat != NO_RETREAT:
        raise EngineError("landing_retreat", "AAE-93")


def _side(force: Force, forces: list[Force], won: list[float], ends: list[float]) -> Side:
    survivors: dict[Force, float] = {}
    for state in range(len(won) - 1, -1, -1):
        if won[state] > 0.0:
            survivors[forces[state]] = survivors.get(forces[state], 0.0) + won[state]
    total = sum(ends)
    kept = [0.0] * len(KINDS)
    fallen = [0.0] * (force.units + 1)
    for state, chance in enumerate(ends):
        if chance > 0.0:
            fallen[force.units - forces[state].units] += chance
            for at, count in enumerate(forces[state]):
                if count:
                    kept[at] += chance * count
    # a damaged battleship is not lost
    lost = {kind: total * had - left for kind, had, left in zip(KINDS, force, kept, strict=True)}
    lost["battleship"] += lost.pop("damaged")
    losses = {kind: max(0.0, count) for kind, count in lost.items()}
    cost = sum(count * UNITS[kind].cost for kind, count in losses.items())
    return Side(force, sum(survivors.values()), survivors, losses, cost, fallen)


__all__ = [
    "DIVES",
    "FIGHT",
    "KINDS",
    "NO_RETREAT",
    "ONCE",
    "ORDERS",
    "UNITS",
    "Force",
    "Odds",
    "Retreat",
    "Side",
    "Unit",
    "battle",
    "order",
]
