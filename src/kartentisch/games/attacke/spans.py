"""What the locals of the procedures may hold; see `kartentisch.engine.spans`."""

from __future__ import annotations

from collections.abc import Mapping

from kartentisch.engine.spans import Row, Span, below, seat, seats, space, up_to
from kartentisch.games.attacke.actions import CONTINENTS, KINDS

CARDS = up_to(1000)

SPANS: Mapping[str, Span | Row] = {
    "seat": seat,
    "other": seat,
    "victim": seat,
    "land": lambda state: range(-1, len(space(state))),
    "continent": up_to(CONTINENTS - 1, -1),
    "drawn": seats,
    "dealt": below(lambda state: state.players + 1),
    "dealing": up_to(1),
    "bonus": up_to(CONTINENTS),
    "late": up_to(1),
    "card": up_to(KINDS - 1),
    "amount": CARDS,
    "Allotment.left": CARDS,
    "Revolt.left": seats,
    "Revolt.spared": seats,
}
