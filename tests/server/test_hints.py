"""Hints: what a bot would do, told to the seat that is asked, from what it sees, and to nobody else."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.bots.agent import Decision
from kartentisch.bots.search import Weighed
from kartentisch.bots.whole_moves import steady, tried, whole
from kartentisch.engine.reasons import Clause, Reason, Strength, faced
from kartentisch.server import bot_worker
from kartentisch.server.bot_pool import BotPool, Task, Thought
from kartentisch.server.http.odds import hint_chances
from kartentisch.server.http.odds.process import OddsProcess
from kartentisch.server.store.database import Store
from kartentisch.server.tables.context import Limits
from kartentisch.server.views import hints
from tests.server.running_server import Clock, RunningServer, Visitor
from tests.server.test_foreign_rules import brought

ME = {"kind": "mine", "name": "Anna"}
BOT = {"kind": "bot", "bot": "normal"}
OPEN = {"kind": "open"}


class Oracle(BotPool):
    """Answers at once what the test wishes: the legal actions from the last to the first, each a little worse."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Task] = []
        self.silent = False
        self.best: list[int] = []  # instead of all
        self.played = [10]  # how often it played on from each of them; the last number is that of all further ones
        self.then: list[list[int]] = [[], [], []]  # how the three best go on

    def begin(
        self,
        task: Task,
        seconds: float,
        behind: int = 0,
        told: Callable[[], None] = lambda: None,
        most: float | None = None,
        origin: str = "",
    ) -> Thought:
        self.asked.append(task)
        thought = Thought(task, seconds, most or seconds, origin, told)
        if not self.silent:
            of = self.played
            rows = [
                [action, 0.5 - 0.01 * i, of[min(i, len(of) - 1)]]
                for i, action in enumerate(self.best or reversed(task.legal))
            ]
            thought.end(
                {"weighed": rows, "whole": [[row[0], *then] for row, then in zip(rows, self.then, strict=False)]}
            )
        return thought


@pytest.fixture
def oracle() -> Oracle:
    return Oracle()


@pytest.fixture
def quiet(build: Callable[..., RunningServer], folder: Path, clock: Clock, oracle: Oracle) -> Iterator[RunningServer]:
    yield build(Store.in_folder(folder / "quiet", clock), timekeeper=False, bot_pool=oracle)


def asked(server: RunningServer, *seats: dict[str, str], **more: Any) -> Visitor:
    """A table where Anna is asked first."""
    for _ in range(40):
        anna = server.visitor().open(*(seats or (ME, BOT)), **more)
        anna.do(type="start")
        if anna.look()["decision"] is not None:
            return anna
    raise AssertionError("Anna never begins")


def ask(visitor: Visitor, decision: str | None = None, **more: Any) -> Any:
    if decision is None:
        decision = visitor.look()["decision"]["id"]
    answer = visitor.http.post(f"/api/tables/{visitor.table}/hint", json={"decision": decision, **more})
    if answer.status_code == 200:
        return answer.json()
    return answer.status_code, answer.json()["error"]["code"]


def test_the_level_is_that_of_all_moves_that_cannot_be_told_apart_from_the_best() -> None:
    """Of equal moves the luckiest one was shown with its luck: 21, 99 and 28 of 100 in three turns of a close game."""
    told = hints.levelled([(0.6, 25), (0.5, 25), (0.4, 25), (0.1, 25)])
    assert told == pytest.approx([0.55, 0.45, 0.35, 0.05])
    assert hints.levelled([(0.9, 100), (0.3, 10)]) == pytest.approx([0.9, 0.3]), "surely worse"
    assert hints.levelled([(1.0, 40), (0.0, 0)]) == [1.0, 0.0]
    assert hints.levelled([(0.02, 30), (0.0, 30)])[1] == 0.0


def test_of_what_luck_may_set_apart_the_longest_looked_at_comes_first() -> None:
    """In a first turn with everything to do the hint was to end it: 20 simulations against 20, on a busy machine."""
    rows = [Weighed(1, 0.5, 20), Weighed(2, 0.42, 60), Weighed(3, 0.1, 9)]
    assert [(one.action, one.value) for one in steady(rows)] == [(2, 0.42), (1, 0.42), (3, 0.1)]
    assert steady([rows[1], rows[0]], idle=2)[0].action == 1, "to do nothing has to be surely better"
    sure = [Weighed(1, 0.9, 100), Weighed(2, 0.3, 200)]
    assert steady(sure) == sure, "surely worse"
    none = [Weighed(1, 0.5, 0, usual=True)]
    assert steady(none) == none


