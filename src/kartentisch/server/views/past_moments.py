"""Looking back: a table as it was right after a line of its log, played again from the log."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import Connection

from kartentisch.engine.entries import begun_under, carried_to, compare_entry, is_update, play_entry
from kartentisch.engine.errors import EngineError, Rejected
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.migration import program_of
from kartentisch.fairness.log_chain import UPDATE
from kartentisch.server.cache import StateCache
from kartentisch.server.rates import Rate
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import repository
from kartentisch.server.tables.log_lines import standing
from kartentisch.server.tables.table import Table
from kartentisch.server.views import records, sentences, snapshots
from kartentisch.server.views.shared_work import Turns
from kartentisch.server.worker_pool import takes_long

KEPT: Final = 512  # positions of the past, of all tables together
WAYPOINTS: Final = 32  # of one game that are kept on the way, so that nobody goes it twice
APART: Final = 16  # entries between two of them at least
BREATH: Final = 0.002  # seconds of work, after which others come first
PAUSE: Final = 0.0005
LEAST: Final = 0.005  # seconds that one look costs at least


class Past:
    """Positions of the past.  A line of a log never changes, so neither does the position after it."""

    def __init__(self, share: Rate, kept: int = KEPT) -> None:
        """`share`: seconds of work that one visitor may ask for."""
        self._kept: StateCache[tuple[str, int]] = StateCache(kept)
        self._share = share
        self._turns = Turns()  # a long game takes half a second

    def __len__(self) -> int:
        return len(self._kept)

    def state(self, connection: Connection, table: Table, seq: int, visitor: str = "") -> Any:
        """The position right after the line, with its secrets; None before the game.

        Args:
            visitor: who pays for it, where that is known.

        Raises:
            KartentischError: `unknown_moment`, `too_many_requests`; `past_of_other_rules` where the rules of then are
                not here.
            TooLong: as for `takes_long`.
        """
        if not 1 <= seq <= table.seq:
            raise refuse("unknown_moment", moment=seq, last=table.seq)
        key = (table.id, seq)
        state = self._kept.get(key)
        if state is not None:
            return state
        takes_long()
        if visitor and not self._share.allows(visitor, LEAST):
            raise refuse("too_many_requests")
        with self._turns.one(visitor):
            state = self._kept.get(key)  # who came before may have wanted the same
            if state is not None:
                return state
            begun = time.monotonic()
            try:
                state = self._played(connection, table, seq)
            finally:
                if visitor:
                    self._share.spend(visitor, time.monotonic() - begun)
            if state is not None:
                self._kept.put(key, state)
        return state

    def _played(self, connection: Connection, table: Table, seq: int) -> Any:
        """Played on from the nearest position before it that is kept, which nobody takes away meanwhile.

        Where a line stands, all that stood before it do.
        """
        known = {line for name, line in self._kept.known() if name == table.id and line <= seq}
        course = "" if table.seeds is None else table.seeds.course
        # where the rules were updated, all lines are read: how many entries there were tells by which rules it was
        since = 0 if "u" in course else max(known, default=0)
        lines = repository.log(connection, table.id, since, seq)
        if since and any(line.kind == "taken_back" for line in lines):  # perhaps more than came since
            since, lines = 0, repository.log(connection, table.id, 0, seq)
        if not since and not any(line.kind in ("started", "imported") for line in lines):
            return None
        stands = standing(lines)
        others = table.revision != table.game.revision or "u" in course[len(stands) :]
        if not since:
            after = next((number for number in range(len(stands), 0, -1) if stands[number - 1].seq in known), 0)
            since, stands = stands[after - 1].seq if after else 0, stands[after:]
        update = next((line for line in reversed(stands) if is_update(line.body)), None)
        if update is not None:
            state = carried_to(table.game, update.seq, update.body, len(table.seats))
            stands = stands[stands.index(update) + 1 :]
        else:
            state = self._kept.get((table.id, since)) if since else records.course(table, []).replay(table.game)
        apart = max(APART, len(stands) // WAYPOINTS)
        begun = time.monotonic()
        if others:
            state.listen()
            table.game.events(state)
        for number, line in enumerate(stands, 1):
            try:
                events = play_entry(table.game, state, number, line.body)
                if others:
                    compare_entry(table.game, number, line.body, state, events or [])
            except EngineError:
                if not others:
                    raise
                # what it says of the entry may be secret
                raise self._unplayable(connection, table, seq) from None
            if number % apart == 0:
                self._kept.put((table.id, line.seq), state)
            if time.monotonic() - begun > BREATH:
                time.sleep(PAUSE)
                begun = time.monotonic()
        return state

    def _unplayable(self, connection: Connection, table: Table, seq: int) -> Rejected:
        """Why the position after this line is not known here: the rules of then are not."""
        after = repository.log(connection, table.id, seq)
        begun = begun_under([line.body for line in after if line.kind == UPDATE], table.revision)
        return refuse("past_of_other_rules", begun=begun, program=program_of(table.game, begun) or "none")


def moment(
    past: Past,
    connection: Connection,
    table: Table,
    seq: int,
    viewer: int,
    lang: str,
    forecast: bool = False,
    visitor: str = "",
) -> dict[str, Any]:
    """The table as the viewer could see it right after the line, with the secrecy of that moment."""
    state, game = past.state(connection, table, seq, visitor), table.game
    seen: dict[str, Any] = dict.fromkeys(("view", "forecast", *snapshots.RESULT))
    seen |= {"seq": seq, "viewer": viewer}
    if state is None or (table.status == "waiting" and viewer == SPECTATOR):
        return seen
    seen["view"] = game.view(state, viewer)
    seen["forecast"] = snapshots.foreseen(game, seen["view"], forecast, sentences.speech_at(table, lang))
    if state.over:
        seen |= snapshots.result(game, state)
    return seen
