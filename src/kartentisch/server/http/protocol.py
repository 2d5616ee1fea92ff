"""HTTP as the server speaks it: parsed in C, with a limit on what is neither body nor answered yet."""

from __future__ import annotations

from asyncio import AbstractEventLoop, BaseTransport
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kartentisch.server.http.connections import Connections

STATUS: Final = b"HTTP/"  # how a head begins, and no chunk of a body: that is a number
LONGEST_HEAD: Final = 32 * 1024  # bytes of a request line and its headers, or of trailers


class OneWrite:
    """A transport for which head and body are one call of the system: uvicorn writes them one after the other.

    A head waits for what is written with it, and at the longest until the loop goes on; what streams tell does not.
    """

    def __init__(self, transport: Any, loop: AbstractEventLoop) -> None:
        self._transport, self._loop, self._first = transport, loop, b""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def is_closing(self) -> bool:
        return bool(self._transport.is_closing())

    def write(self, data: bytes) -> None:
        if self._first:
            data, self._first = self._first + data, b""
            self._transport.write(data)
        elif data.startswith(STATUS):
            self._first = data
            self._loop.call_soon(self._send)
        elif data:
            self._transport.write(data)

    def _send(self) -> None:
        data, self._first = self._first, b""
        if data and not self._transport.is_closing():
            self._transport.write(data)

    def close(self) -> None:
        self._send()
        self._transport.close()


class Protocol(HttpToolsProtocol):
    """The parser keeps a head until it is complete; whoever sends one without end is sent away.

    Attributes:
        held: why the connection is open, and since when: for `Connections`.
    """

    doors: Connections | None = None  # of the server; a class of its own for each: see `Connections.protocol`
    held: Any = None
    _head: int = 0  # bytes that have come and were not of a body

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(OneWrite(transport, self.loop))  # type: ignore[arg-type]
        if self.doors is not None:
            self.doors.came(self)

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        if self.doors is not None:
            self.doors.went(self)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._head > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("Request header is too long.")

    def on_message_begin(self) -> None:
        self._head = 0
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self._head -= len(body)
        super().on_body(body)

    def on_chunk_complete(self) -> None:
        self._head = 0

    def on_message_complete(self) -> None:
        self._head = 0
        super().on_message_complete()