def test_what_was_hardly_played_on_from_is_no_next_best(quiet: RunningServer, oracle: Oracle) -> None:
    """On a busy machine ending the turn stood before three safe attacks, for the luck of some games of 23."""
    oracle.played = [11, 7, 8, 1]
    anna = asked(quiet)
    legal = [action["number"] for action in anna.look()["decision"]["legal"]]
    assert [[step["number"] for step in move["steps"]] for move in ask(anna)["moves"]] == [[legal[-1]], [legal[-3]]]
    oracle.played = [3, 2]
    assert len(ask(anna)["moves"]) == 1


def test_the_best_three_with_reasons_and_nothing_is_played(quiet: RunningServer, oracle: Oracle) -> None:
    anna = asked(quiet)
    before = anna.look()
    assert before["may_hint"] is True
    hint = ask(anna)
    legal = [action["number"] for action in before["decision"]["legal"]]
    assert [[step["number"] for step in move["steps"]] for move in hint["moves"]] == [[one] for one in legal[::-1][:3]]
    assert all(move["sentence"].endswith(".") for move in hint["moves"])
    values = [move["value"] for move in hint["moves"]]
    assert [round(values[0] - value, 2) for value in values] == [0, 0.01, 0.02]
    assert all("decide" not in move["why"] for move in hint["moves"]), "that something follows is no reason"
    told = [move["reason"] for move in hint["moves"] if move["reason"]]
    assert len(told) == len(set(told)), "what all of them bring is said once"
    for move in hint["moves"]:  # what is read at once is how the whole begins
        assert move["sentence"].startswith(move["begins"]) and move["why"].startswith(move["reason"])
    assert hint["simulations"] == 10 * len(legal)
    assert anna.look() == before
    (task,) = oracle.asked
    assert task.view == before["view"], "nothing but what the seat sees"


def test_behind_the_steps_of_a_draft(quiet: RunningServer, oracle: Oracle) -> None:
    anna = asked(quiet)
    decision = anna.look()["decision"]
    first = next(action["notation"] for action in decision["legal"] if action["notation"].startswith("place"))
    hint = ask(anna, decision["id"], actions=[first])
    drafted = {"decision": decision["id"], "actions": [first]}
    ahead = anna.http.post(f"/api/tables/{anna.table}/preview", json=drafted).json()
    later = {action["number"] for action in ahead["decision"]["legal"]}
    assert {step["number"] for move in hint["moves"] for step in move["steps"]} <= later
    assert ask(anna, decision["id"], actions=[first, "nonsense"])[1] != "internal_fault"


def test_what_is_sent_tells_the_draft_with_the_hint_and_what_it_ends(quiet: RunningServer, oracle: Oracle) -> None:
    """The list after "Add this to my draft" held the hint's battles alone, and its button ended the phase unsaid."""
    anna = quiet.visitor().open(ME, BOT, game="europe", start="eastern_front")
    anna.do(type="start")

    def listed(*actions: int) -> tuple[str, dict[str, int]]:
        decision = anna.look()["decision"]["id"]
        drafted = {"decision": decision, "actions": list(actions)}
        ahead = anna.http.post(f"/api/tables/{anna.table}/preview", json=drafted).json()
        return decision, {one["notation"]: one["number"] for one in ahead["decision"]["legal"]}

    first = anna.look()["decision"]
    done = next(one["number"] for one in first["legal"] if one["notation"] == "finish")
    anna.do(type="play", seat=0, decision=first["id"], actions=[done])
    moves = {one["notation"]: one["number"] for one in anna.look()["decision"]["legal"]}
    draft = [moves["pick poland"]]
    draft += [listed(*draft)[1]["send infantry east_poland"]] * 2
    decision, then = listed(*draft)
    oracle.best = [then["finish"]]
    (alone,) = ask(anna, decision, actions=draft)["moves"]
    assert "East Poland" not in alone["sentence"] and "East Poland" in alone["sends"]["sentence"]
    assert "2 infantry" in alone["sends"]["begins"]
    assert (alone["sends"]["ends"], alone["sends"]["battles"]) == ("End combat moves", 1)
    oracle.best = [moves["finish"]]
    (bare,) = ask(anna, decision)["moves"]
    assert (bare["sends"]["sentence"], bare["sends"]["battles"]) == (bare["sentence"], 0)


