"""Rules of Attila that a single scenario cannot show: the material, the lots, and what holds in every game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.chance import Chance
from kartentisch.engine.facts import Event
from kartentisch.games.attila import Attila

PEOPLES = ("franks", "huns", "goths", "saxons", "teutons", "vandals")
UPPER = {"belgica", "raetia", "noricum", "pannonia", "moesia", "scythia"}
CENTURIES = ["4"] + 2 * ["5"] + 3 * ["6"] + 4 * ["7"]
TILES = ["double", "swap", "two"]
ROOM, HAND, TRACK = 4, 6, 22


# ------------------------------------------------------------------ random games
@dataclass
class Step:
    """One answer of a seat or of chance, with the position on both sides of it."""

    seat: int
    question: str
    action: str
    before: dict[str, Any]
    after: dict[str, Any]
    supply: dict[str, int]
    deck: dict[str, int]
    events: list[Event]
    over: bool

    def told(self, *kinds: str) -> list[Event]:
        return [event for event in self.events if event.kind.name in kinds]


@dataclass
class Played:
    """A game from the first draw to the end."""

    players: int
    opening: dict[str, Any]
    steps: list[Step] = field(default_factory=list)

    @property
    def events(self) -> list[Event]:
        return [event for step in self.steps for event in step.events]

    def told(self, *kinds: str) -> list[Event]:
        return [event for event in self.events if event.kind.name in kinds]


def choose(game: Attila, position: dict[str, Any], legal: list[int], style: str, dice: random.Random) -> int:
    """A random action, with a bent that brings about every kind of end."""
    words = {action: game.space.notation(action).split() for action in legal}
    stones = {name: sum(there.values()) for name, there in position.get("provinces", {}).items()}
    tracks = by_seat(position, "influence", position["players"], {})[position.get("active", 0)]
    wanted = legal
    if style == "pile":
        wanted = [a for a in legal if stones.get(words[a][-1], 0) > 1]
    elif style == "spread":
        calm = [a for a in legal if words[a][0] in ("place", "second") and stones.get(words[a][-1], 0) < ROOM]
        wanted = [a for a in calm if words[a][0] == "second"] or calm
    elif style == "climb":
        places = [a for a in legal if words[a][0] == "place"]
        best = max((tracks.get(words[a][1], 0) for a in places), default=0)
        wanted = [a for a in legal if words[a][0] in ("influence", "raise") and tracks.get(words[a][-1], best) >= best]
        wanted = wanted or [a for a in places if tracks.get(words[a][1], 0) == best]
    return dice.choice(wanted or legal)


def play(game: Attila, players: int, seed: int, style: str) -> Played:
    dice, chance = random.Random(seed), Chance(seed)
    state = game.new(players)
    state.listen()
    before = game.dump(state)
    played = Played(players, before)
    while not state.over:
        seat, question, action = int(state.seat), state.where(), ""
        if state.chance:
            state.apply(chance.outcome(state))
        else:
            number = choose(game, before, state.legal_actions(), style, dice)
            action = game.space.notation(number)
            state.apply(number)
        after = game.dump(state)
        supply = {people: int(state.supply(i)) for i, people in enumerate(PEOPLES)}
        deck = {people: int(state.deck.count(i)) for i, people in enumerate(PEOPLES)}
        events = game.events(state)
        assert game.faults(state) == []
        played.steps.append(Step(seat, question, action, before, after, supply, deck, events, state.over))
        before = after
    return played


@pytest.fixture(scope="module")
def game() -> Attila:
    game = kt.load("attila")
    assert isinstance(game, Attila)
    return game


@pytest.fixture(scope="module")
def games(game: Attila) -> list[Played]:
    played = []
    for players in (2, 3, 4, 5):
        for i, style in enumerate(("any", "any", "pile", "spread", "climb", "climb")):
            played.append(play(game, players, 10 * players + i, style))
    return played


def every_step(games: list[Played]) -> Iterator[tuple[Played, Step]]:
    for played in games:
        for step in played.steps:
            yield played, step


def by_seat(position: dict[str, Any], key: str, players: int, empty: Any) -> list[Any]:
    """A part that a dump leaves out where it is empty."""
    values = position.get(key)
    return [empty] * players if values is None else list(values)


def total(provinces: dict[str, dict[str, int]]) -> Counter[str]:
    stones: Counter[str] = Counter()
    for there in provinces.values():
        stones.update(there)
    return stones


# ------------------------------------------------------------------ material and board
@pytest.mark.rule("ATT-01", "ATT-02", "ATT-03")
def test_cards_and_stones_by_people(game: Attila) -> None:
    state = game.new(3)
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
def test_ten_pacification_tiles_on_four_centuries(game: Attila, games: list[Played]) -> None:
    rows = game.centuries
    assert [(row["id"], row["tiles"], row["influence"]) for row in rows] == [(4, 1, 1), (5, 2, 2), (6, 3, 3), (7, 4, 4)]
    assert game.view(game.new(3, seed=1))["pacified"] == []
    spaces = [space.id for space in game.board.spaces]
    with pytest.raises(kt.EngineError):
        game.load({"players": 3, "pacified": spaces[:11]})
    for played, step in every_step(games):
        laid = len(step.after.get("pacified", []))
        assert laid <= 10
        assert laid - len(step.before.get("pacified", [])) == len(step.told("pacified")), played.players


@pytest.mark.rule("ATT-11", "ATT-31")
def test_the_track_has_22_fields(game: Attila, games: list[Played]) -> None:
    tracks = [{"goths": TRACK}, {}, {}]
    state = game.load({"players": 3, "influence": tracks, "hands": [{"huns": 1}, {}, {}]})
    assert game.dump(state)["influence"] == tracks
    with pytest.raises(kt.EngineError):
        game.load({"players": 3, "influence": [{"goths": TRACK + 1}, {}, {}]})
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


# ------------------------------------------------------------------ what holds in every game
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
