"""Addresses whose owners never want to hear from this server.

The link that says so hangs on the address alone: it is good whoever has asked for the e-mail it stands in, and whatever
they have done since.  It cannot be made for somebody else's address without the server's key.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from kartentisch.server.refusals import refuse
from kartentisch.server.store import access_tokens
from kartentisch.server.store.schema import SERVER_NOTES, UNSUBSCRIBED
from kartentisch.server.store.statements import insert_into

NOTE: Final = "letters_key"


def digest_of(address: str) -> str:
    """Of an address for e-mails; capitals do not count."""
    return access_tokens.digest(f"mail {address.lower()}")


def link(connection: Connection, base: str, digest: str) -> str:
    """What stands in e-mails; `base`: the address of the server."""
    return f"{base}/notifications/block/{digest}.{tag(connection, f'never {digest}')}"


def say(connection: Connection, token: str, now: int) -> str:
    """The owner of an address wants no e-mails, ever; whose address it is.  Rejected: `stale_link`."""
    digest, _, shown = token.partition(".")
    if not access_tokens.same(shown, tag(connection, f"never {digest}")):
        raise refuse("stale_link")
    connection.execute(delete(UNSUBSCRIBED).where(UNSUBSCRIBED.c.digest == digest))
    connection.execute(insert(UNSUBSCRIBED).values(digest=digest, at=now))
    return digest


def said(connection: Connection, digest: str) -> bool:
    """Whether its owner wants no e-mails."""
    refused = select(UNSUBSCRIBED.c.at).where(UNSUBSCRIBED.c.digest == digest)
    return connection.execute(refused).first() is not None


def tag(connection: Connection, text: str) -> str:
    """32 letters that only this server can put to the text; the key is made with the first of them."""
    query = select(SERVER_NOTES.c.value).where(SERVER_NOTES.c.name == NOTE)
    key = connection.execute(query).scalar()
    if key is None:
        made = insert_into(connection, SERVER_NOTES).values(name=NOTE, value=secrets.token_hex(32))
        connection.execute(made.on_conflict_do_nothing())  # another process may have been quicker
        key = connection.execute(query).scalar()
    return hmac.new(str(key).encode(), text.encode(errors="replace"), "sha256").hexdigest()[:32]
