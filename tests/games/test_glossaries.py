"""The words of every game: in both languages, with their paragraph, and found where they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kartentisch as kt
from kartentisch.engine.errors import EngineError
from kartentisch.engine.glossary import Term, glossary, parsed
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.pictures.theme import symbols, theme

OURS = ("attila", "attack", "attacke", "selfr3", "europe")  # a game from elsewhere need not bring one
WORDS = [pytest.param(game, term, id=f"{game}-{term.term}") for game in OURS for term in glossary(kt.load(game))]


def texts_of(game: kt.Game, lang: str) -> str:
    """All that people read of a game in a language: rules, sentences, lessons."""
    folder = Path(__file__).parents[2] / "src/kartentisch/games" / game.id
    lessons = "".join(file.read_text() for file in folder.glob("lessons/*.yaml"))
    return Language(lang, game).rules_text() + (folder / f"texts/{lang}.ftl").read_text() + lessons


@pytest.mark.parametrize(("game", "term"), WORDS)
def test_a_word(game: str, term: Term) -> None:
    rules = kt.load(game)
    drawings = symbols()
    assert not term.picture or any(term.picture in drawings[kind] for kind in ("units", "emblems", "marks"))
    assert not term.owner or (theme().owner(term.owner) is not None and term.picture)
    for lang in LANGUAGES:
        assert term.rule in Language(lang, rules).rules(), "the paragraph is there"
        name, text, also = (getattr(part, lang) for part in (term.name, term.text, term.also))
        assert name and len(text) <= 200 and text.endswith("."), "and a sentence or two"
        forms = [name, *also]
        assert len(set(forms)) == len(forms)
        found = re.compile(rf"\b({'|'.join(map(re.escape, forms))})\b", re.IGNORECASE)
        assert found.search(texts_of(rules, lang)), f"{forms} stand nowhere in {lang}"


@pytest.mark.parametrize("game", OURS)
def test_each_form_means_one_thing(game: str) -> None:
    terms = glossary(kt.load(game))
    for lang in LANGUAGES:
        forms = [form.lower() for one in terms for form in (getattr(one.name, lang), *getattr(one.also, lang))]
        assert sorted(forms) == sorted(set(forms))
    assert len({one.term for one in terms}) == len(terms) >= 10


@pytest.mark.parametrize("text", ["- term: lonely\n", "- [", "words: 3\n"])
def test_a_broken_file_is_named(text: str) -> None:
    with pytest.raises(EngineError, match="chess: glossary"):
        parsed(text, "chess")
