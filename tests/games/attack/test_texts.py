"""German and English texts of Attack!: nothing is missing, nothing is left over."""

from __future__ import annotations

import re
from importlib import resources

import pytest

import kartentisch as kt
from kartentisch.engine.errors import Rejection
from kartentisch.engine.facts import Event
from kartentisch.engine.game import Game
from kartentisch.engine.language import LANGUAGES, Language

SAMPLES = {
    "seat": 1,
    "other": 0,
    "region": "ukraine",
    "origin": "poland",
    "unit": "tank",
    "ship": "submarine",
    "card": "oil_3",
    "action": "blitz",
    "time": "late",
}
RULES = [f"ATK-{n:02}" for n in range(1, 136)] + [f"ATK-R{n:02}" for n in range(1, 26)]


@pytest.fixture(scope="module")
def game() -> Game:
    return kt.load("attack")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_said(game: Game, lang: str) -> None:
    words = Language(lang, game, ["Anna", "Ben"], room="kartentisch.cli")
    for kind in game.kinds.kinds:
        args = {name: SAMPLES.get(name, 3) for name in kind.args}
        assert "{" not in words.event(Event(kind, args))
        if kind.secret:
            sentence = words.event(Event(kind, args).seen_by(kt.SPECTATOR))
            assert not any(name in sentence for name in ("Öl", "oil", "submarine", "U-Boot"))
    for number in range(game.space.size):
        assert words.action(number)
    for code, rule in game.refusals:
        assert words.rejection(Rejection(code, rule, {"action": "send tank ukraine"}))
    for question in game.questions:
        assert words.question(question)
    for option in game.options:
        assert words.say(f"option-{option.name}") and words.say(f"option-{option.name}.help")
        for value in option.values:
            assert words.say(f"option-{option.name}-{str(value).lower()}")
    for reason in ("elimination", "survivor", "time", "length"):
        assert words.say(f"end-{reason}")


def test_both_languages_have_the_same_texts_with_the_same_values() -> None:
    ids, values = {}, {}
    for lang in LANGUAGES:
        text = resources.files("kartentisch.games.attack").joinpath(f"texts/{lang}.ftl").read_text(encoding="utf-8")
        parts = re.split(r"^([a-z][\w-]*) *=", text, flags=re.MULTILINE)
        ids[lang] = parts[1::2]
        values[lang] = {
            key: set(re.findall(r"\$([a-z_]+)", body)) for key, body in zip(parts[1::2], parts[2::2], strict=True)
        }
        assert len(set(ids[lang])) == len(ids[lang]), "a text stands twice"
    assert sorted(ids["de"]) == sorted(ids["en"])
    assert values["de"] == values["en"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_explained_once(game: Game, lang: str) -> None:
    words = Language(lang, game)
    assert sorted(words.rules()) == sorted(RULES)
    for rule in RULES:
        assert words.rules_text().count(f'<a id="{rule}"></a>') == 1
        assert len(words.rules()[rule]) > 20


def test_what_the_code_names_is_a_rule(game: Game) -> None:
    named = {rule for _, rule in game.refusals} | {kind.rule for kind in game.kinds.kinds}
    named |= {rule for rules in game.questions.values() for rule in rules} | {option.rule for option in game.options}
    assert named <= set(RULES)
