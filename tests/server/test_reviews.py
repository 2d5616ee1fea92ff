"""Reviews at a table: made in the background, one at a time, of games that are over only."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import select, update

import kartentisch as kt
from kartentisch.bots.agent import Decision
from kartentisch.bots.greedy import GreedyBot
from kartentisch.engine.errors import Rejected
from kartentisch.engine.match import Match
from kartentisch.engine.record import Record
from kartentisch.server import review_worker
from kartentisch.server.helper_process import NoHelper
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import REVIEWS, SEATS
from kartentisch.server.tables import housekeeping, reviews
from kartentisch.server.tables.context import Limits, Shown
from kartentisch.server.tables.log_lines import Line
from kartentisch.server.views import reviewer as reviewers
from kartentisch.server.views import reviews as reviewed
from kartentisch.server.views.reviewer import Reviewer
from kartentisch.server.views.reviews import Reviews
from tests.server.running_server import RunningServer, Visitor, wait_for
from tests.server.test_history import NAMES, bring, record
from tests.server.test_history import SEATS as PEOPLE

saved = cache(record)


def ask(visitor: Visitor) -> Any:
    answer = visitor.http.post(f"/api/tables/{visitor.table}/review")
    return answer.json()["state"] if answer.status_code == 200 else answer.json()["error"]["code"]


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little time for each, and nothing is begun unasked but by hand."""
    monkeypatch.setattr(reviewers, "SECONDS", 0.4)
    monkeypatch.setattr(reviewers, "LOOK", 3600.0)


class Here(Reviewer):
    """Reviews in this process when it is told to; `stops`: after so many pieces the server closes."""

    def __init__(self, server: RunningServer, stops: int = -1) -> None:
        super().__init__(server.context)
        self._piecework = NoHelper(review_worker.ReviewInProgress().answer)
        self.pieces, self._stops = 0, stops

    def _ask(self, request: dict[str, Any]) -> dict[str, Any] | None:
        self.pieces += 1
        if self.pieces == self._stops:
            self._ending.set()
            return None
        answer: dict[str, Any] = json.loads(self._piecework.ask(json.dumps(request).encode(), 0))
        return answer


@pytest.mark.thorough
def test_a_game_is_reviewed_beside_the_server(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewers, "SECONDS", 60.0)  # the whole game, on a busy machine too: it needs two
    owner = bring(server, saved("attacke", 5))
    guest = server.visitor(owner.table)
    assert guest.look("/review")["state"] == "none"
    assert ask(guest) in ("waiting", "ready")
    told = wait_for(lambda: (found := guest.look("/review", lang="en"))["state"] == "ready" and found, 60)
    data = told["review"]
    assert told["done"] == told["total"] == len(Record.parse(saved("attacke", 5)).entries)
    assert data["complete"] and {row["seat"] for row in data["decisions"]} == {0, 1, 2}
    log = {line["seq"]: line for line in guest.look("/log", lang="en")["log"]}
    for row in [one for one in data["decisions"] if one["seq"] in log]:
        assert log[row["seq"]]["seat"] == row["seat"] and row["question"] in data["questions"]
        assert ("better" in row) == ("unseen" in row) == (row["mark"] != "good")
    for row in data["decisions"][:3]:
        seen = guest.look(f"/at/{row['before']}")["view"]
        assert row["seat"] in seen["asked"] and seen["question"] == row["question"]
    assert all(row["sentence"] and row["before"] < row["seq"] for row in data["chances"])
    told_so = [row for row in data["decisions"] if row["done"]]  # as the log says it, no command
    assert len(told_so) > len(data["decisions"]) // 2
    names = [seat["name"] for seat in guest.look()["table"]["seats"]]
    assert all(names[row["seat"]] in row["sentence"] for row in told_so)
    wrong = next(row for row in data["decisions"] if row["mark"] != "good")
    german = next(row for row in guest.look("/review", lang="de")["review"]["decisions"] if row["seq"] == wrong["seq"])
    assert german["better"][0]["value"] == wrong["better"][0]["value"] > wrong["value"]
    assert german["sentence"] != wrong["sentence"]
    # where only numbers set two answers apart there is no reason in words
    whys = [row["why"] for row in data["decisions"] if row["mark"] != "good"]
    assert any(whys) and all(why.endswith(".") for why in whys if why)
    assert ask(guest) == "ready", "asking once more changes nothing"
    plain = guest.http.get(f"/api/tables/{owner.table}/review", headers={"accept-encoding": "identity"})
    assert plain.json()["review"]["seats"] == data["seats"] and "content-encoding" not in plain.headers


def test_before_the_end_there_is_nothing(still: RunningServer) -> None:
    anna = still.visitor().open(*PEOPLE)
    for _ in ("waiting", "playing"):
        assert anna.http.get(f"/api/tables/{anna.table}/review").json()["error"]["code"] == "not_over"
        assert ask(anna) == "not_over"
        anna.send(type="start")
    with still.context.store.read() as connection:
        assert connection.execute(select(REVIEWS)).first() is None
        assert reviews.unasked(connection, still.context.store.now()) == []
    assert ask(still.visitor("nowhere")) == "unknown_table"


