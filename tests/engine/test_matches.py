"""Matches and records: batches, previews, undo, and records that were changed."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch.engine.match import Match
from kartentisch.engine.record import Record
from tests.engine.edges import GAME, code_of


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
        ("", "record_empty"),
        (" \n\n", "record_empty"),
        ("{", "not_a_record"),
        ("[]", "not_a_record"),
        ("title: a scenario", "not_a_record"),
        ('{"openapi": "3.1.0"}', "not_a_record"),
        (
            '{"redacted": 1, "viewer": 0, "game": "attila", "revision": 1, "players": ["A", "B"], "options": {}}',
            "record_redacted",
        ),
        ('{"kartentisch": 99}', "record_format"),
        ('{"kartentisch": "1"}', "record_format"),
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
