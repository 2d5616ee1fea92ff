"""The course of a game: curves, turning points and luck against what the rules say at the same moments."""

from __future__ import annotations

import random
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest

import kartentisch as kt
from kartentisch.bots.agent import Decision
from kartentisch.bots.greedy import GreedyBot
from kartentisch.engine import course as courses
from kartentisch.engine.course import course, leads
from kartentisch.engine.facts import Event
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language
from kartentisch.engine.match import Match

OPTIONS = {"attack": {"round_limit": 4}, "attila": None}


def played(game: Game, seed: int) -> Match:
    """A whole game at random."""
    dice = random.Random(seed)
    match = Match(game, ["Anna", "Ben", "Cleo"], kt.Chance(seed), OPTIONS[game.id])
    while not match.state.over:
        seat = match.state.seats_asked[0]
        match.play(seat, dice.choice(match.state.legal_actions(seat)))
    return match


@pytest.fixture(scope="module", params=["attack", "attila"])
def match(request: pytest.FixtureRequest) -> Match:
    return played(kt.load(request.param), 5)


def test_a_point_for_every_turn_as_it_ended(match: Match) -> None:
    game, record = match.game, match.record
    found = course(game, record)
    assert found.measures == tuple(game.measures(match.state))
    assert [point.turn for point in found.points] == list(range(match.state.turn + 1))
    states = {entry: state.clone() for entry, state, _ in record.states(game)}
    for before, after in pairwise(found.points):
        state = states[after.entry]
        assert after.values == tuple(map(tuple, game.measures(state).values()))
        assert states[before.entry].turn == after.turn and states[before.entry].active == after.seat
        assert state.over or (state.turn == after.turn + 1 and states[after.entry - 1].turn == after.turn)
    last = found.points[-1].values[0]
    assert last == tuple(next(iter(game.measures(match.state).values())))


def moves(match: Match, found: courses.Course) -> dict[int, tuple[list[int], list[int]]]:
    """By turn the first measure before it and behind it, without what a scoring of Attila has only counted."""
    game, rises = match.game, dict[int, list[int]]()
    for entry, state, events in match.record.states(game):
        if any(event.kind.name == "scoring" for event in events) and entry not in rises:
            points, on_table = game.measures(state).values()
            rises[entry] = [high - low for high, low in zip(points, on_table, strict=True)]
    told = {}
    for before, after in pairwise(found.points):
        end = list(after.values[0])
        for entry, rise in rises.items():
            if before.entry < entry <= after.entry:
                end = [value - part for value, part in zip(end, rise, strict=True)]
        told[after.turn] = list(before.values[0]), end
    return told


def decisive(match: Match, found: courses.Course) -> int:
    """The last turn in which others took the lead; 0: none."""

    def ahead(values: list[int]) -> list[bool]:
        return [lead > 0 for lead in leads(values)]

    return max((turn for turn, (old, new) in moves(match, found).items() if ahead(old) != ahead(new)), default=0)


def test_turning_points_are_the_turns_with_the_greatest_swings(match: Match) -> None:
    found = course(match.game, match.record)

    def swing(before: list[int], after: list[int]) -> int:
        return max(abs(new - old) for old, new in zip(leads(before), leads(after), strict=True))

    swings = {turn: swing(*both) for turn, both in moves(match, found).items()}
    turns = [point.turn for point in found.turning]
    assert 3 <= len(turns) <= courses.MOST_TURNING and turns == sorted(set(turns))
    kept = [turn for turn in turns if turn != decisive(match, found)]
    assert min(swings[turn] for turn in kept) >= max((n for turn, n in swings.items() if turn not in turns), default=0)
    entries = match.record.entries
    for point in found.turning:
        assert point.change != 0
        assert point.event.kind.name in [event["event"] for event in entries[point.entry - 1]["events"]]


