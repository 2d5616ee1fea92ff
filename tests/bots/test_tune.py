"""The tool that climbs a policy's tastes."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from benchmarks import tune

import kartentisch as kt


def climbed(monkeypatch: pytest.MonkeyPatch, out: Path, game: str, rounds: int) -> list[dict[str, Any]]:
    words = f"tune.py climb {game} --pairs 3 --rounds {rounds} --players 3 4 --out {out}"
    monkeypatch.setattr(sys, "argv", words.split())
    tune.main()
    return [json.loads(line) for line in out.read_text().splitlines()]


@pytest.mark.once
@pytest.mark.parametrize("game", tune.SPREADS)
def test_it_climbs_from_where_it_stands(game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In one go or in two: the same rounds; the first one leaves the game's own tastes."""
    at_once = climbed(monkeypatch, tmp_path / "once", game, 2)
    first = climbed(monkeypatch, tmp_path / "twice", game, 1)
    assert climbed(monkeypatch, tmp_path / "twice", game, 2) == [*first, at_once[1]] == at_once
    own = tune.Tuned(game).first
    assert at_once[0]["tastes"] != own and set(at_once[0]["tastes"]) == set(own)


@pytest.mark.parametrize("game", tune.SPREADS)
def test_tastes_as_they_are_play_as_the_game_does(game: str) -> None:
    """Whole numbers stay whole."""
    tuned = tune.Tuned(game)
    policy: Any = tuned.with_tastes(tuned.first)
    for name in tuned.spreads:
        role, _, taste = name.partition(".")
        assert getattr(getattr(policy, role), taste) == getattr(getattr(tuned.keen, role), taste), name
    assert kt.load(game).keen == tuned.keen
