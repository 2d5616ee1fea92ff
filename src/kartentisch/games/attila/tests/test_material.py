"""Attila: material and board, lots and secrets, as far as a single scenario cannot show them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.chance import Chance
from kartentisch.games.attila import Attila
from kartentisch.games.attila.tests.games import HAND, PEOPLES, TILES, TRACK, UPPER, Played, by_seat, every_step


# ------------------------------------------------------------------ material and board
@pytest.mark.rule("ATT-01", "ATT-02", "ATT-03")
def test_cards_and_stones_by_people(game: Attila) -> None:
    state: Any = game.new(3)
    assert tuple(game.peoples) == PEOPLES
    assert [int(state.deck.count(i)) for i in range(6)] == [9] * 6
    assert int(state.deck.size) == 54
    assert [int(state.supply(i)) for i in range(6)] == [20] * 6
    assert game.dump(state).get("provinces", {}) == {}


@pytest.mark.rule("ATT-04", "ATT-07")
def test_two_to_five_players_with_one_counter_per_people_and_one_for_points(game: Attila) -> None:
    assert list(game.seats) == [2, 3, 4, 5]
    for players in (1, 6):
        with pytest.raises(kt.EngineError) as refused:
            game.new(players)
        assert refused.value.code == "player_count"
    for players in game.seats:
        state = game.new(players, seed=1)
        view = game.view(state)
        assert view["influence"] == [{}] * players
        assert state.scores() == view["scores"] == [0] * players


@pytest.mark.rule("ATT-05")
def test_three_tiles_for_every_player(game: Attila) -> None:
    for players in game.seats:
        assert game.view(game.new(players, seed=1))["tiles"] == [TILES] * players


@pytest.mark.rule("ATT-06", "ATT-72")
def test_ten_pacification_tiles_on_four_centuries(game: Attila) -> None:
    rows = game.centuries
    assert [(row["id"], row["tiles"], row["influence"]) for row in rows] == [(4, 1, 1), (5, 2, 2), (6, 3, 3), (7, 4, 4)]
    assert game.view(game.new(3, seed=1))["pacified"] == []
    spaces = [space.id for space in game.board.spaces]
    with pytest.raises(kt.EngineError):
        game.load({"players": 3, "pacified": spaces[:11]})


@pytest.mark.once
@pytest.mark.rule("ATT-06", "ATT-72")
def test_every_tile_laid_is_told_and_there_are_ten(games: list[Played]) -> None:
    for played, step in every_step(games):
        laid = len(step.after.get("pacified", []))
        assert laid <= 10
        assert laid - len(step.before.get("pacified", [])) == len(step.told("pacified")), played.players


@pytest.mark.rule("ATT-11", "ATT-31")
def test_the_track_has_22_fields(game: Attila) -> None:
    tracks = [{"goths": TRACK}, {}, {}]
    state = game.load({"players": 3, "influence": tracks, "hands": [{"huns": 1}, {}, {}]})
    assert game.dump(state)["influence"] == tracks
    with pytest.raises(kt.EngineError):
        game.load({"players": 3, "influence": [{"goths": TRACK + 1}, {}, {}]})


@pytest.mark.once
@pytest.mark.rule("ATT-11", "ATT-31")
def test_no_counter_leaves_the_track(games: list[Played]) -> None:
    for played, step in every_step(games):
        for tracks in by_seat(step.after, "influence", played.players, {}):
            assert all(0 < field <= TRACK for field in tracks.values())


@pytest.mark.rule("ATT-12", "ATT-R15")
def test_provinces(game: Attila) -> None:
    spaces = {space.id: space for space in game.board.spaces}
    assert len(spaces) == 25
    assert {space.id for space in game.board.spaces if "upper" in space.groups} == UPPER
    assert all(space.kind == "province" and set(space.groups) <= {"upper"} for space in spaces.values())
    assert {name for name in spaces if name in ("graecia", "peloponnesus", "achaia")} == {"graecia"}
    for island in ("sardinia", "corsica"):
        assert island not in spaces
        with pytest.raises(kt.EngineError):
            game.space.parse(f"place goths {island}")
        with pytest.raises(kt.EngineError):
            game.load({"players": 3, "provinces": {island: {"goths": 1}}})


@pytest.mark.rule("ATT-13")
def test_arrows_are_neighbours_both_ways(game: Attila) -> None:
    numbers, neighbours = game.board.numbers, game.board.neighbours
    arrows = [(link.a, link.b) for link in game.board.links if link.kind == "arrow"]
    assert len(arrows) == 10
    assert {frozenset(("sicilia", "africa")), frozenset(("baetica", "mauretania"))} <= set(map(frozenset, arrows))
    for a, b in arrows:
        assert numbers[b] in neighbours[numbers[a]]
        assert numbers[a] in neighbours[numbers[b]]
        for here, there in ((a, b), (b, a)):
            state = game.load({"players": 3, "provinces": {here: {"goths": 1}}, "hands": [{"goths": 1}, {}, {}]})
            assert state.is_legal(game.space.parse(f"place goths {there}"))


@pytest.mark.rule("ATT-13", "ATT-20")
def test_a_stone_reaches_the_neighbours_and_nothing_else(game: Attila) -> None:
    neighbours: dict[str, set[str]] = {space.id: set() for space in game.board.spaces}
    for link in game.board.links:
        neighbours[link.a].add(link.b)
        neighbours[link.b].add(link.a)
    for here, around in neighbours.items():
        tiles: list[list[str]] = [[], [], []]
        state = game.load(
            {"players": 3, "provinces": {here: {"huns": 1}}, "hands": [{"huns": 1}, {}, {}], "tiles": tiles}
        )
        legal = {game.space.notation(action).split()[-1] for action in state.legal_actions()}
        assert legal == UPPER | {here} | around


# ------------------------------------------------------------------ lots and secrets
@pytest.mark.rule("ATT-09")
def test_everybody_may_be_the_first_player(game: Attila) -> None:
    for players in game.seats:
        state = game.new(players)
        outcomes = state.chance_outcomes()
        assert [seat for seat, _ in outcomes] == list(range(players))
        assert all(chance == pytest.approx(1 / players) for _, chance in outcomes)
    began = Counter(game.dump(game.new(3, seed=seed)).get("active", 0) for seed in range(300))
    assert set(began) == {0, 1, 2}
    assert all(60 < n < 140 for n in began.values())


@pytest.mark.rule("ATT-09")
def test_the_first_player_must_sit_at_the_table(game: Attila) -> None:
    with pytest.raises(kt.EngineError) as refused:
        game.new(3, options={"first_seat": 4})
    assert refused.value.code == "contradictory_options"
    for seat in (1, 2, 3):
        assert game.new(3, seed=5, options={"first_seat": seat}).seats_asked == [seat - 1]


@pytest.mark.rule("ATT-08")
def test_six_cards_each_and_every_card_is_equally_likely(game: Attila) -> None:
    dealt: list[Counter[str]] = [Counter() for _ in range(5)]
    for seed in range(200):
        state = game.new(5, seed=seed)
        position = game.dump(state)
        assert [sum(hand.values()) for hand in position["hands"]] == [HAND] * 5
        assert game.view(state)["deck"] == 54 - 5 * HAND
        for seat, hand in enumerate(position["hands"]):
            dealt[seat].update(hand)
    for hand_counts in dealt:  # 1200 cards, 200 of each people on average
        assert all(140 < hand_counts[people] < 260 for people in PEOPLES)


@pytest.mark.rule("ATT-08", "ATT-17")
def test_a_draw_is_as_likely_as_the_cards_in_the_pile(game: Attila) -> None:
    chance = Chance(3)
    state = game.new(4)
    drawn: Counter[int] = Counter()
    while state.chance:
        if drawn or state.where() == "Refill.drawn":
            left = 54 - drawn.total()
            expected = {i: (9 - drawn[i]) / left for i in range(6) if drawn[i] < 9}
            assert dict(state.chance_outcomes()) == pytest.approx(expected)
            outcome = chance.outcome(state)
            drawn[outcome] += 1
            state.apply(outcome)
        else:
            state.apply(chance.outcome(state))
    assert drawn.total() == 24


@pytest.mark.once
@pytest.mark.rule("ATT-08", "ATT-12", "ATT-32", "ATT-58", "ATT-R12")
def test_views_show_own_cards_and_numbers_only(games: list[Played], game: Attila) -> None:
    seen = 0
    for played in games[::3]:
        for step in played.steps[:: 7 if played.players > 2 else 5]:
            state = game.load(step.after)
            hands = by_seat(step.after, "hands", played.players, {})
            laid = by_seat(step.after, "laid", played.players, {})
            active = step.after.get("active", 0)
            for viewer in range(-1, played.players):
                view = game.view(state, viewer)
                assert "hands" not in view
                assert view["hand_sizes"] == [sum(hand.values()) for hand in hands]
                assert view["laid_sizes"] == [sum(cards.values()) for cards in laid]
                assert view["aside_size"] == sum(step.after.get("aside", {}).values())
                assert isinstance(view["deck"], int)
                if viewer < 0:
                    assert not {"hand", "laid", "aside"} & view.keys()
                    continue
                assert view["hand"] == hands[viewer]
                assert view["laid"] == laid[viewer]
                assert view["aside"] == (step.after.get("aside", {}) if viewer == active else {})
                seen += 1
    assert seen > 200


@pytest.mark.rule("ATT-10")
def test_no_seat_is_bound_to_a_people(game: Attila) -> None:
    provinces = {"africa": {"goths": 2, "huns": 1}, "moesia": {"franks": 2, "saxons": 2}}
    hand = dict.fromkeys(PEOPLES, 1)
    tracks = [{"goths": 4}, {"goths": 2, "huns": 1}, {"huns": 3}]
    choices, results = [], []
    for shift in range(3):
        turned = [tracks[(seat - shift) % 3] for seat in range(3)]
        hands = [hand if seat == shift else {} for seat in range(3)]
        position = {"players": 3, "active": shift, "provinces": provinces, "hands": hands, "influence": turned}
        state = game.load(position)
        choices.append(state.legal_actions())
        for action in ("place franks moesia", "influence", "finish"):
            state.apply(game.space.parse(action))
        if state.where() == "Conflict.before_scoring":
            state.apply(game.space.parse("finish"))
        results.append([state.scores()[(seat + shift) % 3] for seat in range(3)])
    assert choices[0] == choices[1] == choices[2]
    assert results[0] == results[1] == results[2]
    assert sum(results[0]) > 0
