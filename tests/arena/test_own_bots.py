"""A bot of one's own that hangs or crashes loses its game, and nothing else."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

import kartentisch as kt
from kartentisch.arena import series
from kartentisch.arena.guard import Guards
from kartentisch.arena.play import Result, Setting, Task, play
from kartentisch.arena.processes import FRESH
from kartentisch.arena.workers import Workers

pytestmark = pytest.mark.once

HERE = "tests.arena.strangers:"


def game_of(bots: list[str], limit: float) -> Result:
    setting = Setting.of(kt.load("attila"), None, bots, limit)
    guards = Guards()
    try:
        return play(setting, Task(0, tuple(range(len(bots))), 5, (1, 2, 3)[: len(bots)]), guards)
    finally:
        guards.close()


@pytest.mark.parametrize(
    ("bot", "reason"), [("Hangs", "slow"), ("Crashes", "crash"), ("Leaves", "crash"), ("Cheats", "illegal")]
)
def test_it_forfeits(bot: str, reason: str) -> None:
    begun = time.monotonic()
    result = game_of([HERE + bot, "greedy", "random"], limit=0.2 if bot == "Hangs" else 20)
    (forfeit,) = result.forfeits
    assert forfeit.decision > 0 and forfeit.problem
    assert (forfeit.seat, forfeit.reason) == (0, reason)
    assert result.places[0] == 3 and result.returns == [0.0, 1.0, 0.0]  # greedy beats random, who comes before it
    assert result.reasons != ["forfeit"] and time.monotonic() - begun < 60


def test_the_last_who_is_left_has_won() -> None:
    result = game_of(["random", HERE + "Cheats"], limit=0)
    assert result.returns == [1.0, 0.0] and result.reasons == ["forfeit"]
    assert game_of(["random", HERE + "Dreams"], limit=0).forfeits[0].reason == "waits"
    both = game_of([HERE + "Crashes", HERE + "Cheats"], limit=0)
    assert sum(both.returns) == 1 and len(both.forfeits) == 1


def test_the_same_game_guarded_or_not() -> None:
    assert game_of([HERE + "First", "random"], 20) == game_of([HERE + "First", "random"], 0)


def test_whoever_asks_it_is_not_run_again(tmp_path: Path) -> None:
    """Where a process is started anew, Python reads the program's file in it again; here it does not."""
    program = tmp_path / "program.py"
    program.write_text(
        "print('once', flush=True)\n"
        "from kartentisch.arena.guard import Guards\n"
        f"Guards().begin({HERE + 'First'!r}, 0, 1, 30)\n"
    )
    here = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])}
    done = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=True, env=here)
    assert done.stdout == "once\n" and not done.stderr


@pytest.mark.thorough
def test_processes_take_no_locks_along(tmp_path: Path) -> None:
    """A fork would, of whatever other threads hold just then, and wait for ever; and nobody runs the program again."""
    program = tmp_path / "program.py"
    program.write_text(
        "import os\n"
        "os.register_at_fork(before=lambda: os._exit(3))\n"
        "print('once', flush=True)\n"
        "import kartentisch as kt\n"
        "from kartentisch.arena import series\n"
        "print(list(series.run(kt.load('attila'), ['random', 'random'], 6, jobs=2))[-1].summary()['games'])\n"
    )
    done = subprocess.run([sys.executable, str(program)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "once\n6\n"), done.stderr


def masked(tasks: Sequence[int]) -> tuple[bool, Sequence[int]]:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()), tasks[1:]


@pytest.mark.thorough
def test_a_process_that_is_just_begun_does_not_hear_ctrl_c() -> None:
    with FRESH.Pool(1) as plain:
        assert plain.apply(masked, ([1],))[0]
    assert list(Workers(2).do(masked, [[1, 2], [3]])) == [False] * 3, "later it does"
    assert not masked([1])[0]


def test_a_series_tells_forfeits() -> None:
    done = list(series.run(kt.load("attila"), ["random", HERE + "Cheats"], 4, limit=0))[-1]
    (row,) = done.summary()["forfeits"]
    assert (row["bot"], row["reason"], row["games"]) == (HERE + "Cheats", "illegal", 4)


ASKED = f"""
from kartentisch.arena.guard import Guards
guard = Guards().begin({HERE + "Hangs"!r}, 0, 1, 30)
guard._line.send(None)
"""
WORKS = """
import time
from kartentisch.arena.processes import pool
with pool(1) as workers:
    workers.submit(time.sleep, 0).result()
    workers.submit(time.sleep, 600)
    die()
"""


@pytest.mark.parametrize("begun", [ASKED + "die()", WORKS], ids=["a bot", "a pool"])
def test_what_hangs_does_not_outlive_whoever_began_it(begun: str) -> None:
    code = f"""
import os, signal
from multiprocessing import active_children
def die():
    print(active_children()[0].pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
{begun}
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=os.environ)
    pid = int(done.stdout)
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        with open(f"/proc/{pid}/stat") as stat:  # noqa: PTH123
            if stat.read().split()[2] == "Z":
                return
        time.sleep(0.05)
    raise AssertionError("the process is still there")
