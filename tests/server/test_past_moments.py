"""Looking back: every moment of a table, with the secrecy of then."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import Game, to_bytes
from kartentisch.engine.match import Match
from kartentisch.server.tables import repository
from kartentisch.server.views import past_moments, records
from tests.server.running_server import OPEN, RunningServer, Visitor, code

NAMES = ("Anna", "Ben", "Carl")
SEATS = [{"kind": "mine", "name": name} for name in NAMES]


def at(visitor: Visitor, seq: int, seat: int) -> Any:
    return visitor.look(f"/at/{seq}", seat=seat)


@pytest.mark.thorough
def test_every_moment_as_it_was_seen(server: RunningServer) -> None:
    anna, dice = server.visitor().open(*SEATS), random.Random(8)
    nothing = dict.fromkeys(("view", "forecast", "scores", "winners", "ranking"))
    assert at(anna, 1, 0) == {"seq": 1, "viewer": 0, **nothing}
    anna.do(type="start")
    seen: list[tuple[int, int, Any]] = []
    undone = 0
    for number in range(50):
        for seat in (SPECTATOR, number % 3):
            now = anna.look(seat=seat)
            seen.append((now["table"]["seq"], seat, now["view"]))
        anna.play(dice.choice)
        if number % 3 == 0:
            last = next((s for s in range(3) if anna.look(seat=s)["can_undo"]), None)
            if last is not None:
                anna.do(type="undo", seat=last)
                undone += 1
    assert undone > 3
    for seq, seat, view in seen:
        assert at(anna, seq, seat)["view"] == view
    for line in anna.look("/log")["log"]:
        assert at(anna, line["seq"], SPECTATOR)["seq"] == line["seq"]


@pytest.mark.thorough
def test_the_end_and_what_is_not_there(server: RunningServer) -> None:
    anna, dice = server.visitor().open(*SEATS), random.Random(2)
    anna.do(type="start")
    while anna.play(dice.choice) == "played":
        pass
    now = anna.look(seat=1)
    last = at(anna, now["table"]["seq"], 1)
    parts = ("view", "scores", "winners", "ranking")
    assert [last[part] for part in parts] == [now[part] for part in parts]
    assert [seat for seat, place in enumerate(now["ranking"]["places"]) if place == 1] == now["winners"]
    assert at(anna, now["table"]["seq"] // 2, 1)["scores"] is None
    for seq in ("0", "-1", str(now["table"]["seq"] + 1), "9" * 40):
        answer = anna.http.get(f"/api/tables/{anna.table}/at/{seq}", params={"lang": "de"})
        assert answer.status_code == 404 and answer.json()["error"]["code"] == "unknown_moment"
        assert "Zeile" in answer.json()["error"]["sentence"]
    assert anna.http.get(f"/api/tables/{anna.table}/at/x").status_code == 422
    ghost = server.visitor(anna.table)
    assert at(ghost, 30, SPECTATOR)["viewer"] == SPECTATOR
    assert ghost.http.get(f"/api/tables/{anna.table}/at/30", params={"seat": 0}).status_code == 403


def test_tables_for_players_only(server: RunningServer) -> None:
    anna = server.visitor().open(*SEATS, spectators=False)
    anna.do(type="start")
    assert server.visitor(anna.table).http.get(f"/api/tables/{anna.table}/at/3").status_code == 403


def test_only_so_much_is_kept(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.visitor().open(*SEATS)
    anna.do(type="start")
    past, last = past_moments.Past(server.context.past_time, kept=4), anna.look()["table"]["seq"]
    with server.context.look(anna.table) as (connection, table):
        states = [past.state(connection, table, seq) for seq in range(1, last + 1)]
        assert len(past) == 4 < len(states)
        with monkeypatch.context() as patch:
            patch.setattr(repository, "log", lambda *_: [])
            again = past.state(connection, table, last)  # known without the log
        assert again is not states[-1] and again == states[-1]
        assert past.state(connection, table, 3) == states[2] is not None


def test_positions_are_played_on_from_the_nearest_one_that_is_kept(
    build: Callable[..., RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In whatever order they are asked for, and whatever was taken back, they are what playing it again gives."""
    monkeypatch.setattr(past_moments, "APART", 3)
    server, dice = build(timekeeper=False), random.Random(7)
    anna = server.visitor().open(*SEATS[:2])
    anna.do(type="start")
    past = past_moments.Past(server.context.past_time)
    for _ in range(4):
        for _ in range(6):
            anna.play(dice.choice)
        for seat in (0, 1):
            if anna.look(seat=seat)["can_undo"]:
                anna.do(type="undo", seat=seat)
                break
        with server.context.look(anna.table) as (connection, table):
            moments = [*range(1, table.seq + 1)]
            dice.shuffle(moments)
            for seq in moments[:25]:
                lines = repository.log(connection, table.id, 0, seq)
                begun = any(line.kind == "started" for line in lines)
                whole = records.course(table, lines).replay(table.game) if begun else None
                assert past.state(connection, table, seq) == whole, seq
    assert any(line["kind"] == "taken_back" for line in anna.look("/log")["log"])
    applied: list[int] = []
    monkeypatch.setattr(past_moments, "play_entry", lambda *all: applied.append(all[2]))
    with server.context.look(anna.table) as (connection, table):
        fresh = next(seq for seq in range(table.seq, 0, -1) if (table.id, seq) not in past._kept.known())
        past.state(connection, table, fresh)
    assert len(applied) < 12, "not from the beginning on"


