"""The history of each game's rules is whole, and a position of an earlier revision is carried over or says why not."""

from __future__ import annotations

from typing import Any

import pytest

import kartentisch as kt
from kartentisch import games
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.engine.migration import carried, program_of, since
from kartentisch.engine.revisions import Revision
from kartentisch.games.attack import Attack
from tests.games.folders import in_the_package, rule_ids

OURS = [name for name in games.ready() if in_the_package(name)]


@pytest.mark.parametrize("name", OURS)
def test_a_history_reaches_to_today_and_says_what_changed(name: str) -> None:
    """Who counts a revision up says in the same change what it means for games that are played."""
    game = kt.load(name)
    numbers = [row.number for row in game.history]
    assert numbers == [*range(numbers[0], game.revision + 1)]
    assert game.history[-1].program == "", "the last one is this program's"
    for row in game.history[1:]:
        for lang in LANGUAGES:
            assert Language(lang, game).say(f"revision-{row.number}")
            assert set(row.rules) <= set(rule_ids(game, lang))
    for row in game.history:
        for option, value in row.ruling.items():
            known = next(one for one in game.options if one.name == option)
            assert value in known.values and value != known.default and known.rule in row.rules


def test_a_position_is_carried_over_or_says_why_not(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kt.load("attack")
    state = game.new(3, seed=4)
    position = game.dump(state)
    assert carried(game, position, 3) == state == carried(game, position, game.revision)
    assert [row.number for row in since(game, 3)] == [4, 5] and since(game, 2) == since(game, 9) == ()
    assert (program_of(game, 3), program_of(game, 2)) == ("0.1.0", "")

    def refused(position: Any, revision: int) -> str:
        before = repr(position)
        with pytest.raises(kt.EngineError) as caught:
            carried(game, position, revision)
        assert repr(position) == before and str(caught.value)
        return caught.value.code

    assert refused(position, game.revision + 1) == "rules_newer"
    assert refused(position, 2) == "rules_too_old"
    assert refused({**position, "weather": "fine"}, 3) == "position_not_carried"
    assert refused({**position, "asked": [7]}, 3) == "position_not_carried"
    assert refused({**position, "stack": [{"step": "Gone.next"}]}, 3) == "position_not_carried"
    monkeypatch.setattr(Attack, "history", (Revision(3), Revision(4, carries=False), Revision(5)))
    assert refused(position, 3) == "rules_too_old" and carried(game, position, 4) == state


def test_what_a_game_maps_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game renames a part; where it maps to nonsense, or stumbles, that is told and nothing else happens."""
    game = kt.load("attack")
    state = game.new(2, seed=4)
    position = game.dump(state)
    old = {"hand_of_old" if key == "hands" else key: value for key, value in position.items()}

    def renamed(_: Any, position: dict[str, Any], revision: int) -> dict[str, Any]:
        if revision < 5 and "hand_of_old" in position:
            position["hands"] = position.pop("hand_of_old")
        return position

    monkeypatch.setattr(Attack, "migrate", renamed)
    assert carried(game, old, 3) == state and "hand_of_old" in old
    for wrong in (lambda *_: {}, lambda *_: {**position, "turn": 99}, lambda *_: position["nowhere"]):
        monkeypatch.setattr(Attack, "migrate", wrong)
        with pytest.raises(kt.EngineError, match="position_not_carried"):
            carried(game, position, 3)


def test_a_roll_of_selfr3_remembers_where_it_came_from() -> None:
    """Revision 1 did not: a minefield that strikes after the update is seen to have struck (R2-R30)."""
    game = kt.load("selfr3")
    stack = [{"step": "Attack.throw", "armies": 2}, {"step": "CardWindow.answer"}]
    position: dict[str, Any] = {"source": "island", "active": 1, "armies": [{}, {"island": 8}], "stack": stack}
    position["officers"] = [{"land": "island"}, {"taktik": "island", "land": "alaska"}]
    assert game.migrate(position, 1)["stack"][0]["strength"] == 9
    assert "strength" not in game.migrate({**position, "stack": [{"step": "Attack.send"}]}, 1)["stack"][0]
