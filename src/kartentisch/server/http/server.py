"""The process that serves the application: its socket, its connections, its log."""

from __future__ import annotations

import asyncio
import errno
import faulthandler
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Final

import uvicorn

from kartentisch import games
from kartentisch.engine.language import LANGUAGES
from kartentisch.server.delivery.settings import DeliverySettings
from kartentisch.server.http.app import NO_DELIVERY, make_app
from kartentisch.server.http.connections import BACKLOG, Connections, files_for_many
from kartentisch.server.http.middleware import LOGGER, JsonLines
from kartentisch.server.http.protocol import Protocol
from kartentisch.server.tables.context import Context
from kartentisch.server.views import catalogue
from kartentisch.server.views.helper import Helper

OWN_PROXIES: Final = ("127.0.0.1", "::1")
SOCKET: Final = "KARTENTISCH_SOCKET"  # of the server that this process was before: a number of a file


class Server(uvicorn.Server):
    """Ends the streams as soon as it is told to stop: they would keep it waiting."""

    def __init__(
        self, config: uvicorn.Config, context: Context, most: int = 0, proxies: Sequence[str] = OWN_PROXIES
    ) -> None:
        """`most` connections at once (0: no limit); `proxies` may have as many as they like of them."""
        super().__init__(config)
        self._context = context
        self.to_restart = False
        self.connections = doors = Connections(context.limits.connections, most, proxies)
        # uvicorn makes the protocols itself, and knows their class only
        config.http = type("Protocol", (Protocol,), {"doors": doors})

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:  # once a second
            self.connections.look(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._context.wakeups.close()
        super().handle_exit(sig, frame)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """SIGUSR2 ends the server as well, for another one on the same socket; where there is such a signal."""
        if not hasattr(signal, "SIGUSR2") or threading.current_thread() is not threading.main_thread():
            with super().capture_signals():
                yield
            return

        def restart(sig: int, frame: FrameType | None) -> None:
            signal.signal(sig, signal.SIG_IGN)  # once is enough
            self.to_restart = self.should_exit = True
            self._context.wakeups.close()

        before = signal.signal(signal.SIGUSR2, restart)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGUSR2})
        with super().capture_signals():
            yield
        if not self.to_restart:
            signal.signal(signal.SIGUSR2, before)


def listen(host: str, port: int, tries: int = 20) -> socket.socket:
    """A socket on the port, or on the next that is free of so many; OSError if there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(tries):
        # with the protocol named, asyncio switches Nagle's delay off; without it every answer waits 40 ms
        taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind((host, port + number if port else 0))
            taken.listen(BACKLOG)
        except OSError as error:
            taken.close()
            if number == tries - 1 or not port or error.errno != errno.EADDRINUSE or port + number == 65535:
                raise
            continue
        return taken
    raise OSError("no free port")


def hold_restart() -> None:
    """From here on SIGUSR2 waits until the server runs, instead of ending a process that has not set it up yet."""
    if hasattr(signal, "SIGUSR2"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR2})


def _tell_faults() -> None:
    """If a fault below Python ends the process, it writes where every thread was."""
    with suppress(
        AttributeError, OSError, RuntimeError, ValueError
    ):  # standard error is no file: there is nobody to tell
        faulthandler.enable(sys.stderr)


def _keep_log(quiet: bool) -> None:
    """One JSON object a line, on standard error; warnings only where it is to be quiet."""
    _tell_faults()
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("kartentisch.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.WARNING if quiet or name != "kartentisch.server" else logging.INFO)
    logging.getLogger("uvicorn.error").handlers = []
    logging.getLogger("uvicorn.error").propagate = True


def help_out(context: Context, quiet: bool = False) -> None:
    """Let bots answer and review games, for the servers of the same database, until the process is told to stop."""
    _keep_log(quiet)
    helper = Helper(context)
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: helper.stop())
    helper.run()
    LOGGER.info("closed")


def serve(
    context: Context,
    bound: socket.socket,
    quiet: bool = False,
    proxies: Sequence[str] = (),
    names: Collection[str] = (),
    delivery: DeliverySettings = NO_DELIVERY,
) -> bool:
    """Serve until the process is told to stop; whether it is to start again, on the socket that stays open.

    Args:
        proxies: addresses and networks that are believed whom they bring, besides those on this machine.
        names: by which the server may be asked for, besides addresses and local names.
        delivery: what may leave the server on its own.
    """
    trusted = [*OWN_PROXIES, *proxies]
    most = files_for_many()
    _keep_log(quiet)
    config = uvicorn.Config(
        make_app(context, names=names, delivery=delivery),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
        backlog=BACKLOG,
        forwarded_allow_ips=trusted,
    )
    for name in games.ready():  # what every visitor asks for first is read before anybody does
        for lang in LANGUAGES:
            catalogue.in_full(name, lang)
    gc.collect()  # a full collection of all that was loaded halts everybody for a tenth of a second: set it aside,
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)  # and look at the rest more seldom
    gc.enable()  # a start does without
    server = Server(config, context, most, trusted)
    server.run(sockets=[bound.dup()])  # it closes what it is given
    LOGGER.info("closed")
    return server.to_restart


def start_again(bound: socket.socket) -> None:
    """This process becomes a new server on the same socket, at which whoever comes meanwhile waits.

    It runs the program as it is now: upgraded in place, or with rules that were compiled since the start.
    """
    os.set_inheritable(bound.fileno(), True)
    os.environ[SOCKET] = str(bound.fileno())
    if os.environ.get("KARTENTISCH_RULES") == "interpreted-until-restart":
        del os.environ["KARTENTISCH_RULES"]
    sys.stdout.flush()
    again = [word for word in sys.argv[1:] if word != "--restored"]  # that was true of the first start only
    os.execv(sys.executable, [sys.executable, "-P", "-m", "kartentisch", *again])  # -P: nothing of the working folder


def inherited() -> socket.socket | None:
    """The socket that the server before this one listened at, in the same process."""
    number = os.environ.pop(SOCKET, "")
    if not number:
        return None
    bound = socket.socket(fileno=int(number))
    bound.set_inheritable(False)
    return bound
