"""The bot that thinks ahead, and the levels: from the view only, the same every time, within the budget, and better."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest

import kartentisch as kt
from kartentisch import bots, games
from kartentisch.arena import series
from kartentisch.bots import LEVELS, Decision, GreedyBot, SearchBot
from kartentisch.engine.game import Game
from kartentisch.engine.log_odds import share
from kartentisch.engine.mistakes import Mistakes

GAMES = games.ready()
ATTILA = [(1, 0.387206576, 53), (10, 0.37955062, 5), (6, 0.279619873, 2)]
CLASSIC = {
    "attack": [(6, 0.438116474, 38), (1, 0.352916578, 10), (6, 0.257949085, 10)],
    "selfr3": [(1053, 0.710953993, 36), (1048, 0.651162444, 18), (1032, 0.647489513, 12)],
}
SIMULATIONS = {"europe": 3, "selfr3": 6, "attack": 6}  # where playing on takes long


@pytest.fixture(
    scope="module",
    params=[name if name not in SIMULATIONS else pytest.param(name, marks=pytest.mark.once) for name in GAMES],
)
def game(request: pytest.FixtureRequest) -> Game:
    name: str = request.param
    return kt.load(name)


def asked(game: Game, seed: int, decisions: int = 40, hidden: bool = False) -> Any:
    """A state in which a seat has a choice, some random decisions into a game; with something that it does not know."""
    state, chance = game.new(game.seats[0], seed, game.series), kt.Chance(seed)
    while True:
        legal = state.legal_actions()
        if decisions <= 0 and len(legal) > 2 and not (hidden and another(state) == state):
            return state
        state.apply(legal[chance.below(len(legal))])
        chance.settle(state)
        decisions -= 1
        if state.over:  # a short game: from the beginning of another
            state = game.new(game.seats[0], seed + decisions, game.series)


def another(state: Any) -> Any:
    """A world that the seat which is asked cannot tell from this one."""
    other = state.clone()
    other.determinize(state.seat, kt.Chance(99))
    return other


def test_worlds_that_look_alike_bring_the_same_answer(game: Game) -> None:
    """What lies hidden has no influence on anything the bot says."""
    state = asked(game, 3, hidden=game.hides)
    seat, other = int(state.seat), another(state)
    n = SIMULATIONS.get(game.id, 12)
    assert other.view(seat) == state.view(seat)
    said = [SearchBot(5, simulations=n, top=4, turns=1).weigh(Decision.of(world, seat)) for world in (state, other)]
    assert said[0] == said[1]
    easy = [bots.make("easy", 5).answer(Decision.of(world, seat)) for world in (state, other)]
    assert easy[0] == easy[1] and easy[0] in state.legal_actions()


def test_where_no_search_is_worth_it_the_best_is_what_the_bot_answers() -> None:
    """A hint tells what the bot would do: with few simulations luck preferred to lose a bomber for an infantry."""
    game = kt.load("europe")
    state, chance, met = game.new(2, 5, game.series), kt.Chance(5), 0
    while met < 2:
        decision = Decision.of(state, int(state.seat))
        if decision.question == "Losses.choose" and len(decision.legal) > 2:
            met += 1
            for seed in range(3):
                weighed = SearchBot(seed, simulations=12, turns=1, caution=0.0).weigh(decision)
                assert weighed[0].action == SearchBot(seed, simulations=12).answer(decision)
                assert weighed[0].value == max(one.value for one in weighed)
        state.apply(GreedyBot(1).answer(decision))
        chance.settle(state)


def test_the_budget_is_kept_and_the_best_comes_first(game: Game) -> None:
    state = asked(game, 4)
    decision = Decision.of(state, int(state.seat))
    n, also = SIMULATIONS.get(game.id, 12), decision.legal[-1]
    before = state.digest()
    weighed = SearchBot(1, simulations=n, top=2, turns=1).weigh(decision, [[also]])
    assert state.digest() == before
    assert sum(one.simulations for one in weighed) == n
    values = [one.value for one in weighed]
    assert values == sorted(values, reverse=True) and 0.0 <= min(values) <= max(values) <= 1.0
    assert also in [one.action for one in weighed] and {one.action for one in weighed} <= set(decision.legal)
    assert SearchBot(1, simulations=n, top=2, turns=1).answer(decision) in decision.legal


@pytest.mark.once
def test_a_plan_is_chosen_once_and_followed_to_its_end() -> None:
    game = kt.load("europe")
    state, chance = game.new(2, 3, game.series), kt.Chance(3)
    quick, bot = GreedyBot(1), SearchBot(1, simulations=12)
    while state.where() != "CombatMove.order":
        state.apply(quick.answer(Decision.of(state, int(state.seat))))
        chance.settle(state)
    weighed = SearchBot(2, simulations=12).weigh(Decision.of(state, 0))
    plans, taken = [[one.action, *one.then] for one in weighed], list[int]()
    assert len(plans) > 2 and len({tuple(plan) for plan in plans}) == len(plans)
    while state.where() == "CombatMove.order":
        taken.append(bot.answer(Decision.of(state, 0)))
        state.apply(taken[-1])
    assert taken in plans and len(taken) > 5


@pytest.mark.once
def test_a_plan_that_goes_on_in_other_questions_is_followed_there() -> None:
    """An action of Attack!'s turn, with all its orders or purchases."""
    game = kt.load("attack")
    state, chance = game.new(3, 3, game.series), kt.Chance(3)
    quick, bot, followed = GreedyBot(1), SearchBot(1, simulations=16), set[str]()
    while not {"Movement.order", "Deploy.set"} <= followed:
        decision = Decision.of(state, int(state.seat))
        if decision.question != "Turn.choose":
            state.apply(quick.answer(decision))
            chance.settle(state)
            continue
        world, taken = state.clone(), [bot.answer(decision)]
        assert [taken[0]] in [plan[:1] for plan in game.plans(state, decision.seat)]
        state.apply(taken[-1])
        while not state.over and state.seat == decision.seat and state.where() in game.planned["Turn.choose"]:
            followed.add(state.where())
            legal = state.legal_actions()
            taken.append(legal[0] if len(legal) == 1 else bot.answer(Decision.of(state, decision.seat)))
            state.apply(taken[-1])
        assert taken in game.plans(world, decision.seat)
        chance.settle(state)


