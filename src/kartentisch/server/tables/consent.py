"""What the seats answer that are asked to agree: to going back, a pause, somebody leaving, an earlier ruling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from kartentisch.server.tables.table import Table


class Asked(Protocol):
    """A question to several seats.

    Attributes:
        waiting: the seats that have not agreed yet.
        agreed: the seats that have.
    """

    waiting: list[int]
    agreed: list[int]


def agreed(table: Table, asked: Asked, seats: Sequence[int], kind: str, yes: bool) -> bool:
    """These seats answer, which the table tells as lines of this kind; whether they agree."""
    for seat in seats:
        table.tell(kind, seat=seat, yes=yes)
    if yes:
        asked.waiting = [seat for seat in asked.waiting if seat not in seats]
        asked.agreed = sorted({*asked.agreed, *seats})
    return yes
