"""Compiled and interpreted rules play the same games."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import kartentisch as kt
from kartentisch.cli.bench import checksum
from tests.games.folders import in_the_house

CODE = "import sys, kartentisch.cli.bench as bench, kartentisch as kt; print(bench.checksum(kt.load(sys.argv[1])))"


@pytest.mark.once
@pytest.mark.thorough
@pytest.mark.parametrize("name", [name for name in kt.GAMES if in_the_house(name)])
def test_compiled_and_interpreted_rules_play_the_same_games(name: str) -> None:
    """Whole random games of every size end in the same positions: this catches faults of the compiler."""
    other = "interpreted" if kt.compiled() else "any"
    run = subprocess.run(
        [sys.executable, "-c", CODE, name],
        env=os.environ | {"KARTENTISCH_RULES": other},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == checksum(kt.load(name))
