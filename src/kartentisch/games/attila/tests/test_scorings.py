"""Attila: what holds in every game for conflicts, centuries, scorings and the end."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from kartentisch.games.attila import Attila
from kartentisch.games.attila.tests.games import CENTURIES, PEOPLES, TRACK, Played, by_seat, every_step, total


@pytest.mark.once
@pytest.mark.rule("ATT-35", "ATT-36", "ATT-37", "ATT-40")
def test_the_weakest_and_only_they_leave(games: list[Played]) -> None:
    fought = 0
    for played, step in every_step(games):
        if not step.told("strength"):
            continue
        if len({event.args["province"] for event in step.told("strength")}) > 1:
            continue  # two conflicts in one step: the position between them is not known
        fought += 1
        province = step.told("strength")[0].args["province"]
        there = Counter(step.before.get("provinces", {}).get(province, {}))
        there.update(e.args["people"] for e in step.told("placed", "second") if e.args["province"] == province)
        strength = Counter(there)
        for event in step.told("revealed"):
            strength[event.args["people"]] += event.args["cards"]
        weakest = min(strength.values())
        left = {event.args["people"] for event in step.told("left")}
        assert left == {people for people, x in strength.items() if x == weakest}
        rest = {people: n for people, n in there.items() if people not in left}
        assert step.after.get("provinces", {}).get(province, {}) == rest
        elsewhere = {k: v for k, v in step.before.get("provinces", {}).items() if k != province}
        new = Counter(e.args["province"] for e in step.told("placed", "second"))
        now = {k: v for k, v in step.after.get("provinces", {}).items() if k != province and k not in new}
        assert now == {k: v for k, v in elsewhere.items() if k not in new}
        before, after = (by_seat(p, "hands", played.players, {}) for p in (step.before, step.after))
        for seat in set(range(played.players)) - {step.seat} - {e.args["seat"] for e in step.told("drew")}:
            assert before[seat] == after[seat]
    assert fought > 20


@pytest.mark.once
@pytest.mark.rule("ATT-32", "ATT-R16", "ATT-33", "ATT-16", "ATT-39")
def test_one_lap_from_the_active_player_and_all_cards_to_the_discards(games: list[Played], game: Attila) -> None:
    laps = 0
    for played in games:
        order: list[int] = []
        first = active = -1
        for step in played.steps:
            for event in step.events:
                name, seat = event.kind.name, event.args.get("seat", -1)
                if name == "turn":
                    active = seat
                elif name == "conflict":
                    order, first = [], active
                elif name == "laid_out":
                    order.append(seat)
                elif name == "revealed":
                    assert len(order) == played.players
                elif name == "strength" and order:
                    assert order == [(first + i) % played.players for i in range(played.players)]
                    laps, order = laps + 1, []
            if step.told("strength") and not step.told("reshuffled", "conflict"):
                laid = Counter(step.before.get("discards", {}))
                for cards in by_seat(step.before, "laid", played.players, {}):
                    laid.update(cards)
                if step.action.startswith("lay"):
                    laid[step.action.split()[1]] += 1
                assert laid == step.after.get("discards", {})
            if step.action.startswith("lay "):
                stack = step.before["stack"][-1]
                province = game.board.spaces[stack.get("province", 0)].id
                assert stack["step"] == "Conflict.lay"
                assert step.action.split()[1] in step.before["provinces"][province]
    assert laps > 20


@pytest.mark.once
@pytest.mark.rule("ATT-43", "ATT-45", "ATT-42", "ATT-60")
def test_tiles_go_by_century_and_the_last_of_each_brings_a_scoring(games: list[Played]) -> None:
    longest = 0
    for played in games:
        tiles = played.told("pacified")
        assert [event.args["century"] for event in tiles] == CENTURIES[: len(tiles)]
        longest = max(longest, len(tiles))
        scorings = played.told("pacified", "scoring", "final_scoring")
        laid = 0
        after: list[tuple[str, int]] = []
        for event in scorings:
            if event.kind.name == "pacified":
                laid += 1
            else:
                after.append((event.kind.name, laid))
        expected = [("scoring", n) for n in (1, 3, 6) if laid >= n]
        assert after == [*expected, ("final_scoring", laid)]
        ended_by_tiles = "tiles" in played.steps[-1].after.get("ending", [])
        assert ended_by_tiles == (laid == 10)
        fought = len(played.told("conflict")) - len(played.told("closed"))
        assert laid == fought
    assert longest == 10


@pytest.mark.once
@pytest.mark.rule("ATT-46", "ATT-03")
def test_peoples_are_scored_in_the_order_of_the_rulebook(games: list[Played]) -> None:
    seen = 0
    for played in games:
        last = 0
        for event in played.told("scoring", "final_scoring", "scored"):
            if event.kind.name == "scored":
                place = PEOPLES.index(event.args["people"])
                assert place >= last
                last, seen = place, seen + 1
            else:
                last = 0
    assert seen > 100


@pytest.mark.once
@pytest.mark.rule("ATT-47", "ATT-48", "ATT-49", "ATT-50", "ATT-51", "ATT-68", "ATT-70", "ATT-44")
def test_every_last_scoring_by_a_plain_count(games: list[Played]) -> None:
    """The last scoring of each game, counted anew with fractions and sets."""
    for played in games:
        last = played.steps[-1]
        assert last.over
        provinces = last.after.get("provinces", {})
        tracks = by_seat(last.after, "influence", played.players, {})
        points = [0] * played.players
        for people in PEOPLES:
            stones = total(provinces)[people]
            places = sum(1 for there in provinces.values() if people in there)
            ranks = sorted({track[people] for track in tracks if people in track}, reverse=True)
            seats = [[s for s in range(played.players) if tracks[s].get(people) == rank] for rank in ranks]
            if len(ranks) == 0:
                continue
            if len(seats[0]) > 1 or len(ranks) == 1:
                for seat in seats[0]:
                    points[seat] += -(-(stones + places) // len(seats[0]))
                continue
            points[seats[0][0]] += stones
            if played.players == 2 and ranks[0] - ranks[1] > 2:
                continue
            for seat in seats[1]:
                points[seat] += -(-places // len(seats[1]))
        final = False
        counted = [0] * played.players
        for event in last.events:
            final = final or event.kind.name == "final_scoring"
            if final and event.kind.name == "scored":
                counted[event.args["seat"]] += event.args["points"]
        assert counted == points


@pytest.mark.once
@pytest.mark.rule("ATT-69", "ATT-68")
def test_two_players_may_count_the_difference_only(games: list[Played]) -> None:
    compared = 0
    for played, step in every_step([played for played in games if played.players == 2]):
        scored: dict[str, dict[str, int]] = {}
        if len(step.told("scoring", "final_scoring")) != 1:
            continue
        for event in step.told("scored"):
            scored.setdefault(event.args["people"], {})[event.args["case"]] = event.args["points"]
        for people, points in scored.items():
            if points.keys() == {"a", "b"}:
                stones = total(step.after["provinces"])[people]
                places = sum(1 for there in step.after["provinces"].values() if people in there)
                assert points["a"] - points["b"] == stones - places, played.players
                compared += 1
    assert compared > 5


@pytest.mark.once
@pytest.mark.rule("ATT-66", "ATT-67", "ATT-57", "ATT-14")
def test_cards_per_turn(games: list[Played]) -> None:
    tripled = 0
    for played in games:
        cards = allowed = 0
        for event in played.told("turn", "played", "tile"):
            if event.kind.name == "turn":
                cards, allowed = 0, 2 if played.players == 2 else 1
            elif event.kind.name == "tile":
                allowed += event.args["tile"] == "double"
            else:
                cards += 1
                assert cards <= allowed
                tripled += cards == 3
    assert tripled > 0


@pytest.mark.once
@pytest.mark.rule("ATT-60", "ATT-61", "ATT-62", "ATT-64", "ATT-65")
def test_every_game_ends_for_a_reason_of_the_rulebook(games: list[Played], game: Attila) -> None:
    reasons: set[str] = set()
    for played in games:
        last = played.steps[-1].after
        ending = set(last.get("ending", []))
        reasons |= ending
        assert ending
        assert ending <= {"tiles", "supply", "track"}
        top = any(TRACK in track.values() for track in last["influence"])
        assert ("track" in ending) == top
        state = game.load(last)
        best = max(state.scores())
        assert game.winners(state) == [seat for seat, points in enumerate(state.scores()) if points == best]
        names = [event.kind.name for event in played.told("turn", "end_tiles", "end_supply", "end_track")]
        seen = min(i for i, name in enumerate(names) if name != "turn")
        assert "turn" not in names[seen:]  # no further turn once an end is seen
        seats = [event.args["seat"] for event in played.told("turn")]
        assert all(after == (before + 1) % played.players for before, after in pairwise(seats))
    assert reasons == {"tiles", "supply", "track"}


@pytest.mark.rule("ATT-65", "ATT-R14")
def test_places_follow_points_then_the_option(game: Attila) -> None:
    tiles: list[list[str]] = [[], ["swap"], ["swap", "two"]]
    position = {"players": 3, "active": 0, "scores": [20, 20, 7], "tiles": tiles}
    state = game.load(position)
    assert game.worth(state) == [(20,), (20,), (7,)] and game.ranking(state) == [1, 1, 3]
    state = game.load(position | {"options": {"final_tie": "unused_tiles"}})
    assert game.worth(state) == [(20, 0), (20, 1), (7, 2)] and game.ranking(state) == [2, 1, 3]
