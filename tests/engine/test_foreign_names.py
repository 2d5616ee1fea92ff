"""Names that are written from right to left turn nothing around in a sentence."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch.engine.language import Language
from kartentisch.engine.safe_text import MARK, in_sentence


@pytest.mark.parametrize("name", ["עמיר", "علی‌رضا 7", "Ben (בן)"])
def test_each_is_isolated_once(name: str) -> None:
    words = Language("en", kt.load("attila"), [name, "Anna"])
    once = words.say("listed", most=words.player(0), last="Anna")
    assert once == f"\u2068{name}\u2069 and Anna"
    assert in_sentence(once) == once, "a sentence within another one"


@pytest.mark.parametrize("name", ["Anna", "Łukasz", "日本", "-", "🏳️‍🌈"])
def test_others_stay_as_they_are(name: str) -> None:
    assert in_sentence(name) == name


@pytest.mark.parametrize(
    "name", ["\u2068Anna", "A\u2069", "\u202eannA", "\u2068\u202eannA\u2069", "\u2068\x1b[2Jן\u2069"]
)
def test_what_turns_others_around_is_marked(name: str) -> None:
    assert MARK in in_sentence(name)
