"""Nobody can keep a table waiting for good: after a while the others may set a time for the seat that does."""

from __future__ import annotations

from kartentisch.server.refusals import refuse
from kartentisch.server.tables import Table


def nudge(table: Table, by: list[int], target: int | None, now: int) -> None:
    """Start a clock for the seat, or for all that have waited long enough; then the autopilot plays as on any clock.

    Raises:
        Rejected: `not_started`, `table_over`, `not_asked`, `clock_runs`, `still_patient` with the seconds left.
    """
    if table.status != "playing":
        raise refuse("not_started" if table.status == "waiting" else "table_over")
    asked = {seat: decision for seat, decision in table.decisions.items() if target in (None, seat)}
    if target is not None and not asked:
        raise refuse("not_asked", seat=target)
    without = {seat: decision for seat, decision in asked.items() if not decision.due and not table.seats[seat].agent}
    if not without:
        raise refuse("clock_runs")
    patience = 1000 * table.customs.patience_seconds
    late = {seat: decision for seat, decision in without.items() if now - decision.asked >= patience}
    if not late:
        left = min(decision.asked for decision in without.values()) + patience - now
        raise refuse("still_patient", seconds=-(-left // 1000))
    for seat, decision in sorted(late.items()):
        decision.due = now + 1000 * table.customs.nudge_seconds
        table.tell("nudged", seat=seat, by=by, due=decision.due)
