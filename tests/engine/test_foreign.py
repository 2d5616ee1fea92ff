"""Text from files never commands a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

import kartentisch as kt
from kartentisch.cli.main import app
from kartentisch.engine.chance import Chance
from kartentisch.engine.safe_text import shown
from kartentisch.engine.serialization import local_names

CLIPBOARD = "\x1b]52;c;ZXZpbA==\x1b\\"


@pytest.mark.parametrize("text", [CLIPBOARD, "\x1b[2J", "\x9b2J", "a\u202eb", "a\rb", "\x07", "\u2066a", "\x08"])
def test_what_a_terminal_obeys_is_marked(text: str) -> None:
    assert shown(text) != text and "\ufffd" in shown(text) and not set("\x1b\x9b\u202e\r\x07") & set(shown(text))


@pytest.mark.parametrize("text", ["Anna", "Jürgen Ößß", "李雷", "two\nlines\tof text", "👩\u200d🚀", "a\u00a0b"])
def test_what_people_write_stays(text: str) -> None:
    assert shown(text) == text


def test_names_and_words_of_a_foreign_record_are_clean_in_the_terminal(tmp_path: Path) -> None:
    match = kt.Match(kt.load("attila"), [CLIPBOARD, "B\u202e\x1b[2J"], Chance(3))
    for _ in range(6):
        match.play(match.state.seat, match.state.legal_actions()[0])
    text = match.record.text()
    file = tmp_path / "foreign.ktj"
    for body in (text, text.replace('"action":"', '"action":"\\u001b[2J', 1)):
        file.write_text(body, encoding="utf-8")
        told = CliRunner().invoke(app, ["replay", str(file), "--lang", "en"])
        assert told.output and not set("\x1b\u202e\x9b") & set(told.output)


@pytest.mark.parametrize("value", [2**63, -(10**30), True, 1.0, "1"])
def test_a_local_that_no_procedure_holds_is_refused(value: object) -> None:
    game = kt.load("attila")
    match = kt.Match(game, ["A", "B"], Chance(3))
    data = game.dump(match.state)
    entry = data["stack"][-1]
    local = local_names(game.procedures[entry["step"].partition(".")[0]]())[0]
    with pytest.raises(kt.EngineError, match="bad_position"):
        game.load({**data, "stack": [*data["stack"][:-1], {**entry, local: value}]})
