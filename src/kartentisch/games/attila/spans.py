"""What the locals of the procedures may hold; see `kartentisch.engine.spans`."""

from __future__ import annotations

from collections.abc import Mapping

from kartentisch.engine.spans import Row, Span, below, seat, seats, up_to
from kartentisch.games.attila.actions import PEOPLES

PROVINCE = below(lambda state: state.table.provinces)
CARDS = up_to(1000)

SPANS: Mapping[str, Span | Row] = {
    "seat": seat,
    "dealt": below(lambda state: state.players + 1),
    "people": up_to(PEOPLES - 1),
    "province": PROVINCE,
    "first": PROVINCE,
    "then": PROVINCE,
    "done": seats,
    "dealing": up_to(1),
    "aside": CARDS,
    "owed": CARDS,
    "left": up_to(2),
}
