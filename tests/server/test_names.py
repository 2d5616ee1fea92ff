"""Names of all scripts, and names that look like others, or like nothing."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kartentisch as kt
from kartentisch.engine.language import LANGUAGES
from kartentisch.server.tables.names import (
    BYTES,
    LONGEST_NAME,
    WHY,
    alike,
    brought,
    length,
    line,
    look,
    plain,
)
from kartentisch.server.views import sentences
from tests.server.running_server import RunningServer, code


@pytest.mark.parametrize(
    "name",
    [
        "anna",
        "\u0430nn\u0430",
        "\uff21nna",
        "\u0391nna",
        "Ann\u00e1",
        "A nna",
        "\U0001d400nna",
        "\u13aanna",
        "An\u03b7a",
    ],
)
def test_these_look_like_anna(name: str) -> None:
    assert alike(plain(name, LONGEST_NAME), "Anna")


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna\ufe0f", "Anna"), ("a\u2800b", "ab"), ("An\ufffcna", "Anna"),
     ("a\u00adb", "ab"), ("An\u200dna", "Anna"), ("\u3164Anna", "Anna"),
     ("EIla", "Ella"), ("modern", "modem"), ("\u0410\u041d\u041d\u0410", "AHHA"), ("Stra\u00dfe", "STRASSE"),
     ("AnnO", "Ann0"), ("q\u0323\u0307", "q\u0307\u0323"), ("\u06cc\u200c\u0631", "\u06cc\u0631")],
)  # fmt: skip
def test_these_look_the_same(one: str, other: str) -> None:
    assert alike(one, other)


@pytest.mark.parametrize("name", ["Hanna", "Anne", "\u0410\u043d\u043d\u0430", "Bj\u00f6rn", "\u674e", "Anna 2"])
def test_these_do_not(name: str) -> None:
    assert not alike(plain(name, LONGEST_NAME), "Anna")


@pytest.mark.parametrize(
    ("one", "other"), [("Elia", "Ella"), ("\u304b", "\u304c"), ("\u0e21\u0e32", "\u0e21\u0e49\u0e32")]
)
def test_nor_these_one_another(one: str, other: str) -> None:
    assert not alike(one, other)


SCRIPTS = {
    "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627": 6,  # Persian with a ZWNJ
    "\u0dc1\u0dca\u200d\u0dbb\u0dd3": 2,  # Sinhala with a ZWJ
    "\u0915\u094d\u200d\u0937": 2,  # Devanagari
    "\u09b0\u200d\u09cd\u09af\u09be\u09ac": 3,  # Bengali, before the virama
    "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd": 4,  # Hebrew with its points
    "\u0e17\u0e35\u0e48\u0e23\u0e31\u0e01": 3,  # Thai
    "\ud55c\uad6d": 2, "\u845b\U000e0100\u57ce": 2, "\u1820\u180b": 1,  # Hangul; Han and Mongolian with a form
    "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466": 1,
    "\U0001f469\U0001f3fd\u200d\u2695\ufe0f Zo\u00eb": 5,
    "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f": 1,  # Scotland
    "\U0001f1e9\U0001f1ea\U0001f1eb\U0001f1f7": 2, "\u2764\ufe0f": 1, "1\ufe0f\u20e3": 1,
}  # fmt: skip


@pytest.mark.parametrize(("name", "letters"), SCRIPTS.items())
def test_names_of_all_scripts(name: str, letters: int) -> None:
    name = unicodedata.normalize("NFC", name)  # points of Hebrew have an order
    assert plain(name, LONGEST_NAME) == name == line(name, LONGEST_NAME) and length(name) == letters


@pytest.mark.parametrize(
    ("name", "why", "character"),
    [("a\ufffcb", "invisible", "U+FFFC"), ("a\ufffdb", "invisible", "U+FFFD"), ("a\ufff9b", "invisible", "U+FFF9"),
     ("Anna\ufe0f", "invisible", "U+FE0F VARIATION SELECTOR-16"), ("a\u2800b", "invisible", "U+2800"),
     ("\u3164", "invisible", "U+3164"), ("a\u200cb", "invisible", "U+200C"), ("\u200d", "invisible", "U+200D"),
     ("a\U000e0041", "invisible", "U+E0041"), ("a\u202eb", "direction", "U+202E"), ("a\x1b[2J", "control", "U+001B"),
     ("\ue000", "unknown", "U+E000"), ("a" + "\u0335" * 6, "marks", "U+0335"), ("\u0301a", "marks", "U+0301")],
)  # fmt: skip
def test_what_is_refused_is_named_with_the_reason(name: str, why: str, character: str) -> None:
    with pytest.raises(kt.Rejected, match="bad_character") as refused:
        plain(name, LONGEST_NAME)
    args = refused.value.rejection.args
    assert args["why"] == why in WHY and str(args["character"]).startswith(character)
    told = {sentences.refusal(refused.value.rejection, lang)["error"]["sentence"] for lang in LANGUAGES}
    assert len(told) == 2 and all(character in sentence for sentence in told)


@pytest.mark.parametrize("name", ["", " \u3000 ", "x" * 33, "\u0915" * 33])
def test_too_little_and_too_much(name: str) -> None:
    with pytest.raises(kt.Rejected, match="bad_text"):
        plain(name, LONGEST_NAME)
    plain("\u0915\u094d\u0937" * 16, LONGEST_NAME)


def test_in_what_is_said_nothing_is_refused_that_is_not_seen() -> None:
    assert line("\u200fa\u200cb\u202ec \u2764\ufe0f\ufe0f", 300) == "abc \u2764\ufe0f"
    assert brought("\x1b[2JAnna\ue000" + "x" * 99, LONGEST_NAME) == "[2JAnna" + "x" * 25
    assert brought("\u200b", LONGEST_NAME) == "?"


_TRICKY = st.sampled_from(
    [*"aAi1lI0Om n\u0430\u03b1\u0301\u0323\u200c\u200d\ufe0f\u202e\u2800\u034f\u00ad\u3164",
     *"\u1160\u0e49\u094d\u0915\u06cc", "\U0001f468", "\U0001f3fd", "\U0001f1e9", "\U0001f3f4",
     "\U000e0067", "\U000e007f", "\U000e0100"]
)  # fmt: skip
_ANY = st.text(_TRICKY | st.characters(), max_size=40)


@settings(max_examples=150, deadline=None)
@given(_ANY, _ANY)
def test_over_all_of_unicode(one: str, other: str) -> None:
    """Nothing crashes; what is accepted stays as it is, is short, and nothing unseen makes another of it."""
    cleaned = brought(one, LONGEST_NAME)
    for text in (one, other, cleaned):
        try:
            name = plain(text, LONGEST_NAME)
        except kt.Rejected as refused:
            assert text is not cleaned and refused.code in ("bad_character", "bad_text")
            continue
        assert plain(name, LONGEST_NAME) == name == line(name, LONGEST_NAME) == brought(name, LONGEST_NAME)
        assert 0 < length(name) <= LONGEST_NAME and len(name.encode()) <= BYTES * LONGEST_NAME
        for changed in (
            name.casefold(),
            unicodedata.normalize("NFD", name),
            f" {name}\u200b",
            f"{name}\u2800",
            name + "\ufe0f",
        ):
            assert alike(changed, name), changed
        assert any(look(name)) or name.isspace()


def test_one_name_at_a_table(still: RunningServer) -> None:
    anna = still.visitor().open({"kind": "mine", "name": "Anna"}, {"kind": "open"}, {"kind": "open"})
    for name in ("\u0430nn\u0430", "ANNA", "A n n a", "\uff21nna"):
        body = {"invite": anna.keys["invite"], "names": [name]}
        assert code(still.visitor().http.post(f"/api/tables/{anna.table}/seats", json=body)) == "name_taken"
    body = {"invite": anna.keys["invite"], "names": ["Anna\ufe0f"]}
    assert code(still.visitor().http.post(f"/api/tables/{anna.table}/seats?lang=en", json=body)) == "bad_character"
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466" * 8
    still.visitor().join(anna, "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", family)
    assert anna.look()["table"]["seats"][2]["name"] == family
