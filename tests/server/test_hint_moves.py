"""What a hint is made of, without a server: whole moves, what sets them apart, and the reasons for them."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.bots.agent import Decision
from kartentisch.bots.search import Weighed
from kartentisch.bots.whole_moves import steady, tried, whole
from kartentisch.engine.reasons import Clause, Reason, Strength, faced
from kartentisch.engine.starts import start
from kartentisch.server import bot_worker
from kartentisch.server.bot_pool import Task
from kartentisch.server.http.odds import hint_chances
from kartentisch.server.http.odds.process import OddsProcess
from kartentisch.server.views import hints


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
def test_a_hint_says_that_a_conflict_begins_and_lays_no_cards_in_it() -> None:
    """A hint that was taken over laid none, and the one who sent it was never asked."""
    game = kt.load("attila")
    position = game.dump(game.new(players=2, seed=3))
    seat = int(position["active"])
    position["provinces"] = {"moesia": {"franks": 2, "huns": 2}}
    position["hands"][seat] = {"franks": 3, "huns": 3}
    state = game.load(position)
    decision = Decision.of(state, seat)
    place = next(a for a in decision.legal if game.space.notation(a) == "place huns moesia")
    row = whole(decision, [int(place)], 1, time.monotonic() + 60)
    move = tried(game, decision.view, seat, row)
    assert [game.space.action(a).name for a in row] == ["place", "influence"]
    assert move.reasons[0] == Reason("fight", {"province": "moesia"})
    for lang in ("de", "en"):
        assert kt.Language(lang, game).name("province", "moesia") in kt.Language(lang, game).why(move.reasons[:1])
    for action in row:
        state.apply(action, seat)
    laying = Decision.of(state, int(state.seat))
    assert laying.question == "Conflict.lay"
    begun = next(int(a) for a in laying.legal if game.space.action(a).name == "lay")
    laid = whole(laying, [begun], 1, time.monotonic() + 60)
    assert game.space.action(laid[-1]).name == "finish", "cards that are laid one by one are one answer"


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


RAID = ["pick germany", "raid bomber leningrad"]
BESIDE = ["send fighter leningrad"]  # they attack the same land, apart from the bombs
STRIKE = ["pick poland", *["send infantry east_poland"] * 6]


@pytest.mark.parametrize("ends", [["finish"], []])
def test_a_bombing_raid_is_told_at_once_and_is_no_battle(ends: list[str]) -> None:
    """A hint flew a bomber to a factory behind “what else the move does”; the page called it a battle."""
    game = kt.load("europe")
    front = start(game, "eastern_front")
    state = game.load({**(front.position or {}), "players": 2, "options": dict(front.options)})
    state.apply(game.space.parse("finish"), 0)  # buys nothing
    for rows in ([*RAID, *STRIKE], [*STRIKE, *RAID, *BESIDE]):
        move = tried(game, game.view(state, 0), 0, [game.space.parse(one) for one in [*rows, *ends]])
        (raid,) = [clause for clause in move.clauses if clause.name == "raid"]
        assert [thing[1:] for thing in raid.things] == [("bomber", 1)] and raid.odds is None
        read = move.clauses[: hints.at_once(move.clauses)]
        assert raid in read
        said = kt.Language("de", game, ["A", "B"]).move(read)
        assert "einen Bombenangriff auf Leningrad" in said
        if ends:
            places = {clause.args["space"]: clause.things for clause in move.clauses if clause.odds is not None}
            assert set(places) == ({"east_poland"} if rows[0] == RAID[0] else {"east_poland", "leningrad"})
            assert ("kind", "bomber", 1) not in places.get("leningrad", ()), "nobody both fights and bombs"
            assert len(hints.attacks(move.clauses)) == len(places)
