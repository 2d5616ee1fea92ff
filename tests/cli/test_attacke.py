"""Attacke in the terminal: a whole game by scripted lines, and what the screen says."""

from __future__ import annotations

import random

import msgspec

from kartentisch.cli.screens import AttackeScreen, screen_of
from kartentisch.engine.chance import Chance
from kartentisch.engine.game import to_bytes
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.games import load
from tests.cli.terminal import good, type_in

GAME = load("attacke")
NAMES = ["Anna", "Ben", "Cleo"]


def screen(lang: str) -> AttackeScreen:
    found = screen_of(GAME, Language(lang, GAME, NAMES, "kartentisch.cli"), ["human"] * 3)
    assert isinstance(found, AttackeScreen)
    return found


def test_every_moment_can_be_drawn_in_any_width_and_shows_no_hand_of_others() -> None:
    chance, dice = Chance(4), random.Random(4)
    state = GAME.new(3, seed=4, options={"round_limit": 8, "random_deal": True})
    screens = [screen(lang) for lang in LANGUAGES]
    seen: set[str] = set()
    while not state.over:
        view = msgspec.json.decode(to_bytes(GAME.view(state, state.seat)))
        if state.where() not in seen or dice.random() < 0.05:
            seen.add(state.where())
            for one in screens:
                for width in (40, 100):
                    lines = one.board(view, width).plain.split("\n")
                    assert max(map(len, lines)) <= width
                assert one.hand(view).plain and one.cell(view, "alaska").plain.startswith("Alaska")
                one.moment(view, 80)
                assert all(one.part(action) for action in view["legal"] if "land" in GAME.space.action(action).fields)
            other = GAME.view(GAME.imagine(view, 1), view["viewer"])
            assert screens[0].board(msgspec.json.decode(to_bytes(other)), 100) == screens[0].board(view, 100)
        state.apply(dice.choice(state.legal_actions()))
        chance.settle(state)
    assert {"Turn.choose", "Fight.lay", "Fight.answer", "Revolt.counter"} <= seen
    assert screens[0].course([], state, 80)


def test_a_game_can_be_played_by_lines() -> None:
    given = ["attacke", "--seed", "7", "--lang", "en", "--option", "round_limit=6", "--option", "random_deal=true"]
    told = good(type_in(["finish", "1"] * 300, given))
    assert "South America" in told and "Draw pile" in told and "The last round is over" in told
