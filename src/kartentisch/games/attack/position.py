"""A position of Attack! as plain data; what each viewer may know of it (checklist, secrets map); its invariants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from kartentisch.engine.bits import BIT
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import EVERYTHING
from kartentisch.games.attack.actions import ACTION_NAMES, CARDS, LAY, SHIPS, UNITS
from kartentisch.games.attack.layout import (
    CARD_NAMES,
    COUNTS,
    ENDINGS,
    SEAT_WORDS,
    SHIP_NAMES,
    SIDES,
    TIMES,
    UNIT_NAMES,
    VERDICTS,
)  # fmt: skip
from kartentisch.games.attack.state import (
    ATTACKER,
    CAPITAL,
    FLEET,
    FORCE,
    GIVES,
    NEUTRAL,
    NONE,
    ORIGIN,
    PLACES,
    POOL,
    ROW,
    TARGET,
    UNIT,
    VERDICT,
    WANTS,
    WIDTH,
    AttackState,
)  # fmt: skip

ONLY_IN_VIEWS = ("viewer", "hand", "hand_sizes", "pile", "gives_size", "wants_size", "row_sizes")
ALWAYS = ("active", "first", "round", "eliminated", *SEAT_WORDS)  # where 0 is a seat


def write(s: AttackState, regions: list[str], viewer: int) -> dict[str, Any]:
    """Only what differs from an empty table; hidden cards by the viewer's right to know."""
    v = list(s.v)  # a list is quicker to look into than many small calls
    seats = range(s.players)
    data: dict[str, Any] = {"active": int(s.active), "first": int(s.first), "round": int(s.round)}
    for name in COUNTS:
        data[name] = int(getattr(s, name))
    for name in SEAT_WORDS:
        if getattr(s, name) != NONE:
            data[name] = int(getattr(s, name))
    data["used"] = [name for i, name in enumerate(ACTION_NAMES) if s.used & BIT[i]]
    data["eliminated"] = [seat for seat in seats if not s.is_alive(seat)]
    data["ending"] = [name for name, bit in ENDINGS.items() if s.ending & bit]
    if s.time:
        data["time"] = TIMES[s.time]
    if s.garrison != NONE:
        data["garrison"] = CARD_NAMES[s.garrison]
    if s.fighting != NONE:
        data["fighting"] = regions[s.fighting]
    _pieces(s, regions, data)
    data["capitals"] = [regions[v[CAPITAL + seat]] if v[CAPITAL + seat] != NONE else "" for seat in seats]
    data["fleets"] = [_named(SHIP_NAMES, v, FLEET + seat * SHIPS) for seat in seats]
    data["pools"] = [_named(UNIT_NAMES, v, POOL + seat * UNITS) for seat in seats]
    data["battle"] = _battle(v)
    kept = {key: value for key, value in data.items() if (key in ALWAYS and value != []) or not _empty(value)}
    kept.update(_secrets(s, v, viewer))
    return kept


def _empty(value: Any) -> bool:
    return not value or (isinstance(value, list) and not any(value))


def _named(names: tuple[str, ...], numbers: Sequence[int], at: int) -> dict[str, int]:
    return _counted(names, tuple(numbers[at : at + len(names)])).copy()


@lru_cache(maxsize=4096)
def _counted(names: tuple[str, ...], counts: tuple[int, ...]) -> dict[str, int]:
    """Positions are written often, and say the same few things again and again."""
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def _pieces(s: AttackState, regions: list[str], data: dict[str, Any]) -> None:
    """Armies, attackers, units that have moved, groups that wait at sea: all public."""
    units, moved, attackers, owner = list(s.units), list(s.moved), list(s.attackers), list(s.owner)
    armies: list[dict[str, dict[str, int]]] = [{} for _ in range(s.players)]
    for i, region in enumerate(regions):
        if owner[i] != NEUTRAL:
            armies[owner[i]][region] = _named(UNIT_NAMES, units, i * UNITS)
    data["armies"] = armies
    for name, buffer in (("moved", moved), ("attackers", attackers)):
        if any(buffer):
            places = [i for i in range(len(regions)) if any(buffer[i * UNITS : (i + 1) * UNITS])]
            data[name] = {regions[i]: _named(UNIT_NAMES, buffer, i * UNITS) for i in places}
    waiting = list(s.crossings)
    data["crossings"] = [
        {
            "origin": regions[waiting[row + ORIGIN]],
            "region": regions[waiting[row + TARGET]],
            "units": _named(UNIT_NAMES, waiting, row + UNIT),
            "verdict": VERDICTS[waiting[row + VERDICT]],
        }
        for row in range(0, len(waiting), WIDTH)
    ]


def _battle(v: list[int]) -> dict[str, Any]:
    battle = {}
    for side, name in enumerate(SIDES):
        at = FORCE + side * 2 * UNITS
        if any(v[at : at + 2 * UNITS]):
            battle[name] = {"reserve": _named(UNIT_NAMES, v, at), "active": _named(UNIT_NAMES, v, at + UNITS)}
    return battle


