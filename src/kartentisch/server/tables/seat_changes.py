"""Seats that change hands: a person, a bot or an open seat, before the game and in it."""

from __future__ import annotations

from sqlalchemy import Connection

from kartentisch import bots
from kartentisch.engine.errors import EngineError
from kartentisch.server.fairness import dice_chain
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.tables import advice, clocks, moderation, removals, substitutes
from kartentisch.server.tables.names import LONGEST_NAME, plain, unused
from kartentisch.server.tables.table import Seat, Table


def kick(
    connection: Connection, table: Table, person: int, target: int, autopilot: str, now: int, ban: bool = False
) -> None:
    """Before the game the seat is open again, with a new invitation for all; in it see `removals`.

    Where a substitute stands in, it is they who go, at once, and not the holder, who is away.

    Raises:
        KartentischError: `owner_only`, `table_over`, `nobody_there`, `foreign_seat`, and as for `removals.ask`.
    """
    if person != table.owner:
        raise refuse("owner_only")
    seat = _seat(table, target)
    if seat.holder is None:
        raise refuse("nobody_there", seat=target)
    if seat.holder == person:
        raise refuse("own_seat")
    if target in table.times.stand_ins:
        substitutes.send_away(connection, table, seat, ban)
        return
    if table.status != "waiting":
        removals.ask(connection, table, person, target, autopilot, now, ban)
        return
    old = seat.holder
    if ban:
        moderation.ban(connection, table, old)
    table.tell("kicked", seat=target, name=seat.name)
    table.seats[target] = Seat(target)
    table.invite = access_tokens.new_id(20)
    dice_chain.stood_up(table, target)
    removals.lock_out(connection, table, old, target)


def change_kind(
    connection: Connection, table: Table, person: int, target: int, kind: str | None, bot: str, name: str
) -> None:
    """Make the seat what is wished for; by its holder, or by the owner where nobody holds it.

    In the game a person makes way for a bot, and a bot, an autopilot, or a person who wants to stop is offered to
    whoever comes with the seat's own invitation; until then everything goes on as it is, and `mine` ends the offer.

    Raises:
        KartentischError: `table_over`, `foreign_seat`, `owner_only`, `already_started`, `unknown_bot`, `bad_text`,
            `name_taken`, `bad_request`, `no_advice`.
    """
    seat = _seat(table, target)
    if seat.holder is not None and seat.holder != person:
        raise refuse("foreign_seat")
    if seat.holder is None and person != table.owner:
        raise refuse("owner_only")
    old, waiting = seat.holder, table.status == "waiting"
    table.stuck = False  # perhaps it goes on with somebody else
    if kind == "open" and not waiting:
        seat.invite = access_tokens.new_id(20)
    elif kind == "open":
        table.seats[target] = Seat(target)
    elif kind == "bot":
        if not bots.known(bot):
            raise EngineError("unknown_bot", bot=bot, choices=list(bots.BOTS))
        advice.insist_open(table)
        removals.vacate(table, seat)
        seat.name = ""
        level, style = bots.split(bot)
        seat.name = unused(table, plain(name, LONGEST_NAME) if name else f"Bot {target + 1}")
        seat.kind, seat.bot = "bot", bots.joined(level, style)
    elif kind == "mine":
        _mine(table, seat, person, name)
    else:
        raise refuse("bad_request", where="kind", problem="open, bot, mine")
    now = table.seats[target]
    table.tell("seat_kind", seat=target, to=kind, name=now.name, bot=now.bot)
    if waiting and now.holder != old:
        dice_chain.stood_up(table, target)
    if old is not None and now.holder != old:
        removals.lock_out(connection, table, old, target)


def _mine(table: Table, seat: Seat, person: int, name: str) -> None:
    """Before the game: take it; in the game its holder keeps it after all."""
    if table.status == "waiting":
        seat.name = ""
        seat.name = unused(table, plain(name, LONGEST_NAME))
        seat.kind, seat.bot, seat.holder = "person", "", person
    elif seat.holder == person:
        seat.invite = ""
    else:
        raise refuse("already_started")


def offered(table: Table, invite: str) -> Seat | None:
    """The seat that this invitation is for."""
    if table.status != "playing":
        return None
    return next(
        (s for s in table.seats if s.invite and access_tokens.digest(s.invite) == access_tokens.digest(invite)), None
    )


def take(connection: Connection, table: Table, seat: Seat, person: int, name: str, now: int) -> None:
    """A person takes the offered seat; whoever had it is locked out.  Rejected: `name_taken`, `bad_text`."""
    table.removals.gone = [other for other in table.removals.gone if other != seat.seat]
    old, seat.name = seat.holder, ""
    name = unused(table, plain(name, LONGEST_NAME))
    removals.vacate(table, seat)
    seat.kind, seat.name, seat.holder = "person", name, person
    table.ask_too(seat.seat)
    clocks.come_back(table, seat.seat, now)
    table.tell("sat_down", seat=seat.seat, name=name)
    if old is not None:
        removals.lock_out(connection, table, old, seat.seat)


def changes(table: Table, person: int) -> dict[str, list[str]]:
    """What `kick` and `change_kind` would take from this person now, by seat."""
    found: dict[str, list[str]] = {}
    if person < 0 or table.status == "over":
        return found
    waiting, leads = table.status == "waiting", person == table.owner
    for seat in table.seats:
        kinds = []
        if seat.holder == person or (seat.holder is None and leads):
            kinds = ["open", "bot", *(["mine"] if waiting or seat.holder == person else [])]
        elif leads and (waiting or seat.seat in table.times.stand_ins or removals.possible(table, person, seat)):
            kinds = ["kick"]
        if kinds:
            found[str(seat.seat)] = kinds
    return found


def may_invite(table: Table, person: int) -> dict[str, str]:
    """The invitations to offered seats that this person may give away."""
    return {str(seat.seat): seat.invite for seat in table.seats if removals.may_invite(table, seat, person)}


def _seat(table: Table, target: int) -> Seat:
    if table.status == "over":
        raise refuse("table_over")
    if target >= len(table.seats):
        raise refuse("foreign_seat")
    return table.seats[target]
