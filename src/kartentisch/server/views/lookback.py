"""Looking back: a table as it was right after a line of its log, played again from the log."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection

from kartentisch.engine.facts import SPECTATOR
from kartentisch.server.cache import StateCache
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import repository
from kartentisch.server.tables.table import Table
from kartentisch.server.views import records, snapshots
from kartentisch.server.views.made import Turns
from kartentisch.server.worker_pool import takes_long

KEPT: Final = 256  # positions of the past, of all tables together


class Past:
    """Positions of the past.  A line of a log never changes, so neither does the position after it."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = StateCache(kept)
        self._turns = Turns()  # a long game takes some 10 ms of everybody's time

    def __len__(self) -> int:
        return len(self._kept)

    def state(self, connection: Connection, table: Table, seq: int) -> Any:
        """The position right after the line, with its secrets; None before the game.

        Raises:
            KartentischError: `unknown_moment`, `too_many_requests`; as for `Record.states` if the rules have changed.
            TooLong: as for `takes_long`.
        """
        if not 1 <= seq <= table.seq:
            raise refuse("unknown_moment", moment=seq, last=table.seq)
        key = (table.id, seq)
        state = self._kept.get(key)
        if state is not None:
            return state
        takes_long()
        with self._turns.one():
            state = self._kept.get(key)  # who came before may have wanted the same
            if state is not None:
                return state
            lines = repository.log(connection, table.id, 0, seq)
            if not any(line.kind in ("started", "imported") for line in lines):
                return None
            state = records.course(table, lines).replay(table.game)
            self._kept.put(key, state)
        return state


def moment(
    past: Past, connection: Connection, table: Table, seq: int, viewer: int, forecast: bool = False
) -> dict[str, Any]:
    """The table as the viewer could see it right after the line, with the secrecy of that moment."""
    state, game = past.state(connection, table, seq), table.game
    seen: dict[str, Any] = dict.fromkeys(("view", "forecast", *snapshots.RESULT))
    seen |= {"seq": seq, "viewer": viewer}
    if state is None or (table.status == "waiting" and viewer == SPECTATOR):
        return seen
    seen["view"] = game.view(state, viewer)
    seen["forecast"] = snapshots.foreseen(game, seen["view"], forecast)
    if state.over:
        seen |= snapshots.result(game, state)
    return seen
