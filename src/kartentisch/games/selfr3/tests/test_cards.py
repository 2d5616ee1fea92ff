"""The officer cards: their decks, and games in which everybody has a hand full of them, under the test kit."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.chance import Chance
from kartentisch.engine.game import Game
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.engine.match import Match
from kartentisch.engine.testkit.play import check_moment
from kartentisch.engine.testkit.report import Report
from kartentisch.engine.testkit.scene import Scene
from kartentisch.engine.testkit.steps import check_events
from kartentisch.games.selfr3 import policy_cards
from kartentisch.games.selfr3.actions import OFFICER_NAMES, TAKTIK
from kartentisch.games.selfr3.decks import CARD_NAMES
from kartentisch.games.selfr3.effects import EFFECT, GROUND

LIKING = {"play": 12.0, "finish": 0.3, "draw": 3.0, "attack": 1.5, "move": 0.1, "pass": 0.4}
DECIDED = 220  # decisions of a game with full hands


@pytest.fixture(scope="module")
def game() -> Game:
    return kt.load("selfr3")


@pytest.mark.rule("R2-38", "R2-143", "R2-144")
def test_five_decks_of_twenty_and_one_card_for_each_territory(game: Game) -> None:
    rows = game.board.tables["card"]
    sets: Counter[str] = Counter()
    for row in rows:
        sets[row["deck"]] += row["count"]
    assert sets == dict.fromkeys(OFFICER_NAMES, 20)
    assert [row["id"] for row in rows] == list(CARD_NAMES)
    kinds = Counter(space.kind for space in game.board.spaces)
    assert kinds == {"land": 42, "wasser": 13, "luft": 14}
    assert len(EFFECT) == len(GROUND) == len(CARD_NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_in_a_sentence_what_it_does(game: Game, lang: str) -> None:
    effects = Language(lang, game).effects()
    assert list(effects) == list(CARD_NAMES)
    assert all(20 < len(sentence) < 160 and sentence.endswith(".") for sentence in effects.values())


def full_hands(game: Game, players: int, dice: random.Random) -> dict[str, Any]:
    """Every seat with all its officers and an even share of all hundred cards; a turn begins."""
    regions = [space.id for space in game.board.spaces]
    dice.shuffle(regions)
    armies: list[dict[str, int]] = [{} for _ in range(players)]
    for i, region in enumerate(regions[3:-6]):  # some are nobody's
        armies[i % players][region] = dice.choice((1, 2, 3, 5))
    copies = [row["id"] for row in game.board.tables["card"] for _ in range(row["count"])]
    dice.shuffle(copies)
    lands = [space.id for space in game.board.spaces if space.kind == "land"]
    stations = [[region for region in some if region in lands][:2] for some in armies]
    return {
        "active": 0,
        "round": 4,
        "markers": list(range(1, players + 1)),
        "money": [30] * players,
        "armies": armies,
        "stations": stations,
        "ruins": [region for region in regions[:3] if region in lands],
        "officers": [{officer: dice.choice(list(some)) for officer in OFFICER_NAMES} for some in armies],
        "hands": [dict(Counter(copies[seat::players])) for seat in range(players)],
    }


@pytest.mark.thorough
@pytest.mark.rule("R2-147", "R2-37")
@pytest.mark.parametrize("seed", range(6))
def test_hands_full_of_cards(game: Game, seed: int) -> None:
    dice = random.Random(seed)
    players = 3 + seed % 3
    report = Report(game)
    scene = Scene(game, players, {}, seed, report)
    match = Match(game, [f"P{i}" for i in range(players)], kt.Chance(seed), position=full_hands(game, players, dice))
    while not match.state.over and scene.decision < DECIDED:
        state = match.state
        if dice.random() < 0.3:
            check_moment(scene, state, dice)
        seat = dice.choice(state.seats_asked)
        legal = state.legal_actions(seat)
        action = dice.choices(legal, [LIKING.get(game.space.action(number).name, 1.0) for number in legal])[0]
        before = state.clone()
        told = match.play(seat, action)
        check_events(scene, before, action, told)
        report.tell(told)
        scene.decision += 1
    assert report.told["played"] > 10  # 30 on average


def beginning(game: Game, position: dict[str, Any]) -> Match:
    return Match(game, [f"P{i}" for i in range(len(position["money"]))], kt.Chance(1), position=position)


def best(game: Game, state: Any) -> str:
    """What the greedy bot would do, in notation."""
    legal = state.legal_actions(state.seat)
    return game.space.notation(max(legal, key=lambda action: game.rate(state, action, state.seat)))


def test_a_bot_plays_full_hands_to_their_end(game: Game) -> None:
    dice, chance = random.Random(5), kt.Chance(5)
    state = beginning(game, full_hands(game, 4, dice)).state
    played: Counter[str] = Counter()
    for _ in range(1500):
        if state.over:
            break
        if state.chance:
            state.apply(chance.outcome(state))
            continue
        worth = [game.rate(state, action, state.seat) for action in state.legal_actions(state.seat)]
        assert all(-50 < value < 500 for value in worth), (state.where(), worth)
        choice = best(game, state)
        played[choice] += choice.startswith("play")
        state.apply(game.space.parse(choice))
    assert state.over
    assert len([card for card, n in played.items() if n]) > 20


MIDDLE: dict[str, Any] = {
    "active": 0,
    "round": 2,
    "moves": 1,
    "phase": "cards",
    "markers": [1, 2, 3],
    "money": [6, 6, 6],
    "armies": [{"alaska": 9, "tycho": 1}, {"kamtschatka": 2, "china": 6, "japan": 1}, {"kongo": 3, "sahara": 3}],
    "officers": [{"abc": "alaska"}, {"taktik": "china", "land": "china"}, {"land": "kongo"}],
    "stack": [{"step": "Play.next"}, {"step": "Turn.act"}],
    "asked": [0],
}


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ({"neutronenbombe": 1}, False),  # strikes its own land as well
        ({"zusatz_land": 1}, True),
        ({"weltuntergang": 1}, False),  # four coins, and nothing to play
    ],
)
def test_a_bot_knows_which_card_is_worth_its_price(game: Game, hand: dict[str, int], expected: bool) -> None:
    state = beginning(game, MIDDLE | {"hands": [hand, {}, {}]}).state
    (card,) = hand
    assert (game.rate(state, game.space.parse(f"play {card}"), 0) > 0) is expected


def test_a_bot_defends_what_is_about_to_fall(game: Game) -> None:
    match = beginning(game, MIDDLE | {"hands": [{}, {"getarnte_einheiten_land": 1}, {}]})
    match.play(0, *map(game.space.parse, ("attack alaska", "onto kamtschatka", "send once 3")))
    assert match.state.where() == "CardWindow.answer"
    assert best(game, match.state) == "play getarnte_einheiten_land"


def test_a_bot_helps_no_stranger(game: Game) -> None:
    """Carl may play it for Ben, but Anna does not lead."""
    match = beginning(game, MIDDLE | {"hands": [{}, {}, {"getarnte_einheiten_land": 1}]})
    match.play(0, *map(game.space.parse, ("attack alaska", "onto kamtschatka", "send once 3")))
    assert match.state.seats_asked == [2]
    assert best(game, match.state) == "pass"


@pytest.mark.rule("R2-96")
def test_resistance_finds_its_land_whoever_is_dealt_first(game: Game) -> None:
    lands = [space.id for space in game.board.spaces if space.kind == "land"]
    few, many = lands[:2], lands[2:]
    state = beginning(
        game,
        MIDDLE
        | {
            "money": [1, 1, 1],
            "armies": [dict.fromkeys(few, 2), {"tycho": 3}, dict.fromkeys(many, 2)],
            "officers": [{"taktik": few[0]}, {"taktik": "tycho"}, {"taktik": many[0]}],
            "stations": [[], [], []],
            "hands": [{}, {}, {}],
            "discards": many[3:],
            "aside": [[], [many[0]], few],
        },
    ).state
    for seed in range(20):
        world = state.clone()
        world.determinize(0, Chance(seed))
        aside = world.to_json()["aside"]
        assert sorted(aside[2]) == sorted(few)
        assert set(aside[1]) <= set(many[:3])


@pytest.mark.rule("R2-R25", "R2-R23", "R2-96")
def test_the_end_of_a_resistance_cannot_be_looked_at_and_taken_back(game: Game) -> None:
    """Nobody rolls and nobody can react: only that somebody is out shows for which land the resistance waited."""
    position = {
        "active": 0, "round": 2, "markers": [1, 2, 3], "money": [0, 0, 0], "asked": [0],
        "stack": [{"step": "Play.next"}, {"step": "Turn.act"}],
        "armies": [{"alaska": 5}, {}, {"kongo": 2}], "stations": [[], ["kamtschatka"], []],
        "aside": [[], ["island"], []],
    }  # fmt: skip
    match = beginning(game, position)
    match.play(0, game.space.parse("attack alaska"))
    match.play(0, game.space.parse("onto kamtschatka"))
    told = match.play(0, game.space.parse("send once 3"))
    assert "eliminated" in [event.kind.name for event in told] and game.surprises(told)
    assert "island" in match.state.view(2)["discards"]


def test_a_bot_counts_what_is_left_in_a_deck_and_keeps_coins_for_its_cards(game: Game) -> None:
    position: dict[str, Any] = {
        "players": 3, "active": 0, "round": 2, "markers": [1, 2, 3],
        "money": [3, 0, 0], "asked": [0], "phase": "purchase",
        "stack": [{"step": "Play.next"}, {"step": "Turn.act"}],
        "armies": [{"alaska": 2}, {"china": 2}, {"kongo": 2}], "officers": [{"taktik": "alaska"}, {}, {}],
    }  # fmt: skip
    fresh: Any = game.load(position)
    poor: Any = game.load(position | {"used": {"siegpunkte_taktik": 4, "waffenstillstand": 2, "station": 3}})
    assert policy_cards.deck(poor, TAKTIK, 0) < policy_cards.deck(fresh, TAKTIK, 0)
    holding: Any = game.load(position | {"hands": [{"waffenstillstand": 1}, {}, {}]})
    assert [policy_cards.purse(state, 0) for state in (fresh, holding)] == [0, 2]
    unled: Any = game.load(position | {"hands": [{"waffenstillstand": 1}, {}, {}], "officers": [{}, {}, {}]})
    assert policy_cards.purse(unled, 0) == 0


@pytest.mark.rule("R2-96")
def test_nobody_sees_for_which_land_the_resistance_of_others_waits(game: Game) -> None:
    """Games at random hardly ever play one."""

    def views(*aside: str) -> list[dict[str, Any]]:
        position = {"players": 3, "active": 0, "armies": [{"alaska": 2}, {"china": 2}, {"kongo": 2}]}
        state = game.load(position | {"aside": [["ural"], list(aside), []]})
        return [state.view(viewer) for viewer in (0, 2, kt.SPECTATOR, 1)]

    here, there = views("island", "japan"), views("mexiko", "japan")
    assert here[:3] == there[:3] and here[3] != there[3]
    assert [view["waiting"] for view in here] == [[1, 2, 0]] * 4
    assert [view.get("waiting_for", []) for view in here] == [["ural"], [], [], ["island", "japan"]]
