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

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from kartentisch.engine.errors import EngineError
from kartentisch.odds.europe_kernel import Fight, Line, Row

MOST_UNITS: Final = 99  # of one side
MOST_CELLS: Final = 4_000_000  # pairs of states: 32 MB
MAY_DROP: Final = 1e-11
SIDES: Final = ("attacker", "defender")
FIGHT, ALONE, ONCE = DIVES = ("fight", "alone", "once")  # when the defender's unhit submarines submerge
AIR_LOSS: Final = 1 / 6  # of an aircraft over an anti-aircraft gun (AAE-41)


class Force(NamedTuple):
    """Units of one side; as text `3 infantry 1 armor`.  A damaged battleship has taken its first hit (AAE-73)."""

    infantry: int = 0
    artillery: int = 0
    armor: int = 0
    fighter: int = 0
    bomber: int = 0
    transport: int = 0
    submarine: int = 0
    destroyer: int = 0
    carrier: int = 0
    battleship: int = 0
    damaged: int = 0

    @classmethod
    def parse(cls, text: str, words: Mapping[str, str] | None = None) -> Force:
        """The units of this text: numbers and kinds in any order, each kind once; its first letters are enough.

        Args:
            words: by the word of another language, that of KINDS.

        Raises:
            EngineError: `force_word`, `force_twice`.
        """
        counts: dict[str, int] = {}
        for count, kind in _words(text, words):
            if kind in counts:
                raise EngineError("force_twice", kind=_spoken(kind, words))
            counts[kind] = 1 if count is None else count
        return cls(**counts)

    @property
    def units(self) -> int:
        return sum(self)

    @property
    def at_sea(self) -> bool:
        return any(self[FIRST_SHIP:])

    @property
    def cost(self) -> int:
        """What it has cost, in IPC (AAE-26)."""
        return sum(count * UNITS[kind].cost for kind, count in zip(KINDS, self, strict=True))

    def text(self, words: Mapping[str, str] | None = None) -> str:
        """As `parse` reads it with the same words."""
        parts = [f"{count} {_spoken(kind, words)}" for kind, count in zip(KINDS, self, strict=True) if count]
        return " ".join(parts) or f"0 {_spoken(KINDS[0], words)}"

    def __str__(self) -> str:
        return self.text()


def order(text: str, words: Mapping[str, str] | None = None) -> str:
    """An order of losses as `battle` takes it, from one in another language; EngineError `force_word`."""
    return " ".join(f"{'' if count is None else f'{count} '}{kind}" for count, kind in _words(text, words))


class Unit(NamedTuple):
    """What a unit can do: hits with so much or less."""

    attack: int
    defence: int
    cost: int
    shot: int = 0  # from the sea, at a landing (AAE-96)


KINDS: Final = Force._fields
FIRST_SHIP: Final = KINDS.index("transport")
LAND: Final = ("infantry", "artillery", "armor")
AIR: Final = ("fighter", "bomber")
SHIPS: Final = KINDS[FIRST_SHIP:]
SUPPORTED: Final = 2  # attack of an infantry beside an artillery (AAE-56)
BATTLESHIP: Final = Unit(4, 4, 24, 4)
UNITS: Final = {  # AAE-26, AAE-57, AAE-58
    "infantry": Unit(1, 2, 3),
    "artillery": Unit(2, 2, 4),
    "armor": Unit(3, 2, 5),
    "fighter": Unit(3, 4, 12),
    "bomber": Unit(4, 1, 15),
    "transport": Unit(0, 1, 8),
    "submarine": Unit(2, 2, 8),
    "destroyer": Unit(3, 3, 12, 2),
    "carrier": Unit(1, 3, 18),
    "battleship": BATTLESHIP,
    "damaged": BATTLESHIP,
}
# who falls first where nothing else is said; `damaged` stands for the first hit of a battleship, which costs nothing
ORDERS: Final = {
    "attacker": "damaged infantry artillery armor transport submarine fighter destroyer bomber carrier battleship",
    "defender": "damaged infantry artillery armor transport submarine bomber destroyer fighter carrier battleship",
}


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
NO_SHOTS: Final = Force()


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
    """

    force: Force
    wins: float
    survivors: dict[Force, float]
    losses: dict[str, float]
    cost: float

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
            }
            for name, side in zip(SIDES, (self.attacker, self.defender), strict=True)
        }
        rest = {name: getattr(self, name) for name in ENDS}
        return sides | rest


ENDS: Final = ("takes", "draw", "retreats", "stalemate", "rounds", "dropped")


def battle(
    attacker: Force,
    defender: Force,
    *,
    shots: Force = NO_SHOTS,
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
        guns: how many times each attacking aircraft is fired at by anti-aircraft guns, overflown and at the target
            (AAE-41, AAE-42), 0 to 9.
        orders: who falls first, of the attacker and of the defender: kinds as in ORDERS, with a number before a kind
            for only so many of it at that place; kinds left out follow as in ORDERS.
        hold: the attacker's last land unit, by this order, falls after all aircraft, so that the space may be taken.
        dive: when unhit submarines of the defender submerge, of DIVES: never, when only submarines are left, at once.
        landing: land units have come from the sea, so that nobody retreats (AAE-93).

    Raises:
        EngineError: `force_units`, `force_mixed`, `force_shots`, `force_word`, `force_twice`, `force_large`,
            `landing_retreat`, `unknown_word`, `bad_amount`.
    """
    sea = attacker.at_sea or defender.at_sea
    _check(attacker, defender, shots, sea, guns, dive, retreat, landing)
    sequences = [
        _falling(force, order, side)
        for force, order, side in zip((attacker, defender), (orders[0], orders[-1]), SIDES, strict=True)
    ]
    cells = _states_of(attacker, FIGHT, guns, sea) * _states_of(defender, dive, 0, sea)
    if cells > MOST_CELLS:
        raise EngineError("force_large", positions=cells, most=MOST_CELLS)
    if sea:
        lines = _fleet(attacker, sequences[0], 0, FIGHT), _fleet(defender, sequences[1], 1, dive)
    else:
        sequence = _hold_land(sequences[0]) if hold else sequences[0]
        lines = _army(attacker, sequence, 0, guns), _army(defender, sequences[1], 1, 0)
    fire = Row()
    for kind in SHIPS:
        fire.add(getattr(shots, kind), UNITS[kind].shot)
    fight = Fight(lines[0].line, lines[1].line, fire, retreat.rounds, retreat.units, retreat.chance)
    for state, chance in lines[0].starts:
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


