"""How long a turn of Attack! may trade: without limit, yet not for ever."""

from __future__ import annotations

import json
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.adapters.shared import opening
from kartentisch.arena import series
from kartentisch.arena.play import Setting
from kartentisch.bots import Decision, levels
from kartentisch.engine import testkit
from kartentisch.engine.game import Game
from kartentisch.games.attack import Attack, policy
from kartentisch.games.attack.bot.bargaining import PATIENCE
from kartentisch.games.attack.layout import CARD_NAMES
from kartentisch.games.attack.trade import MOST_OFFERS

POSITION = {
    "players": 2,
    "active": 0,
    "armies": [{"germany": {"infantry": 1}}, {"poland": {"infantry": 1}}],
    "hands": [{"oil_2": 1}, {}],
}

# four suits, and of the fifth a card that would complete the set; nothing else to do that is worth much
EAGER = POSITION | {
    "hands": [{"oil_4": 1, "minerals_4": 1, "population_4": 1, "factories_4": 1, "oil_1": 1}, {"rail_transport_4": 1}],
}


@pytest.fixture(scope="module")
def game() -> Game:
    return kt.load("attack")


def trading(game: Game, offers: int | str | None) -> Any:
    """`offers`: the option; None: as it is where nobody chooses."""
    state = game.load(POSITION | {"options": {} if offers is None else {"offers": offers}})
    state.apply(game.space.parse("act trade"), 0)
    return state


def offer(state: Any, *cards: str, answer: str) -> None:
    for word in ("partner 2", *cards, "propose"):
        state.apply(state.game.space.parse(word), 0)
    state.apply(state.game.space.parse(answer), 1)


@pytest.mark.rule("ATK-110", "ATK-R22")
@pytest.mark.parametrize("offers", [3, 10, "none", None])
def test_deals_are_not_limited(game: Game, offers: int | str) -> None:
    state = trading(game, offers)
    for _ in range(150):
        offer(state, "give oil_2", answer="accept")
        offer(state, "want oil_2", answer="accept")
    assert (state.deals, state.made, state.offers) == (300, 300, 0)
    assert state.where() == "Trade.partner"
    assert game.load(json.loads(json.dumps(game.dump(state)))).digest() == state.digest()


@pytest.mark.rule("ATK-R22")
def test_fruitless_offers_may_be_unlimited(game: Game) -> None:
    """So they are where nobody chooses anything: the rules name no number."""
    limited, free, usual = trading(game, 20), trading(game, "none"), trading(game, None)
    for state in (limited, free, usual):
        for _ in range(20):
            offer(state, answer="decline")
    assert limited.where() == "Turn.choose" and free.where() == usual.where() == "Trade.partner"
    offer(free, answer="decline")
    offer(usual, answer="decline")
    assert free.offers == usual.offers == 21 and free.digest() == usual.digest()


@pytest.mark.rule("ATK-R22")
def test_series_of_bots_set_a_limit_of_their_own(game: Game) -> None:
    """Random players would talk on and on: arena, kit, environments and OpenSpiel all play by `Game.series`."""
    usual: Any = game.new(2)
    series_of: Any = opening(game, 2, None)
    assert usual.table.offers == 0 and series_of.table.offers == 10
    assert Setting.of(game, None, []).options["offers"] == 10
    assert testkit.drawn(game, 1, 2, {})[1]["offers"] == 10


def refusal(state: Any) -> int:
    """What the partner says to everything; elsewhere whatever is first."""
    return int(
        state.game.space.parse("decline") if state.where() == "Negotiation.answer" else state.legal_actions(1)[0]
    )


