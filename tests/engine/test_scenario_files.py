"""Scenarios: what is not so is said."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch.engine import scenario
from tests.engine.edges import code_of

HEAD = "title: t\ngame: attila\nplayers: [Anna, Ben]\nposition: {active: Anna, hands: {Anna: {goths: 2}}}\n"


def failures(text: str) -> list[str]:
    (document,) = scenario.parse(HEAD + text)
    return scenario.run(document, kt.load).failures


def test_a_good_scenario_passes() -> None:
    assert failures("steps: [{Anna: place goths moesia, expect: {asked: Anna, over: false}}]") == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("steps: [{expect: {asked: Ben}}]", "asked"),
        ("steps: [{expect: {question: Turn.take}}]", "question"),
        ("steps: [{expect: {legal: [place huns moesia]}}]", "not legal"),
        ("steps: [{expect: {choices: [place goths moesia]}}]", "should not be legal"),
        ("steps: [{expect: {choices: [place huns moesia]}}]", "should be legal"),
        ("steps: [{expect: {illegal: {place goths moesia: ATT-20}}}]", "is legal"),
        ("steps: [{expect: {illegal: {place goths apulia: ATT-22}}}]", "ATT-19 instead of ATT-22"),
        ("steps: [{expect: {state: {hands: {Anna: {goths: 3}}}}}]", "expected 3, found 2"),
        ("steps: [{expect: {view: {Ben: {hand: {goths: 2}}}}}]", "expected 2, found None"),
        ("steps: [{expect: {hides: {Anna: [hand.goths]}}}]", "sees hand.goths"),
        ("steps: [{expect: {events: [conflict]}}]", "did not happen"),
        ("steps: [{expect: {told: {Ben: [{event: turn, seat: 1, turn: 1}]}}}]", "did not happen"),
        ("steps: [{expect: {scores: [1, 0]}}]", "scores"),
        ("steps: [{expect: {winners: [Anna]}}]", "winners"),
        ("steps: [{expect: {ending: [supply]}}]", "ending"),
        ("steps: [{expect: {over: true}}]", "over"),
        ("steps: [{Anna: place huns moesia}]", "refused: no_such_card"),
        ("steps: [{Anna: place goths apulia, refused: ATT-20}]", "ATT-19 instead of ATT-20"),
        ("steps: [{Anna: place goths moesia, refused: ATT-20}]", "accepted"),
        ("steps: [{Carl: finish}]", "unknown_word"),
        ("steps: [{Anna: 7}]", "scenario_format"),
        ("steps: [{Anna: finish, Ben: finish}]", "scenario_format"),
        ("steps: [{refused: ATT-20}]", "scenario_format"),
        ("steps: [{expect: {mood: good}}]", "scenario_format"),
        ("chance: [{draw: goths}]\nsteps: []", "chance_left"),
        (
            "steps: [{Anna: [place goths moesia, influence]}, {Anna: [place goths moesia, influence, finish]}]",
            "chance_missing",
        ),
        (
            "chance: [{first_player: 0}]\nsteps: [{Anna: [pl go moe, infl]}, {Anna: [pl go moe, infl, fin]}]",
            "chance_differs",
        ),
    ],
)
def test_what_is_not_so_is_said(text: str, found: str) -> None:
    (first, *_) = failures(text)
    assert found in first


@pytest.mark.parametrize("text", ["title: t", "- a", "title: [", "title: t\ngame: attila\nplayers: 2\nmood: good"])
def test_broken_scenarios(text: str) -> None:
    with pytest.raises(kt.EngineError) as error:
        scenario.parse(text)
    assert code_of(error) == "scenario_format"


def test_words_of_scripted_chance() -> None:
    assert scenario.expand("goths 2 huns 3") == ["goths", "huns", "huns", "3"]
