"""Standing orders at a table: kept with the seat, carried out in somebody else's turn, known to the seat alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, select

from kartentisch.bots import Decision, StandingOrder, StandingOrders, orders
from kartentisch.engine.decoding import Decoder
from kartentisch.engine.game import Game
from kartentisch.server.store.schema import BY_ORDER
from kartentisch.server.store.statements import Statement
from kartentisch.server.tables.log_lines import Line
from kartentisch.server.tables.table import Open, Seat, Table

_ORDERS: Final = Decoder(list[StandingOrder])
_MARKS: Final = Statement(
    select(BY_ORDER.c.seq).where(
        (BY_ORDER.c.table_id == bindparam("key"))
        & (BY_ORDER.c.seat == bindparam("viewer"))
        & BY_ORDER.c.seq.between(bindparam("first"), bindparam("last"))
    )
)


def of(seat: Seat) -> list[StandingOrder]:
    return _ORDERS.decode(seat.orders) if seat.orders else []


def questions(game: Game) -> dict[str, list[orders.Field]]:
    """What orders can be given for: questions with the fields that they may ask for."""
    return {question: orders.fields_of(game, question, max(game.seats)) for question in orders.questions(game)}


def put(table: Table, number: int, given: Sequence[Mapping[str, Any]]) -> None:
    """Replace all orders of the seat.

    Raises:
        EngineError: `unknown_word`, `missing_word`, `superfluous_word`; nothing has changed then.
    """
    seat = table.seats[number]
    new = _ORDERS.convert(given)
    for order in new:
        orders.check(table.game, len(table.seats), order)
    seat.orders = msgspec.json.encode(new).decode() if new else ""
    table.quiet = True
    decision = table.decisions.get(number)
    if decision is not None and not seat.held:
        arm(table, table.position_now(), number, decision)


def is_reaction(state: Any, seat: int) -> bool:
    """Whether the seat answers in somebody else's turn."""
    return bool(getattr(state, "active", seat) != seat)


def arm(table: Table, state: Any, number: int, decision: Open) -> None:
    """Set when an order answers the open decision, if one does."""
    seat = table.seats[number]
    decision.acts = 0
    if not seat.orders or seat.agent or number in table.times.stand_ins or not is_reaction(state, number):
        return
    if StandingOrders(of(seat)).answer(Decision.of(state, number)) is not None:
        decision.acts = moment(table, decision)


def moment(table: Table, decision: Open) -> int:
    """From when on answers to the decision count; the deadline is not missed for it."""
    pause = decision.asked + 1000 * table.settings.reaction_pause
    return min(pause, decision.due) if decision.due else pause


def held_for(seat: Seat) -> str:
    """The id of the decision that the held answer is for."""
    return str(msgspec.json.decode(seat.held)["decision"])


def marked(connection: Connection, table: Table, lines: list[Line], viewer: int, person: int) -> list[Line]:
    """The lines, with `auto` where an order of the viewer's own seat has answered; nobody who stands in learns it."""
    own = [line.seq for line in lines if line.kind == "entry" and "action" in line.body and line.body["seat"] == viewer]
    if viewer < 0 or not own or table.times.stand_ins.get(viewer) == person:
        return lines
    values = {"key": table.id, "viewer": viewer, "first": own[0], "last": own[-1]}
    marks = {row.seq for row in _MARKS.rows(connection, values)}
    if not marks:
        return lines
    return [replace(line, body={**line.body, "auto": "order"}) if line.seq in marks else line for line in lines]
