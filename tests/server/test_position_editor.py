"""Positions that somebody draws in the page: looked at, written, read, taken from a game, and a table from one."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from dataclasses import replace
from threading import Thread
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine import scenario
from kartentisch.engine.game import to_bytes
from kartentisch.server import position_worker
from kartentisch.server.tables import repository
from kartentisch.server.views.position_editor import Charged, Checker
from tests.server.running_server import OPEN, RunningServer, Visitor

ANNA, BEN, BOT = {"kind": "mine", "name": "Anna"}, {"kind": "mine", "name": "Ben"}, {"kind": "bot", "bot": "random"}
BATTLE = {
    "armies": [{"poland": {"infantry": 4, "tank": 2}}, {"ukraine": {"infantry": 3}, "finland": {"infantry": 1}}],
}


def look(visitor: Visitor, game: str, **body: Any) -> dict[str, Any]:
    answer = visitor.http.post(f"/api/games/{game}/positions?lang=en", json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_what_is_wrong_is_said_at_its_place(server: RunningServer) -> None:
    visitor = server.visitor()
    two = ["Anna", "Ben"]
    good = look(
        visitor, "attila", names=two, position={"provinces": {"moesia": {"goths": 3}}, "hands": [{"goths": 2}, {}]}
    )
    assert good["problem"] is None and good["asked"] == [0] and good["sentence"]
    assert good["view"]["provinces"] == {"moesia": {"goths": 3}} and "hands" not in good["view"]
    crowd = look(visitor, "attila", names=two, position={"provinces": {"moesia": {"goths": 9}}})["problem"]
    assert (crowd["code"], crowd["places"], crowd["rule"]) == ("bad_position", ["moesia"], "ATT-23")
    assert "Moesia" in crowd["sentence"] and "at most" in crowd["sentence"] and crowd["reason"]
    many = look(visitor, "attila", names=two, position={"hands": [{"goths": 6}, {"goths": 6}]})["problem"]
    assert many["rule"] == "ATT-75" and "Goths" in many["sentence"]
    whose = look(visitor, "attack", names=two, position={"active": 1, "armies": [{"poland": {"infantry": 1}}, {}]})
    assert "Ben" in whose["problem"]["sentence"] and whose["problem"]["parts"] == ["active"]
    stuck = look(visitor, "attila", names=two, position={"stack": [{"step": "Turn.take"}]})["problem"]
    assert stuck["code"] == "bad_position" and stuck["sentence"]
    assert look(visitor, "attila", names=two, position={"nonsense": 1})["problem"]["sentence"]
    assert look(visitor, "attila", names=["Anna"], position={})["problem"]["code"] == "player_count"


@pytest.mark.thorough
def test_a_file_goes_out_and_comes_in(server: RunningServer) -> None:
    visitor = server.visitor()
    begun = look(visitor, "europe", names=["Anna", "Ben"])
    assert begun["problem"] is None and begun["position"]["units"] and begun["view"]["units"]
    drawn = begun["position"] | {"round": 3}
    out = look(visitor, "europe", names=["Anna", "Ben"], position=drawn, write=True, title="Third round")
    (document,) = scenario.parse(out["text"])
    assert scenario.run(document, kt.load).passed and document.title == "Third round"
    back = look(visitor, "europe", names=["x"], text=out["text"])
    assert (back["names"], back["position"], back["title"]) == (["Anna", "Ben"], drawn, "Third round")
    other = visitor.http.post("/api/games/attila/positions", json={"names": ["x"], "text": out["text"]})
    assert other.json()["error"]["code"] == "foreign_state"
    for text in ("{{", "title: x\ngame: attila\nplayers: 2\nposition: {hands: {Zoe: {}}}", "a: &a [1]\nb: *a"):
        answer = visitor.http.post("/api/games/attila/positions", json={"names": ["x"], "text": text})
        assert answer.status_code == 422 and answer.json()["error"]["sentence"]
    nested = '{"names": ["Anna", "Ben"], "position": {"hands": ' + "[" * 20_000 + "]" * 20_000 + "}}"
    answer = visitor.http.post(
        "/api/games/attila/positions", content=nested, headers={"content-type": "application/json"}
    )
    assert 400 <= answer.status_code < 500 or answer.json()["problem"]["code"] == "bad_position"


def test_a_table_begins_with_what_was_drawn(server: RunningServer) -> None:
    anna = server.visitor()
    anna.open(ANNA, BOT, game="attack", position=BATTLE)
    with server.context.store.read() as connection:
        table = repository.find(connection, anna.table)
        assert table.position == BATTLE | {"game": "attack", "players": 2} and table.branch is None
    opened = anna.look("/log")["log"][0]
    assert (opened["kind"], bool(opened["position"])) == ("opened", True), "everybody reads that it is no set-up"
    anna.do(type="start")
    seen = anna.look(seat=0)
    assert seen["view"]["armies"] == BATTLE["armies"] and seen["decision"]["question"] == "Turn.choose"
    for position, code in (
        ({"armies": [{"poland": {"infantry": 1}}, {"poland": {"infantry": 1}}]}, "bad_position"),
        ({"armies": "x"}, "bad_position"),
        ({"stack": []}, "position_over"),
    ):
        answer = anna.http.post("/api/tables", json={"game": "attack", "seats": [ANNA, BOT], "position": position})
        assert answer.json()["error"]["code"] == code
    rated = {"game": "attack", "seats": [ANNA, {"kind": "open"}], "position": BATTLE, "rated": True}
    assert anna.http.post("/api/tables", json=rated).json()["error"]["code"] == "rated_terms"
    both = {"game": "europe", "seats": [ANNA, BOT], "start": "eastern_front", "position": {}}
    assert anna.http.post("/api/tables", json=both).status_code == 422


def test_a_position_in_which_the_game_is_over(server: RunningServer) -> None:
    game, dice = kt.load("attila"), random.Random(1)
    state = game.new(2, seed=1)
    chance = kt.Chance(1)
    while not state.over:
        chance.settle(state)
        if not state.over:
            state.apply(dice.choice(state.legal_actions(state.seats_asked[0])), state.seats_asked[0])
    position = {key: part for key, part in game.dump(state).items() if key not in ("format", "game", "players")}
    anna = server.visitor()
    assert look(anna, "attila", names=["Anna", "Ben"], position=position)["over"]
    answer = anna.http.post("/api/tables", json={"game": "attila", "seats": [ANNA, BEN], "position": position})
    assert answer.json()["error"]["code"] == "position_over"


@pytest.mark.thorough
def test_a_moment_is_given_with_what_one_may_know(build: Callable[..., RunningServer]) -> None:
    """Two games that differ only in what Anna cannot know give the same bytes; who does not play gets nothing."""
    server = build(timekeeper=False, seed=lambda: 7)
    anna = server.visitor().open(ANNA, {"kind": "open"}, chat="off", hints=True)
    ben = server.visitor().join(anna, "Ben")
    path = f"/api/tables/{anna.table}/position"
    assert anna.http.get(path).json()["error"]["code"] == "not_started"
    anna.do(type="start")
    dice = random.Random(2)
    for _ in range(4):
        for visitor in (anna, ben):
            visitor.play(dice.choice)
    assert server.visitor(anna.table).http.get(path).json()["error"]["code"] == "not_over"
    first = anna.http.get(path)
    found = first.json()
    game = kt.load("attila")
    world = game.load(found["position"] | {"players": 2})
    seen = anna.look(seat=0)["view"]
    assert to_bytes({**game.view(world, 0), "legal": []}) == to_bytes({**seen, "legal": []})
    assert anna.http.get(path).content == first.content
    with server.context.store.read() as connection:
        table = repository.find(connection, anna.table)
        real = game.load(json.loads(to_bytes(game.dump(table.position_now()))))
    assert real != world, "hidden things are dealt anew"
    checked = look(anna, "attila", names=found["names"], position=found["position"])
    assert checked["problem"] is None and checked["view"]["provinces"] == seen["provinces"]


@pytest.mark.thorough
def test_nobody_keeps_the_helper_to_themselves(build: Callable[..., RunningServer]) -> None:
    server = build(limits=replace(OPEN, position_share=0.01, position_burst=0.02), timekeeper=False)
    visitor = server.visitor()
    body = {"names": ["Anna", "Ben"], "position": {}}
    codes = [visitor.http.post("/api/games/attila/positions", json=body).status_code for _ in range(6)]
    assert codes[0] == 200 and codes[-1] == 429


@pytest.mark.thorough
def test_nobody_pays_for_the_wait_for_others() -> None:
    """A look is charged from the moment on at which its turn has come."""
    checker = Checker(apart=False)
    turn, charged = checker._helper._turns.turn, Charged(checker, "")
    with turn:
        waiting = Thread(target=charged.ask, args=("check", "attila", {"players": 2}))
        waiting.start()
        time.sleep(0.6)
        assert waiting.is_alive() and charged.seconds == 0
    waiting.join(30)
    alone = Charged(checker, "")
    alone.ask("check", "attila", {"players": 2})
    assert alone.seconds > 0 and 0 < charged.seconds < 0.6
    with pytest.raises(kt.EngineError):
        charged.ask("check", "chess", {"players": 2})


def test_names_in_a_file_are_as_long_as_at_a_table(server: RunningServer) -> None:
    visitor = server.visitor()
    for title, name, well in (("x" * 100, "A" * 64, True), ("x" * 101, "A", False), ("x", "A" * 65, False)):
        text = f"title: {title}\ngame: attila\nplayers: [{name}, Ben]\nposition: {{}}"
        body = {"names": ["Anna", "Ben"], "text": text}
        answer = visitor.http.post("/api/games/attila/positions?lang=en", json=body)
        if well:
            assert answer.json()["names"] == [name, "Ben"] and answer.json()["title"] == title
        else:
            error = answer.json()["error"]
            assert error["code"] == "scenario_long" and "characters" in error["sentence"] and len(answer.text) < 400


def test_nobody_knows_by_which_dice_a_position_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else one could be made that goes well by these alone, and ends the server at the table."""
    tried: list[int] = []
    monkeypatch.setattr(position_worker, "_try", lambda _, seed: tried.append(seed))
    for _ in range(2):
        position_worker.checked("attila", {"players": 2}, tried=True)
    assert len(set(tried)) == 2 * position_worker.TRIALS


