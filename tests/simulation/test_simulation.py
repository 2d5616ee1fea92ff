"""Schedules of the simulation: see the package."""

from __future__ import annotations

import gc
import json
from dataclasses import replace
from pathlib import Path

import pytest

import kartentisch as kt
from tests.simulation import mutants
from tests.simulation.process import Process
from tests.simulation.run import blank, carried_out
from tests.simulation.schedule import Moment, drawn, read, shrunk, written

SHORT = 20  # moments at most
EACH = 20  # schedules in one test


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return blank(tmp_path_factory.mktemp("blank"))


@pytest.mark.parametrize("first", range(0, 300, EACH))
def test_all_holds_whatever_goes_wrong(empty: Path, first: int) -> None:
    """300 schedules; `make fuzz` carries out 100,000."""
    failed = {seed: carried_out(drawn(seed, SHORT), empty).problem for seed in range(first, first + EACH)}
    told = [f"seed {seed}: {problem}" for seed, problem in failed.items() if problem]
    assert not told, "\n".join(told) + f"\nagain: python -m tests.simulation --length {SHORT} --seed SEED --shrink"


def test_a_schedule_comes_again_from_its_seed(empty: Path) -> None:
    first, again = (carried_out(drawn(7), empty) for _ in range(2))
    assert first == again and first.commands > 3


FOUND = {
    500524: "the clock is put ahead while the timekeeper waits for a table: its player lost a minute in nine seconds",
}


@pytest.mark.parametrize("seed", FOUND)
def test_what_was_found_stays_mended(empty: Path, seed: int) -> None:
    assert not carried_out(drawn(seed, SHORT), empty).problem, FOUND[seed]


def test_nothing_of_a_schedule_is_left(empty: Path) -> None:
    """100,000 follow each other in one process."""
    carried_out(drawn(3, 6), empty)
    assert not [one for one in gc.get_objects() if isinstance(one, Process)]


def test_a_schedule_is_cut_down_to_what_matters() -> None:
    schedule = replace(drawn(3), moments=[Moment(at, "chat" if at % 7 else "kill") for at in range(40)])
    least = shrunk(schedule, lambda less: sum(one.what == "kill" for one in less.moments) >= 2)
    assert [one.what for one in least.moments] == ["kill", "kill"]


def test_a_schedule_is_kept_as_a_file(tmp_path: Path) -> None:
    file = tmp_path / "schedule.json"
    file.write_text(written(drawn(5)), encoding="utf-8")
    assert read(file) == drawn(5)


@pytest.mark.parametrize(
    "wrong",
    [
        {"moments": [{"at": 0, "what": "explode"}]},
        {"moments": [{"at": -1, "what": "kill"}]},
        {"moments": [{"at": 0, "what": "play", "who": 9}]},
        {"moments": [{"at": 10**15, "what": "kill"}]},
        {"moments": [{"at": 0, "what": "chat"}] * 1000},
        {"game": "chess"},
        {"seed": "one"},
        {"processes": 3},
        {"bots": -1},
        {"mail": "yes"},
        {"settings": {"turn_seconds": "soon"}},
        {"settings": {"weather": "fine"}},
        {"settings": {"seats": []}},
    ],
)
def test_a_file_that_is_no_schedule_is_refused(tmp_path: Path, wrong: dict[str, object]) -> None:
    file = tmp_path / "schedule.json"
    file.write_text(json.dumps(json.loads(written(drawn(5))) | wrong), encoding="utf-8")
    with pytest.raises(kt.EngineError, match="bad_file"):
        read(file)


def test_mutants_fit_the_source() -> None:
    """Whether they are found takes long: `make fuzz`."""
    assert len([mutant.text() for mutant in mutants.mutants()]) >= 10
