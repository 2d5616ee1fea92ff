"""SelfR3: R2 in the terminal: who holds what, what is attacked, and nothing of other hands."""

from __future__ import annotations

from typing import Any

import pytest

import kartentisch as kt
from kartentisch.cli.screens import SelfR3Screen, screen_of
from kartentisch.engine.language import LANGUAGES, Language
from tests.cli.terminal import good, type_in

NAMES = ["Anna", "Ben", "Clara"]
POSITION: dict[str, Any] = {
    "players": 3,
    "active": 0,
    "round": 2,
    "turn": 4,
    "stack": [{"step": "Play.next"}, {"step": "Turn.act"}],
    "asked": [0],
    "money": [7, 0, 2],
    "ruins": ["kongo"],
    "armies": [{"alaska": 6, "tycho": 1}, {"kamtschatka": 2}, {"hawaii_becken": 4}],
    "officers": [{"land": "alaska"}, {"taktik": "kamtschatka"}, {}],
    "stations": [["alaska"], [], []],
    "hands": [{"inflation": 1}, {"rueckzug": 2}, {}],
}


def screen(lang: str) -> SelfR3Screen:
    game = kt.load("selfr3")
    found = screen_of(game, Language(lang, game, NAMES, "kartentisch.cli"), ["human"] * 3)
    assert isinstance(found, SelfR3Screen)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_board_fits_and_tells_no_hand(lang: str, width: int) -> None:
    shown = screen(lang)
    state = shown.game.load(POSITION)
    view = shown.game.view(state, 1)
    lines = shown.board(view, width).plain.splitlines()
    assert max(map(len, lines)) <= width
    board = "\n".join(lines)
    assert "6L▲" in board and "A Tycho" in board and "✖" in board
    assert shown.language.name("card", "inflation") not in board + shown.hand(view).plain
    assert shown.language.name("card", "rueckzug") in shown.hand(view).plain


def test_what_is_attacked_and_what_the_dice_show() -> None:
    shown = screen("de")
    state, chance = shown.game.load(POSITION), kt.Chance(1)
    for action in ("attack alaska", "onto kamtschatka", "send once 3"):
        state.apply(shown.game.space.parse(action))
    state.apply(shown.game.space.parse("pass"))  # by his back Ben might hold a truce
    chance.settle(state)
    view = shown.game.view(state, 1)
    assert view["question"] == "Attack.defend"
    moment = "\n".join(line.plain for line in shown.moment(view, 80))
    assert "Alaska" in moment and "⚔" in moment and "Kamtschatka" in moment and "Der Angriff zeigt" in moment


def test_a_game_at_the_keyboard() -> None:
    given = ["selfr3", "--seed", "7", "--lang", "en", "--seats", "human,greedy,greedy"]
    output = good(type_in(["near japan", "quit", ""], given))
    assert "SelfR3: R2" in output and "Kamchatka" in output
