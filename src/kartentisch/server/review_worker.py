"""A helper process that makes a review piece by piece, so that it can tell how far it is and stop at any moment.

It is told `{"begin": {header, entries}, "seconds": n}`, then `{"go": seconds}` again and again, and answers with how
many entries are done, at the end with the review as well.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from time import perf_counter
from typing import Any

from kartentisch.bots.review import Review, Settings
from kartentisch.engine.errors import KartentischError
from kartentisch.engine.record import Record
from kartentisch.server.helper_process import answer_lines


class ReviewInProgress:
    """The review that is being made."""

    def __init__(self) -> None:
        self._work: Review | None = None
        self._steps: Iterator[int] = iter(())

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """`done` and `total`, with `review` when all is done; or `fault`, why it failed."""
        try:
            if "begin" in request:
                told = request["begin"]
                self._work = Review(
                    Record(told["header"], told["entries"]), settings=Settings(seconds=request["seconds"])
                )
                self._steps = self._work.steps()
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
        return {"done": work.done, "total": work.total}


if __name__ == "__main__":
    answer_lines(ReviewInProgress().answer)
