"""The clock of a seat: time for a turn or an answer, then its time bank; and when it stands.

The moment when everything is used up stands with the open decision (`Open.due`); whatever of it is further away than
the bank is large is still the time that renews itself.  A bank pays for what an answer took beyond that, and gets the
increment once with each turn of its seat.  A clock stands while nobody is at the table, in a pause, and for whoever is
on vacation; how long it stood is added when it goes on.
"""

from __future__ import annotations

from datetime import tzinfo

from kartentisch.server.refusals import refuse
from kartentisch.server.tables import workdays
from kartentisch.server.tables.table import Open, Seat, Table, TableSettings
from kartentisch.server.tables.times import Vacation

BACK: int = 60_000  # whoever comes back to a clock that has run out has so much time, unless an answer gets less


def agree(settings: TableSettings) -> None:
    """Look at what was agreed about time.  Rejected: `bank_runs_dry`, `no_bank`, `unknown_zone`."""
    workdays.zone(settings.zone)
    if settings.increment_seconds and not settings.bank_seconds:
        raise refuse("no_bank")
    if settings.bank_seconds and not (
        settings.reaction_seconds and (settings.turn_seconds or settings.increment_seconds)
    ):
        raise refuse("bank_runs_dry")


def fill(table: Table) -> None:
    """The game begins: every bank is full."""
    if table.settings.bank_seconds:
        table.times.banks = {seat.seat: 1000 * table.settings.bank_seconds for seat in table.seats}


def weekends(table: Table, seat: int) -> tzinfo | None:
    """The zone whose weekends are off for the seat, its person's or else the table's; None: all days count."""
    if not table.settings.weekends:
        return None
    holder = table.seats[seat].holder
    own = "" if holder is None else table.zones.get(holder, "")
    return workdays.zone(own or table.settings.zone)


def begin(table: Table, seat: int, reaction: bool, turn: int, now: int) -> int:
    """When the time is up for what a seat is asked afresh now; 0: never."""
    settings, times = table.settings, table.times
    seconds = settings.reaction_seconds if reaction else settings.turn_seconds
    if not settings.bank_seconds:
        return workdays.after(now, 1000 * seconds, weekends(table, seat)) if seconds else 0
    bank = times.banks.get(seat, 0)
    if not reaction and not table.seats[seat].agent and turn > times.credited.get(seat, -1):
        bank += 1000 * settings.increment_seconds
        times.banks[seat], times.credited[seat] = bank, turn
    return workdays.after(now, 1000 * seconds + bank, weekends(table, seat))


def left(table: Table, seat: int, decision: Open, now: int) -> int:
    """The ms that the seat has until its time is up."""
    return workdays.between(decision.stands or now, decision.due, weekends(table, seat))


def pay(table: Table, seat: int, decision: Open, now: int) -> None:
    """The seat is asked no more: its bank pays for what was taken of it."""
    bank = table.times.banks.get(seat)
    if bank is not None and decision.due:
        table.times.banks[seat] = min(bank, max(0, left(table, seat, decision, now)))


def come_back(table: Table, seat: int, now: int) -> None:
    """Somebody answers again instead of an autopilot: once for each stretch of time there is some left for it."""
    decision = table.decisions.get(seat)
    if decision is None or not decision.due or decision.back:
        return
    settings = table.settings
    seconds = max(settings.turn_seconds, settings.reaction_seconds) or settings.nudge_seconds
    least = workdays.after(decision.stands or now, min(1000 * seconds, BACK), weekends(table, seat))
    if least > decision.due:
        decision.due, decision.back = least, True


def vacation(table: Table, seat: Seat) -> Vacation | None:
    """The days off of whose seat it is, where nobody stands in."""
    if seat.holder is None or seat.seat in table.times.stand_ins:
        return None
    return table.times.vacations.get(seat.holder)


def on_vacation(table: Table, seat: Seat) -> bool:
    return vacation(table, seat) is not None


def settle(table: Table, now: int) -> None:
    """Let clocks stand that have to, go on with those that need not any more, and note who is away."""
    if table.status != "playing":
        return
    if table.settings.substitutes:
        away = [seat.seat for seat in table.seats if seat.holder is not None and seat.autopilot]
        table.times.away = {seat: table.times.away.get(seat, now) for seat in away}
    all_stand, days_off = table.stands, table.times.vacations
    for number, decision in table.decisions.items():
        stands = all_stand or (bool(days_off) and on_vacation(table, table.seats[number]))
        if stands and not decision.stands:
            decision.stands, table.quiet = now, True
        elif not stands and decision.stands:
            if decision.due:
                where = weekends(table, number)
                decision.due = workdays.after(now, left(table, number, decision, now), where)
            decision.asked += now - max(decision.asked, decision.stands)
            decision.stands, table.quiet = 0, True


def give_back(table: Table, lost: int, now: int) -> bool:
    """After the server was closed or asleep; whether a clock ran.  What stands gets its time when it goes on."""
    running = [(seat, decision) for seat, decision in table.decisions.items() if decision.due and not decision.stands]
    for seat, decision in running:
        where = weekends(table, seat)
        decision.due = workdays.after(now, workdays.between(now - lost, decision.due, where), where)
    return bool(running)
