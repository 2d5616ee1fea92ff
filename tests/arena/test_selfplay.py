"""Self-play as Parquet, and the same work on Ray."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.arena.contest import Contest
from kartentisch.arena.play import Setting
from kartentisch.arena.results import appending
from kartentisch.arena.selfplay import write_all
from kartentisch.arena.workers import Workers

pytestmark = pytest.mark.once

parquet: Any = pytest.importorskip("pyarrow.parquet")


def written(folder: Path, workers: Workers, games: int = 6, stop: int | None = None, seed: int = 3) -> list[bytes]:
    game = kt.load("attila")
    setting = Setting.of(game, None, ["random", "greedy"], 0)
    steps = write_all(game, setting, 2, folder, games, seed, workers, per_file=2)
    for done, _ in steps:
        if done == stop:
            break
    steps.close()
    return [file.read_bytes() for file in sorted(folder.glob("*.parquet"))]


def test_every_decision_is_a_row_that_can_be_played_again(tmp_path: Path) -> None:
    written(tmp_path, Workers(), games=2)
    table = parquet.read_table(tmp_path)
    about = json.loads(parquet.read_schema(next(tmp_path.glob("*.parquet"))).metadata[b"kartentisch"])
    game = kt.load("attila")
    assert about["observation"] == list(game.observation(2).names) and about["actions"][84] == "place goths moesia"
    rows = [row for row in table.to_pylist() if row["number"] == 1]
    state, chance, out = game.new(2, options=json.loads(rows[0]["options"])), kt.Chance(rows[0]["seed"]), None
    out = game.observation(2).buffer()
    chance.settle(state)
    for ply, row in enumerate(rows):
        state.observe(state.seat, out)
        assert (row["ply"], row["seat"], row["turn"]) == (ply, state.seat, state.turn)
        assert row["legal"] == state.legal_actions() and row["observation"] == list(out)
        state.apply(row["action"])
        chance.settle(state)
    assert state.over and rows[0]["result"] == state.returns() and rows[0]["scores"] == state.scores()
    assert all(row["value"] == row["result"][row["seat"]] for row in rows)
    assert {row["bot"] for row in rows} == {"random", "greedy"}


@pytest.mark.thorough
def test_what_was_stopped_goes_on_and_another_run_is_refused(tmp_path: Path) -> None:
    whole = written(tmp_path / "whole", Workers())
    assert len(written(tmp_path / "parts", Workers(), stop=4)) == 2
    assert written(tmp_path / "parts", Workers(2)) == whole
    with pytest.raises(kt.EngineError, match="other_data"):
        written(tmp_path / "parts", Workers(), seed=4)


@pytest.mark.thorough
def test_more_games_go_on_behind_a_file_that_was_not_full(tmp_path: Path) -> None:
    whole = written(tmp_path / "whole", Workers())
    assert len(written(tmp_path / "more", Workers(), games=3)) == 2
    assert written(tmp_path / "more", Workers()) == whole
    assert written(tmp_path / "more", Workers(), games=3) == whole  # what is there stays


@pytest.mark.thorough
@pytest.mark.filterwarnings("ignore")  # what a foreign program warns of is its own affair
def test_on_ray_comes_the_same_to_the_byte(tmp_path: Path) -> None:
    ray: Any = pytest.importorskip("ray")
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        for name, workers in (("here", Workers()), ("ray", Workers(ray="auto"))):
            contest = Contest(kt.load("attila"), ["greedy", "random", "tests.arena.strangers:First"], 12, 2)
            with appending(tmp_path / f"{name}.jsonl") as book:
                assert list(contest.run(workers, book))[-1] == 12
        assert (tmp_path / "ray.jsonl").read_text() == (tmp_path / "here.jsonl").read_text()
        assert written(tmp_path / "ray", Workers(ray="auto")) == written(tmp_path / "here", Workers())
    finally:
        ray.shutdown()
    with pytest.raises(kt.EngineError, match="no_ray"):
        next(Workers(ray="127.0.0.1:1").do(lambda tasks: (0, []), [[1]]))
