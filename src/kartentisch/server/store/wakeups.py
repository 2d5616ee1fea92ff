"""Wake-ups: a hint that a table has changed.  What has changed stands in the log; a lost hint only costs time."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from contextlib import suppress
from typing import Final

from kartentisch.server.store.access_tokens import NOBODY

PAUSE: Final = 0.005  # seconds: who waits for an answer comes before those who watch, and these hear of it all at once

Loop = asyncio.AbstractEventLoop


class Wakeups:
    """Within one process; `timers` brings the hints of other processes from the outbox.

    Attributes:
        elsewhere: by table and holder, how many streams other processes have open; see `presence`.
    """

    def __init__(self) -> None:
        self._waiting: defaultdict[str, defaultdict[Loop, set[asyncio.Event]]]
        self._waiting = defaultdict(lambda: defaultdict(set))
        self._told_soon: set[tuple[str, Loop]] = set()
        self._spectators: set[asyncio.Event] = set()
        self._watchers: Counter[str] = Counter()
        self._holders: defaultdict[str, dict[asyncio.Event, int]] = defaultdict(dict)
        self._versions: dict[str, int] = {}
        self._numbers = itertools.count(1)
        self._lock = threading.RLock()  # whoever tells the process to stop may interrupt any of these
        self.work = threading.Event()  # something may be due: for the timekeeper
        self.elsewhere: Mapping[str, Mapping[int, int]] = {}
        self.closing = False

    def changed(self, table_id: str, due: bool = False) -> None:
        """From any thread: after a commit; `due`: the timekeeper has something to do there now."""
        with self._lock:
            if table_id in self._versions:
                self._versions[table_id] = next(self._numbers)
                for loop in [loop for loop in self._waiting[table_id] if (table_id, loop) not in self._told_soon]:
                    self._told_soon.add((table_id, loop))
                    with suppress(RuntimeError):  # that loop is closed: its listeners are gone
                        loop.call_soon_threadsafe(loop.call_later, PAUSE, self._tell, table_id, loop)
        if due:
            self.work.set()

    def wake_holders(self, table_id: str, holders: Collection[int]) -> None:
        """From any thread, after a commit that concerns these holders alone: nobody else is woken."""
        with self._lock:
            wanted = {event for event, holder in self._holders.get(table_id, {}).items() if holder in holders}
            for loop, events in self._waiting[table_id].items() if wanted else ():
                with suppress(RuntimeError):
                    loop.call_soon_threadsafe(_set_all, events & wanted)

    def _tell(self, table_id: str, loop: Loop) -> None:
        with self._lock:
            self._told_soon.discard((table_id, loop))
            waiting = [*self._waiting[table_id].get(loop, ())] if table_id in self._versions else []
        for event in waiting:
            event.set()

    def close(self) -> None:
        """Everybody wakes up and leaves: the server stops."""
        self.closing = True
        with self._lock:
            waiting = [(table_id, loop) for table_id, by_loop in self._waiting.items() for loop in by_loop]
        for table_id, loop in waiting:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._tell, table_id, loop)
        self.work.set()

    def listen(self, table_id: str, holder: int | None = None, event: asyncio.Event | None = None) -> asyncio.Event:
        """An event, this one or a new one, that is set soon after every change; call `leave` with it in the end.

        `holder`: of a key.
        """
        event = asyncio.Event() if event is None else event
        with self._lock:
            if holder is not None:
                self._holders[table_id][event] = holder
            if table_id not in self._versions:
                self._versions[table_id] = next(self._numbers)
            self._waiting[table_id][asyncio.get_running_loop()].add(event)
        return event

    def version(self, table_id: str) -> int:
        """A number that is another one after each change, while somebody listens."""
        return self._versions[table_id]

    def leave(self, table_id: str, event: asyncio.Event) -> None:
        with self._lock:
            loop, waiting = asyncio.get_running_loop(), self._waiting[table_id]
            waiting[loop].discard(event)
            holders = self._holders.get(table_id, {})
            if holders.pop(event, None) is not None and not holders:
                del self._holders[table_id]
            if event in self._spectators:
                self._spectators.remove(event)
                self._watchers[table_id] -= 1
                if not self._watchers[table_id]:
                    del self._watchers[table_id]
            if not waiting[loop]:
                del waiting[loop]
                self._told_soon.discard((table_id, loop))
            if not waiting:
                del self._waiting[table_id]
                self._versions.pop(table_id, None)

    def watch(self, table_id: str, event: asyncio.Event) -> None:
        """Whoever listens with this event is a spectator."""
        with self._lock:
            if event not in self._spectators:
                self._spectators.add(event)
                self._watchers[table_id] += 1

    def holders(self, table_id: str) -> frozenset[int]:
        """The holders who listen."""
        with self._lock:
            here = frozenset(self._holders.get(table_id, {}).values())
        return here.union(self.elsewhere.get(table_id, ())) - {NOBODY}

    def watching(self, table_id: str) -> int:
        """How many spectators have a stream open."""
        with self._lock:
            return self._watchers[table_id] + self.elsewhere.get(table_id, {}).get(NOBODY, 0)

    def present(self) -> Counter[tuple[str, int]]:
        """How many streams are open in this process, by table and holder; NOBODY for spectators."""
        with self._lock:
            here = Counter((name, holder) for name, events in self._holders.items() for holder in events.values())
            here.update({(name, NOBODY): count for name, count in self._watchers.items()})
        return here

    @property
    def listeners(self) -> int:
        with self._lock:
            return sum(len(events) for by_loop in self._waiting.values() for events in by_loop.values())

    @property
    def tables(self) -> list[str]:
        """The tables that somebody watches."""
        with self._lock:
            return list(self._waiting)


def _set_all(events: Iterable[asyncio.Event]) -> None:
    for event in events:
        event.set()
