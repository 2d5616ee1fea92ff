"""Steps of scenarios: chance that is told, refusals, names of seats and actions, notes."""

from __future__ import annotations

import textwrap

import pytest

import kartentisch as kt
from kartentisch.engine import scenario
from kartentisch.engine.scenario import Words
from tests.engine.scenarios import BATTLE, failures, play


def test_words_of_scripted_chance() -> None:
    assert scenario.expand("goths 2 huns 3") == ["goths", "huns", "huns", "3"]
    assert scenario.unfold(["12x send infantry q", "finish"]) == ["send infantry q"] * 12 + ["finish"]
    for text in ("0x finish", "1001x finish"):
        with pytest.raises(kt.EngineError):
            scenario.unfold([text])


def test_the_same_again_and_again() -> None:
    text = BATTLE + textwrap.dedent("""
    chance: [{battle_die: infantry}, {battle_die: %s}]
    steps:
      - Anna: [act move, pick poland, 5x send infantry ukraine, finish]
        expect: {events: [5x sent], counts: {sent: 5, attacked: 1}}
      - Anna: 4x commit infantry
        expect: {asked: Anna, question: LandBattle.reinforce, no_events: [conquered]}
    """)
    assert play(text % "1x blank").failures == []
    (failure,) = play(text % "3x blank").failures
    assert "chance_left: left=battle_die: 2x blank" in failure
    (failure,) = play((text % "1x blank").replace("5x sent", "6x sent")).failures
    assert "sent did not happen here" in failure


def test_whole_rolls_again_and_again() -> None:
    text = """
    title: Nobody wants Germany
    game: attack
    players: [Anna, Ben, Carl]
    position: {armies: {Anna: {poland: {infantry: 1}}, Ben: {chile: {infantry: 1}}, Carl: {angola: {infantry: 1}}}}
    chance: [{diplomacy_dice: 1 1}, {rival_dice: 2x 1 1}]
    steps:
      - Anna: [act diplomacy, sway germany]
        expect: {events: [diplomacy_roll, 2x rival_roll, stayed_neutral], state: {hands: {}}}
    """
    assert play(text).failures == []
    (failure,) = play(text.replace("rival_dice: 2x", "rival_dice: 16x")).failures
    assert "left=rival_dice: 14x 1 1" in failure


def test_any_refusal_or_one_of_several() -> None:
    text = """
    steps:
      - {Anna: place goths apulia, refused: true}
      - {Anna: place goths apulia, refused: [ATT-20, ATT-19]}
      - {Anna: place goths apulia, refused: not_upper}
    """
    assert failures(textwrap.dedent(text)) == []
    (failure,) = failures("steps: [{Anna: place goths apulia, refused: [ATT-19, ATT-99]}]")
    assert "word=ATT-99" in failure


def test_an_illegal_action_is_refused_by_one_of_several_or_by_anything() -> None:
    text = """
    steps:
      - expect: {illegal: {place goths apulia: [ATT-20, ATT-19]}}
      - expect: {illegal: {place goths apulia: any}}
      - expect: {illegal: {place goths apulia: true}}
      - expect: {illegal: {place goths apulia: [ATT-20, any]}}
      - expect: {illegal: [place goths apulia, place huns moesia]}
      - {Anna: place goths apulia, refused: any}
    """
    assert failures(textwrap.dedent(text)) == []


@pytest.mark.parametrize(
    ("illegal", "found"),
    [
        (
            "{place goths apulia: [ATT-20, ATT-22]}",
            "place goths apulia is refused by ATT-19 instead of ATT-20 or ATT-22",
        ),
        ("{place goths moesia: any}", "place goths moesia is legal"),
        ("[place goths apulia, place goths moesia]", "place goths moesia is legal"),
        ("{place goths apulia: [ATT-19, ATT-99]}", "word=ATT-99"),
        ("{place goths apulia: anything}", "word=anything"),
        ("{place goths apulia: false}", "a rule or code, a list of them, or `any`, please"),
        ("{place goths apulia: []}", "a rule or code, a list of them, or `any`, please"),
        ("[place goths atlantis]", "word=atlantis"),
        ("[]", "this says nothing"),
    ],
)
def test_an_illegal_action_that_is_not_so(illegal: str, found: str) -> None:
    (failure,) = failures(f"steps: [{{expect: {{illegal: {illegal}}}}}]")
    assert found in failure


# ------------------------------------------------------------------ seats
DEMAND = """
title: t
game: attacke
players: [Anna, "%s", "%s"]
board: {extends: attacke, keep: [alaska, westkanada, ostkanada, sibirien, japan, kolumbien]}
position:
  active: Anna
  lands: {Anna: [alaska, westkanada], "%s": [ostkanada, sibirien], "%s": [japan, kolumbien]}
  hands: {Anna: {ueberlaeufer_6: 1, infanterie_1: 1}, "%s": {infanterie_6: 1}, "%s": {infanterie_6: 1}}
steps:
  - Anna: "demand %s ueberlaeufer_6"
    expect: {events: [{event: demanded, seat: Anna, other: "%s"}]}
"""


