"""Odds over HTTP: those of the odds room, for armies as anybody states them."""

from __future__ import annotations

import threading
from typing import Any

import httpx
import pytest

from kartentisch.engine.errors import Rejected
from kartentisch.odds.attack import Army, Force, battle, resume
from kartentisch.server.reckoner import Reckoner, wish
from tests.server.house import House, wait_for


def ask(house: House, **query: Any) -> httpx.Response:
    return httpx.get(f"{house.address}/api/odds/attack", params=query, timeout=30)


def test_a_battle_from_its_beginning(house: House) -> None:
    answer = ask(house, attacker="5I 3T 2A 2P", defender="3i 2t 2a 2p")
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


def test_from_the_middle_of_a_battle_and_with_an_empty_reserve(house: House) -> None:
    query = {"attacker": "1I 2T 1P /", "defender": "2A / 1P", "round": 2, "acting": "attacker"}
    forces = Force.parse("1I 2T 1P /"), Force.parse("2A / 1P")
    exact = resume(*forces, round=2, acting="attacker").attacker.wins
    assert ask(house, **query).json()["attacker"]["wins"] == pytest.approx(exact, abs=2e-5)


def test_an_enemy_who_is_one_of_several(house: House) -> None:
    told = ask(house, attacker="3I 1T", defender=["2I", "1I 1P"], weight=[3, 1]).json()
    chances = [battle(Army(3, 1), army).attacker.wins for army in (Army(2), Army(1, 0, 0, 1))]
    assert told["attacker"]["wins"] == pytest.approx(0.75 * chances[0] + 0.25 * chances[1], abs=2e-5)
    equal = ask(house, attacker="3I 1T", defender=["2I", "1I 1P"]).json()
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
    ],
)
def test_what_is_refused(house: House, query: dict[str, Any], code: str) -> None:
    for lang in ("de", "en"):
        answer = ask(house, **query, lang=lang)
        assert answer.status_code == 422
        assert answer.json()["error"]["code"] == code
        assert answer.json()["error"]["sentence"]


def test_the_house_goes_on_while_a_large_battle_is_reckoned(house: House) -> None:
    answered, done = [0], threading.Event()

    def knock() -> None:
        with httpx.Client(base_url=house.address) as client:
            while not done.is_set():
                assert client.get("/healthz").status_code == 200
                answered[0] += 1

    ask(house, attacker="1I", defender="1I")  # the helper is there
    thread = threading.Thread(target=knock)
    thread.start()
    wait_for(lambda: answered[0])
    before = answered[0]
    ask(house, attacker="9I 7T 5A 4P", defender="9I 7T 5A 4P")
    meanwhile = answered[0] - before
    done.set()
    thread.join()
    assert meanwhile > 3  # a house that stands still answers one or two


def test_a_helper_that_takes_too_long_is_ended_and_another_one_starts() -> None:
    reckoner = Reckoner(patience=0.01)
    try:
        with pytest.raises(Rejected, match="odds_too_slow"):
            reckoner.ask(wish("10I 10T 10A 10P", ["10I 10T 10A 10P"], [1], 1, "defender"))
        reckoner._patience = 20.0
        assert reckoner.ask(wish("1T", ["1I"], [1], 1, "defender"))["attacker"]["wins"] > 0.3
        helper = reckoner._process
        assert helper is not None and helper.stdin is not None
        helper.stdin.close()  # as when the server is gone
        assert helper.wait(timeout=10) == 0
    finally:
        reckoner.close()
