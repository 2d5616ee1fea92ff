"""Whoever is attacked need not sit there: standing orders answer for dice, cards, losses and bids."""

from __future__ import annotations

from typing import Any

import pytest

import kartentisch as kt
from kartentisch.bots import Decision, StandingOrder, StandingOrders
from kartentisch.bots.orders import check, facts_of
from kartentisch.engine.game import Game

POSITION: dict[str, Any] = {
    "players": 3,
    "active": 0,
    "round": 1,
    "stack": [{"step": "Play.next"}, {"step": "Turn.act"}],
    "asked": [0],
    "armies": [{"alaska": 6}, {"kamtschatka": 3, "baikal": 1}, {"kongo": 2}],
    "officers": [{}, {"land": "kamtschatka"}, {}],
    "hands": [{}, {"getarnte_einheiten_land": 1}, {}],
}


@pytest.fixture(scope="module")
def game() -> Game:
    return kt.load("selfr3")


def attacked(game: Game, *dice: str) -> Any:
    state = game.load(POSITION)
    for action in ("attack alaska", "onto kamtschatka", "send 1 3"):
        state.apply(game.space.parse(action))
    if dice:
        state.apply(game.space.parse("pass"))
    for shown in dice:
        state.apply(game.parse_outcome(state, shown))
    return state


def said(state: Any, *orders: StandingOrder) -> str | None:
    decision = Decision.of(state, 1)
    for order in orders:
        check(state.game, 3, order)
    answer = StandingOrders(orders).answer(decision)
    return None if answer is None else state.game.space.notation(answer)


@pytest.mark.rule("R2-58")
def test_the_dice_depend_on_what_the_attack_shows(game: Game) -> None:
    orders = (
        StandingOrder("Attack.defend", {"best": [">=6"], "second": [">=5"]}, ["defend d8"]),
        StandingOrder("Attack.defend", answer=["defend d6_d8"]),
    )
    state = attacked(game, "6 6 1")
    assert state.where() == "Attack.defend" and said(state, *orders) == "defend d8"
    assert said(attacked(game, "4 2 1"), *orders) == "defend d6_d8"


@pytest.mark.rule("R2-55")
def test_a_card_is_played_only_for_the_own_land(game: Game) -> None:
    state = attacked(game)
    facts = facts_of(game, Decision.of(state, 1).view)
    assert facts["defender"] == ("1",) and facts["aim"] == ("kamtschatka",) and facts["source"] == ("alaska",)
    assert facts["size"] == ("4",) and facts["attackers"] == ("3",)
    own = StandingOrder("CardWindow.answer", {"defender": ["1"]}, ["play getarnte_einheiten_land"])
    other = StandingOrder("CardWindow.answer", {"defender": ["2"]}, ["play getarnte_einheiten_land"])
    elsewhere = StandingOrder("CardWindow.answer", {"aim": ["japan"]}, ["play getarnte_einheiten_land"])
    assert said(state, other, elsewhere, own) == "play getarnte_einheiten_land"
    assert said(state, other, elsewhere, StandingOrder("CardWindow.answer")) == "pass"


@pytest.mark.rule("R2-72")
def test_armies_are_lost_first(game: Game) -> None:
    state = attacked(game, "6 6 6")
    state.apply(game.space.parse("defend d6"))
    state.apply(game.parse_outcome(state, "1"))
    assert state.where() == "Losses.choose"
    assert said(state, StandingOrder("Losses.choose")) == "finish"
    assert said(state, StandingOrder("Losses.choose", {"left": [">=1"]}, ["lose land"])) == "lose land"


def test_what_a_single_die_has_to_show(game: Game) -> None:
    state = attacked(game, "5 2 1")
    view = game.view(state, 1)
    hurdles = {name: game.hurdle(view, game.space.parse(f"defend {name}"), 1) for name in ("d6", "d8", "d6_d8")}
    assert hurdles["d6_d8"] is None
    assert hurdles["d6"] == (5, 2 / 6) and hurdles["d8"] == (5, 4 / 8)


def test_luck_is_measured_against_what_was_shown(game: Game) -> None:
    state = attacked(game, "6 6 6")
    state.listen()
    state.apply(game.space.parse("defend d6"))
    state.apply(game.parse_outcome(state, "6"))
    rows = game.luck(game.events(state), 2)
    assert rows == []  # the attack's roll was not heard, so nothing can be said
    state = game.load(POSITION)
    state.listen()
    for action in ("attack alaska", "onto kamtschatka", "send once 3", "pass"):
        state.apply(game.space.parse(action))
    state.apply(game.parse_outcome(state, "6 5 1"))
    state.apply(game.space.parse("defend d6"))
    state.apply(game.parse_outcome(state, "6"))
    attack, defence = game.luck(game.events(state), 2)
    assert (attack.matter, attack.seat, attack.got, attack.expected) == ("attack", 0, 12, 10.5)
    assert (defence.matter, defence.seat, defence.got, defence.expected) == ("defence", 1, 1, 1 / 6)
