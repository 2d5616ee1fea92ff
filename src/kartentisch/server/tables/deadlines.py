"""Nobody can keep a table waiting for good: after a while the others may set a time for whoever does."""

from __future__ import annotations

from kartentisch.server.refusals import refuse
from kartentisch.server.tables import clocks, workdays
from kartentisch.server.tables.table import Lead, Table


def nudge(table: Table, by: list[int], target: int | None, now: int) -> None:
    """Start a clock for the seat, or for all that have waited long enough; then the autopilot plays as on any clock.

    Raises:
        Rejected: `not_started`, `table_over`, `rules_changed`, `table_stuck`, `not_asked`, `on_vacation`, `clock_runs`,
            `still_patient` with the seconds left.
    """
    if table.status != "playing":
        raise refuse("not_started" if table.status == "waiting" else "table_over")
    table.insist_on_rules()
    if table.stuck:
        raise refuse("table_stuck")
    asked = {seat: decision for seat, decision in table.decisions.items() if target in (None, seat)}
    if target is not None and not asked:
        raise refuse("not_asked", seat=target)
    asked = {seat: open_ for seat, open_ in asked.items() if not clocks.on_vacation(table, table.seats[seat])}
    if not asked:
        raise refuse("on_vacation")
    without = {seat: decision for seat, decision in asked.items() if not decision.due and not table.seats[seat].agent}
    if not without:
        raise refuse("clock_runs")
    patience = 1000 * table.settings.patience_seconds
    where = {seat: clocks.weekends(table, seat) for seat in without}
    left = {seat: patience - workdays.between(without[seat].asked, now, zone) for seat, zone in where.items()}
    late = [seat for seat, time in left.items() if time <= 0]
    if not late:
        raise _still_patient(min(workdays.after(now, time, where[seat]) for seat, time in left.items()) - now)
    for seat in sorted(late):
        decision = without[seat]
        decision.due = workdays.after(now, 1000 * table.settings.nudge_seconds, where[seat])
        table.tell("nudged", seat=seat, by=by, due=decision.due)


def may_nudge_from(table: Table, seat: int) -> int | None:
    """The moment from which the others may set the seat a time, by its own calendar; None: not at all, or not now."""
    decision, at_seat = table.decisions[seat], table.seats[seat]
    if table.status != "playing" or decision.due or decision.stands or at_seat.agent or at_seat.holder is None:
        return None
    if clocks.on_vacation(table, at_seat):
        return None
    return workdays.after(decision.asked, 1000 * table.settings.patience_seconds, clocks.weekends(table, seat))


# ------------------------------------------------------------------ who leads a table that has not begun
def lead(table: Table, person: int, own: list[int], now: int) -> None:
    """Ask to lead the table instead of an owner who has not been heard of; the owner says: I am still here.

    An owner who says nothing for `nudge_seconds` more has passed the lead on (`settle_lead`).

    Raises:
        Rejected: `already_started`, `table_over`, `foreign_seat` (for whoever has none), `nothing_asked` (the owner),
            `lead_asked`, `still_patient` with the seconds left.
    """
    if table.status != "waiting":
        raise refuse("table_over" if table.status == "over" else "already_started")
    if person == table.owner:
        raise refuse("nothing_asked")  # had somebody asked, `heard_of` has answered it
    if not own:
        raise refuse("foreign_seat")
    if table.lead.due:
        raise refuse("lead_asked")
    left = may_ask_from(table) - now
    if left > 0:
        raise _still_patient(left)
    table.lead.seat, table.lead.due = own[0], now + 1000 * table.settings.nudge_seconds
    table.tell("lead_asked", seat=own[0], due=table.lead.due)


def may_ask_from(table: Table) -> int:
    """The moment from which somebody else may ask for the lead."""
    return table.lead.since + 1000 * table.settings.patience_seconds


def heard_of(table: Table, person: int, now: int) -> bool:
    """The owner has done something, whatever it is, and leads on; whether that answers somebody who has asked."""
    if person != table.owner or table.status != "waiting":
        return False
    asked = bool(table.lead.due)
    table.lead = Lead(now)
    if asked:
        table.tell("lead_kept", seat=table.leader)
    return asked


def settle_lead(table: Table, now: int) -> None:
    """When the time is up: whoever asked leads, or the first person else who still sits there."""
    if table.status != "waiting" or not 0 < table.lead.due <= now:
        return
    asked = table.seats[table.lead.seat]
    seated = [seat for seat in (asked, *table.seats) if seat.holder not in (None, table.owner)]
    if not seated:
        table.lead = Lead(now)
        table.tell("lead_kept", seat=table.leader)
        return
    hand_over(table, seated[0].holder, now)


def hand_over(table: Table, person: int | None, now: int) -> None:
    """From now on this person leads the table."""
    assert person is not None
    table.owner, table.lead = person, Lead(now)
    table.tell("lead", seat=table.leader)


def _still_patient(left: int) -> Exception:
    return refuse("still_patient", seconds=-(-left // 1000))
