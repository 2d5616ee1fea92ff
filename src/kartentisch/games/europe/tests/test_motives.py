"""What a hint says is at stake: true sentences of who stands beside whom, in every phase."""

from __future__ import annotations

from typing import Any

import kartentisch as kt
from kartentisch.engine.match import preview
from kartentisch.engine.reasons import Reason

GAME = kt.load("europe")


def position(phase: str, **more: Any) -> Any:
    units = {
        "poland": {"germany": {"infantry": 6, "armor": 2}},
        "germany": {"germany": {"infantry": 2}},
        "east_poland": {"ussr": {"infantry": 4}},
        "moscow": {"ussr": {"infantry": 5}},
    }
    state = GAME.load({"players": 2, "power": "germany", "cash": {"germany": 20}, "units": units, **more})
    while state.where() != phase:  # nothing is bought, nobody is attacked
        state.apply(GAME.space.parse("finish"))
    return state


def reasons(state: Any, *steps: str) -> list[Reason]:
    row = [GAME.space.parse(step) for step in steps]
    return GAME.reasons(preview(GAME, state, 0, []).view, preview(GAME, state, 0, row).view, 0)


def why(lang: str, found: list[Reason]) -> str:
    return kt.Language(lang, GAME, ["Anna", "Ben"]).why(found)


def test_moving_nothing_says_what_is_in_danger() -> None:
    """“Move nothing more. It prepares later moves.” said nothing that one could judge."""
    units = {"east_poland": {"ussr": {"infantry": 5}}, "hungary": {"germany": {"infantry": 5}}}
    units |= {"rumania": {"germany": {"infantry": 5}}, "poland": {"germany": {"infantry": 3}}}
    state = position("NonCombat.order", units=units)
    found = reasons(state, "finish")
    said = "In most danger: Poland; 3 of your units stand there next to 5 enemy land units, and 2 IPC a turn"
    assert said in why("en", found)
    assert "am meisten gefährdet: polen. dort stehen 3 deiner einheiten neben 5" in why("de", found).lower()
    empty = position("NonCombat.order", units={**units, "poland": {}})
    assert "In most danger: Poland; it is empty next to 5" in why("en", reasons(empty, "finish"))
    safe = position("NonCombat.order", units={**units, "poland": {"germany": {"infantry": 5}}})
    assert [one.name for one in reasons(safe, "finish")] == ["calm"]


def test_moving_up_says_beside_whom_they_stand_and_what_is_left() -> None:
    state = position("NonCombat.order", units={
        "germany": {"germany": {"infantry": 2}}, "poland": {"germany": {"infantry": 3}},
        "hungary": {"germany": {"infantry": 1}}, "east_poland": {"ussr": {"infantry": 5}},
    })  # fmt: skip
    said = why("en", reasons(state, "pick germany", "send infantry poland", "send infantry poland"))
    assert said.startswith("In Poland, 5 of your units then stand next to 5 enemy land units (before: 3)."), said
    said = why("en", reasons(state, "pick poland", "send infantry germany", "send infantry germany"))
    assert "One unit stays in Poland, next to 5 enemy land units: 2 IPC a turn are at stake." in said, said


def test_a_purchase_says_where_it_comes_and_what_is_in_danger() -> None:
    """“Cash down by 18. Forces up by 18.” is true of every purchase."""
    found = reasons(position("Purchase.buy"), "buy infantry", "buy infantry", "finish")
    assert (
        [one.name for one in found][:2] == ["bought", "entry"]
        and found[1].args["id"] == "germany"
        and found[1].args["steps"] == 2
    )
    assert why("en", found).startswith("2 more units: attack 2 and defence 4 in total; 14 IPC left unspent.")
    for lang in ("de", "en"):
        assert not any(word in why(lang, found) for word in ("Cash", "Kasse", "Forces"))
    near = position(
        "Purchase.buy", units={"poland": {"ussr": {"infantry": 4}}, "germany": {"germany": {"infantry": 1}}}
    )
    said = why("en", reasons(near, "buy infantry", "finish"))
    assert "in Germany, where one of your units stands next to 4 enemy land units." in said, said


def test_an_attack_says_what_it_would_bring() -> None:
    state = position("CombatMove.order")
    found = reasons(state, "pick poland", *["send infantry east_poland"] * 4)
    assert "If it succeeds, your income rises by 1 IPC a turn" in why("en", found)
    assert "steigt dein Einkommen um 1 IPC je Zug" in why("de", found)


LAST = {"options": {"round_limit": 3}, "round": 3}


def test_in_the_last_round_only_the_final_count_is_told() -> None:
    """“It opens the way to Moscow” where nobody goes there any more."""
    send = ("pick poland", *["send infantry east_poland"] * 4)
    state = position("CombatMove.order", **{**LAST, "round": 2})
    said = why("en", reasons(state, *send))
    assert "If it succeeds, you gain 1 IPC in the final count" in said and "a turn" not in said


def test_who_never_fights_again_fears_nothing() -> None:
    units = {"east_poland": {"ussr": {"infantry": 1}}, "poland": {"germany": {"infantry": 9}}}
    facts = {"players": 2, "power": "ussr", "units": units, "cash": {}}

    def found(**more: Any) -> list[str]:
        state = GAME.load({**facts, **more})
        while state.where() != "NonCombat.order":
            state.apply(GAME.space.parse("finish"))
        row = [GAME.space.parse("finish")]
        before = preview(GAME, state, 1, []).view
        return [one.name for one in GAME.reasons(before, preview(GAME, state, 1, row).view, 1)]

    assert found()[0] == "weakest"
    assert found(**LAST)[0] == "over"


def test_what_nobody_defends_is_named_until_it_is_taken() -> None:
    units = {"ukraine": {"germany": {"infantry": 3}}, "stalingrad": {"ussr": {"aa_gun": 1}}}
    owners = {"ukraine": "germany"}
    state = position("CombatMove.order", units=units, owners=owners)
    said = why("en", reasons(state, "finish"))
    assert "Nobody defends Caucasus, which you can reach: 4 IPC." in said, said
    said = why("en", reasons(state, "pick ukraine", *["send infantry caucasus"] * 3))
    assert "Caucasus, which you can reach" not in said, said
