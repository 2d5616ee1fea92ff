"""The library as others use it: names, words and pictures.  What stands in its documentation: see conftest.py."""

from __future__ import annotations

import pickle
from xml.dom import minidom

import pytest

import kartentisch as kt


@pytest.mark.parametrize("name", kt.GAMES)
def test_a_state_in_a_notebook_is_small(name: str) -> None:
    """At its beginning and late in a game of as many as can play."""
    game = kt.load(name)
    state, chance = game.new(game.seats[-1], seed=3), kt.Chance(3)
    for until in (0, 8):
        while state.turn < until and not state.over:
            state.apply(state.legal_actions()[chance.below(len(state.legal_actions()))])
            chance.settle(state)
        page = state._repr_html_()
        assert len(page.encode()) <= 60_000
        picture = minidom.parseString(page.partition("</svg>")[0] + "</svg>")
        known = {element.getAttribute("id") for element in picture.getElementsByTagName("*")}
        assert {use.getAttribute("href")[1:] for use in picture.getElementsByTagName("use")} <= known
        assert "l M" not in page and "lM" not in page  # a line without points ends the whole path in browsers


def test_errors_are_sentences() -> None:
    game = kt.load("attila")
    state = game.new(players=3, seed=7)
    with pytest.raises(kt.Rejected) as refused:
        state.apply("place goths moesia")
    error = refused.value
    assert str(error) == kt.Language("en", game).rejection(error.rejection)
    assert str(error).startswith("“Goths → Moesia” needs a card")
    assert error.__notes__ == ["no_such_card [ATT-15]: action=place goths moesia"]
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.rejection, type(again)) == (str(error), error.rejection, kt.Rejected)
    assert str(kt.EngineError("no_such_code", what=1)) == "no_such_code: what=1"


def test_an_action_by_name() -> None:
    game = kt.load("attila")
    state, same = (game.new(players=2) for _ in range(2))
    state.apply("1")  # the seat that begins, drawn by chance
    same.apply(1)
    state.apply("goths")
    same.apply(next(outcome for outcome, _ in same.chance_outcomes() if game.outcome_text(same, outcome) == "goths"))
    assert state == same
    with pytest.raises(kt.EngineError, match="impossible_outcome"):
        state.apply("romans")
    kt.Chance(1).settle(state)
    with pytest.raises(kt.EngineError, match="unknown_word"):
        state.apply("place romans moesia")


def test_a_view_is_no_position() -> None:
    game = kt.load("attila")
    state = game.new(players=2, seed=1)
    for viewer in (0, kt.SPECTATOR):
        with pytest.raises(kt.EngineError, match="imagine"):
            game.load(state.view(viewer))
    with pytest.raises(kt.EngineError, match="viewer"):
        game.imagine(state.to_json(), 1)


@pytest.mark.parametrize(("name", "meant"), [("Attila", "attila"), ("atila", "attila"), ("selfr", "selfr3")])
def test_a_name_that_is_nearly_one(name: str, meant: str) -> None:
    with pytest.raises(kt.EngineError, match=f"Did you mean “{meant}”"):
        kt.load(name)
    with pytest.raises(kt.EngineError, match=r"here\. The choices are: attila"):
        kt.load("chess")


def test_what_a_state_shows_of_itself() -> None:
    state = kt.load("attila").new(players=2, seed=1)
    shown = [name for name in dir(state) if not name.startswith("_")]
    assert {"apply", "legal_actions", "seat", "view", "clone"} <= set(shown) and len(shown) < 40
    assert all(hasattr(state, name) for name in shown)


def test_names_that_come_later() -> None:
    assert set(kt.__all__) <= set(dir(kt)) and all(hasattr(kt, name) for name in kt.__all__)
    with pytest.raises(AttributeError, match="no attribute 'Matches'"):
        _ = kt.Matches  # type: ignore[attr-defined]
    assert repr(kt.load("attila")) == "<attila: 2 to 5 players, 230 actions>"
    assert eval(repr(kt.Chance(5)), {"Chance": kt.Chance}).save() == kt.Chance(5).save()


def test_docstrings_survive_compilation() -> None:
    for kind in (kt.State, kt.Chance):
        assert len((kind.__doc__ or "").splitlines()) > 3
        for name in dir(kind):
            member = getattr(kind, name)
            if not name.startswith("_") and (callable(member) or name in ("over", "chance", "seats_asked")):
                assert member.__doc__ or name in ("dice_outcomes",), name
    assert (kt.State.apply.__doc__ or "").startswith("Let the seat")