@pytest.mark.thorough
def test_who_may_not_see_the_record_learns_nothing(server: RunningServer) -> None:
    anna = server.visitor().open(
        {"kind": "mine", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}, game="attacke", spectators=False
    )
    anna.do(type="start")
    while anna.play() != "over":
        pass
    stranger = server.visitor(anna.table)
    assert stranger.http.get(f"/api/tables/{anna.table}/review").status_code == 403
    assert ask(stranger) == "not_for_spectators"
    assert ask(anna) in ("waiting", "ready")


@pytest.mark.thorough
def test_strangers_cannot_have_games_reviewed_by_the_hundred(build: Callable[..., RunningServer], folder: Path) -> None:
    limits = replace(Limits(), address_rate=0, import_seconds=0, review_burst=2)
    server = build(Store.in_folder(folder / "strict"), limits=limits, timekeeper=False)
    owners = [bring(server, saved("attacke", 5)) for _ in range(4)]
    assert [ask(one) for one in owners] == ["waiting", "waiting", "too_many_requests", "too_many_requests"]
    assert ask(owners[0]) == "waiting", "to ask again costs nothing"
    with server.context.store.read() as connection:
        assert reviews.unasked(connection, server.context.store.now()) == [], "nobody has played these"


def test_who_has_played_comes_first_and_few_wait(store: Store) -> None:
    with store.write() as connection:
        for number in range(reviews.MOST_WAITING[reviews.BY_OTHERS]):
            reviews.ask(connection, f"other{number}", 9, reviews.BY_OTHERS, number)
        for who in (reviews.BY_ITSELF, reviews.BY_OTHERS):
            with pytest.raises(Rejected, match="too_many_reviews"):
                reviews.ask(connection, "more", 9, who, 100)
        reviews.ask(connection, "ours", 9, reviews.BY_PLAYERS, 101)
        assert reviews.standing(connection, "ours").ahead == 0
        reviews.ask(connection, "other7", 9, reviews.BY_PLAYERS, 102)
        assert reviews.standing(connection, "other0").ahead == 2
        now = 10 * reviews.STALE
        assert [reviews.claim(connection, now) for _ in range(3)] == ["other7", "ours", "other0"]
        assert reviews.standing(connection, "other1").ahead == 3, "those under way count"
        later = now + reviews.STALE + 1
        assert reviews.heard(connection, "ours", 5, 9, later) and not reviews.heard(connection, "gone", 5, 9, later)
        assert reviews.claim(connection, later) == "other7", "whoever had it was not heard of"


def test_what_there_is_so_far_can_be_read(still: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_worker, "SHOW", 0.0)
    monkeypatch.setattr(reviewers, "PIECE", 0.0)
    owner = bring(still, saved("attacke", 5))
    at_work = Here(still)
    seen: list[Any] = []
    look = Reviews(still.context, at_work)

    def also(request: dict[str, Any]) -> dict[str, Any] | None:
        answer = Here._ask(at_work, request | {"go": 0.02} if "go" in request else request)
        with still.context.look(owner.table) as (connection, table):
            seen.append(json.loads(gzip.decompress(look.look(connection, table, "en"))))
        return answer

    monkeypatch.setattr(at_work, "_ask", also)
    assert ask(owner) == "waiting" and at_work.round()
    shown = [one for one in seen if one["review"] is not None]
    assert shown and all(one["state"] == "waiting" and not one["review"]["complete"] for one in shown)
    done = [one["done"] for one in shown]
    assert done == sorted(done) and 0 < done[-1] < shown[0]["total"]
    rows = [len(one["review"]["curve"]) for one in shown]
    assert rows == sorted(rows) and rows[-1] > rows[0]
    assert owner.look("/review")["review"]["complete"]


@pytest.mark.thorough
def test_a_server_that_closes_begins_anew_and_one_that_fell_gives_up_at_last(still: RunningServer) -> None:
    owner = bring(still, saved("attacke", 5))
    assert ask(owner) == "waiting"
    closing = Here(still, stops=2)
    assert closing.round()
    with still.context.store.read() as connection:
        row = connection.execute(select(REVIEWS)).one()
        assert (row.state, row.claimed, row.tries) == ("waiting", 0, 0)
    assert Here(still).round() and not Here(still).round()
    assert owner.look("/review")["state"] == "ready"
    with still.context.store.write() as connection:
        kept = reviews.read(connection, owner.table)
        connection.execute(update(REVIEWS).values(state="waiting", tries=0, review=None))
        for _ in range(reviews.TRIES):  # each time the server falls
            assert reviews.claim(connection, still.context.store.now()) == owner.table
            reviews.release(connection)
        assert reviews.claim(connection, still.context.store.now()) is None
    assert owner.look("/review")["state"] == ask(owner) == "failed"
    assert kept["complete"] and kept["budget"]["seconds"] == reviewers.SECONDS


def test_it_goes_with_its_table(still: RunningServer) -> None:
    owner = bring(still, saved("attacke", 5))
    ask(owner)
    with still.context.store.write() as connection:
        housekeeping.remove(connection, owner.table)
        assert connection.execute(select(REVIEWS)).first() is None


