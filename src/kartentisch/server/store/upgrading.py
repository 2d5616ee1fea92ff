"""Steps of the schema: an older store is brought to what this program reads and writes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError, ProgrammingError

from kartentisch.engine.errors import EngineError
from kartentisch.server.store import faults


def steps() -> Config:
    config = Config()
    config.set_main_option("script_location", "kartentisch.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


@cache
def script() -> ScriptDirectory:
    """All steps, read."""
    return ScriptDirectory.from_config(steps())


def upgrade(connection: Connection) -> None:
    """Makes the steps that are missing.

    Raises:
        EngineError: `store_newer`: one was made that this program does not know; `store_half`: one was made in part.
    """
    config = steps()
    config.attributes["connection"] = connection
    if not connection.in_transaction():
        connection.begin()  # in SQLAlchemy's account as well, or Alembic would commit
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise EngineError("store_newer") from None
    except (OperationalError, ProgrammingError) as error:
        if faults.code_of(error) != faults.BUSY:
            raise
        raise EngineError("store_half", missing=faults.cause_of(error)) from None


def insist_known(made: Sequence[str]) -> None:
    """EngineError `store_newer` where a step was made that this program does not know."""
    known = {step.revision for step in script().walk_revisions()}
    if not known.issuperset(made):
        raise EngineError("store_newer")
