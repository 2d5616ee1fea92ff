"""What a hint says beside the standings."""

from __future__ import annotations

from typing import Any

import pytest

from kartentisch.engine.language import Language
from kartentisch.engine.match import preview
from kartentisch.engine.reasons import Reason
from kartentisch.games.attacke import Attacke
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


def test_a_fight_tells_the_set_and_what_may_stand_against_it(game: Attacke, state: Any) -> None:
    fight = ["fight britannien"]
    assert told(game, state, 0, *fight)["defended"] == {"seat": 1, "cards": 3}
    for n, card in enumerate(SET, 1):
        fight.append(f"lay {card}")
        found = told(game, state, 0, *fight)
        assert found.get("set") == ({"armies": 15} if n == 3 else None), "half a set is not spoken of"
        assert "part" not in found, "cards that are laid are a price, and no reason"


def test_a_revolution_tells_what_is_at_stake_and_a_counter_what_is_kept(game: Attacke, state: Any) -> None:
    asia = len(game.board.group("asien"))
    assert told(game, state, 0, "revolution asien")["stake"] == {"lands": asia}
    found = told(game, state, 0, "treason peru")
    americas = len(game.board.group("suedamerika"))
    assert "stake" not in found
    assert found["prize"] == {
        "land": "peru", "seat": 1, "continent": "suedamerika", "own": 1, "lands": americas, "left": americas - 1,
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


def test_continents_grow_whole_and_break(game: Attacke, state: Any) -> None:
    data = state.to_json()
    hands = [{"verrat": 1}, {}]
    alone = game.load({"players": 2, "active": 0, "lands": data["lands"], "hands": hands})
    assert told(game, alone, 0, "treason britannien")["whole"] == {"continent": "europa"}
    found = told(game, alone, 0, "treason peru")
    assert found["continent"] == {"continent": "suedamerika", "own": 1, "lands": len(game.board.group("suedamerika"))}
    assert found["broken"] == {"continent": "suedamerika", "seat": 1}
