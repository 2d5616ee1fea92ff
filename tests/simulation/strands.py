"""The server's threads, one at a time: each runs until it ends or would wait, and the loop says who goes on.

So changes that come together are committed together, as with real threads, and come so again from the same seed.
"""

from __future__ import annotations

import asyncio
import contextvars
import queue
import random
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

from tests.simulation.disk import Killed

T = TypeVar("T")
Wait = Callable[[], Awaitable[Any]]

_HERE = threading.local()  # the strand that runs in this thread


_IDLE: list[queue.SimpleQueue[Callable[[], None]]] = []  # what threads wait for that have ended a strand


def _given(work: Callable[[], None]) -> None:
    """Done by a thread that is idle, or by a new one: to start one takes longer than most strands run."""
    if not _IDLE:
        _IDLE.append(queue.SimpleQueue())
        threading.Thread(target=_works, args=(_IDLE[-1],), daemon=True).start()
    _IDLE.pop().put(work)


def _works(given: queue.SimpleQueue[Callable[[], None]]) -> None:
    while True:
        given.get()()
        _IDLE.append(given)


class Strand:
    """What one thread of the server does."""

    def __init__(self, do: Callable[[], Any]) -> None:
        self._go, self._back = threading.Lock(), threading.Lock()  # taken: nobody may go on, nobody is back
        self._go.acquire()
        self._back.acquire()
        self._waits: Wait | None = None
        self._killed = False
        self._result: Any = None
        self._fault: BaseException | None = None
        _given(partial(contextvars.copy_context().run, self._run, do))

    def _run(self, do: Callable[[], Any]) -> None:
        self._go.acquire()
        _HERE.strand = self
        try:
            if not self._killed:
                self._result = do()
        except BaseException as error:
            self._fault = error
        self._waits = _HERE.strand = None  # the thread stays; what it held goes
        self._back.release()

    def resume(self, killed: bool = False) -> Wait | None:
        """Let it go on; what it waits for then, or None when it has ended.  `killed`: it ends where it stands."""
        self._killed = killed
        self._go.release()
        self._back.acquire()
        return self._waits

    def pause(self, wait: Wait) -> None:
        self._waits = wait
        self._back.release()
        self._go.acquire()
        if self._killed:
            raise Killed

    @property
    def result(self) -> Any:
        if self._fault is not None:
            raise self._fault
        return self._result


class Strands:
    """Those of one process."""

    def __init__(self) -> None:
        self._open: set[Strand] = set()

    async def run(self, do: Callable[..., T], /, *values: Any, **named: Any) -> T:
        strand = Strand(partial(do, *values, **named))
        self._open.add(strand)
        while (wait := strand.resume()) is not None:
            await wait()
        self._open.discard(strand)
        result: T = strand.result
        return result

    def kill(self) -> None:
        """Whatever waits ends there."""
        for strand in self._open:
            while strand.resume(killed=True) is not None:
                pass
        self._open.clear()


def wait(wanted: Wait) -> bool:
    """In a strand: others go on meanwhile; False elsewhere, where nobody waits."""
    strand = getattr(_HERE, "strand", None)
    if strand is None:
        return False
    strand.pause(wanted)
    return True


class Turn:
    """The writer's lock: whoever wants it comes a little later, so that others may want it, too."""

    def __init__(self, chance: random.Random) -> None:
        self._chance, self._held = chance, False

    def acquire(self, blocking: bool = True) -> bool:
        if not blocking:
            taken, self._held = not self._held, True
            return taken
        later = self._chance.choice((0.0, 0.0, 0.001, 0.005))
        wait(lambda: asyncio.sleep(later))
        while self._held:  # the loop has it until its commit is done, which is a strand's
            if not wait(lambda: asyncio.sleep(0.001)):
                raise RuntimeError("nobody else runs who could give it back")
        self._held = True
        return True

    def release(self) -> None:
        self._held = False

    def __enter__(self) -> None:
        self.acquire()

    def __exit__(self, *_: object) -> None:
        self.release()


class LoopEvent(threading.Event):
    """An event of threads, for the loop: `happened` is set with it, and cleared."""

    def __init__(self) -> None:
        super().__init__()
        self.happened = asyncio.Event()

    def set(self) -> None:
        super().set()
        self.happened.set()

    def clear(self) -> None:
        super().clear()
        self.happened.clear()


class Over(LoopEvent):
    """Of a group of changes: each waits until all are committed."""

    def wait(self, timeout: float | None = None) -> bool:
        while not self.is_set():
            if not wait(self.happened.wait):
                raise RuntimeError("nobody else runs who could commit")
        return True
