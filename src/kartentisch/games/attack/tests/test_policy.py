"""What positions are worth to bots."""

from __future__ import annotations

import pytest

import kartentisch as kt


def test_armies_on_their_way_count_as_if_they_had_stayed() -> None:
    """By land and by sea: whoever sends them has not lost them."""
    game = kt.load("attack")
    armies = [{"germany": {"infantry": 3, "tank": 2}, "poland": {"infantry": 1}}, {"ukraine": {"infantry": 1}}]
    state = game.load({"players": 2, "active": 0, "armies": armies})
    for action in ("act move", "pick germany"):
        state.apply(game.space.parse(action))
    worth = game.value(state, 0)
    for action in ("send tank ukraine", "ship infantry finland"):
        state.apply(game.space.parse(action))
        assert game.value(state, 0) == pytest.approx(worth), action
