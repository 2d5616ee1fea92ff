"""The names of Europe 1941, its table from the board, and a position from plain data."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT
from kartentisch.engine.board import Board
from kartentisch.engine.errors import EngineError
from kartentisch.engine.position import Reader, bad_position
from kartentisch.games.europe.actions import KIND_NAMES, KINDS, OWNER_NAMES, POWER_NAMES, POWERS
from kartentisch.games.europe.state import (
    ASHORE_A,
    ASHORE_B,
    BY_ALLIES,
    BY_AXIS,
    BY_LENGTH,
    DOOMED,
    FOUGHT,
    FRESH_A,
    FRESH_B,
    LOADED,
    NONE,
    UNLOADED,
    EuropeState,
)  # fmt: skip
from kartentisch.games.europe.table import FAR, LAND_KIND, MOST, SEA_KIND, SLOT, UNIT, Table

ENDINGS = {"axis": BY_AXIS, "allies": BY_ALLIES, "length": BY_LENGTH}
PHASES = ("advance", "purchase", "combat_move", "combat", "noncombat", "place", "rest", "income")
ROLES = ("strike", "raid", "spent")
FLAGS = {
    "ashore_a": ASHORE_A, "ashore_b": ASHORE_B, "fought": FOUGHT, "fresh_a": FRESH_A, "fresh_b": FRESH_B,
    "unloaded": UNLOADED, "loaded": LOADED, "doomed": DOOMED,
}  # fmt: skip
HIT_NAMES = ("submarines", "aircraft", "others")
LAND_NAMES = tuple(KIND_NAMES[kind] for kind in LAND_KIND)  # by slot
SEA_NAMES = tuple(KIND_NAMES[kind] for kind in SEA_KIND)
MOST_LANDS = 62
MOST_SEAS = 62
MOST_MONEY = 10_000
MOST_ROUNDS = 1_000


# ------------------------------------------------------------------ the table
def make_table(board: Board) -> Table:
    """What the rules need to know of a board; EngineError `bad_board`."""
    lands = [space for space in board.spaces if space.kind == "land"]
    seas = len(board.spaces) - len(lands)
    if list(board.spaces[: len(lands)]) != lands or not (4 <= len(lands) <= MOST_LANDS and seas <= MOST_SEAS):
        raise EngineError("bad_board", problem=f"4 to {MOST_LANDS} lands stand before at most {MOST_SEAS} sea zones")
    table = Table(len(lands), seas)
    try:
        _spaces(table, board)
        _material(table, board)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise EngineError("bad_board", problem=f"tables of Europe 1941: {error!r}") from None
    _links(table, board)
    _ranges(table)
    return table


def _spaces(table: Table, board: Board) -> None:
    capitals = [NONE] * POWERS
    for i, space in enumerate(board.spaces):
        table.value[i] = int(space.values.get("ipc", 0))
        home = str(space.values.get("convoy_owner", space.values.get("owner", "neutral")))
        table.home[i] = OWNER_NAMES.index(home)
        if i >= table.lands:
            if space.kind == "convoy":
                table.convoys |= BIT[i - table.lands]
            continue
        if space.id == "archangel":
            table.port = i
        if space.values.get("factory"):
            table.factories |= BIT[i]
        if home == "middle_east":
            table.oil |= BIT[i]
        if home == "neutral":
            table.neutrals |= BIT[i]
        if "capital" in space.values:
            capitals[POWER_NAMES.index(str(space.values["capital"]))] = i
    for power, land in enumerate(capitals):
        if land == NONE:
            raise ValueError(f"no capital of {POWER_NAMES[power]}")
        table.capital[power] = land


def _material(table: Table, board: Board) -> None:
    tables = board.tables
    units = {row["id"]: row for row in tables["unit"]}
    for kind, name in enumerate(KIND_NAMES):
        row = units[name]
        table.cost[kind], table.steps[kind] = row["cost"], row["move"]
        table.attack[kind], table.defense[kind] = row.get("attack", 0), row.get("defense", 0)
    for row in tables["power"]:
        table.cash[POWER_NAMES.index(row["id"])] = row["income"]
    table.axis_advance = tables["cash_advance"]["germany"]
    for row in tables["setup"]:
        if row["space"] not in board.numbers:
            continue  # a part of the board is played
        at = board.numbers[row["space"]] * POWERS + POWER_NAMES.index(row["power"])
        for name, n in row["units"].items():
            table.setup[at] += n * UNIT[SLOT[KIND_NAMES.index(name)]]


def _links(table: Table, board: Board) -> None:
    """Neighbours by land, by sea and through the air; passages that no ship takes (AAE-18, AAE-19)."""
    closed = {frozenset(row["between"]) for row in board.tables.get("passage", ()) if not row["naval"]}
    lands = int(table.lands)
    for link in board.links:
        for a, b in ((link.a, link.b), (link.b, link.a)):
            here, there = board.numbers[a], board.numbers[b]
            if table.home[there] == OWNER_NAMES.index("neutral") and there < lands:
                continue
            if there < lands:
                table.near_air_land[here] |= BIT[there]
                table.near_land[here] |= BIT[there]
            else:
                table.near_air_sea[here] |= BIT[there - lands]
                if frozenset((a, b)) not in closed:
                    table.near_sea[here] |= BIT[there - lands]
    near: list[list[int]] = []  # through the air
    for start in range(int(table.spaces)):
        if start < lands and table.neutrals & BIT[start]:
            table.near_land[start] = table.near_sea[start] = 0
            table.near_air_land[start] = table.near_air_sea[start] = 0
        over_land, over_sea = table.near_air_land[start], table.near_air_sea[start]
        near.append([land for land in range(lands) if over_land & BIT[land]])
        near[start] += [lands + sea for sea in range(int(table.seas)) if over_sea & BIT[sea]]
    for start in range(int(table.spaces)):
        if start >= lands or not table.neutrals & BIT[start]:
            _fly(table, start, near)


def _ranges(table: Table) -> None:
    """What is reached with so many steps through the air, as masks."""
    lands, spaces, ranges = int(table.lands), int(table.spaces), max(int(n) for n in table.steps) + 1
    table.ranges = ranges
    table.land_reach = vec[i64]([0] * (spaces * ranges))
    table.sea_reach = vec[i64]([0] * (spaces * ranges))
    for start in range(spaces):
        for end in range(spaces):
            for left in range(int(table.air[start * spaces + end]), ranges):
                if end < lands:
                    table.land_reach[start * ranges + left] |= BIT[end]
                else:
                    table.sea_reach[start * ranges + left] |= BIT[end - lands]


def _fly(table: Table, start: int, near: Sequence[Sequence[int]]) -> None:
    steps, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        table.air[start * table.spaces + here] = steps[here]
        for there in near[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)


# ------------------------------------------------------------------ a position
class PositionReader(Reader):
    """Reads a position of Europe 1941 into an empty table."""

    def __init__(self, s: EuropeState, spaces: list[str]) -> None:
        super().__init__(int(s.players), s.game.by_seat)
        self.s = s
        self.spaces = spaces
        self.numbers = {name: i for i, name in enumerate(spaces)}
        self.lands = int(s.table.lands)

    def read(self, facts: Mapping[str, Any], resting: bool) -> None:
        """Raises EngineError `bad_position`."""
        s = self.s
        self.turn(facts, resting)
        s.ending = self.bits(facts.get("ending", []), "ending", ENDINGS)
        if resting and s.ending:
            raise bad_position("ending", str(facts["ending"]), "AAE-167")
        for name in ("winner", "captor"):
            if name in facts:
                setattr(s, name, self.place(facts[name], name, POWER_NAMES))
        s.held = self.mask(facts.get("held", []), "held", 0)
        s.fought = self.mask(facts.get("fought", []), "fought", self.lands)
        s.raided = self.mask(facts.get("raided", []), "raided", 0)
        for name, owner in self.mapping(facts.get("owners", {}), "owners").items():
            s.set_owner(self.space(name, "owners"), self.place(owner, "owners", OWNER_NAMES))
        berlin = s.owner[s.table.capital[0]]
        if "captor" not in facts and berlin != 0:
            s.captor = berlin
        self.units(facts, resting)
        for part, vector in (("spent", s.spent), ("half", s.half)):
            for name, stack in self.mapping(facts.get(part, {}), part).items():
                space = self.space(name, part)
                vector[space] = self.stack(stack, space, part)
        for name, origins in self.mapping(facts.get("came", {}), "came").items():
            space = self.space(name, "came")
            s.came[space] = self.mask(origins, "came", self.lands if space >= self.lands else 0)
        for part, vector, first in (("dived", s.dived, self.lands), ("hurt", s.hurt, self.lands), ("busy", s.busy, 0)):
            for name, counts in self.mapping(facts.get(part, {}), part).items():
                space = self.space(name, part) - first
                if not 0 <= space < len(vector):
                    raise bad_position(part, str(name))
                vector[space] = sum(n * UNIT[power] for power, n in self.counts(counts, part, POWER_NAMES, MOST))
        self.battle(facts)
        for power, n in self.counts(facts.get("cash", {}), "cash", POWER_NAMES, MOST_MONEY, "AAE-174"):
            s.cash[power] = n
        for kind, n in self.counts(facts.get("bought", {}), "bought", KIND_NAMES, MOST):
            s.bought[kind] = n
        s.set_guns(vec[i64]([self.space(name, "guns") for name in self.rows(facts, "guns")]))
        self.flights(self.rows(facts, "flights"))

    def battle(self, facts: Mapping[str, Any]) -> None:
        """What is hit and still fires, and what has fired already."""
        s = self.s
        if "fighting" in facts:
            s.fighting = self.space(facts["fighting"], "fighting")
        for source, n in self.counts(facts.get("hits", {}), "hits", HIT_NAMES, MOST):
            s.hits[source] = n
        for name, stack in self.mapping(facts.get("doomed", {}), "doomed").items():
            s.doomed[self.place(name, "doomed", POWER_NAMES)] = self.stack(stack, int(s.fighting), "doomed")
        for name, stack in self.mapping(facts.get("shots", {}), "shots").items():
            space = self.space(name, "shots")
            s.shots[space - self.lands] = self.stack(stack, space, "shots")
        for name, n in self.mapping(facts.get("withdrawn", {}), "withdrawn").items():
            s.withdrawn[self.space(name, "withdrawn") - self.lands] = self.count(n, "withdrawn", MOST)

    def turn(self, facts: Mapping[str, Any], resting: bool) -> None:
        """Whose turn it is: the power says which seat, or the seat its first power."""
        s = self.s
        if "power" in facts:
            s.power = self.place(facts["power"], "power", POWER_NAMES)
            s.active = self.count(facts.get("active", int(s.seat_of(s.power))), "active", int(s.players) - 1)
        else:
            s.active = self.count(facts.get("active", 0), "active", int(s.players) - 1)
            s.power = s.active
        if s.active != s.seat_of(s.power) and resting:
            raise bad_position("power", str(facts.get("power")), "AAE-02")
        # a turn of the German begins with a new round
        first = 0 if s.power == 0 else 1
        s.round = self.count(facts.get("round", first if resting else 0), "round", MOST_ROUNDS)
        s.phase = self.place(facts.get("phase", PHASES[0]), "phase", PHASES)

    def units(self, facts: Mapping[str, Any], resting: bool) -> None:
        s = self.s
        for name, powers in self.mapping(facts.get("units", {}), "units").items():
            space = self.space(name, "units")
            if space < self.lands and s.table.neutrals & BIT[space]:
                raise bad_position("units", str(name), "AAE-18")
            for power, stack in self.mapping(powers, "units").items():
                number = self.place(power, "units", POWER_NAMES)
                s.units[space * POWERS + number] = self.stack(stack, space, "units")
        self.ships(self.rows(facts, "ships"), resting)

    def ships(self, rows: Sequence[Any], resting: bool) -> None:
        """Transports with what they carry; at the beginning of a turn those that nothing is said of are empty."""
        s, words = self.s, []
        afloat: dict[tuple[int, int], int] = {}
        for given in rows:
            row = self.mapping(given, "ships")
            zone = self.space(row.get("zone"), "ships")
            power = self.place(row.get("power"), "ships", POWER_NAMES)
            cargo = []
            for unit in row.get("cargo", []):
                unit = self.mapping(unit, "ships")
                whose = self.place(unit.get("power", POWER_NAMES[power]), "cargo", POWER_NAMES)
                cargo.append(1 + whose * KINDS + self.place(unit.get("kind"), "cargo", KIND_NAMES[:4], "AAE-159"))
            if len(cargo) > 2 or zone < self.lands:
                raise bad_position("ships", str(given), "AAE-159")
            afloat[zone, power] = afloat.get((zone, power), 0) + 1
            target = self.space(row["target"], "ships") + 1 if "target" in row else 0
            left = self.count(row.get("left", 0), "left", 2, "AAE-31")
            flags = self.bits(row.get("flags", []), "flags", FLAGS)
            words += [zone, power, *[*cargo, 0, 0][:2], left, target, flags]
        for space in range(self.lands, len(self.spaces)):
            for power in range(POWERS):
                more = int(s.units[space * POWERS + power] & MOST) - afloat.get((space, power), 0)
                if more < 0 or (more and rows and not resting):
                    raise bad_position("ships", self.spaces[space], "AAE-107")
                words += [space, power, 0, 0, 2 if power == s.power else 0, 0, 0] * more
        s.set_ships(vec[i64](words))

    def flights(self, rows: Sequence[Any]) -> None:
        words = []
        for given in rows:
            row = self.mapping(given, "flights")
            kind = self.place(row.get("kind"), "flights", KIND_NAMES)
            if KIND_NAMES[kind] not in ("fighter", "bomber"):
                raise bad_position("flights", str(given), "AAE-37")
            at = self.space(row.get("at"), "flights")
            words += [
                kind,
                self.count(row.get("count", 1), "count", MOST),
                at,
                self.count(row.get("left", 0), "left", FAR, "AAE-31"),
                self.place(row.get("role", ROLES[0]), "role", ROLES),
                self.mask(row.get("over", []), "over", 0),
                self.space(row.get("from", self.spaces[at]), "from"),
            ]
        self.s.set_flights(vec[i64](words))

    # ------------------------------------------------------------------ small readers
    def space(self, name: Any, what: str) -> int:
        if not isinstance(name, str) or name not in self.numbers:
            raise bad_position(what, str(name), "AAE-13")
        return self.numbers[name]

    def rows(self, facts: Mapping[str, Any], what: str) -> list[Any]:
        value = facts.get(what, [])
        if not isinstance(value, list):
            raise bad_position(what, str(value))
        return value

    def mask(self, names: Any, what: str, first: int) -> int:
        if not isinstance(names, list):
            raise bad_position(what, str(names))
        places = {self.space(name, what) - first for name in names}
        most = self.lands if first == 0 else len(self.spaces) - first
        if not all(0 <= place < most for place in places):
            raise bad_position(what, str(names))
        return sum(BIT[place] for place in places)

    def stack(self, value: Any, space: int, what: str) -> int:
        names = SEA_NAMES if space >= self.lands else LAND_NAMES
        return sum(n * UNIT[slot] for slot, n in self.counts(value, what, names, MOST, "AAE-21"))
