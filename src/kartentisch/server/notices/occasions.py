"""What there is to tell a person about one table: from what everybody may know, and from nothing else.

Who is asked, since when, until when, and what people have asked each other stand in every view.  What a question is
about, hands, orders and held answers are not looked at.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from kartentisch.server.tables.errands import GRACE
from kartentisch.server.tables.table import Open, Table

KINDS: Final = ("deadline", "turn", "leave", "question", "lead", "rematch", "over")  # the most urgent one first
STALE: Final = 2 * 86_400_000  # ms after which nobody needs to hear of an end or a new game
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
    """

    kind: str
    subject: str
    at: int
    since: int
    until: int = 0


def occasions(table: Table, seats: Collection[int], leads: Sequence[int], now: int, owner: bool) -> list[Occasion]:
    """For whoever has these seats.

    Args:
        leads: minutes before a deadline.
        owner: whether they lead the table.
    """
    found = []
    if table.status == "playing" and not table.stands:
        for seat in sorted(seats):
            decision, chair = table.decisions.get(seat), table.seats[seat]
            if decision is not None and not chair.agent:
                vacation = table.times.vacations.get(chair.holder) if chair.holder is not None else None
                back = (
                    vacation.until if vacation is not None and vacation.since <= now else 0
                )  # nobody is called before
                found += [replace(one, at=max(one.at, back)) for one in _asked(table, decision, leads, now)]
    if table.status == "playing" and table.id != table.round and now - table.created < STALE:
        found.append(Occasion("rematch", "rematch", table.created + GRACE, table.created))
    if table.status == "over" and now - table.touched < STALE:
        found.append(Occasion("over", "over", now, table.touched))
    plea, removal = table.plea, table.removals.open
    if plea is not None and any(seat in plea.waiting for seat in seats):
        found.append(Occasion("question", f"undo {plea.id}", now, now, plea.until))
    if removal is not None and removal.seat in seats:
        found.append(Occasion("leave", f"leave {removal.id}", now, now, removal.due))
    elif removal is not None and any(seat in removal.waiting for seat in seats):
        found.append(Occasion("question", f"removal {removal.id}", now, now, removal.due))
    pause = table.times.asked
    if pause is not None and any(seat in pause.waiting for seat in seats):
        found.append(Occasion("question", f"pause {pause.id}", now, now, pause.until))
    if table.status == "waiting" and table.lead.due and owner:
        found.append(Occasion("lead", f"lead {table.lead.due}", now, now, table.lead.due))
    return found


def _asked(table: Table, decision: Open, leads: Sequence[int], now: int) -> list[Occasion]:
    """That it is somebody's turn, and that their time is running out."""
    due = 0 if decision.stands else decision.due  # on days off no clock runs, and nobody is hurried
    turn = Occasion("turn", f"turn {decision.id}", decision.asked + GRACE, decision.asked, due)
    if not due:
        return [turn]
    customs = table.customs
    if not customs.turn_seconds and not customs.reaction_seconds:  # the others have set a time
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
