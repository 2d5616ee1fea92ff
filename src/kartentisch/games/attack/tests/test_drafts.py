"""What a seat may draft in one go, and what is final once it was sent."""

from __future__ import annotations

import pytest

import kartentisch as kt
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
