"""Scenarios that begin in the middle of something, or on a board of their own."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch.engine import scenario
from kartentisch.engine.board import Board, extended
from kartentisch.engine.serialization import local_names
from kartentisch.engine.spans import Row
from tests.engine.scenarios import failures, play

MIDDLE = """
title: The last tank is sent into the fight
game: attack
players: [Anna, Ben]
position:
  stack: [Play.next, {step: Turn.done, action: move}, Movement.battles, Battles.next,
    {step: LandBattle.reinforce, other: Ben, region: ukraine}]
  asked: Anna
  active: Anna
  fighting: ukraine
  armies: {Anna: {poland: {infantry: 1}}, Ben: {finland: {infantry: 1}, ukraine: {}}}
  battle: {attacker: {reserve: {tank: 1}, active: {infantry: 3}}, defender: {active: {infantry: 1}}}
chance: [{battle_die: infantry 4 blank}]
steps:
  - Anna: commit tank
    expect: {events: [{event: conquered, seat: Anna, other: Ben}], state: {armies: {Anna: {ukraine: {tank: 1}}}}}
"""
LAYING = """
title: Ben alone has still to lay
game: attila
players: [Anna, Ben]
position:
  stack: [Play.next, {step: Turn.conflicts, people: vandals}, {step: Conflict.lay, province: moesia, seat: Ben}]
  asked: Ben
  provinces: {moesia: {vandals: 3, franks: 1, saxons: 1}}
  closed: [moesia]
  hands: {Ben: {franks: 2}}
  laid: {Anna: {vandals: 1}}
steps:
  - expect: {asked: Ben, question: Conflict.lay, view: {Ben: {laid_sizes: {Anna: 1}}}, hides: {Ben: [laid.vandals]}}
  - Ben: lay franks
    expect: {state: {laid: {Anna: {vandals: 1}, Ben: {franks: 1}}}}
"""
OFFER = """
title: Ben answers an offer
game: attack
players: [Anna, Ben]
position:
  stack: [Play.next, {step: Turn.done, action: trade}, Trade.next, Negotiation.answer]
  asked: [Anna, Ben]
  armies: {Anna: {germany: {infantry: 1}}, Ben: {poland: {infantry: 1}}}
  hands: {Anna: {oil_2: 2}, Ben: {minerals_3: 1}}
  offers: 1
  offered: 1
  offerer: Anna
  offeree: Ben
  gives: {oil_2: 1}
steps:
  - Ben: accept
    expect: {state: {hands: {Anna: {oil_2: 1}, Ben: {oil_2: 1, minerals_3: 1}}, offerer: null}}
"""
ROLL = """
title: A roll is awaited
game: attack
players: [Anna, Ben]
position:
  stack: [Play.next, {step: Turn.done, action: diplomacy}, {step: Diplomacy.rolled, region: germany}]
  chance: {name: diplomacy_dice, dice: 2, faces: 6}
  armies: {Anna: {poland: {infantry: 1}}, Ben: {chile: {infantry: 1}}}
chance: [{diplomacy_dice: 6 6}, {economy: oil_4}]
steps:
  - expect: {asked: Anna, state: {armies: {Anna: {germany: {infantry: 1}}}, hands: {Anna: {oil_4: 1}}}}
"""


@pytest.mark.parametrize("text", [MIDDLE, LAYING, OFFER, ROLL], ids=["battle", "conflict", "negotiation", "roll"])
def test_a_position_in_the_middle(text: str) -> None:
    assert play(text).failures == []


def test_rules_that_cannot_go_on_fail_one_scenario() -> None:
    """A stack that never was may break the rules themselves."""
    (failure,) = play("""
    title: A draw where a card is chosen
    game: attila
    players: [Anna, Ben]
    seed: 1
    position: {chance: {name: draw}, stack: [{step: Swap.put, owed: 9}]}
    """).failures
    assert failure.startswith("line 6, beginning: the rules cannot go on from this position: ")


def test_a_position_is_written_as_it_is_read() -> None:
    report = play(LAYING)
    assert report.match is not None
    text = scenario.write("again", report.match.game, ["Anna", "Ben"], report.match.state)
    assert "Ben: {franks: 1}" in text and "province: moesia" in text
    again = play(text)
    assert again.failures == [] and again.match is not None
    assert again.match.state.digest() == report.match.state.digest()


ROLL_OFF = """
title: t
game: attack
players: [Anna, Ben, Carl]
position:
  turn: 0
  stack: [Play.begin, {step: SetUp.begin, count: 12}, %s]
  chance: {name: start_dice, dice: 2, faces: 6}
  pools: {Anna: {infantry: 12}, Ben: {infantry: 12}, Carl: {infantry: 12}}
steps:
  - expect: {asked: chance, state: {stack: [Play.begin, SetUp.begin, %s]}}
