"""The server's key, and the heads of its logs: lines are chained and signed (docs/protocol/log.md)."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

from sqlalchemy import Connection

from kartentisch.engine.game import Game, to_bytes
from kartentisch.fairness import log_chain, signing


@dataclass(frozen=True)
class Identity:
    """Who the server is.

    Attributes:
        secret: its private key; it stays in the store.
        key: the public key, in hexadecimal.
        generation: another one after each return to a backup, so that no table goes on with spent dice.
    """

    secret: bytes
    key: str
    generation: str

    def sign(self, table: str, seq: int, head: bytes) -> str:
        return signing.sign(self.secret, log_chain.signed_bytes(table, seq, head)).hex()


class HasIdentity(Protocol):
    """What a connection knows of its store."""

    @property
    def identity(self) -> Identity: ...


def identity(noted: Callable[[str], str | None], note: Callable[[str, str], None], restored: bool = False) -> Identity:
    """The server's own key and generation from its notes, made at the first start.

    Args:
        restored: the store was put back from a copy, which it may not know itself.
    """
    stored, generation = noted("signing_key"), noted("generation")
    if stored is None:
        stored = secrets.token_hex(signing.SECRET)
        note("signing_key", stored)
    if generation is None or restored or noted("copied") == "1":
        generation = secrets.token_hex(8)
        note("generation", generation)
        note("copied", "0")
    secret = bytes.fromhex(stored)
    return Identity(secret, signing.public_key(secret).hex(), generation)


def identity_of(connection: Connection) -> Identity:
    """Of the server whose store this is, as it is by now; the store hands itself to its connections."""
    server: HasIdentity = connection.get_execution_options()["server"]
    return server.identity


@lru_cache(maxsize=64)
def secrets_of(game: Game) -> Mapping[str, log_chain.Secret]:
    """Of each kind of event the values that not all may know, and those that name the seats which may."""
    return {kind.name: (kind.secret, kind.knows) for kind in game.kinds.kinds if kind.secret}


def sealed_line(
    who: Identity, veil: bytes, table: str, game: Game, before: bytes, seq: int, at: int, kind: str, body: Any
) -> tuple[bytes, dict[str, Any]]:
    """The head after a line, and what is stored beside it: `hash`, `signature`, `private`."""
    form, opened = public_form(game, seq, at, kind, body)
    private = None
    if kind in log_chain.RECORDED:
        private = [
            [seat, log_chain.commitment_of(log_chain.nonce_of(veil, table, seq, seat), value)]
            for seat, value in opened.items()
        ]
        form["private"] = private
    head = log_chain.following(before, form)
    stored = None if private is None else to_bytes(private).decode()
    return head, {"hash": head.hex(), "signature": who.sign(table, seq, head), "private": stored}


def public_form(
    game: Game, seq: int, at: int, kind: str, body: Mapping[str, Any]
) -> tuple[dict[str, Any], dict[int, dict[str, Any]]]:
    """A line as everybody may know it, but for `private`; and its private parts by who may know them."""
    public: Mapping[str, Any] = body
    opened: dict[int, dict[str, Any]] = {}
    if kind in log_chain.RECORDED:
        public, opened = log_chain.split(body, secrets_of(game))
    elif kind == "dice":
        public = {"lines": body["lines"]}
    return {**public, "seq": seq, "at": at, "kind": kind}, opened
