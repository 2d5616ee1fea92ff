"""What takes long and is asked for by many: made one after the other, and kept."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any, Final, Generic, TypeVar

import msgspec

from kartentisch.engine.errors import EngineError
from kartentisch.server.helper_process import HelperProcess, NoHelper
from kartentisch.server.refusals import refuse

WAITING: Final = 8  # requests that wait for a turn; more are turned away
OF_ONE: Final = 4  # and of one visitor, so that nobody keeps all places

T = TypeVar("T")


class Turns:
    """One after the other; whoever comes when too many wait is turned away.

    Attributes:
        turn: the lock itself, for who must not be turned away.
    """

    def __init__(self) -> None:
        self.turn, self._door = Lock(), Lock()
        self._inside: Counter[str] = Counter()

    @contextmanager
    def one(self, visitor: str = "") -> Iterator[None]:
        """Inside, nobody else is; `visitor`: who it is for, where that is known.  Rejected: `too_many_requests`."""
        with self._door:
            if self._inside.total() == WAITING or (visitor and self._inside[visitor] == OF_ONE):
                raise refuse("too_many_requests")
            self._inside[visitor] += 1
        try:
            with self.turn:
                yield
        finally:
            with self._door:
                self._inside[visitor] -= 1
                self._inside += Counter()  # without those who wait no more


class SharedCache(Generic[T]):
    """What was made last, by key; whoever waits gets what the one before has made."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._made: OrderedDict[Hashable, T] = OrderedDict()
        self._turns, self._door = Turns(), Lock()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is kept under the key, or what `make` makes now.  Rejected: `too_many_requests`."""
        with self._door:
            if key in self._made:
                self._made.move_to_end(key)
                return self._made[key]
        with self._turns.one():
            with self._door:
                if key in self._made:
                    return self._made[key]
            made = make()
            with self._door:
                self._made[key] = made
                if len(self._made) > self._most:
                    self._made.popitem(last=False)
            return made


class Helper:
    """A helper process that visitors ask in turn."""

    def __init__(
        self,
        module: str,
        answered: Callable[[Any], Any],
        patience: float,
        slow: str,
        *,
        niceness: int = 0,
        apart: bool = True,
    ) -> None:
        """
        Args:
            module, niceness: as `HelperProcess` has them.
            answered: what the module answers with.
            patience: seconds for one request.
            slow: code of the refusal where it took longer, or ended the helper.
            apart: in the helper process; otherwise here, however long it takes.
        """
        self.process = HelperProcess(module, niceness) if apart else NoHelper(answered)
        self.patience, self._slow, self._turns = patience, slow, Turns()

    def ask(self, request: bytes, took: Callable[[float], None] | None = None, visitor: str = "") -> dict[str, Any]:
        """One request.

        Args:
            visitor: who asks, where that is known: nobody has all places in the queue.
            took: is told the seconds since its turn had come, whatever came of it; the wait before does not count.

        Raises:
            EngineError: as the helper does.
            Rejected: `too_many_requests` when too many wait, or `slow`.
        """
        with self._turns.one(visitor):
            begun = time.monotonic()
            line = self.process.ask(request, self.patience)
            if took is not None:
                took(time.monotonic() - begun)
        if not line:
            raise refuse(self._slow)
        answer: dict[str, Any] = msgspec.json.decode(line)
        if "error" in answer:
            error = answer["error"]
            raise EngineError(error["code"], error["rule"], **error["args"])
        return answer

    def close(self) -> None:
        """End the helper; the next request would start another one."""
        with self._turns.turn:  # however many wait
            self.process.end()
