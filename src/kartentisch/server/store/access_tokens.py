"""Keys: who may answer for a seat.  A key is shown once; only its hash is stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from kartentisch.server.store.schema import KEYS, PERSON_SEATS
from kartentisch.server.store.statements import Statement

MOST_KEYS: Final = 8  # of one holder; the oldest goes when another screen is added
NOBODY: Final = -1  # a viewer without a key
_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

_WHOSE: Final = Statement(
    select(KEYS.c.holder).where(
        (KEYS.c.digest == bindparam("known"))
        & (KEYS.c.round == bindparam("chain"))
        & (KEYS.c.purpose == bindparam("wanted"))
    )
)
_INSERT: Final = Statement(insert(KEYS))
_NEWEST_FIRST: Final = Statement(
    select(KEYS.c.digest)
    .where(
        (KEYS.c.round == bindparam("chain"))
        & (KEYS.c.holder == bindparam("whose"))
        & (KEYS.c.purpose == bindparam("wanted"))
    )
    .order_by(KEYS.c.created.desc(), KEYS.c.digest)
)
_DELETE: Final = Statement(
    delete(KEYS).where((KEYS.c.digest == bindparam("known")) & (KEYS.c.round == bindparam("chain")))
)


@dataclass(frozen=True)
class Issued:
    """The keys of a holder, as given out once."""

    secret: str
    recovery: str


def new_id(length: int = 12) -> str:
    """A name that cannot be guessed, easy to read aloud: no 0 and O, no 1 and l."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def digest(key: str) -> str:
    """Keys are long and random, so a plain hash is enough."""
    return hashlib.sha256(key.encode(errors="replace")).hexdigest()


def same(given: str, stored: str) -> bool:
    """Whether two secrets are the same, in a time that tells nothing of where they differ."""
    return hmac.compare_digest(digest(given), digest(stored))


def cookie_name(chain: str) -> str:
    return f"kt_{chain}"


def issue(connection: Connection, chain: str, holder: int, now: int, recovery: bool = True) -> Issued:
    """Give the holder a new key, and a link to recover the seat with."""
    issued = Issued(secrets.token_urlsafe(24), secrets.token_urlsafe(24) if recovery else "")
    for key, purpose in ((issued.secret, "seat"), (issued.recovery, "recovery")):
        if key:
            row = {"digest": digest(key), "round": chain, "holder": holder, "purpose": purpose, "created": now}
            _INSERT.run(connection, row)
    for purpose in ("seat", "recovery"):
        own = _NEWEST_FIRST.rows(connection, {"chain": chain, "whose": holder, "wanted": purpose})
        _DELETE.run(connection, *({"known": row.digest, "chain": chain} for row in own[MOST_KEYS:]))
    return issued


def holder_of(connection: Connection, chain: str, key: str, purpose: str = "seat") -> int:
    """Whose key this is, or NOBODY."""
    row = _WHOSE.first(connection, {"known": digest(key), "chain": chain, "wanted": purpose})
    return NOBODY if row is None else int(row.holder)


def locked_out(connection: Connection, chain: str, holder: int) -> bool:
    """Whether the holder had keys, and none of them is good any more."""
    own = (KEYS.c.round == chain) & (KEYS.c.holder == holder)
    purposes = {row.purpose for row in connection.execute(select(KEYS.c.purpose).where(own))}
    return purposes == {"revoked"}


def given_up(connection: Connection, chain: str, holder: int) -> bool:
    """Whether nobody can be the holder any more: no key is good, and no person has the seat."""
    own = (PERSON_SEATS.c.round == chain) & (PERSON_SEATS.c.holder == holder)
    has_person = connection.execute(select(PERSON_SEATS.c.holder).where(own)).first() is not None
    return not has_person and locked_out(connection, chain, holder)


def revoke(connection: Connection, chain: str, holder: int) -> None:
    """Neither a key of the holder nor their person opens anything any more."""
    void(connection, chain, holder)
    connection.execute(delete(PERSON_SEATS).where((PERSON_SEATS.c.round == chain) & (PERSON_SEATS.c.holder == holder)))


def void(connection: Connection, chain: str, holder: int) -> None:
    """No key of the holder is good any more; they are kept, so that nobody else gets this holder's number."""
    own = (KEYS.c.round == chain) & (KEYS.c.holder == holder)
    connection.execute(update(KEYS).where(own).values(purpose="revoked"))
