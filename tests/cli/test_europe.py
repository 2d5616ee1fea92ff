"""Europe 1941 in the terminal: powers with their money, lands with what stands there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.cli.screens import EuropeScreen, screen_of
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.engine.record import Record
from tests.cli.terminal import type_in

NAMES = ["Anna", "Ben", "Clara"]
POSITION: dict[str, Any] = {
    "format": 1,
    "game": "europe",
    "players": 3,
    "turn": 5,
    "round": 2,
    "power": "uk",
    "active": 2,
    "cash": {"uk": 17, "ussr": 3},
    "owners": {"norway": "uk"},
    "units": {
        "norway": {"uk": {"infantry": 2, "armor": 1}},
        "north_sea": {"uk": {"transport": 1, "battleship": 1}},
    },
    "ships": [{"zone": "north_sea", "power": "uk"}],
}


def screen(lang: str) -> EuropeScreen:
    game = kt.load("europe")
    found = screen_of(game, Language(lang, game, NAMES, "kartentisch.cli"), ["human"] * 3)
    assert isinstance(found, EuropeScreen)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_board_fits_and_says_who_stands_where(lang: str, width: int) -> None:
    shown = screen(lang)
    view = shown.game.view(shown.game.load(POSITION), 2)
    lines = shown.board(view, width).plain.split("\n")
    assert max(map(len, lines)) <= width
    text = "\n".join(lines)
    tank, ship = ("T", "1P 1W") if lang == "en" else ("P", "1T 1S")
    assert f"2 2I 1{tank}" in text and ship in text
    if width >= 80:
        (row,) = [line.split() for line in lines if line.startswith("▶")]
        assert row[-4:] == ["Clara", "27", "17", "43"]  # its own 25 and Norway; a tank, two of infantry, two ships


def test_a_game_begins_at_a_start(tmp_path: Path) -> None:
    file = tmp_path / "front.ktj"
    options = ["--start", "eastern_front", "--option", "advance=0", "--seed", "7", "--lang", "en", "--save", str(file)]
    told = type_in(["quit"], ["europe", *options])
    assert told.exit_code == 0 and "Round 1 of 3" in told.output
    header = Record.parse(file.read_text("utf-8")).header
    assert len(header["players"]) == 2 and header["options"] == {"round_limit": 3, "advance": 0}
    assert "united_kingdom" not in header["position"]["units"]
    refused = type_in([], ["europe", "--start", "eastern_front", "--players", "3", "--lang", "en"])
    assert refused.exit_code == 2 and "3" in refused.stderr


def test_everybody_sees_what_may_be_chosen() -> None:
    shown = screen("en")
    assert shown.open_choice({"question": "CombatMove.order"}) and not shown.open_choice({"question": "Split.answer"})
