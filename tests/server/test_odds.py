"""Odds over HTTP: those of the odds room, for armies as anybody states them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import httpx
import pytest

from kartentisch.engine.errors import Rejected
from kartentisch.odds import attacke, europe, selfr3
from kartentisch.odds.attack import Army, Force, battle, resume
from kartentisch.server.helper_process import HelperProcess
from kartentisch.server.http.odds.process import OddsProcess, asked
from kartentisch.server.store.database import Store
from kartentisch.server.views.shared_work import OF_ONE, WAITING, Turns
from tests.server.running_server import OPEN, RunningServer, wait_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One for all: odds leave nothing behind."""
    opened = RunningServer(Store.in_folder(tmp_path_factory.mktemp("odds")))
    yield opened
    opened.close()


def ask(server: RunningServer, game: str = "attack", **query: Any) -> httpx.Response:
    return httpx.get(f"{server.address}/api/odds/{game}", params=query, timeout=30, verify=False)


def land_battle(attacker: str, defender: str) -> dict[str, Any]:
    start = {"weights": [1], "round": 1, "acting": "defender", "policies": ["strongest", "strongest"]}
    return {"attacker": attacker, "defenders": [defender]} | start


def test_a_battle_from_its_beginning(server: RunningServer) -> None:
    answer = ask(server, attacker="5I 3T 2A 2P", defender="3i 2t 2a 2p")
    assert answer.status_code == 200, answer.text
    told, exact = answer.json(), battle(Army(5, 3, 2, 2), Army(3, 2, 2, 2))
    assert told["attacker"]["wins"] == pytest.approx(exact.attacker.wins, abs=2e-5)
    assert told["defender"]["wins"] == pytest.approx(exact.defender.wins, abs=2e-5)
    side = exact.attacker
    left = {
        name: sum(chance * getattr(army, name) for army, chance in side.survivors.items()) / side.wins
        for name in Army._fields
    }
    assert told["attacker"]["left"] == pytest.approx(left, abs=1e-3)
    assert 0 <= told["exact"] <= 1e-5
    assert "max-age" in answer.headers["cache-control"]


@pytest.mark.thorough
def test_a_plan_for_who_fights(server: RunningServer) -> None:
    armies = {"attacker": "5I 3T 2A 2P", "defender": "3I 2T 2A 2P"}
    for ours, theirs in (("best", "strongest"), ("ptai", "sparing"), ("Infantry", "opening")):
        told = ask(server, **armies, attacker_policy=ours, defender_policy=theirs).json()
        ways = [way.upper() if way == "ptai" else way.lower() for way in (ours, theirs)]
        exact = battle(Army(5, 3, 2, 2), Army(3, 2, 2, 2), ways[0], ways[1])
        for name, side in (("attacker", exact.attacker), ("defender", exact.defender)):
            assert told[name]["wins"] == pytest.approx(side.wins, abs=2e-5)
            assert told[name]["losses"] == pytest.approx(side.losses._asdict(), abs=1e-3)
            assert told[name]["lost"] == pytest.approx(side.lost, abs=2e-5)
    told = ask(server, attacker="3I 1T", defender=["2I", "1I 1P 1T"], weight=[3, 1], attacker_policy="TAPI").json()
    several = [battle(Army(3, 1), army, "TAPI").defender.lost for army in (Army(2), Army(1, 1, 0, 1))]
    expected = [0.75 * few + 0.25 * many for few, many in zip([*several[0], 0.0], several[1], strict=True)]
    assert told["defender"]["lost"] == pytest.approx(expected, abs=2e-5)


def test_from_the_middle_of_a_battle_and_with_an_empty_reserve(server: RunningServer) -> None:
    query: dict[str, Any] = {"attacker": "1I 2T 1P /", "defender": "2A / 1P", "round": 2, "acting": "attacker"}
    forces = Force.parse("1I 2T 1P /"), Force.parse("2A / 1P")
    exact = resume(*forces, round=2, acting="attacker").attacker.wins
    assert ask(server, **query).json()["attacker"]["wins"] == pytest.approx(exact, abs=2e-5)


