"""Odds are computed in a helper process: a large battle takes a second."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Any, Final

import msgspec

from kartentisch.server.helper_process import answer_lines
from kartentisch.server.http.odds.worker import compute
from kartentisch.server.views.shared_work import Helper

PATIENCE: Final = 10.0  # seconds for one request
KEPT: Final = 64  # answers of one asker
ASKERS: Final = 256  # whose answers are kept


class OddsProcess:
    """The server's end."""

    def __init__(self, patience: float = PATIENCE, apart: bool = True) -> None:
        """`apart`: in the helper process; otherwise here, however long it takes."""
        module = "kartentisch.server.http.odds.process"
        self.helper = helper = Helper(module, answered, patience, "odds_too_slow", apart=apart)
        self.close = helper.close
        self._kept: OrderedDict[str, OrderedDict[bytes, dict[str, Any]]] = OrderedDict()
        self._door = Lock()

    def known(self, asker: str, request: bytes) -> dict[str, Any] | None:
        """What was lately computed for the same asker, and is not again.

        What others have asked is nobody's business: that it costs nothing would tell which battle they think about.
        """
        with self._door:
            own = self._kept.get(asker)
            if own is None or request not in own:
                return None
            self._kept.move_to_end(asker)
            own.move_to_end(request)
            return own[request]

    def ask(
        self, asker: str, request: bytes, took: Callable[[float], None] | None = None, visitor: str = ""
    ) -> dict[str, Any]:
        """The answer to a request of `asked`; what is known costs nothing.

        Args:
            asker: whose browser it is; nobody else gains by what it has asked.
            took, visitor: see `Helper.ask`, which raises.
        """
        answer = self.known(asker, request)
        if answer is None:
            answer = self.helper.ask(request, took, visitor)
            with self._door:
                own = self._kept.setdefault(asker, OrderedDict())
                self._kept.move_to_end(asker)
                own[request] = answer
                if len(own) > KEPT:
                    own.popitem(last=False)
                if len(self._kept) > ASKERS:
                    self._kept.popitem(last=False)
        return answer


def asked(game: str, question: Any) -> bytes:
    """A request as a line; equal ones are equal bytes.  The question is plain data, as the game's odds take it."""
    return msgspec.json.encode([game, question])


def answered(request: tuple[str, Any]) -> Any:
    return compute(*request)


if __name__ == "__main__":
    answer_lines(answered)
