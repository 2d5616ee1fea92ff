"""The names of Attack!, its table from the board, and a position from plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import BIT
from kartentisch.engine.board import Board
from kartentisch.engine.errors import EngineError
from kartentisch.engine.position import Reader, bad_position
from kartentisch.games.attack.actions import ACTION_NAMES, SHIPS, UNITS
from kartentisch.games.attack.state import (
    ARMY,
    BY_ELIMINATION,
    BY_LENGTH,
    BY_SURVIVOR,
    BY_TIME,
    CAPITAL,
    FLEET,
    FORCE,
    GIVES,
    NONE,
    PLACES,
    POOL,
    ROW,
    WANTS,
    AttackState,
)
from kartentisch.games.attack.table import CONTINENTS, VALUES, Table
from kartentisch.games.attack.trade import MOST_OFFERS

UNIT_NAMES = ("infantry", "tank", "artillery", "aircraft")
SHIP_NAMES = ("destroyer", "submarine", "battleship", "aircraft_carrier")
SUIT_NAMES = ("population", "oil", "minerals", "factories", "rail_transport")
CARD_NAMES = tuple(f"{suit}_{value}" for suit in SUIT_NAMES for value in range(1, VALUES + 1))
FACE_NAMES = (*UNIT_NAMES, "blank")
CONTINENT_NAMES = ("north_america", "south_america", "africa", "eurasia")
TIMES = ("running", "late", "up")
VERDICTS = ("open", "allowed", "refused")
SIDES = ("attacker", "defender")
ENDINGS = {"elimination": BY_ELIMINATION, "survivor": BY_SURVIVOR, "time": BY_TIME, "length": BY_LENGTH}
MOST = 10_000  # units of a kind anywhere
MOST_REGIONS = 62

# words that stand in a position under their own name, with the most they can be
COUNTS = {
    "taken": 3, "offers": MOST_OFFERS, "made": MOST_OFFERS, "deals": MOST_OFFERS, "garrison_won": 1, "offered": 1,
    "revealed": 1,
}  # fmt: skip
SEAT_WORDS = ("holder", "commander", "chosen", "offerer", "offeree", "challenger")


# ------------------------------------------------------------------ the table
def make_table(board: Board, regions: list[str]) -> Table:
    """What the rules need to know of a board; EngineError `bad_board`."""
    if [space.id for space in board.spaces[: len(regions)]] != regions or not 8 <= len(regions) <= MOST_REGIONS:
        raise EngineError("bad_board", problem="Attack! needs 8 to 62 regions, and they stand before the sea zones")
    table = Table(len(regions))
    try:
        _material(table, board.tables)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise EngineError("bad_board", problem=f"tables of Attack!: {error!r}") from None
    _links(table, board, len(regions))
    for i, name in enumerate(CONTINENT_NAMES[:CONTINENTS]):
        members = [n for n, space in enumerate(board.spaces) if name in space.groups]
        table.continent[i] = board.mask(members)
    return table


def _material(table: Table, tables: Mapping[str, Any]) -> None:
    setup, diplomacy, material = tables["setup"], tables["diplomacy"], tables["material"]
    costs = {row["id"]: row["cost"] for row in tables["unit"]}
    for i, name in enumerate(UNIT_NAMES):
        table.army[i] = setup["army"].get(name, 0)
    for i, name in enumerate(SHIP_NAMES):
        table.navy[i] = setup["navy"].get(name, 0)
    for i, name in enumerate(UNIT_NAMES + SHIP_NAMES):
        table.cost[i] = costs[name]
    for face in material["die_faces"]:
        table.die[FACE_NAMES.index(face)] += 1
    for row in tables["economic_card"]:
        card = CARD_NAMES.index(f"{row['suit']}_{row['value']}")
        table.deck[card] = row["count"]
        for i, name in enumerate(UNIT_NAMES):
            table.defenders[card * UNITS + i] = row["defenders"].get(name, 0)
    table.economic_cards = setup["economic_cards"]
    table.claimed = setup["claimed_regions"]
    table.batch = setup["units_per_batch"]
    table.actions = material["actions_per_turn"]
    table.capital_points = material["capital_production"]
    table.diplomacy_near = diplomacy["adjacent"]
    table.diplomacy_far = diplomacy["not_adjacent"]
    table.diplomacy_rivals = diplomacy["others"]


def _links(table: Table, board: Board, regions: int) -> None:
    """Land borders, sea routes, and zones as routes between all their ports (ATK-07, ATK-08)."""
    ports: dict[int, list[int]] = {}
    for link in board.links:
        a, b = sorted((board.numbers[link.a], board.numbers[link.b]))
        if b >= regions:
            ports.setdefault(b, []).append(a)
            continue
        row = table.near if link.kind == "land" else table.sea
        row[a] |= BIT[b]
        row[b] |= BIT[a]
    for zone in ports.values():
        for a in zone:
            table.sea[a] |= board.mask([b for b in zone if b != a])
    for a in range(regions):
        reach = int(table.near[a])
        for b in range(regions):
            if table.near[a] & BIT[b]:
                reach |= int(table.near[b])
        table.near_two[a] = reach & ~(1 << a)


# ------------------------------------------------------------------ a position
class PositionReader(Reader):
    """Reads a position of Attack! into an empty table."""

    def __init__(self, s: AttackState, regions: list[str]) -> None:
        super().__init__(int(s.players), s.game.by_seat)
        self.s = s
        self.regions = regions
        self.numbers = {name: i for i, name in enumerate(regions)}

    def read(self, facts: Mapping[str, Any], resting: bool) -> None:
        """Raises EngineError `bad_position`."""
        s = self.s
        last = s.players - 1
        s.active = self.count(facts.get("active", 0), "active", last)
        s.first = self.count(facts.get("first", 0), "first", last)
        s.round = self.count(facts.get("round", 1 if resting else 0), "round", MOST)
        for name, most in COUNTS.items():
            setattr(s, name, self.count(facts.get(name, 0), name, most))
        for name in SEAT_WORDS:
            if name in facts:
                setattr(s, name, self.count(facts[name], name, last))
        s.used = self.bits(facts.get("used", []), "used", ACTION_NAMES, "ATK-20")
        s.time = self.place(facts.get("time", TIMES[0]), "time", TIMES)
        s.ending = self.bits(facts.get("ending", []), "ending", ENDINGS)
        self.armies(facts, resting)
        self.seats_things(facts)
        self.cards(facts)
        if not resting:
            self.in_mid_action(facts)
        self.eliminated(facts.get("eliminated", []))
        if resting:
            self.goes_on()

    def armies(self, facts: Mapping[str, Any], resting: bool) -> None:
        s = self.s
        for seat, army in enumerate(self.seats(facts, "armies")):
            for region, units in self.by_region(army, "armies"):
                if s.owner[region] >= 0:
                    raise bad_position("armies", self.regions[region], "ATK-24")
                if not any(units) and resting:
                    raise bad_position("armies", self.regions[region], "ATK-25")
                s.own(seat, region)
                for unit, n in enumerate(units):
                    s.units[region * UNITS + unit] = n
                    s.v[ARMY + seat] += n
        for name, buffer in (("attackers", s.attackers), ("moved", s.moved)):
            for region, units in self.by_region(facts.get(name, {}), name):
                for unit, n in enumerate(units):
                    buffer[region * UNITS + unit] = n
                    if name == "attackers":
                        s.v[ARMY + s.active] += n

    def eliminated(self, seats: Any) -> None:
        """Whoever is out has no army, and it is not his turn."""
        s = self.s
        if not isinstance(seats, list):
            raise bad_position("eliminated", str(seats))
        for seat in seats:
            s.alive &= ~BIT[self.count(seat, "eliminated", s.players - 1)]
            if s.army(seat) > 0 or seat == s.active:
                raise bad_position("eliminated", str(seat), "ATK-123")

    def goes_on(self) -> None:
        """At the beginning of a turn nothing has ended the game, and nobody who is out rules the sea."""
        s = self.s
        if s.army(s.active) == 0:
            raise bad_position("active", str(s.active), "ATK-123")
        if s.ending:
            raise bad_position("ending", str(s.ending), "ATK-123")
        out = [seat for seat in range(s.players) if not s.is_alive(seat)]
        if out and not s.table.last_survivor:
            raise bad_position("eliminated", str(out), "ATK-123")
        if s.holder in out:
            raise bad_position("holder", str(s.holder), "ATK-R23")

    def seats_things(self, facts: Mapping[str, Any]) -> None:
        s = self.s
        for seat, region in enumerate(self.seats(facts, "capitals")):
            if region:
                number = self.place(region, "capitals", self.regions, "ATK-18")
                if any(s.v[CAPITAL + other] == number for other in range(seat)):
                    raise bad_position("capitals", str(region), "ATK-18")
                s.v[CAPITAL + seat] = number
        for seat, fleet in enumerate(self.seats(facts, "fleets")):
            for ship, n in enumerate(self.by_name(fleet, "fleets", SHIP_NAMES)):
                s.v[FLEET + seat * SHIPS + ship] = n
        for seat, pool in enumerate(self.seats(facts, "pools")):
            for unit, n in enumerate(self.by_name(pool, "pools", UNIT_NAMES)):
                s.v[POOL + seat * UNITS + unit] = n

    def cards(self, facts: Mapping[str, Any]) -> None:
        s = self.s
        for seat, hand in enumerate(self.seats(facts, "hands")):
            for card, n in enumerate(self.by_name(hand, "hands", CARD_NAMES)):
                for _ in range(n):
                    self.draw(card)
                    s.take_card(seat, card)
        s.garrison = self.place(facts["garrison"], "garrison", CARD_NAMES, "ATK-94") if "garrison" in facts else NONE
        if s.garrison != NONE and s.garrison_won:
            self.draw(int(s.garrison))

    def draw(self, card: int) -> None:
        if self.s.deck.count(card) == 0:
            raise bad_position("hands", f"{CARD_NAMES[card]} > {self.s.table.deck[card]}", "ATK-13")
        self.s.deck.take(card)

    def in_mid_action(self, facts: Mapping[str, Any]) -> None:
        """What there is only between two questions of an action."""
        s = self.s
        s.fighting = self.place(facts["fighting"], "fighting", self.regions) if "fighting" in facts else NONE
        battle = self.mapping(facts.get("battle", {}), "battle")
        for side, name in enumerate(SIDES):
            for active, part in enumerate(("reserve", "active")):
                units = self.mapping(battle.get(name, {}), name).get(part, {})
                for unit, n in enumerate(self.by_name(units, part, UNIT_NAMES)):
                    s.v[FORCE + (side * 2 + active) * UNITS + unit] = n
                    owner = s.active if side == 0 else s.owner[s.fighting]
                    if n and owner >= 0:
                        s.v[ARMY + owner] += n
        rows = facts.get("rows", [])
        if not isinstance(rows, list) or len(rows) > 2:
            raise bad_position("rows", str(rows), "ATK-69")
        for side, row in enumerate(rows):
            if not isinstance(row, list) or len(row) > PLACES:
                raise bad_position("rows", str(row), "ATK-69")
            for i, ship in enumerate(row):
                if ship:
                    s.v[ROW + side * PLACES + i] = self.place(ship, "rows", SHIP_NAMES, "ATK-69") + 1
        for base, name in ((GIVES, "gives"), (WANTS, "wants")):
            for card, n in enumerate(self.by_name(facts.get(name, {}), name, CARD_NAMES)):
                s.v[base + card] = n
        self.crossings(facts.get("crossings", []))

    def crossings(self, rows: Any) -> None:
        s = self.s
        if not isinstance(rows, list):
            raise bad_position("crossings", str(rows), "ATK-32")
        words: list[int] = []
        for row in rows:
            row = self.mapping(row, "crossings")
            units = self.by_name(row.get("units", {}), "crossings", UNIT_NAMES)
            ends = [self.place(row.get(end), "crossings", self.regions, "ATK-32") for end in ("origin", "region")]
            words += [*ends, *units, self.place(row.get("verdict", "open"), "crossings", VERDICTS)]
            s.v[ARMY + s.active] += sum(units)
        s.set_crossings(vec[i64](words))

    # ------------------------------------------------------------------ small readers
    def by_name(self, value: Any, what: str, names: Sequence[str]) -> list[int]:
        """Counts by name, in the order of the names."""
        counts = [0] * len(names)
        for name, n in self.mapping(value, what).items():
            counts[self.place(name, what, names)] = self.count(n, f"{what}: {name}", MOST)
        return counts

    def by_region(self, value: Any, what: str) -> list[tuple[int, list[int]]]:
        rows = []
        for name, units in self.mapping(value, what).items():
            if name not in self.numbers:
                raise bad_position(what, str(name), "ATK-06")
            rows.append((self.numbers[name], self.by_name(units, what, UNIT_NAMES)))
        return rows