@pytest.mark.once
def test_with_few_simulations_few_plans_are_looked_at() -> None:
    """As many as can be told apart; with more simulations all of them."""
    game = kt.load("attack")
    state, chance = game.new(3, 3, game.series), kt.Chance(3)
    while state.where() != "Turn.choose" or len(game.plans(state, state.seat)) < 12:
        state.apply(GreedyBot(1).answer(Decision.of(state, int(state.seat))))
        chance.settle(state)
    decision, plans = Decision.of(state, int(state.seat)), game.plans(state, int(state.seat))
    few, all_of_them = (SearchBot(1, simulations=n).weigh(decision) for n in (12, 4 * len(plans)))
    assert len(few) == 6 < len(all_of_them) == len(plans)


def test_interpreted_rules_say_the_same() -> None:
    """To the last simulation, for the same seed: the figures stand for both."""
    state = asked(kt.load("attila"), 7)
    weighed = SearchBot(7, simulations=60, top=3, turns=2).weigh(Decision.of(state, int(state.seat)))
    assert [(one.action, round(one.value, 9), one.simulations) for one in weighed] == ATTILA


@pytest.mark.once
@pytest.mark.parametrize("name", CLASSIC)
def test_classic_stays_what_it_was(name: str) -> None:
    """Also where `master` plays by tastes of its own."""
    game = kt.load(name)
    state, chance = game.new(3, 2, game.series), kt.Chance(2)
    while state.turn < 5 or not str(state.where()).startswith("Turn.") or len(state.legal_actions()) < 3:
        state.apply(GreedyBot(1).answer(Decision.of(state, int(state.seat))))
        chance.settle(state)
    classic = bots.Classic(7)
    classic.simulations = 90
    weighed = classic.weigh(Decision.of(state, int(state.seat)))
    assert [(one.action, round(one.value, 9), one.simulations) for one in weighed[:3]] == CLASSIC[name]
    assert SearchBot(7, simulations=90).weigh(Decision.of(state, int(state.seat))) != weighed


