"""Commands of those who hold a key: done once, answered the same way however often they are sent.

`kinds` says what each takes, `handlers` what it does.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, insert, select

from kartentisch.engine.decoding import Decoder
from kartentisch.engine.errors import KartentischError, Rejection
from kartentisch.engine.facts import SPECTATOR
from kartentisch.server.commands.handlers import handle
from kartentisch.server.commands.kinds import AnswerKick, AnswerPause, AnswerUndo, Command, Play, Seed, Undo, Witness
from kartentisch.server.refusals import refuse, status_of
from kartentisch.server.store.schema import ALONE, COMMANDS
from kartentisch.server.store.statements import Statement, all_or_nothing
from kartentisch.server.tables import (
    clocks,
    forks,
    quotas,
    repository,
    revisions,
    rules,
    standing_orders,
    time_limit,
    vacations,
)
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables.context import Context, Shown
from kartentisch.server.tables.log_lines import Line
from kartentisch.server.tables.table import Table
from kartentisch.server.views import log_view, sentences

_KNOWN: Final = Statement(
    select(COMMANDS).where(
        (COMMANDS.c.table_id == bindparam("table"))
        & (COMMANDS.c.holder == bindparam("person"))
        & (COMMANDS.c.command == bindparam("id"))
    )
)
_INSERT: Final = Statement(insert(COMMANDS))


@dataclass(frozen=True)
class Answer:
    """What became of it: either a stretch of the log, or a rejection."""

    status: int
    first: int = 0
    last: int = 0
    seat: int = -1
    rematch: str | None = None
    held: int | None = None
    rejection: dict[str, Any] | None = None


_ANSWER: Final = Decoder(Answer)


# what answers the game or the others, who bound how often they ask
ASKED: Final = (Play, Seed, Witness, AnswerUndo, AnswerKick, AnswerPause)


# what is asked most, and takes about a millisecond
QUICK: Final = (Play, Undo)


class _Done(NamedTuple):
    """A command that was carried out, or was before, in a transaction that is not committed yet."""

    answer: Answer
    table: Table
    lines: list[Line]
    changed: bool


def carry_out(context: Context, table_id: str, shown: Shown, command: Command, lang: str) -> tuple[int, dict[str, Any]]:
    """Do what is asked, once; HTTP status and body of the answer.

    An answer is stored in the same transaction as what it is about, a rejection too: whoever sends the command again
    gets the same answer, also from another process, or after a crash.

    Raises:
        Rejected: `unknown_table`, `unknown_key`, `too_many_requests`, `command_reused`; nothing is stored then.
    """
    with context.store.write() as connection:
        done = _carry_out(context, table_id, shown, command, connection)
    _committed(context, done)
    if done.table.off:
        vacations.carry(context, done.table.off)
    return done.answer.status, _told(done, command, lang)


async def carry_out_soon(
    context: Context, table_id: str, shown: Shown, command: Command, lang: str
) -> tuple[int, dict[str, Any]]:
    """The same from an event loop, which answers others while this waits for the disk."""
    workers, do = context.workers, partial(_carry_out, context, table_id, shown, command)
    done = await workers.change(context.store, do, partial(_committed, context), isinstance(command, QUICK))
    if done.table.off:
        await workers.read(vacations.carry, context, done.table.off)
    return done.answer.status, _told(done, command, lang)


def _committed(context: Context, done: _Done) -> None:
    if done.changed:
        context.changed(done.table)


def _carry_out(context: Context, table_id: str, shown: Shown, command: Command, connection: Connection) -> _Done:
    table = repository.find(connection, table_id, lock=True)
    person = contexts.known_holder(connection, table, shown)
    context.charge(table, person)
    table.here = context.here_at(table)
    updated = False
    row = _KNOWN.first(connection, {"table": table_id, "person": person, "id": command.id})
    if row is not None:
        if row.digest != command.digest():
            raise refuse("command_reused", command=command.id)
        answer = _ANSWER.decode(row.answer)
        lines = repository.log(connection, table_id, answer.first - 1, answer.last) if answer.first else []
        lines = standing_orders.marked(connection, table, lines, answer.seat, person)
    else:
        if not context.unasked_rate.allows(f"{table_id} {person}", 0 if isinstance(command, ASKED) else 1):
            raise refuse("too_many_requests")
        now = context.store.now()
        updated = revisions.carry_over(table, context.present())
        if updated:  # whatever becomes of the command
            repository.save(connection, table, now)
        answer, table = _try(context, connection, table, person, command, shown)
        if table.lines or table.quiet:
            repository.save(connection, table, now)
        values = {
            "table_id": table_id,
            "holder": person,
            "command": command.id,
            "digest": command.digest(),
            "answer": msgspec.json.encode(answer).decode(),
            "at": now,
        }
        _INSERT.run(connection, values)
        if answer.status != 200 and isinstance(command, ASKED):
            context.unasked_rate.spend(f"{table_id} {person}", 1)
        # none of them by order: those are carried out by the timekeeper
        lines = [line for line in table.written if answer.first <= line.seq <= answer.last]
    return _Done(answer, table, lines, bool(answer.first) or updated)


def _try(
    context: Context, connection: Connection, table: Table, person: int, command: Command, shown: Shown
) -> tuple[Answer, Table]:
    """The answer, and the table after it; a rejection leaves the table, and keys, as they are stored."""
    before, lane, last = table.seq, table.lane, (table.seq, table.head)
    try:
        with all_or_nothing(connection) as part:
            with rules.of_any_position(table):
                done = handle(context, part, table, person, command, shown)
            if lane != ALONE:
                quotas.admit_bots(connection, context.limits, table)
    except KartentischError as error:
        rejected = Answer(status_of(error), rejection=error.rejection.to_json(), seat=-1)
        return rejected, repository.find(connection, table.id)
    clocks.settle(table, context.present())
    time_limit.settle(table, context.present())
    own = contexts.own_seats(table, person)
    if command.seen is not None and own:
        forks.compare(connection, table, own[0], command.seen, last)
    first = before + 1 if table.seq > before else 0
    viewer = SPECTATOR if command.openly else done.seat
    return Answer(200, first, table.seq, viewer, done.rematch, done.held), table


def _told(done: _Done, command: Command, lang: str) -> dict[str, Any]:
    """The answer in words: from lines as they are stored, so that it is the same when it is asked for again."""
    answer, table, lines, _ = done
    if answer.rejection is not None:
        kind = answer.rejection
        return sentences.refusal(Rejection(kind["code"], kind["rule"], kind["args"]), lang, table)
    return {
        "accepted": True,
        "command": command.id,
        "seq": answer.last,
        "rematch": answer.rematch,
        "held": answer.held,
        "log": [log_view.line(table, line, answer.seat, lang) for line in lines],
    }
