"""A game is a folder: it is found by being there, and nothing is imported for that."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import kartentisch as kt
from kartentisch import games
from kartentisch.cli import bench
from kartentisch.cli.common import usual_players
from kartentisch.cli.main import app
from kartentisch.engine.language import LANGUAGES, Language
from tests.engine import auction

pytestmark = pytest.mark.once

PACKAGE = "kartentisch.games.auction"


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder elsewhere with one game, one that only looks like it, and a board."""
    source = Path(auction.__file__).read_text(encoding="utf-8")
    for name, text in (("auction", source), ("lot", source), ("board_only", '"""A board."""')):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(text, encoding="utf-8")
    (tmp_path / "stray.py").write_text('class Stray:\n    id = "stray"\n', encoding="utf-8")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    yield tmp_path
    sys.modules.pop(PACKAGE, None)


@pytest.mark.parametrize("name", list(kt.GAMES))
def test_who_chooses_a_number_of_rounds_is_told_how_long_each_lasts(name: str) -> None:
    game = kt.load(name)
    limits = [value for one in game.options if one.name == "round_limit" for value in one.values if type(value) is int]
    assert game.minutes and ((game.rounds in limits) if limits else game.rounds is None)


def test_newcomers_meet_attila_and_boards_are_no_games() -> None:
    assert list(kt.GAMES)[:2] == ["attila", "attack"] and kt.GAMES["attack"] == "Attack"
    assert list(kt.GAMES)[-1] == "europe"  # the longest one comes last
    assert not {"board_only", "stray", "chess"} & kt.GAMES.keys()
    with pytest.raises(kt.EngineError) as refused:
        kt.load("chess")
    assert refused.value.code == "unknown_game" and "attila" in refused.value.rejection.args["choices"]


def test_finding_the_games_imports_none() -> None:
    code = "import sys, kartentisch as kt; list(kt.GAMES); print([m for m in sys.modules if m.count('.') > 1])"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "kartentisch.engine.kernel" in loaded and "kartentisch.games." not in loaded


def test_a_folder_elsewhere_is_a_game(shelf: Path) -> None:
    assert "auction" in kt.GAMES and "lot" not in kt.GAMES
    assert PACKAGE not in sys.modules
    if kt.compiled():  # classes of the source cannot stand on a compiled engine
        with pytest.raises(kt.EngineError) as refused:
            kt.load("auction")
        assert refused.value.code == "not_compiled"
        for lang in LANGUAGES:
            assert "make build GAME=auction" in Language(lang).rejection(refused.value.rejection)
        assert "auction" not in games.ready()
    else:
        game = kt.load("auction")
        assert str(shelf) in str(sys.modules[type(game).__module__].__file__)
        assert game.playout(3, seed=1) > 0
        assert "auction" in games.ready()
        middle = bench.in_mid_game(game)  # its games are shorter than what is usually their middle
        assert not middle.over and len(middle.legal_actions()) > 1


@pytest.mark.parametrize(
    ("seats", "usual"), [(range(2, 4), 3), (range(5, 6), 5), (range(2, 7, 3), 5), (range(2, 6), 4)]
)
def test_any_number_of_seats_is_measured(monkeypatch: pytest.MonkeyPatch, seats: range, usual: int) -> None:
    game = kt.load("attila")
    monkeypatch.setattr(type(game), "seats", seats)
    assert usual_players(game) == usual
    assert bench.in_mid_game(game).players == usual
    assert len(bench.checksum(game)) == 16
    told = CliRunner().invoke(app, ["simulate", "attila", "-n", "2", "--json"])
    assert told.exit_code == 0 and f'"players": {usual}' in told.output
