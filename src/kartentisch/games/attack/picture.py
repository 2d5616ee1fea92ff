"""A position of Attack! as plain text, as a table for notebooks, and as what a picture of the map shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kartentisch.engine import plain
from kartentisch.games.attack.actions import CARDS, UNITS
from kartentisch.games.attack.layout import CARD_NAMES, SHIP_NAMES, UNIT_NAMES
from kartentisch.games.attack.state import CAPITAL, NEUTRAL, NONE, AttackState

COLOURS = ("red", "blue", "green", "yellow", "black", "pink")  # of the seats, as the theme of pictures names them


def drawing(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Units by region: those of the owner, then those that attack; who holds what; capitals as stations."""
    spaces: dict[str, list[dict[str, Any]]] = {}
    for seat, army in enumerate(facts.get("armies", [])):
        for region, units in army.items():
            if units:
                spaces.setdefault(region, []).append({"owner": COLOURS[seat], "units": units})
    for region, units in facts.get("attackers", {}).items():
        spaces.setdefault(region, []).append({"owner": COLOURS[facts["active"]], "units": units})
    held = {region: COLOURS[seat] for seat, army in enumerate(facts.get("armies", [])) for region in army}
    return {"spaces": spaces, "held": held, "stations": [region for region in facts.get("capitals", []) if region]}


def _list(names: tuple[str, ...], counts: list[int]) -> str:
    return ", ".join(f"{name} {n}" for name, n in zip(names, counts, strict=True) if n)


def _headline(s: AttackState) -> str:
    if s.over:
        waits = "the game is over"
    elif s.chance:
        waits = "chance must answer"
    else:
        waits = f"seat {s.seat} must answer {s.where()}"
    return f"Attack!, round {s.round}, turn {s.turn}: {waits}"


def _seat_rows(s: AttackState, regions: list[str]) -> list[list[str]]:
    rows = []
    for seat in range(s.players):
        capital = s.v[CAPITAL + seat]
        sea = "sea power" if s.holder == seat else ""
        fleet = _list(SHIP_NAMES, [int(s.ships(seat, ship)) for ship in range(len(SHIP_NAMES))])
        hand = _list(CARD_NAMES, [int(s.hand(seat, card)) for card in range(CARDS)])
        home = regions[capital] if capital != NONE else "-"
        rows.append([str(seat), str(s.regions_of(seat)), str(s.army(seat)), home, sea, fleet or "-", hand or "-"])
    return rows


def _region_rows(s: AttackState, regions: list[str]) -> list[list[str]]:
    rows = []
    for i, region in enumerate(regions):
        attackers = [int(s.attackers[i * UNITS + unit]) for unit in range(UNITS)]
        if s.owner[i] != NEUTRAL or any(attackers):
            units = [int(s.units_of(i, unit)) for unit in range(UNITS)]
            owner = str(s.owner[i]) if s.owner[i] != NEUTRAL else "neutral"
            rows.append([region, owner, _list(UNIT_NAMES, units), _list(UNIT_NAMES, attackers)])
    return rows


HEADS = (["region", "owner", "units", "attackers"], ["seat", "regions", "units", "capital", "", "fleet", "hand"])


def _tables(s: AttackState, regions: list[str]) -> list[plain.Rows]:
    return [[HEADS[0], *_region_rows(s, regions)], [HEADS[1], *_seat_rows(s, regions)]]


def text(s: AttackState, regions: list[str]) -> str:
    return plain.text(_headline(s), _tables(s, regions))


def html(s: AttackState, regions: list[str]) -> str:
    return plain.html(_headline(s), _tables(s, regions))
