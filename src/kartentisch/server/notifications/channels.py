"""A table's own channels: a group is told there whose turn it is, by seats, as whoever looks on could see it.

They are given by who leads the table.  Everybody at the table may know that there is one, and what kind; who leads may
know which, and take it away; whoever gave it may take it back wherever they are by now.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection

from kartentisch.server import people
from kartentisch.server.delivery.outbound import Said
from kartentisch.server.notifications import targets
from kartentisch.server.notifications.occasions import NOBODY_NAMED, STALE, Occasion
from kartentisch.server.notifications.targets import Target
from kartentisch.server.people import Person
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import clocks, notification_jobs
from kartentisch.server.tables.context import belongs
from kartentisch.server.tables.table import Table
from kartentisch.server.views import delayed

PATIENCE: Final = (
    300_000  # ms that a question has to be open: who is at the table answers before, and nobody sees who is
)
GAP: Final = 300_000  # ms between two messages to one channel, whichever of the server's tables they are about


def occasions(connection: Connection, table: Table, target: Target, now: int) -> list[Occasion]:
    """What a channel may be told: who is asked, and that the game is over.

    Where nobody may look on, no seat is named, and nothing is told once its giver is not at the table any more; where
    those who look on see the game later, nothing is told.
    """
    if _later(table) or not (table.settings.spectators or _is_here(connection, table, target.person)):
        return []
    if table.status == "over" and now - table.touched < STALE:
        return [Occasion("over", "over", now, table.touched)]
    if table.status != "playing" or table.stands:
        return []
    found = []
    for seat, decision in sorted(table.decisions.items()):
        at_seat = table.seats[seat]
        if at_seat.agent:
            continue
        vacation = clocks.vacation(table, at_seat)
        back = vacation.until if vacation is not None and vacation.since <= now else 0
        again = f" {decision.again}" if decision.again else ""
        named = seat if table.settings.spectators else NOBODY_NAMED
        due = 0 if decision.stands else decision.due
        at = max(decision.asked + PATIENCE, back)
        found.append(Occasion("turn", f"turn {decision.id}{again}", at, decision.asked, due, named))
    return found


def insist_leads(table: Table, holder: int) -> None:
    """Rejected: `owner_only`."""
    if holder < 0 or holder != table.owner:
        raise refuse("owner_only")


def add(connection: Connection, table: Table, person: Person, url: str, said: Said, lang: str, now: int) -> None:
    """Rejected: `table_over`, `table_moved`, `spectators_later`, and as `targets.add_channel`."""
    table.insist_here()
    if table.status == "over":
        raise refuse("table_over")
    if _later(table):
        raise refuse("spectators_later")
    targets.add_channel(connection, person.id, table.id, url, said, lang, now)
    notification_jobs.note(connection, table.id, table.round, now + notification_jobs.GRACE)


def drop(connection: Connection, table: Table, target: str) -> None:
    """Rejected: `unknown_target`, also for what is not this table's."""
    found = targets.find(connection, target)
    if found.table_id != table.id:
        raise refuse("unknown_target")
    targets.remove(connection, found.id)


def told(connection: Connection, table: Table, holder: int, person: Person | None) -> dict[str, Any]:
    """What somebody at the table may know of its channels; an address is for whoever gave it."""
    leads, rows = holder >= 0 and holder == table.owner, []
    for one in targets.of_table(connection, table.id):
        mine = person is not None and one.person == person.id
        row: dict[str, Any] = {
            "service": one.shown.partition(":")[0],
            "id": None,
            "shown": "",
            "failing": "",
            "told": 0,
        }
        if leads:
            row |= {"id": one.id, "failing": one.failing, "told": one.told}
        if leads and mine:
            row["shown"] = one.shown
        rows.append(row)
    return {"leads": leads, "most": targets.MOST_OF_TABLE, "late": _later(table), "channels": rows}


def _is_here(connection: Connection, table: Table, person: str) -> bool:
    at_table = people.persons_at(connection, table.round).items()
    return any(known == person and belongs(table, holder) for holder, known in at_table)


def _later(table: Table) -> bool:
    """Whether those who look on see the game later, or not at all and for good: a channel would tell them at once."""
    return delayed.delays(table.settings) or table.branch is not None
