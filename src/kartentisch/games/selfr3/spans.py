"""What the locals of the procedures may hold; see `kartentisch.engine.spans`."""

from __future__ import annotations

from collections.abc import Mapping

from kartentisch.engine.spans import Row, Span, below, mask, one_of, seat, seats, up_to
from kartentisch.games.selfr3 import events as E
from kartentisch.games.selfr3.actions import ARMIES_AT_MOST, BID_AT_MOST, DICE, OFFICERS, SEATS, UNTIL
from kartentisch.games.selfr3.bombs import HALF, ONE
from kartentisch.games.selfr3.layout import MOST
from kartentisch.games.selfr3.table import ON_MOON

FLAG = up_to(1)
REGION = below(lambda state: state.table.regions)
SHOWN = Row(up_to(8, 1), OFFICERS)  # dice
GROUND = below(lambda state: 2**state.table.regions)  # territories of the earth or of the moon

SPANS: Mapping[str, Span | Row] = {
    "seat": seat,
    "other": seat,
    "visitor": seat,
    "at_it": seat,
    "visited": seats,
    "played": seats,
    "region": REGION,
    "source": REGION,
    "aim": REGION,
    "count": up_to(ARMIES_AT_MOST),
    "deck": up_to(OFFICERS - 1),
    "officer": up_to(OFFICERS - 1),
    "officers": mask(OFFICERS),
    "armies": up_to(ARMIES_AT_MOST),
    "until": up_to(len(UNTIL) - 1),
    "used": up_to(MOST),
    "strength": up_to(ARMIES_AT_MOST + OFFICERS),
    "anew": FLAG,
    "Attack.shown": SHOWN,
    "Attack.defence": SHOWN,
    "dice": up_to(len(DICE) - 1),
    "Losses.left": up_to(ARMIES_AT_MOST),
    "Disarmament.left": up_to(ARMIES_AT_MOST),
    "CardWindow.left": Row(below(lambda state: state.game.space.size), 2 * SEATS),  # seat, action
    "armies_first": FLAG,
    "least": up_to(ARMIES_AT_MOST),
    "behind": up_to(ARMIES_AT_MOST),
    "event": one_of(E.MOVED, E.MOVED_IN),
    "kind": up_to(ON_MOON),
    "done": GROUND,
    "struck": GROUND,
    "Descent.shown": GROUND,
    "earth": GROUND,
    "moon": GROUND,
    "loss": one_of(HALF, ONE),
    "which": up_to(2),
    "bids": Row(up_to(BID_AT_MOST, -1), lambda state: state.players),
    "ranked": Row(seat, lambda state: state.players),
    "taken": seats,
    "chosen": up_to(SEATS),
    "plan": Row(lambda state: range(-1, state.table.regions), OFFICERS),
}
