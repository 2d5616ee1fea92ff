"""The time limit by a real clock: what it says, when it is asked, what follows."""

from __future__ import annotations

from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine import clock
from kartentisch.engine.clock import Clocked, Countdown
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game
from kartentisch.engine.match import Match
from kartentisch.engine.record import Record
from kartentisch.fairness.table_dice import SERVER, TableDice

POSITION = {
    "active": 0,
    "armies": [{"germany": {"infantry": 1}}, {"poland": {"infantry": 1}}],
    "hands": [{"oil_2": 1}, {"minerals_3": 1}],
}
OPTIONS = {"clock": True, "round_limit": "none"}
HALF_HOUR = 30 * clock.MINUTE


@pytest.fixture(scope="module")
def game() -> Game:
    return kt.load("attack")


class Watch:
    """Ms that are left, as the test says; counts the looks."""

    def __init__(self, left: int) -> None:
        self.left = left
        self.looks = 0

    def __call__(self) -> int:
        self.looks += 1
        return self.left


class NoDice:
    """Must not be asked."""

    def outcome(self, s: object) -> int:
        raise AssertionError("the clock was asked, not the dice")


def begun(game: Game, left: int, **facts: object) -> tuple[Match[Any], Watch]:
    watch = Watch(left)
    return Match(game, ["Anna", "Ben"], Clocked(NoDice(), watch), OPTIONS, {**POSITION, **facts}), watch


def said(match: Match) -> list[str]:
    return [entry["outcome"] for entry in match.record.entries if entry.get("chance") == "clock"]


def end_turn(match: Match) -> None:
    match.play(match.state.seat, match.game.space.parse("finish"))


def may(match: Match, action: str) -> bool:
    return match.game.space.parse(action) in match.state.legal_actions()


@pytest.mark.rule("ATK-115", "ATK-124", "ATK-R25")
def test_from_time_left_through_the_last_half_hour_to_the_end(game: Game) -> None:
    match, watch = begun(game, HALF_HOUR + 1)
    assert said(match) == ["running"] and may(match, "act trade")
    watch.left = HALF_HOUR
    assert may(match, "act trade")  # it is looked at between turns only
    end_turn(match)
    assert said(match) == ["running", "late"] and not may(match, "act trade")
    with pytest.raises(kt.Rejected, match="trade_closed") as refused:
        match.play(1, game.space.parse("act trade"))
    assert refused.value.rule == "ATK-115"
    watch.left = 1
    end_turn(match)  # the second round begins
    assert said(match)[-1] == "late" and match.state.round == 2
    watch.left = 0
    end_turn(match)
    assert said(match)[-1] == "up" and not match.state.over  # the round goes on to its end
    looks = watch.looks
    end_turn(match)
    assert match.state.over and watch.looks == looks
    assert game.end_reasons(match.state) == ["time"]
    assert [event["time"] for entry in match.record.entries for event in entry.get("events", ())
            if event["event"] == "clock"] == ["late", "up"]  # fmt: skip
    copy = Record.parse(match.record.text())  # played again without any clock
    assert copy.verify(game) and copy.replay(game).digest() == match.state.digest()


@pytest.mark.rule("ATK-R25")
def test_the_clock_never_runs_back(game: Game) -> None:
    match, _ = begun(game, 10 * HALF_HOUR, time="late")
    assert said(match) == ["late"]
    late, up = (
        game.load({**POSITION, "players": 2, "time": "late"}),
        game.load({**POSITION, "players": 2, "time": "up"}),
    )
    fresh = game.load({**POSITION, "players": 2})
    assert [clock.says(game, state, "clock", 10 * HALF_HOUR) for state in (fresh, late, up)] == [0, 1, 2]
    assert [clock.says(game, state, "clock", -5) for state in (fresh, late, up)] == [2, 2, 2]
    assert [clock.at_most(game, state, "clock", 10 * HALF_HOUR) for state in (fresh, late, up)] == [
        10 * HALF_HOUR,
        HALF_HOUR,
        0,
    ]
    assert clock.at_most(game, late, "clock", 7) == 7


@pytest.mark.rule("ATK-R25")
def test_two_worlds_that_differ_in_secrets_hear_the_same(game: Game) -> None:
    told = []
    for hands in ([{"oil_2": 1}, {"minerals_3": 1}], [{"oil_2": 1}, {"factories_1": 1}]):
        match, watch = begun(game, HALF_HOUR + 1, hands=hands)
        watch.left = 5
        for _ in range(2):
            end_turn(match)
        told.append([entry for entry in match.record.entries if "hash" not in entry])
        told.append([match.state.view(0)])
        assert match.state.view(0)["time"] == "late"
    assert told[:2] == told[2:]


@pytest.mark.rule("ATK-R25")
def test_dice_cannot_say_what_time_it_is(game: Game) -> None:
    dice = TableDice("t-1", bytes(32), bytes(31) + b"\1")
    dice.seat([SERVER, SERVER])
    dice.reveal([SERVER, SERVER])
    spent = dice.spent
    with pytest.raises(EngineError, match="needs_clock"):
        Match(game, ["Anna", "Ben"], dice, OPTIONS, POSITION)
    match = Match(game, ["Anna", "Ben"], Clocked(dice, Watch(5)), OPTIONS, POSITION)
    assert said(match) == ["late"] and dice.spent == spent


def test_what_may_be_agreed(game: Game) -> None:
    assert clock.agreed(game, {"clock": True}, None) == 120 and clock.agreed(game, {}, None) == 0
    assert [clock.agreed(game, {"clock": True}, n) for n in (30, 100_000)] == [30, 100_000]
    for minutes in (-1, 0, 29, 100_001):
        with pytest.raises(EngineError, match="bad_time_limit"):
            clock.agreed(game, {"clock": True}, minutes)
    for options in ({}, {"clock": False}):
        with pytest.raises(EngineError, match="no_clock"):
            clock.agreed(game, options, 120)
    assert clock.wanted(kt.load("attila"), {"clock": True}) is None


def test_a_countdown_runs_with_its_clock() -> None:
    now = 1_000
    left = Countdown(500, lambda: now)
    assert left() == 500
    now = 1_700
    assert left() == -200