@pytest.mark.once
@pytest.mark.parametrize("name", CLASSIC)
def test_who_thinks_ahead_goes_on_by_a_stronger_policy(name: str) -> None:
    """One seat that plays by it wins more than an equal's third from two that play by the usual one."""
    game, won = kt.load(name), 0.0
    for deal in range(40):
        for own in range(3):
            state, chance = game.new(3, deal, game.series), kt.Chance(deal)
            policies = [game.keen if seat == own else game.rates for seat in range(3)]
            chance.roll_to(state, lambda s, legal, seat, by=policies: by[seat](s, legal, seat), 1_000_000, 0)
            won += state.returns()[own] / 120
    assert won > 0.45


def test_it_stops_when_told_and_in_time() -> None:
    state = asked(kt.load("attila"), 5)
    decision, calls = Decision.of(state, int(state.seat)), []

    def enough() -> bool:
        calls.append(1)
        return len(calls) == 7

    assert sum(one.simulations for one in SearchBot(1, simulations=5000, stop=enough).weigh(decision)) == 6
    for bot in (SearchBot(1, stop=lambda: True), SearchBot(1, seconds=0.0)):  # not even one
        assert {(one.value, one.simulations) for one in bot.weigh(decision)} == {(1 / state.players, 0)}
        assert bot.answer(decision) in decision.legal
    begun = perf_counter()
    weighed = SearchBot(1, seconds=0.05).weigh(decision)
    assert sum(one.simulations for one in weighed) > 0 and perf_counter() - begun < 1.0


def test_a_comparison_goes_on_until_the_difference_is_known_or_is_nothing() -> None:
    """Attila: the same answer twice is known at once; one that is hardly better takes as long as it may."""
    state, calls = asked(kt.load("attila"), 5), list[int]()
    decision = Decision.of(state, int(state.seat))

    def counted() -> bool:
        calls.append(1)
        return False

    def compared(simulations: int, *ways: int) -> tuple[list[float], int]:
        calls.clear()
        bot = SearchBot(1, simulations=simulations, turns=1, caution=0.0, stop=counted)
        return bot.compare(decision, [[way] for way in ways]), len(calls)

    first = decision.legal[0]
    worth, needed = compared(40, first, first)
    assert worth[0] == worth[1] and needed == 40
    assert compared(40, first)[1] == 40, "alone as well"
    asked_for = {compared(8, first, other)[1] for first in decision.legal[:4] for other in decision.legal}
    assert asked_for >= {8, 24}, "some are known at once, some take as long as they may"


@pytest.mark.once
def test_the_only_answer_that_the_policy_knows_needs_no_search() -> None:
    """Europe's plans say what to do, and nothing of the rest."""
    game = kt.load("europe")
    state = asked(game, 1, 0)
    legal = state.legal_actions()
    rates = sorted(game.rate(state, action, state.seat) for action in legal)
    assert rates[-1] > rates[-2] == rates[0]
    begun: list[int] = []

    def searching() -> bool:
        begun.append(1)
        return True

    decision = Decision.of(state, int(state.seat))
    assert game.rate(state, SearchBot(1, stop=searching).answer(decision), state.seat) == rates[-1] and not begun
    assert SearchBot(1, stop=searching).weigh(decision) and begun  # whoever wants to know it looks all the same


