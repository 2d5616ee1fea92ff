"""A run that learns: cut off anywhere it goes on, to the same weights; what stands in its way is told.

Without torch, which no lock names, there is nothing to look at.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch")

import torch
from librt.vecs import vec
from mypy_extensions import i64
from typer.testing import CliRunner

import kartentisch as kt
from kartentisch.adapters.scales import scales
from kartentisch.bots import Decision, SearchBot
from kartentisch.bots.learned import unpacked
from kartentisch.cli.main import app
from kartentisch.engine.errors import EngineError
from kartentisch.learning import run as runs
from kartentisch.learning.config import Config
from kartentisch.learning.run import CHECKPOINT, CURVE, RUN, WEIGHTS, Run
from kartentisch.learning.trainer import Trainer

pytestmark = pytest.mark.once

SMALL: dict[str, Any] = {
    "game": "attacke", "players": 2, "hidden": (8, 6), "rows": 8, "steps": 40, "values": 1, "games": 2, "imitate": 1,
    "experts": 1, "simulations": 4, "iterations": 5, "remember": 2, "test_every": 100, "test_games": 4, "minibatch": 64,
}  # fmt: skip


@pytest.fixture(autouse=True)
def always_saved(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(runs, "EVERY", -1.0)
    yield


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run that nothing has cut off."""
    folder = tmp_path_factory.mktemp("whole")
    assert len(list(Run(folder, Config(**SMALL)).iterations())) == SMALL["iterations"]
    return folder


def files(folder: Path) -> dict[str, Any]:
    """What a run has written, but for how long it took."""
    rows = [json.loads(line) | {"seconds": 0} for line in (folder / CURVE).read_text().splitlines()]
    return {CURVE: rows, **{name: (folder / name).read_bytes() for name in (WEIGHTS, CHECKPOINT, RUN)}}


def test_a_run_that_is_cut_off_goes_on_to_the_same_weights(tmp_path: Path, whole: Path) -> None:
    """After every iteration, in the middle of one, and while something is written."""
    for _ in range(2):
        next(iter(Run(tmp_path, Config(**SMALL)).iterations()))
    unfinished = Run(tmp_path, Config(**SMALL))
    unfinished.trainer.step()  # and not saved
    (tmp_path / (CHECKPOINT + ".part")).write_bytes(b"half")
    with (tmp_path / CURVE).open("a") as curve:
        curve.write('{"iteration":3,"seco')
    last = Run(tmp_path, Config(**SMALL))
    assert last.trainer.iteration == 2 and len(last.curve) == 2
    assert [row.iteration for row in last.iterations()] == [3, 4, 5]
    assert files(tmp_path) == files(whole)
    assert list(Run(tmp_path, Config(**SMALL)).iterations()) == []


def test_a_bot_plays_by_what_comes_of_a_run(whole: Path) -> None:
    """And the table computes what torch does."""
    game = kt.load("attacke")
    learned = unpacked((whole / WEIGHTS).read_bytes(), WEIGHTS, game, 2)
    state = game.new(2, 5, game.series)
    decision = Decision.of(state, int(state.seat))
    assert SearchBot(1, learned=lambda *_: learned).answer(decision) in decision.legal
    trainer = Run(whole, Config(**SMALL)).trainer
    buffer = game.observation(2).buffer()
    state.observe(state.seat, buffer)
    standings = game.standings(state)
    anchor = torch.tensor([[standings[(int(state.seat) + k) % 2] for k in range(2)]])
    with torch.no_grad():
        inputs = torch.tensor([list(buffer)], dtype=torch.float32) / torch.from_numpy(scales(game, 2).copy())
        logits, values = trainer.kept(inputs)
    learned.network.look(state, int(state.seat))
    found = list(learned.network.rates(vec[i64](decision.legal)))
    assert found == pytest.approx(logits[0, decision.legal].tolist(), abs=1e-4)
    wanted = torch.softmax(values + anchor, 1)[0, 0].item()
    assert learned.network.share(state, int(state.seat)) == pytest.approx(wanted, abs=1e-5)