def test_not_for_others_nor_for_another_moment(quiet: RunningServer, oracle: Oracle) -> None:
    anna = asked(quiet)
    decision = anna.look()["decision"]["id"]
    guest = quiet.visitor(anna.table)
    assert ask(guest, decision) == (401, "unknown_key")
    thief = quiet.visitor(anna.table, "0" * 43)
    assert ask(thief, decision) == (401, "unknown_key")
    assert ask(anna, decision, seat=1) == (403, "foreign_seat")
    assert ask(anna, "1-0") == (409, "stale_decision")
    for _ in range(60):
        if anna.play() == "waiting":
            break
    assert ask(anna, decision) == (409, "not_asked")
    assert ask(quiet.visitor().open(ME, OPEN), "1-0") == (409, "hints_off")
    assert not oracle.asked


@pytest.mark.parametrize("agreed", [False, True])
def test_with_other_people_only_where_it_was_agreed_at_the_opening(
    quiet: RunningServer, oracle: Oracle, agreed: bool
) -> None:
    anna = quiet.visitor().open(ME, OPEN, hints=agreed)
    invitation = (
        quiet.visitor().http.post(f"/api/tables/{anna.table}/invitation", json={"invite": anna.keys["invite"]}).json()
    )
    assert invitation["table"]["hints"] is agreed, "whoever is invited reads it before they sit down"
    ben = quiet.visitor().join(anna, "Ben")
    anna.do(type="start")
    who, other = (anna, ben) if anna.look()["decision"] else (ben, anna)
    decision = who.look()["decision"]["id"]
    assert who.look()["may_hint"] is other.look()["may_hint"] is agreed
    assert (ask(who, decision) == (409, "hints_off")) is not agreed
    assert ask(other, decision)[1] == ("not_asked" if agreed else "hints_off")
    other.do(type="leave")
    assert who.look()["may_hint"] is agreed, "somebody who is away plays, too"
    assert who.refused(type="settings", hints=True) == "bad_request", "it cannot be changed any more"


def test_who_asks_too_often_waits(
    build: Callable[..., RunningServer], folder: Path, clock: Clock, oracle: Oracle
) -> None:
    store = Store.in_folder(folder / "strict", clock)
    server = build(store, limits=replace(Limits(), address_rate=0), timekeeper=False, bot_pool=oracle)
    anna = asked(server)
    decision = anna.look()["decision"]["id"]
    answers = [ask(anna, decision) for _ in range(9)]
    assert [answer for answer in answers if not isinstance(answer, tuple)]
    assert answers[-1] == (429, "too_many_requests")
    assert len(oracle.asked) <= hints.RATE[1] + 2
    anna.play()  # commands have a budget of their own


