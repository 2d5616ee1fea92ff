"""Bots that think do so in helper processes: nobody waits longer than promised, and their time tells nothing."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

import kartentisch as kt
from kartentisch.bots import levels
from kartentisch.server import bot_pool as thinkers_module
from kartentisch.server.bot_pool import BotPool, Task, Thought
from kartentisch.server.helper_process import HelperProcess
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import ALONE, BESIDE, TIMERS
from kartentisch.server.tables import bot_claims, timers
from kartentisch.server.tables.bot_thoughts import PACES
from tests.server.running_server import Clock, RunningServer, Visitor

ME = {"kind": "mine", "name": "Anna"}
BEN = {"kind": "mine", "name": "Ben"}
HARD = {"kind": "bot", "bot": "hard"}
SECONDS = levels.LEVELS["hard"].seconds


class ScriptedBots(BotPool):
    """Helpers that do nothing until the test says what they have thought."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Thought] = []
        self.dropped: list[Thought] = []

    def begin(
        self,
        task: Task,
        seconds: float,
        behind: int = 0,
        told: Callable[[], None] = lambda: None,
        most: float | None = None,
        origin: str = "",
    ) -> Thought:
        self.asked.append(Thought(task, seconds, seconds, origin, told))
        return self.asked[-1]

    def drop(self, thought: Thought) -> None:
        self.dropped.append(thought)


@pytest.fixture
def helpers() -> ScriptedBots:
    return ScriptedBots()


@pytest.fixture
def quiet(
    build: Callable[..., RunningServer], folder: Path, clock: Clock, helpers: ScriptedBots
) -> Iterator[RunningServer]:
    """A server whose time stands still, where timers are swept by hand and nobody thinks by themselves."""
    made = build(Store.in_folder(folder / "quiet", clock), timekeeper=False, bot_pool=helpers)
    made.context.thoughts.clock = lambda: clock.ms / 1000
    yield made


def given_over(server: RunningServer, game: str = "attila", *seats: dict[str, str], **more: Any) -> Visitor:
    """A table where a bot is asked and a person waits for it."""
    anna = server.visitor().open(*(seats or (ME, HARD)), game=game, **more)
    anna.do(type="start")
    for _ in range(60):
        if anna.play() == "waiting":
            return anna
    raise AssertionError("the bot was never asked")


def lines(visitor: Visitor) -> int:
    return int(visitor.look()["table"]["seq"])


def test_a_bot_answers_at_the_promised_moment_whenever_it_is_done(
    quiet: RunningServer, clock: Clock, helpers: ScriptedBots
) -> None:
    anna = given_over(quiet)
    before = lines(anna)
    timers.sweep(quiet.context)
    (thought,) = helpers.asked
    assert thought.until == SECONDS  # here: what it was given
    best = thought.task.legal[-1]
    thought.end({"answer": best})
    timers.sweep(quiet.context)
    assert lines(anna) == before, "what it holds may depend on hidden cards: nobody learns that it was done soon"
    clock.ms += int(1000 * SECONDS)
    timers.sweep(quiet.context)
    assert lines(anna) > before
    record = [line for line in anna.look("/log")["log"] if line["seq"] > before and line["kind"] == "entry"]
    assert record[0]["seat"] == 1


def test_where_nothing_is_hidden_it_answers_when_it_is_done(
    quiet: RunningServer, clock: Clock, helpers: ScriptedBots
) -> None:
    bots = quiet.visitor().open(HARD, {**HARD, "name": "B"}, game="europe")
    bots.do(type="start")
    before = lines(bots)
    timers.sweep(quiet.context)
    assert quiet.context.thoughts.wait(60) == pytest.approx(SECONDS / 3), "bots alone have a third of the time"
    helpers.asked[0].end({"answer": helpers.asked[0].task.legal[0]})
    timers.sweep(quiet.context)
    assert lines(bots) > before


