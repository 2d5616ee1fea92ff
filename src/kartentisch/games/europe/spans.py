"""What the locals of the procedures may hold; see `kartentisch.engine.spans`."""

from __future__ import annotations

from collections.abc import Mapping

from kartentisch.engine.spans import Row, Span, below, mask, one_of, seat, seats, space, up_to
from kartentisch.games.europe.actions import KINDS, POWERS, SHARES, TRANSPORTS
from kartentisch.games.europe.combat_move import MOST_AROUND
from kartentisch.games.europe.forces import COLUMNS, ESCORT, INTERCEPTORS
from kartentisch.games.europe.hits import SOURCES, TARGETS
from kartentisch.games.europe.losses import AT_ONCE
from kartentisch.games.europe.moves import MOST_PICKS
from kartentisch.games.europe.overflight import PASSING
from kartentisch.games.europe.state import RAID, SPENT, STRIKE
from kartentisch.games.europe.table import MOST

FLAG = up_to(1)
COUNT = up_to(POWERS * MOST)
SHARE = up_to(SHARES - 1)
PIPS = Row(up_to(6, 1), POWERS * MOST)

SPANS: Mapping[str, Span | Row] = {
    "amount": SHARE,
    "bill": FLAG,
    "proposer": seat,
    "proposers": seats,
    "ussr": SHARE,
    "uk": SHARE,
    "around": up_to(MOST_AROUND),
    "space": space,
    "picked": space,
    "aim": space,
    "retreat": space,
    "land": below(lambda state: state.table.lands),
    "picks": up_to(MOST_PICKS),
    "ship": up_to(TRANSPORTS - 1),
    "lands": below(lambda state: 2**state.table.lands),
    "zones": below(lambda state: 2**state.table.seas),
    "role": one_of(STRIKE, RAID, SPENT, PASSING),
    "row": lambda state: range(len(state.flights) + 1),
    "rolled": PIPS,
    "pips": PIPS,
    "hits": COUNT,
    "power": up_to(POWERS - 1, -1),
    "round": COUNT,
    "seen": FLAG,
    "spotted": FLAG,
    "struck": FLAG,
    "amphibious": FLAG,
    "battleships": COUNT,
    "destroyers": COUNT,
    "column": up_to(COLUMNS + 1),
    "source": up_to(SOURCES - 1),
    "useful": mask(SOURCES),
    "what": up_to(ESCORT),
    "side": up_to(INTERCEPTORS),
    "when": up_to(AT_ONCE),
    "kind": up_to(KINDS - 1),
    "left": COUNT,
    "chosen": Row(COUNT, TARGETS),
    "shots": up_to(MOST),
    "built": Row(up_to(MOST), lambda state: state.table.lands),
}
