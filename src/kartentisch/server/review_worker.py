"""A helper process that makes a review piece by piece, so that it can tell how far it is and stop at any moment.

It is told `{"begin": {header, entries}, "seconds": n, "first": seats}`, then `{"go": seconds}` again and again, and
answers with how many entries are done, now and then and at the end with the review as well.
"""

from __future__ import annotations

import os
import traceback
from collections.abc import Iterator
from concurrent.futures import Executor
from time import perf_counter
from typing import Any, Final

from kartentisch.arena.processes import pool
from kartentisch.bots.review import Review, Settings
from kartentisch.engine.errors import KartentischError
from kartentisch.engine.record import Record
from kartentisch.server.helper_process import answer_lines

MOST: Final = 4  # processes: each takes some 80 MB
SHOW: Final = 5.0  # seconds between two reviews that are not complete
SHARE: Final = 0.05  # of the time at most goes into them


class ReviewInProgress:
    """The review that is being made."""

    def __init__(self, workers: Executor | None = None) -> None:
        """`workers`: they take the looks; None: they are taken here."""
        self._workers = workers
        self._work: Review | None = None
        self._steps: Iterator[int] = iter(())
        self._shows = 0.0  # when what there is is told next

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """`done` and `total`; now and then `review`, as far as it is; or `fault`, why it failed."""
        try:
            if "begin" in request:
                told = request["begin"]
                record = Record(told["header"], told["entries"])
                settings = Settings(seconds=request["seconds"], first=request.get("first", ()))
                self._work = Review(record, settings=settings, pool=self._workers)
                self._steps = self._work.steps()
                self._shows = perf_counter() + SHOW
            return self._go(float(request.get("go", 0.0)))
        except KartentischError as error:
            return {"fault": error.brief}
        except Exception:  # the server goes on, and its log tells
            return {"fault": traceback.format_exc()}

    def _go(self, seconds: float) -> dict[str, Any]:
        work = self._work
        assert work is not None, "begin comes first"
        until = perf_counter() + seconds
        while perf_counter() < until:
            if next(self._steps, None) is None:
                return {"done": work.done, "total": work.total, "review": work.data()}
        if (begun := perf_counter()) < self._shows:
            return {"done": work.done, "total": work.total}
        so_far = work.data()
        now = perf_counter()
        self._shows = now + max(SHOW, (now - begun) / SHARE)
        return {"done": work.done, "total": work.total, "review": so_far}


def main() -> None:
    """Answer until nothing more is asked."""
    jobs = min(MOST, os.cpu_count() or 1)
    if jobs == 1:
        answer_lines(ReviewInProgress().answer)
        return
    with pool(jobs) as workers:
        answer_lines(ReviewInProgress(workers).answer)


if __name__ == "__main__":
    main()
