"""What the tests of the server share."""

from __future__ import annotations

from pathlib import Path

import pytest

import kartentisch
from kartentisch import games

SHELF = Path(__file__).parent / "shelf"  # a game outside the package: KARTENTISCH_GAMES=tests/shelf


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--fuzz-games", type=int, default=20, help="random games of each game in tests/fuzz")
    parser.addoption("--kills", type=int, default=2, help="kill real servers so often on each kind of store")


@pytest.fixture(scope="session")
def fuzz_games(request: pytest.FixtureRequest) -> int:
    games: int = request.config.getoption("--fuzz-games")
    return games


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What does not run here: interpreted games cannot build on a compiled kernel, and shelves may not be named."""
    if kartentisch.compiled() and collection_path.name == "test_kernel.py":
        return True
    if collection_path == SHELF and str(SHELF) not in games.__path__:
        return True
    return None
