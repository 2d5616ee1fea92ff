"""`kartentisch check`."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from kartentisch.cli import check
from kartentisch.cli.main import app
from kartentisch.games.attila import Attila
from tests.engine.test_testkit import Talkative


class Impatient(Attila):
    """Somebody presses Ctrl-C after a while."""

    looks = 0

    def faults(self, state: Any) -> list[str]:
        Impatient.looks += 1
        if Impatient.looks > 600:
            raise KeyboardInterrupt
        return super().faults(state)


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["check", *words], env={"LC_ALL": "C", "COLUMNS": "120"})


@pytest.mark.thorough
def test_a_sound_game() -> None:
    result = run("attila", "--games", "3", "--players", "2", "--option", "swap_order=discard_first")
    assert result.exit_code == 0 and "3 games checked" in result.output and "Nothing failed" in result.output
    assert "Never told:" in result.output and "end_stuck" in result.output and "swap_order=draw_first" in result.output


@pytest.mark.thorough
def test_as_json() -> None:
    result = run("attila", "-n", "2", "--json", "--seed", "9")
    data = json.loads(result.output)
    assert result.exit_code == 0 and data["games"] == 2 and data["failures"] == [] and data["seed"] == 9
    assert data["met"]["asked"]["Turn.play"] > 10 and "chosen" in data["never"]


@pytest.mark.thorough
@pytest.mark.parametrize(("lang", "word"), [("de", "Verborgenes wird erzählt"), ("en", "Something hidden is told")])
def test_a_failure_is_told_once_with_the_way_to_meet_it_again(
    lang: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "open_game", lambda name, board: Talkative())
    result = run("attila", "-n", "30", "--failures", "3", "--lang", lang)
    assert result.exit_code == check.FAILED and result.output.count(word) == 1 and "Conflict.lay" in result.output
    assert "kartentisch check attila --seed 0 --games 1" in result.output and "--failures 3" in result.output


@pytest.mark.thorough
def test_an_interrupted_run_says_what_it_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "open_game", lambda name, board: Impatient())
    result = run("attila", "-n", "50", "--players", "3")
    assert result.exit_code == check.INTERRUPTED and "Interrupted" in result.output
    assert "Nothing failed" in result.output and "--players 3 --seed" in result.output


@pytest.mark.parametrize("words", [("chess",), ("attila", "--players", "9"), ("attila", "--option", "colour=red")])
def test_what_cannot_be_checked_is_a_sentence(words: tuple[str, ...]) -> None:
    result = run(*words)
    assert result.exit_code == 2 and "Traceback" not in result.output