def test_a_plan_is_followed_without_thinking_again(quiet: RunningServer, helpers: ScriptedBots) -> None:
    bots = quiet.visitor().open(HARD, {**HARD, "name": "B"}, game="europe")
    bots.do(type="start")
    timers.sweep(quiet.context)
    place = helpers.asked[0].task.legal[1]  # one infantry of the advance
    helpers.asked[0].end({"answer": place, "then": [place, place, -1]})
    timers.sweep(quiet.context)
    before, after = (thought.task.view["cash"]["germany"] for thought in helpers.asked)
    assert before - after == 9, "three were placed, and then it was asked again"


def test_a_plan_that_a_hidden_hand_began_is_followed_where_nothing_is_hidden(
    quiet: RunningServer, clock: Clock, helpers: ScriptedBots
) -> None:
    """Attack!: which action comes next may hang on cards, so it is told at its moment; its orders come at once."""
    bots = quiet.visitor().open(HARD, {**HARD, "name": "B"}, game="attack")
    bots.do(type="start")
    for _ in range(400):
        timers.sweep(quiet.context)
        task = helpers.asked[-1].task
        if task.question == "Turn.choose":
            break
        helpers.asked[-1].end({"answer": task.legal[0]})
        clock.ms += int(1000 * SECONDS)
    game = kt.load("attack")
    world, then = game.imagine(task.view, 1), list[int]()
    plan = max(game.plans(world, task.seat), key=len)
    for action in plan:  # without what is not asked, as nothing else is legal
        if len(world.legal_actions()) > 1:
            then.append(action)
        world.apply(action, task.seat)
    asked, before = len(helpers.asked), lines(bots)
    helpers.asked[-1].end({"answer": then[0], "then": then[1:]})
    timers.sweep(quiet.context)
    assert lines(bots) == before, "not before its moment"
    clock.ms += int(1000 * SECONDS)
    for _ in range(4):  # a sweep answers so many times and no more
        timers.sweep(quiet.context)
    assert len(plan) > 3 and lines(bots) >= before + len(plan)
    assert all(thought.task.question not in game.planned["Turn.choose"] for thought in helpers.asked[asked:])


@pytest.mark.parametrize("answer", [None, {"answer": 10**6}, {"answer": -1}])
def test_who_is_not_done_or_wrong_answers_quickly(
    quiet: RunningServer, clock: Clock, helpers: ScriptedBots, answer: dict[str, int] | None
) -> None:
    anna = given_over(quiet)
    before = lines(anna)
    timers.sweep(quiet.context)
    if answer is not None:
        helpers.asked[0].end(answer)
    clock.ms += int(1000 * SECONDS)
    timers.sweep(quiet.context)
    assert lines(anna) > before
    assert (helpers.asked[0] in helpers.dropped) == (answer is None)


def test_only_the_view_of_its_seat_goes_to_a_helper(quiet: RunningServer, helpers: ScriptedBots) -> None:
    given_over(quiet)
    timers.sweep(quiet.context)
    task = helpers.asked[0].task
    assert task.view["viewer"] == task.seat == 1
    assert "hands" not in task.view
    assert set(vars(task)) == {"game", "seat", "question", "legal", "view", "bot", "seed", "weigh"}


@pytest.mark.parametrize("pace", PACES)
def test_the_pace_of_the_table(quiet: RunningServer, helpers: ScriptedBots, pace: str) -> None:
    given_over(quiet, "attila", pace=pace)
    timers.sweep(quiet.context)
    assert helpers.asked[0].until == pytest.approx(SECONDS * PACES[pace])


def test_what_is_not_asked_any_more_is_not_thought_about(quiet: RunningServer, helpers: ScriptedBots) -> None:
    anna = given_over(quiet)
    timers.sweep(quiet.context)
    (thought,) = helpers.asked
    anna.do(type="chat", text="Well?")
    timers.sweep(quiet.context)
    assert helpers.asked == [thought], "thinks on"
    anna.do(type="seat_kind", target=1, kind="bot", bot="master")
    assert helpers.dropped == [thought], "another bot sits there"
    assert quiet.context.thoughts.count == 0
    timers.sweep(quiet.context)
    anna.do(type="leave", seat=0)
    assert helpers.dropped == helpers.asked, "nobody is at the table"
    assert quiet.context.thoughts.count == 0
    anna.do(type="take_over", seat=0)
    timers.sweep(quiet.context)
    assert quiet.context.thoughts.count == 1