@pytest.mark.parametrize(
    ("ben", "carl", "said", "meant"),
    [
        ("Ben", "Carl", "Carl", "Carl"),
        ("Ben", "Carl", "carl", "Carl"),
        ("Ben", "Carl", "C", "Carl"),
        ("Ben", "Carl", "3", "Carl"),
        ("P2", "P3", "P3", "P3"),
        ("3", "2", "3", "3"),  # a name goes before a number
        ("Ben", "ben", "ben", "ben"),
        ("Mary Ann", "Mary Lou", "Mary Lou", "Mary Lou"),
        ("Mary", "Mary Lou", "Mary", "Mary"),
        ("Mary", "Mary Lou", "mary lou", "Mary Lou"),
        ("Ärzte", "ueberlaeufer_6", "ueberlaeufer_6", "ueberlaeufer_6"),
    ],
)
def test_an_action_names_a_seat_by_its_player(ben: str, carl: str, said: str, meant: str) -> None:
    assert play(DEMAND % (ben, carl, ben, carl, ben, carl, said, meant)).failures == []


@pytest.mark.parametrize("game", kt.GAMES)
@pytest.mark.parametrize(
    "names", [["Anna", "Anna Maria", "Dr. No", "2"], ["P3", "P2", "4", "1"], ["finish", "goths", "alaska", "Ä Ö"]]
)
def test_every_action_is_read_as_it_is_written(game: str, names: list[str]) -> None:
    """Whatever the players are called, and its seats by number as well where nobody is called like that."""
    rules = kt.load(game)
    words = Words(rules, names)
    for number in range(rules.space.size):
        assert words.action(words.notation(number)) == number
        plain = rules.space.notation(number)
        if not set(plain.split()[1:]) & set(names):
            assert words.action(plain) == number


@pytest.mark.parametrize(
    ("ben", "carl", "said", "found"),
    [
        ("Ben", "Carl", "Dora", "unknown_word: what=seat, word=Dora, choices=['Anna', 'Ben', 'Carl']"),
        ("Bea", "Ben", "Be", "ambiguous_word: what=seat, word=Be, choices=['Bea', 'Ben']"),
    ],
)
def test_a_seat_that_nobody_has_is_told_with_the_names(ben: str, carl: str, said: str, found: str) -> None:
    (failure, *_) = play(DEMAND % (ben, carl, ben, carl, ben, carl, said, ben)).failures
    assert found in failure


def test_what_is_legal_is_told_with_names() -> None:
    text = DEMAND % ("Ben", "Mary Lou", "Ben", "Mary Lou", "Ben", "Mary Lou", "Ben", "Ben")
    head, _, _ = text.partition("steps:")
    passing = (
        head + "steps: [{expect: {choices_of: {demand: [demand Ben ueberlaeufer_6, demand Mary Lou ueberlaeufer_6]}}}]"
    )
    assert play(passing).failures == []
    missing = head + "steps: [{expect: {choices_of: {demand: [demand Ben ueberlaeufer_6]}}}]"
    (failure,) = play(missing).failures
    assert "demand Mary Lou ueberlaeufer_6 should not be legal" in failure
    wrong = head + "steps: [{expect: {legal: [demand Anna ueberlaeufer_6]}}]"
    (failure,) = play(wrong).failures
    assert "demand Anna ueberlaeufer_6 is not legal" in failure


@pytest.mark.parametrize("names", ["Anna, Ben, Carl", "goths, huns, franks", "Mary Ann, Mary Lou, '1'"])
def test_chance_names_a_seat_by_its_player(names: str) -> None:
    """Also where a player is called like a people, which chance draws as well, or a number."""
    last = names.split(", ")[2]
    text = f"""
    title: t
    game: attila
    players: [{names}]
    chance: [{{first_player: {last}}}, {{draw: 2 goths huns franks}}]
    seed: 1
    steps:
      - expect: {{asked: {last}, state: {{active: {last}}}}}
    """
    assert play(text).failures == []


def test_a_name_may_have_dots_where_a_path_has_them() -> None:
    text = """
    title: t
    game: attila
    players: [Dr. No, Dr]
    position: {active: Dr, hands: {Dr. No: {goths: 2}, Dr: {huns: 1}}}
    steps:
      - Dr: place huns moesia
        expect: {hides: {Dr: [hands.Dr. No, hands.Dr. No.goths], Dr. No: [hands.Dr]}}
    """
    assert play(text).failures == []
    (failure,) = play(text.replace("hands.Dr. No.goths", "influence.Dr. No")).failures
    assert "Dr sees influence.Dr. No" in failure
    (failure,) = play(text.replace("hands.Dr. No.goths", "hands.Dr. Who")).failures
    assert "word= Who" in failure


def test_chance_that_names_nobody_is_told_with_the_names() -> None:
    text = "title: t\ngame: attila\nplayers: [Anna, Ben]\nchance: [{first_player: Dora}]\nsteps: []\n"
    (failure,) = play(text).failures
    assert failure.startswith("line 4") and "word=Dora, choices=['Anna', 'Ben']" in failure


def test_a_note_goes_with_an_answer() -> None:
    text = """
    title: A promise
    game: attack
    players: [Anna, Ben]
    position: {armies: {Anna: {poland: {infantry: 1}}, Ben: {chile: {infantry: 1}}}, hands: {Anna: {oil_2: 1}}}
    steps:
      - Anna: [act trade, partner 2, give oil_2, propose]
        note: peace for a round
        expect: {events: [{event: promised, seat: Anna, text: peace for a round}]}
    """
    assert play(text).failures == []


# ------------------------------------------------------------------ the page about it
