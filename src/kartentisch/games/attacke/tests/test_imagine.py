"""What imagined worlds hold of cards that nobody else has seen."""

from __future__ import annotations

import pytest

from kartentisch.engine.errors import EngineError
from kartentisch.games.attacke import Attacke
from kartentisch.games.attacke.actions import ARMIES, ARMS, JOKER, KINDS, RANKS
from kartentisch.games.attacke.filled import filled

HANDS = [
    {"artillerie_3": 1, "artillerie_5": 1, "infanterie_4": 1, "joker": 2, "kavallerie_2": 1, "gegenrevolution": 1},
    {"gegenrevolution": 3, "verrat": 2},
    {"revolution": 3, "verrat": 1},
]
SETS = ("artillerie_3 infanterie_4 joker", "artillerie_5 joker kavallerie_2")


def kinds(game: Attacke, batch: dict[str, int]) -> list[int]:
    return [game.names.cards.index(name) for name, n in batch.items() for _ in range(n)]


@pytest.mark.rule("SCH-13", "SCH-R04", "SCH-R05")
@pytest.mark.parametrize("under_pile", ["shuffled", "in_order"])
def test_a_set_that_went_under_the_pile_unseen_is_one_in_every_world(game: Attacke, under_pile: str) -> None:
    """Two sets one behind the other, which two others imagine; whoever has hidden them knows them."""
    lands = [space.id for space in game.board.spaces]
    state = game.load(
        {
            "players": 3,
            "active": 0,
            "lands": [lands[:14], lands[14:28], lands[28:]],
            "hands": HANDS,
            "options": {"hide_on_surrender": True, "under_pile": under_pile},
        }
    )
    for cards in SETS:
        target = next(a for a in state.legal_actions() if game.space.notation(a).startswith("fight"))
        state.apply(target)
        for card in cards.split():
            state.apply(game.space.parse(f"lay {card}"))
        state.apply(game.space.parse("give_up"))
    sizes = [batch["size"] for batch in state.view(1)["batches"]][1:]
    assert sizes == ([1] * 6 if under_pile == "in_order" else [3, 3])
    for viewer in (1, 2):
        seen = set()
        for seed in range(20):
            under = [kinds(game, batch) for batch in game.imagine(state.view(viewer), seed).to_json()["under"]]
            for k, batch in enumerate(under):
                assert all(kind <= JOKER for kind in batch)
                arms = [kind // RANKS for kind in batch if kind < ARMIES]
                assert len(arms) == len(set(arms))
                assert len(batch) > 1 or not arms or arms == [k % ARMS]
            seen.add(str(under))
        assert len(seen) > 10
    own = state.to_json()["under"]
    assert all(game.imagine(state.view(0), seed).to_json()["under"] == own for seed in range(3))


@pytest.mark.rule("SCH-53")
@pytest.mark.parametrize("viewer", [-1, 2])
def test_cards_face_down_are_sets_however_many_cards_the_attacker_holds(game: Attacke, viewer: int) -> None:
    """Of two sets of which everybody knows the cards, the attacker's seven cards leave enough to the defender."""
    lands = [space.id for space in game.board.spaces]
    attack, defence = ["artillerie_3", "infanterie_4", "kavallerie_2"], ["artillerie_1", "infanterie_2", "kavallerie_1"]
    fresh = game.new(3)
    in_sets = {name: int(fresh.table.deck.counts[kind]) for kind, name in enumerate(game.names.cards[: JOKER + 1])}
    known = {name: n - (name in attack + defence) for name, n in in_sets.items()}
    state = game.load(
        {
            "players": 3,
            "active": 0,
            "lands": [lands[:14], lands[14:28], lands[28:]],
            "hands": [dict.fromkeys(attack, 1) | {"revolution": 2, "verrat": 2}, dict.fromkeys(defence, 1), {}],
            "under": [known],
        }
    )
    state.apply(next(a for a in state.legal_actions() if "fight" in game.space.notation(a)))
    for card in attack + defence[:2]:
        state.apply(game.space.parse(f"lay {card}"))
    laid = set()
    for seed in range(8):
        world = game.imagine(state.view(viewer), seed).to_json()
        assert [name[:3] for name in world["laid"]] == ["art", "inf", "kav"]
        assert [name[:3] for name in world["defence"]] == ["art", "inf"]
        assert not {*world["laid"]} & {*world["defence"]}
        laid.add(str(world["laid"]))
    assert len(laid) > 2


@pytest.mark.rule("SCH-53")
def test_the_attacker_leaves_a_pool_to_a_defender_who_has_no_other() -> None:
    """The defender has cards of one pool only, which would do for either: the attacker's set is from the other one."""
    names = [*"abc"] + [""] * (KINDS - 4) + ["flag"]
    view = {
        "players": 2,
        "viewer": -1,
        "active": 0,
        "victim": 1,
        "laid_size": 3,
        "defence_size": 2,
        "known": [{}, {}],
        "pools": [
            {"cards": {"a": 2, "flag": 3}, "hands": [3, 2], "seen": [{}, {}]},
            {"cards": {"b": 2, "c": 2}, "hands": [4, 0], "seen": [{}, {}]},
        ],
        "batches": [],
    }
    world = filled(view, names)
    assert (world["laid"], world["defence"]) == (["b", "b", "c"], ["a", "a"])
    assert world["hands"] == [{"c": 1, "flag": 3}, {}]
    with pytest.raises(EngineError) as refused:
        filled(view | {"defence_size": 3}, names)
    assert (refused.value.code, refused.value.rule) == ("bad_position", "SCH-53")
