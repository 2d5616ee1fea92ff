"""Where work is done: short looks at once, changes in many threads, which wait for the disk together, the rest in few.

A look at a store near by waits for nobody: the file is read while others write, and no lock stands around the rules.
Threads that read at the same time only take the interpreter from each other, and from whoever writes to the
connections: two of them answer sooner than thirty.  With a store elsewhere they wait for the network, too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from functools import partial
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


class WorkerPool:
    """Two sets of threads; none is started before it is needed."""

    def __init__(self, nearby: bool, threads: bool = True) -> None:
        """`nearby`: the store is a file here; without `threads` all is done at once."""
        self._nearby, self._threads = nearby, threads
        self._changing = ThreadPoolExecutor(CHANGING, "changing")
        self._reading = ThreadPoolExecutor(READING if nearby else READING_ELSEWHERE, "reading")

    async def change(self, do: Callable[..., T], /, **arguments: Any) -> T:
        if not self._threads:
            return do(**arguments)
        return await asyncio.get_running_loop().run_in_executor(self._changing, partial(do, **arguments))

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
        self._changing.shutdown(wait=False)
        self._reading.shutdown(wait=False)