# ------------------------------------------------------------------ words
def _words(text: str, words: Mapping[str, str] | None) -> Iterator[tuple[int | None, str]]:
    """Numbers, if any, and kinds of a text such as `3 inf 1arm transport`."""
    known = {kind: kind for kind in KINDS} | {word.lower(): kind for word, kind in (words or {}).items()}
    rest = text.strip(" ,+\t\n")
    while rest:
        found = re.match(r"(\d{1,4})?\s*([^\W\d][\w-]*)?", rest)
        word = (found[2] if found is not None else None) or ""
        kinds = {known[name] for name in known if name.startswith(word.lower())} if word else set()
        if word.lower() in known:
            kinds = {known[word.lower()]}
        if found is None or len(kinds) != 1:
            choices = [_spoken(kind, words) for kind in KINDS]
            raise EngineError("force_word", word=word or rest.split()[0], choices=choices)
        yield (None if found[1] is None else int(found[1])), kinds.pop()
        rest = rest[found.end() :].lstrip(" ,+\t\n")


def _spoken(kind: str, words: Mapping[str, str] | None) -> str:
    return next((own for own, meant in (words or {}).items() if meant == kind), kind)


def _check(
    attacker: Force,
    defender: Force,
    shots: Force,
    sea: bool,
    guns: int,
    dive: str,
    retreat: Retreat,
    landing: bool,
) -> None:
    for force in (attacker, defender):
        if min(force) < 0 or not 1 <= force.units <= MOST_UNITS:
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


def _states_of(force: Force, dive: str, guns: int, sea: bool) -> int:
    """How many states `_army` or `_fleet` will need at most."""
    planes = force.fighter + force.bomber
    if not sea:
        return (force.units + 1) * ((force.fighter + 1) * (force.bomber + 1) if guns else 1)
    ships = force.units - planes - force.submarine + force.battleship  # each hit of them
    states = (force.submarine + 1) * (planes + 1) * (ships + 1)
    return states * 2 if dive != FIGHT and force.submarine else states


# ------------------------------------------------------------------ who falls when
def _falling(force: Force, order: str, side: str) -> list[str]:
    """The losses of a side one by one: kinds, and `damaged` for the first hit of a battleship."""
    places = [*_words(order, None), *((None, kind) for kind in ORDERS[side].split())]
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


def _hold_land(losses: list[str]) -> list[str]:
    """The last land unit falls last of all."""
    for at in range(len(losses) - 1, -1, -1):
        if losses[at] in LAND:
            return [*losses[:at], *losses[at + 1 :], losses[at]]
    return losses


class _States(NamedTuple):
    """A line, what is left in each of its states, and where the battle may begin."""

    line: Line
    forces: list[Force]
    starts: list[tuple[int, float]]


def _army(force: Force, losses: list[str], side: int, guns: int) -> _States:
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
    return _States(line, forces, starts)


def _fleet(force: Force, losses: list[str], side: int, dive: str) -> _States:
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
    return _States(line, forces, [(hidden + per - 1, 1.0)])


def _counted(losses: list[str], chain: list[int], count: int) -> Force:
    """What is left of a chain when this many losses are still to come."""
    coming = [losses[place] for place in chain[:count]]
    left = {kind: coming.count(kind) for kind in KINDS}
    # every loss of a battleship still to come is one that is there; those whose first hit is still to come are whole
    sinking, whole = left["battleship"], left["damaged"]
    return Force(**(left | {"battleship": whole, "damaged": sinking - whole}))


def _side(force: Force, forces: list[Force], won: list[float], ends: list[float]) -> Side:
    survivors: dict[Force, float] = {}
    for state in range(len(won) - 1, -1, -1):
        if won[state] > 0.0:
            survivors[forces[state]] = survivors.get(forces[state], 0.0) + won[state]
    total = sum(ends)
    kept = [0.0] * len(KINDS)
    for state, chance in enumerate(ends):
        if chance > 0.0:
            for at, count in enumerate(forces[state]):
                if count:
                    kept[at] += chance * count
    # a damaged battleship is not lost
    lost = {kind: total * had - left for kind, had, left in zip(KINDS, force, kept, strict=True)}
    lost["battleship"] += lost.pop("damaged")
    losses = {kind: max(0.0, count) for kind, count in lost.items()}
    cost = sum(count * UNITS[kind].cost for kind, count in losses.items())
    return Side(force, sum(survivors.values()), survivors, losses, cost)


__all__ = [
    "DIVES",
    "KINDS",
    "NO_RETREAT",
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
