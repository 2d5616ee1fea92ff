"""What takes long and is asked for by many: made one after the other, and kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final, Generic, TypeVar

from kartentisch.server.refusals import refuse

WAITING: Final = 8  # requests that wait for a turn; more are turned away

T = TypeVar("T")


class Turns:
    """One after the other; whoever comes when too many wait is turned away.

    Attributes:
        turn: the lock itself, for who must not be turned away.
    """

    def __init__(self) -> None:
        self.turn, self._door, self._inside = Lock(), Lock(), 0

    @contextmanager
    def one(self) -> Iterator[None]:
        """Inside, nobody else is.  Rejected: `too_many_requests`."""
        with self._door:
            if self._inside == WAITING:
                raise refuse("too_many_requests")
            self._inside += 1
        try:
            with self.turn:
                yield
        finally:
            with self._door:
                self._inside -= 1


class Made(Generic[T]):
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
