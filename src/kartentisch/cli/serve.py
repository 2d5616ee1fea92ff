"""`kartentisch serve`, `backup` and `restore`: the server, and its keeping.

The libraries of the server are imported inside the commands: no other command has to wait for them.
"""

from __future__ import annotations

import errno
import gc
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from kartentisch.cli.common import Lang, sentences, system_language
from kartentisch.engine.errors import EngineError
from kartentisch.engine.extras import needing
from kartentisch.engine.language import Language

Data = Annotated[
    Path | None,
    typer.Option("--data", metavar="FOLDER", help="Where games are kept.", show_default="the user's folder"),
]
Database = Annotated[
    str,
    typer.Option("--db", metavar="URL", help="A PostgreSQL database instead of the folder.", envvar="KARTENTISCH_DB"),
]


@contextmanager
def nothing_collected() -> Iterator[None]:
    """What a start loads stays: to look through it for rubbish again and again takes a fifth of the time.

    `server.serve` sets it aside and has the rest looked through from then on.
    """
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()


def data_folder(data: Path | None) -> Path:
    """The folder, or the one that the system keeps for this user's data: by its whole path, for this is told."""
    if data is not None:
        return data.absolute()
    with needing("server"):
        import platformdirs

    return Path(platformdirs.user_data_dir("kartentisch", appauthor=False))


def words(lang: str) -> Language:
    return Language(lang or system_language(), room="kartentisch.server")


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", help="Address to listen on; 0.0.0.0 for the whole network.")] = (
        "127.0.0.1"
    ),
    lan: Annotated[
        bool, typer.Option("--lan", help="Serve the whole network, and show the address and a QR code for phones.")
    ] = False,
    port: Annotated[
        int, typer.Option("--port", help="Port; without this option also the next free one. 0: any.", min=0, max=65535)
    ] = 8008,
    data: Data = None,
    db: Database = "",
    rate: Annotated[
        float, typer.Option("--rate", help="Requests a second for each address; 0: no limits.", min=0)
    ] = 20.0,
    behind_proxy: Annotated[
        str,
        typer.Option(
            "--behind-proxy",
            metavar="ADDRESSES",
            help="Proxies on other machines to trust, comma separated; also networks such as 172.16.0.0/12.",
            envvar="KARTENTISCH_BEHIND_PROXY",
            show_default=False,
        ),
    ] = "",
    host_name: Annotated[
        str,
        typer.Option(
            "--host-name",
            metavar="NAMES",
            help="Names that visitors use, such as games.example.org, comma separated; IP addresses always work.",
            envvar="KARTENTISCH_HOST_NAME",
            show_default=False,
        ),
    ] = "",
    metrics_token: Annotated[
        str,
        typer.Option(
            "--metrics-token",
            metavar="TOKEN",
            help="Open /metrics to whoever sends this token; without one, only this machine may read it.",
            envvar="KARTENTISCH_METRICS_TOKEN",
            show_default=False,
        ),
    ] = "",
    address: Annotated[
        str,
        typer.Option(
            "--address",
            metavar="URL",
            help="Where people reach this server, such as https://games.example.org: for links in e-mails.",
            envvar="KARTENTISCH_ADDRESS",
            show_default=False,
        ),
    ] = "",
    notifications: Annotated[
        str,
        typer.Option(
            "--notifications",
            metavar="WAYS",
            help="How people can be notified, comma separated, or none. mail and other need --address.",
            envvar="KARTENTISCH_NOTIFICATIONS",
        ),
    ] = "push,mail,other,calendar",
    notices: Annotated[  # the old name, for one version
        str, typer.Option("--notices", hidden=True, envvar="KARTENTISCH_NOTICES")
    ] = "",
    mail: Annotated[
        str,
        typer.Option(
            "--mail",
            metavar="SERVER",
            help="Mail server: smtp://user:password@host:587 or smtps://…; safer in the environment than here.",
            envvar="KARTENTISCH_MAIL",
            show_default=False,
            show_envvar=True,
        ),
    ] = "",
    mail_from: Annotated[
        str,
        typer.Option(
            "--mail-from",
            metavar="ADDRESS",
            help="Sender of the e-mails, such as “Games <games@example.org>”.",
            envvar="KARTENTISCH_MAIL_FROM",
            show_default=False,
        ),
    ] = "",
    days_off: Annotated[
        int,
        typer.Option(
            "--days-off",
            metavar="DAYS",
            help="Days off for each person and year, at all tables together; a table may allow fewer.",
            min=0,
            max=366,
        ),
    ] = 28,
    use_helpers: Annotated[
        bool,
        typer.Option(
            "--use-helpers",
            help="Leave bots and reviews to `kartentisch helper` elsewhere, unless none takes them.",
            envvar="KARTENTISCH_USE_HELPERS",
        ),
    ] = False,
    helped: Annotated[  # the old name, for one version
        bool, typer.Option("--helped", hidden=True, envvar="KARTENTISCH_HELPED")
    ] = False,
    restored: Annotated[
        bool,
        typer.Option("--restored", help="The database was restored from a copy: every table gets fresh dice."),
    ] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Log warnings only.")] = False,
    lang: Lang = "",
) -> None:
    """Serve tables over HTTP until Ctrl+C: people and bots play, every game is kept."""
    with sentences(lang, room="kartentisch.server"), nothing_collected():
        with needing("server"):
            from kartentisch.server.delivery.settings import settings
            from kartentisch.server.http import host_names, page
            from kartentisch.server.http.connections import are_addresses
            from kartentisch.server.http.server import hold_restart, inherited, serve, start_again
            from kartentisch.server.store.database import Store
            from kartentisch.server.tables.context import Context, Limits

        delivery = settings(notices or notifications, address, mail, mail_from)
        proxies = [one.strip() for one in behind_proxy.split(",") if one.strip()]
        if not are_addresses(proxies):
            raise EngineError("bad_proxy", proxy=behind_proxy)
        names = [one.strip() for one in host_name.split(",") if one.strip()]
        if not all(map(host_names.is_name, names)):
            raise EngineError("bad_host_name", name=host_name)
        folder = data_folder(data)
        store = Store(db, restored=restored) if db else Store.in_folder(folder, restored=restored)
        limits = Limits(address_rate=rate) if rate else Limits.none()
        if lan:
            host = "0.0.0.0"
        hold_restart()
        again: socket.socket | None = None  # where it starts again
        try:
            bound = inherited()
            if bound is None:
                wished = getattr(context.get_parameter_source("port"), "name", "") != "DEFAULT"
                bound = _listen(host, port, wished)
                _announce(host, port, bound.getsockname()[1], lan, words(lang))
                if not db:
                    typer.echo(words(lang).say("serve-data", data=str(folder)))
                if not page.built():
                    typer.echo(words(lang).say("page-missing-how"))
                typer.echo(words(lang).say("serve-stop"))
            served = Context(
                store,
                limits,
                metrics_token=metrics_token,
                vacation_days=days_off,
                helped=(use_helpers or helped) and store.shared,
            )
            if serve(served, bound, quiet, proxies, [host, *names, *delivery.names], delivery):
                again = bound
        except KeyboardInterrupt:  # once the server has closed, it passes the signal on; before that nothing is lost
            pass
        finally:
            store.close()
        if again is not None:
            start_again(again)
        typer.echo(words(lang).say("serve-stopped"))


