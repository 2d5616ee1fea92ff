"""Actions, beginnings and positions: what comes from outside is read with suspicion."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kartentisch as kt
from kartentisch.engine.game import Game, to_bytes
from kartentisch.engine.language import Language
from tests.engine.edges import GAME, code_of


# ------------------------------------------------------------------ actions
@given(st.integers(0, GAME.space.size - 1))
def test_actions_translate_both_ways(number: int) -> None:
    space = GAME.space
    assert space.parse(space.notation(number)) == number
    assert space.parse(space.notation(number).upper()) == number
    assert space.from_json(space.to_json(number)) == number


@pytest.mark.thorough
@given(st.text(max_size=40))
def test_any_text_is_an_action_or_an_error_with_a_sentence(text: str) -> None:
    try:
        assert 0 <= GAME.space.parse(text) < GAME.space.size
    except kt.EngineError as error:
        assert Language("de", GAME).rejection(error.rejection)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "missing_word"),
        ("place", "missing_word"),
        ("place goths", "missing_word"),
        ("place goths atlantis", "unknown_word"),
        ("place goths moesia quickly", "superfluous_word"),
        ("plunder", "unknown_word"),
        ("place goths ma", "ambiguous_word"),
    ],
)
def test_broken_notation(text: str, code: str) -> None:
    with pytest.raises(kt.EngineError) as error:
        GAME.space.parse(text)
    assert code_of(error) == code


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (None, "malformed_action"),
        ([], "malformed_action"),
        ({"action": 3}, "malformed_action"),
        ({}, "unknown_word"),
        ({"action": "place", "people": "goths"}, "missing_word"),
        ({"action": "place", "people": "greeks", "province": "moesia"}, "unknown_word"),
        ({"action": "finish", "people": "goths"}, "superfluous_word"),
    ],
)
def test_broken_json_action(data: Any, code: str) -> None:
    with pytest.raises(kt.EngineError) as error:
        GAME.space.from_json(data)
    assert code_of(error) == code


@pytest.mark.parametrize("number", [-1, 230, 10**9])
def test_numbers_outside_the_range(number: int) -> None:
    state = GAME.new(2, seed=1)
    before = state.digest()
    with pytest.raises(kt.Rejected) as error:
        state.apply(number)
    assert code_of(error) == "no_such_action" and state.digest() == before
    with pytest.raises(kt.EngineError):
        GAME.space.action(number)


# ------------------------------------------------------------------ beginning
@pytest.mark.parametrize("players", [0, 1, 6, -2, True, "3", None])
def test_wrong_number_of_players(players: Any) -> None:
    with pytest.raises(kt.EngineError) as error:
        GAME.new(players)
    assert code_of(error) == "player_count"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"colour": "red"}, "unknown_option"),
        ({"double_final_scoring": 1}, "bad_option"),
        ({"two_player_gap": True}, "bad_option"),
        ({"first_seat": 9}, "bad_option"),
        ({"first_seat": 3}, "contradictory_options"),
        ({"tenth_tile_scoring": "twice", "double_final_scoring": False}, "contradictory_options"),
    ],
)
def test_wrong_options(options: dict[str, Any], code: str) -> None:
    with pytest.raises(kt.EngineError) as error:
        GAME.new(2, options=options)
    assert code_of(error) == code


def test_unknown_game() -> None:
    with pytest.raises(kt.EngineError) as error:
        kt.load("chess")
    assert code_of(error) == "unknown_game"


# ------------------------------------------------------------------ positions
@pytest.mark.parametrize(
    ("position", "rule"),
    [
        ({"provinces": {"moesia": {"goths": 21}}}, "ATT-71"),
        ({"provinces": {"moesia": {"goths": 6}}}, "ATT-23"),
        ({"provinces": {"moesia": {"goths": 3, "huns": 2}}}, "ATT-73"),
        ({"provinces": {"sardinia": {"goths": 1}}}, "ATT-12"),
        ({"provinces": {"moesia": {"greeks": 1}}}, "ATT-03"),
        ({"hands": [{"goths": 7}, {}]}, "ATT-17"),
        ({"hands": [{"goths": 5}, {"goths": 5}]}, "ATT-75"),
        ({"influence": [{"goths": 23}, {}]}, "ATT-31"),
        ({"influence": [{"goths": -1}, {}]}, "ATT-31"),
        ({"tiles": [["double", "double"], []]}, "ATT-05"),
        ({"pacified": ["moesia", "moesia"]}, "ATT-12"),
        ({"laid": [{"goths": 1}, {}]}, "ATT-32"),
        ({"closed": ["moesia"]}, "ATT-R17"),
        ({"active": 2}, ""),
        ({"scores": [1]}, ""),
        ({"weather": "rain"}, ""),
        ({"turn": -1}, ""),
        ({"stack": [{"step": "Turn.dance"}]}, ""),
        ({"stack": 7}, ""),
        ({"stack": [{"step": "Play.next"}]}, ""),
        ({"stack": [{"step": "Play.next"}], "asked": [5]}, ""),
        ({"stack": [{"step": "Play.next"}], "chance": {"name": "dice"}}, ""),
    ],
)
def test_impossible_positions(position: dict[str, Any], rule: str) -> None:
    with pytest.raises(kt.EngineError) as error:
        GAME.load({"players": 2, **position})
    assert code_of(error) == "bad_position" and error.value.rule == rule


def test_more_pacified_provinces_than_tiles() -> None:
    spaces = [space.id for space in GAME.board.spaces][:11]
    with pytest.raises(kt.EngineError) as error:
        GAME.load({"players": 2, "pacified": spaces})
    assert error.value.rule == "ATT-72"


def test_states_of_another_format_or_game() -> None:
    for data, code in (({"format": 9}, "state_format"), ({"game": "risk"}, "foreign_state")):
        with pytest.raises(kt.EngineError) as error:
            GAME.load({"players": 2, **data})
        assert code_of(error) == code


@pytest.mark.thorough
@given(
    st.recursive(
        st.none() | st.integers() | st.text(max_size=5), lambda x: st.lists(x) | st.dictionaries(st.text(max_size=5), x)
    )
)
def test_any_rubbish_is_refused_as_a_position(rubbish: Any) -> None:
    for key in (
        "provinces",
        "hands",
        "stack",
        "asked",
        "tiles",
        "pacified",
        "scores",
        "influence",
        "options",
        "ending",
    ):
        try:
            GAME.load({"players": 2, "stack": [{"step": "Play.next"}], "asked": [0]} | {key: rubbish})
        except kt.EngineError:
            continue


def test_notebooks_and_print_show_a_state() -> None:
    state = GAME.new(3, seed=2)
    assert (
        "Attila, turn 1" in str(state) and state._repr_html_().startswith("<svg") and "<table>" in state._repr_html_()
    )
    assert repr(state).startswith("<attila turn 1: seat")
    assert isinstance(GAME, Game) and len(to_bytes(state.to_json())) < 4000
