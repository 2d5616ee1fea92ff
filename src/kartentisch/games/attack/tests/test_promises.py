"""A promise goes with an offer as a note: in the record, told to all, looked at by no rule."""

from __future__ import annotations

import msgspec
import pytest

import kartentisch as kt
from kartentisch.engine.contract import LONGEST_NOTE
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language
from kartentisch.engine.match import Match
from kartentisch.engine.record import Record

POSITION = {
    "active": 0,
    "armies": [{"germany": {"infantry": 1}}, {"poland": {"infantry": 1}}],
    "hands": [{"oil_2": 1}, {"minerals_3": 1}],
}


@pytest.fixture(scope="module")
def game() -> Game:
    return kt.load("attack")


def offer(game: Game) -> Match:
    match = Match(game, ["Anna", "Ben"], kt.Chance(1), position=POSITION)
    match.play(0, *(game.space.parse(action) for action in ("act trade", "partner 2", "give oil_2")))
    return match


def say(match: Match, seat: int, action: str, note: str) -> None:
    match.play(seat, match.game.space.parse(action), note=note)


@pytest.mark.rule("ATK-112", "ATK-R19")
@pytest.mark.parametrize("text", ["Ich lasse Polen in Ruhe", "“a” & <b>x</b> \\n {seat} 🙂", "x" * LONGEST_NOTE])
def test_a_promise_is_told_to_all_and_stands_in_the_record(game: Game, text: str) -> None:
    match = offer(game)
    say(match, 0, "propose", text)
    told = next(event for event in match.events if event.kind.name == "promised")
    assert (told.kind.rule, dict(told.args)) == ("ATK-112", {"seat": 0, "text": text})
    assert told.seen_by(-1) == told
    for lang in ("de", "en"):
        assert text in Language(lang, game, ["Anna", "Ben"]).event(told)
    record = Record.parse(match.record.text())
    noted = record.entries[-1]
    assert noted["note"] == text and [event["event"] for event in noted["events"]][-1] == "promised"
    record.verify(game)
    assert record.replay(game).digest() == match.state.digest()


@pytest.mark.rule("ATK-R19")
def test_no_rule_looks_at_a_promise(game: Game) -> None:
    silent, loud = offer(game), offer(game)
    say(silent, 0, "propose", "")
    say(loud, 0, "propose", "You get everything")
    assert silent.state.digest() == loud.state.digest()


@pytest.mark.parametrize(
    ("action", "note", "code"),
    [
        ("want minerals_3", "please", "no_note"),
        ("withdraw", "never mind", "no_note"),
        ("propose", " ", "bad_note"),
        ("propose", "x" * (LONGEST_NOTE + 1), "bad_note"),
        ("propose", "two\nlines", "bad_note"),
        ("propose", "\x1b[2J", "bad_note"),
        ("propose", "\u202eback to front", "bad_note"),
        ("propose", "\ud800", "bad_note"),
    ],
)
def test_a_note_that_does_not_fit_changes_nothing(game: Game, action: str, note: str, code: str) -> None:
    match = offer(game)
    before, text = match.state.digest(), match.record.text()
    with pytest.raises(kt.Rejected) as error:
        say(match, 0, action, note)
    assert error.value.code == code
    for lang in ("de", "en"):
        assert Language(lang, game).rejection(error.value.rejection)
    assert (match.state.digest(), match.record.text()) == (before, text)


@pytest.mark.parametrize("change", [{"note": "something else"}, {"note": "two\nlines"}, {"note": ""}])
def test_a_changed_promise_is_found(game: Game, change: dict[str, str]) -> None:
    match = offer(game)
    say(match, 0, "propose", "I keep out of Poland")
    rows = [msgspec.json.decode(row) for row in match.record.text().splitlines()]
    rows[-1].update(change)
    with pytest.raises(kt.EngineError) as error:
        Record.parse("\n".join(msgspec.json.encode(row).decode() for row in rows)).verify(game)
    assert error.value.code == "record_differs"


def test_a_note_on_what_takes_none_is_found(game: Game) -> None:
    rows = [msgspec.json.decode(row) for row in offer(game).record.text().splitlines()]
    rows[-1]["note"] = "for nothing"
    with pytest.raises(kt.EngineError) as error:
        Record.parse("\n".join(msgspec.json.encode(row).decode() for row in rows)).verify(game)
    assert error.value.code == "record_differs"


@pytest.mark.rule("ATK-R26")
@pytest.mark.parametrize("kind", ["move", "strategic"])
def test_picking_does_not_go_on_for_ever(game: Game, kind: str) -> None:
    armies = [{"germany": {"infantry": 2}, "poland": {"infantry": 2}}, {"chile": {"infantry": 1}}]
    state = game.load({"players": 2, "active": 0, "armies": armies})

    def do(words: str) -> None:
        state.apply(game.space.parse(words))

    do(f"act {kind}")
    for _ in range(50):
        do("pick germany")
        do("pick poland")
    with pytest.raises(kt.Rejected) as error:
        do("pick germany")
    assert (error.value.code, error.value.rule) == ("picks_spent", "ATK-R26")
    again = game.load(msgspec.json.decode(msgspec.json.encode(game.dump(state))))
    assert again.legal_actions() == state.legal_actions()
    do("send infantry germany")
    do("pick germany")
    do("finish")
