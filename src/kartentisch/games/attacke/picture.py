"""A position of Attacke as plain text, as a table for notebooks, and as what a picture of the map shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kartentisch.engine import plain
from kartentisch.games.attacke.actions import KINDS
from kartentisch.games.attacke.position import Names
from kartentisch.games.attacke.state import AttackeState

COLOURS = ("red", "blue", "green", "yellow")  # of the seats, as the theme of pictures names them


def drawing(facts: Mapping[str, Any]) -> dict[str, Any]:
    """One stone on each land, whose ground wears the colour of who holds it, as at the table."""
    held = {land: COLOURS[seat] for seat, lands in enumerate(facts["lands"]) for land in lands}
    return {
        "held": held,
        "spaces": {land: [{"owner": colour, "units": {"stone": 1}}] for land, colour in held.items()},
    }


def _headline(s: AttackeState) -> str:
    if s.over:
        waits = "the game is over"
    elif s.chance:
        waits = "chance must answer"
    else:
        waits = f"seat {s.seat} must answer {s.where()}"
    return f"Attacke, round {s.round}, turn {s.turn}, {s.cards.left()} cards in the pile: {waits}"


def _tables(s: AttackeState, names: Names) -> list[plain.Rows]:
    seats = [["seat", "lands", "continents", "hand"]]
    for seat in range(s.players):
        hand = ", ".join(f"{names.cards[kind]} {s.hand(seat, kind)}" for kind in range(KINDS) if s.hand(seat, kind))
        continents = [name for i, name in enumerate(names.continents) if s.complete(seat) >> i & 1]
        seats.append([str(seat), str(s.score(seat)), ", ".join(continents) or "-", hand or "-"])
    lands = [["continent", *[f"seat {seat}" for seat in range(s.players)]]]
    for i, name in enumerate(names.continents):
        mask = s.table.continents[i]
        held = [
            ", ".join(land for n, land in enumerate(names.lands) if (s.lands(seat) & mask) >> n & 1)
            for seat in range(s.players)
        ]
        lands.append([name, *held])
    return [lands, seats]


def text(s: AttackeState, names: Names) -> str:
    return plain.text(_headline(s), _tables(s, names))


def html(s: AttackeState, names: Names) -> str:
    return plain.html(_headline(s), _tables(s, names))
