"""Hints: what a bot would do, told to the seat that is asked, from what it sees, and to nobody else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.server.bot_pool import BotPool, Task, Thought
from kartentisch.server.store.database import Store
from kartentisch.server.tables.context import Limits
from kartentisch.server.views import hints
from tests.server.running_server import Clock, RunningServer, Visitor
from tests.server.test_foreign_rules import brought

ME = {"kind": "mine", "name": "Anna"}
BOT = {"kind": "bot", "bot": "normal"}
OPEN = {"kind": "open"}


class Oracle(BotPool):
    """Answers at once what the test wishes: the legal actions from the last to the first, each a little worse."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Task] = []
        self.silent = False
        self.best: list[int] = []  # instead of all
        self.played = [10]  # how often it played on from each of them; the last number is that of all further ones
        self.then: list[list[int]] = [[], [], []]  # how the three best go on

    def begin(
        self,
        task: Task,
        seconds: float,
        behind: int = 0,
        told: Callable[[], None] = lambda: None,
        most: float | None = None,
        origin: str = "",
    ) -> Thought:
        self.asked.append(task)
        thought = Thought(task, seconds, most or seconds, origin, told)
        if not self.silent:
            of = self.played
            rows = [
                [action, 0.5 - 0.01 * i, of[min(i, len(of) - 1)]]
                for i, action in enumerate(self.best or reversed(task.legal))
            ]
            thought.end(
                {"weighed": rows, "whole": [[row[0], *then] for row, then in zip(rows, self.then, strict=False)]}
            )
        return thought


@pytest.fixture
def oracle() -> Oracle:
    return Oracle()


@pytest.fixture
def quiet(build: Callable[..., RunningServer], folder: Path, clock: Clock, oracle: Oracle) -> Iterator[RunningServer]:
    yield build(Store.in_folder(folder / "quiet", clock), timekeeper=False, bot_pool=oracle)


def asked(server: RunningServer, *seats: dict[str, str], **more: Any) -> Visitor:
    """A table where Anna is asked first."""
    for _ in range(40):
        anna = server.visitor().open(*(seats or (ME, BOT)), **more)
        anna.do(type="start")
        if anna.look()["decision"] is not None:
            return anna
    raise AssertionError("Anna never begins")


def ask(visitor: Visitor, decision: str | None = None, **more: Any) -> Any:
    if decision is None:
        decision = visitor.look()["decision"]["id"]
    answer = visitor.http.post(f"/api/tables/{visitor.table}/hint", json={"decision": decision, **more})
    if answer.status_code == 200:
        return answer.json()
    return answer.status_code, answer.json()["error"]["code"]


def test_what_was_hardly_played_on_from_is_no_next_best(quiet: RunningServer, oracle: Oracle) -> None:
    """On a busy machine ending the turn stood before three safe attacks, for the luck of some games of 23."""
    oracle.played = [11, 7, 8, 1]
    anna = asked(quiet)
    legal = [action["number"] for action in anna.look()["decision"]["legal"]]
    assert [[step["number"] for step in move["steps"]] for move in ask(anna)["moves"]] == [[legal[-1]], [legal[-3]]]
    oracle.played = [3, 2]
    assert len(ask(anna)["moves"]) == 1


def test_the_best_three_with_reasons_and_nothing_is_played(quiet: RunningServer, oracle: Oracle) -> None:
    anna = asked(quiet)
    before = anna.look()
    assert before["may_hint"] is True
    hint = ask(anna)
    legal = [action["number"] for action in before["decision"]["legal"]]
    assert [[step["number"] for step in move["steps"]] for move in hint["moves"]] == [[one] for one in legal[::-1][:3]]
    assert all(move["sentence"].endswith(".") for move in hint["moves"])
    values = [move["value"] for move in hint["moves"]]
    assert [round(values[0] - value, 2) for value in values] == [0, 0.01, 0.02]
    assert all("decide" not in move["why"] for move in hint["moves"]), "that something follows is no reason"
    told = [move["reason"] for move in hint["moves"] if move["reason"]]
    assert len(told) == len(set(told)), "what all of them bring is said once"
    for move in hint["moves"]:  # what is read at once is how the whole begins
        assert move["sentence"].startswith(move["begins"]) and move["why"].startswith(move["reason"])
    assert hint["simulations"] == 10 * len(legal)
    assert anna.look() == before
    (task,) = oracle.asked
    assert task.view == before["view"], "nothing but what the seat sees"


