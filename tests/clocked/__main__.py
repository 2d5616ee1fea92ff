"""`kartentisch` with a clock that is ahead by as many ms as the file `ahead` in its folder says: for games over weeks.

`python -m tests.clocked serve --data FOLDER`.  Whoever may write that file may move the clock, and nobody by a request.
A leap is time that goes by here, no sleep of the server.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

from kartentisch.cli.main import app
from kartentisch.server.store.database import Store
from kartentisch.server.tables import health

AHEAD = Path(sys.argv[sys.argv.index("--data") + 1]) / "ahead"
_begin = Store.__init__


def now() -> int:
    try:
        ahead = int(AHEAD.read_text() or 0)
    except FileNotFoundError:
        ahead = 0
    return time.time_ns() // 1_000_000 + ahead


def _begin_with_it(store: Store, *given: Any, **named: Any) -> None:
    _begin(store, *given, **named)
    store.now = now


Store.__init__ = _begin_with_it  # type: ignore[method-assign,assignment]
health.LOST = sys.maxsize  # type: ignore[misc]
app()
