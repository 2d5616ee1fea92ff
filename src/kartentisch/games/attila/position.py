"""A position of Attila as plain data, and back; what each viewer may know of it (checklist, secrets map)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kartentisch.engine.bits import BIT
from kartentisch.engine.board import Board
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import EVERYTHING
from kartentisch.engine.position import Reader, bad_position, counted
from kartentisch.games.attila.actions import PEOPLES, TILE_NAMES
from kartentisch.games.attila.state import (
    ALL,
    ASIDE,
    BY_PILE,
    BY_STUCK,
    BY_SUPPLY,
    BY_TILES,
    BY_TRACK,
    CARDS,
    CENTURIES,
    GAINED,
    HAND,
    HAND_SHOWN,
    LAID,
    LAID_CARDS,
    LAID_FOR,
    SCORE,
    TILES,
    TRACK,
    WIDTH,
    AttilaState,
)

ENDINGS = {"tiles": BY_TILES, "supply": BY_SUPPLY, "track": BY_TRACK, "stuck": BY_STUCK, "pile": BY_PILE}
ALL_TILES = 7
ONLY_IN_VIEWS = ("viewer", "deck", "hand", "hand_sizes", "laid", "laid_sizes", "aside_size")


def write(s: AttilaState, board: Board, peoples: list[str], viewer: int) -> dict[str, Any]:
    """Only what differs from an empty table; hidden cards by the viewer's right to know."""
    spaces = [space.id for space in board.spaces]
    seats = range(s.players)
    v, stones = list(s.v), list(s.stones)  # a list is quicker to look into than many small calls

    def cards(first: int) -> dict[str, int]:
        return counted(peoples, v[first : first + PEOPLES])

    data: dict[str, Any] = {"active": int(s.active), "plays": int(s.plays), "tile_used": int(s.tile_used)}
    data["provinces"] = {
        space: counted(peoples, stones[at : at + PEOPLES])
        for space, at in zip(spaces, range(0, len(stones), WIDTH), strict=True)
        if stones[at + ALL]
    }
    data["pacified"] = _names(spaces, s.pacified)
    data["closed"] = _names(spaces, s.closed & ~s.pacified)
    data["influence"] = [cards(TRACK + seat * PEOPLES) for seat in seats]
    data["scores"] = v[SCORE : SCORE + s.players]
    data["tiles"] = [_names(TILE_NAMES, v[TILES + seat]) for seat in seats]
    data["discards"] = counted(peoples, s.discards.counts)
    data["ending"] = [name for name, bit in ENDINGS.items() if s.ending & bit]
    data["gained"] = v[GAINED : GAINED + s.players]
    if viewer == EVERYTHING:
        data["hands"] = [cards(HAND + seat * PEOPLES) for seat in seats]
        data["laid"] = [cards(LAID + seat * PEOPLES) for seat in seats]
        data["aside"] = cards(ASIDE)
        return _without_empty(data, s)
    data["deck"] = int(s.deck.size)
    data["hand_sizes"] = v[CARDS : CARDS + s.players]
    data["laid_sizes"] = v[LAID_CARDS : LAID_CARDS + s.players]
    data["aside_size"] = sum(v[ASIDE : ASIDE + PEOPLES])
    if viewer != SPECTATOR:
        data["hand"] = cards(HAND + viewer * PEOPLES)
        data["laid"] = cards(LAID + viewer * PEOPLES)
        data["aside"] = cards(ASIDE) if viewer == s.active else {}
    return data


def _names(names: Sequence[str], mask: int) -> list[str]:
    """The names whose bits are set."""
    return [name for i, name in enumerate(names) if mask >> i & 1] if mask else []


def _without_empty(data: dict[str, Any], s: AttilaState) -> dict[str, Any]:
    if all(len(tiles) == len(TILE_NAMES) for tiles in data["tiles"]):
        del data["tiles"]
    kept = {}
    for key, value in data.items():
        empty = not value or (isinstance(value, list) and key != "tiles" and not any(value))
        if not empty:
            kept[key] = value
    return kept