def test_an_enemy_who_is_one_of_several(server: RunningServer) -> None:
    told = ask(server, attacker="3I 1T", defender=["2I", "1I 1P"], weight=[3, 1]).json()
    chances = [battle(Army(3, 1), army).attacker.wins for army in (Army(2), Army(1, 0, 0, 1))]
    assert told["attacker"]["wins"] == pytest.approx(0.75 * chances[0] + 0.25 * chances[1], abs=2e-5)
    equal = ask(server, attacker="3I 1T", defender=["2I", "1I 1P"]).json()
    assert equal["attacker"]["wins"] == pytest.approx(sum(chances) / 2, abs=2e-5)


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ({"attacker": "41I", "defender": "1I"}, "army_size"),
        ({"attacker": "30I / 11I", "defender": "1I / 1I"}, "army_size"),
        ({"attacker": "0I", "defender": "1I"}, "army_size"),
        ({"attacker": "2I 2I", "defender": "1I"}, "army_twice"),
        ({"attacker": "I", "defender": "1I"}, "army_word"),
        ({"attacker": "1I / 1I", "defender": "1I"}, "battle_mixed"),
        ({"attacker": "9I / 1I", "defender": "1I / 1I"}, "bad_battle"),
        ({"attacker": "1I", "defender": ["1I", "2I"], "weight": [1]}, "odds_weights"),
        ({"attacker": "<b>", "defender": "1I"}, "bad_request"),
        ({"attacker": "1I", "defender": ["1I"] * 21}, "bad_request"),
        ({"attacker": "1I"}, "bad_request"),
        ({"attacker": "1I", "defender": "1I", "attacker_policy": "clever"}, "unknown_policy"),
        ({"attacker": "1I", "defender": "1I", "defender_policy": "ITA"}, "unknown_policy"),
        ({"attacker": "1I", "defender": "1I", "defender_policy": "../x"}, "bad_request"),
        ({"attacker": "1I", "defender": "1I", "defender_policy": "I" * 21}, "bad_request"),
        ({"attacker": "9I 7T 5A 4P", "defender": "9I 7T 5A 4P", "attacker_policy": "best"}, "odds_too_large"),
    ],
)
def test_what_is_refused(server: RunningServer, query: dict[str, Any], code: str) -> None:
    for lang in ("de", "en"):
        answer = ask(server, **query, lang=lang)
        assert answer.status_code == 422
        assert answer.json()["error"]["code"] == code
        assert answer.json()["error"]["sentence"]


def test_a_battle_of_selfr3(server: RunningServer) -> None:
    told = ask(server, "selfr3", attacker="6 land", defender="2 Tactical", throw=[8, 4, 1]).json()
    units = selfr3.Units(6, ("land",)), selfr3.Units(2, ("tactical",))
    odds, reply = selfr3.battle(*units), selfr3.reply(*units, [8, 4, 1])
    assert told["attacker"]["wins"] == odds.attacker.wins and told["defender"]["wins"] == odds.defender.wins
    assert told["attacker"]["losses"] == odds.attacker.losses._asdict() and told["throws"] == odds.throws
    mean = sum(chance * units.armies for units, chance in odds.attacker.survivors.items()) / odds.attacker.wins
    assert told["attacker"]["left"] == {"armies": pytest.approx(mean), "officers": pytest.approx(1.0)}
    assert told["reply"] == {"one": reply.one, "two": reply.two, "best": 1, "dice": selfr3.replies(*units, [8, 4, 1])}
    plain = ask(server, "selfr3", attacker="6 land", defender="3", start="water", target="air", keep=4, policy="two")
    expected = selfr3.battle(units[0], selfr3.Units(3), start="water", target="air", keep=4, policy="two")
    assert plain.json()["attacker"]["wins"] == expected.attacker.wins and plain.json()["reply"] is None
    plan = {"keep": 4, "chance": 0.3, "attack": "best", "attacker_losses": "officers", "defender_losses": "armies"}
    planned = ask(server, "selfr3", attacker="9 land", defender="6 air", **plan).json()
    careful = selfr3.battle(
        selfr3.Units(9, ("land",)),
        selfr3.Units(6, ("air",)),
        keep=4,
        chance=0.3,
        attack="best",
        losses=("officers", "armies"),
    )
    for name, side in (("attacker", careful.attacker), ("defender", careful.defender)):
        assert (planned[name]["wins"], planned[name]["lost"]) == (side.wins, side.lost)
    none = ask(server, "selfr3", attacker="3", defender="9", keep=9).json()
    assert none["attacker"] == {
        "wins": 0.0,
        "left": {"armies": 0.0, "officers": 0.0},
        "losses": {"armies": 0.0, "officers": 0.0},
        "lost": [1.0, 0.0, 0.0, 0.0],
    }


