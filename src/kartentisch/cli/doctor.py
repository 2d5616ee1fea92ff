"""`kartentisch doctor` and `move`: is all well with a server, and how it comes to another database."""

from __future__ import annotations

import ipaddress
import shutil
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple

import typer

from kartentisch.cli.common import Lang, is_there, sentences
from kartentisch.cli.serve import Data, Database, data_folder, words
from kartentisch.engine.extras import needing

if TYPE_CHECKING:
    from sqlalchemy import Connection

LITTLE: Final = 1024**3  # bytes of free space from which on it is told
RUNNING: Final = 20_000  # ms; a server notes that it is open every five seconds
AHEAD: Final = 15_000  # ms that a note may lie in the future
APART: Final = 3_000  # ms between the clocks of two machines, from which on it is told
CONNECTIONS: Final = 1_000  # that a server for strangers should be able to hold
MB: Final = 1024**2


class Finding(NamedTuple):
    """`well`, and the sentence that tells it with its values."""

    well: bool
    sentence: str
    values: dict[str, Any]


def doctor(
    data: Data = None,
    db: Database = "",
    url: Annotated[
        str, typer.Option("--url", help="The address that visitors use: ask the server there, through its proxy.")
    ] = "",
    address: Annotated[
        str,
        typer.Option("--address", help="As for serve.", envvar="KARTENTISCH_ADDRESS", show_default=False),
    ] = "",
    mail: Annotated[
        str,
        typer.Option("--mail", help="As for serve.", envvar="KARTENTISCH_MAIL", show_default=False),
    ] = "",
    mail_from: Annotated[
        str,
        typer.Option("--mail-from", help="As for serve.", envvar="KARTENTISCH_MAIL_FROM", show_default=False),
    ] = "",
    lang: Lang = "",
) -> None:
    """Check store, disk, clock, open files, mail and proxy, also while the server runs; exit code 1 if one is wrong."""
    with sentences(lang, room="kartentisch.server"):
        with needing("server"):
            import sqlalchemy  # noqa: F401
        folder = data_folder(data)
        found = [
            *_store(db or folder, data is not None),
            *([] if db else _disk(folder)),
            *_files(),
            *_mail(address, mail, mail_from),
        ]
        found += _proxy(url) if url else []
    for well, sentence, values in found:
        typer.echo(("  ok  " if well else "  !!  ") + words(lang).say(sentence, **values))
    if not all(finding.well for finding in found):
        raise typer.Exit(1)


