"""Who may be sent away in the game: whoever is away, after a time that all see, or whom the others agree on.

Whoever is late is away as soon as their clock, or the time that was set for them (`deadlines.nudge`), has run out.

What their seat knows is secret.  So nobody who sits at the table takes it over, and the invitation to it goes through
the hands of somebody else than who leads, where anybody else is there.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from kartentisch.engine.errors import EngineError
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.tables import clocks, moderation, play, substitutes
from kartentisch.server.tables.consent import agreed
from kartentisch.server.tables.requests import Removal
from kartentisch.server.tables.table import Seat, Table

HERE: Final = "here"


def ask(
    connection: Connection, table: Table, person: int, target: int, autopilot: str, now: int, ban: bool = False
) -> None:
    """Who leads the table wants somebody to leave.

    Whoever is away has `nudge_seconds` to do something; somebody who is here leaves only if all others agree.

    Raises:
        KartentischError: `removal_open`, `kick_present` where nobody else could agree, `on_vacation`, `unknown_bot`.
    """
    if autopilot not in play.AUTOPILOTS:
        raise EngineError("unknown_bot", bot=autopilot, choices=list(play.AUTOPILOTS))
    if table.removals.open is not None:
        raise refuse("removal_open")
    seat = table.seats[target]
    waiting, absent = _others(table, person, seat), not seat.present
    if not absent and not waiting:
        raise refuse("kick_present", seat=target)
    if absent and clocks.on_vacation(table, seat):
        raise refuse("on_vacation")
    seconds = table.settings.nudge_seconds if absent else table.settings.patience_seconds
    due = now + 1000 * seconds
    table.removals.open = Removal(f"{table.seq + 1}-kick", target, due, absent, waiting, autopilot, ban=ban)
    table.tell("kick_asked", seat=target, due=due, absent=absent, waiting=waiting)


def possible(table: Table, person: int, seat: Seat) -> bool:
    """Whether `ask` would not be refused now."""
    if table.removals.open is not None:
        return False
    return bool(_others(table, person, seat)) if seat.present else not clocks.on_vacation(table, seat)


def _others(table: Table, person: int, seat: Seat) -> list[int]:
    """Seats of people who are here, beside who asks and who is to leave."""
    return [other.seat for other in table.seats if other.present and other.holder not in (person, seat.holder)]


def answer(connection: Connection, table: Table, person: int, own: list[int], name: str | None, yes: bool) -> None:
    """Somebody else agrees or refuses, who leads withdraws, or whoever is to leave says: I am here.

    Raises:
        Rejected: `nothing_asked`, `stale_decision`.
    """
    removal = table.removals.open
    if removal is None:
        raise refuse("nothing_asked")
    if name != removal.id:
        raise refuse("stale_decision", decision=name or "", open=removal.id)
    mine = [seat for seat in removal.waiting if seat in own]
    if not mine:
        if person != table.owner or yes:
            raise refuse("nothing_asked")
        lapse(table, "withdrawn")
        return
    if not agreed(table, removal, mine, "kick_answered", yes):
        lapse(table, "refused")
        return
    if not removal.waiting:
        _carry_out(connection, table)


def heard_of(table: Table, own: list[int]) -> bool:
    """Whoever is to leave for being away has done something, whatever it is; whether that was so."""
    removal = table.removals.open
    if removal is None or not removal.absent or removal.seat not in own:
        return False
    lapse(table, HERE)
    return True


def settle(connection: Connection, table: Table, now: int) -> None:
    """The time is up, or nobody holds the seat any more."""
    removal = table.removals.open
    if removal is None:
        return
    if table.seats[removal.seat].holder is None:
        lapse(table, "gone")
    elif removal.due <= now and removal.absent:
        _carry_out(connection, table)
    elif removal.due <= now:
        lapse(table, "time")


def lapse(table: Table, why: str) -> None:
    removal, table.removals.open = table.removals.open, None
    if removal is not None:
        table.tell("kick_lapsed", seat=removal.seat, why=why)


def _carry_out(connection: Connection, table: Table) -> None:
    removal, table.removals.open = table.removals.open, None
    assert removal is not None
    seat = table.seats[removal.seat]
    old = seat.holder
    table.tell("kicked", seat=seat.seat, name=seat.name, agreed=removal.agreed)
    if removal.ban and old is not None:
        moderation.ban(connection, table, old)
    vacate(table, seat)
    seat.autopilot, seat.invite = removal.autopilot, access_tokens.new_id(20)
    table.removals.gone = sorted({*table.removals.gone, seat.seat})
    if not removal.absent:
        table.removals.voted.append(seat.seat)
    table.tell("autopilot", seat=seat.seat, bot=removal.autopilot, why="kicked")
    if old is not None:
        lock_out(connection, table, old, seat.seat)


def may_invite(table: Table, seat: Seat, person: int) -> bool:
    """Who gives the invitation to an offered seat away: its holder; of a seat whose person was sent away somebody who
    sits here, but not who leads, unless there is nobody else; of others, who leads."""
    if not seat.invite or person < 0:
        return False
    if seat.holder is not None:
        return person == seat.holder
    if seat.seat not in table.removals.gone:
        return person == table.owner
    others = {other.holder for other in table.seats if other.present and other.holder != table.owner}
    return person in others if others else person == table.owner


def vacate(table: Table, seat: Seat) -> None:
    """Nobody holds the seat any more, and nothing secret of the old holder stays."""
    substitutes.hand_back(table, seat)
    seat.holder = None
    seat.bot = seat.autopilot = seat.orders = seat.held = seat.invite = ""
    if seat.seat in table.decisions:
        table.decisions[seat.seat].acts = 0


def lock_out(connection: Connection, table: Table, holder: int, seat: int) -> None:
    """Of a seat that they had: keys that open nothing any more are no good; the owner's stay."""
    if table.status == "playing":
        moderation.looked(connection, table, holder, seat)
    if holder != table.owner and all(seat.holder != holder for seat in table.seats):
        access_tokens.revoke(connection, table.round, holder)