def test_a_run_against_a_bot_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    """One seat learns; a run that was begun before there was such a thing is the same as one against nobody."""
    told = Config(**SMALL | {"values": 0, "experts": 0, "against": "easy"})
    rows = [row for _ in range(2) for row in [next(iter(Run(tmp_path / "cut", told).iterations()))]]
    rows += Run(tmp_path / "cut", told).iterations()
    assert [row.iteration for row in Run(tmp_path / "whole", told).iterations()] == [row.iteration for row in rows]
    assert files(tmp_path / "cut") == files(tmp_path / "whole")
    assert rows[0].decisions > rows[1].decisions > 0, "everybody's are imitated, those of one seat are learned from"
    before = Config(**SMALL)
    about = json.loads(json.dumps(Run(tmp_path / "old", before)._about()))
    del about["config"]["against"]
    (tmp_path / "old" / RUN).write_text(json.dumps(about))
    assert Run(tmp_path / "old", before).saved == 0


def test_another_run_and_a_damaged_checkpoint_are_refused(tmp_path: Path, whole: Path) -> None:
    with pytest.raises(EngineError) as caught:
        Run(whole, Config(**SMALL | {"seed": 7}))
    assert caught.value.code == "other_run"
    for name in (RUN, CHECKPOINT):
        (tmp_path / name).write_bytes((whole / name).read_bytes())
    (tmp_path / CHECKPOINT).write_bytes((whole / CHECKPOINT).read_bytes()[:-9])
    with pytest.raises(EngineError) as caught:
        Run(tmp_path, Config(**SMALL))
    assert caught.value.code == "bad_weights"


def test_a_graphics_card_without_room_is_done_without(
    tmp_path: Path, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It fails in the third iteration, as it would there; the weights are those of the processor alone."""
    run = Run(tmp_path, Config(**SMALL))
    run.device = runs.GPU  # what it computes on is the processor here
    step = Trainer.step
    monkeypatch.setattr(runs, "device_of", lambda wish: runs.CPU)

    def fails(trainer: Trainer) -> Any:
        if trainer.iteration == 2 and run.device == runs.GPU:
            raise torch.cuda.OutOfMemoryError("no room")
        return step(trainer)

    monkeypatch.setattr(Trainer, "step", fails)
    assert [row.iteration for row in run.iterations()] == [1, 2, 3, 4, 5] and run.device == runs.CPU
    assert files(tmp_path) == files(whole)


def test_the_command_says_how_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["train", "attacke", "--out", str(tmp_path), "--lang", "en", "--rows", "8", "--steps", "8",
             "--imitate", "1", "--hidden", "4", "4"]  # fmt: skip
    monkeypatch.setattr(runs, "device_of", lambda wish: runs.CPU)
    step = Trainer.step

    def interrupted(trainer: Trainer) -> Any:
        if trainer.iteration == 1:
            raise KeyboardInterrupt
        return step(trainer)

    with monkeypatch.context() as patched:
        patched.setattr(Trainer, "step", interrupted)
        stopped = CliRunner().invoke(app, [*words, "--iterations", "2", "--device", "cuda"])
    assert stopped.exit_code == 130 and "no graphics card" in stopped.output
    assert "1 of 2 iterations are done" in stopped.output and "same command continues" in stopped.output
    monkeypatch.setattr(Trainer, "tested", lambda trainer, games: (0.5, 0.02))
    done = CliRunner().invoke(app, [*words, "--iterations", "2"])
    assert done.exit_code == 0 and "2 of 2 iterations are done" in done.output
    assert "After 2 iterations: 50.0% of the wins" in done.output
    other = CliRunner().invoke(app, [*words, "--iterations", "3"])
    assert other.exit_code == 2 and "another run" in other.output
    assert CliRunner().invoke(app, ["train", "attacke", "--out", str(tmp_path), "--hidden", "0", "4"]).exit_code == 2
