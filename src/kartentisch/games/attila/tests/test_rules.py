"""Attila: what holds in every game for stones, cards, influence and tiles."""

from __future__ import annotations

from collections import Counter

import pytest

from kartentisch.games.attila import Attila
from kartentisch.games.attila.tests.games import (
    HAND,
    PEOPLES,
    ROOM,
    TILES,
    TRACK,
    UPPER,
    Played,
    by_seat,
    every_step,
    total,
)

pytestmark = pytest.mark.once


@pytest.mark.rule("ATT-71", "ATT-02")
def test_twenty_stones_of_each_people(games: list[Played]) -> None:
    for _, step in every_step(games):
        on_board = total(step.after.get("provinces", {}))
        assert {people: on_board[people] + step.supply[people] for people in PEOPLES} == dict.fromkeys(PEOPLES, 20)


@pytest.mark.rule("ATT-75", "ATT-01")
def test_fifty_four_cards(games: list[Played]) -> None:
    for played, step in every_step(games):
        cards = Counter(step.deck)
        cards.update(step.after.get("discards", {}))
        cards.update(step.after.get("aside", {}))
        for part in ("hands", "laid"):
            for held in by_seat(step.after, part, played.players, {}):
                cards.update(held)
        assert cards == dict.fromkeys(PEOPLES, 9)


@pytest.mark.rule("ATT-73", "ATT-22", "ATT-23", "ATT-24", "ATT-44")
def test_four_stones_at_rest_and_nothing_enters_a_closed_province(games: list[Played]) -> None:
    fights = 0
    for _, step in every_step(games):
        provinces = step.after.get("provinces", {})
        crowded = {name for name, there in provinces.items() if sum(there.values()) > ROOM}
        assert all(sum(provinces[name].values()) == ROOM + 1 for name in crowded)
        if step.after.get("question") == "Turn.play" or step.over:
            assert not crowded
        before = step.before.get("provinces", {})
        shut = {*step.before.get("pacified", []), *step.before.get("closed", [])}
        for name in shut - {event.args["province"] for event in step.told("left")}:
            assert provinces.get(name) == before.get(name)  # closed provinces stay as they are
        fights += len(step.told("conflict"))
        for event in step.told("placed", "second"):
            assert event.args["province"] not in shut
            assert sum(before.get(event.args["province"], {}).values()) <= ROOM
    assert fights > 20


@pytest.mark.rule("ATT-19", "ATT-20", "ATT-21", "ATT-30")
def test_every_stone_follows_its_people(games: list[Played], game: Attila) -> None:
    neighbours = game.board.neighbours
    names = [space.id for space in game.board.spaces]
    for _, step in every_step(games):
        held = {name for name, there in step.before.get("provinces", {}).items()}
        for event in step.told("placed", "second"):
            people, province = event.args["people"], event.args["province"]
            own = {name for name in held if people in step.before["provinces"][name]}
            around = {names[i] for name in own for i in neighbours[names.index(name)]}
            assert province in UPPER | own | around


@pytest.mark.rule("ATT-74", "ATT-25", "ATT-26", "ATT-77", "ATT-59")
def test_influence_rises_by_the_century_or_the_tile_and_never_falls(games: list[Played]) -> None:
    rates = [1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4]
    for played, step in every_step(games):
        before = by_seat(step.before, "influence", played.players, {})
        after = by_seat(step.after, "influence", played.players, {})
        gain = 0
        if step.action == "influence":
            gain = rates[len(step.before.get("pacified", []))]
        elif step.action.startswith("raise"):
            gain = 1
        moved = {}
        for seat in range(played.players):
            for people in PEOPLES:
                old, new = before[seat].get(people, 0), after[seat].get(people, 0)
                assert new >= old
                if new > old:
                    moved[seat] = (new, new - old)
        if gain == 0:
            assert moved == {}
        elif moved:
            ((seat, (new, risen)),) = moved.items()
            assert seat == step.seat
            assert risen == gain or (new == TRACK and risen < gain)
        else:  # already at the top
            assert TRACK in after[step.seat].values()


@pytest.mark.rule("ATT-76", "ATT-17", "ATT-18")
def test_only_the_active_player_draws_and_only_at_the_end_of_the_turn(games: list[Played]) -> None:
    for played in games:
        active, swapping, refilled = -1, False, False
        for step in played.steps:
            if active >= 0 and step.seat >= 0:
                assert not refilled  # nobody acts between the refill and the next turn
                swapping = step.question.startswith("Swap")
            for event in step.events:
                if event.kind.name == "turn":
                    active, swapping, refilled = event.args["seat"], False, False
                elif event.kind.name == "drew":
                    assert event.args["seat"] == active
                    refilled = not swapping
                elif event.kind.name == "dealt":
                    assert active < 0
            hands = by_seat(step.before, "hands", played.players, {})
            drawn = {event.args["seat"] for event in step.told("drew", "dealt")}
            for seat, hand in enumerate(by_seat(step.after, "hands", played.players, {})):
                assert seat in drawn or sum(hand.values()) <= sum(hands[seat].values())
                assert sum(hand.values()) <= HAND


@pytest.mark.rule("ATT-17")
def test_the_hand_is_full_after_the_own_turn(games: list[Played]) -> None:
    for played, step in every_step(games):
        turns = step.told("turn")
        if turns and turns[0].args["turn"] > 1:
            before = (turns[0].args["seat"] - 1) % played.players
            assert sum(step.after["hands"][before].values()) == HAND


@pytest.mark.rule("ATT-79", "ATT-53", "ATT-54", "ATT-R10")
def test_points_come_from_scorings_only(games: list[Played]) -> None:
    for played, step in every_step(games):
        gained = [0] * played.players
        for event in step.told("scored"):
            gained[event.args["seat"]] += event.args["points"]
            assert step.after["influence"][event.args["seat"]].get(event.args["people"], 0) >= 1
        before = by_seat(step.before, "scores", played.players, 0)
        after = by_seat(step.after, "scores", played.players, 0)
        assert [new - old for old, new in zip(before, after, strict=True)] == gained
        if any(gained):
            assert step.told("scoring", "final_scoring")


@pytest.mark.rule("ATT-81", "ATT-55", "ATT-56", "ATT-05")
def test_tiles_are_used_once_a_game_once_a_turn_and_never_return(games: list[Played]) -> None:
    used = 0
    for played in games:
        left = [set(TILES) for _ in range(played.players)]
        active, this_turn = -1, 0
        for step in played.steps:
            for event in step.events:
                if event.kind.name == "turn":
                    active, this_turn = event.args["seat"], 0
                elif event.kind.name == "tile":
                    assert event.args["seat"] == active
                    assert this_turn == 0
                    this_turn += 1
                    used += 1
                    left[active].remove(event.args["tile"])
            assert [set(tiles) for tiles in by_seat(step.after, "tiles", played.players, TILES)] == left
    assert used > 20
