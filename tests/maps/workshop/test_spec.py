"""Faults of an author are named with their place and what to do."""

from __future__ import annotations

from pathlib import Path

import pytest
from maps.spec import SpecError

from kartentisch.engine import mapfile
from kartentisch.engine.board import Board
from maps import __main__ as command
from maps import build, checks, output, sources, spec

TEXT = (spec.SPECS / "moon.toml").read_text(encoding="utf-8")


def lunar_board() -> Board:
    return command.board_of(spec.load("moon"))


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("[map]", "[map]\ncolour = 3", "unknown field `colour`"),
        ("size = [1120, 1120]", "size = 1120", "Expected `array`"),
        ('id = "tycho"', 'id = "byrgius"', "the region byrgius stands twice"),
        ("[map]", "[map", "moon.toml"),
    ],
)
def test_specifications_are_read_strictly(before: str, after: str, message: str) -> None:
    with pytest.raises(SpecError, match=message):
        spec.parse(TEXT.replace(before, after, 1), "moon")


def test_a_map_of_bricks_needs_a_projection() -> None:
    text = TEXT[: TEXT.index("[[cell]]")]
    with pytest.raises(SpecError, match=r"needs \[projection\]"):
        spec.parse(text, "moon")


def test_unknown_maps_are_named() -> None:
    with pytest.raises(SpecError, match=r"there is no map mars; there are .*moon"):
        spec.load("mars")


def test_regions_and_spaces_must_be_the_same() -> None:
    renamed = spec.parse(TEXT.replace('id = "tycho"', 'id = "kepler"'), "moon")
    with pytest.raises(SpecError, match="no region for tycho"):
        build.build(renamed, lunar_board(), sources.load())
    more = spec.parse(TEXT + '\n[[cell]]\nid = "kepler"\nat = [0.5, 0.5]\n', "moon")
    with pytest.raises(SpecError, match="the board has no space kepler"):
        build.build(more, lunar_board(), sources.load())


def test_a_region_without_area_is_refused() -> None:
    text = (spec.SPECS / "attila.toml").read_text(encoding="utf-8")
    elsewhere = spec.parse(text.replace('bricks = ["GBR', 'bricks = ["NZL:Otago", "!GBR', 1), "attila")
    assert elsewhere != spec.load("attila")
    with pytest.raises(SpecError, match="region britannia has no area"):
        build.build(elsewhere, command.board_of(elsewhere), sources.load())


def test_the_check_finds_what_is_wrong() -> None:
    wanted, board = spec.load("moon"), lunar_board()
    built = mapfile.parse(output.path("selfr3", "moon").read_bytes())
    assert checks.check(built, wanted, board) == []
    links = [link for link in board.links if {link.a, link.b} != {"tycho", "lange_wand"}]
    board.links = tuple(links)
    found = checks.check(built, wanted, board)
    assert len(found) == 1
    assert "lange_wand and tycho touch" in found[0]
    board = lunar_board()
    built.arcs = [arc for arc in built.arcs if {arc.l, arc.r} != {"tycho", "lange_wand"}]
    missing, extra = checks.links(built, board)
    assert (len(missing), len(extra)) == (1, 0)
    assert "lange_wand - tycho is not on the map" in missing[0]


def test_the_check_finds_crowding() -> None:
    wanted, board = spec.load("moon"), lunar_board()
    built = mapfile.parse(output.path("selfr3", "moon").read_bytes())
    tycho, byrgius = built.regions["tycho"], built.regions["byrgius"]
    byrgius.labels["de"].x, byrgius.labels["de"].y = tycho.labels["de"].x, tycho.labels["de"].y
    byrgius.radius = 5
    tycho.en = ""
    found = " ".join(checks.check(built, wanted, board))
    assert "names of byrgius and tycho overlap (de)" in found
    assert "leaves byrgius" in found
    assert "only a circle of 5.0 units fits" in found
    assert "tycho lacks a German or an English name" in found


def test_the_command_ends_with_1_where_something_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert command.main(["check", "moon"]) == 0
    assert "0 links missing, 0 borders extra, 0 other faults" in capsys.readouterr().out
    assert command.main(["check", "mars"]) == 1
    assert "there is no map mars" in capsys.readouterr().err
    (tmp_path / "moon.toml").write_text(TEXT.replace("0.05", "0.06", 1), encoding="utf-8")
    monkeypatch.setattr(spec, "SPECS", tmp_path)
    assert command.main(["check", "moon"]) == 1
    assert "build it again" in capsys.readouterr().out