def test_one_at_a_time_and_a_bot_that_finds_nothing(
    quiet: RunningServer, oracle: Oracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = asked(quiet)
    oracle.silent = True
    monkeypatch.setattr(hints, "PATIENCE", 0.05)
    assert ask(anna) == (503, "hint_too_slow")
    advice = hints.Hints(quiet.context)
    with quiet.context.look(anna.table) as (_, table), advice.one(table, 0):
        with pytest.raises(kt.KartentischError, match="too_many_requests"), advice.one(table, 0):
            pass
        with advice.one(table, 1):
            pass


def test_a_move_goes_no_further_than_the_seat_may_go(quiet: RunningServer, oracle: Oracle) -> None:
    """What the bot thought would follow, and cannot from what the seat sees, is no part of the move."""
    anna = asked(quiet)
    decision = anna.look()["decision"]
    first = next(action["number"] for action in decision["legal"] if action["notation"].startswith("place"))
    oracle.best, oracle.then = [first], [[first, first, first]]
    (move,) = ask(anna)["moves"]
    assert [step["number"] for step in move["steps"]] == [first]
    oracle.best, oracle.then = [-1], [[]]
    assert ask(anna)[0] == 503, "nothing of it is legal"


@pytest.mark.usefixtures("unbounded")
def test_a_hint_at_a_position_that_no_game_comes_to(quiet: RunningServer, oracle: Oracle) -> None:
    anna = brought(quiet)
    anna.join(anna, "Anna", "Ben")
    anna.do(type="start")
    decision = anna.look()["decision"]
    oracle.best = [decision["legal"][0]["number"]]
    assert ask(anna, decision["id"], seat=decision["seat"]) == (422, "bad_position")


def test_a_move_is_not_made_whole_for_longer_than_there_is_time() -> None:
    game = kt.load("attila")
    state = game.new(players=2, seed=1)
    decision = Decision.of(state, int(state.seat))
    long = time.monotonic() + 60
    moves = [whole(decision, [int(action)], 1, long) for action in decision.legal]
    assert all(move[0] == action for move, action in zip(moves, decision.legal, strict=True))
    further = [move for move in moves if len(move) > 1]
    assert further
    assert not any(whole(decision, move[:1], 1, time.monotonic()) for move in further), "half a move is none"


def test_one_stranger_does_not_take_all_hints(quiet: RunningServer) -> None:
    advice = hints.Hints(quiet.context)
    with ExitStack() as asking:
        for _ in range(hints.OF_ONE):
            with quiet.context.look(asked(quiet).table) as (_, table):
                table.origin = "somewhere"
                asking.enter_context(advice.one(table, 0))
        with quiet.context.look(asked(quiet).table) as (_, table):
            table.origin = "somewhere"
            with pytest.raises(kt.KartentischError, match="too_many_requests"), advice.one(table, 0):
                pass
            table.origin = "elsewhere"
            with advice.one(table, 0):
                pass


# ------------------------------------------------------------------ reasons
@pytest.mark.parametrize("game", ["attila", "attack", "attacke", "selfr3", "europe"])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_reasons_are_told_in_both_languages(game: str, lang: str) -> None:
    rules = kt.load(game)
    state = rules.new(players=rules.seats[0], seed=1)
    view = rules.view(state, 0)
    forecast = rules.forecast(view)
    words = kt.Language(lang, rules)
    assert rules.reasons(view, view, 0) == []
    assert words.why([]) == ""
    assert re.fullmatch(r"[A-Z].+\.", words.why([Reason("over")]))
    parts = [*forecast.seats[0].parts, *forecast.seats[0].more] if forecast else []
    told = words.why([Reason("part", {"field": part.field, "id": part.id, "amount": -2}) for part in parts])
    assert len(re.findall(r" down by 2\." if lang == "en" else r": 2(?: Punkte)? weniger\.", told)) == len(parts)


@pytest.mark.parametrize(
    ("game", "seat", "place", "rival", "beside"),
    [
        ("attack", 0, "chile", 1, "peru_ecuador"),
        ("selfr3", 0, "suedeuropa", 1, "sahara"),
        ("europe", 1, "baltic_states", 0, "poland"),
    ],
)
def test_who_stands_against_whom_is_told(game: str, seat: int, place: str, rival: int, beside: str) -> None:
    rules = kt.load(game)
    seen = rules.view(rules.new(players=rules.seats[-1], seed=1), seat)
    strength = rules.strength(seen)
    assert strength is not None
    sides = strength.sides
    assert sides[seat] != sides[rival] and len(sides) == seen["players"]

    def laid(own: int, there: int, near: int) -> Strength:
        units: list[dict[str, int]] = [{} for _ in strength.units]
        units[sides[seat]], units[sides[rival]] = {place: own}, {place: there, beside: near}
        return Strength(sides, units)

    def told(before: Strength, after: Strength) -> list[tuple[str, int, int]]:
        return [(one.name, one.args["own"], one.args["rivals"]) for one in faced(rules.board, before, after, seat)]

    assert told(laid(1, 0, 3), laid(4, 0, 3)) == [("beside", 4, 3)]
    assert told(laid(1, 2, 3), laid(4, 2, 3)) == [("against", 4, 2)]
    assert told(laid(4, 2, 3), laid(1, 2, 3)) == told(laid(1, 0, 0), laid(4, 0, 0)) == []
    for lang in ("de", "en"):
        words = kt.Language(lang, rules)
        sentence = words.why(faced(rules.board, laid(1, 0, 3), laid(4, 0, 3), seat))
        assert words.name("region", place) in sentence and "4" in sentence and "3" in sentence


@pytest.mark.parametrize(("own", "rival", "name"), [(2, 1, "lead"), (1, 1, "level"), (1, 2, None)])
def test_attila_says_who_comes_to_lead(own: int, rival: int, name: str | None) -> None:
    rules = kt.load("attila")
    before = rules.view(rules.new(players=3, seed=1), 0)
    before["influence"] = [{"goths": 0}, {"goths": rival}, {}]
    after = {**before, "influence": [{"goths": own}, {"goths": rival}, {}]}
    told = [reason for reason in rules.reasons(before, after, 0) if reason.name in ("lead", "level")]
    assert [reason.name for reason in told] == ([name] if name else [])
    for lang in ("de", "en"):
        assert not told or kt.Language(lang, rules).name("people", "goths") in kt.Language(lang, rules).why(told)


@pytest.mark.once
def test_of_plans_that_begin_alike_the_best_is_told() -> None:
    """Attack! has many ways to move: a hint names each action of the turn once, and how the best way goes on."""
    game = kt.load("attack")
    state, chance = game.new(3, 3, game.series), kt.Chance(3)
    while state.where() != "Turn.choose":
        state.apply(kt.bots.GreedyBot(1).answer(Decision.of(state, int(state.seat))))
        chance.settle(state)
    seat, legal = int(state.seat), state.legal_actions()
    assert len(game.plans(state, seat)) > len(legal)
    task = Task(game.id, seat, state.where(), legal, state.view(seat), "hard", 5, weigh=True)
    said = bot_worker.think(task, 60.0)
    actions = [row[0] for row in said["weighed"]]
    assert len(set(actions)) == len(actions) > 2 and set(actions) <= set(legal)
    values = [row[1] for row in said["weighed"]]
    assert values == sorted(values, reverse=True)
    assert [row[0] for row in said["whole"]] == actions[:3]


@pytest.mark.once
def test_the_same_in_another_order_is_no_other_move() -> None:
    """What was bought is placed unit by unit: in any order it is one placement."""
    game = kt.load("europe")
    state, chance = game.new(2, 3, game.series), kt.Chance(3)
    while state.where() != "Placement.place" or len(state.view(int(state.seat))["bought"]) < 2:
        state.apply(kt.bots.GreedyBot(1).answer(Decision.of(state, int(state.seat))))
        chance.settle(state)
    seat, legal = int(state.seat), state.legal_actions()
    task = Task(game.id, seat, state.where(), legal, state.view(seat), "hard", 5, weigh=True)
    said = bot_worker.think(task, 10.0)
    moves = [tried(game, task.view, seat, move) for move in said["whole"]]
    assert len({str(kt.Language("en", game).move(move.clauses)) for move in moves}) == len(moves) >= 1
    assert len({move.key for move in moves}) == len(moves)
    assert [move[0] for move in said["whole"]] == [row[0] for row in said["weighed"]][: len(moves)]
    assert {row[0] for row in said["weighed"]} <= set(legal), "none is lost"
    kinds = {tuple(sorted(move.taken)) for move in moves}
    assert len(kinds) == len(moves)


@pytest.mark.once
@pytest.mark.parametrize(("fewer", "spares"), [(0.5, True), (0.49, True), (0.4, False)])
def test_an_attack_is_told_with_no_more_units_than_it_needs(
    fewer: float, spares: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """14 units went where 6 win 95 of 100 battles: at home they were missing. Where that is worth less, all go."""
    game = kt.load("europe")
    state, chance = game.new(2, 3), kt.Chance(3)
    while state.where() != "CombatMove.order":
        chance.settle(state)
        state.apply(kt.bots.GreedyBot(1).answer(Decision.of(state, int(state.seat))))
    seat, legal = int(state.seat), state.legal_actions()
    plan = game.plans(state, seat)[0]
    compared = list[list[list[int]]]()
    monkeypatch.setattr(kt.bots.SearchBot, "weigh", lambda bot, decision: [Weighed(plan[0], 0.5, 20, tuple(plan[1:]))])

    def compare(bot: Any, decision: Decision, ways: list[list[int]]) -> list[float]:
        compared.append(ways)
        return [0.5, fewer]

    monkeypatch.setattr(kt.bots.SearchBot, "compare", compare)
    task = Task(game.id, seat, state.where(), legal, state.view(seat), "hard", 5, weigh=True)
    said = bot_worker.think(task, 1.0)
    (ways,) = compared
    assert ways[0] == plan and len(ways[1]) < len(plan) - 5
    assert said["whole"] == [ways[1] if spares else plan], said
    assert said["weighed"] == [[plan[0], 0.5, 20]]


# ------------------------------------------------------------------ what a move is
@pytest.mark.parametrize(
    ("game", "question", "least", "most"),
    [
        ("europe", {"attacker": "6 infantry 3 armor", "defender": "3 infantry"}, 0.9, 1.0),
        ("europe", {"attacker": "1 fighter", "defender": "9 infantry", "guns": 1, "landing": True}, 0.0, 0.2),
        ("selfr3", {"attacker": "9 land", "defender": "1 station", "start": "land", "target": "land"}, 0.5, 1.0),
        ("attack", {"attacker": "4I 2T", "defenders": ["1I"]}, 0.8, 1.0),
    ],
)
def test_the_chance_of_an_attack_stands_in_its_sentence(
    game: str, question: dict[str, Any], least: float, most: float
) -> None:
    chance = hint_chances.chances(OddsProcess(apart=False))("hint t 0", "", game, question)
    assert chance is not None and least <= chance <= most
    assert hint_chances.chances(OddsProcess(apart=False))("hint t 0", "", "attila", question) is None


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "tanks: 92% to win. It opens"), ("de", "(92 % Siegchance); das öffnet")]
)
def test_an_attack_is_told_with_what_is_at_stake(lang: str, told: str) -> None:
    words = kt.Language(lang, kt.load("europe"))
    things = (("kind", "infantry", 6), ("kind", "armor", 3))
    attack = Clause("attack_way", {"space": "russia", "origin": "moscow"}, things, {})
    sentence = words.move([attack], [0.92])
    assert told in sentence and words.name("space", "russia") in sentence and words.name("space", "moscow") in sentence
    assert "%" not in words.move([attack], [None])


