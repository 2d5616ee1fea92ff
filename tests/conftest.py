"""What all tests share."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

import kartentisch

settings.register_profile("house", deadline=None)  # machines that run tests are noisy
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--fuzz-games", type=int, default=500, help="random games in tests/fuzz")


@pytest.fixture(scope="session")
def fuzz_games(request: pytest.FixtureRequest) -> int:
    games: int = request.config.getoption("--fuzz-games")
    return games


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """The engine's small test game is interpreted, so it cannot build on a compiled kernel."""
    if kartentisch.compiled() and collection_path.name == "test_kernel.py":
        return True
    return None
