"""A position as plain data, and back; what each viewer may know of it, and how the rest may lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kartentisch.engine.board import Board
from kartentisch.engine.facts import EVERYTHING
from kartentisch.engine.position import Reader, bad_position, counted, fill_hands
from kartentisch.engine.shapes import COUNT, SEAT, BySeat, Each, One, Part, Row, Shape
from kartentisch.games.skirmish.actions import ARMS, CARDS, KINDS, UNITS
from kartentisch.games.skirmish.state import BY_REGIONS, BY_ROUNDS, FREE, SkirmishState

ENDINGS = {"rounds": BY_ROUNDS, "regions": BY_REGIONS}
MOST = 99  # coins or units, in a position

HAND = Each("card", COUNT)
PUBLIC: dict[str, Shape] = {
    "active": SEAT,
    "round": COUNT,
    "moved": COUNT,
    "armies": BySeat(Each("region", Each("unit", COUNT))),
    "coins": BySeat(COUNT),
    "under": Row(One("card")),
    "ending": Row(One("ending")),
}
WHOLE = PUBLIC | {"hands": BySeat(HAND)}
VIEW = PUBLIC | {"hand_sizes": BySeat(COUNT), "hand": HAND}
# what is drawn of a position at the beginning of a turn
DRAWN = {
    "active": Part(),
    "round": Part(),
    "armies": Part(most=MOST, holds=True),
    "coins": Part(most=MOST),
    "hands": Part(),
    "under": Part(),
}
ONLY_IN_VIEWS = ("viewer", "hand", "hand_sizes")


def write(s: SkirmishState, board: Board, viewer: int) -> dict[str, Any]:
    seats = range(s.players)
    hands = [counted(CARDS, s.hands[seat * KINDS : (seat + 1) * KINDS]) for seat in seats]
    armies: list[dict[str, Any]] = [{} for _ in seats]
    for i, space in enumerate(board.spaces):
        if s.holder[i] != FREE:
            armies[s.holder[i]][space.id] = counted(UNITS, s.units[i * ARMS : (i + 1) * ARMS])
    data: dict[str, Any] = {"active": int(s.active), "round": int(s.round), "moved": int(s.moved)}
    if any(armies):
        data["armies"] = armies
    if any(s.coins):
        data["coins"] = [int(coins) for coins in s.coins]
    if len(s.deck.known):
        data["under"] = [CARDS[card] for card in s.deck.known]
    if s.ending:
        data["ending"] = [word for word, bit in ENDINGS.items() if s.ending & bit]
    if viewer == EVERYTHING:
        return data | ({"hands": hands} if any(hands) else {})
    data["hand_sizes"] = [int(s.hand_size(seat)) for seat in seats]
    return data | ({"hand": hands[viewer]} if viewer >= 0 else {})


def read(s: SkirmishState, board: Board, facts: Mapping[str, Any], resting: bool) -> None:
    """Raises EngineError `bad_position`."""
    reader = Reader(s.players, s.game.by_seat)
    s.active = reader.count(facts.get("active", 0), "active", s.players - 1)
    s.round = reader.count(facts.get("round", 0), "round", s.table.rounds, "SKI-15")
    s.moved = reader.count(facts.get("moved", 0), "moved", s.players - (1 if resting else 0), "SKI-05")
    s.ending = reader.bits(facts.get("ending", []), "ending", ENDINGS)
    for seat, coins in enumerate(reader.seats(facts, "coins")):
        s.coins[seat] = reader.count(coins, "coins", MOST)
    for seat, armies in enumerate(reader.seats(facts, "armies")):
        for name, units in reader.mapping(armies, "armies").items():
            region = reader.place(name, "armies", list(board.numbers), "SKI-01")
            if s.holder[region] != FREE:
                raise bad_position("armies", name, "SKI-07")
            s.holder[region] = seat
            for unit, n in reader.counts(units, "armies", UNITS, MOST, "SKI-02"):
                s.put(region, unit, n)
            if s.army_size(region) == 0:
                raise bad_position("armies", name, "SKI-07")
    under = facts.get("under", [])
    for name in under if isinstance(under, list) else [under]:
        card = reader.place(name, "under", CARDS, "SKI-02")
        if s.deck.fresh.count(card) == 0:
            raise bad_position("under", name, "SKI-02")
        s.deck.fresh.take(card)
        s.deck.put_under(card)
    for seat, hand in enumerate(reader.seats(facts, "hands")):
        for card, n in reader.counts(hand, "hands", CARDS, s.table.each, "SKI-02"):
            if n > s.deck.fresh.count(card):
                raise bad_position("hands", f"{n} {CARDS[card]}", "SKI-02")
            s.deck.fresh.put(card, -n)
            s.hands[seat * KINDS + card] += n
        if s.hand_size(seat) > s.table.hand:
            raise bad_position("hands", str(hand), "SKI-03")


def filled(view: Mapping[str, Any], each: int) -> dict[str, Any]:
    data = {key: value for key, value in view.items() if key not in ONLY_IN_VIEWS}
    unseen = {card: each - view.get("under", []).count(card) for card in CARDS}
    return data | {"hands": fill_hands(view, unseen)}


def faults(s: SkirmishState) -> list[str]:
    found = []
    for card, name in enumerate(CARDS):
        n = s.deck.fresh.count(card) + list(s.deck.known).count(card)
        n += sum(s.hand(seat, card) for seat in range(s.players))
        if n != s.table.each:
            found.append(f"SKI-02: {n} {name}")
    for region in range(s.table.regions):
        if min(s.army(region, unit) for unit in range(ARMS)) < 0:
            found.append(f"SKI-13: units in {region}")
        if (s.holder[region] == FREE) != (s.army_size(region) == 0):
            found.append(f"SKI-07: {region}")
    found += [f"SKI-03: {seat}" for seat in range(s.players) if s.hand_size(seat) > s.table.hand]
    return found + [f"SKI-04: {seat}" for seat in range(s.players) if s.coins[seat] < 0]