def test_a_hand_of_attacke(server: RunningServer) -> None:
    told = ask(server, "attacke", strength=14, hand=5, elsewhere="A7 I5 C2 R", known="J").json()
    heap = attacke.without(attacke.DECK, attacke.parse("A7 I5 C2 R J"))
    hand = attacke.hand([(heap, 5)], {"J": 1})
    assert told == hand.to_json() | {"attack": {"wins": hand.beaten_by(14), "shown": hand.shown(14)}}
    heaps = ask(server, "attacke", hand=[2, 1], heap=["A1 I2 C3 J", "2A5 CR"], joker=9).json()
    expected = attacke.hand([(attacke.parse("A1 I2 C3 J"), 2), (attacke.parse("2A5 CR"), 1)], joker=9)
    assert heaps == expected.to_json() | {"attack": None}


def test_a_battle_of_europe(server: RunningServer) -> None:
    query = {"attacker": "3 infantry 1 armor 2 fighter", "defender": "3 inf 1 art", "attacker_order": "inf 1 fig arm"}
    told = ask(server, "europe", **query, guns=1, hold=True, rounds=3, chance=0.2).json()
    force = europe.Force.parse
    odds = europe.battle(
        force(query["attacker"]),
        force(query["defender"]),
        guns=1,
        hold=True,
        orders=("infantry 1 fighter armor", ""),
        retreat=europe.Retreat(3, 0, 0.2),
    )
    assert {name: told[name] for name in europe.ENDS} == {name: getattr(odds, name) for name in europe.ENDS}
    for name, side in (("attacker", odds.attacker), ("defender", odds.defender)):
        expected = {"wins": side.wins, "left": side.left(), "losses": side.losses, "cost": side.cost, "lost": side.lost}
        assert told[name] == expected
    mid_round = ask(server, "europe", attacker="2 inf", defender="1 inf", doomed="1 fighter").json()
    expected_odds = europe.battle(force("2 infantry"), force("1 infantry"), doomed=force("1 fighter"))
    assert mid_round["takes"] == expected_odds.takes
    landing = ask(server, "europe", attacker="2 inf", defender="2 inf", shots="1 battleship", landing=True).json()
    assert landing["takes"] > ask(server, "europe", attacker="2 inf", defender="2 inf").json()["takes"]


