"""After the end: curves, turning points and luck over HTTP; who may ask, and how often it is computed."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Lock
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.course import course
from kartentisch.engine.errors import Rejected
from kartentisch.engine.match import Match
from kartentisch.server.tables.log_lines import Line, redrawn
from kartentisch.server.views import history, log_view
from kartentisch.server.views.shared_work import WAITING, SharedCache
from tests.server.running_server import RunningServer, Visitor

NAMES = ("Anna", "Ben", "Carl")
SEATS = [{"kind": "mine", "name": name} for name in NAMES]


def record(name: str, seed: int, options: dict[str, Any] | None = None, whole: bool = True) -> str:
    """A game at random, as it is saved; not to its end, if it shall not be `whole`."""
    game, dice = kt.load(name), random.Random(seed)
    match = Match(game, NAMES, kt.Chance(seed), options)
    while not match.state.over and (whole or match.state.turn < 8):
        seat = match.state.seats_asked[0]
        match.play(seat, dice.choice(match.state.legal_actions(seat)))
    return match.record.text()


def bring(server: RunningServer, text: str) -> Visitor:
    owner = server.visitor()
    brought = owner.http.post("/api/records", json={"record": text})
    assert brought.status_code == 200, brought.text
    owner.keys, owner.table = brought.json(), brought.json()["table"]
    return owner


@pytest.mark.parametrize(("name", "options"), [("attack", {"round_limit": 4}), ("attila", None)])
def test_the_course_of_a_game_leads_to_its_result(
    either: RunningServer, name: str, options: dict[str, Any] | None
) -> None:
    owner = bring(either, record(name, 3, options))
    guest = either.visitor(owner.table)
    told, now = guest.look("/history", lang="en"), guest.look(lang="en")
    assert told == owner.look("/history", lang="en")
    assert told["redrawn"] == []
    first = told["points"][-1]["values"][0]
    assert first == now["scores"] and [one["id"] for one in told["measures"]]
    for point in told["points"][:: max(1, len(told["points"]) // 6)]:
        seen = guest.look(f"/at/{point['seq']}")["view"]
        assert seen["turn"] in (point["turn"], point["turn"] + 1)
        if name == "attack":
            assert point["values"][0] == [len(army) for army in seen["armies"]]
    log = {line["seq"]: line for line in guest.look("/log", lang="en")["log"]}
    assert 3 <= len(told["turning"]) <= 5
    for moment in told["turning"]:
        assert moment["sentence"] in [event["sentence"] for event in log[moment["seq"]]["events"]]
    assert bool(told["luck"]) == (name == "attack")
    german = guest.look("/history", lang="de")
    assert german["points"] == told["points"] and german["turning"] != told["turning"]


def test_its_sentences_say_you_to_who_plays(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = bring(server, record("attack", 3, {"round_limit": 4}))
    plain = [moment["sentence"] for moment in owner.look("/history", lang="en")["turning"]]
    spoken = 0
    for seat, name in enumerate(NAMES):
        monkeypatch.setattr(log_view, "you_of", lambda table, person, seat=seat: seat)
        for before, moment in zip(plain, owner.look("/history", lang="en")["turning"], strict=True):
            assert (name in before) == (moment["sentence"] != before)
            assert name not in moment["sentence"]
            spoken += moment["sentence"] != before and "you" in moment["sentence"].lower()
    assert spoken > 0


def test_you_is_who_holds_one_seat(server: RunningServer) -> None:
    anna, ben = server.visitor().open(SEATS[0], {"kind": "open"}, {"kind": "open"}), server.visitor()
    ben.join(anna, "Ben", "Carl")
    with server.context.look(anna.table) as (_, table):
        holders = [seat.holder for seat in table.seats]
        assert [log_view.you_of(table, -1 if one is None else one) for one in holders] == [0, -1, -1]
        assert log_view.you_of(table, -1) == -1


def test_before_the_end_there_is_nothing(server: RunningServer) -> None:
    anna = server.visitor().open(*SEATS)
    for path in ("history", "picture"):
        for _ in ("waiting", "playing"):
            refused = anna.http.get(f"/api/tables/{anna.table}/{path}")
            assert refused.status_code == 409 and refused.json()["error"]["code"] == "not_over"
            anna.send(type="start")
        assert anna.http.get(f"/api/tables/nowhere/{path}").status_code == 404


@pytest.mark.thorough
def test_who_may_not_look_on_learns_nothing(server: RunningServer) -> None:
    anna = server.visitor().open(*SEATS, spectators=False)
    anna.do(type="start")
    dice = random.Random(1)
    while anna.play(dice.choice) == "played":
        pass
    assert anna.look("/history")["points"]
    for path in ("history", "picture"):
        assert server.visitor(anna.table).http.get(f"/api/tables/{anna.table}/{path}").status_code == 403


@pytest.mark.thorough
def test_what_was_taken_back_is_not_in_it(server: RunningServer) -> None:
    anna = server.visitor().open(*SEATS)
    anna.do(type="start")
    dice, undone = random.Random(4), 0
    while anna.play(dice.choice) == "played":
        last = next((s for s in range(3) if undone < 20 and anna.look(seat=s)["can_undo"]), None)
        if last is not None and dice.random() < 0.3:
            anna.do(type="undo", seat=last)
            undone += 1
    anna.do(type="chat", text="Thank you!")
    assert undone > 5
    told, now = anna.look("/history"), anna.look()
    assert told["points"][-1]["values"][0] == now["scores"]
    lines = [line for line in anna.look("/log")["log"] if line["kind"] == "entry"]
    assert told["points"][-1]["seq"] in [line["seq"] for line in lines]
    assert anna.look(f"/at/{told['points'][-1]['seq']}")["scores"] == now["scores"]


def test_the_board_at_the_end_is_a_picture(either: RunningServer) -> None:
    owner = bring(either, record("attila", 3))
    answer = either.visitor().http.get(f"/api/tables/{owner.table}/picture")
    assert answer.headers["content-type"] == "image/svg+xml" and answer.text.startswith("<svg")
    bad = either.visitor().http.get(f"/api/tables/{owner.table}/picture", params={"look": "loud"})
    assert bad.status_code == 422
    missing = either.visitor().http.get(f"/api/tables/{owner.table}/picture", params={"look": "dark"})
    assert missing.status_code == 422 and "sentence" in missing.json()["error"]


def test_many_who_ask_at_once_cost_one_computation(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = bring(server, record("attila", 3))
    computed: list[Any] = []

    def counted(*values: Any) -> Any:
        computed.append(values)
        return course(*values)

    monkeypatch.setattr(history, "course", counted)
    visitors = [server.visitor(owner.table) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda one: [one.look("/history", lang="en") for _ in range(10)], visitors))
    assert len(computed) == 1 and len({json.dumps(told) for row in answers for told in row}) == 1


def test_a_queue_is_never_longer_than_it_may_be() -> None:
    kept: SharedCache[int] = SharedCache(2)
    begun, goes_on, turned_away, lock = Event(), Event(), [], Lock()

    def slow() -> int:
        begun.set()
        assert goes_on.wait(20)
        return 1

    def ask(key: int) -> int | None:
        try:
            return kept.get(key, slow)
        except Rejected as error:
            with lock:
                turned_away.append(error.code)
            return None

    with ThreadPoolExecutor(20) as pool:
        first = pool.submit(ask, 0)
        assert begun.wait(20)
        more = [pool.submit(ask, key) for key in range(1, 20)]
        while len(turned_away) < 20 - WAITING:
            pass
        goes_on.set()
        assert [first.result(), *(one.result() for one in more)].count(1) == WAITING
    assert set(turned_away) == {"too_many_requests"}
    assert kept.get(0, lambda: 2) == 2  # only the last two are kept
    assert kept.get(0, lambda: 3) == 2


def test_what_was_tried_again_is_counted_by_seat() -> None:
    """Only what dice or cards had fallen since; what was taken back before does not count twice."""
    kinds: list[tuple[str, dict[str, Any]]] = [
        ("entry", {"seat": 0, "action": "a"}),
        ("taken_back", {"seat": 0, "entries": 0}),  # nothing had fallen
        ("entry", {"seat": 0, "action": "a"}),
        ("entry", {"chance": "roll"}),
        ("taken_back", {"seat": 0, "entries": 0}),
        ("entry", {"chance": "roll"}),
        ("entry", {"seat": 1, "action": "b"}),
        ("taken_back", {"seat": 1, "entries": 1}),  # what fell before stays
    ]
    assert redrawn([Line(seq, 0, kind, body) for seq, (kind, body) in enumerate(kinds, 1)]) == {0: 1}
