"""Whoever thinks ahead plays by the stronger policy of a game (`Game.keen`); all others play as they did."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import kartentisch as kt
from kartentisch import bots, games
from kartentisch.bots import Classic, Decision, GreedyBot, SearchBot
from kartentisch.engine.game import Game
from kartentisch.engine.search import Search

# how games end in which everybody plays as `Game.rates` says, as before there was any stronger policy
ENDS = {
    ("europe", 2): ["5ff8428cccf57f7d", "9a386bd74e263f08"],
    ("europe", 3): ["0111c29020201f71", "ef281d7d57b38d26"],
    ("attacke", 2): ["c13b5ecc094535c2", "6e17ed0baa603506"],
    ("attacke", 3): ["6fc794e9c3cd9e64", "dc4c1ccb9bbe718b"],
    ("attacke", 4): ["7b54d4650a67a508", "4fc4318f28d54416"],
    ("attila", 2): ["115a8f873b8e3e5f", "6f7c592d4629f063"],
    ("attila", 3): ["dc480f6c20da7eb4", "f4ebfb394ce8e064"],
}
CLASSIC = [
    (62, 0.814988962, 12), (58, 0.793634363, 4), (61, 0.705505901, 2),
    (33, 0.691701424, 2), (37, 0.687272984, 2), (40, 0.606576806, 2),
]  # fmt: skip
ROUNDS = {"europe": {"round_limit": 10}}


@pytest.mark.once  # whole games
@pytest.mark.parametrize(("name", "players"), list(ENDS))
def test_the_usual_policy_is_what_it_was(name: str, players: int) -> None:
    """Ratings of `easy` and `normal` rest on it, and what the classic master is compared with."""
    game, ends = kt.load(name), list[str]()
    for seed in range(2):
        state = game.new(players, seed, {**game.series, **ROUNDS.get(name, {})})
        kt.Chance(seed).roll_to(state, game.rates, 1_000_000, 0)
        ends.append(game.digest(state))
    assert ends == ENDS[name, players]


@pytest.mark.once  # plans of Europe take long without compiled rules
def test_the_classic_master_weighs_what_it_weighed() -> None:
    """In a game that has a stronger policy: the same plans, values and simulations as before."""
    game = kt.load("europe")
    state, chance = game.new(2, 3, ROUNDS["europe"]), kt.Chance(3)
    while state.where() != "CombatMove.order" or state.round < 2:
        state.apply(GreedyBot(1).answer(Decision.of(state, int(state.seat))))
        chance.settle(state)
    classic = Classic(7)
    classic.simulations = 24
    weighed = classic.weigh(Decision.of(state, int(state.seat)))
    assert [(len(one.then), round(one.value, 9), one.simulations) for one in weighed] == CLASSIC


class Last:
    """Likes the last of all legal answers."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, state: Any, actions: Any, seat: int) -> Any:
        self.asked += 1
        return vec[float]([float(i) for i in range(len(actions))])


def at_choice(game: Game) -> Decision:
    state, chance = game.new(min(game.seats), 3, game.series), kt.Chance(3)
    while len(state.legal_actions()) < 3 or state.where() == "SetUp.claim":
        legal = state.legal_actions()
        state.apply(legal[chance.below(len(legal))])
        chance.settle(state)
    return Decision.of(state, int(state.seat))


@pytest.mark.parametrize("name", ["attila", "attacke"])
def test_only_who_thinks_ahead_plays_by_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, policy = kt.load(name), Last()
    monkeypatch.setattr(type(game), "keen", policy)
    decision = at_choice(game)
    usual = SearchBot(1, simulations=20, keen=False).weigh(decision)
    classic = Classic(1)
    classic.simulations = 20
    assert classic.weigh(decision) == usual
    for level in ("easy", "normal"):
        bots.make(level, 1).answer(decision)
    GreedyBot(1).answer(decision)
    assert policy.asked == 0
    values: list[int] = []

    def keen_value(self: Game, state: Any, seat: int) -> float:
        values.append(seat)
        return float(len(values))

    monkeypatch.setattr(type(game), "keen_value", keen_value)
    weighed = SearchBot(1, simulations=20).weigh(decision)
    assert policy.asked > 20, "in simulations as well"
    assert len(values) == 20, "and where they end"
    assert next(one for one in weighed if one.usual).action == decision.legal[-1]
    for level in ("hard", "master"):
        before = policy.asked
        bot = bots.make(level, 1)
        assert isinstance(bot, SearchBot)
        bot.simulations = 8
        bot.weigh(decision)
        assert policy.asked > before