def test_a_visitor_has_a_share_of_what_playing_again_takes(build: Callable[..., RunningServer]) -> None:
    server = build(limits=replace(OPEN, past_share=0.001, past_burst=0.02), timekeeper=False)
    anna = server.visitor().open(*SEATS)
    anna.do(type="start")
    for _ in range(8):
        if anna.play() == "over":
            break
    last = anna.look()["table"]["seq"]
    answers = [anna.http.get(f"/api/tables/{anna.table}/at/{seq}") for seq in range(last, 0, -1) for _ in range(2)]
    assert answers[0].status_code == 200
    assert code(next(answer for answer in answers if answer.status_code != 200)) == "too_many_requests"
    assert anna.http.get(f"/api/tables/{anna.table}/at/{last}").status_code == 200, "what is kept costs nothing"
    assert anna.look()["table"]["seq"] == last


# ------------------------------------------------------------------ two worlds
class Told:
    """Chance that says what it is told to."""

    def __init__(self) -> None:
        self.next: list[int] = []

    def outcome(self, _: Any) -> int | None:
        return self.next.pop() if self.next else None


def heard(game: Game, state: Any, action: int, viewer: int) -> bytes:
    """What the viewer is told of the action, and sees after it."""
    world = state.clone()
    world.listen()
    world.apply(action)
    told = [event.seen_by(viewer).to_json() for event in game.events(world)]
    return to_bytes([told, game.view(world, viewer), world.seat])


def two_records(viewer: int, seed: int) -> tuple[str, str, int] | None:
    """Records that differ only in what the viewer may not know; how many answers they hold.

    None if something comes to light that cannot be the same in both.
    """
    game, dice = kt.load("attila"), random.Random(seed)
    start = game.new(3, seed=seed)
    chance = kt.Chance(seed)
    while start.turn < 9 or start.where() != "Turn.play":
        start.apply(dice.choice(start.legal_actions()))
        chance.settle(start)
    other = game.imagine(game.view(start, viewer), seed + 1)
    assert other.digest() != start.digest()
    matches = [
        Match(game, NAMES, Told(), position={k: v for k, v in game.dump(s).items() if k not in ("players", "game")})
        for s in (start, other)
    ]
    here, there = matches
    for number in range(200):
        if number >= 25 and not here.state.chance:
            break
        first, second = (
            {action: heard(game, match.state, action, viewer) for action in match.state.legal_actions()}
            for match in matches
        )
        pairs = [
            (a, b) for a in first for b in ([a] if here.state.seat == viewer else second) if first[a] == second.get(b)
        ]
        if not pairs:
            return None
        for match, action in zip(matches, dice.choice(pairs), strict=True):
            if match.state.chance:
                assert isinstance(match.chance, Told)
                match.chance.next = [action]
                match._settle()
            else:
                match.play(match.state.seat, action)
    assert here.state.seats_asked == there.state.seats_asked
    return here.record.text(), there.record.text(), here.record.answers


@pytest.mark.parametrize(
    ("viewer", "seed"),
    [(SPECTATOR, 1), (0, 2), *(pytest.param(seat, seat + 2, marks=pytest.mark.thorough) for seat in (1, 2))],
)
def test_two_worlds_have_the_same_past(server: RunningServer, viewer: int, seed: int) -> None:
    here, there, answers = next(filter(None, (two_records(viewer, seed + 10 * i) for i in range(20))))
    assert here != there and answers >= 3
    told: list[list[bytes]] = []
    for record in (here, there):
        owner = server.visitor()
        brought = owner.http.post("/api/records", json={"record": record})
        assert brought.status_code == 200, brought.text
        owner.keys, owner.table = brought.json(), brought.json()["table"]
        guests = [server.visitor().join(owner, name, seat=seat) for seat, name in enumerate(NAMES)]
        me = guests[viewer] if viewer >= 0 else server.visitor(owner.table)
        waiting = [me.http.get(f"/api/tables/{owner.table}/at/{seq}").content for seq in (1, 2, 5)]
        owner.do(type="start")
        last = me.look()["table"]["seq"]
        moments = [me.http.get(f"/api/tables/{owner.table}/at/{seq}").content for seq in range(1, last + 2)]
        told.append([*waiting, *moments])
    assert told[0] == told[1]
    assert any(b'"provinces"' in moment for moment in told[0])