def _listen(host: str, port: int, wished: bool) -> socket.socket:
    """A socket on the port; where nobody has named it, on the next free one as well.

    Raises:
        EngineError: `port_taken`; `bad_host` if the address is not this machine's; `no_port` for all else.
    """
    from kartentisch.server.http.server import listen

    try:
        return listen(host, port, 1 if wished else 20)
    except OSError as error:
        told = {"host": host, "port": str(port), "problem": error.strerror or str(error)}
        if error.errno == errno.EADDRINUSE:
            raise EngineError("port_taken", **told) from None
        foreign = isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL
        raise EngineError("bad_host" if foreign else "no_port", **told) from None


def _announce(host: str, wished: int, port: int, lan: bool, language: Language) -> None:
    """Where to go; for the whole network the addresses that phones can reach, and the first one as a QR code.

    Where it is not the wished port, the first line says so.
    """
    from kartentisch.cli import lan as network

    shown = f"[{host}]" if ":" in host else host
    reachable = network.addresses() if lan else []
    if lan and not reachable:
        typer.echo(language.say("serve-no-network"))
        shown = "127.0.0.1"
    for number, address in enumerate(reachable or [shown]):
        how = "serve-address-moved" if wished not in (0, port) and number == 0 else "serve-address"
        typer.echo(language.say(how, address=f"http://{address}:{port}/", taken=str(wished)))
    if reachable:
        typer.echo(network.qr_code(f"http://{reachable[0]}:{port}/"))
        typer.echo(language.say("serve-scan"))


def helper(
    db: Annotated[
        str,
        typer.Option("--db", metavar="URL", help="The PostgreSQL database of the servers.", envvar="KARTENTISCH_DB"),
    ],
    quiet: Annotated[bool, typer.Option("--quiet", help="Log warnings only.")] = False,
    lang: Lang = "",
) -> None:
    """Let bots answer and review games for the servers of a database, on any machine, until Ctrl+C."""
    with sentences(lang, room="kartentisch.server"):
        with needing("server"), nothing_collected():
            from kartentisch.server.http.server import help_out
            from kartentisch.server.store.database import Store, address_of
            from kartentisch.server.tables.context import Context, Limits

        if address_of(db).get_backend_name() == "sqlite":
            raise EngineError("bad_database", problem="sqlite")  # whose file has one process
        store = Store(db)
        try:
            typer.echo(words(lang).say("helper-ready"))
            help_out(Context(store, Limits()), quiet)
        finally:
            store.close()


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.", metavar="FILE")], data: Data = None, lang: Lang = ""
) -> None:
    """Copy all games into one file, also while the server runs."""
    with sentences(lang, room="kartentisch.server"):
        with needing("server"):
            from kartentisch.server.store import backups

        backups.backup(data_folder(data), file)
        typer.echo(words(lang).say("backup-done", file=str(file)))


def collection(
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="The folder that the records are written to.")],
    data: Data = None,
    db: Database = "",
    lang: Lang = "",
) -> None:
    """Write finished games of past months without names, where all players agreed to it; also while the server runs."""
    with sentences(lang, room="kartentisch.server"):
        with needing("server"):
            from kartentisch.server import collection_files
            from kartentisch.server.views.collection import month

        count = collection_files.write(db or data_folder(data), out, month(int(time.time() * 1000)))
        typer.echo(words(lang).say("collection-done", count=count, folder=str(out)))


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.", metavar="FILE")], data: Data = None, lang: Lang = ""
) -> None:
    """Replace all games by those of a backup; refused while the server runs."""
    with sentences(lang, room="kartentisch.server"):
        with needing("server"):
            from kartentisch.server.store import backups

        backups.restore(file, data_folder(data))
        typer.echo(words(lang).say("restore-done", file=str(file)))
