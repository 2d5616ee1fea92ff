"""Commands of those who hold a key: done once, answered the same way however often they are sent."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, insert, select

from kartentisch.engine.errors import KartentischError, Rejection
from kartentisch.engine.game import Game, to_bytes
from kartentisch.server import desk as desks
from kartentisch.server import keys, playing, seats, tables, views
from kartentisch.server.desk import Desk, Shown
from kartentisch.server.refusals import refuse, status_of
from kartentisch.server.schema import COMMANDS
from kartentisch.server.tables import Table

_KNOWN: Final = select(COMMANDS).where(
    (COMMANDS.c.table_id == bindparam("table"))
    & (COMMANDS.c.holder == bindparam("person"))
    & (COMMANDS.c.command == bindparam("id"))
)
_INSERT: Final = insert(COMMANDS)


@dataclass(frozen=True)
class Command:
    """What somebody asks for; `id` is chosen by the client, a new one for each wish."""

    id: str
    type: str
    seat: int | None = None
    decision: str | None = None
    actions: list[int | str] = field(default_factory=list)
    text: str = ""
    autopilot: str = "pass"

    def digest(self) -> str:
        rest = [self.type, self.seat, self.decision, self.actions, self.text, self.autopilot]
        return keys.digest(to_bytes(rest).decode())


@dataclass(frozen=True)
class Answer:
    """What became of it: either a stretch of the log, or a rejection."""

    status: int
    first: int = 0
    last: int = 0
    seat: int = -1
    rematch: str | None = None
    rejection: dict[str, Any] | None = None


def carry_out(desk: Desk, table_id: str, shown: Shown, command: Command, lang: str) -> tuple[int, dict[str, Any]]:
    """Do what is asked, once; HTTP status and body of the answer.

    An answer is stored in the same transaction as what it is about, a rejection too: whoever sends the command again
    gets the same answer, also from another process, or after a crash.

    Raises:
        Rejected: `unknown_table`, `unknown_key`, `command_reused`; nothing is stored then.
    """
    with desk.store.write() as connection:
        table = tables.find(connection, table_id, lock=True)
        person = desks.known_holder(connection, table, shown)
        row = connection.execute(_KNOWN, {"table": table_id, "person": person, "id": command.id}).first()
        if row is not None:
            if row.digest != command.digest():
                raise refuse("command_reused", command=command.id)
            answer = msgspec.json.decode(row.answer, type=Answer)
        else:
            now = desk.store.now()
            with tables.RULES:
                answer, table = _try(desk, connection, table, person, command)
            if table.lines:
                tables.save(connection, table, now)
            values = {
                "table_id": table_id,
                "holder": person,
                "command": command.id,
                "digest": command.digest(),
                "answer": msgspec.json.encode(answer).decode(),
                "at": now,
            }
            connection.execute(_INSERT, values)
        body = _told(connection, table, command, answer, lang)
    if answer.first:
        desk.wakeups.changed(table_id)
    return answer.status, body


def _try(desk: Desk, connection: Connection, table: Table, person: int, command: Command) -> tuple[Answer, Table]:
    """The answer, and the table after it; a rejection leaves the table as it is stored."""
    before = table.seq
    try:
        seat, rematch = _do(desk, connection, table, person, command)
    except KartentischError as error:
        rejected = Answer(status_of(error), rejection=error.rejection.to_json(), seat=-1)
        return rejected, tables.find(connection, table.id)
    return Answer(200, before + 1 if table.seq > before else 0, table.seq, seat, rematch), table


def _do(desk: Desk, connection: Connection, table: Table, person: int, command: Command) -> tuple[int, str | None]:
    now = desk.store.now()
    if command.type == "start":
        seats.start(desk, table, person)
        return desks.viewer(table, person, None), None
    if command.type == "rematch":
        return desks.viewer(table, person, None), seats.play_again(desk, connection, table)
    if command.type == "chat":
        _chat(table, person, command)
        return desks.viewer(table, person, None), None
    seat = own_seat(table, person, command.seat)
    if command.type == "play":
        playing.open_decision(table, seat, command.decision or "")
        seats.take_over(table, seat, now)
        playing.play(table, seat, numbers(table.game, command.actions), desk.chance, now)
    elif command.type == "undo":
        playing.take_back(table, seat, now)
    elif command.type == "leave":
        seats.leave(table, person, seat, command.autopilot)
    else:
        seats.take_over(table, seat, now)
    return seat, None


def own_seat(table: Table, person: int, wished: int | None) -> int:
    """The seat that is meant; it may be left out by who holds only one.  Rejected: `foreign_seat`."""
    own = views.own_seats(table, person)
    seat = own[0] if wished is None and len(own) == 1 else wished
    if seat is None or seat not in own:
        raise refuse("foreign_seat")
    return seat


def _chat(table: Table, person: int, command: Command) -> None:
    if not table.customs.chat:
        raise refuse("chat_off")
    own = views.own_seats(table, person)
    names = ", ".join(table.seats[seat].name for seat in own)
    table.tell("chat", seats=own, name=names, text=seats.plain(command.text, seats.LONGEST_TEXT))


def numbers(game: Game, actions: list[int | str]) -> list[int]:
    """Actions as numbers; they come as numbers or in notation.  EngineError as for `ActionSpace.parse`."""
    return [game.space.parse(action) if isinstance(action, str) else action for action in actions]


def _told(connection: Connection, table: Table, command: Command, answer: Answer, lang: str) -> dict[str, Any]:
    """The answer in words: read from the log, so that it is the same when it is asked for again."""
    if answer.rejection is not None:
        kind = answer.rejection
        return views.refusal(Rejection(kind["code"], kind["rule"], kind["args"]), lang, table)
    lines = tables.log(connection, table.id, answer.first - 1, answer.last) if answer.first else []
    return {
        "accepted": True,
        "command": command.id,
        "seq": answer.last,
        "rematch": answer.rematch,
        "log": [views.line(table, line, answer.seat, lang) for line in lines],
    }
