"""The kit itself: what it says of a game with a fault, what it counts, and whether it sees biased worlds."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import pytest

import kartentisch as kt
from kartentisch.engine import scenario, testkit
from kartentisch.engine.facts import EventKinds
from kartentisch.engine.kernel import MOST_LISTED
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.engine.testkit import play
from kartentisch.engine.testkit.copies import check_file
from kartentisch.engine.testkit.failure import differences
from kartentisch.engine.testkit.scene import Scene
from kartentisch.engine.testkit.secrecy import check_worlds
from kartentisch.engine.testkit.spread import Spread
from kartentisch.games.attila import Attila, events


class Talkative(Attila):
    """Everybody hears what is laid face down."""

    def __init__(self) -> None:
        super().__init__()
        rows = [(*row[:3], () if row[0] == "laid" else row[3], row[4]) for row in events.EVENTS]
        self.kinds = EventKinds(rows, self.kinds.names)


def first_failure(report: testkit.Report) -> testkit.CheckFailed:
    with pytest.raises(testkit.CheckFailed) as raised:
        report.raise_first()
    return raised.value


@pytest.mark.thorough
def test_a_failure_says_where_it_is_and_comes_again() -> None:
    game = Talkative()
    report = testkit.play_many(game, 4)
    failure = first_failure(report)
    assert failure.check == "told_apart" and failure.question == "Conflict.lay" and failure.viewer is not None
    assert all(action.startswith("lay ") for action in failure.action.split(" / "))
    assert any("people" in line and " / " in line for line in failure.difference)
    words = str(failure)
    for part in (f"seed {failure.seed}", f"{failure.players} players", failure.action, *failure.difference):
        assert part in words
    alone = first_failure(testkit.play_many(game, 1, failure.seed))
    assert alone.to_json() == failure.to_json()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_check_has_a_sentence(lang: str) -> None:
    words = Language(lang)
    for check in testkit.CHECKS:
        failure = testkit.CheckFailed(check, kt.load("attila"), 3, {"swap_order": "draw_first"}, 7, 12, "Turn.play", 1)
        told = failure.told(words)
        assert len(told[0]) > 20 and "7" in told[1] and "swap_order=draw_first" in told[1] and "12" in told[2]


@pytest.mark.thorough
def test_a_report_counts_what_was_met_and_names_what_was_not() -> None:
    seen: list[int] = []
    game = kt.load("attila")
    report = testkit.play_many(game, 3, players=3, options=None, progress=lambda r: seen.append(r.games))
    assert report.games == 3 and seen == [1, 2, 3] and not report.failures
    assert report.asked["Turn.play"] > 20 and report.told["turn"] > 20 and report.refused["not_now"] > 5
    assert report.decisions == report.asked.total() == report.taken.total()
    assert report.chosen["swap_order=draw_first"] == 3
    never = report.never()
    assert "swap_order=discard_first" in never["chosen"] and "end_stuck" in never["told"]
    assert "asked" not in report.never() or "Turn.play" not in never["asked"]
    assert "Turn.play" in report.never(less_than=report.asked["Turn.play"] + 1)["asked"]


@pytest.mark.thorough
def test_refusals_of_the_moment_are_met() -> None:
    """A few games come to the reasons that only one question has."""
    report = testkit.play_many(kt.load("attila"), 3)
    assert {"swap_empty", "not_in_province", "both_steps"} <= report.refused.keys()


@pytest.mark.parametrize(
    ("imagined", "check"),
    [
        (lambda chance: 0, "narrow_worlds"),
        (lambda chance: chance.choice((0, 0, 0, 0, 0, 0, 0, 4)), "skewed_worlds"),
        (lambda chance: chance.randint(0, 4), ""),
    ],
)
def test_bids_that_are_imagined_too_narrowly_are_seen(imagined: object, check: str) -> None:
    assert callable(imagined)
    chance, spread = random.Random(4), Spread()
    for game in range(60):
        view = {"viewer": 1, "players": 3, "coins": [4, 4, 4]}
        real = {**view, "bids": [chance.randint(0, 4), 2, chance.randint(0, 4)]}
        worlds = [{**view, "bids": [imagined(chance), 2, imagined(chance)]} for _ in range(4)]
        spread.note(game, "Bidding.sealed", view, real, worlds)
    biases = spread.biases()
    assert (check in {bias.check for bias in biases}) if check else not biases
    assert all(bias.fact == "bids.other" for bias in biases)


def test_differences_name_the_keys() -> None:
    one = {"hands": [{"goths": 1}, {}], "asked": [0, 1, 2], "turn": 3}
    other = {"hands": [{"goths": 2}, {"huns": 1}], "asked": [1, 2], "turn": 3}
    assert differences(one, other) == ["asked: [0,1,2] / [1,2]", "hands[0].goths: 1 / 2", 'hands[1]: {} / {"huns":1}']


def test_players_and_options_that_do_not_fit_are_refused_at_once() -> None:
    with pytest.raises(kt.EngineError):
        testkit.play_many(kt.load("attila"), 1, players=9)
    with pytest.raises(kt.EngineError):
        testkit.play_many(kt.load("attila"), 1, options={"swap_order": "never"})


MANY_DICE = """
title: Eight dice fall at once
game: europe
players: 4
position:
  power: germany
  units: {poland: {germany: {infantry: 8}}, east_poland: {ussr: {infantry: 8}}}
steps: [{P1: [pick poland, 8x send infantry east_poland, finish], expect: {asked: chance}}]
"""


def test_a_roll_of_more_dice_than_anybody_lists_is_looked_at() -> None:
    (document,) = scenario.parse(MANY_DICE)
    match: Any = scenario.run(document, kt.load).match
    state = match.state
    assert state.dice_outcomes() > MOST_LISTED
    scene, dice = Scene(kt.load("europe"), 4, {}, 0, testkit.Report(kt.load("europe"))), random.Random(1)
    check_file(scene, state)
    check_worlds(scene, state, 1, dice)


class Unending(Attila):
    """As a game whose rules set no end: it takes part in nothing else."""

    endless: ClassVar = {"swap_order": "draw_first"}


def test_a_game_without_an_end_by_its_rules_may_stop_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "LONGEST_GAME", 10)
    game = Unending()
    report = testkit.Report(game)
    assert not testkit.play_with_checks(game, 3, 1, {"swap_order": "draw_first"}, 0.0, report).state.over
    assert testkit.play_with_checks(game, 3, 1, {"swap_order": "discard_first"}, 0.0, report).state.over
    assert report.games == 1
