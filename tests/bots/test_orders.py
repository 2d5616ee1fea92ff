"""Standing orders: the first that applies answers, by public fields of the question."""

from __future__ import annotations

import random

import pytest

import kartentisch as kt
from kartentisch.bots import Decision, StandingOrder, StandingOrders
from kartentisch.bots.orders import check, facts_of

GAME = kt.load("attila")


def conflict() -> tuple[Decision, list[str]]:
    """A seat asked for cards in somebody else's conflict, with two peoples to lay; and these peoples."""
    dice = random.Random(4)
    for seed in range(50):
        state = GAME.new(players=3, seed=seed)
        chance = kt.Chance(seed)
        while not state.over:
            chance.settle(state)
            if state.over:
                break
            decision = Decision.of(state, state.seat)
            lay = [GAME.space.notation(a) for a in decision.legal if GAME.space.action(a).name == "lay"]
            if decision.question == "Conflict.lay" and state.active != state.seat and len(lay) > 1:
                return decision, lay
            state.apply(dice.choice(decision.legal))
    raise AssertionError("no conflict")


def said(decision: Decision, *orders: StandingOrder) -> str | None:
    answer = StandingOrders(orders).answer(decision)
    return None if answer is None else GAME.space.notation(answer)


def test_the_first_order_that_applies_answers() -> None:
    decision, lay = conflict()
    facts = facts_of(GAME, decision.view)
    assert set(facts) == {"province", "active"} and facts["province"] in GAME.board.numbers
    here, elsewhere = facts["province"], next(p for p in GAME.board.numbers if p != facts["province"])
    order = StandingOrder
    assert said(decision, order("Turn.play", answer=[lay[0]])) is None
    assert said(decision, order("Conflict.lay", answer=[lay[1], lay[0]])) == lay[1]
    assert said(decision, order("Conflict.lay", {"province": [elsewhere]}, [lay[1]])) is None
    assert said(decision, order("Conflict.lay", {"province": [elsewhere, here]}, [lay[1]])) == lay[1]
    other_turn = {"active": [str(decision.seat)]}
    assert said(decision, order("Conflict.lay", other_turn, [lay[1]]), order("Conflict.lay")) == "finish"
    assert said(decision, order("Conflict.lay", answer=["lay *"])) == lay[0]


def test_when_nothing_is_legal_it_passes_or_asks() -> None:
    decision, lay = conflict()
    people = next(p for p in GAME.kinds.names["people"] if f"lay {p}" not in lay)
    assert said(decision, StandingOrder("Conflict.lay", answer=[f"lay {people}"])) == "finish"
    assert said(decision, StandingOrder("Conflict.lay", answer=[f"lay {people}"], otherwise="ask")) is None


def test_so_many_times_and_no_more() -> None:
    decision, lay = conflict()
    agent = StandingOrders([StandingOrder("Conflict.lay", answer=[lay[0]], times=2)])
    answers = [agent.answer(decision) for _ in range(3)]
    assert [GAME.space.notation(a) for a in answers if a is not None] == [lay[0], lay[0], "finish"]


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (StandingOrder("Conflict.sing"), "unknown_word"),
        (StandingOrder("Conflict.lay", {"weather": ["rain"]}), "unknown_word"),
        (StandingOrder("Conflict.lay", {"province": ["atlantis"]}), "unknown_word"),
        (StandingOrder("Conflict.lay", {"active": ["3"]}), "unknown_word"),
        (StandingOrder("Conflict.lay", answer=["lay"]), "missing_word"),
        (StandingOrder("Conflict.lay", answer=["lay martians"]), "unknown_word"),
        (StandingOrder("Conflict.lay", answer=["finish now"]), "superfluous_word"),
        (StandingOrder("Conflict.lay", answer=[" "]), "unknown_word"),
    ],
)
def test_what_the_game_does_not_know_is_refused(order: StandingOrder, code: str) -> None:
    with pytest.raises(kt.EngineError, match=code):
        check(GAME, 3, order)
    check(GAME, 3, StandingOrder("Conflict.lay", {"province": ["moesia"], "active": ["2"]}, ["lay *", "finish"]))