"""
LANDED = "{step: RollOff.landed, event: 1, name: 1, best: 8, seats: %s, rolled: %s, leaders: %s, begin: %s}"


def test_seats_in_the_middle_of_a_step_are_written_by_name() -> None:
    """One seat (`begin`), and sets of them in any order; numbers, as files had them, still are."""
    named = LANDED % ("[Carl, Anna, Ben]", "[Anna, Ben]", "[Ben]", "Carl")
    shown = named.replace("[Carl, Anna, Ben]", "[Anna, Ben, Carl]")
    report, old = play(ROLL_OFF % (named, shown)), play(ROLL_OFF % (LANDED % (7, 3, 2, 2), named))
    assert report.failures == [] and old.failures == [] and report.match is not None and old.match is not None
    assert report.match.state.digest() == old.match.state.digest()
    text = scenario.write("t", report.match.game, ["Anna", "Ben", "Carl"], report.match.state)
    for line in ("begin: Carl", "leaders: [Ben]", "rolled: [Anna, Ben]", "seats: [Anna, Ben, Carl]"):
        assert line in text
    again = play(text)
    assert again.match is not None and again.match.state.digest() == report.match.state.digest()
    assert report.match.state.chance and again.failures == [], "what is written can be run as it is"
    (failure,) = play(ROLL_OFF % (named, shown.replace("leaders: [Ben]", "leaders: [Carl]"))).failures
    assert "found Ben" in failure
    (failure,) = play(ROLL_OFF % (named.replace("[Ben]", "[Dora]"), shown)).failures
    assert "what=seat, word=Dora, choices=['Anna', 'Ben', 'Carl']" in failure


def test_seats_in_a_row_are_written_by_name() -> None:
    text = """
    title: t
    game: selfr3
    players: [Anna, Ben, Carl]
    position:
      stack: [Play.first, {step: Bidding.take, bids: [-1, -1, -1], ranked: [Carl, Anna, Ben]}]
      asked: Carl
      round: 1
      armies: {Anna: {alaska: 1}, Ben: {nunavut: 1}, Carl: {kongo: 1}}
    steps:
      - Carl: marker 1
        expect: {asked: Anna}
    """
    report = play(text)
    assert report.failures == [] and report.match is not None


@pytest.mark.parametrize("name", [name for name in kt.GAMES if kt.load(name).spans])
def test_a_local_is_written_as_the_word_that_it_means(name: str) -> None:
    """One that is called like a value of events counts what that counts: so its number is the number of the word."""
    game = kt.load(name)
    state = game.new(game.seats[-1])
    for kind in game.procedures.values():
        for local in set(local_names(kind())) & set(game.kinds.names):
            span = game.spans.get(f"{kind.__name__}.{local}", game.spans[local])
            assert not isinstance(span, Row)
            values = span(state)
            assert isinstance(values, range) and values[-1] + 1 == len(game.kinds.names[local]), (kind, local)


# ------------------------------------------------------------------ boards
def test_a_board_that_extends_another() -> None:
    text = """
    title: Two new provinces
    game: attila
    players: [Anna, Ben]
    board:
      extends: attila
      keep: [moesia, thracia, pannonia]
      spaces: {u1: {groups: [upper]}, u2: {en: Farland}}
      edges: [u1-u2, u2-thracia sea]
    position: {active: Anna, hands: {Anna: {goths: 2}}}
    steps:
      - expect:
          choices_of: {place: [place goths moesia, place goths pannonia, place goths u1]}
          illegal: {place goths u2: ATT-19}
      - Anna: [place goths u1, influence]
        expect: {legal: [place goths u2], state: {provinces: {u1: {goths: 1}, u2: {}}}}
    """
    report = play(text)
    assert report.failures == [] and report.match is not None
    board = report.match.game.board
    assert [space.id for space in board.spaces] == ["pannonia", "moesia", "thracia", "u1", "u2"]
    assert board.spaces[-1].en == "Farland" and board.links[-1].kind == "sea"
    assert {link.a for link in board.links[:-2]} <= {"pannonia", "moesia", "thracia"}


@pytest.mark.parametrize(
    ("board", "found"),
    [
        ("{extends: attila, keep: [atlantis]}", "unknown_space"),
        ("{extends: attila, edges: [moesia-atlantis]}", "there is no space atlantis"),
        ("{extends: attila, edges: [moesia]}", "edge moesia"),
        ("{extends: chess}", "unknown_game"),
    ],
)
def test_a_board_that_cannot_be(board: str, found: str) -> None:
    (failure,) = failures(f"board: {board}\n")
    assert failure.startswith("line 5, beginning") and found in failure


def test_a_board_is_the_same_after_nothing_was_changed() -> None:
    for game in kt.GAMES:
        old = kt.load(game).board
        new = Board.parse(extended(old.source, {"extends": game}))
        assert (new.spaces, new.links, new.tables, new.titles) == (old.spaces, old.links, old.tables, old.titles)


def test_a_sea_zone_stands_behind_the_regions() -> None:
    """A new space stands behind those of its kind: a game may count on their order."""
    old = kt.load("attack").board
    new = Board.parse(extended(old.source, {"spaces": {"u1": {}, "z1": {"kind": old.spaces[-1].kind}}}))
    kinds = [space.kind for space in new.spaces]
    assert kinds == sorted(kinds) and new.spaces[-1].id == "z1"
