"""What the locals of the procedures may hold; see `kartentisch.engine.spans`."""

from __future__ import annotations

from collections.abc import Mapping

from kartentisch.engine.spans import Row, Span, below, mask, one_of, seat, seats, up_to
from kartentisch.games.attack import events as E
from kartentisch.games.attack.actions import ACTIONS
from kartentisch.games.attack.dice import COMMAND_DICE, RIVAL_DICE, START_DICE
from kartentisch.games.attack.layout import MOST
from kartentisch.games.attack.movement import MOST_PICKS
from kartentisch.games.attack.state import DEFENDER, PLACES

FLAG = up_to(1)
COUNT = up_to(MOST)
DICE = up_to(1000)  # each is rolled by itself
POINTS = up_to(100)
REGION = below(lambda state: state.table.regions)

SPANS: Mapping[str, Span | Row] = {
    "seat": seat,
    "other": seat,
    "rival": seat,
    "loser": lambda state: range(-1, state.players),
    "region": REGION,
    "picked": REGION,
    "picks": up_to(MOST_PICKS),
    "count": POINTS,
    "dealing": FLAG,
    "action": up_to(ACTIONS - 1),
    "blitz": FLAG,
    "strategic": FLAG,
    "row": lambda state: range(len(state.crossings) + 1),
    "DrawCard.left": POINTS,
    "Deploy.left": COUNT,
    "Deploy.event": one_of(E.DEPLOYED, E.PLACED),
    "RollOff.event": one_of(E.START_ROLL, E.COMMAND_ROLL, E.RIVAL_ROLL),
    "RollOff.name": one_of(START_DICE, COMMAND_DICE, RIVAL_DICE),
    "again": FLAG,
    "begin": seat,
    "seats": seats,
    "rolled": seats,
    "leaders": seats,
    "best": POINTS,
    "side": up_to(DEFENDER),
    "round": COUNT,
    "dice": DICE,
    "infantry": DICE,
    "tanks": DICE,
    "artillery": DICE,
    "planes": DICE,
    "pair": up_to(PLACES),
    "pairs": up_to(PLACES),
    "first_points": POINTS,
    "aside": COUNT,
    "aside_holder": COUNT,
    "damaged": mask(2 * PLACES),
    "declared": up_to(2),
    "points": up_to(10 * MOST),
    "began": COUNT,
    "fruitless": COUNT,
}
