"""A real server process that the system stops for a while, and whose wall clock is put right: nobody's time is lost."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from functools import partial
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import pytest

from tests.server.processes import serve
from tests.server.running_server import Visitor, wait_for

pytestmark = [pytest.mark.thorough, pytest.mark.once]

MANY = 50  # kills, as `make fuzz` asks for them: then it sleeps as long as a lid is closed
TURN = 3  # seconds


class Asleep:
    """Attributes:
    lost: ms that the process takes for asleep.
    """

    def __init__(self, folder: Path, kills: int) -> None:
        self.lost = 15_000 if kills >= MANY else 2_500
        self.skew = folder / "skew"
        self.skew.write_text("0")
        self.process: ForkServerProcess
        self.process, address = serve(folder, "", 0, lost=self.lost, skew=self.skew)
        self.anna = Visitor(address)

    def begin(self, seconds: int) -> dict[str, Any]:
        seats = ({"kind": "mine", "name": name} for name in ("Anna", "Ben"))
        self.anna.open(*seats, turn_seconds=seconds, on_timeout="random")
        self.anna.do(type="start")
        return self.asked()

    def asked(self) -> dict[str, Any]:
        found: dict[str, Any] = self.anna.look()["table"]["asked"][0]
        return found

    @property
    def given(self) -> int:
        """ms that were given back, all in all: a machine that is busy may have slept more than once."""
        return sum(line["given_back"] for line in self.told("clock"))

    def has_given(self, about: int) -> bool:
        return abs(self.given - about) < 10_000

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [line for line in self.anna.look("/log")["log"] if line["kind"] == kind]


@pytest.fixture
def asleep(folder: Path, request: pytest.FixtureRequest) -> Iterator[Asleep]:
    made = Asleep(folder, request.config.getoption("--kills"))
    yield made
    made.anna.http.close()
    made.process.terminate()
    made.process.join(15)


def test_stopped_and_going_on(asleep: Asleep) -> None:
    """SIGSTOP and SIGCONT: the clock of a seat has as much time left as before."""
    pid = asleep.process.pid
    assert pid is not None
    due = asleep.begin(TURN)["due"]
    stopped = asleep.lost / 1000 + 2
    os.kill(pid, signal.SIGSTOP)
    time.sleep(stopped)
    assert time.time() * 1000 > due, "its time would be up"
    os.kill(pid, signal.SIGCONT)
    first = wait_for(lambda: asleep.told("clock"))[0]["given_back"]
    assert 1000 * stopped - 700 <= first <= 1000 * stopped + 6_000
    left = wait_for(lambda: asleep.told("autopilot"))
    assert len(left) == 1 and left[0]["at"] >= due + asleep.given, "then it is up, and not before"


def test_a_wall_clock_that_is_put_right(asleep: Asleep) -> None:
    """An hour ahead, then two hours back: each time the moments go with it."""
    due = asleep.begin(TURN * 20)["due"]
    for hours in (1, -1):
        asleep.skew.write_text(str(hours * 3_600_000))
        wait_for(partial(asleep.has_given, hours * 3_600_000))
        given, now = asleep.given, asleep.asked()["due"]
        assert given != asleep.given or now == due + given
    assert not asleep.told("autopilot")
    assert asleep.anna.play() == "played"
