"""Playing again with the same people."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection, update

from kartentisch.bots.levels import stepped
from kartentisch.server.fairness import dice_chain
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import NOTIFICATION_TARGETS
from kartentisch.server.tables import quotas, repository, seats, substitutes, time_limit, vacations
from kartentisch.server.tables.context import Context
from kartentisch.server.tables.table import Seat, Table


def play_again(context: Context, connection: Connection, table: Table, rotate: bool = False, step: int = 0) -> str:
    """A new table with the same people, bots, options and keys, already begun; the same one for all who ask.

    For people who are forgotten by now an autopilot plays, and somebody else may be invited.

    Where seats brought seeds for the dice, it begins when they have brought fresh ones, or too late.  It is not rated:
    it begins without asking those who may be away.

    Args:
        rotate: everybody moves on by one seat, as whoever asks first wishes.
        step: every bot is of so many levels more, likewise.

    Raises:
        Rejected: `not_over`, `seats_open`, `too_many_bot_tables`.
    """
    if table.status != "over":
        raise refuse("not_over")
    if table.successor is not None:
        return table.successor
    if any(seat.kind == "open" for seat in table.seats):
        raise refuse("seats_open")
    now, count = context.present(), len(table.seats)
    numbers = [(s.seat + rotate) % count for s in table.seats]
    holders = [seat.holder for seat in table.seats if seat.holder is not None]
    lost = {holder for holder in holders if access_tokens.given_up(connection, table.round, holder)}
    heirs = [holder for holder in holders if holder not in lost]
    again = Table(
        access_tokens.new_id(), table.round, table.game_name, table.game.revision, table.options,
        replace(table.settings, rated=False), access_tokens.new_id(20), now, table.listed,
        owner=heirs[0] if table.owner in lost and heirs else table.owner, position=table.position,
        branch=table.branch,
        seats=sorted(
            (Seat(number, s.kind, s.name, None, s.bot, table.settings.on_timeout) if s.holder in lost else
             Seat(number, s.kind, s.name, s.holder, stepped(s.bot, step), s.autopilot if s.holder is None else "",
                  "" if rotate else s.orders)  # an order may name seats
             for number, s in zip(numbers, table.seats, strict=True)), key=lambda s: s.seat,
        ),
    )  # fmt: skip
    substitutes.invite(again)
    brought = [table.seats[seat].holder for seat in table.seeds.contributed] if table.seeds else []
    again.origin, again.times.banned = table.origin, list(table.times.banned)
    time_limit.set_up(again)
    again.state_terms("opened")
    dice_chain.lay(again, able=sorted({holder for holder in brought if holder is not None} - lost))
    again.state_terms("started")
    seats.begin(context, again, now)
    vacations.begun(connection, again, now)
    quotas.admit_bots(connection, context.limits, again)
    channels = update(NOTIFICATION_TARGETS).where(NOTIFICATION_TARGETS.c.table_id == table.id)
    connection.execute(channels.values(table_id=again.id))  # the group is the same
    repository.save(connection, again, now)
    table.successor = again.id
    table.tell("rematch", table=again.id)
    return again.id
