"""What there is to tell a person about one table: from what everybody may know, and from nothing else.

Who is asked, since when, until when, and what people have asked each other stand in every view.  What a question is
about, hands, orders and held answers are not looked at.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from typing import Final

from kartentisch.server.tables import clocks, substitutes
from kartentisch.server.tables.notification_jobs import GRACE
from kartentisch.server.tables.table import Open, Table

# the most urgent one first
KINDS: Final = ("deadline", "turn", "step_in", "leave", "question", "lead", "rematch", "over")
STALE: Final = 2 * 86_400_000  # ms after which nobody needs to hear of an end or a new game
NOBODY_NAMED: Final = -1
SHORT: Final = 0.8  # a lead time that is more than this part of the whole time is no reminder


@dataclass(frozen=True)
class Occasion:
    """Something that a person may be told of a table.

    Attributes:
        kind: one of KINDS.
        subject: what it is, so that it is told once.
        at: the earliest moment.
        since: from when on somebody at the table would have seen it.
        until: a deadline that everybody knows; 0: none.
        seat: who is asked, where others are told of it; NOBODY_NAMED: none is named.
    """

    kind: str
    subject: str
    at: int
    since: int
    until: int = 0
    seat: int = NOBODY_NAMED


def occasions(table: Table, holders: Set[int], leads: Sequence[int], now: int) -> list[Occasion]:
    """For whoever these holders are; of a trial nobody is told.

    Args:
        leads: minutes before a deadline.
    """
    found: list[Occasion] = []
    if table.trial:
        return found
    held = {seat.seat for seat in table.seats if seat.holder in holders}
    lent, stand_ins = held & table.times.stand_ins.keys(), table.times.stand_ins.items()
    own = (held - lent) | {seat for seat, holder in stand_ins if holder in holders}  # who stands in answers
    if table.status == "playing" and not table.stands:
        for seat in sorted(own):
            decision, at_seat = table.decisions.get(seat), table.seats[seat]
            if decision is not None and not at_seat.agent:
                vacation = clocks.vacation(table, at_seat)
                back = vacation.until if vacation is not None and vacation.since <= now else 0  # nobody calls before
                found += [replace(one, at=max(one.at, back)) for one in _asked(table, decision, leads, now)]
    if table.status == "playing" and table.times.pause is None and not table.stuck:
        for seat in sorted({seat for holder in holders for seat in substitutes.open_to(table, holder)}):
            since = table.times.away.get(seat, 0)
            found.append(Occasion("step_in", f"step_in {seat} {since}", since + GRACE, since))
    if held and table.status == "playing" and table.id != table.round and now - table.created < STALE:
        found.append(Occasion("rematch", "rematch", table.created + GRACE, table.created))
    if (held or own) and table.status == "over" and now - table.touched < STALE:
        found.append(Occasion("over", "over", now, table.touched))
    undo_request, removal = table.undo_request, table.removals.open
    if undo_request is not None and any(seat in undo_request.waiting for seat in own):
        found.append(Occasion("question", f"undo {undo_request.id}", now, now, undo_request.until))
    if removal is not None and removal.seat in held:
        found.append(Occasion("leave", f"leave {removal.id}", now, now, removal.due))
    elif removal is not None and any(seat in removal.waiting for seat in own):
        found.append(Occasion("question", f"removal {removal.id}", now, now, removal.due))
    pause = table.times.asked
    if pause is not None and any(seat in pause.waiting for seat in own):
        found.append(Occasion("question", f"pause {pause.id}", now, now, pause.until))
    if table.status == "waiting" and table.lead.due and table.owner in holders:
        found.append(Occasion("lead", f"lead {table.lead.due}", now, now, table.lead.due))
    return found


def _asked(table: Table, decision: Open, leads: Sequence[int], now: int) -> list[Occasion]:
    """That it is somebody's turn, and that their time is running out."""
    due = 0 if decision.stands else decision.due  # on days off no clock runs, and nobody is hurried
    again = f" {decision.again}" if decision.again else ""  # after days off
    turn = Occasion("turn", f"turn {decision.id}{again}", decision.asked + GRACE, decision.asked, due)
    if not due:
        return [turn]
    settings = table.settings
    if not settings.turn_seconds and not settings.reaction_seconds:  # the others have set a time
        return [turn, Occasion("deadline", f"nudged {decision.id}", now, now, decision.due)]
    whole = decision.due - decision.asked
    fitting = sorted((lead for lead in leads if lead * 60_000 <= SHORT * whole), reverse=True)
    moments = [(decision.due - lead * 60_000, lead) for lead in fitting]
    past = [pair for pair in moments if pair[0] <= now]
    wanted = [*past[-1:], *(pair for pair in moments if pair[0] > now)]  # of those that are past the last one tells all
    return [
        turn,
        *(Occasion("deadline", f"due {decision.id} {lead}", at, decision.asked, decision.due) for at, lead in wanted),
    ]