@pytest.mark.parametrize(
    ("game", "query", "code"),
    [
        ("selfr3", {"attacker": "6", "defender": "2 king"}, "units_word"),
        ("selfr3", {"attacker": "6 6", "defender": "2"}, "units_word"),
        ("selfr3", {"attacker": "6 land land", "defender": "2"}, "units_twice"),
        ("selfr3", {"attacker": "1", "defender": "2"}, "units_size"),
        ("selfr3", {"attacker": "9", "defender": "100"}, "units_size"),
        ("selfr3", {"attacker": "9", "defender": "3 station", "target": "air"}, "units_station"),
        ("selfr3", {"attacker": "3", "defender": "3", "throw": [6, 5, 4]}, "bad_throw"),
        ("selfr3", {"attacker": "9", "defender": "3", "throw": [9]}, "bad_request"),
        ("selfr3", {"attacker": "9", "defender": "3", "target": "moon"}, "bad_request"),
        ("selfr3", {"attacker": "9", "defender": "3", "keep": 0}, "bad_request"),
        ("selfr3", {"attacker": "9", "defender": "3", "chance": 1.1}, "bad_request"),
        ("selfr3", {"attacker": "9", "defender": "3", "chance": "nan"}, "bad_request"),
        ("selfr3", {"attacker": "9", "defender": "3", "attack": "four"}, "bad_request"),
        ("selfr3", {"attacker": "9", "defender": "3", "attacker_losses": "me"}, "bad_request"),
        ("selfr3", {"defender": "3"}, "bad_request"),
        ("europe", {"attacker": "3 knights", "defender": "2 inf"}, "force_word"),
        ("europe", {"attacker": "3 inf 3 inf", "defender": "2 inf"}, "force_twice"),
        ("europe", {"attacker": "3 inf", "defender": "200 inf"}, "force_units"),
        ("europe", {"attacker": "3 inf", "defender": "2 sub"}, "force_mixed"),
        ("europe", {"attacker": "3 inf", "defender": "2 inf", "shots": "1 des"}, "force_shots"),
        ("europe", {"attacker": "3 inf", "defender": "2 inf", "doomed": "1 des"}, "force_doomed"),
        ("europe", {"attacker": "3 inf", "defender": "2 inf", "landing": True, "rounds": 1}, "landing_retreat"),
        ("europe", {"attacker": "3 inf", "defender": "2 inf", "chance": 2}, "bad_request"),
        ("europe", {"attacker": "3 inf", "defender": "2 inf", "chance": "nan"}, "bad_request"),
        ("europe", {"attacker": "3 inf", "defender": "2 inf", "attacker_order": "3 kings"}, "force_word"),
        ("europe", {"attacker": "3 inf", "defender": "2 inf", "defender_order": "inf " * 60}, "bad_request"),
        ("europe", {"attacker": "<b>", "defender": "2 inf"}, "bad_request"),
        ("attacke", {"hand": 5, "elsewhere": "X7"}, "cards_word"),
        ("attacke", {"hand": 5, "elsewhere": "3A7"}, "cards_many"),
        ("attacke", {"hand": 5, "heap": "A7 I5"}, "cards_drawn"),
        ("attacke", {"hand": [5, 1], "heap": "A7 I5"}, "odds_heaps"),
        ("attacke", {"hand": [1, 1]}, "odds_heaps"),
        ("attacke", {"hand": 1, "heap": "60A1 9I2"}, "cards_size"),
        ("attacke", {"hand": 64}, "bad_request"),
        ("attacke", {"hand": 5, "strength": 0}, "bad_request"),
        ("attacke", {"hand": 5, "known": "<b>"}, "bad_request"),
        ("attacke", {}, "bad_request"),
    ],
)
def test_what_other_games_refuse(server: RunningServer, game: str, query: dict[str, Any], code: str) -> None:
    for lang in ("de", "en"):
        answer = ask(server, game, **query, lang=lang)
        assert answer.status_code == 422, answer.text
        assert answer.json()["error"]["code"] == code
        sentence = answer.json()["error"]["sentence"]
        assert sentence and "{" not in sentence


def test_a_game_without_odds(server: RunningServer) -> None:
    assert ask(server, "attila").status_code == 404


def test_the_server_goes_on_while_a_large_battle_is_computed(server: RunningServer) -> None:
    answered, done = [0], threading.Event()

    def knock() -> None:
        with httpx.Client(base_url=server.address) as client:
            while not done.is_set():
                assert client.get("/healthz").status_code == 200
                answered[0] += 1

    ask(server, attacker="1I", defender="1I")  # the helper is there
    thread = threading.Thread(target=knock)
    thread.start()
    wait_for(lambda: answered[0])
    before = answered[0]
    ask(server, attacker="9I 7T 5A 4P", defender="9I 7T 5A 4P")
    meanwhile = answered[0] - before
    done.set()
    thread.join()
    assert meanwhile > 3  # a server that stands still answers one or two


