"""Substitutes: people who said that they would step in, while whoever holds a seat is late or away.

They come with an invitation of their own, are named to all, and see nothing but what everybody may see until they step
in.  Then they see what the seat may see, and no seat else at this table ever after.  The seat stays its holder's, who
is back whenever they play or say so; from then on the substitute looks on again.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.tables import clocks, moderation
from kartentisch.server.tables.names import LONGEST_NAME, alike, plain, unused
from kartentisch.server.tables.table import Seat, Table
from kartentisch.server.tables.times import Substitute

MOST: Final = 6


def invite(table: Table) -> None:
    """Where the table wants substitutes: what they come with."""
    if table.settings.substitutes:
        table.times.invite = access_tokens.new_id(20)


def invited(table: Table, given: str) -> bool:
    """Whether the invitation is one for substitutes."""
    return bool(table.times.invite) and table.status != "over" and access_tokens.same(given, table.times.invite)


def sign_up(table: Table, person: int, name: str) -> None:
    """Somebody would step in.  Rejected: `table_full`, `name_taken`, `bad_text`."""
    if len(table.times.substitutes) >= MOST:
        raise refuse("table_full")
    name = unused(table, plain(name, LONGEST_NAME))
    if any(alike(name, other.name) for other in table.times.substitutes):
        raise refuse("name_taken", name=name)
    table.times.substitutes.append(Substitute(person, name))
    table.tell("substitute", name=name, there=True)


def of(table: Table, person: int) -> Substitute | None:
    waiting = table.times.substitutes
    return next((one for one in waiting if one.holder == person), None) if waiting else None


def step_in(table: Table, person: int, target: int, now: int) -> None:
    """Take the place of somebody for whom an autopilot answers.

    Raises:
        Rejected: `not_started`, `table_over`, `foreign_seat`, `not_away`, `other_seat_seen`.
    """
    if table.status != "playing":
        raise refuse("not_started" if table.status == "waiting" else "table_over")
    own = of(table, person)
    if own is None or target >= len(table.seats):
        raise refuse("foreign_seat")
    seat = table.seats[target]
    if seat.holder is None or not seat.autopilot:
        raise refuse("not_away")
    if own.seat not in (None, target):
        raise refuse("other_seat_seen")
    own.seat = target
    table.times.stand_ins[target] = person
    seat.autopilot = ""
    if target in table.decisions:
        table.decisions[target].acts = 0  # the holder's orders rest
    clocks.come_back(table, target, now)
    clocks.settle(table, now)
    table.tell("stand_in", seat=target, name=own.name)


def hand_back(table: Table, seat: Seat) -> bool:
    """The holder is back, or the autopilot answers again; whether somebody had stood in."""
    person = table.times.stand_ins.pop(seat.seat, None)
    if person is None:
        return False
    own = of(table, person)
    table.tell("hand_back", seat=seat.seat, name=own.name if own is not None else "")
    return True


def stands_in(table: Table, person: int, seat: int) -> bool:
    return table.times.stand_ins.get(seat) == person


def resign(connection: Connection, table: Table, person: int) -> None:
    """Step in no more; the keys open nothing from now on."""
    own = of(table, person)
    if own is None:
        return
    table.times.substitutes.remove(own)
    table.tell("substitute", name=own.name, there=False)
    if own.seat is not None:
        moderation.looked(connection, table, person, own.seat)
    access_tokens.revoke(connection, table.round, person)


def send_away(connection: Connection, table: Table, seat: Seat, ban: bool) -> None:
    """Whoever stands in goes for good; the autopilot answers until the holder is back, or somebody else steps in."""
    person = table.times.stand_ins[seat.seat]
    hand_back(table, seat)
    seat.autopilot, seat.held = table.settings.on_timeout, ""
    table.tell("autopilot", seat=seat.seat, bot=seat.autopilot, why="alone")
    if ban:
        moderation.ban(connection, table, person)
    resign(connection, table, person)


def stands_for(table: Table, person: int) -> int | None:
    """The seat where this person stands in; -1 while they only would; None: they are no substitute."""
    if of(table, person) is None:
        return None
    return next((seat for seat, who in table.times.stand_ins.items() if who == person), -1)


def open_to(table: Table, person: int) -> list[int]:
    """The seats that `step_in` would give this person now."""
    own = of(table, person)
    if own is None or table.status != "playing" or person in table.times.stand_ins.values():
        return []
    away = [seat.seat for seat in table.seats if seat.holder is not None and seat.autopilot]
    return [seat for seat in away if own.seat in (None, seat)]


def may_invite(table: Table, person: int) -> bool:
    """Whoever holds a seat here gives the invitation for substitutes away."""
    return person >= 0 and any(seat.holder == person for seat in table.seats)
