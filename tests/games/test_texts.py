"""German and English texts of the engine, the terminal and every game: nothing is missing, nothing is left over."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib import resources
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine import language
from kartentisch.engine.errors import Rejection
from kartentisch.engine.facts import Event
from kartentisch.engine.game import Game
from kartentisch.engine.language import LANGUAGES, Language


@dataclass(frozen=True)
class Texts:
    """What the texts of a game are tried with.

    Attributes:
        samples: values for the arguments of events; others are 3.
        betrayed: names of the samples that a spectator must not read in a hidden event.
        rules: how many rules and rulings the checklist has.
    """

    samples: dict[str, Any]
    betrayed: tuple[str, ...]
    action: str
    endings: tuple[str, ...]
    prefix: str
    rules: tuple[int, int]

    def ids(self) -> list[str]:
        rules, rulings = self.rules
        return [f"{self.prefix}-{n:02}" for n in range(1, rules + 1)] + [
            f"{self.prefix}-R{n:02}" for n in range(1, rulings + 1)
        ]


TEXTS = {
    "attila": Texts(
        {"seat": 1, "people": "goths", "province": "moesia", "tile": "swap", "case": "d", "century": "5"},
        ("Goten", "Goths"),
        "place goths moesia",
        ("tiles", "supply", "track", "stuck", "pile"),
        "ATT",
        (81, 17),
    ),
    "attack": Texts(
        {
            "seat": 1, "other": 0, "region": "ukraine", "origin": "poland", "unit": "tank", "ship": "submarine",
            "card": "oil_3", "action": "blitz", "time": "late",
        },
        ("Öl", "oil", "submarine", "U-Boot"),
        "send tank ukraine",
        ("elimination", "survivor", "time", "length"),
        "ATK",
        (135, 26),
    ),
}  # fmt: skip


@pytest.fixture(scope="module", params=sorted(kt.GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    return kt.load(request.param)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_said(game: Game, lang: str) -> None:
    texts = TEXTS[game.id]
    words = Language(lang, game, ["Anna", "Ben"], room="kartentisch.cli")
    for kind in game.kinds.kinds:
        args = {name: texts.samples.get(name, 3) for name in kind.args}
        assert "{" not in words.event(Event(kind, args))
        if kind.secret:
            sentence = words.event(Event(kind, args).seen_by(kt.SPECTATOR))
            assert not any(name in sentence for name in texts.betrayed)
    for number in range(game.space.size):
        assert words.action(number)
    for code, rule in game.refusals:
        assert words.rejection(Rejection(code, rule, {"action": texts.action}))
    for question in game.questions:
        assert words.question(question)
    for option in game.options:
        assert words.say(f"option-{option.name}") and words.say(f"option-{option.name}.help")
        for value in option.values:
            assert words.say(f"option-{option.name}-{str(value).lower()}")
    assert tuple(game.endings) == texts.endings
    for reason in game.endings:
        assert words.say(f"end-{reason}")


@pytest.mark.parametrize(
    "package", ["kartentisch.engine", "kartentisch.cli", *(f"kartentisch.games.{name}" for name in sorted(kt.GAMES))]
)
def test_both_languages_have_the_same_texts_with_the_same_values(package: str) -> None:
    ids, values = {}, {}
    for lang in LANGUAGES:
        text = resources.files(package).joinpath(f"texts/{lang}.ftl").read_text(encoding="utf-8")
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
    words, rules = Language(lang, game), TEXTS[game.id].ids()
    assert sorted(words.rules()) == sorted(rules)
    for rule in rules:
        assert words.rules_text().count(f'<a id="{rule}"></a>') == 1
        assert len(words.rules()[rule]) > 20


def test_what_the_code_names_is_a_rule(game: Game) -> None:
    named = {rule for _, rule in game.refusals} | {kind.rule for kind in game.kinds.kinds}
    named |= {rule for rules in game.questions.values() for rule in rules} | {option.rule for option in game.options}
    assert named <= set(TEXTS[game.id].ids())


def test_parse_rules_reads_several_anchors() -> None:
    text = '# Title\n\n<a id="A-1"></a><a id="A-2"></a> Both.\n\nNothing.\n\n<a id="A-3"></a> Third\n* list'
    assert language.parse_rules(text) == {"A-1": "Both.", "A-2": "Both.", "A-3": "Third\n* list"}
