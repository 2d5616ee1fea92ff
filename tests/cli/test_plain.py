"""The terminal for games without a screen of their own: facts, places and seats by their names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kartentisch.cli.screens import PlainScreen, screen_of
from kartentisch.engine.chance import Chance
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language
from tests import mapless
from tests.cli.terminal import good, type_in
from tests.mapless.shelf.bare_attack import BareAttack
from tests.mapless.shelf.bare_attila import BareAttila

NAMES = ["Anna", "Ben", "Clara"]
ATTACK = {"armies": [{"ukraine": {"tank": 2, "infantry": 1}}, {"poland": {"infantry": 3}}, {}], "order": [2, 0, 1]}


def screen(game: Game, lang: str) -> PlainScreen:
    found = screen_of(game, Language(lang, game, NAMES, "kartentisch.cli"), ["human"] * 3)
    assert isinstance(found, PlainScreen)
    return found


def view(game: Game, **more: Any) -> dict[str, Any]:
    return {**game.view(game.new(3, seed=1), 0), **more}


@pytest.fixture
def bare() -> Iterator[None]:
    mapless.register()
    yield
    mapless.forget()


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("game", ["bare_attila", "bare_attack"])
@pytest.mark.parametrize(("lang", "what"), [("de", "Was ist gemeint (Ort)?"), ("en", "Which place?")])
def test_near_without_one_certain_place_asks_which(game: str, lang: str, what: str) -> None:
    given = [game, "--seed", "7", "--lang", lang, "--seats", "human,greedy,greedy"]
    output = good(type_in(["near", "near xyz", "quit", ""], given))
    assert output.count(what) == 2


def test_who_has_what_in_a_place_and_beside_it() -> None:
    plain = screen(BareAttack(), "de")
    near = plain.near(view(plain.game, **ATTACK), "ukraine").plain.splitlines()
    assert near[0] == "Ukraine: Armeen, Anna: 2 Panzer, 1 Infanterie"
    assert "  Polen: Armeen, Ben: 3 Infanterie" in near
    assert "  Rumänien: ·" in near


def test_lists_are_of_seats_only_where_the_game_says_so() -> None:
    plain = screen(BareAttack(), "en")
    lines = plain.board(view(plain.game, **ATTACK, eliminated=[1], first=2), 200).plain.splitlines()
    assert "Order: 2, 0, 1" in lines
    assert "Eliminated: Ben" in lines and "First in the round: Clara" in lines
    narrow = plain.board(view(plain.game, **ATTACK), 40).plain.replace("\n", " ")
    assert "Armies: Anna: Ukraine (2 tank, 1 infantry); Ben: Poland" in narrow


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("de", ("Am Zug: Anna", "Befriedete Provinzen: Moesia", "Steine: Moesia (2 Goten)")),
        ("en", ("To move: Anna", "Pacified provinces: Moesia", "Stones: Moesia (2 Goths)")),
    ],
)
def test_facts_have_names_in_the_language_of_the_reader(lang: str, said: tuple[str, ...]) -> None:
    plain = screen(BareAttila(), lang)
    facts = view(plain.game, active=0, pacified=["moesia"], provinces={"moesia": {"goths": 2}})
    text = plain.board(facts, 120).plain
    moesia = plain.called("moesia")
    for line in said:
        assert line.replace("Moesia", moesia) in text.splitlines()
    assert plain.cell(facts, "moesia").plain.startswith(f"{moesia}: ")
    assert ("Befriedete Provinzen" if lang == "de" else "Pacified provinces") in plain.cell(facts, "moesia").plain


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", [BareAttila(), BareAttack()], ids=lambda game: str(game.id))
def test_every_part_of_every_view_has_a_name(game: Game, lang: str) -> None:
    known = Language(lang, game, NAMES).facts()
    inner = {"format", "game", "players", "asked", "question", "stack", "options", "legal", "viewer", "chance"} | {
        "answering",
        "answers",
        "pass",
    }
    for seed in range(3):
        state = game.new(3, seed=seed)
        chance = Chance(seed)
        for _ in range(300):
            for viewer in (0, SPECTATOR):
                assert set(game.view(state, viewer)) - inner <= known.keys()
            if state.over:
                break
            seat = state.seats_asked[0]
            legal = state.legal_actions(seat)
            state.apply(legal[int(chance.below(len(legal)))], seat)
            chance.settle(state)


@pytest.mark.parametrize(("lang", "words"), [("de", ("Landeinheiten", "Platz")), ("en", ("Land units", "Place"))])
def test_the_end_tells_what_decided_and_everybodys_place(lang: str, words: tuple[str, str]) -> None:
    plain = screen(BareAttack(), lang)
    armies = [{"ukraine": {"tank": 2}}, {"poland": {"infantry": 3}}, {"france": {"tank": 2}}]
    state = plain.game.load({"players": 3, "active": 0, "armies": armies})
    rows = {line.plain.split("  ")[0].strip(): line.plain.split()[-3:] for line in plain.course([], state, 100)}
    assert rows[words[0]] == ["2", "3", "2"]
    assert rows[words[1]] == ["2.", "1.", "2."]
