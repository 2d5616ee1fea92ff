"""Games are reviewed in the background: one at a time, in a helper process that lets everything else go first."""

from __future__ import annotations

import logging
import threading
import time
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from kartentisch.server.helper_process import LAST, HelperProcess
from kartentisch.server.rates import Rate
from kartentisch.server.tables import repository, reviews
from kartentisch.server.tables.context import Context
from kartentisch.server.views import records

SECONDS: Final = 240.0  # of work for one review, about
PIECE: Final = 1.0  # seconds after which the helper says how far it is
PATIENCE: Final = 300.0  # seconds that one piece may take, beside everything that goes first
TELL: Final = 5.0  # seconds between two notes in the store of how far it is
LOOK: Final = 10.0  # seconds between two looks for games that ended
BACK_OFF: Final = 5.0  # seconds after a fault
WAITING: Final = 600_000  # ms for which a game is left to helpers elsewhere
UNASKED: Final = (1 / 120, 6)  # of games from one network, a second, and at once

LOGGER: Final = logging.getLogger("kartentisch.server")


@dataclass(frozen=True)
class UnderWay:
    """A review that is being made in this process.

    Attributes:
        done: entries of the record that were looked at, of `total`.
        review: what there is of it; None: nothing yet.
    """

    done: int
    total: int
    review: dict[str, Any] | None


class Reviewer:
    """One thread for each process; several never review the same, because rows are claimed.

    Attributes:
        wake: set when somebody has asked for a review.
        under_way: by table, how far its review is.
    """

    def __init__(self, context: Context) -> None:
        self._thread = threading.Thread(target=self.run, name="reviewer", daemon=True)
        self._context = context
        self._helper = HelperProcess("kartentisch.server.review_worker", LAST)
        self._ending = threading.Event()
        self._unasked = Rate(*UNASKED) if context.limits.review_seconds else Rate(0, 0)
        self.wake = threading.Event()
        self.under_way: dict[str, UnderWay] = {}

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Whatever is under way is begun anew at the next start."""
        self._ending.set()
        self.wake.set()
        self._helper.interrupt()
        if self._thread.is_alive():
            self._thread.join(10)

    def run(self) -> None:
        if not self._context.store.shared:
            with self._context.store.write() as connection:
                reviews.release(connection)
        while not self._ending.is_set():
            self.wake.clear()
            try:
                busy = self.round()
            except Exception:  # whatever it was: others are reviewed all the same
                LOGGER.exception("reviewer")
                self._ending.wait(BACK_OFF)
                continue
            if not busy:
                self._helper.end()
                self.wake.wait(LOOK)
        self._helper.end()

    def round(self) -> bool:
        """Review the next one that waits; whether there was one."""
        store = self._context.store
        with store.read() as connection:
            fresh = [] if reviews.waiting(connection) else reviews.unasked(connection, store.now())
        name = next((one for one, origin in fresh if self._unasked.allows(origin)), None)
        with store.write() as connection:
            if name is not None:
                table = repository.find(connection, name)
                reviews.ask(connection, name, table.entries, reviews.BY_ITSELF, store.now())
            claimed = reviews.claim(connection, store.now(), WAITING if self._context.helped else 0)
        if claimed is not None:
            try:
                self._review(claimed)
            finally:
                self.under_way.pop(claimed, None)
        return claimed is not None

    def _review(self, name: str) -> None:
        store = self._context.store
        with store.read() as connection:
            table = repository.find(connection, name)
            record = records.course(table, repository.log(connection, name))
        entries = [{key: value for key, value in entry.items() if key != "events"} for entry in record.entries]
        people = [seat.seat for seat in table.seats if not seat.bot]
        begin = {"header": record.header, "entries": entries}
        said = self._ask({"begin": begin, "seconds": SECONDS, "first": people})  # what they did they wait for
        told = time.monotonic()
        so_far: dict[str, Any] | None = None
        while said is not None and "done" in said and not (said.get("review") or {}).get("complete"):
            so_far = said.get("review", so_far)
            self.under_way[name] = UnderWay(said["done"], said["total"], so_far)
            if time.monotonic() - told > TELL:
                told = time.monotonic()
                with store.write() as connection:
                    if not reviews.heard(connection, name, said["done"], said["total"], store.now()):
                        self._helper.end()  # the table is gone
                        return
            said = self._ask({"go": PIECE})
        with store.write() as connection:
            if said is not None and "review" in said:
                if not reviews.keep(connection, name, said["review"]):
                    LOGGER.error("a review is too large to be kept")
            elif self._ending.is_set():
                reviews.put_back(connection, name)
            elif said is None:
                LOGGER.error("a review has ended its helper, or took too long")
                reviews.stumbled(connection, name)
            else:
                LOGGER.error("a review failed: %s", said["fault"])
                reviews.end(connection, name, "failed")

    def _ask(self, request: dict[str, Any]) -> dict[str, Any] | None:
        if self._ending.is_set():
            return None
        line = self._helper.ask(msgspec.json.encode(request), PATIENCE)
        answer: dict[str, Any] | None = msgspec.json.decode(line) if line else None
        return answer
