"""The engine by itself, with a small game that has sealed bids, dice and a reaction window."""

from __future__ import annotations

from typing import Any

import pytest

from kartentisch.engine import testkit
from kartentisch.engine.bits import die, lowest_bit
from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError, Rejected
from kartentisch.engine.kernel import CHANCE
from kartentisch.engine.match import Match
from tests.engine.auction import Auction, AuctionState


@pytest.fixture
def game() -> Auction:
    return Auction()


@pytest.mark.parametrize("seed", range(40))
def test_everything_that_must_hold(game: Auction, seed: int) -> None:
    testkit.play_with_checks(game, 2 + seed % 3, seed)


def dealt(game: Auction, players: int = 3) -> Match[AuctionState]:
    return Match(game, [f"P{i}" for i in range(players)], Chance(1))


def test_sealed_answers_in_any_order_and_hidden(game: Auction) -> None:
    match = dealt(game)
    assert match.state.seats_asked == [0, 1, 2]
    before = match.state.view(0)
    match.play(2, game.space.parse("bid 3"))
    assert match.state.seats_asked == [0, 1]
    assert match.state.view(0)["answering"] == [0, 1, 2]
    assert "sealed" not in match.state.view(0) and match.state.view(2)["sealed"] == ["bid 3"]
    assert match.state.legal_actions(0) == before["legal"]
    with pytest.raises(Rejected) as error:
        match.play(2, game.space.parse("bid 1"))
    assert error.value.code == "not_asked"
    match.play(0, game.space.parse("bid 1"))
    match.play(1, game.space.parse("bid 1"))
    assert [event.to_json()["coins"] for event in match.events if event.kind.name == "bid"] == [1, 1, 3]
    assert list(match.state.coins) == [4, 4, 1]


def test_a_reaction_window_asks_whoever_could_react(game: Auction) -> None:
    match = dealt(game)
    for seat in range(3):
        match.play(seat, game.space.parse("bid 0"))
    assert match.state.where() == "Attack.react"
    assert match.state.seats_asked == [0, 1, 2]  # everybody holds a card, so everybody is asked, truce or bluff
    for seat in range(3):
        assert len(match.state.legal_actions(seat)) == 2
        match.play(seat, game.space.parse("pass"))
    rolled = [event for event in match.events if event.kind.name == "rolled"]
    assert rolled and 2 <= rolled[0].args["sum"] <= 12


def test_dice_are_one_outcome_with_named_digits(game: Auction) -> None:
    state: Any = game.new(2)
    state.apply(0)
    state.apply(1)
    state.apply(game.space.parse("bid 1"), 0)
    state.apply(game.space.parse("bid 0"), 1)
    state.apply(0)
    state.apply(0, 0)
    state.apply(0, 1)
    assert state.seat == CHANCE and state.dice == 2
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 36 and sum(p for _, p in outcomes) == pytest.approx(1)
    outcome = game.parse_outcome(state, "3 5")
    assert (die(outcome, 6, 0), die(outcome, 6, 1)) == (3, 5)
    assert game.outcome_text(state, outcome) == "3 5"
    for text in ("3", "3 7", "0 1", "x y", ""):
        with pytest.raises(EngineError, match="impossible_outcome"):
            game.parse_outcome(state, text)
    with pytest.raises(Rejected, match="impossible_outcome"):
        state.apply(36)
    state.apply(outcome)
    assert list(state.points) == [8, 0]


def test_draws_have_weights(game: Auction) -> None:
    state: Any = game.new(2)
    assert state.chance_outcomes() == [(0, pytest.approx(1 / 3)), (1, pytest.approx(2 / 3))]
    counts = [0, 0]
    chance = Chance(3)
    for _ in range(3000):
        counts[chance.outcome(state)] += 1
    assert 850 < counts[0] < 1150


def test_nobody_is_asked_during_chance(game: Auction) -> None:
    state = game.new(2)
    assert state.seats_asked == [] and state.legal_actions(0) == []
    with pytest.raises(Rejected, match="not_asked"):
        state.apply(0, 0)
    with pytest.raises(EngineError, match="not_chance"):
        game.new(2, seed=1).chance_outcomes()


def test_the_same_seed_gives_the_same_game(game: Auction) -> None:
    assert game.new(3, seed=5) == game.new(3, seed=5)
    assert game.playout(3, 8) == game.playout(3, 8)


def test_a_listing_on_a_clone_leaves_the_original_alone(game: Auction) -> None:
    state = game.new(3, seed=5)
    legal = state.legal_actions(0)
    other = state.clone()
    other.apply(game.space.parse("bid 4"), 0)
    other.legal_actions(1)
    assert state.is_legal(game.space.parse("bid 4"), 0)
    assert state.legal_actions(0) == legal


def test_lowest_bit() -> None:
    assert [lowest_bit(n) for n in (1, 2, 12, 2**62)] == [0, 1, 2, 62]
    assert lowest_bit(0) == 63


def test_a_position_says_itself_by_its_facts(game: Auction) -> None:
    state: Any = game.new(2, seed=5)
    lines = str(state).splitlines()
    assert lines[0] == "auction, turn 1: seats 0, 1 must answer Rounds.sealed"
    assert lines[1].split() == ["seat", "coins", "points", "cards"]
    assert lines[3].split() == ["1", "4", "0", str(state.cards[1])]
    html = state._repr_html_()
    assert html.count("<tr>") == 3 and "<td>4</td>" in html and "Rounds.sealed" in html
    assert "chance must answer card" in str(game.new(2))


def test_most_points_win_unless_a_game_says_otherwise(game: Auction) -> None:
    match = testkit.play_with_checks(game, 3, 4)
    best = max(match.state.scores())
    assert match.state.winners() == [seat for seat, points in enumerate(match.state.scores()) if points == best]
    assert game.new(3, seed=1).winners() == []