@pytest.mark.once  # Europe, whose plans take long without compiled rules
def test_its_own_plan_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of whole plans; the others are what they were, but that of a style comes before it."""
    game = kt.load("europe")
    decision = at_choice(game)
    while decision.question != "Purchase.buy":
        state = decision.game.imagine(decision.view, 1)
        state.apply(GreedyBot(1).answer(decision))
        kt.Chance(1).settle(state)
        decision = Decision.of(state, int(state.seat))
    before = [[one.action, *one.then] for one in SearchBot(1, simulations=60, keen=False).weigh(decision)]
    policy = Last()
    monkeypatch.setattr(type(game), "keen", policy)
    weighed = SearchBot(1, simulations=60).weigh(decision)
    own = next([one.action, *one.then] for one in weighed if one.usual)
    state = game.imagine(decision.view, 1)
    for action in own:
        assert action == state.legal_actions()[-1]
        state.apply(action)
    assert state.where() != "Purchase.buy"
    assert sorted([own, *(row for row in before if row != own)]) == sorted([one.action, *one.then] for one in weighed)
    bold = SearchBot(1, simulations=60, bold=1)
    rows = bold._plans(decision, game.imagine(decision.view, 1), 1)
    assert rows[:2] == [game.plans(game.imagine(decision.view, 1), decision.seat, 1)[0], own]


def test_what_is_better_than_its_own_has_to_be_surer(monkeypatch: pytest.MonkeyPatch) -> None:
    """`Lookahead.trust`: what is worse is known as well as ever; a style goes by the usual caution, and comparisons."""
    game, policy = kt.load("attila"), Last()
    decision = at_choice(game)
    found: dict[float | None, dict[int, float]] = {}
    monkeypatch.setattr(type(game), "keen", policy)
    for trust in (None, 1000.0):
        monkeypatch.setattr(type(game), "ahead", replace(game.ahead, caution=0.0, trust=trust))
        found[trust] = {one.action: one.value for one in SearchBot(1, simulations=60).weigh(decision)}
    own = found[None][decision.legal[-1]]
    assert max(found[None].values()) > own > min(found[None].values()), "the last of all is no good answer"
    assert found[1000.0] == {action: min(value, own) for action, value in found[None].items()}
    for bot in (SearchBot(1, simulations=60, keen=False), SearchBot(1, simulations=60, bold=1)):
        assert not next(one for one in bot.weigh(decision)).usual
    ways = [[decision.legal[-1]], [max(found[None], key=lambda action: found[None][action])]]
    worths = [SearchBot(1, simulations=60).compare(decision, some) for some in (ways, ways[::-1])]
    assert any(second > first for first, second in worths)


@pytest.mark.parametrize("name", [name for name in games.ready() if kt.load(name).keen])
def test_a_stronger_policy_rates_every_answer(name: str) -> None:
    game = kt.load(name)
    decision = at_choice(game)
    state = game.imagine(decision.view, 1)
    assert game.keen is not None
    assert len(game.keen(state, vec[i64](decision.legal), decision.seat)) == len(decision.legal)


def test_it_may_look_further_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """`Lookahead.far`: three turns of SelfR3's stronger policy, one of the usual one."""
    game, looked = kt.load("selfr3"), list[int]()
    state = game.new(3, 3, game.series)
    kt.Chance(3).roll_to(state, game.rates, 5, 0)

    def watched(world: Any, seat: int, first: Any, seed: int, turns: int, *more: Any) -> Any:
        looked.append(turns)
        return Search(world, seat, first, seed, turns, *more)

    monkeypatch.setattr("kartentisch.bots.search.Search", watched)
    for bot in (
        SearchBot(1, simulations=16),
        SearchBot(1, simulations=16, keen=False),
        SearchBot(1, simulations=16, turns=2),
    ):
        bot.weigh(Decision.of(state, int(state.seat)))
    assert looked == [3, 1, 2]
