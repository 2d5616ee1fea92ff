"""A game's table under its options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kartentisch.engine import options
from kartentisch.engine.options import Option, Tables, Value, by_name, resolve

OPTIONS = (Option("deep", "TOY-R01", False, (False, True)), Option("most", "TOY-R02", 3, (3, 4, 5)))


class Sea:
    def __init__(self) -> None:
        self.depth = [0]
        self.deep = False
        self.options: dict[str, Any] = {}


def write(sea: Sea, values: Mapping[str, Value]) -> None:
    sea.deep = values["deep"] is True


def tables() -> Tables[Sea]:
    plain = Sea()
    plain.depth = [7]
    return Tables(plain, write)


def test_one_table_for_each_choice_with_the_same_board() -> None:
    sea = tables()
    shallow, deep = sea.under(resolve(OPTIONS, None)), sea.under(resolve(OPTIONS, {"deep": True}))
    assert not shallow.deep and deep.deep and not sea.plain.deep
    assert shallow.depth is deep.depth is sea.plain.depth
    assert deep.options == {"deep": True, "most": 3}
    assert sea.under(resolve(OPTIONS, {"deep": True})) is deep


def test_tables_nobody_asks_for_are_forgotten(monkeypatch: Any) -> None:
    monkeypatch.setattr(options, "MOST_TABLES", 2)
    sea = tables()
    first = sea.under(resolve(OPTIONS, None))
    for most in (4, 5):
        sea.under(resolve(OPTIONS, {"most": most}))
    again = sea.under(resolve(OPTIONS, None))
    assert again is not first and again.options == first.options


class Words:
    """A table whose fields are laid by nobody but the options."""

    options: dict[str, Any]
    deep: bool
    most: int
    wind: int


def test_options_go_into_the_fields_of_their_names_and_words_by_their_place() -> None:
    known = (*OPTIONS, Option("wind", "TOY-R03", "calm", ("calm", "breeze", "storm")))
    words = Tables(Words(), by_name(known))
    plain, chosen = (words.under(resolve(known, values)) for values in (None, {"wind": "storm", "most": 5}))
    assert (plain.deep, plain.most, plain.wind) == (False, 3, 0)
    assert (chosen.deep, chosen.most, chosen.wind) == (False, 5, 2)
