"""SelfR3 under the test kit, and how big and how long it gets."""

from __future__ import annotations

import json
import random

import pytest

import kartentisch as kt
from kartentisch.cli.bench import clone_and_legal
from kartentisch.engine import testkit
from kartentisch.engine.game import Game

# each option once away from its default, so that every branch is walked, in games of every size; tests/fuzz mixes them
VARIANTS: list[tuple[int, dict[str, object]]] = [
    (3, {}),
    (4, {"quick_start": True, "surplus_lands": "empty", "bid_ties": "last_first", "destroyed_lands": 4}),
    (
        5,
        {
            "bid_payment": "winner",
            "station_only": "holds_continent",
            "retreat": "stop",
            "doomsday": "caster_last",
            "moon_to_stations": True,
            "spoils": "cards",
            "minefield_attackers": "anew",
            "disarmament": "first_marker",
        },
    ),
    (
        3,
        {
            "card_limit": "deck",
            "reactions": "once",
            "move_reach": "adjacent",
            "station_only": "falls",
            "minefield_ground": "same_kind",
        },
    ),
    (4, {"move_empties": False, "captured_station": "may_leave", "final_tie": "money", "destroyed_lands": 0}),
    (5, {"empty_territory": "no_attack", "reinforcement": "three_only", "doomsday": "first_marker"}),
]


@pytest.fixture(scope="module")
def game() -> Game:
    return kt.load("selfr3")


@pytest.mark.parametrize(
    "variant", [0, *(pytest.param(n, marks=(pytest.mark.once, pytest.mark.thorough)) for n in range(1, len(VARIANTS)))]
)
def test_everything_that_must_hold(game: Game, variant: int) -> None:
    players, options = VARIANTS[variant]
    testkit.play_with_checks(game, players, 100 * variant + players, options, share=0.5)


def test_warlike_games_break_no_rule(game: Game) -> None:
    """Whoever chooses at random ends most turns at once; here it is done only if there is nothing else to do."""
    largest, asked = 0, set()
    for seed in range(6):
        dice, chance, state = random.Random(seed), kt.Chance(seed), game.new(3 + seed % 3, seed=seed)
        moments = 0
        while not state.over:
            moments += 1
            if state.chance:
                state.apply(chance.outcome(state))
                continue
            legal = state.legal_actions()
            asked.add(state.where())
            busy = [a for a in legal if not game.space.notation(a).startswith(("finish", "move", "pass"))]
            state.apply(dice.choice(busy if busy and dice.random() < 0.97 else legal))
            if moments % 20 == 0:
                assert game.faults(state) == []
                assert game.load(game.dump(state)) == state
                largest = max(largest, len(json.dumps(state.to_json(), separators=(",", ":"))))
    assert largest <= 10_000
    assert {"CardWindow.answer", "Attack.defend", "Column.choose", "Losses.choose"} <= asked


@pytest.mark.skipif(not kt.compiled(), reason="a promise about the compiled rules")
def test_a_clone_is_quick(game: Game) -> None:
    """Twice the promise, for noisy machines: clone 1.2 µs."""
    clone, _ = clone_and_legal(game.new(5, seed=1), rounds=5, seconds=0.01)
    assert clone <= 2.4


def test_whoever_is_in_play_has_a_turn_marker(game: Game) -> None:
    """Without one a disarmament, which goes round by the markers, came back to nobody (R2-12, R2-87)."""
    state = game.new(3, seed=1)
    kt.Chance(1).settle(state)
    while state.where() != "Turn.place":
        state.apply(state.legal_actions(state.seats_asked[0])[0], state.seats_asked[0])
        kt.Chance(1).settle(state)
    position = game.dump(state)
    assert game.faults(state) == [] and 1 in position["markers"]
    position["markers"][position["markers"].index(1)] = 0
    assert [fault.partition(":")[0] for fault in game.faults(game.load(position))] == ["R2-12"]
