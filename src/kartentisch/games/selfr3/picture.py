"""A position as plain text, as a table for notebooks, and as what a picture of the maps shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kartentisch.engine import plain
from kartentisch.games.selfr3.actions import OFFICER_NAMES
from kartentisch.games.selfr3.layout import PHASES
from kartentisch.games.selfr3.state import FREE, SelfR3State

COLOURS = ("red", "blue", "green", "yellow", "black")  # of the seats, as the theme of pictures names them
HEADS = (
    ["territory", "seat", "armies", "officers", ""],
    ["seat", "points", "territories", "money", "marker", "officers", "cards"],
)


def drawing(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Armies and officers by territory, whose ground wears the colour of who holds it; stations, destroyed lands."""
    spaces: dict[str, list[dict[str, Any]]] = {}
    nobody: list[dict[str, Any]] = [{}] * facts["players"] if "players" in facts else []
    armies, officers = facts.get("armies", nobody), facts.get("officers", nobody)
    for seat, (held, posts) in enumerate(zip(armies, officers, strict=False)):
        for region in [*held, *(post for post in posts.values() if post not in held)]:
            here = [name for name, post in posts.items() if post == region]
            units = ({"army": held[region]} if region in held else {}) | dict.fromkeys(here, 1)
            spaces.setdefault(region, []).append({"owner": COLOURS[seat], "units": units})
    stations = [region for own in facts.get("stations", []) for region in own]
    held = {region: stacks[0]["owner"] for region, stacks in spaces.items()}
    return {"spaces": spaces, "held": held, "stations": stations, "destroyed": facts.get("ruins", [])}


def _headline(s: SelfR3State) -> str:
    waits = "the game is over" if s.over else "chance must answer" if s.chance else f"seat {s.seat}, {s.where()}"
    return f"SelfR3, round {s.round}, turn {s.turn}, {PHASES[s.phase]}: {waits}"


def _region_rows(s: SelfR3State, regions: Sequence[str]) -> list[list[str]]:
    rows = []
    for i, name in enumerate(regions):
        if s.owner[i] != FREE:
            here = [officer for k, officer in enumerate(OFFICER_NAMES) if s.officer_at(i, k)]
            station = "station" if s.has_station(i) else ""
            rows.append([name, str(s.owner[i]), str(s.armies[i]), ", ".join(here), station])
        elif s.is_ruin(i):
            rows.append([name, "destroyed", "", "", ""])
    return rows


def _seat_rows(s: SelfR3State) -> list[list[str]]:
    rows = []
    for seat in range(s.players):
        on_board = [name for k, name in enumerate(OFFICER_NAMES) if s.has_officer(seat, k)]
        cards = [f"{name} {s.backs(seat, k)}" for k, name in enumerate(OFFICER_NAMES) if s.backs(seat, k)]
        numbers = [seat, s.score(seat), s.held(seat), s.money(seat), s.place_of(seat) + 1]
        rows.append([*map(str, numbers), ", ".join(on_board) or "-", ", ".join(cards) or "-"])
    return rows


def _tables(s: SelfR3State, regions: Sequence[str]) -> list[plain.Rows]:
    return [[HEADS[0], *_region_rows(s, regions)], [HEADS[1], *_seat_rows(s)]]


def text(s: SelfR3State, regions: Sequence[str]) -> str:
    return plain.text(_headline(s), _tables(s, regions))


def html(s: SelfR3State, regions: Sequence[str]) -> str:
    return plain.html(_headline(s), _tables(s, regions))
