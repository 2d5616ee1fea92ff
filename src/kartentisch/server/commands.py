"""Commands of those who hold a key: done once, answered the same way however often they are sent."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, insert, select

from kartentisch.engine.errors import KartentischError, Rejection
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import Game, to_bytes
from kartentisch.server.fairness import chains
from kartentisch.server.refusals import refuse, status_of
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import COMMANDS
from kartentisch.server.store.statements import Statement
from kartentisch.server.tables import (
    chat,
    deadlines,
    play,
    reactions,
    repository,
    seat_changes,
    seats,
    standing_orders,
    time_limit,
    undo,
)
from kartentisch.server.tables import desk as desks
from kartentisch.server.tables.desk import Desk, Shown
from kartentisch.server.tables.table import Line, Table
from kartentisch.server.views import snapshots

_KNOWN: Final = Statement(
    select(COMMANDS).where(
        (COMMANDS.c.table_id == bindparam("table"))
        & (COMMANDS.c.holder == bindparam("person"))
        & (COMMANDS.c.command == bindparam("id"))
    )
)
_INSERT: Final = Statement(insert(COMMANDS))


@dataclass(frozen=True)
class Command:
    """What somebody asks for; `id` is chosen by the client, a new one for each wish."""

    id: str
    type: str
    seat: int | None = None
    decision: str | None = None
    actions: list[int | str] = field(default_factory=list)
    text: str = ""
    phrase: str = ""
    autopilot: str = "pass"
    epoch: int = 0
    commitment: str = ""
    seed: str = ""
    line: int | None = None
    yes: bool = False
    orders: list[dict[str, Any]] = field(default_factory=list)
    target: int | None = None
    kind: str | None = None
    bot: str = ""
    name: str = ""
    openly: bool = False
    rotate: bool = False
    spectators: bool | None = None
    chat: str | None = None

    def digest(self) -> str:
        return access_tokens.digest(to_bytes(replace(self, id="")).decode())


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


@dataclass(frozen=True)
class Done:
    """What a command has brought, besides lines of the log: who reads them, and perhaps a new table, or a pause."""

    seat: int
    rematch: str | None = None
    held: int | None = None


def carry_out(desk: Desk, table_id: str, shown: Shown, command: Command, lang: str) -> tuple[int, dict[str, Any]]:
    """Do what is asked, once; HTTP status and body of the answer.

    An answer is stored in the same transaction as what it is about, a rejection too: whoever sends the command again
    gets the same answer, also from another process, or after a crash.

    Raises:
        Rejected: `unknown_table`, `unknown_key`, `command_reused`; nothing is stored then.
    """
    with desk.store.write() as connection:
        table = repository.find(connection, table_id, lock=True)
        person = desks.known_holder(connection, table, shown)
        row = _KNOWN.first(connection, {"table": table_id, "person": person, "id": command.id})
        if row is not None:
            if row.digest != command.digest():
                raise refuse("command_reused", command=command.id)
            answer = msgspec.json.decode(row.answer, type=Answer)
            lines = repository.log(connection, table_id, answer.first - 1, answer.last) if answer.first else []
            lines = standing_orders.marked(connection, table_id, lines, answer.seat)
        else:
            now = desk.store.now()
            answer, table = _try(desk, connection, table, person, command)
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
            # none of them by order: those are carried out by the timekeeper
            lines = [line for line in table.written if answer.first <= line.seq <= answer.last]
    body = _told(table, lines, command, answer, lang)
    if answer.first:
        desk.changed(table)
    return answer.status, body


def _try(desk: Desk, connection: Connection, table: Table, person: int, command: Command) -> tuple[Answer, Table]:
    """The answer, and the table after it; a rejection leaves the table as it is stored."""
    before = table.seq
    try:
        done = _do(desk, connection, table, person, command)
    except KartentischError as error:
        rejected = Answer(status_of(error), rejection=error.rejection.to_json(), seat=-1)
        return rejected, repository.find(connection, table.id)
    time_limit.settle(table, desk.store.now())
    first = before + 1 if table.seq > before else 0
    eyes = SPECTATOR if command.openly else done.seat
    return Answer(200, first, table.seq, eyes, done.rematch, done.held), table


def _do(desk: Desk, connection: Connection, table: Table, person: int, command: Command) -> Done:
    now, kind = desk.store.now(), command.type
    if not desks.belongs(table, person):
        raise refuse("foreign_seat")
    everybody = desks.listener(table, person, None)
    answered = kind != "seed" and deadlines.heard_of(table, person, now)  # seeds are brought by a browser left alone
    if kind == "start":
        seats.start(desk, table, person)
        return Done(desks.listener(table, person, None))
    if kind == "rematch":
        return Done(everybody, seats.play_again(desk, connection, table, command.rotate))
    own = desks.own_seats(table, person)
    if kind == "chat":
        chat.say(table, own, command.text, command.phrase)
    elif kind == "answer_undo":
        undo.answer(connection, table, own, command.seat, command.decision, command.yes, now)
    elif kind == "nudge":
        deadlines.nudge(table, own, command.target, now)
    elif kind == "lead":
        if not answered:
            deadlines.lead(table, person, own, now)
    elif kind == "settings":
        seats.settle_customs(table, person, command.spectators, command.chat)
    elif kind in ("kick", "seat_kind"):
        _change_seat(connection, table, person, command)
    else:
        return _of_a_seat(desk, connection, table, own_seat(table, person, command.seat), command)
    undo.settle(connection, table, now)
    return Done(everybody)


def _change_seat(connection: Connection, table: Table, person: int, command: Command) -> None:
    if command.target is None:
        raise refuse("bad_request", where="target", problem="missing")
    if command.type == "kick":
        seat_changes.kick(connection, table, person, command.target, command.autopilot)
    else:
        seat_changes.change_kind(connection, table, person, command.target, command.kind, command.bot, command.name)


def _of_a_seat(desk: Desk, connection: Connection, table: Table, seat: int, command: Command) -> Done:
    """What somebody does for one seat."""
    now, kind = desk.store.now(), command.type
    if kind == "play":
        play.open_decision(table, seat, command.decision or "")
        seats.take_over(table, seat, now)
        actions = numbers(table.game, command.actions)
        note = chat.note(table, command.text)
        held = reactions.hold(table, seat, actions, now, note)
        if held is None:
            undo.played_on(table)
            play.play(table, seat, actions, desk.chance, now, note=note)
        return Done(seat, held=held)
    if kind == "undo":
        if not reactions.withdraw(table, seat):
            undo.played_on(table)
            play.take_back(table, seat, now)
    elif kind == "ask_undo":
        undo.ask(connection, table, seat, command.line, now)
    elif kind == "set_orders":
        standing_orders.put(table, seat, command.orders)
    elif kind == "seed":
        if command.commitment:
            chains.commit(table, seat, command.epoch, command.commitment)
        if command.seed:
            chains.say(table, seat, command.epoch, command.seed)
        play.go_on(table, desk.chance, now)
    elif kind == "leave":
        seats.leave(table, seat, command.autopilot, now)
        undo.settle(connection, table, now)
    else:
        seats.take_over(table, seat, now)
    return Done(seat)


def own_seat(table: Table, person: int, wished: int | None) -> int:
    """The seat that is meant; it may be left out by who holds only one.  Rejected: `foreign_seat`."""
    own = desks.own_seats(table, person)
    seat = own[0] if wished is None and len(own) == 1 else wished
    if seat is None or seat not in own:
        raise refuse("foreign_seat")
    return seat


def numbers(game: Game, actions: list[int | str]) -> list[int]:
    """Actions as numbers; they come as numbers or in notation.  EngineError as for `ActionSpace.parse`."""
    return [game.space.parse(action) if isinstance(action, str) else action for action in actions]


def _told(table: Table, lines: list[Line], command: Command, answer: Answer, lang: str) -> dict[str, Any]:
    """The answer in words: from lines as they are stored, so that it is the same when it is asked for again."""
    if answer.rejection is not None:
        kind = answer.rejection
        return snapshots.refusal(Rejection(kind["code"], kind["rule"], kind["args"]), lang, table)
    return {
        "accepted": True,
        "command": command.id,
        "seq": answer.last,
        "rematch": answer.rematch,
        "held": answer.held,
        "log": [snapshots.line(table, line, answer.seat, lang) for line in lines],
    }
