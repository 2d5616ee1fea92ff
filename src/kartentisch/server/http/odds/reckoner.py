"""Odds are reckoned in a helper process: a large battle takes a second."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from kartentisch.server.helper_process import answer_lines
from kartentisch.server.http.odds.reckoning import reckon
from kartentisch.server.views.made import Helper

PATIENCE: Final = 10.0  # seconds for one request
KEPT: Final = 1024  # answers


class Reckoner:
    """The server's end."""

    def __init__(self, patience: float = PATIENCE, apart: bool = True) -> None:
        """`apart`: in the helper process; otherwise here, however long it takes."""
        module = "kartentisch.server.http.odds.reckoner"
        self.helper = helper = Helper(module, answered, patience, "odds_too_slow", apart=apart)
        self.close = helper.close
        self.ask = lru_cache(maxsize=KEPT)(helper.ask)  # a request of `asked`; what was lately is not reckoned again


def asked(game: str, question: Any) -> bytes:
    """A request as a line; equal ones are equal bytes.  The question is plain data, as the game's odds take it."""
    return msgspec.json.encode([game, question])


def answered(request: tuple[str, Any]) -> Any:
    return reckon(*request)


if __name__ == "__main__":
    answer_lines(answered)
