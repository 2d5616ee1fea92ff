"""Compiled and interpreted rules play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import kartentisch as kt
from tests.games import shown
from tests.games.folders import in_the_package


@pytest.mark.once
@pytest.mark.thorough
@pytest.mark.parametrize("name", [name for name in kt.GAMES if in_the_package(name)])
def test_compiled_and_interpreted_rules_play_the_same_games(name: str) -> None:
    """Random games of every size ask, tell and show the same: what holds of them on one kind of rules holds on both.

    So what is looked for in random games is looked for on compiled rules alone, and marked `once`.
    """
    other = "interpreted" if kt.compiled() else "any"
    run = subprocess.run(
        [sys.executable, "-m", shown.__name__, name],
        cwd=Path(__file__).parents[2],
        env=os.environ | {"KARTENTISCH_RULES": other},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == shown.compared(kt.load(name))
