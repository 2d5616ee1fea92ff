"""Boards: what they know, and broken ones."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch.engine.board import Board
from kartentisch.engine.match import Match
from kartentisch.engine.record import Record
from tests.engine.edges import GAME, code_of

SMALL = """
format = 1
[board]
id = "small"
de = "Klein"
en = "Small"
[sources]
design = "ours"
[[space]]
id = "a"
de = "A"
en = "A"
kind = "province"
groups = ["upper"]
provenance = "design"
[[space]]
id = "b"
de = "B"
en = "B"
kind = "province"
provenance = "design"
[[link]]
a = "a"
b = "b"
kind = "land"
provenance = "design"
"""


def test_a_board_knows_neighbours_groups_and_distances() -> None:
    board = Board.parse(SMALL)
    assert board.neighbours == [[1], [0]] and board.group("upper") == [0]
    assert (board.distance(0, 1), board.distance(0, 0)) == (1, 0)
    assert Board.parse(SMALL.partition("[[link]]")[0]).distance(0, 1) is None
    with pytest.raises(kt.EngineError) as error:
        board.number("c")
    assert code_of(error) == "unknown_space"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("format = 1", "format = 2", "board_format"),
        ('id = "small"', "", "bad_board"),
        ('b = "b"', 'b = "c"', "bad_board"),
        ('b = "b"', 'b = "a"', "bad_board"),
        ('id = "b"', 'id = "a"', "bad_board"),
        ('design = "ours"', "", "bad_board"),
        ('kind = "land"', "kind = 3", "bad_board"),
        ("[[link]]", "[[link", "bad_board"),
        ("[[space]]", "[[space]]\nwings = 2", "bad_board"),
    ],
)
def test_broken_boards(old: str, new: str, code: str) -> None:
    with pytest.raises(kt.EngineError) as error:
        Board.parse(SMALL.replace(old, new, 1))
    assert code_of(error) == code


def test_a_game_on_a_board_of_ones_own() -> None:
    text = GAME.board.source.replace('id = "attila"', 'id = "mine"', 1).replace("stones = 20", "stones = 8")
    game = kt.load("attila", text)
    match = Match(game, ["A", "B"], kt.Chance(4))
    while not match.state.over:
        match.play(match.state.seat, match.state.legal_actions()[-1])
    assert match.state.table.stones == 8
    record = Record.parse(match.record.text())
    again = kt.load("attila", record.header["board"])
    assert record.verify(again) > 0
    with pytest.raises(kt.EngineError) as error:
        kt.load("attila", SMALL)
    assert code_of(error) == "bad_board"


def test_numbers_of_spaces_and_settings_are_there_or_named() -> None:
    board = Board.parse(SMALL + "[material]\nhand = 3\nopen = true\n")
    assert board.setting("hand") == 3
    for name in ("open", "rounds"):
        with pytest.raises(kt.EngineError, match=f"needs a number {name}") as error:
            board.setting(name)
        assert code_of(error) == "bad_board"
    with pytest.raises(kt.EngineError, match="a needs a number worth"):
        board.values("worth")
    assert board.adjacent() == [board.mask(row) for row in board.neighbours]