def test_nobody_keeps_the_helper_to_themselves(build: Callable[..., RunningServer]) -> None:
    """Large battles are paid for by whoever asks for them; what is known already costs nothing."""
    server = build(limits=replace(OPEN, odds_share=0.001, odds_burst=0.05), timekeeper=False)
    codes = [ask(server, attacker=f"9I {tanks}T 9A 9P", defender="9I 9T 9A 9P").status_code for tanks in range(4, 10)]
    assert codes[0] == 200 and codes[-1] == 429
    assert ask(server, attacker="9I 4T 9A 9P", defender="9I 9T 9A 9P").status_code == 200
    assert ask(server, "europe", attacker="5 infantry", defender="4 infantry").json()["error"]["code"] == (
        "too_many_requests"
    )


@pytest.mark.thorough
def test_nobody_learns_what_others_have_asked(build: Callable[..., RunningServer]) -> None:
    """Two worlds that differ in what somebody else plans are the same, also for who has spent their share."""
    server = build(limits=replace(OPEN, odds_share=0.001, odds_burst=0.05), timekeeper=False)
    battle = {"attacker": "9I 4T 9A 9P", "defender": "9I 9T 9A 9P"}
    anna, ben = ({"Cookie": f"kartentisch_me={name}"} for name in ("anna", "ben"))
    look = partial(httpx.get, f"{server.address}/api/odds/attack", timeout=30, verify=False)
    told = look(params=battle, headers=anna)
    assert told.status_code == 200 and "public" not in told.headers["Cache-Control"]
    for tanks in range(5, 10):
        spent = look(params={**battle, "attacker": f"9I {tanks}T 9A 9P"}, headers=ben)
    other = look(params={**battle, "attacker": "9I 3T 9A 9P"}, headers=ben)
    same = look(params=battle, headers=ben)
    assert spent.status_code == 429 and (same.status_code, same.content) == (other.status_code, other.content)
    assert look(params=battle, headers=anna).status_code == 200  # her own answer is hers


def test_one_visitor_does_not_keep_all_places_in_the_queue() -> None:
    turns, busy, done = Turns(), threading.Semaphore(0), threading.Event()
    refused: list[str] = []

    def wait(visitor: str) -> None:
        try:
            with turns.one(visitor):
                busy.release()
                done.wait(10)
        except Rejected as error:
            refused.append(error.code)
            busy.release()

    visitors = [threading.Thread(target=wait, args=["one"]) for _ in range(2 * WAITING)]
    for visitor in visitors:
        visitor.start()
    for _ in range(1 + 2 * WAITING - OF_ONE):  # one is inside, and all who were turned away have said so
        assert busy.acquire(timeout=10)
    other = threading.Thread(target=wait, args=["other"])
    other.start()
    done.set()
    for thread in (*visitors, other):
        thread.join(10)
    assert refused == ["too_many_requests"] * (2 * WAITING - OF_ONE)  # none of them the other's
    with turns.one("one"):
        """There is room again."""


def test_a_helper_that_takes_too_long_is_ended_and_another_one_starts() -> None:
    odds_process = OddsProcess(patience=0.01)
    try:
        with pytest.raises(Rejected, match="odds_too_slow"):
            odds_process.ask("", asked("attack", land_battle("10I 10T 10A 10P", "10I 10T 10A 10P")))
        odds_process.helper.patience = 20.0
        assert odds_process.ask("", asked("attack", land_battle("1T", "1I")))["attacker"]["wins"] > 0.3
        assert isinstance(odds_process.helper.process, HelperProcess)
        helper = odds_process.helper.process._process
        assert helper is not None and helper.stdin is not None
        helper.stdin.close()  # as when the server is gone
        assert helper.wait(timeout=10) == 0
    finally:
        odds_process.close()
