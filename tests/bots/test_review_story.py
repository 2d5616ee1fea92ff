"""A game reviewed as one story: what the moves, the luck and the curve say of it fits together."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.bots import Decision
from kartentisch.bots.review import Review, Settings, decided, review
from kartentisch.bots.win_chance import Look, WinChance
from kartentisch.engine.starts import start

pytestmark = pytest.mark.once

NAMES = ["Alarich", "Galla"]


@cache
def fought() -> kt.Record:
    """The eastern front to its end."""
    game = kt.load("europe")
    begun = start(game, "eastern_front")
    match = kt.Match(game, NAMES, kt.Chance(3), options=dict(begun.options), position=begun.position)
    bots: list[kt.bots.Agent] = [kt.bots.make("easy", 1), kt.bots.GreedyBot(2)]
    while not match.state.over:
        answer = bots[match.state.seat].answer(Decision.of(match.state, match.state.seat))
        assert answer is not None
        match.play(match.state.seat, answer)
    return match.record


@cache
def of_the_front() -> dict[str, Any]:
    return review(fought(), settings=Settings(simulations=8, samples=16, seats=[0]))


def test_near_the_end_it_is_played_to_the_end() -> None:
    """A curve of 36 stood before one of 7, with nothing between them: the one looked four turns ahead, the other five
    of six."""
    record, seen = fought(), set[int]()

    class Seen(WinChance):
        def looks(self, state: Any, number: int, samples: int, until: int) -> list[Look]:
            seen.add(until)
            return [[0.5, 0.5]] * samples

    work = Review(record, settings=Settings(seats=[]))
    work.scales.win = Seen(work.game, 2, 0)
    assert list(work.steps())
    over = int(record.replay(work.game).turn)
    assert min(seen) > over, "no look ends before a game of six turns"
    assert max(seen) <= over + 1 + work.data()["budget"]["turns"], "nor plays on whole games where it had ended sooner"


def test_moves_luck_and_the_curve_tell_one_story() -> None:
    """A move won 62 games of 100 and the next one 35, both were good, and luck knew of nothing."""
    data = of_the_front()
    game, record = kt.load("europe"), fought()
    for row in data["chances"]:
        before = next((one for one in data["decisions"] if one["last"] == row["entry"] - 1), None)
        if before is not None and before["mark"] == "good" and before["value"] > 0:
            assert before["value"] == pytest.approx(row["expected"][0], abs=0.002), "what was done leads there"
    for seat in data["seats"]:
        parts = seat["begins"] + seat["luck"] - seat["loss"] + seat["others"]
        assert parts == pytest.approx(seat["ends"], abs=1e-3)
        assert seat["ends"] == data["curve"][-1]["values"][seat["seat"]] == record.replay(game).returns()[seat["seat"]]


def test_what_a_page_answers_by_itself_is_no_decision_unless_it_was_wrong() -> None:
    data, game = of_the_front(), kt.load("europe")
    asked = {entry["at"] for entry in fought().entries if entry.get("seat") == 0 and "action" in entry}
    assert asked & game.routine
    assert not [row for row in data["decisions"] if row["question"] in game.routine and row["mark"] == "good"]
    for name in kt.GAMES:
        assert kt.load(name).routine <= set(kt.load(name).questions)


def test_another_order_of_battles_is_no_mistake() -> None:
    """Of “Fight all” somebody was blamed for an order that nobody had chosen."""
    for name in ("attack", "europe"):
        game = kt.load(name)
        row = {"question": "Battles.choose", "action": "battle one", "mark": "blunder"}
        other = {**row, "best": ["battle two"]}
        within = {**row, "best": ["battle one", "commit tank"]}
        assert decided(game, [other, within]) == [within]
        turn = {**other, "question": "Turn.choose"}
        assert decided(game, [turn]) == [turn]
        assert game.sequencing and game.sequencing <= set(game.questions)


def test_what_an_autopilot_answered_is_not_counted_as_its_seats() -> None:
    record = fought()
    entries = [{**entry, "auto": "autopilot"} if entry.get("seat") == 0 else entry for entry in record.entries]
    work = Review(kt.Record(record.header, entries), settings=Settings(seats=[0]))
    row = {"entry": 2, "last": 3, "seat": 0, "turn": 1, "usual": 0.5, "value": 0.3, "question": "", "legal": 2}
    better = [{"move": ["b"], "told": [], "why": [], "value": 0.5}]
    work._decisions = [{**row, "move": ["a"], "auto": "autopilot", "told": [], "better": better}]
    data = work.data()
    assert [one["mark"] for one in data["decisions"]] == ["blunder"]
    assert data["seats"][0]["decisions"] == 0 and data["seats"][0]["marks"]["blunder"] == 0


def test_what_another_seat_might_have_done_better_is_not_added_to_a_move() -> None:
    work = Review(fought())
    row = {"turn": 1, "question": "", "legal": 2, "move": ["a"], "told": [], "usual": 0.3, "value": 0.3}
    better = [{"move": ["b"], "told": [], "why": [], "value": 0.8}]
    work._decisions = [
        {**row, "entry": 2, "last": 3, "seat": 0, "better": []},
        {**row, "entry": 4, "last": 5, "seat": 1, "better": better},
    ]
    first, second = work._judged()
    assert first["value"] == 0.3 and second["loss"] == 0.5
