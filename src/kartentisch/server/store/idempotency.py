"""Admission: requests that give out keys, done once: who lost the answer asks again and gets in all the same.

The client keeps a random id of its own.  Knowing it proves that the same client asks again; only its digest is stored,
among the commands, for as long as those.  Keys are stored as hashes and cannot be shown twice, so the same holder gets
fresh ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy import Connection, insert, select

from kartentisch.engine.decoding import Decoder
from kartentisch.engine.game import to_bytes
from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import COMMANDS

NOWHERE: Final = ""  # the table of a request that opens one


@dataclass(frozen=True)
class IdempotencyKey:
    """A request to open a table or to sit down: the client's id for it (empty: none), and what is asked."""

    id: str
    body: dict[str, object]

    @property
    def name(self) -> str:
        return access_tokens.digest(self.id)

    @property
    def digest(self) -> str:
        return access_tokens.digest(to_bytes(self.body).decode())


@dataclass(frozen=True)
class Granted:
    """What became of it."""

    table: str
    holder: int


_GRANTED: Final = Decoder(Granted)


def granted(connection: Connection, where: str, key: IdempotencyKey | None) -> Granted | None:
    """What the request brought when it came first.  Rejected: `command_reused`, if it asked for something else."""
    if key is None or not key.id:
        return None
    known = (
        (COMMANDS.c.table_id == where) & (COMMANDS.c.holder == access_tokens.NOBODY) & (COMMANDS.c.command == key.name)
    )
    row = connection.execute(select(COMMANDS.c.digest, COMMANDS.c.answer).where(known)).first()
    if row is None:
        return None
    if row.digest != key.digest:
        raise refuse("command_reused", command=key.id)
    return _GRANTED.decode(row.answer)


def grant(connection: Connection, where: str, key: IdempotencyKey | None, what: Granted, now: int) -> None:
    """Remember it; IntegrityError if the same request was granted elsewhere at this very moment."""
    if key is None or not key.id:
        return
    connection.execute(
        insert(COMMANDS).values(
            table_id=where,
            holder=access_tokens.NOBODY,
            command=key.name,
            digest=key.digest,
            answer=msgspec.json.encode(what).decode(),
            at=now,
        )
    )
