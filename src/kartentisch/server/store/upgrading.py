"""Steps of the schema: an older store is brought to what this program reads and writes."""

from __future__ import annotations

from functools import cache

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from kartentisch.engine.errors import EngineError


def steps() -> Config:
    config = Config()
    config.set_main_option("script_location", "kartentisch.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


@cache
def script() -> ScriptDirectory:
    """All steps, read."""
    return ScriptDirectory.from_config(steps())


def stamp(connection: Connection) -> None:
    """Notes that no step is missing."""
    MigrationContext.configure(connection).stamp(script(), "head")


def upgrade(connection: Connection) -> None:
    """Makes the steps that are missing.  EngineError `store_newer`: one was made that this program does not know."""
    config = steps()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise EngineError("store_newer") from None
