"""A game reviewed: what is said of decisions and of luck."""

from __future__ import annotations

import json
from functools import cache

import pytest

import kartentisch as kt
from kartentisch.bots import Decision
from kartentisch.bots.review import Review, Settings, mark_of, review
from kartentisch.cli.review import told
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.engine.reasons import Reason

pytestmark = pytest.mark.once

NAMES = ["Alarich", "Galla"]


@cache
def played(stop: int = 0) -> kt.Record:
    """Greedy against random; stopped after so many answers."""
    game = kt.load("attila")
    match = kt.Match(game, NAMES, kt.Chance(3))
    bots: list[kt.bots.Agent] = [kt.bots.GreedyBot(1), kt.bots.RandomBot(2)]
    while not match.state.over and not (stop and match.record.answers >= stop):
        seat = match.state.seat
        answer = bots[seat].answer(Decision.of(match.state, seat))
        assert answer is not None
        match.play(seat, answer)
    return match.record


@cache
def reviewed() -> dict[str, object]:
    return review(played(), settings=Settings(simulations=16, samples=4))


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.1487, "blunder"),  # read as 15 of 100
        (0.15, "blunder"),
        (0.1449, "mistake"),
        (0.0451, "mistake"),
        (0.0449, "inaccuracy"),
        (0.015, "inaccuracy"),
        (0.0149, "good"),
        (0.0, "good"),
    ],
)
def test_a_mark_fits_the_figure_that_is_read(loss: float, mark: str) -> None:
    assert mark_of(loss) == mark


@pytest.mark.thorough
def test_the_whole_game_is_in_it() -> None:
    data: dict = reviewed()  # type: ignore[type-arg]
    record = played()
    assert data == json.loads(json.dumps(data)) and data["complete"] and data["review"] == 1
    chosen = [row["entry"] for row in data["decisions"]]
    assert chosen == sorted(set(chosen)) and all(record.entries[entry - 1]["seat"] in (0, 1) for entry in chosen)
    rolled = [n for n, entry in enumerate(record.entries, 1) if "chance" in entry]
    covered = [n for row in data["chances"] for n in range(row["entry"], row["last"] + 1)]
    assert set(rolled) <= set(covered) and sum(row["count"] for row in data["chances"]) == len(rolled)
    assert data["curve"][0]["entry"] == 0 and data["curve"][-1]["values"] == record.replay(kt.load("attila")).returns()
    assert all(abs(sum(point["values"]) - 1) < 1e-3 for point in data["curve"])


@pytest.mark.thorough
def test_what_is_said_of_a_row_fits_together() -> None:
    data: dict = reviewed()  # type: ignore[type-arg]
    for row in data["decisions"]:
        assert 0 <= row["value"] <= row["best_value"] <= 1 and row["legal"] > 1
        assert row["loss"] == pytest.approx(row["best_value"] - row["value"], abs=2e-4)
        assert (row["rank"] == 1) == (row["best"] == row["action"]) == (not row["better"]) == (row["loss"] == 0)
        assert row["mark"] == mark_of(row["loss"])
    for row in data["chances"]:
        assert abs(sum(row["luck"])) < 1e-3
        assert row["luck"] == pytest.approx(
            [a - e for a, e in zip(row["actual"], row["expected"], strict=True)], abs=2e-4
        )
    for row in data["turning"]:
        whole = data["decisions" if row["kind"] == "mistake" else "chances"][row["index"]]
        assert whole["entry"] == row["entry"] and abs(row["change"]) >= 0.05
        assert row["change"] == (-whole["loss"] if row["kind"] == "mistake" else whole["luck"][row["seat"]])
    for row in data["seats"]:
        own = [one for one in data["decisions"] if one["seat"] == row["seat"]]
        assert row["decisions"] == len(own) == sum(row["marks"].values())


@pytest.mark.thorough
def test_random_moves_give_more_away_than_greedy_ones() -> None:
    data: dict = reviewed()  # type: ignore[type-arg]
    greedy, random = data["seats"]
    assert greedy["accuracy"] > random["accuracy"] and random["loss"] > 2 * greedy["loss"]
    assert (greedy["result"], random["result"]) == (1.0, 0.0)


