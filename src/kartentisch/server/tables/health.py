"""Whether the server is well: its store, its timers, its disk."""

from __future__ import annotations

import logging
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import TIMERS

OVERDUE: Final = 30.0  # seconds that the timekeeper may be silent, and a moment be late
LEAST_SPACE: Final = 64 * 2**20  # bytes
LOST: Final = 15_000  # ms; a longer silence of the timekeeper is time in which the server was asleep
LASTING: Final = 1.0  # seconds that a finding holds, however many ask

LOGGER: Final = logging.getLogger("kartentisch.server")


@dataclass
class Heartbeat:
    """Signs of life of the timekeeper, in this process.

    Attributes:
        moment: by the store's clock, when it began its last round; a gap is time in which the server was asleep.
        beaten: by a clock that is never put right, when it ended its last good round; None without a timekeeper.
    """

    moment: int = 0
    beaten: float | None = None
    clock: Callable[[], float] = time.monotonic
    _found: tuple[float, dict[str, str]] | None = field(default=None, repr=False)

    def beat(self) -> None:
        self.beaten = self.clock()

    def present(self, now: int) -> int:
        """The time for what people do: while the server has just woken up, or its clock was put right, and nobody has
        got the lost time back yet, it is still the moment before.  So nobody is late then, whoever comes first."""
        return self.moment if self.moment and abs(now - self.moment) > LOST else now

    def find(self, store: Store) -> dict[str, str]:
        """What is well (`ok`) and what is not: `store`, `timers`, `disk`; looked at once a second at most."""
        now = self.clock()
        if self._found is None or now - self._found[0] > LASTING:
            found = {"store": _store(store), "timers": self._timers(store), "disk": _disk(store)}
            ill = {name: what for name, what in found.items() if what != "ok"}
            if ill and (self._found is None or self._found[1] != found):
                LOGGER.error("the server is not well", extra={"facts": ill})
            self._found = (now, found)
        return self._found[1]

    def _timers(self, store: Store) -> str:
        if self.beaten is None:
            return "ok"  # other processes do that
        if self.clock() - self.beaten > OVERDUE:
            return "silent"
        try:
            with store.read() as connection:
                first = connection.execute(select(func.min(TIMERS.c.due))).scalar()
        except SQLAlchemyError:
            return "unknown"
        return "late" if first is not None and store.now() - int(first) > 1000 * OVERDUE else "ok"


def _store(store: Store) -> str:
    try:
        with store.read() as connection:
            store.noted(connection, "generation")
    except SQLAlchemyError:
        return "unreadable"
    return "ok"


def _disk(store: Store) -> str:
    folder = store.folder
    if folder is None:
        return "ok"  # the database's own host sees to it
    try:
        return "ok" if shutil.disk_usage(folder).free >= LEAST_SPACE else "full"
    except OSError:
        return "unknown"