def test_a_move_that_ends_the_turn_says_so_where_one_might_go_on() -> None:
    """A hint moved units on, which ended the turn with eight armies unused, and said nothing of that."""
    game = kt.load("selfr3")
    facts = {
        "players": 3,
        "active": 0,
        "round": 1,
        "moves": 1,
        "stack": [{"step": "Play.next"}, {"step": "Turn.act"}],
        "asked": [0],
        "armies": [{"alaska": 6, "nunavut": 1}, {"kamtschatka": 1}, {"kongo": 2}],
        "officers": [{}, {}, {}],
        "money": [0, 0, 0],
    }
    view = game.view(game.load(facts), 0)
    rows = {
        "moves on": ["move alaska", "onto nunavut", "follow 5"],
        "attacks": ["attack alaska", "onto kamtschatka"],
        "stops": ["finish"],
    }
    found = {name: tried(game, view, 0, [game.space.parse(one) for one in row]) for name, row in rows.items()}
    assert {name: move.turned for name, move in found.items()} == {"moves on": True, "attacks": False, "stops": False}
    assert kt.Language("de", game, ["A", "B", "C"]).why([Reason("turned")]) == "Damit endet dein Zug."


def test_no_attack_is_taken_over_untold() -> None:
    """“Attack Victor in Egypt: 82%” went on to attack two more regions."""
    march, attack, free = Clause("march"), Clause("attack", odds={}), Clause("neutral", risks=True)
    assert hints.at_once([Clause("first_blitz"), attack, attack, free, march]) == 4
    assert hints.at_once([march, march, march]) == 2
