"""Names that look like others, or like nothing."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch.server.tables.names import LONGEST_NAME, look, plain


@pytest.mark.parametrize(
    "name", ["anna", "\u0430nn\u0430", "\uff21nna", "\u0391nna", "Ann\u00e1", "A nna", "\U0001d400nna"]
)
def test_these_look_like_anna(name: str) -> None:
    assert look(plain(name, LONGEST_NAME)) == look("Anna")


@pytest.mark.parametrize("name", ["Hanna", "Anne", "\u0410\u043d\u043d\u0430", "Bj\u00f6rn", "\u674e", "Anna 2"])
def test_these_do_not(name: str) -> None:
    assert look(plain(name, LONGEST_NAME)) != look("Anna")


@pytest.mark.parametrize("name", ["\u3164", "\u115f\u1160", "\u2800", "\u200b", " \u3000 ", "a\x1b[2J", "a\u202eb"])
def test_blank_and_turned_names_are_refused(name: str) -> None:
    with pytest.raises(kt.Rejected, match="bad_text"):
        plain(name, LONGEST_NAME)
