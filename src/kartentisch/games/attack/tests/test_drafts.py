"""What a seat may draft in one go, what is final once it was sent, and what it is told of its chances."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.match import Match

POSITION = {
    "players": 2,
    "active": 0,
    "armies": [{"poland": {"infantry": 2}}, {"ukraine": {"infantry": 2}}],
    "capitals": ["poland", "ukraine"],
    "hands": [{"oil_4": 1}, {"oil_3": 2}],
}


@pytest.mark.rule("ATK-116", "ATK-R14")
def test_production_is_drafted_whole_and_final_when_sent() -> None:
    """The others hear the points, whoever produces has always known them: nothing comes to light for that seat."""
    game = kt.load("attack")
    match = Match(game, ["A", "B"], kt.Chance(1), position=POSITION)
    turn = ["act produce", "buy infantry", "buy infantry", "deploy infantry poland", "deploy infantry poland"]
    actions = [game.space.parse(word) for word in turn]
    assert match.preview(0, *actions[:1]).ends is None
    seen = match.preview(0, *actions)
    assert seen.ends is None and seen.view["question"] == "Turn.choose"
    assert [event.args["points"] for event in seen.events if event.kind.name == "production"] == [14]
    match.play(0, *actions)
    assert not match.can_undo(0), "the others know the points now"


def test_a_roll_still_ends_a_draft() -> None:
    game = kt.load("attack")
    match = Match(game, ["A", "B"], kt.Chance(1), position=POSITION)
    actions = [game.space.parse(word) for word in ("act diplomacy", "sway france", "act produce")]
    assert match.preview(0, *actions[:2]).ends == "chance"
    with pytest.raises(kt.Rejected) as error:
        match.play(0, *actions)
    assert error.value.rejection.code == "batch_too_long"


@pytest.mark.rule("ATK-88", "ATK-89")
def test_what_diplomacy_needs_is_said_as_the_rules_ask_for_it() -> None:
    """The hurdle that is told beforehand is the one that the rules tell when it is rolled for."""
    game = kt.load("attack")
    totals = set()
    start = Match(game, ["A", "B"], kt.Chance(1), position=POSITION)
    start.play(0, game.space.parse("act diplomacy"))
    for action in start.state.legal_actions(0)[::4]:
        match = Match(game, ["A", "B"], kt.Chance(1), position=POSITION)
        match.play(0, game.space.parse("act diplomacy"))
        hurdle = game.hurdle(game.view(match.state, 0), action, 0)
        assert hurdle == game.hurdle(game.view(match.state, SPECTATOR), action, 0), "with anybody's eyes"
        (asked,) = [event for event in match.play(0, action) if event.kind.name == "diplomacy"]
        assert hurdle is not None and hurdle.total == asked.args["needed"]
        assert round(hurdle.chance, 4) == {8: 0.4167, 9: 0.2778}[hurdle.total]
        totals.add(hurdle.total)
    assert totals == {8, 9}
    assert game.hurdle(game.view(start.state, 0), game.space.parse("act diplomacy"), 0) is None
