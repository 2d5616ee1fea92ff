"""Standing orders: the first that applies answers, by public facts about the question."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import pytest

import kartentisch as kt
from kartentisch.bots import Decision, Passing, StandingOrder, StandingOrders
from kartentisch.bots.orders import check, facts_of, fields_of
from kartentisch.bots.passing import passing
from kartentisch.engine.facts import EventKinds
from kartentisch.engine.game import Game
from kartentisch.engine.language import LANGUAGES, Language
from tests.engine.auction import EVENTS, Auction

GAME = kt.load("attila")
WAR = kt.load("attack")


def conflict() -> tuple[Decision, list[str]]:
    """A seat asked for cards in somebody else's conflict, with two peoples to lay; and these peoples."""
    dice = random.Random(4)
    for seed in range(50):
        state: Any = GAME.new(players=3, seed=seed)
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
    (here,) = facts["province"]
    assert here in GAME.board.numbers and facts["active"] == (str(decision.view["active"]),)
    elsewhere = next(p for p in GAME.board.numbers if p != here)
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


# ------------------------------------------------------------------ what a window is about
INTERPRETED = pytest.mark.skipif(kt.compiled(), reason="the small game cannot build on a compiled kernel")


class Windows(Auction):
    """The auction with words for what its windows are about: the window itself, and the round that called it."""

    reactions: ClassVar = {"Attack.react": ("card",)}
    about: ClassVar = {"Attack.react": ("seat", "buyer", "dealt", "coins", "prize")}
    seat_fields = ("seat", "buyer")

    def __init__(self) -> None:
        super().__init__()
        self.kinds = EventKinds(EVENTS, {**self.kinds.names, "prize": ["crown", "ring", "cloak"]})

    def subject(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return {"coins": view["coins"][view["stack"][-1].get("seat", 0)], "prize": [0, "cloak"]}


def window() -> Decision:
    """Seat 1 is asked to react to the attack of seat 2, who has bid 3 of 4 coins."""
    game = Windows()
    state = game.new(players=3)
    chance = kt.Chance(1)
    chance.settle(state)
    for coins in (0, 1, 3):
        state.apply(game.space.parse(f"bid {coins}"), state.seat)
    chance.settle(state)
    state.apply(game.space.parse("pass"))
    decision = Decision.of(state, 1)
    assert decision.question == "Attack.react" and decision.view["stack"][-1]["seat"] == 2
    return decision


@INTERPRETED
def test_facts_are_those_of_all_procedures_that_run_the_inner_one_first() -> None:
    decision = window()
    facts = facts_of(decision.game, decision.view)
    assert facts["seat"] == ("2",) and facts["buyer"] == ("2",), "the window, and the round that called it"
    assert facts["dealt"] == ("3",) and facts["coins"] == ("1",) and facts["prize"] == ("crown", "cloak")
    view = {**decision.view, "stack": [{"step": "Attack.react", "seat": 0}, {"step": "Attack.react", "seat": 1}]}
    assert facts_of(decision.game, view)["seat"] == ("1",)


@INTERPRETED
@pytest.mark.parametrize(
    ("when", "fits"),
    [
        ({"seat": ["2"]}, True),
        ({"seat": ["0", "1"]}, False),
        ({"buyer": ["2"], "dealt": ["3"]}, True),
        ({"dealt": [">=3"]}, True),
        ({"dealt": [">=4"]}, False),
        ({"dealt": ["<=3"]}, True),
        ({"dealt": ["<=2", "=4"]}, False),
        ({"dealt": ["<=2", "=3"]}, True),
        ({"dealt": ["3"], "coins": ["<=0"]}, False),
        ({"prize": ["cloak"]}, True),
        ({"prize": ["ring"]}, False),
    ],
)
def test_an_order_asks_for_seats_and_compares_numbers(when: dict[str, list[str]], fits: bool) -> None:
    decision = window()
    order = StandingOrder("Attack.react", when, ["pass"])
    check(decision.game, 3, order)
    assert StandingOrders([order]).answer(decision) == (0 if fits else None)


@INTERPRETED
def test_what_an_order_may_ask_is_told_with_its_kind() -> None:
    fields = fields_of(Windows(), "Attack.react", 3)
    assert [(one.name, one.kind) for one in fields] == [
        ("seat", "seat"), ("buyer", "seat"), ("dealt", "number"), ("coins", "number"), ("prize", "word"),
        ("active", "seat"),
    ]  # fmt: skip
    assert fields[0].values == ("0", "1", "2") and fields[2].values == ()
    assert fields[4].values == ("crown", "ring", "cloak")
    # without a word of the game: ids and seats, no masks and no counters
    assert [one.name for one in fields_of(Auction(), "Attack.react", 3)] == ["seat", "active"]
    for value in ("many", ">3", ">=", "-1", "=1234567", "3 "):
        with pytest.raises(kt.EngineError, match="unknown_word"):
            check(Windows(), 3, StandingOrder("Attack.react", {"dealt": [value]}))
    with pytest.raises(kt.EngineError, match="unknown_word"):
        check(Windows(), 3, StandingOrder("Attack.react", {"seat": [">=1"]}))


@INTERPRETED
def test_secret_locals_are_no_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    decision = window()
    monkeypatch.setattr(decision.game.procedures["Rounds"], "SECRETS", ("buyer",))
    assert "buyer" not in facts_of(decision.game, decision.view)


def test_what_a_game_calls_a_seat_is_read_as_a_player() -> None:
    args, people = {"offerer": 1, "other": 0, "round": 1}, ["Anna", "Ben"]
    assert "offerer" in WAR.seat_fields and "offerer" not in GAME.seat_fields
    assert Language("en", WAR, people).names(args) == {"offerer": "Ben", "other": "Anna", "round": 1}
    assert Language("en", GAME, people).names(args) == {"offerer": 1, "other": "Anna", "round": 1}


# ------------------------------------------------------------------ pass unless
def test_pass_unless() -> None:
    decision, lay = conflict()
    (here,) = facts_of(GAME, decision.view)["province"]
    everywhere = StandingOrder("*")
    here_ask = StandingOrder("Conflict.lay", {"province": [here]}, otherwise="ask")
    elsewhere_ask = StandingOrder(
        "Conflict.lay", {"province": [p for p in GAME.board.numbers if p != here]}, (), 0, "ask"
    )
    for order in (everywhere, here_ask, elsewhere_ask):
        check(GAME, 3, order)
    assert said(decision, everywhere) == "finish"
    assert said(decision, here_ask, everywhere) is None, "the exception asks, though it has no answer"
    assert said(decision, elsewhere_ask, everywhere) == "finish"
    assert said(decision, StandingOrder("*", {"province": [here]}, [lay[1]]), everywhere) == lay[1]
    check(GAME, 3, StandingOrder("*", {"province": [here], "active": ["1"]}))
    with pytest.raises(kt.EngineError, match="unknown_word"):
        check(GAME, 3, StandingOrder("*", {"weather": ["rain"]}))


def test_orders_for_everything_leave_alone_what_is_no_matter_for_them() -> None:
    """Whoever builds a counter-offer in the turn of another is not withdrawn from it."""
    state = WAR.load({"players": 2, "active": 0, "armies": [{"germany": {"infantry": 1}}, {"poland": {"infantry": 1}}]})
    for seat, action in ((0, "act trade"), (0, "partner 2"), (0, "propose"), (1, "counter")):
        state.apply(WAR.space.parse(action), seat)
    decision = Decision.of(state, 1)
    assert decision.question == "Negotiation.build" and WAR.space.parse("withdraw") in decision.legal
    assert StandingOrders([StandingOrder("*", answer=["withdraw"])]).answer(decision) is None


def asked_in_war(games: int = 3) -> Iterator[tuple[Any, Decision]]:
    """Every question to a seat in the turn of another in some random games of Attack!."""
    dice = random.Random(11)
    for seed in range(games):
        state: Any = WAR.new(players=3, seed=seed)
        chance = kt.Chance(seed)
        for _ in range(2500):
            if state.over:
                break
            for seat in state.seats_asked:
                if seat != state.active:
                    yield state, Decision.of(state, seat)
            seat = dice.choice(list(state.seats_asked))
            state.apply(dice.choice(state.legal_actions(seat)), seat)
            chance.settle(state)


def test_passing_is_what_changes_least_and_who_cannot_pass_is_asked() -> None:
    passed: dict[str, set[str | None]] = {}
    for _, decision in asked_in_war():
        answer = StandingOrders([StandingOrder("*")]).answer(decision)
        passed.setdefault(decision.question, set()).add(None if answer is None else WAR.space.notation(answer))
        if answer is not None:
            assert answer == passing(decision) == Passing().answer(decision)
    assert passed["Crossings.veto"] == {"allow"} and passed["Garrison.answered"] == {"abstain"}
    assert passed["Negotiation.answer"] <= {"decline", None} and "decline" in passed["Negotiation.answer"]
    assert passed["LandBattle.reinforce"] == {"finish"}
    assert passed["LandBattle.commit"] == {None}, "four must be lined up: nobody can pass"
    assert passed["SeaPower.answered"] == {None}, "to yield is not to pass"
    assert passed.get("Negotiation.build", {None}) == {None}, "by hand: no matter for orders"


@INTERPRETED
def test_an_open_window_says_itself_what_passing_is() -> None:
    decision = window()
    card = next(action for action in decision.legal if action != 0)
    view = {**decision.view, "pass": decision.game.space.notation(card)}
    told = Decision(decision.game, decision.seat, decision.question, decision.legal, lambda: view)
    assert Passing().answer(decision) == 0 and Passing().answer(told) == card
    assert StandingOrders([StandingOrder("*")]).answer(told) == card


def test_where_one_has_to_choose_nothing_passes() -> None:
    """Which unit falls has no answer that changes least, though it may be the only one without further parts."""
    game = kt.load("europe")
    finish = game.space.parse("finish")
    for question, passes in (("Losses.choose", None), ("Raid.intercept", finish)):
        assert passing(Decision(game, 0, question, [finish], dict)) == passes


# ------------------------------------------------------------------ the games
@pytest.mark.parametrize("game", [GAME, WAR], ids=lambda game: game.id)
def test_what_can_be_asked_has_a_name_and_is_a_matter_of_its_question(game: Game) -> None:
    assert set(game.about) <= set(game.reactions) and set(game.passes) <= set(game.reactions)
    for question, action in game.passes.items():
        assert action in game.reactions[question] or not action  # one has to choose
    for lang in LANGUAGES:
        words = Language(lang, game)
        for question in game.reactions:
            for one in fields_of(game, question, 3):
                named = words.about(one.name)
                assert named and (one.kind == "word" or named != words.say("about"))


@pytest.mark.thorough
def test_what_can_be_asked_is_public_and_there_whenever_it_is_asked() -> None:
    seen: dict[str, dict[str, set[tuple[str, ...]]]] = {}
    for state, decision in asked_in_war():
        if decision.question not in WAR.reactions:
            continue
        own, public = facts_of(WAR, decision.view), facts_of(WAR, WAR.view(state))
        for one in fields_of(WAR, decision.question, 3):
            assert own[one.name] == public[one.name] and len(own[one.name]) == 1, (decision.question, one.name)
            assert one.kind == "number" or own[one.name][0] in one.values
            seen.setdefault(decision.question, {}).setdefault(one.name, set()).add(own[one.name])
    assert len(seen["Crossings.veto"]["origin"]) > 1 and len(seen["Crossings.veto"]["size"]) > 1
    assert len(seen["LandBattle.commit"]["region"]) > 1 and ("0",) not in seen["LandBattle.commit"]["size"]
    assert len(seen["LandBattle.reinforce"]["round"]) > 1 and ("0",) not in seen["Garrison.answered"]["size"]
