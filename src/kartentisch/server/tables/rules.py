"""How far the rules answer for a position that somebody brought."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from kartentisch.engine.errors import KartentischError
from kartentisch.engine.position import bad_position
from kartentisch.server.tables.table import Table

LOGGER: Final = logging.getLogger("kartentisch.server")


@contextmanager
def of_any_position(table: Table) -> Iterator[None]:
    """Where a table began at a position that somebody brought, it is its fault if the rules cannot go on.

    It is looked at when it comes, but no look finds all that no game comes to.

    Raises:
        EngineError: `bad_position`; nothing of the table may be kept then.
    """
    try:
        yield
    except (KartentischError, SQLAlchemyError):
        raise
    except Exception as error:
        if table.position is None:
            raise
        LOGGER.exception("the rules cannot go on from a position that was brought")
        raise bad_position("stack", type(error).__name__) from None
