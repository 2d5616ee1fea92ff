"""Where work is done: short looks and changes at once, what waits for the disk in one thread, the rest in few.

A look at a store near by waits for nobody: the file is read while others write, and no lock stands around the rules.
Threads that read at the same time only take the interpreter from each other, and from whoever writes to the
connections: two of them answer sooner than thirty.  With a store elsewhere they wait for the network, too, and changes
have many threads.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import ContextVar
from functools import partial
from queue import SimpleQueue
from typing import Any, Final, TypeVar
from weakref import WeakKeyDictionary, finalize

from sqlalchemy import Connection

from kartentisch.server.store.database import Store
from kartentisch.server.store.group_commit import GroupCommit

CHANGING: Final = 32  # changes at once in a store elsewhere
READING: Final = 2
READING_ELSEWHERE: Final = 16

T = TypeVar("T")

_GLANCING: Final = ContextVar("glancing", default=False)


class TooLong(Exception):
    """What a glance found to do takes too long for it: nothing is done yet."""


def takes_long() -> None:
    """Said before long work: where everybody waits for it, it is begun again in a thread.  Raises TooLong there."""
    if _GLANCING.get():
        raise TooLong


class _Committing:
    """One thread that does one thing after the other, and then has the loop go on that asked for it.

    A pool of the library makes a future for each, and ties it to one of the loop's: that costs more than to wake the
    thread.  It is a daemon: what it has not committed was acknowledged to nobody.
    """

    def __init__(self) -> None:
        self._work: SimpleQueue[tuple[asyncio.AbstractEventLoop, Callable[[], None], Callable[[], None]] | None]
        self._work = SimpleQueue()
        self._started, self._starting = False, threading.Lock()

    def do(self, work: Callable[[], None], then: Callable[[], None]) -> None:
        """From a loop, which does `then` when `work` is done."""
        self._work.put((asyncio.get_running_loop(), work, then))
        if not self._started:
            with self._starting:
                if not self._started:
                    threading.Thread(target=self._run, name="committing", daemon=True).start()
                    self._started = True

    def _run(self) -> None:
        while (given := self._work.get()) is not None:
            loop, work, then = given
            work()
            with suppress(RuntimeError):  # the loop is closed: nobody waits
                loop.call_soon_threadsafe(then)
            del given, loop, work, then  # nothing is held until the next comes

    def close(self) -> None:
        """It ends when what was given is done."""
        self._work.put(None)


class WorkerPool:
    """Threads, none of which is started before it is needed."""

    def __init__(self, nearby: bool, threads: bool = True) -> None:
        """`nearby`: the store is a file here; without `threads` all is done at once."""
        self._nearby, self._threads = nearby, threads
        self._changing = ThreadPoolExecutor(CHANGING, "changing")
        self._reading = ThreadPoolExecutor(READING if nearby else READING_ELSEWHERE, "reading")
        self._groups: WeakKeyDictionary[asyncio.AbstractEventLoop, GroupCommit] = WeakKeyDictionary()

    async def change(self, store: Store, do: Callable[[Connection], T], then: Callable[[T], None], quick: bool) -> T:
        """What `do` gives or raises, in a transaction of its own; the rest as `GroupCommit.change` has it."""
        if not self._threads:
            return _changed(store, do, then)
        loop = asyncio.get_running_loop()
        if not self._nearby:
            return await loop.run_in_executor(self._changing, _changed, store, do, then)
        group = self._groups.get(loop)
        if group is None:
            group = self._groups[loop] = self._grouped(store)
        return await group.change(do, then, quick)

    def _grouped(self, store: Store) -> GroupCommit:
        """Changes of this loop, with a thread of its own: it ends with the loop, which may come before `close`."""
        committing = _Committing()
        group = store.grouped(committing.do)
        finalize(group, committing.close)
        return group

    async def read(self, do: Callable[..., T], /, *values: Any, **arguments: Any) -> T:
        if not self._threads:
            return do(*values, **arguments)
        return await asyncio.get_running_loop().run_in_executor(self._reading, partial(do, *values, **arguments))

    def glance(self, do: Callable[..., T], /, *values: Any, **arguments: Any) -> T | asyncio.Future[T]:
        """For what takes a millisecond: done here and now if the store is near, else later; later too if it says that
        it `takes_long`.

        To wake a thread for it takes as long as the work itself.
        """
        if self._nearby and not self._threads:
            return do(*values, **arguments)
        if self._nearby:
            before = _GLANCING.set(True)
            try:
                return do(*values, **arguments)
            except TooLong:
                pass
            finally:
                _GLANCING.reset(before)
        return asyncio.get_running_loop().run_in_executor(self._reading, partial(do, *values, **arguments))

    def close(self) -> None:
        """Nothing new is begun; what runs is finished."""
        self._groups.clear()
        self._changing.shutdown(wait=False)
        self._reading.shutdown(wait=False)


def _changed(store: Store, do: Callable[[Connection], T], then: Callable[[T], None]) -> T:
    with store.write() as connection:
        done = do(connection)
    then(done)
    return done