def test_what_never_ends_is_ended() -> None:
    checker = Checker(patience=0.001)
    try:
        with pytest.raises(kt.KartentischError) as refused:
            checker.ask("check", "attila", {"players": 2})
        assert refused.value.code == "position_too_hard"
    finally:
        checker.close()


def test_a_saved_game_from_a_made_up_position_is_played_in_the_helper_first(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it brings about can end a process, and that is not to be the server's."""
    asked: list[str] = []
    game = kt.load("attila")
    began = kt.Match(game, ["Anna", "Ben"], kt.Chance(1))
    position = {key: part for key, part in game.dump(game.new(2, 1)).items() if key not in ("format", "game")}
    own = kt.Match(game, ["Anna", "Ben"], kt.Chance(1), position=position)
    ask = Checker.ask

    def spied(self: Checker, what: str, *arguments: Any, **more: Any) -> dict[str, Any]:
        asked.append(what)
        return ask(self, what, *arguments, **more)

    monkeypatch.setattr(Checker, "ask", spied)
    visitor = server.visitor()
    assert visitor.http.post("/api/records", json={"record": began.record.text()}).status_code == 200
    assert asked == []
    good = visitor.http.post("/api/records", json={"record": own.record.text()})
    assert good.status_code == 200, good.text
    assert asked == ["replay"]
    deep = position | {"stack": [{"step": "Turn.next"}] * 5000}
    header, _, rest = own.record.text().partition("\n")
    bad = json.dumps({**json.loads(header), "position": deep}) + "\n" + rest
    refused = visitor.http.post("/api/records", json={"record": bad})
    assert refused.json()["error"]["code"] == "bad_position", refused.text
