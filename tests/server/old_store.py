"""The store of an earlier version, with games that run, and how they are looked at and played on.

`stores/v0_1_0.sql` was written by version 0.1.0 (commit 582b554a) and is never written again: ten running games of all
five games, in battles, windows and sealed rounds, three of the games under earlier revisions of their rules.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from kartentisch import bots
from kartentisch.bots import Decision
from kartentisch.server.store.database import FILE, Store
from kartentisch.server.tables import play
from tests.server.running_server import RunningServer, Visitor

OLD = Path(__file__).parent / "stores/v0_1_0.sql"


@dataclass(frozen=True)
class Old:
    """A table of the store: where it stands, and the key of all its seats."""

    table: str
    game: str
    where: str
    secret: str


TABLES = [Old(*line.split()[1:]) for line in OLD.read_text(encoding="utf-8").splitlines()[2:12]]
CHANGED = [one for one in TABLES if one.game in ("attack", "selfr3", "europe")]


def unpacked(folder: Path) -> Path:
    """A data folder with the old store."""
    folder.mkdir(mode=0o700)
    store = sqlite3.connect(folder / FILE)
    store.executescript(OLD.read_text(encoding="utf-8"))
    store.close()
    (folder / FILE).chmod(0o600)
    return folder


@pytest.fixture
def old(folder: Path, build: Callable[..., RunningServer]) -> RunningServer:
    """A server on the old store in which nothing happens by itself."""
    return build(Store.in_folder(unpacked(folder / "old")), timekeeper=False)


def stored(server: RunningServer, table: str) -> Any:
    with server.context.look(table) as (_, found):
        return found


def kinds(visitor: Visitor) -> list[str]:
    return [line["kind"] for line in visitor.look("/log")["log"]]


def to_the_end(server: RunningServer, name: str) -> None:
    """Greedy bots answer for all, a few hundred answers in a change."""
    for _ in range(100):
        with server.context.change(name) as (_, table):
            for number in range(300):
                if table.status == "over":
                    return
                if not table.decisions:
                    play.go_on(table, server.context.chance, server.context.store.now())
                seat = min(table.decisions)
                answer = bots.make("greedy", number).answer(Decision.of(table.position_now(), seat))
                assert answer is not None
                play.play(table, seat, [answer], server.context.chance, server.context.store.now())
    raise AssertionError("it goes on for ever")