def filled(view: Mapping[str, Any], spaces: Sequence[str], peoples: Sequence[str], each: int) -> dict[str, Any]:
    """The view as a whole position; cards laid face down first, of peoples in that province (ATT-33)."""
    viewer: int = view["viewer"]
    unseen = dict.fromkeys(peoples, each)
    for part in ("hand", "laid", "aside", "discards"):
        for people, n in view.get(part, {}).items():
            unseen[people] -= n
    cards = [people for people, n in unseen.items() for _ in range(n)]
    fitting: Mapping[str, int] = {}
    for entry in view["stack"]:
        if entry["step"].startswith("Conflict."):
            fitting = view["provinces"].get(spaces[entry.get("province", 0)], {})

    def some(n: int, of: Iterable[str]) -> dict[str, int]:
        taken = [card for card in cards if card in of][:n]
        for card in taken:
            cards.remove(card)
        return {card: taken.count(card) for card in taken}

    data = {key: value for key, value in view.items() if key not in ONLY_IN_VIEWS}
    for part, sizes, of in (("laid", "laid_sizes", fitting), ("hands", "hand_sizes", unseen)):
        own = view.get("laid" if part == "laid" else "hand")
        data[part] = [own if seat == viewer else some(n, of) for seat, n in enumerate(view[sizes])]
    if not view.get("aside"):
        data["aside"] = some(view["aside_size"], unseen)
    return data


class PositionReader(Reader):
    """Reads a position of Attila into an empty table."""

    def __init__(self, s: AttilaState, board: Board, peoples: list[str]) -> None:
        super().__init__(int(s.players), s.game.by_seat)
        self.s = s
        self.board = board
        self.peoples = peoples

    def read(self, facts: Mapping[str, Any], resting: bool) -> None:
        """Raises EngineError `bad_position`."""
        s, table = self.s, self.s.table
        s.active = self.count(facts.get("active", 0), "active", s.players - 1)
        plays = facts.get("plays", 0)
        s.plays = HAND_SHOWN if plays == HAND_SHOWN else self.count(plays, "plays", 3)
        s.tile_used = self.count(facts.get("tile_used", 0), "tile_used", 1)
        self.provinces(facts.get("provinces", {}), resting)
        self.closures(facts.get("pacified", []), facts.get("closed", []), resting)
        for seat, tracks in enumerate(self.seats(facts, "influence")):
            for people, field in self.by_people(tracks, "influence", table.track, "ATT-31"):
                s.v[TRACK + seat * PEOPLES + people] = field
        for seat, points in enumerate(self.seats(facts, "scores")):
            s.v[SCORE + seat] = self.count(points, "scores", 10_000)
        for seat, points in enumerate(self.seats(facts, "gained")):
            s.v[GAINED + seat] = self.count(points, "gained", 10_000)
        for seat, names in enumerate(self.seats(facts, "tiles")):
            s.v[TILES + seat] = self.bits(names, "tiles", TILE_NAMES, "ATT-05")
        s.ending = self.bits(facts.get("ending", []), "ending", ENDINGS)
        self.cards(facts, resting)

    def provinces(self, provinces: Any, resting: bool) -> None:
        s, table = self.s, self.s.table
        for space, stones in self.mapping(provinces, "provinces").items():
            if space not in self.board.numbers:
                raise bad_position("provinces", str(space), "ATT-12")
            province = self.board.numbers[space]
            for people, n in self.by_people(stones, space, table.stones, "ATT-71"):
                if n > s.supply(people):
                    raise bad_position(self.peoples[people], f"> {table.stones}", "ATT-71")
                if s.stones_in(province) + n > table.room + 1:
                    raise bad_position(space, f"> {table.room + 1}", "ATT-23")
                for _ in range(n):
                    s.put_stone(people, province)
            if resting and s.stones_in(province) > table.room:
                raise bad_position(space, f"> {table.room}", "ATT-73")

    def closures(self, pacified: Any, closed: Any, resting: bool) -> None:
        """The tiles on the map tell which are left on the centuries (ATT-43, ATT-72)."""
        s, table = self.s, self.s.table
        numbers = {space: 2**p for space, p in self.board.numbers.items()}
        s.pacified = self.bits(pacified, "pacified", numbers, "ATT-12")
        s.closed |= s.pacified | self.bits(closed, "closed", numbers, "ATT-12")
        for p, space in enumerate(self.board.spaces):
            if s.pacified & BIT[p] and s.stones_in(p) > table.room:
                raise bad_position(space.id, f"> {table.room}", "ATT-73")
        laid = len(pacified)
        while s.century < CENTURIES and laid >= table.century_tiles[s.century]:
            laid -= table.century_tiles[s.century]
            s.century += 1
        if s.century == CENTURIES and laid > 0:
            raise bad_position("pacified", str(len(pacified)), "ATT-72")
        s.tiles_left = table.century_tiles[s.century] - laid if s.century < CENTURIES else 0
        if closed and resting and s.century < CENTURIES:
            raise bad_position("closed", str(closed), "ATT-R17")

    def cards(self, facts: Mapping[str, Any], resting: bool) -> None:
        s, table = self.s, self.s.table
        for seat, hand in enumerate(self.seats(facts, "hands")):
            for people, n in self.by_people(hand, "hands", table.cards, "ATT-75"):
                s.v[HAND + seat * PEOPLES + people] = n
                s.v[CARDS + seat] += n
                self.draw(people, n)
            if s.hand_size(seat) > table.hand:
                raise bad_position("hands", f"> {table.hand}", "ATT-17")
        for people, n in self.by_people(facts.get("discards", {}), "discards", table.cards, "ATT-75"):
            s.discards.put(people, n)
            self.draw(people, n)
        if resting and ("laid" in facts or "aside" in facts):
            raise bad_position("laid", "-", "ATT-32")
        for seat, laid in enumerate(self.seats(facts, "laid")):
            for people, n in self.by_people(laid, "laid", table.cards, "ATT-75"):
                s.v[LAID + seat * PEOPLES + people] = n
                s.v[LAID_CARDS + seat] += n
                s.v[LAID_FOR + people] += n
                self.draw(people, n)
        for people, n in self.by_people(facts.get("aside", {}), "aside", table.cards, "ATT-75"):
            s.v[ASIDE + people] = n
            self.draw(people, n)

    def draw(self, people: int, n: int) -> None:
        if n > self.s.deck.count(people):
            raise bad_position(self.peoples[people], f"> {self.s.table.cards}", "ATT-75")
        for _ in range(n):
            self.s.deck.take(people)

    def by_people(self, value: Any, what: str, most: int, rule: str) -> list[tuple[int, int]]:
        return self.counts(value, what, self.peoples, most, rule, "ATT-03")