@pytest.mark.thorough
def test_the_same_budget_gives_the_same_review_however_it_is_made() -> None:
    work = Review(played(), settings=Settings(simulations=16, samples=4, seats=[1]))
    steps = work.steps()
    for done in steps:
        if done == 60:
            break
    part = work.data()
    assert not part["complete"] and part["entries"] == 60
    assert {row["seat"] for row in part["decisions"]} == {1}
    for _ in steps:  # and on
        pass
    whole: dict = reviewed()  # type: ignore[type-arg]
    assert work.data()["decisions"] == [row for row in whole["decisions"] if row["seat"] == 1]
    assert work.data()["chances"] == whole["chances"] and work.data()["complete"]


@pytest.mark.thorough
def test_a_review_in_a_hurry_leaves_out_evenly_and_says_so() -> None:
    record = played()

    def rows() -> float:
        return 1.0 * len(work.data()["decisions"]) + 3.0 * len(work.data()["chances"])

    work = Review(record, settings=Settings(simulations=16, samples=2, seconds=100), clock=rows)
    for _ in work.steps():
        pass
    data = work.data()
    whole: dict = reviewed()  # type: ignore[type-arg]
    assert data["complete"] and len(data["curve"]) == len(whole["curve"])
    for kind in ("decisions", "chances"):
        assert 0 < len(data[kind]) < len(whole[kind]) == len(data[kind]) + data["left_out"][kind]
        late = sum(row["entry"] > len(record.entries) // 2 for row in data[kind])
        assert 0 < late < len(data[kind]), "at the beginning and at the end"
    assert whole["left_out"] == {"decisions": 0, "chances": 0} and whole["budget"]["seconds"] is None


def test_what_would_have_been_better_has_its_reasons() -> None:
    data: dict = reviewed()  # type: ignore[type-arg]
    words = Language("en", kt.load("attila"), NAMES)
    for row in data["decisions"]:
        assert row["mark"] != "good" or row["why"] == []
    told = [
        words.why([Reason(one["name"], one["args"]) for one in row["why"]]) for row in data["decisions"] if row["why"]
    ]
    assert told and all(sentence.endswith(".") for sentence in told)


def test_a_decision_is_judged_by_what_its_seat_could_know() -> None:
    """Two records that differ in hidden cards only weigh a decision alike."""
    record, game = played(12), kt.load("attila")
    entry = next(n for n, one in enumerate(record.entries, 1) if "action" in one and n > 20)
    state = record.replay(game, entry - 1)
    weighed = []
    for seed in (None, 5):
        world = state.clone()
        if seed is not None:
            world.determinize(state.seat, kt.Chance(seed))
        work = Review(record, game, Settings(simulations=16))
        work._weigh_decision(entry, record.entries[entry - 1], world)
        weighed.append(work.data()["decisions"])
    assert weighed[0] == weighed[1] and len(weighed[0]) == 1


def test_a_listed_chance_is_averaged_exactly() -> None:
    """Where nothing happens besides, luck over all outcomes is nothing on average."""
    work = Review(played(), settings=Settings(samples=2))
    state = kt.load("attila").new(2)
    outcomes = work._listed(state)
    assert outcomes == [(0, 0.5), (1, 0.5)]
    luck = [0.0, 0.0]
    for outcome, weight in outcomes:
        after = state.clone()
        after.apply(outcome)
        work.record.entries[0] = {**work.record.entries[0], "outcome": str(outcome)}
        work._weigh_chance(1, 1, state, after)
        luck = [sum_ + weight * one for sum_, one in zip(luck, work.data()["chances"][-1]["luck"], strict=True)]
    assert luck == pytest.approx([0, 0], abs=1e-3)


@pytest.mark.thorough
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_a_few_lines(lang: str) -> None:
    game = kt.load("attila")
    data: dict = reviewed()  # type: ignore[type-arg]
    words = Language(lang, game, NAMES, room="kartentisch.cli")
    lines = [str(part) for part in told(data, played(), game, words, 90, seat=2)]
    assert words.say("review-turning") in lines and max(map(len, lines)) <= 90
    assert (
        sum("?? " in line for line in lines)
        == data["seats"][1]["marks"]["blunder"] + data["seats"][0]["marks"]["blunder"]
    )
    text = " ".join(" ".join(lines).split())
    mistake = next(row for row in data["turning"] if row["kind"] == "mistake")
    assert words.action(game.space.parse(data["decisions"][mistake["index"]]["best"])) in text


@pytest.mark.thorough
def test_a_move_of_many_orders_is_weighed_as_a_whole() -> None:
    """Once for each phase of a turn; what would have been better is named where it parts from what was done."""
    game = kt.load("europe")
    match = kt.Match(game, NAMES, kt.Chance(3), options=dict(game.series))
    bots = [kt.bots.make("easy", 1), kt.bots.GreedyBot(2)]
    while match.state.turn < 2:
        seat = match.state.seat
        answer = bots[seat].answer(Decision.of(match.state, seat))
        assert answer is not None
        match.play(seat, answer)
    data = review(match.record, game, Settings(simulations=12, samples=1))
    whole = [row for row in data["decisions"] if row["question"] in game.planned]
    assert [row["question"] for row in whole] == ["Purchase.buy", "CombatMove.order", "NonCombat.order"]
    assert any(row["better"] for row in whole)
    for row in whole:
        state = match.record.replay(game, row["entry"] - 1)
        assert {game.space.parse(row["action"]), game.space.parse(row["best"])} <= set(state.legal_actions())


@pytest.mark.thorough
@pytest.mark.once
def test_an_action_of_a_turn_is_weighed_with_all_that_it_leads_to() -> None:
    """Attack!: once for each choice of an action, its orders and purchases as parts of it."""
    game = kt.load("attack")
    match, bot = kt.Match(game, NAMES, kt.Chance(3), options=dict(game.series)), kt.bots.GreedyBot(2)
    chosen = 0
    while match.state.turn < 3:
        decision = Decision.of(match.state, int(match.state.seat))
        chosen += decision.question == "Turn.choose" and decision.seat == 0
        match.play(decision.seat, bot.answer(decision))
    data = review(match.record, game, Settings(simulations=12, samples=1, seats=[0]))
    begun, rest = next(iter(game.planned.items()))
    rows = [row for row in data["decisions"] if row["turn"] > 0 and row["question"] in {begun, *rest}]
    assert len(rows) == chosen > 1
    for row in rows:
        state = match.record.replay(game, row["entry"] - 1)
        assert {game.space.parse(row["action"]), game.space.parse(row["best"])} <= set(state.legal_actions())


@cache
def attacked() -> kt.Record:
    """Four rounds of Attack!, greedy bots."""
    match = kt.Match(kt.load("attack"), [*NAMES, "Marcus"], kt.Chance(2003), options={"round_limit": 4})
    bots = [kt.bots.GreedyBot(seat) for seat in range(3)]
    while not match.state.over:
        match.play(match.state.seat, bots[match.state.seat].answer(Decision.of(match.state, match.state.seat)))
    return match.record


def test_the_curve_looks_as_far_as_hints_do() -> None:
    """Near the end the one looked ahead one turn and the other three: 6 and 50 of 100 stood beside each other."""
    record, game = attacked(), kt.load("attack")
    curve = review(record, settings=Settings(simulations=1, samples=16, seats=[]))["curve"]
    last = [point for point in curve if 9 <= point["turn"] < 12]
    apart = list[float]()
    for point in last:  # of these moments hints know the end of the game
        ends = [0.0] * 3
        for seed in range(100):
            world, chance = record.replay(game, point["entry"]), kt.Chance(seed)
            world.rollout(chance, game.rate, turns=3)
            chance.settle(world)
            ends = [sum_ + one for sum_, one in zip(ends, world.returns(), strict=True)]
        apart.append(max(abs(one / 100 - value) for one, value in zip(ends, point["values"], strict=True)))
    assert len(apart) == 3 and max(apart) < 0.2, apart
