"""An earlier ruling that all may go on by: where the rules were updated, and the option for it still exists.

One seat asks, and every other person at the table has to agree, also those who are away: nobody is outvoted, and nobody
agrees by being silent.  What comes of it is told like an update of the rules, from a revision to itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection

from kartentisch.engine import migration
from kartentisch.engine.errors import EngineError
from kartentisch.engine.revisions import Revision
from kartentisch.fairness.log_chain import UPDATE
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import repository, revisions, undo
from kartentisch.server.tables.consent import agreed
from kartentisch.server.tables.table import Table
from kartentisch.server.tables.times import RulingAsked


def say(connection: Connection, table: Table, own: list[int], revision: int, yes: bool, now: int) -> None:
    """Ask for the ruling before this revision, agree to it, refuse it, or withdraw.

    Raises:
        Rejected: `not_started`, `table_over`, `rules_changed`, `foreign_seat`, `no_ruling` where there is none that the
            game could go on by, `nothing_asked`.
    """
    if table.status != "playing":
        raise refuse("not_started" if table.status == "waiting" else "table_over")
    table.insist_on_rules()
    if not own:
        raise refuse("foreign_seat")
    asked = table.times.ruling
    if asked is None or asked.revision != revision:
        if not yes or asked is not None:
            raise refuse("nothing_asked")
        row = _row(connection, table, revision)
        until = now + 1000 * table.settings.patience_seconds
        waiting = [seat for seat in _people(table) if seat not in own]
        table.times.ruling = RulingAsked(own[0], revision, waiting, until, [own[0]])
        table.tell("ruling_asked", seat=own[0], revision=revision, options=row.ruling, waiting=waiting, until=until)
    else:
        mine = [seat for seat in asked.waiting if seat in own]
        if not yes and asked.seat in own:
            lapse(table, "withdrawn")
            return
        if not mine:
            raise refuse("nothing_asked")
        if not agreed(table, asked, mine, "ruling_answered", yes):
            lapse(table, "refused")
            return
    settle(table, now)


def settle(table: Table, now: int) -> None:
    """Go on by the ruling if nobody is left to agree; forget the question when its time is up."""
    asked = table.times.ruling
    if asked is None or table.status != "playing" or table.rules_changed:
        return
    people = _people(table)
    asked.waiting = [seat for seat in asked.waiting if seat in people]
    if asked.waiting:
        if asked.until <= now:
            lapse(table, "time")
        return
    row = next(row for row in table.game.history if row.number == asked.revision)
    position = table.game.dump(table.position_now())
    position["options"] = {**position.get("options", {}), **row.ruling}
    try:
        state = migration.carried(table.game, position, table.revision)
    except EngineError:  # where it stands now the option cannot be taken up
        lapse(table, "rules")
        return
    table.times.ruling = None
    undo.lapse(table, "rules")
    table.options = {**table.options, **row.ruling}
    revisions.go_on_from(table, state, now, changes=[], options=dict(row.ruling), **{"from": table.revision})


def lapse(table: Table, why: str) -> None:
    """Nothing comes of it."""
    if table.times.ruling is not None:
        table.tell("ruling_lapsed", seat=table.times.ruling.seat, why=why)
        table.times.ruling = None


def _people(table: Table) -> list[int]:
    return [seat.seat for seat in table.seats if seat.holder is not None and not seat.bot]


def _row(connection: Connection, table: Table, revision: int) -> Revision:
    """Of the history, where the game was carried over it, and does not go on by its earlier ruling already."""
    row = next((row for row in table.game.history if row.number == revision), None)
    if row is None or not row.ruling or _holds(table, row.ruling):
        raise refuse("no_ruling")
    told = [line.body for line in repository.log(connection, table.id) if line.kind == UPDATE]
    if not any(body["from"] < revision <= body["to"] for body in told):
        raise refuse("no_ruling")
    return row


def _holds(table: Table, ruling: Mapping[str, Any]) -> bool:
    now = table.game.option_values(table.position_now())
    return all(now[name] == value for name, value in ruling.items())