def _secrets(s: AttackState, v: list[int], viewer: int) -> dict[str, Any]:
    """Economy cards, offers, naval rows, volunteers: whole, or as much as the viewer may know."""
    seats = range(s.players)
    rows = [_row(s, v, side) for side in range(2)]
    gives, wants = _named(CARD_NAMES, v, GIVES), _named(CARD_NAMES, v, WANTS)
    hands = list(s.hands)
    secrets: dict[str, Any] = {}
    if viewer == EVERYTHING:
        all_hands = [_named(CARD_NAMES, hands, seat * CARDS) for seat in seats]
        secrets = {"hands": all_hands, "gives": gives, "wants": wants}
        secrets["rows"] = rows if s.revealed and any(rows) else []
        return {key: value for key, value in secrets.items() if value}
    secrets["hand_sizes"] = [int(s.hand_size(seat)) for seat in seats]
    secrets["pile"] = int(s.deck.size)
    if viewer != SPECTATOR:
        secrets["hand"] = _named(CARD_NAMES, hands, viewer * CARDS)
    if s.offerer != NONE:
        if viewer == s.offerer or (viewer == s.offeree and s.offered):
            secrets["gives"], secrets["wants"] = gives, wants
        if viewer == s.offerer or s.offered:
            secrets["gives_size"], secrets["wants_size"] = sum(gives.values()), sum(wants.values())
    if s.challenger != NONE:
        owners = (s.challenger, s.holder)
        secrets["rows"] = [row if s.revealed or viewer == owners[side] else [] for side, row in enumerate(rows)]
        secrets["row_sizes"] = [len(row) for row in rows]
    return secrets


def _row(s: AttackState, v: list[int], side: int) -> list[str]:
    """Ships from the head on; "" is a gap.  What is laid and not revealed are sealed answers."""
    if not s.revealed and s.challenger != NONE:
        seat = s.challenger if side == ATTACKER else s.holder
        return [SHIP_NAMES[s.answer(seat, i) - LAY] for i in range(s.answers(seat))]
    places = v[ROW + side * PLACES : ROW + (side + 1) * PLACES]
    while places and places[-1] == 0:
        places.pop()
    return [SHIP_NAMES[ship - 1] if ship else "" for ship in places]


# ------------------------------------------------------------------ a view, made whole
def filled(view: Mapping[str, Any], deck: Mapping[str, int]) -> dict[str, Any]:
    """The view as a whole position; the offerer holds what it is seen to give."""
    viewer: int = view["viewer"]
    data = {key: value for key, value in view.items() if key not in ONLY_IN_VIEWS}
    offerer = view.get("offerer")
    given: Mapping[str, int] = view.get("gives", {}) if offerer != viewer else {}
    unseen = dict(deck)
    for card, n in (*view.get("hand", {}).items(), *given.items()):
        unseen[card] -= n
    if view.get("garrison_won"):
        unseen[view["garrison"]] -= 1
    cards = [card for card, n in unseen.items() for _ in range(n)]
    hands: list[dict[str, int]] = []
    for seat, size in enumerate(view["hand_sizes"]):
        hand = dict(view["hand"] if seat == viewer else given if seat == offerer else {})
        for _ in range(size - sum(hand.values())):
            card = cards.pop()
            hand[card] = hand.get(card, 0) + 1
        hands.append(hand)
    data["hands"] = hands
    if offerer is not None and "gives" not in view:
        data["gives"] = _some(hands[offerer], view.get("gives_size", 0))
        data["wants"] = _some(deck, view.get("wants_size", 0))
    if not view.get("revealed"):
        data.pop("rows", None)
    return data


def _some(cards: Mapping[str, int], n: int) -> dict[str, int]:
    some = [card for card, count in cards.items() for _ in range(count)][:n]
    return {card: some.count(card) for card in some}


# ------------------------------------------------------------------ invariants
def faults(s: AttackState) -> list[str]:
    """What must hold at every moment (checklist, and the issue's list)."""
    found = []
    table, seats, regions = s.table, range(s.players), range(s.table.regions)
    v, units, owner = list(s.v), list(s.units), list(s.owner)
    on_board = [0] * s.players
    for region in regions:
        n = sum(units[region * UNITS : (region + 1) * UNITS])
        seat = owner[region]
        if seat == NEUTRAL:
            if n:
                found.append(f"ATK-24: {n} units in neutral region {region}")
            continue
        on_board[seat] += n
        if n == 0 and region != s.fighting:
            found.append(f"ATK-25: region {region} of seat {seat} is empty")
        if not s.lands(seat) & BIT[region]:
            found.append(f"ATK-24: region {region} is missing among those of seat {seat}")
    on_board[s.active] += sum(s.attackers)
    on_board[s.active] += sum(sum(s.crossings[row + UNIT : row + VERDICT]) for row in range(0, len(s.crossings), WIDTH))
    if s.fighting != NONE:
        for side in range(2):
            seat = s.active if side == ATTACKER else owner[s.fighting]
            if seat != NEUTRAL:
                on_board[seat] += sum(v[FORCE + side * 2 * UNITS : FORCE + (side + 1) * 2 * UNITS])
    for seat in seats:
        if on_board[seat] != s.army(seat):
            found.append(f"units of seat {seat}: {on_board[seat]} on the board, {s.army(seat)} counted")
        if s.regions_of(seat) != sum(1 for region in regions if owner[region] == seat):
            found.append(f"ATK-24: regions of seat {seat}")
        if sum(s.hands[seat * CARDS : (seat + 1) * CARDS]) != s.hand_size(seat):
            found.append(f"ATK-103: hand of seat {seat}")
    for card, name in enumerate(CARD_NAMES):
        n = sum(int(s.hand(seat, card)) for seat in seats) + int(s.deck.count(card))
        n += 1 if s.garrison == card and s.garrison_won else 0
        if n != table.deck[card]:
            found.append(f"ATK-13: {n} cards {name}")
    owned = sum(1 for region in regions if owner[region] != NEUTRAL)
    held = sum(int(s.hand_size(seat)) for seat in seats)
    if owned - held != s.apart:
        found.append(f"ATK-100: {owned} regions, {held} cards, {s.apart} apart")
    if s.holder == NONE and s.challenger != NONE:
        found.append("ATK-63: a sea battle without a holder")
    if min(v[FLEET : FLEET + 6 * SHIPS]) < 0 or min(v[POOL : POOL + 6 * UNITS]) < 0 or min(s.hands) < 0:
        found.append("something is counted below zero")
    return found
