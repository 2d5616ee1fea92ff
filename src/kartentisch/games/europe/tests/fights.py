"""Battles that the rules fight themselves, beside the exact odds of the same battles, and how far the two agree.

`python -m benchmarks.battles_europe` fights a million of them, `test_odds.py` a few.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import kartentisch as kt
from kartentisch.engine import scenario
from kartentisch.games.europe import Europe
from kartentisch.games.europe.actions import BATTLESHIP, DIVE, FINISH, KIND_NAMES, KINDS, LOSE, POWERS, PRESS, STAY
from kartentisch.games.europe.layout import LAND_NAMES, SEA_NAMES
from kartentisch.games.europe.state import F_COUNT, F_KIND, FLIGHT, NONCOMBAT, SHIP, T_A, T_B, EuropeState
from kartentisch.games.europe.table import number_in, packed
from kartentisch.games.europe.transports import cargo_kind, cargo_power
from kartentisch.odds import europe as odds
from kartentisch.odds.europe import Force, Odds

POSITION = """
title: {name}
game: europe
players: [Germany, Allies]
position:
  power: germany
  units: {units}
steps:
  - Germany: [{steps}]
"""
FEWEST = 20  # battles that a cell of the chi-square test should have


@dataclass(frozen=True)
class Fight:
    """A battle of Germany's, with everybody it has.

    Attributes:
        units, steps: the position and Germany's orders, as in a scenario.
        guns, shots, dive: as the odds are asked.
    """

    name: str
    units: str
    steps: str
    guns: int = 0
    shots: str = ""
    dive: str = odds.FIGHT

    @cached_property
    def start(self) -> EuropeState:
        """The moment before the first battle."""
        game = Europe()
        (document,) = scenario.parse(POSITION.format(name=self.name, units=self.units, steps=self.steps))
        report = scenario.run(document, lambda *_: game)
        assert report.passed and report.match is not None, report.failures
        state = report.match.state
        assert isinstance(state, EuropeState)
        return state

    @cached_property
    def forces(self) -> tuple[Force, Force]:
        """Who fights; ships that only support a landing are no part of it."""
        ours, theirs = left(self.start)
        return (ours._replace(transport=0, destroyer=0, battleship=0) if self.landed else ours), theirs

    @property
    def landed(self) -> bool:
        return "unload" in self.steps

    @cached_property
    def odds(self) -> Odds:
        ours, theirs = self.forces
        return odds.battle(
            ours, theirs, guns=self.guns, shots=Force.parse(self.shots), landing=self.landed, dive=self.dive
        )

    def fought(self, chance: kt.Chance) -> tuple[Force, Force, int]:
        """What is left of both sides after one battle, nobody retreating; how many of the defender have submerged."""
        state = self.start.clone()
        state.apply(FINISH)
        while state.phase != NONCOMBAT:
            if state.chance:
                state.apply(chance.outcome(state))
                continue
            legal = state.legal_actions()
            first = legal[0]
            if LOSE <= first < LOSE + POWERS * KINDS:
                state.apply(min(legal, key=lambda action: falls(state, action - LOSE)))
            elif PRESS in legal:
                state.apply(PRESS)
            elif STAY in legal:
                state.apply(DIVE if self.dive == odds.ONCE else STAY)
            else:
                state.apply(first)
        ours, theirs = left(state)
        if self.landed:  # ships stand by
            ours = ours._replace(transport=0, destroyer=0, battleship=0)
        under = sum(packed(word, power) for word in state.dived for power in range(1, POWERS))
        return ours, theirs, int(under)


def falls(state: EuropeState, unit: int) -> int:
    """Who falls first, by the orders that the odds take (`ORDERS`)."""
    power, kind = divmod(unit, KINDS)
    order = ORDERS[bool(power)]
    if kind == BATTLESHIP and state.count(state.fighting, power, kind) > packed(
        state.hurt[state.fighting - state.table.lands], power
    ):
        return order.index("damaged")
    return order.index(KIND_NAMES[kind])


ORDERS = [odds.ORDERS[side].split() for side in odds.SIDES]


def left(state: EuropeState) -> tuple[Force, Force]:
    """What both sides have on the board and in the air."""
    found = Counter[tuple[bool, str]]()
    lands = int(state.table.lands)
    for i, row in enumerate(state.units):
        if row:
            names = SEA_NAMES if i // POWERS >= lands else LAND_NAMES
            for slot, name in enumerate(names):
                found[i % POWERS == 0, name] += int(number_in(row, slot))
    flights = state.flights
    for at in range(0, len(flights), FLIGHT):
        found[True, KIND_NAMES[flights[at + F_KIND]]] += int(flights[at + F_COUNT])
    for aboard in range(0, len(state.ships), SHIP):
        for place in (T_A, T_B):
            if cargo := state.ships[aboard + place]:
                found[cargo_power(cargo) == 0, KIND_NAMES[cargo_kind(cargo)]] += 1
    for side in (True, False):
        hurt = sum(packed(word, power) for word in state.hurt for power in range(POWERS) if (power == 0) == side)
        found[side, "damaged"] += int(hurt)
        found[side, "battleship"] -= int(hurt)
    ours, theirs = (Force(**{kind: found[side, kind] for kind in odds.KINDS}) for side in (True, False))
    return ours, theirs


# ------------------------------------------------------------------ how far they agree
class Agreement(NamedTuple):
    """Standard errors between the battles and the odds: of the chance to win, of both sides' losses in IPC; and of the
    chi-square of everything that may be left, `cells` of them, its distance from what chance alone brings."""

    battles: int
    wins: float
    cost: tuple[float, float]
    chi: float
    cells: int

    @property
    def worst(self) -> float:
        return max(abs(self.wins), abs(self.cost[0]), abs(self.cost[1]), self.chi)


class Tally:
    """What came of the battles so far."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self.ends = Counter[object]()
        self.sums, self.squares = [0.0, 0.0], [0.0, 0.0]

    def add(self, battles: int, chance: kt.Chance) -> None:
        before = [force.cost for force in self.fight.forces]
        for _ in range(battles):
            ours, theirs, under = self.fight.fought(chance)
            self.ends[end(ours, theirs, under)] += 1
            for side, force in enumerate((ours, theirs)):
                lost = before[side] - force.cost
                self.sums[side] += lost
                self.squares[side] += lost * lost

    def agreement(self) -> Agreement:
        told, n = self.fight.odds, self.ends.total()
        wins = sum(count for (word, _), count in self.items() if word == "won")
        costs = []
        for side, (sum_, square) in enumerate(zip(self.sums, self.squares, strict=True)):
            spread = math.sqrt(max(square / n - (sum_ / n) ** 2, 1e-12) / n)
            costs.append((sum_ / n - (told.attacker, told.defender)[side].cost) / spread)
        return Agreement(n, errors(wins, n, told.attacker.wins), (costs[0], costs[1]), *self.chi(n))

    def items(self) -> Iterator[tuple[tuple[str, object], int]]:
        for key, count in self.ends.items():
            assert isinstance(key, tuple)
            yield key, count

    def chi(self, n: int) -> tuple[float, int]:
        """The chi-square by the formula of Wilson and Hilferty as standard errors; rare ends count as one."""
        told = self.fight.odds
        chances: dict[object, float] = {("draw", None): told.draw, ("stalemate", None): told.stalemate}
        chances |= {("won", force): chance for force, chance in told.attacker.survivors.items()}
        chances |= {("held", force): chance for force, chance in told.defender.survivors.items()}
        assert all(key in chances for key in self.ends), [key for key in self.ends if key not in chances]
        cells = [(self.ends[key], chance * n) for key, chance in chances.items() if chance * n >= FEWEST]
        rest = (n - sum(count for count, _ in cells), n - sum(mean for _, mean in cells))
        cells += [rest] if rest[1] >= FEWEST else []
        free = len(cells) - 1
        if free < 1:
            return 0.0, len(cells)
        chi = sum((count - mean) ** 2 / mean for count, mean in cells)
        return ((chi / free) ** (1 / 3) - 1 + 2 / (9 * free)) / math.sqrt(2 / (9 * free)), len(cells)