def test_tables_whose_bots_think_stand_aside_and_count(
    quiet: RunningServer, clock: Clock, helpers: ScriptedBots
) -> None:
    for _ in range(6):
        clock.ms += 1
        given_over(quiet)
    alone = quiet.visitor().open(HARD, {**HARD, "name": "B"})
    alone.do(type="start")
    swift = given_over(quiet, "attila", ME, {"kind": "bot", "bot": "random"})
    before = lines(swift)
    timers.sweep(quiet.context)
    timers.sweep(quiet.context)
    assert lines(swift) > before
    assert quiet.context.thoughts.count == 7
    with quiet.context.store.read() as connection:
        lanes = [row.lane for row in connection.execute(select(TIMERS.c.lane))]
    assert lanes.count(BESIDE) >= 6
    assert lanes.count(ALONE) == 1, "quotas still see it"
    assert timers.sweep(quiet.context) <= 1
    clock.ms += bot_claims.THINKING + int(1000 * SECONDS)
    quiet.context.thoughts._pending.clear()  # as when another process had let them think, and died
    timers.sweep(quiet.context)
    timers.sweep(quiet.context)
    assert quiet.context.thoughts.count == 7


def test_a_clock_comes_in_time_beside_a_bot_that_thinks(
    quiet: RunningServer, clock: Clock, helpers: ScriptedBots
) -> None:
    slow = given_over(quiet, "attila", ME, {"kind": "bot", "bot": "master"}, pace="slow")
    late = quiet.visitor().open(ME, BEN, turn_seconds=1, on_timeout="random")
    late.do(type="start")
    timers.sweep(quiet.context)
    before = lines(slow)
    clock.ms += 999
    timers.sweep(quiet.context)
    assert not [line for line in late.look("/log")["log"] if line["kind"] == "autopilot"]
    clock.ms += 1
    timers.sweep(quiet.context)
    assert [line["why"] for line in late.look("/log")["log"] if line["kind"] == "autopilot"] == ["timeout"]
    assert lines(slow) == before and quiet.context.thoughts.count == 1, "the bot still thinks"


def test_whoever_comes_late_with_an_old_table_drops_no_fresh_thought(
    quiet: RunningServer, clock: Clock, helpers: ScriptedBots
) -> None:
    """A command of another thread is done, and looks after the bots only when the next one is thinking already."""
    anna = quiet.visitor().open(ME, {"kind": "bot", "bot": "random"}, HARD)
    anna.do(type="start")
    while True:
        with quiet.context.look(anna.table) as (_, old):
            if 1 in old.decisions:
                break
        if anna.play() == "waiting":
            timers.sweep(quiet.context)
            clock.ms += int(1000 * SECONDS)
    helpers.dropped.clear()
    timers.sweep(quiet.context)
    quiet.context.thoughts.check(old)
    assert quiet.context.thoughts.count == 1 and not helpers.dropped


