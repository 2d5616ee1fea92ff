"""Stores and running servers."""

from __future__ import annotations

import itertools
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

import kartentisch as kt
from kartentisch.server.delivery import settings
from kartentisch.server.http.positions import PositionChecks
from kartentisch.server.store.database import FILE, Store
from kartentisch.server.store.schema import SERVER_NOTES
from kartentisch.server.tables.context import Context
from tests.server.mail_server import HERE, PushService, Sink
from tests.server.running_server import Clock, RunningServer, postgres
from tests.server.two_servers import Two, begun

_NUMBERS = itertools.count(1)
_OTHERS = b"SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    try:
        with postgres() as address:
            yield address
    except FileNotFoundError:
        pytest.skip("PostgreSQL is not installed (Debian: apt install postgresql)")


def _emptied(address: str) -> None:
    """A database with all tables, and nobody's yet."""
    store = Store(address)
    with store.write() as connection:
        connection.execute(SERVER_NOTES.delete())
    store.close()


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty store in a file, to be copied: to make its tables anew takes as long as many a test."""
    file = tmp_path_factory.mktemp("blank") / FILE
    _emptied(f"sqlite:///{file}")
    return file


@pytest.fixture(scope="session")
def blank_database(cluster: str) -> str:
    """The same in PostgreSQL: the name of a database."""
    name = "kt_blank"
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    _emptied(cluster.replace("/postgres?", f"/{name}?"))
    return name


class Databases:
    """Empty databases in PostgreSQL: to make one costs ten times as much as to empty one that a test has used."""

    def __init__(self, address: str, blank: str) -> None:
        self._address, self._blank, self._free = address, blank, list[str]()
        with self._to(blank) as connection:
            self._shape = self._shape_of(connection)

    def _to(self, name: str) -> psycopg.Connection[Any]:
        return psycopg.connect(self.address(name).replace("+psycopg", ""), autocommit=True)

    def address(self, name: str) -> str:
        return self._address.replace("/postgres?", f"/{name}?")

    @staticmethod
    def _shape_of(connection: psycopg.Connection[Any]) -> list[Any]:
        """All tables, columns, indices, triggers and functions, and which migration that is."""
        rows: list[Any] = []
        for question in (
            "SELECT relname, relkind, relnatts, relchecks, relhastriggers, relhasrules FROM pg_class"
            " WHERE relnamespace = 'public'::regnamespace ORDER BY 1",
            "SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1",
            "SELECT version_num FROM alembic_version",
        ):
            rows += connection.execute(question.encode()).fetchall()
        return rows

    def take(self) -> str:
        if self._free:
            return self._free.pop()
        name = f"kt_{next(_NUMBERS)}"
        with self._to("postgres") as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {self._blank}".encode())
        return name

    def give_back(self, name: str) -> None:
        """For the next test, if nobody holds it any more and its tables are as they were."""
        with self._to(name) as connection:
            for _ in range(20):  # who has gone is still there for a moment
                if not connection.execute(_OTHERS).fetchall():
                    break
                time.sleep(0.005)
            else:
                return
            if self._shape_of(connection) != self._shape:
                return
            kinds = {row[0]: row[1] for row in self._shape if len(row) > 1}
            tables = [name for name, kind in kinds.items() if kind == "r" and name != "alembic_version"]
            again = [f"DELETE FROM {table}" for table in tables]
            again += [f"SELECT setval('{name}', 1, false)" for name, kind in kinds.items() if kind == "S"]
            connection.execute("; ".join(again).encode())
        self._free.append(name)


@pytest.fixture(scope="session")
def databases(cluster: str, blank_database: str) -> Databases:
    return Databases(cluster, blank_database)


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Memory, where there is such a folder: what a disk does is not what is tested, and it is slow."""
    memory = Path("/dev/shm")
    if not os.access(memory, os.W_OK):
        yield tmp_path
        return
    made = Path(tempfile.mkdtemp(prefix="kt-", dir=memory))
    yield made
    shutil.rmtree(made)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=[pytest.mark.thorough, pytest.mark.once])])
def url(request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    """The address of an empty database, in both kinds of store."""
    if request.param == "sqlite":
        shutil.copyfile(request.getfixturevalue("blank"), folder / "server.sqlite3")
        yield f"sqlite:///{folder / 'server.sqlite3'}"
        return
    databases: Databases = request.getfixturevalue("databases")
    name = databases.take()
    yield databases.address(name)
    databases.give_back(name)


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store(url)
    yield opened
    opened.close()


@pytest.fixture
def build(folder: Path, blank: Path) -> Iterator[Callable[..., RunningServer]]:
    """Builds servers on SQLite that are closed after the test."""
    servers: list[RunningServer] = []

    def built(store: Store | None = None, **more: object) -> RunningServer:
        place = folder / f"data{len(servers)}"
        if store is None:
            place.mkdir(mode=0o700)
            shutil.copyfile(blank, place / FILE)
        server = RunningServer(store or Store.in_folder(place), **more)  # type: ignore[arg-type]
        servers.append(server)
        return server

    yield built
    for server in servers:
        server.close()


@pytest.fixture
def server(build: Callable[..., RunningServer]) -> RunningServer:
    return build()


@pytest.fixture
def either(url: str, build: Callable[..., RunningServer]) -> RunningServer:
    """A server as it is, in both kinds of store."""
    return build(Store(url))


@pytest.fixture
def clock() -> Clock:
    """The time of a store, for `still` and whoever builds a server on it."""
    return Clock()


@pytest.fixture
def still(url: str, build: Callable[..., RunningServer], clock: Clock) -> RunningServer:
    """A server in which nothing happens by itself, in both kinds of store."""
    return build(Store(url, clock), timekeeper=False)


@pytest.fixture
def unbounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Attila had not said how far its locals reach, which keeps such positions from ever coming to a table."""
    monkeypatch.setattr(type(kt.load("attila")), "spans", {})
    monkeypatch.setattr(PositionChecks, "replay", lambda *given: None)  # in a process of its own, which still knows


@pytest.fixture(scope="session")
def sink() -> Iterator[Sink]:
    opened = Sink()
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def service() -> Iterator[PushService]:
    opened = PushService()
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def lend() -> Iterator[Callable[[RunningServer], None]]:
    """Gives a server the helpers that write to people: to start them takes as long as all these tests."""
    kept: dict[str, Any] = {}

    def lent(server: RunningServer) -> None:
        if not kept:
            kept.update(server.app.state.notifier._outbounds)
            for way in kept.values():
                way.close = lambda: None
        server.app.state.notifier._outbounds = kept

    yield lent
    for way in kept.values():
        type(way).close(way)


@pytest.fixture
def far(
    build: Callable[..., RunningServer],
    folder: Path,
    clock: Clock,
    sink: Sink,
    service: PushService,
    lend: Callable[[RunningServer], None],
) -> RunningServer:
    """A server whose time stands still, with a mail server and a push service that keep what they get."""
    sink.emails.clear()
    service.clear()
    service.status, sink.refusal = 201, lambda address: ""
    delivery = settings.settings(
        address=HERE, mail=sink.address, sender="Tische <t@example.org>", allowed=["127.0.0.1"]
    )
    server = build(Store.in_folder(folder / "far", clock), timekeeper=False, delivery=delivery)
    lend(server)
    return server


@pytest.fixture
def context(url: str, clock: Clock) -> Iterator[Context]:
    """Without a server, on each kind of store."""
    store = Store(url, clock)
    yield Context(store)
    store.close()


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Two]:
    with begun(tmp_path) as found:
        yield found