def end(ours: Force, theirs: Force, under: int) -> tuple[str, Force | None]:
    """Who is left, and with what; submerged submarines of the defender have left the battle."""
    if ours.units and theirs.units > under:
        return "stalemate", None
    if ours.units:
        return "won", ours
    return ("held", theirs) if theirs.units > under else ("draw", None)


def errors(count: int, n: int, chance: float) -> float:
    """How many standard errors the share is away from the chance."""
    spread = math.sqrt(n * chance * (1 - chance))
    return (count - n * chance) / spread if spread > 0 else float(abs(count - n * chance) > 1e-6) * 99


# ------------------------------------------------------------------ the battles
FIGHTS = (
    Fight(
        "land, anti-aircraft fire",
        "{poland: {germany: {infantry: 4, artillery: 2, armor: 2}}, germany: {germany: {fighter: 2, bomber: 1}},"
        " east_poland: {ussr: {infantry: 6, artillery: 1, armor: 1, fighter: 1, aa_gun: 2}}}",
        "pick poland, 4x send infantry east_poland, 2x send artillery east_poland, 2x send armor east_poland,"
        " pick germany, 2x send fighter east_poland, send bomber east_poland",
        guns=1,
    ),
    Fight(
        "land, infantry and tanks",
        "{poland: {germany: {infantry: 8, armor: 4}}, east_poland: {ussr: {infantry: 10, armor: 2}}}",
        "pick poland, 8x send infantry east_poland, 4x send armor east_poland",
    ),
    Fight(
        "land, more infantry than artillery",
        "{poland: {germany: {infantry: 5, artillery: 3}}, east_poland: {ussr: {infantry: 3, bomber: 1, fighter: 1}}}",
        "pick poland, 5x send infantry east_poland, 3x send artillery east_poland",
    ),
    Fight(
        "landing with shots, guns and aircraft",
        "{denmark: {germany: {infantry: 2, artillery: 1, armor: 1}}, norway: {germany: {fighter: 1}},"
        " danish_sea: {germany: {transport: 3, destroyer: 1, battleship: 1}},"
        " united_kingdom: {uk: {infantry: 3, artillery: 1, aa_gun: 1}}}",
        "pick danish_sea, board 1, 2x load infantry denmark, send transport north_sea,"
        " 2x unload infantry united_kingdom,"
        " pick danish_sea, board 1, load artillery denmark, send transport north_sea, unload artillery united_kingdom,"
        " pick danish_sea, board 1, load armor denmark, send transport north_sea, unload armor united_kingdom,"
        " pick danish_sea, send destroyer north_sea, send battleship north_sea,"
        " pick norway, send fighter united_kingdom",
        guns=1,
        shots="1 destroyer 1 battleship",
    ),
    Fight(
        "sea, destroyers on both sides",
        "{danish_sea: {germany: {submarine: 2, destroyer: 1, battleship: 1, transport: 1}},"
        " germany: {germany: {fighter: 2}},"
        " north_sea: {uk: {submarine: 1, destroyer: 1, carrier: 1, fighter: 1, transport: 1}}}",
        "pick danish_sea, 2x send submarine north_sea, send battleship north_sea, send destroyer north_sea,"
        " board 1, send transport north_sea, pick germany, 2x send fighter north_sea",
    ),
    Fight(
        "sea, submarines that nobody has spotted",
        "{danish_sea: {germany: {submarine: 3, carrier: 1}}, germany: {germany: {fighter: 2}},"
        " north_sea: {uk: {submarine: 2, carrier: 1, fighter: 2, battleship: 1}}}",
        "pick danish_sea, 3x send submarine north_sea, send carrier north_sea, pick germany, 2x send fighter north_sea",
    ),
    Fight(
        "sea, submarines against a convoy with one destroyer",
        "{danish_sea: {germany: {submarine: 4}}, north_sea: {uk: {destroyer: 1, transport: 2}, usa: {transport: 1}}}",
        "pick danish_sea, 4x send submarine north_sea",
    ),
    Fight(
        "sea, battleships on both sides",
        "{danish_sea: {germany: {battleship: 2, transport: 1}}, norway: {germany: {bomber: 1}},"
        " north_sea: {uk: {battleship: 1, destroyer: 1, transport: 2}}}",
        "pick danish_sea, 2x send battleship north_sea, board 1, send transport north_sea,"
        " pick norway, send bomber north_sea",
    ),
    Fight(
        "sea, submarines that submerge",
        "{danish_sea: {germany: {destroyer: 2}}, germany: {germany: {fighter: 1}},"
        " north_sea: {uk: {submarine: 2, transport: 1}}}",
        "pick danish_sea, 2x send destroyer north_sea, pick germany, send fighter north_sea",
        dive=odds.ONCE,
    ),
    Fight(
        "sea, aircraft that find no submarine",
        "{danish_sea: {germany: {transport: 1}}, germany: {germany: {fighter: 2}},"
        " north_sea: {uk: {submarine: 1, transport: 2}}}",
        "pick danish_sea, board 1, send transport north_sea, pick germany, 2x send fighter north_sea",
    ),
)