def faults(s: AttilaState, peoples: list[str]) -> list[str]:
    """The invariants of the checklist: ATT-71, ATT-72, ATT-73, ATT-75, and the sums kept beside them."""
    table, found = s.table, []
    provinces = range(table.provinces)
    for i, people in enumerate(peoples):
        on_board = sum(int(s.stones_of(i, p)) for p in provinces)
        if on_board + s.supply(i) != table.stones:
            found.append(f"ATT-71: {people}: {on_board} on the board, {s.supply(i)} in the supply")
        held = sum(int(s.hand(seat, i) + s.laid(seat, i)) for seat in range(s.players))
        held += int(s.deck.count(i) + s.discards.count(i) + s.v[ASIDE + i])
        if held != table.cards:
            found.append(f"ATT-75: {people}: {held} cards")
    on_map = sum(1 for p in provinces if s.pacified & BIT[p])
    left = s.tiles_left if s.century < CENTURIES else 0
    on_fields = int(left) + sum(int(table.century_tiles[c]) for c in range(s.century + 1, CENTURIES))
    if on_map + on_fields != sum(int(n) for n in table.century_tiles):
        found.append(f"ATT-72: {on_map} tiles on the map, {on_fields} on the centuries")
    for p in provinces:
        n = sum(int(s.stones_of(i, p)) for i in range(PEOPLES))
        if n != s.stones_in(p) or n > table.room + 1 or (n > table.room and not s.closed & BIT[p]):
            found.append(f"ATT-73: province {p} holds {n}")
        if s.pacified & BIT[p] and n > table.room:
            found.append(f"ATT-73: pacified province {p} holds {n}")
    for seat in range(s.players):
        if s.hand_size(seat) != sum(int(s.hand(seat, i)) for i in range(PEOPLES)) or s.hand_size(seat) > table.hand:
            found.append(f"ATT-17: hand of seat {seat}")
        if any(s.influence(seat, i) > table.track for i in range(PEOPLES)):
            found.append(f"ATT-31: influence of seat {seat}")
    return found
