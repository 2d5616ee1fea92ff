"""Time that passes when nothing else is to be done, and chance from a seed."""

from __future__ import annotations

import asyncio
import random
import secrets
import selectors
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final, TypeVar
from unittest import mock

import anyio.to_thread

BEGIN: Final = 1_800_000_000_000  # ms since 1970, when every world begins

T = TypeVar("T")


class World:
    """One simulated machine: its clocks, and what it draws by lot.

    Attributes:
        seconds: since the world began; the monotonic clock, and how long things really take.
        ahead: ms by which the wall clock is ahead of that.
    """

    def __init__(self, seed: int) -> None:
        self.seconds, self.ahead = 0.0, 0
        self.chance = random.Random(f"world {seed}")
        self.loop = _Loop(self)

    def monotonic(self) -> float:
        return self.seconds

    def now(self) -> int:
        """What the wall clock shows, in ms since 1970."""
        return BEGIN + round(self.seconds * 1000) + self.ahead

    @contextmanager
    def entered(self) -> Iterator[None]:
        """Inside, secrets come from the seed, and threads are strands."""
        draw = self.chance
        fakes: dict[str, Any] = {
            "token_bytes": draw.randbytes,
            "token_hex": lambda size=32: draw.randbytes(size).hex(),
            "token_urlsafe": lambda size=32: draw.randbytes(size).hex(),
            "randbits": draw.getrandbits,
            "choice": draw.choice,
        }
        with ExitStack() as stack:
            for name, fake in fakes.items():
                stack.enter_context(mock.patch.object(secrets, name, fake))
            stack.enter_context(mock.patch.object(anyio.to_thread, "run_sync"))
            try:
                yield
            finally:
                self.loop.end()


class _Idle(selectors.SelectSelector):
    """Waits for nothing: where the loop would, its time goes on."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("everybody waits for somebody else, for ever")
        self._world.seconds += max(0.0, timeout)
        return super().select(0)


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self, world: World) -> None:
        super().__init__(_Idle(world))
        self._world = world
        self.set_exception_handler(lambda *_: None)  # of tasks of a process that was killed

    def time(self) -> float:
        return self._world.seconds

    def run_in_executor(self, _: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        """At once: threads would take turns as they like."""
        done: asyncio.Future[T] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done

    def end(self) -> None:
        """Whatever still waits is given up."""
        left = asyncio.all_tasks(self)
        for task in left:
            task.cancel()
        if left:
            self.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        self.close()