def _store(place: Path | str, named: bool) -> Iterator[Finding]:
    """What is in it, and whether the clock agrees with it; a folder that somebody has named should have one."""
    from sqlalchemy import create_engine, func, select, text
    from sqlalchemy.exc import SQLAlchemyError

    from kartentisch.engine.errors import EngineError
    from kartentisch.server.store.database import address_of, file_of
    from kartentisch.server.store.schema import SERVER_NOTES, TABLES, TIMERS

    try:
        where = address_of(place)
    except EngineError:
        yield Finding(False, "doctor-store-bad", {"problem": "address"})
        return
    file = file_of(where)
    if file is not None and not (is_there(file) and file.is_file()):
        yield Finding(not named, "doctor-store-missing" if named else "doctor-store-none", {"file": str(file)})
        return
    engine = create_engine(where)
    try:
        with closing(engine.connect()) as connection:
            if file is not None:
                checked = str(connection.execute(text("PRAGMA quick_check(1)")).scalar())
                if checked != "ok":
                    yield Finding(False, "doctor-store-bad", {"problem": checked})
                    return
            grouped = select(TABLES.c.status, func.count()).group_by(TABLES.c.status)
            counts = {str(row[0]): int(row[1]) for row in connection.execute(grouped)}
            told = {name: counts.get(name, 0) for name in ("waiting", "playing", "over")}
            yield Finding(True, "doctor-store-ok", told)
            if file is not None:
                yield Finding(True, "doctor-store-size", {"size": round(file.stat().st_size / MB, 1)})
            else:
                yield from _clocks(connection)
            yield from _rules(connection)
            yield from _notifications(connection)
            yield from _kept(connection)
            yield from _reports(connection)
            now = time.time_ns() // 1_000_000
            noted = connection.execute(select(SERVER_NOTES.c.value).where(SERVER_NOTES.c.name == "heartbeat")).scalar()
            ago = now - int(noted or 0)
            late = connection.execute(select(func.min(TIMERS.c.due))).scalar()
        if noted is not None and ago < -AHEAD:
            yield Finding(False, "doctor-clock-back", {"seconds": -ago // 1000})
        elif noted is not None and ago < RUNNING:
            overdue = max(0, now - int(late)) // 1000 if late is not None else 0
            yield Finding(overdue < 30, "doctor-running" if overdue < 30 else "doctor-late", {"seconds": overdue})
        else:
            yield Finding(True, "doctor-closed", {})
    except (SQLAlchemyError, OSError) as error:
        problem = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        yield Finding(False, "doctor-store-bad", {"problem": problem})
    finally:
        engine.dispose()


def _clocks(connection: Connection) -> Iterator[Finding]:
    """Whether this machine and the database's have the same time: that is what all processes there count by."""
    from sqlalchemy import text

    there = int(connection.execute(text("SELECT extract(epoch FROM clock_timestamp()) * 1000")).scalar() or 0)
    apart = time.time_ns() // 1_000_000 - there
    if abs(apart) > APART:
        yield Finding(False, "doctor-clocks-apart", {"seconds": round(apart / 1000)})


def _rules(connection: Connection) -> Iterator[Finding]:
    """Tables that are not over and stand under other rules than this program has: what becomes of them."""
    from sqlalchemy import select

    from kartentisch import games
    from kartentisch.engine import migration
    from kartentisch.engine.errors import EngineError
    from kartentisch.server.store.schema import TABLES

    begun = (TABLES.c.status != "over") & TABLES.c.state.is_not(None)
    found: dict[tuple[str, int], list[str]] = {}
    for row in connection.execute(select(TABLES.c.id, TABLES.c.game, TABLES.c.revision).where(begun)):
        found.setdefault((row.game, row.revision), []).append(row.id)
    for (game, revision), tables in sorted(found.items()):
        try:
            rules = games.load(game)
        except EngineError:  # this program does not have the game
            now, carries = 0, False
        else:
            now, rows = rules.revision, migration.since(rules, revision)
            carries = bool(rows) and all(row.carries for row in rows)
        if now != revision:
            values = {"game": game, "begun": revision, "now": now, "tables": ", ".join(sorted(tables))}
            yield Finding(carries, "doctor-rules-carried" if carries else "doctor-rules", values)


def _notifications(connection: Connection) -> Iterator[Finding]:
    """What waits to be told, and where nothing gets through."""
    from sqlalchemy import func, inspect, select

    from kartentisch.server.delivery import queue
    from kartentisch.server.store.schema import NOTIFICATION_TARGETS

    if not inspect(connection).has_table(
        NOTIFICATION_TARGETS.name
    ):  # of an earlier version that has not been opened since
        return
    kinds = select(NOTIFICATION_TARGETS.c.kind, func.count()).group_by(NOTIFICATION_TARGETS.c.kind)
    places = {"push": 0, "mail": 0, "other": 0} | {str(row[0]): int(row[1]) for row in connection.execute(kinds)}
    now = time.time_ns() // 1_000_000
    counts = queue.counts(connection, now, now - 86_400_000)
    if not any(places.values()) and not any(counts.values()):
        return
    failing = select(func.count()).where(NOTIFICATION_TARGETS.c.failing != "")
    yield Finding(True, "doctor-targets", {**places, "failing": int(connection.execute(failing).scalar() or 0)})
    late = counts["late"] > 0
    yield Finding(not late, "doctor-delivery-late" if late else "doctor-delivery", counts)


def _mail(address: str, mail: str, sender: str) -> Iterator[Finding]:
    """Whether the mail server lets this one in; nothing is sent."""
    from kartentisch.server.delivery import settings
    from kartentisch.server.delivery.mail import MailError, connect

    delivery = settings.settings(address=address, mail=mail, sender=sender)
    if delivery.mail is None:
        yield Finding(True, "doctor-mail-none", {})
        return
    if not delivery.address:
        yield Finding(False, "doctor-mail-address", {})
    try:
        connect(delivery.mail).close()
    except MailError as error:
        yield Finding(False, "doctor-mail-bad", {"problem": str(error)})
    else:
        yield Finding(True, "doctor-mail", {})


def _kept(connection: Connection) -> Iterator[Finding]:
    """For how long tables are kept, and those that stand still."""
    from sqlalchemy import func, select

    from kartentisch.server.store.schema import TABLES
    from kartentisch.server.tables.context import Retention

    days = Retention()
    kept = {name: getattr(days, f"{name}_days") for name in ("waiting", "unplayed", "packed", "finished", "moved")}
    yield Finding(True, "doctor-kept", kept)
    stuck = select(func.count()).select_from(TABLES).where((TABLES.c.status == "playing") & (TABLES.c.stuck == 1))
    count = int(connection.execute(stuck).scalar() or 0)
    if count:
        yield Finding(True, "doctor-stuck", {"tables": count})


def _reports(connection: Connection) -> Iterator[Finding]:
    """What people have reported that nobody has looked at yet."""
    from sqlalchemy import func, inspect, select

    from kartentisch.server.store.schema import REPORTS

    if not inspect(connection).has_table(REPORTS.name):  # of an earlier version that has not been opened since
        return
    count = int(connection.execute(select(func.count()).where(REPORTS.c.closed == 0)).scalar() or 0)
    if count:
        yield Finding(True, "doctor-reports", {"reports": count})


def _disk(folder: Path) -> Iterator[Finding]:
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    yield Finding(free >= LITTLE, "doctor-disk" if free >= LITTLE else "doctor-disk-little", {"free": free // MB})


def _files() -> Iterator[Finding]:
    """How many visitors can be connected at once; the limit is raised for this process only, as the server does."""
    from kartentisch.server.http.connections import files_for_many

    most = files_for_many()
    if most:  # Windows has no such limit
        well = most >= CONNECTIONS
        yield Finding(well, "doctor-files" if well else "doctor-files-few", {"most": most})


def _proxy(url: str) -> Iterator[Finding]:
    """Through the proxy the server must be well, and must know that a proxy brings whoever asks."""
    status = _ask(url.rstrip("/") + "/healthz")
    yield Finding(status == 200, "doctor-url" if status == 200 else "doctor-url-bad", {"url": url, "status": status})
    if status == 200:
        open_ = _ask(url.rstrip("/") + "/metrics") == 200
        if not (open_ and _here(url)):  # asked without a proxy, whoever asks is this machine and may look
            yield Finding(not open_, "doctor-proxy-hides" if open_ else "doctor-proxy", {})


def _here(url: str) -> bool:
    """Whether the address is one of this machine to itself."""
    host = urllib.parse.urlsplit(url).hostname or ""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _ask(url: str) -> int:
    """The status of an answer; 0 without one."""
    if not url.startswith(("http://", "https://")):
        return 0
    try:
        with urllib.request.urlopen(url, timeout=10) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code
    except (OSError, ValueError):
        return 0


def move(
    to: Annotated[str, typer.Argument(metavar="URL", help="A PostgreSQL database without tables of this program.")],
    data: Data = None,
    lang: Lang = "",
) -> None:
    """Move all games from the folder into a PostgreSQL database; stop the server first, and then serve with --db."""
    with sentences(lang, room="kartentisch.server"):
        with needing("server"):
            from kartentisch.server.store import copying, database
        from kartentisch.engine.errors import EngineError

        folder = data_folder(data)
        if not (folder / database.FILE).is_file():
            raise EngineError("no_such_file", file=str(folder / database.FILE))
        source = database.Store.in_folder(folder)
        try:
            target = database.Store(to)
            try:
                with database.explained():
                    tables = copying.move(source, target)
            finally:
                target.close()
        finally:
            source.close()
        typer.echo(words(lang).say("move-done", tables=tables))
