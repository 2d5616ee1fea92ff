"""What whoever runs the server has set for what leaves it."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Final
from urllib.parse import unquote, urlsplit

from kartentisch.engine.errors import EngineError

KINDS: Final = ("push", "mail", "other", "calendar")
_SENDER: Final = re.compile(r"^(?:(?P<name>[^<>\r\n]{1,60}?) ?<(?P<inside>[^<>\s]+)>|(?P<bare>[^<>\s]+))$")


@dataclass(frozen=True)
class MailServer:
    """The mail server.

    Attributes:
        encrypted: from the first byte on (`smtps`); else STARTTLS where it is offered.
    """

    host: str
    port: int
    user: str = ""
    password: str = field(default="", repr=False)
    encrypted: bool = False

    @property
    def near(self) -> bool:
        """On this machine: nothing has to be hidden on the way."""
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"


@dataclass(frozen=True)
class DeliverySettings:
    """Attributes:
    kinds: what people may choose from.
    address: under which people reach this server, for links, as `https://games.example.org`; empty if unknown.
    sender: of e-mails.
    allowed: addresses inside that may be reached although people have typed them; for tests.
    """

    kinds: frozenset[str] = frozenset()
    address: str = ""
    mail: MailServer | None = None
    sender: str = ""
    sender_name: str = "Kartentisch"
    allowed: tuple[str, ...] = ()

    @property
    def names(self) -> list[str]:
        """By which the server is asked for, as its address says."""
        host = urlsplit(self.address).hostname
        return [host] if host else []

    def offers(self, kind: str) -> bool:
        """Whether people may choose it: e-mails and other services need links, so the server must know its address."""
        needs = {"mail": self.mail is not None and bool(self.address), "other": bool(self.address)}
        return kind in self.kinds and needs.get(kind, True)


def settings(
    kinds: str = ",".join(KINDS), address: str = "", mail: str = "", sender: str = "", allowed: Collection[str] = ()
) -> DeliverySettings:
    """As given on the command line or in the environment.

    Args:
        kinds: with commas; `none` for none.
        mail: `smtp://user:password@host:587` or `smtps://…`.
        sender: `games@example.org` or `Name <games@example.org>`.

    Raises:
        EngineError: `bad_delivery`, with `what` and its `value` (never a password); `mail_sender_missing`; `bad_mail`.
    """
    chosen = frozenset(kind.strip() for kind in kinds.split(",") if kind.strip()) - {"none"}
    if not chosen <= set(KINDS):
        raise EngineError("bad_delivery", what="--notifications", value=kinds)
    base = address.rstrip("/")
    split = urlsplit(base)
    if base and (split.scheme not in ("http", "https") or not split.hostname or split.query or split.path):
        raise EngineError("bad_delivery", what="--address", value=address)
    server = _server(mail) if mail else None
    named = _SENDER.match(sender)
    bare = (named["inside"] or named["bare"]) if named else ""
    if server is not None and not sender:
        raise EngineError("mail_sender_missing")
    if sender and "@" not in bare:
        raise EngineError("bad_delivery", what="--mail-from", value=sender)
    name = (named["name"] if named else None) or "Kartentisch"
    return DeliverySettings(chosen, base, server, bare, name.strip(' "'), tuple(allowed))


def _server(told: str) -> MailServer:
    split = urlsplit(told)
    try:
        port = split.port
    except ValueError:
        port = -1
    if split.scheme not in ("smtp", "smtps") or not split.hostname or port == -1 or split.path.strip("/"):
        raise EngineError("bad_mail")  # without what was given: there may be a password in it
    encrypted = split.scheme == "smtps"
    user, password = unquote(split.username or ""), unquote(split.password or "")
    return MailServer(split.hostname, port or (465 if encrypted else 587), user, password, encrypted)