def test_behind_the_steps_of_a_draft(quiet: RunningServer, oracle: Oracle) -> None:
    anna = asked(quiet)
    decision = anna.look()["decision"]
    first = next(action["notation"] for action in decision["legal"] if action["notation"].startswith("place"))
    hint = ask(anna, decision["id"], actions=[first])
    drafted = {"decision": decision["id"], "actions": [first]}
    ahead = anna.http.post(f"/api/tables/{anna.table}/preview", json=drafted).json()
    later = {action["number"] for action in ahead["decision"]["legal"]}
    assert {step["number"] for move in hint["moves"] for step in move["steps"]} <= later
    assert ask(anna, decision["id"], actions=[first, "nonsense"])[1] != "internal_fault"


def test_what_is_sent_tells_the_draft_with_the_hint_and_what_it_ends(quiet: RunningServer, oracle: Oracle) -> None:
    """The list after "Add this to my draft" held the hint's battles alone, and its button ended the phase unsaid."""
    anna = quiet.visitor().open(ME, BOT, game="europe", start="eastern_front")
    anna.do(type="start")

    def listed(*actions: int) -> tuple[str, dict[str, int]]:
        decision = anna.look()["decision"]["id"]
        drafted = {"decision": decision, "actions": list(actions)}
        ahead = anna.http.post(f"/api/tables/{anna.table}/preview", json=drafted).json()
        return decision, {one["notation"]: one["number"] for one in ahead["decision"]["legal"]}

    first = anna.look()["decision"]
    done = next(one["number"] for one in first["legal"] if one["notation"] == "finish")
    anna.do(type="play", seat=0, decision=first["id"], actions=[done])
    moves = {one["notation"]: one["number"] for one in anna.look()["decision"]["legal"]}
    draft = [moves["pick poland"]]
    draft += [listed(*draft)[1]["send infantry east_poland"]] * 2
    decision, then = listed(*draft)
    oracle.best = [then["finish"]]
    (alone,) = ask(anna, decision, actions=draft)["moves"]
    assert "East Poland" not in alone["sentence"] and "East Poland" in alone["sends"]["sentence"]
    assert "2 infantry" in alone["sends"]["begins"]
    assert (alone["sends"]["ends"], alone["sends"]["battles"]) == ("End combat moves", 1)
    oracle.best = [moves["finish"]]
    (bare,) = ask(anna, decision)["moves"]
    assert (bare["sends"]["sentence"], bare["sends"]["battles"]) == (bare["sentence"], 0)


def test_not_for_others_nor_for_another_moment(quiet: RunningServer, oracle: Oracle) -> None:
    anna = asked(quiet)
    decision = anna.look()["decision"]["id"]
    guest = quiet.visitor(anna.table)
    assert ask(guest, decision) == (401, "unknown_key")
    thief = quiet.visitor(anna.table, "0" * 43)
    assert ask(thief, decision) == (401, "unknown_key")
    assert ask(anna, decision, seat=1) == (403, "foreign_seat")
    assert ask(anna, "1-0") == (409, "stale_decision")
    for _ in range(60):
        if anna.play() == "waiting":
            break
    assert ask(anna, decision) == (409, "not_asked")
    assert ask(quiet.visitor().open(ME, OPEN), "1-0") == (409, "hints_off")
    assert not oracle.asked