@pytest.mark.rule("ATK-R22")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_bot_that_is_refused_stops_by_itself(game: Game, level: str) -> None:
    """Whatever the table allows; an easy one once began trade over a hundred times in a turn to leave it at once."""
    made = []
    for seed in (1, 5, 14) if level != "hard" else (2,):
        state: Any = game.load(EAGER)
        bot, most = levels.agent(level, seed), 0
        while state.active == 0 and not state.over:
            if state.chance:
                state.apply(state.chance_outcomes()[0][0])
            elif state.seats_asked == [0]:
                state.apply(bot.answer(Decision.of(state, 0)), 0)
            else:
                state.apply(refusal(state), 1)
            if state.active == 0:
                most = int(state.made)
        made.append(most)
    assert max(made) == PATIENCE


@pytest.mark.rule("ATK-R22")
@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_no_turn_trades_for_ever(game: Game, answer: str) -> None:
    state = trading(game, "none")
    for _ in range(MOST_OFFERS):
        offer(state, answer=answer)
    assert state.where() == "Turn.choose" and state.made == MOST_OFFERS
    with pytest.raises(kt.Rejected) as error:
        state.apply(game.space.parse("act trade"), 0)
    assert (error.value.code, error.value.rule) in {("offers_spent", "ATK-R22"), ("action_twice", "ATK-20")}


@pytest.mark.thorough
@pytest.mark.rule("ATK-R24")
def test_bots_agree_on_an_end_and_tables_do_not(game: Game) -> None:
    state: Any = game.load(POSITION)
    assert state.table.round_limit == 0
    (one,) = list(series.run(game, ["greedy", "greedy"], 1, seed=3))[-1].results
    assert one.turns <= 2 * 8
    (shorter,) = list(series.run(game, ["greedy", "greedy"], 1, seed=3, options={"round_limit": 4}))[-1].results
    assert shorter.turns <= 2 * 4


def test_bots_ask_only_for_cards_that_somebody_may_hold(game: Game) -> None:
    """All of a kind in the own hand: nobody has one more, whatever the bot imagines."""
    assert isinstance(game, Attack)
    deck = {CARD_NAMES[card]: int(n) for card, n in enumerate(game.tables.plain.deck) if n}
    for name, n in deck.items():
        state = game.load(POSITION | {"hands": [{name: n}, {next(other for other in deck if other != name): 1}]})
        for word in ("act trade", "partner 2"):
            state.apply(game.space.parse(word), 0)
        worth = {game.space.notation(action): policy.rate(state, action, 0) for action in state.legal_actions(0)}
        wanted = {action: value for action, value in worth.items() if action.startswith("want ")}
        assert wanted.pop(f"want {name}") < min(wanted.values())


def test_an_offer_in_the_making_may_be_any_offer(game: Game) -> None:
    """Nobody else sees that it grows: so in imagined worlds it is not always empty, and as large as it can be."""
    state = game.load(POSITION | {"hands": [{"oil_2": 2, "oil_3": 1}, {"minerals_3": 1}]})
    for word in ("act trade", "partner 2", "give oil_2"):
        state.apply(word, 0)
    sizes, before = set(), game.view(state, 1)
    for seed in range(200):
        world = state.clone()
        world.determinize(1, kt.Chance(seed))
        data = game.dump(world)
        sizes.add((sum(data.get("gives", {}).values()), sum(data.get("wants", {}).values())))
        assert not game.faults(world) and game.view(world, 1) == before
    assert sizes == {(gives, wants) for gives in range(4) for wants in range(2)}


def test_nobody_is_asked_for_more_than_is_given(game: Game) -> None:
    """A bot offered Rail transport 1 for Population 4, and the same again right after it was declined."""
    state: Any = game.load(EAGER)
    for word in ("act trade", "partner 2"):
        state.apply(game.space.parse(word), 0)
    for want in ("want rail_transport_4", "want rail_transport_1"):
        world = state.clone()
        world.apply(game.space.parse(want), 0)
        worth = {game.space.notation(action): policy.rate(world, action, 0) for action in world.legal_actions(0)}
        best = max(worth, key=lambda action: worth[action])
        assert best.startswith("give ") and int(best[-1]) >= int(want[-1]), best
