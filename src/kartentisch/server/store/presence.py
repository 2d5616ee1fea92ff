"""Who is here, where several processes serve one store: each notes whose streams it has open, and reads the rest.

It is a hint, some seconds old: whom a roll asks for a link, and who needs no notice because they look.
"""

from __future__ import annotations

import secrets
from collections import Counter, defaultdict
from typing import Final

from sqlalchemy import delete, insert, select, tuple_, update

from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import PRESENCE
from kartentisch.server.store.wakeups import Wakeups

PAUSE: Final = 2_000  # ms between two exchanges
KEPT: Final = 15_000  # ms after which a process that says nothing any more has nobody
AT_ONCE: Final = 500  # rows of one statement

_PLACE: Final = tuple_(PRESENCE.c.table_id, PRESENCE.c.holder)


class Presence:
    """Of one process.

    Attributes:
        process: its name among the others, different at each start.
    """

    def __init__(self, store: Store, wakeups: Wakeups) -> None:
        self.process = secrets.token_urlsafe(9)
        self._store, self._wakeups = store, wakeups
        self._noted: Counter[tuple[str, int]] = Counter()
        self._until = 0  # moment at which what is noted lapses
        self._next = 0

    def exchange(self) -> None:
        """Note what has changed here and read the rest, if it is time for that."""
        now = self._store.now()
        if 0 < self._next - now <= PAUSE:
            return
        self._next = now + PAUSE
        self._note(self._wakeups.present(), now)
        others = (PRESENCE.c.process != self.process) & (PRESENCE.c.until > now)
        found: defaultdict[str, Counter[int]] = defaultdict(Counter)
        with self._store.read() as connection:
            for row in connection.execute(select(PRESENCE).where(others)):
                found[row.table_id][row.holder] += row.streams
        self._wakeups.elsewhere = dict(found)

    def leave(self) -> None:
        """This process ends: nobody is here any more."""
        with self._store.write() as connection:
            connection.execute(delete(PRESENCE).where(PRESENCE.c.process == self.process))

    def _note(self, here: Counter[tuple[str, int]], now: int) -> None:
        if self._until <= now:  # it has lapsed: others may have thrown it away
            self._noted = Counter()
        changed = [key for key in {*here, *self._noted} if here[key] != self._noted[key]]
        stale = bool(self._noted) and self._until - now < KEPT // 2
        if not changed and not stale:
            return
        own, until = PRESENCE.c.process == self.process, now + KEPT
        with self._store.write() as connection:
            for first in range(0, len(changed), AT_ONCE):
                some = changed[first : first + AT_ONCE]
                connection.execute(delete(PRESENCE).where(own & _PLACE.in_(some)))
                rows = [
                    {"process": self.process, "table_id": name, "holder": holder, "streams": count, "until": until}
                    for name, holder in some
                    if (count := here[name, holder])
                ]
                if rows:
                    connection.execute(insert(PRESENCE), rows)
            if stale:
                connection.execute(update(PRESENCE).where(own).values(until=until))
            connection.execute(delete(PRESENCE).where(PRESENCE.c.until < now - KEPT))  # of processes that are no more
        self._noted, self._until = here, until if stale or not self._noted else self._until