def test_a_bot_that_thinks_at_once_has_used_up_its_time(
    quiet: RunningServer, clock: Clock, helpers: ScriptedBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a browser, where there are no helpers."""
    begin = helpers.begin

    def here(*of: Any, **more: Any) -> Thought:
        clock.ms += int(1000 * SECONDS)
        return begin(*of, **more)

    monkeypatch.setattr(helpers, "begin", here)
    given_over(quiet)
    timers.sweep(quiet.context)
    assert quiet.context.thoughts.wait(60) == 0


# ------------------------------------------------------------------ the helpers themselves
def task(bot: str, name: str = "attila", **more: Any) -> Task:
    import kartentisch as kt

    game = kt.load(name)
    state = game.new(players=3, seed=1)
    seat = int(state.seat)
    legal = [int(action) for action in state.legal_actions(seat)]
    return Task(name, seat, state.where(), legal, game.view(state, seat), bot, 1, **more)


@pytest.fixture(scope="module")
def bot_pool() -> Iterator[BotPool]:
    made = BotPool(1)
    first = made.begin(task("greedy"), 30)
    assert first.done.wait(30)
    yield made
    made.close()


def test_a_helper_answers_and_weighs(bot_pool: BotPool) -> None:
    answered = bot_pool.begin(task("hard"), 9)
    weighed = bot_pool.begin(task("hard", weigh=True), 9)
    assert answered.done.wait(10)
    assert weighed.done.wait(10)
    assert answered.answer is not None
    assert answered.answer["answer"] in answered.task.legal
    assert weighed.answer is not None
    values = [value for _, value, _ in weighed.answer["weighed"]]
    assert values == sorted(values, reverse=True)


def test_a_bot_that_hangs_or_crashes_loses_its_time_and_not_the_server(
    bot_pool: BotPool, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    crashed = bot_pool.begin(task("no such bot"), 5)
    assert crashed.done.wait(5)
    assert crashed.answer is None
    assert "unknown_bot" in caplog.text
    assert bot_pool.begin(task("greedy", "attack"), 30).done.wait(30), "the game is read"
    monkeypatch.setattr(thinkers_module, "MARGIN", -60.0)  # the bot believes that it has a minute
    monkeypatch.setattr(bot_pool, "_most", 1000)
    hanging = bot_pool.begin(task("master", "attack", weigh=True), 0.1, most=60.0)  # wants more than a second there
    assert hanging.done.wait(20)
    assert hanging.answer is None
    assert "thought for too long" in caplog.text
    monkeypatch.undo()
    assert bot_pool.begin(task("greedy"), 30).done.wait(30), "another one has started"


def test_a_helper_that_cannot_be_asked_is_not_lost(
    bot_pool: BotPool, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HelperProcess, "ask", refused_by_the_system)
    failed = bot_pool.begin(task("greedy"), 9)
    assert failed.done.wait(9)
    assert failed.answer is None and "a helper failed" in caplog.text
    monkeypatch.undo()
    again = bot_pool.begin(task("greedy"), 30)
    assert again.done.wait(30) and again.answer is not None


def refused_by_the_system(*_: Any) -> bytes:
    raise OSError(24, "Too many open files")


def test_nothing_is_thought_about_that_was_dropped_or_came_too_late(bot_pool: BotPool) -> None:
    thoughts = [bot_pool.begin(task("master"), 0.1) for _ in range(12)]
    last = bot_pool.begin(task("master"), 9)
    bot_pool.drop(last)
    assert all(thought.done.wait(20) for thought in thoughts)
    assert any(thought.answer is None for thought in thoughts)
    assert bot_pool.begin(task("greedy"), 9).done.wait(20)
    assert not last.done.is_set()


def test_whoever_lets_many_bots_think_shortens_their_own_time(
    bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, float]] = []
    busy, go_on = threading.Event(), threading.Event()

    def ask(self: HelperProcess, line: bytes, seconds: float) -> bytes:
        _, given, share = msgspec.json.decode(line)
        asked.append((given["bot"], share))
        busy.set()
        go_on.wait(10)
        return b'{"answer": 0}'

    monkeypatch.setattr(HelperProcess, "ask", ask)
    monkeypatch.setattr(thinkers_module._Helper, "read", lambda self, game: True)
    flood = [bot_pool.begin(task("master"), 30, origin="flood")]
    assert busy.wait(10)
    flood += [bot_pool.begin(task("master"), 30, origin="flood") for _ in range(20)]
    guest = bot_pool.begin(task("hard"), 30, origin="guest")
    go_on.set()
    assert all(thought.done.wait(10) for thought in [*flood, guest])
    place = [bot for bot, _ in asked].index("hard")
    assert place <= 2, "after the one that was begun, and one more"
    assert asked[place][1] > 9 * asked[place - 1][1], "half of the time for one, half for twenty"