def test_what_is_not_worth_a_search_is_left_to_the_policy() -> None:
    """In Attacke where stones are put at first; a hint looks at it all the same."""
    game, calls = kt.load("attacke"), list[int]()
    decision = Decision.of(asked(game, 1, 0), 0)
    assert decision.question == "SetUp.claim" not in game.ahead.questions

    def stop() -> bool:
        calls.append(1)
        return len(calls) > 20

    assert SearchBot(1, stop=stop).answer(decision) in decision.legal and not calls
    assert len(SearchBot(1, stop=stop).weigh(decision)) == game.ahead.actions and calls
    assert len(SearchBot(1, simulations=60).weigh(decision)) == 7  # not more than can be told apart


def test_questions_worth_a_search_are_questions_of_the_game(game: Game) -> None:
    assert set(game.ahead.questions) <= set(game.questions)
    assert {question for begun, rest in game.planned.items() for question in (begun, *rest)} <= set(game.questions)


def test_a_share_of_the_win() -> None:
    assert share(0.0, 5.0, 4) == 0.25
    assert share(-1e9, 5.0, 3) < 1e-9 < 1 - 1e-9 < share(1e9, 5.0, 3)
    assert share(3.0, 5.0, 2) + share(-3.0, 5.0, 2) == pytest.approx(1.0)


@pytest.mark.parametrize(("seed", "worth"), [(0, 1.0), (2, 0.5), (4, 0.0)])
def test_a_finished_game_counts_as_what_it_is(seed: int, worth: float) -> None:
    """Where an answer ends the game, it is worth the whole win, half of it or nothing, not what the points promise."""
    game = kt.load("attila")
    state, chance = game.new(2, seed), kt.Chance(seed)
    while not state.over:
        before, action = state.clone(), GreedyBot(1).answer(Decision.of(state, int(state.seat)))
        state.apply(action)
        chance.settle(state)
    seat, legal = int(before.seat), before.legal_actions()
    assert state.returns()[seat] == worth and len(legal) > 1 and before.where() == "Turn.last"
    bot = SearchBot(1, simulations=2 * len(legal), top=len(legal), wild=0.0, caution=0.0)
    weighed = {one.action: one.value for one in bot.weigh(Decision.of(before, seat))}
    assert set(weighed) == set(legal) and weighed[action] == pytest.approx(worth)


def test_a_game_says_how_often_an_easy_bot_goes_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kt.load("attack")
    state, chance = game.new(3, 3, game.series), kt.Chance(3)
    while state.where() != "Turn.choose":
        state.apply(GreedyBot(1).answer(Decision.of(state, int(state.seat))))
        chance.settle(state)
    decision = Decision.of(state, int(state.seat))
    rates = {action: game.rate(state, action, decision.seat) for action in decision.legal}
    said: dict[str, set[int | None]] = {}
    for name, mistakes in (
        ("none", Mistakes(0, 0, 0.0, 0)),
        ("tempted", Mistakes(0, 0, 1.0, 1000)),
        ("ends", Mistakes(0, 1000)),
    ):
        monkeypatch.setattr(type(game), "mistakes", mistakes)
        said[name] = {bots.make("easy", seed).answer(decision) for seed in range(9)}
    assert {rates[action] for action in said["none"] if action is not None} == {max(rates.values())}
    assert said["tempted"].isdisjoint(said["none"]) and said["ends"] == {game.space.parse("finish")}


@pytest.mark.thorough
@pytest.mark.once
def test_levels_are_worth_their_names() -> None:
    """With seeds that are fixed: hard beats normal, and normal easy, which wins some games all the same."""
    game = kt.load("attila")
    for names, n, least, most in (
        (["hard", "normal", "normal"], 3, 0.6, 1.0),
        (["normal", "easy", "easy"], 120, 0.42, 0.7),
    ):
        wins = list(series.run(game, names, n, seed=2))[-1].summary()["wins"][0]
        assert wins["bot"] == names[0] and least <= wins["rate"] <= most, (names, wins["rate"])
    assert list(LEVELS) == ["easy", "normal", "hard", "master"] and set(LEVELS) < set(bots.BOTS)
