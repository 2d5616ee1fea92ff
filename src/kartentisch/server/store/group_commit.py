"""Changes that come to the event loop: carried out there, one after the other, and committed together in a thread.

To wake a thread for each change, which then shares the interpreter with the loop, costs a quarter of what the change
itself costs.  So the loop waits for nothing but SQLite's own work in memory: where somebody else has the writer, or a
change may take long, the thread does all of it.  Whoever comes while the disk is waited for is of the next group.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection

from kartentisch.server.store.writer import Change, Writer

TOGETHER: Final = 16  # in one go: meanwhile the loop does nothing else

T = TypeVar("T")
Apart = Callable[[Callable[[], None], Callable[[], None]], None]


class _Waiting(NamedTuple):
    change: Change
    then: Callable[[Any], None]
    quick: bool
    done: asyncio.Future[Any]


class GroupCommit:
    """Of one event loop."""

    def __init__(self, writer: Writer, apart: Apart) -> None:
        """`apart`: does the first in a thread, and then the second in this loop."""
        self._writer, self._apart = writer, apart
        self._waiting: deque[_Waiting] = deque()
        self._under_way = False

    async def change(self, do: Callable[[Connection], T], then: Callable[[T], None], quick: bool) -> T:
        """What `do` gives or raises, in a transaction; on the disk by then.

        Args:
            then: done with it once it is on the disk, also where whoever asked has gone meanwhile.
            quick: it takes no longer than others can wait for an answer.

        Raises:
            SQLAlchemyError: the group could not be committed; nothing of any of its changes is kept.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(Change(do), then, quick, done))
        if not self._under_way:
            self._go_on()
        return await done

    def _go_on(self) -> None:
        """Begin with those who wait."""
        self._under_way = True
        waiting = self._waiting
        group = [waiting.popleft() for _ in range(min(len(waiting), TOGETHER))]
        changes = [one.change for one in group]
        if all(one.quick for one in group) and self._writer.take_turn():
            self._writer.carry_out(changes)
            work = self._writer.end_turn
        else:
            work = partial(self._writer.together, changes)
        self._apart(partial(_done, work, changes), partial(self._over, group))

    def _over(self, group: Sequence[_Waiting]) -> None:
        """Their commit is done: these are told, and the next ones have their turn."""
        self._under_way = False
        for one in group:
            fault = one.change.fault
            if fault is None:
                try:
                    one.then(one.change.result)
                except Exception as error:
                    fault = error
            if one.done.done():  # whoever waited has gone
                continue
            if fault is None:
                one.done.set_result(one.change.result)
            else:
                one.done.set_exception(fault)
        if self._waiting:  # before the loop goes on with those: the disk works meanwhile
            self._go_on()


def _done(work: Callable[[], None], changes: Sequence[Change]) -> None:
    """Whatever happens, somebody is told: else they, and all who come after them, would wait for ever."""
    try:
        work()
    except BaseException as error:
        for change in changes:
            change.failed(error)
