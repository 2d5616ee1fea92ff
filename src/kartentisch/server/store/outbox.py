"""Hints of other processes that serve the same store, by their numbers: the clocks of two machines may differ."""

from __future__ import annotations

import time
from collections import deque
from typing import Final

import msgspec
from sqlalchemy import func, select

from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import OUTBOX
from kartentisch.server.store.wakeups import Wakeups

HEARD: Final = 5.0  # seconds in which a transaction that has numbered its hint must end, for it to be read


class Outbox:
    """Of one process, which reads what it has not told yet."""

    def __init__(self, store: Store, wakeups: Wakeups) -> None:
        self._store, self._wakeups = store, wakeups
        self._posted: deque[tuple[float, int]] = deque()  # when the last hint had which number
        self._hinted: dict[str, int] = {}  # the last lines of tables that it told of
        self._whispered: set[int] = set()  # hints for few that it told

    def read(self) -> None:
        """Tell here what other processes have changed.

        Transactions end in any order, so what was numbered in the last seconds is read again.
        """
        watched, moment = self._wakeups.tables, time.monotonic()
        while len(self._posted) > 1 and self._posted[1][0] < moment - HEARD:
            self._posted.popleft()
        with self._store.read() as connection:
            last = int(connection.execute(select(func.max(OUTBOX.c.id))).scalar() or 0)
            if self._posted and last < self._posted[-1][1]:  # old ones are gone, and numbers may begin anew
                self._posted = deque([(moment, 0)])
            if watched and self._posted:
                fresh = (OUTBOX.c.id > self._posted[0][1]) & OUTBOX.c.table_id.in_(watched)
                to_all = fresh & (OUTBOX.c.recipients == "")
                newest = select(OUTBOX.c.table_id, func.max(OUTBOX.c.seq)).where(to_all).group_by(OUTBOX.c.table_id)
                found = {row[0]: int(row[1]) for row in connection.execute(newest)}
                to_some = connection.execute(select(OUTBOX).where(fresh & (OUTBOX.c.recipients != ""))).all()
                self._tell(found, {row.id: (row.table_id, row.recipients) for row in to_some})
        self._posted.append((moment, last))

    def _tell(self, found: dict[str, int], to_some: dict[int, tuple[str, str]]) -> None:
        """Pass hints on that are new: the last lines of tables, and what concerns few."""
        for number, (name, recipients) in to_some.items():
            if number not in self._whispered:
                self._wakeups.wake_holders(name, msgspec.json.decode(recipients, type=list[int]))
        self._whispered = set(to_some)
        for name, seq in found.items():
            if self._hinted.get(name, 0) < seq:
                self._wakeups.changed(name)
        self._hinted = found
