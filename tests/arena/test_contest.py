"""Contests: who meets whom, what is kept, what comes of it."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path

import pytest

import kartentisch as kt
from kartentisch.arena import plot, ratings
from kartentisch.arena.contest import Contest
from kartentisch.arena.pairings import Swiss, groups, round_robin, seatings
from kartentisch.arena.results import Played, appending, read
from kartentisch.arena.workers import Workers

pytestmark = pytest.mark.once


def played(file: Path | None, games: int = 12, stop: int | None = None, **more: object) -> Contest:
    """A contest of three at two seats, stopped when so many games are there."""
    known = read(file) if file is not None else []
    names = ["greedy", "random", "tests.arena.strangers:First"]
    contest = Contest(kt.load("attila"), names, games, 2, limit=0, known=known, **more)  # type: ignore[arg-type]
    with appending(file) as book:
        steps = contest.run(Workers(), book)
        for done in steps:
            if done == stop:
                break
        steps.close()
    return contest


@pytest.mark.parametrize(("group", "count"), [((0, 1), 2), ((0, 1, 1), 3), ((0, 1, 2, 3), 24), (range(5), 5)])
def test_every_seating_of_a_deal(group: tuple[int, ...], count: int) -> None:
    found = seatings(group)
    assert len(set(found)) == len(found) == count
    for seat in range(len(group)):  # everybody sits as often in each seat
        assert len(set(Counter(seating[seat] for seating in found if group.count(seating[seat]) == 1).values())) <= 1


def test_all_meet_all() -> None:
    assert groups(4, 3) == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    plan = round_robin(4, 3, 30)
    assert len(plan) == 48 and {pairing.deal for pairing in plan} == {0, 1}
    assert Counter(bot for pairing in plan for bot in pairing.bots) == dict.fromkeys(range(4), 36)


def test_swiss_rounds_bring_new_meetings_and_let_everybody_rest() -> None:
    swiss = Swiss(7, 2)
    met: Counter[tuple[int, ...]] = Counter()
    rested: Counter[int] = Counter()
    for _ in range(5):
        pairings = swiss.pairings(range(7))
        assert len(pairings) == swiss.games == 6
        met.update({tuple(sorted(pairing.bots)) for pairing in pairings})
        rested.update(set(range(7)) - {bot for pairing in pairings for bot in pairing.bots})
    assert set(met.values()) == {1} and set(rested.values()) == {1} and sum(rested.values()) == 5


def test_games_of_one_deal_begin_alike_whoever_sits_there() -> None:
    contest = played(None, games=6)
    first = {line.bots[0]: line for line in contest.lines if "random" not in line.bots}
    assert len(contest.lines) == contest.total == 6 and {line.deal for line in contest.lines} == {0}
    assert len(first) == 2
    tasks = [contest._task(0, pairing) for pairing in round_robin(3, 2, 6)]
    assert len({task.chance for task in tasks}) == 1
    assert all(
        one.seeds[one.bots.index(bot)] == other.seeds[other.bots.index(bot)]
        for one, other in combinations(tasks, 2)
        for bot in set(one.bots) & set(other.bots)
    )


@pytest.mark.thorough
@pytest.mark.parametrize("system", ["round-robin", "swiss"])
def test_what_was_stopped_goes_on_to_the_same_end(tmp_path: Path, system: str) -> None:
    whole = played(tmp_path / "whole", system=system)
    assert whole.total == 12
    assert played(tmp_path / "parts", stop=5, system=system).done == 5
    assert played(tmp_path / "parts", stop=9, system=system).done == 9
    again = played(tmp_path / "parts", system=system)
    assert (tmp_path / "parts").read_text() == (tmp_path / "whole").read_text()
    assert ratings.rate(again.lines) == ratings.rate(whole.lines)
    assert played(tmp_path / "parts", system=system, stop=12).done == 12  # nothing is left to play
    assert len(read(tmp_path / "parts")) == 12


@pytest.mark.thorough
def test_two_processes_write_the_same_file(tmp_path: Path) -> None:
    played(tmp_path / "one", games=12)
    contest = Contest(kt.load("attila"), ["greedy", "random", "tests.arena.strangers:First"], 12, 2, limit=0)
    with appending(tmp_path / "two") as book:
        assert list(contest.run(Workers(2), book))[-1] == 12
    assert (tmp_path / "two").read_text() == (tmp_path / "one").read_text()


def test_others_may_add_games(tmp_path: Path) -> None:
    file = tmp_path / "results"
    played(file, games=6)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    foreign = [{**lines[0], "seed": 9, "bots": ["genius", "greedy"], "machine": "theirs"}, {**lines[0], "game": "go"}]
    # no newline at its end
    file.write_text(file.read_text() + "\n\n" + "\n".join(map(json.dumps, [*foreign, foreign[0]])))
    contest = played(file, games=12)
    assert contest.done == contest.total == 12 and len(contest.lines) == 13
    assert {row.bot for row in ratings.rate(contest.lines)} >= {"genius", "greedy"}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ('{"arena":1,', "truncated"),
        ({"arena": 2}, "`arena` is 2"),
        ({"places": [1]}, "`places`"),
        ({"returns": [2.0, 0.0]}, "<= 1.0"),
        ({"forfeits": [{"seat": 7, "reason": "slow"}]}, "a seat"),
        ({"forfeits": [{"seat": -1, "reason": "slow"}]}, ">= 0"),
        ({"options": {"x": [1]}}, "$.options"),
    ],
)
def test_a_broken_line_is_told(tmp_path: Path, change: object, problem: str) -> None:
    file = tmp_path / "results"
    good = {"arena": 1, "game": "attila", "revision": 1, "seed": 0, "deal": 0, "bots": ["a", "b"], "places": [1, 2]}
    good["returns"] = [1, 0]
    bad = change if isinstance(change, str) else json.dumps({**good, **change})  # type: ignore[dict-item]
    file.write_text(json.dumps(good) + "\n" + bad + "\n")
    with pytest.raises(kt.EngineError) as error:
        read(file)
    assert error.value.code == "bad_results" and error.value.rejection.args["line"] == 2
    assert problem in str(error.value)


def line(bots: list[str], places: list[int], deal: int) -> Played:
    returns = [1.0 if place == 1 else 0.0 for place in places]
    return Played(
        arena=1, game="g", revision=1, seed=0, deal=deal, bots=bots, places=places, returns=returns
    )  # fmt: skip


def test_ratings_tell_the_strong_from_the_weak_whatever_the_order_of_lines() -> None:
    names = ["best", "good", "weak"]
    upsets = [[1, 2, 3], [1, 2, 3], [1, 3, 2], [2, 1, 3]]
    lines = [line(names, upsets[deal % 4], deal) for deal in range(80)]
    rows = ratings.rate(lines)
    assert [row.bot for row in rows] == names and rows == ratings.rate(reversed(lines))
    assert all(one.low > other.rating for one, other in pairwise(rows))
    assert rows[0].rate == 0.75 and rows[0].games == 80
    assert rows[0].high - rows[0].low < 0.7 * (ratings.rate(lines[:20])[0].high - ratings.rate(lines[:20])[0].low)
    assert ratings.duels(lines)["best", "good"] == (0.75, 80)
    twice = ratings.rate([line(["best", "weak", "weak"], [1, 2, 3], deal) for deal in range(20)])
    assert [(row.bot, row.games) for row in twice] == [("best", 20), ("weak", 40)]


@pytest.mark.thorough
def test_the_picture(tmp_path: Path) -> None:
    lines = [line(["one", "other"], [1, 2], deal) for deal in range(4)]
    for name in ("a.svg", "b.png"):
        plot.draw(tmp_path / name, "Title", {"rating": "R", "ahead": "A"}, ratings.rate(lines), ratings.duels(lines))
    assert (tmp_path / "a.svg").read_text().startswith("<?xml")
    assert (tmp_path / "b.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(kt.EngineError, match="bad_plot"):
        plot.check(tmp_path / "a.gif")


@pytest.mark.parametrize(
    ("names", "more", "code"),
    [
        (["random"], {}, "one_bot"),
        (["random", "random"], {}, "bots_twice"),
        (["random", "genius"], {}, "unknown_bot"),
        (["random", "nowhere:Bot"], {}, "bad_bot"),
        (["random", "greedy"], {"system": "swiss"}, "swiss_too_small"),
        (["random", "greedy"], {"system": "Swiss"}, "unknown_word"),
        (["random", "greedy"], {"options": {"colour": "red"}}, "unknown_option"),
    ],
)
def test_what_cannot_be_is_told_before_the_first_game(names: list[str], more: dict[str, object], code: str) -> None:
    with pytest.raises(kt.EngineError) as error:
        Contest(kt.load("attila"), names, 4, 2, **more)  # type: ignore[arg-type]
    assert error.value.code == code
