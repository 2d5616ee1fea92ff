"""A mail server and a push service of our own, on this machine: what they were given can be read."""

from __future__ import annotations

import base64
import json
import re
import socket
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.running_server import RunningServer, Visitor

ME = {"kind": "mine", "name": "Annabell"}
OPEN = {"kind": "open"}
HERE = "http://localhost"  # the address of a server with such an office


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Sink:
    """A mail server that keeps what it is given; `refusal` is what it says to receivers instead."""

    def __init__(self) -> None:
        self.emails: list[EmailMessage] = []
        self.refusal: Callable[[str], str] = lambda address: ""
        self._controller = Controller(self, hostname="127.0.0.1", port=free_port())
        self._controller.start()

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self._controller.port}"

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: list[str]) -> str:
        said = self.refusal(address)
        if said:
            return said
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        email = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(email, EmailMessage)
        self.emails.append(email)
        return "250 OK"

    def close(self) -> None:
        self._controller.stop()


def b64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


@dataclass
class PushService:
    """One browser and its push service: decrypts what comes; `status` is what it answers."""

    status: int = 201
    told: list[dict[str, Any]] = field(default_factory=list)
    heads: list[dict[str, str]] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.paths.append(self.path)
                service.take({name.lower(): value for name, value in self.headers.items()}, body)
                self.send_response(service.status)
                if service.status in (301, 307, 308):
                    self.send_header("location", "http://127.0.0.1:9/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nobody reads it."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def take(self, head: dict[str, str], body: bytes) -> None:
        self.heads.append(head)
        self.bodies.append(body)
        if "vapid" in head.get("authorization", ""):
            clear = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
            self.told.append(json.loads(clear))

    def clear(self) -> None:
        """Forget what has come."""
        for kept in (self.told, self.heads, self.bodies, self.paths):
            kept.clear()

    @property
    def port(self) -> int:
        return int(self._server.server_address[1])

    def subscription(self, name: str = "anna") -> dict[str, Any]:
        """As a browser gives it to its page."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": b64(point), "auth": b64(self._auth)}
        return {"endpoint": f"http://127.0.0.1:{self.port}/{name}", "expirationTime": None, "keys": keys}

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def deliver(server: RunningServer) -> None:
    """All that is due goes out."""
    server.app.state.notifier.round(wait=True)


def tell_push(visitor: Visitor, service: PushService, name: str = "anna") -> dict[str, Any]:
    answer = visitor.http.post("/api/notifications/browsers", json=service.subscription(name))
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def tell_mail(server: RunningServer, visitor: Visitor, sink: Sink, address: str = "anna@example.org") -> dict[str, Any]:
    """The address, after its owner has said yes."""
    answer = visitor.http.post("/api/notifications/emails?lang=de", json={"address": address})
    assert answer.status_code == 200, answer.text
    deliver(server)
    token = re.search(r"/notifications/confirm/(\S+)", text(sink.emails.pop()))
    assert token is not None
    assert visitor.http.post("/api/notifications/confirm", json={"token": token[1]}).status_code == 200
    return dict(visitor.http.get("/api/notifications").json())


def text(email: Any) -> str:
    return str(email.get_body(("plain",)).get_content())


def pair(server: RunningServer, **more: Any) -> tuple[Visitor, Visitor]:
    """Two people at a table over days, and whoever is asked first."""
    anna = server.visitor().open(ME, OPEN, turn_seconds=86_400, **more)
    ben = server.visitor().join(anna, "Benedikt")
    anna.do(type="start")
    seat = anna.look()["table"]["asked"][0]["seat"]
    return (anna, ben) if seat == 0 else (ben, anna)


def turn_over(asked: Visitor, other: Visitor) -> None:
    """Whoever is asked plays until the other one is."""
    while asked.play() == "played":
        pass
