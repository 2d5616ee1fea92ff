"""A position from plain data: whatever cannot lie on a table is named with the rule it breaks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kartentisch.engine.bits import BIT
from kartentisch.engine.position import Reader, bad_position
from kartentisch.games.selfr3.actions import ARMIES_AT_MOST, BID_AT_MOST, CARDS, OFFICER_NAMES, OFFICERS
from kartentisch.games.selfr3.decks import CARD_NAMES
from kartentisch.games.selfr3.state import (
    ASIDE,
    BACKS,
    BOUGHT,
    BY_ROUNDS,
    BY_SURVIVOR,
    DECK,
    FREE,
    MARKER,
    MONEY,
    NONE,
    PILE,
    POOL,
    USED,
    VICTORY,
    SelfR3State,
)
from kartentisch.games.selfr3.table import ON_LAND

ENDINGS = {"rounds": BY_ROUNDS, "survivor": BY_SURVIVOR}
PHASES = ("figures", "purchase", "cards", "attacks", "late")
COUNTS = {"moves": 9, "monopoly": 9, "doomsday": 1}  # words under their own name, with the most they can be
SEATS_IN = ("truce", "blackout")
REGIONS_IN = ("ruins", "landings", "wealth")  # masks of the earth
MOST = 1000  # cards or points


class PositionReader(Reader):
    """Reads a position into an empty table; every method raises EngineError `bad_position`."""

    def __init__(self, s: SelfR3State, regions: list[str]) -> None:
        super().__init__(int(s.players), s.game.by_seat)
        self.s = s
        self.regions = regions

    def read(self, facts: Mapping[str, Any], resting: bool) -> None:
        s = self.s
        last = s.players - 1
        s.active = self.count(facts.get("active", 0), "active", last)
        s.first = self.count(facts.get("first", 0), "first", last)
        s.round = self.count(facts.get("round", 1 if resting else 0), "round", s.table.rounds, "R2-01")
        for name, most in COUNTS.items():
            setattr(s, name, self.count(facts.get(name, 0), name, most))
        for name in SEATS_IN:
            setattr(s, name, self.seat_mask(facts.get(name, []), name))
        for name in REGIONS_IN:
            setattr(s, name, sum(BIT[region] for region in self.places(facts.get(name, []), name, int(s.table.moon))))
        s.phase = self.place(facts.get("phase", "figures"), "phase", PHASES, "R2-17")
        for name in ("source", "aim"):
            setattr(s, name, self.place(facts[name], name, self.regions) if name in facts else NONE)
        s.ending = self.bits(facts.get("ending", []), "ending", ENDINGS)
        s.alive &= ~self.seat_mask(facts.get("eliminated", []), "eliminated")
        for name, base, most, rule in (
            ("money", MONEY, BID_AT_MOST, "R2-18"),
            ("pools", POOL, ARMIES_AT_MOST, "R2-18"),
            ("victory", VICTORY, MOST, "R2-75"),
        ):
            for seat, n in enumerate(self.seats(facts, name)):
                s.v[base + seat] = self.count(n, name, most, rule)
        if "markers" in facts:
            self.markers(facts)
        self.territories(facts)
        self.cards(facts)

    def seat_mask(self, seats: Any, what: str) -> int:
        if not isinstance(seats, list) or len(set(map(str, seats))) != len(seats):
            raise bad_position(what, str(seats))
        return sum(BIT[self.count(seat, what, self.players - 1)] for seat in seats)

    def places(self, names: Any, what: str, most: int, rule: str = "") -> Iterator[int]:
        """Different territories, by number."""
        if not isinstance(names, list) or len(set(map(str, names))) != len(names):
            raise bad_position(what, str(names), rule)
        for name in names:
            yield self.place(name, what, self.regions[:most], rule)

    def markers(self, facts: Mapping[str, Any]) -> None:
        """Which turn marker each seat has, from 1; 0: none."""
        s = self.s
        for place in range(self.players):
            s.v[MARKER + place] = NONE
        for seat, n in enumerate(self.seats(facts, "markers")):
            place = self.count(n, "markers", self.players, "R2-03") - 1
            if place >= 0 and s.v[MARKER + place] != NONE:
                raise bad_position("markers", str(n), "R2-03")
            if place >= 0:
                s.v[MARKER + place] = seat

    # ------------------------------------------------------------------ what lies on the board
    def territories(self, facts: Mapping[str, Any]) -> None:
        s = self.s
        for seat, armies in enumerate(self.seats(facts, "armies")):
            for region, n in self.counts(armies, "armies", self.regions, ARMIES_AT_MOST, "R2-18"):
                self.own(seat, region, "armies")
                s.armies[region] = n
        for seat, officers in enumerate(self.seats(facts, "officers")):
            for name, where in self.mapping(officers, "officers").items():
                region = self.place(where, "officers", self.regions, "R2-137")
                self.own(seat, region, "officers")
                s.set_post(seat, self.place(name, "officers", OFFICER_NAMES, "R2-39"), region)
        for seat, stations in enumerate(self.seats(facts, "stations")):
            for region in self.places(stations, "stations", int(s.table.waters), "R2-48"):
                self.own(seat, region, "stations")
                s.stations |= BIT[region]
            if s.station_count(seat) > s.table.stations:
                raise bad_position("stations", str(stations), "R2-48")
        for region, name in enumerate(self.regions):
            held = s.has_station(region) and not s.table.station_falls
            if s.owner[region] != FREE and s.units(region) == 0 and not held:
                raise bad_position("armies", name, "R2-R08")

    def own(self, seat: int, region: int, what: str) -> None:
        s = self.s
        if s.is_ruin(region):
            raise bad_position(what, self.regions[region], "R2-148")
        if s.owner[region] not in (FREE, seat):
            raise bad_position(what, self.regions[region], "R2-145")
        s.own(seat, region)

    # ------------------------------------------------------------------ cards
    def cards(self, facts: Mapping[str, Any]) -> None:
        s = self.s
        for card, n in self.counts(facts.get("used", {}), "used", CARD_NAMES, MOST, "R2-37"):
            self.leave_deck(card, n)
            s.v[USED + card] = n
        for seat, hand in enumerate(self.seats(facts, "hands")):
            for card, n in self.counts(hand, "hands", CARD_NAMES, MOST, "R2-37"):
                self.leave_deck(card, n)
                s.hands[seat * CARDS + card] = n
                s.v[BACKS + seat * OFFICERS + s.table.deck[card]] += n
        for deck, n in self.counts(facts.get("bought", {}), "bought", OFFICER_NAMES, MOST, "R2-35"):
            s.v[BOUGHT + deck] = n
        s.v[PILE + ON_LAND] &= ~s.ruins
        for seat, lands in enumerate(self.seats(facts, "aside")):
            for region in self.places(lands, "aside", int(s.table.waters), "R2-96"):
                self.leave_pile(region, "aside")
                s.v[ASIDE + seat] |= BIT[region]
        for region in self.places(facts.get("discards", []), "discards", len(self.regions), "R2-143"):
            self.leave_pile(region, "discards")
            s.discard_region(s.table.kind(region), region)

    def leave_deck(self, card: int, n: int) -> None:
        if n > self.s.v[DECK + card]:
            raise bad_position("cards", f"{n} {CARD_NAMES[card]}", "R2-147")
        self.s.v[DECK + card] -= n

    def leave_pile(self, region: int, what: str) -> None:
        s = self.s
        kind = s.table.kind(region)
        if s.v[PILE + kind] & s.card_bit(kind, region) == 0:
            raise bad_position(what, self.regions[region], "R2-143")
        s.draw_region(kind, region)


def remember_strength(position: dict[str, Any]) -> None:
    """Where a roll waits for its dice: the units that stand where the attack comes from, as if it began now."""
    source, active = position.get("source"), position.get("active", 0)
    armies, officers = position.get("armies") or [], position.get("officers") or []
    for procedure in position.get("stack") or []:
        if procedure.get("step") == "Attack.throw" and source is not None:
            strength = armies[active].get(source, 0) + list(officers[active].values()).count(source)
            procedure["strength"] = strength
