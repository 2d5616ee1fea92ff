"""Where work is done: short looks at once, changes in many threads, which wait for the disk together, the rest in few.

A look at a store near by waits for nobody: the file is read while others write, and no lock stands around the rules.
Threads that read at the same time only take the interpreter from each other, and from whoever writes to the
connections: two of them answer sooner than thirty.  With a store elsewhere they wait for the network, too.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import ContextVar
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

CHANGING: Final = 32  # as many changes as wait together are committed together
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


class _Threads:
    """Threads that a loop gives work to.

    As `ThreadPoolExecutor` does, with a fifth of its calls: it has a future of its own for each piece of work, which
    then is tied to the loop's.
    """

    def __init__(self, most: int, name: str) -> None:
        self._most, self._name = most, name
        self._work: SimpleQueue[_Work | None] = SimpleQueue()
        self._started = 0
        self._free, self._counting = 0, threading.Lock()  # threads that wait, and nothing is meant for them yet
        self._closed = False

    def run(self, do: Callable[[], T]) -> asyncio.Future[T]:
        """From the loop; what `do` gives or raises in a thread.  RuntimeError after `close`."""
        if self._closed:
            raise RuntimeError("nothing new is begun")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._work.put((loop, done, do))
        with self._counting:
            waits = self._free > 0
            self._free -= waits
        if not waits and self._started < self._most:
            threading.Thread(target=self._run, name=f"{self._name}_{self._started}").start()
            self._started += 1
        return done

    def _run(self) -> None:
        while True:
            try:
                work = self._work.get_nowait()
            except Empty:
                with self._counting:
                    self._free += 1
                work = self._work.get()
            if work is None:
                return
            loop, done, do = work
            with suppress(RuntimeError):  # the loop is closed: nobody waits
                try:
                    result = do()
                except BaseException as error:
                    loop.call_soon_threadsafe(_tell, done, None, error)
                else:
                    loop.call_soon_threadsafe(_tell, done, result, None)
            del work, do, done  # nothing is held until the next comes

    def close(self) -> None:
        """What was given before is finished."""
        self._closed = True
        for _ in range(self._started):
            self._work.put(None)


_Work = tuple[asyncio.AbstractEventLoop, asyncio.Future[Any], Callable[[], Any]]


def _tell(done: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)


class WorkerPool:
    """Two sets of threads; none is started before it is needed."""

    def __init__(self, nearby: bool, threads: bool = True) -> None:
        """`nearby`: the store is a file here; without `threads` all is done at once."""
        self._nearby, self._threads = nearby, threads
        self._changing = _Threads(CHANGING, "changing")
        self._reading = ThreadPoolExecutor(READING if nearby else READING_ELSEWHERE, "reading")

    async def change(self, do: Callable[..., T], /, **arguments: Any) -> T:
        if not self._threads:
            return do(**arguments)
        return await self._changing.run(partial(do, **arguments))

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
        self._changing.close()
        self._reading.shutdown(wait=False)
