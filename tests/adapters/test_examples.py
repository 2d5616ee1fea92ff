"""The examples learn and play, in small; `examples/` says how to run them in earnest."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.once

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    sys.modules.pop(name, None)
    return import_module(name)


@pytest.mark.parametrize(
    ("name", "lacking", "how"),
    [
        ("train_value", "sklearn", "'.[rl]' scikit-learn"),
        ("train_value", "numpy", "'.[rl]'"),
        ("beat_greedy", "numpy", "'.[rl]'"),
        ("openspiel_mcts", "pyspiel", "'.[spiel]'"),
    ],
)
def test_an_example_says_what_it_needs(name: str, lacking: str, how: str) -> None:
    code = f"import runpy, sys; sys.modules[{lacking!r}] = None; runpy.run_path({str(EXAMPLES / name)!r} + '.py')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "Traceback" not in done.stderr
    assert lacking in done.stderr and f"pip install {how}" in done.stderr


@pytest.mark.thorough
def test_a_small_network_beats_random_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Luck would win a third of the games, and fifteen of them with a chance of three in a thousand."""
    learning = example("train_value", monkeypatch)
    net = learning.train(steps=1000, n=32, epochs=4)
    assert learning.share_of_wins(net, games=24) > 0.6


@pytest.mark.thorough
def test_a_network_of_numpy_beats_greedy_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """In small: it foretells who wins, and takes more than an equal's third of the wins from two greedy bots."""
    learning = example("beat_greedy", monkeypatch)
    monkeypatch.setattr(learning, "WORLDS", 12)
    net, curve = learning.train(steps=400, part=100)
    assert curve[0] > curve[-1] and curve[-1] < 0.8  # of three equals it would be 1.10
    wins, _ = learning.against_greedy(net, games=15)
    assert wins > 1 / 3


def test_the_search_of_openspiel_plays_our_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    playing = example("openspiel_mcts", monkeypatch)
    assert playing.play("attila", "random", seat=0, simulations=4, seed=1) in (0.0, 0.5, 1.0)
