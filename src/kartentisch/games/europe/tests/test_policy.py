"""What the greedy bot does: it wins against random play on either side, and its plans keep to the rules."""

from typing import Any

import pytest
from librt.vecs import vec

import kartentisch as kt
from kartentisch.arena import series
from kartentisch.engine.chance import Chance
from kartentisch.engine.match import preview
from kartentisch.engine.starts import start
from kartentisch.games.europe import policy
from kartentisch.games.europe.actions import GERMANY, KINDS, LOSE
from kartentisch.games.europe.bot import strength
from kartentisch.odds import europe as odds
from kartentisch.odds.europe_force import ORDERS

game = kt.load("europe")


@pytest.mark.thorough
@pytest.mark.once  # whole games: slow without compiled rules
@pytest.mark.parametrize("bots", [["greedy", "random"], ["random", "greedy"]])
def test_greedy_beats_random(bots: list[str]) -> None:
    done = list(series.run(game, bots, 1, seed=1, options={"round_limit": 3}, rotate=False))[-1]
    (one,) = done.results
    assert one.returns[bots.index("greedy")] > 0


@pytest.mark.once  # whole games
def test_a_game_of_three_rounds_is_played_as_one() -> None:
    """It was played as if ten were to come: Germany won eight of these games against it, and now wins three."""
    front = start(game, "eastern_front")
    won = 0.0
    for seed in range(20):
        state: Any = game.load({**(front.position or {}), "players": 2, "options": dict(front.options)})
        Chance(seed).roll_to(state, lambda s, legal, seat: (game.rates, game.keen)[seat](s, legal, seat), 1000, 0)
        won += float(state.returns()[0])
    assert won < 5


@pytest.mark.once
def test_a_plan_is_followed_to_its_end() -> None:
    """Every position on the way of a plan has its next order, which is legal; so each phase is planned once."""
    state: Any = game.new(players=2, seed=3)
    chance = Chance(3)
    planned = 0
    while state.round == 0 or state.power == GERMANY:
        legal = state.legal_actions()
        worth = [game.rate(state, action, state.seat) for action in legal]
        if state.where() in policy.PLANS:
            planned += 1
            assert sorted(worth)[-1] == 1.0 and sum(worth) == 1.0
        state.apply(legal[worth.index(max(worth))])
        chance.settle(state)
    assert planned > 20


def stack(infantry: float, artillery: float, armor: float) -> strength.Stack:
    return vec[float]([infantry, artillery, armor, 0.0, 0.0, 0.0])


def test_strength_is_close_to_exact_odds() -> None:
    for attack, defence in (
        ((6, 2, 2), (5, 1, 0)),
        ((3, 0, 0), (3, 0, 0)),
        ((10, 3, 5), (12, 2, 2)),
        ((1, 1, 0), (2, 0, 0)),
    ):
        names = ("infantry", "artillery", "armor")
        exact = odds.battle(
            odds.Force(**dict(zip(names, attack, strict=True))), odds.Force(**dict(zip(names, defence, strict=True)))
        )
        guess = strength.clash(strength.land_attack(stack(*attack)), strength.land_defence(stack(*defence)))
        assert abs(guess.chance - exact.attacker.wins) < 0.1
        assert abs(guess.lost - exact.attacker.cost) < 0.2 * (exact.attacker.cost + 10)


@pytest.mark.once
def test_the_cheapest_fall_first() -> None:
    """In the first battle in which there is a choice."""
    state: Any = game.new(players=2, seed=5)
    chance = Chance(5)
    while state.where() != "Losses.choose":
        legal = state.legal_actions()
        state.apply(max(legal, key=lambda action: game.rate(state, action, state.seat)))
        chance.settle(state)
    legal = state.legal_actions()
    best = max(legal, key=lambda action: game.rate(state, action, state.seat))
    price = {action: state.table.cost[(action - LOSE) % KINDS] for action in legal}
    assert price[best] == min(price.values()) < max(price.values())


def losing(seat: int) -> Any:
    """Germany attacks aircraft and infantry with aircraft and infantry; the seat has hits to take, and a choice."""
    army = {"infantry": 2, "fighter": 2, "bomber": 2}
    units = {"poland": {"germany": army}, "east_poland": {"ussr": army}}
    orders = [f"send {kind} east_poland" for kind, n in army.items() for _ in range(n)]
    for seed in range(200):
        state: Any = game.load({"players": 2, "power": "germany", "cash": {}, "units": units})
        chance = Chance(seed)
        while state.where() != "CombatMove.order":
            state.apply(game.space.parse("finish"))
        for order in ("pick poland", *orders, "finish"):
            state.apply(game.space.parse(order))
        chance.settle(state)
        if state.where() == "Battles.choose":
            state.apply(state.legal_actions()[0])
            chance.settle(state)
        if state.where() == "Losses.choose" and state.seat == seat and len(state.legal_actions()) == len(army):
            return state
    raise AssertionError("no such dice")


@pytest.mark.parametrize(("side", "seat"), [("attacker", 0), ("defender", 1)])
def test_casualties_fall_in_the_order_of_the_odds(side: str, seat: int) -> None:
    """A hint and the page's default spoke of different units: of aircraft that defend, the bomber hits least."""
    state = losing(seat)
    rates = {action: game.rate(state, action, seat) for action in state.legal_actions()}
    order = [game.space.action(one).fields["kind"] for one in sorted(rates, key=rates.__getitem__, reverse=True)]
    assert order == [kind for kind in ORDERS[side].split() if kind in order]


def test_why_a_bomber_falls_before_fighters() -> None:
    state = losing(1)
    seen = game.view(state, 1)

    def why(kind: str) -> list[str]:
        after = preview(game, state, 1, [game.space.parse(f"lose ussr {kind}")]).view
        return [reason.name for reason in game.reasons(seen, after, 1)]

    assert "fires_least" in why("bomber")
    assert "fires_least" not in why("fighter") + why("infantry")
