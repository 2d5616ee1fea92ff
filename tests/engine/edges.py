"""What the tests of broken input share."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch.engine.language import LANGUAGES, Language

GAME = kt.load("attila")


def code_of(error: pytest.ExceptionInfo[kt.KartentischError]) -> str:
    for lang in LANGUAGES:  # every error has a sentence
        assert Language(lang, GAME).rejection(error.value.rejection)
    return error.value.code
