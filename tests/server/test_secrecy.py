"""Two worlds that differ only in what a viewer may not know: over HTTP the viewer gets the same bytes from both."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import delete, select, update

from kartentisch.engine.facts import SPECTATOR, Event
from kartentisch.engine.game import to_bytes
from kartentisch.server.store import backups
from kartentisch.server.store import database as stores
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import COMMANDS, LOG, SEALED, TABLES
from kartentisch.server.tables import repository
from tests.server.running_server import Clock, RunningServer, Visitor, wait_for

pytestmark = pytest.mark.thorough


def another_world(here: Store, there: Store, table_id: str, viewer: int, seed: int) -> bool:
    """Change everything in the second store that the viewer may not know; whether that is anything."""
    with here.read() as connection:
        table = repository.find(connection, table_id)
    game = table.game
    view = msgspec.json.decode(to_bytes(game.view(table.position_now(), viewer)))
    other = to_bytes(game.dump(game.imagine(view, seed))).decode()
    peoples = list(game.kinds.names["people"])
    hidden = {kind.name: kind.secret for kind in game.kinds.kinds if kind.secret}
    with there.write() as connection:
        chain = msgspec.json.decode(table.chain or "{}")
        for epoch in chain["epochs"]:  # secrets of the dice that are not told yet
            epoch["tip"], epoch["master"], epoch["near"] = epoch["tip"][::-1], epoch["master"][::-1], [64, "00" * 32]
        values = {"state": other, "chain": to_bytes(chain).decode()}
        connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(values))
        for row in connection.execute(select(SEALED).where(SEALED.c.table_id == table_id)).all():
            drawn = msgspec.json.decode(row.row)
            if drawn["ctx"]["seat"] != viewer:
                drawn |= {"result": 0, "nonce": "11" * 32, "weights": [[0, 1]]}
                place = (SEALED.c.table_id == table_id) & (SEALED.c.number == row.number)
                connection.execute(update(SEALED).where(place).values(row=to_bytes(drawn).decode()))
        for row in connection.execute(select(LOG).where(LOG.c.table_id == table_id)).all():
            body = msgspec.json.decode(row.body)
            for card in body.get("cards", []):
                if card["ctx"]["seat"] != viewer:
                    card["result"], card["nonce"] = (card["result"] + 1) % len(peoples), "22" * 32
            if row.kind not in ("entry", "dice"):
                continue
            for event in body.get("events", []):
                if event["event"] in hidden and event["seat"] != viewer:
                    for name in hidden[event["event"]]:
                        event[name] = peoples[(peoples.index(event[name]) + 1) % len(peoples)]
            if body.get("seat") != viewer and "action" in body:
                body["action"] = "something else"
            for name in ("outcome", "hash"):
                if name in body:
                    body[name] = "different"
            line = (LOG.c.table_id == table_id) & (LOG.c.seq == row.seq)
            connection.execute(update(LOG).where(line).values(body=to_bytes(body).decode()))
    return other != table.state


def everything(visitor: Visitor, viewer: int) -> list[bytes]:
    """All that the server tells this viewer."""
    parts = []
    for lang in ("de", "en"):
        for path in ("", "/log", "/record"):
            answer = visitor.http.get(
                f"/api/tables/{visitor.table}{path}", params={"seat": viewer, "lang": lang, "forecast": True}
            )
            assert answer.status_code == 200
            parts.append(answer.content)
    parts.append(visitor.http.get("/api/tables").content)
    parts.append(streamed(visitor, viewer))
    if viewer >= 0:
        decision = visitor.look(seat=viewer)["decision"] or {"id": "1-1", "legal": []}
        for action in [0, 5, 30, 84, 200, 229, *(a["number"] for a in decision["legal"])]:
            for actions in ([action], [action, 0], [action, 1]):
                draft = {"decision": decision["id"], "seat": viewer, "actions": actions, "forecast": True}
                parts.append(visitor.http.post(f"/api/tables/{visitor.table}/preview", json=draft).content)
        for number, action in enumerate((0, 5, 30, 84, 200, 229)):
            decision = visitor.look(seat=viewer)["decision"]
            legal = [a["number"] for a in decision["legal"]] if decision else []
            if action not in legal:
                body = {"id": f"r{number}", "type": "play", "seat": viewer, "actions": [action]}
                body["decision"] = decision["id"] if decision else "1-1"
                parts.append(visitor.http.post(f"/api/tables/{visitor.table}/commands", json=body).content)
        parts.append(visitor.send(id="u", type="undo", seat=(viewer + 1) % 3).content)
    return parts


def streamed(visitor: Visitor, viewer: int) -> bytes:
    """The stream from the beginning to the first table."""
    read = b""
    with visitor.http.stream("GET", f"/api/tables/{visitor.table}/stream", params={"seat": viewer}) as answer:
        for chunk in answer.iter_raw():
            read += chunk
            if b"event: table" in read and read.endswith(b"\n\n"):
                return read
    raise AssertionError("the stream ended")


@pytest.mark.parametrize("moves", [0, 25, 60])
def test_two_worlds_look_the_same(build: Callable[..., RunningServer], folder: Path, moves: int) -> None:
    dice, clock = random.Random(moves), Clock()
    here = Store.in_folder(folder / "here", clock)
    server = build(here, timekeeper=False)
    owner = server.visitor().open(*({"kind": "mine", "name": name} for name in ("Anna", "Ben", "Carl")), listed=True)
    owner.do(type="start")
    for _ in range(moves):
        owner.play(dice.choice)
    while True:  # a moment at which cards lie face down is the best one
        with server.context.look(owner.table) as (_, table):
            if table.undo or moves == 0:
                break
        owner.play(dice.choice)
    differing = 0
    for viewer in (SPECTATOR, 0, 1, 2):
        folder_there = folder / f"there{viewer}"
        folder_there.mkdir()
        backups.backup(folder / "here", folder_there / stores.FILE)
        there = Store.in_folder(folder_there, clock)
        differing += another_world(here, there, owner.table, viewer, seed=moves)
        mirror = build(there, timekeeper=False).visitor(owner.table, owner.keys["secret"])
        assert everything(server.visitor(owner.table, owner.keys["secret"]), viewer) == everything(mirror, viewer)
        wait_for(lambda: server.context.wakeups.listeners == 0)  # the next viewer would count this one as a spectator
        # the viewer's rejections were stored; they must not meet those of the next viewer
        with here.write() as connection:
            connection.execute(delete(COMMANDS))
    assert differing >= 3, "the worlds did not differ, so nothing was tested"


def test_the_test_sees_a_leak(
    build: Callable[..., RunningServer], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If redaction is switched off, the two worlds differ."""
    clock = Clock()
    here = Store.in_folder(folder / "here", clock)
    server = build(here, timekeeper=False)
    owner = server.visitor().open(*({"kind": "mine", "name": name} for name in ("Anna", "Ben", "Carl")))
    owner.do(type="start")
    (folder / "there").mkdir()
    backups.backup(folder / "here", folder / "there" / stores.FILE)
    there = Store.in_folder(folder / "there", clock)
    another_world(here, there, owner.table, 0, 1)
    mirror = build(there, timekeeper=False).visitor(owner.table, owner.keys["secret"])
    monkeypatch.setattr(Event, "seen_by", lambda self, viewer: self)
    assert everything(server.visitor(owner.table, owner.keys["secret"]), 0) != everything(mirror, 0)
