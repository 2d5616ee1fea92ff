"""What if? A private table against bots that begins at a moment of another one, and tells nothing about it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from kartentisch.engine.game import to_bytes
from kartentisch.server.notifications.occasions import occasions
from kartentisch.server.store.database import Store
from kartentisch.server.tables import housekeeping, repository
from kartentisch.server.views import records
from tests.server.running_server import OPEN, Clock, RunningServer, Visitor

ANNA, OPEN_SEAT, BOT = {"kind": "mine", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


def refused(visitor: Visitor, **wish: Any) -> str:
    answer = visitor.http.post(f"/api/tables/{visitor.table}/whatif", json=wish)
    assert answer.status_code >= 400 and answer.json()["error"]["sentence"]
    return str(answer.json()["error"]["code"])


def three(server: RunningServer, **more: Any) -> tuple[Visitor, Visitor]:
    anna = server.visitor().open(ANNA, OPEN_SEAT, OPEN_SEAT, chat="free", **more)
    ben = server.visitor().join(anna, "Ben", "Carl")
    anna.do(type="start")
    return anna, ben


def known(view: dict[str, Any]) -> bytes:
    return to_bytes({key: part for key, part in view.items() if key != "legal"})


@pytest.mark.thorough
def test_a_running_game_goes_on_with_what_one_may_know(build: Callable[..., RunningServer]) -> None:
    server = build(timekeeper=False)
    anna, ben = three(server, hints=True)
    dice = random.Random(3)
    for _ in range(12):
        for visitor in (anna, ben):
            visitor.play(dice.choice)
    before = anna.look(seat=0)
    lines = anna.look("/log")["log"]
    other = server.branch(anna, bot="easy")
    seen = other.look(seat=0)
    assert known(seen["view"]) == known(before["view"]), "it begins with exactly what is known"
    table = seen["table"]
    assert table["branch"] == {"table": anna.table, "seq": before["table"]["seq"], "dealt": True}
    assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [
        ("person", "Anna"), ("bot", "Ben"), ("bot", "Carl")
    ]  # fmt: skip
    assert (table["spectators"], table["chat"], table["status"]) == (False, "off", "playing")
    lobby = anna.http.get("/api/tables").json()
    assert not any(one["id"] == other.table for one in lobby["tables"] + lobby["running"]), "nobody finds it"
    assert server.visitor(other.table).http.get(f"/api/tables/{other.table}").status_code == 403
    assert anna.look("/log")["log"] == lines, "the game hears nothing of it"
    then = next(line["seq"] for line in lines if line["kind"] == "entry" and line["seq"] > before["table"]["seq"] / 2)
    past = anna.look(f"/at/{then}", seat=0)["view"]
    early = server.branch(anna, seq=then).look(seat=0)["view"]
    assert known(early) == known(past) if past.get("asked") else early["asked"]


def test_it_depends_on_nothing_that_one_may_not_know(build: Callable[..., RunningServer]) -> None:
    """Two games that differ only in what Anna cannot know, and the same chance: the same branches, to the byte."""
    server = build(timekeeper=False, seed=lambda: 7)
    anna, ben = three(server)
    for _ in range(9):
        for visitor in (anna, ben):
            visitor.play(random.Random(5).choice)
    seq = anna.look()["table"]["seq"]

    def world() -> bytes:
        answer = anna.http.post(f"/api/tables/{anna.table}/whatif", json={}).json()
        with server.context.store.read() as connection:
            return to_bytes(repository.find(connection, answer["table"]).position)

    first = world()
    with server.context.store.write() as connection:
        table = repository.find(connection, anna.table, lock=True)
        real = table.position_now()
        view = msgspec.json.decode(to_bytes(table.game.view(real, 0)))
        changed = next(
            other for n in range(50) if to_bytes(table.game.dump(other := table.game.imagine(view, n))) != first
            and to_bytes(table.game.dump(other)) != to_bytes(table.game.dump(real))
        )  # fmt: skip
        table.keep_position(changed)
        table.quiet = True
        repository.save(connection, table, server.context.store.now())
    past = next(cell.cell_contents for cell in _closures(server) if type(cell.cell_contents).__name__ == "Past")
    past._kept.put((anna.table, seq), changed)  # the log still tells of the other world
    assert world() == first


def _closures(server: RunningServer) -> list[Any]:
    routes: list[Any] = [route for route in server.app.routes if getattr(route, "name", "") == "what_if"]
    return list(routes[0].endpoint.__closure__)


@pytest.mark.thorough
def test_who_may_and_from_where(build: Callable[..., RunningServer]) -> None:
    server = build(timekeeper=False)
    anna = server.visitor().open(ANNA, OPEN_SEAT)
    assert refused(anna) == "not_started"
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    assert refused(server.visitor(anna.table)) == "not_over"
    assert refused(anna, seq=10_000) == "unknown_moment"
    assert refused(anna, play=[7]) == "no_such_seat"
    assert refused(anna, bot="genius") == "unknown_bot"
    dice = random.Random(2)
    while "played" in (anna.play(dice.choice), ben.play(dice.choice)):
        pass
    last = anna.look()["table"]["seq"]
    assert refused(anna) == "branch_over"
    ghost = server.visitor(anna.table)
    middle = next(
        line["seq"] for line in anna.look("/log")["log"] if line["kind"] == "entry" and line["seq"] > last / 2
    )
    other = server.branch(ghost, seq=middle, play=[1])
    assert other.look()["own_seats"] == [1] and not other.look()["table"]["branch"]["dealt"]
    with server.context.store.read() as connection:
        found = repository.find(connection, other.table)
    assert found.position is not None
    with server.context.store.read() as connection:
        line = [line for line in repository.log(connection, anna.table, 0, middle) if line.kind == "entry"]
        parent = repository.find(connection, anna.table)
    real = records.course(parent, line).replay(parent.game)
    assert to_bytes(parent.game.dump(real)) == to_bytes(found.position), "all lies as it lay"
    again = {"seq": middle, "request": "x" * 22}
    assert len({ghost.http.post(f"/api/tables/{anna.table}/whatif", json=again).json()["table"] for _ in "ab"}) == 1


@pytest.mark.thorough
def test_it_gives_no_hints_that_the_game_does_not_give(build: Callable[..., RunningServer]) -> None:
    server = build(timekeeper=False)
    anna, _ = three(server)
    quiet = server.branch(anna, play=[1, 2])
    assert not quiet.look(seat=0)["may_hint"] and quiet.look()["own_seats"] == [0, 1, 2]
    assert quiet.refused(type="leave", seat=0, autopilot="master") == "no_advice"
    assert quiet.refused(type="seat_kind", target=0, kind="bot", bot="master") == "no_advice"
    decision = quiet.look()["decision"]
    wish = {"decision": decision["id"], "seat": decision["seat"]}
    answer = quiet.http.post(f"/api/tables/{quiet.table}/hint", json=wish)
    assert answer.json()["error"]["code"] == "no_advice"
    begun = quiet.look()["table"]["seq"]
    assert quiet.play() == "played"
    again = server.branch(quiet, seq=begun)
    assert not again.look(seat=0)["may_hint"], "nor does one that branches off from it"
    alone = server.visitor().open(ANNA, BOT)  # fewer than there: it cannot stand where that game does
    alone.do(type="start")
    assert server.branch(alone).look()["may_hint"]


def test_limits_and_what_is_kept(build: Callable[..., RunningServer], folder: Any) -> None:
    clock = Clock()
    limits = replace(OPEN, branch_seconds=20.0, branch_burst=2)
    server = build(Store(f"sqlite:///{folder / 'h.sqlite3'}", clock), limits=limits, timekeeper=False)
    anna, _ = three(server)
    other = server.branch(anna)
    server.branch(anna)
    assert refused(anna) == "too_many_requests"
    clock.ms += 31 * housekeeping.DAY
    housekeeping.tidy(server.context)
    assert other.http.get(f"/api/tables/{other.table}").status_code == 404
    assert anna.look()["table"]["status"] == "playing", "real games are kept"


def test_nobody_is_called_to_a_trial(build: Callable[..., RunningServer]) -> None:
    """Neither by "the next table where I am asked" nor by a notification."""
    server = build(timekeeper=False)
    anna = server.visitor().open(ANNA, {"kind": "mine", "name": "Zoe"})
    anna.do(type="start")
    other = server.branch(anna)
    assert other.look(seat=0)["table"]["asked"], "Anna is asked there, too"
    anna.http.cookies.update(other.http.cookies)
    assert anna.http.get("/api/mine/waiting").json() == {"tables": [anna.table]}
    told = {}
    with server.context.store.read() as connection:
        for name in (anna.table, other.table):
            table = repository.find(connection, name)
            holders = {seat.holder for seat in table.seats if seat.holder is not None}
            told[name] = [one.kind for one in occasions(table, holders, (), table.touched)]
    assert "turn" in told[anna.table] and told[other.table] == []


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["attack", "europe", "selfr3", "attacke"])
def test_every_game(build: Callable[..., RunningServer], game: str) -> None:
    server = build(timekeeper=False)
    anna = server.visitor().open(ANNA, *[OPEN_SEAT] * (2 if game == "selfr3" else 1), game=game)
    ben = server.visitor().join(anna, *("Ben", "Carl")[: 2 if game == "selfr3" else 1])
    anna.do(type="start")
    dice = random.Random(1)
    for _ in range(40):
        for visitor in (anna, ben):
            visitor.play(dice.choice)
    before = anna.look(seat=0)
    assert known(server.branch(anna).look(seat=0)["view"]) == known(before["view"])
