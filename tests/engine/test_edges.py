"""Actions, options, boards, positions, records, scenarios: what comes from outside is read with suspicion."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kartentisch as kt
from kartentisch.engine import scenario
from kartentisch.engine.board import Board
from kartentisch.engine.game import Game, to_bytes
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.engine.match import Match
from kartentisch.engine.record import Record

GAME = kt.load("attila")


def code_of(error: pytest.ExceptionInfo[kt.KartentischError]) -> str:
    for lang in LANGUAGES:  # every error has a sentence
        assert Language(lang, GAME).rejection(error.value.rejection)
    return error.value.code


# ------------------------------------------------------------------ actions
@given(st.integers(0, GAME.space.size - 1))
def test_actions_translate_both_ways(number: int) -> None:
    space = GAME.space
    assert space.parse(space.notation(number)) == number
    assert space.parse(space.notation(number).upper()) == number
    assert space.from_json(space.to_json(number)) == number


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


# ------------------------------------------------------------------ boards
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


# ------------------------------------------------------------------ matches and records
def played(seed: int = 3, decisions: int = 10**6) -> Match:
    match = Match(GAME, ["A", "B", "C"], kt.Chance(seed))
    while not match.state.over and match.record.answers < decisions:
        match.play(match.state.seat, match.state.legal_actions()[seed % len(match.state.legal_actions())])
    return match


def test_a_batch_is_all_or_nothing() -> None:
    match = played(3, 9)
    seat, before, entries = match.state.seat, match.state.digest(), len(match.record.entries)
    good = match.state.legal_actions()[-1]
    with pytest.raises(kt.Rejected) as error:
        match.play(seat, good, 229)
    assert error.value.rejection.args["index"] == 2
    assert match.state.digest() == before and len(match.record.entries) == entries
    match.play(seat, good)
    assert match.state.digest() != before


def test_a_batch_stops_where_others_have_their_say() -> None:
    match = Match(GAME, ["A", "B", "C"], kt.Chance(5))
    seat = match.state.seat
    place = next(a for a in match.state.legal_actions() if GAME.space.notation(a).startswith("place"))
    with pytest.raises(kt.Rejected) as error:
        match.play(seat, place, GAME.space.parse("influence"), GAME.space.parse("finish"), place)
    assert code_of(error) == "batch_too_long"


def test_a_batch_cannot_peek_at_what_comes_to_light() -> None:
    """After the last laying the cards are revealed; whatever follows in the batch is refused in the same words."""
    position = {
        "provinces": {"moesia": {"vandals": 2, "saxons": 1, "franks": 1}},
        "hands": [{"vandals": 2}, {}],
        "pacified": [],
    }
    for hidden in ({"saxons": 3}, {"franks": 3}):
        position["hands"] = [{"vandals": 2}, hidden]
        match = Match(GAME, ["A", "B"], kt.Chance(1), position={**position, "active": 0})
        parse = GAME.space.parse
        match.play(0, parse("place vandals moesia"), parse("influence"), parse("finish"))
        before, codes = match.state.digest(), []
        for last in ("lay saxons", "tile two", "finish", "place vandals moesia"):
            with pytest.raises(kt.Rejected) as error:
                match.play(1, parse("finish"), parse(last))
            codes.append(error.value.rejection)
        assert {rejection.code for rejection in codes} == {"batch_too_long"}
        assert match.state.digest() == before


def test_a_preview_stops_where_a_batch_must() -> None:
    match = Match(GAME, ["A", "B", "C"], kt.Chance(5))
    seat, parse = match.state.seat, GAME.space.parse
    place = next(a for a in match.state.legal_actions() if GAME.space.notation(a).startswith("place"))
    before, entries = match.state.digest(), len(match.record.entries)
    assert match.preview(seat).view == GAME.view(match.state, seat)
    one = match.preview(seat, place)
    assert one.ends is None and one.view["question"] == "Turn.take" and one.view["legal"]
    assert [event.kind.name for event in one.events] == ["played", "placed"]
    whole = match.preview(seat, place, parse("influence"), parse("finish"))
    assert whole.ends == "chance" and whole.view["chance"] == {"name": "draw"}
    for actions, code, index in (
        ((place, parse("influence"), parse("finish"), place), "batch_too_long", 4),
        ((place, place), "not_now", 2),
        ((place, 10**6), "no_such_action", 2),
    ):
        with pytest.raises(kt.Rejected) as error:
            match.preview(seat, *actions)
        assert code_of(error) == code and error.value.rejection.args["index"] == index
        with pytest.raises(kt.Rejected) as again:
            match.play(seat, *actions)
        assert again.value.rejection == error.value.rejection
    with pytest.raises(kt.Rejected) as error:
        match.preview((seat + 1) % 3, place)
    assert code_of(error) == "not_asked" and "index" not in error.value.rejection.args
    assert (match.state.digest(), len(match.record.entries)) == (before, entries)


def test_a_preview_tells_nothing_of_what_comes_to_light() -> None:
    """Finishing the last laying reveals the cards: the preview shows the moment before, the same for every hand."""
    parse, shown = GAME.space.parse, []
    for hidden in ("saxons", "franks"):
        position = {
            "provinces": {"moesia": {"vandals": 2, "saxons": 1, "franks": 1}},
            "hands": [{"vandals": 2, hidden: 1}, {"vandals": 1, "saxons": 1}],
            "active": 0,
        }
        match = Match(GAME, ["A", "B"], kt.Chance(1), position=position)
        match.play(0, parse("place vandals moesia"), parse("influence"), parse(f"lay {hidden}"), parse("finish"))
        shown.append(match.preview(1, parse("lay saxons"), parse("finish")))
        assert match.preview(1, parse("lay saxons")).view == shown[-1].view
        assert [event.kind.name for event in shown[-1].events] == ["laid"]
        assert any(event.kind.name == "revealed" for event in match.play(1, parse("lay saxons"), parse("finish")))
    assert shown[0] == shown[1] and shown[0].ends == "hidden"


class Interrupted:
    """Chance that is interrupted at its first answer."""

    def outcome(self, s: kt.State) -> int:
        raise KeyboardInterrupt


def test_an_interrupt_leaves_state_and_record_together() -> None:
    match = Match(GAME, ["A", "B", "C"], kt.Chance(5))
    seat, parse = match.state.seat, GAME.space.parse
    match.play(seat, match.state.legal_actions()[-1])
    match.play(seat, parse("influence"))
    match.chance = Interrupted()
    entries, before = len(match.record.entries), match.state.digest()
    with pytest.raises(KeyboardInterrupt):
        match.play(seat, parse("finish"))
    assert match.state.digest() == before and len(match.record.entries) == entries
    assert match.can_undo(seat)
    assert match.record.replay(GAME) == match.state


def test_a_record_of_newer_rules_or_a_changed_one_is_not_resumed() -> None:
    record = played(3, 12).record
    record.header["revision"] = 99
    with pytest.raises(kt.EngineError) as error:
        Match.resume(record, GAME, kt.Chance(1))
    assert code_of(error) == "record_revision"
    record.header["revision"] = 1
    turn = next(entry for entry in record.entries if "hash" in entry)
    turn["hash"] = "0" * 16
    with pytest.raises(kt.EngineError) as error:
        Match.resume(record, GAME, kt.Chance(1))
    assert code_of(error) == "record_differs"


def test_undo_goes_back_until_something_was_revealed() -> None:
    match = Match(GAME, ["A", "B", "C"], kt.Chance(5))
    seat, before = match.state.seat, match.state.digest()
    with pytest.raises(kt.Rejected) as error:
        match.undo(seat)
    assert code_of(error) == "nothing_to_undo"
    match.play(seat, match.state.legal_actions()[-1])
    other = (seat + 1) % 3
    with pytest.raises(kt.Rejected) as error:
        match.undo(other)
    assert code_of(error) == "undo_closed"
    match.undo(seat)
    assert match.state.digest() == before
    match.play(seat, match.state.legal_actions()[-1])
    match.play(seat, GAME.space.parse("influence"))
    match.play(seat, GAME.space.parse("finish"))  # cards are drawn: no way back
    assert not match.can_undo(seat)
    assert Record.parse(match.record.text()).replay(GAME) == match.state


def test_a_record_can_be_resumed_anywhere() -> None:
    whole = played()
    for cut in range(0, len(whole.record.entries), 37):
        part = Record(whole.record.header, whole.record.entries[:cut])
        match = Match.resume(part, GAME, kt.Chance(9))
        assert match.state.seat >= 0 or match.state.over
        assert Record.parse(match.record.text()).replay(GAME) == match.state


def test_a_record_that_was_changed_is_found_out() -> None:
    text = played().record.text()
    for old, new in (
        ("place", "second"),
        ('"hash":"', '"hash":"0'),
        ('"points":', '"points":1'),
        ('"scores":[', '"scores":[9'),
    ):
        at = text.rindex(old)
        with pytest.raises(kt.EngineError) as error:
            Record.parse(text[:at] + new + text[at + len(old) :]).verify(GAME)
        assert code_of(error) in ("record_differs", "bad_record")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_record"),
        ("{", "bad_record"),
        ("[]", "bad_record"),
        ('{"kartentisch": 99}', "record_format"),
        ('{"kartentisch": 1}', "bad_record"),
        ('{"kartentisch": 1, "game": "attila", "revision": 1, "players": ["A"], "x": 1}', "bad_record"),
        ('{"kartentisch": 1, "game": "attila", "revision": 1, "players": ["A", "B"]}\n{"seat": "x"}', "bad_record"),
    ],
)
def test_broken_records(text: str, code: str) -> None:
    with pytest.raises(kt.EngineError) as error:
        Record.parse(text)
    assert code_of(error) == code


def test_a_record_of_another_game() -> None:
    record = played(3, 2).record
    record.header["game"] = "risk"
    with pytest.raises(kt.EngineError) as error:
        record.replay(GAME)
    assert code_of(error) == "foreign_record"
    record.header["game"] = "attila"
    with pytest.raises(kt.EngineError) as error:
        record.replay(GAME, at=10**6)
    assert code_of(error) == "no_such_entry"


# ------------------------------------------------------------------ scenarios
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


def test_notebooks_and_print_show_a_state() -> None:
    state = GAME.new(3, seed=2)
    assert (
        "Attila, turn 1" in str(state) and state._repr_html_().startswith("<svg") and "<table>" in state._repr_html_()
    )
    assert repr(state).startswith("<attila turn 1: seat")
    assert isinstance(GAME, Game) and len(to_bytes(state.to_json())) < 4000