@pytest.mark.parametrize("agreed", [False, True])
def test_with_other_people_only_where_it_was_agreed_at_the_opening(
    quiet: RunningServer, oracle: Oracle, agreed: bool
) -> None:
    anna = quiet.visitor().open(ME, OPEN, hints=agreed)
    invitation = (
        quiet.visitor().http.post(f"/api/tables/{anna.table}/invitation", json={"invite": anna.keys["invite"]}).json()
    )
    assert invitation["table"]["hints"] is agreed, "whoever is invited reads it before they sit down"
    ben = quiet.visitor().join(anna, "Ben")
    anna.do(type="start")
    who, other = (anna, ben) if anna.look()["decision"] else (ben, anna)
    decision = who.look()["decision"]["id"]
    assert who.look()["may_hint"] is other.look()["may_hint"] is agreed
    assert (ask(who, decision) == (409, "hints_off")) is not agreed
    assert ask(other, decision)[1] == ("not_asked" if agreed else "hints_off")
    other.do(type="leave")
    assert who.look()["may_hint"] is agreed, "somebody who is away plays, too"
    assert who.refused(type="settings", hints=True) == "bad_request", "it cannot be changed any more"


def test_who_asks_too_often_waits(
    build: Callable[..., RunningServer], folder: Path, clock: Clock, oracle: Oracle
) -> None:
    store = Store.in_folder(folder / "strict", clock)
    server = build(store, limits=replace(Limits(), address_rate=0), timekeeper=False, bot_pool=oracle)
    anna = asked(server)
    decision = anna.look()["decision"]["id"]
    answers = [ask(anna, decision) for _ in range(9)]
    assert [answer for answer in answers if not isinstance(answer, tuple)]
    assert answers[-1] == (429, "too_many_requests")
    assert len(oracle.asked) <= hints.RATE[1] + 2
    anna.play()  # commands have a budget of their own


def test_one_at_a_time_and_a_bot_that_finds_nothing(
    quiet: RunningServer, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = asked(quiet)
    oracle.silent = True
    monkeypatch.setattr(hints, "PATIENCE", 0.05)
    assert ask(anna) == (503, "hint_too_slow")
    advice = hints.Hints(quiet.context)
    with quiet.context.look(anna.table) as (_, table), advice.one(table, 0):
        with pytest.raises(kt.KartentischError, match="too_many_requests"), advice.one(table, 0):
            pass
        with advice.one(table, 1):
            pass


def test_a_move_goes_no_further_than_the_seat_may_go(quiet: RunningServer, oracle: Oracle) -> None:
    """What the bot thought would follow, and cannot from what the seat sees, is no part of the move."""
    anna = asked(quiet)
    decision = anna.look()["decision"]
    first = next(action["number"] for action in decision["legal"] if action["notation"].startswith("place"))
    oracle.best, oracle.then = [first], [[first, first, first]]
    (move,) = ask(anna)["moves"]
    assert [step["number"] for step in move["steps"]] == [first]
    oracle.best, oracle.then = [-1], [[]]
    assert ask(anna)[0] == 503, "nothing of it is legal"


@pytest.mark.usefixtures("unbounded")
def test_a_hint_at_a_position_that_no_game_comes_to(quiet: RunningServer, oracle: Oracle) -> None:
    anna = brought(quiet)
    anna.join(anna, "Anna", "Ben")
    anna.do(type="start")
    decision = anna.look()["decision"]
    oracle.best = [decision["legal"][0]["number"]]
    assert ask(anna, decision["id"], seat=decision["seat"]) == (422, "bad_position")


def test_one_stranger_does_not_take_all_hints(quiet: RunningServer) -> None:
    advice = hints.Hints(quiet.context)
    with ExitStack() as asking:
        for _ in range(hints.OF_ONE):
            with quiet.context.look(asked(quiet).table) as (_, table):
                table.origin = "somewhere"
                asking.enter_context(advice.one(table, 0))
        with quiet.context.look(asked(quiet).table) as (_, table):
            table.origin = "somewhere"
            with pytest.raises(kt.KartentischError, match="too_many_requests"), advice.one(table, 0):
                pass
            table.origin = "elsewhere"
            with advice.one(table, 0):
                pass


# ------------------------------------------------------------------ reasons


# ------------------------------------------------------------------ what a move is
