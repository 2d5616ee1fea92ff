"""Every refusal has a sentence in both languages, and every language has the same ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kartentisch import server
from kartentisch.engine.errors import Rejection
from kartentisch.server.http import responses
from kartentisch.server.refusals import STATUS
from kartentisch.server.views import sentences

ROOM = Path(server.__file__).parent


def texts(lang: str) -> dict[str, set[str]]:
    """Ids with the values that they use."""
    lines = (ROOM / f"texts/{lang}.ftl").read_text(encoding="utf-8").splitlines()
    return {line.split(" = ")[0]: set(re.findall(r"\$(\w+)", line)) for line in lines if " = " in line}


def test_both_languages_say_the_same() -> None:
    assert texts("de") == texts("en")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_refusal_has_a_sentence(lang: str) -> None:
    raised = set(STATUS)
    for module in ROOM.glob("*.py"):
        raised |= set(re.findall(r'refuse\(\s*"(\w+)"', module.read_text(encoding="utf-8")))
    assert raised <= set(STATUS) | {"not_asked", "undo_closed", "nothing_to_undo", "bad_text"}
    for code in raised:
        args = dict.fromkeys(texts(lang).get(f"rejection-{code}", set()), "7")
        sentence = sentences.refusal(Rejection(code, "", args | {"seat": 1}), lang)["error"]["sentence"]
        assert code == "internal_fault" or sentence != sentences.speech(lang).say("rejection-internal_fault"), code


@pytest.mark.parametrize(
    ("lang", "accepted", "spoken"),
    [
        ("de", "en", "de"), (None, "de-AT,de;q=0.9,en;q=0.8", "de"), (None, "fr,en;q=0.5,de;q=0.7", "de"),
        (None, "", "en"), ("xx", "de", "de"), (None, "de;q=x,en", "en"),
    ],
)  # fmt: skip
def test_the_language_of_a_request(lang: str | None, accepted: str, spoken: str) -> None:
    assert responses.wanted_language(lang, accepted) == spoken


def test_numbers_that_no_sentence_can_carry() -> None:
    told = sentences.refusal(Rejection("record_revision", "", {"expected": 1, "found": 10**30}), "en")
    assert str(10**30) in told["error"]["sentence"]