@pytest.mark.thorough
def test_games_of_people_are_reviewed_unasked(still: RunningServer) -> None:
    owner = bring(still, saved("attacke", 5))
    at_work = Here(still)
    assert not at_work.round(), "nobody has played here"
    with still.context.store.write() as connection:
        connection.execute(update(SEATS).where(SEATS.c.seat == 1).values(holder=1))
    assert at_work.round() and owner.look("/review")["state"] == "ready"
    assert not at_work.round()


def test_a_record_that_cannot_be_played_again_fails_and_others_go_on(
    still: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    work = review_worker.ReviewInProgress()
    header = {"kartentisch": 1, "game": "attacke", "revision": 1, "players": list(NAMES)}
    wrong = {"begin": {"header": header, "entries": [{"seat": 0, "action": "nonsense"}]}, "seconds": 1.0, "go": 9.0}
    assert "fault" in work.answer(wrong)
    owner = bring(still, saved("attacke", 5))
    ask(owner)
    broken = Here(still)
    broken._ask = lambda request: {"fault": "broken"}  # type: ignore[method-assign]
    assert broken.round()
    assert owner.look("/review")["state"] == "failed" and "broken" in caplog.text


def test_where_nothing_is_reviewed_it_is_said(still: RunningServer) -> None:
    owner = bring(still, saved("attacke", 5))
    off = Reviews(still.context, None)
    with still.context.look(owner.table) as (_, table), pytest.raises(Rejected, match="reviews_off"):
        off.ask(table, 0, "", Shown())


@pytest.mark.thorough
def test_the_game_from_which_another_branched_off_gets_no_hints_by_a_review(server: RunningServer) -> None:
    anna = server.visitor().open({"kind": "mine", "name": "Anna"}, {"kind": "open"}, game="attacke")
    server.visitor().join(anna, "Ben")
    anna.do(type="start")
    opened = anna.http.post(f"/api/tables/{anna.table}/whatif", json={"bot": "greedy"}).json()
    other = server.visitor(opened["table"], opened["secret"])
    other.do(type="start")
    dice = random.Random(1)
    while other.play(dice.choice) != "over":
        pass
    assert ask(other) == "no_advice" and other.look("/review")["state"] == "none"
    with server.context.store.read() as connection:
        assert reviews.unasked(connection, server.context.store.now()) == []


def test_what_was_told_of_one_after_the_other_is_counted() -> None:
    assert reviewed._counted(["You move 1 tank.", "You move 1 tank.", "Done."]) == ["You move 1 tank ×2.", "Done."]


@pytest.mark.parametrize("name", ["attack", "attacke", "attila", "selfr3"])
def test_an_answer_says_what_it_was_about(name: str) -> None:
    """“You counter with a counter-revolution” was a blunder: against which, where?"""
    found = asked(name)
    wanted = {
        "attack": {
            "SeaPower.answered": "challenges",
            "SeaBattle.withdraw": "sea",
            "Garrison.answered": "Neutral troops",
        },
        "attacke": {"Revolt.counter": "revolution: ", "Demand.answer": "demands", "Fight.answer": "attacks"},
        "attila": {"Conflict.lay": "conflict"},
        "selfr3": {"Attack.defend": "attacks", "Bidding.bid": "", "SetUp.claim": "", "Turn.act": ""},
    }[name]
    for question, word in {**wanted, "Turn.choose": "", "Turn.play": "", "Movement.order": ""}.items():
        said = found.get(question, [""])
        assert any(word in one for one in said) if word else not any(said), (question, said)


def asked(name: str) -> dict[str, list[str]]:
    """By question, of a game of bots that err now and then, what the review says each was about."""
    game, dice = kt.load(name), random.Random(3)
    match = Match(game, NAMES, kt.Chance(3), {"attack": {"round_limit": 4}, "attacke": {"round_limit": 6}}.get(name))
    rows: list[dict[str, Any]] = []
    while not match.state.over and len(rows) < 1200:
        seat = match.state.seats_asked[0]
        decision = Decision.of(match.state, seat)
        answer = GreedyBot(3).answer(decision) if dice.random() < 0.85 else dice.choice(list(decision.legal))
        row = {"entry": len(match.record.entries) + 1, "seat": seat, "question": decision.question, "mark": "good"}
        rows.append(
            {"turn": 0, "auto": "", "legal": 2, "value": 0, "loss": 0, "move": [game.space.notation(answer)], **row}
        )
        match.play(seat, answer)
    lines = [Line(seq, 0, "move", entry) for seq, entry in enumerate(match.record.entries, 1)]
    data = dict.fromkeys(("budget", "complete", "left_out", "seats"))
    parts = {"decisions": rows, "chances": [], "curve": [], "turning": []}
    table = SimpleNamespace(game=game)
    told = reviewed.told({**data, **parts}, cast("Any", table), lines, kt.Language("en", game, NAMES), 1)
    found: dict[str, list[str]] = {}
    for row in told["decisions"]:
        found.setdefault(row["question"], []).append(row["asked"])
    return found
