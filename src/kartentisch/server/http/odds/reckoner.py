"""Odds are reckoned in a helper process: a large battle takes a second."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
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
        self._kept: OrderedDict[bytes, dict[str, Any]] = OrderedDict()
        self._door = Lock()

    def known(self, request: bytes) -> dict[str, Any] | None:
        """What was lately reckoned, and is not again."""
        with self._door:
            if request in self._kept:
                self._kept.move_to_end(request)
            return self._kept.get(request)

    def ask(self, request: bytes, took: Callable[[float], None] | None = None) -> dict[str, Any]:
        """The answer to a request of `asked`.  `took`: see `Helper.ask`, which raises; not called for what is known."""
        answer = self.known(request)
        if answer is None:
            answer = self.helper.ask(request, took)
            with self._door:
                self._kept[request] = answer
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
        return answer


def asked(game: str, question: Any) -> bytes:
    """A request as a line; equal ones are equal bytes.  The question is plain data, as the game's odds take it."""
    return msgspec.json.encode([game, question])


def answered(request: tuple[str, Any]) -> Any:
    return reckon(*request)


if __name__ == "__main__":
    answer_lines(answered)
