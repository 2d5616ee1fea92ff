"""A position as plain data, and back; what each viewer may know of it, and how the rest may lie."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from kartentisch.engine.board import Board
from kartentisch.engine.facts import EVERYTHING
from kartentisch.engine.position import Reader, bad_position, counted, deal_hands
from kartentisch.engine.shapes import COUNT, SEAT, BySeat, Each, One, Row, Shape
from kartentisch.games.skirmish.actions import CARDS, KINDS
from kartentisch.games.skirmish.state import BY_ROUNDS, FREE, SkirmishState

HAND = Each("card", COUNT)
PUBLIC: dict[str, Shape] = {
    "active": SEAT,
    "places": BySeat(Row(One("space"))),
    "ending": Row(One("ending")),
}
WHOLE = PUBLIC | {"hands": BySeat(HAND)}
VIEW = PUBLIC | {"hand_sizes": BySeat(COUNT), "hand": HAND}
ONLY_IN_VIEWS = ("viewer", "hand", "hand_sizes")


def write(s: SkirmishState, board: Board, viewer: int) -> dict[str, Any]:
    seats = range(s.players)
    hands = [counted(CARDS, s.hands[seat * KINDS : (seat + 1) * KINDS]) for seat in seats]
    places = [[space.id for i, space in enumerate(board.spaces) if s.holder[i] == seat] for seat in seats]
    data: dict[str, Any] = {"active": int(s.active)}
    if any(places):
        data["places"] = places
    if s.ending:
        data["ending"] = ["rounds"]
    if viewer == EVERYTHING:
        return data | ({"hands": hands} if any(hands) else {})
    data["hand_sizes"] = [int(s.hand_size(seat)) for seat in seats]
    return data | ({"hand": hands[viewer]} if viewer >= 0 else {})


def read(s: SkirmishState, board: Board, facts: Mapping[str, Any]) -> None:
    """Raises EngineError `bad_position`."""
    reader = Reader(s.players, s.game.by_seat)
    s.active = reader.count(facts.get("active", 0), "active", s.players - 1)
    s.ending = reader.bits(facts.get("ending", []), "ending", {"rounds": BY_ROUNDS})
    for seat, names in enumerate(reader.seats(facts, "places")):
        held = reader.bits(names, "places", list(board.numbers), "SKI-01")
        for space, name in enumerate(board.numbers):
            if held >> space & 1:
                if s.holder[space] != FREE:
                    raise bad_position("places", name, "SKI-06")
                s.holder[space] = seat
    for seat, hand in enumerate(reader.seats(facts, "hands")):
        for card, n in reader.counts(hand, "hands", CARDS, s.table.each, "SKI-02"):
            if n > s.deck.count(card):
                raise bad_position("hands", f"{CARDS[card]} > {s.table.each}", "SKI-02")
            for _ in range(n):
                s.take_card(seat, card)
        if s.hand_size(seat) > s.table.hand:
            raise bad_position("hands", str(hand), "SKI-03")


def deal_hidden(view: Mapping[str, Any], each: int, dice: random.Random) -> dict[str, Any]:
    data = {key: value for key, value in view.items() if key not in ONLY_IN_VIEWS}
    return data | {"hands": deal_hands(view, dict.fromkeys(CARDS, each), dice)}


def faults(s: SkirmishState) -> list[str]:
    found = []
    for card, name in enumerate(CARDS):
        n = s.deck.count(card) + sum(s.hand(seat, card) for seat in range(s.players))
        if n != s.table.each:
            found.append(f"SKI-02: {n} {name}")
    return found + [f"SKI-03: {seat}" for seat in range(s.players) if s.hand_size(seat) > s.table.hand]
