"""A position as plain data; what each viewer may know of it, and how the rest may lie; the invariants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kartentisch.engine.bits import BIT
from kartentisch.engine.facts import EVERYTHING
from kartentisch.engine.position import counted
from kartentisch.engine.shapes import COUNT, SEAT, BySeat, Each, One, Part, Row, Shape
from kartentisch.games.selfr3.actions import ARMIES_AT_MOST, BID_AT_MOST, CARDS, OFFICER_NAMES, OFFICERS, SEATS
from kartentisch.games.selfr3.decks import CARD_NAMES
from kartentisch.games.selfr3.layout import COUNTS, ENDINGS, PHASES, REGIONS_IN, SEATS_IN
from kartentisch.games.selfr3.state import (
    ASIDE,
    BACKS,
    BOUGHT,
    DECK,
    DISCARD,
    EARTH,
    FREE,
    MARKER,
    MONEY,
    MOON,
    NONE,
    PILE,
    POOL,
    POST,
    USED,
    VICTORY,
    SelfR3State,
)
from kartentisch.games.selfr3.table import ON_LAND, ON_MOON, ON_WATER, Table

REGIONS = Row(One("region"))
HAND = Each("card", COUNT)
PUBLIC: dict[str, Shape] = {
    "active": SEAT,
    "first": SEAT,
    "round": COUNT,
    "phase": One(PHASES),
    "ending": Row(One("ending")),
    "eliminated": Row(SEAT),
    **dict.fromkeys(COUNTS, COUNT),
    **dict.fromkeys(SEATS_IN, Row(SEAT)),
    **dict.fromkeys(REGIONS_IN, REGIONS),
    "source": One("region"),
    "aim": One("region"),
    "markers": BySeat(COUNT),
    "money": BySeat(COUNT),
    "pools": BySeat(COUNT),
    "victory": BySeat(COUNT),
    "armies": BySeat(Each("region", COUNT)),
    "officers": BySeat(Each("officer", One("region"))),
    "stations": BySeat(REGIONS),
    "used": HAND,
    "bought": Each("deck", COUNT),
    "discards": REGIONS,
}
WHOLE: dict[str, Shape] = PUBLIC | {"hands": BySeat(HAND), "aside": BySeat(REGIONS)}
VIEW: dict[str, Shape] = PUBLIC | {
    "hand": HAND,
    "backs": BySeat(Each("deck", COUNT)),
    "waiting_for": REGIONS,
    "waiting": BySeat(COUNT),
}
ONLY_IN_VIEWS = ("viewer", "hand", "backs", "waiting_for", "waiting")
ALWAYS = ("active", "first", "round", "markers")
SEATS_NAMED = ("eliminated", *SEATS_IN)  # lists of seats: [0] says something


def drawn(table: Table) -> Mapping[str, Part]:
    """What is drawn of a position at the beginning of a turn."""
    copies = {name: int(n) for name, n in zip(CARD_NAMES, table.copies, strict=True)}
    earth = ("land", "wasser")
    return {
        "active": Part(),
        "round": Part(most=int(table.rounds)),
        "armies": Part(most=ARMIES_AT_MOST, holds=True),
        "officers": Part(holds=True),
        "stations": Part(holds=True, where=("land",)),
        "ruins": Part(where=earth),
        "markers": Part(most=SEATS),
        "money": Part(most=BID_AT_MOST),
        "pools": Part(most=ARMIES_AT_MOST),
        "victory": Part(),
        "hands": Part(stock=copies),
        "used": Part(stock=copies),
        "truce": Part(),
        "blackout": Part(),
        "eliminated": Part(),
        "first": Part(),
    }


def write(s: SelfR3State, regions: Sequence[str], viewer: int) -> dict[str, Any]:
    """Only what differs from an empty table; hands, and the lands that resistance waits for, by the right to know."""
    v, owner, armies = list(s.v), list(s.owner), list(s.armies)
    seats, table = range(s.players), s.table
    data: dict[str, Any] = {"active": int(s.active), "first": int(s.first), "round": int(s.round)}
    data["phase"] = PHASES[s.phase] if s.phase else ""
    data["ending"] = [name for name, bit in ENDINGS.items() if s.ending & bit]
    data["eliminated"] = [seat for seat in seats if not s.is_alive(seat)]
    for name in COUNTS:
        data[name] = int(getattr(s, name))
    for name in SEATS_IN:
        data[name] = [seat for seat in seats if getattr(s, name) & BIT[seat]]
    for name in REGIONS_IN:
        data[name] = named(regions, int(getattr(s, name)))
    for name, region in (("source", s.source), ("aim", s.aim)):
        data[name] = regions[region] if region != NONE else ""
    places = {v[MARKER + place]: place + 1 for place in range(SEATS) if v[MARKER + place] != NONE}
    data["markers"] = [places.get(seat, 0) for seat in seats]
    for name, base in (("money", MONEY), ("pools", POOL), ("victory", VICTORY)):
        data[name] = [v[base + seat] for seat in seats]
    held: list[dict[str, int]] = [{} for _ in seats]
    for region, seat in enumerate(owner):
        if seat != FREE and armies[region]:
            held[seat][regions[region]] = armies[region]
    data["armies"] = held
    data["officers"] = [
        {
            name: regions[v[POST + seat * OFFICERS + i]]
            for i, name in enumerate(OFFICER_NAMES)
            if v[POST + seat * OFFICERS + i] != NONE
        }
        for seat in seats
    ]
    data["stations"] = [named(regions, int(s.stations) & v[EARTH + seat]) for seat in seats]
    data["used"] = counted(CARD_NAMES, v[USED : USED + CARDS])
    data["bought"] = counted(OFFICER_NAMES, v[BOUGHT : BOUGHT + OFFICERS])
    data["discards"] = named(regions, v[DISCARD + ON_LAND] | v[DISCARD + ON_WATER]) + named(
        regions[table.moon :], v[DISCARD + ON_MOON]
    )
    kept = {
        key: value
        for key, value in data.items()
        if key in ALWAYS or (value if key in SEATS_NAMED else not _empty(value))
    }
    return kept | _secrets(s, v, regions, viewer)


def _empty(value: Any) -> bool:
    return not value or (isinstance(value, list) and all(part == 0 or part == {} or part == [] for part in value))


def _secrets(s: SelfR3State, v: list[int], regions: Sequence[str], viewer: int) -> dict[str, Any]:
    seats = range(s.players)
    hands = list(s.hands)
    if viewer == EVERYTHING:
        whole = [counted(CARD_NAMES, hands[seat * CARDS : (seat + 1) * CARDS]) for seat in seats]
        aside = [named(regions, v[ASIDE + seat]) for seat in seats]
        return ({"hands": whole} if any(whole) else {}) | ({"aside": aside} if any(aside) else {})
    told: dict[str, Any] = {
        "backs": [counted(OFFICER_NAMES, v[BACKS + seat * OFFICERS : BACKS + (seat + 1) * OFFICERS]) for seat in seats]
    }
    waiting = [v[ASIDE + seat].bit_count() for seat in seats]
    if any(waiting):
        told["waiting"] = waiting
    if viewer >= 0:
        told["hand"] = counted(CARD_NAMES, hands[viewer * CARDS : (viewer + 1) * CARDS])
        if v[ASIDE + viewer]:
            told["waiting_for"] = named(regions, v[ASIDE + viewer])
    return told


def named(regions: Sequence[str], mask: int) -> list[str]:
    """The territories of a mask."""
    return [region for i, region in enumerate(regions[:62]) if mask >> i & 1] if mask else []


# ------------------------------------------------------------------ a view, made whole
def filled(
    view: Mapping[str, Any], copies: Mapping[str, int], deck_of: Mapping[str, str], lands: Sequence[str]
) -> dict[str, Any]:
    """The view as a whole position: hands by their backs, and lands that the resistance of others waits for.

    Args:
        copies: how many there are of each card.
        deck_of: card -> its deck.
        lands: all lands of the board.
    """
    data = {key: value for key, value in view.items() if key not in ONLY_IN_VIEWS}
    viewer: int = view["viewer"]
    own: Mapping[str, int] = view.get("hand", {})
    hands: list[dict[str, int]] = [{} for _ in view["backs"]]
    for deck in OFFICER_NAMES:
        left = [
            card
            for card, n in copies.items()
            if deck_of[card] == deck
            for _ in range(n - view.get("used", {}).get(card, 0) - own.get(card, 0))
        ]
        for seat, backs in enumerate(view["backs"]):
            for _ in range(backs.get(deck, 0) if seat != viewer else 0):
                card = left.pop()
                hands[seat][card] = hands[seat].get(card, 0) + 1
    if viewer >= 0:
        hands[viewer] = dict(own)
    data["hands"] = hands
    if "waiting" in view:
        known = {*view.get("ruins", []), *view.get("discards", []), *view.get("waiting_for", [])}
        free = [land for land in lands if land not in known]
        order = {land: i for i, land in enumerate(lands)}
        data["aside"] = [
            sorted((free.pop() for _ in range(n)), key=order.__getitem__)
            if seat != viewer
            else list(view.get("waiting_for", []))
            for seat, n in enumerate(view["waiting"])
        ]
    return data


# ------------------------------------------------------------------ invariants
def faults(s: SelfR3State) -> list[str]:
    found = []
    table, seats = s.table, range(s.players)
    for region in range(table.regions):
        owner, units = s.owner[region], s.units(region)
        if s.is_ruin(region) and (owner != FREE or s.armies[region] or s.has_station(region)):
            found.append(f"R2-148: destroyed {region}")
        if s.armies[region] < 0:
            found.append(f"R2-72: armies in {region}")
        empty = units == 0 and (table.station_falls or not s.has_station(region))
        if (owner == FREE) != empty and region not in (s.source, s.aim):
            found.append(f"R2-R08: {region}")
        for seat in seats:
            base, i = (EARTH, region) if region < table.moon else (MOON, region - int(table.moon))
            if bool(s.v[base + seat] >> i & 1) != (owner == seat):
                found.append(f"R2-145: {region} of seat {seat}")
    for seat in seats:
        if s.station_count(seat) > table.stations or s.money(seat) < 0:
            found.append(f"R2-146: seat {seat}")
        for officer in range(OFFICERS):
            where = s.post(seat, officer)
            if where != NONE and s.owner[where] != seat:
                found.append(f"R2-146: officer {officer} of seat {seat}")
        for deck in range(OFFICERS):
            held = sum(int(s.hand(seat, card)) for card in range(CARDS) if table.deck[card] == deck)
            if held != s.backs(seat, deck):
                found.append(f"R2-147: backs of seat {seat}")
    if s.stations & ~sum(int(s.earth(seat)) for seat in seats):
        found.append("R2-51: a station of nobody")
    for card, name in enumerate(CARD_NAMES):
        n = s.v[DECK + card] + s.v[USED + card] + sum(int(s.hand(seat, card)) for seat in seats)
        if n != table.copies[card]:
            found.append(f"R2-147: {n} {name}")
    steps = {procedure.where().partition(".")[0] for procedure in s.stack()}
    if "Bidding" not in steps or "Turn" in steps:  # while they are bid for some have none
        found += [
            f"R2-12: no marker of seat {seat}" for seat in seats if s.is_alive(seat) and s.place_of(seat) == len(seats)
        ]
    lands = int(s.v[PILE + ON_LAND]) + int(s.v[DISCARD + ON_LAND]) + sum(int(s.v[ASIDE + seat]) for seat in seats)
    if s.round > 0 and lands + int(s.ruins) != 2 ** int(table.waters) - 1:
        found.append("R2-143: cards of lands")
    return found
