"""What a hint says beside the standings."""

from __future__ import annotations

from typing import Any

import pytest

from kartentisch.engine.language import Language
from kartentisch.engine.match import preview
from kartentisch.engine.reasons import Reason
from kartentisch.engine.recount import WholeMove
from kartentisch.games.attacke import Attacke
from kartentisch.games.attacke.pools import HANDS, SEEN
from kartentisch.games.attacke.tests.test_policy import EUROPE

SET = {"artillerie_5": 1, "infanterie_5": 1, "kavallerie_5": 1}


def told(game: Attacke, state: Any, seat: int, *actions: str) -> dict[str, Any]:
    """The reasons for these actions, by name."""
    before = preview(game, state, seat, [])
    after = preview(game, state, seat, [game.space.parse(action) for action in actions])
    reasons = game.reasons(before.view, after.view, seat)
    assert not reasons or all(Language(lang, game, ["Anna", "Ben"]).why(reasons) for lang in ("de", "en"))
    return {reason.name: dict(reason.args) for reason in reasons}


@pytest.fixture
def state(game: Attacke) -> Any:
    """Anna holds all of Europe but one land, which Ben holds with all of the rest."""
    mine = EUROPE[1:]
    others = [space.id for space in game.board.spaces if space.id not in mine]
    hands = [{**SET, "verrat": 1, "revolution": 1}, {"gegenrevolution": 1, "joker": 2}]
    return game.load({"players": 2, "active": 0, "lands": [mine, others], "hands": hands})


def sentence(game: Attacke, state: Any, seat: int, *actions: str) -> str:
    """What the move is, as a hint says it, without the chance that the server computes."""
    before = preview(game, state, seat, []).view
    row = [game.space.parse(action) for action in actions]
    clauses = game.recount(WholeMove(seat, before, row, before))
    return Language("en", game, ["Anna", "Ben"]).move(clauses, [clause.chance for clause in clauses])


def test_an_attack_tells_what_it_is_after_and_what_may_stand_against_it(game: Attacke, state: Any) -> None:
    fight = ["fight britannien", *(f"lay {card}" for card in SET)]
    found = told(game, state, 0, *fight)
    assert list(found) == ["prize", "defended"], "why this land comes first; how strong the set is, the move says"
    assert found["prize"]["left"] == 0
    assert found["prize"]["breaks"] == 0
    assert found["defended"] == {"seat": 1, "cards": 3}
    assert told(game, state, 0, "fight maghreb", *fight[1:])["prize"]["breaks"] == 1


def test_an_attack_asks_for_the_odds_of_what_the_seat_may_know(game: Attacke, state: Any) -> None:
    before = preview(game, state, 0, []).view
    row = [game.space.parse(action) for action in ("fight britannien", *(f"lay {card}" for card in SET))]
    [clause] = game.recount(WholeMove(0, before, row, before))
    assert clause.odds is not None
    [[heap, drawn]] = clause.odds["heaps"]
    assert (drawn, clause.odds["strength"], clause.odds["joker"]) == (3, 15, 4)
    assert "A5" in heap.split(), "one of two is in the own hand"
    assert "2A6" in heap.split()
    lands = state.to_json()["lands"]
    few = game.load({"players": 2, "active": 0, "lands": lands, "hands": [SET, {"joker": 2}]})
    assert "certain to win the fight" in sentence(game, few, 0, "fight britannien", *(f"lay {card}" for card in SET))


def test_the_value_of_a_joker_is_the_tables(game: Attacke) -> None:
    lands = [EUROPE[1:], [space.id for space in game.board.spaces if space.id not in EUROPE[1:]]]
    hands = [{"joker": 3}, {"gegenrevolution": 1, "joker": 0}]
    position = {"players": 2, "active": 0, "lands": lands, "hands": hands}
    state = game.load({**position, "options": {"joker_value": 7}})
    assert "21 armies" in sentence(game, state, 0, "fight britannien", *["lay joker"] * 3)


def test_a_revolution_tells_what_it_brings_and_a_counter_what_is_kept(game: Attacke, state: Any) -> None:
    asia = len(game.board.group("asien"))
    free = (54 * 53 * 52) / (58 * 57 * 56)  # none of Ben's three is one of the four among 58 that Anna has not seen
    assert told(game, state, 0, "revolution asien")["stake"] == {"lands": asia, "average": round(asia * free, 1)}
    assert f"{round(100 * free)}%)" in sentence(game, state, 0, "treason peru")
    found = told(game, state, 0, "treason peru")
    americas = len(game.board.group("suedamerika"))
    assert "stake" not in found
    assert found["prize"] == {
        "land": "peru", "seat": 1, "continent": "suedamerika", "own": 1, "lands": americas, "left": americas - 1,
        "breaks": 1,
    }  # fmt: skip
    assert told(game, state, 0, "treason britannien")["prize"]["left"] == 0
    words = Language("en", game, ["Anna", "Ben"])
    whys = {
        words.why([Reason("prize", told(game, state, 0, f"treason {land}")["prize"])]) for land in ("peru", "alaska")
    }
    assert len(whys) == 2
    state.apply(game.space.parse("revolution asien"))
    assert told(game, state, 1, "counter")["kept"] == {"lands": asia}
    assert "kept" not in told(game, state, 1, "suffer")


def test_who_surely_holds_a_counter_revolution_is_named(game: Attacke, state: Any) -> None:
    state.cards.m[SEEN] |= state.cards.m[HANDS + 1]  # Anna has seen all of Ben's hand
    found = told(game, state, 0, "revolution asien")
    assert found["guarded"] == {"lands": len(game.board.group("asien")), "average": 0.0, "seat": 1}
    assert "(chance 0%)" in sentence(game, state, 0, "treason peru")


def test_the_end_of_a_turn_tells_the_cards_and_the_set_that_is_kept(game: Attacke, state: Any) -> None:
    assert told(game, state, 0, "finish") == {"drawn": {"cards": 2, "armies": 15}}
    data = state.to_json()
    others = [land for land in data["lands"][1] if land not in EUROPE]
    kept = {"lands": [EUROPE, others], "hands": [{"verrat": 1}, {}], "kept": [["europa"], []]}
    alone = game.load({"players": 2, "active": 0, **kept})
    assert told(game, alone, 0, "finish") == {"drawn": {"cards": 3, "armies": 0}}


def test_continents_grow_whole_and_break(game: Attacke, state: Any) -> None:
    data = state.to_json()
    hands = [{"verrat": 1}, {}]
    alone = game.load({"players": 2, "active": 0, "lands": data["lands"], "hands": hands})
    assert told(game, alone, 0, "treason britannien")["whole"] == {"continent": "europa"}
    found = told(game, alone, 0, "treason peru")
    assert found["continent"] == {"continent": "suedamerika", "own": 1, "lands": len(game.board.group("suedamerika"))}
    assert found["broken"] == {"continent": "suedamerika", "seat": 1}
