"""What everybody at a table sees, in few bytes: by it games that stand in the same place are found.

It is kept with the tables that bots may be closed to, and says nothing that a spectator does not know.  If what the
views of a game show is changed, a step of the schema makes it NULL: then such games are compared one by one.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Any, Final

from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import Game, to_bytes
from kartentisch.server.tables.table import POSITIONS, Table

NONE: Final = ""  # of a table that no bot is closed to
_BESIDE: Final = ("format", "game", "players", "options", "turn", "viewer", "legal")  # not of the position itself


def of(game: Game, state: Any) -> str:
    """Of a position."""
    seen = {key: part for key, part in game.view(state, SPECTATOR).items() if key not in _BESIDE}
    return hashlib.sha256(game.id.encode() + b" " + to_bytes(seen)).hexdigest()[:32]


def kept(table: Table) -> str:
    """What the store keeps: that of the position, if it is one of a game that is closed, or may be (`advice`)."""
    settings, people = table.settings, {seat.holder for seat in table.seats if seat.kind != "bot"}
    may_be_closed = settings.rated or table.branch is not None or (not settings.hints and len(people) > 1)
    if table.status != "playing" or table.state is None or not may_be_closed:
        return NONE
    try:
        return _of_text(table.game, table.state)
    except Exception:  # other rules have written it: nobody plays on there
        return NONE


@lru_cache(maxsize=256)
def _of_text(game: Game, text: str) -> str:
    return of(game, POSITIONS.load(game.id, text))  # not changed here
