"""What comes with an extra of the package, and is not there without it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kartentisch.engine.errors import EngineError


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """What is imported inside comes with an extra; EngineError `extra_missing` if it was not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if str(error.name).partition(".")[0] == "kartentisch":
            raise
        raise EngineError("extra_missing", extra=extra, module=str(error.name)) from None
