"""Odds are reckoned in a helper process: a large battle takes a second."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from kartentisch.engine.errors import EngineError
from kartentisch.server.helper_process import HelperProcess, NoHelper, answer_lines
from kartentisch.server.http.odds.reckoning import reckon
from kartentisch.server.refusals import refuse
from kartentisch.server.views.made import Turns

PATIENCE: Final = 10.0  # seconds for one request
KEPT: Final = 1024  # answers


class Reckoner:
    """The server's end."""

    def __init__(self, patience: float = PATIENCE, apart: bool = True) -> None:
        """`apart`: in the helper process; otherwise here, however long it takes."""
        self._patience = patience
        self._helper = HelperProcess("kartentisch.server.http.odds.reckoner") if apart else NoHelper(answered)
        self._turns = Turns()
        self.ask = lru_cache(maxsize=KEPT)(self._ask)

    def _ask(self, request: bytes) -> dict[str, Any]:
        """The answer to a request of `asked`; what was answered lately is not reckoned again.

        Raises:
            EngineError: as the odds raise it.
            Rejected: `too_many_requests` when too many wait, `odds_too_slow`.
        """
        with self._turns.one():
            line = self._helper.ask(request, self._patience)
        if not line:
            raise refuse("odds_too_slow")
        answer: dict[str, Any] = msgspec.json.decode(line)
        if "error" in answer:
            error = answer["error"]
            raise EngineError(error["code"], error["rule"], **error["args"])
        return answer

    def close(self) -> None:
        """End the helper; the next request would start another one."""
        with self._turns.turn:  # however many wait
            self._helper.end()


def asked(game: str, question: Any) -> bytes:
    """A request as a line; equal ones are equal bytes.  The question is plain data, as the game's odds take it."""
    return msgspec.json.encode([game, question])


def answered(request: tuple[str, Any]) -> Any:
    return reckon(*request)


if __name__ == "__main__":
    answer_lines(answered)