def test_of_a_very_long_game_only_some_turns_are_shown(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = course(match.game, match.record).points
    monkeypatch.setattr(courses, "MOST_POINTS", 8)
    some = course(match.game, match.record)
    assert len(some.points) <= 9 and set(some.points) < set(whole)
    assert (some.points[0], some.points[-1]) == (whole[0], whole[-1])


def test_leads() -> None:
    assert leads([3, 5, 5]) == [-2, 0, 0]
    assert leads([7, 5, 1]) == [2, -2, -6]
    assert leads([4]) == [4]


def test_the_ranking_is_told_by_what_decides(match: Match) -> None:
    game, state = match.game, match.state
    places, worths = game.ranking(state), game.worth(state)
    assert all(len(worth) <= len(game.merits) for worth in worths)
    for one in range(3):
        for other in range(3):
            assert (places[one] < places[other]) == (worths[one] > worths[other])
    assert game.winners(state) == [seat for seat in range(3) if places[seat] == 1]
    foreseen = game.forecast(game.view(state))
    assert foreseen is not None and [seat.place for seat in foreseen.seats] == places


@pytest.mark.parametrize(
    ("name", "events", "seat", "quoted"),
    [
        ("attacke", [("suffered", 2, None), ("taken", 0, 1), ("taken", 0, 2)], 0, ("taken", 0)),
        ("attacke", [("countered", 1, None), ("taken", 0, 2)], 2, ("taken", 0)),
        ("attacke", [("gave_up", 2, 0), ("turned", 0, None), ("taken", 0, 2)], 2, ("gave_up", 2)),
        ("selfr3", [("moved", 1, None), ("emptied", 1, None), ("round", None, None)], 1, ("emptied", 1)),
        ("selfr3", [("emptied", 1, None), ("turn", 0, None), ("income", 0, None)], 0, ("emptied", 1)),
        ("selfr3", [("points_shown", 0, None), ("scored", 0, None), ("scored", 2, None)], 2, ("scored", 2)),
        (
            "attack",
            [("dice", 0, None), ("lost", 1, None), ("conquered", 0, 1), ("round", None, None)],
            1,
            ("conquered", 0),
        ),
    ],
)
def test_what_is_quoted_is_what_changed_it(name: str, events: list, seat: int, quoted: tuple[str, int]) -> None:  # type: ignore[type-arg]
    """Neither what begins behind it, nor somebody else's part of the same line."""
    game = kt.load(name)
    told = [
        Event(game.kinds.by_name[kind], {key: one for key, one in (("seat", own), ("other", other)) if one is not None})
        for kind, own, other in events
    ]
    found = courses.headline(game, told, seat)
    assert (found.kind.name, found.args["seat"]) == quoted


def test_a_turning_point_says_what_the_whole_turn_changed(match: Match) -> None:
    """As the curve beside it shows it, but for what was only counted."""
    found = course(match.game, match.record)
    turns = {after.turn: (before, after) for before, after in pairwise(found.points)}
    for point in found.turning:
        before, after = (leads(values)[point.seat] for values in moves(match, found)[point.turn])
        assert point.change == after - before
        old, new = moves(match, found)[point.turn]
        assert list(point.gained) == [now - then for then, now in zip(old, new, strict=True)]
        leaders = [next((seat for seat, lead in enumerate(leads(values)) if lead > 0), -1) for values in (old, new)]
        assert point.ahead == (leaders[1] if leaders[0] != leaders[1] else -1)
        assert turns[point.turn][0].entry < point.entry <= turns[point.turn][1].entry


def test_a_turning_point_is_his_of_whom_it_tells(match: Match) -> None:
    """A revolution stood beside the sign of the one who lost most by it."""
    for point in course(match.game, match.record).turning:
        assert point.by == point.event.args["seat"]


@pytest.mark.parametrize(
    ("name", "kind", "weighty"),
    [
        ("selfr3", "conquered", True),
        ("selfr3", "entered", False),
        ("attack", "placed", False),
        ("attacke", "claimed", True),
    ],
)
def test_a_march_into_an_empty_land_is_told_last(name: str, kind: str, weighty: bool) -> None:
    """A turn that took eleven territories was told by a step into an empty one; where nothing ends, all is alike."""
    game = kt.load(name)
    assert courses._weighty(game, [Event(game.kinds.by_name[kind], {"seat": 0})]) == weighty


def short_battle(seed: int) -> tuple[Game, Match]:
    """Three rounds of Europe between two bots, to their end."""
    game = kt.load("europe")
    match = Match(game, ["Anna", "Ben"], kt.Chance(seed), {"round_limit": 3})
    while not match.state.over:
        seat = match.state.seats_asked[0]
        match.play(seat, GreedyBot(seed).answer(Decision.of(match.state, seat)))
    return game, match


@pytest.mark.parametrize("seed", range(3))
def test_most_turns_of_a_short_game_are_no_turning_points(seed: int) -> None:
    """Of six turns five were listed: a short battle turned in nearly every one of them."""
    game, match = short_battle(seed)
    found = course(game, match.record)
    turns = len(found.points) - 1
    changes = [abs(point.change) for point in found.turning]
    kept = [abs(point.change) for point in found.turning if point.turn != decisive(match, found)]
    assert 1 <= len(changes) <= turns // 3 and min(kept, default=99) * 2 >= max(changes), (turns, changes)


def of_attila(seed: int) -> Match:
    match = Match(kt.load("attila"), ["Anna", "Ben", "Cleo"], kt.Chance(seed))
    while not match.state.over:
        seat = match.state.seats_asked[0]
        match.play(seat, GreedyBot(seed).answer(Decision.of(match.state, seat)))
    return match


def test_a_scoring_is_no_turning_point() -> None:
    """It pays out what everybody held before it, and was said to have turned the game."""
    for seed in range(6):
        match = of_attila(seed)
        for point in course(match.game, match.record).turning:
            assert not {"scoring", "final_scoring"} & {event.kind.name for event in point.events}, (seed, point)


def test_a_conflict_that_turned_a_game_says_who_had_to_go() -> None:
    """Whose move began it, and which people left; that the province is at peace is the least of it."""
    told = [
        [event.kind.name for event in point.events]
        for seed in range(8)
        for point in course(played(kt.load("attila"), seed).game, played(kt.load("attila"), seed).record).turning
    ]
    fought = [names for names in told if "pacified" in names]
    assert fought and all(names[0] == "conflict" and "left" in names for names in fought), told


@pytest.mark.parametrize("seed", range(4))
def test_the_highest_step_of_the_curve_is_a_turning_point(seed: int) -> None:
    """Also where others came on as far, so that no lead changed as much."""
    match = of_attila(seed)
    found = course(match.game, match.record)
    steps = {
        turn: max(abs(now - then) for then, now in zip(before, after, strict=True))
        for turn, (before, after) in moves(match, found).items()
    }
    assert max(steps.values()) == max(steps[point.turn] for point in found.turning), steps


def revolted(seed: int) -> Match:
    """A battle of cards in which revolutions bring the most."""
    game = kt.load("attacke")
    match = Match(game, ["Anna", "Ben", "Cleo"], kt.Chance(seed), {"round_limit": 6})
    while not match.state.over:
        seat = match.state.seats_asked[0]
        match.play(seat, GreedyBot(seed).answer(Decision.of(match.state, seat)))
    return match


def test_a_turning_point_names_the_deed_and_all_that_it_brought() -> None:
    """“Ben takes Madagascar from you” was said of a revolution that took all of Africa."""
    for seed in range(20):
        match = revolted(seed)
        points = [point for point in course(match.game, match.record).turning if point.event.kind.name == "revolution"]
        for point in points:
            told = match.record.entries[point.entry - 1]["events"]
            taken = [event["land"] for event in told if event["event"] == "taken"]
            assert [event.args["land"] for event in point.brought if event.kind.name == "taken"] == taken
            seats = {seat for event in point.brought for seat in event.args.values() if isinstance(seat, int)}
            assert taken and point.event.args["seat"] in seats
        if any(len(point.brought) > 1 for point in points):
            return
    raise AssertionError("no revolution took several lands")


def test_what_differs_in_one_value_is_one_sentence() -> None:
    game = kt.load("attacke")
    language = kt.Language("de", game, ["Anna", "Ben", "Cleo"])
    taken = game.kinds.by_name["taken"]

    def took(other: int, land: str) -> Event:
        return Event(taken, {"seat": 1, "other": other, "land": land})

    said = language.events([took(0, "maghreb"), took(0, "naher_osten"), took(2, "naher_osten")], 0)
    assert said == "Ben nimmt dir 2 Länder ab: Maghreb, Naher Osten. Ben nimmt Cleo den Nahen Osten ab."


@pytest.mark.parametrize("seed", range(2))
def test_the_turn_that_cost_most_is_told_with_how_its_worst_battle_ended(seed: int) -> None:
    """A battle that cost one side 85 IPC and the other 30 was nowhere: nobody's income had changed by it."""
    game, match = short_battle(seed)
    found = course(game, match.record)
    states = [(entry, int(state.turn), game.measures(state)["army"]) for entry, state, _ in match.record.states(game)]
    lost: dict[int, list[int]] = {}
    for (_, turn, before), (_, _, after) in pairwise(states):
        sums = lost.setdefault(turn, [0, 0])
        for one in (0, 1):
            sums[one] += max(0, before[one] - after[one])
    cost = {turn: sum(sums) for turn, sums in lost.items()}
    forces = max(sum(armies) for _, _, armies in states)
    told = found.costliest
    assert told or max(cost.values()) * courses.COSTLY < forces
    if told:
        assert list(told.lost) == lost[told.turn] and cost[told.turn] == max(cost.values())
        assert told.lost[told.seat] == max(told.lost)
        assert told.event.kind.name in [event["event"] for event in match.record.entries[told.entry - 1]["events"]]
        assert told.event.kind.name not in ("lost", "crashed")


def test_the_worst_battle_of_a_turn_is_the_one_that_cost_most_in_all_its_rounds() -> None:
    """A small battle with one bad roll was named, and a turn as it stood before the rest of it was lost."""
    game = kt.load("europe")
    battles = courses._Battles(game)
    stand_in = SimpleNamespace(force="army", headlines=game.headlines, measures=lambda state: {"army": state.armies})
    battles = courses._Battles(cast("Any", stand_in))
    end = {name: Event(game.kinds.by_name[name], {"power": "ussr"}) for name in ("repelled", "captured")}
    steps = [
        (2, 100, 100, None),
        (2, 100, 84, end["repelled"]),  # 16 at once
        (2, 90, 76, None),
        (2, 80, 68, None),
        (2, 79, 67, end["captured"]),  # 38 in three rounds
        (3, 79, 60, end["repelled"]),
    ]
    for entry, (turn, first, second, event) in enumerate(steps, 1):
        battles.read(entry, turn, SimpleNamespace(active=0, armies=[first, second]), [event] if event else [])
    found = battles.costliest()
    assert found is not None
    assert (found.entry, found.turn, found.seat, found.lost) == (5, 2, 1, (21, 33))
    assert found.event.kind.name == "captured"


def test_where_no_force_is_counted_no_battle_is_the_costliest() -> None:
    assert course(kt.load("attila"), played(kt.load("attila"), 5).record).costliest is None


DOOMED = {
    "active": 1,
    "round": 2,
    "first": 1,
    "armies": [
        {"poland": {"infantry": 1}},
        {"ukraine": {"infantry": 9, "tank": 3}, "egypt": {"infantry": 2}},
        {"amazonia": {"infantry": 4}},
    ],
}


def test_an_elimination_is_told_with_what_brought_it() -> None:
    """“A player was eliminated” was the reader; and the turn was told as a repelled attack."""
    game = kt.load("attack")
    for seed in range(20):
        match = Match(game, ["Anna", "Ben", "Cleo"], kt.Chance(seed), position=DOOMED)
        while not match.state.over and match.state.turn < 4:
            seat = match.state.seats_asked[0]
            match.play(seat, GreedyBot(seed).answer(Decision.of(match.state, seat)))
        if match.state.over:
            break
    found = course(game, match.record)
    [fall] = found.fallen
    assert (fall.seat, fall.by) == (0, 1)
    assert [event.kind.name for event in fall.events] == ["conquered", "eliminated"]
    told = Language("en", game, ["Anna", "Ben", "Cleo"]).events(fall.events, 0)
    assert told == "Ben conquers Poland from you. You have no units left on the board and are eliminated."
    point = next(point for point in found.turning if point.turn == fall.turn)
    assert (point.entry, point.by, point.events) == (fall.entry, fall.by, fall.events)
    assert found.costliest is None or found.costliest.turn != fall.turn
