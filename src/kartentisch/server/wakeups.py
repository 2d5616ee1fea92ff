"""Wake-ups: a hint that a table has changed.  What has changed stands in the log; a lost hint only costs time."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections import Counter, defaultdict
from collections.abc import Iterable
from contextlib import suppress


def _set_all(events: list[asyncio.Event]) -> None:
    for event in events:
        event.set()


class Wakeups:
    """Within one process; `timers` brings the hints of other processes from the outbox."""

    def __init__(self) -> None:
        self._waiting: dict[str, set[tuple[asyncio.AbstractEventLoop, asyncio.Event]]] = {}
        self._spectators: set[asyncio.Event] = set()
        self._watchers: Counter[str] = Counter()
        self._versions: dict[str, int] = {}
        self._numbers = itertools.count(1)
        self._lock = threading.Lock()
        self.work = threading.Event()  # something may be due: for the timekeeper
        self.closing = False

    def changed(self, table_id: str, due: bool = False) -> None:
        """From any thread: after a commit; `due`: the timekeeper has something to do there now."""
        with self._lock:
            waiting = list(self._waiting.get(table_id, ()))
            if waiting:
                self._versions[table_id] = next(self._numbers)
        self._wake(waiting)
        if due:
            self.work.set()

    def close(self) -> None:
        """Everybody wakes up and leaves: the server stops."""
        self.closing = True
        with self._lock:
            waiting = [pair for pairs in self._waiting.values() for pair in pairs]
        self._wake(waiting)
        self.work.set()

    @staticmethod
    def _wake(waiting: Iterable[tuple[asyncio.AbstractEventLoop, asyncio.Event]]) -> None:
        """Each loop is woken once, for all who wait there."""
        by_loop: defaultdict[asyncio.AbstractEventLoop, list[asyncio.Event]] = defaultdict(list)
        for loop, event in waiting:
            by_loop[loop].append(event)
        for loop, events in by_loop.items():
            with suppress(RuntimeError):  # that loop is closed: its listeners are gone
                loop.call_soon_threadsafe(_set_all, events)

    def listen(self, table_id: str) -> asyncio.Event:
        """An event that is set at every change; call `leave` with it in the end."""
        event = asyncio.Event()
        with self._lock:
            if table_id not in self._waiting:
                self._versions[table_id] = next(self._numbers)
            self._waiting.setdefault(table_id, set()).add((asyncio.get_running_loop(), event))
        return event

    def version(self, table_id: str) -> int:
        """A number that is another one after each change, while somebody listens."""
        return self._versions[table_id]

    def leave(self, table_id: str, event: asyncio.Event) -> None:
        with self._lock:
            waiting = self._waiting.get(table_id, set())
            waiting.discard((asyncio.get_running_loop(), event))
            if event in self._spectators:
                self._spectators.remove(event)
                self._watchers[table_id] -= 1
                if not self._watchers[table_id]:
                    del self._watchers[table_id]
            if not waiting:
                self._waiting.pop(table_id, None)
                self._versions.pop(table_id, None)

    def watch(self, table_id: str, event: asyncio.Event) -> None:
        """Whoever listens with this event is a spectator."""
        with self._lock:
            if event not in self._spectators:
                self._spectators.add(event)
                self._watchers[table_id] += 1

    def watching(self, table_id: str) -> int:
        """How many spectators have a stream open in this process."""
        with self._lock:
            return self._watchers[table_id]

    @property
    def listeners(self) -> int:
        with self._lock:
            return sum(map(len, self._waiting.values()))

    @property
    def tables(self) -> list[str]:
        """The tables that somebody watches."""
        with self._lock:
            return list(self._waiting)
